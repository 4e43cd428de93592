"""Sets of hexes behave as sets of numbers, over both halves and at their seam."""

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import u8

from ennead.hexes import hexset

spaces = st.integers(0, hexset.CAPACITY - 1)
sets = st.frozensets(spaces)


@given(sets)
def test_the_members_of_a_set_are_listed_in_ascending_order(a: frozenset[int]) -> None:
    assert hexset.members(hexset.of(a)) == sorted(a)


@given(sets)
def test_the_size_of_a_set_is_the_number_of_its_members(a: frozenset[int]) -> None:
    assert hexset.size(hexset.of(a)) == len(a)


@given(sets, sets)
def test_union_common_and_without_are_those_of_sets(a: frozenset[int], b: frozenset[int]) -> None:
    one, other = hexset.of(a), hexset.of(b)
    assert hexset.union(one, other) == hexset.of(a | b)
    assert hexset.common(one, other) == hexset.of(a & b)
    assert hexset.without(one, other) == hexset.of(a - b)


@given(sets, sets)
def test_sets_overlap_and_contain_each_other_as_sets_do(
    a: frozenset[int], b: frozenset[int]
) -> None:
    one, other = hexset.of(a), hexset.of(b)
    assert hexset.overlaps(one, other) == bool(a & b)
    assert hexset.is_within(one, other) == (a <= b)
    assert hexset.is_within(hexset.common(one, other), one)


@given(sets, spaces)
def test_one_space_is_added_removed_and_found(a: frozenset[int], space: int) -> None:
    one = hexset.of(a)
    assert hexset.contains(one, space) == (space in a)
    assert hexset.added(one, space) == hexset.of(a | {space})
    assert hexset.removed(one, space) == hexset.of(a - {space})


@given(sets.filter(bool))
def test_the_lowest_space_is_the_first_member(a: frozenset[int]) -> None:
    assert hexset.lowest(hexset.of(a)) == min(a)


@given(sets, st.integers(0, 1000))
def test_gathering_unites_the_entries_of_all_members(a: frozenset[int], seed: int) -> None:
    table = [
        hexset.of([(n * seed + 1) % hexset.CAPACITY, (n + seed) % hexset.CAPACITY])
        for n in range(hexset.CAPACITY)
    ]
    expected = hexset.EMPTY
    for space in a:
        expected = hexset.union(expected, table[space])
    assert hexset.gathered(hexset.by_number(table), hexset.of(a)) == expected


@given(st.lists(sets, min_size=1), spaces, st.data())
def test_numbered_sets_are_a_value(
    listed: list[frozenset[int]], space: int, data: st.DataObject
) -> None:
    number = data.draw(st.integers(0, len(listed) - 1))
    before = numbered(listed)
    more, fewer = list(listed), list(listed)
    more[number] |= {space}
    fewer[number] -= {space}
    assert before.added(number, space) == numbered(more)
    assert before.removed(number, space) == numbered(fewer)
    assert before.cleared(space) == numbered([one - {space} for one in listed])
    assert hexset.members(before.all()) == sorted(frozenset().union(*listed))
    assert list(before) == [hexset.of(one) for one in listed]
    assert len(before) == len(listed)


def numbered(listed: list[frozenset[int]]) -> hexset.HexSets:
    return hexset.by_number([hexset.of(one) for one in listed])


@given(st.lists(sets, min_size=124, max_size=124), st.lists(st.tuples(spaces, spaces)))
def test_parted_numbers_are_not_in_each_other_s_sets(
    listed: list[frozenset[int]], pairs: list[tuple[int, int]]
) -> None:
    expected = [set(one) for one in listed]
    for one, other in pairs:
        expected[one].discard(other)
        expected[other].discard(one)
    parted = numbered(listed).parted(pairs)
    assert [set(hexset.members(one)) for one in parted] == expected


def test_every_space_is_a_set_of_its_own() -> None:
    singles = [hexset.single(space) for space in range(hexset.CAPACITY)]
    assert len(set(singles)) == hexset.CAPACITY
    assert [hexset.members(one) for one in singles] == [[n] for n in range(hexset.CAPACITY)]


def test_the_empty_set_has_no_members() -> None:
    assert hexset.is_empty(hexset.EMPTY)
    assert hexset.members(hexset.EMPTY) == []
    assert not hexset.is_empty(hexset.single(hexset.CAPACITY - 1))
    assert not hexset.is_empty(hexset.single(0))


def test_a_full_set_holds_every_space() -> None:
    full = hexset.of(range(hexset.CAPACITY))
    assert hexset.size(full) == hexset.CAPACITY
    assert hexset.members(full) == list(range(hexset.CAPACITY))


@given(sets)
def test_every_member_is_marked_and_nothing_else(a: frozenset[int]) -> None:
    marked = vec[u8](bytes(hexset.CAPACITY + 3))
    hexset.mark(hexset.of(a), marked, 3)
    assert [place - 3 for place, number in enumerate(marked) if number] == sorted(a)
