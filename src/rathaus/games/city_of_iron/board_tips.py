"""What buildings, cards, lands, towns and tokens are and do, in words; for tooltips and for whoever cannot see."""

from __future__ import annotations

from rathaus.games.city_of_iron.board_parts import Record
from rathaus.games.city_of_iron.board_read import Reading
from rathaus.games.city_of_iron.fields import BUILDINGS, CITIES, EXPERTS, LANDS, TOKENS, TOWNS


def goods_words(r: Reading, record: Record) -> list[str]:
    """Goods and income that a building or town gives."""
    words = [r.t("board.gives", n=n, good=r.t(f"good.{good}")) for good, n in record["goods"].items()]
    if record.get("income"):
        words.append(r.t("board.income_up", n=record["income"]))
    return words


def draw_words(r: Reading, record: Record, before: str = "") -> list[str]:
    """Draw icons and science of the end of a round."""
    words = []
    for deck in ("citizen", "military"):
        n = record.get(f"{before}draw_{deck}", 0)
        if n and not (deck == "military" and r.family):
            words.append(r.t(f"board.round_{deck}", n=n))
    if not before and record.get("round_science"):
        words.append(r.t("board.round_science", n=record["round_science"]))
    return words


def building_words(r: Reading, record: Record) -> str:
    """What a building gives."""
    words = goods_words(r, record) + draw_words(r, record)
    if record.get("plus3_good"):
        words.append(r.t("board.marker", good=r.t(f"good.{record['plus3_good']}"), n=marker_vp(r)))
    if record.get("build_discount"):
        words.append(r.t("board.crane", n=record["build_discount"]))
    return r.listed(words)


def marker_vp(r: Reading) -> int:
    """R6.2.5: points of a «+3» marker."""
    return int(r.parts.files["buildings"].get("plus3_vp", 3))


def building_hint(r: Reading, number: int, *more: str) -> str:
    """A building in words."""
    record = r.parts.building(number)
    terrain = record["terrain"]
    return r.hint(
        r.t("board.building_of", name=r.t(f"building.{BUILDINGS[number]}"), letter=record["deck"]),
        building_words(r, record),
        r.t("board.building_cost", money=record["money"], science=record["science"]),
        r.t("board.needs_terrain", terrain=r.t(f"board.terrain.{terrain}")),
        *more,
        r.doubt(record, "buildings"),
    )


def skill_words(r: Reading, record: Record) -> str:
    """The skills of an expert card."""
    words = []
    for skill, n in record["skills"].items():
        name = r.t(f"board.skill.{skill}")
        words.append(name if skill in ("ship", "airship") else f"{name} {n}")
    return r.listed(words)


def activation_words(r: Reading, number: int, nation: int) -> str:
    """What the action of a card costs to play."""
    need = activation(r, number, nation)
    words = []
    for key, n in need.items():
        words.append(r.t("board.need.land") if key == "distance" else r.t(f"board.need.{key}", n=n))
    return r.listed(words)


def activation(r: Reading, number: int, nation: int) -> Record:
    """The activation cost of a card; R8.2.2: the Scholar costs the Cresarian Scholars nothing."""
    record = r.parts.expert(number)
    powers = r.parts.nation(nation)["powers"] if r.powers and nation >= 0 else []
    if record["id"] == "scholar" and "cresaria_free_scholar" in powers:
        return {key: n for key, n in record["activation"].items() if key != "money"}
    return dict(record["activation"])


def effect_words(r: Reading, record: Record) -> str:
    """What a card does when it is played for its action."""
    given = record["effect_args"]
    if record["effect"] == "draw_cards" and "deck" in given:
        return r.t(f"board.does.draw_{given['deck']}", n=given["n"])
    if record["effect"] == "build_discount_once":
        return r.t("board.does.build", money=given["money"], science=given["science"])
    if record["effect"] == "none":
        return ""
    return r.t(f"board.does.{record['effect']}", n=given.get("n", 1))


