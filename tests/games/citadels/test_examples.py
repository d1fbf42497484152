"""The worked examples of the rules dossier (gaps.md, section 2) and its scoring examples.

Not here, because their cards are those of 2016: E19 (Blackmailer), E20 (Spy), E21 (Magistrate), the 2016 half of E24,
and S10-S14.
"""

import pytest
from tests.games.citadels.scenario import BOX, Scene, picked, ranks
from tests.rules import rule

from rathaus.games.citadels.game import GAME

pytestmark = pytest.mark.engine

SEVEN = "temple church manor castle market docks harbor"


def ffg(*characters, **options):
    return Scene(len(characters), edition="ffg", **options).cast(*characters)


def king_face_down(seats, edition):
    state, hits, n = GAME.new(seats, 8, edition=edition), 0, 2000
    for _ in range(n):
        state.set_frames([(BOX["round"], 0, 0, 0, 0, 0)])
        state.run()
        hits += state.field("face_down")[0] == 1 << 4
    return hits / n


@rule("R3.2", "R3.4", "R3.5")
@pytest.mark.parametrize(("seats", "edition", "chance"), [
    (4, "ffg", 1 / 8), (4, "first2000", 1 / 6), (4, "classic2017", 1 / 6), (5, "ffg", 1 / 8), (5, "first2000", 1 / 7),
    (6, "ffg", 1 / 8), (6, "first2000", 1 / 8), (7, "ffg", 1 / 8),
])  # fmt: skip
def test_e1_king_face_down(seats, edition, chance):
    assert king_face_down(seats, edition) == pytest.approx(chance, abs=0.025)
    state = GAME.new(seats, 1, edition=edition)
    assert len(state.legal_actions()) == min(seats + 1, 7)


@rule("R3.7")
def test_e2_seat_seven_chooses_between_the_passed_and_the_face_down_card():
    table = Scene(7, edition="ffg", crown=0).choose()
    down = ranks(table.get("face_down"))
    for _ in range(6):
        table.do(table.legal()[0])
    two = ranks(table.state.view(6).own["passed"][0])
    assert down < two
    table.do(table.legal()[0])
    assert ranks(table.get("leftover")) == two - set(picked(table, 6))
    assert table.get("face_down") == 0


@rule("R9.1", "R9.2", "R13.6")
@pytest.mark.parametrize(
    ("seats", "characters", "each", "lost"), [(2, "", 2, 4), (3, "", 2, 2), (3, "artist", 2, 3)]
)
def test_e3_where_the_cards_are_after_the_choice(seats, characters, each, lost):
    table = Scene(seats, edition="ffg", characters=characters).choose()
    while table.asking == "select":
        table.do(table.legal()[0])
    assert all(len(picked(table, seat)) == each for seat in range(seats))
    gone = [table.get("face_down"), table.get("leftover"), *table.state.field("aside")[:seats]]
    assert sum(len(ranks(bits)) for bits in gone) == lost


@rule("R5.2", "R5.6", "R8.3")
def test_e4_thief_and_merchant():
    table = ffg("thief", "merchant", "king", "bishop").gold(0, 5).city(1, "tavern market").call("thief")
    table.do("rob merchant", "gold", "end").pass_until("merchant")
    assert (table.purse(0), table.purse(1)) == (7, 0)
    assert table.do("gold", "income").purse(1) == 5


@rule("R5.4.3", "R8.1", "R12.13")
def test_e5_murdered_king_and_a_neighbours_throne_room():
    table = ffg("assassin", "king", "thief", "warlord", districts="throne_room").city(2, "throne_room").call()
    table.do("murder king", "gold", "end")
    assert table.why("rob king") == ("R8.1", "is_murdered")
    table.pass_until()
    assert (table.get("crown"), table.purse(2)) == (1, 3)
    assert table.told("heir") == [{"seat": "1", "character": "king"}]


@rule("R4.4", "R8.17")
@pytest.mark.parametrize(("moves", "gold"), [
    (("gold", "build manor", "income"), 5), (("income", "gold", "build manor"), 4),
])  # fmt: skip
def test_e6_income_before_or_after_building(moves, gold):
    table = (
        ffg("king", "thief", "bishop", "warlord")
        .gold(3)
        .city(0, "castle palace")
        .hand(0, "manor")
        .call("king")
    )
    assert table.do(*moves).purse(0) == gold
    assert table.why("income") == ("R4.4", "income_taken")


@rule("R5.8.5")
@pytest.mark.parametrize(("gold", "may"), [(4, False), (5, True)])
def test_e7_dragon_gate_costs_five_to_destroy(gold, may):
    table = (
        ffg("warlord", "thief", "bishop", "king")
        .gold(gold - 2)
        .city(1, "dragon_gate")
        .call("warlord")
        .do("gold")
    )
    assert table.can("destroy 1 dragon_gate") is may


