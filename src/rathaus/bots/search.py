# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""Information-set Monte-Carlo tree search with a tree for every seat.

Multiple-observer ISMCTS of Cowling, Powley and Whitehouse, «Information Set Monte Carlo Tree Search», IEEE
Transactions on Computational Intelligence and AI in Games 4 (2), 2012: an iteration takes a state imagined from the
view of the seat that searches, walks down the trees of all seats at once, adds an edge, plays the game out and
credits each tree with the utility of its own seat (max-n). An edge of a tree is an action as that seat observes it:
the arguments of a secret verb played by somebody else are not part of it.

Below the root a node keeps to the move of the game's policy until it has been visited often (progressive unpruning:
Chaslot and others, «Progressive strategies for Monte-Carlo tree search», New Mathematics and Natural Computation 4
(3), 2008). Without that the first visits of every node would be spent on moves that nobody would play.

Utilities are whole numbers from 0 to ``FULL`` and sums of them are exact; real numbers are never multiplied and
added in one expression, so that no compiler can round the two engines apart.
"""

from __future__ import annotations

from math import log, sqrt
from typing import TYPE_CHECKING, Any

import cython

from rathaus.core.policy import Policy
from rathaus.core.state import State

if cython.compiled:
    from cython.cimports.libc.math import log, sqrt
else:
    from rathaus.core.rng import mix

if TYPE_CHECKING:
    from rathaus.core.ruleset import Ruleset

FULL = cython.declare(cython.int, 10000)
FIRST = cython.declare(cython.double, 1000.0)  # more than any bound: an action that must be tried
GAMMA = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
MASK = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
WIN_SHARE = 20  # percent of the utility for winning
LEAD_SHARE = 80  # percent for the lead in points
ALONE = 100  # points that give a seat without opponents half of the utility
LEAD_SCALE = 2  # a lead of a quarter of both scores together is the most that counts


@cython.cclass
class Node:
    """What a seat has observed up to a point: the sequence of edges that leads here.

    ``total`` is the sum of the utilities of the seat whose tree this is; ``available`` counts how often the edge
    was among the offers when its seat chose.
    """

    if not cython.compiled:
        children: dict[int, Node]
        visits: int
        available: int
        total: int

    def __init__(self) -> None:
        self.children = {}
        self.visits = self.available = 0
        self.total = 0


@cython.cclass
class Search:
    """One search from one view; ``totals[action]`` has visits, then the sum of the utilities of each seat.

    ``explore`` is the square of the constant of UCB1; ``observed`` says for each action what other seats see of
    it; ``limit`` is the most decisions of a game played out; the other parameters are those of the bot.
    """

    if not cython.compiled:
        seats: int
        me: int
        policy: Policy | None
        observed: list[int]
        roots: list[Node]
        nodes: list[Node]
        path: list[Node]
        totals: dict[int, list[int]]
        explore: float
        bias: float
        epsilon: int
        patience: int
        limit: int
        word: int

    def __init__(
        self,
        ruleset: Ruleset,
        me: int,
        policy: Policy | None,
        observed: list[int],
        explore: float,
        bias: float,
        epsilon: float,
        patience: int,
        limit: int,
    ) -> None:
        self.seats = ruleset.seats
        self.me = me
        self.policy = policy
        self.observed = observed
        self.roots = [Node() for _ in range(self.seats)]
        self.nodes = []
        self.path = []
        self.totals = {}
        self.explore = explore
        self.bias = bias
        self.epsilon = int(epsilon * 65536)
        self.patience = patience
        self.limit = limit
        self.word = 0

    def begin(self, legal: list[int], preferred: int) -> int:
        """The first action of the next iteration, by UCB1 among the actions of the root, which are always all
        available; ``preferred`` is the policy's move there, -1 if there is none."""
        node: Node = self.roots[self.me]
        if preferred >= 0 and preferred not in node.children:
            return preferred
        best: cython.double = -1.0
        chosen: cython.int = -1
        for action in legal:
            value: cython.double = self.appeal(node, action, preferred)
            if value > best:
                best = value
                chosen = action
        return chosen

    def iterate(self, s: State, first: int, word: int) -> None:
        """One iteration that begins with an action, on an imagined state, which is used up; the chance moves of
        the game played out come from ``word``."""
        self.nodes = list(self.roots)
        self.path = []
        self.word = word
        self.descend(s, first)
        self.play_out(s)
        self.credit(first, judge(s, self.policy))

    @cython.cfunc
    def descend(self, s: State, first: cython.int) -> cython.void:
        """Walk down all trees at once until an edge is new to the seat that acts; forced moves do not count."""
        root: Node = self.nodes[s.seat]
        new: cython.bint = first not in root.children
        self.follow(s.seat, first)
        s.step(first)
        while not new:
            s.fill()
            if s.n_offers == 0:
                return
            node: Node = self.nodes[s.seat]
            action: cython.int = self.select(s, node)
            new = s.n_offers > 1 and action not in node.children
            self.follow(s.seat, action)
            s.step(action)

    @cython.cfunc
    def follow(self, actor: cython.int, action: cython.int) -> cython.void:
        """Go to the child of every seat's node along the edge that the seat observes."""
        seat: cython.int
        for seat in range(self.seats):
            edge: cython.int = action
            if seat != actor:
                edge = self.observed[action]
            parent: Node = self.nodes[seat]
            child = parent.children.get(edge)
            if child is None:
                child = parent.children[edge] = Node()
            self.nodes[seat] = child
            self.path.append(child)

    @cython.cfunc
    def select(self, s: State, node: Node) -> cython.int:
        """The policy's move while the node is young, then UCB1 among the offers."""
        i: cython.int
        n: cython.int = s.n_offers
        if n == 1:
            return s.offers[0]
        preferred: cython.int = -1
        if self.policy is not None:
            preferred = self.policy.choose(s)
            if node.visits < self.patience or preferred not in node.children:
                return preferred
        best: cython.double = -1.0
        chosen: cython.int = -1
        for i in range(n):
            action: cython.int = s.offers[i]
            value: cython.double = self.appeal(node, action, preferred)
            if value > best:
                best = value
                chosen = action
        return chosen

    @cython.cfunc
    def appeal(self, node: Node, action: cython.int, preferred: cython.int) -> cython.double:
        """The upper confidence bound of an edge that is available (UCB1 with availability counts), and a bonus for
        the policy's move that fades with its visits."""
        found = node.children.get(action)
        if found is None:
            return FIRST
        child: Node = found
        child.available += 1
        if child.visits == 0:
            return FIRST
        total: cython.double = child.total
        visits: cython.double = child.visits
        mean: cython.double = total / (visits * FULL)
        width: cython.double = sqrt(self.explore * log(child.available + 1.0) / visits)
        value: cython.double = mean + width
        if action == preferred:
            value += self.bias / (visits + 1.0)
        return value

    @cython.cfunc
    def play_out(self, s: State) -> cython.void:
        """Play on by the policy, now and then by chance, to the end or the limit of decisions."""
        n: cython.int = 0
        guided: cython.bint = self.policy is not None
        while n < self.limit:
            s.fill()
            if s.n_offers == 0:
                break
            action: cython.int = s.offers[0]
            if s.n_offers > 1:
                self.word = (self.word + GAMMA) & MASK
                z: cython.ulonglong = mix(self.word)
                if not guided or cython.cast(cython.int, z & 0xFFFF) < self.epsilon:
                    k: cython.int = ((z >> 32) * cython.cast(cython.ulonglong, s.n_offers)) >> 32
                    action = s.offers[k]
                else:
                    action = self.policy.choose(s)  # type: ignore[union-attr]
            s.step(action)
            n += 1

    @cython.cfunc
    def credit(self, first: cython.int, gains: Any) -> cython.void:
        """Give every node of the walk the utility of its seat."""
        i: cython.int
        for i in range(len(self.path)):
            node: Node = self.path[i]
            node.visits += 1
            node.total += cython.cast(cython.longlong, gains[i % self.seats])
        totals: list[int] = self.totals.setdefault(first, [0] * (self.seats + 1))
        totals[0] += 1
        for i in range(self.seats):
            root: Node = self.roots[i]
            root.visits += 1
            totals[i + 1] += gains[i]


