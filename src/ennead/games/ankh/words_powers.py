"""Words for the questions of powers, and for guardians taken over."""

from __future__ import annotations

from ennead.engine.words import Phrase
from ennead.games.ankh.merging.rules import TakeGuardian
from ennead.games.ankh.moving.rules import DONE
from ennead.games.ankh.powers.ankh_powers import WORSHIP_COST, Gather, GatherAt, Worship
from ennead.games.ankh.powers.gods.amun import Announce
from ennead.games.ankh.powers.gods.anubis import NO_TRAP, SLOTS, Trap
from ennead.games.ankh.powers.gods.osiris import (
    DASHBOARD,
    UNDERWORLD_TOKENS,
    ChooseToken,
    PlaceToken,
)
from ennead.games.ankh.powers.gods.ra import SUNS, GiveSun
from ennead.games.ankh.table.board import figure_at
from ennead.games.ankh.table.names import space_name
from ennead.games.ankh.table.table import AnkhTable
from ennead.games.ankh.words_things import (
    Wordings,
    battle_region,
    born_name,
    figure_noun,
    god_name,
    seat_name,
)

GATHER = Phrase(
    "{god}, Obelisk Attuned: which figure comes to one of your obelisks in {region}, if any?",
    "{god}, „Gott der Obelisken“: Welche Figur kommt zu einem deiner Obelisken in {region}, wenn "
    "überhaupt?",
)
GATHER_FIGURE = Phrase("move {figure:the} at {space}", "{figure:den} auf {space} bewegen")
GATHER_DONE = Phrase(
    "move no further figure in this battle", "in diesem Kampf keine Figur mehr bewegen"
)
GATHER_WHERE = Phrase(
    "{god}, Obelisk Attuned: to which empty land space adjacent to one of your obelisks in "
    "{region} does {figure:the} from {space} come?",
    "{god}, „Gott der Obelisken“: Auf welches leere Landfeld, das zu einem deiner Obelisken in "
    "{region} benachbart ist, kommt {figure:der} von {space}?",
)
GATHER_TO = Phrase("to {space}", "nach {space}")
WORSHIP = Phrase(
    "{god}, Worshipful: do you pay {cost} of your {followers} followers for 1 devotion?",
    "{god}, „Anbetungswürdig“: Bezahlst du {cost} deiner {followers} Anhänger für 1 Verehrung?",
)
WORSHIP_YES = Phrase(
    "pay {cost} followers for 1 devotion", "{cost} Anhänger für 1 Verehrung bezahlen"
)
WORSHIP_NO = Phrase("pay nothing", "nichts bezahlen")
ANNOUNCE = Phrase(
    "{god}, Mysterious Forms: do you announce two cards for the battle in {region}? It is possible "
    "once per conflict.",
    "{god}, „Mysteriöse Gestalt“: Kündigst du für den Kampf in {region} zwei Karten an? Das geht "
    "einmal pro Konflikt.",
)
ANNOUNCE_TWO = Phrase("announce two cards", "zwei Karten ankündigen")
ANNOUNCE_NOTHING = Phrase("announce nothing", "nichts ankündigen")
TRAP = Phrase(
    "{god}, Judge of the Dead: whose killed warrior do you trap, if any? Slots taken: {taken} of "
    "{slots}.",
    "{god}, „Totenrichter“: Wessen getöteten Krieger hältst du fest, wenn überhaupt? Belegte "
    "Plätze: {taken} von {slots}.",
)
TRAP_WARRIOR = Phrase("trap a warrior of {owner}", "einen Krieger von {owner} festhalten")
TRAP_NOBODY = Phrase("trap no warrior", "keinen Krieger festhalten")
TOKEN_FIRST = Phrase(
    "{god}, Gateway to the Underworld: do you put an underworld token into {region}?",
    "{god}, „Tor zur Unterwelt“: Legst du ein Unterweltplättchen in {region}?",
)
TOKEN = Phrase(
    "{god}, Gateway to the Underworld: do you put an underworld token into {region}? One on the "
    "board may be moved there; on your dashboard: {left} of {tokens}.",
    "{god}, „Tor zur Unterwelt“: Legst du ein Unterweltplättchen in {region}? Du darfst auch eines "
    "vom Spielplan dorthin verlegen; auf deinem Gott-Tableau: {left} von {tokens}.",
)
TOKEN_NEW = Phrase("a token from the dashboard", "ein Plättchen vom Gott-Tableau")
TOKEN_MOVED = Phrase("move the token at {space}", "das Plättchen auf {space} verlegen")
TOKEN_NONE = Phrase("place no token", "kein Plättchen legen")
TOKEN_WHERE = Phrase(
    "{god}, Gateway to the Underworld: onto which empty land space of {region} do you put the "
    "token?",
    "{god}, „Tor zur Unterwelt“: Auf welches leere Landfeld in {region} legst du das Plättchen?",
)
TOKEN_AT = Phrase("put the token on {space}", "das Plättchen auf {space} legen")
SUN = Phrase(
    "{god}, Radiance: do you give {figure:the} at {space} a sun token? On your dashboard: {left} "
    "of {suns}.",
    "{god}, „Göttliches Licht“: Gibst du {figure:dem} auf {space} ein Sonnenplättchen? Auf deinem "
    "Gott-Tableau: {left} von {suns}.",
)
SUN_GIVE = Phrase("give it a sun token", "ein Sonnenplättchen geben")
SUN_KEEP = Phrase("give it none", "keines geben")
TAKE = Phrase(
    "{god}, merging with {lower}: do you take over {figure:the} {where}? Otherwise it leaves the "
    "game.",
    "{god}, Verschmelzen mit {lower}: Übernimmst du {figure:den} {where}? Sonst kommt die Figur "
    "aus dem Spiel.",
)
TAKE_FIGURE = Phrase("take over {figure:the} {where}", "{figure:den} {where} übernehmen")
LEAVE_FIGURE = Phrase("leave {figure:the} {where} behind", "auf {figure:den} {where} verzichten")
ON_BOARD = Phrase("at {space}", "auf {space}")
IN_POOL = Phrase("in the pool", "im Vorrat")


