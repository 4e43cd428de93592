"""Many games stepped in one call: the loop inside `ennead.envs.vector`.

Each game asks one seat at a time; sealed answers are asked for one seat after another. A game that
is over begins anew at once with a seed of its own.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ennead.engine.errors import IllegalAnswer
from ennead.engine.frames import CHANCE
from ennead.engine.rng import Rng
from ennead.engine.table import Table
from ennead.envs.encode.encoder import Encoder, zeros


class Batch:
    """Tables side by side, and what the seat to act in each of them sees."""

    def __init__(self, encoder: Encoder, template: Table, players: int, rngs: list[Rng]) -> None:
        self.encoder: Final = encoder
        #: The table before chance's first answer.
        self.template: Final = template
        self.rngs: Final = rngs
        self.count: Final = len(rngs)
        self.tables: Final[list[Table]] = []
        #: By game, the seat that is to act.
        self.seats: list[int] = [0] * self.count
        #: How many games have ended so far.
        self.ended: int = 0
        self.observations: vec[u8] = vec[u8]()
        self.masks: vec[u8] = vec[u8]()
        #: Of the last step: 1 for games that have ended, and the rewards of their seats.
        self.done: vec[u8] = vec[u8]()
        self.rewards: list[float] = []
        self.no_observations: Final = zeros(encoder.size * self.count)
        self.no_masks: Final = zeros(encoder.space.players * self.count)
        self.players: Final = players
        for number in range(self.count):
            self.tables.append(self.beginning(number))
        self.observe()

    def restore(self, tables: list[Table], rngs: list[Rng], ended: int) -> None:
        """Go on with other games, so many of which have ended, and look again."""
        self.tables[:] = tables
        self.rngs[:] = rngs
        self.ended = ended
        self.observe()

    def note_ends(self, done: list[int], rewards: list[float]) -> None:
        """Take what the last step brought from other games."""
        self.done = vec[u8](done)
        self.rewards = rewards

    def step(self, actions: list[int]) -> None:
        """Give each game the action of its seat, and look again."""
        if len(actions) != self.count:
            raise ValueError(f"expected {self.count} actions, found {len(actions)}")
        for number in range(self.count):
            self.check(number, actions[number])
        self.forget_ends()
        for number in range(self.count):
            self.take(number, actions[number])
        self.observe()

    def step_some(self, numbers: list[int], actions: list[int]) -> None:
        """Give some games, each named once, the action of their seats; look at these again."""
        if len(actions) != len(numbers):
            raise ValueError(f"expected {len(numbers)} actions, found {len(actions)}")
        for place, number in enumerate(numbers):
            self.check(number, actions[place])
        for place, number in enumerate(numbers):
            self.take(number, actions[place])
        self.observe_some(numbers)

    def forget_ends(self) -> None:
        """Nothing has ended yet."""
        self.done = zeros(self.count)
        self.rewards = [0.0] * (self.count * self.players)

    def take(self, number: int, action: int) -> None:
        """Give a game an action, and chance's answers after it."""
        table = self.tables[number]
        frame = table.frames[-1]
        answer = self.encoder.space.answer(frame, action)
        table.take(self.seats[number], answer)
        settle_chance(table, self.rngs[number])
        if not table.frames:
            self.end(number, table)

    def check(self, number: int, action: int) -> None:
        """IllegalAnswer if an action is not legal; nothing has changed then."""
        space = self.encoder.space
        at: i64 = number * space.players
        if not 0 <= action < space.players or self.masks[at + action] == 0:
            raise IllegalAnswer(f"game {number}: {action} is not a legal action now")

    def end(self, number: int, table: Table) -> None:
        """Pay the rewards and begin anew."""
        self.done[number] = 1
        first = number * self.players
        for seat, reward in enumerate(self.encoder.rewards(table)):
            self.rewards[first + seat] = reward
        self.ended += 1
        self.tables[number] = self.beginning(number)

    def beginning(self, number: int) -> Table:
        """A table at its first decision."""
        table = self.template.clone()
        settle_chance(table, self.rngs[number])
        return table

    def observe(self) -> None:
        """Write what the seats to act see and may do; arrays given out before stay as they are."""
        size: i64 = self.encoder.size
        actions: i64 = self.encoder.space.players
        observations = self.no_observations[0 : size * self.count]
        masks = self.no_masks[0 : actions * self.count]
        for number, table in enumerate(self.tables):
            place: i64 = number
            seat = table.frames[-1].first_to_act(table)
            self.seats[number] = seat
            self.encoder.write(table, seat, observations, place * size)
            self.encoder.mask(table, seat, masks, place * actions)
        self.observations = observations
        self.masks = masks

    def observe_some(self, numbers: list[int]) -> None:
        """Write anew what the seats of some games see; arrays given out before stay as they are."""
        size: i64 = self.encoder.size
        actions: i64 = self.encoder.space.players
        observations = self.observations[0 : size * self.count]
        masks = self.masks[0 : actions * self.count]
        for number in numbers:
            place: i64 = number
            clear(observations, place * size, size)
            clear(masks, place * actions, actions)
            table = self.tables[number]
            seat = table.frames[-1].first_to_act(table)
            self.seats[number] = seat
            self.encoder.write(table, seat, observations, place * size)
            self.encoder.mask(table, seat, masks, place * actions)
        self.observations = observations
        self.masks = masks


def clear(numbers: vec[u8], first: i64, length: i64) -> None:
    """Write zeros from a place on."""
    for place in range(first, first + length):
        numbers[place] = 0


def settle_chance(table: Table, rng: Rng) -> None:
    """Chance answers as long as it is asked."""
    while table.frames and table.frames[-1].is_chance():
        frame = table.frames[-1]
        table.take(CHANCE, frame.draw(table, rng))
