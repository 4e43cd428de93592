"""The whole public face is the same in every build and every process."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.compiling.public_face import face

ROOT = Path(__file__).parents[2]


def test_the_public_face_is_that_of_the_sources() -> None:
    variables = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONHASHSEED": "7"}
    command = [sys.executable, "-m", "tests.compiling.public_face"]
    done = subprocess.run(
        command, cwd=ROOT, env=variables, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    expected = [tuple(pair) for pair in json.loads(done.stdout)]
    found = list(face())
    assert len(found) > 3000
    assert [label for label, _ in found] == [label for label, _ in expected]
    differing = [(e, f[1]) for e, f in zip(expected, found, strict=True) if e != f]
    assert not differing, "\n".join([f"{e[0]}: {e[1]!r} but {f!r}" for e, f in differing[:20]])
