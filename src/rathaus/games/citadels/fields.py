"""Citadels declared: the fields of its block, its boxes, verbs, events and the numbers of its components."""

from __future__ import annotations

from rathaus.core.box import BoxSpec
from rathaus.core.components import load
from rathaus.core.events import EventSpec
from rathaus.core.game import Declaration
from rathaus.core.layout import Fact, Field, Layout
from rathaus.core.verbs import Domain, Verb

SEATS = 8
RANKS = 10  # ranks 1 to 9; 0 stands for none
CARDS = 96  # more than any deck
CITY = 16  # more districts than any city can reach
PICKS = 2  # characters a seat can have in a round

_DATA = load("citadels")


def _ids(*files: str) -> tuple[str, ...]:
    seen: dict[str, None] = {}
    for file in files:
        for record in _DATA[file]["district"]:
            seen[record["id"].removesuffix("_2017")] = None
    return tuple(seen)


DARK = tuple(record["id"] for record in _DATA["districts_dark_city"]["district"])
DISTRICTS = tuple(id for id in _ids("districts_basic", "districts_purple_base") if id not in DARK) + DARK
CHARACTERS = tuple(record["id"] for record in _DATA["characters_classic"]["character"])
KINDS = len(DISTRICTS)

LAYOUT = Layout(
    SEATS,
    (
        # R8.11, R17: what everybody sees, and what is hidden from whom
        Field("held", SEATS, "owner", "kinds of districts in a hand, as a bit set", wide=True, top=KINDS),
        Field(
            "city",
            SEATS,
            "public",
            "kinds of districts in a city, as a bit set",
            wide=True,
            by_seat=True,
            top=KINDS,
        ),
        Field(
            "known",
            SEATS * SEATS,
            "owner",
            "viewer x owner: kinds the viewer knows to be in a hand",
            wide=True,
            by_seat=True,
            top=KINDS,
        ),
        Field("hand", SEATS * KINDS, "owner", "copies of each kind in a hand"),
        Field("hand_size", SEATS, "public", "cards in a hand", by_seat=True),
        Field("gold", SEATS, "public", "gold of a seat", by_seat=True),
        Field(
            "lot",
            SEATS * CITY,
            "public",
            "districts of a city in building order: kind, +256 with Artist gold",
            by_seat=True,
        ),
        Field("city_size", SEATS, "public", "districts in a city", by_seat=True, top=CITY),
        Field("deck", CARDS, "hidden", "ring of the deck: kind, +64 x the seats (bits) that know the card"),
        Field("deck_head", 1, "hidden", "place of the top card in the ring", top=CARDS),
        Field("deck_size", 1, "public", "cards in the deck", top=CARDS),
        Field("batch", CARDS, "hidden", "cards drawn or put aside by the seat that is choosing"),
        Field("batch_size", 1, "public", "how many those are", top=CARDS),
        Field("museum", KINDS, "hidden", "copies of each kind under the Museum"),
        Field("museum_size", 1, "public", "cards under the Museum", top=CARDS),
        Field("pick", SEATS * PICKS, "owner", "ranks of the characters chosen this round", top=RANKS - 1),
        Field(
            "passed",
            SEATS * PICKS,
            "owner",
            "ranks (bits) of the characters received at each choice",
            holds="bits",
            top=RANKS,
        ),
        Field(
            "aside",
            SEATS,
            "owner",
            "ranks (bits) that a seat put face down itself (2 players)",
            holds="bits",
            top=RANKS,
        ),
        Field("pool", 1, "hidden", "ranks (bits) that are being passed on", holds="bits", top=RANKS),
        Field(
            "face_down",
            1,
            "hidden",
            "ranks (bits) laid face down at random before the choice",
            holds="bits",
            top=RANKS,
        ),
        Field("leftover", 1, "hidden", "ranks (bits) face down after the choice", holds="bits", top=RANKS),
        Field("face_up", 1, "public", "ranks (bits) laid face up", holds="bits", top=RANKS),
        Field("chooser", 1, "public", "seat that chose first this round", holds="seat"),
        Field("picks_made", 1, "public", "steps of the choice that are done"),
        Field(
            "revealed",
            RANKS,
            "public",
            "seat + 1 that has shown the character of a rank this round",
            holds="seat+1",
        ),
        Field(
            "shown_rank",
            SEATS,
            "public",
            "highest rank a seat has shown in this round",
            by_seat=True,
            top=RANKS - 1,
        ),
        Field("called", 1, "public", "rank that is called, 0 during the choice", top=RANKS),
        Field("murdered", 1, "public", "rank that the Assassin named", top=RANKS),
        Field("robbed", 1, "public", "rank that the Thief named", top=RANKS),
        Field("thief", 1, "public", "seat + 1 that gets what is stolen", holds="seat+1"),
        Field("bewitched", 1, "public", "rank that the Witch named", top=RANKS),
        Field("witch", 1, "public", "seat + 1 of the Witch whose turn is suspended", holds="seat+1"),
        Field("bishop", 1, "public", "seat + 1 whose city the Bishop protects", holds="seat+1"),
        Field("collector", 1, "public", "seat + 1 that collects the tax", holds="seat+1"),
        Field("early", 1, "public", "seat + 1 of rank 1 if it has built this round", holds="seat+1"),
        Field("crown", 1, "public", "seat that holds the Crown", holds="seat"),
        Field("round", 1, "public", "number of the round, from 1"),
        Field("ending", 1, "public", "1 once the end is triggered", top=1),
        Field("first", 1, "public", "seat + 1 that completed its city first", holds="seat+1"),
        Field("target", 1, "public", "districts that complete a city", top=CITY),
        Field("tower", 1, "public", "1 while a Bell Tower announcement holds", top=1),
        Field("clock", 1, "public", "counts districts built, for the order of cities of a size"),
        Field(
            "reached",
            SEATS,
            "public",
            "clock when a city first had one district less than the usual target",
            by_seat=True,
        ),
        Field("haunted_round", 1, "public", "round in which the Haunted City was built"),
        Field("did", 1, "public", "what the turn has used up, as bits", holds="bits", top=8),
        Field("slots", 1, "public", "districts that may still be built this turn"),
        Field("spent", 1, "public", "gold paid for building this turn"),
        Field("built", 1, "public", "districts built this turn", top=CITY),
        Field("gilded", 1, "public", "districts the Artist has put gold on this turn"),
    ),
)

