"""Every limit can be set, and stands in the documentation with its setting."""

from __future__ import annotations

import pytest

from ennead.server.settings import Limits, chosen_limits
from tests.server.serving import ROOT

SECTION = (ROOT / "docs" / "server.md").read_text(encoding="utf-8").split("## Limits and abuse")[1]


@pytest.mark.parametrize("name", Limits.__struct_fields__)
def test_a_limit_is_documented_with_its_setting(name: str) -> None:
    assert f"`{name}`" in SECTION.split("\n## ")[0]


@pytest.mark.parametrize("name", Limits.__struct_fields__)
def test_a_limit_can_be_set(name: str) -> None:
    assert getattr(chosen_limits([f"{name}=7"]), name) == 7
    assert chosen_limits([]) == Limits()


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("nonsense=1", "there is no limit 'nonsense'"),
        ("burst", "Expected `int`"),
        ("burst=many", "Expected `int`"),
        ("burst=0", "burst must be more than 0"),
        ("burst=-3", "burst must be more than 0"),
    ],
)
def test_what_is_no_limit_is_refused(given: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        chosen_limits([given])
