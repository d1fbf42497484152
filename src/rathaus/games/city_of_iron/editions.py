"""R2.1, R7, R8, R9: the options of City of Iron, the rulebook's reading first.

The second edition (R10) and the expansion Experts and Engines (R9.6) can't be specified from what is known and are
not offered.
"""

from __future__ import annotations

from rathaus.core.errors import OptionError
from rathaus.core.options import Option, OptionSpec, Value
from rathaus.games.city_of_iron.fields import NATIONS

OPTIONS = (
    Option("family_game", "R9.2", "flag", False),
    Option("nation_powers", "R8", "flag", None),
    Option("town_expansion", "R9.1", "flag", False),
    Option("clock", "R9.3", "choice", "cards", ("cards", "fixed_3_5_7")),
    Option("nation_deal", "R2.1", "choice", "random", ("random", "choose")),
    Option("nations", "R2.1", "set", "+".join(NATIONS), NATIONS, advanced=True),
    Option("continuous_refill", "R9.4", "flag", False, advanced=True),
    Option("last_round_buy", "R7.3", "flag", True, advanced=True),
    Option("first_place_tie_blocks_second", "R6.2.3", "flag", False, advanced=True),
    Option("fixer_replaces_start_deck", "R8.4.1", "flag", False, advanced=True),
    Option("captain_to_supply", "R8.3.2", "flag", True, advanced=True),
    Option("cranes_stack", "R5.1.6", "flag", True, advanced=True),
    Option("score_delay", "R7.1", "number", 0, low=0, high=1, advanced=True),
)


def presets(seats: int, options: dict[str, Value]) -> dict[str, Value]:
    """R9.2: the family game is played without nation powers, every other game with them."""
    return {"nation_powers": not options["family_game"]}


def check(seats: int, options: dict[str, Value]) -> None:
    """Refuse what cannot be: towns or powers in the family game, too few nations, a delay without scoring cards."""
    if options["family_game"] and options["nation_powers"]:
        raise OptionError("option nation_powers: the family game has no nation powers (R9.2)")
    if options["family_game"] and options["town_expansion"]:
        raise OptionError("option town_expansion: the family game has no towns (R9.2)")
    nations = [name for name in str(options["nations"]).split("+") if name]
    if len(nations) < seats:
        raise OptionError(f"option nations: {seats} players need {seats} nations, not {len(nations)} (R2.1)")
    if options["score_delay"] and options["clock"] != "cards":
        raise OptionError("option score_delay: with a fixed clock there are no scoring cards to delay (R9.3)")


SPEC = OptionSpec(OPTIONS, presets, check)
