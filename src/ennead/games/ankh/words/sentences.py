"""The sentences of the log: one for everything that happens, filled by `words.tell`."""

from __future__ import annotations

from ennead.engine.words import Phrase

#: The sentence of every event, filled with its fields and with what `words.tell` makes of them.
SENTENCES: dict[str, Phrase] = {
    "action": Phrase("{player}: {action}.", "{player}: {action}."),
    "event": Phrase("{player} triggers {event}.", "{player} löst {event} aus."),
    "summoned": Phrase(
        "{god} summons {figure:a} at {space}.", "{god} stellt {figure:einen} auf {space} auf."
    ),
    "moved": Phrase(
        "{figure:A} of {god} goes from {from} to {to}.",
        "{figure:Ein} von {god} zieht von {from} nach {to}.",
    ),
    "stayed": Phrase(
        "{figure:A} of {god} goes out and back to {from}.",
        "{figure:Ein} von {god} zieht hinaus und zurück nach {from}.",
    ),
    "aimed": Phrase(
        "The claws of {god} at {space} point {direction}.",
        "Die Scheren von {god} auf {space} zeigen nach {direction}.",
    ),
    "unlocked": Phrase("{god} unlocks {power}.", "{god} schaltet {power} frei."),
    "guardian": Phrase(
        "{figure:A} joins {god} and goes to the pool.",
        "{figure:Ein} schließt sich {god} an und kommt in den Vorrat.",
    ),
    "followers_gained": Phrase(
        "{god} gains {number:follower|followers}.", "{god} erhält {number} Anhänger."
    ),
    "followers_lost": Phrase(
        "{god} gives up {number:follower|followers}.", "{god} gibt {number} Anhänger ab."
    ),
    "controlled": Phrase(
        "{god} takes control of {monument:the} at {space}.",
        "{god} übernimmt die Kontrolle über {monument:den} auf {space}.",
    ),
    "caravan": Phrase(
        "{god} splits a region with {edges:camel|camels}.",
        "{god} teilt mit {edges:Kamel|Kamelen} eine Region.",
    ),
    "tokens": Phrase(
        "One of the new regions keeps token {kept}, the other gets token {spare}.",
        "Eine der neuen Regionen behält Plättchen {kept}, die andere erhält Plättchen {spare}.",
    ),
    "swapped": Phrase(
        "Tokens {one} and {other} are swapped.",
        "Die Plättchen {one} und {other} werden getauscht.",
    ),
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
    "battle": Phrase("Battle in region {region}: {gods}.", "Kampf in Region {region}: {gods}."),
    "announced": Phrase(
        "{god} announces two cards for this battle.",
        "{god} kündigt für diesen Kampf zwei Karten an.",
    ),
    "cards": Phrase("{god} plays {cards}.", "{god} setzt {cards} ein."),
    "cards_back": Phrase(
        "{god} takes all played cards back into the hand.",
        "{god} nimmt alle eingesetzten Karten wieder auf die Hand.",
    ),
    "built": Phrase(
        "{god} builds {monument:a} at {space}.",
        "{god} errichtet {monument:einen} auf {space}.",
    ),
    "plague": Phrase(
        "The Plague of Locusts of {god} strikes the region.",
        "Die „Heuschreckenplage“ von {god} sucht die Region heim.",
    ),
    "plague_bid": Phrase(
        "{god} bids {number:follower|followers}.", "{god} bietet {number} Anhänger."
    ),
    "spared": Phrase(
        "{god} is the single highest bidder and is spared.",
        "{god} bietet allein am meisten und wird verschont.",
    ),
    "nobody_spared": Phrase(
        "The highest bid is tied: nobody is spared.",
        "Das höchste Gebot gibt es mehrfach: Niemand wird verschont.",
    ),
    "strength": Phrase("Strength: {counted}.", "Stärke: {counted}."),
    "tie_broken": Phrase(
        "{god} uses the battle tiebreaker.", "{god} setzt das Gleichstandsplättchen ein."
    ),
    "battle_won": Phrase("{god} wins the battle.", "{god} gewinnt den Kampf."),
    "all_lose": Phrase(
        "Nobody wins the battle: all lose.", "Niemand gewinnt den Kampf: Alle verlieren."
    ),
    "killed": Phrase(
        "{figure:A} of {god} is killed at {space}.",
        "{figure:Ein} von {god} wird auf {space} getötet.",
    ),
    "kept_alive": Phrase(
        "{god} keeps {figure:the} at {space} alive.",
        "{god} hält {figure:den} auf {space} am Leben.",
    ),
    "removed": Phrase(
        "{figure:A} of {god} leaves the game at {space}.",
        "{figure:Ein} von {god} auf {space} kommt aus dem Spiel.",
    ),
    "dashboard_cleared": Phrase(
        "The cards and Ankh tokens of {god} leave the game.",
        "Die Karten und Ankh-Plättchen von {god} kommen aus dem Spiel.",
    ),
    "freed": Phrase(
        "A warrior of {owner} leaves the slots of {god}.",
        "Ein Krieger von {owner} verlässt die Plätze von {god}.",
    ),
    "announcement_over": Phrase(
        "{god} cannot announce two cards again in this conflict.",
        "{god} kann in diesem Konflikt nicht noch einmal zwei Karten ankündigen.",
    ),
    "token_face_up": Phrase(
        "The token of {god} is face up again.", "Das Plättchen von {god} ist wieder offen."
    ),
    "tokens_removed": Phrase(
        "The underworld tokens of {god} leave the game.",
        "Die Unterweltplättchen von {god} kommen aus dem Spiel.",
    ),
    "sun_back": Phrase(
        "A sun token returns to {god}.", "Ein Sonnenplättchen kehrt zu {god} zurück."
    ),
    "trapped": Phrase(
        "{god} traps a warrior of {owner}.", "{god} hält einen Krieger von {owner} fest."
    ),
    "token_placed": Phrase(
        "{god} puts an underworld token on {space}.",
        "{god} legt ein Unterweltplättchen auf {space}.",
    ),
    "sun_given": Phrase(
        "{god} gives the figure at {space} a sun token.",
        "{god} gibt der Figur auf {space} ein Sonnenplättchen.",
    ),
    "devotion_gained": Phrase(
        "{god} gains {change} devotion (now {after}).",
        "{god} erhält {change} Verehrung (jetzt {after}).",
    ),
    "devotion_lost": Phrase(
        "{god} loses {change} devotion (now {after}).",
        "{god} verliert {change} Verehrung (jetzt {after}).",
    ),
    "merging": Phrase("{lower} and {higher} merge.", "{lower} und {higher} verschmelzen."),
    "taken_over": Phrase("{god} takes over {figure:a}.", "{god} übernimmt {figure:einen}."),
    "merged": Phrase(
        "From now on they are one god: {higher}.", "Von nun an sind sie ein Gott: {higher}."
    ),
    "forgotten": Phrase(
        "{god} is forgotten and out of the game.", "{god} wird vergessen und scheidet aus."
    ),
    "top": Phrase(
        "{winner} reaches the top of the devotion track and wins the game!",
        "{winner} erreicht das oberste Feld der Verehrungsleiste und gewinnt das Spiel!",
    ),
    "last_god": Phrase(
        "{winner} is the only god left and wins the game!",
        "{winner} ist als einziger Gott übrig und gewinnt das Spiel!",
    ),
    "all_forgotten": Phrase(
        "All gods are forgotten: nobody wins the game.",
        "Alle Götter sind vergessen: Niemand gewinnt das Spiel.",
    ),
    "fifth_conflict": Phrase(
        "After the fifth conflict {winner} has the most devotion and wins the game!",
        "Nach dem fünften Konflikt hat {winner} die meiste Verehrung und gewinnt das Spiel!",
    ),
}
