"""R3: hands, draw piles and discard piles."""

from __future__ import annotations

import pytest
from tests.games.city_of_iron.positions import BASE, CIVILIANS
from tests.games.city_of_iron.scene import Scene
from tests.rules import rule

from rathaus.games.city_of_iron.deal import cards_in
from rathaus.games.city_of_iron.fields import EXPERTS

pytestmark = pytest.mark.engine


@rule("R3.1")
def test_no_hand_limit():
    table = Scene(2).hand(0, *BASE[:-1]).pile(0, "military", BASE[-1]).turn(0).do("draw military")
    assert sorted(table.hand_names(0)) == sorted(BASE)


@rule("R3.2")
def test_a_played_card_goes_to_the_pile_of_its_kind_face_up():
    table = Scene(2).hand(0, "banker", "rider").turn(0).do("play banker", "give rider")
    assert table.queue(0, "citizen") == ["banker"] and table.queue(0, "military") == ["rider"]
    assert table.hand_names(0) == []
    discards = table.state.view(1).public["discards"]
    assert discards == table.state.field("discards") and discards[0] != 0


@rule("R3.3")
@pytest.mark.parametrize("order", [("scholar", "mayor", "foreman"), ("foreman", "scholar", "mayor")])
def test_the_owner_decides_the_order_of_several_cards(order):
    table = Scene(2).hand(0, "mayor", "scholar", "foreman", "rifleman").pile(0, "citizen", "courier").turn(0)
    table.do("play mayor", "skills scholar", "skills foreman", "skills rifleman")
    table.do("token tok_2")
    assert table.asking == "discard" and table.actor == 0
    assert table.legal() == {"discard mayor", "discard scholar", "discard foreman"}
    assert table.why("discard courier") == ("R3.3", "not_among_the_played")
    table.do(f"discard {order[0]}", f"discard {order[1]}")
    assert table.queue(0, "citizen") == ["courier", *order]
    assert table.queue(0, "military") == ["rifleman"] and table.actor == 1


@rule("R3.3")
def test_cards_of_different_piles_need_no_order():
    table = Scene(2).hand(0, "mayor", "rifleman").turn(0).do("play mayor", "skills rifleman", "token tok_2")
    assert table.actor == 1
    assert table.queue(0, "citizen") == ["mayor"] and table.queue(0, "military") == ["rifleman"]


@rule("R3.4")
def test_an_empty_pile_is_the_discard_pile_turned_over():
    """The card discarded first is drawn first, and nothing is shuffled, whatever the seed."""
    order = ("scholar", "merchant", "explorer", "mayor", "banker")
    for seed in range(6):
        table = Scene(2, seed=seed).discards(0, "citizen", *order)
        for count in range(1, 6):
            table.turn(0).do("draw citizen")
            assert sorted(table.hand_names(0)) == sorted(order[:count])
        assert table.queue(0, "citizen") == []


@rule("R3.4")
def test_the_pile_is_turned_over_only_when_a_card_must_be_drawn():
    table = Scene(2).pile(0, "citizen", "scholar").discards(0, "citizen", "mayor").turn(0).do("draw citizen")
    assert (table.get("pile_size"), table.get("queue_size")) == (0, 1)
    assert not table.told("turned_over")
    table.turn(0).do("draw citizen")
    assert table.told("turned_over") == [{"seat": "0", "deck": "citizen", "n": 1}]


@rule("R3.4", "R2.13")
def test_the_whole_discard_pile_is_turned_over():
    """What was a discard pile is a draw pile face down, known by its cards; the other kind stays as it is."""
    table = Scene(2).discards(0, "citizen", "scholar", "mayor", "banker").discards(0, "military", "rider")
    table.turn(0).do("draw citizen")
    public = table.state.view(1).public
    assert public["pile_size"][:2] == (2, 0) and public["queue_size"][:2] == (2, 1)
    assert sorted(EXPERTS[card] for card in cards_in(public["turned"][0])) == ["banker", "mayor", "scholar"]
    assert [EXPERTS[card] for card in cards_in(public["discards"][0])] == ["rider"]


@rule("R3.4")
def test_a_card_discarded_later_comes_after_the_pile():
    table = (
        Scene(2).hand(0, "merchant").pile(0, "citizen", "scholar", "mayor").discards(0, "citizen", "explorer")
    )
    table.turn(0).do("play merchant")
    assert table.queue(0, "citizen") == ["scholar", "mayor", "explorer", "merchant"]


@rule("R3.4")
def test_both_piles_are_apart():
    table = Scene(2).pile(0, "military", "soldier").discards(0, "citizen", "mayor").turn(0).do("draw citizen")
    assert table.hand_names(0) == ["mayor"] and table.queue(0, "military") == ["soldier"]


@rule("R3.5", "R6.5")
def test_with_both_piles_empty_nothing_is_drawn():
    table = Scene(2).set("citizen_draws", 3).set("military_draws", 2).pile(0, "citizen", CIVILIANS[0])
    table.run("icons")
    assert table.hand_names(0) == [CIVILIANS[0]]
    assert len(table.told("drew")) == 1 and not table.told("turned_over")


@rule("R3.5", "R5.3.1")
def test_nobody_draws_from_nothing():
    table = Scene(2).pile(0, "military", "soldier").turn(0)
    assert table.legal("draw") == {"military"}
    assert table.why("draw citizen") == ("R5.3.1", "no_cards_to_draw")
