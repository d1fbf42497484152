"""Hansa Teutonica declared: the fields of its block, its boxes, verbs, events and the numbers of its components."""

from __future__ import annotations

from rathaus.core.box import BoxSpec
from rathaus.core.components import components
from rathaus.core.events import EventSpec
from rathaus.core.game import Declaration
from rathaus.core.layout import Field, Layout
from rathaus.core.verbs import Domain, Verb, numbers
from rathaus.games.hansa_teutonica import boards

SEATS = 5
POSTS = 128  # two words of posts
ROUTES = 40
CITIES = 32
OFFICES = 72  # printed offices of a board
EXTRAS = 64  # more additional offices than any game sees
SPACES = 4
HAND = 6
SOURCES_IN_GAME = ("control", "coins", "east_west")

_DATA = components("hansa_teutonica")

PIECES = ("trader", "merchant")
SKILLS = tuple(record["id"] for record in _DATA["desk"]["skill"])
MARKERS = (
    "additional_office",
    "swap_offices",
    "move_3",
    "remove_3",
    "develop_skill",
    "plus_3_actions",
    "plus_4_actions",
    "exchange_marker",
    "tribute",
    "block_route",
)
TILES = tuple(record["id"] for record in _DATA["emperors_favour"]["tile"])
MISSIONS = tuple(record["id"] for record in _DATA["mission_cards"]["card"])
PROVINCES = tuple(record["id"] for record in _DATA["two_player"]["province"])
CITY_IDS = boards.city_ids()
ROUTE_IDS = boards.route_ids()
MOST_POSTS = max(boards.board(id).posts for id in boards.BOARDS)
ENDS = ("points", "markers", "cities", "limit")

