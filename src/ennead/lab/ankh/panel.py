"""What a picture of Ankh shows beside the map: the question, the tracks and every god."""

from __future__ import annotations

from ennead.engine.game import Game
from ennead.engine.rules import Data
from ennead.games.ankh.powers.words import POWERS
from ennead.games.ankh.table.pieces import ACTION_NAMES
from ennead.games.ankh.words import gods, names
from ennead.lab.svg import CREAM, GOLD, INK, PANEL, QUIET, STONE, disk, text, wrapped

#: The color of gods that bring none.
NO_GOD, RED = "#6B6B6B", "#A63A22"
WIDTH, LINE, LINE_LENGTH = 470, 18, 76
#: What is written on a figure, by its kind; nothing on warriors.
LETTERS = {
    # kind            letter
    "god": "G",
    "cat_mummy": "C",
    "satet": "S",
    "mummy": "M",
    "apep": "A",
    "giant_scorpion": "X",
    "androsphinx": "P",
}
#: What stands for an event on its track, and its color.
EVENTS = {
    # event      sign, color
    "start": ("", STONE),
    "control": ("M", GOLD),
    "caravan": ("C", "#C9A66B"),
    "conflict": ("X", RED),
}
EVENT_KEY = "M control monument, C camel caravan, X conflict"


def panel(game: Game, view: Data, left: float) -> tuple[list[str], float, float]:
    """Return the parts, and the width and the height of the whole picture."""
    parts, top = question_parts(game, left, 28)
    for lines in (action_parts, event_parts, devotion_parts):
        more, top = lines(view, left, top)
        parts += more
    for god in [god for god, played in enumerate(view["plays"]) if god == played]:
        more, top = god_parts(view, god, left, top)
        parts += more
    more, top = key_parts(view, left, top + 8)
    return parts + more, left + WIDTH + 14, top


def question_parts(game: Game, left: float, top: float) -> tuple[list[str], float]:
    """Draw what is asked, or how the game ended."""
    asked = [seat for seat in game.to_act() if seat >= 0]
    if game.over:
        said = "The game is over."
    else:
        said = " ".join(dict.fromkeys([game.ask(seat) for seat in asked]))
    parts = []
    for line in wrapped(said, LINE_LENGTH - 8):
        parts.append(text(left, top, line, size=13, weight=600))
        top += LINE
    return parts, top + 10


def action_parts(view: Data, left: float, top: float) -> tuple[list[str], float]:
    """Draw the action tracks: each step taken, and those until an event."""
    parts = []
    for row, action in enumerate(ACTION_NAMES):
        taken, to_come = view["markers"][row], view["steps_to_event"][row]
        parts.append(text(left, top, names.name(names.ACTIONS, action, "en")))
        for step in range(taken + to_come):
            color = GOLD if step < taken else STONE
            parts.append(disk(left + 150 + 20 * step, top - 4, 7, color, ""))
        said = "next: an event" if to_come == 1 else f"{to_come} to an event"
        parts.append(text(left + 270, top, said, fill=QUIET))
        top += LINE
    return parts, top + 10


def event_parts(view: Data, left: float, top: float) -> tuple[list[str], float]:
    """Draw the event track with its marker."""
    parts = [text(left, top, "Event track", weight=600), text(left + 90, top, EVENT_KEY, QUIET)]
    for space, event in enumerate(view["event_track"]):
        sign, color = EVENTS.get(event, (event[0].upper(), STONE))
        x = left + 24 * space
        here = space == view["event"]
        frame = f'stroke="{INK if here else CREAM}" stroke-width="{3 if here else 1}"'
        faded = "" if space >= view["event"] else ' opacity=".45"'
        size = f'x="{x:.1f}" y="{top + 8:.1f}" width="21" height="21" rx="4"'
        parts.append(f'<rect {size} fill="{color}" {frame}{faded}/>')
        parts.append(text(x + 10.5, top + 23, sign, anchor="middle", size=10, weight=600))
    return parts, top + 52


def devotion_parts(view: Data, left: float, top: float) -> tuple[list[str], float]:
    """Draw the devotion track, red up to its last red space; gods in the order of devotion."""
    printed = view["printed"]
    step = WIDTH / (printed["top"] + 1)
    parts = [text(left, top, "Devotion track", weight=600)]
    for space in range(printed["top"] + 1):
        fill = "#E9B7A6" if space <= printed["last_red"] else "#E7DDC6"
        size = f'x="{left + step * space:.1f}" y="{top + 8:.1f}" width="{step - 1:.1f}" height="12"'
        parts.append(f'<rect {size} fill="{fill}"/>')
        if space % 5 == 0:
            x = left + step * (space + 0.5)
            parts.append(text(x, top + 18, str(space), anchor="middle", size=8))
    stacked: dict[int, int] = {}
    for god in view["ascending"]:
        devotion = view["areas"][god]["devotion"]
        height = stacked[devotion] = stacked.get(devotion, -1) + 1
        x, y = left + step * (devotion + 0.5), top + 28 + 11 * height
        parts.append(disk(x, y, 5, god_color(view, god), ""))
    return parts, top + 42 + 11 * max(stacked.values(), default=0)


