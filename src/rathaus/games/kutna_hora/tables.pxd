from rathaus.core.ruleset cimport Ruleset

cdef class KutnaHoraRules(Ruleset):
    # markets (R6), by (resource * 64 + card) * 12 + column; mark: 1 = red X, 2 = high demand
    cdef short price[4608]
    cdef short mark[4608]
    cdef short slider_of[6]
    cdef short on_ore[6]
    cdef readonly int columns
    cdef readonly int population_last
    cdef readonly int ore_last
    cdef readonly int population_flip
    cdef readonly int ore_flip
    # buildings: 24 of guilds, then 12 public
    cdef short guild[40]
    cdef short stack_of[40]
    cdef short timber[40]
    cdef short made[40]
    cdef short steps[40]
    cdef short people[40]
    cdef short ore_cards[40]
    cdef short taxes[40]
    cdef short flips[40]
    cdef short technology[40]
    cdef short plot_cost[40]
    cdef short fame[40]
    cdef short birds[40]
    cdef short worth[40]
    cdef short tokens[40]
    cdef short removes[40]
    cdef short dots[160]
    cdef short crests[40]
    cdef unsigned long long of_stack[12]
    cdef unsigned long long marked
    cdef short stack_height[12]
    cdef short public_row[3]
    # town
    cdef unsigned long long town
    cdef short edge[384]
    cdef readonly int free_plot
    cdef readonly int cheap_plot
    # mine
    cdef unsigned long long mine
    cdef unsigned long long entrances
    cdef unsigned long long level[3]
    cdef readonly int entrance_cost
    cdef readonly int mine_rows
    cdef short board_stars[8]
    cdef short rock_stars[4]
    cdef short rock_cells[64]
    cdef readonly int mine_cards
    cdef short next_cost[40]
    cdef short stars[40]
    cdef short dig_ore[40]
    cdef short dig_cards[40]
    cdef short dig_people[40]
    cdef short dig_points[40]
    cdef short draws_at[8]
    cdef short row_points[384]
    # boards and tracks
    cdef short house_birds[12]
    cdef short house_fame[12]
    cdef short house_points[12]
    cdef short house_public[12]
    cdef readonly int houses_in_row
    cdef readonly int plot_markers
    cdef readonly int storage
    cdef readonly int pool_size
    cdef readonly int start_pool
    cdef readonly int start_waiting
    cdef short start_coins[4]
    cdef short column_coins[6]
    cdef short column_permits[6]
    cdef readonly int fame_low
    cdef readonly int fame_high
    cdef readonly int fame_start
    cdef short fame_points[40]
    cdef readonly int cheap_from
    cdef readonly int free_joker_from
    cdef readonly int overflow
    cdef readonly int underflow
    cdef readonly int tax_start
    cdef readonly int tax_limit
    cdef short surcharge[8]
    cdef short refusal[16]
    # rounds, events
    cdef readonly int rounds
    cdef readonly int red_after
    cdef short patricians_score[16]
    cdef short event_deck[16]
    cdef short deck_of_event[16]
    cdef short event_tax[16]
    cdef short event_people[16]
    cdef short event_ore[16]
    cdef short event_text[16]
    cdef short event_threshold[16]
    cdef short event_amount[16]
    # patricians and St. Barbara
    cdef readonly int tokens_each
    cdef readonly int council_price
    cdef short patrician_points[4]
    cdef readonly int yellow_twice
    cdef short barbara_fame[16]
    cdef short barbara_effect[16]
    cdef short barbara_points[16]
    cdef short barbara_repeat[16]
    cdef short barbara_production[16]
    cdef short barbara_tax[16]
    # cards and guilds
    cdef short card_actions[8]
    cdef short guild_sets[64]
    cdef readonly int guild_cards
    cdef readonly int first_guild_card
    # options
    cdef readonly int first_player
    cdef readonly bint deal_guilds
    cdef readonly bint hire_single
    cdef readonly bint tech_anywhere
    cdef readonly bint rank_by_miners
    cdef readonly bint event_after_tax
