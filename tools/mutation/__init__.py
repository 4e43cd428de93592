"""Mutation testing: small changes are made to the rules, and some test should fail for each.

    .venv/bin/python -m pytest -p tools.mutation --mutate src/ennead/games/ra tests/games/ra

A pytest plugin. The tests given are run once as they are, to learn which of them reach which
function. Then every mutant gets a process of its own, in which only these tests run, the
quickest first, until one of them fails. Mutants in which none fails have survived and are listed.
"""

from tools.mutation.plugin import pytest_addoption, pytest_configure, pytest_runtestloop

__all__ = ["pytest_addoption", "pytest_configure", "pytest_runtestloop"]
