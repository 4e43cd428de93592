"""The format of packs: who names them, what is refused, and what stays as it was without them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, cast

import pytest

import ennead
from ennead.engine.position import frames_of
from ennead.engine.words import LANGUAGES, Phrase
from ennead.envs.encode.space import rows_of
from ennead.envs.game_env import encoder_for
from ennead.games import GAMES
from ennead.games.ankh.boxes import box_of
from ennead.games.ankh.data.file import DataError
from ennead.games.ankh.data.pack_folder import read
from ennead.games.ankh.pack import Pack
from ennead.games.ankh.packs import BASE, own_packs
from ennead.games.ankh.table.table import AnkhTable
from ennead.games.ankh.words import names
from ennead.games.ankh.words.packs import learn
from ennead.games.catalogue import rules_in

ROOT = Path(__file__).parents[4]
PACKAGE = ROOT / "src" / "ennead"
EXAMPLE = (ROOT / "docs" / "scenarios.md").read_text("utf-8").split("```toml\n")[1].split("```")[0]
PACK_TOML = (ROOT / "docs" / "packs.md").read_text("utf-8").split("```toml\n")[1].split("```")[0]


# ---------------------------------------------------------------- who names them


def test_without_packs_a_game_is_what_it_was_before_there_were_any() -> None:
    """Its options, and so its position and its hash, say nothing of packs."""
    game = ennead.new("ankh", 3, seed=7)
    assert list(game.options) == ["scenario", "gods", "guardians", "first"]
    assert game.hash() == ennead.new("ankh", 3, seed=7, packs=[]).hash()
    assert "packs" not in game.position()["options"]
    table = cast(AnkhTable, game.table)
    assert table.box.is_base
    assert table.box.abilities == box_of().abilities


@pytest.mark.parametrize(
    ("options", "packs"),
    [
        ({"packs": ["revolt"]}, ["revolt"]),
        ({"packs": ("revolt", "gods")}, ["gods", "revolt"]),
        ({"packs": "gods"}, ["gods"]),
        ({"scenario": "peoples_revolt"}, ["revolt"]),
        ({"gods": ["set", "ra"]}, ["gods"]),
        ({"gods": ["set", "ra"], "scenario": "peoples_revolt"}, ["gods", "revolt"]),
    ],
)
def test_a_game_names_the_packs_it_uses(options: dict[str, Any], packs: list[str]) -> None:
    game = ennead.new("ankh", 2, seed=1, **options)
    assert game.options["packs"] == packs
    assert game.position()["options"]["packs"] == packs
    assert f'"packs": {str(packs).replace(chr(39), chr(34))}' in game.record().dumps()
    assert ennead.load(game.position()).hash() == game.hash()
    assert ennead.replay(game.record().dumps()).hash() == game.hash()


def test_random_gods_are_drawn_from_the_packs_that_are_named() -> None:
    drawn = set()
    for seed in range(40):
        view = ennead.new("ankh", 5, seed=seed, packs=["gods"]).view(None)
        drawn |= {area["god"] for area in view["areas"]}
    assert drawn == {*own_packs()[BASE].gods, *own_packs()["gods"].gods}
    plain = ennead.new("ankh", 5, seed=1).view(None)
    assert {area["god"] for area in plain["areas"]} == set(own_packs()[BASE].gods)


# ---------------------------------------------------------------- what is refused


@pytest.mark.parametrize(
    ("packs", "message"),
    [
        (
            ["osarseph"],
            "there is no pack 'osarseph' here; there are gods, pantheon, pharaoh, revolt",
        ),
        (["base"], "there is no pack 'base' here"),
        ([1], "packs must be a list of names"),
        ({"revolt": 1}, "packs must be a list of names"),
    ],
)
def test_a_pack_that_is_not_there_is_refused_by_its_name(packs: object, message: str) -> None:
    with pytest.raises(ValueError, match=re.escape(message)):
        ennead.new("ankh", 2, packs=packs)


def test_a_position_with_a_missing_pack_is_refused_by_its_name() -> None:
    position = ennead.new("ankh", 2, seed=1, scenario="peoples_revolt").position()
    position["options"]["packs"] = ["osarseph", "revolt"]
    with pytest.raises(ennead.PositionError, match="there is no pack 'osarseph' here"):
        ennead.load(position)


def test_a_record_with_a_missing_pack_is_refused_by_its_name() -> None:
    record = ennead.new("ankh", 2, seed=1, scenario="peoples_revolt").record().dumps()
    with pytest.raises(ennead.RecordError, match=r"line \d+: .*there is no pack 'osarseph' here"):
        ennead.replay(record.replace('["revolt"]', '["osarseph"]'))


def test_an_option_of_a_pack_means_nothing_without_it() -> None:
    with pytest.raises(ValueError, match="ankh has no option 'horus_eyes'"):
        ennead.new("ankh", 2, horus_eyes="move")
    with pytest.raises(ValueError, match="horus_eyes must be one of 'conflict', 'move'"):
        ennead.new("ankh", 2, packs=["gods"], horus_eyes="never")


def test_a_god_of_a_pack_is_unknown_in_a_position_that_does_not_name_it() -> None:
    position = ennead.new("ankh", 2, seed=1, gods=["set", "ra"]).position()
    del position["options"]["packs"], position["options"]["horus_eyes"]
    position["options"]["gods"] = "random"
    with pytest.raises(ennead.PositionError, match="god 'set' is not one of amun, anubis"):
        ennead.load(position)


class Spoken(Pack):
    """A pack whose words are given."""

    def __init__(self, name: str, words: dict[str, Any]) -> None:
        super().__init__(name)
        self.tables = words

    def word(self, name: str) -> dict[Any, Any]:
        found: dict[Any, Any] = self.tables.get(name, {})
        return found


def test_a_word_with_another_meaning_is_refused_and_no_other_is_learned() -> None:
    called = {"packs": {"mine": ("Mine", "Meins")}, "scenarios": {"old_kingdom": ("Old", "Alt")}}
    with pytest.raises(ValueError, match="'old_kingdom' has a meaning already"):
        learn(Spoken("mine", {"NAMES": called}))
    assert "mine" not in names.PACKS


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ({}, "its words have no NAMES['packs'] of 'mine'"),
        (
            {"NAMES": {"packs": {"mine": ("Mine", "")}}},
            "NAMES['packs']['mine']: expected an English and a German name, found ('Mine', '')",
        ),
        (
            {"NAMES": {"packs": {"mine": ("Mine", "M")}}, "ABOUT": {"packs": {"mine": "mine"}}},
            "ABOUT['packs']['mine']: expected a Phrase, found 'mine'",
        ),
        (
            {"NAMES": {"packs": {"mine": ("Mine", "M")}}, "EVENTS": {"rained": "region"}},
            "its words have no SENTENCES of 'rained'",
        ),
        (
            {"NAMES": {"packs": {"mine": ("Mine", "M")}, "battle_steps": {"rain": ("R", "R")}}},
            "its words have no RULES['battle_steps'] of 'rain'",
        ),
    ],
)
def test_a_pack_that_does_not_say_what_it_must_is_refused(words: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=re.escape(said)):
        learn(Spoken("mine", words))
    assert "mine" not in names.PACKS


# ---------------------------------------------------------------- a folder of scenarios


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The pack of docs/packs.md with the scenario of docs/scenarios.md."""
    made = tmp_path / "packs" / "annas_maps"
    made.mkdir(parents=True)
    (made / "pack.toml").write_text(PACK_TOML, encoding="utf-8")
    (made / "banks.toml").write_text(EXAMPLE, encoding="utf-8")
    return made


