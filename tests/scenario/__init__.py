"""Scenarios: small positions, answers, and what holds then. A failed check shows what is there."""

import pytest

pytest.register_assert_rewrite("tests.scenario.table", "tests.scenario.ankh_outcome")
