"""R8: nation powers."""

from __future__ import annotations

from itertools import permutations

import pytest
from tests.games.city_of_iron.positions import BASE, BIDS, action
from tests.games.city_of_iron.scene import DATA, EXPERT, TOKEN, Scene
from tests.rules import rule

from rathaus.games.city_of_iron.deal import cards_in
from rathaus.games.city_of_iron.fields import CITIES, EXPERTS, NATIONS, QUEUE
from rathaus.games.city_of_iron.game import GAME

pytestmark = pytest.mark.engine

FARM, MOSS = "turnip_farm", "glow_moss_cave"
FREE = [space for space, cost in enumerate(BIDS, 1) if cost == 0]
OTHERS = {name: (name, *(other for other in NATIONS if other != name)) for name in NATIONS}


def led(nation: str, seats: int = 2, **options) -> Scene:
    """A scene whose first player has a nation."""
    return Scene(seats, nations=OTHERS[nation], **options)


def laid(nation: str, **options) -> Scene:
    """The same with the cards of the start."""
    return led(nation, bare=False, **options)


@rule("R8.1.1")
@pytest.mark.parametrize("token", ["tok_3a", "tok_3b", "tok_2"])
def test_arc_districts_with_the_pistol_add_2(token):
    for nation, powers in (("arc", True), ("arc", False), ("cresaria", True)):
        table = led(nation, nation_powers=powers).hand(0, "mayor", "scholar").turn(0)
        slots = table.get("slots", CITIES.index(table.start_of(0)))
        table.do("play mayor", "skills scholar", f"token {token}")
        more = table.get("slots", CITIES.index(table.start_of(0))) - slots
        pistol = TOKEN[token]["district_draw_military"] > 0
        if nation == "arc" and powers:
            assert more == (2 if pistol else TOKEN[token]["district_slots"])
        else:
            assert more == TOKEN[token]["district_slots"]
        assert table.told("district")[0]["n"] == more


@rule("R8.1.1")
def test_arc_has_no_special_card():
    table = laid("arc")
    assert sorted(
        table.supply_names(0) + table.hand_names(0) + table.queue(0, "citizen") + table.queue(0, "military")
    ) == sorted(BASE)


def movers(**options) -> Scene:
    table = led("arc", 3, **options).settled(0, "land_1", "tok_3a").settled(0, "land_3", "tok_2").money(0, 3)
    return table.built(0, "start", FARM, MOSS)


@rule("R8.1.2", "R5.8.1", "R4.2.2")
def test_arc_moves_a_building_for_1_money():
    table = movers().turn(0)
    goods = table.state.field("goods")
    assert table.legal("move") == {"land_arc"}
    price = table.state.view(0).facts["costs"][GAME.verbs.action("move", "land_arc")]
    assert price == {"money": DATA["setup"]["move_price"]}
    table.do("move land_arc")
    assert table.asking == "lift" and table.legal() == {f"lift {FARM}", f"lift {MOSS}"}
    table.do(f"lift {MOSS}")
    if table.asking == "move_to":
        assert table.legal() == {"city land_3"}  # jungle
        assert table.why("city land_1") == ("R5.1.2", "no_terrain")
        assert table.why("city land_arc") == ("R8.1.2", "same_city")
        assert table.why("city land_2") == ("R8.1.2", "not_your_city")
        table.do("city land_3")
    assert table.stands("land_3") == [MOSS] and table.stands("land_arc") == [FARM]
    assert table.get("money", 0) == 3 - DATA["setup"]["move_price"] == 2
    assert table.state.field("goods") == goods and table.actor == 0 and table.get("actions", 0) == 0
    assert table.told("moved") == [{"seat": "0", "building": MOSS, "city": "land_arc", "city2": "land_3"}]


@rule("R8.1.2")
def test_arc_moves_any_number_of_times_while_it_can_pay():
    table = movers().turn(0)
    for target in ("land_1", "land_arc", "land_1"):
        origin = "land_arc" if target == "land_1" else "land_1"
        table.do(f"move {origin}", f"lift {FARM}")
        if table.asking == "move_to":
            table.do(f"city {target}")
    assert table.get("money", 0) == 0 and table.stands("land_1") == [FARM]
    assert table.why("move land_1") == ("R8.1.2", "not_enough_money")
    assert table.do("tax").actor == 1


@rule("R8.1.2")
def test_a_move_needs_a_free_slot_and_a_fitting_terrain():
    table = (
        led("arc").settled(0, "land_1", "tok_2").built(0, "land_1", FARM, "academy").built(0, "start", FARM)
    )
    table.money(0, 9).turn(0)
    assert table.legal("move") == {"land_1"}  # land_1 is full
    assert table.why("move land_arc") == ("R8.1.2", "nothing_to_move")
    assert table.why("move land_2") == ("R8.1.2", "not_your_city")
    hills = led("arc").settled(0, "land_1", "tok_3a").built(0, "start", "srika_pasture").money(0, 9).turn(0)
    assert not hills.legal("move")