SEAT = Domain("seat", tuple(str(i) for i in range(SEATS)))
DISTRICT = Domain("district", DISTRICTS)
CHARACTER = Domain("character", CHARACTERS)

VERBS = (
    Verb("pick", "R3.6", (CHARACTER,), secret=True, target="choice-{character}"),
    Verb("aside", "R9.1", (CHARACTER,), secret=True, target="choice-{character}"),
    Verb("gold", "R4.4", target="bank"),
    Verb("draw", "R4.4", target="deck"),
    Verb("keep", "R4.4", (DISTRICT,), secret=True, target="drawn-{district}"),
    Verb("under", "R8.7", (DISTRICT,), secret=True, target="drawn-{district}"),
    Verb("income", "R4.4"),
    Verb("bonus", "R4.4"),
    Verb("murder", "R5.1", (CHARACTER,), target="call-{character}"),
    Verb("rob", "R5.2", (CHARACTER,), target="call-{character}"),
    Verb("bewitch", "R11.1", (CHARACTER,), target="call-{character}"),
    Verb("swap", "R5.3", (SEAT,), target="hand-of-{seat}"),
    Verb("redraw", "R5.3"),
    Verb("discard", "R5.3", (DISTRICT,), secret=True, target="hand-{district}"),
    Verb("look", "R11.3", (SEAT,), target="hand-of-{seat}"),
    Verb("take", "R11.3", (DISTRICT,), secret=True, target="drawn-{district}"),
    Verb("crown", "R11.4.1", (SEAT,), target="seat-{seat}"),
    Verb("pay_gold", "R11.4.2"),
    Verb("pay_card", "R11.4.2", (DISTRICT,), secret=True, target="hand-{district}"),
    Verb("four_gold", "R11.7", target="bank"),
    Verb("four_cards", "R11.7", target="deck"),
    Verb("gild", "R11.9", (DISTRICT,), target="own-{district}"),
    Verb("build", "R4.4", (DISTRICT,), target="hand-{district}"),
    Verb("laboratory", "R6.3", (DISTRICT,), secret=True, target="hand-{district}"),
    Verb("smithy", "R6.4", target="own-smithy"),
    Verb("museum", "R12.3", (DISTRICT,), secret=True, target="hand-{district}"),
    Verb("armory", "R12.2", (SEAT, DISTRICT), target="city-{seat}-{district}"),
    Verb("destroy", "R5.8", (SEAT, DISTRICT), target="city-{seat}-{district}"),
    Verb("exchange", "R11.8", (SEAT, DISTRICT), target="city-{seat}-{district}"),
    Verb("give", "R11.8", (DISTRICT,), target="own-{district}"),
    Verb("salvage", "R6.6"),
    Verb("search", "R12.1", (DISTRICT,), secret=True, target="drawn-{district}"),
    Verb("announce", "R12.9.1"),
    Verb("park", "R12.11"),
    Verb("reveal", "R12.12"),
    Verb("decline", "R4.8"),
    Verb("done", "R4.4"),
    Verb("end", "R4.7"),
)

