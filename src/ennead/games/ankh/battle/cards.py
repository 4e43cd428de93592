"""The seven battle cards (AK-K)."""

from __future__ import annotations

from itertools import combinations
from typing import Any, ClassVar, Final

from ennead.engine.bitset import bit, bitset
from ennead.engine.fields import NUMBERS
from ennead.engine.frames import Fields, Frame, Question, SecretQuestion, Section, Verbs, verb
from ennead.engine.limits import Left
from ennead.engine.rng import Rng
from ennead.engine.steps import ask_in_order
from ennead.games.ankh.battle.killing import kill
from ennead.games.ankh.powers.moments import in_battles, in_turns, of_figures
from ennead.games.ankh.table.board import (
    ankh_tokens,
    empty_land,
    figure_at,
    figures_in,
    gods_in,
    monuments_left,
)
from ennead.games.ankh.table.changes import gain_followers, lose_followers, place_monument
from ennead.games.ankh.table.dashboards import play_cards, take_back_cards
from ennead.games.ankh.table.devotion import least_devoted_first
from ennead.games.ankh.table.fields import CARDS as CARDS_THING
from ennead.games.ankh.table.fields import COUNT, FIGHTER, GODS, MONUMENT, MONUMENT_TYPE, SPACE
from ennead.games.ankh.table.pieces import (
    BIT,
    BUILD,
    CARD_NAMES,
    DROUGHT,
    FLOOD,
    GOD,
    MAAT,
    MONUMENT_NAMES,
    PLAGUE,
    SINGLE_CARDS,
    WHOLE_HAND,
    cards_in,
    number_of,
)
from ennead.games.ankh.table.table import AnkhTable, Battle
from ennead.hexes import hexset
from ennead.hexes.hexset import LAST_SPACE, HexSet

BUILDING_COST: Final = 3
#: Answer to `BuildType`: nothing is built.
NO_MONUMENT: Final = len(MONUMENT_NAMES)
#: More cards than these are never played together (AK-AM1).
MOST_CARDS: Final = 2
#: The highest bid that has an answer, so that their number is fixed; no god comes near it.
MOST_BID: Final = 255


#: One card or two, as masks.
ALL_CHOICES: Final = [cards for cards in range(1, WHOLE_HAND + 1) if number_of(cards) <= MOST_CARDS]


def choices_of(hand: int, number: int) -> list[int]:
    """The ways to choose a number of cards out of some."""
    if number == 1:
        return SINGLE_CARDS[hand]
    return sorted([sum(cards) for cards in combinations(SINGLE_CARDS[hand], number)])


class PlayCards(SecretQuestion[AnkhTable]):
    """Every fighting god secretly chooses a card of its hand (AK-Y3). An answer is a mask."""

    FIELDS: ClassVar[Fields] = (("seats", GODS),)
    BENEATH: ClassVar[tuple[str, ...]] = ("BattleSteps cards",)
    CLICK: ClassVar[str] = "card"
    SHOWN_ON: ClassVar[str] = "stage"
    ANSWERS: ClassVar[tuple[int, int]] = (1, WHOLE_HAND)
    VERBS: ClassVar[Verbs] = (verb("play", CARDS_THING),)
    OBLIGES: ClassVar[str] = "AK-Y3"
    WHEN: ClassVar[str] = "AK-Y3"

    def flaw(self, table: AnkhTable, below: Frame[Any]) -> str:
        """All fighting gods, each with enough cards (AK-Y3)."""
        assert table.battle is not None
        if self.seats != tuple(sorted(table.battle.gods)):
            return "expected the fighting gods, ascending (AK-Y3)"
        if not all(self.legal(table, seat) for seat in self.seats):
            return "a god has too few cards (AK-Y19)"
        return ""

    def wishes(self, table: AnkhTable) -> list[int]:
        return ALL_CHOICES

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        hand, banned = table.hand[seat], in_battles.banned_cards(table)
        number = in_battles.cards_to_play(table, seat)
        rule = ""
        if left.wish >= 0:
            rule = in_battles.two_cards_rule(table, seat)
            left.only_listed([cards for cards in ALL_CHOICES if not cards & ~hand], "AK-Y4")
            unbanned = [cards for cards in ALL_CHOICES if not cards & banned]
            left.only_listed(unbanned, in_battles.banning_rule(table))
            enough = [cards for cards in ALL_CHOICES if number_of(cards) >= number]
            left.only_listed(enough, "AK-AM3")
        left.only_listed(choices_of(hand & ~banned, number), rule)

    def notation(self, table: AnkhTable, answer: int) -> str:
        return "play " + " ".join([CARD_NAMES[card] for card in cards_in(answer)])

    def reveal(self, table: AnkhTable, answers: list[int]) -> None:
        """All cards are chosen; nobody has seen those of others yet (AK-Y3)."""
        questions = in_battles.before_reveal(table)
        if questions:
            table.frames.append(RevealCards(self.seats, tuple(answers)))
            ask_in_order(table, questions)
        else:
            reveal_cards(table, self.seats, answers)


