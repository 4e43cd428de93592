"""What it costs the server to take back an answer late in a big game: CPU, without the network.

    python -m bench.undo

Tables of Ankh with five players are played at random. From the 200th answer on, each answer that
its seat can take back is taken back once: decided, folded, and told to all five seats.
"""

from __future__ import annotations

import random
import statistics
import time
from itertools import count

import msgspec

from ennead.games.start import rules_of
from ennead.server import protocol
from ennead.server.live.projection import table_state
from ennead.server.room.decisions import decide
from ennead.server.room.drafts import Asker, TableLimits
from ennead.server.room.entries import Created, Entry, TableRow
from ennead.server.room.folding import fold
from ennead.server.room.room import Room
from ennead.server.room.seeds import Seeds

PLAYERS = 5
FIRST = 200
LIMITS = TableLimits(10**6, 10**6, lambda game: [])
SETTINGS = {
    "public": True,
    "pace": "live",
    "clock": None,
    "spectators": True,
    "undo": "own",
    "analysis": False,
}


def main() -> None:
    undone, told = measure(most=200)
    for name, seconds in (("undo", undone), ("undo, told to all seats", told)):
        print(
            f"{name:24} median {1000 * statistics.median(seconds):.2f} ms, "
            f"worst {1000 * max(seconds):.2f} ms of CPU, of {len(seconds)}"
        )


def measure(most: int) -> tuple[list[float], list[float]]:
    """Seconds of CPU of undos, and of undos with telling everybody, from FIRST on."""
    undone: list[float] = []
    told: list[float] = []
    for seed in count():
        play(seed, most, undone, told)
        if len(undone) >= most:
            break
    return undone, told


def play(seed: int, most: int, undone: list[float], told: list[float]) -> None:
    """Play a game, and measure until there is enough."""
    choice = random.Random(seed)
    luck = Seeds("s" * 32, seed)
    room = began(luck)
    while room.phase == "playing" and len(undone) < most:
        seat = choice.choice(room.to_act())
        answer = choice.choice(room.game.legal(seat)) if room.game else 0
        message = protocol.Answer(f"a{room.version}", room.shown, seat, answer)
        room = decided(room, seat, message, luck)
        if room.answers() >= FIRST and room.retractable >= 0 and room.phase == "playing":
            taken_back(room, luck, undone, told)


def taken_back(room: Room, luck: Seeds, undone: list[float], told: list[float]) -> None:
    """Take the last answer back on a copy, and measure it."""
    seat = room.retractable
    started = time.process_time()
    after = decided(room, seat, protocol.Undo(f"u{room.version}", seat), luck)
    undone.append(time.process_time() - started)
    after.summary()
    for person in range(PLAYERS):
        msgspec.json.encode(table_state(after, str(person), "en", room.shown))
    told.append(time.process_time() - started)
    assert after.answers() == room.answers() - 1


def began(luck: Seeds) -> Room:
    """A table of five people whose game has begun."""
    rules = rules_of("ankh")
    options = rules.check_options(PLAYERS, {})
    row = TableRow("t", rules.name, rules.version, PLAYERS, options, SETTINGS, "0", 0.0)
    room = Room(row)
    seats = [{"kind": "human", "person": str(n), "name": f"Player {n}"} for n in range(PLAYERS)]
    fold(room, Entry(1, 0.0, Created(seats=seats)))
    return decided(room, 0, protocol.Start("s"), luck)


def decided(
    room: Room,
    seat: int,
    message: protocol.TableMessage,
    luck: Seeds,
) -> Room:
    """The room after a message of a seat's person."""
    asker = Asker(str(seat), f"Player {seat}")
    return decide(room, asker, message, luck, "en", LIMITS).after


if __name__ == "__main__":
    main()
