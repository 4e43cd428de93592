"""Random games with random packs, gods and options: they end, load and replay.

Where packs of other packages are installed they take part too:
`python -m tests.games.ankh.packs.many_games PLAYERS FIRST LAST`.
"""

from __future__ import annotations

import sys
from collections import Counter
from itertools import islice
from random import Random
from typing import Any

import ennead
from ennead.games.ankh.packs import BASE, known_packs
from tests.games.ankh.policy import Policy, lively, play, uniform

#: More than any game takes.
MOST_ANSWERS = 18 * 24 * 30


def random_options(players: int, rng: Random) -> dict[str, Any]:
    """Some packs, a scenario and gods of them, and values for the options that they bring."""
    known = known_packs()
    more = sorted([name for name in known if name != BASE])
    names = rng.choice([[], *[[name] for name in more], more, more])
    packs = [known[BASE], *[known[name] for name in names]]
    gods = [god for pack in packs for god in pack.gods]
    scenarios = {name: found for pack in packs for name, found in pack.scenarios.items()}
    found: dict[str, Any] = {
        "packs": names,
        "scenario": rng.choice([name for name in scenarios if players in scenarios[name].setups]),
        "gods": rng.choice(["random", rng.sample(gods, players)]),
        "first": rng.choice(["random", rng.randrange(players)]),
    }
    for option in [option for pack in packs for option in pack.options]:
        found[option.name] = rng.choice(option.values)
    return found


def play_some(players: int, seeds: range) -> Counter[str]:
    """Play games to their end and their records again; how often each question was asked."""
    met: Counter[str] = Counter()
    for seed in seeds:
        rng = Random(f"packs {players} {seed}")
        options = random_options(players, rng)
        choose = rng.choice([lively, uniform])
        try:
            game = ennead.new("ankh", players, seed=seed, **options)
            play_and_replay(game, choose, rng, met)
        except Exception as error:
            error.add_note(f"ankh, {players} players, seed {seed}, {options}")
            raise
    return met


def play_and_replay(game: ennead.Game, choose: Policy, rng: Random, met: Counter[str]) -> None:
    """Every position on the way can be loaded; the record leads to the same end."""
    for now in islice(play(game, choose, rng), MOST_ANSWERS):
        game.rules.check_frames(game.table)
        met.update([type(frame).__name__ for frame in now.table.frames[-1:]])
    assert game.over
    record = game.record().dumps()
    again = ennead.replay(record)
    assert again.hash() == game.hash()
    assert again.position() == game.position()
    assert again.ranking() == game.ranking()
    assert again.record().dumps() == record


if __name__ == "__main__":
    players, first, last = [int(argument) for argument in sys.argv[1:]]
    asked = play_some(players, range(first, last))
    print("compiled" if ennead.compiled else "pure", *sorted(known_packs()), *sorted(asked))
