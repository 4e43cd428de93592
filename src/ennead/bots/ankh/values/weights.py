"""The weights of Ankh's values, all in devotion."""

from __future__ import annotations

from dataclasses import dataclass

from ennead.games.ankh.table.pieces import CARD_NAMES, POWER_NAMES

#: What each unlocked power is worth in one conflict, before what the position makes of it.
POWER_WORTH = {
    "commanding": 0.4,
    "inspiring": 0.3,
    "omnipresent": 0.6,
    "revered": 0.6,
    "resplendent": 0.4,
    "obelisk_attuned": 0.4,
    "temple_attuned": 0.5,
    "pyramid_attuned": 0.6,
    "glorious": 0.7,
    "magnanimous": 0.8,
    "bountiful": 1.0,
    "worshipful": 0.8,
}
#: What each card in the hand is worth.
CARD_WORTH = {
    "plague": 0.35,
    "build": 0.35,
    "chariots": 0.45,
    "maat": 0.3,
    "drought": 0.3,
    "flood": 0.3,
    "miracle": 0.3,
}
POWER_WORTHS = tuple([POWER_WORTH[name] for name in POWER_NAMES])
CARD_WORTHS = tuple([CARD_WORTH[name] for name in CARD_NAMES])


@dataclass(frozen=True)
class Weights:
    """What cannot be read off the rules; found by play against itself."""

    #: How much of the present board a later conflict will still see, from conflict to conflict.
    later: float = 0.55
    #: How sure the present board is to be there in the next conflict, less for each event before.
    sure: float = 0.95
    event_between: float = 0.12
    #: What is lost of a region's devotion by each region that is resolved before it.
    haste: float = 0.01
    #: At a lead of this much strength a battle is won about three times in four.
    doubt: float = 1.1
    #: The chance that another god comes into a region that it can reach.
    arrival: float = 0.1
    #: The part of a region's devotion that a god without figures there, but near, can count on.
    near: float = 0.15
    #: What each own figure on the board is worth, what a guardian is worth more, and in the pool.
    figure: float = 0.35
    guardian: float = 0.35
    pool_guardian: float = 0.3
    #: What a figure that may die in a lost battle is missed, as a share of its worth.
    loss: float = 0.8
    #: What a follower is worth that will buy the next powers, and any other one.
    follower: float = 0.4
    spare_follower: float = 0.12
    #: What a controlled monument is worth besides its majority, in each conflict to come.
    monument: float = 0.3
    #: What it is worth to stand beside a monument that gives followers, and beside a neutral one.
    beside: float = 0.1
    within_grasp: float = 0.35
    #: What it is worth to be above the red line after the fourth conflict.
    survival: float = 8.0
    #: How far devotion may still go from what is expected, in each conflict until then.
    drift: float = 1.5
    #: What it costs to be among the two that merge.
    merging: float = 3.0
    #: What a rival's worth costs; after the fourth conflict only the best rival counts.
    rivalry: float = 0.4
    last_rivalry: float = 0.9
    #: What the next player gains by an event that only needs one more step.
    gift: float = 0.35
    #: What an underworld token on the board and a trapped warrior of another are worth.
    token: float = 0.3
    captive: float = 0.4
    #: What a monument that claws point at is worth to be rid of.
    claws: float = 0.5


WEIGHTS: dict[int, Weights] = {2: Weights(), 3: Weights(), 4: Weights(), 5: Weights()}
