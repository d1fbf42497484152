"""R17: what a seat may know beyond the plain fields, and how the rest is imagined from it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rathaus.core.view import View
from rathaus.games.citadels import fields
from rathaus.games.citadels.deal import Bin, Deal
from rathaus.games.citadels.fields import CARDS, KINDS, SEATS
from rathaus.games.citadels.names import AT_LIGHTHOUSE, AT_WIZARD, AT_WIZARD_BUILD, KNOWN_BY, MUSEUM
from rathaus.games.citadels.tables import ASIDE, KEEP, RANDOM


def facts(s: Any, seat: int) -> dict[str, Any]:
    """What this seat knows of cards that lie in hidden places."""
    if seat < 0:
        return {}
    head, size = s.field("deck_head")[0], s.field("deck_size")[0]
    deck = s.field("deck")
    frames = s.frames()
    acting = frames[-1][1] if frames else -1
    ring, mark = (deck[head:] + deck[:head])[:size], KNOWN_BY << seat
    known: dict[str, Any] = {
        "deck": {i: cell % KNOWN_BY for i, cell in enumerate(ring) if cell & mark},
    }
    if acting == seat:
        known["batch"] = list(s.field("batch")[: s.field("batch_size")[0]])
        if frames[-1][0] == AT_LIGHTHOUSE:
            known["deck_kinds"] = sorted(deck[(head + i) % CARDS] % 64 for i in range(size))
        if frames[-1][0] == AT_WIZARD:
            known["looked_at"] = list(s.field("hand")[s.c * KINDS : (s.c + 1) * KINDS])
    elif frames and frames[-1][0] == AT_WIZARD_BUILD and frames[-1][4] == seat:  # R11.3: it was his card
        known["batch"] = list(s.field("batch")[:1])
    if s.field("city")[seat] >> MUSEUM & 1:
        known["museum"] = list(s.field("museum"))
    return known


def fill_hidden(s: Any, view: View) -> None:
    """Draw everything that the view leaves open, uniformly among what agrees with it."""
    deal = view.cache.get("deal")
    if deal is None:
        deal = view.cache["deal"] = open_places(s, view)
    deal.fill(s)


def open_places(s: Any, view: View) -> Deal:
    """What the view leaves open, for any number of draws."""
    deal = Deal()
    deal_cards(deal, s, view)
    if view.public["round"][0] > 0:
        choosing = view.public["picks_made"][0] < s.rules.steps
        deal.set_characters(hidden_bins(s, view), hidden_ranks(s, view), choosing)
    return deal


# --- district cards -------------------------------------------------------------------------------------------


def deal_cards(deal: Deal, s: Any, view: View) -> None:
    """Cards that are known to lie somewhere, and places for those that are not.

    R12.1: whoever looks through the deck knows its cards, not their order.
    """
    places = Places(s, view)
    seen = view.facts.get("deck", {})
    bit = 64 * (1 << view.seat) if view.seat >= 0 else 0
    batch = view.facts.get("batch")
    museum = view.facts.get("museum")
    missing = [0] * SEATS
    for owner in range(s.seats):
        if owner != view.seat:
            missing[owner] = view.public["hand_size"][owner] - len(places.hands[owner])
            deal.know_hand(owner, places.hands[owner])
    deal.know(batch or [], museum or [0] * KINDS)
    below = list((Counter(view.facts.get("deck_kinds", [])) - Counter(seen.values())).elements())
    elsewhere = list((Counter(places.unknown()) - Counter(below)).elements())
    unseen_batch = view.public["batch_size"][0] if batch is None else 0
    unseen_museum = view.public["museum_size"][0] if museum is None else 0
    deal.set_cards(elsewhere, below, missing, unseen_batch, unseen_museum)
    deal.set_deck([seen[i] + bit if i in seen else -1 for i in range(view.public["deck_size"][0])])


class Places:
    """Where the cards are that a view knows of."""

    def __init__(self, s: Any, view: View) -> None:
        self.s = s
        self.view = view
        self.hands: dict[int, list[int]] = {}
        known = view.own.get("known", (0,) * SEATS)
        looked = view.facts.get("looked_at")
        for owner in range(s.seats):
            self.hands[owner] = [kind for kind in range(KINDS) if known[owner] >> kind & 1]
            if looked is not None and s.c == owner:
                self.hands[owner] = [kind for kind in range(KINDS) for _ in range(looked[kind])]

    def located(self) -> list[int]:
        """Every card whose place the view knows."""
        view, s = self.view, self.s
        cards: list[int] = []
        for seat in range(s.seats):
            size = view.public["city_size"][seat]
            cards += [
                cell % 256 for cell in view.public["lot"][seat * fields.CITY : seat * fields.CITY + size]
            ]
            if seat != view.seat:
                cards += self.hands[seat]
        own = view.own.get("hand", (0,) * KINDS)
        museum = view.facts.get("museum", [0] * KINDS)
        for kind in range(KINDS):
            cards += [kind] * (own[kind] + museum[kind])
        cards += view.facts.get("batch", [])
        cards += view.facts.get("deck", {}).values()
        cards += [
            frame[2] for frame in view.frames if self.s.ruleset.game.boxes[frame[0]].name == "graveyard"
        ]
        return cards

    def unknown(self) -> list[int]:
        """The cards of the game whose place the view does not know."""
        counts = [self.s.rules.copies_of(kind) for kind in range(KINDS)]
        for kind in self.located():
            counts[kind] -= 1
        return [kind for kind in range(KINDS) for _ in range(counts[kind])]


# --- characters -----------------------------------------------------------------------------------------------


def hidden_ranks(s: Any, view: View) -> list[int]:
    """The ranks whose card the view does not see."""
    left = s.rules.ranks_mask & ~view.public["face_up"][0] & ~view.own.get("aside", (0,))[0]
    for rank in view.own.get("pick", ()):
        left &= ~(1 << rank)
    return [rank for rank in range(1, 10) if left >> rank & 1]


def hidden_bins(s: Any, view: View) -> list[Bin]:
    """The places of the characters that the view does not see, each with the ranks it may hold."""
    rules, made = s.rules, view.public["picks_made"][0]
    merged = rules.last_takes_face_down and made >= rules.steps - 1  # R3.7: the last player has it
    bins = [] if merged else [Bin("table", -1, -1)]
    for step in range(made):
        seat = chooser(s, view, step)
        if rules.script_kind(step) == RANDOM:
            bins.append(Bin("table", step, -1))
        elif seat != view.seat:
            bins.append(Bin("aside" if rules.script_kind(step) == ASIDE else "pick", step, seat))
    while len(bins) < len(hidden_ranks(s, view)):
        bins.append(Bin("rest", rules.steps, -1))
    for hidden in bins:
        hidden.allowed = by_sight(s, view, hidden, merged) & by_calls(view, hidden)
    return bins


def chooser(s: Any, view: View, step: int) -> int:
    """The seat that chooses at a step."""
    return int((view.public["chooser"][0] + s.rules.script_place(step)) % s.seats)


def by_sight(s: Any, view: View, hidden: Bin, merged: bool) -> int:
    """R3.9: what a seat received is what lay ahead of its own choice; everything else was gone before."""
    rules, allowed = s.rules, 0x3FF
    if view.seat < 0:
        return allowed
    mine = [
        step
        for step in range(rules.steps)
        if rules.script_kind(step) == KEEP and chooser(s, view, step) == view.seat
    ]
    last = rules.steps - 1
    for step, received in zip(mine, view.own["passed"], strict=False):
        if received == 0:
            continue
        if hidden.step < step:
            allowed &= ~received
        elif not (merged and hidden.step >= last > step):
            # R3.7: of the last player's two cards one was passed on and one lay face down: no limit
            allowed &= received
    return allowed


def by_calls(view: View, hidden: Bin) -> int:
    """R4.1-R4.3: who has shown a rank holds it; a rank called in silence is held by nobody, or was murdered."""
    allowed = 0x3FF
    called, murdered = view.public["called"][0], view.public["murdered"][0]
    for rank, owner in enumerate(view.public["revealed"]):
        if owner:
            if hidden.kind != "pick" or hidden.seat != owner - 1:
                allowed &= ~(1 << rank)
        elif rank <= called and rank != murdered and hidden.kind == "pick":
            allowed &= ~(1 << rank)
    return allowed


def card_counts(s: Any) -> dict[str, int]:
    """How many cards of each district there are in all places together."""
    counts = [0] * KINDS
    head = s.field("deck_head")[0]
    for i in range(s.field("deck_size")[0]):
        counts[s.field("deck")[(head + i) % CARDS] % 64] += 1
    for seat in range(s.seats):
        start = seat * fields.CITY
        for cell in s.field("lot")[start : start + s.field("city_size")[seat]]:
            counts[cell % 256] += 1
        for kind in range(KINDS):
            counts[kind] += s.field("hand")[seat * KINDS + kind]
    for kind in range(KINDS):
        counts[kind] += s.field("museum")[kind]
    for kind in s.field("batch")[: s.field("batch_size")[0]]:
        counts[kind] += 1
    for frame in s.frames():
        if s.ruleset.game.boxes[frame[0]].name == "graveyard":
            counts[frame[2]] += 1
    return {fields.DISTRICTS[kind]: counts[kind] for kind in range(KINDS)}
