"""Ring 3: whole games as text still end as recorded."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import ennead
from ennead.engine import record
from ennead.games import GAMES
from tests.contract.cases import TRAITS
from tests.records import playouts

WITHOUT_FIGURE = ("keep alive", "let die", "take guardian", "leave guardian")
RECORDS = sorted(Path(__file__).parent.glob("*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_recorded_game_ends_as_it_did(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    game = ennead.replay(text)
    assert game.over
    again = game.record().dumps()
    lines = zip(without_end(text).splitlines(), without_end(again).splitlines(), strict=True)
    assert [(old, new) for old, new in lines if not is_the_same(old, new)] == []
    assert ennead.replay(again).record().dumps() == again


def is_the_same(old: str, new: str) -> bool:
    """Whether an answer is what it was: earlier programs did not name the figure after a verb."""
    _, _, answer = old.partition(" ")
    return new == old or (answer in WITHOUT_FIGURE and new.startswith(f"{old} "))


def without_end(text: str) -> str:
    """A record without its fingerprint, which earlier programs of the same rules wrote too."""
    return text[: text.index("\nend ")]


def test_a_finished_game_has_a_fingerprint_of_its_own() -> None:
    for path in RECORDS:
        text = path.read_text(encoding="utf-8")
        with pytest.raises(ennead.RecordError, match="but the record ends in"):
            ennead.replay(text.replace("\nend ", "\nend f"))


@pytest.mark.parametrize("name", list(TRAITS))
def test_there_are_records_of_every_game_and_number_of_players(name: str) -> None:
    for players in GAMES[name].players:
        assert [path for path in RECORDS if path.stem.startswith(f"{name}-{players}-")]


@pytest.mark.parametrize(
    ("name", "players"),
    [(name, players) for name in TRAITS for players in GAMES[name].players],
)
def test_random_games_end_as_in_every_build(name: str, players: int) -> None:
    expected = json.loads(playouts.FILE.read_text(encoding="utf-8"))
    assert playouts.checksum(name, players) == expected[name][str(players)]


def test_the_record_that_the_module_shows_replays() -> None:
    lines = (record.__doc__ or "").splitlines()
    text = "\n".join([line[4:] for line in lines if line.startswith("    ")])
    assert ennead.replay(text).record().answers
