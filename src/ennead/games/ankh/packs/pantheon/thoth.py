"""Thoth, Keeper of the Scales: he guesses a card before it is revealed (AK-X-THOTH)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ennead.engine.bitset import bit, bitset
from ennead.engine.fields import NUMBER
from ennead.engine.frames import Fields, Frame, Question, Verbs, verb
from ennead.engine.limits import Left
from ennead.games.ankh.battle.cards import RevealCards
from ennead.games.ankh.powers.ability import Ability
from ennead.games.ankh.powers.moments import in_battles
from ennead.games.ankh.powers.power import NOTHING as NO_QUESTIONS
from ennead.games.ankh.powers.power import Questions
from ennead.games.ankh.table.changes import gain_followers, lose_followers
from ennead.games.ankh.table.dashboards import set_tokens
from ennead.games.ankh.table.devotion import gain_devotion
from ennead.games.ankh.table.fields import ABILITY, CARDS, FIGHTER
from ennead.games.ankh.table.fields import GOD as GOD_THING
from ennead.games.ankh.table.pieces import BIT, CARD_NAMES, NOBODY, WHOLE_HAND, cards_in
from ennead.games.ankh.table.pieces import CARDS as NUMBER_OF_CARDS
from ennead.games.ankh.table.table import AnkhTable

#: How many followers the scales hold.
SCALES: Final = 3
# The tokens: followers on the scales, and in a battle the god and the card that were guessed.
ON_SCALES: Final = 0
WHOSE: Final = 1
CARD: Final = 2
#: Answer to `GuessWhose`, above every god: nobody's.
NO_GUESS: Final = 9


class Thoth(Ability):
    """His followers on the scales, and the guess that is open (AK-X-THOTH1)."""

    def first_tokens(self) -> tuple[int, ...]:
        return (0, NOBODY, NOBODY)

    def most_tokens(self) -> int:
        return SCALES

    # ------------------------------------------------------------ positions and views

    def write(self, table: AnkhTable) -> object:
        scales, whose, card = self.tokens(table)
        guess = None if whose == NOBODY else {"god": whose, "card": CARD_NAMES[card]}
        return {"scales": scales, "guess": guess}

    def show(self, table: AnkhTable, seat: int | None) -> object:
        """How many followers lie on the scales, and the guess that is open."""
        scales, whose, card = self.tokens(table)
        on_scales = f"{scales}/{SCALES}"
        if whose == NOBODY:
            return [on_scales]
        return [on_scales, f"{table.box.god_names[table.gods[whose]]} {CARD_NAMES[card]}"]

    def read(self, table: AnkhTable, data: object) -> None:
        if data is None:
            return
        if not isinstance(data, dict) or not set(data) <= {"scales", "guess"}:
            raise ValueError(f"expected scales and a guess, found {data!r}")
        scales, guess = data.get("scales", 0), data.get("guess")
        if type(scales) is not int or not 0 <= scales <= SCALES:
            raise ValueError(f"scales: expected 0 to {SCALES} followers, found {scales!r}")
        table.tokens[self.number] = (scales, *read_guess(guess))

    def misplaced(self, table: AnkhTable, holder: int, heir: int) -> str:
        scales, whose, _ = self.tokens(table)
        if whose == NOBODY:
            return ""
        waits = any(isinstance(frame, RevealCards) for frame in table.frames)
        if not waits or table.battle is None or holder not in table.battle.gods or not scales:
            return "a card is guessed before cards are revealed only (AK-X-THOTH1)"
        known = whose in table.battle.gods and whose != holder
        return "" if known else "the card of another fighting god is guessed (AK-X-THOTH1)"

    def flaw_outside_conflicts(self, table: AnkhTable) -> str:
        on_scales = self.tokens(table)[ON_SCALES]
        return "the scales are empty outside conflicts (AK-X-THOTH3)" if on_scales else ""

    def question_flaw(self, table: AnkhTable, frame: Frame[Any]) -> str:
        if not isinstance(frame, (GuessWhose, GuessCard)) or table.battle is None:
            return super().question_flaw(table, frame)
        if self.tokens(table)[WHOSE] != NOBODY or not self.can_guess(table, frame.seat):
            return "he cannot guess now (AK-X-THOTH2)"
        whose = frame.whose if isinstance(frame, GuessCard) else NOBODY
        others = [god for god in table.battle.gods if god != frame.seat]
        known = isinstance(frame, GuessWhose) or whose in others
        return "" if known else "the card of another fighting god is guessed (AK-X-THOTH1)"

    def observation_size(self) -> int:
        return 1 + NUMBER_OF_CARDS

    def observe(self, table: AnkhTable, seat: int) -> list[int]:
        """The followers on the scales; by card 1 + whose it was guessed to be."""
        scales, whose, card = self.tokens(table)
        return [scales, *[whose + 1 if card == n else 0 for n in range(NUMBER_OF_CARDS)]]

    # ------------------------------------------------------------ moments

    def can_guess(self, table: AnkhTable, god: int) -> bool:
        """Whether he fights, has a follower, and the scales have room (AK-X-THOTH2)."""
        assert table.battle is not None
        has_room = self.tokens(table)[ON_SCALES] < SCALES
        return has_room and table.followers[god] > 0 and god in table.battle.gods

    def before_reveal(self, table: AnkhTable, god: int) -> Questions:
        """In a battle of his he may guess the card of another god (AK-X-THOTH1)."""
        return [GuessWhose(god, self.number)] if self.can_guess(table, god) else NO_QUESTIONS

    def cards_revealed(self, table: AnkhTable, god: int) -> None:
        """Right, the follower stays; wrong, it goes to the other god (AK-X-THOTH1)."""
        assert table.battle is not None
        scales, whose, card = self.tokens(table)
        if whose == NOBODY:
            return
        if table.battle.played[whose] & BIT[card]:
            set_tokens(table, self.number, (scales, NOBODY, NOBODY), "guessed_right", god)
        else:
            tokens = (scales - 1, NOBODY, NOBODY)
            set_tokens(table, self.number, tokens, "guessed_wrong", god, whose)
            gain_followers(table, whose, 1)

    def conflict_ends(self, table: AnkhTable, god: int) -> None:
        """The followers come back and bring as much devotion, in one gain (AK-X-THOTH3)."""
        number = self.tokens(table)[ON_SCALES]
        set_tokens(table, self.number, self.first_tokens(), "scales_emptied", god, number)
        gain_followers(table, god, number)
        gain_devotion(table, god, number)

    def holder_forgotten(self, table: AnkhTable, holder: int) -> None:
        """The tokens leave the game (AK-X-GOD3)."""
        number = self.tokens(table)[ON_SCALES]
        set_tokens(table, self.number, self.first_tokens(), "scales_emptied", holder, number)


def read_guess(data: object) -> tuple[int, int]:
    """A guess: the god whose card it is, and the card."""
    if data is None:
        return NOBODY, NOBODY
    if not isinstance(data, dict) or set(data) != {"god", "card"}:
        raise ValueError(f"guess: expected a god and a card, found {data!r}")
    god, card = data["god"], data["card"]
    if type(god) is not int or god < 0 or card not in CARD_NAMES:
        raise ValueError(f"guess: expected a god by number and a battle card, found {data!r}")
    return god, CARD_NAMES.index(card)


def playable(table: AnkhTable, god: int) -> int:
    """The cards that a god can have chosen: those of its hand that are not banned."""
    return table.hand[god] & ~in_battles.banned_cards(table) & WHOLE_HAND


class GuessWhose(Question[AnkhTable]):
    """Whose card he guesses, if any; it puts a follower on the scales (AK-X-THOTH1)."""

    FIELDS: ClassVar[Fields] = (("seat", FIGHTER), ("ability", ABILITY))
    BENEATH: ClassVar[tuple[str, ...]] = ("RevealCards",)
    CLICK: ClassVar[str] = ""
    SHOWN_ON: ClassVar[str] = "stage"
    ANSWERS: ClassVar[tuple[int, int]] = (0, NO_GUESS)
    VERBS: ClassVar[Verbs] = (verb("weigh", GOD_THING), verb("weigh nobody", number=NO_GUESS))
    NOTHING: ClassVar[int] = NO_GUESS
    OBLIGES: ClassVar[str] = "AK-X-THOTH1"
    WHEN: ClassVar[str] = "AK-X-THOTH1"

    def __init__(self, seat: int, ability: int) -> None:
        super().__init__(seat)
        self.ability: Final = ability

    def wishes(self, table: AnkhTable) -> list[int]:
        return [*range(table.players), NO_GUESS]

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        assert table.battle is not None
        others = [god for god in table.battle.gods if god != self.seat]
        left.only_numbers(bitset(others) | bit(NO_GUESS), "AK-X-THOTH1")

    def notation(self, table: AnkhTable, answer: int) -> str:
        if answer == NO_GUESS:
            return "weigh nobody"
        return f"weigh {table.box.god_names[table.gods[answer]]}"

    def reveals(self, table: AnkhTable, answer: int) -> bool:
        """Without a choice of cards the guess, or none, is followed by the reveal."""
        return answer == NO_GUESS or len(cards_in(playable(table, answer))) == 1

    def answer(self, table: AnkhTable, answer: int) -> None:
        if answer != NO_GUESS:
            table.frames.append(GuessCard(self.seat, self.ability, answer))


class GuessCard(Question[AnkhTable]):
    """A card that the other god can have chosen; of two, one must be right (AK-X-THOTH2)."""

    FIELDS: ClassVar[Fields] = (("seat", FIGHTER), ("ability", ABILITY), ("whose", NUMBER))
    BENEATH: ClassVar[tuple[str, ...]] = ("RevealCards",)
    CLICK: ClassVar[str] = ""
    SHOWN_ON: ClassVar[str] = "stage"
    ANSWERS: ClassVar[tuple[int, int]] = (0, NUMBER_OF_CARDS - 1)
    VERBS: ClassVar[Verbs] = (verb("guess", CARDS),)
    OBLIGES: ClassVar[str] = "AK-X-THOTH1"
    WHEN: ClassVar[str] = "AK-X-THOTH1"

    def __init__(self, seat: int, ability: int, whose: int) -> None:
        super().__init__(seat)
        self.ability: Final = ability
        self.whose: Final = whose

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        left.only_numbers(playable(table, self.whose), "AK-X-THOTH1")

    def wishes(self, table: AnkhTable) -> list[int]:
        return list(range(NUMBER_OF_CARDS))

    def notation(self, table: AnkhTable, answer: int) -> str:
        return f"guess {CARD_NAMES[answer]}"

    def reveals(self, table: AnkhTable, answer: int) -> bool:
        return True

    def answer(self, table: AnkhTable, answer: int) -> None:
        scales = table.tokens[self.ability][ON_SCALES]
        lose_followers(table, self.seat, 1)
        tokens = (scales + 1, self.whose, answer)
        set_tokens(table, self.ability, tokens, "card_guessed", self.seat, self.whose, BIT[answer])
