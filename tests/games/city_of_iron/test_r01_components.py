"""R1: what is in the box, and that each printed number does what it says."""

from __future__ import annotations

import pytest
from tests.games.city_of_iron.positions import BASE, BIDS, STARRED, ZERO_STARS, copies, price
from tests.games.city_of_iron.scene import BOX, BUILDING, DATA, EXPERT, GOOD, LAND, TOKEN, TOWN, Scene
from tests.rules import rule

from rathaus.games.city_of_iron import fields
from rathaus.games.city_of_iron.game import GAME

pytestmark = pytest.mark.engine

RICH = 60
PARTS = {record["id"]: record for record in DATA["components"]["component"]}
CARDS = {record["id"]: record["count"] for record in DATA["components"]["card_split"]}


@rule("R1.1")
def test_main_board():
    ruleset = GAME.ruleset(4)
    assert [ruleset.bid_price(space) for space in range(len(BIDS))] == BIDS
    assert BIDS.count(0) == 4
    assert len(fields.GOODS) == DATA["goods"]["count"] == 10
    assert DATA["tracks"]["order_pool"]["spaces"] == 4
    assert len(Scene(4).state.field("line")) == 4
    assert max(record["row_size"] for record in DATA["setup"]["by_players"]) <= fields.SLOTS


@rule("R1.1")
def test_the_points_track_has_no_end():
    table = Scene(3).set("points", 130, at=0).set("points", 8, at=1)
    assert table.sheet(0)["first_places"] == 130 and table.sheet(0)["second_places"] == 8
    assert table.state.scores()[0] - table.state.scores()[1] >= 138


@rule("R1.2")
def test_nation_board():
    track = DATA["tracks"]["income_track"]
    assert (track["min"], track["max"]) == (0, 15)
    table = Scene(3).hand(0, "merchant").hand(1, *("soldier", "cannon")).pile(0, "citizen", "scholar")
    table.turn(0).do("play merchant")
    assert table.queue(0, "citizen") == ["scholar", "merchant"] and table.queue(0, "military") == []


@rule("R1.3")
def test_counts_of_the_box():
    assert {name: PARTS[name]["count"] for name in ("land_board", "city_token", "action_token")} == {
        "land_board": len(LAND),
        "city_token": DATA["city_tokens"]["count_used"] + DATA["city_tokens"]["count_spare"],
        "action_token": 4 * DATA["setup"]["actions_per_round"],
    }
    assert PARTS["cube"]["count"] == 4 * PARTS["cube"]["per_player"]
    assert (
        sum(record["count_per_player"] for record in TOKEN.values()) * 4 == DATA["city_tokens"]["count_used"]
    )


@rule("R1.3")
def test_coins_science_and_cubes_are_no_limit():
    table = Scene(2).money(0, 2000).money(1, 3000).science(0, 400).goods(0, turnips=150).turn(0)
    table.do("science", "tax")
    assert (table.get("money", 0), table.get("science", 0)) == (2000 - DATA["setup"]["science_price"], 401)
    assert table.get("money", 1) == 3000 + DATA["setup"]["tax_money"]
    assert table.good(0, "turnips") == 150


@rule("R1.4")
def test_the_cards_add_up():
    assert CARDS["buildings"] == sum(copies(name, 4) for name in BUILDING)
    assert CARDS["scoring"] == sum(record["count"] for record in DATA["scoring_cards"]["scoring_card"]) == 3
    assert CARDS["towns_starred"] == len(STARRED) and CARDS["towns_zero_star"] == len(ZERO_STARS) == 7
    assert (
        CARDS["experts"] == 4 * len(BASE) and CARDS["nation_specials"] == len(DATA["experts"]["special"]) == 4
    )
    assert sum(CARDS.values()) == PARTS["card"]["count"] == 199
    by_deck = {deck: sum(copies(n, 4) for n, r in BUILDING.items() if r["deck"] == deck) for deck in "ABC"}
    assert by_deck == DATA["buildings"]["count_by_deck"]
    decks = [sum(EXPERT[name]["deck"] == deck for name in BASE) for deck in ("citizen", "military")]
    file = DATA["experts"]
    assert decks == [file["count_citizen_per_nation"], file["count_military_per_nation"]]


