"""Whole games: components are conserved, and what is kept as a number is what lies on the table."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from tests.games.city_of_iron.configurations import choose
from tests.games.city_of_iron.positions import SETUP, box, copies, events
from tests.games.city_of_iron.scene import BUILDING, DATA, EXPERT, LAND, TOKEN, TOWN
from tests.rules import rule

from rathaus.games.city_of_iron import fields, scoring
from rathaus.games.city_of_iron.deal import cards_in
from rathaus.games.city_of_iron.fields import (
    BUILDINGS,
    CITIES,
    EXPERTS,
    GOODS,
    LANDS,
    LOTS,
    NATIONS,
    QUEUE,
    TERRAINS,
    TOKENS,
    TOWNS,
)
from rathaus.games.city_of_iron.game import GAME

pytestmark = pytest.mark.engine

OPTIONS = [
    {},
    {"nation_powers": False},
    {"town_expansion": True},
    {"continuous_refill": True, "town_expansion": True},
]


def bits(names, value: int) -> set[str]:
    return {name for i, name in enumerate(names) if value >> i & 1}


def cities(state, seat: int) -> list[int]:
    return [city for city, holder in enumerate(state.field("holder")) if holder == seat + 1]


def lots(state, city: int) -> list[str]:
    return [BUILDINGS[cell - 1] for cell in state.field("lot")[city * LOTS : (city + 1) * LOTS] if cell]


def given(state, seat: int) -> dict[str, Counter[str]]:
    """Everything that the cards and tokens of a seat give, added up from the component data."""
    nation, powers = NATIONS[state.field("nation")[seat] - 1], state.ruleset.options["nation_powers"]
    goods: Counter[str] = Counter()
    sums: Counter[str] = Counter(income=SETUP["start_income"])
    for city in cities(state, seat):
        for name in lots(state, city):
            record = BUILDING[name]
            goods.update(record["goods"])
            sums["income"] += bool(record["goods"])
            sums["citizen_draws"] += record["draw_citizen"]
            sums["military_draws"] += record["draw_military"]
            sums["round_science"] += record["round_science"]
        if city < len(LANDS):
            token = TOKEN[TOKENS[state.field("city_token")[city] - 1]]
            districts = [TOKEN[name] for name in bits(TOKENS, state.field("districts")[city])]
            slots = "arc_district_slots" if powers and nation == "arc" else "district_slots"
            assert state.field("slots")[city] == token["city_slots"] + sum(d[slots] for d in districts)
            for deck in ("citizen", "military"):
                sums[f"{deck}_draws"] += token[f"city_draw_{deck}"] + sum(
                    d[f"district_draw_{deck}"] for d in districts
                )
    for name in bits(TOWNS, state.field("towns")[seat]):
        goods.update(TOWN[name]["goods"])
        effects = TOWN[name]["effects"]
        sums["income"] += TOWN[name]["income"]
        sums["citizen_draws"] += effects.get("draw_citizen", 0)
        sums["military_draws"] += effects.get("draw_military", 0)
        sums["round_science"] += effects.get("round_science", 0)
    return {"goods": goods, "sums": sums}


def check_holdings(state) -> None:
    """R5.1.7, R5.7.4, R5.9.1: goods, income, icons and slots are those of the cards on the table."""
    for seat in range(state.ruleset.seats):
        whole = given(state, seat)
        for number, good in enumerate(GOODS):
            assert state.field("goods")[seat * len(GOODS) + number] == whole["goods"][good]
        for name in ("income", "citizen_draws", "military_draws", "round_science"):
            assert state.field(name)[seat] == whole["sums"][name], name
        shown = {
            terrain
            for city in cities(state, seat)
            for terrain in (
                LAND[CITIES[city]]["terrains"]
                if city < len(LANDS)
                else TOWN[CITIES[city]]["effects"]["terrains"]
            )
        }
        assert bits(TERRAINS, state.field("terrains")[seat]) == shown
        assert state.field("money")[seat] >= 0 and state.field("science")[seat] >= 0
        for city in cities(state, seat):
            assert len(lots(state, city)) <= state.field("slots")[city]


def check_pieces(state) -> None:
    """Every building, town, land and token is in one place."""
    seats = state.ruleset.seats
    for number, name in enumerate(BUILDINGS):
        n = state.field("left")[number] + state.field("discarded")[number]
        n += (*state.field("row"), *state.field("lot")).count(number + 1)
        n += sum(state.field("stored")[seat * len(BUILDINGS) + number] for seat in range(4))
        assert n == copies(name, seats), name
    owned = [name for seat in range(seats) for name in bits(TOWNS, state.field("towns")[seat])]
    shown = [TOWNS[t - 1] for t in (*state.field("top"), *state.field("open_town")) if t]
    places = Counter([*owned, *shown, *bits(TOWNS, state.field("covered")[0])])
    lost = {r["players"]: set(r["town_goods_removed"]) for r in SETUP["by_players"]}[seats]
    wanted = {n for n, r in TOWN.items() if (r["stars"] or state.ruleset.options["town_expansion"])}
    assert places == Counter(name for name in wanted if not set(TOWN[name]["goods"]) & lost)
    for seat in range(seats):
        laid = [TOKENS[state.field("city_token")[c] - 1] for c in cities(state, seat) if c < len(LANDS)]
        laid += [
            name
            for c in cities(state, seat)
            if c < len(LANDS)
            for name in bits(TOKENS, state.field("districts")[c])
        ]
        assert Counter(laid) + Counter(bits(TOKENS, state.field("tokens")[seat])) == Counter(TOKENS)


def check_experts(state, seat: int) -> None:
    """R2.4, R3.2: a player's cards are in supply, hand, decks or being played."""
    names = [EXPERTS[c] for f in ("supply", "hand", "unlaid") for c in cards_in(state.field(f)[seat])]
    for deck in range(2):
        start = seat * QUEUE + deck * fields.CITIZENS
        names += [
            EXPERTS[c]
            for c in state.field("queue")[start : start + state.field("queue_size")[seat * 2 + deck]]
        ]
    if box(state) in ("turn", "bid", "buy", ""):
        whole = Counter({r["id"]: r["count"] for r in DATA["experts"]["card"]})
        if state.ruleset.options["nation_powers"]:
            whole.update(
                r["id"] for r in EXPERT.values() if r["nation"] == NATIONS[state.field("nation")[seat] - 1]
            )
        assert Counter(names) == whole


