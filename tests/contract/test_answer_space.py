"""Every answer lies in the space that docs/answers.md gives for its question."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random

import pytest

import ennead
from ennead.engine.frames import Frame, Question, SecretQuestion
from ennead.games import GAMES

DOCUMENT = Path(__file__).parents[2] / "docs" / "answers.md"
ROW = re.compile(r"\| `(\w+)` +\| (\d+) to (\d+) +\| (\d+) ")
GAMES_EACH = 15


@cache
def documented(name: str) -> dict[str, range]:
    """The answers of each question of a game."""
    rows = ROW.findall(chapter(name))
    return {question: range(int(first), int(last) + 1) for question, first, last, _ in rows}


def chapter(name: str) -> str:
    """The chapter of a game."""
    chapters = DOCUMENT.read_text(encoding="utf-8").split("\n## ")
    return next(text for text in chapters if text.startswith(name.capitalize()))


def question_name(question: type) -> str:
    """A question's name as views show it."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", question.__name__).lower()


@pytest.mark.parametrize("name", list(GAMES))
def test_every_question_of_a_game_is_documented_and_no_other(name: str) -> None:
    frames = GAMES[name].frame_classes().values()
    questions = [frame for frame in frames if issubclass(frame, (Question, SecretQuestion))]
    assert set(documented(name)) == {question_name(question) for question in questions}


@pytest.mark.parametrize("name", list(GAMES))
def test_the_answers_documented_are_those_that_the_questions_declare(name: str) -> None:
    for question in GAMES[name].frame_classes().values():
        if question.ANSWERS != Frame.ANSWERS:
            first, last = question.ANSWERS
            assert documented(name)[question_name(question)] == range(first, last + 1)


@pytest.mark.parametrize("name", list(GAMES))
def test_the_sizes_add_up(name: str) -> None:
    rows = ROW.findall(chapter(name))
    assert [int(size) for *_, size in rows] == [len(space) for space in documented(name).values()]
    total = sum([len(space) for space in documented(name).values()])
    assert f"Together: {total} answers." in chapter(name)
    assert total < 3000


@pytest.mark.parametrize(
    ("name", "players"),
    [(name, players) for name, rules in GAMES.items() for players in rules.players],
)
def test_every_answer_of_random_games_is_in_the_space_of_its_question(
    name: str, players: int
) -> None:
    for seed in range(GAMES_EACH):
        game = ennead.new(name, players, chance="ask")
        rng = Random(f"{name} {players} {seed}")
        while not game.over:
            space = documented(name)[question_name(type(game.table.frames[-1]))]
            seat = rng.choice(game.to_act())
            legal = game.legal(seat)
            assert space.start <= legal[0]
            assert legal[-1] < space.stop
            game.apply(seat, rng.choice(legal))