@rule("R1.5")
def test_goods_in_track_order():
    assert list(fields.GOODS) == sorted(GOOD, key=lambda name: GOOD[name]["track_order"])
    assert {GOOD[name]["home_deck"] for name in fields.GOODS[:4]} == {"A"}
    given = {good for record in BUILDING.values() for good in record["goods"]}
    assert given == set(fields.GOODS)


@rule("R1.6")
def test_six_terrains():
    assert set(fields.TERRAINS) == {"plains", "hills", "jungle", "water", "desert", "sky"}
    shown = {terrain for record in LAND.values() for terrain in record["terrains"]}
    asked = {record["terrain"] for record in BUILDING.values()}
    assert shown == set(fields.TERRAINS) and asked - {"any"} <= shown


def place_for(table: Scene, terrain: str) -> str:
    """A city in which a building of a terrain can stand: the first one, else a land that is settled for it."""
    start = table.start_of(0)
    if terrain == "any" or terrain in LAND[start]["terrains"]:
        return start
    land = next(name for name, r in LAND.items() if r["kind"] == "settle" and terrain in r["terrains"])
    table.settled(0, land, "tok_3a")
    return land


@rule("R1.7", "R5.1.4", "R5.1.7")
@pytest.mark.parametrize("name", BUILDING)
def test_a_building_does_what_its_card_says(name):
    record, (money, science) = BUILDING[name], price(name)
    table = Scene(4).money(0, RICH).science(0, 9).row(name)
    city = place_for(table, record["terrain"])
    before = [table.get(field, 0) for field in ("income", "citizen_draws", "military_draws", "round_science")]
    table.turn(0).do("build 1")
    if table.asking == "build_city":
        table.do(f"city {city}")
    assert table.stands(city) == [name]
    assert (table.get("money", 0), table.get("science", 0)) == (RICH - money, 9 - science)
    assert {good: table.good(0, good) for good in fields.GOODS if table.good(0, good)} == record["goods"]
    after = [table.get(field, 0) for field in ("income", "citizen_draws", "military_draws", "round_science")]
    assert [b - a for a, b in zip(before, after, strict=True)] == [
        record["income"],
        record["draw_citizen"],
        record["draw_military"],
        record["round_science"],
    ]


@rule("R1.7")
@pytest.mark.parametrize("name", [name for name, record in BUILDING.items() if record["plus3_good"]])
def test_the_marker_names_a_good(name):
    good = BUILDING[name]["plus3_good"]
    table = Scene(4).built(0, "start", name).goods(0, **{good: 1}).set("due", 1).run("scoring")
    assert table.track(0)["markers"] == DATA["buildings"]["plus3_vp"] == 3
    bare = Scene(4).goods(0, **{good: 1}).set("due", 1).run("scoring")
    assert "markers" not in bare.track(0)


@rule("R1.8", "R6.6")
@pytest.mark.parametrize("name", EXPERT)
def test_an_expert_costs_what_its_card_says(name):
    record = EXPERT[name]
    table = Scene(2).supply(0, name).money(0, 9).science(0, 9).money(1, 0).supply(1)
    table.ask("shop", below="final").do(f"buy {name}", "done")
    assert (table.get("money", 0), table.get("science", 0)) == (9 - record["money"], 9 - record["science"])
    assert table.hand_names(0) == [name] and table.supply_names(0) == []


@rule("R1.8", "R5.6.1")
@pytest.mark.parametrize("name", EXPERT)
def test_only_cards_with_an_action_are_played_for_one(name):
    table = Scene(2).hand(0, name, "scholar", "cartographer", "schooner", "airship", "foreman").money(0, RICH)
    table.science(0, 9).row("turnip_farm").pile(0, "citizen", "courier").pile(0, "military", "soldier").turn(
        0
    )
    if EXPERT[name]["effect"] == "none":
        assert table.why(f"play {name}") == ("R1.8", "no_action_on_card")
        assert EXPERT[name]["attack"] > 0
    else:
        assert name in table.legal("play")