class RevealCards(Section[AnkhTable]):
    """The cards that were chosen lie face down until somebody has been asked (AK-Y3)."""

    FIELDS: ClassVar[Fields] = (("seats", GODS), ("cards", NUMBERS))
    BENEATH: ClassVar[tuple[str, ...]] = ("BattleSteps cards",)
    #: Somebody is always asked above it.
    WAITS: ClassVar[bool] = True

    def __init__(self, seats: tuple[int, ...], cards: tuple[int, ...]) -> None:
        self.seats: Final = seats
        #: By place among the seats, a mask; secret to all others.
        self.cards: Final = cards

    def flaw(self, table: AnkhTable, below: Frame[Any]) -> str:
        """What each of the fighting gods could have chosen (AK-Y3)."""
        question = PlayCards(self.seats)
        flaw = question.flaw(table, below)
        if flaw or len(self.cards) != len(self.seats):
            return flaw or "expected the cards of each fighting god (AK-Y3)"
        for god, cards in zip(self.seats, self.cards, strict=True):
            if cards not in question.legal(table, god):
                return f"seat {god} cannot have chosen these cards (AK-Y3)"
        return ""

    def resampled(self, table: AnkhTable, own: int, rng: Rng) -> RevealCards:
        """With the cards of all gods but one drawn anew out of what they could have chosen."""
        question, cards = PlayCards(self.seats), list(self.cards)
        for place, god in enumerate(self.seats):
            if god != own:
                legal = question.legal(table, god)
                cards[place] = legal[int(rng.below(len(legal)))]
        return RevealCards(self.seats, tuple(cards))

    def proceed(self, table: AnkhTable) -> None:
        reveal_cards(table, self.seats, list(self.cards))


def reveal_cards(table: AnkhTable, gods: tuple[int, ...], chosen: list[int]) -> None:
    """All cards are revealed together and stay face up (AK-Y3, AK-Y4)."""
    for god, cards in zip(gods, chosen, strict=True):
        play_cards(table, god, cards)
    in_battles.cards_revealed(table)


def flood(table: AnkhTable, battle: Battle) -> None:
    """Flood pays a follower for each own figure on fertile land, and protects it (AK-Y5, AK-K7)."""
    for god in least_devoted_first(table, list(battle.gods)):
        if has_played(battle, god, FLOOD):
            spaces = hexset.members(on_terrain(table, battle, god, table.division.map.fertile))
            for space in spaces:
                battle.protected |= BIT[figure_at(table, space)]
            gain_followers(table, god, len(spaces))


def build_monuments(table: AnkhTable, battle: Battle) -> None:
    """Build Monument cards in ascending devotion, one after another (AK-Y6)."""
    gods = least_devoted_first(table, list(battle.gods))
    ask_in_order(table, [BuildType(god) for god in gods if has_played(battle, god, BUILD)])