@rule("R8.1.2", "R5.1.3")
def test_a_move_to_a_full_city_is_refused():
    table = led("arc").settled(0, "land_1", "tok_2").settled(0, "land_4", "tok_3a").money(0, 9)
    table.built(0, "land_1", FARM, "academy").built(0, "start", FARM).turn(0).do(
        "move land_arc", f"lift {FARM}"
    )
    if table.asking == "move_to":
        assert table.why("city land_1") == ("R8.1.2", "no_free_slot") and table.legal() == {"city land_4"}
        table.do("city land_4")
    assert table.stands("land_4") == [FARM]


@rule("R8.1.2")
def test_only_arc_moves_buildings():
    table = led("hogmen").settled(0, "land_1", "tok_3a").built(0, "start", FARM).money(0, 9).turn(0)
    assert table.why("move land_hogmen") == ("R8.1.2", "no_such_power")
    plain = led("arc", nation_powers=False).settled(0, "land_1", "tok_3a").built(0, "start", FARM).money(0, 9)
    assert plain.turn(0).why("move land_arc") == ("R8.1.2", "no_such_power")


@rule("R8.2.1")
def test_the_genius_is_in_the_supply_of_cresaria():
    assert laid("cresaria").supply_names(0).count("genius") == 1
    assert all("genius" not in laid(name).supply_names(0) for name in NATIONS if name != "cresaria")
    assert "genius" not in laid("cresaria", nation_powers=False).supply_names(0)


@rule("R8.2.2")
def test_the_scholar_of_cresaria_costs_no_money():
    for nation, powers, cost in (
        ("cresaria", True, 0),
        ("cresaria", False, EXPERT["scholar"]["activation"]["money"]),
        ("arc", True, EXPERT["scholar"]["activation"]["money"]),
    ):
        table = led(nation, nation_powers=powers).money(0, cost).science(0, 0).hand(0, "scholar").turn(0)
        table.do("play scholar")
        assert (table.get("money", 0), table.get("science", 0)) == (0, EXPERT["scholar"]["effect_args"]["n"])
        if cost:
            poor = led(nation, nation_powers=powers).money(0, cost - 1).hand(0, "scholar").turn(0)
            assert poor.why("play scholar") == ("R5.6.2", "not_enough_money")


@rule("R8.2.2")
def test_other_cards_of_cresaria_cost_what_they_say():
    table = led("cresaria").money(0, 0).hand(0, "genius", "inventor").turn(0)
    for name in ("genius", "inventor"):
        assert EXPERT[name]["activation"]["money"] > 0
        assert table.why(f"play {name}") == ("R5.6.2", "not_enough_money")


@rule("R8.3.1")
def test_the_strategist_is_in_the_supply_of_the_hogmen():
    assert laid("hogmen").supply_names(0).count("strategist") == 1
    assert all("strategist" not in laid(name).supply_names(0) for name in NATIONS if name != "hogmen")
    args = EXPERT["strategist"]["effect_args"]
    table = (
        led("hogmen")
        .hand(0, "strategist")
        .pile(0, "citizen", "mayor")
        .pile(0, "military", "rider", "cannon", "general")
    )
    table.turn(0).do("play strategist")
    assert len(table.hand_names(0)) == args["n"] and args["deck"] == "military"
    assert table.hand_names(0) == ["rider", "cannon"] and table.actor == 0


@rule("R8.3.1", "R5.6.5")
def test_the_strategist_draws_military_cards_only():
    table = led("hogmen").hand(0, "strategist").pile(0, "citizen", "mayor").turn(0)
    assert table.why("play strategist") == ("R5.6.5", "no_cards_to_draw")


@rule("R8.3.2")
@pytest.mark.parametrize("keeps", [True, False])
def test_the_gunslinger_replaces_the_captain(keeps):
    table = laid("hogmen", captain_to_supply=keeps)
    assert sorted(table.queue(0, "military")) == ["gunslinger", "soldier"]
    assert table.supply_names(0).count("captain") == int(keeps)
    assert "gunslinger" not in table.supply_names(0)
    other = laid("toads", captain_to_supply=keeps)
    assert sorted(other.queue(0, "military")) == [
        "captain",
        "soldier",
    ] and "captain" not in other.supply_names(0)


@rule("R8.3.2")
def test_the_captain_can_be_bought():
    table = led("hogmen").money(0, EXPERT["captain"]["money"]).supply(0, "captain").money(1, 0).supply(1)
    table.ask("shop", below="final").do("buy captain", "done")
    assert table.hand_names(0) == ["captain"] and table.get("money", 0) == 0


