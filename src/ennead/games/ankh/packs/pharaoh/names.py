"""What rooms, political cards and pharaohs are called and do, in English and German."""

from __future__ import annotations

from typing import Final

from ennead.engine.words import Phrase
from ennead.games.ankh.packs.pharaoh.cards import KINDS
from ennead.games.ankh.packs.pharaoh.palace import ROOMS
from ennead.games.ankh.packs.pharaoh.ruler import RULERS

Names = dict[str, tuple[str, str]]

ROOM_NAMES: Final[Names] = {
    "law": ("Chamber of Law", "Kammer des Rechts"),
    "life": ("House of Life", "Haus des Lebens"),
    "war": ("War Room", "Kriegssaal"),
    "treasury": ("Treasury", "Schatzkammer"),
}
CARD_NAMES: Final[Names] = {
    "second_revelation": ("Second Revelation", "Zweite Offenbarung"),
    "repeated_command": ("Repeated Command", "Wiederholter Befehl"),
    "corvee": ("Corvée", "Frondienst"),
    "levy": ("Levy", "Aushebung"),
    "royal_road": ("Royal Road", "Königsstraße"),
    "writ_of_possession": ("Writ of Possession", "Besitzurkunde"),
    "sanctuary": ("Sanctuary", "Zuflucht"),
    "gifts_of_gold": ("Gifts of Gold", "Goldgeschenke"),
    "line_of_succession": ("Line of Succession", "Thronfolge"),
}
RULER_NAMES: Final[Names] = {
    "unifier": ("the Unifier", "der Einiger"),
    "builder": ("the Builder", "der Baumeister"),
    "trader": ("the Trader", "der Händler"),
    "heretic": ("the Heretic", "der Ketzer"),
    "warlord": ("the Warlord", "der Kriegsherr"),
}
assert tuple(ROOM_NAMES) == ROOMS
assert tuple(CARD_NAMES) == KINDS
assert tuple(RULER_NAMES) == RULERS

ROOM_TEXTS: Final = {
    "law": Phrase(
        "House rule, tied to temples: any one political card of the row.",
        "Hausregel, zu Tempeln: eine beliebige politische Karte der Auslage.",
    ),
    "life": Phrase(
        "House rule, tied to obelisks: 1 devotion with figures in three or more regions.",
        "Hausregel, zu Obelisken: 1 Verehrung mit Figuren in drei oder mehr Regionen.",
    ),
    "war": Phrase(
        "House rule, tied to sphinxes: the Pharaoh moves up to 3 spaces, where the god wants.",
        "Hausregel, zu Sphingen: Der Pharao geht bis zu 3 Felder, wohin der Gott will.",
    ),
    "treasury": Phrase(
        "House rule, tied to pyramids: the rightmost political card and 1 follower.",
        "Hausregel, zu Pyramiden: die politische Karte ganz rechts und 1 Anhänger.",
    ),
}
CARD_TEXTS: Final = {
    "second_revelation": Phrase(
        "House rule, after Unlock Ankh Power: unlock once more, paying as usual.",
        "Hausregel, nach „Ankh-Kraft freischalten“: Schalte noch eine frei und bezahle wie sonst.",
    ),
    "repeated_command": Phrase(
        "House rule, choosing the second action: it may be the first one again.",
        "Hausregel, bei der Wahl der zweiten Aktion: Sie darf noch einmal die erste sein.",
    ),
    "corvee": Phrase(
        "House rule, after Gain Followers: 1 more for each monument of other gods beside a figure "
        "of yours, 3 at most.",
        "Hausregel, nach „Anhänger gewinnen“: 1 mehr für jedes Monument anderer Götter neben einer "
        "deiner Figuren, höchstens 3.",
    ),
    "levy": Phrase(
        "House rule, with Summon Figure: one warrior more, next to a monument you control.",
        "Hausregel, bei „Figur aufstellen“: ein Krieger mehr, neben einem Monument unter deiner "
        "Kontrolle.",
    ),
    "royal_road": Phrase(
        "House rule, with Move Figures: one figure may move up to 6 spaces, before the others.",
        "Hausregel, bei „Figuren bewegen“: Eine Figur darf vor den anderen bis zu 6 Felder ziehen.",
    ),
    "writ_of_possession": Phrase(
        "House rule, Control Monument of your own turn: a monument of another god may be taken "
        "though neutral ones are left.",
        "Hausregel, „Monument kontrollieren“ im eigenen Zug: Du darfst ein Monument eines anderen "
        "Gottes nehmen, obwohl es noch neutrale gibt.",
    ),
    "sanctuary": Phrase(
        "House rule, in a battle before Plagues: your warriors in the region cannot be killed by "
        "Plagues.",
        "Hausregel, in einem Kampf vor Plagen: Deine Krieger in der Region können von Plagen nicht "
        "getötet werden.",
    ),
    "gifts_of_gold": Phrase(
        "House rule, in a battle before strength is counted: pay up to 2 followers, for 1 strength "
        "each.",
        "Hausregel, in einem Kampf vor dem Zählen der Stärke: Bezahle bis zu 2 Anhänger für je 1 "
        "Stärke.",
    ),
    "line_of_succession": Phrase(
        "House rule, a tie for the highest strength that is not broken otherwise: you win; if two "
        "tied gods play it, all lose.",
        "Hausregel, ein Gleichstand um die höchste Stärke, der nicht anders entschieden ist: Du "
        "gewinnst; spielen es zwei, verlieren alle.",
    ),
}
RULER_TEXTS: Final = {
    "unifier": Phrase(
        "House rule: the winner of a battle in the Pharaoh's region gains twice the devotion.",
        "Hausregel: Wer einen Kampf in der Region des Pharaos gewinnt, erhält doppelte Verehrung.",
    ),
    "builder": Phrase(
        "House rule: in battles there Build Monument costs 1 follower; who dominates the region "
        "takes a neutral monument there.",
        "Hausregel: In Kämpfen dort kostet „Monument errichten“ 1 Anhänger; wer die Region "
        "beherrscht, nimmt dort ein neutrales Monument.",
    ),
    "trader": Phrase(
        "House rule: who wins a battle or dominates there gains 3 followers.",
        "Hausregel: Wer dort einen Kampf gewinnt oder die Region beherrscht, erhält 3 Anhänger.",
    ),
    "heretic": Phrase(
        "House rule: no majority counts there; the god with the most figures gains 2 devotion "
        "instead.",
        "Hausregel: Dort zählt keine Mehrheit; stattdessen erhält der Gott mit den meisten Figuren "
        "2 Verehrung.",
    ),
    "warlord": Phrase(
        "House rule: figures may be summoned next to the Pharaoh, and a tie there is won by the "
        "tied god with the most figures.",
        "Hausregel: Figuren dürfen neben dem Pharao aufgestellt werden, und einen Gleichstand dort "
        "gewinnt der gleich starke Gott mit den meisten Figuren.",
    ),
}


def room_name(room: int, lang: str) -> str:
    """A room of the palace."""
    return ROOM_NAMES[ROOMS[room]][lang == "de"]


def card_name(kind: int, lang: str) -> str:
    """A political card; German puts it in quotation marks."""
    name = CARD_NAMES[KINDS[kind]][lang == "de"]
    return f"„{name}“" if lang == "de" else name


def ruler_name(ruler: int, lang: str) -> str:
    """A pharaoh."""
    return RULER_NAMES[RULERS[ruler]][lang == "de"]
