"""The generator of random numbers: the same in every build, even, and cheap to copy."""

from __future__ import annotations

import subprocess
import sys

import pytest

from ennead.engine.rng import Rng, seeded

#: The first words of some seeds.
WORDS = {
    0: (947923937, 2491578854, 3964400089),
    1: (3320213661, 2171273659, 990548051),
    -1: (399624989, 44164883, 549943477),
    7: (539303597, 525013490, 3953201375),
    2**80 + 5: (3781435893, 742261851, 1693289450),
}


@pytest.mark.parametrize("seed", list(WORDS))
def test_a_seed_gives_its_known_words(seed: int) -> None:
    rng = seeded(seed)
    assert tuple([int(rng.word()) for _ in range(3)]) == WORDS[seed]


def test_sfc32_gives_the_words_of_its_author() -> None:
    """By hand: the first output is a + b + counter."""
    rng = Rng(1, 2, 3, 4)
    assert int(rng.word()) == 7
    assert (rng.a, rng.b, rng.c, rng.counter) == (2, 27, (3 << 21) + 7, 5)


def test_different_seeds_give_different_numbers() -> None:
    seeds = [*range(-300, 300), *[1 << bit for bit in range(10, 100)]]
    firsts = {tuple([int(rng.word()) for _ in range(2)]) for rng in map(seeded, seeds)}
    assert len(firsts) == len(seeds)


def test_a_clone_goes_on_with_the_same_numbers_by_itself() -> None:
    rng = seeded(5)
    rng.word()
    clone = rng.clone()
    numbers = [int(clone.word()) for _ in range(5)]
    assert [int(rng.word()) for _ in range(5)] == numbers


@pytest.mark.parametrize("bound", [1, 2, 3, 10, 180])
def test_numbers_below_a_bound_are_about_equally_likely(bound: int) -> None:
    rng = seeded(bound)
    tries = 2000 * bound
    counts = [0] * bound
    for _ in range(tries):
        counts[int(rng.below(bound))] += 1
    chi_square = sum([(count - 2000) ** 2 / 2000 for count in counts])
    assert chi_square < bound + 5 * (2 * bound) ** 0.5 + 5


def test_a_place_is_picked_as_often_as_it_is_heavy() -> None:
    rng = seeded(11)
    counts = [0, 0, 0, 0]
    for _ in range(12_000):
        counts[int(rng.pick([1, 0, 2, 3]))] += 1
    assert counts[1] == 0
    for count, expected in zip(counts, (2000, 0, 4000, 6000), strict=True):
        assert abs(count - expected) < 300


def test_neighbouring_seeds_begin_unrelated() -> None:
    firsts = [int(seeded(seed).below(10)) for seed in range(5000)]
    for number in range(10):
        assert 400 < firsts.count(number) < 600


def test_a_shuffle_keeps_the_items_and_every_order_is_possible() -> None:
    rng = seeded(2)
    orders = set()
    for _ in range(200):
        items = [1, 2, 3]
        rng.shuffle(items)
        assert sorted(items) == [1, 2, 3]
        orders.add(tuple(items))
    assert len(orders) == 6


RUNG = """
import signal
from ennead.engine.rng import seeded

def ring(*_):
    raise TimeoutError

signal.signal(signal.SIGALRM, ring)
signal.setitimer(signal.ITIMER_REAL, 0.05)
try:
    seeded(1 << 2_000_000)
    signal.pause()
except TimeoutError:
    print("stopped")
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there are no alarms")
def test_an_alarm_that_rings_while_a_seed_is_folded_is_an_exception() -> None:
    """Multiplying large ints, compiled code took it for a lack of memory and was aborted."""
    command = [sys.executable, "-c", RUNG]
    run = subprocess.run(command, check=False, capture_output=True, text=True)
    assert (run.stdout, run.stderr, run.returncode) == ("stopped\n", "", 0)
