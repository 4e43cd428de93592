"""What answers of the pack of Thoth, Ptah and Sobek are worth, in devotion."""

from __future__ import annotations

from ennead.bots.ankh.packs import Question, TokensOf, ValueOf
from ennead.bots.ankh.values.evaluation import Evaluation
from ennead.games.ankh.packs.pantheon.ptah import Exalt, ExaltedTo, LiftExalted, Ptah
from ennead.games.ankh.packs.pantheon.sobek import ChooseWater, PlaceWater
from ennead.games.ankh.packs.pantheon.thoth import (
    NO_GUESS,
    ON_SCALES,
    GuessCard,
    GuessWhose,
    Thoth,
    playable,
)
from ennead.games.ankh.table.pieces import CARD_NAMES, cards_in
from ennead.games.ankh.table.table import AnkhTable

#: How likely a card is chosen among others.
LIKELY = {
    "plague": 1.0,
    "build": 0.9,
    "chariots": 1.6,
    "maat": 0.6,
    "drought": 1.0,
    "flood": 0.9,
    "miracle": 0.9,
}
#: A follower that comes back from the scales with devotion, and one that goes to another god.
RIGHT, WRONG = 1.1, -0.7
#: An exalted follower on a monument, besides the majority that it may bring.
EXALTED = 0.25


def odds_of(table: AnkhTable, god: int) -> dict[int, float]:
    """Return the chance of each card that a god can have chosen."""
    odds = {card: LIKELY[CARD_NAMES[card]] for card in cards_in(playable(table, god))}
    total = sum(odds.values())
    return {card: odd / total for card, odd in odds.items()}


def value_guess(chance: float) -> float:
    """Weigh what a right guess brings against what a wrong one costs."""
    return chance * RIGHT + (1 - chance) * WRONG


def value_whose(evaluation: Evaluation, table: AnkhTable, frame: GuessWhose) -> dict[int, float]:
    """Guess the card of whoever has the fewest to choose from, if the odds are good."""
    found = {NO_GUESS: 0.0}
    for god in frame.legal(table):
        if god != NO_GUESS:
            found[god] = value_guess(max(odds_of(table, god).values()))
    return found


def value_card(evaluation: Evaluation, table: AnkhTable, frame: GuessCard) -> dict[int, float]:
    """Guess the likeliest card."""
    return {card: value_guess(odd) for card, odd in odds_of(table, frame.whose).items()}


def worth_of_scales(ability: Thoth, table: AnkhTable, god: int) -> float:
    """Count what the followers on the scales will bring."""
    return RIGHT * ability.tokens(table)[ON_SCALES]


def worth_of_exalted(ability: Ptah, table: AnkhTable, god: int) -> float:
    """Count the exalted followers on monuments."""
    return EXALTED * len(ability.tokens(table))


VALUES: dict[type, ValueOf] = {GuessWhose: value_whose, GuessCard: value_card}
TOKENS: dict[type, TokensOf] = {Thoth: worth_of_scales, Ptah: worth_of_exalted}
PARTS: dict[Question, tuple[Question, ...]] = {
    LiftExalted: (ExaltedTo,),
    ChooseWater: (PlaceWater,),
}
OF_AN_ACTION: tuple[Question, ...] = (Exalt, LiftExalted, ExaltedTo, ChooseWater, PlaceWater)
WHERE: tuple[Question, ...] = (PlaceWater,)
