"""Messina 1347 declared: the fields of its block, its boxes, verbs, events and the numbers of its components."""

from __future__ import annotations

from rathaus.core.box import BoxSpec
from rathaus.core.components import load
from rathaus.core.events import EventSpec
from rathaus.core.game import Declaration
from rathaus.core.layout import Field, Layout
from rathaus.core.verbs import Domain, Verb

SEATS = 4
HEXES = 20  # R1.1: city hexes, each printed once, so the tile names the place
HARBORS = 4
SITES = HEXES + 2 * HARBORS  # hexes, then harbor hexes, then docks
PLACES = 28  # places of a layout: up to 20 for hexes, then harbors and docks
SQUARES = 18  # R5.9.3: three classes of two areas of three squares
CABINS = 4
LIEUTENANTS = 5
STACKS = 6  # stacks of buildings: workshops by class, then improvements
DEPTH = 6  # most tiles of a stack
SPACES = 24  # spaces of the overseers' paths

_DATA = load("messina_1347")


def label(id: str) -> str:
    """The word for a component in actions: H1 is h01, so that no label is the beginning of another."""
    return id[0].lower() + id[1:].zfill(2)


CLASSES = ("craftsman", "aristocrat", "nun")
CORNERS = ("ul", "ur", "lr", "ll")
HEX_NAMES = tuple(label(record["id"]) for record in _DATA["city_hexes"]["hex"])
SITE_NAMES = HEX_NAMES + tuple(f"{kind}_{corner}" for kind in ("harbor", "dock") for corner in CORNERS)
AREAS = tuple(record["id"] for record in _DATA["estate"]["area"])
SQUARE_NAMES = tuple(record["id"].lower() for record in _DATA["estate"]["square"])
SPACE_NAMES = tuple(record["id"].lower() for record in _DATA["estate"]["space"])
WORKSHOPS = tuple(label(record["id"]) for record in _DATA["workshops"]["workshop"])
IMPROVEMENTS = tuple(label(record["id"]) for record in _DATA["quarantine"]["improvement"])
WAGONS = tuple(record["id"].lower() for record in _DATA["wagons"]["wagon"])
SHIPS = tuple(label(record["id"]) for record in _DATA["ships"]["ship"])
SOLO_TILES = tuple(label(record["id"]) for record in _DATA["solo"]["tile"])
REGISTERS = ("popularity", "city", "church")
PILES = ("workshops", "improvements", *CLASSES, "left", "middle", "right")
TOKENS = ("coins", "wood", "fire", "major_fire")
FUELS = ("fire", "mixed", "major_fire")
ESTATE_BOARDS = tuple(record["id"] for record in _DATA["advanced"]["board"])
SCROLL_BOARDS = ("b1", "b2", "b3", "b4")
SCROLLS = (
    "buildings",
    "ships",
    "repopulation",
    "goods",
    "workshops",
    "lumber",
    "improvements",
    "coins",
    "overseers",
    "register_popularity",
    "register_city",
    "register_church",
)
# R5.7a: what hexes, squares, tiles and registers give; 1 to 16 can be rewards of registers (R6.5)
EFFECTS = (
    "none",
    "coin",
    "wood",
    "fire",
    "major_fire",
    "scroll",
    "build",
    "upgrade_citizen",
    "upgrade_overseer",
    "upgrade_and_advance_overseer",
    "lieutenant",
    "advance_city",
    "advance_church",
    "advance_city_or_church",
    "advance_any_overseer",
    "activate_any_citizen",
    "perform_any_hex_action",
    "advance_craftsman_overseer",
    "advance_aristocrat_overseer",
    "advance_nun_overseer",
    "advance_any_overseer_arrow",
    "points",
)
REWARDS = 16
CRITERIA = ("setup_order", "popularity", "city", "church", "score")

# points that stand on the score track during the game; the final sources are computed (scoring.py)
TALLIES = (
    "start",
    "visits",
    "plague",
    "ships",
    "wagons",
    "improvements",
    "workshops",
    "upgraded_workers",
    "actions",
    "cycling",
)

