"""R17: who sees what, in views and in events."""

import pytest
from tests.games.citadels.scenario import Scene, kind, picked, ranks
from tests.rules import rule

from rathaus.games.citadels.fields import KINDS

pytestmark = pytest.mark.engine

HIDDEN = ("hand", "held", "known", "deck", "deck_head", "batch", "museum", "pick", "passed", "aside", "pool",
          "face_down", "leftover")  # fmt: skip


def four(*characters, **options):
    return Scene(4, edition="ffg", **options).cast(*characters)


@rule("R17")
def test_no_hidden_field_is_public_and_owners_see_their_share():
    view = four("thief", "king", "bishop", "warlord").hand(0, "tavern").call("thief").state.view(0)
    assert not set(HIDDEN) & set(view.public)
    assert set(view.own) == {"hand", "held", "known", "pick", "passed", "aside"}
    assert len(view.own["hand"]) == KINDS
    assert four("thief", "king", "bishop", "warlord").call("thief").state.view(-1).own == {}


@rule("R17")
def test_hand():
    table = four("thief", "king", "bishop", "warlord").hand(0, "tavern tavern").hand(1, "manor").call("thief")
    assert table.state.view(0).own["hand"][kind("tavern")] == 2
    assert table.state.view(1).own["hand"][kind("tavern")] == 0
    for seat in range(-1, 4):
        assert table.state.view(seat).public["hand_size"][:4] == (2, 1, 0, 0)


@rule("R17")
def test_what_is_hidden_changes_no_view_of_others():
    one = four("thief", "king", "bishop", "warlord").hand(1, "manor").top("temple").call("thief").state
    two = four("thief", "bishop", "king", "warlord").hand(1, "palace").top("castle").call("thief").state
    for seat in (0, 3, -1):
        assert one.view(seat) == two.view(seat)
    for seat in (1, 2):
        assert one.view(seat) != two.view(seat)


@rule("R17")
def test_picked_character():
    table = four("thief", "king", "bishop", "warlord").call("thief")
    assert table.state.view(1).own["pick"] == (4, 0)
    assert table.state.view(0).public["revealed"][4] == 0
    table.do("gold", "end")
    assert table.state.view(3).public["revealed"][4] == 2


@rule("R17")
def test_murdered_character_stays_hidden_but_a_king_shows_himself_at_the_end():
    for victim, rank, shown in (("bishop", 5, 0), ("king", 4, 2)):
        table = four("assassin", victim, "merchant", "warlord").set("ending", 1).call().do(f"murder {victim}")
        table.pass_until("warlord")
        assert table.state.view(0).public["revealed"][rank] == 0
        assert table.pass_until().state.view(0).public["revealed"][rank] == shown


@rule("R17", "R3.9")
def test_cards_passed_on():
    table = Scene(4, edition="ffg").choose()
    seen = ranks(table.state.view(0).own["passed"][0])
    assert seen == ranks(table.get("pool"))
    assert table.state.view(1).own["passed"] == (0, 0)
    told = table.events_of(table.legal()[0], seat=1)
    assert ("chose", {"seat": "0"}) in told
    assert ranks(table.state.view(1).own["passed"][0]) == seen - set(picked(table, 0))
    assert table.state.view(0).own["passed"][0] != table.state.view(1).own["passed"][0]


def guesses(table, seat, field):
    """What a seat holds possible for a field."""
    return {table.state.determinize(seat, seed).field(field)[0] for seed in range(30)}


@rule("R17")
def test_initial_face_down_card():
    table = Scene(4, edition="ffg").choose()
    down = table.get("face_down")
    for _ in range(3):
        table.do(table.legal()[0])
    assert guesses(table, 0, "face_down") == {down}  # the first chooser saw all others, so he can tell
    assert all(len(guesses(table, seat, "face_down")) > 1 for seat in (1, 2, 3))
    assert not any(table.state.view(seat).own["passed"][0] & down for seat in range(4))


@rule("R17", "R3.7")
def test_initial_face_down_card_is_seen_by_the_last_of_seven():
    table = Scene(7, edition="ffg").choose()
    down = table.get("face_down")
    while table.asking == "select":
        table.do(table.legal()[0])
    assert [bool(table.state.view(seat).own["passed"][0] & down) for seat in range(7)] == [False] * 6 + [True]


@rule("R17")
def test_last_leftover_is_known_to_the_last_chooser_only():
    table = Scene(4, edition="ffg").choose()
    while table.asking == "select":
        table.do(table.legal()[0])
    assert guesses(table, 3, "leftover") == {table.get("leftover")}
    assert len(guesses(table, 0, "leftover")) > 1


@rule("R17")
def test_cards_drawn_and_put_under_the_deck():
    table = four("thief", "king", "bishop", "warlord").top("tavern manor").call("thief")
    start = table.state.clone()
    assert ("drew_card", {"seat": "0", "district": "tavern"}) in table.events_of("draw", seat=0)
    assert table.state.view(0).facts["batch"] == [kind("tavern"), kind("manor")]
    assert "batch" not in table.state.view(1).facts
    assert table.state.view(1).public["batch_size"] == (2,)
    table.state = start
    assert table.events_of("draw", seat=1) == [("drew", {"seat": "0", "n": 2})]
    told = table.events_of("keep manor", seat=1)
    assert told == [("kept", {"seat": "0", "n": 1}), ("returned", {"seat": "0", "n": 1})]
    bottom = table.get("deck_size") - 1
    assert table.state.view(0).facts["deck"] == {bottom: kind("tavern")}
    assert table.state.view(1).facts["deck"] == {}


