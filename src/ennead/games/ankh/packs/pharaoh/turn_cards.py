"""Political cards that are played in turns (AK-X-POL10 to AK-X-POL15)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ennead.engine.frames import Fields, Frame, Question, Verbs, verb
from ennead.engine.limits import Left
from ennead.games.ankh.moving.rules import DONE, Aim, MoveFigure
from ennead.games.ankh.packs.pharaoh.cards import (
    CORVEE,
    LEVY,
    NO_CARD,
    REPEATED_COMMAND,
    ROYAL_ROAD,
    SECOND_REVELATION,
    WRIT_OF_POSSESSION,
    PoliticalCards,
    cards_of,
)
from ennead.games.ankh.packs.pharaoh.political_question import PoliticalQuestion
from ennead.games.ankh.powers.moments import in_turns, of_figures
from ennead.games.ankh.powers.power import NOTHING as NO_QUESTIONS
from ennead.games.ankh.powers.power import Questions
from ennead.games.ankh.powers.special_rule import SpecialRule
from ennead.games.ankh.summoning.rules import bring_in, in_pool, kinds_in_pool
from ennead.games.ankh.table.board import (
    all_monuments,
    ankh_tokens,
    beside,
    empty_land,
    figure_at,
    neutral_monuments,
    on_board,
)
from ennead.games.ankh.table.changes import control_monument, gain_followers, move_figure
from ennead.games.ankh.table.fields import ABILITY, ACTION, FIGURE, SEAT, SPACE
from ennead.games.ankh.table.limits import all_spaces
from ennead.games.ankh.table.pieces import BIT, CONTROL, GAIN, MOVE, SUMMON, UNLOCK, WARRIOR
from ennead.games.ankh.table.table import AnkhTable
from ennead.games.ankh.turn.rules import ChooseAction, take_action
from ennead.games.ankh.unlocking.rules import UnlockPower
from ennead.hexes import hexset
from ennead.hexes.hexset import LAST_SPACE, HexSet

#: Corvée brings so many followers at most.
MOST_CORVEE: Final = 3


class TurnCards(SpecialRule):
    """When cards are asked for in turns; where they lie is the affair of `PoliticalCards`."""

    def question_flaw(self, table: AnkhTable, frame: Frame[Any]) -> str:
        """A card of the kind, which the god may still play in this turn."""
        if isinstance(frame, ClaimMonument):
            return ""
        kind = kind_of(frame)
        if kind == NO_CARD:
            return super().question_flaw(table, frame)
        seat = frame.to_act(table)[0]
        god = table.god_of[seat]
        if not cards_of(table).may_play(table, god, kind):
            return "this player has no such card to play (AK-X-POL3)"
        if isinstance(frame, RoyalRoadTo) and not on_board(table, frame.figure, god):
            return "the figure is not one of this player's on the board"
        return ""

    def action_begins(self, table: AnkhTable, god: int, seat: int, action: int) -> Questions:
        """During Move Figures, before the other figures, one takes the Royal Road (AK-X-POL14)."""
        asks = action == MOVE and cards_of(table).may_play(table, god, ROYAL_ROAD)
        return [RoyalRoad(seat, self.number)] if asks else NO_QUESTIONS

    def action_done(self, table: AnkhTable, god: int, seat: int, action: int) -> Questions:
        """After three of the actions a card adds to them (AK-X-POL10, AK-X-POL12, AK-X-POL13)."""
        cards = cards_of(table)
        if action == UNLOCK and cards.may_play(table, god, SECOND_REVELATION):
            return [SecondRevelation(seat, self.number)]
        if action == GAIN and cards.may_play(table, god, CORVEE):
            return [Corvee(seat, self.number)]
        if action == SUMMON and cards.may_play(table, god, LEVY):
            return [Levy(seat, self.number)]
        return NO_QUESTIONS

    def second_action(self, table: AnkhTable, seat: int, action: int) -> Questions:
        """The second action may be the first one again (AK-X-POL11)."""
        if not cards_of(table).may_play(table, table.god_of[seat], REPEATED_COMMAND):
            return NO_QUESTIONS
        return [RepeatedCommand(seat, self.number, action)]

    def before_event(self, table: AnkhTable, seat: int, event: str) -> Questions:
        """Before the control a monument of another god may be claimed (AK-X-POL15)."""
        god = table.god_of[seat]
        asks = event == CONTROL and cards_of(table).may_play(table, god, WRIT_OF_POSSESSION)
        return [WritOfPossession(seat, self.number)] if asks else NO_QUESTIONS


def kind_of(frame: Frame[Any]) -> int:
    """The kind of card that a question is about, or NO_CARD."""
    if isinstance(frame, PoliticalQuestion):
        return frame.card()
    if isinstance(frame, (RoyalRoad, RoyalRoadTo)):
        return ROYAL_ROAD
    return LEVY if isinstance(frame, Levy) else NO_CARD


class SecondRevelation(PoliticalQuestion):
    """Unlock once more, paying as usual (AK-X-POL10)."""

    CLICK: ClassVar[str] = ""
    OBLIGES: ClassVar[str] = "AK-X-POL10"
    WHEN: ClassVar[str] = "AK-X-POL10"

    def card(self) -> int:
        return SECOND_REVELATION

    def can_be_asked(self, table: AnkhTable) -> bool:
        return bool(UnlockPower(self.seat, 0).legal(table))

    def carry_out(self, table: AnkhTable, cards: PoliticalCards, god: int) -> None:
        table.frames.append(UnlockPower(self.seat, 0))


class RepeatedCommand(PoliticalQuestion):
    """The second action is the first one again (AK-X-POL11)."""

    CLICK: ClassVar[str] = ""
    FIELDS: ClassVar[Fields] = (("seat", SEAT), ("ability", ABILITY), ("action", ACTION))
    BENEATH: ClassVar[tuple[str, ...]] = ("ChooseAction", "NextTurn")
    OBLIGES: ClassVar[str] = "AK-X-POL11"
    WHEN: ClassVar[str] = "AK-X-POL11"

    def __init__(self, seat: int, ability: int, action: int) -> None:
        super().__init__(seat, ability)
        self.action: Final = action

    def card(self) -> int:
        return REPEATED_COMMAND

    def carry_out(self, table: AnkhTable, cards: PoliticalCards, god: int) -> None:
        if isinstance(table.frames[-1], ChooseAction):
            table.frames.pop()
        take_action(table, self.seat, self.action, True)


class Corvee(PoliticalQuestion):
    """A follower more for each monument of others next to a figure, 3 at most (AK-X-POL12)."""

    CLICK: ClassVar[str] = ""
    OBLIGES: ClassVar[str] = "AK-X-POL12"
    WHEN: ClassVar[str] = "AK-X-POL12"

    def card(self) -> int:
        return CORVEE

    def can_be_asked(self, table: AnkhTable) -> bool:
        return corvee(table, table.god_of[self.seat]) > 0

    def carry_out(self, table: AnkhTable, cards: PoliticalCards, god: int) -> None:
        gain_followers(table, god, corvee(table, god))


def corvee(table: AnkhTable, god: int) -> int:
    """The followers that Corvée brings (AK-X-POL12)."""
    near = hexset.common(beside(table, table.figures[god]), of_others(table, god))
    return min(MOST_CORVEE, hexset.size(near))


def of_others(table: AnkhTable, god: int) -> HexSet:
    """The monuments that other gods control."""
    taken = hexset.without(all_monuments(table), neutral_monuments(table))
    return hexset.without(taken, table.controlled[god])


class Levy(Question[AnkhTable]):
    """One warrior more, next to a monument the god controls (AK-X-POL13)."""

    FIELDS: ClassVar[Fields] = (("seat", SEAT), ("ability", ABILITY))
    BENEATH: ClassVar[tuple[str, ...]] = ("ActionOver",)
    CLICK: ClassVar[str] = "space"
    ANSWERS: ClassVar[tuple[int, int]] = (0, DONE)
    VERBS: ClassVar[Verbs] = (verb("levy at", SPACE), verb("no levy", number=DONE))
    NOTHING: ClassVar[int] = DONE
    OBLIGES: ClassVar[str] = "AK-X-POL13"
    WHEN: ClassVar[str] = "AK-X-POL13"

    def __init__(self, seat: int, ability: int) -> None:
        super().__init__(seat)
        self.ability: Final = ability

    def wishes(self, table: AnkhTable) -> list[int]:
        return [*all_spaces(table), DONE]

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        god = table.god_of[self.seat]
        if not kinds_in_pool(table, god) & BIT[WARRIOR]:
            left.nothing("AK-X-POL13")
            return
        warded = of_figures.warded_against(table, god)
        left.never(warded, of_figures.warding_rule(table, left.wish, "AK-O4"))
        left.only(beside(table, table.controlled[god]), "AK-X-POL13")
        left.only(empty_land(table), "AK-U1")
        if not hexset.is_empty(left.spaces()):
            left.may(DONE)

    def answer(self, table: AnkhTable, answer: int) -> None:
        if answer != DONE:
            god = table.god_of[self.seat]
            cards_of(table).play_in_turn(table, god, LEVY)
            bring_in(table, god, self.seat, in_pool(table, god, WARRIOR), answer)


class RoyalRoad(Question[AnkhTable]):
    """One figure may move up to 6 spaces (AK-X-POL14). An answer is its space."""

    FIELDS: ClassVar[Fields] = (("seat", SEAT), ("ability", ABILITY))
    BENEATH: ClassVar[tuple[str, ...]] = ("MoveFigure",)
    CLICK: ClassVar[str] = "origin"
    ANSWERS: ClassVar[tuple[int, int]] = (0, DONE)
    VERBS: ClassVar[Verbs] = (verb("royal road", SPACE), verb("no royal road", number=DONE))
    NOTHING: ClassVar[int] = DONE
    OBLIGES: ClassVar[str] = "AK-X-POL14"
    WHEN: ClassVar[str] = "AK-X-POL14"

    def __init__(self, seat: int, ability: int) -> None:
        super().__init__(seat)
        self.ability: Final = ability

    def wishes(self, table: AnkhTable) -> list[int]:
        return [*all_spaces(table), DONE]

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        god = table.god_of[self.seat]
        left.only(of_figures.own_figures(table, god), "AK-M1")
        stuck = hexset.EMPTY
        for space in hexset.members(left.spaces()):
            if hexset.is_empty(road_from(table, god, space)):
                stuck = hexset.added(stuck, space)
        left.never(stuck, "AK-M3")
        if not hexset.is_empty(left.spaces()):
            left.may(DONE)

    def answer(self, table: AnkhTable, answer: int) -> None:
        if answer != DONE:
            table.frames.append(RoyalRoadTo(self.seat, self.ability, figure_at(table, answer)))


class RoyalRoadTo(Question[AnkhTable]):
    """Empty land up to 6 spaces away (AK-X-POL14)."""

    FIELDS: ClassVar[Fields] = (("seat", SEAT), ("ability", ABILITY), ("figure", FIGURE))
    BENEATH: ClassVar[tuple[str, ...]] = ("MoveFigure",)
    CLICK: ClassVar[str] = "destination"
    ANSWERS: ClassVar[tuple[int, int]] = (0, LAST_SPACE)
    VERBS: ClassVar[Verbs] = (verb("road to", SPACE),)
    OBLIGES: ClassVar[str] = "AK-X-POL14"
    WHEN: ClassVar[str] = "AK-X-POL14"

    def __init__(self, seat: int, ability: int, figure: int) -> None:
        super().__init__(seat)
        self.ability: Final = ability
        self.figure: Final = figure

    def wishes(self, table: AnkhTable) -> list[int]:
        return all_spaces(table)

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        road = road_from(table, table.god_of[self.seat], table.place[self.figure])
        left.only(road, "AK-X-POL14")

    def answer(self, table: AnkhTable, answer: int) -> None:
        """The figure has moved; the others follow as usual."""
        cards_of(table).play_in_turn(table, table.god_of[self.seat], ROYAL_ROAD)
        below = table.frames.pop()
        assert isinstance(below, MoveFigure)
        table.frames.append(MoveFigure(self.seat, below.moved | BIT[self.figure]))
        if of_figures.is_aimed(table, self.figure):
            table.frames.append(Aim(self.seat, self.figure))
        move_figure(table, self.figure, answer)
        in_turns.figure_moved(table, self.seat, self.figure)


def road_from(table: AnkhTable, god: int, space: int) -> HexSet:
    """Where a figure on a space can end on the Royal Road, pushing nobody (AK-M2, AK-M3, AK-M6)."""
    within_three = table.division.map.within_three
    reach = hexset.gathered(within_three, within_three[space])
    free = hexset.without(empty_land(table), of_figures.warded_against(table, god))
    return hexset.common(reach, free)


class WritOfPossession(PoliticalQuestion):
    """A monument of another god may be taken though neutral ones are left (AK-X-POL15)."""

    CLICK: ClassVar[str] = ""
    BENEATH: ClassVar[tuple[str, ...]] = ("ControlMonument",)
    OBLIGES: ClassVar[str] = "AK-X-POL15"
    WHEN: ClassVar[str] = "AK-X-POL15"

    def card(self) -> int:
        return WRIT_OF_POSSESSION

    def can_be_asked(self, table: AnkhTable) -> bool:
        god = table.god_of[self.seat]
        neutral = hexset.size(neutral_monuments(table)) > 0
        return neutral and ankh_tokens(table, god) > 0 and bool(claims(table, god))

    def carry_out(self, table: AnkhTable, cards: PoliticalCards, god: int) -> None:
        table.frames.pop()  # the control, in whose place the claim comes
        table.frames.append(ClaimMonument(self.seat, self.ability))


def claims(table: AnkhTable, god: int) -> list[int]:
    """The monuments of others that a god stands beside and nothing guards."""
    open_to_god = hexset.without(of_others(table, god), of_figures.guarded(table))
    return hexset.members(hexset.common(open_to_god, beside(table, table.figures[god])))


class ClaimMonument(Question[AnkhTable]):
    """Any monument beside an own figure, neutral or another's (AK-X-POL15)."""

    FIELDS: ClassVar[Fields] = (("seat", SEAT), ("ability", ABILITY))
    BENEATH: ClassVar[tuple[str, ...]] = ("Audience",)
    CLICK: ClassVar[str] = "piece"
    ANSWERS: ClassVar[tuple[int, int]] = (0, LAST_SPACE)
    VERBS: ClassVar[Verbs] = (verb("claim", SPACE),)
    OBLIGES: ClassVar[str] = "AK-X-POL15"
    WHEN: ClassVar[str] = "AK-X-POL15"

    def __init__(self, seat: int, ability: int) -> None:
        super().__init__(seat)
        self.ability: Final = ability

    def wishes(self, table: AnkhTable) -> list[int]:
        return all_spaces(table)

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        god = table.god_of[self.seat]
        left.never(of_figures.guarded(table), of_figures.guarding_rule(table))
        left.only(beside(table, table.figures[god]), "AK-X-POL15")
        left.only(hexset.without(all_monuments(table), table.controlled[god]), "AK-X-POL15")

    def answer(self, table: AnkhTable, answer: int) -> None:
        god = table.god_of[self.seat]
        control_monument(table, god, answer)
        in_turns.monument_gained(table, god, self.seat, answer)
