"""What is told of a table: the events and their fields, which views, words and docs read."""

from __future__ import annotations

from typing import Final

#: The fields of every event that the rules tell; gods declare their own (`packs/base`).
#: A god is the seat it began with; a region is its order token.
TABLE_EVENTS: Final[dict[str, str]] = {
    "action": "player action",
    "event": "player event",
    "summoned": "god figure space",
    "moved": "god figure from to",
    "aimed": "god space direction",
    "unlocked": "god power",
    "guardian": "god figure",
    "followers": "god number",
    "controlled": "god monument space",
    "caravan": "god edges",
    "tokens": "kept spare",
    "swapped": "one other",
    "conflict": "number god",
    "conflict_over": "number",
    "destroyed": "monument space",
    "dominates": "god region",
    "battle": "region gods",
    "cards": "god cards",
    "cards_back": "god",
    "built": "god monument space",
    "plague": "god",
    "plague_bid": "god number",
    "spared": "god",
    "strength": "gods strengths shares",
    "tie_broken": "god",
    "battle_won": "god",
    "all_lose": "",
    "killed": "god figure space piece",
    "kept_alive": "god figure space piece",
    "removed": "god figure space piece",
    "dashboard_cleared": "god",
    "devotion": "god before after",
    "merging": "lower higher",
    "taken_over": "god figure piece",
    "counts_for": "god owner figure space piece",
    "merged": "lower higher devotion",
    "forgotten": "god",
    "ended": "winner ending",
}