class BuildType(Question[AnkhTable]):
    """The god may pay for a monument of a type that is in the supply (AK-K4)."""

    FIELDS: ClassVar[Fields] = (("seat", FIGHTER),)
    BENEATH: ClassVar[tuple[str, ...]] = ("BattleSteps building", "BuildType")
    CLICK: ClassVar[str] = ""
    SHOWN_ON: ClassVar[str] = "stage"
    ANSWERS: ClassVar[tuple[int, int]] = (0, NO_MONUMENT)
    VERBS: ClassVar[Verbs] = (verb("build", MONUMENT), verb("build nothing", number=NO_MONUMENT))
    NOTHING: ClassVar[int] = NO_MONUMENT
    OBLIGES: ClassVar[str] = "AK-K4"
    WHEN: ClassVar[str] = "AK-K4"

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        if not can_build(table, self.seat):
            left.nothing("AK-K4")
            return
        types = [m for m in range(len(table.standing)) if monuments_left(table, m) > 0]
        answers = bitset([answer_of(m) for m in types])
        left.only_numbers(answers | bit(NO_MONUMENT) if types else 0, "AK-K4")

    def wishes(self, table: AnkhTable) -> list[int]:
        return list(range(len(table.standing) + 1))

    def notation(self, table: AnkhTable, answer: int) -> str:
        if answer == NO_MONUMENT:
            return "build nothing"
        return f"build {table.box.monument_names[type_of(answer)]}"

    def answer(self, table: AnkhTable, answer: int) -> None:
        if answer != NO_MONUMENT:
            table.frames.append(BuildAt(self.seat, type_of(answer)))


def can_build(table: AnkhTable, god: int) -> bool:
    """Whether a god has what a monument costs, and there is a space for it (AK-K4)."""
    cost = in_battles.building_cost(table, god, BUILDING_COST)
    if table.followers[god] < cost or not ankh_tokens(table, god):
        return False
    return not hexset.is_empty(building_spaces(table))


def answer_of(monument: int) -> int:
    """The answer that names a type; those of packs come after the answer for none."""
    return monument if monument < NO_MONUMENT else monument + 1


def type_of(answer: int) -> int:
    """The type of monument that an answer names."""
    return answer if answer < NO_MONUMENT else answer - 1


class BuildAt(Question[AnkhTable]):
    """An empty land space of the region, without a token on it (AK-K4)."""

    FIELDS: ClassVar[Fields] = (("seat", FIGHTER), ("monument", MONUMENT_TYPE))
    BENEATH: ClassVar[tuple[str, ...]] = ("BattleSteps building", "BuildType")
    CLICK: ClassVar[str] = "space"
    ANSWERS: ClassVar[tuple[int, int]] = (0, LAST_SPACE)
    VERBS: ClassVar[Verbs] = (verb("build at", SPACE),)
    OBLIGES: ClassVar[str] = "AK-K4"
    WHEN: ClassVar[str] = "AK-K4"

    def __init__(self, seat: int, monument: int) -> None:
        super().__init__(seat)
        self.monument: Final = monument

    def flaw(self, table: AnkhTable, below: Frame[Any]) -> str:
        """A monument that can be paid and built (AK-K4)."""
        found = BuildType(self.seat).legal(table)
        return "" if answer_of(self.monument) in found else "this monument cannot be built (AK-K4)"

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        limit_building(table, left)

    def answer(self, table: AnkhTable, answer: int) -> None:
        cost = in_battles.building_cost(table, self.seat, BUILDING_COST)
        lose_followers(table, self.seat, cost)
        place_monument(table, self.seat, self.monument, answer)
        if cost > 0:
            in_turns.sacrificed(table, self.seat, self.seat)
        in_turns.monument_gained(table, self.seat, self.seat, answer)


def resolve_plagues(table: AnkhTable, battle: Battle) -> None:
    """One bidding for each Plague, in ascending devotion of their players (AK-Y7, AK-Y20)."""
    gods = least_devoted_first(table, list(battle.gods))
    ask_in_order(table, [Plague(god) for god in gods if has_played(battle, god, PLAGUE)])
    in_battles.before_plagues(table, gods)


class Plague(Section[AnkhTable]):
    """Gods that still have a figure in the region bid; if none has, nothing happens (AK-Y20)."""

    FIELDS: ClassVar[Fields] = (("god", FIGHTER),)
    BENEATH: ClassVar[tuple[str, ...]] = ("BattleSteps plague", "Plague")

    def __init__(self, god: int) -> None:
        self.god: Final = god

    def proceed(self, table: AnkhTable) -> None:
        assert table.battle is not None
        of_figures.read_presence(table)
        gods = [god for god in gods_in(table, table.battle.region) if god in table.battle.gods]
        if table.events is not None:
            table.tell("plague", self.god)
        if gods:
            table.frames.append(PlagueBid(tuple(sorted(gods))))


