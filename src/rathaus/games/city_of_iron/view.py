"""R2.13, R3.4, R6.6: what a seat may know beyond the plain fields, and how the rest is imagined from it."""

from __future__ import annotations

from collections import Counter
from functools import cache, partial
from typing import Any

from rathaus.core.components import components
from rathaus.core.rng import below
from rathaus.core.view import View
from rathaus.games.city_of_iron import fields
from rathaus.games.city_of_iron.deal import Baskets, Deal, Deck, cards_in, set_of
from rathaus.games.city_of_iron.fields import BUILDINGS, EXPERTS, LOTS, QUEUE, TOKENS, TOWNS
from rathaus.games.city_of_iron.names import AT_BUY, AT_CLEAR, AT_DISCARD, AT_LAND, AT_PAY, AT_SIEGE
from rathaus.games.city_of_iron.prices import can_finish, missing, price_of, quantities, standings


def facts(s: Any, seat: int) -> dict[str, Any]:
    """What a player reads off the table: prices, what is missing of a payment, standings, how much is reconstructed."""
    mine = seat >= 0 and s.seat_to_act() == seat
    costs = {action: price_of(s, action) for action in s.legal_actions()} if mine else {}
    return {
        "costs": {action: cost for action, cost in costs.items() if cost is not None},
        "missing": missing(s) if not s.is_over() else {},
        "standings": standings(s),
        "quantities": [quantities(s, each) for each in range(s.ruleset.seats)],
        "reconstructed": reconstructed(components("city_of_iron").digest),
    }


@cache
def reconstructed(digest: str) -> float:
    """The share of components whose printed values are not known, 0 to 1."""
    return round(components("city_of_iron").reconstructed_share(), 3)


def fill_hidden(s: Any, view: View) -> None:
    """Draw everything that the view leaves open, uniformly among what agrees with it."""
    deal = view.cache.get("deal")
    if deal is None:
        deal = view.cache["deal"] = open_places(s, view)
    deal.fill(s, partial(below, s), can_finish)


def open_places(s: Any, view: View) -> Deal:
    """What the view leaves open, for any number of draws."""
    begun = [seat for seat in range(s.ruleset.seats) if seat + 1 in view.public["holder"]]
    others = [seat for seat in begun if seat != view.seat]
    decks = {seat: [deck_of(s, view, seat, deck) for deck in range(2)] for seat in others}
    pays = bool(view.frames) and view.frames[-1][0] in (AT_PAY, AT_SIEGE, AT_LAND) and view.to_act in others
    worths = [partial(s.rules.worth_of_card, what) for what in range(4)]
    return Deal(decks, open_baskets(s, view), view.to_act if pays else -1, worths)


def deck_of(s: Any, view: View, seat: int, deck: int) -> Deck:
    """R3.2-R3.4: the draw pile, discard pile and hand of one kind of another player, as far as the view knows them."""
    public, rules = view.public, s.rules
    of_deck = partial(cards_of, rules, deck)
    used = public["used"][0] if seat == view.to_act else 0
    clearing = any(frame[0] == AT_CLEAR and frame[2] == 1 for frame in view.frames)
    discarded = Counter(of_deck(public["discards"][seat]))
    out = Counter(of_deck(rules.cards_of(public["nation"][seat] - 1) - public["supply"][seat]))
    out -= discarded
    if not clearing:
        out -= Counter(of_deck(used))
    now = Counter(of_deck(used)) if clearing else Counter[int]()
    laid = sum(now.values())
    for frame in view.frames:
        if frame[0] == AT_DISCARD and frame[2] == deck:
            laid = frame[3]
    pile = list((Counter(of_deck(public["turned"][seat])) & out).elements())
    older = list((discarded - now).elements())
    size = public["pile_size"][seat * 2 + deck]
    return Deck(list(out.elements()), pile, size, older, list(now.elements()), laid)


def cards_of(rules: Any, deck: int, cards: int) -> list[int]:
    """The cards of a set that belong to one deck."""
    return [card for card in cards_in(cards) if rules.is_of_deck(card, deck)]


def open_baskets(s: Any, view: View) -> dict[int, Baskets]:
    """R6.6: the choices of the players that have chosen already, and of the one who is choosing."""
    if not view.frames or view.frames[-1][0] != AT_BUY:
        return {}
    public, done = view.public, view.frames[-1][2]
    line = [public["line"][place] for place in range(s.ruleset.seats)][::-1]
    prices = [s.rules.price_of_card(card) for card in range(len(EXPERTS))]
    return {
        seat: Baskets(public["supply"][seat], prices, public["money"][seat], public["science"][seat])
        for seat in line[: done + 1]
        if seat != view.seat
    }


# --- conservation -------------------------------------------------------------------------------------------------


