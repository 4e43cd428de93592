"""A small neural network that tells every seat's chance to win, in compiled code.

Two hidden layers of rectified linear units. Most features of a position are 0, so the first layer
adds up only the weights of those that are not.
"""

from __future__ import annotations

from math import exp
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ennead.bots.values.features import Features, zeros
from ennead.engine.table import Table


class Layer:
    """Weights by input and unit, row after row, and the biases of the units."""

    def __init__(self, inputs: int, units: int, weights: list[float], biases: list[float]) -> None:
        assert len(weights) == inputs * units
        assert len(biases) == units
        self.inputs: Final[i64] = inputs
        self.units: Final[i64] = units
        self.weights: Final[vec[float]] = vec[float](weights)
        self.biases: Final[vec[float]] = vec[float](biases)
        #: What is added up: numbers that are not 0, and where their rows of weights begin.
        self.numbers: Final[vec[float]] = zeros(inputs)
        self.rows: Final[vec[i64]] = vec[i64]([0] * inputs)

    def __reduce__(self) -> tuple[Any, ...]:
        return Layer, (self.inputs, self.units, list(self.weights), list(self.biases))

    def apply(self, given: vec[float], result: vec[float]) -> None:
        """Compute the units' sums for an input."""
        self.add(self.gather(given), self.biases, result)

    def change(self, before: vec[float], given: vec[float], sums: vec[float]) -> None:
        """Bring the units' sums for an input to those for another, by the numbers that differ."""
        self.add(self.gather_changes(before, given), sums, sums)

    def add(self, count: i64, start: vec[float], result: vec[float]) -> None:
        """Add what was gathered to the units' sums so far."""
        unit: i64 = 0
        while unit + 8 <= self.units:
            self.sum_eight(unit, count, start, result)
            unit += 8
        while unit < self.units:
            self.sum_one(unit, count, start, result)
            unit += 1

    def gather(self, given: vec[float]) -> i64:
        """Keep the numbers of an input that are not 0; how many."""
        count: i64 = 0
        row: i64 = 0
        for number in given:
            if number != 0.0:
                self.numbers[count] = number
                self.rows[count] = row
                count += 1
            row += self.units
        return count

    def gather_changes(self, before: vec[float], given: vec[float]) -> i64:
        """Keep by how much the numbers of two inputs differ, where they do; how many."""
        count: i64 = 0
        row: i64 = 0
        place: i64 = 0
        while place < self.inputs:
            change = given[place] - before[place]
            if change != 0.0:
                self.numbers[count] = change
                self.rows[count] = row
                count += 1
            row += self.units
            place += 1
        return count

    def sum_one(self, unit: i64, count: i64, start: vec[float], result: vec[float]) -> None:
        """Compute the sum of a unit."""
        total = start[unit]
        place: i64 = 0
        while place < count:
            total += self.numbers[place] * self.weights[self.rows[place] + unit]
            place += 1
        result[unit] = total

    def sum_eight(self, unit: i64, count: i64, start: vec[float], result: vec[float]) -> None:
        """Compute the sums of eight units, side by side in registers: this takes half the time."""
        weights = self.weights
        numbers = self.numbers
        rows = self.rows
        a = start[unit]
        b = start[unit + 1]
        c = start[unit + 2]
        d = start[unit + 3]
        e = start[unit + 4]
        f = start[unit + 5]
        g = start[unit + 6]
        h = start[unit + 7]
        place: i64 = 0
        while place < count:
            number = numbers[place]
            at = rows[place] + unit
            a += number * weights[at]
            b += number * weights[at + 1]
            c += number * weights[at + 2]
            d += number * weights[at + 3]
            e += number * weights[at + 4]
            f += number * weights[at + 5]
            g += number * weights[at + 6]
            h += number * weights[at + 7]
            place += 1
        result[unit] = a
        result[unit + 1] = b
        result[unit + 2] = c
        result[unit + 3] = d
        result[unit + 4] = e
        result[unit + 5] = f
        result[unit + 6] = g
        result[unit + 7] = h


