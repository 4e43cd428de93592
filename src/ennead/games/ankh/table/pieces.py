"""The pieces of the box by number, and what is printed on the tracks (AK-C, AK-T2, AK-D1)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ennead.games.ankh.data.tracks import printed

# Kinds of figures; those from FIRST_GUARDIAN on are guardians, in the order of `GUARDIANS`.
GOD: Final = 0
WARRIOR: Final = 1
FIRST_GUARDIAN: Final = 2
KINDS: Final = 8
#: Two numbers are answers of questions about kinds: a trapped warrior, and none. Those of packs
#: follow, so that an answer is a kind.
FIRST_PACK_KIND: Final = KINDS + 2
WARRIORS: Final = 6

#: How many gods the box has; those of packs are numbered from here on.
GODS: Final = 5

# Where a figure is that stands on no space.
POOL: Final = -1  # its owner's pool
TRAPPED: Final = -2  # in a slot of another god
CARD: Final = -3  # a guardian that serves nobody yet
OUT: Final = -4  # out of the game

NOBODY: Final = -1

# Monuments.
OBELISK: Final = 0
TEMPLE: Final = 1
PYRAMID: Final = 2
MONUMENT_NAMES: Final = ("obelisk", "temple", "pyramid")

# Actions, top to bottom (AK-T2).
MOVE: Final = 0
SUMMON: Final = 1
GAIN: Final = 2
UNLOCK: Final = 3
ACTION_NAMES: Final = ("move", "summon", "gain", "unlock")

# Battle cards; a hand is a mask of their bits.
PLAGUE: Final = 0
BUILD: Final = 1
CHARIOTS: Final = 2
MAAT: Final = 3
DROUGHT: Final = 4
FLOOD: Final = 5
MIRACLE: Final = 6
CARDS: Final = 7
WHOLE_HAND: Final = 127
CARD_NAMES: Final = printed().card_order

# Ankh powers, four of each level; what is unlocked is a mask of their bits.
POWERS: Final = 12
POWERS_OF_LEVEL: Final = 4
UNLOCKS_OF_LEVEL: Final = 2
POWER_NAMES: Final = printed().powers

#: The bits of masks: figures, cards, powers.
BIT: Final[vec[i64]] = vec[i64]([1 << number for number in range(62)])

# What is printed (tracks.toml).
ADVANCES: Final = printed().advances
EVENTS: Final = printed().events
CONTROL: Final = "control"
CARAVAN: Final = "caravan"
CONFLICT: Final = "conflict"
LAST_RED: Final = printed().last_red
TOP: Final = printed().top
UNLOCK_COST: Final = printed().unlock_cost
GUARDIAN_TOKEN: Final = printed().guardian_token
CARD_BONUS: Final = [printed().card_bonus[name] for name in printed().card_order]

#: The guardians of the base game in order of kind: name, level, large base, figures in the box.
GUARDIANS: Final = printed().guardians
FIGURES_IN_PLAY: Final = printed().figures_in_play
MONUMENT_SUPPLY: Final = printed().monuments
CAMELS: Final = printed().camels
ORDER_TOKENS: Final = printed().order_tokens
POOL_TOKENS: Final = printed().pool_tokens
BASES: Final = printed().bases
FIRST_FOLLOWERS: Final = printed().first_followers


#: By hand, its cards, and each of them as a hand of its own; shared, for nobody changes them.
CARDS_IN: Final = [
    [card for card in range(CARDS) if hand & BIT[card]] for hand in range(WHOLE_HAND + 1)
]
SINGLE_CARDS: Final = [[BIT[card] for card in cards] for cards in CARDS_IN]


def cards_in(hand: int) -> list[int]:
    """The cards of a hand."""
    return CARDS_IN[hand]


def number_of(mask: int) -> int:
    """How many bits a mask has."""
    number = 0
    while mask:
        mask &= mask - 1
        number += 1
    return number


#: Two conflict order tokens as one number: the first times this, and the second.
TENS: Final = 10
