"""No board of the browser client names a question: what is clicked comes with the question."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ennead.engine.frames import ChanceQuestion, Frame, Question, SecretQuestion
from ennead.engine.position import frames_of
from ennead.engine.words import question_name
from ennead.games import GAMES, own_kits
from ennead.games.ankh.packs import own_packs

BOARDS = Path(__file__).parents[1] / "web" / "src" / "games"
#: Texts and keys of objects; a name of several words is found anywhere.
QUOTED = r"""(?<=["'`]){0}(?=["'`])|(?<![\w.]){0}(?=: )"""
#: A question is compared with a text.
COMPARED = re.compile(r"""\bquestion(\??\.name)? *[=!]== *["'`]""")
#: Names that say something else on a board, and what: phrases and texts of the interface.
ELSEWHERE = {
    "turn": "whose turn it is, in phrases and texts",
    "Summon": "the action in English, in a phrase",
    "Epoch": "an epoch in English, in a phrase",
}


def frames() -> dict[str, type[Frame[Any]]]:
    """The frames of all games and packs of ours by the names of their classes."""
    found = frames_of(*[section for pack in own_packs().values() for section in pack.sections])
    for game in own_kits():
        found |= GAMES[game].frame_classes()
    return found


def questions() -> list[type[Frame[Any]]]:
    """The questions that players are asked."""
    return [
        frame
        for frame in frames().values()
        if issubclass(frame, Question | SecretQuestion) and not issubclass(frame, ChanceQuestion)
    ]


def meant_otherwise() -> set[str]:
    """Names that are also those of events or the verbs of answers, which boards may know."""
    verbs = {words for question in questions() for words, _, _ in question.VERBS}
    events = {event for game in own_kits() for event in GAMES[game].events()}
    return {*verbs, *events, *ELSEWHERE}


def sources() -> list[Path]:
    """The sources of the boards, neither generated nor tests."""
    found = [file for kind in ("*.ts", "*.svelte") for file in BOARDS.rglob(kind)]
    others = (".test.ts", ".fixture.ts", ".generated.ts")
    return [file for file in sorted(found) if not file.name.endswith(others)]


def named() -> Iterator[tuple[str, str]]:
    """Every file with the name of a question as views show it, or of the class of a frame."""
    asked = {question_name(question.__name__) for question in questions()}
    names = sorted({*frames(), *asked} - meant_otherwise())
    for file in sources():
        text = file.read_text(encoding="utf-8")
        for name in names:
            pattern = rf"\b{name}\b" if "_" in name else QUOTED.format(name)
            if re.search(pattern, text):
                yield file.relative_to(BOARDS).as_posix(), name


def test_no_board_of_the_client_names_a_question() -> None:
    assert list(named()) == []


def test_no_board_of_the_client_compares_a_question_with_a_text() -> None:
    found = [
        f"{file.relative_to(BOARDS).as_posix()}: {line.strip()}"
        for file in sources()
        for line in file.read_text(encoding="utf-8").splitlines()
        if COMPARED.search(line)
    ]
    assert found == []


@pytest.mark.parametrize("question", questions(), ids=lambda question: question.__name__)
def test_every_question_declares_what_is_clicked(question: type[Frame[Any]]) -> None:
    assert "CLICK" in vars(question)
