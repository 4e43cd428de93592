"""Words for conflicts: what happens in them, region by region."""

from __future__ import annotations

from ennead.engine.words import Phrase

#: What is told of it.
SENTENCES = {
    "conflict": Phrase(
        "Conflict {number} begins. {god} takes the battle tiebreaker.",
        "Der {number}. Konflikt beginnt. {god} nimmt das Gleichstandsplättchen.",
    ),
    "conflict_over": Phrase("Conflict {number} is over.", "Der {number}. Konflikt ist vorüber."),
    "destroyed": Phrase(
        "{monument:The} at {space} is destroyed.", "{monument:Der} auf {space} wird zerstört."
    ),
    "dominates": Phrase(
        "{god} dominates region {region}.", "{god} hat die Vorherrschaft in Region {region}."
    ),
    "counts_for": Phrase(
        "{figure:A} of {owner} at {space} counts for {god} now.",
        "{figure:Ein} von {owner} auf {space} zählt jetzt für {god}.",
    ),
    "devotion_gained": Phrase(
        "{god} gains {change} devotion and now has {after}.",
        "{god} erhält {change} Verehrung und hat jetzt {after}.",
    ),
    "devotion_lost": Phrase(
        "{god} loses {change} devotion and now has {after}.",
        "{god} verliert {change} Verehrung und hat jetzt {after}.",
    ),
}