def test_a_folder_with_scenarios_is_a_pack(folder: Path) -> None:
    pack = read(folder)
    assert (pack.name, list(pack.scenarios)) == ("annas_maps", ["two_banks"])
    assert pack.word("NAMES")["scenarios"] == {"two_banks": ("Two Banks", "Zwei Ufer")}
    about = pack.word("ABOUT")["packs"]["annas_maps"]
    assert isinstance(about, Phrase)
    assert about.fill("de") == "Zwei Karten für lange Abende."


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("name = 1", "name: expected a table"),
        (PACK_TOML.replace("two_banks", "one_bank"), "scenarios.one_bank: unknown key|two_banks"),
        (PACK_TOML.replace('de = "Flusskarten"', 'fr = "Cartes"'), "name"),
        ("[[", "is not valid TOML"),
    ],
)
def test_what_is_wrong_with_a_folder_is_named(folder: Path, text: str, message: str) -> None:
    (folder / "pack.toml").write_text(text, encoding="utf-8")
    with pytest.raises(DataError, match=message):
        read(folder)


def test_a_folder_without_scenarios_is_no_pack(folder: Path) -> None:
    (folder / "banks.toml").unlink()
    with pytest.raises(DataError, match="there is no scenario beside it"):
        read(folder)


def test_folders_are_found_where_the_environment_says(folder: Path) -> None:
    code = (
        "import ennead; from ennead.games import GAMES\n"
        "game = ennead.new('ankh', 2, seed=1, scenario='two_banks')\n"
        "assert game.options['packs'] == ['annas_maps']\n"
        "assert ennead.load(game.position()).hash() == game.hash()\n"
        "names = [term.name for term in GAMES['ankh'].terms('de')]\n"
        "assert 'Zwei Ufer' in names and 'Flusskarten' in names\n"
    )
    places = [str(Path(ennead.__file__).parents[1])]
    environment = {
        **os.environ,
        "ENNEAD_PACKS": str(folder.parent),
        "PYTHONPATH": os.pathsep.join(places),
    }
    subprocess.run([sys.executable, "-c", code], env=environment, check=True, timeout=60)


