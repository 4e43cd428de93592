"""The sentences of the log: one for everything that happens, filled by `words_tell`."""

from __future__ import annotations

from ennead.engine.words import Phrase

#: Every event: what its fields are, and its sentence.
SENTENCES: dict[str, tuple[str, Phrase]] = {
    "action": ("player action", Phrase("{player}: {action}.", "{player}: {action}.")),
    "event": (
        "player event",
        Phrase("{player} triggers {event}.", "{player} löst {event} aus."),
    ),
    "summoned": (
        "god figure space",
        Phrase(
            "{god} summons {figure:a} at {space}.", "{god} stellt {figure:einen} auf {space} auf."
        ),
    ),
    "moved": (
        "god figure space end",
        Phrase(
            "{figure:A} of {god} goes from {space} to {end}.",
            "{figure:Ein} von {god} zieht von {space} nach {end}.",
        ),
    ),
    "stayed": (
        "god figure space end",
        Phrase(
            "{figure:A} of {god} goes out and back to {space}.",
            "{figure:Ein} von {god} zieht hinaus und zurück nach {space}.",
        ),
    ),
    "aimed": (
        "god space directions",
        Phrase(
            "The claws of {god} at {space} point {directions}.",
            "Die Scheren von {god} auf {space} zeigen nach {directions}.",
        ),
    ),
    "unlocked": ("god power", Phrase("{god} unlocks {power}.", "{god} schaltet {power} frei.")),
    "guardian": (
        "god figure",
        Phrase(
            "{figure:A} joins {god} and goes to the pool.",
            "{figure:Ein} schließt sich {god} an und kommt in den Vorrat.",
        ),
    ),
    "followers_gained": (
        "god count",
        Phrase("{god} gains {count:follower|followers}.", "{god} erhält {count} Anhänger."),
    ),
    "followers_lost": (
        "god count",
        Phrase("{god} gives up {count:follower|followers}.", "{god} gibt {count} Anhänger ab."),
    ),
    "controlled": (
        "god monument space",
        Phrase(
            "{god} takes control of {monument:the} at {space}.",
            "{god} übernimmt die Kontrolle über {monument:den} auf {space}.",
        ),
    ),
    "caravan": (
        "god edges",
        Phrase(
            "{god} splits a region with {edges:camel|camels}.",
            "{god} teilt mit {edges:Kamel|Kamelen} eine Region.",
        ),
    ),
    "tokens": (
        "one other",
        Phrase(
            "One of the new regions keeps token {one}, the other gets token {other}.",
            "Eine der neuen Regionen behält Plättchen {one}, die andere erhält Plättchen {other}.",
        ),
    ),
    "swapped": (
        "one other",
        Phrase(
            "Tokens {one} and {other} are swapped.",
            "Die Plättchen {one} und {other} werden getauscht.",
        ),
    ),
    "conflict": (
        "number god",
        Phrase(
            "Conflict {number} begins. {god} takes the battle tiebreaker.",
            "Der {number}. Konflikt beginnt. {god} nimmt das Gleichstandsplättchen.",
        ),
    ),
    "conflict_over": (
        "number",
        Phrase("Conflict {number} is over.", "Der {number}. Konflikt ist vorüber."),
    ),
    "destroyed": (
        "monument space",
        Phrase(
            "{monument:The} at {space} is destroyed.", "{monument:Der} auf {space} wird zerstört."
        ),
    ),
    "dominates": (
        "god number",
        Phrase(
            "{god} dominates region {number}.", "{god} hat die Vorherrschaft in Region {number}."
        ),
    ),
    "battle": (
        "number gods",
        Phrase("Battle in region {number}: {gods}.", "Kampf in Region {number}: {gods}."),
    ),
    "announced": (
        "god",
        Phrase(
            "{god} announces two cards for this battle.",
            "{god} kündigt für diesen Kampf zwei Karten an.",
        ),
    ),
    "cards": ("god cards", Phrase("{god} plays {cards}.", "{god} setzt {cards} ein.")),
    "cards_back": (
        "god",
        Phrase(
            "{god} takes all played cards back into the hand.",
            "{god} nimmt alle eingesetzten Karten wieder auf die Hand.",
        ),
    ),
    "built": (
        "god monument space",
        Phrase(
            "{god} builds {monument:a} at {space}.",
            "{god} errichtet {monument:einen} auf {space}.",
        ),
    ),
    "plague": (
        "god",
        Phrase(
            "The Plague of Locusts of {god} strikes the region.",
            "Die „Heuschreckenplage“ von {god} sucht die Region heim.",
        ),
    ),
    "plague_bid": (
        "god count",
        Phrase("{god} bids {count:follower|followers}.", "{god} bietet {count} Anhänger."),
    ),
    "spared": (
        "god",
        Phrase(
            "{god} is the single highest bidder and is spared.",
            "{god} bietet allein am meisten und wird verschont.",
        ),
    ),
    "nobody_spared": (
        "number",
        Phrase(
            "The highest bid is tied: nobody is spared.",
            "Das höchste Gebot gibt es mehrfach: Niemand wird verschont.",
        ),
    ),
    "strength": ("gods strengths shares", Phrase("Strength: {strengths}.", "Stärke: {strengths}.")),
    "tie_broken": (
        "god",
        Phrase("{god} uses the battle tiebreaker.", "{god} setzt das Gleichstandsplättchen ein."),
    ),
    "battle_won": ("god", Phrase("{god} wins the battle.", "{god} gewinnt den Kampf.")),
    "all_lose": (
        "",
        Phrase("Nobody wins the battle: all lose.", "Niemand gewinnt den Kampf: Alle verlieren."),
    ),
    "killed": (
        "god figure space",
        Phrase(
            "{figure:A} of {god} is killed at {space}.",
            "{figure:Ein} von {god} wird auf {space} getötet.",
        ),
    ),
    "kept_alive": (
        "god figure space",
        Phrase(
            "{god} keeps {figure:the} at {space} alive.",
            "{god} hält {figure:den} auf {space} am Leben.",
        ),
    ),
    "removed": (
        "god figure space",
        Phrase(
            "{figure:A} of {god} leaves the game at {space}.",
            "{figure:Ein} von {god} auf {space} kommt aus dem Spiel.",
        ),
    ),
    "dashboard_cleared": (
        "born",
        Phrase(
            "The cards and Ankh tokens of {born} leave the game.",
            "Die Karten und Ankh-Plättchen von {born} kommen aus dem Spiel.",
        ),
    ),
    "freed": (
        "god owner",
        Phrase(
            "A warrior of {owner} leaves the slots of {god}.",
            "Ein Krieger von {owner} verlässt die Plätze von {god}.",
        ),
    ),
    "announcement_over": (
        "god",
        Phrase(
            "{god} cannot announce two cards again in this conflict.",
            "{god} kann in diesem Konflikt nicht noch einmal zwei Karten ankündigen.",
        ),
    ),
    "token_face_up": (
        "god",
        Phrase("The token of {god} is face up again.", "Das Plättchen von {god} ist wieder offen."),
    ),
    "tokens_removed": (
        "god",
        Phrase(
            "The underworld tokens of {god} leave the game.",
            "Die Unterweltplättchen von {god} kommen aus dem Spiel.",
        ),
    ),
    "sun_back": (
        "god",
        Phrase("A sun token returns to {god}.", "Ein Sonnenplättchen kehrt zu {god} zurück."),
    ),
    "trapped": (
        "god owner",
        Phrase("{god} traps a warrior of {owner}.", "{god} hält einen Krieger von {owner} fest."),
    ),
    "token_placed": (
        "god space",
        Phrase(
            "{god} puts an underworld token on {space}.",
            "{god} legt ein Unterweltplättchen auf {space}.",
        ),
    ),
    "sun_given": (
        "god space",
        Phrase(
            "{god} gives the figure at {space} a sun token.",
            "{god} gibt der Figur auf {space} ein Sonnenplättchen.",
        ),
    ),
    "devotion_gained": (
        "god count number",
        Phrase(
            "{god} gains {count} devotion (now {number}).",
            "{god} erhält {count} Verehrung (jetzt {number}).",
        ),
    ),
    "devotion_lost": (
        "god count number",
        Phrase(
            "{god} loses {count} devotion (now {number}).",
            "{god} verliert {count} Verehrung (jetzt {number}).",
        ),
    ),
    "merging": (
        "born other_born",
        Phrase("{born} and {other_born} merge.", "{born} und {other_born} verschmelzen."),
    ),
    "taken_over": (
        "god figure",
        Phrase("{god} takes over {figure:a}.", "{god} übernimmt {figure:einen}."),
    ),
    "merged": (
        "born god",
        Phrase("From now on they are one god: {god}.", "Von nun an sind sie ein Gott: {god}."),
    ),
    "forgotten": (
        "god",
        Phrase("{god} is forgotten and out of the game.", "{god} wird vergessen und scheidet aus."),
    ),
    "top": (
        "god",
        Phrase(
            "{god} reaches the top of the devotion track and wins the game!",
            "{god} erreicht das oberste Feld der Verehrungsleiste und gewinnt das Spiel!",
        ),
    ),
    "last_god": (
        "god",
        Phrase(
            "{god} is the only god left and wins the game!",
            "{god} ist als einziger Gott übrig und gewinnt das Spiel!",
        ),
    ),
    "all_forgotten": (
        "number",
        Phrase(
            "All gods are forgotten: nobody wins the game.",
            "Alle Götter sind vergessen: Niemand gewinnt das Spiel.",
        ),
    ),
    "fifth_conflict": (
        "god",
        Phrase(
            "After the fifth conflict {god} has the most devotion and wins the game!",
            "Nach dem fünften Konflikt hat {god} die meiste Verehrung und gewinnt das Spiel!",
        ),
    ),
}