BOXES = (
    BoxSpec("round", "R3.1"),
    BoxSpec("select", "R3.6", asks=True),
    BoxSpec("call", "R4.1"),
    BoxSpec("hospital", "R12.12", asks=True),
    BoxSpec("emperor", "R11.4.1", asks=True),
    BoxSpec("tribute", "R11.4.2", asks=True),
    BoxSpec("begin_turn", "R4.3"),
    BoxSpec("turn", "R4.4", asks=True),
    BoxSpec("keep", "R4.4", asks=True),
    BoxSpec("under", "R8.7", asks=True),
    BoxSpec("navigator", "R11.7", asks=True),
    BoxSpec("redraw", "R5.3", asks=True),
    BoxSpec("wizard", "R11.3", asks=True),
    BoxSpec("wizard_build", "R11.3", asks=True),
    BoxSpec("give", "R11.8", asks=True),
    BoxSpec("graveyard", "R6.6.2", asks=True),
    BoxSpec("lighthouse", "R12.1", asks=True),
    BoxSpec("bell_tower", "R12.9.1", asks=True),
    BoxSpec("park", "R12.11", asks=True),
    BoxSpec("end_turn", "R8.9"),
    BoxSpec("end_round", "R4.9"),
    BoxSpec("next_round", "R7.1"),
)

