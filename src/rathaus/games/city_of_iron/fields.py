"""City of Iron declared: the fields of its block, its boxes, verbs, events and the numbers of its components."""

from __future__ import annotations

from rathaus.core.box import BoxSpec
from rathaus.core.components import load
from rathaus.core.events import EventSpec
from rathaus.core.game import Declaration
from rathaus.core.layout import Field, Layout
from rathaus.core.verbs import Domain, Verb

SEATS = 4
LOTS = 12  # most building slots of a city, districts included
SLOTS = 12  # most places of the row
SPACES = 12  # spaces of the turn-order track
STACKS = 3  # town stacks of 1, 2 and 3 stars
OPEN = 3  # 0-star towns that lie open (R9.1)
CITIZENS = 20  # most citizen cards of a player
SOLDIERS = 14  # most military cards of a player
QUEUE = CITIZENS + SOLDIERS
COPIES = 2  # bits for the number of copies of an expert card in a set of cards

_DATA = load("city_of_iron")


def _ids(file: str, *tables: str) -> tuple[str, ...]:
    """The ids of the records of some tables of a file, in order."""
    return tuple(record["id"] for table in tables for record in _DATA[file][table])


GOODS = _ids("goods", "good")
TERRAINS = tuple(_DATA["lands"]["terrains"])
NATIONS = _ids("nations", "nation")
BUILDINGS = _ids("buildings", "building")
EXPERTS = _ids("experts", "card", "special")
LANDS = _ids("lands", "land")
TOWNS = _ids("towns", "town")
TOWN_CITIES = tuple(r["id"] for r in _DATA["towns"]["town"] if "slots" in r["effects"])  # R9.1: Metgra, Cazum
CITIES = LANDS + TOWN_CITIES
TOKENS = _ids("city_tokens", "token")
DECKS = ("citizen", "military")
LETTERS = ("A", "B", "C")
SCORINGS = ("regular", "final")

# points that are scored during the game; the others are computed at the end (scoring.py)
TALLIES = ("first_places", "second_places", "bonus_points", "markers")
FINALS = (
    "most_money",
    "farthest_land",
    "most_goods",
    "most_experts",
    "most_towns",
    "stored_buildings",
)

