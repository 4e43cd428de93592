"""What packs add to observations and actions of Ankh; the base game's come first and stay."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ennead.engine.frames import Frame
from ennead.envs.ankh.encode.layout import ASKED, DRAWN, GODS, SEATS
from ennead.envs.encode.encoder import Part, small
from ennead.envs.encode.space import Row, Space, rows_of
from ennead.games.ankh.boxes import box_of, rules_of_packs
from ennead.games.ankh.table.box import Box
from ennead.games.ankh.table.table import AnkhTable


class PackParts:
    """The parts of an observation that a list of packs adds, and their place behind the others.

    They depend on the packs alone: a table may have only some of their gods and special rules.
    """

    def __init__(self, packs: tuple[str, ...]) -> None:
        # With all special rules there are, so that every scenario of the packs has these parts.
        self.box: Final[Box] = box_of(packs, rules_of_packs(packs))
        self.frames: Final[dict[str, type[Frame[Any]]]] = self.box.frames
        self.asked: Final[tuple[Row, ...]] = tuple(
            [row for row in rows_of(self.frames, ())[0] if row not in ASKED]
        )
        self.gods: Final = self.box.god_names[GODS:]
        self.layout: Final[tuple[Part, ...]] = self.parts()

    def space(self) -> Space:
        """The actions: those of the base game, of packs, of chance."""
        last = len(self.box.god_names) - 1
        drawn = [(name, 0, last) if name == "draw_god" else (name, a, b) for name, a, b in DRAWN]
        return Space((*ASKED, *self.asked), tuple(drawn), self.frames)

    def parts(self) -> tuple[Part, ...]:
        """The parts by name; none without packs."""
        found: list[Part] = []
        if self.asked:
            about = "one of them is 1: the question of a pack, as the actions list them"
            found.append(("pack_question", len(self.asked), about))
        if self.gods:
            names = ", ".join(self.gods)
            size = len(self.gods)
            found += [
                (f"pack_abilities_{n}", size, f"its abilities: {names}") for n in range(SEATS)
            ]
        for name, holder in zip(self.box.holder_names, self.box.holders, strict=True):
            if holder.observation_size():
                found.append((f"tokens_{name}", holder.observation_size(), f"tokens of {name}"))
        return tuple(found)

    def write(self, table: AnkhTable, seat: int, into: vec[u8], at: i64) -> None:
        """Write what a seat sees, from the place behind the base game's parts on."""
        place: i64 = at + len(self.asked)
        if self.gods:
            self.write_gods(table, seat, into, place)
            place += SEATS * len(self.gods)
        box = table.box
        for name, holder in zip(self.box.holder_names, self.box.holders, strict=True):
            size: i64 = holder.observation_size()
            if size and name in box.holder_names:
                number = box.holder_names.index(name)
                if number >= len(box.abilities) or number in table.gods:
                    for step, value in enumerate(box.holders[number].observe(table, seat)):
                        into[place + step] = small(value)
            place += size

    def write_gods(self, table: AnkhTable, seat: int, into: vec[u8], at: i64) -> None:
        """A 1 for each ability of packs, god by god as seen from a seat."""
        own = table.god_of[seat]
        for other, number in enumerate(table.gods):
            god = table.god_of[other]
            if number >= GODS and god in table.ascending:
                block: i64 = at + len(self.gods) * ((god - own) % table.players)
                into[block + number - GODS] = 1