EVENTS = (
    EventSpec("start", (SEAT,)),
    EventSpec("round", ("number", SEAT)),
    EventSpec("face_up", (CHARACTER,)),
    EventSpec("chose", (SEAT,)),
    EventSpec("put_aside", (SEAT,)),
    EventSpec("called", (CHARACTER,)),
    EventSpec("silence", (CHARACTER,)),
    EventSpec("shows", (SEAT, CHARACTER)),
    EventSpec("crown", (SEAT,)),
    EventSpec("took_gold", (SEAT, "n")),
    EventSpec("drew", (SEAT, "n")),
    EventSpec("drew_card", (SEAT, DISTRICT)),
    EventSpec("kept", (SEAT, "n")),
    EventSpec("kept_card", (SEAT, DISTRICT)),
    EventSpec("returned", (SEAT, "n")),
    EventSpec("income", (SEAT, "n")),
    EventSpec("bonus_gold", (SEAT, "n")),
    EventSpec("bonus_cards", (SEAT, "n")),
    EventSpec("murder", (SEAT, CHARACTER)),
    EventSpec("rob", (SEAT, CHARACTER)),
    EventSpec("bewitch", (SEAT, CHARACTER)),
    EventSpec("stolen", (SEAT, Domain("victim", SEAT.labels, "seat"), "n")),
    EventSpec("swap", (SEAT, Domain("other", SEAT.labels, "seat"))),
    EventSpec("swapped_in", (SEAT, DISTRICT)),
    EventSpec("redraw", (SEAT, "n")),
    EventSpec("built", (SEAT, DISTRICT, "n")),
    EventSpec("complete", (SEAT, "n")),
    EventSpec("laboratory", (SEAT, "n")),
    EventSpec("smithy", (SEAT, "n")),
    EventSpec("museum", (SEAT,)),
    EventSpec("armory", (SEAT, Domain("victim", SEAT.labels, "seat"), DISTRICT)),
    EventSpec("destroyed", (SEAT, Domain("victim", SEAT.labels, "seat"), DISTRICT, "n")),
    EventSpec("salvaged", (SEAT, DISTRICT)),
    EventSpec(
        "exchanged",
        (SEAT, Domain("victim", SEAT.labels, "seat"), DISTRICT, Domain("given", DISTRICTS, "district")),
    ),
    EventSpec("paid_seat", (SEAT, Domain("other", SEAT.labels, "seat"), "n")),
    EventSpec("tax", (SEAT, Domain("other", SEAT.labels, "seat"), "n")),
    EventSpec("gave_card", (SEAT, Domain("other", SEAT.labels, "seat"))),
    EventSpec("gave_this_card", (SEAT, Domain("other", SEAT.labels, "seat"), DISTRICT)),
    EventSpec("looked", (SEAT, Domain("other", SEAT.labels, "seat"))),
    EventSpec("saw_card", (Domain("other", SEAT.labels, "seat"), DISTRICT)),
    EventSpec("took_card", (SEAT, Domain("other", SEAT.labels, "seat"))),
    EventSpec("took_this_card", (SEAT, Domain("other", SEAT.labels, "seat"), DISTRICT)),
    EventSpec("throne_room", (SEAT, "n")),
    EventSpec("poor_house", (SEAT, "n")),
    EventSpec("park", (SEAT, "n")),
    EventSpec("refund", (SEAT, "n")),
    EventSpec("searched", (SEAT,)),
    EventSpec("announced", (SEAT, "n")),
    EventSpec("gilded", (SEAT, DISTRICT)),
    EventSpec("heir", (SEAT, CHARACTER)),
    EventSpec("hospital", (SEAT,)),
    EventSpec("resumed", (SEAT, CHARACTER)),
    EventSpec("over", ("number",)),
)

COLOURS = ("none", "yellow", "blue", "green", "red", "purple")

# what a turn has used up (bits of the field `did`)
DID = ("action", "income", "power", "bonus", "laboratory", "smithy", "museum", "destroyed")
# ways of playing a turn (argument b of the box turn)
MODES = ("full", "gather_only", "witch")


def _constants() -> dict[str, int]:
    sizes = {"SEATS": SEATS, "RANKS": RANKS, "CARDS": CARDS, "CITY": CITY, "PICKS": PICKS, "KINDS": KINDS}
    numbers = dict(sizes)
    numbers |= {id.upper(): i for i, id in enumerate(DISTRICTS)}
    numbers |= {f"{id.upper()}_CHARACTER": i for i, id in enumerate(CHARACTERS)}
    numbers |= {f"COLOUR_{name.upper()}": i for i, name in enumerate(COLOURS)}
    numbers |= {f"DID_{name.upper()}": 1 << i for i, name in enumerate(DID)}
    numbers |= {f"MODE_{name.upper()}": i for i, name in enumerate(MODES)}
    numbers |= {"GILT": 256, "KNOWN_BY": 64, "ALL_SEATS": 0x7FFF}
    return numbers


FACTS = (
    Fact("batch", KINDS, "counts"),
    Fact("looked_at", KINDS),
    Fact("museum", KINDS),
    Fact("deck", KINDS, "counts"),
    Fact("deck_kinds", KINDS, "counts"),
)
DECLARATION = Declaration(
    "citadels", "Citadels", "Citadels", LAYOUT, VERBS, BOXES, EVENTS, _constants(), FACTS
)
