"""What the signs on the map of Ankh mean."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from ennead.cli.ankh.words import (
    CAMEL,
    CARDS,
    CLAW,
    LEGEND,
    LEGEND_LINES,
    RIVER,
    TARGET,
    TERRAIN_SIGNS,
    figure_sign,
    god_letter,
    monument_sign,
    short_power,
    sign,
    token_sign,
)
from ennead.engine.rules import Data
from ennead.games.ankh.boxes import box_of
from ennead.games.ankh.powers.words import POWERS
from ennead.games.ankh.words import names
from ennead.games.ankh.words.gods import GODS, GUARDIANS, LOOKS, TERMS

SIGNS = {
    "desert": TERRAIN_SIGNS["D"],
    "fertile": "_",
    "water": TERRAIN_SIGNS["W"],
    "river": RIVER,
    "camel": CAMEL,
    "target": TARGET,
    "claw": CLAW,
}


def legend(view: Data, lang: str) -> RenderableType:
    """Explain the signs of figures, monuments, gods, terrain and tokens."""
    lines = [
        Text(LEGEND.fill(lang), "heading"),
        Text("   ".join([*figures(view, lang), *monuments(view, lang)])),
        gods(view, lang),
        *[Text(line.fill(lang, tokens=tokens(view, lang), **SIGNS)) for line in LEGEND_LINES],
        Text("   ".join(cards(lang))),
        Text("   ".join(powers(view, lang))),
    ]
    return Group(*lines)


def figures(view: Data, lang: str) -> list[str]:
    """Explain gods, warriors and the guardians in play."""
    terms = [("god", "god_figure"), ("warrior", "warrior")]
    common = [f"{figure_sign(k, lang)} {names.name(names.TERMS, t, lang)}" for k, t in terms]
    neutral = dict.fromkeys([kind for kind, _ in view.get("neutral_figures", [])])
    return [
        *common,
        *[f"{figure_sign(k, lang)} {names.name(GUARDIANS, k, lang)}" for k in view["guardians"]],
        *[f"{figure_sign(k, lang)} {names.figure_name(k, lang)}" for k in neutral],
    ]


def monuments(view: Data, lang: str) -> list[str]:
    """Explain the types of monuments."""
    types = view["supply"]["monuments"]
    return [f"{monument_sign(key)} {names.name(names.MONUMENTS, key, lang)}" for key in types]


def gods(view: Data, lang: str) -> Text:
    """Explain the letters of the base game's gods and of those at the table, in their colors."""
    words = [
        Text(f"{god_letter(god)} {names.name(GODS, god, lang)}", f"god.{god}")
        for god in shown(view)
    ]
    return Text("   ").join(words)


def tokens(view: Data, lang: str) -> str:
    """Explain the tokens of gods that lie on the map, each by its letter."""
    signs = [(token_sign(god), LOOKS[god]["token_term"]) for god in shown(view) if token_sign(god)]
    return "".join([f"{sign} {names.name(TERMS, term, lang)}   " for sign, term in signs])


def shown(view: Data) -> list[str]:
    """List the gods of the base game, and others at the table."""
    there = [area["god"] for area in view["areas"] if area["god"] is not None]
    return list(dict.fromkeys([*box_of().god_names, *there]))


def cards(lang: str) -> list[str]:
    """Explain the cards' short names."""
    return [f"{sign(CARDS, card, lang)} {names.name(names.CARDS, card, lang)}" for card in CARDS]


def powers(view: Data, lang: str) -> list[str]:
    """Explain the powers that some god has unlocked."""
    unlocked = [power for area in view["areas"] for power in area["powers"]]
    return [
        f"{short_power(power, lang)} {names.name(POWERS, power, lang)}"
        for power in POWERS
        if power in unlocked
    ]
