# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R2: boards, stacks and markets are laid out; guilds are chosen and placed."""

from __future__ import annotations

import cython

from rathaus.games.kutna_hora.refusals import guild_refusal
from rathaus.games.kutna_hora.state import KutnaHora, KutnaHoraBox

if not cython.compiled:
    from rathaus.core.rng import below, shuffle
    from rathaus.games.kutna_hora.hall import append_stack, turn_up
    from rathaus.games.kutna_hora.names import (
        ALL_SEATS,
        AT_CHOOSE_GUILDS,
        AT_PLACE_GUILDS,
        BUILDINGS,
        DO_GUILDS,
        DO_PLACE,
        MINE_TILES,
        PITCH,
        TOLD_CHOSE_GUILDS,
        TOLD_PLACED_GUILD,
        TOLD_START,
    )
    from rathaus.games.kutna_hora.rounds import begin_round

WIDE_ONE = cython.declare(cython.ulonglong, 1)
ROCKS = cython.declare(cython.int, 4)
ROWS = cython.declare(cython.int, 3)
GUILDS = cython.declare(cython.int, 6)
COLOURS = cython.declare(cython.int, 4)
PUBLIC_ROWS = cython.declare(cython.int, 3)
ALL_CARDS = cython.declare(cython.int, 0b111111)


@cython.ccall
def set_up(s: KutnaHora) -> cython.void:
    """R2.1-R2.12: everything on the table; then guilds are chosen in reverse turn order (R2.13)."""
    s.first[0] = s.rules.first_player if s.rules.first_player >= 0 else below(s, s.seats)
    s.tell(ALL_SEATS, TOLD_START, s.first[0])
    lay_hall(s)
    lay_mine(s)
    give_start(s)
    first_card: cython.int = s.rules.first_guild_card
    s.guild_card[0] = first_card if first_card >= 0 else below(s, s.rules.guild_cards)
    s.tax[0] = s.rules.tax_start
    s.round[0] = 1
    begin_round(s)
    s.push(AT_PLACE_GUILDS, s.first[0], 0, 0)
    s.push(AT_CHOOSE_GUILDS, (s.first[0] + s.seats - 1) % s.seats, 0)
    if s.rules.deal_guilds:
        deal_guilds(s)


@cython.cfunc
def lay_hall(s: KutnaHora) -> cython.void:
    """R2.3-R2.5: two guild stacks at random and one public stack in each row; the red buildings stay aside."""
    stack: cython.int
    i: cython.int
    s.unseen[0] = (WIDE_ONE << BUILDINGS) - 1
    for stack in range(GUILDS):
        s.hall[stack] = stack + 1
    shuffle(s, s.hall, GUILDS)
    order: cython.ulonglong = 0  # the shuffled stacks, four bits each
    for i in range(GUILDS):
        order |= cython.cast(cython.ulonglong, s.hall[i] - 1) << (4 * i)
        s.hall[i] = 0
    for i in range(GUILDS):
        append_stack(s, i % ROWS, (order >> (4 * i)) & 15)
    for i in range(PUBLIC_ROWS):
        append_stack(s, i, s.rules.public_row[i])
    for stack in range(GUILDS + PUBLIC_ROWS):
        s.stack_size[stack] = s.rules.stack_height[stack]
        turn_up(s, stack)


