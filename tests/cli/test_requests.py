"""What may be typed besides answers."""

from __future__ import annotations

from pathlib import Path

import pytest

import ennead
from tests.cli.terminal import Terminal, gods_at_hand, last_epoch, sit_down


def test_help_explains_the_requests_in_both_languages() -> None:
    for lang, line, words in (("en", "?", "take back your last"), ("de", "hilfe", "zurücknehmen")):
        terminal = Terminal([line])
        sit_down(gods_at_hand(), terminal, lang).play()
        assert words in terminal.flat


def test_undo_takes_back_answer_after_answer() -> None:
    game = gods_at_hand()
    before = game.hash()
    terminal = Terminal(["god", "take nile", "undo", "undo"])
    sitting = sit_down(game, terminal)
    sitting.play()
    assert sitting.game.hash() == before
    assert sitting.moments == []


def test_what_was_taken_back_is_not_told() -> None:
    terminal = Terminal(["god", "take nile", "undo", "take flood", "log"])
    sit_down(gods_at_hand(), terminal).play()
    log = terminal.shown.partition("> log")[2]
    assert "Anna takes a Flood tile." in log
    assert "Anna takes Nile." not in log


def test_a_drawn_tile_cannot_be_taken_back() -> None:
    terminal = Terminal(["draw", "undo"])
    sitting = sit_down(gods_at_hand(), terminal, humans=2)
    sitting.play()
    assert "cannot be taken back: chance has shown something since" in terminal.flat
    assert len(sitting.moments) == 1


def test_an_answer_that_a_bot_replied_to_cannot_be_taken_back() -> None:
    terminal = Terminal(["ra", "undo"])
    sit_down(gods_at_hand(), terminal).play()
    assert "cannot be taken back: Hatshepsut has moved since" in terminal.flat


def test_people_at_one_terminal_can_take_back_for_each_other() -> None:
    game = gods_at_hand()
    before = game.hash()
    terminal = Terminal(["ra", "undo"])
    sitting = sit_down(game, terminal, humans=2)
    sitting.play()
    assert sitting.game.hash() == before


def test_without_an_answer_there_is_nothing_to_take_back() -> None:
    terminal = Terminal(["undo"])
    sit_down(gods_at_hand(), terminal).play()
    assert "There is no move of yours to take back." in terminal.shown


@pytest.mark.parametrize(
    ("line", "lang", "said"),
    [
        ("why bid 9", "en", "Not now. RA-T1 Play goes clockwise. A turn is exactly one of"),
        ("warum bid 9", "de", "Das geht jetzt nicht. RA-T1"),
        ("bid 9", "en", "Not now. RA-T1"),
        ("why draw", "en", "You may: draw."),
        ("why", "en", "Why what?"),
        ("why sing", "en", "Why what? For example: why bid 9. You wrote 'sing'."),
    ],
)
def test_why_something_is_not_offered(line: str, lang: str, said: str) -> None:
    terminal = Terminal([line])
    sit_down(gods_at_hand(), terminal, lang).play()
    assert said in terminal.flat


def test_rules_are_found_by_word_and_by_id() -> None:
    terminal = Terminal(["rules drought", "rules ra-a4", "rules xyzzy"])
    sit_down(gods_at_hand(), terminal).play()
    assert "RA-D4 Drought: Floods first" in terminal.flat
    assert "RA-A4 A bid is one face-up sun" in terminal.flat
    assert "No rule has 'xyzzy' in it." in terminal.flat


def test_a_saved_game_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "game.ennead"
    terminal = Terminal(["god", "take nile", f"save {file}"])
    sitting = sit_down(gods_at_hand(), terminal)
    sitting.play()
    assert f"Saved in {file}." in terminal.shown.replace("\n", "")
    assert f"Go on with: ennead play --load {file}" in terminal.shown
    assert ennead.replay(file.read_text(), chance="ask").hash() == sitting.game.hash()


def test_saving_over_anything_but_a_record_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ra")
    terminal = Terminal([f"save {file}", f"save {tmp_path}/nowhere/game"])
    sit_down(gods_at_hand(), terminal).play()
    assert file.read_text() == "Dear Ra"
    assert "there is a file of this name that is no saved game" in terminal.flat
    assert "No such file or directory" in terminal.flat


@pytest.mark.parametrize("reply", ["y", "", "ja"])
def test_quit_offers_saving(reply: str, tmp_path: Path) -> None:
    terminal = Terminal(["god", "quit", reply])
    sit_down(gods_at_hand(), terminal).play()
    (file,) = tmp_path.iterdir()
    assert file.name in terminal.shown


def test_quit_without_saving_writes_nothing(tmp_path: Path) -> None:
    sit_down(gods_at_hand(), Terminal(["god", "quit", "n"])).play()
    sit_down(gods_at_hand(), Terminal(["quit"])).play()
    assert list(tmp_path.iterdir()) == []


def test_a_closed_terminal_saves_and_says_how_to_go_on(tmp_path: Path) -> None:
    terminal = Terminal(["god"])
    sit_down(gods_at_hand(), terminal).play()
    (file,) = tmp_path.iterdir()
    assert f"Go on with: ennead play --load {file.name}" in terminal.shown


def test_requests_are_granted_while_a_score_sheet_is_shown() -> None:
    lines = ["1"] * 200
    terminal = Terminal(lines)
    sitting = sit_down(last_epoch(ennead.new("ra", 2, seed=1)), terminal)
    read = terminal.read

    def ask_for_the_log_once(prompt: str) -> str:
        if prompt.startswith("Enter"):
            sitting.read = read
            return "log"
        return read(prompt)

    sitting.read = ask_for_the_log_once
    sitting.play()
    assert sitting.game.over


def test_a_hint_names_good_answers_with_reasons_in_both_languages() -> None:
    for lang, line, words in (("en", "hint", "wins about"), ("de", "tipp", "gewinnt zu etwa")):
        terminal = Terminal([line])
        game = gods_at_hand()
        before = game.hash()
        sitting = sit_down(game, terminal, lang)
        sitting.play()
        hinted = terminal.flat.partition(f"> {line}")[2]
        assert words in hinted
        assert sitting.game.say(0, sitting.game.legal(0)[0], lang) in hinted
        assert sitting.game.hash() == before