LAYOUT = Layout(
    SEATS,
    (
        # R12.1, R12.2: everything is open but the order of the marker supply, which is drawn when a marker is shown
        Field("free", 2, "public", "free posts, as a bit set", wide=True),
        Field("own", SEATS * 2, "public", "posts with a seat's pieces, as bit sets", wide=True, by_seat=True),
        Field("discs", 2, "public", "posts with merchants, as a bit set", wide=True),
        Field(
            "full",
            SEATS,
            "public",
            "routes all of whose posts are a seat's, as a bit set",
            wide=True,
            by_seat=True,
            top=ROUTES,
        ),
        Field(
            "presence",
            SEATS,
            "public",
            "cities with an office of a seat, as a bit set",
            wide=True,
            by_seat=True,
            top=CITIES,
        ),
        Field("piece", POSTS, "public", "piece on a post: 0, or 1 + 2 x seat + kind", top=2 * SEATS),
        Field("supply", SEATS * 2, "public", "traders and merchants ready for use", by_seat=True),
        Field("stock", SEATS * 2, "public", "traders and merchants not ready for use", by_seat=True),
        Field("hand", HAND, "public", "pieces lifted and not yet put down", top=2 * SEATS),
        Field("hand_from", HAND, "public", "post + 1 that each of them came from", top=POSTS),
        Field("steps", SEATS * len(SKILLS), "public", "steps taken on each skill", by_seat=True, top=5),
        Field("office", OFFICES, "public", "piece in each printed office of the board", top=2 * SEATS),
        Field("founded", CITIES, "public", "printed offices filled in a city"),
        Field(
            "extra_city",
            EXTRAS,
            "public",
            "city + 1 of each additional office, in order of founding",
            top=CITIES,
        ),
        Field(
            "extra_piece",
            EXTRAS,
            "public",
            "piece of each additional office, +64 if by a bonus marker",
            top=64 + 2 * SEATS,
        ),
        Field("extras", 1, "public", "number of additional offices", top=EXTRAS),
        Field("offices", SEATS * CITIES, "public", "offices of a seat in a city", by_seat=True),
        Field("holder", CITIES, "public", "seat + 1 that controls a city", holds="seat+1"),
        Field("network", SEATS, "public", "offices in the largest network of a seat", by_seat=True),
        Field("completed", 1, "public", "completed cities", top=CITIES),
        Field("space", SPACES, "public", "seat + 1 of the merchant on each prestige space", holds="seat+1"),
        Field("track", SEATS, "public", "prestige points on the track", by_seat=True),
        Field("gained", SEATS * len(SOURCES_IN_GAME), "public", "those points by source", by_seat=True),
        Field(
            "linked",
            SEATS,
            "public",
            "place as which a seat linked East and West, 0 if it has not",
            by_seat=True,
        ),
        Field("links", 1, "public", "seats that have", top=SEATS),
        Field("unused", SEATS * len(MARKERS), "public", "unused bonus markers", by_seat=True),
        Field("used", SEATS * len(MARKERS), "public", "used bonus markers, face down", by_seat=True),
        Field("unseen", len(MARKERS), "public", "bonus markers not yet revealed, known by subtraction"),
        Field("pile", 1, "public", "bonus markers in the face-down supply"),
        Field("plate", 1, "public", "bonus markers face down on the plate of the seat at turn"),
        Field("shown", len(MARKERS), "public", "bonus markers revealed and not yet placed"),
        Field("on_route", ROUTES, "public", "bonus marker + 1 on a route", top=len(MARKERS)),
        Field("laid_route", 4, "public", "route + 1 of tributes (0, 1) and blocks (2, 3)", top=ROUTES),
        Field("laid_by", 4, "public", "seat + 1 whose trader lies on them", holds="seat+1"),
        Field(
            "tile",
            len(TILES),
            "public",
            "Emperor's Favour: 0 not in the game, 1 on display, 2 + owner",
            top=SEATS + 1,
        ),
        Field("mission", SEATS, "owner", "mission card + 1", top=len(MISSIONS)),
        Field("pawn", 1, "public", "province of the pawn (2 players)", top=len(PROVINCES)),
        Field("first", 1, "public", "seat that began", holds="seat"),
        Field("turns", 1, "public", "turns begun"),
        Field("actions", 1, "public", "actions left in this turn"),
        Field("did", 1, "public", "what the turn has used up, as bits", holds="bits", top=15),
        Field("unreplaced", 1, "public", "1 once a marker could not be replaced", top=1),
        Field("ending", 1, "public", "reasons of the end, as bits", holds="bits", top=len(ENDS)),
    ),
)

SEAT = Domain("seat", tuple(str(i) for i in range(SEATS)))
OTHER = Domain("other", SEAT.labels, "seat")
PIECE = Domain("piece", PIECES)
POST = numbers("post", MOST_POSTS)
ROUTE = Domain("route", ROUTE_IDS)
CITY = Domain("city", CITY_IDS)
SKILL = Domain("skill", SKILLS)
MARKER = Domain("marker", MARKERS)
TILE = Domain("tile", TILES)
MISSION = Domain("mission", MISSIONS)
PROVINCE = Domain("province", PROVINCES)
SPACE = Domain("space", ("7", "8", "9", "11"))
END = Domain("end", ENDS)
TRADERS = numbers("traders", 28)
MERCHANTS = numbers("merchants", 5)
PAIR = numbers("pair", 8)

