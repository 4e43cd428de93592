"""What is printed on the dashboards and counted in the box, read from tracks.toml and checked."""

from __future__ import annotations

from functools import cache
from typing import Final

from ennead.games.ankh.data.file import DataError, Section, packaged

ROWS: Final = ("move", "summon", "gain", "unlock")
LEVELS: Final = ("level1", "level2", "level3")
EVENTS: Final = ("start", "control", "caravan", "conflict")
CARDS: Final = ("plague", "build", "chariots", "maat", "drought", "flood", "miracle")


class TracksError(DataError):
    """The file of tracks cannot be played with."""


class GuardianCard:
    """What is printed on the card of a guardian."""

    def __init__(self, name: str, level: int, large: bool, figures: int, strength: int = 1) -> None:
        self.name: Final = name
        #: 0, 1 or 2.
        self.level: Final = level
        #: The size of its base, how many figures there are, and what each counts in battle.
        self.large: Final = large
        self.figures: Final = figures
        self.strength: Final = strength


class Printed:
    """All of tracks.toml."""

    def __init__(self, file: Section) -> None:
        self.advances: Final[dict[int, list[int]]] = _advances(file.section("action_tracks"))
        self.events: Final[tuple[str, ...]] = _events(file.section("event_track"))
        devotion = file.section("devotion_track")
        self.last_red: Final = devotion.number("last_red")
        self.top: Final = devotion.number("top")
        dashboard = file.section("god_dashboard")
        self.unlock_cost: Final = _numbers(dashboard, "cost", len(LEVELS))
        self.guardian_token: Final = _numbers(dashboard, "guardian_on_token", len(LEVELS))
        powers = file.section("powers")
        self.powers: Final = tuple(
            [powers.as_text(level, name) for level in LEVELS for name in powers.items(level)]
        )
        cards = file.section("battle_cards")
        cards.allow_only(*CARDS)
        self.card_order: Final = CARDS
        self.card_bonus: Final = {name: cards.number(name) for name in CARDS}
        guardians = file.section("guardians")
        self.guardians: Final = _guardians(guardians)
        self.figures_in_play: Final = _figures_in_play(guardians.section("figures_in_play"))
        supply = file.section("supply")
        self.monuments: Final = tuple(
            [supply.number(name) for name in ("obelisks", "temples", "pyramids")]
        )
        self.camels: Final = supply.number("camels")
        self.order_tokens: Final = supply.number("conflict_order_tokens")
        god = supply.section("per_god")
        self.pool_tokens: Final = god.number("pool")
        self.bases: Final = (god.number("small_bases"), god.number("large_bases"))
        self.first_followers: Final = god.number("start_followers")


@cache
def printed() -> Printed:
    """The tracks of the box."""
    return Printed(packaged("tracks.toml", TracksError))


def _advances(section: Section) -> dict[int, list[int]]:
    """How often each action is taken until it triggers an event, by number of players."""
    if tuple(section.items("rows")) != ROWS:
        raise section.error("rows", f"expected {list(ROWS)}")
    advances = section.section("advances")
    return {int(key): _numbers(advances, key, len(ROWS)) for key in advances.values}


def _events(section: Section) -> tuple[str, ...]:
    """The spaces of the event track, the start space first."""
    order = [section.as_text("order", item) for item in section.items("order")]
    for name in order:
        if name not in EVENTS:
            raise section.error("order", f"unknown event {name!r}; use {', '.join(EVENTS)}")
    if order[0] != "start" or order.count("conflict") != 5 or order[-1] != "conflict":
        raise section.error("order", "expected 'start' first, five conflicts, the last at the end")
    return tuple(order)


def _numbers(section: Section, key: str, length: int) -> list[int]:
    numbers = [section.as_number(key, item) for item in section.items(key)]
    if len(numbers) != length:
        raise section.error(key, f"expected {length} numbers, not {len(numbers)}")
    return numbers


def _guardians(section: Section) -> tuple[GuardianCard, ...]:
    found = []
    for key in section.values:
        if key == "figures_in_play":
            continue
        entry = section.section(key)
        level = entry.number("level")
        if level not in (1, 2, 3):
            raise entry.error("level", f"expected 1, 2 or 3, not {level}")
        base = entry.text("base")
        if base not in ("small", "large"):
            raise entry.error("base", f"expected small or large, not {base!r}")
        found.append(GuardianCard(key, level - 1, base == "large", entry.number("count")))
    return tuple(found)


def _figures_in_play(section: Section) -> dict[int, int]:
    """How many figures of each guardian take part, by number of players; `all` is any number."""
    return {
        int(key): 99 if value == "all" else section.number(key)
        for key, value in section.values.items()
    }
