"""Lessons: stateless, all answers of the learner are replayed each time."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ennead.games import GAMES
from ennead.games.catalogue import rule_text
from ennead.lessons import Chapter, LessonError, Progress, chapter, chapters, follow
from ennead.server import protocol
from ennead.server.live import projection
from ennead.server.live.option_words import chosen_options
from ennead.server.service.errors import Denied, NotThere

#: No chapter has as many steps.
MOST_ANSWERS = 50


class ChapterInfo(Struct):
    """A chapter in the list of a game's lessons."""

    id: str
    title: str
    about: str
    minutes: float


class LessonInfo(Struct):
    """The lessons of a game."""

    game: str
    chapters: list[ChapterInfo]


class LessonAnswers(Struct, forbid_unknown_fields=True):
    """All answers of a learner in a chapter; only the last may be wrong."""

    answers: Annotated[
        list[Annotated[str, Meta(max_length=100)]], Meta(max_length=MOST_ANSWERS)
    ] = []
    language: protocol.Language = "en"


class CitedRule(Struct):
    """A rule that a text cites."""

    id: str
    text: str


class LessonState(Struct):
    """A chapter as the learner sees it after the answers given."""

    chapter: ChapterInfo
    #: How many steps are done, of how many.
    done: int
    steps: int
    #: Whether the last answer was accepted, and the comment on it.
    accepted: bool | None
    said: str
    #: The text of the current step; at the end, a summary.
    text: str
    rules: list[CitedRule]
    #: The learner only reads, and answers `next`.
    reading: bool
    #: The numbers of the accepted answers, to be shown on request.
    expected: list[int]
    ended: bool
    #: The chapter that follows.
    following: str | None
    state: protocol.TableState


def lessons(lang: str) -> list[LessonInfo]:
    """Describe the lessons of all games."""
    return [LessonInfo(game, [info(c, lang) for c in chapters(game)]) for game in GAMES]


def lesson(game: str, chapter_id: str, data: LessonAnswers) -> LessonState:
    """Return a chapter after the learner's answers."""
    try:
        found = chapter(game, chapter_id)
    except KeyError:
        raise NotThere(f"there is no chapter {game}/{chapter_id}") from None
    try:
        progress = follow(found, data.answers)
    except LessonError as error:
        raise Denied(str(error)) from None
    return lesson_state(progress, data)


def info(found: Chapter, lang: str) -> ChapterInfo:
    """Describe a chapter."""
    return ChapterInfo(found.id, found.title.fill(lang), found.about.fill(lang), found.minutes)


def lesson_state(progress: Progress, data: LessonAnswers) -> LessonState:
    """Describe the state of a chapter, in a language."""
    lang, found, step = data.language, progress.chapter, progress.step
    cited = found.end_rules if step is None else step.rules
    return LessonState(
        chapter=info(found, lang),
        done=progress.done,
        steps=len(found.steps),
        accepted=progress.accepted,
        said="" if progress.said is None else progress.said.fill(lang),
        text=(found.end if step is None else step.tell).fill(lang),
        rules=[CitedRule(id, rule_text(found.game, id, lang)) for id in cited],
        reading=step is not None and not step.accept,
        expected=progress.expected(),
        ended=step is None,
        following=following(found),
        state=table_state(progress, len(data.answers), lang),
    )


def following(found: Chapter) -> str | None:
    """Return the id of the next chapter; None after the last."""
    ids = [other.id for other in chapters(found.game)]
    place = ids.index(found.id) + 1
    return ids[place] if place < len(ids) else None


def table_state(progress: Progress, version: int, lang: str) -> protocol.TableState:
    """Project the table of a chapter, as for any other table."""
    game, found = progress.game, progress.chapter
    names = list(found.names)
    asked = progress.step is not None and bool(progress.step.accept)
    return protocol.TableState(
        version=version,
        id="",
        code="",
        game=found.game,
        phase="finished" if game.over else "playing",
        options=chosen_options(found.game, game.options, lang),
        public=False,
        pace="live",
        clock=None,
        spectators=False,
        hints=False,
        seats=[seat_state(found, seat) for seat in range(len(names))],
        you=[found.seat],
        creator=False,
        undo="none",
        to_act=[found.seat] if asked else [],
        sitting_out=[],
        questions=[question(progress, lang)] if asked else [],
        events=[
            projection.game_event(game, version, event, lang, names) for event in progress.events
        ],
        gap=False,
        view=game.view(found.seat),
        view_seat=found.seat,
        proposal=None,
        standing=None,
        ranking=[list(place) for place in game.ranking()] if game.over else None,
        can_undo=[],
        can_ask_undo=[],
        analysis=True,
    )


def seat_state(found: Chapter, seat: int) -> protocol.SeatState:
    """Project a seat: the learner, or a player for whom the chapter answers."""
    kind: Literal["human", "bot"] = "human" if seat == found.seat else "bot"
    return protocol.SeatState(kind, found.names[seat], connected=True)


def question(progress: Progress, lang: str) -> protocol.Question:
    """Project the question to the learner; nothing is final in a lesson."""
    game, seat = progress.game, progress.chapter.seat
    frame = game.table.frames[-1]
    return protocol.Question(
        seat=seat,
        name=game.view(seat)["asked"]["question"],
        click=frame.CLICK,
        shown_on=frame.SHOWN_ON,
        words=game.ask(seat, lang),
        answers=[projection.legal_answer(game, answer, lang, False) for answer in game.legal(seat)],
        confirm=False,
    )
