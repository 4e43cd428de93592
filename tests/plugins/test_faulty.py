"""Installed packages that are faulty are left out in a sentence, and everything else works."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.plugins.conftest import BUILD, ROOT
from tests.server.guests import Person
from tests.server.serving import Server

#: Makes a package out of its module, installed with an entry point; the folder it lies in.
Package = Callable[..., Path]
Asked = Callable[..., "subprocess.CompletedProcess[str]"]

FAULTS = [
    ("raise RuntimeError('no weather today')", "RuntimeError: no weather today"),
    ("raise SystemExit(3)", "SystemExit: 3"),
    ("1 / 0", "ZeroDivisionError: division by zero"),
    ("class Odd(Exception): pass\nraise Odd('one\\ntwo')", "Odd: one two"),
    ("def half(:", "SyntaxError: invalid syntax"),
    ("import no_such_module", "ModuleNotFoundError: No module named 'no_such_module'"),
]
PACK = "from ennead.games.ankh.pack import Pack\n"
NAMED = "NAMES = {'packs': {'rain': ('Rain', 'Regen')}}\n"
#: By what is wrong: the module of a pack that is called `rain`, and what is said of it.
PACKS = {
    "no name": (f"{PACK}PACK = Pack('rain')", "its words have no NAMES['packs'] of 'rain'"),
    "another name": (
        f"{PACK}PACK = Pack('snow')",
        "its entry point leads to a pack that is called 'snow'",
    ),
    "no pack": ("PACK = 7", "expected a Pack, found 7"),
    "half a name": (
        f"{PACK}PACK = Pack('rain', words=__name__)\nNAMES = {{'packs': {{'rain': 'Rain'}}}}",
        "NAMES['packs']['rain']: expected an English and a German name, found 'Rain'",
    ),
    "no words": (
        f"{PACK}PACK = Pack('rain', words='no_such_words')",
        "ModuleNotFoundError: No module named 'no_such_words'",
    ),
    "no catalogue": (
        f"{PACK}{NAMED}PACK = Pack('rain', words=__name__, catalogue='no_such_rules')",
        "ModuleNotFoundError: No module named 'no_such_rules'",
    ),
    "an option without words": (
        f"""
{PACK}{NAMED}
from ennead.engine.rules import Option

PACK = Pack('rain', words=__name__, options=[Option('wet', ('no', 'yes'), 'about')])
""",
        "its words have no OPTIONS of 'wet'",
    ),
    "the name of a god of ours": (
        f"""
{PACK}{NAMED}
from ennead.games.ankh.packs.base.ra import DECLARED
from ennead.games.ankh.powers.god import God

GOD = God('ra', DECLARED.ability, ('Rain', 'Regen'), ('Wet', 'Nass'), DECLARED.about, 'AK-RN1')
PACK = Pack('rain', words=__name__, gods=[GOD])
""",
        "'ra' has a meaning already",
    ),
}
#: A pack with the least that docs/packs.md asks for.
LEAST = f"""
{PACK}
from ennead.games.ankh.packs import own_packs

