"""A chapter of a lesson: a position, and the steps a learner takes from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ennead.engine.frames import CHANCE
from ennead.engine.game import Game
from ennead.engine.record import CHANCE_MARK
from ennead.engine.words import LANGUAGES, Phrase
from ennead.games.start import load, new

CHAPTER_KEYS = (
    *("title", "about", "minutes", "seat", "names", "position", "setup", "opening", "pack"),
)
STEP_KEYS = ("tell", "rules", "accept", "praise", "otherwise", "answers", "then")


class LessonError(ValueError):
    """A chapter that cannot be read, or answers that do not belong to it."""


@dataclass(frozen=True)
class Line:
    """An answer of somebody else, as records write it: `1 bid 5`, `* tile nile`."""

    seat: int
    notation: str


@dataclass(frozen=True)
class Step:
    """What is told, which answers are accepted, and what is said about others."""

    tell: Phrase
    #: The ids of the rules that are the reason.
    rules: tuple[str, ...]
    #: In notation; none where the learner only reads.
    accept: tuple[str, ...]
    praise: Phrase | None
    #: What is said to a legal answer that is not accepted, unless `answers` has something better.
    otherwise: Phrase | None
    answers: dict[str, Phrase]
    #: What the others and chance answer then.
    then: tuple[Line, ...]

    def explains(self, notation: str) -> Phrase | None:
        """What is said about an answer that is not accepted."""
        return self.answers.get(notation, self.otherwise)


@dataclass(frozen=True)
class Chapter:
    """A piece of a lesson that takes a minute or two."""

    game: str
    id: str
    title: Phrase
    about: Phrase
    minutes: float
    #: Where the learner sits.
    seat: int
    names: tuple[str, ...]
    #: Where it starts: a position, or a game set up by the rules.
    start: dict[str, Any]
    opening: tuple[Line, ...]
    steps: tuple[Step, ...]
    end: Phrase
    end_rules: tuple[str, ...]
    #: The expansion it teaches; empty for the base game.
    pack: str = ""

    def begin(self) -> Game:
        """The game before the first step; chance is answered by the chapter."""
        if "position" in self.start:
            game = load({"game": self.game, **self.start["position"]}, chance="ask")
        else:
            setup = self.start["setup"]
            options = setup.get("options", {})
            game = new(self.game, setup["players"], chance="ask", **options)
        give(game, self.opening)
        return game


def give(game: Game, lines: tuple[Line, ...]) -> None:
    """Others answer as the chapter has it."""
    for line in lines:
        game.apply(line.seat, game.parse(line.seat, line.notation))


def read_chapter(game: str, id: str, data: dict[str, Any]) -> Chapter:
    """A chapter of plain data, as its file has it."""
    where = f"{game}/{id}"
    allow(data, (*CHAPTER_KEYS, "step", "end", "end_rules"), where)
    if ("position" in data) == ("setup" in data):
        raise LessonError(f"{where}: give 'position' or 'setup'")
    steps = data.get("step", [])
    if not steps:
        raise LessonError(f"{where}: expected at least one step")
    return Chapter(
        game=game,
        id=id,
        title=text(data, "title", where),
        about=text(data, "about", where),
        minutes=float(data["minutes"]),
        seat=data["seat"],
        names=tuple(data["names"]),
        start={key: data[key] for key in ("position", "setup") if key in data},
        opening=lines(data.get("opening", []), where),
        steps=tuple(
            read_step(step, f"{where} step {number}") for number, step in enumerate(steps, 1)
        ),
        end=text(data, "end", where),
        end_rules=tuple(data.get("end_rules", ())),
        pack=str(data.get("pack", "")),
    )


def read_step(data: dict[str, Any], where: str) -> Step:
    """A step of plain data."""
    allow(data, STEP_KEYS, where)
    return Step(
        tell=text(data, "tell", where),
        rules=tuple(data.get("rules", ())),
        accept=tuple(data.get("accept", ())),
        praise=text(data, "praise", where) if "praise" in data else None,
        otherwise=text(data, "otherwise", where) if "otherwise" in data else None,
        answers={key: text(data["answers"], key, where) for key in data.get("answers", {})},
        then=lines(data.get("then", []), where),
    )


def allow(data: dict[str, Any], keys: tuple[str, ...], where: str) -> None:
    """Nothing but what is known may be said."""
    for key in data:
        if key not in keys:
            raise LessonError(f"{where}: unknown key {key!r}; allowed: {', '.join(keys)}")


def text(data: dict[str, Any], key: str, where: str) -> Phrase:
    """A text in every language."""
    found = data.get(key)
    if not isinstance(found, dict) or set(found) != set(LANGUAGES) or not all(found.values()):
        raise LessonError(f"{where}: {key} must have a text in each of {', '.join(LANGUAGES)}")
    return Phrase(*[" ".join(str(found[language]).split()) for language in LANGUAGES])


def lines(data: list[str], where: str) -> tuple[Line, ...]:
    """Answers of others, each a mark and a notation."""
    read = []
    for line in data:
        mark, _, notation = line.partition(" ")
        if not (mark == CHANCE_MARK or mark.isdecimal()) or not notation:
            raise LessonError(f"{where}: expected a seat or * and an answer, found {line!r}")
        read.append(Line(CHANCE if mark == CHANCE_MARK else int(mark), notation))
    return tuple(read)
