"""The small drawings of the board, each in a square of 24 units: skills, bonus markers, pieces, tiles, scenery."""

from __future__ import annotations

from functools import cache

from rathaus.games.hansa_teutonica.board_ink import colour, seat_colour, seat_ink
from rathaus.games.hansa_teutonica.fields import SEATS

INK = "#2b2118"
LINE = f'fill="none" stroke="{INK}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"'
THIN = f'fill="none" stroke="{INK}" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round"'
BODY = f'stroke="{INK}" stroke-width="1.3" stroke-linejoin="round"'


def word(text: str, x: float, y: float, size: float, fill: str = INK) -> str:
    """Letters within a drawing."""
    return (
        f'<text x="{x}" y="{y}" font-size="{size}" font-weight="700" text-anchor="middle" '
        f'fill="{fill}">{text}</text>'
    )


def cube(x: float, y: float, a: float, fill: str = "#fbf6ea") -> str:
    """A small trader."""
    return f'<rect x="{x}" y="{y}" width="{a}" height="{a}" rx="1" fill="{fill}" {BODY}/>'


SKILLS = {
    "clavis_urbium": (
        f'<circle cx="7.5" cy="8" r="4.3" fill="#f3d06b" {BODY}/><circle '
        f'cx="7.5" cy="8" r="1.5" fill="#fbf6ea" {BODY}/>'
        f'<path d="M10.6 11 20 20.4M16.6 17l2.6-2.6M13.9 14.3l2.2-2.2" {LINE}/>'
    ),
    "actiones": (
        f'<path d="M6 3.5h12M6 20.5h12" {LINE}/>'
        f'<path d="M7.5 4c0 5 3 6 4.5 8-1.5 2-4.5 3-4.5 8h9c0-5-3-6-4.5-8 1.5-2 4.5-3 4.5-8z" '
        f'fill="#fbf6ea" {BODY}/>'
        '<path d="M9 7.6h6c-.8 1.9-2.1 2.8-3 4-.9-1.2-2.2-2.1-3-4zM8.7 19.4c.4-2.2 2-3 3.3-4.3 1.3 1.3 2.9 '
        '2.1 3.3 4.3z" fill="#c9962b"/>'
    ),
    "privilegium": (
        f'<path d="M5 3.5h11.5a2 2 0 0 1 2 2V17H8V5.5a2 2 0 1 0-3 0z" fill="#fbf6ea" {BODY}/>'
        f'<path d="M10.3 7.5h6M10.3 10.3h6M10.3 13h3.5" {THIN}/>'
        f'<path d="m14.3 17-1 5.5 2.7-1.6 2.7 1.6-1-5.5z" fill="#8f2f20" {BODY}/>'
        f'<circle cx="16" cy="16" r="3.2" fill="#b5432f" {BODY}/>'
    ),
    "liber_sophiae": (
        f'<path d="M12 6.5C9.5 4.3 6 4.2 2.8 5v13.5c3.2-.8 6.7-.7 9.2 1.5 2.5-2.2 6-2.3 9.2-1.5V5C18 4.2 14.5 '
        f'4.3 12 6.5z" fill="#fbf6ea" {BODY}/><path d="M12 6.5V20M5.3 8.7c1.5-.2 3-.1 4.3.5M5.3 12c1.5-.2 3-.1 '
        f'4.3.5M18.7 8.7c-1.5-.2-3-.1-4.3.5M18.7 12c-1.5-.2-3-.1-4.3.5" {THIN}/>'
    ),
    "bursa": (
        f'<path d="M9 7.5C5.5 10 3.5 13.5 3.5 16.5c0 3.5 3.5 4.5 8.5 4.5s8.5-1 8.5-4.5c0-3-2-6.5-5.5-9z" '
        f'fill="#c98f4a" {BODY}/><path d="M8.5 7.5h7M9 7 7.5 3.5c1.5.5 2 .5 3 0 1 .6 2 .6 3 0 1 .5 1.5.5 3 0L15 7" '
        f'fill="#e0b57c" {BODY}/><circle cx="12" cy="14.8" r="3" fill="#f3d06b" {BODY}/>'
    ),
}