@rule("R5.1.7", "R5.7.4", "R5.7.6", "R5.9.1", "R3.2", "R2.7", "R5.6.9")
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "+".join(options) or "plain")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_keep_their_books(seats, options):
    random, state = Random(seats), GAME.new(seats, 70 + seats, **options)
    while not state.is_over():
        if box(state) not in ("stack", "choose_nation"):
            check_holdings(state)
            if box(state) in ("turn", "bid"):
                check_pieces(state)
            for seat in range(seats):
                check_experts(state, seat)
        state.apply(choose(state, random))
    check_holdings(state)
    check_pieces(state)


@rule("R6.2", "R7.4", "R7.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_points_are_those_that_were_told(seats):
    """The sheet of a whole game from its events."""
    for seed in range(3):
        random, state = Random(seed), GAME.start(GAME.ruleset(seats, town_expansion=True), seed, listen=True)
        while not state.is_over():
            state.apply(choose(state, random))
        totals: Counter[tuple[int, str]] = Counter()
        for name, told in events(state):
            if name in ("points", "bonus"):
                totals[int(told["seat"]), str(told["source"])] += int(told["n"])
            elif name == "bonus_good":
                totals[int(told["seat"]), "most_goods"] += int(told["n"])
        for seat, sheet in enumerate(state.score_sheets()):
            assert {source: totals[seat, source] for source in scoring.SOURCES} == sheet
        keys = sorted(GAME.rank_keys(state), reverse=True)
        assert [1 + keys.index(key) for key in GAME.rank_keys(state)] == state.ranking()


@rule("R5.4.1", "R5.5.1", "R6.3", "R4.1.1")
def test_money_is_what_was_told():
    """Start money, and every payment and income that an event tells, is the money at the end."""
    plus = {"tax", "gained_money", "income", "leader_money"}
    minus = {"paid", "bid", "bid_again"}
    for seed in range(4):
        random, state = Random(seed), GAME.start(GAME.ruleset(4), seed, listen=True)
        while not state.is_over():
            state.apply(choose(state, random))
        money = Counter(dict.fromkeys(range(4), SETUP["start_money"]))
        for name, told in events(state):
            if name in plus | minus:
                money[int(told["seat"])] += int(told["n"]) * (1 if name in plus else -1)
        assert [money[seat] for seat in range(4)] == list(state.field("money"))
