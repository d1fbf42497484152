from rathaus.core.policy cimport Policy
from rathaus.core.state cimport State
from rathaus.games.city_of_iron.cards cimport one
from rathaus.games.city_of_iron.costs cimport bid_price, can_build, fits_city, free_slot, kind_from, money_need, money_price, science_price
from rathaus.games.city_of_iron.decks cimport first_cell
from rathaus.games.city_of_iron.holdings cimport cranes
from rathaus.games.city_of_iron.names cimport *
from rathaus.games.city_of_iron.skills cimport can_reach, usable_tokens
from rathaus.games.city_of_iron.state cimport CityOfIron
from rathaus.games.city_of_iron.worth cimport building_worth, card_worth, good_worth, land_worth, loss, purchase_worth, purse_worth, room_cost, rounds_left, science_worth, token_worth, town_worth, weakest

cdef class CityOfIronPolicy(Policy):
    cdef int rounds
    cdef int coin
    cdef int score(self, CityOfIron s, int verb, int arg) noexcept
    cdef int other(self, CityOfIron s, int verb, int arg) noexcept
    cdef int build(self, CityOfIron s, int origin) noexcept
    cdef int net(self, CityOfIron s, int kind, int money, int science) noexcept
    cdef int best_build(self, CityOfIron s, int money, int money_off, int science_off) noexcept
    cdef int store(self, CityOfIron s, int kind) noexcept
    cdef int science(self, CityOfIron s) noexcept
    cdef int top_card(self, CityOfIron s, int deck) noexcept
    cdef int play(self, CityOfIron s, int card) noexcept
    cdef int best_land(self, CityOfIron s, int card) noexcept
    cdef int best_token(self, CityOfIron s, bint district) noexcept
    cdef int pay(self, CityOfIron s, int verb, int card) noexcept
    cdef int city(self, CityOfIron s, int city) noexcept
    cdef int move(self, CityOfIron s, int city) noexcept
    cdef int bid(self, CityOfIron s, int space) noexcept
    cdef int place(self, CityOfIron s, int space) noexcept
