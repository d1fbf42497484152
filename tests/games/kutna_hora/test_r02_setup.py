"""R1 and R2: components, set-up, guilds."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.kutna_hora.scene import DATA, SPECS, Scene, action, short
from tests.rules import rule

from rathaus.games.kutna_hora import fields
from rathaus.games.kutna_hora.game import GAME

pytestmark = pytest.mark.engine

COUNTS = {r["id"]: r["count"] for r in DATA["counts"]["component"]}


@rule("R1.1")
def test_component_data_has_the_printed_counts():
    assert len(DATA["buildings"]["guild_building"]) == COUNTS["guild_building_tile"] == 24
    assert len(DATA["buildings"]["public_building"]) == COUNTS["public_building_tile"] == 12
    assert len(DATA["mine_tiles"]["mine_tile"]) == COUNTS["mine_tile"] == 27
    assert len(DATA["mine_tiles"]["mining_technology_tile"]) == COUNTS["mining_technology_tile"] == 4
    assert len(DATA["mine_board"]["rock_tile"]) == COUNTS["rock_tile"] == 4
    assert len(DATA["mine_board"]["mine_setup_card"]) == COUNTS["mine_setup_card"] == 15
    assert len(DATA["guilds"]["guild_setup_card"]) == COUNTS["guild_setup_card"] == 9
    assert len(DATA["st_barbara"]["tile"]) == COUNTS["st_barbara_tile"] == 11
    assert len(DATA["events"]["event"]) == COUNTS["event_card"] == 10
    assert len(DATA["action_cards"]["card"]) * 4 == COUNTS["action_card"] == 24
    assert DATA["patricians"]["council"]["tokens_per_color"] * 4 == COUNTS["patrician_token"] == 12


@rule("R1.2", "R2.15")
def test_what_a_player_starts_with():
    table = Scene(4)
    assert table.state.field("coins") == (40, 41, 42, 43)
    assert COUNTS["house"] == 48 and COUNTS["miner"] == 36 and COUNTS["plot_marker"] == 12
    for seat in range(4):
        assert (table.get("pool", seat), table.get("waiting", seat)) == (1, 8)
        assert table.get("hand", seat) == 0b111111
        assert table.get("reputation", seat) == table.get("pelicans", seat) == 0
        assert table.state.field("production")[seat * 4 : seat * 4 + 4] == (0, 0, 0, 0)
        assert table.state.field("houses_off")[seat * 3 : seat * 3 + 3] == (0, 0, 0)
    assert not any(table.state.field("points"))


@rule("R1.3")
def test_guild_and_resource_have_one_number():
    for record in DATA["guilds"]["guild"]:
        assert fields.GUILDS.index(record["id"]) == fields.RESOURCES.index(record["resource"])
    assert dict(zip(fields.GUILDS, fields.RESOURCES))["scribes"] == "permits"


@rule("R2.1", "R1.1")
def test_boards_by_number_of_players():
    towns = {seats: Scene(seats, **({"events": True} if seats == 2 else {})) for seats in (2, 3, 4)}
    squares = {seats: len(table.ask("plot", 0, 1).legal("plot")) for seats, table in towns.items()}
    assert squares == {2: 20, 3: 30, 4: 30}
    assert towns[2].why("plot 16") == ("R2.1", "no_such_square")
    assert towns[3].why("plot 16") is None and towns[3].why("plot 61") == ("R2.1", "no_such_square")


@rule("R2.2", "R3.1")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 6), (3, 6), (4, 5)])
def test_number_of_rounds(seats, rounds):
    state = GAME.new(seats, 5)
    assert state.field("round") == (1,)
    seen = set()
    while not state.is_over():
        seen.add(state.field("round")[0])
        state.apply(state.legal_actions()[0])
    assert seen == set(range(1, rounds + 1))


@rule("R2.2")
def test_the_tax_counter_starts_at_zero():
    assert GAME.new(3, 1).field("tax") == (0,)


@rule("R2.3", "R2.4", "R2.5")
def test_town_hall():
    firsts = set()
    for seed in range(30):
        state = GAME.new(4, seed)
        hall = state.field("hall")
        assert state.field("hall_length") == (3, 3, 3)
        assert [hall[2], hall[7], hall[12]] == [7, 8, 9]  # green, silver, yellow at the ends of the rows
        assert sorted(hall[i] for i in (0, 1, 5, 6, 10, 11)) == [1, 2, 3, 4, 5, 6]
        assert state.field("stack_size") == (4,) * 6 + (3,) * 3 + (0,) * 3
        for stack in range(9):
            name = fields.BUILDINGS[state.field("top")[stack] - 1]
            assert not SPECS[name].get("marked")  # R2.4: it lies at the bottom
        reds = [fields.BUILDINGS.index(f"pub_red{i}") for i in (1, 2, 3)]
        assert all(state.field("unseen")[0] >> red & 1 for red in reds)
        firsts.add(tuple(hall[:2]))
    assert len(firsts) > 10


@rule("R2.4")
def test_the_marked_tile_is_the_last_of_its_guild():
    for seed in range(12):
        table = Scene(3, seed=seed).coins(0, 999).guilds(0, "grocers", "builders", "scribes")
        taken = []
        for _ in range(4):
            table.stored(0).ask("rights", 0, 1)
            name = next(n for n in table.legal("rights") if n.startswith("gro"))
            table.do(f"rights {name}")
            taken.append(name)
        assert taken[-1] == "gro4" and set(taken) == {"gro1", "gro2", "gro3", "gro4"}


@rule("R2.6")
def test_rocks_by_a_card_and_their_stars():
    cards = set()
    for seed in range(40):
        state = GAME.new(3, seed)
        card = DATA["mine_board"]["mine_setup_card"][state.field("mine_card")[0]]
        cells = {row * 8 + column for row, column in card["rocks_3_4p"]}
        assert {cell - 1 for cell in state.field("rock_at")} == cells
        assert state.field("rocks")[0] == sum(1 << cell for cell in cells)
        stars = [0] * 8
        for tile, cell in zip(DATA["mine_board"]["rock_tile"], state.field("rock_at")):
            stars[(cell - 1) // 8] += tile["suns"]
        assert list(state.field("row_stars")) == stars
        cards.add(card["id"])
    assert len(cards) > 8


@rule("R2.7")
def test_mine_tiles_come_level_by_level():
    levels = [r["level"] for r in DATA["mine_tiles"]["mine_tile"]]
    table = Scene(4, seed=3)
    drawn = []
    for _ in range(27):
        table.ask("draw", 0, 1)
        (tile,) = [i for i in range(27) if table.get("drawn") >> i & 1]
        drawn.append(levels[tile])
        table.do("decline")
    assert drawn == sorted(drawn) == [1] * 9 + [2] * 9 + [3] * 9
    assert table.get("technology") == 0


@rule("R2.8", "R2.9", "R2.10")
def test_markets_barbara_and_patricians_at_the_start():
    state = GAME.new(3, 1)
    assert state.field("population") == state.field("ore") == state.field("barbara") == (0,)
    assert state.field("slider") == (0,) * 5
    assert state.field("bank") == (3, 3, 3, 3)
    assert state.field("patricians") == state.field("council") == (0, 0, 0, 0)


@rule("R2.11", "R12.1")
def test_when_events_are_in_play():
    assert GAME.ruleset(2).options["events"] is True
    assert GAME.ruleset(3).options["events"] is False
    assert GAME.ruleset(4, events=True).options["events"] is True
    assert GAME.new(4, 1).field("event") == (0,)
    for seed in range(10):
        state = GAME.new(2, seed)
        card = DATA["events"]["event"][state.field("event")[0] - 1]
        assert card["deck"] == "A"
        assert state.field("tax") == (card["tax"],)


@rule("R2.11", "R8.6", "R3.2")
@pytest.mark.parametrize(("seats", "decks"), [(2, "AAABB"), (3, "AAABB"), (4, "AABB")])
def test_event_decks_by_round(seats, decks):
    found: dict[int, str] = {}
    cards = []
    state = GAME.new(seats, 8, events=True)
    while not state.is_over():
        number, card = state.field("round")[0], state.field("event")[0]
        if number not in found:
            found[number] = DATA["events"]["event"][card - 1]["deck"] if card else ""
            cards.append(card)
        state.apply(state.legal_actions()[-1])
    assert "".join(found.values()) == decks
    assert len(set(cards)) == len(cards)


@rule("R2.12")
def test_starting_player():
    assert {GAME.new(4, seed).field("first")[0] for seed in range(40)} == {0, 1, 2, 3}
    assert {GAME.new(4, seed, first_player="seat2").field("first")[0] for seed in range(10)} == {2}


@rule("R2.13")
def test_sets_are_chosen_in_reverse_order():
    state = GAME.new(4, 1, first_player="seat1", first_game=True)
    order = []
    while GAME.boxes[state.box].name == "choose_guilds":
        order.append(state.seat_to_act())
        assert state.why_not(action("guilds 0")) is None or order != [0]
        state.apply(state.legal_actions()[-1])
    assert order == [0, 3, 2]
    assert state.why_not(action("guilds 3")) is not None
    sets = DATA["guilds"]["guild_setup_card"][0]["sets_4p"]
    names = [{fields.GUILDS[g] for g in range(6) if bits >> g & 1} for bits in state.field("guild_set")]
    assert names == [set(sets[3]), set(sets[0]), set(sets[1]), set(sets[2])]


@rule("R2.13")
def test_a_set_is_taken_once_and_there_are_as_many_as_players():
    state = GAME.new(3, 1)
    state.apply(action("guilds 1"))
    assert state.why_not(action("guilds 1")) == ("R2.13", "set_taken")
    assert state.why_not(action("guilds 3")) == ("R2.13", "no_such_set")


@rule("R2.13", "R12.2")
def test_dealt_sets_and_the_first_game():
    state = GAME.new(4, 1, guild_deal="random")
    assert GAME.boxes[state.box].name == "place_guilds"
    assert len(set(state.field("guild_set"))) == 4
    assert len({GAME.new(4, seed, guild_deal="random").field("guild_set") for seed in range(20)}) > 10
    assert {GAME.new(4, seed, first_game=True).field("guild_card") for seed in range(10)} == {(0,)}
    assert len({GAME.new(4, seed).field("guild_card") for seed in range(40)}) > 5


@rule("R2.13", "R11.9")
def test_every_guild_has_a_player_in_every_set():
    for record in DATA["guilds"]["guild_setup_card"]:
        for seats in (2, 3, 4):
            count = Counter(guild for names in record[f"sets_{seats}p"] for guild in names)
            assert set(count) == set(fields.GUILDS)
            assert set(count.values()) == {2: {1}, 3: {1, 2}, 4: {2}}[seats]


@rule("R2.14")
def test_guilds_are_placed_row_by_row_from_the_first_player():
    state = GAME.new(3, 1, first_player="seat2", guild_deal="random")
    seats = []
    while GAME.boxes[state.box].name == "place_guilds":
        seats.append(state.seat_to_act())
        names = [short(a) for a in state.legal_actions()]
        assert len(names) == (3 if seats.count(seats[-1]) == 1 else 2)
        assert state.why_not(action(names[0])) is None
        state.apply(state.legal_actions()[-1])
    assert seats == [2, 2, 0, 0, 1, 1]
    for seat in range(3):
        rows = [guild - 1 for guild in state.field("guild_at")[seat * 3 : seat * 3 + 3]]
        assert sum(1 << guild for guild in rows) == state.field("guild_set")[seat]
        assert [state.field("row_of")[seat * 6 + guild] for guild in rows] == [1, 2, 3]


@rule("R2.14")
def test_guilds_that_cannot_be_placed():
    state = GAME.new(4, 1, first_game=True, first_player="seat0", guild_deal="choose")
    for number in (3, 2, 1):
        state.apply(action(f"guilds {number}"))
    assert state.why_not(action("place innkeepers")) == ("R2.14", "not_your_guild")
    state.apply(action("place miners"))
    assert state.why_not(action("place miners")) == ("R2.14", "guild_placed")


@rule("R2.16")
def test_nothing_on_the_table_is_hidden():
    assert {field.see for field in GAME.layout} == {"public"}
    state = GAME.new(3, 1)
    assert state.view(0).public == state.view(-1).public
    other = state.determinize(1, 77)
    assert other.view(1) == state.view(1)
    assert other.digest() != state.digest()  # only what is face down: the chance to come