@rule("R6.10", "R6.2")
def test_e8_behind_the_great_wall():
    for name, price in (("tavern", 1), ("palace", 5), ("great_wall", 5)):
        table = ffg("warlord", "thief", "bishop", "king").gold(6).city(1, "tavern palace great_wall keep")
        table.call("warlord").do("gold")
        assert not table.can("destroy 1 keep")
        assert table.do(f"destroy 1 {name}").purse(0) == 8 - price


@rule("R5.5", "R5.8.1")
def test_e9_bishop_murdered_or_complete():
    table = ffg("warlord", "bishop", "assassin", "king").city(1, "tavern").call().do("murder bishop")
    table.pass_until("warlord").do("gold", "destroy 1 tavern")
    assert table.purse(0) == 2
    table = ffg("warlord", "bishop", "assassin", "king").city(1, SEVEN + " tavern").set("ending", 1).call()
    table.do("murder thief").pass_until("warlord").do("gold")
    assert not table.can("destroy 1 tavern")


@rule("R7.5", "R12.2", "R5.8.1")
def test_e10_armory_and_the_end_of_the_game():
    table = ffg("magician", "bishop", "architect", "warlord", districts="armory").gold(9, 9, 9, 9)
    table.city(0, "cathedral temple manor castle market docks harbor").hand(0, "prison").city(
        1, "armory temple"
    )
    table.city(2, "temple church manor castle market docks harbor").hand(2, "prison tavern")
    table.call("magician").do("gold", "build prison", "end", "gold", "armory 0 cathedral", "end")
    assert (len(table.built(0)), table.get("ending")) == (7, 1)
    table.do("gold", "build prison", "build tavern", "end", "gold")
    assert table.can("destroy 0 temple")
    assert table.why("destroy 2 temple") == ("R5.8.1", "city_complete")
    assert table.why("destroy 1 temple") == ("R5.8.3", "bishop_protects")
    table.do("destroy 0 temple")
    assert table.state.is_over()
    assert table.sheet(0)["first"] == 4
    assert (table.sheet(2)["complete"], len(table.built(2))) == (2, 9)


@rule("R6.6")
def test_e11_graveyard():
    table = ffg("warlord", "king", "thief", "bishop").gold(2, 0, 1).city(1, "palace").city(2, "graveyard")
    table.call("warlord").do("gold", "destroy 1 palace", "salvage")
    assert (table.purse(0), table.purse(2), table.cards(2)) == (0, 0, ["palace"])
    table = ffg("warlord", "king", "thief", "bishop").gold(3).city(1, "palace").city(0, "graveyard")
    assert table.call("warlord").do("gold", "destroy 1 palace").pile()[-1] == "palace"


@rule("R6.5")
@pytest.mark.parametrize(("edition", "cards"), [("ffg", 2), ("classic2017", 3)])
def test_e12_library_and_observatory(edition, cards):
    table = (
        Scene(4, edition=edition).cast("thief", "king", "bishop", "warlord").city(0, "library observatory")
    )
    table.call("thief").do("draw")
    while table.asking == "keep":
        table.do(table.legal()[0])
    assert len(table.cards(0)) == cards


@rule("R5.7", "R6.5")
@pytest.mark.parametrize(("city", "cards"), [("library", 4), ("observatory", 3)])
def test_e13_architect_with_library_or_observatory(city, cards):
    table = ffg("architect", "king", "bishop", "warlord").city(0, city).call("architect").do("draw")
    while table.asking == "keep":
        table.do(table.legal()[0])
    assert len(table.cards(0)) == cards


@rule("R5.3")
def test_e14_magician_without_cards():
    table = ffg("magician", "king", "bishop", "warlord").hand(1, "tavern manor temple castle palace docks")
    table.call("magician").do("swap 1")
    assert (len(table.cards(0)), len(table.cards(1))) == (6, 0)


@rule("R11.1.2", "R11.1.3", "R11.1.4")
def test_e15_bewitched_king():
    table = ffg("witch", "king", "bishop", "warlord", characters="witch", crown=2).city(0, "manor castle")
    table.city(1, "palace manor").hand(0, "tavern temple").call().do("gold", "bewitch king")
    assert (table.actor, table.get("crown")) == (1, 1)
    table.do("gold")
    assert (table.purse(1), table.actor) == (2, 0)
    table.do("income", "build tavern")
    assert table.purse(0) == 2 + 2 - 1
    assert table.why("build temple") == ("R4.4", "no_builds_left")
    assert table.do("end").get("crown") == 1


