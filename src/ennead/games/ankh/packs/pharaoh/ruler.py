"""The Pharaoh: a figure of nobody whose effect works in its region (AK-X-PHA1 to AK-X-PHA8)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ennead.engine.frames import ChanceQuestion, Fields, Frame, Question, Verbs, verb
from ennead.engine.limits import Left
from ennead.games.ankh.moving.rules import DONE
from ennead.games.ankh.powers.moments import in_turns, of_figures
from ennead.games.ankh.powers.power import NOTHING as NO_QUESTIONS
from ennead.games.ankh.powers.power import Questions
from ennead.games.ankh.powers.special_rule import NO_PLACED, Placed, SpecialRule
from ennead.games.ankh.table.board import (
    all_figures,
    ankh_tokens,
    beside,
    empty_land,
    neutral_monuments,
)
from ennead.games.ankh.table.changes import control_monument, gain_followers
from ennead.games.ankh.table.dashboards import set_tokens
from ennead.games.ankh.table.fields import ABILITY, ANYBODY, GODS_SEAT, REGION, SPACE
from ennead.games.ankh.table.limits import all_spaces
from ennead.games.ankh.table.names import space_called, space_name
from ennead.games.ankh.table.pieces import BIT, NOBODY
from ennead.games.ankh.table.table import AnkhTable, Battle
from ennead.hexes import hexset
from ennead.hexes.hexset import LAST_SPACE, HexSet

#: The option that says who rules first, and its value for chance.
OPTION: Final = "pharaoh"
RANDOM: Final = "random"
#: The pharaoh cards (AK-X-PHA1).
RULERS: Final = ("unifier", "builder", "trader", "heretic", "warlord")
UNIFIER: Final = 0
BUILDER: Final = 1
TRADER: Final = 2
HERETIC: Final = 3
WARLORD: Final = 4
ALL_RULERS: Final = (1 << len(RULERS)) - 1
FIGURE: Final = "pharaoh"
NOWHERE: Final = -1
#: Where the first Pharaoh stands.
FIRST_TOKEN: Final = 1
# The tokens: the Pharaoh's space, that of the death token, who rules or has ruled last, a mask of
# those that have ruled, a mask of those that are looked at.
SPACE_OF: Final = 0
DEATH: Final = 1
RULER: Final = 2
RULED: Final = 3
OFFERED: Final = 4
NO_TOKENS: Final = (NOWHERE, NOWHERE, NOBODY, 0, 0)
BUILDERS_COST: Final = 1
TRADERS_FOLLOWERS: Final = 3
HERETICS_DEVOTION: Final = 2


class Pharaoh(SpecialRule):
    """Who rules, and where (AK-X-PHA1)."""

    def first_tokens(self) -> tuple[int, ...]:
        return NO_TOKENS

    def has_neutral_figures(self) -> bool:
        return True

    def neutral_figures(self, table: AnkhTable) -> Placed:
        """The Pharaoh fills its space but is nobody's (AK-X-PHA2)."""
        space = self.tokens(table)[SPACE_OF]
        return [(FIGURE, space)] if space >= 0 else NO_PLACED

    def rules_in(self, table: AnkhTable, ruler: int, region: int) -> bool:
        """Whether the effect of a pharaoh card works in a region."""
        space, _, card = self.tokens(table)[: RULER + 1]
        return card == ruler and space >= 0 and table.division.region_of[space] == region

    # ------------------------------------------------------------ positions and views

    def write(self, table: AnkhTable) -> object:
        space, death, ruler, ruled, offered = self.tokens(table)
        return {
            "at": None if space < 0 else space_name(table, space),
            "death": None if death < 0 else space_name(table, death),
            "ruler": None if ruler < 0 else RULERS[ruler],
            "ruled": [name for n, name in enumerate(RULERS) if ruled & BIT[n]],
            "offered": [name for n, name in enumerate(RULERS) if offered & BIT[n]],
        }

    def read(self, table: AnkhTable, data: object) -> None:
        if data is None:
            return
        if not isinstance(data, dict) or not set(data) <= {
            *("at", "death", "ruler", "ruled", "offered"),
        }:
            raise ValueError(f"expected at, death, ruler, ruled and offered, found {data!r}")
        ruler = data.get("ruler")
        ruled, offered = read_rulers(data.get("ruled", [])), read_rulers(data.get("offered", []))
        number = NOBODY if ruler is None else read_ruler(ruler)
        space, death = read_land(table, data.get("at")), read_land(table, data.get("death"))
        if number == NOBODY and (space >= 0 or death >= 0):
            raise ValueError("somebody rules where the Pharaoh stands or has died (AK-X-PHA1)")
        if space >= 0 and death >= 0:
            raise ValueError("a Pharaoh who has died is not on the board (AK-X-PHA9)")
        if number != NOBODY:
            ruled |= BIT[number]
        if ruled & offered:
            raise ValueError("a card that has ruled is not looked at (AK-X-PHA9)")
        table.tokens[self.number] = (space, death, number, ruled, offered)

    def question_flaw(self, table: AnkhTable, frame: Frame[Any]) -> str:
        space, death, ruler, _, _ = self.tokens(table)
        if isinstance(frame, DrawRuler):
            return "" if ruler == NOBODY else "somebody rules already (AK-X-PHA1)"
        if isinstance(frame, PlaceRuler):
            return "" if space < 0 and death < 0 else "the Pharaoh is placed (AK-X-PHA1)"
        if isinstance(frame, MoveRuler):
            return "" if space >= 0 else "there is no Pharaoh to move (AK-X-PHA3)"
        if isinstance(frame, TakeNeutral):
            good = self.rules_in(table, BUILDER, frame.region)
            return "" if good else "the Builder does not rule there (AK-X-PHA5)"
        return super().question_flaw(table, frame)

    def observation_size(self) -> int:
        return 2 * (LAST_SPACE + 1) + 3 * len(RULERS)

    def observe(self, table: AnkhTable, seat: int) -> list[int]:
        """By space the Pharaoh and the death token; by card whether it rules, ruled, is offered."""
        space, death, ruler, ruled, offered = self.tokens(table)
        found = [0] * self.observation_size()
        for place, here in ((0, space), (LAST_SPACE + 1, death)):
            if here >= 0:
                found[place + here] = 1
        first = 2 * (LAST_SPACE + 1)
        for n in range(len(RULERS)):
            values = (int(ruler == n), int(ruled & BIT[n] != 0), int(offered & BIT[n] != 0))
            for part, value in enumerate(values):
                found[first + part * len(RULERS) + n] = value
        return found

    def change(
        self, table: AnkhTable, changes: dict[int, int], event: str, *fields: object
    ) -> None:
        """Some tokens are otherwise from now on."""
        tokens = list(self.tokens(table))
        for place, token in changes.items():
            tokens[place] = token
        set_tokens(table, self.number, tuple(tokens), event, *fields)

    # ------------------------------------------------------------ moments

    def set_up_ends(self, table: AnkhTable, god: int) -> Questions:
        """A card is chosen, and the last player puts the figure on the map (AK-X-PHA1)."""
        last = (table.first - 1) % table.players
        return [DrawRuler(self.number), PlaceRuler(last, self.number)]

    def victory_devotion(self, table: AnkhTable, god: int, devotion: int, lead: int) -> int:
        """The Unifier doubles what the winner gains (AK-X-PHA4)."""
        assert table.battle is not None
        return 2 * devotion if self.rules_in(table, UNIFIER, table.battle.region) else devotion

    def building_cost(self, table: AnkhTable, god: int, cost: int) -> int:
        """With the Builder a monument costs 1 follower (AK-X-PHA5)."""
        there = table.battle is not None and self.rules_in(table, BUILDER, table.battle.region)
        return min(cost, BUILDERS_COST) if there else cost

    def battle_won(self, table: AnkhTable, god: int) -> None:
        """With the Trader the winner gains 3 followers (AK-X-PHA6)."""
        assert table.battle is not None
        if self.rules_in(table, TRADER, table.battle.region):
            gain_followers(table, god, TRADERS_FOLLOWERS)

    def dominated(self, table: AnkhTable, god: int, region: int) -> None:
        """The Builder gives a neutral monument, the Trader followers (AK-X-PHA5, AK-X-PHA6)."""
        if self.rules_in(table, TRADER, region):
            gain_followers(table, god, TRADERS_FOLLOWERS)
        if self.rules_in(table, BUILDER, region) and ankh_tokens(table, god) > 0:
            table.frames.append(TakeNeutral(god, self.number, region))

    def majority_devotion(self, table: AnkhTable, god: int, region: int, usual: int) -> int:
        """With the Heretic figures count, not monuments; in a tie nobody gains (AK-X-PHA7)."""
        if not self.rules_in(table, HERETIC, region):
            return usual
        area = table.division.regions[region]
        own = hexset.size(hexset.common(table.figures[god], area))
        others = [
            hexset.size(hexset.common(table.figures[other], area))
            for other in table.ascending
            if other != god
        ]
        return HERETICS_DEVOTION if own > max(others, default=0) else 0

    def extra_summon_spaces(self, table: AnkhTable, god: int) -> HexSet:
        """With the Warlord figures are also summoned next to the Pharaoh (AK-X-PHA8)."""
        space, _, ruler = self.tokens(table)[: RULER + 1]
        if ruler != WARLORD or space < 0:
            return hexset.EMPTY
        return beside(table, hexset.single(space))

    def tie_winner(self, table: AnkhTable, gods: list[int]) -> int:
        """With the Warlord the tied god with the most figures there wins (AK-X-PHA8)."""
        battle = table.battle
        assert battle is not None
        if not self.rules_in(table, WARLORD, battle.region):
            return NOBODY
        most = max([battle.present[god] for god in gods])
        first = [god for god in gods if battle.present[god] == most]
        return first[0] if len(first) == 1 else NOBODY

    def all_lost(self, table: AnkhTable, battle: Battle) -> None:
        """If all gods lose a battle in his region, he dies (AK-X-PHA9)."""
        space = self.tokens(table)[SPACE_OF]
        if space >= 0 and table.division.region_of[space] == battle.region:
            self.change(table, {SPACE_OF: NOWHERE, DEATH: space}, "pharaoh_dies", space)