def judge(s: State, policy: Any) -> list[int]:
    """The utility of every seat: by the result, or before the end by the scores that the policy expects (its
    method ``estimate``, if it has one), else by the scores as they stand."""
    if s.is_over():
        return utilities(s.ranking(), s.scores())
    points: list[int] = policy.estimate(s) if hasattr(policy, "estimate") else s.scores()
    return utilities([1 + sum([other > own for other in points]) for own in points], points)


def utilities(ranks: list[int], scores: list[int]) -> list[int]:
    """The utility of each seat, 0 to ``FULL``: its share of the win, blended with its lead over the best other
    score, relative to both scores together.

    Winning alone is a poor guide: a decision changes the chance of it by a percent or two, and the noise of a win is
    far larger than that of the lead. A seat that plays alone has nobody to lead: there the points themselves count.
    """
    if len(scores) == 1:
        points = max(0, scores[0])
        return [10000 * points // (points + ALONE)]
    gains: list[int] = []
    for seat in range(len(ranks)):
        win = 10000 // ranks.count(1) if ranks[seat] == 1 else 0
        other = max([scores[i] for i in range(len(scores)) if i != seat], default=0)
        both = max(1, abs(scores[seat]) + abs(other))
        lead = 5000 + LEAD_SCALE * 10000 * (scores[seat] - other) // both
        gains.append((WIN_SHARE * win + LEAD_SHARE * max(0, min(10000, lead))) // 100)
    return gains