@rule("R8.4.1")
@pytest.mark.parametrize("replaces", [True, False])
def test_the_fixer_is_a_starting_citizen_of_the_toads(replaces):
    table = laid("toads", fixer_replaces_start_deck=replaces)
    start = sorted(table.hand_names(0) + table.queue(0, "citizen"))
    assert start == (["fixer"] if replaces else ["cartographer", "fixer", "scholar"])
    for name in ("cartographer", "scholar"):
        assert table.supply_names(0).count(name) == int(replaces)
    assert "fixer" not in table.supply_names(0)
    plain = laid("toads", nation_powers=False)
    assert sorted(plain.hand_names(0) + plain.queue(0, "citizen")) == ["cartographer", "scholar"]


@rule("R8.4.1")
def test_three_cards_in_any_order():
    for order in permutations(("scholar", "fixer", "cartographer")):
        state = GAME.new(2, 4, nations="arc+toads")
        seat = state.field("nation").index(NATIONS.index("toads") + 1)
        while state.seat_to_act() != seat:
            state.apply(state.legal_actions()[0])
        for name in order[:2]:
            state.apply(action(f"stack {name}"))
        state.apply(action("stack captain"))
        queue = [EXPERTS[card] for card in state.field("queue")[seat * QUEUE :][:2]]
        hand = [EXPERTS[card] for card in cards_in(state.field("hand")[seat])]
        assert (hand, queue) == ([order[0]], list(order[1:]))


# --- R8.4.2 -------------------------------------------------------------------------------------------------------


def toads(*, money: int = 20, first: str = f"{FREE[0]}", other: str = f"{FREE[1]}") -> Scene:
    """Seat 0, the Toads, and seat 1 have bid."""
    table = led("toads").money(0, money).money(1, 20).bids(0, 1)
    return table.do(f"bid {first}", f"bid {other}")


def space(cost: int, side: int = 1) -> str:
    """A space that costs so much, on the right side (1) or the left one (-1) of the free ones."""
    places = [i for i, price in enumerate(BIDS, 1) if price == cost and (i - FREE[0]) * side > 0]
    return str(places[0])


@rule("R8.4.2")
def test_the_toads_may_stay():
    table = toads(first=space(1))
    assert table.asking == "second_bid" and table.actor == 0
    table.do("stay")
    assert table.get("money", 0) == 20 - 1 and table.asking == "turn"
    assert table.told("stayed") == [{"seat": "0"}]


@rule("R8.4.2")
def test_a_second_bid_costs_the_difference():
    dear = max(BIDS)
    table = toads(first=space(1)).do(f"bid {space(dear)}")
    assert table.get("money", 0) == 20 - dear
    assert table.told("bid_again") == [{"seat": "0", "space": space(dear), "n": dear - 1}]
    assert table.actor == 0  # now the rightmost cube


@rule("R8.4.2")
def test_no_refund_for_a_cheaper_space():
    table = toads(first=space(max(BIDS))).do(f"bid {FREE[2]}")
    assert table.get("money", 0) == 20 - max(BIDS) and table.get("space", 0) == FREE[2]


@rule("R8.4.2")
def test_the_second_space_must_be_free_and_payable():
    table = toads(money=1, first=space(1))
    assert table.why(f"bid {FREE[1]}") == ("R4.1.1", "space_taken")
    assert table.why(f"bid {space(1)}") == ("R4.1.1", "space_taken")
    assert table.legal("bid") == {str(i) for i, cost in enumerate(BIDS, 1) if cost <= 1} - {
        space(1),
        str(FREE[1]),
    }
    assert table.why(f"bid {space(max(BIDS))}") == ("R4.1.1", "not_enough_money")


@rule("R8.4.2")
def test_the_second_bid_comes_after_all_bids_and_counts_for_the_order():
    table = Scene(3, nations=("toads", "arc", "hogmen")).money(0, 20).bids(0, 1, 2)
    table.do(f"bid {FREE[0]}", f"bid {FREE[1]}")
    assert table.asking == "bid" and table.actor == 2
    table.do(f"bid {FREE[2]}")
    assert table.asking == "second_bid"
    table.do(f"bid {FREE[3]}")
    assert table.actor == 0 and table.state.field("line")[:3] == (1, 2, 0)


@rule("R8.4.2")
def test_only_the_toads_and_only_with_powers_bid_twice():
    for options in ({"nation_powers": False}, {"nations": ("arc", "hogmen")}):
        table = (
            Scene(2, **({"nations": ("toads", "arc")} | options))
            .bids(0, 1)
            .do(f"bid {FREE[0]}", f"bid {FREE[1]}")
        )
        assert table.asking == "turn"
