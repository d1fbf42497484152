"""R1: components."""

import pytest
from tests.games.citadels.scenario import Scene, kind
from tests.rules import rule

from rathaus.games.citadels.game import GAME

pytestmark = pytest.mark.engine

ORDINARY = {  # name: cost, copies
    "yellow": {"manor": (3, 5), "castle": (4, 4), "palace": (5, 3)},
    "blue": {"temple": (1, 3), "church": (2, 3), "monastery": (3, 3), "cathedral": (5, 2)},
    "green": {
        "tavern": (1, 5), "market": (2, 4), "trading_post": (2, 3),
        "docks": (3, 3), "harbor": (4, 3), "town_hall": (5, 2),
    },
    "red": {"watchtower": (1, 3), "prison": (2, 3), "battlefield": (3, 3), "fortress": (5, 2)},
}  # fmt: skip
PURPLE = {
    "haunted_city": 2, "keep": 3, "laboratory": 5, "smithy": 5, "observatory": 5, "graveyard": 5,
    "dragon_gate": 6, "university": 6, "library": 6, "great_wall": 6, "school_of_magic": 6,
}  # fmt: skip
CHARACTERS = ("assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord")


@rule("R1.1")
def test_eight_characters_by_rank():
    rules = GAME.ruleset(4, edition="ffg")
    assert [GAME.verbs["pick"].domains[0].labels[c] for c in rules.characters()] == list(CHARACTERS)
    assert [rules.character_of(rank) for rank in range(10)] == [-1, 0, 1, 2, 3, 4, 5, 6, 7, -1]


@rule("R1.2")
@pytest.mark.parametrize("colour", ORDINARY)
def test_ordinary_districts(colour):
    rules = GAME.ruleset(4, edition="ffg")
    for name, (cost, copies) in ORDINARY[colour].items():
        found = (rules.colour_name(kind(name)), rules.cost_of(kind(name)), rules.copies_of(kind(name)))
        assert found == (colour, cost, copies), name
        assert rules.points_of(kind(name)) == cost


@rule("R1.2")
def test_twelve_purple_districts():
    rules = GAME.ruleset(4, edition="ffg")
    for name, cost in PURPLE.items():
        assert (rules.colour_name(kind(name)), rules.cost_of(kind(name))) == ("purple", cost), name
        assert rules.copies_of(kind(name)) == (2 if name == "keep" else 1), name


@rule("R1.2")
def test_66_cards_and_no_others():
    owned = {name: n for name, n in GAME.owned(GAME.new(4, 1, edition="ffg")).items() if n}
    assert sum(owned.values()) == 66
    assert sum(GAME.ruleset(4, edition="ffg").cost_of(kind(name)) * n for name, n in owned.items()) == 210
    assert set(owned) == {name for group in ORDINARY.values() for name in group} | set(PURPLE)


@rule("R1.3")
def test_gold_is_unlimited_by_default():
    table = Scene(4).cast("magician", "king", "bishop", "warlord").gold(20, 20, 20, 20).call("magician")
    assert table.do("gold").purse(0) == 22


@rule("R1.3")
def test_gold_supply_may_be_enforced():
    table = Scene(4, gold_supply_enforced=True)
    table.cast("magician", "king", "bishop", "warlord").gold(20, 5, 5, 4).call("magician")
    assert table.do("gold").purse(0) == 21  # 35 in the box, 34 among the players
    table.do("end")
    assert table.actor == 1
    assert table.do("gold").purse(1) == 5


@rule("R1.3")
def test_enforced_supply_counts_gold_on_districts_and_takes_back_what_is_paid():
    table = Scene(5, edition="ffg", characters="artist", gold_supply_enforced=True)
    table.cast("magician", "king", "bishop", "warlord", "artist").city(4, "temple+ tavern+")
    table.gold(3, 5, 10, 5, 5).hand(0, "manor").call("magician")
    assert table.do("gold").purse(0) == 3  # 30 = 28 + 2 on the districts
    assert table.do("build manor", "end").do("gold").purse(1) == 7


@rule("R1.4")
def test_reference_cards_do_nothing():
    assert not [verb.name for verb in GAME.verbs if "reference" in verb.name]
    assert not [name for name in GAME.layout.fields if "reference" in name]
