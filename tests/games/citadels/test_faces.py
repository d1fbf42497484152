"""Every district, character and token of Citadels has a clean, small, self-contained picture."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from pathlib import Path
from xml.etree import ElementTree

import pytest

from rathaus.games.citadels import faces

SVG = "{http://www.w3.org/2000/svg}"
DRAWN = {f"{SVG}{tag}" for tag in ("svg", "g", "path", "rect", "circle", "ellipse")}
ALLOWED = {
    *("viewBox", "d", "x", "y", "width", "height", "rx", "cx", "cy", "r", "ry", "transform"),
    *("fill", "stroke", "stroke-width", "stroke-linejoin", "stroke-linecap", "opacity"),
}
LIMIT = 6 * 1024

DISTRICTS = [
    *("temple", "church", "monastery", "cathedral", "watchtower", "prison", "battlefield"),
    *("fortress", "manor", "castle", "palace", "tavern", "market", "trading_post"),
    *("docks", "harbor", "town_hall", "haunted_city", "keep", "laboratory", "smithy"),
    *("observatory", "graveyard", "dragon_gate", "university", "library", "great_wall"),
    *("school_of_magic", "imperial_treasury", "map_room", "lighthouse", "armory"),
    *("museum", "wishing_well", "quarry", "poor_house", "bell_tower", "factory", "park"),
    *("hospital", "throne_room", "ball_room"),
]
CHARACTERS = [
    *("assassin", "thief", "magician", "king", "bishop", "merchant", "architect"),
    *("warlord", "witch", "tax_collector", "wizard", "emperor", "abbot", "alchemist"),
    *("navigator", "diplomat", "artist", "queen"),
]
TOKENS = [
    *("crown", "gold", "card_back", "murdered", "robbed", "bewitched", "thief_mask"),
    "empty_lot",
]

BOXES = (
    {("districts", name): faces.DISTRICT_BOX for name in DISTRICTS}
    | {("characters", name): faces.CHARACTER_BOX for name in CHARACTERS}
    | {("tokens", name): faces.TOKEN_BOX for name in TOKENS}
    | {("tokens", "card_back"): (100, 140), ("tokens", "empty_lot"): (120, 80)}
)

COMPONENTS = Path(faces.__file__).parent / "components"
# The component files whose ids have faces: all but the cards that only the 2016 edition has.
COMPONENT_FILES = sorted(p for p in COMPONENTS.glob("*.toml") if not p.stem.endswith("_2016"))


def text_of(kind: str, name: str) -> str:
    folder = files("rathaus.games.citadels") / "faces" / kind
    return (folder / f"{name}.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize(("kind", "name"), BOXES)
def test_picture_is_small_plain_svg_in_its_box(kind: str, name: str) -> None:
    text = text_of(kind, name)
    assert len(text.encode()) < LIMIT
    root = ElementTree.fromstring(text)
    width, height = BOXES[kind, name]
    assert root.tag == f"{SVG}svg"
    assert root.get("viewBox") == f"0 0 {width} {height}"
    for element in root.iter():
        assert element.tag in DRAWN, f"{element.tag} is not a plain shape"
        assert set(element.attrib) <= ALLOWED, element.attrib
        assert not (element.text or "").strip(), "a face holds no text"
    assert not re.search(r"<(text|script|image|style)|\bid=|href|filter|url\(|NaN|inf", text)
    assert not re.search(r"\d\.\d\d", re.sub(r'opacity="[^"]*"', "", text)), "one decimal at most"


@pytest.mark.parametrize("name", DISTRICTS)
def test_district_is_filled_edge_to_edge(name: str) -> None:
    first = next(e for e in ElementTree.fromstring(text_of("districts", name)).iter(f"{SVG}rect"))
    assert (first.get("x"), first.get("y")) == ("0", "0")
    assert (first.get("width"), first.get("height")) == ("120", "80")


def test_folders_hold_exactly_the_listed_pictures() -> None:
    assert faces.districts() == tuple(sorted(DISTRICTS))
    assert faces.characters() == tuple(sorted(CHARACTERS))
    assert faces.tokens() == tuple(sorted(TOKENS))
    assert len({*DISTRICTS, *CHARACTERS, *TOKENS}) == len(BOXES), "the three kinds share no name"


def test_every_component_id_has_a_face() -> None:
    rows = [tomllib.loads(path.read_text(encoding="utf-8")) for path in COMPONENT_FILES]
    named = {("district", name) for name in DISTRICTS}
    named |= {("character", name) for name in CHARACTERS}
    for kind in ("district", "character"):
        named |= {(kind, row["id"]) for data in rows for row in data.get(kind, ())}
    load = {"district": faces.district, "character": faces.character}
    for kind, name in sorted(named):
        inner = load[kind](name)
        assert re.fullmatch(r"<g .*</g>", inner, re.DOTALL), (kind, name)


def test_inner_markup_has_no_outer_svg() -> None:
    for inner in (faces.district("temple"), faces.character("king"), faces.token("crown")):
        assert "<svg" not in inner
        ElementTree.fromstring(inner)


def test_edition_suffix_is_ignored_for_districts() -> None:
    assert faces.district("map_room_2017") == faces.district("map_room")
    assert faces.box("imperial_treasury_2017") == faces.DISTRICT_BOX


def test_symbols_are_named_once_each_and_carry_their_box() -> None:
    markup = faces.symbols("temple", "king", "card_back", "temple", "map_room_2017")
    root = ElementTree.fromstring(f"<svg>{markup}</svg>")
    assert [(s.get("id"), s.get("viewBox")) for s in root] == [
        ("face-temple", "0 0 120 80"),
        ("face-king", "0 0 100 100"),
        ("face-card_back", "0 0 100 140"),
        ("face-map_room_2017", "0 0 120 80"),
    ]
    assert root[0].find("g") is not None
    assert faces.symbols() == ""


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (faces.district, "Citadels has no drawn district called 'king'."),
        (faces.character, "Citadels has no drawn character called 'king_2017'."),
        (faces.token, "Citadels has no drawn token called '../tokens/crown'."),
        (faces.box, "Citadels has no drawn district, character or token called 'spire'."),
        (faces.symbols, "Citadels has no drawn district, character or token called ''."),
    ],
)
def test_unknown_id_is_a_key_error_with_a_sentence(call: faces.Face, message: str) -> None:
    wrong = message.split("'")[1]
    with pytest.raises(KeyError) as caught:
        call(wrong)
    assert caught.value.args == (message,)
