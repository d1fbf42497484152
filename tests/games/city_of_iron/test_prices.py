"""Prices are known before they are paid, and attacks are offered exactly when the cards can do them."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from tests.games.city_of_iron.configurations import choose
from tests.games.city_of_iron.positions import SOLDIERS, action, attack, skill
from tests.games.city_of_iron.scene import TOWN, Scene
from tests.rules import rule

from rathaus.games.city_of_iron.game import GAME

pytestmark = pytest.mark.engine


def paid(state, number: int) -> dict[str, int]:
    """Money and science that an action takes, up to the end of what it asks of its seat."""
    seat, after = state.seat_to_act(), state.clone()
    after.events = []
    after.apply(number)
    while True:
        told = [GAME.events.read(event) for event in after.events]
        first = next((event for event in told if event.name in ("paid", "bid", "bid_again")), None)
        if (
            first
            or after.is_over()
            or after.seat_to_act() != seat
            or GAME.boxes[after.box].name in ("turn", "bid")
        ):
            break
        after.apply(after.legal_actions()[0])
    if first is None:
        return {"money": 0}
    science = int(first.arguments.get("science", 0))
    return {"money": int(first.arguments["n"]), **({"science": science} if science else {})}


@rule("R4.1.3", "R5.1.4", "R5.1.6", "R5.5.1", "R5.6.2", "R8.1.2", "R8.4.2")
@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"town_expansion": True}), (4, {})])
def test_every_price_is_what_is_paid(seats, options):
    seen: set[str] = set()
    random = Random(seats)
    for seed in (41, 42):
        state = GAME.new(seats, seed, **options)
        while not state.is_over():
            costs = GAME.prices(state.view(state.seat_to_act()))
            for number, cost in costs.items():
                verb = GAME.verbs.verb_at(number).name
                if verb in ("bid", "build", "build_stored", "science", "move") and random.random() < 0.4:
                    assert cost == paid(state, number), GAME.verbs.text(number)
                    seen.add(verb)
            state.apply(choose(state, random))
    assert {"bid", "build", "science"} <= seen


@rule("R6.6", "R1.8")
def test_the_price_of_a_purchase_is_known():
    table = (
        Scene(2, nation_powers=False).supply(0, "mayor", "architect").money(0, 9).science(0, 3).money(1, 0)
    )
    table.ask("shop", below="final")
    costs = table.state.view(0).facts["costs"]
    total = [costs[action(f"buy {name}")] for name in ("mayor", "architect")]
    table.do("buy mayor", "buy architect", "done")
    assert table.get("money", 0) == 9 - sum(cost["money"] for cost in total)
    assert table.get("science", 0) == 3 - sum(cost.get("science", 0) for cost in total)


@rule("R5.6.2", "R5.7.2")
def test_what_is_missing_of_a_payment():
    town = TOWN["town_2b"]
    table = Scene(4).top("-", "town_2b").hand(0, "soldier", "captain", "general", "airship").turn(0)
    table.do("attack town_2b", "fight soldier")
    assert table.state.view(-1).facts["missing"] == {
        "attack": town["defence"] - attack("soldier"),
        "distance": town["distance"],
    }
    table.do("skills airship")
    assert table.state.view(-1).facts["missing"] == {"attack": town["defence"] - attack("soldier")}


def able(hand: list[str], force: int, way: int) -> bool:
    """Whether some use of each card, attack, distance or none, gives as much of both."""
    for use in product((0, 1, 2), repeat=len(hand)):
        fight = sum(attack(name) for name, how in zip(hand, use, strict=True) if how == 1)
        walk = sum(skill(name, "distance") for name, how in zip(hand, use, strict=True) if how == 2)
        if fight >= force and walk >= way:
            return True
    return False


@rule("R5.7.2", "R5.7.3", "R5.7.7", "R11.7", "R11.6")
def test_attacks_by_trying_out_every_use_of_every_card():
    """Towns that are offered, and in an attack the cards that leave it possible."""
    random = Random(8)
    towns = [name for name in TOWN if 1 <= TOWN[name]["stars"] <= 3]
    offered = 0
    for _ in range(150):
        hand = random.sample(
            [*SOLDIERS, "schooner", "cartographer", "courier", "mayor"], random.randint(2, 6)
        )
        name = random.choice(towns)
        town = TOWN[name]
        table = Scene(4).top(*["-"] * (town["stars"] - 1), name).hand(0, *hand).turn(0)
        force, way = town["defence"], town["distance"]
        assert (name in table.legal("attack")) == able(hand, force, way), (hand, name)
        if name not in table.legal("attack"):
            continue
        offered += 1
        table.do(f"attack {name}")
        rest = list(hand)
        while table.asking == "siege":
            wanted = set()
            for card in set(rest):
                others = [*rest]
                others.remove(card)
                if skill(card, "distance") and able(others, force, max(0, way - skill(card, "distance"))):
                    wanted.add(f"skills {card}")
                if attack(card) and able(others, max(0, force - attack(card)), way):
                    wanted.add(f"fight {card}")
            if force <= 0 and way <= 0:
                wanted.add("enough")
            assert table.legal() == wanted, (hand, name)
            text = random.choice(sorted(wanted))
            if text == "enough":
                break
            verb, card = text.split()
            rest.remove(card)
            force -= attack(card) * (verb == "fight")
            way -= skill(card, "distance") * (verb == "skills")
            force, way = max(0, force), max(0, way)
            table.do(text)
    assert offered > 40
