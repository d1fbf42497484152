"""Kutná Hora declared: the fields of its block, its boxes, verbs, events and the numbers of its components."""

from __future__ import annotations

from rathaus.core.box import BoxSpec
from rathaus.core.components import load
from rathaus.core.events import EventSpec
from rathaus.core.game import Declaration
from rathaus.core.layout import Field, Layout
from rathaus.core.verbs import Domain, Verb, numbers

SEATS = 4
GRID = 64  # both boards are numbered as 8 x 8 cells, row by row, however many of them are printed
PITCH = 8
MARKET_ROWS = 64  # most cards of a market deck, both sides counted
MARKET_COLUMNS = 12  # most places of an indicator
ROUNDS = 8  # more rounds than any game has
DOTS = 4  # most crests on a building

_DATA = load("kutna_hora")

# R1.3: a guild and its resource have the same number
RESOURCES = ("food", "timber", "beer", "silver", "permits", "ore")
GUILDS = ("grocers", "builders", "innkeepers", "metallurgists", "scribes", "miners")
COLOURS = ("green", "silver", "yellow", "red")
CRESTS = ("lion", "rose", "star", "hammers", "pelican", "eagle")
ROWS = ("A", "B", "C")
ACTIONS = ("mine", "plot", "rights", "building", "income", "st_barbara", "joker")
GUILD_BUILDINGS = tuple(record["id"].lower() for record in _DATA["buildings"]["guild_building"])
PUBLIC_BUILDINGS = tuple(record["id"].lower() for record in _DATA["buildings"]["public_building"])
BUILDINGS = GUILD_BUILDINGS + PUBLIC_BUILDINGS
MINE_TILES = len(_DATA["mine_tiles"]["mine_tile"])
TECHNOLOGY_TILES = len(_DATA["mine_tiles"]["mining_technology_tile"])
EVENT_NAMES = tuple(record["name"] for record in _DATA["events"]["event"])
CARDS = len(_DATA["action_cards"]["card"])
BARBARA = len(_DATA["st_barbara"]["tile"])

# points that are scored during the game and stand on the score track; the final sources are computed (scoring.py)
TALLIES = (
    "mines",
    "public_buildings",
    "houses",
    "st_barbara",
    "reputation_track",
    "events",
    "green_patricians",
    "silver_patricians",
    "yellow_patricians",
    "red_patricians",
)