LAYOUT = Layout(
    SEATS,
    (
        # R2.13. Sets of expert cards have two bits for the number of copies of each kind
        Field("hand", SEATS, "owner", "expert cards in the hand of a seat", wide=True),
        Field("supply", SEATS, "public", "expert cards a seat has not bought yet", wide=True, by_seat=True),
        Field(
            "discards",
            SEATS,
            "public",
            "expert cards on both discard piles of a seat",
            wide=True,
            by_seat=True,
        ),
        Field(
            "turned",
            SEATS,
            "public",
            "cards of the draw piles of a seat when they were last laid",
            wide=True,
            by_seat=True,
        ),
        Field("used", 1, "public", "expert cards played in this turn, not or only now discarded", wide=True),
        Field(
            "unlaid", SEATS, "owner", "played cards whose place on the discard pile is still open", wide=True
        ),
        Field("basket", SEATS, "owner", "supply cards a seat has chosen and not yet shown", wide=True),
        Field("towns", SEATS, "public", "towns of a seat, as a bit set", wide=True, by_seat=True),
        Field("covered", 1, "public", "towns face down in the stacks, as a bit set", wide=True),
        Field(
            "queue",
            SEATS * QUEUE,
            "owner",
            "draw pile from the top, then discard pile from the oldest; citizens, then military",
        ),
        Field(
            "pile_size",
            SEATS * 2,
            "public",
            "cards in the citizen and the military draw pile of a seat",
            by_seat=True,
        ),
        Field(
            "queue_size",
            SEATS * 2,
            "public",
            "cards in draw and discard pile together, of both kinds",
            by_seat=True,
        ),
        Field("hand_size", SEATS * 2, "public", "citizen and military cards in hand", by_seat=True),
        Field("nation", SEATS, "public", "nation + 1", by_seat=True),
        Field("money", SEATS, "public", "money of a seat", by_seat=True),
        Field("science", SEATS, "public", "science of a seat", by_seat=True),
        Field("income", SEATS, "public", "income of a seat, both cubes together", by_seat=True),
        Field(
            "points", SEATS * len(TALLIES), "public", "points scored so far by seat and source", by_seat=True
        ),
        Field(
            "goods", SEATS * len(GOODS), "public", "cubes on the goods tracks by seat and good", by_seat=True
        ),
        Field("tokens", SEATS, "public", "unused city tokens of a seat (bits)", holds="bits", by_seat=True),
        Field(
            "terrains", SEATS, "public", "terrains (bits) of all cities of a seat", holds="bits", by_seat=True
        ),
        Field("citizen_draws", SEATS, "public", "citizen cards drawn at the end of each round", by_seat=True),
        Field(
            "military_draws", SEATS, "public", "military cards drawn at the end of each round", by_seat=True
        ),
        Field("round_science", SEATS, "public", "science taken at the end of each round", by_seat=True),
        Field("built", SEATS * len(BUILDINGS), "public", "built buildings by seat and kind", by_seat=True),
        Field("stored", SEATS * len(BUILDINGS), "public", "stored buildings by seat and kind", by_seat=True),
        Field(
            "holder",
            len(CITIES),
            "public",
            "seat + 1 that has a city on the land or town, 0 nobody",
            holds="seat+1",
        ),
        Field("slots", len(CITIES), "public", "building slots of each city, districts included"),
        Field("lot", len(CITIES) * LOTS, "public", "building + 1 on each slot of each city"),
        Field("city_token", len(CITIES), "public", "token + 1 that is the city"),
        Field(
            "districts", len(CITIES), "public", "tokens (bits) that are districts of the city", holds="bits"
        ),
        Field("display", 1, "public", "lands (bits) that can be settled", holds="bits"),
        Field("row", SLOTS, "public", "building + 1 at each place of the row, 0 empty"),
        Field("left", len(BUILDINGS), "public", "buildings left in the deck, by kind"),
        Field("discarded", len(BUILDINGS), "public", "buildings on the discard pile, by kind"),
        Field("letter", 1, "public", "deck that is drawn from: 0 A, 1 B, 2 C, 3 the shuffled discards"),
        Field("shown", 1, "public", "scoring cards that have turned up (bits)", holds="bits"),
        Field("new_cards", 1, "public", "scoring cards that turned up in this round (bits)", holds="bits"),
        Field(
            "due", 1, "public", "scoring cards that are scored at the end of this round (bits)", holds="bits"
        ),
        Field("ending", 1, "public", "1 once the game ends with this round", top=1),
        Field("top", STACKS, "public", "town + 1 on top of the stacks of 1, 2 and 3 stars"),
        Field("open_town", OPEN, "public", "0-star towns + 1 that lie open"),
        Field("line", SEATS, "public", "seats in the order of their cubes, left to right", holds="seat"),
        Field(
            "space",
            SEATS,
            "public",
            "space of a seat's cube on the turn-order track + 1, 0 in the pool",
            by_seat=True,
        ),
        Field("actions", SEATS, "public", "action tokens a seat has turned this round", by_seat=True),
        Field("named", 1, "public", "good + 1 that the owner of Snyle has named for this round"),
        Field("round", 1, "public", "number of the round, from 1; 0 during set-up"),
    ),
)

SEAT = Domain("seat", tuple(str(i) for i in range(SEATS)))
NATION = Domain("nation", NATIONS)
CARD = Domain("card", EXPERTS)
BUILDING = Domain("building", BUILDINGS)
SLOT = Domain("slot", tuple(str(i + 1) for i in range(SLOTS)))
SPACE = Domain("space", tuple(str(i + 1) for i in range(SPACES)))
LAND = Domain("land", LANDS)
CITY = Domain("city", CITIES, "land")
TOKEN = Domain("token", TOKENS)
TOWN = Domain("town", TOWNS)
GOOD = Domain("good", GOODS)
DECK = Domain("deck", DECKS)
SCORING = Domain("scoring", SCORINGS)

