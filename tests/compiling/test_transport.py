"""Everything that is public can be copied, pickled and given to another process."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from multiprocessing.pool import Pool
from typing import Any

import pytest

import ennead
import ennead.bots
from tests.compiling.transported import behavior, cases

CASES = cases()
every_case = pytest.mark.parametrize("name", CASES)


@pytest.fixture(scope="module")
def other_process() -> Iterator[Pool]:
    with get_context("spawn").Pool(1) as pool:
        yield pool


@every_case
@pytest.mark.parametrize(
    "way",
    [copy.copy, copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))],
    ids=["copy", "deepcopy", "pickle"],
)
def test_a_copy_behaves_as_what_was_copied(name: str, way: Callable[[Any], Any]) -> None:
    make, behave = CASES[name]
    assert behave(way(make())) == behave(make())


@every_case
def test_it_behaves_the_same_in_another_process(name: str, other_process: Pool) -> None:
    make, behave = CASES[name]
    assert other_process.apply(behavior, (name, make())) == behave(make())


@every_case
def test_a_deep_copy_goes_its_own_way(name: str) -> None:
    make, behave = CASES[name]
    thing = make()
    twin = copy.deepcopy(thing)
    assert behave(thing) == behave(twin)


def test_every_class_that_is_exported_is_among_them() -> None:
    found = {type(part) for case in CASES.values() for part in parts(case.make())}
    for module in (ennead, ennead.bots):
        for name in module.__all__:
            exported = getattr(module, name)
            if isinstance(exported, type) and not getattr(exported, "_is_protocol", False):
                assert exported in found, name


def parts(thing: Any) -> list[object]:
    """A thing, and those that it is a list of."""
    if not isinstance(thing, (list, tuple)):
        return [thing]
    return [thing, *[part for item in thing for part in parts(item)]]
