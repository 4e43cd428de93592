"""Political cards: the deck, the open row, and the gods' open hands (AK-X-POL1 to AK-X-POL4)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ennead.engine.bitset import bit, bitset
from ennead.engine.fields import NUMBER
from ennead.engine.frames import ChanceQuestion, Fields, Frame, Question, Verbs, verb
from ennead.engine.limits import Left
from ennead.games.ankh.powers.power import NOTHING as NO_QUESTIONS
from ennead.games.ankh.powers.power import Questions
from ennead.games.ankh.powers.special_rule import SpecialRule
from ennead.games.ankh.table.dashboards import set_tokens
from ennead.games.ankh.table.fields import ABILITY, ANYBODY
from ennead.games.ankh.table.pieces import BIT, WARRIOR
from ennead.games.ankh.table.table import AnkhTable, Battle
from ennead.hexes import hexset
from ennead.hexes.hexset import HexSet

#: The kinds of political cards, two of each in the deck (AK-X-POL2).
KINDS: Final = (
    *("second_revelation", "repeated_command", "corvee", "levy", "royal_road"),
    *("writ_of_possession", "sanctuary", "gifts_of_gold", "line_of_succession"),
)
SECOND_REVELATION: Final = 0
REPEATED_COMMAND: Final = 1
CORVEE: Final = 2
LEVY: Final = 3
ROYAL_ROAD: Final = 4
WRIT_OF_POSSESSION: Final = 5
SANCTUARY: Final = 6
GIFTS_OF_GOLD: Final = 7
LINE_OF_SUCCESSION: Final = 8
NUMBER_OF_KINDS: Final = len(KINDS)
OF_A_KIND: Final = 2
SEATS: Final = 5
#: A hand has so many cards, and the row.
HAND: Final = 3
ROW: Final = 3
NO_CARD: Final = -1
#: A played card that lies open before its god: this more than its kind.
PLAYED: Final = 16
# The tokens: the row from the left; the hands seat by seat; by kind how many cards are out of the
# game; the god that has played in this turn; in a battle the gods that have played, those with
# Sanctuary, those with Line of Succession, and gold god by god.
HANDS: Final = ROW
OUT: Final = HANDS + HAND * SEATS
TURN: Final = OUT + NUMBER_OF_KINDS
FOUGHT: Final = TURN + 1
SAFE: Final = TURN + 2
HEIRS: Final = TURN + 3
GOLD: Final = TURN + 4
SIZE: Final = GOLD + SEATS
#: Answer to `DropPolitical`, above every card of a hand: none, and none is taken.
DROP_NONE: Final = HAND


class PoliticalCards(SpecialRule):
    """Where each card is that is not in the deck, and what was played (AK-X-POL1)."""

    def first_tokens(self) -> tuple[int, ...]:
        nothing = (NO_CARD,) * (ROW + HAND * SEATS)
        return (*nothing, *(0,) * NUMBER_OF_KINDS, NO_CARD, *(0,) * (SIZE - TURN - 1))

    # ------------------------------------------------------------ what there is

    def row(self, table: AnkhTable) -> tuple[int, ...]:
        """The kinds of the open row, from the left; NO_CARD in a gap."""
        return self.tokens(table)[:ROW]

    def hand(self, table: AnkhTable, god: int) -> tuple[int, ...]:
        """A god's cards, played ones PLAYED more than their kind; NO_CARD in a gap."""
        return self.tokens(table)[HANDS + HAND * god :][:HAND]

    def holds(self, table: AnkhTable, god: int, kind: int) -> bool:
        """Whether a god has a card of a kind that it has not played."""
        return kind in self.hand(table, god)

    def is_full(self, table: AnkhTable, god: int) -> bool:
        """Whether a god has as many cards as it may hold (AK-X-POL2)."""
        return NO_CARD not in self.hand(table, god)

    def left(self, table: AnkhTable, kind: int) -> int:
        """How many cards of a kind are in the deck."""
        tokens = self.tokens(table)
        open_cards = [token % PLAYED for token in tokens[:OUT] if token != NO_CARD]
        return OF_A_KIND - open_cards.count(kind) - tokens[OUT + kind]

    def deck(self, table: AnkhTable) -> list[int]:
        """By kind, how many cards are in the deck."""
        return [self.left(table, kind) for kind in range(NUMBER_OF_KINDS)]

    # ------------------------------------------------------------ positions and views

    def write(self, table: AnkhTable) -> object:
        tokens = self.tokens(table)
        hands = [self.hand(table, god) for god in range(table.players)]
        return {
            "row": [None if kind == NO_CARD else KINDS[kind] for kind in self.row(table)],
            "hands": [[KINDS[card] for card in hand if 0 <= card < PLAYED] for hand in hands],
            "played": [[KINDS[card - PLAYED] for card in hand if card >= PLAYED] for hand in hands],
            "out": [KINDS[k] for k in range(NUMBER_OF_KINDS) for _ in range(tokens[OUT + k])],
            "deck": sum(self.deck(table)),
            "turn": None if tokens[TURN] == NO_CARD else tokens[TURN],
            "battle": list(tokens[FOUGHT:]),
        }

    def read(self, table: AnkhTable, data: object) -> None:
        if data is None:
            return
        keys = {"row", "hands", "played", "out", "deck", "turn", "battle"}
        if not isinstance(data, dict) or not set(data) <= keys:
            raise ValueError(f"expected {', '.join(sorted(keys))}, found {data!r}")
        tokens = list(self.first_tokens())
        row = data.get("row", [None] * ROW)
        if not isinstance(row, list) or len(row) != ROW:
            raise ValueError(f"row: expected {ROW} political cards or null, found {row!r}")
        for place, name in enumerate(row):
            tokens[place] = NO_CARD if name is None else kind_called(name)
        for god, cards in enumerate(read_hands(table, data)):
            for place, card in enumerate(cards):
                tokens[HANDS + HAND * god + place] = card
        for name in as_list(data.get("out", [])):
            tokens[OUT + kind_called(name)] += 1
        turn = data.get("turn")
        tokens[TURN] = NO_CARD if turn is None else seat_number(table, turn)
        battle = as_list(data.get("battle", [0] * (SIZE - FOUGHT)))
        if len(battle) != SIZE - FOUGHT or not all(type(n) is int and 0 <= n < 64 for n in battle):
            raise ValueError(f"battle: expected {SIZE - FOUGHT} numbers, found {battle!r}")
        tokens[FOUGHT:] = battle
        table.tokens[self.number] = in_order(tokens)
        if min(self.deck(table)) < 0:
            raise ValueError(f"there are {OF_A_KIND} cards of each kind (AK-X-POL2)")

    def show(self, table: AnkhTable, seat: int | None) -> object:
        """The row, the hands and what lies played; what is left of the deck is a number."""
        written = self.write(table)
        assert isinstance(written, dict)
        return {key: written[key] for key in ("row", "hands", "played", "out", "deck")}

    def question_flaw(self, table: AnkhTable, frame: Frame[Any]) -> str:
        if isinstance(frame, DrawPolitical):
            return "" if NO_CARD in self.row(table) else "the row is full (AK-X-POL1)"
        if isinstance(frame, DropPolitical):
            full = self.is_full(table, table.god_of[frame.seat])
            known = NO_CARD <= frame.place < ROW
            return "" if full and known else "no card must be put out (AK-X-POL2)"
        if isinstance(frame, TakePolitical):
            full = self.is_full(table, table.god_of[frame.seat])
            return "the hand is full (AK-X-POL2)" if full else ""
        return ""

    def observation_size(self) -> int:
        return (ROW + 1 + 2 * SEATS) * NUMBER_OF_KINDS + 1

    def observe(self, table: AnkhTable, seat: int) -> list[int]:
        """By kind: in the row by place, in the deck; god by god in the hand and played; a turn."""
        found = [0] * self.observation_size()
        for place, kind in enumerate(self.row(table)):
            if kind != NO_CARD:
                found[NUMBER_OF_KINDS * place + kind] = 1
        for kind, number in enumerate(self.deck(table)):
            found[NUMBER_OF_KINDS * ROW + kind] = number
        own = table.god_of[seat]
        for god in table.ascending:
            block = ROW + 1 + 2 * ((god - own) % table.players)
            for card in self.hand(table, god):
                if card != NO_CARD:
                    part = block + (card >= PLAYED)
                    found[NUMBER_OF_KINDS * part + card % PLAYED] += 1
        found[-1] = int(self.tokens(table)[TURN] == own)
        return found

    # ------------------------------------------------------------ changes

    def change(
        self, table: AnkhTable, changes: dict[int, int], event: str, *fields: object
    ) -> None:
        """Some tokens are otherwise from now on."""
        tokens = list(self.tokens(table))
        for place, token in changes.items():
            tokens[place] = token
        set_tokens(table, self.number, in_order(tokens), event, *fields)

    def take(self, table: AnkhTable, god: int, place: int) -> None:
        """A card of the row comes into a hand; those left of the gap move right (AK-X-POL1)."""
        row = list(self.row(table))
        kind = row.pop(place)
        free = HANDS + HAND * god + self.hand(table, god).index(NO_CARD)
        changes = dict(enumerate([NO_CARD, *row])) | {free: kind}
        self.change(table, changes, "card_taken_at_court", god, kind)
        table.frames.append(DrawPolitical(self.number))

    def play_in_turn(self, table: AnkhTable, god: int, kind: int) -> None:
        """A card lies open before its god; it plays no other in this turn (AK-X-POL3)."""
        place = HANDS + HAND * god + self.hand(table, god).index(kind)
        changes = {place: kind + PLAYED, TURN: god}
        self.change(table, changes, "political_card_played", god, kind)

    def play_in_battle(
        self, table: AnkhTable, god: int, kind: int, effect: int, value: int
    ) -> None:
        """A card lies open before its god; it plays no other in this battle (AK-X-POL3)."""
        place = HANDS + HAND * god + self.hand(table, god).index(kind)
        fought = self.tokens(table)[FOUGHT] | BIT[god]
        changes = {place: kind + PLAYED, FOUGHT: fought, effect: value}
        self.change(table, changes, "political_card_played", god, kind)

    def may_play(self, table: AnkhTable, god: int, kind: int) -> bool:
        """Whether a god may play a card in its turn: one at most (AK-X-POL3)."""
        return self.holds(table, god, kind) and self.tokens(table)[TURN] != god

    def may_fight_with(self, table: AnkhTable, god: int, kind: int) -> bool:
        """Whether a god may play a card in this battle: one at most (AK-X-POL3)."""
        return self.holds(table, god, kind) and not self.tokens(table)[FOUGHT] & BIT[god]

    # ------------------------------------------------------------ moments

    def set_up_ends(self, table: AnkhTable, god: int) -> Questions:
        """Three cards lie open in a row (AK-X-POL1)."""
        return [DrawPolitical(self.number)] * ROW

    def turn_begins(self, table: AnkhTable, god: int, seat: int) -> Questions:
        if self.tokens(table)[TURN] != NO_CARD:
            self.change(table, {TURN: NO_CARD}, "court_rests")
        return NO_QUESTIONS

    def battle_over(self, table: AnkhTable, battle: Battle) -> None:
        changes = dict.fromkeys(range(FOUGHT, SIZE), 0)
        self.change(table, changes, "court_rests")

    def cards_taken_back(self, table: AnkhTable, god: int) -> None:
        """Cycle of Ma'at brings played cards back to the hand (AK-X-POL1)."""
        first = HANDS + HAND * god
        hand = [card % PLAYED if card >= PLAYED else card for card in self.hand(table, god)]
        changes = {first + place: card for place, card in enumerate(hand)}
        self.change(table, changes, "political_cards_back", god)

    def plague_spares(self, table: AnkhTable, god: int) -> HexSet:
        """With Sanctuary the warriors in the region are not killed (AK-X-POL16)."""
        spaces = hexset.EMPTY
        if table.battle is not None and self.tokens(table)[SAFE] & BIT[god]:
            spaces = warriors_in(table, god, table.battle.region)
        return spaces

    def battle_bonus(self, table: AnkhTable, god: int, region: int) -> int:
        """Strength that was paid for with Gifts of Gold (AK-X-POL17)."""
        fights = table.battle is not None and table.battle.region == region
        return self.tokens(table)[GOLD + god] if fights else 0

    def god_leaves(self, table: AnkhTable, holder: int, god: int) -> None:
        """The cards of a lower or forgotten god go out of the game (AK-X-POL4)."""
        tokens = list(self.tokens(table))
        for place in range(HANDS + HAND * god, HANDS + HAND * (god + 1)):
            if tokens[place] != NO_CARD:
                tokens[OUT + tokens[place] % PLAYED] += 1
                tokens[place] = NO_CARD
        set_tokens(table, self.number, in_order(tokens), "political_cards_out", god)


