"""R20: the default edition, complete."""

import pytest
from tests.games.citadels.scenario import BOX, Scene, kind, ranks, short
from tests.rules import rule

from rathaus.core.errors import OptionError
from rathaus.games.citadels.game import GAME

pytestmark = pytest.mark.engine

DECK = {
    "blue": {"temple": (1, 3), "church": (2, 4), "monastery": (3, 3), "cathedral": (5, 2)},
    "red": {"watchtower": (1, 3), "prison": (2, 3), "battlefield": (3, 3), "fortress": (5, 2)},
    "yellow": {"manor": (3, 5), "castle": (4, 4), "palace": (5, 2)},
    "green": {
        "tavern": (1, 5), "trading_post": (2, 3), "market": (2, 4),
        "docks": (3, 3), "harbor": (4, 3), "town_hall": (5, 2),
    },
    "purple": {
        "haunted_city": (2, 1), "keep": (3, 2), "laboratory": (5, 1), "smithy": (5, 1), "observatory": (5, 1),
        "graveyard": (5, 1), "library": (6, 1), "school_of_magic": (6, 1), "university": (6, 1), "dragon_gate": (6, 1),
    },
}  # fmt: skip
NINE = "temple church monastery tavern market manor castle watchtower prison"


@rule("R20.1")
def test_three_to_seven_players_one_character_each():
    for seats in range(3, 8):
        assert GAME.ruleset(seats).steps == seats
    for seats in (2, 8):
        with pytest.raises(OptionError):
            GAME.ruleset(seats)


@rule("R20.2")
def test_the_deck_of_65():
    rules = GAME.ruleset(4)
    cards = {name: spec for group in DECK.values() for name, spec in group.items()}
    owned = {name: n for name, n in GAME.owned(GAME.new(4, 1)).items() if n}
    assert owned == {name: copies for name, (_, copies) in cards.items()}
    for colour, group in DECK.items():
        for name, (cost, _) in group.items():
            assert (rules.colour_name(kind(name)), rules.cost_of(kind(name))) == (colour, cost), name
    assert sum(cost * n for cost, n in cards.values()) == 201
    assert sum(rules.points_of(kind(name)) * n for name, n in owned.items()) == 205
    assert [sum(n for _, n in group.values()) for group in DECK.values()] == [12, 11, 11, 20, 11]


@rule("R20.3")
def test_set_up():
    state = GAME.new(5, 2)
    assert state.field("hand_size")[:5] == (4,) * 5
    assert state.field("gold")[:5] == (2,) * 5
    assert state.ruleset.options["gold_supply"] == 35
    assert state.ruleset.options["gold_supply_enforced"] is False


@rule("R20.4")
@pytest.mark.parametrize(
    ("seats", "k", "up", "first"), [(3, 7, 2, 4), (4, 8, 2, 5), (5, 8, 1, 6), (6, 8, 0, 7), (7, 8, 0, 7)]
)
def test_selection_table(seats, k, up, first):
    for seed in range(5):
        state = GAME.new(seats, seed)
        assert len(state.ruleset.characters()) == k
        assert len(ranks(state.field("face_up")[0])) == up
        assert len(ranks(state.field("face_down")[0])) == 1
        choices = []
        while state.view(-1).asking == "select":
            choices.append(len(state.legal_actions()))
            state.apply(state.legal_actions()[-1])
        assert choices == [max(2, first - i) for i in range(seats)]
        assert len(ranks(state.field("leftover")[0])) == 1


@rule("R20.4.1")
@pytest.mark.parametrize(("seats", "chance"), [(3, 1 / 5), (4, 1 / 6), (5, 1 / 7), (6, 1 / 8), (7, 1 / 8)])
def test_king_face_down(seats, chance):
    state, hits, n = GAME.new(seats, 3), 0, 2400
    for _ in range(n):
        state.set_frames([(BOX["round"], 0, 0, 0, 0, 0)])
        state.run()
        assert not ranks(state.field("face_up")[0]) & {4}
        hits += state.field("face_down")[0] == 1 << 4
    assert hits / n == pytest.approx(chance, abs=0.025)


@rule("R20.4.2", "R3.7")
def test_seven_players():
    table = Scene(7, crown=5).choose()
    down = ranks(table.get("face_down"))
    order = []
    while table.asking == "select":
        order.append(table.actor)
        if len(order) == 7:
            passed = ranks(table.state.view(4).own["passed"][0])
            assert down < passed
            assert len(passed) == 2
        table.do(table.legal()[0])
    assert order == [5, 6, 0, 1, 2, 3, 4]
    assert table.get("face_down") == 0
    assert all(not ranks(table.state.view(seat).own["passed"][0]) & down for seat in (5, 6, 0, 1, 2, 3))


