"""A pack of another package for Ankh: it is the one of docs/packs.md, and plays everywhere."""

from __future__ import annotations

import asyncio
import os
import random
import re
import shlex
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from textwrap import dedent

import pytest

from tests.plugins.conftest import BUILD, ROOT, Run, installed, runner
from tests.server.guests import Person
from tests.server.serving import Server

SOURCE = Path(__file__).parent / "bes"
RECIPE = (ROOT / "docs" / "packs.md").read_text("utf-8").split("## A pack is a package")[1]
STEP = re.compile(
    r"^\d+\. \*\*[^`]*`([^`]+)`.*?\n   ```\w*\n(.*?)\n   ```", re.MULTILINE | re.DOTALL
)
STEPS = [(file, dedent(shown)) for file, shown in STEP.findall(RECIPE)]
COMMANDS = re.findall(r"^    ennead (.+)$", RECIPE, re.MULTILINE)

#: Plays games with Bes, and checks at every question what must hold.
GAMES = """
import random, ennead
from ennead.envs.game_env import encoder_for

met = set()
for seed in range(6):
    players = 2 + seed % 4
    others = ["osiris", "hathor", "ra", "set"][: players - 1]
    scenario = ["middle_kingdom", "peoples_revolt"][seed % 2]
    game = ennead.new("ankh", players, seed=seed, gods=["bes", *others], scenario=scenario)
    assert "bes" in game.options["packs"], game.options
    encoder = encoder_for("ankh", players, game.options)
    heard, rng = game.listen(), random.Random(seed)
    while not game.over:
        seat = rng.choice(game.to_act())
        frame = game.table.frames[-1]
        legal = game.legal(seat)
        met.add(type(frame).__name__)
        if type(frame).__name__ == "Drum":
            wishes = frame.wishes(game.table)
            assert [wish for wish in wishes if not frame.reason(game.table, seat, wish)] == legal
            position = game.position()
            again = ennead.load(position, chance="ask")
            assert again.position() == position and again.hash() == game.hash()
            assert {"gods": 0, **game.view(seat)["tokens"]}["bes"] in (1, 2, 3)
            assert game.ask(seat, "de") != game.ask(seat, "en")
            assert game.why_not(seat, "move").rule
            assert game.why_not(1 - seat if seat < 2 else 0, "drum").rule == "AK-BES1"
            assert sum(encoder.legal_mask(game.table, seat)) == len(legal)
            assert len(encoder.observation(game.table, seat)) == encoder.size
        game.apply(seat, rng.choice(legal))
    for event in heard:
        assert game.tell(event, "en") and game.tell(event, "de")
    assert ennead.replay(game.record().dumps()).hash() == game.hash()
assert "Drum" in met, met
base = encoder_for("ankh", 3)
more = encoder_for("ankh", 3, {"packs": ["bes"]})
assert more.layout[: len(base.layout)] == base.layout
assert ("tokens_bes", 1) in [part[:2] for part in more.layout]
print("compiled" if ennead.compiled else "pure", "all well")
"""


