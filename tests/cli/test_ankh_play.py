"""Games of Ankh in the terminal."""

from __future__ import annotations

import pytest

import ennead
from ennead.cli.console import forget_lines
from tests.cli.ankh import ankh, until
from tests.cli.terminal import QUESTION, RandomTyping, Terminal, late, sit_down

CLEARED = "\x1b[2J"


@pytest.mark.parametrize(("players", "lang"), [(2, "en"), (3, "de"), (4, "en"), (5, "de")])
def test_a_game_answered_at_random_comes_to_its_end(players: int, lang: str) -> None:
    terminal = RandomTyping(players)
    game = ennead.new("ankh", players, seed=players)
    if players in (2, 4):  # the others from the second caravan on
        late(game, lambda view: bool(view["event"] >= 9))
    sitting = sit_down(game, terminal, lang)
    sitting.play()
    assert sitting.game.over
    assert ("Final ranking" if lang == "en" else "Endstand") in terminal.shown
    assert max(map(len, terminal.shown.splitlines())) <= 80


def test_a_space_alone_is_an_answer() -> None:
    terminal = Terminal(["summon", "summon warrior", "b3"])
    sitting = sit_down(ankh(), terminal, humans=2)
    sitting.play()
    assert "B3" in sitting.game.view(0)["areas"][0]["warriors"]


def test_many_spaces_are_offered_in_a_row() -> None:
    terminal = Terminal(["summon", "summon warrior"])
    sit_down(ankh(), terminal, humans=2).play()
    assert "at: 1 B3 2 A4 3 C4 4 A6 5 B6" in " ".join(terminal.flat.split())


def test_why_a_space_is_not_offered_is_told_with_its_rule() -> None:
    terminal = Terminal(["summon", "summon warrior", "why f4", "why at F4", "why xyzzy"])
    sit_down(ankh(), terminal, humans=2).play()
    assert terminal.shown.count("Not now. AK-") == 2
    assert "Why what? For example: why to F4. You wrote 'xyzzy'." in terminal.flat


def test_help_has_the_legend_of_the_map() -> None:
    terminal = Terminal(["?"])
    sit_down(ankh(), terminal).play()
    assert "C Cat-Mummy" in terminal.flat


def test_a_conflict_ends_with_the_devotion_track() -> None:
    terminal = RandomTyping(1)
    sit_down(ennead.new("ankh", 2, seed=1), terminal, humans=0).play()
    assert "After conflict 1" in terminal.shown


def test_the_welcome_says_who_has_not_learned_the_packs() -> None:
    for lang, said in (("en", "No network was trained"), ("de", "wurde kein Netz trainiert")):
        for bot, is_said in (("master", True), ("hard", False)):
            terminal = Terminal([])
            game = ennead.new("ankh", 2, seed=1, packs="gods")
            sit_down(game, terminal, lang, bots=(bot,)).play()
            assert (said in terminal.flat) == is_said


# ---- secrets at one terminal


class Watched(Terminal):
    """A screen that is cleared; for every line typed, what was on the screen then."""

    def __init__(self, seed: int = 1) -> None:
        super().__init__([])
        self.console._force_terminal = True
        self.console._environ = {"TERM": "xterm"}
        #: The screen when a line was asked for, and the prompt.
        self.screens: list[tuple[str, str]] = []

    def read(self, prompt: str) -> str:
        self.screens.append((prompt, self.shown.rpartition(CLEARED)[2]))
        if prompt != QUESTION:
            return ""
        self.output.write(f"{prompt}1\n")
        return "1"


def test_before_a_secret_choice_the_keyboard_is_handed_over() -> None:
    game = until(ankh(), "play_cards")
    first, second = game.to_act()
    terminal = Watched()
    sitting = sit_down(game, terminal, humans=2)
    sitting.ask(first)
    sitting.ask(second)
    (hand_over, before), (_, asked), (again, between), (_, asked_again) = terminal.screens
    assert "a secret choice. Enter when only you see the screen" in hand_over
    assert before.strip("\x1b[H3J") == between.strip("\x1b[H3J") == ""
    assert "do you play?" in " ".join(asked.split())
    assert "do you play?" in " ".join(asked_again.split())
    assert "> 1" not in asked_again
    assert "Anna" in hand_over + again
    assert "Ben" in hand_over + again


def test_a_sealed_card_is_neither_shown_nor_told_before_all_have_chosen() -> None:
    game = until(ankh(), "play_cards")
    first, second = game.to_act()
    terminal = Watched()
    sitting = sit_down(game, terminal, humans=2)
    seat_before = game.view(second)
    card = game.say(first, game.legal(first)[0])
    sitting.ask(first)
    sitting.follow()
    assert game.view(second)["battle"] == seat_before["battle"]
    told = [sentence for _, sentence in sitting.narration.sentences]
    assert not [sentence for sentence in told if "plays" in sentence]
    terminal.output.truncate(0)
    sitting.show(second)
    own = f"1 {card}"
    others = terminal.shown.replace(own, "")  # the same card is in both hands
    assert "answered" not in others
    sitting.ask(second)
    sitting.follow()
    told = [sentence for _, sentence in sitting.narration.sentences]
    assert len([sentence for sentence in told if "plays" in sentence]) == 2


def test_one_person_needs_no_handing_over() -> None:
    game = until(ankh(), "play_cards")
    terminal = Watched()
    sit_down(game, terminal, humans=1).ask(0)
    assert [prompt for prompt, _ in terminal.screens] == [QUESTION]


def test_lines_typed_in_secret_cannot_be_called_back(monkeypatch: pytest.MonkeyPatch) -> None:
    readline = pytest.importorskip("readline")
    readline.add_history("play chariots")
    forget_lines()
    assert readline.get_current_history_length() == 0


def test_a_sealed_choice_can_be_taken_back_by_asking_again() -> None:
    game = until(ankh(), "play_cards")
    first = game.to_act()[0]
    before = game.hash()
    terminal = Terminal(["", "1", "", "undo"])
    sitting = sit_down(game, terminal, humans=2)
    sitting.play()
    assert sitting.game.hash() == before
    assert sitting.game.to_act()[0] == first