@rule("R17")
def test_secret_verbs_do_not_tell_their_cards():
    table = four("magician", "king", "bishop", "warlord", districts="museum").city(0, "laboratory museum")
    table.hand(0, "tavern manor temple").call("magician")
    for text in ("laboratory tavern", "museum manor", "redraw", "discard temple", "done"):
        for _, arguments in table.events_of(text, seat=2):
            assert not {"tavern", "manor", "temple"} & set(map(str, arguments.values())), text


@rule("R17")
def test_magician_swap():
    table = (
        four("magician", "king", "bishop", "warlord")
        .hand(0, "tavern")
        .hand(1, "manor castle")
        .call("magician")
    )
    start = table.state.clone()
    told = table.events_of("swap 1", seat=0)
    assert {a["district"] for name, a in told if name == "swapped_in"} == {"manor", "castle"}
    assert table.state.view(0).own["known"][1] == 1 << kind("tavern")
    assert table.state.view(1).own["known"][0] == 1 << kind("manor") | 1 << kind("castle")
    assert table.state.view(2).own["known"][:4] == (0, 0, 0, 0)
    assert table.state.view(2).public["hand_size"][:2] == (2, 1)
    table.state = start
    assert table.events_of("swap 1", seat=2) == [("swap", {"seat": "0", "other": "1"})]


@rule("R17")
def test_wizards_look():
    table = Scene(4, edition="ffg", characters="wizard").cast("wizard", "king", "bishop", "warlord")
    table.hand(1, "manor castle").call("wizard")
    start = table.state.clone()
    told = table.events_of("look 1", seat=0)
    assert {a["district"] for name, a in told if name == "saw_card"} == {"manor", "castle"}
    assert table.state.view(0).facts["looked_at"][kind("manor")] == 1
    assert "looked_at" not in table.state.view(2).facts
    table.state = start
    assert table.events_of("look 1", seat=2) == [("looked", {"seat": "0", "other": "1"})]
    assert table.events_of("take castle", seat=2) == [("took_card", {"seat": "0", "other": "1"})]
    assert table.state.view(1).facts["batch"] == [kind("castle")]  # it was his
    assert "batch" not in table.state.view(2).facts
    table.do("decline")
    assert table.state.view(1).own["known"][0] == 1 << kind("castle")
    assert table.state.view(0).own["known"][1] == 1 << kind("manor")


@rule("R17", "R12.1")
def test_lighthouse_builder_sees_the_deck():
    table = four("thief", "king", "bishop", "warlord", districts="lighthouse").gold(3).hand(0, "lighthouse")
    table.deck("tavern manor").call("thief").do("gold", "build lighthouse")
    assert table.state.view(0).facts["deck_kinds"] == sorted([kind("tavern"), kind("manor")])
    assert all("deck_kinds" not in table.state.view(seat).facts for seat in (-1, 1, 2, 3))
    assert table.events_of("search manor", seat=2) == [("searched", {"seat": "0"})]


@rule("R17", "R12.3")
def test_museum_cards():
    table = (
        four("thief", "king", "bishop", "warlord", districts="museum")
        .city(0, "museum")
        .museum("tavern manor")
    )
    table.call("thief")
    assert table.state.view(0).facts["museum"][kind("tavern")] == 1
    for seat in (-1, 1):
        assert "museum" not in table.state.view(seat).facts
        assert table.state.view(seat).public["museum_size"] == (2,)


@rule("R17", "R11.4.2")
def test_a_card_for_the_emperor_is_known_to_giver_and_receiver():
    table = Scene(4, edition="ffg", characters="emperor", crown=2).cast(
        "emperor", "thief", "bishop", "warlord"
    )
    table.hand(1, "manor").call("emperor").do("crown 1")
    assert table.events_of("pay_card manor", seat=2) == [("gave_card", {"seat": "1", "other": "0"})]
    assert table.state.view(1).own["known"][0] == 1 << kind("manor")
    assert table.state.view(2).own["known"][0] == 0


@rule("R17", "R5.8.6")
def test_a_destroyed_district_is_known_to_lie_at_the_bottom():
    table = four("warlord", "king", "bishop", "thief").city(1, "tavern").call("warlord").do("gold")
    told = table.events_of("destroy 1 tavern", seat=-1)
    assert told[0] == ("destroyed", {"seat": "0", "victim": "1", "district": "tavern", "n": 0})
    bottom = table.get("deck_size") - 1
    assert all(table.state.view(seat).facts["deck"] == {bottom: kind("tavern")} for seat in range(4))


@rule("R17", "R6.6")
def test_a_salvaged_card_is_known_to_all_until_it_is_played_unseen():
    table = four("warlord", "king", "bishop", "thief").gold(0, 0, 1).city(1, "tavern").city(2, "graveyard")
    table.call("warlord").do("gold", "destroy 1 tavern", "salvage")
    assert all(table.state.view(seat).own["known"][2] == 1 << kind("tavern") for seat in (0, 1, 3))
    table.cast("warlord", "king", "magician", "thief").call("magician").do("redraw", "discard tavern", "done")
    assert all(table.state.view(seat).own["known"][2] == 0 for seat in (0, 1, 3))
