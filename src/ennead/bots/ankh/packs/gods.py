"""What answers of Bastet, Hathor, Horus and Set's pack are worth, in devotion."""

from __future__ import annotations

from ennead.bots.analysis.facts import Fact
from ennead.bots.ankh.packs import Borrowed, FactsOf, ValueOf
from ennead.bots.ankh.values.evaluation import Evaluation
from ennead.engine.words import Count, Phrase
from ennead.games.ankh.moving.rules import DONE
from ennead.games.ankh.packs.gods.bastet import (
    VALUES as CAT_VALUES,
)
from ennead.games.ankh.packs.gods.bastet import (
    WAYS,
    HideCats,
    LayCat,
    RevealCat,
    RevealWith,
    bastet,
)
from ennead.games.ankh.packs.gods.hathor import ExtraFigure
from ennead.games.ankh.packs.gods.horus import NO_CARD, NO_EYE, NameCard, PlaceEye
from ennead.games.ankh.packs.gods.set import Set
from ennead.games.ankh.summoning.rules import NO_FIGURE
from ennead.games.ankh.table.board import beside, figure_at, gods_in
from ennead.games.ankh.table.pieces import BIT, CARD_NAMES, GOD
from ennead.games.ankh.table.table import AnkhTable
from ennead.games.ankh.words.things import god_name
from ennead.hexes import hexset

#: What it is worth that a god cannot play a card.
CARDS = {
    "plague": 0.8,
    "build": 0.5,
    "chariots": 1.0,
    "maat": 0.0,
    "drought": 0.7,
    "flood": 0.5,
    "miracle": 0.4,
}
#: A point of strength in a region where a battle is likely, and where it is not.
CONTESTED, QUIET = 0.25, 0.05
#: A figure that the deadly cat may kill, and a cat that is taken off the board.
FIGURE, CAT = 0.8, 0.2


def value_card(evaluation: Evaluation, table: AnkhTable, frame: NameCard) -> dict[int, float]:
    """Ban cards that enemies hold, not the own ones."""
    assert table.battle is not None
    worth = {NO_CARD: 0.0}
    for card in frame.legal(table):
        if card != NO_CARD:
            holders = [god for god in table.battle.gods if table.hand[god] & BIT[card]]
            signs = [-1.0 if god == frame.seat else 1.0 for god in holders]
            worth[card] = CARDS[CARD_NAMES[card]] * sum(signs)
    return worth


def value_eye(evaluation: Evaluation, table: AnkhTable, frame: PlaceEye) -> dict[int, float]:
    """Put eyes where the god fights."""
    god = table.god_of[frame.seat]
    return {
        answer: 0.0 if answer == NO_EYE else 0.1 + likelihood(table, god, answer)
        for answer in frame.legal(table)
    }


def likelihood(table: AnkhTable, god: int, region: int) -> float:
    """Return what a god's point of strength is worth in a region."""
    gods = gods_in(table, region)
    if god not in gods:
        return 0.0
    return CONTESTED if len(gods) > 1 else QUIET


def value_monument(evaluation: Evaluation, table: AnkhTable, frame: LayCat) -> dict[int, float]:
    """Put cats where the god fights, away from enemies that could reveal them."""
    god = frame.seat
    return {
        space: likelihood(table, god, table.division.region_of[space])
        - 0.1 * CONTESTED * enemies_beside(table, god, space)
        for space in frame.legal(table)
    }


def enemies_beside(table: AnkhTable, god: int, space: int) -> int:
    """Count the figures of other gods next to a space."""
    near = beside(table, hexset.single(space))
    others = [other for other in table.ascending if other != god]
    return sum([hexset.size(hexset.common(near, table.figures[other])) for other in others])


def value_hiding(evaluation: Evaluation, table: AnkhTable, frame: HideCats) -> dict[int, float]:
    """Hide the strong cat where a battle is likely, the deadly one beside enemies."""
    god = frame.seats[0]
    found = {}
    for answer in frame.legal(table, god):
        worth = 0.0
        for cat, space in zip(WAYS[answer], frame.spaces, strict=False):
            worth += CAT_VALUES[cat] * likelihood(table, god, table.division.region_of[space])
            if not CAT_VALUES[cat]:
                worth += CAT * min(2, enemies_beside(table, god, space))
        found[answer] = worth
    return found