def read_ruler(name: object) -> int:
    """A pharaoh card by its name."""
    if name not in RULERS:
        raise ValueError(f"expected one of {', '.join(RULERS)}, found {name!r}")
    return RULERS.index(str(name))


def read_rulers(data: object) -> int:
    """A mask of pharaoh cards."""
    if not isinstance(data, list) or len(set(map(str, data))) < len(data):
        raise ValueError(f"expected different pharaoh cards, found {data!r}")
    return sum([1 << read_ruler(name) for name in data])


def read_land(table: AnkhTable, name: object) -> int:
    """A land space by its name."""
    if name is None:
        return NOWHERE
    space = space_called(table.division.map, str(name))
    if space < 0 or not table.division.map.is_land(space):
        raise ValueError(f"expected a land space, found {name!r}")
    return space


def pharaoh_of(table: AnkhTable) -> Pharaoh:
    """The Pharaoh at a table of the court."""
    for rule in table.box.rules:
        if isinstance(rule, Pharaoh):
            return rule
    raise AssertionError("the rules of the court are always in play together")


def war_room(table: AnkhTable, seat: int) -> Questions:
    """The bonus of the War Room: the Pharaoh moves where the god wants (AK-X-PAL6)."""
    pharaoh = pharaoh_of(table)
    is_there = pharaoh.tokens(table)[SPACE_OF] >= 0
    return [MoveRuler(seat, pharaoh.number)] if is_there else NO_QUESTIONS


