"""Plays games with the invented pack and checks at their questions what must hold.

Run where the pack is installed: `python -m tests.plugins.palace_games`.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, cast

import ennead
from ennead.bots import Seen
from ennead.bots.greedy_bot import GreedyBot
from ennead.bots.levels import SearchLevel
from ennead.envs.encode.encoder import Encoder
from ennead.envs.game_env import encoder_for
from ennead.games.ankh.battle.killing import kill
from ennead.games.ankh.table.board import empty_land, majorities
from ennead.games.ankh.table.names import space_called
from ennead.games.ankh.table.pieces import FIRST_PACK_KIND
from ennead.games.ankh.table.table import AnkhTable
from ennead.hexes import hexset
from tests.games.ankh.policy import lively

GODS = (["ra", "bastet"], ["hathor", "set"], ["anubis", "horus"], ["osiris", "hathor"])
#: Questions of the pack, and those that its pieces are answers to.
MET = {
    *("TakeCard", "MoveCrocodile", "CallCrocodile", "Offering"),
    *("BuildType", "BuildAt", "ControlMonument", "SummonKind"),
}
#: How often a question is looked at closely.
CLOSELY = 6


def new(seed: int) -> ennead.Game:
    """A game with everything the pack has."""
    guardians = "random" if seed % 4 == 3 else ["ibis", "mummy", "scarab"]
    gods = GODS[seed % len(GODS)]
    return ennead.new("ankh", 2, seed=seed, scenario="palace", gods=gods, guardians=guardians)


def play(game: ennead.Game, rng: Random, met: Counter[str]) -> None:
    """A game to its end, its answers through the actions of learners."""
    encoder = encoder_for("ankh", 2, game.options)
    heard = game.listen()
    while not game.over:
        seat = rng.choice(game.to_act())
        frame = game.table.frames[-1]
        met[type(frame).__name__] += 1
        if met[type(frame).__name__] <= CLOSELY:
            look(game, seat)
        answer = lively(game, seat, rng)
        check_learners(encoder, game, seat)
        action = encoder.space.action(frame, answer)
        game.apply(seat, encoder.space.answer(frame, action))
        check_crocodile(game)
    assert all(game.tell(event, lang) for event in heard for lang in ("en", "de"))
    assert ennead.replay(game.record().dumps()).hash() == game.hash()


def look(game: ennead.Game, seat: int) -> None:
    """What must hold at a question."""
    frame, legal = game.table.frames[-1], game.legal(seat)
    wishes = frame.wishes(game.table)
    assert [wish for wish in wishes if not frame.reason(game.table, seat, wish)] == legal
    position = game.position()
    again = ennead.load(position, chance="ask")
    assert again.position() == position
    assert again.hash() == game.hash()
    assert game.ask(seat, "en") != game.ask(seat, "de")
    for answer in legal:
        assert game.parse(seat, game.notation(seat, answer)) == answer
        assert game.say(seat, answer, "en")
        assert game.say(seat, answer, "de")
    for answer in [answer for answer in wishes if answer not in legal][:20]:
        reason = game.why_not(seat, frame.notation(game.table, answer))
        assert reason is not None
        assert reason.text
    assert game.resample(seat, 7).view(seat) == game.view(seat)
    assert "§" in str(game)
    assert (game._repr_svg_() or "").startswith("<svg")


def check_learners(encoder: Encoder, game: ennead.Game, seat: int) -> None:
    """Every legal answer has an action of its own, and the observation has its size."""
    mask = encoder.legal_mask(game.table, seat)
    actions = {encoder.space.action(game.table.frames[-1], answer) for answer in game.legal(seat)}
    assert {action for action, legal in enumerate(mask) if legal} == actions
    assert len(encoder.observation(game.table, seat)) == encoder.size


def check_crocodile(game: ennead.Game) -> None:
    """Nothing shares its space, and everybody sees it where it is."""
    view = game.view(None)
    (found,) = view["neutral_figures"]
    assert found == ["crocodile", view["tokens"]["crocodile"]]
    pieces = [figure["at"] for figure in view["figures"]]
    assert found[1] not in [*pieces, *[space for _, space, _ in view["monuments"]]]


def check_layout() -> None:
    """The base game's actions and observations come first, unchanged."""
    base, more = encoder_for("ankh", 2), encoder_for("ankh", 2, {"packs": ["palace"]})
    assert more.layout[: len(base.layout)] == base.layout
    players = len([row for row in base.space.rows if not row[0].startswith("draw_")])
    assert more.space.rows[:players] == base.space.rows[:players]
    rows = [row for row in more.space.rows[players:] if row[0] in ("summon_kind", "build_type")]
    assert rows == [("summon_kind", 10, 11), ("build_type", 4, 4)]
    parts = {name: length for name, length, _ in more.layout[len(base.layout) :]}
    assert parts["pack_kind"] == 2 * parts["pack_monument"] == 2 * parts["neutral_figures"]