class PlagueBid(SecretQuestion[AnkhTable]):
    """Any number of followers, 0 included (AK-K2)."""

    FIELDS: ClassVar[Fields] = (("seats", GODS),)
    BENEATH: ClassVar[tuple[str, ...]] = ("BattleSteps plague", "Plague")
    CLICK: ClassVar[str] = ""
    SHOWN_ON: ClassVar[str] = "stage"
    ANSWERS: ClassVar[tuple[int, int]] = (0, MOST_BID)
    VERBS: ClassVar[Verbs] = (verb("bid", COUNT),)
    OBLIGES: ClassVar[str] = "AK-K2"
    WHEN: ClassVar[str] = "AK-K2"

    def flaw(self, table: AnkhTable, below: Frame[Any]) -> str:
        """Some of the fighting gods (AK-K2)."""
        assert table.battle is not None
        gods = self.seats
        if not gods or list(gods) != sorted(gods) or not set(gods) <= set(table.battle.gods):
            return "expected fighting gods, ascending (AK-K2)"
        return ""

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        left.only_listed(list(range(min(table.followers[seat], MOST_BID) + 1)), "AK-K2")

    def reveal(self, table: AnkhTable, answers: list[int]) -> None:
        """All bids are lost; only the single highest bidder is spared (AK-K2, AK-K3)."""
        assert table.battle is not None
        highest = max(answers)
        spared = self.seats[answers.index(highest)] if answers.count(highest) == 1 else -1
        for god, bid in zip(self.seats, answers, strict=True):
            if table.events is not None:
                table.tell("plague_bid", god, bid)
            lose_followers(table, god, bid)
        if table.events is not None:
            table.tell("spared", spared)
        for god, bid in zip(self.seats, answers, strict=True):
            if bid > 0:
                in_turns.sacrificed(table, god, god)  # asked once the figures are killed
        doomed = []
        for god in self.seats:
            if god != spared:
                doomed += plague_victims(table, table.battle, god)
        kill(table, tuple(sorted(doomed)))


def plague_victims(table: AnkhTable, battle: Battle, god: int) -> list[int]:
    """The figures that die by a Plague: all but the god's own, under Flood too (AK-K3, AK-K7)."""
    spared = in_battles.plague_spares(table, god)
    there = hexset.without(figures_in(table, god, battle.region), spared)
    figures = [figure_at(table, space) for space in hexset.members(there)]
    return [figure for figure in figures if table.kinds[figure] != GOD]


def drought_devotion(table: AnkhTable, battle: Battle, god: int) -> int:
    """Drought: on winning, 1 more for each own figure on desert (AK-K6)."""
    if not has_played(battle, god, DROUGHT):
        return 0
    return hexset.size(on_terrain(table, battle, god, table.division.map.desert))


def cycle_of_cards(table: AnkhTable, battle: Battle) -> None:
    """Cycle of Ma'at takes back all played cards, itself too (AK-K5)."""
    for god in battle.gods:
        if has_played(battle, god, MAAT):
            take_back_cards(table, god)
            in_battles.cards_taken_back(table, god)


def has_played(battle: Battle, god: int, card: int) -> bool:
    """Whether a god played a card in this battle."""
    return battle.played[god] & BIT[card] != 0


def on_terrain(table: AnkhTable, battle: Battle, god: int, terrain: HexSet) -> HexSet:
    """A god's figures on a terrain of the region; under a token it is no terrain (AK-K10)."""
    there = hexset.common(figures_in(table, god, battle.region), terrain)
    return hexset.without(there, of_figures.warded(table))


def building_spaces(table: AnkhTable) -> HexSet:
    """Where a monument can be built in this battle."""
    left = Left()
    limit_building(table, left)
    return left.spaces()


def limit_building(table: AnkhTable, left: Left) -> None:
    """The empty land of the battle's region without tokens (AK-K4, AK-O4)."""
    assert table.battle is not None
    land = table.division.lands[table.battle.region]
    left.only(hexset.common(empty_land(table), land), "AK-K4")
    warded = of_figures.warded(table)
    left.never(warded, of_figures.warding_rule(table, left.wish, "AK-O4"))