def ask_gather(table: AnkhTable, frame: Gather, seat: int, lang: str) -> str:
    """The prompt for a figure that comes to a battle."""
    god = seat_name(table, seat, lang)
    return GATHER.fill(lang, god=god, region=battle_region(table, lang))


def say_gather(table: AnkhTable, frame: Gather, answer: int, lang: str) -> str:
    """A figure that comes."""
    if answer == DONE:
        return GATHER_DONE.fill(lang)
    figure = figure_noun(table, figure_at(table, answer))
    return GATHER_FIGURE.fill(lang, figure=figure, space=space_name(table, answer))


def ask_gather_at(table: AnkhTable, frame: GatherAt, seat: int, lang: str) -> str:
    """The prompt for the space it comes to."""
    return GATHER_WHERE.fill(
        lang,
        god=seat_name(table, seat, lang),
        region=battle_region(table, lang),
        figure=figure_noun(table, frame.figure),
        space=space_name(table, table.place[frame.figure]),
    )


def say_gather_at(table: AnkhTable, frame: GatherAt, answer: int, lang: str) -> str:
    """A space."""
    return GATHER_TO.fill(lang, space=space_name(table, answer))


def ask_worship(table: AnkhTable, frame: Worship, seat: int, lang: str) -> str:
    """The prompt for paid devotion."""
    followers = table.followers[seat]
    god = seat_name(table, seat, lang)
    return WORSHIP.fill(lang, god=god, cost=WORSHIP_COST, followers=followers)


def say_worship(table: AnkhTable, frame: Worship, answer: int, lang: str) -> str:
    """Whether it is paid for."""
    return (WORSHIP_YES if answer else WORSHIP_NO).fill(lang, cost=WORSHIP_COST)


def ask_announce(table: AnkhTable, frame: Announce, seat: int, lang: str) -> str:
    """The prompt for two cards."""
    god = seat_name(table, seat, lang)
    return ANNOUNCE.fill(lang, god=god, region=battle_region(table, lang))


def say_announce(table: AnkhTable, frame: Announce, answer: int, lang: str) -> str:
    """Whether two cards are announced."""
    return (ANNOUNCE_TWO if answer else ANNOUNCE_NOTHING).fill(lang)