def value_reveal(evaluation: Evaluation, table: AnkhTable, frame: RevealCat) -> dict[int, float]:
    """Reveal a cat if little is risked for it."""
    found = {DONE: 0.0}
    for space in frame.legal(table):
        if space != DONE:
            with_figures = RevealWith(frame.seat, frame.ability, space)
            found[space] = max(value_with(evaluation, table, with_figures).values())
    return found


def value_with(evaluation: Evaluation, table: AnkhTable, frame: RevealWith) -> dict[int, float]:
    """Reveal with a god, which risks nothing; a figure may die by one of the hidden cats."""
    ability = bastet(table, frame.ability)
    hidden = [cat for cat in range(len(CAT_VALUES)) if ability.is_hidden(table, cat)]
    deadly = 1 / len(hidden) if 0 in hidden else 0.0
    found = {}
    for space in frame.legal(table):
        is_god = table.kinds[figure_at(table, space)] == GOD
        found[space] = CAT - (0.0 if is_god else deadly * FIGURE)
    return found


def value_extra(evaluation: Evaluation, table: AnkhTable, frame: ExtraFigure) -> dict[int, float]:
    """Weigh a figure on its best space against the follower it costs."""
    found = {}
    for answer in frame.legal(table):
        after = table.clone()
        after.take(frame.seat, answer)
        if answer == NO_FIGURE or after.to_act() != [frame.seat]:
            found[answer] = evaluation.value(after)
        else:
            found[answer] = max([value_after(evaluation, after, space) for space in after.legal])
    return found


def value_after(evaluation: Evaluation, table: AnkhTable, answer: int) -> float:
    """Value the table after one more answer of the seat."""
    after = table.clone()
    after.take(evaluation.seat, answer)
    return evaluation.value(after)


VALUES: dict[type, ValueOf] = {
    NameCard: value_card,
    PlaceEye: value_eye,
    LayCat: value_monument,
    HideCats: value_hiding,
    RevealCat: value_reveal,
    RevealWith: value_with,
    ExtraFigure: value_extra,
}

#: Enemies beside Set's god figure would fight for him (AK-X-SET1).
BORROWED: dict[type, Borrowed] = {Set: Set.near}

FIGHT_FOR_YOU = Phrase(
    "Puts {number:more enemy figure|more enemy figures} beside your god figure, to fight for you "
    "in a conflict.",
    "Bringt {number:weitere gegnerische Figur|weitere gegnerische Figuren} neben deine Gottfigur, "
    "im Konflikt also auf deine Seite.",
)
OUT_OF_REACH = Phrase(
    "Brings {number:figure|figures} of yours out of reach of {god}, to fight for you in a "
    "conflict.",
    "Bringt {number} deiner Figuren außer Reichweite von {god}, im Konflikt also wieder auf deine "
    "Seite.",
)


def facts_of_set(
    ability: Set, before: AnkhTable, after: AnkhTable, god: int, lang: str
) -> list[Fact]:
    """Name figures that come beside Set's god figure in his turn, or leave it in another's."""
    holder = next((other for other in after.ascending if ability in after.powers[other]), -1)
    if holder < 0 or holder not in before.ascending:
        return []
    was, now = ability.near(before, holder), ability.near(after, holder)
    if god == holder:
        number = Count(len(now) - len(was))
        words = FIGHT_FOR_YOU.fill(lang, number=number)
    else:
        left = [figure for figure in was if after.owner[figure] == god and figure not in now]
        number = Count(len([figure for figure in left if after.place[figure] >= 0]))
        words = OUT_OF_REACH.fill(lang, number=number, god=god_name(after, holder, lang))
    return [Fact(1.2 * number, words)] if number > 0 else []


FACTS: dict[type, FactsOf] = {Set: facts_of_set}
