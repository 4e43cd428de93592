"""The moments that the client's tests are run on look like those of the games as they are now."""

import json

import ennead
from tests.web import ankh_moments


def test_what_the_moments_of_ankh_show_is_still_shown() -> None:
    kept = json.loads(ankh_moments.FILE.read_text(encoding="utf-8"))["moments"][0]["view"]
    now = ennead.new("ankh", players=kept["players"], seed=0).view(0)
    advice = "run: python -m tests.web.ankh_moments"
    assert set(kept) <= set(now), advice
    for part in ("printed", "supply", "asked"):
        assert set(kept[part]) <= set(now[part]), advice
    assert set(kept["areas"][0]) == set(now["areas"][0]), advice
