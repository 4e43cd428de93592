"""A record that is corrupted or foreign is refused: the line, and what was expected there."""

from __future__ import annotations

import re
from typing import Any

import pytest

import ennead

GOOD = """\
ennead record 1
game ra
rules 1
players 2
options {"open_scores": true, "tile_counter": true}

* suns 1
0 draw
* tile nile
1 ra
0 bid 9
end HASH
"""
START = '{"game": "ra", "players": 2, "turn": 0, "areas": [{"suns": [2, 5, 6, 9]}, AREA]}'
START = START.replace("AREA", '{"suns": [3, 4, 7, 8]}')


def good() -> str:
    """A short record that replays."""
    found = re.search(r"lead to position (\w+)", refusal(GOOD))
    assert found
    return GOOD.replace("HASH", found[1])


def refusal(text: str) -> str:
    """The message with which a record is refused."""
    with pytest.raises(ennead.RecordError) as caught:
        ennead.replay(text)
    return str(caught.value)


def changed(old: str, new: str) -> str:
    """The good record with a change."""
    text = good()
    assert old in text
    return text.replace(old, new, 1)


def test_the_good_record_replays() -> None:
    game = ennead.replay(good())
    assert game.view(0)["areas"][0]["tiles"] == {"nile": 1}
    assert game.record().dumps() == good()


def test_comments_and_empty_lines_do_not_count() -> None:
    text = "# a game\n\n" + changed("0 draw\n", "\n  # the first turn\n0   draw  \n\n")
    assert ennead.replay(text).record().dumps() == good()


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("ennead record 1", "ennead record 2", "line 1: expected 'ennead record 1'; found"),
        ("ennead record 1\n", "", "line 1: expected 'ennead record 1'; found 'game ra'"),
        ("game ra", "game go", "line 2: game must be one of"),
        ("game ra", "game", "line 2: expected something behind 'game'"),
        ("game ra\n", "", "line 2: expected a line 'game ...'; found 'rules 1'"),
        ("rules 1", "rules 7", "line 3: rules version 7 of ra; this program plays version 1"),
        ("rules 1", "rules one", "line 3: expected 'rules' and a whole number; found 'rules one'"),
        ("players 2", "players 6", "line 4: players must be one of 2, 3, 4, 5, not 6"),
        ('{"open', '{"open_', "line 5: ra has no option 'open__scores'"),
        ('{"open', '{"', "line 5: ra has no option '_scores'"),
        ("true}", "maybe}", "line 5: expected 'options' and a JSON object"),
        ("true}", "3}", "line 5: tile_counter must be one of True, False, not 3"),
        ('{"open_scores": true, "tile_counter": true}', "[]", "line 5: expected 'options' and a"),
        (
            "* suns 1",
            "* suns 3",
            "line 7: expected one of '* suns 1', '* suns 2'; found '* suns 3'",
        ),
        ("* suns 1", "0 draw", "line 7: expected one of '* suns 1', '* suns 2'; found '0 draw'"),
        ("0 draw", "1 draw", "line 8: expected one of '0 draw', '0 ra'; found '1 draw'"),
        ("0 draw", "0 dance", "line 8: expected one of '0 draw', '0 ra'; found '0 dance'"),
        ("0 draw", "0", "line 8: expected a seat and its answer, or 'end'; found '0'"),
        ("0 draw", "A draw", "line 8: expected a seat and its answer, or 'end'; found 'A draw'"),
        ("* tile nile", "* tile silver", "line 9: expected one of '* tile ra', '* tile god'"),
        ("* tile nile\n", "", "line 9: expected one of '* tile ra'"),
        ("0 bid 9", "0 bid 8", "line 11: expected one of '0 pass', '0 bid 2'"),
        ("0 bid 9\n", "", "line 11: the answers lead to position"),
    ],
)
def test_a_corrupted_record_is_refused_with_its_line(old: str, new: str, message: str) -> None:
    assert refusal(changed(old, new)).startswith(message)


def test_a_truncated_record_is_refused() -> None:
    lines = good().splitlines()
    assert refusal("\n".join(lines[:-1])).startswith(
        "line 12: expected a line 'end ...'; found the"
    )
    for length in range(len(lines)):
        assert refusal("\n".join(lines[:length])).startswith("line ")


def test_an_empty_or_foreign_file_is_refused() -> None:
    assert refusal("") == "line 1: expected 'ennead record 1'; found the end"
    assert refusal("[Event 'chess']\n1. e4").startswith("line 1: expected 'ennead record 1'")


@pytest.mark.parametrize("given", [None, 5, b"x", [], {}, [[]]])
def test_what_is_no_text_is_refused(given: Any) -> None:
    with pytest.raises(
        ennead.RecordError, match=r"^expected the text of a record, found "
    ) as error:
        ennead.replay(given)
    assert str(error.value).endswith(repr(given))


@pytest.mark.parametrize("depth", [100, 330, 900, 3000, 100_000])
@pytest.mark.parametrize(("key", "line"), [("options", 5), ("start", 6)])
def test_data_that_is_nested_deep_is_refused_with_its_line(key: str, line: int, depth: int) -> None:
    deep = f'{key} {{"open_scores": {"[" * depth}{"]" * depth}}}'
    lines = good().splitlines()
    lines[line - 1 : line] = [deep]
    said = refusal("\n".join(lines))
    assert said.startswith(f"line {line}: ")
    assert len(said) < 2500


def test_a_wrong_end_is_refused() -> None:
    assert refusal(GOOD.replace("HASH", "0" * 16)).endswith("but the record ends in " + "0" * 16)
    assert refusal(GOOD.replace("end HASH", "end")).startswith("line 12: expected something behind")


def test_nothing_may_follow_the_end() -> None:
    message = refusal(good() + "0 draw\n")
    assert message == "line 13: expected nothing after 'end'; found '0 draw'"


def test_an_answer_after_the_end_of_the_game_is_refused() -> None:
    game = ennead.new("ra", 2, seed=1)
    ennead.playout(game, 1)
    text = game.record().dumps().replace("\nend ", "\n0 draw\nend ")
    assert "expected 'end', for the game is over; found '0 draw'" in refusal(text)


def test_a_start_is_checked_like_any_position() -> None:
    text = changed("\n\n* suns 1", f"\nstart {START}\n")
    assert ennead.replay(text).hash() == ennead.replay(good()).hash()
    worse = text.replace('"turn": 0', '"turn": 2')
    assert refusal(worse) == "line 6: pending[1]: Turn: there is no player 2"
    assert refusal(text.replace(START, "{}")).startswith("line 6: game must be one of")
    assert refusal(text.replace(START, "3")).startswith(
        "line 6: expected 'start' and a JSON object"
    )


def test_a_start_belongs_to_the_game_of_the_head() -> None:
    text = changed("\n\n* suns 1", f"\nstart {START}\n")
    other = text.replace("players 2", "players 3")
    assert refusal(other).startswith("line 6: the position is of another game, number of players")
