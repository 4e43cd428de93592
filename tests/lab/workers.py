"""What workers of a cluster are made to do in tests."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from ennead.lab.plan import Plan
from ennead.lab.play import GameResult
from ennead.lab.simulate import play_piece


def dies_once(task: tuple[Plan, range, str]) -> list[GameResult]:
    """Play some games; where a marker is named, the first worker that comes by is killed."""
    plan, numbers, marker = task
    if marker and not Path(marker).exists():
        Path(marker).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play_piece((plan, numbers))