VERBS = (
    Verb("income", "R5.A1", (TRADERS, MERCHANTS), target="stock"),
    Verb("place", "R5.B1", (PIECE, POST), target="post-{post}"),
    Verb("displace", "R5.C1", (PIECE, POST), target="post-{post}"),
    Verb("move", "R5.D1", (POST,), target="post-{post}"),
    Verb("route", "R6.0", (ROUTE,), target="route-{route}"),
    Verb("use", "R4.5", (MARKER,), target="marker-{marker}"),
    Verb("buy", "R19.2", (TILE,), target="tile-{tile}"),
    Verb("walk", "R15.4", (PROVINCE,), target="province-{province}"),
    Verb("ride", "R15.5", (PROVINCE,), target="province-{province}"),
    Verb("end", "R4.6"),
    Verb("pay", "R5.C2", (PIECE,), target="supply-{piece}"),
    Verb("resettle", "R5.C3", (POST,), target="post-{post}"),
    Verb("extend", "R5.C4", (PIECE, POST), target="post-{post}"),
    Verb("fetch", "R5.C10", (POST,), target="post-{post}"),
    Verb("lift", "R5.D1", (POST,), target="post-{post}"),
    Verb("put", "R5.D1", (POST,), target="post-{post}"),
    Verb("done", "R5.C5"),
    Verb("office", "R6.3a", (CITY,), target="city-{city}"),
    Verb("extra", "R6.3a", (PIECE, CITY), target="city-{city}"),
    Verb("develop", "R6.3b", (SKILL,), target="skill-{skill}"),
    Verb("space", "R6.3c", (SPACE,), target="space-{space}"),
    Verb("nothing", "R6.3"),
    Verb("swap", "R8.2", (CITY, PAIR), target="city-{city}"),
    Verb("remove", "R14.2", (POST,), target="post-{post}"),
    Verb("assign", "R8.6", (MARKER, ROUTE), target="route-{route}"),
    Verb("permanent", "R16.3"),
    Verb("green", "R16.3", (PIECE, CITY), target="city-{city}"),
    Verb("decline", "R16.3"),
    Verb("give_up", "R19.2", (MARKER,), target="marker-{marker}"),
    Verb("take", "R19.3", (PIECE,), target="stock-{piece}"),
    Verb("lay", "R20.1", (ROUTE,), target="route-{route}"),
    Verb("exchange", "R20.1", (SEAT, MARKER), target="used-{seat}-{marker}"),
    Verb("set_pawn", "R15.3", (PROVINCE,), target="province-{province}"),
)

BOXES = (
    BoxSpec("set_pawn", "R15.3", asks=True),
    BoxSpec("begin_turn", "R4.2"),
    BoxSpec("turn", "R4.2", asks=True),
    BoxSpec("pay", "R5.C2", asks=True),
    BoxSpec("relocate", "R5.C3", asks=True),
    BoxSpec("lift", "R5.D1", asks=True),
    BoxSpec("trade", "R6.3", asks=True),
    BoxSpec("permanent", "R16.3", asks=True),
    BoxSpec("scatter", "R16.3", asks=True),
    BoxSpec("after_route", "R9.2"),
    BoxSpec("skill", "R8.4", asks=True),
    BoxSpec("swap", "R8.2", asks=True),
    BoxSpec("remove", "R14.2", asks=True),
    BoxSpec("lay", "R20.1", asks=True),
    BoxSpec("exchange", "R20.1", asks=True),
    BoxSpec("give_up", "R19.2", asks=True),
    BoxSpec("echo", "R19.3", asks=True),
    BoxSpec("tribute", "R20.1", asks=True),
    BoxSpec("end_turn", "R4.6"),
    BoxSpec("place_marker", "R8.6", asks=True),
)

