"""Whole games in the terminal."""

from __future__ import annotations

import pytest

import ennead
from tests.cli.terminal import (
    FirstAnswer,
    RandomTyping,
    Terminal,
    gods_at_hand,
    last_epoch,
    sit_down,
)


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_game_answered_at_random_comes_to_its_end(players: int, lang: str) -> None:
    terminal = RandomTyping(players)
    game = ennead.new("ra", players, seed=players)
    sitting = sit_down(game if players == 2 else last_epoch(game), terminal, lang)
    sitting.play()
    assert sitting.game.over
    assert ("Final ranking" if lang == "en" else "Endstand") in terminal.shown
    winner = sitting.seats[sitting.game.ranking()[0][1]].name
    assert f"{winner} {'wins' if lang == 'en' else 'gewinnt'}." in terminal.shown


def test_the_first_answer_always_leads_to_the_end() -> None:
    terminal = FirstAnswer()
    sitting = sit_down(ennead.new("ra", 3, seed=1), terminal, bots=("greedy",))
    sitting.play()
    assert sitting.game.over
    pauses = [prompt for prompt in terminal.prompts if "Enter" in prompt]
    assert len(pauses) == 4  # after each epoch, and at the end


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_nothing_is_wider_than_the_terminal(lang: str, width: int) -> None:
    terminal = RandomTyping(7, width, height=40)
    sit_down(last_epoch(ennead.new("ra", 5, seed=6)), terminal, lang).play()
    widest = max(terminal.shown.splitlines(), key=len)
    assert len(widest) <= width, widest


def test_several_people_share_a_terminal() -> None:
    terminal = RandomTyping(2)
    sitting = sit_down(last_epoch(ennead.new("ra", 3, seed=2)), terminal, humans=3)
    sitting.play()
    assert sitting.game.over
    assert "Anna: Your turn" in terminal.shown
    assert "Cem: Your turn" in terminal.shown


def test_covered_points_are_not_shown_before_the_end() -> None:
    terminal = RandomTyping(4)
    game = ennead.new("ra", 2, seed=4, open_scores=False)
    sitting = sit_down(last_epoch(game), terminal)
    sitting.play()
    tables, _, end = terminal.shown.partition("Score sheet of all epochs")
    rows = [line.split() for line in tables.splitlines() if line.startswith("Points")]
    assert rows
    assert {row[2] for row in rows} == {"?"}
    assert "Points after" not in tables
    assert "?" not in end


def test_an_answer_may_be_typed_as_number_notation_words_or_beginning() -> None:
    for line in ("1", "draw", "draw a tile", "DRAW", "d"):
        terminal = Terminal([line])
        sitting = sit_down(ennead.new("ra", 2, seed=1), terminal, humans=2)
        sitting.file = None
        sitting.ask(sitting.game.to_act()[0])
        assert sitting.game.log.answers()[-2][1] == 0, line


def test_german_words_are_answers_too() -> None:
    terminal = Terminal(["ein Plättchen ziehen"])
    sitting = sit_down(ennead.new("ra", 2, seed=1), terminal, "de", humans=2)
    sitting.ask(sitting.game.to_act()[0])
    assert len(sitting.moments) == 1


def test_a_tile_of_two_words_is_understood() -> None:
    position = gods_at_hand().position()
    position["track"][0] = "step_pyramid"
    del position["bag"]
    terminal = Terminal(["god", "take step pyramid"])
    sitting = sit_down(ennead.load(position, seed=1), terminal)
    sitting.ask(0)
    sitting.ask(0)
    assert sitting.game.view(0)["areas"][0]["tiles"]["step_pyramid"] == 1


def test_an_unclear_line_names_what_it_could_mean() -> None:
    terminal = Terminal(["ra", "bid", "1"])
    sitting = sit_down(gods_at_hand(), terminal, humans=2)
    sitting.ask(0)
    sitting.ask(1)
    assert "That could be: bid 3, bid 4, bid 7, bid 8." in terminal.shown


def test_nonsense_is_refused_in_one_line_and_changes_nothing() -> None:
    terminal = Terminal(["sing", "99", "0", "", "1" * 5000, "2"])
    sitting = sit_down(gods_at_hand(), terminal)
    sitting.ask(0)
    assert "'sing' is no choice here. Type a number from 1 to 3" in terminal.shown
    assert "'99' is no choice here" in terminal.shown
    assert "'0' is no choice here" in terminal.shown
    assert [answer for _, answer in sitting.game.log.answers()] == [1]


def test_the_news_tells_what_the_others_did() -> None:
    terminal = Terminal(["ra"])
    sitting = sit_down(gods_at_hand(), terminal)
    sitting.play()
    story = [line for line in terminal.shown.splitlines() if line.startswith("Anna invokes Ra.")]
    assert "Hatshepsut" in story[0]


def test_a_long_story_is_cut_to_the_room_of_the_terminal() -> None:
    terminal = RandomTyping(3)
    terminal.console._force_terminal = True
    sit_down(ennead.new("ra", 5, seed=11), terminal).play()
    assert "earlier; `log` shows everything" in terminal.flat


def test_the_last_ra_but_one_is_a_warning() -> None:
    position = gods_at_hand().position()
    position["ra_tiles"] = 5
    del position["bag"]
    terminal = Terminal([])
    sit_down(ennead.load(position, seed=1), terminal).show(0)
    assert "5/6 next Ra ends the epoch!" in terminal.shown