LAYOUT = Layout(
    SEATS,
    (
        # R3.3: everything is open but the order of what lies face down, and that is drawn when it is turned up
        Field("squares", SEATS, "public", "estate squares (bits) with a citizen", wide=True, by_seat=True),
        Field(
            "golden",
            SEATS,
            "public",
            "estate squares (bits) with an upgraded citizen",
            wide=True,
            by_seat=True,
        ),
        Field("workshops", SEATS, "public", "workshops (bits) of a seat", wide=True, by_seat=True),
        Field("workers", 1, "public", "workshops (bits) with a citizen", wide=True),
        Field("masters", 1, "public", "workshops (bits) with an upgraded citizen", wide=True),
        Field("spent", 1, "public", "era II workshops (bits) whose reward is taken", wide=True),
        Field("unseen_workshops", 1, "public", "workshops (bits) face down in their stacks", wide=True),
        Field("lost_workshops", 1, "public", "workshops (bits) out of the game", wide=True),
        Field(
            "rewards",
            SEATS,
            "public",
            "rewards of registers not used yet: four bits a kind",
            wide=True,
            by_seat=True,
        ),
        Field("standing", 1, "public", "sites (bits) with a standing lieutenant", wide=True),
        Field("rival", 1, "public", "sites (bits) where the opponent of the solo game stands", wide=True),
        Field("pile", 1, "public", "city hexes (bits) in the neighbourhood pile", wide=True),
        Field(
            "repopulated",
            SEATS,
            "public",
            "city hexes (bits) with a repopulation tile of a seat",
            wide=True,
            by_seat=True,
        ),
        Field("place_of", SITES, "public", "place + 1 of a site in the layout, 0 if it is not in Messina"),
        Field("grown", 1, "public", "expansion spaces (bits) that are filled"),
        Field("plague", HEXES, "public", "plague cubes on a hex"),
        Field("citizens", HEXES * 3, "public", "citizens on a hex by class"),
        Field("plague_supply", 1, "public", "plague cubes in the supply"),
        Field(
            "lieutenant",
            SEATS * LIEUTENANTS,
            "public",
            "0 supply, 1 estate, 2 given up, 3 + site",
            by_seat=True,
        ),
        Field(
            "up",
            SEATS,
            "public",
            "lieutenants (bits) that stand: used this round",
            holds="bits",
            by_seat=True,
        ),
        Field(
            "patient", SEATS * CABINS, "public", "0 empty, else 1 + 2 * class, + 1 if upgraded", by_seat=True
        ),
        Field(
            "stage",
            SEATS * CABINS,
            "public",
            "1 or 2: the space of the cabin the citizen is on",
            by_seat=True,
        ),
        Field("improvement", SEATS * CABINS, "public", "improvement + 1 of a cabin", by_seat=True),
        Field("unseen_improvements", 1, "public", "improvements (bits) face down in the stacks"),
        Field("lost_improvements", 1, "public", "improvements (bits) out of the game"),
        Field("top", STACKS, "public", "tile + 1 on top: workshops by class, then the improvement stacks"),
        Field("below", STACKS, "public", "unseen tiles below the top"),
        Field("bottom", STACKS * DEPTH, "public", "tiles + 1 put to the bottom, the next to come first"),
        Field("wagons", SEATS, "public", "wagons (bits) of a seat", holds="bits", by_seat=True),
        Field(
            "tired", SEATS, "public", "wagons (bits) of a seat used this round", holds="bits", by_seat=True
        ),
        Field("wagon_stack", 2 * 5, "public", "wagon + 1 in two stacks, from the top; 0 = taken"),
        Field("lost_wagons", 1, "public", "wagons (bits) out of the game"),
        Field("ships", SEATS, "public", "ships (bits) of a seat", holds="bits", by_seat=True),
        Field("docked", HARBORS, "public", "ships (bits) at each dock"),
        Field("infested", 1, "public", "ships (bits) with a plague cube"),
        Field("ship_pile", 1, "public", "ships (bits) still to come"),
        Field("lost_ships", 1, "public", "ships (bits) out of the game"),
        Field("dock_pile", 1, "public", "docking tiles (bits) not drawn since the last shuffle"),
        Field(
            "register", SEATS * 3, "public", "space of a seat on popularity, city and church", by_seat=True
        ),
        Field(
            "upper",
            SEATS * 4,
            "public",
            "how far up a disc lies: the three registers, then the score track",
            by_seat=True,
        ),
        Field(
            "points",
            SEATS * len(TALLIES),
            "public",
            "points on the score track by seat and source",
            by_seat=True,
        ),
        Field("coins", SEATS, "public", "coins of a seat", by_seat=True),
        Field("wood", SEATS, "public", "wood of a seat", by_seat=True),
        Field("fire", SEATS, "public", "fire tokens of a seat", by_seat=True),
        Field("major_fire", SEATS, "public", "major fire tokens of a seat", by_seat=True),
        Field("rats", SEATS, "public", "rats of a seat", by_seat=True),
        Field("moves", SEATS * 3, "public", "moves of each overseer, 0 to 6", by_seat=True),
        Field("route", SEATS * 3, "public", "0 no route yet, else 1 or 2", by_seat=True),
        Field(
            "promoted", SEATS, "public", "overseers (bits) on their upgraded side", holds="bits", by_seat=True
        ),
        Field(
            "struck",
            SEATS,
            "public",
            "classes (bits) whose lightning square is marked",
            holds="bits",
            by_seat=True,
        ),
        Field("scroll", SEATS * 3, "public", "row of each scroll cube, 0 to 4", by_seat=True),
        Field("estate_board", SEATS, "public", "0 side a, else 1 + advanced board", by_seat=True),
        Field("scroll_board", SEATS, "public", "0 side a, else 1 + advanced scroll board", by_seat=True),
        Field("order", SEATS, "public", "seats in turn order", holds="seat"),
        Field("round", 1, "public", "number of the round, from 1"),
        Field("phase", 1, "public", "step of the turn that is played, 1 to 4; 0 between turns"),
        Field("wheel", 1, "public", "position of the population wheel"),
        Field("solo_pile", 1, "public", "solo tiles (bits) not turned up this round"),
        Field("rival_left", 1, "public", "lieutenants the opponent has still to place this round"),
        Field("rival_popularity", 1, "public", "space of the opponent on popularity"),
    ),
)