MARKERS = {
    "additional_office": (
        f'<rect x="8.5" y="9.5" width="11" height="11" rx="1" fill="#fbf6ea" {BODY}/>'
        f'<path d="M6.5 10 14 3.5 21.5 10" {LINE}/><path d="M14 12.3v5.4M11.3 15h5.4" {LINE}/>'
        f'<path d="M3 12.5v8h3" {THIN} stroke-dasharray="2 1.6"/>'
    ),
    "swap_offices": (
        cube(2.5, 8, 8) + f'<circle cx="17.5" cy="12" r="4.2" fill="#c9962b" {BODY}/>'
        f'<path d="M6.5 5.5c3-3 8-3 11 0m0 0 .3-2.8m-.3 2.8-2.8-.2M17.5 18.7c-3 3-8 3-11 0m0 0-.3 2.8m.3-2.8 '
        f'2.8.2" {THIN}/>'
    ),
    "move_3": (
        cube(2.5, 12.5, 6.5, "#c9962b")
        + f'<path d="M5.5 9.5C7 4.5 13 3 16.5 8.5m0 0 .6-3.6m-.6 3.6-3.5-1" {LINE}/>'
        + f'<rect x="13.5" y="12.5" width="6.5" height="6.5" rx="1" {THIN} stroke-dasharray="2 1.5"/>'
        + word("3", 11.3, 22.3, 8)
    ),
    "remove_3": (
        cube(3, 13, 7, "#c9962b")
        + f'<path d="M13 19C17 18 19 14 18.5 6.5m0 0-2.7 2.6m2.7-2.6 2.4 2.8" {LINE}/>'
        + f'<path d="M4.5 11 8.5 7M8.5 11l-4-4" {LINE}/>'
        + word("3", 14, 12, 8)
    ),
    "develop_skill": (
        f'<path d="M12 2.5 19.5 10H15v4.5H9V10H4.5z" fill="#2f7a4a" {BODY}/>'
        f'<path d="M6 18h12M6 21h12" {LINE}/>'
    ),
    "plus_3_actions": word("+3", 12, 13.5, 13)
    + f'<path d="M5 17h14" {THIN}/>'
    + "".join(f'<path d="M{x} 18.5h3.6l-1.8 2-1.8 2h3.6l-1.8-2z" {THIN}/>' for x in (5.2, 10.2, 15.2)),
    "plus_4_actions": word("+4", 12, 13.5, 13)
    + f'<path d="M4 17h16" {THIN}/>'
    + "".join(f'<path d="M{x} 18.5h3l-1.5 2-1.5 2h3l-1.5-2z" {THIN}/>' for x in (3.6, 8.3, 13, 17.6)),
    "exchange_marker": (
        f'<circle cx="12" cy="12" r="3.6" fill="#c9962b" {BODY}/>'
        f'<path d="M4.5 13.5c0-5 3-8.5 7.5-8.5 2.2 0 4 .8 5.3 2.2m0 0V4m0 3.2h-3.2M19.5 10.5c0 5-3 8.5-7.5 '
        f'8.5-2.2 0-4-.8-5.3-2.2m0 0V20m0-3.2h3.2" {LINE}/>'
    ),
    "tribute": (
        f'<path d="M3.5 11.5c0-3 2-5 4-5h9c2 0 4 2 4 5z" fill="#c98f4a" {BODY}/>'
        f'<rect x="3.5" y="11.5" width="17" height="8.5" rx="1" fill="#a86f33" {BODY}/>'
        f'<rect x="10" y="10" width="4" height="4.5" rx="1" fill="#f3d06b" {BODY}/>'
        + word("2", 17, 18.5, 6, "#fbf6ea")
    ),
    "block_route": (
        f'<path d="M6 9.5V21M18 9.5V21" {LINE}/><rect x="2.5" y="7" width="19" '
        f'height="5.5" rx="1" fill="#fbf6ea" {BODY}/>'
        f'<path d="m5 12.5 3-5.5M10.5 12.5l3-5.5M16 12.5 19 7" stroke="#b5432f" stroke-width="2.2"/>'
        f'<path d="M4 16.5h16" {THIN}/>'
    ),
}