LAYOUT = Layout(
    SEATS,
    (
        # R2.16: everything on the table is open; the order of what is face down is drawn when it is turned up
        Field("stack", 1, "public", "mine tiles face down in the stack, as a bit set", wide=True),
        Field("discard", 1, "public", "mine tiles on the discard pile, as a bit set", wide=True),
        Field("drawn", 1, "public", "mine tiles that a player is choosing from, as a bit set", wide=True),
        Field("lost", 1, "public", "technology tiles that were removed from the game", wide=True),
        Field("mines", 1, "public", "mine cells with a mine, as a bit set", wide=True),
        Field("rocks", 1, "public", "mine cells with a rock, as a bit set", wide=True),
        Field("own_mines", SEATS, "public", "mine cells with a miner of a seat", wide=True, by_seat=True),
        Field(
            "unseen", 1, "public", "buildings below the tops of the town hall stacks, as a bit set", wide=True
        ),
        Field("gone", 1, "public", "buildings the town has removed, as a bit set", wide=True),
        Field(
            "stored", SEATS, "public", "unbuilt buildings of a seat, as a bit set", wide=True, by_seat=True
        ),
        Field("built", 1, "public", "town squares with a building, as a bit set", wide=True),
        Field("public_sites", 1, "public", "town squares with a public building", wide=True),
        Field(
            "own_sites", SEATS, "public", "town squares with a building of a seat", wide=True, by_seat=True
        ),
        Field(
            "claimed", SEATS, "public", "town squares with a plot marker of a seat", wide=True, by_seat=True
        ),
        Field("coins", SEATS, "public", "coins of a seat", by_seat=True),
        Field(
            "points",
            SEATS * len(TALLIES),
            "public",
            "points on the score track by seat and source",
            by_seat=True,
        ),
        Field("reputation", SEATS, "public", "place on the reputation track", by_seat=True),
        Field(
            "production",
            SEATS * 4,
            "public",
            "production of rows A, B, C and of the mining track",
            by_seat=True,
        ),
        Field(
            "guild_set",
            SEATS,
            "public",
            "guilds (bits) of a seat",
            holds="bits",
            by_seat=True,
            top=len(GUILDS),
        ),
        Field(
            "guild_at",
            SEATS * 3,
            "public",
            "guild + 1 in each row of a seat's board",
            by_seat=True,
            top=len(GUILDS),
        ),
        Field("row_of", SEATS * 6, "public", "row + 1 of each guild on a seat's board", by_seat=True, top=3),
        Field(
            "houses_off", SEATS * 3, "public", "houses removed from each row of a seat's board", by_seat=True
        ),
        Field("pool", SEATS, "public", "miners ready in the pool", by_seat=True),
        Field("waiting", SEATS, "public", "miners waiting to be hired", by_seat=True),
        Field("pelicans", SEATS, "public", "unused pelican tokens", by_seat=True),
        Field("used_pelicans", SEATS, "public", "used pelican tokens", by_seat=True),
        Field(
            "hand",
            SEATS,
            "public",
            "action cards (bits) not played this round",
            holds="bits",
            by_seat=True,
            top=CARDS,
        ),
        Field("guild_card", 1, "public", "guild set-up card in use"),
        Field("sets_taken", 1, "public", "guild sets (bits) that are chosen", holds="bits", top=SEATS),
        Field("mine_card", 1, "public", "mine set-up card in use"),
        Field("rock_at", 4, "public", "cell + 1 of each rock tile", top=GRID),
        Field(
            "dug",
            GRID,
            "public",
            "mine or technology tile + 1 on each mine cell",
            top=MINE_TILES + TECHNOLOGY_TILES,
        ),
        Field(
            "dig_cost", GRID, "public", "highest cost printed on the mines left, right and above of each cell"
        ),
        Field("row_stars", PITCH, "public", "stars in each mine row, rocks and board included"),
        Field(
            "own_stars", SEATS * PITCH, "public", "stars on a seat's own mines in each mine row", by_seat=True
        ),
        Field("site", GRID, "public", "building + 1 on each town square", top=len(BUILDINGS)),
        Field("around", GRID, "public", "highest plot cost printed on the buildings beside each square"),
        Field(
            "hall",
            15,
            "public",
            "stack + 1 at each place of the three town hall rows, five places a row",
            top=12,
        ),
        Field("hall_length", 3, "public", "stacks in each town hall row", top=5),
        Field("top", 12, "public", "building + 1 on top of each stack", top=len(BUILDINGS)),
        Field("stack_size", 12, "public", "tiles in each stack"),
        Field("population", 1, "public", "card on top of the population deck"),
        Field("ore", 1, "public", "card on top of the ore deck"),
        Field(
            "slider",
            5,
            "public",
            "column of the indicators for food, timber, beer, silver and permits",
            top=MARKET_COLUMNS,
        ),
        Field("bank", 4, "public", "patricians of each colour in the bank"),
        Field("patricians", 4, "public", "patricians of each colour in the pool"),
        Field("council", 4, "public", "patricians of each colour in the town council"),
        Field("barbara", 1, "public", "St. Barbara tiles that are turned over", top=BARBARA),
        Field("technology", 1, "public", "mining technology tiles that are taken", top=TECHNOLOGY_TILES),
        Field("mixed", 1, "public", "1 once the discarded mine tiles were shuffled into a new stack", top=1),
        Field("tax", 1, "public", "tax counter"),
        Field("round", 1, "public", "number of the round, from 1", top=ROUNDS),
        Field("turn", 1, "public", "number of the turn in the round, from 1; 0 during set-up"),
        Field("first", 1, "public", "seat with the starting player marker", holds="seat"),
        Field("event", 1, "public", "event card of the round + 1, 0 if there is none", top=len(EVENT_NAMES)),
        Field(
            "events_seen",
            1,
            "public",
            "event cards (bits) that were turned up",
            holds="bits",
            top=len(EVENT_NAMES),
        ),
    ),
)


def _grid() -> tuple[str, ...]:
    """Cells by row and column, both from 1: 23 is the third of the second row."""
    return tuple(f"{row + 1}{column + 1}" for row in range(PITCH) for column in range(PITCH))


SEAT = Domain("seat", tuple(str(i) for i in range(SEATS)))
CARD = Domain("card", tuple(str(i + 1) for i in range(CARDS)))
ACTION = Domain("action", ACTIONS)
SIMPLE_ACTION = Domain("action", ACTIONS[:-1])
SET = numbers("set", SEATS)
GUILD = Domain("guild", GUILDS)
TILE = Domain("tile", tuple(f"{i + 1:02}" for i in range(MINE_TILES)))
ANY_TILE = Domain("tile", tuple(f"{i + 1:02}" for i in range(MINE_TILES + TECHNOLOGY_TILES)))
SPACE = Domain("space", _grid())
SQUARE = Domain("square", _grid())
BUILDING = Domain("building", BUILDINGS)
ROW = Domain("row", ROWS)
COLOUR = Domain("colour", COLOURS)
RESOURCE = Domain("resource", RESOURCES)
SLIDER = Domain("resource", RESOURCES[:-1])
BARBARA_TILE = Domain("barbara", tuple(str(i + 1) for i in range(BARBARA)))
EVENT = Domain("event_card", EVENT_NAMES)