SEAT = Domain("seat", tuple(str(i) for i in range(SEATS)))
SITE = Domain("site", SITE_NAMES)
ACTION_SITE = Domain("site", SITE_NAMES[: HEXES + HARBORS])
HEX = Domain("site", SITE_NAMES[:HEXES])
FROM = Domain("from", ("estate", *SITE_NAMES), "site")
DOCK = Domain("dock", SITE_NAMES[HEXES + HARBORS :], "site")
CLASS = Domain("class", CLASSES)
SQUARE = Domain("square", SQUARE_NAMES)
CABIN = Domain("cabin", tuple(str(i + 1) for i in range(CABINS)))
SPACE = Domain("space", SPACE_NAMES)
WORKSHOP = Domain("workshop", WORKSHOPS)
IMPROVEMENT = Domain("improvement", IMPROVEMENTS)
WAGON = Domain("wagon", WAGONS)
SHIP = Domain("ship", SHIPS)
EFFECT = Domain("effect", EFFECTS[1:])
REWARD = Domain("reward", EFFECTS[1 : REWARDS + 1], "effect")
REGISTER = Domain("register", REGISTERS)
BOUGHT_REGISTER = Domain("register", REGISTERS[1:])
COLUMN = Domain("column", ("1", "2", "3"))
PILE = Domain("pile", PILES)
PRICE = Domain("token", ("point", *TOKENS))
TOKEN = Domain("token", TOKENS)
FUEL = Domain("fuel", FUELS)
SOURCE = Domain("source", TALLIES)
SOLO_TILE = Domain("solo_tile", SOLO_TILES)
ESTATE_BOARD = Domain("board", ESTATE_BOARDS)
SCROLL_BOARD = Domain("scroll_board", SCROLL_BOARDS)

