"""What earlier programs wrote still loads and replays.

Losses without a choice waited beneath the ones that had one, and the suns of a finished game
turned face up. The data below is what they wrote.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

import ennead
from tests.games.ra.positions import refused
from tests.scenario.ra import RaScenario, then

CIVILIZATION = [5, 6, 7, 8, 9]
MONUMENTS = [11, 12, 13, 14, 15, 16, 17, 18]

FUNERAL_AND_UNREST = """
{"game": "ra", "rules": 1, "players": 3, "options": {"open_scores": true, "tile_counter": true},
"epoch": 1, "ra_tiles": 0, "track": [null, null, null, null, null, null, null, null], "sun": 13,
"areas": [{"points": 10, "suns": [2, 5, 8], "spent": [1],
"tiles": {"pharaoh": 3, "art": 2, "writing": 1}},
{"points": 10, "suns": [3, 6, 9, 12], "spent": [], "tiles": {}},
{"points": 10, "suns": [4, 7, 10, 11], "spent": [], "tiles": {}}],
"bag": {"ra": 30, "god": 8, "pharaoh": 22, "nile": 25, "flood": 12, "art": 3, "agriculture": 5,
"religion": 5, "astronomy": 5, "writing": 4, "gold": 5, "fortress": 5, "obelisk": 5, "palace": 5,
"pyramid": 5, "sphinx": 5, "statues": 5, "step_pyramid": 5, "temple": 5, "funeral": 1,
"drought": 2, "unrest": 3, "earthquake": 2},
"out": {"funeral": 1, "unrest": 1}, "sheets": [],
"pending": [["EndOfEpoch"], ["EndTurn", 0], ["Discard", 0, [2], 2],
["Discard", 0, [5, 6, 7, 8, 9], 2]]}
"""
ALL_DISASTERS = """
{"game": "ra", "rules": 1, "players": 3, "options": {"open_scores": true, "tile_counter": true},
"epoch": 1, "ra_tiles": 0, "track": [null, null, null, null, null, null, null, null], "sun": 13,
"areas": [{"points": 10, "suns": [2, 5, 8], "spent": [1],
"tiles": {"pharaoh": 3, "nile": 3, "art": 2, "writing": 1, "temple": 3}},
{"points": 10, "suns": [3, 6, 9, 12], "spent": [], "tiles": {}},
{"points": 10, "suns": [4, 7, 10, 11], "spent": [], "tiles": {}}],
"bag": {"ra": 30, "god": 8, "pharaoh": 22, "nile": 22, "flood": 11, "art": 3, "agriculture": 5,
"religion": 5, "astronomy": 5, "writing": 4, "gold": 5, "fortress": 5, "obelisk": 5, "palace": 5,
"pyramid": 5, "sphinx": 5, "statues": 5, "step_pyramid": 5, "temple": 2, "funeral": 1,
"drought": 1, "unrest": 3, "earthquake": 1},
"out": {"flood": 1, "funeral": 1, "drought": 1, "unrest": 1, "earthquake": 1}, "sheets": [],
"pending": [["EndOfEpoch"], ["EndTurn", 0], ["Discard", 0, [2], 2], ["Discard", 0, [3], 1],
["Discard", 0, [11, 12, 13, 14, 15, 16, 17, 18], 2], ["Discard", 0, [5, 6, 7, 8, 9], 2]]}
"""

RECORD = """\
ennead record 1
game ra
rules 1
players 3
options {"open_scores": true, "tile_counter": true}
start {"areas": [{"suns": [2, 5, 8, 13], "tiles": TILES}, {"suns": [3, 6, 9, 12]}, \
{"suns": [4, 7, 10, 11]}], "game": "ra", "options": {"open_scores": true, "tile_counter": true}, \
"pending": [["EndOfEpoch"], ["Turn", 0]], "players": 3, "track": TRACK}

0 ra
1 pass
2 pass
0 bid 13
end HASH
"""


def record(tiles: str, track: str, fingerprint: str) -> str:
    """A record that stopped while losses were waiting."""
    return RECORD.replace("TILES", tiles).replace("TRACK", track).replace("HASH", fingerprint)


STOPPED = [
    record(
        '{"art": 2, "pharaoh": 3, "writing": 1}',
        '["funeral", "unrest"]',
        "3be43f1bafc8b9a8",
    ),
    record(
        '{"art": 2, "flood": 1, "nile": 3, "pharaoh": 3, "temple": 3, "writing": 1}',
        '["funeral", "drought", "earthquake", "unrest"]',
        "9a166304dc455f4b",
    ),
]


@pytest.mark.parametrize(
    ("text", "held", "left"),
    [
        (FUNERAL_AND_UNREST, "pharaoh art*2 writing", "pharaoh art"),
        (ALL_DISASTERS, "pharaoh nile*2 art*2 writing temple", "pharaoh nile*2 art temple"),
    ],
)
def test_losses_that_waited_are_taken_when_the_position_is_loaded(
    text: str, held: str, left: str
) -> None:
    game = RaScenario(ennead.load(json.loads(text), chance="ask"))
    then(game).has_only("A", held).asks("A").offers("discard art", "discard writing")
    again = ennead.load(game.game.position(), chance="ask")
    assert again.position() == game.game.position()
    game.answers("A", "discard art", "discard writing")
    then(game).has_only("A", left).asks("B")


@pytest.mark.parametrize(
    ("discards", "match"),
    [
        ([[CIVILIZATION, 2], [[2], 2]], "category must be"),
        ([[[3], 2], [[2], 2]], "category must be"),
        ([[[2], 2], [[2], 2]], "category must be"),
        ([[[2, 3], 2]], "category must be"),
        ([[MONUMENTS, 9], [CIVILIZATION, 2]], "number must be 1 to 8"),
    ],
)
def test_losses_wait_in_their_order_only(discards: list[Any], match: str) -> None:
    data = json.loads(ALL_DISASTERS)
    data["pending"][2:] = [["Discard", 0, *discard] for discard in discards]
    refused(data, match)


@pytest.mark.parametrize("text", STOPPED)
def test_a_record_that_stopped_while_losses_waited_replays(text: str) -> None:
    then(RaScenario(ennead.replay(text))).asks("A").offers("discard art", "discard writing")
    other = text.replace("\nend ", "\nend 0")
    with pytest.raises(ennead.RecordError, match="the answers lead to position"):
        ennead.replay(other)
