"""What the fields of frames and the things of answers are in Ankh."""

from __future__ import annotations

from typing import Final

# What a field can be; numbers and players are `engine.fields`.
SEAT: Final = "a player in play"
GODS_SEAT: Final = "a god in play"
FIGHTER: Final = "a fighting god"
ANYBODY: Final = "a player in play, on turn or not"
GODS: Final = "different gods in play"
FLAG: Final = "0 or 1"
ACTION: Final = "an action 0 to 3"
FIGURE: Final = "a figure"
FIGURES: Final = "different figures"
CHOICES: Final = "different figures, asked about one by one"
FIGURE_KIND: Final = "the number of a kind of figure"
FROM: Final = "a space that something comes from, or the number of another place"
MASK: Final = "a mask of figures"
REGION: Final = "a region"
TOKEN: Final = "a conflict order token, or 0"
MONUMENT_TYPE: Final = "a type of monument"
ABILITY: Final = "a god's ability"
BATTLE_STEP: Final = "a step of a battle"
CONFLICT_STEP: Final = "a step of a conflict"

# What may follow a verb.
SPACE: Final = "a space of the map"
EDGE: Final = "two neighbouring spaces with a slash between them"
COUNT: Final = "a number"
TOKENS: Final = "two numbers of conflict order tokens"
ORDER_TOKEN: Final = "the number of a conflict order token"
KIND: Final = "a kind of figure"
FIGURE_AT: Final = "a kind of figure and, unless it is in the pool, its space"
GUARDIAN: Final = "a guardian"
POWER: Final = "an Ankh power"
CARDS: Final = "one battle card, or two"
MONUMENT: Final = "a type of monument in the supply"
DIRECTION: Final = "a direction"
GOD: Final = "a god"
