"""Sets of small numbers."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ennead.engine.bitset import above, bit, bitset, count, highest, members, total

numbers = st.sets(st.integers(0, 62))


@given(numbers)
def test_a_set_has_the_numbers_it_was_made_of(chosen: set[int]) -> None:
    found = bitset(chosen)
    assert members(found) == sorted(chosen)
    assert count(found) == len(chosen)
    assert total(found) == sum(chosen)
    assert highest(found) == max(chosen, default=-1)


@given(numbers, st.integers(0, 62))
def test_numbers_above_another_are_kept(chosen: set[int], number: int) -> None:
    kept = {one for one in chosen if one > number}
    assert members(above(bitset(chosen), number)) == sorted(kept)


@given(numbers, st.integers(0, 62))
def test_sets_are_joined_and_shared_by_their_bits(chosen: set[int], number: int) -> None:
    found = bitset(chosen)
    assert members(found | bit(number)) == sorted(chosen | {number})
    assert members(found & ~bit(number)) == sorted(chosen - {number})
