"""R1, R2, R3: components, boards and set-up; the board data checked for counts, symmetry and connection."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.hansa_teutonica.reference import Position, data_of
from tests.games.hansa_teutonica.scenes import GAME, Scene
from tests.rules import rule

from rathaus.games.hansa_teutonica import boards, editions, fields

pytestmark = pytest.mark.engine


@pytest.mark.parametrize("name", boards.BOARDS)
@rule("R2.1", "R2.2", "R2.3", "R16.1", "R17.1")
def test_counts_are_those_the_file_states(name: str) -> None:
    data, board = data_of(name), boards.board(name)
    found = {
        "cities": len(board.cities),
        "offices": sum(len(city.offices) for city in board.cities),
        "routes": len(board.routes),
        "posts": board.posts,
        "ship_posts": sum(sum(route.ships) for route in board.routes),
        "tabernae": sum(route.taberna for route in board.routes),
    }
    assert found == data["meta"]["counts"]
    assert all(2 <= len(route.ships) <= 4 for route in board.routes)
    assert all(len(city.offices) <= 8 for city in board.cities)
    assert len({frozenset(route.ends) for route in board.routes}) == len(board.routes)
    for record in data["city"]:
        levels = [office["level"] for office in record["offices"]]
        assert levels == sorted(levels)


@pytest.mark.parametrize("name", boards.BOARDS)
@rule("R2.3", "R2.4")
def test_posts_and_distances(name: str) -> None:
    board = boards.board(name)
    posts = [post for route in board.routes for post in route.posts]
    assert sorted(posts) == list(range(board.posts))
    assert all(route.posts[0] // 64 == route.posts[-1] // 64 for route in board.routes)
    far = [board.distances(r) for r in range(len(board.routes))]
    for r in range(len(board.routes)):
        assert min(far[r]) == 0 and far[r].count(0) == 1, "every route is reached"
        for other in range(len(board.routes)):
            assert far[r][other] == far[other][r]
            shared = set(board.routes[r].ends) & set(board.routes[other].ends)
            assert (far[r][other] == 1) == bool(shared and r != other)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("map", editions.MAPS)
@rule("R2.4")
def test_distances_of_the_engine_are_those_of_the_reference(map: str, seats: int) -> None:
    if seats == 2 and map != "base":
        pytest.skip("not a game")
    scene = Scene(seats, map=map)
    at = Position(scene.state)
    for number, route in enumerate(scene.board.routes[:6]):
        far = scene.board.distances(number)
        assert far == [at.distance(route.id, other.id) for other in scene.board.routes]


@rule("R2.5", "R2.8", "R2.10", "R2.6")
def test_named_places_of_the_base_map() -> None:
    for name in ("base_4_5", "base_2_3"):
        board = boards.board(name)
        skills = {city.id: city.skills[0] for city in board.cities if city.skills}
        assert skills == {
            "groningen": "liber_sophiae",
            "stade": "privilegium",
            "lubeck": "bursa",
            "gottingen": "actiones",
            "halle": "clavis_urbium",
        }
        tabernae = {route.id for route in board.routes if route.taberna}
        assert tabernae == {"bremen-osnabruck", "luneburg-perleberg", "goslar-hildesheim"}
        assert [board.cities[c].id for c in board.east_west] == ["arnheim", "stendal"]
        assert board.routes[board.prestige_route].id == "coellen-warburg"
        assert board.prestige_points == (7, 8, 9, 11) and board.prestige_levels == (1, 2, 3, 4)


@pytest.mark.parametrize("name", boards.BOARDS)
@rule("R2.10")
def test_the_shortest_east_west_chain_has_five_cities(name: str) -> None:
    board = boards.board(name)
    ring, steps = {board.east_west[0]}, 1
    while board.east_west[1] not in ring:
        ring |= {c for route in board.routes if set(route.ends) & ring for c in route.ends}
        steps += 1
    assert steps == 5


@rule("R2.7", "R2.9")
def test_coins_and_the_two_sides() -> None:
    def coins(name: str) -> dict[str, list[int]]:
        found = {c.id: [o.coin for o in c.offices] for c in boards.board(name).cities}
        return {city: values for city, values in found.items() if any(values)}

    def offices(name: str, city: str) -> list[tuple[int, int]]:
        board = boards.board(name)
        return [(o.shape, o.level) for o in board.cities[board.city(city)].offices]

    four = {"groningen": [1, 0], "lubeck": [1, 0], "coellen": [1, 0], "halle": [1, 0]}
    assert coins("base_4_5") == four
    assert coins("base_2_3") == four | {"stade": [1], "warburg": [1, 0]}
    assert coins("east") == {"havelberg": [1, 0, 0, 0], "magdeburg": [1, 0], "thorn": [1, 0, 0]}
    for name in ("britannia_2_3", "britannia_4_5"):
        assert coins(name) == {"bristol": [2], "ipswich": [2], "plymouth": [0, 2]}
    assert offices("base_2_3", "bremen") == [(0, 3)]
    assert offices("base_2_3", "dortmund") == [(1, 1), (0, 2)]
    assert offices("base_2_3", "gottingen") == [(0, 1), (0, 2)]
    assert offices("base_4_5", "gottingen") == [(0, 1), (1, 1), (0, 3)]
    assert offices("base_2_3", "goslar") == [(0, 1)]
    assert offices("base_2_3", "kampen")[0] == (0, 2) and offices("base_4_5", "kampen")[0] == (1, 2)
    assert offices("base_2_3", "luneburg") == [(1, 1)]
    gone = {r.id for r in boards.board("base_4_5").routes} - {r.id for r in boards.board("base_2_3").routes}
    assert gone == {"emden-stade", "gottingen-warburg"}
    same = {c.id for c in boards.board("base_4_5").cities}
    differing = {city for city in same if offices("base_2_3", city) != offices("base_4_5", city)}
    assert differing == {"bremen", "dortmund", "gottingen", "goslar", "kampen", "luneburg"}


@rule("R2.3")
def test_points_on_which_other_public_maps_err() -> None:
    board = boards.board("base_4_5")
    size = {route.id: len(route.ships) for route in board.routes}
    assert (size["emden-osnabruck"], size["kampen-osnabruck"], size["goslar-quedlinburg"]) == (4, 2, 4)
    assert [(o.shape, o.level) for o in board.cities[board.city("perleberg")].offices] == [
        (0, 1),
        (0, 3),
        (1, 4),
    ]


@rule("R1.1", "R1.3", "R3.1", "R3.4", "R3.5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_set_up_by_seat(seats: int) -> None:
    scene = Scene(seats, first_player="seat1")
    for i in range(seats):
        seat = (1 + i) % seats
        assert scene.supply(seat) == (5 + i, 1) and scene.stock(seat) == (6 - i, 0)
        assert scene.track(seat) == 0
    owned = GAME.owned(scene.state)
    assert all(owned[f"trader {seat}"] == 27 and owned[f"merchant {seat}"] == 4 for seat in range(seats))
    assert scene.state.seat_to_act() == (0 if seats == 2 else 1)


@rule("R3.4", "R12.4")
def test_the_first_seat_is_random() -> None:
    firsts = Counter(GAME.new(3, seed).field("first")[0] for seed in range(60))
    assert set(firsts) == {0, 1, 2}
    assert Scene(4, first_player="seat2").state.seat_to_act() == 2


@rule("R1.2", "R3.3", "R2.8", "R12.2", "R14.1")
@pytest.mark.parametrize(
    ("name", "total", "start"),
    [
        ("big_box", 15, {"additional_office", "swap_offices", "move_3"}),
        ("argentum_2009", 16, {"additional_office", "swap_offices", "remove_3"}),
        ("argentum_4th", 16, {"additional_office", "swap_offices", "remove_3"}),
    ],
)
def test_markers(name: str, total: int, start: set[str]) -> None:
    layouts = set()
    for seed in range(30):
        scene = Scene(4, seed, marker_set=name)
        lying = {
            scene.board.routes[r].id: fields.MARKERS[kind - 1]
            for r, kind in enumerate(scene.state.field("on_route"))
            if kind
        }
        assert set(lying) == {"bremen-osnabruck", "luneburg-perleberg", "goslar-hildesheim"}
        assert set(lying.values()) == start
        assert scene.field("pile") == total - 3 == sum(scene.state.field("unseen"))
        layouts.add(tuple(sorted(lying.items())))
    assert len(layouts) == 6
    counts = {record["id"]: record["count"] for record in editions.marker_set(name)["markers"]}
    owned = GAME.owned(scene.state)
    assert {kind: owned[kind] for kind in fields.MARKERS if owned[kind]} == counts


@rule("R3.1", "R3.2")
def test_the_desk() -> None:
    scene = Scene()
    values = {
        skill: [scene.rules.value_of(k, step) for step in range(scene.rules.covered(k, 0) + 1)]
        for k, skill in enumerate(fields.SKILLS)
    }
    assert values == {
        "clavis_urbium": [1, 2, 2, 3, 4],
        "actiones": [2, 3, 3, 4, 4, 5],
        "privilegium": [1, 2, 3, 4],
        "liber_sophiae": [2, 3, 4, 5],
        "bursa": [3, 5, 7, 999],
    }
    assert [scene.rules.cover_kind(k) for k in range(5)] == [0, 0, 0, 1, 0]


@rule("R1.4", "R14.6", "R15.1")
def test_optional_parts_are_options() -> None:
    names = {option.name for option in GAME.options}
    assert {"mission_cards", "emperors_favour", "promo_markers", "map", "ruleset"} <= names
    assert GAME.options.resolve(4, {})["ruleset"] == "argentum_2009"
    assert GAME.options.resolve(4, {})["marker_set"] == "argentum_2009"
    assert GAME.options.resolve(4, {"ruleset": "big_box"})["tiebreak"] == "big_box"
    assert boards.board_of("base", 2) == "base_2_3"