@rule("R11.1.6")
def test_e16_the_witch_names_a_character_not_in_play():
    table = ffg("witch", "king", "bishop", "warlord", characters="witch").gold(9).hand(0, "tavern").call()
    table.do("gold", "bewitch architect")
    assert table.actor != 0
    table.pass_until()
    assert table.built(0) == []


@rule("R8.9", "R11.6", "R12.8")
def test_e17_alchemist_with_the_poor_house():
    table = ffg("alchemist", "king", "bishop", "warlord", characters="alchemist", districts="poor_house")
    table.city(0, "poor_house").hand(0, "tavern").gold(1).call("alchemist").do("draw")
    table.do(table.legal("keep")[0], "build tavern")
    assert table.purse(0) == 0
    assert table.do("end").purse(0) == 2


@rule("R11.7")
def test_e18_navigator_builds_nothing():
    table = (
        ffg("navigator", "king", "bishop", "warlord", characters="navigator")
        .hand(0, "tavern")
        .call("navigator")
    )
    table.do("gold", "four_gold")
    assert table.purse(0) == 6
    assert table.why("build tavern") == ("R11.7", "navigator_cannot_build")


@rule("R7.7")
def test_e22_ties():
    dear = "fortress cathedral palace keep tavern temple watchtower market"  # 5+5+5+3+1+1+1+2 = 23
    table = ffg("assassin", "king", "bishop", "warlord").city(0, dear).set("first", 1)
    table.city(1, "fortress cathedral palace harbor keep temple watchtower tavern").finish()  # 25
    assert table.state.scores()[:2] == [30, 30]
    assert table.state.ranking()[:2] == [2, 1]
    late = (
        Scene(4, edition="classic2017")
        .cast("warlord", "king", "thief", "bishop")
        .city(0, "palace")
        .city(1, "palace")
    )
    assert late.set("ending", 1).call().pass_until().state.ranking()[:2] == [1, 2]


@rule("R11.4.1")
def test_e23_whom_the_emperor_may_crown():
    for crown, legal in ((0, ["crown 1", "crown 2", "crown 3"]), (2, ["crown 1", "crown 3"])):
        table = ffg("emperor", "thief", "bishop", "warlord", characters="emperor", crown=crown)
        assert table.call("emperor").legal() == legal
    table = ffg("emperor+thief", "bishop+warlord", "merchant+magician", characters="emperor", crown=1)
    assert table.call("emperor").legal() == ["crown 2"]


@rule("R11.2")
def test_e24_classic_tax_collector():
    table = ffg("tax_collector", "architect", "bishop", "warlord", characters="tax_collector").gold(0, 0)
    table.hand(1, "tavern temple").call("architect").set("collector", 1).do(
        "gold", "build tavern", "build temple", "end"
    )
    assert (table.purse(0), table.purse(1)) == (0, 0)  # nothing is left at the end of that turn
    table = ffg("tax_collector", "architect", "bishop", "warlord", characters="tax_collector").gold(0, 1)
    table.hand(1, "tavern temple").call("architect").set("collector", 1).do(
        "gold", "build tavern", "build temple", "end"
    )
    assert (table.purse(0), table.purse(1)) == (1, 0)


@rule("R9.2", "R3.9")
def test_e25_what_the_crown_holder_of_three_knows():
    table = Scene(3, edition="ffg", crown=0).choose()
    all_eight = set(range(1, 9))
    seven = ranks(table.state.view(0).own["passed"][0])
    assert len(seven) == 7
    for _ in range(3):
        table.do(table.legal()[0])
    four = ranks(table.state.view(0).own["passed"][1])
    assert len(four) == 4
    taken = seven - set(picked(table, 0)) - four
    for seed in range(30):
        guess = table.state.determinize(0, seed)
        assert {guess.field("pick")[2], guess.field("pick")[4]} == taken
        assert ranks(guess.field("face_down")[0]) == all_eight - seven
    assert len({table.state.determinize(0, seed).field("pick")[2] for seed in range(30)}) == 2


@rule("R9.4", "R20.4")
def test_e26_first_edition_with_three_players():
    table = Scene(3, crown=0).choose()
    up, down = ranks(table.get("face_up")), ranks(table.get("face_down"))
    assert (len(up), len(down), up & {4}) == (2, 1, set())
    choices = []
    while table.asking == "select":
        choices.append(len(table.legal()))
        table.do(table.legal()[0])
    assert choices == [4, 3, 2]
    assert table.told("called")[0] == {"character": "thief"}
    assert table.get("target") == 10
    assert king_face_down(3, "first2000") == pytest.approx(1 / 5, abs=0.027)


