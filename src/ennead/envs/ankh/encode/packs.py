"""What packs add to observations and actions of Ankh; the base game's come first and stay."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ennead.engine.frames import Frame
from ennead.envs.ankh.encode.layout import ASKED, DRAWN, GODS, SEATS, SPACES
from ennead.envs.ankh.encode.question import Asked
from ennead.envs.encode.encoder import Part, small
from ennead.envs.encode.space import Row, Space, class_name, rows_of
from ennead.games.ankh.boxes import box_of, rules_of_packs
from ennead.games.ankh.powers.ability import Ability
from ennead.games.ankh.table.board import monuments_left, neutral_figures
from ennead.games.ankh.table.box import Box
from ennead.games.ankh.table.fields import KIND, MONUMENT
from ennead.games.ankh.table.pieces import CARD, FIRST_PACK_KIND, MONUMENT_NAMES, POOL
from ennead.games.ankh.table.table import AnkhTable
from ennead.hexes import hexset

#: How many types of monuments the base game has.
MONUMENT_TYPES: Final = len(MONUMENT_NAMES)


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
        #: The gods and special rules that the packs bring, by name.
        self.holders: Final[list[tuple[str, Ability]]] = list(
            zip(self.box.holder_names[GODS:], self.box.holders[GODS:], strict=True)
        )
        #: The kinds of guardians and the types of monuments that packs bring: how many.
        self.kinds: Final = len(self.box.kinds) - FIRST_PACK_KIND
        self.monuments: Final = len(self.box.monument_names) - MONUMENT_TYPES
        self.has_neutral_figures: Final = len(self.box.neutral_rules) > 0
        self.layout: Final[tuple[Part, ...]] = self.parts()

    def space(self) -> Space:
        """The actions: those of the base game, of packs, of chance."""
        last = {
            "draw_god": len(self.box.god_names) - 1,
            "draw_guardian": self.box.guardian_kinds[-1],
        }
        drawn = [(name, low, last.get(name, high)) for name, low, high in DRAWN]
        drawn += [row for row in rows_of(self.frames, ())[1] if row not in DRAWN]
        asked = (*ASKED, *self.asked)
        return Space((*asked, *self.further(asked)), tuple(drawn), self.frames)

    def further(self, asked: tuple[Row, ...]) -> list[Row]:
        """The answers that questions have besides those they declare: what packs bring (AK-U1)."""
        rows: list[Row] = []
        for name, _, high in asked:
            things = [thing for _, thing, _ in self.frames[class_name(name)].VERBS]
            more = self.kinds if KIND in things else self.monuments if MONUMENT in things else 0
            if more:
                rows.append((name, high + 1, high + more))
        return rows

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
        for name, holder in self.holders:
            if holder.observation_size():
                found.append((f"tokens_{name}", holder.observation_size(), f"tokens of {name}"))
        return (*found, *self.guardian_parts(), *self.monument_parts(), *self.neutral_parts())

    def guardian_parts(self) -> list[Part]:
        """What is told of guardians of packs, as of those of the base game."""
        if not self.kinds:
            return []
        size = self.kinds
        names = ", ".join([card.name for card in self.box.kinds[FIRST_PACK_KIND:]])
        pools = [(f"pack_pool_{n}", size, f"guardians in the pool: {names}") for n in range(SEATS)]
        return [
            ("pack_kind", SPACES * size, f"1 on figures of this kind: {names}"),
            ("pack_guardians", size, f"those that serve nobody yet: {names}"),
            ("pack_asked_kind", size, f"the kind the question is about: {names}"),
            *pools,
        ]

    def monument_parts(self) -> list[Part]:
        """What is told of types of monuments of packs, as of those of the base game."""
        if not self.monuments:
            return []
        names = ", ".join(self.box.monument_names[MONUMENT_TYPES:])
        return [
            ("pack_monument", SPACES * self.monuments, f"1 on monuments of this type: {names}"),
            ("pack_monuments", self.monuments, f"monuments in the supply: {names}"),
            ("pack_asked_monument", self.monuments, f"the monument to be built: {names}"),
        ]

    def neutral_parts(self) -> list[Part]:
        """Where figures of nobody stand."""
        about = "1 on figures that belong to nobody"
        return [("neutral_figures", SPACES, about)] if self.has_neutral_figures else []

    def write(self, table: AnkhTable, seat: int, into: vec[u8], at: i64) -> None:
        """Write what a seat sees, from the place behind the base game's parts on."""
        place: i64 = at + len(self.asked)
        if self.gods:
            self.write_gods(table, seat, into, place)
            place += SEATS * len(self.gods)
        box = table.box
        for name, holder in self.holders:
            size: i64 = holder.observation_size()
            if size and name in box.holder_names:
                number = box.holder_names.index(name)
                if number >= len(box.abilities) or number in table.gods:
                    box.holders[number].write_observed(table, seat, into, place)
            place += size
        if self.kinds:
            self.write_guardians(table, table.god_of[seat], into, place)
            place += (SPACES + 2 + SEATS) * self.kinds
        if self.monuments:
            self.write_monuments(table, into, place)
            place += (SPACES + 2) * self.monuments
        if self.has_neutral_figures:
            hexset.mark(neutral_figures(table), into, place)

    def write_guardians(self, table: AnkhTable, own: int, into: vec[u8], at: i64) -> None:
        """Guardians of packs: on the board, on their cards, asked about, and in pools."""
        free: i64 = at + SPACES * self.kinds
        pools: i64 = free + 2 * self.kinds
        for figure, number in enumerate(table.kinds):
            kind = number - FIRST_PACK_KIND
            place = table.place[figure]
            if kind >= 0 and place >= 0:
                into[at + SPACES * kind + place] = 1
            elif kind >= 0 and place == CARD:
                into[free + kind] += 1
            elif kind >= 0 and place == POOL:
                block = (table.owner[figure] - own) % table.players
                into[pools + self.kinds * block + kind] += 1
        asked = Asked(table).kind - FIRST_PACK_KIND
        if asked >= 0:
            into[free + self.kinds + asked] = 1

    def write_monuments(self, table: AnkhTable, into: vec[u8], at: i64) -> None:
        """Types of monuments of packs: on the board, in the supply, asked about."""
        left: i64 = at + SPACES * self.monuments
        for monument in range(self.monuments):
            hexset.mark(table.standing[MONUMENT_TYPES + monument], into, at + SPACES * monument)
            into[left + monument] = small(monuments_left(table, MONUMENT_TYPES + monument))
        asked = Asked(table).monument - MONUMENT_TYPES
        if asked >= 0:
            into[left + self.monuments + asked] = 1

    def write_gods(self, table: AnkhTable, seat: int, into: vec[u8], at: i64) -> None:
        """A 1 for each ability of packs, god by god as seen from a seat."""
        own = table.god_of[seat]
        for other, number in enumerate(table.gods):
            god = table.god_of[other]
            if number >= GODS and god in table.ascending:
                block: i64 = at + len(self.gods) * ((god - own) % table.players)
                into[block + number - GODS] = 1
