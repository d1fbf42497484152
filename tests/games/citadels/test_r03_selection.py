"""R3, R10: the selection of characters with four and more players."""

from collections import Counter

import pytest
from tests.games.citadels.scenario import BOX, Scene, picked, ranks
from tests.rules import rule

from rathaus.games.citadels.game import GAME

pytestmark = pytest.mark.engine

DARK = {"edition": "ffg", "characters": "artist"}
ROWS = [  # options, players, cards face up, cards for the first chooser
    ({}, 4, 2, 5), ({}, 5, 1, 6), ({}, 6, 0, 7), ({}, 7, 0, 7),
    ({"edition": "ffg"}, 4, 2, 5), ({"edition": "classic2017"}, 5, 1, 6),
    (DARK, 4, 3, 5), (DARK, 5, 2, 6), (DARK, 6, 1, 7), (DARK, 7, 0, 8), (DARK, 8, 0, 8),
]  # fmt: skip


def start(seats, seed=1, **options):
    return GAME.new(seats, seed, **options)


def rounds(seats, n, **options):
    """The state of a game after each of n beginnings of a round."""
    state = start(seats, **options)
    for _ in range(n):
        state.set_frames([(BOX["round"], 0, 0, 0, 0, 0)])
        state.run()
        yield state


def choose_first(state):
    """The legal choices at each step while everybody takes the first one."""
    steps = []
    while state.view(-1).asking == "select":
        steps.append((state.seat_to_act(), len(state.legal_actions())))
        state.apply(state.legal_actions()[0])
    return steps


@rule("R3.1")
def test_a_round_is_selection_then_turns_and_all_characters_come_back():
    table = Scene(4).cast("thief", "king", "bishop", "warlord").call().pass_until()
    assert (table.round, table.asking) == (2, "select")
    laid = [ranks(table.get(name)) for name in ("face_up", "face_down", "pool")]
    assert set().union(*laid) == set(range(1, 9))
    assert sum(map(len, laid)) == 8
    assert picked(table, 0) == []


@rule("R3.2", "R10")
@pytest.mark.parametrize(("options", "seats", "up", "first"), ROWS)
def test_cards_laid_aside_and_left_for_the_first_chooser(options, seats, up, first):
    for seed in range(8):
        state = start(seats, seed, **options)
        assert len(ranks(state.field("face_up")[0])) == up
        assert len(ranks(state.field("face_down")[0])) == 1
        assert len(state.legal_actions()) == first
        steps = choose_first(state)
        chooser = state.field("chooser")[0]
        assert [seat for seat, _ in steps] == [(chooser + i) % seats for i in range(seats)]
        special = (seats, len(state.ruleset.characters())) in {(7, 8), (8, 9)}
        assert [n for _, n in steps] == [max(2, first - i) for i in range(seats)]
        assert len(ranks(state.field("leftover")[0])) == 1
        assert len(ranks(state.field("face_down")[0])) == (0 if special else 1)


@rule("R3.3")
@pytest.mark.parametrize("options", [{}, {"edition": "ffg"}, {"edition": "classic2017"}])
def test_rank_four_is_never_face_up(options):
    laid = [(ranks(s.field("face_up")[0]), ranks(s.field("face_down")[0])) for s in rounds(4, 400, **options)]
    assert not any(4 in up for up, _ in laid)
    assert any(4 in down for _, down in laid)


@rule("R3.3", "R11.4.4")
def test_emperor_is_never_face_up():
    seen = set()
    for state in rounds(4, 300, edition="ffg", characters="emperor+artist"):
        seen |= ranks(state.field("face_up")[0])
    assert seen == {1, 2, 3, 5, 6, 7, 8, 9}


def king_face_down(seats, **options):
    n = 2400
    return sum(state.field("face_down")[0] == 1 << 4 for state in rounds(seats, n, **options)) / n


@rule("R3.4")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_ffg_king_face_down_one_in_eight(seats):
    assert king_face_down(seats, edition="ffg") == pytest.approx(1 / 8, abs=0.022)