PERMANENTS = {
    "move_any_2": cube(2.5, 12.5, 6.5, "#8db4b8")
    + f'<path d="M5.5 9.5C7 4.5 13 3 16.5 8.5m0 0 .6-3.6m-.6 3.6-3.5-1" {LINE}/>'
    + f'<rect x="13.5" y="12.5" width="6.5" height="6.5" rx="1" {THIN} stroke-dasharray="2 1.5"/>'
    + word("2", 11.3, 22.3, 8),
    "develop_privilegium": f'<g transform="translate(-2 3.5) scale(.85)">{SKILLS["privilegium"]}</g>'
    f'<path d="M19.5 3.5v8m0-8-2.5 3m2.5-3 2.5 3" {LINE}/>',
    "establish_in_green_city": f'<rect x="3" y="8" width="12" height="12" rx="1" fill="#6fae3f" {BODY}/>'
    f'<path d="M9 11v6M6 14h6" {LINE}/><path d="M19.5 20V8m0 0-2.5 3m2.5-3 2 3" {THIN}/>',
    "place_2_from_route": cube(3, 3, 6.5, "#8db4b8")
    + cube(13, 3, 6.5, "#8db4b8")
    + f'<path d="M6.3 11.5V20m0 0-2.6-3m2.6 3 2.6-3M16.3 11.5V20m0 0-2.6-3m2.6 3 2.6-3" {LINE}/>',
    "place_2_in_wales_scotland": f'<path d="M4 3.5h16V12c0 5-4 7.5-8 9-4-1.5-8-4-8-9z" fill="#8db4b8" {BODY}/>'
    + cube(6.3, 7.5, 5)
    + cube(12.7, 7.5, 5),
}

TILES = {
    "displaced_anywhere": cube(8.5, 8.5, 7, "#c9962b")
    + f'<path d="M12 6.5V2m0 0-2 2m2-2 2 2M12 17.5V22m0 0-2-2m2 2 2-2M6.5 12H2m0 0 2-2m-2 2 2 2M17.5 12H22m0 0-2-2m2 2'
    f'-2 2" {THIN}/>',
    "extra_action": word("+1", 9.5, 16.5, 13)
    + f'<path d="M17 6h5M17 18h5M17.5 6.5c0 3 2 4 2 5.5s-2 2.5-2 5.5h4c0-3-2-4'
    f'-2-5.5s2-2.5 2-5.5z" {THIN}/>',
    "income_echo": f'<g transform="translate(0 4) scale(.8)">{SKILLS["bursa"]}</g>'
    f'<path d="M18 4c2.5 2.5 2.5 6.5 0 9M15.8 6c1.3 1.5 1.3 3.5 0 5" {THIN}/>',
    "displaced_trader_two": cube(2.5, 9, 6.5, "#c9962b")
    + cube(12, 4, 6, "#fbf6ea")
    + cube(15.5, 13, 6, "#fbf6ea")
    + f'<path d="M9.5 10.5 11.5 8M9.5 14l5 2" {THIN}/>',
    "cities_four": f'<path d="M3 21V9h3V6.5h2V9h2.5V4.5h3V9H16V6.5h2V9h3v12z" fill="#e0b57c" {BODY}/>'
    + word("4", 12, 19.3, 9),
    "skills_seven": f'<path d="m12 2 2.9 6.3 6.9.7-5.2 4.6 1.5 6.8L12 17l-6.1 3.4 1.5-6.8L2.2 9l6.9-.7z" '
    f'fill="#f3d06b" {BODY}/>' + word("7", 12, 15.8, 8.5),
}

MARKS = (  # what tells the players apart without colour
    '<circle cx="12" cy="12" r="3.6" fill="INK"/>',
    '<path d="M12 7v10M7 12h10" stroke="INK" stroke-width="3" stroke-linecap="round"/>',
    '<path d="m12 7 5 8.8H7z" fill="INK"/>',
    '<path d="M7.5 9.5h9M7.5 14.5h9" stroke="INK" stroke-width="2.8" stroke-linecap="round"/>',
    '<circle cx="12" cy="12" r="4" fill="none" stroke="INK" stroke-width="2.6"/>',
)


def mark(seat: int) -> str:
    """The mark of a player."""
    return MARKS[seat].replace("INK", seat_ink(seat))


