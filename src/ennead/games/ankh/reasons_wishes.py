"""Wishes: answers in notation, legal or not, that somebody asks about.

A wish is read without regard to the question on top: one may ask about anything at any time.
"""

from __future__ import annotations

from typing import Final

from ennead.games.ankh.powers.gods import GOD_NAMES
from ennead.games.ankh.summoning.rules import CAPTIVE, kind_name
from ennead.games.ankh.table.names import space_called
from ennead.games.ankh.table.pieces import (
    BIT,
    CARD_NAMES,
    FIRST_GUARDIAN,
    GUARDIANS,
    MONUMENT_NAMES,
    NOBODY,
    POWER_NAMES,
)
from ennead.games.ankh.table.table import AnkhTable
from ennead.hexes.grid import DIRECTIONS

# What may follow a verb.
NOTHING: Final = "nothing"
SPACE: Final = "a space of the map"
EDGE: Final = "two neighbouring spaces with a slash between them"
NUMBER: Final = "a number"
TOKENS: Final = "two numbers of conflict order tokens"
KIND: Final = "a kind of figure"
GUARDIAN: Final = "a guardian"
POWER: Final = "an Ankh power"
CARDS: Final = "one battle card, or two"
MONUMENT: Final = "a type of monument"
DIRECTION: Final = "a direction"
GOD: Final = "a god"


class Form:
    """A form of answer: its verb, what follows it, and the rule that says when it is given."""

    def __init__(self, verb: str, what: str, rule: str) -> None:
        self.verb: Final = verb
        self.what: Final = what
        self.rule: Final = rule


class Wish:
    """A wish that was read: its form and the number that what follows the verb stands for."""

    def __init__(self, form: Form, number: int) -> None:
        self.form: Final = form
        self.number: Final = number


# setup
FIRST: Final = Form("first", NUMBER, "AK-S3")
DRAW_GOD: Final = Form("god", GOD, "AK-S1")
DRAW_GUARDIAN: Final = Form("guardian", GUARDIAN, "AK-S8")
# actions
MOVE: Final = Form("move", NOTHING, "AK-T3")
SUMMON: Final = Form("summon", NOTHING, "AK-T3")
GAIN: Final = Form("gain", NOTHING, "AK-T3")
UNLOCK: Final = Form("unlock", NOTHING, "AK-T3")
# moving, here or to a battle
FIGURE: Final = Form("figure", SPACE, "AK-M1")
TO: Final = Form("to", SPACE, "AK-M1")
PUSH: Final = Form("push", SPACE, "AK-GT1")
AIM: Final = Form("aim", DIRECTION, "AK-GS1")
# summoning
REGULAR: Final = Form("regular", NOTHING, "AK-U1")
EXTRA_TOKEN: Final = Form("extra token", NOTHING, "AK-O2")
EXTRA: Final = Form("extra", SPACE, "AK-L2d")
SUMMON_KIND: Final = Form("summon", KIND, "AK-U1")
AT: Final = Form("at", SPACE, "AK-U1")
# unlocking
UNLOCK_POWER: Final = Form("unlock", POWER, "AK-P1")
# events
CONTROL: Final = Form("control", SPACE, "AK-CM1")
CAMEL: Final = Form("camel", EDGE, "AK-CC1")
KEEP_TOKEN: Final = Form("keep", SPACE, "AK-CC4")
SWAP: Final = Form("swap", TOKENS, "AK-CC5")
# nothing of what is asked
DONE: Final = Form("done", NOTHING, "AK-U6")
DECLINE: Final = Form("decline", NOTHING, "AK-T11")
STOP: Final = Form("stop", NOTHING, "AK-CC1")
KEEP_ALL: Final = Form("keep", NOTHING, "AK-CC5")
# battle
PLAY: Final = Form("play", CARDS, "AK-Y3")
BUILD_NOTHING: Final = Form("build nothing", NOTHING, "AK-K4")
BUILD_AT: Final = Form("build at", SPACE, "AK-K4")
BUILD: Final = Form("build", MONUMENT, "AK-K4")
BID: Final = Form("bid", NUMBER, "AK-K2")
BREAK_TIE: Final = Form("break the tie", NOTHING, "AK-Y11")
LEAVE_TIE: Final = Form("leave the tie", NOTHING, "AK-Y11")
KEEP_ALIVE: Final = Form("keep alive", NOTHING, "AK-IS1")
LET_DIE: Final = Form("let die", NOTHING, "AK-IS1")
RETURN: Final = Form("return", SPACE, "AK-GM1")
# powers and merging
WORSHIP: Final = Form("worship", NOTHING, "AK-L3d")
NO_WORSHIP: Final = Form("no worship", NOTHING, "AK-L3d")
ANNOUNCE: Final = Form("announce two", NOTHING, "AK-AM1")
ANNOUNCE_NOTHING: Final = Form("announce nothing", NOTHING, "AK-AM1")
TRAP: Final = Form("trap", GOD, "AK-AN1")
TRAP_NOBODY: Final = Form("trap nobody", NOTHING, "AK-AN1")
NEW_TOKEN: Final = Form("new token", NOTHING, "AK-O1")
NO_TOKEN: Final = Form("no token", NOTHING, "AK-O1")
TOKEN_AT: Final = Form("token at", SPACE, "AK-O1")
TOKEN: Final = Form("token", SPACE, "AK-O1")
GIVE_SUN: Final = Form("give sun", NOTHING, "AK-RA1")
NO_SUN: Final = Form("no sun", NOTHING, "AK-RA1")
TAKE_GUARDIAN: Final = Form("take guardian", NOTHING, "AK-MG4")
LEAVE_GUARDIAN: Final = Form("leave guardian", NOTHING, "AK-MG4")