def expert_hint(r: Reading, number: int, nation: int = -1, *more: str) -> str:
    """An expert card in words."""
    record = r.parts.expert(number)
    action = effect_words(r, record)
    need = activation_words(r, number, nation)
    if action:
        action = r.t("board.card_action", action=action)
    price = r.t("board.card_price", money=record["money"], science=record["science"])
    deck = r.t(f"deck.{record['deck']}")
    return r.hint(
        f"{r.t(f'card.{EXPERTS[number]}')} ({deck})",
        r.t("board.card_attack", n=record["attack"]) if record["attack"] else "",
        action,
        r.t("board.card_need", list=need) if need else "",
        r.t("board.card_free") if record["free_action"] else "",
        r.t("board.card_skills", list=skill_words(r, record)) if record["skills"] else "",
        price,
        *more,
        r.doubt(record, "experts"),
    )


def terrain_words(r: Reading, city: int) -> str:
    """The terrains of a city."""
    return r.listed(r.t(f"board.terrain.{name}") for name in r.parts.terrains(city))


def land_hint(r: Reading, land: int, *more: str) -> str:
    """A land in words."""
    record = r.parts.land(land)
    requires = record["requires"]
    return r.hint(
        r.t(f"land.{LANDS[land]}"),
        terrain_words(r, land),
        r.t("board.land_distance", n=record["distance"]),
        r.t(f"board.land_{requires}") if requires else "",
        *more,
        r.doubt(record, "lands"),
    )


def city_name(r: Reading, city: int) -> str:
    """The name of a city: that of its land or town."""
    return r.t(f"land.{CITIES[city]}")


def city_hint(r: Reading, city: int) -> str:
    """A city in words."""
    lots = r.lots(city)
    words = r.t("board.city_slots", n=len(lots), free=lots.count(-1))
    if city < len(LANDS):
        return land_hint(r, city, words)
    return r.hint(city_name(r, city), terrain_words(r, city), words)


def town_words(r: Reading, record: Record) -> str:
    """What a town gives."""
    effects = record["effects"]
    words = goods_words(r, record) + draw_words(r, effects)
    if "virtual_good" in effects:
        words.append(r.t("board.town_good", n=effects["virtual_good"]))
    if "slots" in effects:
        words.append(r.t("board.town_city", n=effects["slots"]))
    if "counts_as_towns" in effects:
        words.append(r.t("board.town_counts", n=effects["counts_as_towns"]))
    return r.listed(words)


def town_hint(r: Reading, town: int, *more: str) -> str:
    """A town in words."""
    record = r.parts.town(town)
    return r.hint(
        r.t(f"town.{TOWNS[town]}"),
        r.t("board.town_stars", n=record["stars"]),
        r.t("board.town_defence", n=r.defence(town), distance=record["distance"]),
        town_words(r, record),
        *more,
        r.doubt(record, "towns"),
    )


def district_slots(r: Reading, token: int, nation: int) -> int:
    """R8.1.1: slots that a token adds as a district; more for the City-State of Arc with a military icon."""
    powers = r.parts.nation(nation)["powers"] if r.powers and nation >= 0 else []
    return int(
        r.parts.token(token)["arc_district_slots" if "arc_district_bonus" in powers else "district_slots"]
    )


def token_hint(r: Reading, token: int, nation: int) -> str:
    """A city token in words, both sides."""
    record = r.parts.token(token)
    slots = district_slots(r, token, nation)
    city = r.listed([r.t("board.token_slots", n=record["city_slots"]), *draw_words(r, record, "city_")])
    side = r.listed([r.t("board.token_more", n=slots), *draw_words(r, record, "district_")])
    return r.hint(
        r.t(f"token.{TOKENS[token]}"),
        r.t("board.token_city", list=city),
        r.t("board.token_district", list=side) if slots else "",
        r.doubt(record, "city_tokens"),
    )