def changed(**changes: Any) -> ennead.Game:
    """A game at its first turn, with something else in its position."""
    position = new(1).position()
    return ennead.load({**position, **changes}, seed=1)


def check_stelae() -> None:
    """The fourth type counts for majorities and for Resplendent; there are as many as declared."""
    monuments = [["stela", "D4", 0], ["stela", "G5", None]]
    table = cast(AnkhTable, changed(monuments=monuments).table)
    region = table.division.region_of[space_called(table.division.map, "D4")]
    assert majorities(table, 0, region) == 1
    areas = new(1).position()["areas"]
    areas[0]["powers"] = ["resplendent"]
    three = [["stela", space, 0] for space in ("D4", "G5", "I5")]
    for held, strength in ((three, 3), (three[:2], 1)):
        figures = changed(monuments=held, areas=areas).view(0)["figures"]
        assert [f["strength"] for f in figures if (f["kind"], f["god"]) == ("god", 0)] == [strength]
    six = [["stela", space, None] for space in ("D4", "G5", "I5", "F2", "B8", "C4")]
    assert refused(monuments=six) == "monuments: too many of stela (AK-C2)"


def check_guardians() -> None:
    """The Scarab counts strength 2; a killed Ibis leaves its owner a follower."""
    placed = [["ibis", 0, "F8"], ["scarab", 1, "C7"]]
    game = changed(guardian_figures=placed)
    strengths = {figure["kind"]: figure["strength"] for figure in game.view(0)["figures"]}
    assert (strengths["ibis"], strengths["scarab"]) == (1, 2)
    table = cast(AnkhTable, game.table)
    before = table.followers[0]
    kill(table, (table.kinds.index(FIRST_PACK_KIND),))
    assert table.followers[0] == before + 1


def check_neutral_figure() -> None:
    """No other piece fits on its space, and nothing can end there."""
    game = changed()
    assert refused(monuments=[["stela", "E5", None]]).endswith("(AK-B3)")
    assert refused(tokens={"crocodile": "Z99"}).startswith("tokens.crocodile: expected the space")
    space = space_called(cast(AnkhTable, game.table).division.map, "E5")
    assert not hexset.contains(empty_land(cast(AnkhTable, game.table)), space)


def refused(**changes: Any) -> str:
    """Why a position is refused."""
    try:
        changed(**changes)
    except ennead.PositionError as error:
        return str(error)
    raise AssertionError("the position was not refused")


def check_bots() -> None:
    """Bots play on with figures and monuments they were not made for."""
    game, greedy = new(1), GreedyBot(1)
    search = SearchLevel(1, "expert", simulations=8)
    for number in range(60):
        if game.over:
            break
        seat = game.to_act()[0]
        game.apply(seat, (search if number % 10 == 5 else greedy).answer(Seen(game, seat)))


def main() -> None:
    """All of it."""
    met: Counter[str] = Counter()
    for seed in range(8):
        play(new(seed), Random(seed), met)
    assert set(met) >= MET, MET - set(met)
    check_layout()
    check_stelae()
    check_guardians()
    check_neutral_figure()
    check_bots()
    print("compiled" if ennead.compiled else "pure", "all well")


if __name__ == "__main__":
    main()