# R14: every decision
VERBS = (
    Verb("play", "R3.4", (CARD, ACTION), target="card-{card}-{action}"),
    Verb("pass", "R3.6", (CARD,), target="card-{card}"),
    Verb("guilds", "R2.13", (SET,), target="set-{set}"),
    Verb("place", "R2.14", (GUILD,), target="guild-{guild}"),
    Verb("hire", "R5.1.1", (Domain("miners", ("1", "2")),), target="miners-{miners}"),
    Verb("keep", "R5.1.5", (TILE,), target="tile-{tile}"),
    Verb("mine", "R5.1.6", (SPACE,), target="mine-{space}"),
    Verb("rights", "R5.2.2", (BUILDING,), target="building-{building}"),
    Verb("plot", "R5.3", (SQUARE,), target="plot-{square}"),
    Verb("build", "R5.4.1", (BUILDING,), target="building-{building}"),
    Verb("site", "R5.4.1", (SQUARE,), target="plot-{square}"),
    Verb("remove", "R7.2", (ROW,), target="house-{row}"),
    Verb("council", "R5.5.2", (COLOUR,), target="patrician-{colour}"),
    Verb("score", "R5.6.2", (SQUARE,), target="plot-{square}"),
    Verb("act", "R5.7.1", (SIMPLE_ACTION,), target="action-{action}"),
    Verb("slide", "R8.1", (SLIDER,), target="slider-{resource}"),
    Verb("pay", "R8.2", target="tax"),
    Verb("refuse", "R8.2", target="reputation"),
    Verb("accept", "R5.6.4", target="st_barbara"),
    Verb("decline", "R1.7"),
)

BOXES = (
    BoxSpec("choose_guilds", "R2.13", asks=True),
    BoxSpec("place_guilds", "R2.14", asks=True),
    BoxSpec("cycle", "R3.3"),
    BoxSpec("play", "R3.4", asks=True),
    BoxSpec("hire", "R5.1.1", asks=True),
    BoxSpec("draw", "R5.1.5"),
    BoxSpec("prospect", "R5.1.9", asks=True),
    BoxSpec("mine", "R5.1.6", asks=True),
    BoxSpec("rights", "R5.2", asks=True),
    BoxSpec("plot", "R5.3", asks=True),
    BoxSpec("build", "R5.4", asks=True),
    BoxSpec("site", "R5.4.1", asks=True),
    BoxSpec("technology", "R7.7"),
    BoxSpec("technology_cell", "R7.7", asks=True),
    BoxSpec("house", "R7.4"),
    BoxSpec("remove_house", "R7.2", asks=True),
    BoxSpec("income", "R5.5"),
    BoxSpec("council", "R5.5.2", asks=True),
    BoxSpec("middle_effect", "R5.6.4", asks=True),
    BoxSpec("score_building", "R5.6.2", asks=True),
    BoxSpec("barbara_points", "R5.6.5"),
    BoxSpec("joker", "R5.7", asks=True),
    BoxSpec("event", "R8.1"),
    BoxSpec("slider", "R8.1", asks=True),
    BoxSpec("tax", "R8.2"),
    BoxSpec("pay_tax", "R8.2", asks=True),
    BoxSpec("patricians", "R8.3"),
    BoxSpec("next_round", "R8.5"),
    BoxSpec("final", "R10"),
)

