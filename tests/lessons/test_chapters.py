"""Every chapter can be played to its end, by every way it accepts."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ennead.engine.words import LANGUAGES, Phrase
from ennead.games import GAMES
from ennead.games.catalogue import catalogue
from ennead.lessons import NEXT, Chapter, Progress, chapters, follow

ALL = [chapter for game in GAMES for chapter in chapters(game)]
NAMES = [f"{chapter.game}-{chapter.id}" for chapter in ALL]
every_chapter = pytest.mark.parametrize("chapter", ALL, ids=NAMES)


def legal(progress: Progress) -> list[str]:
    """What the learner may answer by the rules."""
    game, seat = progress.game, progress.chapter.seat
    return [game.notation(seat, answer) for answer in game.legal(seat)]


def ways(chapter: Chapter, answers: list[str]) -> Iterator[tuple[list[str], Progress]]:
    """Every moment of a chapter by every accepted way."""
    progress = follow(chapter, answers)
    yield answers, progress
    if progress.step is None:
        return
    accepted = [a for a in progress.step.accept if a in legal(progress)]
    assert bool(accepted) == bool(progress.step.accept), "no accepted answer is legal"
    for answer in accepted or [NEXT]:
        yield from ways(chapter, [*answers, answer])


def texts(chapter: Chapter) -> Iterator[Phrase]:
    """All that is told in a chapter."""
    yield from (chapter.title, chapter.about, chapter.end)
    for step in chapter.steps:
        said = (step.tell, step.praise, step.otherwise, *step.answers.values())
        yield from [phrase for phrase in said if phrase is not None]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_taught_in_five_to_ten_minutes(game: str) -> None:
    taught = [chapter for chapter in chapters(game) if not chapter.pack]
    assert 6 <= len(taught) <= 9
    assert 5 <= sum(chapter.minutes for chapter in taught) <= 10
    assert len({chapter.id for chapter in chapters(game)}) == len(chapters(game))


def test_each_new_god_has_a_short_chapter_after_those_of_the_base_game() -> None:
    more = chapters("ankh")[-5:]
    assert [chapter.id for chapter in more] == ["hathor", "horus", "set", "bastet", "court"]
    assert [chapter.pack for chapter in more] == ["gods"] * 4 + ["pharaoh"]
    assert all(chapter.minutes <= 1 for chapter in more)


@every_chapter
def test_every_accepted_answer_is_legal_and_leads_to_the_end(chapter: Chapter) -> None:
    met: set[tuple[int, str]] = set()
    ends = 0
    for _, progress in ways(chapter, []):
        if progress.step is None:
            ends += 1
        elif progress.step.accept:
            met |= {(progress.done, answer) for answer in legal(progress)}
            assert set(progress.expected()) <= set(progress.game.legal(chapter.seat))
    assert ends
    for number, step in enumerate(chapter.steps):
        for answer in (*step.accept, *step.answers):
            assert (number, answer) in met, f"step {number + 1}: {answer} is never legal"
        assert not set(step.accept) & set(step.answers)


@every_chapter
def test_every_other_legal_answer_is_explained_and_changes_nothing(chapter: Chapter) -> None:
    seen: set[tuple[int, str]] = set()
    for answers, progress in ways(chapter, []):
        if progress.step is None or not progress.step.accept:
            continue
        for answer in legal(progress):
            if answer in progress.step.accept or (progress.done, answer) in seen:
                continue
            seen.add((progress.done, answer))
            tried = follow(chapter, [*answers, answer])
            assert tried.accepted is False
            assert tried.said is not None, f"step {progress.done + 1}: {answer}"
            assert (tried.done, tried.events) == (progress.done, [])
            assert tried.game.hash() == progress.game.hash()


@every_chapter
def test_every_text_is_there_in_every_language(chapter: Chapter) -> None:
    for phrase in texts(chapter):
        told = [phrase.fill(language) for language in LANGUAGES]
        assert all(told)
        assert len(set(told)) == len(told), told


@every_chapter
def test_every_cited_rule_exists(chapter: Chapter) -> None:
    known = {rule.id for rule in catalogue(chapter.game)}
    cited = [*chapter.end_rules, *[id for step in chapter.steps for id in step.rules]]
    assert [id for id in cited if id not in known] == []
    assert all(step.rules for step in chapter.steps), "every reason has a rule"


@every_chapter
def test_the_learner_makes_the_moves(chapter: Chapter) -> None:
    moves = [step for step in chapter.steps if step.accept]
    assert len(moves) * 2 >= len(chapter.steps)


def ending(game: str, id: str) -> Progress:
    """The end of a chapter, by the first accepted answers."""
    chapter = next(found for found in chapters(game) if found.id == id)
    return next(progress for _, progress in ways(chapter, []) if progress.step is None)


@pytest.mark.parametrize(
    ("id", "devotion"),
    [("domination", [4, 2]), ("battle", [11, 11]), ("plague", [10, 12]), ("ending", [22, 19])],
)
def test_ankh_gains_the_devotion_that_is_told(id: str, devotion: list[int]) -> None:
    areas = ending("ankh", id).game.position()["areas"]
    assert [area["devotion"] for area in areas] == devotion


@pytest.mark.parametrize(("id", "river", "civilization"), [("river", 5, [5, 5, -5])])
def test_ra_scores_what_is_told(id: str, river: int, civilization: list[int]) -> None:
    sheet = ending("ra", id).game.view(0)["sheets"][0]
    assert sheet[0]["nile"] == river
    assert [row["civilization"] for row in sheet] == civilization


@pytest.mark.parametrize("game", GAMES)
def test_the_last_chapter_ends_with_a_victory_of_the_learner(game: str) -> None:
    last = [chapter for chapter in chapters(game) if not chapter.pack][-1]
    end = ending(game, last.id).game
    assert end.over
    assert end.ranking()[0][1] == last.seat


@pytest.mark.parametrize("id", ["horus", "set", "bastet"])
def test_the_battles_of_the_new_gods_are_won_as_they_are_told(id: str) -> None:
    game = ending("ankh", id).game
    first, second = game.view(0)["areas"]
    assert first["devotion"] > second["devotion"]


def test_a_drought_is_taught_as_it_strikes_a_flood_and_then_a_nile() -> None:
    """With one Flood, a Drought takes the Flood and a Nile."""
    [chapter] = [chapter for chapter in chapters("ra") if chapter.id == "disasters"]
    [told] = [text.texts["en"] for text in texts(chapter) if "Drought" in text.texts["en"]]
    assert "for each Flood that is missing it takes a Nile" in told
