"""Random games with the packs that come with Ennead; `tests/plugins` plays many, and others too."""

from __future__ import annotations

import pytest

from tests.games.ankh.packs.many_games import play_some


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_games_with_random_packs_end_load_and_replay(players: int) -> None:
    play_some(players, range(4))
