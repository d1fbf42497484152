"""R2.13, R3.4, R4.3: what is open, what is hidden, and what whoever watches can know of it."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.city_of_iron.positions import BASE, action, through
from tests.games.city_of_iron.scene import Scene
from tests.rules import rule

from rathaus.games.city_of_iron import fields
from rathaus.games.city_of_iron.deal import cards_in
from rathaus.games.city_of_iron.fields import DECKS, EXPERTS, LAYOUT, QUEUE
from rathaus.games.city_of_iron.game import GAME

pytestmark = pytest.mark.engine

OPEN = (
    *(
        "money",
        "science",
        "points",
        "income",
        "goods",
        "lot",
        "built",
        "stored",
        "towns",
        "display",
        "holder",
    ),
    *("discards", "row", "supply", "discarded", "top", "tokens", "line", "actions", "hand_size", "pile_size"),
)
SECRET = {"hand", "queue", "unlaid", "basket"}


def bare(seats: int = 3, **options) -> Scene:
    return Scene(seats, nation_powers=False, **options)


def consistent(table: Scene, seat: int) -> Scene:
    """All other cards of a seat are in its supply."""
    laid = Counter(table.hand_names(seat) + table.queue(seat, "citizen") + table.queue(seat, "military"))
    return table.supply(seat, *(Counter(BASE) - laid).elements())


def held(state, seat: int) -> list[str]:
    return [EXPERTS[card] for card in cards_in(state.field("hand")[seat])]


def pile(state, seat: int, deck: str) -> list[str]:
    at = seat * 2 + DECKS.index(deck)
    start = seat * QUEUE + DECKS.index(deck) * fields.CITIZENS
    return [EXPERTS[card] for card in state.field("queue")[start : start + state.field("pile_size")[at]]]


def queue(state, seat: int, deck: str) -> list[str]:
    at = seat * 2 + DECKS.index(deck)
    start = seat * QUEUE + DECKS.index(deck) * fields.CITIZENS
    return [EXPERTS[card] for card in state.field("queue")[start : start + state.field("queue_size")[at]]]


def guesses(table: Scene, seat: int, ask, count: int = 60) -> list:
    """What a seat holds possible."""
    return [ask(table.state.determinize(seat, seed)) for seed in range(count)]


@rule("R2.13")
def test_what_is_open():
    view = Scene(3, bare=False).turn(0).state.view(-1)
    assert set(OPEN) <= set(view.public)
    assert {spec.name for spec in LAYOUT if spec.see != "public"} == SECRET
    assert not SECRET & set(view.public) and view.own == {}


@rule("R2.13", "R3.1")
def test_hands_are_hidden():
    """The same cards were turned over and two were drawn; only the backs and the number of cards are seen."""

    def drawn(*order: str) -> Scene:
        table = consistent(bare().pile(0, "citizen", *order).pile(0, "military", "rider", "cannon"), 0)
        return table.turn(0).do("draw citizen")

    one, two, none = drawn("mayor", "banker"), drawn("banker", "mayor"), bare().turn(1)
    assert one.hand_names(0) == ["mayor"] and two.hand_names(0) == ["banker"]
    for seat in (1, 2, -1):
        assert one.state.view(seat) == two.state.view(seat)
        assert one.state.view(seat).public["hand_size"][:2] == (1, 0)
        assert none.state.view(seat).public["hand_size"][:2] == (0, 0)
    assert one.state.view(0) != two.state.view(0)
    assert cards_in(one.state.view(0).own["hand"][0]) == cards_in(one.get("hand", 0))


@rule("R2.13")
def test_the_order_of_a_draw_pile_is_known_to_its_owner():
    names = ("scholar", "mayor", "banker")
    one, two = bare().pile(0, "citizen", *names).turn(0), bare().pile(0, "citizen", *reversed(names)).turn(0)
    assert one.state.view(0) != two.state.view(0)
    assert set(map(tuple, guesses(one, 0, lambda s: pile(s, 0, "citizen"), 10))) == {names}
    for seat in (1, 2, -1):
        assert one.state.view(seat) == two.state.view(seat)


@rule("R2.13", "R3.4")
def test_what_a_pile_holds_is_known_by_content():
    """Nobody but the owner knows the order; everybody knows which cards were turned over."""
    names = ("scholar", "mayor", "banker")
    table = consistent(bare().pile(0, "citizen", *names), 0).turn(1)
    seen = guesses(table, 1, lambda s: tuple(pile(s, 0, "citizen")))
    assert {frozenset(order) for order in seen} == {frozenset(names)} and len(set(seen)) == 6


@rule("R2.13", "R3.4")
def test_a_card_drawn_may_be_any_of_the_pile():
    """Of three cards one was drawn: hand and pile together are known, what is where is not."""
    names = {"scholar", "mayor", "banker"}
    table = consistent(bare().pile(0, "citizen", *names), 0).turn(0).do("draw citizen")
    seen = guesses(table, 1, lambda s: (tuple(held(s, 0)), frozenset(pile(s, 0, "citizen"))), 120)
    assert all(len(hand) == 1 and set(hand) | rest == names for hand, rest in seen)
    counts = Counter(hand[0] for hand, _ in seen)
    assert set(counts) == names and min(counts.values()) > 20  # uniformly: about 40 each


@rule("R2.13", "R6.6")
def test_a_bought_card_is_known_to_be_in_the_hand():
    table = bare().pile(0, "citizen", "scholar", "cartographer").hand(0).money(0, 9)
    table.supply(0, "banker", "mayor").money(1, 0).money(2, 0).ask("shop", below="begin_round").do(
        "buy banker", "done"
    )
    assert table.hand_names(0) == ["banker"]
    assert all("banker" in hand for hand in guesses(table, 1, lambda s: held(s, 0), 30))


@rule("R2.13", "R3.3")
def test_the_order_of_discards_is_known_to_its_owner():
    def play(first: str) -> Scene:
        table = consistent(bare().hand(0, "mayor", "scholar"), 0).turn(0)
        return table.do("play mayor", "skills scholar", "token tok_2", f"discard {first}")

    one, two = play("mayor"), play("scholar")
    assert one.actor == two.actor == 1
    for seat in (1, 2, -1):
        assert one.state.view(seat) == two.state.view(seat)
        told = [GAME.events.seen_by(t.state.events[t.heard :], seat) for t in (one, two)]
        assert told[0] == told[1]
    assert one.state.view(0) != two.state.view(0)
    assert len(set(map(tuple, guesses(one, 1, lambda s: queue(s, 0, "citizen"))))) > 1
    assert set(map(tuple, guesses(one, 0, lambda s: queue(s, 0, "citizen"), 10))) == {("mayor", "scholar")}
    assert (
        one.state.view(1).public["discards"][0] == one.get("discards", 0) != 0
    )  # which cards lie there is open


@rule("R2.13", "R3.3")
def test_while_cards_are_discarded_their_order_is_hidden_too():
    table = consistent(bare().hand(0, "mayor", "scholar", "foreman"), 0).turn(0)
    table.do("play mayor", "skills scholar", "skills foreman", "token tok_2", "discard scholar")
    assert table.asking == "discard" and table.queue(0, "citizen") == ["scholar"]
    seen = guesses(table, 1, lambda s: tuple(queue(s, 0, "citizen")))
    assert set(seen) == {("mayor",), ("scholar",), ("foreman",)}
    assert set(guesses(table, 0, lambda s: tuple(queue(s, 0, "citizen")), 10)) == {("scholar",)}


@rule("R2.13", "R2.8")
def test_the_order_of_the_building_deck_is_hidden():
    """Imagined decks give other cards; how many are left of which is open."""
    table = Scene(3, bare=False).turn(0)

    def next_row(state) -> tuple[int, ...]:
        through(state, ("tax", "done"), until="bid")
        return tuple(state.field("row")[6:10])

    assert len(set(guesses(table, 0, next_row, 12))) > 6
    assert len({state.field("left") for state in guesses(table, 0, lambda s: s, 5)}) == 1
    assert "left" in table.state.view(-1).public


@rule("R2.13", "R2.11")
def test_the_order_of_the_town_stacks_is_hidden():
    table = bare(4).top("town_1a").covered("town_1b", "town_1c", "town_1d", "town_1e")
    table.hand(0, "steambot", "schooner").turn(0)
    table.do("attack town_1a", "fight steambot")

    def conquer(state) -> int:
        state.apply(action("skills schooner"))
        return int(state.field("top")[0])

    assert len(set(guesses(table, 0, conquer, 40))) == 4  # towns 1B to 1E


@rule("R4.3")
def test_what_is_drawn_is_told_to_its_owner_only():
    table = bare().pile(0, "military", "rider").turn(0).do("draw military")
    for seat, name in ((0, "drew"), (1, "drew_unseen"), (-1, "drew_unseen")):
        seen = [
            e
            for e in GAME.events.seen_by(table.state.events[table.heard :], seat)
            if e.name.startswith("drew")
        ]
        assert [event.name for event in seen] == [name]
        assert seen[0].arguments == (
            {"seat": "0", "card": "rider"} if seat == 0 else {"seat": "0", "deck": "military"}
        )


@rule("R2.13")
def test_cards_played_are_open():
    table = bare().hand(0, "mayor", "scholar", "foreman").turn(0).do("play mayor")
    assert [EXPERTS[card] for card in cards_in(table.state.view(1).public["used"][0])] == ["mayor"]
    table.do("skills scholar")
    assert {EXPERTS[card] for card in cards_in(table.state.view(-1).public["used"][0])} == {
        "mayor",
        "scholar",
    }
    assert table.state.view(1).legal == ()


@rule("R2.13", "R6.6")
def test_what_the_others_choose_to_buy_is_guessed_within_their_means():
    table = (
        bare(2)
        .supply(0, "mayor", "general", "steambot")
        .money(0, 5)
        .science(0, 0)
        .supply(1, "mayor")
        .money(1, 9)
    )
    table.ask("shop", below="final").do("buy general", "done")
    assert table.asking == "buy" and table.actor == 1
    seen = guesses(table, 1, lambda s: tuple(EXPERTS[c] for c in cards_in(s.field("basket")[0])))
    assert set(seen) == {(), ("mayor",), ("general",)}
