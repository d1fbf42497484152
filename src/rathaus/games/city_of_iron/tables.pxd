from rathaus.core.ruleset cimport Ruleset

cdef class CityOfIronRules(Ruleset):
    # expert cards; sets of them have two bits a kind
    cdef short deck_of[32]
    cdef short cost_money[32]
    cdef short cost_science[32]
    cdef short hammer[32]
    cdef short distance[32]
    cdef short ship[32]
    cdef short airship[32]
    cdef short attack[32]
    cdef short need_hammer[32]
    cdef short need_cards[32]
    cdef short need_land[32]
    cdef short need_money[128]
    cdef short free[32]
    cdef short effect[32]
    cdef short amount[32]
    cdef short only_deck[32]
    cdef short less_money[32]
    cdef short less_science[32]
    cdef unsigned long long deck_cards[2]
    cdef unsigned long long starters[8]
    cdef unsigned long long supply_of[4]
    cdef unsigned long long all_cards[4]
    cdef short deals[4]
    cdef short start_land[4]
    cdef readonly int arc_districts
    cdef readonly int arc_moves
    cdef readonly int bids_twice
    # buildings
    cdef short money[32]
    cdef short science[32]
    cdef short terrain[32]
    cdef short letter_of[32]
    cdef short copies[32]
    cdef short marker[32]
    cdef short citizen[32]
    cdef short military[32]
    cdef short round_science[32]
    cdef short discount[32]
    cdef short income[32]
    cdef short goods[320]
    cdef readonly int marker_vp
    # towns
    cdef short stars[32]
    cdef short defence[32]
    cdef short conquered[32]
    cdef short town_distance[32]
    cdef short town_income[32]
    cdef short town_citizen[32]
    cdef short town_military[32]
    cdef short town_science[32]
    cdef short virtual[32]
    cdef short counts_as[32]
    cdef short city_of[32]
    cdef short town_goods[320]
    cdef unsigned long long stack[16]
    cdef readonly int open_towns
    # lands and tokens
    cdef short land_distance[16]
    cdef short land_ship[16]
    cdef short land_airship[16]
    cdef short land_terrains[16]
    cdef short land_slots[16]
    cdef readonly int settle_lands
    cdef short city_slots[8]
    cdef short city_citizen[8]
    cdef short city_military[8]
    cdef short district_slots[8]
    cdef short arc_slots[8]
    cdef short district_citizen[8]
    cdef short district_military[8]
    cdef readonly int start_token
    # goods and tracks
    cdef short first_vp[16]
    cdef short second_vp[16]
    cdef short leader_money[16]
    cdef short threshold[16]
    cdef short threshold_vp[16]
    cdef short bid_cost[16]
    cdef readonly int spaces
    # set-up, rounds, ends
    cdef readonly int start_money
    cdef readonly int start_science
    cdef readonly int start_income
    cdef readonly int start_citizen
    cdef readonly int start_military
    cdef readonly int actions_each
    cdef readonly int row_size
    cdef readonly int row_discards
    cdef readonly int mark
    cdef readonly int tax
    cdef readonly int science_price
    cdef readonly int move_price
    cdef readonly list land_marks
    cdef readonly list lost_goods
    cdef short fixed[16]
    cdef short card_science[4]
    cdef readonly int money_vp
    cdef readonly int land_vp
    cdef readonly int good_vp
    cdef readonly int experts_vp
    cdef readonly int towns_vp
    cdef readonly int stored_per
    cdef readonly int stored_vp
    # options
    cdef readonly bint family
    cdef readonly bint powers
    cdef readonly bint clock_fixed
    cdef readonly bint refills_at_once
    cdef readonly bint buys_last
    cdef readonly bint tie_blocks
    cdef readonly bint cranes_stack
    cdef readonly int delay
    cdef readonly bint chooses_nation