VERBS = (
    Verb("use", "R3.2", (FROM,), target="lieutenant-{from}"),
    Verb("go", "R4.1", (SITE,), target="site-{site}"),
    Verb("recall", "R4.8", target="estate"),
    Verb("pass", "R4.8.2"),
    Verb("rescue", "R4.2.1", (CLASS,), target="citizen-{class}"),
    Verb("settle", "R4.2.2", (SQUARE,), target="square-{square}"),
    Verb("quarantine", "R4.2.3", (CLASS, CABIN), target="cabin-{cabin}"),
    Verb("discard", "R4.2.2"),
    Verb("fight", "R4.3.1", (FUEL,), target="fuel-{fuel}"),
    Verb("spread", "R4.3.2", (HEX,), target="site-{site}"),
    Verb("rat", "R4.7.2", target="rats"),
    Verb("ship", "R4.7.2", (SHIP,), target="ship-{ship}"),
    Verb("act", "R4.4.1", (EFFECT,), target="effect-{effect}"),
    Verb("repopulate", "R4.5", target="repopulate"),
    Verb("give", "R4.5.2", (SQUARE,), target="square-{square}"),
    Verb("give_worker", "R4.5.2", (WORKSHOP,), target="workshop-{workshop}"),
    Verb("give_up", "R4.5.3", (FROM,), target="lieutenant-{from}"),
    Verb("pay", "R6.3", (BOUGHT_REGISTER,), target="register-{register}"),
    Verb("reward", "R6.4", (REWARD,), target="reward-{reward}"),
    Verb("employ", "R4.6.1", (SQUARE, WORKSHOP), target="workshop-{workshop}"),
    Verb("climb", "R5.2", (BOUGHT_REGISTER,), target="register-{register}"),
    Verb("scroll", "R5.3", (COLUMN,), target="scroll-{column}"),
    Verb("upgrade", "R5.4", (SQUARE,), target="square-{square}"),
    Verb("upgrade_patient", "R5.4", (CABIN,), target="cabin-{cabin}"),
    Verb("upgrade_worker", "R5.4", (WORKSHOP,), target="workshop-{workshop}"),
    Verb("improve", "R5.8.3", (IMPROVEMENT,), target="improvement-{improvement}"),
    Verb("fit", "R5.8.3", (CABIN,), target="cabin-{cabin}"),
    Verb("workshop", "R5.8.4", (WORKSHOP,), target="workshop-{workshop}"),
    Verb("wagon", "R5.8.5", (WAGON,), target="wagon-{wagon}"),
    Verb("cycle", "R5.8.2", (PILE, PRICE), target="pile-{pile}"),
    Verb("advance", "R5.9.1", (CLASS, SPACE), target="space-{space}"),
    Verb("promote", "R5.9.5", (CLASS,), target="overseer-{class}"),
    Verb("activate", "R5.9.2", (SQUARE,), target="square-{square}"),
    Verb("perform", "R6.5", (ACTION_SITE,), target="site-{site}"),
    Verb("release", "R7.2", (CABIN, SQUARE), target="square-{square}"),
    Verb("apprentice", "R7.2", (CABIN, WORKSHOP), target="workshop-{workshop}"),
    Verb("done", "R5.1", target="done"),
)

BOXES = (
    BoxSpec("turns", "R3.2"),
    BoxSpec("use", "R4.1", asks=True),
    BoxSpec("go", "R4.1.3", asks=True),
    BoxSpec("which_citizen", "R4.2.1", asks=True),
    BoxSpec("rescue", "R4.2", asks=True),
    BoxSpec("fight", "R4.3", asks=True),
    BoxSpec("spread", "R4.3.2", asks=True),
    BoxSpec("step_three", "R4.3"),
    BoxSpec("ship", "R4.7.2", asks=True),
    BoxSpec("ship_plague", "R4.7.2", asks=True),
    BoxSpec("step_four", "R4.4"),
    BoxSpec("act", "R4.4", asks=True),
    BoxSpec("citizens_back", "R4.5.2", asks=True),
    BoxSpec("give_up", "R4.5.3", asks=True),
    BoxSpec("lay_tile", "R4.5.4"),
    BoxSpec("end_turn", "R4.4.2"),
    BoxSpec("effect", "R5.1"),
    BoxSpec("hex_action", "R5.1", asks=True),
    BoxSpec("any_hex", "R6.5", asks=True),
    BoxSpec("climb", "R5.2", asks=True),
    BoxSpec("scroll", "R5.3", asks=True),
    BoxSpec("upgrade", "R5.4", asks=True),
    BoxSpec("build", "R5.8", asks=True),
    BoxSpec("fit", "R5.8.3", asks=True),
    BoxSpec("overseer", "R5.9", asks=True),
    BoxSpec("activate", "R5.9.2", asks=True),
    BoxSpec("promote", "R5.9.5", asks=True),
    BoxSpec("production", "R7.1"),
    BoxSpec("hiring", "R4.6.1"),
    BoxSpec("employ", "R4.6.1", asks=True),
    BoxSpec("produce", "R7.1"),
    BoxSpec("leave", "R7.2"),
    BoxSpec("release", "R7.2", asks=True),
    BoxSpec("prepare", "R8"),
    BoxSpec("rival", "R14.4"),
    BoxSpec("final", "R9.1"),
    BoxSpec("admit", "R4.2.2"),
)

