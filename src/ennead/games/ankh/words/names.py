"""The names of everything in Ankh, as the English and the German edition print them."""

from __future__ import annotations

from ennead.engine.words import Noun, Unique

Names = dict[str, tuple[str, str]]

CARDS: Names = {
    "plague": ("Plague of Locusts", "Heuschreckenplage"),
    "build": ("Build Monument", "Monument errichten"),
    "chariots": ("Chariots", "Streitwagen"),
    "maat": ("Cycle of Ma'at", "Kreislauf der Maat"),
    "drought": ("Drought", "Dürre"),
    "flood": ("Flood", "Nilschwemme"),
    "miracle": ("Miracle", "Wunder"),
}
MONUMENTS: Names = {
    "obelisk": ("obelisk", "Obelisk"),
    "temple": ("temple", "Tempel"),
    "pyramid": ("pyramid", "Pyramide"),
}
ACTIONS: Names = {
    "move": ("Move Figures", "Figuren bewegen"),
    "summon": ("Summon Figure", "Figur aufstellen"),
    "gain": ("Gain Followers", "Anhänger gewinnen"),
    "unlock": ("Unlock Ankh Power", "Ankh-Kraft freischalten"),
}
EVENTS: Names = {
    "control": ("Control Monument", "Monument kontrollieren"),
    "caravan": ("Camel Caravan", "Kamel-Karawane"),
    "conflict": ("Conflict", "Konflikt"),
}
TERRAINS: Names = {
    "fertile": ("fertile", "fruchtbar"),
    "desert": ("desert", "Wüste"),
    "water": ("water", "Wasser"),
}
DIRECTIONS: Names = {
    "n": ("north", "Norden"),
    "ne": ("north-east", "Nordosten"),
    "se": ("south-east", "Südosten"),
    "s": ("south", "Süden"),
    "sw": ("south-west", "Südwesten"),
    "nw": ("north-west", "Nordwesten"),
}
REGIONS: Names = {
    "delta": ("Nile Delta", "Nildelta"),
    "west": ("West Egypt", "Westägypten"),
    "east": ("East Egypt", "Ostägypten"),
}
SCENARIOS: Names = {
    "middle_kingdom": ("Middle Kingdom", "Mittleres Reich"),
    "old_kingdom": ("Old Kingdom", "Altes Reich"),
}
#: The packs; the base game has no name besides the game's.
PACKS: Names = {}
#: The parts of a game, and the steps of a battle in the order of `battle.BATTLE`.
PHASES: Names = {
    "setup": ("Setup", "Spielaufbau"),
    "turn": ("Turn", "Spielzug"),
    "first_action": ("First action", "Erste Aktion"),
    "second_action": ("Second action", "Zweite Aktion"),
    "event": ("Event", "Ereignis"),
    "domination": ("Domination", "Vorherrschaft"),
    "battle": ("Battle", "Kampf"),
    "merging": ("Merging", "Verschmelzen"),
    "forgotten_gods": ("Forgotten gods", "Vergessene Götter"),
    "end": ("End of the game", "Spielende"),
}
BATTLE_STEPS: Names = {
    "gathering": ("Figures come to the obelisks", "Figuren kommen zu den Obelisken"),
    "announcement": ("Two cards may be announced", "Zwei Karten können angekündigt werden"),
    "cards": ("Battle cards", "Kampfkarten"),
    "flood": ("Flood", "Nilschwemme"),
    "building": ("Build Monument", "Monument errichten"),
    "plague": ("Plague of Locusts", "Heuschreckenplage"),
    "majorities": ("Monument majorities", "Monument-Mehrheiten"),
    "strength": ("Battle resolution: strength", "Kampfentscheidung: Stärke"),
    "victory": ("The winner's devotion", "Verehrung für den Sieg"),
    "consolation": ("What else battle brings", "Was der Kampf sonst noch bringt"),
    "deaths": ("The losers' figures die", "Die Figuren der Verlierer sterben"),
    "miracle": ("Miracle", "Wunder"),
    "underworld": ("After the defeat", "Nach der Niederlage"),
    "worship": ("After the battle", "Nach dem Kampf"),
    "cycle": ("Cycle of Ma'at", "Kreislauf der Maat"),
}
TERMS: Names = {
    "devotion": ("devotion", "Verehrung"),
    "follower": ("follower", "Anhänger"),
    "warrior": ("warrior", "Krieger"),
    "god_figure": ("god figure", "Gottfigur"),
    "guardian": ("guardian", "Wächter"),
    "monument": ("monument", "Monument"),
    "camel": ("camel", "Kamel"),
    "order_token": ("conflict order token", "Konfliktabfolge-Plättchen"),
    "tiebreaker": ("battle tiebreaker", "Gleichstandsplättchen"),
    "domination": ("domination", "Vorherrschaft"),
    "battle": ("battle", "Kampf"),
    "resolution": ("battle resolution", "Kampfentscheidung"),
    "majority": ("monument majority", "Monument-Mehrheit"),
    "merge": ("to merge", "verschmelzen"),
    "merged_god": ("merged god", "verschmolzener Gott"),
    "forgotten_god": ("forgotten god", "vergessener Gott"),
    "protected": ("protected", "beschützt"),
    "pool": ("pool", "Vorrat"),
    "supply": ("supply", "allgemeiner Vorrat"),
    "ankh_token": ("Ankh token", "Ankh-Plättchen"),
}
#: Figures and monuments with their articles; guardians join them as packs bring them.
FIGURE_NOUNS: dict[str, Noun] = {
    "god": Unique("god figure", "Gottfigur", "f"),
    "warrior": Noun("warrior", "Krieger", "m"),
}
MONUMENT_NOUNS: dict[str, Noun] = {
    "obelisk": Noun("obelisk", "Obelisk", "m", oblique="Obelisken"),
    "temple": Noun("temple", "Tempel", "m"),
    "pyramid": Noun("pyramid", "Pyramide", "f"),
}


def name(names: Names, key: str, lang: str) -> str:
    """One name in a language."""
    return names[key][lang == "de"]


def figure_name(kind: str, lang: str) -> str:
    """A kind of figure in a language, without an article."""
    noun = FIGURE_NOUNS[kind]
    return noun.de if lang == "de" else noun.en


def quoted(names: Names, key: str, lang: str) -> str:
    """A name within a sentence: German puts it in quotation marks."""
    return f"„{names[key][1]}“" if lang == "de" else names[key][0]