@rule("R1.9", "R5.7.2")
@pytest.mark.parametrize("name", TOWN)
def test_a_town_has_a_defence_on_either_face(name):
    """The price that is shown is the printed one: neutral face up, or the conquered one."""
    record = TOWN[name]
    options = {"town_expansion": True} if record["stars"] == 0 else {}
    stronger = ("steambot", "general", "gunboat", "cannon", "rider", "schooner", "airship", "explorer")
    for owned in (False, True):
        table = Scene(4, **options).hand(0, *stronger)
        if owned:
            table.town(2, name)
        elif record["stars"]:
            table.top(*["-"] * (record["stars"] - 1), name)
        else:
            table.open_towns(name)
        table.turn(0)
        cost = table.state.view(0).facts["costs"][GAME.verbs.action("attack", name)]
        defence = record["conquered_defence"] if owned else record["defence"]
        assert cost == {"attack": defence, "distance": record["distance"]}


@rule("R1.10", "R5.6.6")
@pytest.mark.parametrize("name", [name for name, record in LAND.items() if record["kind"] == "settle"])
def test_a_land_shows_distance_terrains_and_perhaps_a_ship(name):
    record = LAND[name]
    table = Scene(4).hand(0, "explorer", "schooner", "airship", "cartographer", "courier").turn(0)
    table.do("play explorer")
    cost = table.state.view(0).facts["costs"][GAME.verbs.action("land", name)]
    needs = {record["requires"]: 1} if record["requires"] else {}
    assert cost == {"distance": record["distance"], **needs}
    shown = [
        t
        for i, t in enumerate(fields.TERRAINS)
        if Scene(4).settled(0, name, "tok_2").get("terrains") >> i & 1
    ]
    assert set(shown) == set(record["terrains"]) | set(LAND["land_arc"]["terrains"])


@rule("R1.11", "R2.1")
def test_city_sides():
    assert sorted(record["city_slots"] for record in TOKEN.values()) == [2, 3, 3, 5]
    assert {r["district_slots"] for r in TOKEN.values() if not r["is_start"]} == {1, 2}
    assert all(r["city_slots"] == 5 and r["district_slots"] == 0 for r in TOKEN.values() if r["is_start"])


@rule("R1.11", "R5.6.6", "R5.6.7")
@pytest.mark.parametrize("token", [name for name, record in TOKEN.items() if not record["is_start"]])
def test_a_token_is_a_city_or_a_district(token):
    record = TOKEN[token]
    near = min(
        (name for name, r in LAND.items() if r["kind"] == "settle" and not r["requires"]),
        key=lambda name: LAND[name]["distance"],
    )
    for side in ("city", "district"):
        table = Scene(4, nation_powers=False).hand(
            0, "explorer", "mayor", "foreman", "schooner", "cartographer"
        )
        draws = table.get("citizen_draws"), table.get("military_draws")
        slots = table.get("slots", fields.CITIES.index("land_arc"))
        table.turn(0)
        if side == "city":
            table.do("play explorer", f"land {near}", "skills schooner")
            table.do("enough") if table.asking == "pay" else None
            table.do(f"token {token}")
            assert table.get("slots", fields.CITIES.index(near)) == record["city_slots"]
        else:
            table.do("play mayor", "skills foreman")
            table.do(f"token {token}")
            more = table.get("slots", fields.CITIES.index("land_arc")) - slots
            assert more == record["district_slots"]
        drawn = table.get("citizen_draws") - draws[0], table.get("military_draws") - draws[1]
        assert drawn == (record[f"{side}_draw_citizen"], record[f"{side}_draw_military"])
        table.state.set_frames([(BOX["token"], 0, 0, 1, 0, 0)])
        assert table.why(f"token {token}") == ("R5.6.9", "token_used")