@rule("R20.5")
def test_calls_start_at_rank_two_with_three_players():
    table = Scene(3).cast("thief", "king", "warlord").call(1)
    assert [event["character"] for event in table.told("called")][-1] == "thief"
    assert "assassin" not in [event["character"] for event in table.told("called")]
    assert (
        Scene(4).cast("thief", "king", "warlord", "bishop").call(1).told("called")[-2]["character"]
        == "assassin"
    )


@rule("R20.5")
def test_the_warlord_destroys_at_the_end_of_his_turn_only():
    table = Scene(4).cast("warlord", "king", "thief", "bishop").city(1, "tavern").call("warlord")
    assert table.why("destroy 1 tavern") == ("R5.8", "action_first")
    table.do("gold", "destroy 1 tavern")
    assert table.round == 2


@rule("R20.6")
@pytest.mark.parametrize(("seats", "target"), [(3, 10), (4, 8), (7, 8)])
def test_the_round_is_played_out(seats, target):
    cast = ("thief", "king", "warlord", "bishop", "merchant", "magician", "architect")[:seats]
    table = Scene(seats).cast(*cast).gold(3).city(0, " ".join(NINE.split()[: target - 1])).hand(0, "fortress")
    table.call("thief").do("gold", "build fortress")
    assert (table.get("ending"), table.state.is_over()) == (1, False)
    assert table.pass_until().state.is_over()


@rule("R20.6.1")
def test_with_three_players_the_tenth_district_counts():
    table = Scene(3).cast("warlord", "king", "thief").city(0, NINE).city(1, NINE + " keep").set("first", 2)
    table.call("warlord").do("gold")
    assert table.can("destroy 0 temple")
    assert table.why("destroy 1 temple") == ("R5.8.1", "city_complete")
    table.finish()
    assert table.sheet(1)["first"] == 4
    assert not {"first", "complete"} & set(table.sheet(0))


@rule("R20.7")
def test_score_and_shared_victory():
    table = Scene(4).city(0, "palace tavern").city(1, "castle prison").gold(0, 9).finish()
    assert table.state.scores() == [6, 6, 0, 0]
    assert table.state.ranking() == [1, 1, 3, 3]
    full = Scene(4).city(0, "temple manor tavern prison keep docks harbor market").set("first", 1).finish()
    assert full.sheet(0) == {"districts": 19, "colours": 3, "first": 4}
    second = Scene(4).city(0, "temple manor tavern prison keep docks harbor market").set("first", 2).finish()
    assert second.sheet(0) == {"districts": 19, "colours": 3, "complete": 2}


@rule("R20.8")
def test_switch_values():
    options = GAME.ruleset(4).options
    expected = {
        "facedown_drawn": "reshuffle_all_if_king_faceup", "tiebreak": "none", "warlord_timing": "end_of_turn",
        "bonus_timing": "after_action", "king_crown": "on_reveal", "murdered_king_gets_crown": True, "smithy_pay": 3,
        "laboratory_gold": 1, "haunted_last_round_ban": True, "observatory_library": "draw3_keep2",
        "first_crown": "random", "gold_supply": 35, "gold_supply_enforced": False, "undercard_order": "random",
        "graveyard_saves_itself": False, "short_game": False,
    }  # fmt: skip
    assert {name: options[name] for name in expected} == expected


@rule("R20.9")
def test_no_murder_with_three_players():
    table = Scene(3).cast("thief", "king", "warlord").call("thief")
    named = [text.split()[1] for text in table.legal("rob")]
    assert named == ["magician", "king", "bishop", "merchant", "architect", "warlord"]
    assert table.why("rob assassin") == ("R5.2", "not_in_this_game")
    for _ in range(5):
        assert "pick assassin" not in [short(a) for a in table.choose().state.legal_actions()]


@rule("R20.10")
def test_whom_thief_and_warlord_may_hit():
    table = Scene(4).cast("thief", "assassin", "bishop", "warlord").face_up("magician", "merchant")
    table.city(0, "keep tavern").city(2, "temple").city(3, "market").call(1).do("murder king", "gold", "end")
    assert [text.split()[1] for text in table.legal("rob")] == [
        "magician",
        "bishop",
        "merchant",
        "architect",
        "warlord",
    ]
    table.pass_until("warlord").do("gold")
    assert set(table.legal("destroy")) == {"destroy 0 tavern", "destroy 3 market"}