def trader(seat: int) -> str:
    """A wooden cube, seen a little from above."""
    fill = seat_colour(seat)
    return (
        '<path d="M4 21.5h17l1.5-1.5V6L20 4z" fill="#2b2118" opacity=".35"/>'
        f'<rect x="2.5" y="3" width="18" height="18" rx="2.2" fill="{fill}" stroke="#2b2118" stroke-width="1.4"/>'
        '<path d="M4.5 5h14" stroke="#fff" stroke-opacity=".55" stroke-width="1.8" stroke-linecap="round"/>'
        f'<g transform="translate(-.5 .5)">{mark(seat)}</g>'
    )


def merchant(seat: int) -> str:
    """A wooden disc, seen a little from above."""
    fill = seat_colour(seat)
    return (
        '<circle cx="12.8" cy="13.2" r="10" fill="#2b2118" opacity=".35"/>'
        f'<circle cx="11.7" cy="11.8" r="9.7" fill="{fill}" stroke="#2b2118" stroke-width="1.4"/>'
        '<path d="M5 9.2a7.4 7.4 0 0 1 10-4" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="1.7" '
        'stroke-linecap="round"/>'
        f'<circle cx="11.7" cy="11.8" r="6.6" fill="none" stroke="{seat_ink(seat)}" stroke-opacity=".55"/>'
        f'<g transform="translate(1.9 2) scale(.82)">{mark(seat)}</g>'
    )