class Network:
    """Chances to win by position, learned by self-play."""

    def __init__(self, features: Features, layers: list[Layer]) -> None:
        assert len(layers) == 3
        assert layers[0].inputs == features.size
        self.features: Final = features
        self.players: Final = features.players
        self.first: Final = layers[0]
        self.second: Final = layers[1]
        self.last: Final = layers[2]
        self.row: Final[vec[float]] = zeros(int(features.size))
        self.sums: Final[vec[float]] = zeros(int(layers[0].units))
        self.hidden: Final[vec[float]] = zeros(int(layers[0].units))
        self.deeper: Final[vec[float]] = zeros(int(layers[1].units))
        self.out: Final[vec[float]] = zeros(int(layers[2].units))

    def __reduce__(self) -> tuple[Any, ...]:
        return Network, (self.features, [self.first, self.second, self.last])

    def __deepcopy__(self, memo: object) -> Network:
        return self  # what it has learned never changes, and it is large

    def chances(self, table: Table) -> vec[float]:
        """Return every seat's chance to win; together they are 1."""
        if not table.frames:
            return vec[float](self.features.shares(table))
        self.write(table, self.row)
        self.first.apply(self.row, self.sums)
        return self.judge(table, self.sums)

    def write(self, table: Table, row: vec[float]) -> None:
        """Write the features of a position into a row that was used before."""
        place: i64 = 0
        while place < self.features.size:
            row[place] = 0.0
            place += 1
        self.features.write(table, row, 0)

    def judge(self, table: Table, sums: vec[float]) -> vec[float]:
        """Compute the chances from the first layer's sums."""
        features = self.features
        rectify(sums, self.hidden)
        self.second.apply(self.hidden, self.deeper)
        rectify(self.deeper, self.deeper)
        self.last.apply(self.deeper, self.out)
        found = self.softmax(features.first(table))
        features.join(table, found)
        return found

    def softmax(self, first: int) -> vec[float]:
        """Turn outputs into chances by seat: output 0 is of the seat whose block was first."""
        out = self.out
        players: i64 = self.players
        best = out[0]
        place: i64 = 1
        while place < players:
            if out[place] > best:
                best = out[place]
            place += 1
        result = zeros(self.players)
        total = 0.0
        seat: i64 = first
        place = 0
        while place < players:
            odd = exp(out[place] - best)
            total += odd
            result[seat] = odd
            seat += 1
            if seat == players:
                seat = 0
            place += 1
        seat = 0
        while seat < players:
            result[seat] = result[seat] / total
            seat += 1
        return result


class NearbyChances:
    """Every seat's chance in the positions of one search, which differ little from each other.

    Only what differs from the last position in which the same seat was asked is added up. Where
    another one is asked its block is first, and nearly everything differs.
    """

    def __init__(self, network: Network) -> None:
        self.network: Final = network
        #: Features, and the first layer's sums for them, by the seat asked; and a row for the next.
        self.rows: Final[list[vec[float]]] = []
        self.sums: Final[list[vec[float]]] = []
        size = int(network.features.size)
        biases = network.first.biases
        for _ in range(network.players):
            self.rows.append(zeros(size))
            self.sums.append(biases[0 : len(biases)])
        self.row: vec[float] = zeros(size)

    def chances(self, table: Table) -> vec[float]:
        """Return the network's chances, except for rounding."""
        network = self.network
        if not table.frames:
            return network.chances(table)
        asked = network.features.first(table)
        row = self.row
        before = self.rows[asked]
        sums = self.sums[asked]
        network.write(table, row)
        network.first.change(before, row, sums)
        self.rows[asked] = row
        self.row = before
        return network.judge(table, sums)


def rectify(numbers: vec[float], into: vec[float]) -> None:
    """Replace negative numbers by 0."""
    place: i64 = 0
    while place < len(numbers):
        number = numbers[place]
        if number < 0.0:
            number = 0.0
        into[place] = number
        place += 1