class DrawRuler(ChanceQuestion[AnkhTable]):
    """One of the five pharaoh cards rules, chosen by the option or drawn (AK-X-PHA1)."""

    FIELDS: ClassVar[Fields] = (("ability", ABILITY),)
    BENEATH: ClassVar[tuple[str, ...]] = ("Turn", "PlaceRuler")
    ANSWERS: ClassVar[tuple[int, int]] = (0, len(RULERS) - 1)
    VERBS: ClassVar[Verbs] = tuple(
        [verb(f"{name} rules", number=ruler) for ruler, name in enumerate(RULERS)]
    )
    OBLIGES: ClassVar[str] = "AK-X-PHA1"

    def __init__(self, ability: int) -> None:
        super().__init__()
        self.ability: Final = ability

    def legal(self, table: AnkhTable) -> list[int]:
        chosen = table.box.choices[OPTION]
        return list(range(len(RULERS))) if chosen == RANDOM else [RULERS.index(chosen)]

    def weights(self, table: AnkhTable) -> list[int]:
        return [1] * len(self.legal(table))

    def answer(self, table: AnkhTable, answer: int) -> None:
        changes = {RULER: answer, RULED: BIT[answer]}
        pharaoh_of(table).change(table, changes, "pharaoh_rules", answer)


class PlaceRuler(Question[AnkhTable]):
    """Empty land of the region with order token 1 (AK-X-PHA1)."""

    FIELDS: ClassVar[Fields] = (("seat", ANYBODY), ("ability", ABILITY))
    BENEATH: ClassVar[tuple[str, ...]] = ("Turn",)
    CLICK: ClassVar[str] = "space"
    ANSWERS: ClassVar[tuple[int, int]] = (0, LAST_SPACE)
    VERBS: ClassVar[Verbs] = (verb("pharaoh at", SPACE),)
    OBLIGES: ClassVar[str] = "AK-X-PHA1"
    WHEN: ClassVar[str] = "AK-X-PHA1"

    def __init__(self, seat: int, ability: int) -> None:
        super().__init__(seat)
        self.ability: Final = ability

    def wishes(self, table: AnkhTable) -> list[int]:
        return all_spaces(table)

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        left.only(table.division.lands[table.order.index(FIRST_TOKEN)], "AK-X-PHA1")
        left.only(empty_land(table), "AK-X-PHA1")

    def answer(self, table: AnkhTable, answer: int) -> None:
        pharaoh_of(table).change(table, {SPACE_OF: answer}, "pharaoh_placed", self.seat, answer)


