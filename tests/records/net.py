"""A net under the rules: everything that games say, step by step, as digests in `net.json`.

What a change must not alter is compared with it: legal answers, their notation, the reason why each
wish is refused, positions, views, and the words in both languages. `python -m tests.records.net
write` writes the digests; `python -m tests.records.net show ra-3-7-0` prints the lines of one game,
to be compared with those of another version.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

import ennead
from ennead.games import GAMES

FILE = Path(__file__).with_name("net.json")
#: Games of each number of players of which everything is written, and those of legal answers only.
WHOLE = 200
LEGAL_ONLY = 2000
#: Games that share a digest.
TOGETHER = 20
#: Everything is written at one step in this many; all steps have their legal answers.
STEPS = {"ra": 3, "ankh": 11}
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "ra": [{}],
    "ankh": [
        {},
        {"scenario": "old_kingdom"},
        {"packs": ["gods"], "gods": "random"},
        {"packs": ["gods", "revolt"], "scenario": "peoples_revolt"},
    ],
}
LANGUAGES = ("en", "de")


def groups() -> Iterator[tuple[str, list[str], bool]]:
    """Games that share a digest: their names, and whether everything of them is written."""
    for game, options in OPTIONS.items():
        for players in GAMES[game].players:
            for first in range(0, LEGAL_ONLY, TOGETHER):
                seeds = range(first, first + TOGETHER)
                named = [f"{game}-{players}-{seed}-{seed % len(options)}" for seed in seeds]
                yield f"{game}-{players}-{first}", named, first < WHOLE


def lines(name: str, whole: bool) -> Iterator[str]:
    """What is said of a game, step by step."""
    kind, players, seed, variant = name.split("-")
    rng = Random(name)
    options = OPTIONS[kind][int(variant)]
    game = ennead.new(kind, int(players), seed=int(seed), **options)
    step = 0
    while not game.over:
        seat = rng.choice(game.to_act())
        yield f"{step} {seat} {game.legal(seat)}"
        if whole and step % STEPS[kind] == 0:
            yield from everything(game, rng)
        game.apply(seat, rng.choice(game.legal(seat)))
        step += 1
    yield f"{game.ranking()} {game.hash()}"


def everything(game: ennead.Game, rng: Random) -> Iterator[str]:
    """What is said of a position."""
    yield json.dumps(game.position(), sort_keys=True)
    frame = game.table.frames[-1]
    wishes = sorted({frame.notation(game.table, wish) for wish in frame.wishes(game.table)})
    foreign = foreign_wishes(game, rng)
    for seat in range(game.players):
        yield json.dumps(game.view(seat), sort_keys=True)
        for wish in [*wishes, *foreign]:
            yield f"{seat} {wish}: {refusal(game, seat, wish)}"
    for seat in game.to_act():
        for lang in LANGUAGES:
            yield f"{game.ask(seat, lang)} {[a.say(lang) for a in game.answers(seat)]}"
        yield json.dumps([answer.data() for answer in game.answers(seat)])


def foreign_wishes(game: ennead.Game, rng: Random) -> list[str]:
    """Some wishes that belong to other questions."""
    from tests.contract.cases import TRAITS

    return rng.sample(sorted(TRAITS[game.name].wishes()), 25)


def refusal(game: ennead.Game, seat: int, wish: str) -> str:
    """The rule against a wish, or the error if it cannot be read."""
    try:
        reason = game.why_not(seat, *wish.split())
    except ValueError as error:
        return f"ValueError {error}"
    return "" if reason is None else reason.rule


def digest(names: list[str], whole: bool) -> str:
    """Some games in one word."""
    total = blake2b(digest_size=8)
    for name in names:
        for line in lines(name, whole):
            total.update(f"{line}\n".encode())
    return total.hexdigest()


def digests() -> dict[str, str]:
    """The net: a word for each group of which everything is written, one for all others."""
    found: dict[str, str] = {}
    for group, names, whole in groups():
        word = digest(names, whole)
        if whole:
            found[group] = word
        else:
            others = f"{group.rpartition('-')[0]}, legal answers"
            found[others] = blake2b(
                (found.get(others, "") + word).encode(), digest_size=8
            ).hexdigest()
    return found


def main(words: list[str]) -> None:
    if words == ["write"]:
        FILE.write_text(json.dumps(digests(), indent=0) + "\n", encoding="utf-8")
    elif len(words) == 2 and words[0] == "show":
        print(*lines(words[1], whole=True), sep="\n")
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
