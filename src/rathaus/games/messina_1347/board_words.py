"""What hexes, squares, tiles and ships do, in words; and how places and tiles are called in actions and events."""

from __future__ import annotations

from typing import Any

from rathaus.core.messages import Messages
from rathaus.core.verbs import Domain
from rathaus.games.messina_1347 import fields
from rathaus.games.messina_1347.board_parts import Code, Parts, Record


def effect_words(texts: Messages, code: Code, choose: bool = False) -> str:
    """What a printed effect does."""
    words = []
    for word, n in code.grouped():
        if word == "points":
            words.append(texts.text("board.points", n=n))
        else:
            name = texts.text(f"effect.{word}")
            words.append(name if n == 1 else texts.text("board.times", what=name, n=n))
    said = texts.text("board.or" if choose else "board.and").join(words)
    return (
        texts.text("board.for", price=texts.text("price.coins", n=code.coins), what=said)
        if code.coins
        else said
    )


def price_words(texts: Messages, amounts: dict[str, int]) -> str:
    """A price."""
    return texts.price({name: n for name, n in amounts.items() if n})


def workshop_words(texts: Messages, record: Record) -> str:
    """What a workshop gives, and to whom."""
    said = effect_words(texts, Code(record["reward"]))
    if record["upgraded_only"]:
        said = texts.text("board.upgraded_only", what=said)
    if record["upgraded_extra"]:
        more = effect_words(texts, Code(record["upgraded_extra"]))
        said = texts.text("board.upgraded_extra", what=said, more=more)
    return said


def ship_words(texts: Messages, record: Record) -> str:
    """What a ship carries and gives."""
    words = [texts.text(f"goods.{record['goods']}")]
    if record["coins"]:
        words.append(texts.text("price.coins", n=record["coins"]))
    if record["vp"]:
        words.append(texts.text("board.points", n=record["vp"]))
    return texts.text("list.and").join(words)


def called(rules: Any, domain: Domain, label: str, texts: Messages) -> str | None:
    """Hexes, squares, tiles, wagons and ships with what they do, which a number does not tell."""
    if domain is fields.PRICE:
        return texts.text("price.points" if label == "point" else f"price.{label}", n=1)
    describe = DESCRIBED.get(domain.messages or domain.name)
    if describe is None or domain in (fields.FROM, fields.HEX):
        return None
    parts = Parts(rules.game.components.files, rules.seats)
    said = describe(parts, rules, texts, label)
    name = texts.text(domain.key(label))
    return texts.text("board.called", name=name, what=said) if said else name


def of_site(parts: Parts, rules: Any, texts: Messages, label: str) -> str:
    """The action of a hex or harbor hex."""
    code, choose = parts.action(fields.SITE_NAMES.index(label))
    return effect_words(texts, code, choose)


def of_square(parts: Parts, rules: Any, texts: Messages, label: str) -> str:
    """The action of an estate square; boards differ with the advanced ones."""
    if rules.options["boards"] != "basic":
        return ""
    return effect_words(texts, parts.square(fields.SQUARE_NAMES.index(label), 0))


def of_workshop(parts: Parts, rules: Any, texts: Messages, label: str) -> str:
    """What a workshop gives."""
    return workshop_words(texts, parts.workshop(fields.WORKSHOPS.index(label)))


def of_improvement(parts: Parts, rules: Any, texts: Messages, label: str) -> str:
    """What an improvement produces."""
    return effect_words(texts, Code(parts.improvement(fields.IMPROVEMENTS.index(label))["produce"]))


def of_wagon(parts: Parts, rules: Any, texts: Messages, label: str) -> str:
    """The points of a wagon."""
    n = parts.wagon(fields.WAGONS.index(label))["vp"]
    return texts.text("board.points", n=n) if n else ""


def of_ship(parts: Parts, rules: Any, texts: Messages, label: str) -> str:
    """Goods, coins and points of a ship."""
    return ship_words(texts, parts.ship(fields.SHIPS.index(label)))


DESCRIBED = {
    "site": of_site,
    "dock": of_site,
    "square": of_square,
    "workshop": of_workshop,
    "improvement": of_improvement,
    "wagon": of_wagon,
    "ship": of_ship,
}
