"""A folder as a pack: scenarios without special rules of their own, and what they are called.

`pack.toml` says what the pack is called; every other TOML file of the folder holds scenarios, as
docs/scenarios.md describes them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ennead.engine.words import LANGUAGES, Phrase
from ennead.games.ankh.data.file import DataError, Section, parse
from ennead.games.ankh.data.scenarios import Scenario, read_scenarios
from ennead.games.ankh.pack import Pack

FILE: Final = "pack.toml"
#: The rule that lets a scenario say where everything starts.
RULE: Final = "AK-S7"

Texts = dict[str, str]


class PackError(DataError):
    """A folder is not a pack."""


def read(folder: Path) -> Pack:
    """The pack of a folder; PackError names the file, the key and what is wrong."""
    file = folder / FILE
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise PackError(str(file), "", f"cannot be read: {error}") from error
    section = parse(text, str(file), PackError)
    section.allow_only("name", "about", "scenarios")
    found: dict[str, Scenario] = {}
    for other in sorted(folder.glob("*.toml")):
        if other != file:
            found |= read_scenarios(str(other))
    if not found:
        raise section.error("", "there is no scenario beside it")
    return FolderPack(folder.name, found, section)


class FolderPack(Pack):
    """A pack whose words stand in its file."""

    def __init__(self, name: str, scenarios: dict[str, Scenario], section: Section) -> None:
        super().__init__(name, scenarios=scenarios)
        called, told = texts(section, "name"), texts(section, "about")
        entries = section.section("scenarios")
        entries.allow_only(*scenarios)
        names, about = {}, {}
        for key in scenarios:
            entry = entries.section(key)
            entry.allow_only("name", "about")
            names[key] = pair(texts(entry, "name"))
            about[key] = Phrase(*pair(texts(entry, "about")))
        self.tables: Final[dict[str, dict[str, dict[str, object]]]] = {
            "NAMES": {"packs": {name: pair(called)}, "scenarios": dict(names)},
            "ABOUT": {"packs": {name: Phrase(*pair(told))}, "scenarios": dict(about)},
            "RULES": {"scenarios": dict.fromkeys(scenarios, RULE)},
        }

    def word(self, name: str) -> dict[str, dict[str, object]]:
        return self.tables.get(name, {})


def texts(section: Section, key: str) -> Texts:
    """A text in every language."""
    entry = section.section(key)
    entry.allow_only(*LANGUAGES)
    return {lang: entry.text(lang) for lang in LANGUAGES}


def pair(found: Texts) -> tuple[str, str]:
    """English and German."""
    return found["en"], found["de"]
