from rathaus.core.ruleset cimport Ruleset

cdef class MessinaRules(Ruleset):
    # the city: sets of places within so many steps (layouts.py)
    cdef unsigned long long near[14336]
    cdef readonly int start_places
    cdef short first_expansion[4]
    cdef short hex_class[20]
    cdef short hex_here[20]
    cdef short hex_points[20]
    cdef short hex_coins[20]
    cdef short hex_wood[20]
    cdef short hex_lieutenant[20]
    cdef short need[60]
    cdef short need_golden[60]
    cdef unsigned long long pose_hexes[4]
    cdef unsigned long long colour_hexes[4]
    # programs: what sites, squares, workshops and improvements do
    cdef short gain[800]
    cdef short gain_points[200]
    cdef short chain[800]
    cdef short choose[200]
    cdef short price[200]
    cdef short once[200]
    # registers
    cdef short space_points[48]
    cdef short space_reward[144]
    cdef short last_space[3]
    cdef short single_bar[3]
    cdef short double_bar[3]
    # rounds and wheel
    cdef readonly int rounds
    cdef short order_by[16]
    cdef short ships_in[16]
    cdef short adds_hex[16]
    cdef short wheel_turns[16]
    cdef short citizens_come[16]
    cdef short fire_each[16]
    cdef short points_each[16]
    cdef short era[16]
    cdef readonly int positions
    cdef short wheel_pose[32]
    cdef short wheel_colour[96]
    # estate
    cdef readonly int inner
    cdef short space_kind[24]
    cdef short space_area[48]
    cdef short route_space[48]
    # buildings
    cdef short workshop_class[40]
    cdef short workshop_coins[40]
    cdef short workshop_wood[40]
    cdef unsigned long long late
    cdef unsigned long long masters_only
    cdef unsigned long long of_class[3]
    cdef short improvement_coins[16]
    cdef short improvement_wood[16]
    cdef readonly int improvement_height
    cdef short wagon_number[16]
    cdef short wagon_coins[16]
    cdef short wagon_wood[16]
    cdef short wagon_points[16]
    cdef readonly int wagon_stacks
    # ships
    cdef short ship_goods[16]
    cdef short ship_pile[16]
    cdef short ship_coins[16]
    cdef short ship_points[16]
    cdef readonly int ships_here
    cdef readonly int ship_spaces
    cdef readonly int ships_every
    # scrolls, by board * 3 + column
    cdef short scroll_kind[16]
    cdef short scroll_value[80]
    cdef short scroll_double[80]
    cdef short scroll_most[16]
    cdef short scroll_stop[240]
    # set-up and scoring
    cdef readonly int plague_start
    cdef readonly int lieutenants_start
    cdef readonly int lieutenants_most
    cdef readonly int tiles
    cdef short start_points[4]
    cdef short start_coins[4]
    cdef short start_tokens[4]
    cdef short rat_points[16]
    cdef readonly int rat_most
    cdef readonly int rat_step
    cdef readonly int leftovers
    cdef readonly int visit_points
    cdef readonly int worker_points
    cdef short popularity_bonus[4]
    cdef short majority[4]
    # solo
    cdef short solo_hex[16]
    cdef short solo_action[16]
    cdef short rival_lieutenants[16]
    cdef short rival_first[16]
    cdef short solo_points[8]
    cdef readonly int solo_bonus
    # options
    cdef readonly bint house_boards
    cdef readonly bint seated
    cdef readonly bint milestone_upgrades
    cdef readonly bint one_stack
    cdef readonly bint empty_docks
    cdef readonly bint estate_to_dock
    cdef readonly bint workers_repopulate
    cdef readonly bint until_empty
    cdef readonly bint first_on_top
    cdef readonly bint rescue_one
    cdef readonly bint solo_table
    cdef readonly bint solo_printed