def in_order(tokens: list[int]) -> tuple[int, ...]:
    """The same tokens, in every hand those to be played first, then played ones, then gaps."""
    for first in range(HANDS, OUT, HAND):
        hand = [token for token in tokens[first : first + HAND] if token != NO_CARD]
        tokens[first : first + HAND] = [*sorted(hand), *[NO_CARD] * (HAND - len(hand))]
    return tuple(tokens)


def warriors_in(table: AnkhTable, god: int, region: int) -> HexSet:
    """The spaces with a god's warriors in a region."""
    there = hexset.common(table.figures[god], table.division.regions[region])
    spaces = hexset.EMPTY
    for figure, place in enumerate(table.place):
        if place >= 0 and table.kinds[figure] == WARRIOR and hexset.contains(there, place):
            spaces = hexset.added(spaces, place)
    return spaces


def kind_called(name: object) -> int:
    """The kind of a card by its name."""
    if name not in KINDS:
        raise ValueError(f"expected a political card, found {name!r}")
    return KINDS.index(str(name))


def as_list(data: object) -> list[Any]:
    """A list of anything."""
    if not isinstance(data, list):
        raise ValueError(f"expected a list, found {data!r}")
    return data


def seat_number(table: AnkhTable, value: object) -> int:
    """A god by its number."""
    if type(value) is not int or not 0 <= value < table.players:
        raise ValueError(f"turn: expected a god by number, found {value!r}")
    return value