@cython.cfunc
def lay_mine(s: KutnaHora) -> cython.void:
    """R2.6, R2.7: rocks by a set-up card, their stars counted for the rows; all tiles in the stack."""
    i: cython.int
    row: cython.int
    for row in range(s.rules.mine_rows):
        s.row_stars[row] = s.rules.board_stars[row]
    s.mine_card[0] = below(s, s.rules.mine_cards)
    for i in range(ROCKS):
        s.rock_at[i] = s.rules.rock_cells[s.mine_card[0] * ROCKS + i] + 1
    shuffle(s, s.rock_at, ROCKS)
    for i in range(ROCKS):
        s.rocks[0] |= WIDE_ONE << (s.rock_at[i] - 1)
        s.row_stars[(s.rock_at[i] - 1) // PITCH] += s.rules.rock_stars[i]
    s.stack[0] = (WIDE_ONE << MINE_TILES) - 1


@cython.cfunc
def give_start(s: KutnaHora) -> cython.void:
    """R2.8-R2.10, R2.15: markets and indicators start at 0; coins by turn order, miners, cards, patricians."""
    place: cython.int
    colour: cython.int
    for place in range(s.seats):
        seat: cython.int = (s.first[0] + place) % s.seats
        s.coins[seat] = s.rules.start_coins[place]
        s.reputation[seat] = s.rules.fame_start
        s.pool[seat] = s.rules.start_pool
        s.waiting[seat] = s.rules.start_waiting
        s.hand[seat] = ALL_CARDS
    for colour in range(COLOURS):
        s.bank[colour] = s.rules.tokens_each


@cython.cfunc
def take_set(s: KutnaHora, seat: cython.int, number: cython.int) -> cython.void:
    """R2.13: a seat has a set of three guilds."""
    s.sets_taken[0] |= 1 << number
    s.guild_set[seat] = s.rules.guild_sets[s.guild_card[0] * 4 + number]
    s.tell(ALL_SEATS, TOLD_CHOSE_GUILDS, seat, number)


@cython.cfunc
def deal_guilds(s: KutnaHora) -> cython.void:
    """R2.13, option `guild_deal`: the sets are dealt at random."""
    seat: cython.int
    number: cython.int
    s.drop()
    for seat in range(s.seats):
        skip: cython.int = below(s, s.seats - seat)
        for number in range(s.seats):
            if not (s.sets_taken[0] >> number) & 1:
                if skip == 0:
                    take_set(s, seat, number)
                    break
                skip -= 1


@cython.cclass
class ChooseGuilds(KutnaHoraBox):
    """R2.13: a set of three guilds. Frame: a = sets chosen before."""

    @cython.cfunc
    def legal(self, s: KutnaHora) -> cython.void:
        number: cython.int
        for number in range(s.seats):
            if not (s.sets_taken[0] >> number) & 1:
                s.offer(DO_GUILDS + number)

    @cython.cfunc
    def apply(self, s: KutnaHora, verb: cython.int, arg: cython.int) -> cython.void:
        number: cython.int
        take_set(s, s.seat, arg)
        if s.a + 2 < s.seats:
            s.push(AT_CHOOSE_GUILDS, (s.seat + s.seats - 1) % s.seats, s.a + 1)
            return
        for number in range(s.seats):  # the starting player gets the last one
            if not (s.sets_taken[0] >> number) & 1:
                take_set(s, s.first[0], number)

    def why_not(self, s: KutnaHora, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return guild_refusal(s, verb, arg)


@cython.cfunc
def put_guild(s: KutnaHora, seat: cython.int, guild: cython.int, row: cython.int) -> cython.void:
    """R2.14: a guild tile lies beside a row of houses."""
    s.guild_at[seat * 3 + row] = guild + 1
    s.row_of[seat * 6 + guild] = row + 1
    s.tell(ALL_SEATS, TOLD_PLACED_GUILD, seat, guild, row)


@cython.cclass
class PlaceGuilds(KutnaHoraBox):
    """R2.14: which guild comes into the next row of houses. Frame: a = players done, b = row."""

    @cython.cfunc
    def legal(self, s: KutnaHora) -> cython.void:
        guild: cython.int
        for guild in range(GUILDS):
            if (s.guild_set[s.seat] >> guild) & 1 and s.row_of[s.seat * 6 + guild] == 0:
                s.offer(DO_PLACE + guild)

    @cython.cfunc
    def apply(self, s: KutnaHora, verb: cython.int, arg: cython.int) -> cython.void:
        guild: cython.int
        put_guild(s, s.seat, arg, s.b)
        if s.b + 2 < ROWS:
            s.push(AT_PLACE_GUILDS, s.seat, s.a, s.b + 1)
            return
        for guild in range(GUILDS):  # one row is left for one guild
            if (s.guild_set[s.seat] >> guild) & 1 and s.row_of[s.seat * 6 + guild] == 0:
                put_guild(s, s.seat, guild, ROWS - 1)
        if s.a + 1 < s.seats:
            s.push(AT_PLACE_GUILDS, (s.seat + 1) % s.seats, s.a + 1, 0)

    def why_not(self, s: KutnaHora, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return guild_refusal(s, verb, arg)