# ---------------------------------------------------------------- learners


def test_learners_of_the_base_game_see_what_they_saw_before_there_were_packs() -> None:
    encoder = encoder_for("ankh", 3)
    assert (encoder.space.size, encoder.space.players, encoder.size) == (2450, 2434, 5418)


@pytest.mark.parametrize(
    "packs", [["gods"], ["revolt"], ["gods", "revolt"], ["pantheon"], ["pharaoh"]]
)
def test_packs_add_to_what_learners_see_and_it_depends_on_nothing_else(packs: list[str]) -> None:
    base, more = encoder_for("ankh", 3), encoder_for("ankh", 3, {"packs": packs})
    assert more.layout[: len(base.layout)] == base.layout
    asked = [row for row in base.space.rows if not row[0].startswith("draw")]
    assert list(more.space.rows[: len(asked)]) == asked
    assert more.size > base.size
    scenario = "peoples_revolt" if "revolt" in packs else "old_kingdom"
    again = encoder_for("ankh", 5, {"packs": packs, "scenario": scenario})
    assert (again.layout, again.space.rows) == (more.layout, more.space.rows)


# ---------------------------------------------------------------- nothing is named outside


def test_nothing_of_a_pack_is_named_outside_it() -> None:
    """No module of another folder imports from a pack or has the name of a thing of a pack."""
    named = [
        thing
        for name, pack in own_packs().items()
        if name != BASE
        for thing in (*pack.gods, *pack.special_rules, *pack.scenarios)
    ]
    words = re.compile(rf"[\"'](?:{'|'.join(named)})[\"']|ankh\.packs\.[a-z]")
    found = [
        f"{file.relative_to(PACKAGE).as_posix()}: {line.strip()}"
        for file in sorted(PACKAGE.rglob("*.py"))
        if "packs" not in file.relative_to(PACKAGE).parts
        for line in file.read_text("utf-8").splitlines()
        if words.search(line)
    ]
    assert found == []


def test_every_pack_has_a_name_and_an_explanation_in_both_languages() -> None:
    for lang in ("en", "de"):
        terms = {term.id: term for term in GAMES["ankh"].terms(lang) if term.kind == "pack"}
        assert set(terms) >= set(own_packs()) - {BASE}
        assert all(term.name and term.about for term in terms.values())


#: Packs whose printed texts are not to be had, and what says so of a line.
HOUSE_RULES = ("pantheon", "pharaoh")
MARKS = {"en": ("*known*", "House rule"), "de": ("*bekannt*", "Hausregel")}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("pack", HOUSE_RULES)
def test_nobody_takes_a_house_rule_for_the_publishers(pack: str, lang: str) -> None:
    """Every line of the catalogue says what it is, and so does all that is read at the table."""
    for rule in rules_in(f"ennead.games.ankh.packs.{pack}", lang):
        assert any(mark in rule.text for mark in MARKS[lang]), rule.id
    found = own_packs()[pack]
    about = [god.about for god in found.gods.values()]
    about += [term[1] for god in found.gods.values() for term in god.terms.values()]
    about += [guardian.about for guardian in found.guardians.values()]
    about += [monument.about for monument in found.monuments.values()]
    about += [figure.about for figure in found.neutral_figures]
    about += [text for topic in found.word("ABOUT").values() for text in topic.values()]
    house = {"en": "house rule", "de": "hausregel"}[lang]
    assert about
    assert [text.fill(lang) for text in about if house not in text.fill(lang).lower()] == []


def test_the_answers_to_questions_of_packs_are_documented() -> None:
    text = (ROOT / "docs" / "answers.md").read_text("utf-8").split("## Packs of Ankh")[1]
    rows = re.findall(r"\| `(\w+)` +\| (\d+) to (\d+) +\| (\d+) +\| `(\w+)` ", text)
    documented = [(question, int(a), int(b), int(n), pack) for question, a, b, n, pack in rows]
    declared = [
        (question, first, last, last - first + 1, name)
        for name, pack in own_packs().items()
        if name != BASE
        for question, first, last in rows_of(frames_of(*pack.sections), ())[0]
    ]
    assert documented == declared