class MoveRuler(Question[AnkhTable]):
    """Up to three spaces like a figure, onto no token of a god, or not at all (AK-X-PHA3)."""

    FIELDS: ClassVar[Fields] = (("seat", ANYBODY), ("ability", ABILITY))
    BENEATH: ClassVar[tuple[str, ...]] = ("Audience",)
    CLICK: ClassVar[str] = "space"
    ANSWERS: ClassVar[tuple[int, int]] = (0, DONE)
    VERBS: ClassVar[Verbs] = (verb("pharaoh to", SPACE), verb("pharaoh stays", number=DONE))
    NOTHING: ClassVar[int] = DONE
    OBLIGES: ClassVar[str] = "AK-X-PHA3"
    WHEN: ClassVar[str] = "AK-X-PAL6"

    def __init__(self, seat: int, ability: int) -> None:
        super().__init__(seat)
        self.ability: Final = ability

    def wishes(self, table: AnkhTable) -> list[int]:
        return [*all_spaces(table), DONE]

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        space = pharaoh_of(table).tokens(table)[SPACE_OF]
        left.never(hexset.single(space), "AK-M7")
        left.only(table.division.map.within_three[space], "AK-X-PHA3")
        left.never(of_figures.warded(table), "AK-X-PHA3")
        left.never(all_figures(table), "AK-M3")
        left.only(empty_land(table), "AK-M3")
        if not hexset.is_empty(left.spaces()):
            left.may(DONE)

    def answer(self, table: AnkhTable, answer: int) -> None:
        if answer != DONE:
            god = table.god_of[self.seat]
            pharaoh_of(table).change(table, {SPACE_OF: answer}, "pharaoh_moves", god, answer)


#: Where the Builder's gift is asked for: in the Revolt on what follows the deaths there.
AFTER_DOMINATION: Final = ("Regions", "Mourning", "Returns", "Trap", "KeepAlive")


class TakeNeutral(Question[AnkhTable]):
    """Who dominates the Builder's region takes control of a neutral monument (AK-X-PHA5)."""

    FIELDS: ClassVar[Fields] = (("seat", GODS_SEAT), ("ability", ABILITY), ("region", REGION))
    BENEATH: ClassVar[tuple[str, ...]] = AFTER_DOMINATION
    CLICK: ClassVar[str] = "piece"
    ANSWERS: ClassVar[tuple[int, int]] = (0, LAST_SPACE)
    VERBS: ClassVar[Verbs] = (verb("take", SPACE),)
    OBLIGES: ClassVar[str] = "AK-X-PHA5"
    WHEN: ClassVar[str] = "AK-X-PHA5"

    def __init__(self, seat: int, ability: int, region: int) -> None:
        super().__init__(seat)
        self.ability: Final = ability
        self.region: Final = region

    def wishes(self, table: AnkhTable) -> list[int]:
        return all_spaces(table)

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        left.only(table.division.lands[self.region], "AK-X-PHA5")
        left.only(neutral_monuments(table), "AK-X-PHA5")

    def answer(self, table: AnkhTable, answer: int) -> None:
        control_monument(table, self.seat, answer)
        in_turns.monument_gained(table, self.seat, self.seat, answer)