@rule("R3.5", "R20.4.1")
@pytest.mark.parametrize(("edition", "seats", "chance"), [
    ("first2000", 4, 1 / 6), ("first2000", 5, 1 / 7), ("first2000", 6, 1 / 8), ("first2000", 7, 1 / 8),
    ("classic2017", 4, 1 / 6), ("classic2017", 5, 1 / 7),
])  # fmt: skip
def test_king_face_down_where_the_open_cards_come_first(edition, seats, chance):
    assert king_face_down(seats, edition=edition) == pytest.approx(chance, abs=0.022)


@rule("R3.5", "R20.4.1")
def test_every_set_of_open_cards_without_the_king_is_equally_likely():
    counts = Counter(state.field("face_up")[0] for state in rounds(4, 4200))
    assert len(counts) == 21  # pairs out of seven
    assert all(140 < n < 265 for n in counts.values())


@rule("R3.6")
def test_the_crown_holder_chooses_first_and_passes_the_rest_to_the_left():
    state = start(4, 3, first_crown="seat1")
    offered = set(state.legal_actions())
    taken = state.legal_actions()[2]
    assert state.seat_to_act() == 1
    state.apply(taken)
    assert state.seat_to_act() == 2
    assert set(state.legal_actions()) == offered - {taken}
    missing = taken
    assert state.why_not(missing) == ("R3.6", "not_among_your_characters")


@rule("R3.6")
def test_the_last_player_keeps_one_of_two_and_the_other_lies_face_down():
    state = start(4, 3, first_crown="seat0")
    for _ in range(3):
        state.apply(state.legal_actions()[0])
    two = state.legal_actions()
    assert (state.seat_to_act(), len(two)) == (3, 2)
    state.apply(two[1])
    assert state.field("leftover")[0] == 1 << (two[0] - GAME.verbs["pick"].base + 1)
    assert "leftover" not in state.view(0).public
    assert "leftover" not in state.view(-1).public


@rule("R3.7")
@pytest.mark.parametrize(("seats", "options"), [(7, {}), (7, {"edition": "ffg"}), (8, DARK)])
def test_the_last_of_all_players_takes_the_face_down_card_too(seats, options):
    state = start(seats, 11, first_crown="seat0", **options)
    down = state.field("face_down")[0]
    for _ in range(seats - 1):
        assert not {1 << (a + 1) for a in state.legal_actions()} & {down}
        state.apply(state.legal_actions()[0])
    assert state.seat_to_act() == seats - 1
    assert len(state.legal_actions()) == 2
    received = state.view(seats - 1).own["passed"][0]
    assert received & down
    assert len(ranks(received)) == 2
    state.apply(state.legal_actions()[0])
    assert state.field("face_down") == (0,)
    assert len(ranks(state.field("leftover")[0])) == 1


@rule("R3.8")
def test_two_and_three_players_choose_by_their_own_scripts():
    assert GAME.ruleset(2, edition="ffg").steps == 7
    assert GAME.ruleset(3, edition="ffg").steps == 6
    assert GAME.ruleset(3).steps == 3
    assert GAME.ruleset(3, edition="ffg", characters="artist").steps == 7
    assert GAME.ruleset(4, edition="ffg").steps == 4


@rule("R3.9")
def test_a_player_knows_what_was_passed_to_him_and_so_what_the_others_hold():
    state = start(4, 5, first_crown="seat0")
    state.apply(state.legal_actions()[0])
    received = ranks(state.view(1).own["passed"][0])
    mine = state.legal_actions()[0]
    state.apply(mine)
    later = received - {mine + 1}
    for seed in range(40):  # whatever seat 1 imagines, the later players hold what he passed on
        guess = state.view(1).determinize(seed)
        assert ranks(guess.field("pool")[0]) == later
        first = guess.field("pick")[0]
        assert first not in received
        assert first not in ranks(state.field("face_up")[0])


@rule("R3.9")
def test_what_was_passed_is_seen_by_the_receiver_alone():
    state = start(4, 5, first_crown="seat0")
    state.apply(state.legal_actions()[0])
    assert state.view(1).own["passed"][0] != 0
    assert state.view(0).own["passed"][0] == state.field("passed")[0]
    assert "passed" not in state.view(2).public
    assert state.view(2).own["passed"] == (0, 0)