def read_hands(table: AnkhTable, data: dict[str, Any]) -> list[list[int]]:
    """Every god's cards, those in the hand first, then the played ones."""
    nothing: list[list[str]] = [[]] * table.players
    hands, played = as_list(data.get("hands", nothing)), as_list(data.get("played", nothing))
    if len(hands) != table.players or len(played) != table.players:
        raise ValueError(f"expected the cards of each of {table.players} gods")
    found = []
    for god, (held, shown) in enumerate(zip(hands, played, strict=True)):
        cards = [kind_called(name) for name in as_list(held)]
        cards += [kind_called(name) + PLAYED for name in as_list(shown)]
        if len(cards) > (HAND if god in table.ascending else 0):
            raise ValueError(f"god {god} has too many political cards (AK-X-POL2)")
        found.append(cards)
    return found


def cards_of(table: AnkhTable) -> PoliticalCards:
    """The political cards at a table of the court."""
    for rule in table.box.rules:
        if isinstance(rule, PoliticalCards):
            return rule
    raise AssertionError("the rules of the court are always in play together")


def any_card(table: AnkhTable, seat: int) -> Questions:
    """The bonus of the Chamber of Law: any one card of the row (AK-X-PAL6)."""
    cards = cards_of(table)
    if set(cards.row(table)) == {NO_CARD}:
        return NO_QUESTIONS
    if cards.is_full(table, table.god_of[seat]):
        return [DropPolitical(seat, cards.number, NO_CARD)]
    return [TakePolitical(seat, cards.number)]