EVENTS = (
    EventSpec("start", (SEAT,)),
    EventSpec("start_marker", (MARKER, ROUTE)),
    EventSpec("mission", (SEAT, MISSION)),
    EventSpec("tile_shown", (TILE,)),
    EventSpec("marker_left_out", (MARKER,)),
    EventSpec("turn", (SEAT, "n")),
    EventSpec("income", (SEAT, "traders", "merchants")),
    EventSpec("placed", (SEAT, PIECE, POST, ROUTE)),
    EventSpec("paid", (SEAT, PIECE)),
    EventSpec("displaced", (SEAT, OTHER, POST, ROUTE)),
    EventSpec("resettled", (SEAT, PIECE, POST, ROUTE)),
    EventSpec("extended", (SEAT, PIECE, POST, ROUTE)),
    EventSpec("lifted", (OTHER, PIECE, POST, ROUTE)),
    EventSpec("put", (OTHER, PIECE, POST, ROUTE)),
    EventSpec("removed", (OTHER, PIECE, POST, ROUTE)),
    EventSpec("established", (SEAT, ROUTE)),
    EventSpec("control_point", (SEAT, CITY)),
    EventSpec("took_marker", (SEAT, MARKER, ROUTE)),
    EventSpec("drew_marker", (SEAT, "n")),
    EventSpec("no_marker_left", (SEAT,)),
    EventSpec("office", (SEAT, PIECE, CITY)),
    EventSpec("extra_office", (SEAT, PIECE, CITY)),
    EventSpec("coin", (SEAT, CITY, "n")),
    EventSpec("completed", (CITY, "n")),
    EventSpec("east_west", (SEAT, "n")),
    EventSpec("developed", (SEAT, SKILL, "value")),
    EventSpec("more_actions", (SEAT, "n")),
    EventSpec("space", (SEAT, SPACE)),
    EventSpec("to_stock", (SEAT, "traders", "merchants")),
    EventSpec("used_marker", (SEAT, MARKER)),
    EventSpec("swapped", (SEAT, CITY)),
    EventSpec("revealed", (SEAT, MARKER)),
    EventSpec("marker_placed", (SEAT, MARKER, ROUTE)),
    EventSpec("tile_bought", (SEAT, TILE)),
    EventSpec("gave_up", (SEAT, MARKER)),
    EventSpec("took_piece", (SEAT, PIECE)),
    EventSpec("laid", (SEAT, MARKER, ROUTE)),
    EventSpec("exchanged", (SEAT, OTHER, MARKER)),
    EventSpec("pawn", (SEAT, PROVINCE)),
    EventSpec("over", (END,)),
)

# what a turn has used up (bits of the field `did`)
DID = ("act", "walk", "closed", "marker", "wales", "scotland", "london")
# what the box `lift` is for (argument a)
LIFTS = ("move", "marker", "any")
PERMANENTS = (
    "none",
    "move_any_2",
    "develop_privilegium",
    "establish_in_green_city",
    "place_2_from_route",
    "place_2_in_wales_scotland",
)


def _constants() -> dict[str, int]:
    values = {"SEATS": SEATS, "POSTS": POSTS, "ROUTES": ROUTES, "CITIES": CITIES, "OFFICES": OFFICES}
    values |= {"EXTRAS": EXTRAS, "SPACES": SPACES, "HAND": HAND, "MOST_POSTS": MOST_POSTS}
    values |= {"N_CITIES": len(CITY_IDS), "N_ROUTES": len(ROUTE_IDS), "PAIRS": PAIR.size}
    values |= {"N_SKILLS": len(SKILLS), "N_MARKERS": len(MARKERS), "N_TILES": len(TILES)}
    values |= {"N_MISSIONS": len(MISSIONS), "N_PROVINCES": len(PROVINCES), "N_MERCHANTS": MERCHANTS.size}
    for prefix, names in (("", PIECES), ("SKILL_", SKILLS), ("MARKER_", MARKERS), ("TILE_", TILES)):
        values |= {f"{prefix}{name.upper()}": i for i, name in enumerate(names)}
    values |= {f"DID_{name.upper()}": 1 << i for i, name in enumerate(DID)}
    values |= {f"LIFT_{name.upper()}": i for i, name in enumerate(LIFTS)}
    values |= {f"PERMANENT_{name.upper()}": i for i, name in enumerate(PERMANENTS)}
    values |= {f"GAIN_{name.upper()}": i for i, name in enumerate(SOURCES_IN_GAME)}
    values |= {f"END_{name.upper()}": i for i, name in enumerate(ENDS)}
    values |= {f"{name.upper()}": i for i, name in enumerate(boards.REGIONS)}
    values |= {"GAINS": len(SOURCES_IN_GAME), "BY_MARKER": 64, "ALL_SEATS": 0x7FFF}
    return values


DECLARATION = Declaration(
    "hansa_teutonica", "Hansa Teutonica", "Hansa", LAYOUT, VERBS, BOXES, EVENTS, _constants()
)
