"""The contract over all packs: games with random gods, scenarios and options."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

import ennead
import ennead.games
from ennead.bots import Seen
from ennead.bots.greedy_bot import GreedyBot
from ennead.engine.frames import ChanceQuestion, Question, SecretQuestion
from ennead.engine.position import frames_of
from ennead.games.ankh.boxes import box_of
from ennead.games.ankh.packs import own_packs
from ennead.games.ankh.table.fields import KIND, MONUMENT
from ennead.games.ankh.table.pieces import FIRST_PACK_KIND, MONUMENT_NAMES
from ennead.games.ankh.table.table import AnkhTable
from tests.games.ankh.policy import lively

GODS = [name for pack in own_packs().values() for name in pack.gods]
SCENARIOS = [name for pack in own_packs().values() for name in pack.scenarios]
#: Games for each number of players; `test_many_games.py` plays 2,000 of each.
GAMES = 5
MOST_ANSWERS = 18 * 24 * 30
every_number = pytest.mark.parametrize("players", [2, 3, 4, 5])
#: Questions that only packs ask.
OF_GODS = {
    *("LayCat", "HideCats", "RevealCat", "RevealWith", "ExtraFigure", "ExtraFigureAt"),
    *("PlaceEye", "NameCard"),
    *("GuessWhose", "GuessCard", "Exalt", "LiftExalted", "ExaltedTo", "ChooseWater", "PlaceWater"),
    *("SerketTo", "TakeBackCard"),
}
#: Those of the court.
OF_THE_COURT = {
    *("PlaceSphinx", "EnterPriest", "MovePriest", "TakePolitical", "DropPolitical", "Corvee"),
    *("SecondRevelation", "RepeatedCommand", "Levy", "RoyalRoad", "RoyalRoadTo", "Sanctuary"),
    *("WritOfPossession", "GiftsOfGold", "PlaceRuler", "MoveRuler"),
}
LEVELS = [["cat_mummy", "petsuchos"], ["mummy", "pharaoh_mummy"], ["androsphinx", "serket"]]


def new(players: int, seed: int) -> ennead.Game:
    """A game with random gods and guardians of all packs, at least one god of `gods`."""
    rng = Random(f"{players} {seed}")
    gods = rng.sample(GODS, players)
    if not set(gods) & set(own_packs()["gods"].gods):
        gods[0] = rng.choice(list(own_packs()["gods"].gods))
    eyes, scenario = rng.choice(["conflict", "move"]), rng.choice(SCENARIOS)
    chosen: dict[str, Any] = {"scenario": scenario, "gods": gods, "horus_eyes": eyes}
    chosen["guardians"] = [rng.choice(level) for level in LEVELS]
    chosen["packs"] = rng.choice([["gods"], ["gods", "pharaoh"]])
    return ennead.new("ankh", players, seed=seed, **chosen)


def played(game: ennead.Game, rng: Random) -> Iterator[ennead.Game]:
    """A game before every answer."""
    answers = 0
    while not game.over:
        yield game
        seat = rng.choice(game.to_act())
        game.apply(seat, lively(game, seat, rng))
        answers += 1
        assert answers < MOST_ANSWERS


@every_number
def test_games_with_all_packs_keep_the_contract(players: int) -> None:
    met: Counter[str] = Counter()
    for seed in range(GAMES):
        game, rng = new(players, seed), Random(seed)
        heard = game.listen()
        for number, _ in enumerate(played(game, rng)):
            name = type(game.table.frames[-1]).__name__
            met[name] += 1
            if met[name] < 4 or number % 40 == 0:
                check_moment(game, rng)
        for event in heard:
            assert game.tell(event, "en")
            assert game.tell(event, "de")
        again = ennead.replay(game.record().dumps())
        assert again.hash() == game.hash()
    assert len(met) > 20


def of_packs(game: ennead.Game) -> int:
    """How many answers more the question has than it declares: kinds of figures of packs."""
    table = cast(AnkhTable, game.table)
    things = [kind for _, kind, _ in table.frames[-1].VERBS]
    more = {KIND: len(table.box.kinds) - FIRST_PACK_KIND}
    more[MONUMENT] = len(table.box.monument_names) - len(MONUMENT_NAMES)
    return max([more.get(kind, 0) for kind in things])


def check_moment(game: ennead.Game, rng: Random) -> None:
    """What must hold at every question."""
    before = game.hash()
    frame = game.table.frames[-1]
    for seat in game.to_act():
        legal = game.legal(seat)
        assert legal == sorted(set(legal))
        assert legal
        wishes = frame.wishes(game.table)
        assert [wish for wish in wishes if not frame.reason(game.table, seat, wish)] == legal
        low, high = frame.ANSWERS
        assert low <= legal[0]
        assert legal[-1] <= high + of_packs(game)
        for answer in rng.sample(legal, min(4, len(legal))):
            notation = game.notation(seat, answer)
            assert game.parse(seat, notation) == answer
            assert game.say(seat, answer, "en")
            assert game.say(seat, answer, "de")
            copy = game.clone()
            copy.apply(seat, answer)
        assert game.ask(seat, "en") != game.ask(seat, "de")
        others = [answer for answer in frame.wishes(game.table) if answer not in legal]
        for answer in rng.sample(others, min(4, len(others))):
            reason = game.why_not(seat, frame.notation(game.table, answer))
            assert reason is not None
            assert reason.text
    assert game.hash() == before
    assert ennead.load(game.position(), seed=1).hash() == before
    for seat in range(game.players):
        assert game.resample(seat, 7).view(seat) == game.view(seat)


@every_number
def test_greedy_bots_play_with_and_against_the_new_gods(players: int) -> None:
    game = new(players, players)
    bot = GreedyBot(players)
    asked = set()
    while not game.over:
        seat = game.to_act()[0]
        asked.add(type(game.table.frames[-1]).__name__)
        game.apply(seat, bot.answer(Seen(game, seat)))
    assert len(asked) > 10


def test_random_games_come_across_every_question_of_the_new_gods() -> None:
    met = set()
    for seed in range(60):
        for _ in played(game := new(2 + seed % 4, seed), Random(seed)):
            met.add(type(game.table.frames[-1]).__name__)
        if met >= OF_GODS:
            break
    assert met >= OF_GODS


def test_random_games_come_across_the_questions_of_the_court() -> None:
    met = set()
    for seed in range(40):
        game = ennead.new("ankh", 2 + seed % 4, seed=seed, packs=["pharaoh"])
        for _ in played(game, Random(seed)):
            met.add(type(game.table.frames[-1]).__name__)
        if met >= OF_THE_COURT:
            break
    assert met >= OF_THE_COURT


def test_games_with_the_new_gods_are_drawn_as_text_and_as_a_picture() -> None:
    game = ennead.new("ankh", 4, seed=1, gods=["bastet", "hathor", "horus", "set"])
    while game.to_act() == [0]:
        game.apply(0, game.legal(0)[0])
    drawn = str(game)
    for name in ("B Bastet", "H Hathor", "U Horus", "S Set"):
        assert name in drawn
    assert (game._repr_svg_() or "").startswith("<svg")


def test_every_new_god_has_a_color_a_base_and_a_sign_of_its_own() -> None:
    terms = [term for term in ennead.games.GAMES["ankh"].terms("en") if term.kind == "god"]
    new_gods = {*own_packs()["gods"].gods, *own_packs()["pantheon"].gods}
    looks = [term.facts for term in terms if term.id in new_gods]
    for part in ("letter", "color", "base", "sign"):
        assert len({look[part] for look in looks}) == len(looks) == 7


def test_the_questions_of_packs_are_documented() -> None:
    text = (Path(__file__).parents[4] / "docs" / "answers.md").read_text(encoding="utf-8")
    rows = re.findall(
        r"\| `(\w+)` +\| (\d+) to (\d+) +\| (\d+) ", text.split("## Packs of Ankh")[1]
    )
    sections = [section for pack in own_packs().values() for section in pack.sections]
    declared = {
        re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower(): frame.ANSWERS
        for name, frame in frames_of(*sections).items()
        if issubclass(frame, (Question, SecretQuestion))
        and not issubclass(frame, ChanceQuestion)
        and name not in box_of().frames
    }
    assert {name: (int(low), int(high)) for name, low, high, _ in rows} == declared
    assert all(int(size) == int(high) - int(low) + 1 for _, low, high, size in rows)