# R4.3: every decision
VERBS = (
    Verb("nation", "R2.1", (NATION,), target="nation-{nation}"),
    Verb("stack", "R2.3", (CARD,), secret=True, target="card-{card}"),
    Verb("bid", "R4.1.1", (SPACE,), target="space-{space}"),
    Verb("stay", "R8.4.2"),
    Verb("build", "R5.1.1", (SLOT,), target="row-{slot}"),
    Verb("build_stored", "R5.1.1", (BUILDING,), target="stored-{building}"),
    Verb("store", "R5.2.1", (SLOT,), target="row-{slot}"),
    Verb("draw", "R5.3.1", (DECK,), target="pile-{deck}"),
    Verb("tax", "R5.4.1", target="tax"),
    Verb("science", "R5.5.1", target="science"),
    Verb("play", "R5.6.1", (CARD,), target="card-{card}"),
    Verb("attack", "R5.7.1", (TOWN,), target="town-{town}"),
    Verb("move", "R8.1.2", (CITY,), target="city-{city}"),
    Verb("lift", "R8.1.2", (BUILDING,), target="built-{building}"),
    Verb("land", "R5.6.6", (LAND,), target="land-{land}"),
    Verb("city", "R5.1.2", (CITY,), target="city-{city}"),
    Verb("demolish", "R5.1.3", (BUILDING,), target="built-{building}"),
    Verb("token", "R5.6.6", (TOKEN,), target="token-{token}"),
    Verb("skills", "R5.6.2", (CARD,), target="card-{card}"),
    Verb("fight", "R5.7.2", (CARD,), target="card-{card}"),
    Verb("enough", "R11.6"),
    Verb("give", "R5.6.10", (CARD,), target="card-{card}"),
    Verb("discard", "R3.3", (CARD,), secret=True, target="used-{card}"),
    Verb("good", "R9.1", (GOOD,), target="good-{good}"),
    Verb("buy", "R6.6", (CARD,), secret=True, target="supply-{card}"),
    Verb("done", "R6.6"),
)

BOXES = (
    BoxSpec("choose_nation", "R2.1", asks=True),
    BoxSpec("set_up", "R2.2"),
    BoxSpec("stack", "R2.3", asks=True),
    BoxSpec("first_draw", "R2.10"),
    BoxSpec("begin_round", "R4"),
    BoxSpec("bid", "R4.1.1", asks=True),
    BoxSpec("second_bid", "R8.4.2", asks=True),
    BoxSpec("order", "R4.1.2"),
    BoxSpec("cycle", "R4.2.1"),
    BoxSpec("turn", "R4.2.2", asks=True),
    BoxSpec("build_with", "R5.6.8", asks=True),
    BoxSpec("build_city", "R5.1.2", asks=True),
    BoxSpec("demolish", "R5.1.3", asks=True),
    BoxSpec("land", "R5.6.6", asks=True),
    BoxSpec("district_city", "R5.6.7", asks=True),
    BoxSpec("token", "R5.6.6", asks=True),
    BoxSpec("pay", "R5.6.2", asks=True),
    BoxSpec("give", "R5.6.10", asks=True),
    BoxSpec("effect", "R5.6.8"),
    BoxSpec("draw_card", "R5.6.8", asks=True),
    BoxSpec("siege", "R5.7.2", asks=True),
    BoxSpec("conquer", "R5.7.4"),
    BoxSpec("lift", "R8.1.2", asks=True),
    BoxSpec("move_to", "R8.1.2", asks=True),
    BoxSpec("clear", "R3.2"),
    BoxSpec("discard", "R3.3", asks=True),
    BoxSpec("row", "R6.1"),
    BoxSpec("snyle", "R9.1", asks=True),
    BoxSpec("scoring", "R6.2"),
    BoxSpec("income", "R6.3"),
    BoxSpec("science", "R6.4"),
    BoxSpec("icons", "R6.5"),
    BoxSpec("shop", "R6.6"),
    BoxSpec("buy", "R6.6", asks=True),
    BoxSpec("reveal", "R6.6"),
    BoxSpec("next_round", "R6.7"),
    BoxSpec("final", "R7.4"),
)

