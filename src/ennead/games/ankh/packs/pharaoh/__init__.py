"""The court of the Pharaoh by house rules, on what is known of the expansion (AK-X-PAL).

None of it is the publisher's text: it is not to be had.
"""

from __future__ import annotations

from ennead.engine.rules import Option
from ennead.games.ankh.pack import Pack
from ennead.games.ankh.packs.pharaoh import (
    battle_cards,
    cards,
    palace,
    ruler,
    sphinxes,
    succession,
    turn_cards,
)
from ennead.games.ankh.packs.pharaoh.figures import PHARAOH, SPHINX

#: In the order in which they set up and act.
RULES = {
    "sphinxes": sphinxes.Sphinxes,
    "court": palace.Palace,
    "political_cards": cards.PoliticalCards,
    "cards_of_turns": turn_cards.TurnCards,
    "cards_of_battles": battle_cards.BattleCards,
    "reign": ruler.Pharaoh,
    "succession": succession.Succession,
}

PACK = Pack(
    "pharaoh",
    monuments=[SPHINX],
    neutral_figures=[PHARAOH],
    special_rules=RULES,
    standing_rules=list(RULES),
    sections=(sphinxes, palace, cards, turn_cards, battle_cards, ruler, succession),
    beneath={
        # What follows the control comes before its action marker is set back.
        "ControlMonument": ("Audience",),
        # A power unlocked by a card, and a warrior levied, may lead to what usually follows.
        "UnlockPower": ("ActionOver",),
        "ExtraFigure": ("ActionOver",),
        "ExtraFigureAt": ("ActionOver",),
        "Aim": ("ActionOver",),
        "GiveSun": ("ActionOver",),
        # The Builder's gift comes in a conflict, a claim in the place of the control.
        "Exalt": (*ruler.AFTER_DOMINATION, "Audience"),
        "BreakTie": ("UnbrokenTie",),
    },
    options=[
        Option(
            ruler.OPTION,
            (ruler.RANDOM, *ruler.RULERS),
            "who is Pharaoh at the beginning (AK-X-PHA1)",
        )
    ],
    words="ennead.games.ankh.packs.pharaoh.words",
    catalogue=__name__,
    values="ennead.bots.ankh.packs.pharaoh",
)