def ask_trap(table: AnkhTable, frame: Trap, seat: int, lang: str) -> str:
    """The prompt for a trapped warrior."""
    taken = len(table.tokens[frame.ability])
    return TRAP.fill(lang, god=seat_name(table, seat, lang), taken=taken, slots=SLOTS)


def say_trap(table: AnkhTable, frame: Trap, answer: int, lang: str) -> str:
    """Whose warrior is trapped."""
    if answer == NO_TRAP:
        return TRAP_NOBODY.fill(lang)
    return TRAP_WARRIOR.fill(lang, owner=god_name(table, answer, lang))


def ask_token(table: AnkhTable, frame: ChooseToken, seat: int, lang: str) -> str:
    """The prompt for an underworld token."""
    placed = len(table.tokens[frame.ability])
    return (TOKEN if placed else TOKEN_FIRST).fill(
        lang,
        god=seat_name(table, seat, lang),
        region=battle_region(table, lang),
        left=UNDERWORLD_TOKENS - placed,
        tokens=UNDERWORLD_TOKENS,
    )


def say_token(table: AnkhTable, frame: ChooseToken, answer: int, lang: str) -> str:
    """A token."""
    if answer == DONE:
        return TOKEN_NONE.fill(lang)
    if answer == DASHBOARD:
        return TOKEN_NEW.fill(lang)
    return TOKEN_MOVED.fill(lang, space=space_name(table, answer))


def ask_token_at(table: AnkhTable, frame: PlaceToken, seat: int, lang: str) -> str:
    """The prompt for the token's space."""
    god = seat_name(table, seat, lang)
    return TOKEN_WHERE.fill(lang, god=god, region=battle_region(table, lang))


def say_token_at(table: AnkhTable, frame: PlaceToken, answer: int, lang: str) -> str:
    """A space."""
    return TOKEN_AT.fill(lang, space=space_name(table, answer))


def ask_sun(table: AnkhTable, frame: GiveSun, seat: int, lang: str) -> str:
    """The prompt for a sun token."""
    return SUN.fill(
        lang,
        god=god_name(table, table.owner[frame.figure], lang),
        figure=figure_noun(table, frame.figure),
        space=space_name(table, table.place[frame.figure]),
        left=SUNS - len(table.tokens[frame.ability]),
        suns=SUNS,
    )


def say_sun(table: AnkhTable, frame: GiveSun, answer: int, lang: str) -> str:
    """Whether the figure gets a sun."""
    return (SUN_GIVE if answer else SUN_KEEP).fill(lang)


def ask_take(table: AnkhTable, frame: TakeGuardian, seat: int, lang: str) -> str:
    """The prompt for a guardian of the lower god."""
    figure = frame.figures[0]
    return TAKE.fill(
        lang,
        god=born_name(table, seat, lang),
        lower=born_name(table, table.owner[figure], lang),
        figure=figure_noun(table, figure),
        where=where(table, figure, lang),
    )


def say_take(table: AnkhTable, frame: TakeGuardian, answer: int, lang: str) -> str:
    """Whether a guardian is taken over."""
    figure = frame.figures[0]
    phrase = TAKE_FIGURE if answer else LEAVE_FIGURE
    return phrase.fill(lang, figure=figure_noun(table, figure), where=where(table, figure, lang))


def where(table: AnkhTable, figure: int, lang: str) -> str:
    """A figure's space, or the pool."""
    place = table.place[figure]
    return ON_BOARD.fill(lang, space=space_name(table, place)) if place >= 0 else IN_POOL.fill(lang)


WORDINGS: Wordings = {
    Gather: (ask_gather, say_gather),
    GatherAt: (ask_gather_at, say_gather_at),
    Worship: (ask_worship, say_worship),
    Announce: (ask_announce, say_announce),
    Trap: (ask_trap, say_trap),
    ChooseToken: (ask_token, say_token),
    PlaceToken: (ask_token_at, say_token_at),
    GiveSun: (ask_sun, say_sun),
    TakeGuardian: (ask_take, say_take),
}
