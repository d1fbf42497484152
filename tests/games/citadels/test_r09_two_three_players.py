"""R9, R10, R13.6: two and three players."""

import pytest
from tests.games.citadels.scenario import Scene, picked, ranks, short
from tests.rules import rule

from rathaus.games.citadels.game import GAME

pytestmark = pytest.mark.engine


def script(state):
    """Seat, verb and number of choices of each step while everybody takes the first."""
    steps = []
    while state.view(-1).asking == "select":
        legal = state.legal_actions()
        steps.append((state.seat_to_act(), short(legal[0]).split()[0], len(legal)))
        state.apply(legal[0])
    return steps


@rule("R9.1")
@pytest.mark.parametrize("edition", ["ffg", "classic2017"])
def test_two_players(edition):
    state = GAME.new(2, 4, edition=edition, first_crown="seat1")
    assert ranks(state.field("face_up")[0]) == set()
    assert script(state) == [
        (1, "pick", 7), (0, "pick", 6), (0, "aside", 5), (1, "pick", 4), (1, "aside", 3), (0, "pick", 2),
    ]  # fmt: skip
    assert all(n for n in state.field("pick")[:4])
    asides = [ranks(bits) for bits in state.field("aside")[:2]]
    assert [len(a) for a in asides] == [2, 1]
    assert len(ranks(state.field("face_down")[0])) == 1
    assert state.field("leftover") == (0,)


@rule("R9.1", "R17")
def test_own_discards_are_known_to_the_discarder_alone():
    state = GAME.new(2, 4, edition="ffg", first_crown="seat0")
    state.apply(state.legal_actions()[0])
    state.apply(state.legal_actions()[0])
    assert {short(a).split()[0] for a in state.legal_actions()} == {"aside"}
    state.apply(state.legal_actions()[0])
    assert ranks(state.view(1).own["aside"][0])
    assert state.view(0).own["aside"] == (0,)
    assert "aside" not in state.view(0).public


@rule("R9.2")
@pytest.mark.parametrize("edition", ["ffg", "classic2017"])
def test_three_players_with_eight_characters(edition):
    state = GAME.new(3, 4, edition=edition, first_crown="seat0")
    assert script(state) == [
        (0, "pick", 7),
        (1, "pick", 6),
        (2, "pick", 5),
        (0, "pick", 4),
        (1, "pick", 3),
        (2, "pick", 2),
    ]
    assert len(ranks(state.field("leftover")[0])) == 1
    assert len(ranks(state.field("face_down")[0])) == 1


@rule("R13.6", "R11.0")
def test_three_players_with_nine_characters():
    for seed in range(6):
        state = GAME.new(3, seed, edition="ffg", characters="artist", first_crown="seat0")
        steps = script(state)
        assert [n for _, _, n in steps] == [8, 7, 6, 4, 3, 2]
        assert [seat for seat, _, _ in steps] == [0, 1, 2, 0, 1, 2]
        assert len(ranks(state.field("face_down")[0])) == 2
        assert len(ranks(state.field("leftover")[0])) == 1


@rule("R13.6")
def test_the_extra_discard_is_random_and_unseen():
    lost = set()
    for seed in range(30):
        state = GAME.new(3, seed, edition="ffg", characters="artist", first_crown="seat0")
        for _ in range(3):
            state.apply(state.legal_actions()[0])
        lost |= ranks(state.field("face_down")[0])
        assert all("face_down" not in state.view(seat).public for seat in range(3))
    assert len(lost) > 5


@rule("R9.3")
def test_each_character_has_a_full_turn_of_its_own():
    table = (
        Scene(2, edition="ffg")
        .cast("magician+warlord", "king+architect")
        .gold(4)
        .hand(0, "tavern market temple")
    )
    table.city(0, "prison").call("magician").do("gold", "build tavern")
    assert table.why("build market") == ("R4.4", "no_builds_left")
    assert table.why("income") == ("R5", "character_has_no_income")
    table.do("end").pass_until("warlord")
    assert table.actor == 0
    assert table.why("build market") == ("R4.4", "action_first")
    table.do("gold", "build market", "income")
    assert table.built(0) == ["prison", "tavern", "market"]


