"""R19: the order of decisions."""

import pytest
from tests.games.citadels.scenario import BOX, Scene
from tests.rules import rule

from rathaus.games.citadels.game import GAME

pytestmark = pytest.mark.engine


@rule("R19")
def test_selection_calls_end_of_round_and_the_next():
    table = Scene(4).choose()
    seen = []
    for _ in range(400):
        box = (table.round, table.asking)
        if not seen or seen[-1] != box:
            seen.append(box)
        if table.round == 4:
            break
        table.do("end" if table.can("end") else "gold" if table.can("gold") else table.legal()[0])
    assert [box for box in seen if box[1] != "keep"] == [
        (2, "select"), (2, "turn"), (3, "select"), (3, "turn"), (4, "select"),
    ]  # fmt: skip


@rule("R19")
def test_frames_below_a_decision_are_what_comes_later():
    table = Scene(4, edition="ffg").cast("warlord", "king", "bishop", "thief").gold(0, 0, 1)
    table.city(1, "tavern").city(2, "graveyard").call("warlord").do("gold", "destroy 1 tavern")
    boxes = [frame[0] for frame in table.state.frames()]
    assert boxes == [BOX["end_round"], BOX["call"], BOX["end_turn"], BOX["graveyard"]]


@rule("R19")
def test_reveal_theft_crown_tax_and_turn_in_this_order():
    table = (
        Scene(4, edition="ffg", characters="emperor")
        .cast("thief", "emperor", "bishop", "warlord")
        .gold(0, 3, 1)
    )
    table.call("thief").do("rob emperor", "gold")
    told = [name for name, _ in table.events_of("end")]
    assert told[-2:] == ["shows", "stolen"]
    assert table.asking == "emperor"
    table.do("crown 2")
    assert table.asking == "tribute"
    assert table.do("pay_gold").asking == "turn"


@rule("R19")
def test_redraw_is_a_sequence_of_single_cards():
    table = (
        Scene(4)
        .cast("magician", "king", "bishop", "warlord")
        .hand(0, "tavern manor temple castle")
        .call("magician")
    )
    table.do("redraw")
    assert len(table.legal()) == 4
    table.do("discard tavern")
    assert len(table.legal()) == 4  # three cards and «done»


@rule("R19")
@pytest.mark.parametrize("options", [
    {"seats": 3}, {"seats": 4}, {"seats": 7}, {"seats": 2, "edition": "ffg"}, {"seats": 4, "edition": "classic2017"},
    {"seats": 8, "edition": "ffg", "characters": "queen+witch+emperor+diplomat+wizard", "districts": "bell_tower+park"},
    {"seats": 5, "edition": "ffg", "characters": "artist+tax_collector+abbot+alchemist+navigator",
     "districts": "lighthouse+armory+museum+quarry+poor_house+factory+hospital+throne_room"},
])  # fmt: skip
def test_whole_random_games_end_and_keep_every_card(options):
    options = dict(options)
    seats = options.pop("seats")
    for seed in range(3):
        state, steps = GAME.new(seats, seed, **options), 0
        cards = GAME.owned(state)
        while not state.is_over():
            legal = state.legal_actions()
            assert legal == sorted(set(legal))
            assert legal
            state.apply(legal[(steps * 7919 + seed * 31) % len(legal)])
            steps += 1
            assert steps < 20000
            if steps % 25 == 0:
                assert GAME.owned(state) == cards
                assert state.field("batch_size") == (0,) or state.view(-1).asking != "turn"
        assert GAME.owned(state) == cards
        assert 1 in state.ranking()
        assert (
            max(state.field("city_size"))
            >= min(state.field("target")[0], state.ruleset.options["city_target"]) - 1
        )