NAMES = {{"packs": {{"rain": ("Rain", "Regen")}}, "scenarios": {{"wet": ("Wet", "Nass")}}}}
WET = own_packs()["base"].scenarios["old_kingdom"]
PACK = Pack("rain", words=__name__, scenarios={{"wet": WET}})
"""


@pytest.fixture
def package(tmp_path: Path) -> Package:
    """What installs a package with a module `rain`, as an installer would."""

    def install(group: str, module: str, attribute: str = "PACK") -> Path:
        folder = tmp_path / "installed"
        about = folder / "rain-1.dist-info"
        about.mkdir(parents=True)
        (about / "METADATA").write_text("Metadata-Version: 2.1\nName: rain\nVersion: 1\n")
        (about / "entry_points.txt").write_text(f"[{group}]\nrain = rain:{attribute}\n")
        (folder / "rain.py").write_text(module, encoding="utf-8")
        return folder

    return install


@pytest.fixture
def ask(tmp_path: Path) -> Asked:
    """What runs Python beside which a package is installed."""

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        places = [str(tmp_path / "installed"), str(BUILD), str(ROOT)]
        variables = {**os.environ, "PYTHONPATH": os.pathsep.join(places), "COLUMNS": "100"}
        return subprocess.run(
            [sys.executable, *arguments],
            cwd=tmp_path,
            env=variables,
            capture_output=True,
            text=True,
            check=False,
            timeout=250,
        )

    return run


@pytest.mark.parametrize(("module", "said"), FAULTS, ids=[said for _, said in FAULTS])
@pytest.mark.parametrize("kind", ["game", "pack"])
def test_whatever_it_raises_the_commands_work(
    package: Package, ask: Asked, kind: str, module: str, said: str
) -> None:
    package({"game": "ennead.games", "pack": "ennead.ankh.packs"}[kind], module)
    done = ask(
        "-m", "ennead", "--version" if kind == "game" else "rules", *(["ankh"] * (kind == "pack"))
    )
    assert done.returncode == 0, done.stderr
    (line,) = done.stderr.splitlines()
    assert line.startswith(f"ennead: the {kind} 'rain' is left out: {said}")
    assert done.stdout


def test_an_interruption_is_no_fault_of_the_package(package: Package, ask: Asked) -> None:
    package("ennead.games", "raise KeyboardInterrupt")
    done = ask("-m", "ennead", "--version")
    assert done.returncode != 0
    assert "left out" not in done.stderr


@pytest.mark.parametrize("module", ["raise RuntimeError('no')", "def BOT(seed): return 1 / 0"])
def test_a_bot_that_cannot_be_made_is_refused_where_it_is_named(
    package: Package, ask: Asked, module: str
) -> None:
    package("ennead.bots", module, "BOT")
    assert ask("-m", "ennead", "--version").returncode == 0
    command = ("simulate", "ra", "--players", "2", "--games", "1", "--out", "found.csv", "--bots")
    assert ask("-m", "ennead", *command, "random").returncode == 0
    refused = ask("-m", "ennead", *command, "rain,random")
    assert refused.returncode == 2
    (line,) = refused.stderr.splitlines()
    assert "the bot 'rain' cannot be used: " in line
    assert line.endswith(("RuntimeError: no", "ZeroDivisionError: division by zero"))


@pytest.mark.parametrize(("module", "said"), PACKS.values(), ids=list(PACKS))
def test_a_faulty_pack_is_left_out_and_leaves_no_words(
    package: Package, ask: Asked, module: str, said: str
) -> None:
    package("ennead.ankh.packs", module)
    program = """
import ennead
from ennead.games import GAMES
from ennead.games.ankh.packs import known_packs
GAMES["ankh"].options()
assert list(known_packs()) == ["base", "gods", "pantheon", "pharaoh", "revolt"], known_packs()
terms = [term.id for lang in ("en", "de") for term in GAMES["ankh"].terms(lang)]
assert "rain" not in terms
assert not ennead.new("ankh", 2, seed=1).over
"""
    done = ask("-c", program)
    assert done.returncode == 0, done.stderr
    assert f"the pack 'rain' is left out: {said}" in done.stderr


def test_a_pack_needs_no_more_than_names_for_what_it_brings(package: Package, ask: Asked) -> None:
    package("ennead.ankh.packs", LEAST)
    program = """
import ennead
from ennead.games import GAMES
terms = {(term.kind, term.id): term for term in GAMES["ankh"].terms("de")}
assert terms["pack", "rain"].name == "Regen" and terms["pack", "rain"].about == ""
assert terms["scenario", "wet"].name == "Nass" and terms["scenario", "wet"].rule is None
game = ennead.new("ankh", 2, seed=1, scenario="wet")
assert game.options["packs"] == ["rain"]
"""
    done = ask("-W", "error", "-c", program)
    assert done.returncode == 0, done.stderr
    assert ask("-m", "ennead", "play", "ankh", "--scenario", "wet", "--players", "2").stderr == ""


def test_games_between_bots_with_the_least_pack_are_reported(package: Package, ask: Asked) -> None:
    package("ennead.ankh.packs", LEAST)
    games = ("--players", "2", "--bots", "random", "--games", "6", "--option", "scenario=wet")
    done = ask("-m", "ennead", "simulate", "ankh", *games, "--out", "games.csv")
    assert done.returncode == 0, done.stderr
    done = ask("-m", "ennead", "report", "games.csv", "--out", "report.html")
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("module", [LEAST, *[module for module, _ in PACKS.values()]][:3])
def test_a_server_tells_what_there_is(package: Package, tmp_path: Path, module: str) -> None:
    server = Server(tmp_path)
    server.packages = [package("ennead.ankh.packs", module)]
    server.start()
    try:
        asyncio.run(look(server, module == LEAST))
    finally:
        server.kill()


async def look(server: Server, is_there: bool) -> None:
    """What a person asks for first."""
    anna = await Person.arrive(server, "Anna")
    names = [game["name"] for game in await anna.get("/api/games")]
    assert {"ankh", "ra"} <= set(names)
    terms = await anna.get("/api/terms/ankh?lang=de")
    assert ("pack", "rain") in {(term["kind"], term["id"]) for term in terms} or not is_there