@rule("R9.3")
def test_a_power_works_in_its_own_turn_only():
    table = Scene(2, edition="ffg").cast("architect+warlord", "king+thief").gold(9).hand(0, "tavern market")
    table.city(1, "temple").call("architect").do("gold")
    assert table.why("destroy 1 temple") == ("R5.8", "other_character")
    table.do("end", "gold", "build tavern")
    assert table.get("called") == 8
    assert table.why("build market") == ("R4.4", "no_builds_left")  # the Warlord builds one


@rule("R9.3")
def test_murder_hits_one_character_only():
    table = (
        Scene(2, edition="ffg")
        .cast("assassin+merchant", "king+warlord")
        .call()
        .do("murder king", "gold", "end")
    )
    assert (table.actor, table.get("called")) == (0, 6)
    table.do("gold", "end")
    assert (table.actor, table.get("called")) == (1, 8)


@rule("R9.3")
def test_a_theft_takes_all_gold_when_the_robbed_character_is_called():
    table = Scene(2, edition="ffg").cast("thief+architect", "king+warlord").gold(0, 3).call("thief")
    table.do("rob warlord", "gold", "end", "gold", "end")
    assert table.purse(1) == 5  # the King's turn is untouched
    table.do("gold", "end")
    assert (table.purse(1), table.purse(0)) == (0, 2 + 2 + 5)


@rule("R9.3")
def test_the_crown_passes_between_two_players_and_not_to_oneself():
    table = Scene(2, edition="ffg", districts="throne_room", crown=0).cast("king+thief", "bishop+warlord")
    table.city(1, "throne_room").call("king")
    assert table.get("crown") == 0
    assert not table.told("throne_room")
    table = Scene(2, edition="ffg", districts="throne_room", crown=1).cast("king+thief", "bishop+warlord")
    table.city(1, "throne_room").call("king")
    assert table.get("crown") == 0
    assert table.purse(1) == 1


@rule("R9.3")
def test_one_hand_one_city_target_eight():
    for seats in (2, 3):
        state = GAME.new(seats, 1, edition="ffg")
        assert state.field("target") == (8,)
        assert state.field("hand_size")[:seats] == (4,) * seats


@rule("R9.4")
def test_three_players_of_the_first_edition():
    for seed in range(20):
        state = GAME.new(3, seed)
        up, down, pool = (ranks(state.field(name)[0]) for name in ("face_up", "face_down", "pool"))
        assert (len(up), len(down), len(pool)) == (2, 1, 4)
        assert up | down | pool == {2, 3, 4, 5, 6, 7, 8}
        assert 4 not in up
        assert [n for _, _, n in script(state)] == [4, 3, 2]
        assert len(ranks(state.field("leftover")[0])) == 1
        assert state.field("target") == (10,)


@rule("R9.5")
@pytest.mark.parametrize("seats", [4, 5, 6, 7])
def test_from_four_players_on_one_character_each(seats):
    table = Scene(seats, edition="ffg").choose()
    while table.asking == "select":
        table.do(table.legal()[0])
    assert [len(picked(table, seat)) for seat in range(seats)] == [1] * seats


@rule("R10")
def test_summary_of_cards_for_the_first_chooser():
    for seats, options, cards in (
        (3, {}, 4), (4, {}, 5), (5, {}, 6), (6, {}, 7), (7, {}, 7),
        (4, {"characters": "artist"}, 5), (7, {"characters": "artist"}, 8), (8, {"characters": "artist"}, 8),
    ):  # fmt: skip
        options = {"edition": "ffg", **options} if options else options
        assert len(GAME.new(seats, 2, **options).legal_actions()) == cards, (seats, options)