EVENTS = (
    EventSpec("start", (SEAT,)),
    EventSpec("chose_guilds", (SEAT, SET)),
    EventSpec("placed_guild", (SEAT, GUILD, ROW)),
    EventSpec("round", ("number", SEAT)),
    EventSpec("revealed", (EVENT,)),
    EventSpec("event", (EVENT,)),
    EventSpec("played", (SEAT, CARD, ACTION)),
    EventSpec("passed", (SEAT, CARD)),
    EventSpec("declined", (SEAT,)),
    EventSpec("paid", (SEAT, "n")),
    EventSpec("gained_coins", (SEAT, "n")),
    EventSpec("hired", (SEAT, "n")),
    EventSpec("drew", (SEAT, TILE)),
    EventSpec("reshuffled", ("n",)),
    EventSpec("discarded", (SEAT, "n")),
    EventSpec("mined", (SEAT, ANY_TILE, SPACE)),
    EventSpec("technology_lost", (SEAT, ANY_TILE)),
    EventSpec("mining_production", (SEAT, "n")),
    EventSpec("got_rights", (SEAT, BUILDING)),
    EventSpec("top", (BUILDING,)),
    EventSpec("claimed", (SEAT, SQUARE)),
    EventSpec("built", (SEAT, BUILDING, SQUARE)),
    EventSpec("production", (SEAT, RESOURCE, "n")),
    EventSpec("house", (SEAT, ROW)),
    EventSpec("removed_house", (SEAT, ROW)),
    EventSpec("population", ("n",)),
    EventSpec("ore_deck", ("n",)),
    EventSpec("indicator", (SLIDER, "n")),
    EventSpec("turned_deck", (Domain("deck", ("population", "ore")),)),
    EventSpec("town_acts", (RESOURCE,)),
    EventSpec("town_removed", (BUILDING,)),
    EventSpec("tax", ("n",)),
    EventSpec("barbara_turned", (BARBARA_TILE,)),
    EventSpec("barbara_used", (SEAT, BARBARA_TILE)),
    EventSpec("barbara_after", (SEAT,)),
    EventSpec("pelicans", (SEAT, "n")),
    EventSpec("reputation", (SEAT, "n")),
    EventSpec("points", (SEAT, "n", Domain("source", TALLIES))),
    EventSpec("patrician_pool", (SEAT, COLOUR)),
    EventSpec("patrician_council", (SEAT, COLOUR)),
    EventSpec("no_patrician", (COLOUR,)),
    EventSpec("tax_paid", (SEAT, "n")),
    EventSpec("tax_refused", (SEAT, "n")),
    EventSpec("red_enters", (BUILDING,)),
    EventSpec("over", ("number",)),
)

# what a St. Barbara tile offers between its reputation and its points (R5.6.2)
EFFECTS = (
    "none",
    "rights_free",
    "remove_house_for_production",
    "plot_free_anywhere",
    "income_twice",
    "patrician_bank_to_council",
    "reputation_per_adjacent_public",
    "building_free_timber",
    "mine_twice_free_timber",
    "score_one_building",
)
# the texts of event cards (R8.1)
TEXTS = (
    "",
    "points_if_reputation",
    "pay_per_mine_row",
    "slider_back",
    "points_most_houses",
    "pelican_to_fewest",
    "town_builds_public",
    "coins_by_silver",
)
# how a rights, plot, building, mine or council box is entered
MODES = ("paid", "free", "public")


def _constants() -> dict[str, int]:
    n = {"SEATS": SEATS, "GRID": GRID, "PITCH": PITCH, "CARDS": CARDS, "TALLIES": len(TALLIES), "DOTS": DOTS}
    n |= {"MARKET_ROWS": MARKET_ROWS, "MARKET_COLUMNS": MARKET_COLUMNS, "ROUNDS": ROUNDS}
    n |= {"BUILDINGS": len(BUILDINGS), "GUILD_BUILDINGS": len(GUILD_BUILDINGS), "ALL_SEATS": 0x7FFF}
    n |= {"MINE_TILES": MINE_TILES, "TECHNOLOGY_TILES": TECHNOLOGY_TILES, "BARBARA": BARBARA, "HALL": 5}
    n |= {"EVENT_CARDS": len(EVENT_NAMES), "ACTIONS_PLAYED": len(ACTIONS), "MINING": 3, "RED_STACK": 9}
    n |= {f"RESOURCE_{name.upper()}": i for i, name in enumerate(RESOURCES)}
    n |= {f"COLOUR_{name.upper()}": i for i, name in enumerate(COLOURS)}
    n |= {f"ACTION_{name.upper()}": i for i, name in enumerate(ACTIONS)}
    n |= {f"FROM_{name.upper()}": i for i, name in enumerate(TALLIES)}
    n |= {f"EFFECT_{name.upper()}": i for i, name in enumerate(EFFECTS)}
    n |= {f"TEXT_{(name or 'none').upper()}": i for i, name in enumerate(TEXTS)}
    n |= {f"MODE_{name.upper()}": i for i, name in enumerate(MODES)}
    return n


DECLARATION = Declaration(
    "kutna_hora", "Kutná Hora: The City of Silver", "KutnaHora", LAYOUT, VERBS, BOXES, EVENTS, _constants()
)