def owned(s: Any) -> dict[str, int]:
    """Where every building, expert card, town, land and token is: counts that never change."""
    counts: dict[str, int] = {}
    for number, name in enumerate(BUILDINGS):
        counts[f"building {name}"] = places_of_building(s, number)
    for number, name in enumerate(TOWNS):
        counts[f"town {name}"] = places_of_town(s, number)
    for seat in range(s.ruleset.seats):
        begun = seat + 1 in s.field("holder")  # nations are chosen before their pieces are laid out
        nation = s.field("nation")[seat] - 1 if begun else -1
        whole = Counter(cards_in(s.rules.cards_of(nation))) if nation >= 0 else Counter[int]()
        counts[f"cards of {seat} too few"] = sum((whole - experts_of(s, seat)).values())
        counts[f"cards of {seat} too many"] = sum((experts_of(s, seat) - whole).values())
        counts[f"tokens of {seat}"] = tokens_of(s, seat) if nation >= 0 else len(TOKENS)
    taken = sum(1 << land for land, holder in enumerate(s.field("holder")[: len(fields.LANDS)]) if holder)
    counts["lands"] = ((s.field("display")[0] | taken) & s.rules.settling_lands()).bit_count()
    counts["lands twice"] = s.field("display")[0] & taken
    return counts


def places_of_building(s: Any, kind: int) -> int:
    """Cards of a building in deck, row, cities, stores and discard pile."""
    cells = (*s.field("row"), *s.field("lot"))
    n: int = s.field("left")[kind] + s.field("discarded")[kind]
    n += sum(cell == kind + 1 for cell in cells)
    n += sum(s.field("stored")[seat * len(BUILDINGS) + kind] for seat in range(fields.SEATS))
    return n


def places_of_town(s: Any, town: int) -> int:
    """In how many places a town is."""
    sets = (*s.field("covered"), *s.field("towns"))
    cells = (*s.field("top"), *s.field("open_town"))
    found: int = sum(members >> town & 1 for members in sets) + sum(cell == town + 1 for cell in cells)
    return found


def experts_of(s: Any, seat: int) -> Counter[int]:
    """The expert cards of a seat in hand, decks, supply and in play."""
    cards = Counter(cards_in(s.field("hand")[seat])) + Counter(cards_in(s.field("supply")[seat]))
    cards += Counter(cards_in(s.field("unlaid")[seat]))
    for deck, first in enumerate((0, fields.CITIZENS)):
        start = seat * QUEUE + first
        cards += Counter(s.field("queue")[start : start + s.field("queue_size")[seat * 2 + deck]])
    frames = s.frames()
    clearing = any(frame[0] == AT_CLEAR and frame[2] == 1 for frame in frames)
    if frames and frames[-1][1] == seat and not clearing:
        cards += Counter(cards_in(s.field("used")[0]))
    return cards


def tokens_of(s: Any, seat: int) -> int:
    """The tokens of a seat, unused, as cities and as districts."""
    lands = [land for land, holder in enumerate(s.field("holder")[: len(fields.LANDS)]) if holder == seat + 1]
    tokens = [s.field("city_token")[land] - 1 for land in lands]
    for bits in [s.field("tokens")[seat], *(s.field("districts")[land] for land in lands)]:
        tokens += [token for token in range(len(TOKENS)) if bits >> token & 1]
    return len(set(tokens)) if len(set(tokens)) == len(tokens) else -len(tokens)


def inconsistent(s: Any) -> list[str]:
    """What contradicts itself in a state: kept counts against what lies on the table. For tests."""
    wrong = []
    for seat in range(s.ruleset.seats):
        for deck, first in enumerate((0, fields.CITIZENS)):
            at = seat * 2 + deck
            hand = cards_of(s.rules, deck, s.field("hand")[seat])
            if len(hand) != s.field("hand_size")[at]:
                wrong.append(f"hand size of {seat}")
            start = seat * QUEUE + first
            queue = s.field("queue")[start : start + s.field("queue_size")[at]]
            unlaid = cards_of(s.rules, deck, s.field("unlaid")[seat])
            below_pile = list(queue[s.field("pile_size")[at] :]) + unlaid
            if set_of(below_pile) != set_of(cards_of(s.rules, deck, s.field("discards")[seat])):
                wrong.append(f"discards of {seat}")
        for kind, name in enumerate(BUILDINGS):
            lots = s.field("lot")
            cities = [c for c, holder in enumerate(s.field("holder")) if holder == seat + 1]
            n = sum(lots[c * LOTS + i] == kind + 1 for c in cities for i in range(LOTS))
            if n != s.field("built")[seat * len(BUILDINGS) + kind]:
                wrong.append(f"{name} of {seat}")
    return wrong
