"""Contract: a reason is given for what is not legal and only for that, and follows from limits."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import ennead
from ennead.engine.frames import ChanceQuestion, Frame, Question, SecretQuestion
from ennead.games import GAMES
from tests.contract.cases import TRAITS, Case, every_case_and_bots

FOLDER = Path(__file__).parents[1] / "games"
#: The games whose every reason is one that a test of a rule expects.
PROVEN = ("ra", "ankh")
#: All wishes are tried at one question in this many.
STEPS = 7
#: Wishes that belong to other questions are tried at one question in this many.
ASKED_WISHES = {"ra": 1, "ankh": 5}
#: The limits are worked out at one question in this many.
LIMITED = 3


def is_declared(frame: Frame[Any] | type[Frame[Any]]) -> bool:
    """Whether a question says which answers it can have."""
    return frame.ANSWERS != Frame.ANSWERS


@pytest.mark.parametrize("name", PROVEN)
def test_every_question_declares_its_answers_and_the_rule_that_obliges(name: str) -> None:
    for question in GAMES[name].frame_classes().values():
        if issubclass(question, (Question, SecretQuestion)):
            assert is_declared(question)
            assert question.OBLIGES
            assert question.VERBS or issubclass(question, ChanceQuestion)


@pytest.mark.parametrize("name", PROVEN)
def test_no_question_says_what_is_legal_but_by_its_limits(name: str) -> None:
    """Chance has outcomes, and nobody asks why one of them is not possible."""
    for question in GAMES[name].frame_classes().values():
        if not issubclass(question, ChanceQuestion):
            assert "legal" not in vars(question), question


@every_case_and_bots
def test_a_walk_for_one_answer_allows_what_the_walk_for_all_leaves(case: Case) -> None:
    for seed, game in case.games(4):
        for step, _ in enumerate(case.play(game, seed)):
            frame = game.table.frames[-1]
            checked = is_declared(frame) and step % LIMITED == 0
            for seat in game.to_act() if checked else ():
                wishes = frame.wishes(game.table)
                allowed = [wish for wish in wishes if not frame.reason(game.table, seat, wish)]
                assert allowed == game.legal(seat), type(frame).__name__


@every_case_and_bots
def test_every_answer_there_can_be_is_legal_or_has_a_reason(case: Case) -> None:
    """All answers that have a notation here, asked of every seat, in both cases of letters."""
    for seed, game in case.games(3):
        for step, _ in enumerate(case.play(game, seed)):
            asked = game.table.frames[-1]
            if step % STEPS == 0 and is_declared(asked) and not asked.is_chance():
                for seat in range(case.players):
                    check_reasons(game, seat, Random(step))


def check_reasons(game: ennead.Game, seat: int, rng: Random) -> None:
    frame = game.table.frames[-1]
    legal = game.legal(seat)
    for answer in frame.wishes(game.table):
        wish = frame.notation(game.table, answer)
        spelling = wish.upper() if frame.OBLIGES and rng.random() < 0.5 else wish
        reason = game.why_not(seat, *spelling.split())
        assert (reason is None) == (answer in legal), wish
        if reason is not None and legal and frame.OBLIGES:
            assert reason.rule == frame.reason(game.table, seat, answer), wish
            check_proven(game.name, reason.rule)


def check_proven(name: str, id: str) -> None:
    assert name not in PROVEN or id in expected_reasons(name), f"no test expects {id} as a reason"


@cache
def expected_reasons(name: str) -> set[str]:
    """The rules that tests of a game expect as the reason why something is refused."""
    found: set[str] = set()
    for path in (FOLDER / name).glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if is_expectation(node):
                found |= {
                    str(part.value) for part in ast.walk(node) if isinstance(part, ast.Constant)
                }
    return found


def is_expectation(node: ast.AST) -> bool:
    """`because="RA-T1"`, or the right side of `assert rules(game, seat, ...) == [...]`."""
    if isinstance(node, ast.Compare):
        return ast.unparse(node.left).startswith("rules(")
    return isinstance(node, ast.keyword) and node.arg == "because"


@pytest.mark.parametrize("name", PROVEN)
def test_every_wish_of_every_seat_gets_a_proven_reason(name: str) -> None:
    """What belongs to other questions too, whoever is asked."""
    for players in GAMES[name].players:
        game = ennead.new(name, players, seed=players)
        rng = Random(players)
        step = 0
        while not game.over:
            for seat in range(players) if step % ASKED_WISHES[name] == 0 else ():
                for wish in TRAITS[name].wishes():
                    reason = game.why_not(seat, *wish.split())
                    if reason is not None:
                        check_proven(name, reason.rule)
            step += 1
            for seat in game.to_act()[:1]:
                game.apply(seat, rng.choice(game.legal(seat)))