EVENTS = (
    EventSpec("nation", (SEAT, NATION)),
    EventSpec("stacked", (SEAT, CARD)),  # seen by the owner
    EventSpec("decks_laid", (SEAT,)),
    EventSpec("row_filled", (SLOT, BUILDING)),
    EventSpec("row_discarded", (BUILDING,)),
    EventSpec("scoring_card", (SCORING,)),
    EventSpec("reshuffled", ("n",)),
    EventSpec("town_revealed", (TOWN,)),
    EventSpec("round", ("number",)),
    EventSpec("bid", (SEAT, SPACE, "n")),
    EventSpec("bid_again", (SEAT, SPACE, "n")),
    EventSpec("stayed", (SEAT,)),
    EventSpec("acts", (SEAT, "n")),
    EventSpec("paid", (SEAT, "n", "science")),
    EventSpec("science_waived", (SEAT, BUILDING)),
    EventSpec("built", (SEAT, BUILDING, CITY)),
    EventSpec("demolished", (SEAT, BUILDING, CITY)),
    EventSpec("stored", (SEAT, BUILDING)),
    EventSpec("drew", (SEAT, CARD)),  # seen by the owner
    EventSpec("drew_unseen", (SEAT, DECK)),  # seen by the others
    EventSpec("turned_over", (SEAT, DECK, "n")),
    EventSpec("tax", (SEAT, "n")),
    EventSpec("bought_science", (SEAT, "n")),
    EventSpec("played", (SEAT, CARD)),
    EventSpec("free_action", (SEAT, CARD)),
    EventSpec("used_skills", (SEAT, CARD)),
    EventSpec("used_attack", (SEAT, CARD)),
    EventSpec("gave", (SEAT, CARD)),
    EventSpec("laid", (SEAT, CARD)),  # seen by the owner
    EventSpec("discarded", (SEAT, DECK, "n")),
    EventSpec("gained_money", (SEAT, "n")),
    EventSpec("gained_science", (SEAT, "n")),
    EventSpec("settled", (SEAT, LAND, TOKEN)),
    EventSpec("district", (SEAT, CITY, TOKEN, "n")),
    EventSpec("attacked", (SEAT, TOWN)),
    EventSpec("conquered", (SEAT, TOWN)),
    EventSpec("lost_town", (SEAT, TOWN)),
    EventSpec("moved", (SEAT, BUILDING, CITY, CITY)),
    EventSpec("goods", (SEAT, GOOD, "n", "total")),
    EventSpec("income_step", (SEAT, "n", "total")),
    EventSpec("named", (SEAT, GOOD, "n")),
    EventSpec("scoring", (SCORING, "number")),
    EventSpec("points", (SEAT, "n", Domain("source", TALLIES), GOOD)),
    EventSpec("income", (SEAT, "n")),
    EventSpec("leader_money", (SEAT, "n", GOOD)),
    EventSpec("round_science", (SEAT, "n")),
    EventSpec("scoring_science", (SEAT, "n")),
    EventSpec("chose", (SEAT, CARD)),  # seen by the buyer
    EventSpec("chose_all", (SEAT,)),
    EventSpec("bought", (SEAT, CARD)),
    EventSpec("bought_nothing", (SEAT,)),
    EventSpec("bonus", (SEAT, "n", Domain("source", FINALS))),
    EventSpec("bonus_good", (SEAT, "n", GOOD)),
    EventSpec("over", ("number",)),
)

# what an expert card does when it is played for its action (R5.6.1-R5.6.10)
EFFECTS = (
    "none",
    "draw_cards",
    "gain_science",
    "gain_money",
    "settle_city",
    "add_district",
    "build_discount_once",
)


def _constants() -> dict[str, int]:
    n = {"SEATS": SEATS, "LOTS": LOTS, "SLOTS": SLOTS, "SPACES": SPACES, "STACKS": STACKS, "OPEN": OPEN}
    n |= {"CITIZENS": CITIZENS, "SOLDIERS": SOLDIERS, "QUEUE": QUEUE, "ALL_SEATS": 0x7FFF}
    n |= {"GOODS": len(GOODS), "NATIONS": len(NATIONS), "BUILDINGS": len(BUILDINGS), "EXPERTS": len(EXPERTS)}
    n |= {"LANDS": len(LANDS), "CITIES": len(CITIES), "TOWNS": len(TOWNS), "TOKENS": len(TOKENS)}
    n |= {"TERRAINS": len(TERRAINS), "TALLIES": len(TALLIES), "CITIZEN": 0, "MILITARY": 1, "NO_CARD": -1}
    n |= {f"FROM_{name.upper()}": i for i, name in enumerate(TALLIES)}
    n |= {f"EFFECT_{name.upper()}": i for i, name in enumerate(EFFECTS)}
    return n


DECLARATION = Declaration(
    "city_of_iron", "City of Iron", "CityOfIron", LAYOUT, VERBS, BOXES, EVENTS, _constants()
)
