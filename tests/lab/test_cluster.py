"""Games on a Ray cluster: the same as here, also if a worker is lost."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from ennead.lab.cluster import Cluster, mapper_for
from ennead.lab.mapping import local_mapper

ROOT = Path(__file__).parents[2]
with_ray = pytest.mark.skipif(find_spec("ray") is None, reason="Ray has no wheel for this machine")


def on_cluster(what: str, marker: Path) -> Any:
    """What came out of work on a cluster."""
    command = [sys.executable, "-W", "ignore", "-m", "tests.lab.on_cluster", what, str(marker)]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    assert ran.returncode == 0, ran.stderr
    return json.loads((marker.parent / "made.json").read_text("utf-8"))


@with_ray
@pytest.mark.timeout(900)  # Ray starts many processes, which takes long on a busy machine
def test_a_cluster_does_the_same_work_though_workers_are_lost(tmp_path: Path) -> None:
    from tests.lab.on_cluster import work

    found = on_cluster("work", tmp_path / "died")
    here = json.loads(json.dumps(work(None, tmp_path / "not here")))
    assert (tmp_path / "died").exists(), "a worker was killed in the middle of its work"
    for name, outcome in here.items():
        assert found[name] == outcome, name
    assert found["progress"]


@with_ray
@pytest.mark.long
def test_tuning_on_a_cluster_is_the_same(tmp_path: Path) -> None:
    from tests.lab.on_cluster import tuned

    found = on_cluster("tune", tmp_path / "unused")
    assert found == json.loads(json.dumps(tuned(local_mapper(1))))


def test_without_an_address_the_processes_of_this_machine_do_it() -> None:
    assert mapper_for(None, 1) is local_mapper(1)
    assert isinstance(mapper_for("local", 2), Cluster)