@pytest.fixture(scope="session")
def bes(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that the pack is installed in."""
    return installed(SOURCE, tmp_path_factory.mktemp("bes"))


@pytest.fixture
def run_bes(bes: Path, tmp_path: Path) -> Run:
    """Run a command of Python that finds the pack."""
    places = [str(bes), str(BUILD), str(ROOT)]
    return runner({**os.environ, "PYTHONPATH": os.pathsep.join(places)}, tmp_path)


@pytest.fixture
def server(bes: Path, tmp_path: Path) -> Iterator[Server]:
    """A server beside which the pack is installed."""
    server = Server(tmp_path)
    server.packages = [bes]
    server.start()
    yield server
    server.kill()


def test_the_recipe_has_steps_and_commands() -> None:
    assert len(STEPS) == 8
    assert len(COMMANDS) == 3


@pytest.mark.parametrize(("file", "shown"), STEPS, ids=[file for file, _ in STEPS])
def test_what_a_step_shows_stands_in_its_file(file: str, shown: str) -> None:
    lines = [line.strip() for line in (SOURCE / file).read_text("utf-8").splitlines()]
    for line in shown.splitlines():
        assert line.strip() in lines


def test_its_commands_run(run_bes: Run, tmp_path: Path) -> None:
    said = [run_bes("-m", "ennead", *shlex.split(c), typed="1\nquit\n") for c in COMMANDS]
    assert "Bes" in said[0]
    assert "greedy x 3" in said[1]
    assert "Bes has three drums" in " ".join(said[2].split())


def test_its_god_keeps_the_contract_with_gods_and_scenarios_of_other_packs(run_bes: Run) -> None:
    assert "all well" in run_bes("-c", GAMES)


def test_where_it_is_not_installed_it_is_refused_by_its_name(run: Run) -> None:
    code = "import ennead; ennead.new('ankh', 2, packs=['bes'])"
    with pytest.raises(AssertionError, match="there is no pack 'bes' here"):
        run("-c", code)


def test_it_is_played_at_a_table_of_the_server(server: Server) -> None:
    asyncio.run(play(server))


async def play(server: Server) -> None:
    anna, bob = await Person.arrive(server, "Anna"), await Person.arrive(server, "Bob")
    terms = {(term["kind"], term["id"]): term for term in await anna.get("/api/terms/ankh?lang=de")}
    assert terms["god", "bes"]["about"].startswith("Trommler: Nach einem verlorenen Kampf")
    assert terms["god", "bes"]["facts"]["letter"] == "b"
    assert "AK-BES1" in [rule["id"] for rule in await anna.get("/api/rules/ankh")]
    table = await anna.create("ankh", "mo", options={"gods": ["bes", "ra"], "first": 0})
    async with AsyncExitStack() as stack:
        players = [await stack.enter_async_context(each.at(table)) for each in (anna, bob)]
        await players[1].done("sit", seat=1)
        await players[0].done("start")
        await asyncio.gather(*(guest.play(random.Random(n)) for n, guest in enumerate(players)))
        await players[0].until(players[0].is_over)
        assert players[0].state["view"]["areas"][0]["god"] == "bes"
        assert "bes" in players[0].state["view"]["tokens"]


# ---------------------------------------------------------------- what other boxes would need


@pytest.fixture(scope="session")
def palace(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that the invented pack is installed in."""
    return installed(SOURCE.parent / "palace", tmp_path_factory.mktemp("palace"))


@pytest.fixture
def run_palace(palace: Path, tmp_path: Path) -> Run:
    """Run a command of Python that finds the invented pack."""
    places = os.pathsep.join([str(palace), str(BUILD), str(ROOT)])
    return runner({**os.environ, "PYTHONPATH": places}, tmp_path)


def test_a_pack_can_carry_what_other_boxes_need(run_palace: Run) -> None:
    assert "all well" in run_palace("-m", "tests.plugins.palace_games")


def test_its_pieces_are_drawn_and_explained_in_the_terminal(run_palace: Run) -> None:
    options = ("--players", "2", "--scenario", "palace", "--gods", "ra,set", "--lang", "de")
    chosen = ("--option", "guardians=ibis,mummy,scarab", "--bots", "greedy", "--seed", "3")
    said = run_palace("-m", "ennead", "play", "ankh", *options, *chosen, typed="?\nquit\n")
    for shown in ("§ Stele", "k Krokodil", "I Ibis", "Q Skarabäus"):
        assert shown in said
    rules = run_palace("-m", "ennead", "rules", "ankh", "AK-PAL3", "--lang", "de")
    assert "das Krokodil auf ein angrenzendes leeres Feld" in " ".join(rules.split())


def test_its_pieces_are_in_the_views_and_terms_of_a_server(palace: Path, tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.packages = [palace]
    server.start()
    try:
        asyncio.run(play_palace(server))
    finally:
        server.kill()


async def play_palace(server: Server) -> None:
    anna, bob = await Person.arrive(server, "Anna"), await Person.arrive(server, "Bob")
    terms = {(term["kind"], term["id"]): term for term in await anna.get("/api/terms/ankh?lang=de")}
    assert terms["guardian", "scarab"]["about"].startswith("Stufe 3, Stärke 2, Sockel: groß.")
    assert terms["monument", "stela"]["facts"]["shape"].startswith("M")
    assert terms["figure", "crocodile"]["facts"]["color"] == "#3F5E2A"
    chosen = {"scenario": "palace", "guardians": ["ibis", "apep", "scarab"], "first": 0}
    table = await anna.create("ankh", "mo", options=chosen)
    async with AsyncExitStack() as stack:
        players = [await stack.enter_async_context(each.at(table)) for each in (anna, bob)]
        await players[1].done("sit", seat=1)
        await players[0].done("start")
        await asyncio.gather(*(guest.play(random.Random(n)) for n, guest in enumerate(players)))
        await players[0].until(players[0].is_over)
        view = players[0].state["view"]
        assert "stela" in view["supply"]["monuments"]
        assert [kind for kind, _ in view["neutral_figures"]] == ["crocodile"]
        assert view["guardians"] == ["ibis", "apep", "scarab"]