EVENTS = (
    EventSpec("round", ("number",)),
    EventSpec("order", (SEAT, "place")),
    EventSpec("boards", (SEAT, ESTATE_BOARD, SCROLL_BOARD)),
    EventSpec("hex_added", (HEX,)),
    EventSpec("era", ("number",)),
    EventSpec("ship_docked", (SHIP, DOCK)),
    EventSpec("wheel", ("position",)),
    EventSpec("plague", (HEX, "n")),
    EventSpec("plague_short", ("needed", "n")),
    EventSpec("citizen", (HEX, CLASS)),
    EventSpec("citizens_lost", (HEX, "n")),
    EventSpec("moved", (SEAT, FROM, SITE, "n")),
    EventSpec("recalled", (SEAT, SITE)),
    EventSpec("passed", (SEAT,)),
    EventSpec("settled", (SEAT, CLASS, SQUARE)),
    EventSpec("quarantined", (SEAT, CLASS, CABIN)),
    EventSpec("discarded", (SEAT, CLASS)),
    EventSpec("burned", (SEAT, HEX, FUEL)),
    EventSpec("burned_beside", (SEAT, HEX)),
    EventSpec("ship_burned", (SEAT, SHIP, FUEL)),
    EventSpec("rats", (SEAT, "n")),
    EventSpec("took_ship", (SEAT, SHIP)),
    EventSpec("gained", (SEAT, TOKEN, "n")),
    EventSpec("paid", (SEAT, TOKEN, "n")),
    EventSpec("points", (SEAT, "n", SOURCE)),
    EventSpec("register", (SEAT, REGISTER, "number")),
    EventSpec("reward_gained", (SEAT, REWARD)),
    EventSpec("reward_used", (SEAT, REWARD)),
    EventSpec("reward_lost", (SEAT, REWARD)),
    EventSpec("lieutenant", (SEAT, "n")),
    EventSpec("gave_up", (SEAT, FROM)),
    EventSpec("scroll", (SEAT, COLUMN, "row")),
    EventSpec("cycled", (SEAT, PILE)),
    EventSpec("workshop_up", (WORKSHOP,)),
    EventSpec("improvement_up", (IMPROVEMENT,)),
    EventSpec("improved", (SEAT, IMPROVEMENT, CABIN)),
    EventSpec("built", (SEAT, WORKSHOP)),
    EventSpec("bought_wagon", (SEAT, WAGON)),
    EventSpec("upgraded", (SEAT, SQUARE)),
    EventSpec("upgraded_patient", (SEAT, CABIN)),
    EventSpec("upgraded_worker", (SEAT, WORKSHOP)),
    EventSpec("overseer", (SEAT, CLASS, SPACE)),
    EventSpec("promoted", (SEAT, CLASS)),
    EventSpec("activated", (SEAT, SQUARE)),
    EventSpec("lightning", (SEAT, SQUARE)),
    EventSpec("performed", (SEAT, ACTION_SITE)),
    EventSpec("employed", (SEAT, SQUARE, WORKSHOP)),
    EventSpec("workshop_used", (SEAT, WORKSHOP)),
    EventSpec("repopulated", (SEAT, HEX)),
    EventSpec("wagon_used", (SEAT, WAGON)),
    EventSpec("citizen_back", (SEAT, SQUARE)),
    EventSpec("worker_back", (SEAT, WORKSHOP)),
    EventSpec("production", ("number",)),
    EventSpec("cabin_produces", (SEAT, CABIN)),
    EventSpec("workshop_produces", (SEAT, WORKSHOP)),
    EventSpec("released", (SEAT, CABIN, SQUARE)),
    EventSpec("apprenticed", (SEAT, CABIN, WORKSHOP)),
    EventSpec("second_space", (SEAT, CABIN)),
    EventSpec("rival_moved", (HEX, SOLO_TILE)),
    EventSpec("rival_idle"),
    EventSpec("rival_popularity", ("number",)),
    EventSpec("rival_wagon", (WAGON,)),
    EventSpec("rival_workshop", (WORKSHOP,)),
    EventSpec("rival_improvement", (IMPROVEMENT,)),
    EventSpec("rival_ship", (SHIP,)),
    EventSpec("over", ("number",)),
)