#: Longer verbs first, for some begin alike.
# fmt: off  (one section of the rules a line)
FORMS: Final = (
    BREAK_TIE,
    LEAVE_TIE,
    BUILD_NOTHING,
    BUILD_AT,
    KEEP_ALIVE,
    LET_DIE,
    NO_WORSHIP,
    ANNOUNCE,
    ANNOUNCE_NOTHING,
    TRAP_NOBODY,
    NEW_TOKEN,
    NO_TOKEN,
    TOKEN_AT,
    GIVE_SUN,
    NO_SUN,
    TAKE_GUARDIAN,
    LEAVE_GUARDIAN,
    EXTRA_TOKEN,
    FIRST,
    DRAW_GOD,
    DRAW_GUARDIAN,
    MOVE,
    SUMMON,
    GAIN,
    UNLOCK,
    FIGURE,
    TO,
    PUSH,
    AIM,
    REGULAR,
    EXTRA,
    SUMMON_KIND,
    AT,
    UNLOCK_POWER,
    CONTROL,
    CAMEL,
    KEEP_TOKEN,
    SWAP,
    DONE,
    DECLINE,
    STOP,
    KEEP_ALL,
    PLAY,
    BUILD,
    BID,
    RETURN,
    WORSHIP,
    TRAP,
    TOKEN,
)
# fmt: on
#: Saying that nothing, or nothing more, is done.
REFUSALS: Final = (DONE, DECLINE, STOP, KEEP_ALL)
ACTIONS: Final = (MOVE, SUMMON, GAIN, UNLOCK)

KIND_WORDS: Final = [kind_name(kind) for kind in range(FIRST_GUARDIAN + len(GUARDIANS))] + [
    "captive"
]
GUARDIAN_WORDS: Final = [guardian.name for guardian in GUARDIANS]
DIRECTION_WORDS: Final = [direction.lower() for direction in DIRECTIONS]
TENS: Final = 10


def read(table: AnkhTable, wish: str) -> Wish:
    """A wish; ValueError says what was expected."""
    known = [form for form in FORMS if wish == form.verb or wish.startswith(f"{form.verb} ")]
    if not known:
        verbs = ", ".join(sorted({form.verb for form in FORMS}))
        raise ValueError(f"expected one of {verbs}; found {wish!r}")
    for form in known:
        what = wish[len(form.verb) :].strip()
        if bool(what) != (form.what == NOTHING):
            return Wish(form, number_for(table, form, what))
    expected = " or ".join([form.what for form in known])
    raise ValueError(f"{known[0].verb!r} is followed by {expected}; found {wish!r}")


def number_for(table: AnkhTable, form: Form, what: str) -> int:
    """What follows a verb as a number; -1 if nothing does."""
    if form.what == NOTHING:
        return -1
    if form.what in (SPACE, EDGE):
        return place_for(table, form, what)
    if form.what in (NUMBER, TOKENS):
        return digits_for(form, what)
    if form.what == CARDS:
        return cards_for(form, what)
    return word_for(form, what)


def place_for(table: AnkhTable, form: Form, what: str) -> int:
    """A space or an edge."""
    board = table.division.map
    spaces = [space_called(board, name) for name in what.split("/")]
    if NOBODY not in spaces:
        if form.what == SPACE and len(spaces) == 1:
            return spaces[0]
        if form.what == EDGE and len(spaces) == 2:
            edge = board.edge_between(spaces[0], spaces[1])
            if edge >= 0:
                return edge
    raise unexpected(form, what)


def digits_for(form: Form, what: str) -> int:
    """A number, or two tokens as one number."""
    parts = what.split()
    wanted = 2 if form.what == TOKENS else 1
    if len(parts) != wanted or not all(part.isdecimal() for part in parts):
        raise unexpected(form, what)
    if wanted == 1:
        return int(what)
    if max(len(parts[0]), len(parts[1])) > 1 or parts[0] == parts[1]:
        raise unexpected(form, what)
    return int(parts[0]) * TENS + int(parts[1])


def cards_for(form: Form, what: str) -> int:
    """Battle cards as a mask; two are named in the order of the hand."""
    cards = [CARD_NAMES.index(name) for name in what.split() if name in CARD_NAMES]
    if len(cards) != len(what.split()) or len(cards) > 2 or sorted(set(cards)) != cards:
        raise ValueError(
            f"'play' is followed by one or two of {', '.join(CARD_NAMES)}, in this order; "
            f"found {what!r}"
        )
    return sum([BIT[card] for card in cards])


def word_for(form: Form, what: str) -> int:
    """A name as the number of the thing it names."""
    words = words_of(form.what)
    if what not in words:
        raise ValueError(f"{form.verb!r} is followed by one of {', '.join(words)}; found {what!r}")
    number = words.index(what)
    return CAPTIVE if form.what == KIND and what == words[-1] else number


def words_of(what: str) -> list[str]:
    """The names that a kind of thing has."""
    if what == KIND:
        return KIND_WORDS
    if what == GUARDIAN:
        return GUARDIAN_WORDS
    if what == DIRECTION:
        return DIRECTION_WORDS
    if what == POWER:
        return list(POWER_NAMES)
    return list(MONUMENT_NAMES) if what == MONUMENT else list(GOD_NAMES)


def unexpected(form: Form, what: str) -> ValueError:
    """The error for what does not fit a verb."""
    return ValueError(f"{form.verb!r} is followed by {form.what}; found {what!r}")
