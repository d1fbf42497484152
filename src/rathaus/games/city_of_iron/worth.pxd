from rathaus.core.bits cimport count
from rathaus.games.city_of_iron.cards cimport copies
from rathaus.games.city_of_iron.costs cimport fits_city, free_slot
from rathaus.games.city_of_iron.decks cimport owns
from rathaus.games.city_of_iron.holdings cimport quantity
from rathaus.games.city_of_iron.names cimport *
from rathaus.games.city_of_iron.skills cimport usable_tokens
from rathaus.games.city_of_iron.state cimport CityOfIron

cdef int rounds_left(CityOfIron s) noexcept
cdef int scorings_left(CityOfIron s) noexcept
cdef int money_worth(int rounds) noexcept
cdef int purse_worth(CityOfIron s, int seat, int rounds) noexcept
cdef int science_worth(CityOfIron s, int seat, int rounds) noexcept
cdef int income_worth(int rounds) noexcept
cdef int standing(CityOfIron s, int seat, int good, int have, int rounds, int scorings) noexcept
cdef int good_worth(CityOfIron s, int seat, int good, int n) noexcept
cdef int draws_worth(int rounds, int citizens, int military) noexcept
cdef int building_worth(CityOfIron s, int seat, int kind) noexcept
cdef int room_cost(CityOfIron s, int seat, int kind) noexcept
cdef int loss(CityOfIron s, int seat, int kind) noexcept
cdef int weakest(CityOfIron s, int seat, int city) noexcept
cdef int town_worth(CityOfIron s, int seat, int town) noexcept
cdef int free_slots(CityOfIron s, int seat) noexcept
cdef int slot_worth(CityOfIron s, int seat) noexcept
cdef int land_worth(CityOfIron s, int seat, int land) noexcept
cdef int opened(CityOfIron s, int seat, int terrain) noexcept
cdef int token_worth(CityOfIron s, int seat, int token, bint district) noexcept
cdef int card_worth(CityOfIron s, int seat, int card) noexcept
cdef int owned_copies(CityOfIron s, int seat, int card) noexcept
cdef int purchase_worth(CityOfIron s, int seat, int card) noexcept