# what the opponent of the solo game does on its hex (R14.5)
SOLO_ACTIONS = (
    "none",
    "wagon",
    "workshop_craftsman",
    "workshop_aristocrat",
    "workshop_nun",
    "quarantine_all",
    "ship",
)
# programs: what a site, square, workshop or improvement does, numbered one after the other (tables.py)
SQUARE_PROGRAMS = SITES
WORKSHOP_PROGRAMS = SQUARE_PROGRAMS + 5 * SQUARES
EXTRA_PROGRAMS = WORKSHOP_PROGRAMS + len(WORKSHOPS)
CABIN_PROGRAMS = EXTRA_PROGRAMS + len(WORKSHOPS)
PROGRAMS = CABIN_PROGRAMS + len(IMPROVEMENTS)


def _constants() -> dict[str, int]:
    n = {"SEATS": SEATS, "HEXES": HEXES, "HARBORS": HARBORS, "SITES": SITES, "PLACES": PLACES}
    n |= {"FIRST_HARBOR": HEXES, "FIRST_DOCK": HEXES + HARBORS, "SQUARES": SQUARES, "CABINS": CABINS}
    n |= {"LIEUTENANTS": LIEUTENANTS, "STACKS": STACKS, "STACK_DEPTH": DEPTH, "SPACES": SPACES}
    n |= {"WORKSHOPS": len(WORKSHOPS), "IMPROVEMENTS": len(IMPROVEMENTS), "WAGONS": len(WAGONS)}
    n |= {"SHIPS": len(SHIPS), "SOLO_TILES": len(SOLO_TILES), "REWARDS": REWARDS, "TALLIES": len(TALLIES)}
    n |= {"ALL_SEATS": 0x7FFF, "IN_SUPPLY": 0, "ON_ESTATE": 1, "GIVEN_UP": 2, "ON_SITE": 3, "SCORE": 3}
    n |= {"SQUARE_PROGRAMS": SQUARE_PROGRAMS, "WORKSHOP_PROGRAMS": WORKSHOP_PROGRAMS}
    n |= {"EXTRA_PROGRAMS": EXTRA_PROGRAMS, "CABIN_PROGRAMS": CABIN_PROGRAMS, "PROGRAMS": PROGRAMS}
    n |= {f"CLASS_{name.upper()}": i for i, name in enumerate(CLASSES)}
    n |= {f"REGISTER_{name.upper()}": i for i, name in enumerate(REGISTERS)}
    n |= {f"FUEL_{name.upper()}": i for i, name in enumerate(FUELS)}
    n |= {f"EFFECT_{name.upper()}": i for i, name in enumerate(EFFECTS)}
    n |= {f"FROM_{name.upper()}": i for i, name in enumerate(TALLIES)}
    n |= {f"ORDER_{name.upper()}": i for i, name in enumerate(CRITERIA)}
    n |= {f"SCROLL_{name.upper()}": i for i, name in enumerate(SCROLLS)}
    n |= {f"RIVAL_{name.upper()}": i for i, name in enumerate(SOLO_ACTIONS)}
    n |= {"EFFECT_CONTINUE": len(EFFECTS), "ANYWHERE": SPACES}
    return n


DECLARATION = Declaration(
    "messina_1347", "Messina 1347", "Messina", LAYOUT, VERBS, BOXES, EVENTS, _constants()
)