def rightmost_card(table: AnkhTable, seat: int) -> Questions:
    """The bonus of the Treasury: the rightmost card of the row (AK-X-PAL6)."""
    cards = cards_of(table)
    places = [place for place, kind in enumerate(cards.row(table)) if kind != NO_CARD]
    if not places:
        return NO_QUESTIONS
    if cards.is_full(table, table.god_of[seat]):
        return [DropPolitical(seat, cards.number, places[-1])]
    cards.take(table, table.god_of[seat], places[-1])
    return NO_QUESTIONS


class DrawPolitical(ChanceQuestion[AnkhTable]):
    """A card of the deck comes into the row, at the left; an empty deck gives none (AK-X-POL1)."""

    FIELDS: ClassVar[Fields] = (("ability", ABILITY),)
    BENEATH: ClassVar[tuple[str, ...]] = ("Turn", "DrawPolitical", "DrawRuler", "Audience")
    ANSWERS: ClassVar[tuple[int, int]] = (0, NUMBER_OF_KINDS - 1)
    VERBS: ClassVar[Verbs] = tuple(
        [verb(f"political {name}", number=kind) for kind, name in enumerate(KINDS)]
    )
    OBLIGES: ClassVar[str] = "AK-X-POL1"

    def __init__(self, ability: int) -> None:
        super().__init__()
        self.ability: Final = ability

    def legal(self, table: AnkhTable) -> list[int]:
        return [kind for kind, number in enumerate(cards_of(table).deck(table)) if number > 0]

    def weights(self, table: AnkhTable) -> list[int]:
        return [number for number in cards_of(table).deck(table) if number > 0]

    def answer(self, table: AnkhTable, answer: int) -> None:
        cards = cards_of(table)
        place = max([n for n, kind in enumerate(cards.row(table)) if kind == NO_CARD])
        cards.change(table, {place: answer}, "political_card_drawn", answer)


