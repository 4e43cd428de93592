"""What is published: the metadata, the source distribution, and wheels that run elsewhere."""

from __future__ import annotations

import email
import re
import subprocess
import sys
import tarfile
import zipfile
from email.message import Message
from pathlib import Path

import pytest

import ennead
from hatch_metadata import with_addresses
from tests.install.conftest import build
from tests.install.fresh import ROOT

HOME = "https://forge.example/ennead/ennead"
RELATIVE = re.compile(r"\]\((?!https?:|#)")


def metadata(wheel: Path) -> Message:
    """The metadata of a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        (name,) = [n for n in archive.namelist() if n.endswith(".dist-info/METADATA")]
        return email.message_from_bytes(archive.read(name))


def test_the_metadata_are_complete_and_make_no_address_up(wheel: Path) -> None:
    found = metadata(wheel)
    assert found["Version"] == ennead.__version__
    assert found["Author"] == "Ennead contributors"
    assert found["License-Expression"] == "MIT"
    for minor in (11, 12, 13, 14):
        assert f"Programming Language :: Python :: 3.{minor}" in found.get_all("Classifier", [])
    assert {"all", "cli", "envs", "lab", "render", "server"} <= set(
        found.get_all("Provides-Extra", [])
    )
    assert found.get_all("Project-URL") is None


def test_with_the_address_of_a_forge_all_links_work_elsewhere(tmp_path: Path) -> None:
    wheel = build(tmp_path, "wheel", ENNEAD_COMPILE="0", ENNEAD_HOME=HOME)
    found = metadata(wheel)
    assert f"Source, {HOME}" in found.get_all("Project-URL", [])
    shown = found.get_payload()
    assert isinstance(shown, str)
    assert f"({HOME}/raw/main/docs/images/ankh-desktop.png)" in shown
    assert not RELATIVE.findall(shown)


def test_links_lead_to_the_repository() -> None:
    text = "[a](docs/a.md#b) ![p](p.png) [w](https://x.example) [h](#here)"
    assert with_addresses(text, HOME) == (
        f"[a]({HOME}/blob/main/docs/a.md#b) ![p]({HOME}/raw/main/p.png) "
        "[w](https://x.example) [h](#here)"
    )


def test_the_source_distribution_has_tests_and_docs(tmp_path: Path) -> None:
    with tarfile.open(build(tmp_path, "sdist")) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    for name in (
        "README.md",
        "CHANGELOG.md",
        "dev.cmd",
        "docs/architecture.md",
        "examples/train.py",
        "hatch_metadata.py",
        "requirements.lock",
        "src/ennead/static/index.html",
        "tests/engine/test_face.py",
        "tools/bootstrap.py",
        "web/package-lock.json",
    ):
        assert name in names
    assert not [name for name in names if "node_modules" in name or "__pycache__" in name]


def test_the_wheel_has_the_client_and_no_tests(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    assert "ennead/static/index.html" in names
    assert "ennead/py.typed" in names
    assert {name.partition("/")[0] for name in names} <= {
        "ennead",
        f"ennead-{ennead.__version__}.dist-info",
        *[name for name in names if "__mypyc" in name],
    }


@pytest.mark.skipif(sys.platform != "linux", reason="auditwheel is for Linux")
def test_a_compiled_wheel_runs_on_other_linuxes(wheel: Path) -> None:
    if not ennead.compiled:
        pytest.skip("the pure wheel runs everywhere")
    shown = subprocess.run(
        [sys.executable, "-m", "auditwheel", "show", str(wheel)],
        capture_output=True,
        text=True,
        check=True,
    )
    words = " ".join(shown.stdout.split())
    found = re.search(r'platform tag: "manylinux_2_(\d+)_\w+"', words)
    assert found, words
    assert int(found[1]) <= 28, words


def test_one_version_is_written_everywhere() -> None:
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    assert f'version = "{ennead.__version__}"' in project
