from rathaus.core.ruleset cimport Ruleset

cdef class HansaRules(Ruleset):
    cdef readonly object board
    cdef short city_label[32]
    cdef short city_at[128]
    cdef short office_first[32]
    cdef short office_count[32]
    cdef short office_shape[72]
    cdef short office_level[72]
    cdef short office_coin[72]
    cdef short skills_of[32]
    cdef short green[32]
    cdef short regions_of[32]
    cdef short permits_of[32]
    cdef unsigned long long neighbours[32]
    cdef short route_label[40]
    cdef short route_at[128]
    cdef short route_a[40]
    cdef short route_b[40]
    cdef short route_word[40]
    cdef unsigned long long route_mask[40]
    cdef short route_first[40]
    cdef short route_size[40]
    cdef short route_region[40]
    cdef short permanent[40]
    cdef short post_route[128]
    cdef short taberna[40]
    cdef unsigned long long ship[2]
    cdef unsigned long long all_posts[2]
    cdef unsigned long long region_posts[6]
    cdef unsigned long long region_routes[3]
    cdef unsigned long long near[1280]
    cdef short skill_value[40]
    cdef short skill_top[5]
    cdef short skill_kind[5]
    cdef short skill_points[5]
    cdef short prestige_level[4]
    cdef short prestige_points[4]
    cdef short marker_points[32]
    cdef short link_points[3]
    cdef short region_points[3]
    cdef short supply_at[10]
    cdef short stock_at[10]
    cdef short set_count[10]
    cdef short set_start[10]
    cdef short promo_count[10]
    cdef short mission_city[27]
    cdef unsigned long long province_routes[16]
    cdef unsigned long long province_posts[32]
    cdef unsigned long long walk_to[16]
    cdef readonly int n_cities
    cdef readonly int n_routes
    cdef readonly int n_posts
    cdef readonly int east
    cdef readonly int west
    cdef readonly int completed_limit
    cdef readonly int prestige_route
    cdef readonly int farthest
    cdef readonly int points_limit
    cdef readonly int city_points
    cdef readonly int first_player
    cdef readonly int tiebreak
    cdef readonly int turn_limit
    cdef readonly bint missions
    cdef readonly bint favours
    cdef readonly bint pawn_rules
    cdef readonly bint swap_own_only
    cdef readonly bint income_exact
    cdef readonly bint one_by_one
    cdef readonly bint reuse_same_route
    cdef readonly bint green_swaps_all
    cdef readonly bint permit_by_control
    cdef readonly bint britannia