class TakePolitical(Question[AnkhTable]):
    """Any one card of the row (AK-X-PAL6). An answer is its place, from the left."""

    FIELDS: ClassVar[Fields] = (("seat", ANYBODY), ("ability", ABILITY))
    BENEATH: ClassVar[tuple[str, ...]] = ("Audience",)
    CLICK: ClassVar[str] = ""
    ANSWERS: ClassVar[tuple[int, int]] = (0, ROW - 1)
    VERBS: ClassVar[Verbs] = tuple([verb(f"take card {n + 1}", number=n) for n in range(ROW)])
    OBLIGES: ClassVar[str] = "AK-X-PAL6"
    WHEN: ClassVar[str] = "AK-X-PAL6"

    def __init__(self, seat: int, ability: int) -> None:
        super().__init__(seat)
        self.ability: Final = ability

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        row = cards_of(table).row(table)
        left.only_numbers(
            bitset([place for place, kind in enumerate(row) if kind != NO_CARD]), "AK-X-PAL6"
        )

    def answer(self, table: AnkhTable, answer: int) -> None:
        cards_of(table).take(table, table.god_of[self.seat], answer)


class DropPolitical(Question[AnkhTable]):
    """Who would take a fourth card puts one out of the game, or takes none (AK-X-POL2)."""

    FIELDS: ClassVar[Fields] = (("seat", ANYBODY), ("ability", ABILITY), ("place", NUMBER))
    BENEATH: ClassVar[tuple[str, ...]] = ("Audience",)
    CLICK: ClassVar[str] = ""
    ANSWERS: ClassVar[tuple[int, int]] = (0, DROP_NONE)
    VERBS: ClassVar[Verbs] = (
        *[verb(f"put out card {n + 1}", number=n) for n in range(HAND)],
        verb("put out nothing", number=DROP_NONE),
    )
    NOTHING: ClassVar[int] = DROP_NONE
    OBLIGES: ClassVar[str] = "AK-X-POL2"
    WHEN: ClassVar[str] = "AK-X-POL2"

    def __init__(self, seat: int, ability: int, place: int) -> None:
        super().__init__(seat)
        self.ability: Final = ability
        #: The place in the row of the card that is taken then; NO_CARD where any may be.
        self.place: Final = place

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        left.only_numbers(bitset(range(HAND)) | bit(DROP_NONE), "AK-X-POL2")

    def answer(self, table: AnkhTable, answer: int) -> None:
        if answer == DROP_NONE:
            return
        cards, god = cards_of(table), table.god_of[self.seat]
        kind = cards.hand(table, god)[answer] % PLAYED
        out = cards.tokens(table)[OUT + kind] + 1
        changes = {HANDS + HAND * god + answer: NO_CARD, OUT + kind: out}
        cards.change(table, changes, "political_card_out", god, kind)
        if self.place == NO_CARD:
            table.frames.append(TakePolitical(self.seat, self.ability))
        else:
            cards.take(table, god, self.place)