def god_parts(view: Data, god: int, left: float, top: float) -> tuple[list[str], float]:
    """Draw a god: its numbers, its battle cards, its Ankh powers and its pool."""
    area = view["areas"][god]
    asked = view["asked"] or {"seats": []}
    seats = [seat for seat, played in enumerate(view["plays"]) if played == god]
    head = f"{god_name(view, god)} · {' + '.join([f'player {seat + 1}' for seat in seats])}"
    numbers = (
        f"devotion {area['devotion']}, followers {area['followers']}, "
        f"Ankh tokens {view['ankh_tokens'][god]}"
    )
    lines = [line for said in holdings(view, god) for line in wrapped(said, LINE_LENGTH)]
    height = 64 + LINE * len(lines)
    border = INK if set(seats) & set(asked["seats"]) else STONE
    size = f'x="{left - 6:.1f}" y="{top - 8:.1f}" width="{WIDTH + 8}" height="{height - 8}" rx="8"'
    parts = [
        f'<rect {size} fill="{PANEL}" stroke="{border}"/>',
        disk(left + 8, top + 6, 6, god_color(view, god), ""),
        text(left + 22, top + 10, head, god_color(view, god), weight=600),
        text(left + WIDTH - 6, top + 10, numbers, QUIET, anchor="end"),
        *card_parts(view, god, left, top + 18),
    ]
    for number, line in enumerate(lines):
        parts.append(text(left + 2, top + 56 + LINE * number, line, size=11))
    return parts, top + height


def key_parts(view: Data, left: float, top: float) -> tuple[list[str], float]:
    """Explain the signs on the map."""
    figures = ["disk: warrior", "G: god"]
    figures += [f"{letter_of(kind)}: {called(gods.GUARDIANS, kind)}" for kind in view["guardians"]]
    figures += [
        f"{letter_of(kind)}: {names.figure_name(kind, 'en')}"
        for kind in dict.fromkeys([kind for kind, _ in view.get("neutral_figures", [])])
    ]
    said = f"{', '.join(figures)}; brown line: camels; red number: order of conflicts"
    lines = wrapped(said, LINE_LENGTH)
    parts = [text(left, top + 14 * n, line, QUIET, size=10) for n, line in enumerate(lines)]
    return parts, top + 14 * len(lines)


def letter_of(kind: str) -> str:
    """Return the letter on a figure; warriors have none, and packs bring their own."""
    if kind in LETTERS or kind == "warrior":
        return LETTERS.get(kind, "")
    declared = gods.DECLARED_GUARDIANS.get(kind)
    look = gods.NEUTRAL_LOOKS.get(kind, {}) if declared is None else declared.look
    return look.get("letter", "?")


def card_parts(view: Data, god: int, left: float, top: float) -> list[str]:
    """Draw the seven battle cards: those in hand in full color, played ones faded."""
    parts = []
    for number, card in enumerate(view["printed"]["cards"]):
        held = card in view["areas"][god]["hand"]
        x = left + 66 * number
        fill, ink = (CREAM, INK) if held else (STONE, QUIET)
        size = f'x="{x:.1f}" y="{top:.1f}" width="62" height="22" rx="4"'
        stroke = god_color(view, god) if held else QUIET
        parts.append(f'<rect {size} fill="{fill}" stroke="{stroke}"/>')
        parts.append(text(x + 31, top + 15, SHORT[card], ink, "middle", 10))
    return parts


#: Names of cards that fit on them.
SHORT = {
    "plague": "Plague",
    "build": "Build",
    "chariots": "Chariots",
    "maat": "Ma'at",
    "drought": "Drought",
    "flood": "Flood",
    "miracle": "Miracle",
}


def holdings(view: Data, god: int) -> list[str]:
    """Describe a god's Ankh powers and its pool."""
    area = view["areas"][god]
    powers = ", ".join([called(POWERS, power) for power in area["powers"]])
    waiting = [f"{area['warriors'].count('pool')} warriors"]
    waiting += [
        called(gods.GUARDIANS, kind)
        for kind, owner, place in view["guardian_figures"]
        if (owner, place) == (god, "pool")
    ]
    return [f"Powers: {powers or 'none yet'}", f"Pool: {', '.join(waiting)}"]


def god_color(view: Data, god: int) -> str:
    """Return the color of a seat's god; gray before it has chosen one."""
    return gods.LOOKS.get(view["areas"][god]["god"] or "", {}).get("color", NO_GOD)


def god_name(view: Data, god: int) -> str:
    """Name a god; a merged god has both names."""
    keys = [
        view["areas"][seat]["god"] for seat, played in enumerate(view["plays"]) if played == god
    ]
    return "-".join([called(gods.GODS, key) for key in keys if key]) or "no god yet"


def called(known: names.Names, key: str) -> str:
    """Return a printed name, or the key in words if the name is not known."""
    return known[key][0] if key in known else key.replace("_", " ").capitalize()
