from rathaus.core.ruleset cimport Ruleset

cdef class CitadelsRules(Ruleset):
    cdef short cost[64]
    cdef short points[64]
    cdef short colour[64]
    cdef short copies[64]
    cdef unsigned long long of_colour[6]
    cdef unsigned long long affordable[32]
    cdef short character_at[10]
    cdef short rank_of[32]
    cdef short income_colour[32]
    cdef short build_limit[32]
    cdef short step_kind[32]
    cdef short step_place[32]
    cdef readonly int steps
    cdef readonly int ranks_mask
    cdef readonly int last_rank
    cdef readonly int king_bit
    cdef readonly int face_up
    cdef readonly bint last_takes_face_down
    cdef readonly int deck_size
    cdef readonly int starting_hand
    cdef readonly int starting_gold
    cdef readonly int first_bonus
    cdef readonly int other_bonus
    cdef readonly int colours_bonus
    cdef readonly int city_target
    cdef readonly int first_crown
    cdef readonly int face_down_drawn
    cdef readonly bint heir
    cdef readonly int tiebreak
    cdef readonly bint warlord_ends_turn
    cdef readonly int bonus_timing
    cdef readonly bint armory_hits_completed
    cdef readonly bint keep_first_bonus
    cdef readonly bint haunted_ban
    cdef readonly bint keep_all
    cdef readonly int laboratory_gold
    cdef readonly int smithy_pay
    cdef readonly int smithy_draw
    cdef readonly int gold_supply
    cdef readonly bint bishop_blocks_own
    cdef readonly bint graveyard_saves_itself
    cdef readonly bint great_wall_self
    cdef readonly bint queen_by_receiver
    cdef readonly bint wizard_builds_first
    cdef readonly bint order_chosen
    cdef readonly int tower_target
    cdef readonly int protected_size
