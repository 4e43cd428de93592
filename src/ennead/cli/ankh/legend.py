"""What the signs on the map of Ankh mean."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from ennead.cli.ankh.words import (
    CAMEL,
    CARDS,
    CLAW,
    GOD_LETTERS,
    LEGEND,
    LEGEND_LINES,
    RIVER,
    SUN,
    TARGET,
    TERRAIN_SIGNS,
    TOKEN,
    figure_sign,
    god_letter,
    monument_sign,
    short_power,
    sign,
)
from ennead.engine.rules import Data
from ennead.games.ankh.powers.words import POWERS
from ennead.games.ankh.words import names
from ennead.games.ankh.words.gods import GODS, GUARDIANS

SIGNS = {
    "desert": TERRAIN_SIGNS["D"],
    "fertile": "_",
    "water": TERRAIN_SIGNS["W"],
    "river": RIVER,
    "camel": CAMEL,
    "target": TARGET,
    "sun": SUN,
    "token": TOKEN,
    "claw": CLAW,
}


def legend(view: Data, lang: str) -> RenderableType:
    """The signs of figures, monuments, gods, terrain and tokens."""
    lines = [
        Text(LEGEND.fill(lang), "heading"),
        Text("   ".join([*figures(view, lang), *monuments(view, lang)])),
        gods(view, lang),
        *[Text(line.fill(lang, **SIGNS)) for line in LEGEND_LINES],
        Text("   ".join(cards(lang))),
        Text("   ".join(powers(view, lang))),
    ]
    return Group(*lines)


def figures(view: Data, lang: str) -> list[str]:
    """Gods, warriors and the guardians that take part."""
    terms = [("god", "god_figure"), ("warrior", "warrior")]
    common = [f"{figure_sign(k, lang)} {names.name(names.TERMS, t, lang)}" for k, t in terms]
    neutral = dict.fromkeys([kind for kind, _ in view.get("neutral_figures", [])])
    return [
        *common,
        *[f"{figure_sign(k, lang)} {names.name(GUARDIANS, k, lang)}" for k in view["guardians"]],
        *[f"{figure_sign(k, lang)} {names.figure_name(k, lang)}" for k in neutral],
    ]


def monuments(view: Data, lang: str) -> list[str]:
    """The types of monuments."""
    types = view["supply"]["monuments"]
    return [f"{monument_sign(key)} {names.name(names.MONUMENTS, key, lang)}" for key in types]


def gods(view: Data, lang: str) -> Text:
    """The letters of the base game's gods and of those at the table, in their colors."""
    there = [area["god"] for area in view["areas"] if area["god"] is not None]
    words = [
        Text(f"{god_letter(god)} {names.name(GODS, god, lang)}", f"god.{god}")
        for god in dict.fromkeys([*GOD_LETTERS, *there])
    ]
    return Text("   ").join(words)


def cards(lang: str) -> list[str]:
    """The cards' short names."""
    return [f"{sign(CARDS, card, lang)} {names.name(names.CARDS, card, lang)}" for card in CARDS]


def powers(view: Data, lang: str) -> list[str]:
    """The powers that somebody has unlocked."""
    unlocked = [power for area in view["areas"] for power in area["powers"]]
    return [
        f"{short_power(power, lang)} {names.name(POWERS, power, lang)}"
        for power in POWERS
        if power in unlocked
    ]
