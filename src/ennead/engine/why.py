"""Why something is not offered: the rule that stands in the way, found from the limits.

Only three things are left to a game: whose turn it is instead, how the game ended, and what a
question says about a wish that belongs to another one.
"""

from __future__ import annotations

from typing import Any, Final

from ennead.engine.frames import Frame, alone
from ennead.engine.notation import folded, spelled
from ennead.engine.rules import Rules
from ennead.engine.table import Table

NO_ANSWER: Final = -1
#: More things than these are not listed in an error.
MOST_LISTED: Final = 24


class Wish:
    """A wish that was read: the questions it could answer, its verb and what follows it."""

    def __init__(self, questions: list[type[Frame[Any]]], verb: str, what: str) -> None:
        self.questions = questions
        self.verb = verb
        self.what = what


class Refused:
    """The rule against a wish, and the answer to the question on top that was wished for."""

    def __init__(self, rule: str, answer: int = NO_ANSWER) -> None:
        self.rule = rule
        #: NO_ANSWER where the wish belongs to another question.
        self.answer = answer


def refused(rules: Rules[Any], table: Table, seat: int, text: str) -> Refused:
    """Why a seat is not offered something now."""
    wish = read(rules, table, text)
    if not table.frames:
        return Refused(rules.over_rule(table))
    frame = table.frames[-1]
    if not table.options(seat):
        return Refused(rules.not_asked(table, seat, wish.questions, wish.verb))
    answers = frame.wishes(table)
    place = spelled([frame.notation(table, answer) for answer in answers], text, alone(frame))
    if place is not None:
        return Refused(frame.reason(table, seat, answers[place]), answers[place])
    for question in wish.questions:
        if question.AFTER[0] == type(frame).__name__:
            return Refused(frame.reason(table, seat, question.AFTER[1]) or question.WHEN)
    return Refused(rules.otherwise(table, seat, wish.questions, wish.verb, wish.what))


def read(rules: Rules[Any], table: Table, text: str) -> Wish:
    """A wish; ValueError says what was expected."""
    wanted = text.casefold().replace("_", " ").strip()
    forms = forms_of(rules, table)
    known = [form for form in forms if wanted == form[0] or wanted.startswith(f"{form[0]} ")]
    if not known:
        verbs = ", ".join(dict.fromkeys([verb for verb, _ in forms]))
        raise ValueError(f"expected one of {verbs}; found {text.partition(' ')[0]!r}")
    for verb, kind in sorted(known, key=lambda form: -len(form[0])):
        what = text.strip()[len(verb) :].strip()
        if bool(what) == bool(kind) and is_thing(rules, table, kind, what):
            return Wish(forms[verb, kind], verb, what)
    raise ValueError(unexpected(rules, table, known, text))


def forms_of(rules: Rules[Any], table: Table) -> dict[tuple[str, str], list[type[Frame[Any]]]]:
    """Every verb with the kind of thing that follows it, and the questions it answers."""
    forms: dict[tuple[str, str], list[type[Frame[Any]]]] = {}
    for question in rules.frames_at(table).values():
        for words, kind, _ in question.VERBS:
            forms.setdefault((words, kind), []).append(question)
    return forms


def is_thing(rules: Rules[Any], table: Table, kind: str, what: str) -> bool:
    """Whether a word names a thing of a kind."""
    if not kind:
        return True
    names = rules.things(table, kind)
    if names is None:
        return what.isdecimal()
    return sorted(folded(what)) in [sorted(folded(name)) for name in names]


def unexpected(rules: Rules[Any], table: Table, known: list[tuple[str, str]], text: str) -> str:
    """What a verb is followed by."""
    followed = [form for form in known if form[1]]
    verb, kind = max(followed or known, key=lambda form: len(form[0]))
    what = text.strip()[len(verb) :].strip()
    names = rules.things(table, kind) if kind and what else None
    listed = names is not None and len(names) <= MOST_LISTED
    expected = f"one of {', '.join(names or [])}" if listed else kind or "nothing"
    return f"{verb!r} is followed by {expected}; found {what!r}"