SCENERY = {
    "house": '<path d="M3 22V10L12 3l9 7v12z" fill="#fdf8ec" stroke="#6d5636" '
    'stroke-width="1.5" stroke-linejoin="round"/>'
    '<path d="M2 10.8 12 3l10 7.8" fill="none" stroke="#8f2f20" stroke-width="2.2" stroke-linejoin="round"/>',
    "ship": '<path d="M2 13h20l-2.5 7.5h-15z" fill="#fdf8ec" stroke="#1f5d63" '
    'stroke-width="1.6" stroke-linejoin="round"/>'
    '<path d="M12 12.5V2.5M12 3c4.5 1.5 6 4.5 6 8h-6z" fill="#dfe9e4" stroke="#1f5d63" stroke-width="1.4" '
    'stroke-linejoin="round"/>',
    "town0": '<path d="M1 22V13l4-4 4 4v2h2V8l3-6 3 6v7h2v-3h4v10z"/>',
    "town1": '<path d="M1 22V11h2V9h2v2h2V9h2v2h1V6l2-4 2 4v8h2v-3l3-3 3 3v11z"/>',
    "town2": '<path d="M1 22v-9l3-3 3 3V9l2.5-5L12 9v5h3V7h1.5V5H18v2h1.5V5H21v2h2v15z"/>',
    "tree": '<path d="M7 21v-4M16.5 22v-5" stroke="#6d5636" stroke-width="1.5"/><ellipse '
    'cx="7" cy="12" rx="4" ry="5.5" '
    'fill="#93a86b" stroke="#6b7f47"/><ellipse cx="16.5" cy="12.5" rx="4.5" ry="6" fill="#87a063" stroke="#6b7f47"/>',
    "hill": '<path d="M1 19c3-9 6-11 9-5 3-9 7-11 13 5" fill="#dcc795" stroke="#a58a55" stroke-width="1.1"/>'
    '<path d="M5.5 13c1 2 .5 4-.5 6M16 9.5c1.5 3 1 6-.5 9" fill="none" stroke="#a58a55" stroke-width=".9"/>',
    "field": '<path d="M2 16c5-3 15-3 20 0M3 19c5-2.5 13-2.5 18 0M4 13c5-3 12-3 16 0" fill="none" stroke="#b39a5c" '
    'stroke-width="1.2" stroke-linecap="round" stroke-dasharray="3 1.5"/>',
    "wave": '<path d="M1 10c2-2.5 4-2.5 5.5 0 1.5-2.5 4-2.5 5.5 0 1.5-2.5 4-2.5 5.5 0 1.5-2.5 4-2.5 5.5 0M5 16c2-2.5 '
    '4-2.5 5.5 0 1.5-2.5 4-2.5 5.5 0" fill="none" stroke="#6d9da3" stroke-width="1.2" stroke-linecap="round"/>',
    "cog": '<path d="M2 15h20c-.5 3-2 5.5-4 6H6c-2-.5-3.5-3-4-6z" fill="#a8743d" stroke="#5d4a38" '
    'stroke-linejoin="round"/><path d="M4 12.5V15M20 12v3M12 15V2" stroke="#5d4a38" '
    'stroke-width="1.2"/><path d="M5.5 4h13'
    'c-1 3-1 5 0 8h-13c1-3 1-5 0-8z" fill="#fdf8ec" stroke="#5d4a38"/><path d="M12 4v8M6 8h12" stroke="#b5432f" '
    'stroke-width="1.8"/>',
    "compass": '<circle cx="12" cy="12" r="10.5" fill="#f3ead7" fill-opacity=".6" '
    'stroke="#7d6a4f" stroke-width=".6"/>'
    '<path d="m12 2 2 8 8 2-8 2-2 8-2-8-8-2 8-2z" fill="#fbf6ea" stroke="#5d4a38" stroke-width=".6"/>'
    '<path d="M12 2v20l-2-8zM2 12h20l-8-2z" fill="#8f2f20"/><path d="M12 '
    '2v10l2-2zM12 22V12l-2 2zM22 12H12l2 2zM2 12h10l-2-2z" '
    'fill="#2b2118" fill-opacity=".75"/><circle cx="12" cy="12" r="1.2" fill="#c9962b"/>',
    "crown": '<path d="M3 19V8l4.5 4L12 4.5 16.5 12 21 8v11z" fill="#f3d06b" stroke="#7a5a10" stroke-width="1.3" '
    'stroke-linejoin="round"/><path d="M3 16h18" stroke="#7a5a10" stroke-width="1.2"/>',
    "bag": '<path d="M8.5 7C4.5 10 2.5 13.5 2.5 16.8c0 3.7 4 4.7 9.5 4.7s9.5-1 9.5-4.7c0-3.3-2-6.8-6-9.8z" '
    'fill="#1f5d63" stroke="#143f44" stroke-width="1.3"/><path d="M8 7h8M8.5 '
    '6.5 7 2.5c2 .8 3 .8 5 0 2 .8 3 .8 5 0l-1.5 4" '
    'fill="#2f757c" stroke="#143f44" stroke-width="1.3" stroke-linejoin="round"/>',
    "pawn": '<path d="M7 21c0-5 3-5.5 3-9h4c0 3.5 3 4 3 9z" fill="#fdf8ec" stroke="#2b2118" stroke-width="1.4" '
    'stroke-linejoin="round"/><circle cx="12" cy="7.5" r="4.5" fill="#fdf8ec" stroke="#2b2118" stroke-width="1.4"/>'
    '<path d="M5.5 21.5h13" stroke="#2b2118" stroke-width="2" stroke-linecap="round"/>',
    "soldier": '<path d="M8 21v-9c0-2 1.5-3 4-3s4 1 4 3v9z" fill="#8b8f94" stroke="#2b2118" stroke-width="1.2"/>'
    '<circle cx="12" cy="6" r="3" fill="#e0c9a3" stroke="#2b2118" '
    'stroke-width="1.2"/><path d="M8.7 5.3C9 2.5 15 2.5 15.3 '
    '5.3zM18.5 2.5V21" fill="#5d6670" stroke="#2b2118" stroke-width="1.2"/>',
}


@cache
def drawings() -> dict[str, str]:
    """Every drawing by its name."""
    found = {f"skill-{name}": inner for name, inner in SKILLS.items()}
    found |= {f"marker-{name}": inner for name, inner in MARKERS.items()}
    found |= {f"permanent-{name}": inner for name, inner in PERMANENTS.items()}
    found |= {f"tile-{name}": inner for name, inner in TILES.items()}
    found |= {f"piece-{2 * seat}": trader(seat) for seat in range(SEATS)}
    found |= {f"piece-{2 * seat + 1}": merchant(seat) for seat in range(SEATS)}
    found |= {f"mark-{seat}": mark(seat) for seat in range(SEATS)}
    return found | {name: inner.replace("PANEL", colour("panel")) for name, inner in SCENERY.items()}


@cache
def symbol(name: str) -> str:
    """A drawing as a symbol."""
    return f'<symbol id="hansa-{name}" viewBox="0 0 24 24" overflow="visible">{drawings()[name]}</symbol>'