@rule("R3.7", "R20.4.2")
def test_e27_first_edition_with_seven_players():
    table = Scene(7, crown=0, seed=4).choose()
    assert table.get("face_up") == 0
    assert table.get("face_down") != 1 << 1  # else the first call tells everybody
    choices = []
    while table.asking == "select":
        choices.append(len(table.legal()))
        table.do(table.legal()[0])
    assert choices == [7, 6, 5, 4, 3, 2, 2]
    rest = table.get("leftover")
    assert {table.state.determinize(6, seed).field("leftover")[0] for seed in range(20)} == {rest}
    assert len({table.state.determinize(5, seed).field("leftover")[0] for seed in range(20)}) > 1
    assert king_face_down(7, "first2000") == pytest.approx(1 / 8, abs=0.025)


@rule("R20.6.1", "R9.4")
def test_e28_nine_and_ten_districts_with_three_players():
    nine = SEVEN + " tavern prison"
    for city, may in ((nine, True), (nine + " keep", False)):
        table = Scene(3).cast("warlord", "king", "thief").city(1, city).call("warlord").do("gold")
        assert table.can("destroy 1 temple") is may
    table = (
        Scene(3).city(0, nine + " keep").city(1, nine + " laboratory").city(2, nine).set("first", 1).finish()
    )
    assert table.sheet(0)["first"] == 4
    assert table.sheet(1)["complete"] == 2
    assert not {"first", "complete"} & set(table.sheet(2))


@rule("R7.7", "R20.7")
@pytest.mark.parametrize(("edition", "ranking"), [("first2000", [1, 1]), ("ffg", [2, 1])])
def test_e29_tied_at_27(edition, ranking):
    table = Scene(4, edition=edition).cast("thief", "king", "bishop", "warlord")
    table.city(0, "temple manor tavern prison keep palace cathedral market")  # 22 + 3 + 2
    table.city(1, "palace fortress docks castle town_hall cathedral")  # 27
    table.set("first", 3).finish()
    assert table.state.scores()[:2] == [27, 27]
    assert table.state.ranking()[:2] == ranking


@rule("R6.3", "R6.4", "R20.8")
def test_e30_smithy_and_laboratory_of_the_first_edition():
    table = (
        Scene(4)
        .cast("thief", "king", "bishop", "warlord")
        .city(0, "smithy laboratory")
        .gold(2)
        .hand(0, "tavern")
    )
    table.call("thief")
    assert table.why("smithy") == ("R6.4", "not_enough_gold")
    table.do("laboratory tavern")
    assert table.purse(0) == 3
    assert (table.do("smithy").purse(0), len(table.cards(0))) == (0, 3)


SCORES = {  # id: edition, city, first, haunted in the last round, gold, hand, total
    "S01": ("ffg", "temple tavern watchtower manor keep market docks castle", True, False, 3, 2, 25),
    "S02": ("ffg", "dragon_gate university library palace cathedral town_hall fortress harbor", False, False, 0, 0, 51),
    "S03": ("ffg", "haunted_city temple manor tavern laboratory", False, False, 0, 0, 15),
    "S04": ("ffg", "haunted_city temple manor tavern laboratory", False, True, 0, 0, 12),
    "S05": ("ffg", "haunted_city temple manor tavern", False, False, 0, 0, 7),
    "S06": ("ffg", "haunted_city temple manor tavern watchtower", False, True, 0, 0, 11),
    "S07": ("ffg", "school_of_magic temple manor tavern keep", False, False, 0, 0, 14),
    "S08": ("ffg", "tavern market trading_post docks harbor town_hall temple church monastery", True, False, 9, 0, 27),
    "S09": ("classic2017", "manor temple tavern haunted_city dragon_gate", False, True, 0, 0, 18),
    "S15": ("first2000", "temple church monastery tavern market manor castle watchtower keep university",
            True, False, 4, 1, 35),
    "S16": ("first2000", "temple church monastery tavern market manor castle watchtower prison",
            False, False, 0, 0, 19),
    "S17": ("first2000", "tavern market trading_post docks harbor town_hall manor castle", False, False, 6, 3, 26),
    "S18": ("first2000", "haunted_city keep dragon_gate temple manor tavern", False, False, 0, 0, 21),
}  # fmt: skip


@rule("R7.3", "R7.3.1", "R6.1", "R6.8")
@pytest.mark.parametrize("id", SCORES)
def test_scoring_examples(id):
    edition, city, first, late, gold, hand, total = SCORES[id]
    seats = 3 if id in ("S15", "S16") else 4
    table = Scene(seats, edition=edition).city(0, city).gold(gold, *[0] * (seats - 1)).hand(1, "prison")
    table.hand(0, "manor docks palace"[: [0, 5, 11, 18][hand]]).set("first", 1 if first else 2)
    table.set("round", 9).set("haunted_round", 9 if late else 3).finish()
    assert len(table.cards(0)) == hand
    assert table.state.scores()[0] == total
    assert ("first" in table.sheet(0)) is first
