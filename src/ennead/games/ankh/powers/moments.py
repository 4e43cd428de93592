"""The moments of the rules at which powers act: the only callers of powers.

Four ways to combine them. Folded: each power changes a value in turn. Summed: what each adds.
Asked: the questions each of them puts, in the order of the gods. Each: all of them act.
"""

from __future__ import annotations

from typing import Any

from ennead.engine.frames import Frame
from ennead.engine.steps import ask_in_order
from ennead.games.ankh.powers.power import NOTHING as NO_QUESTIONS
from ennead.games.ankh.powers.power import Power
from ennead.games.ankh.table.pieces import NOBODY, TRAPPED
from ennead.games.ankh.table.table import AnkhTable, Battle
from ennead.hexes import hexset
from ennead.hexes.hexset import HexSet

# ---------------------------------------------------------------- folded


def building_cost(table: AnkhTable, god: int, cost: int) -> int:
    """What a monument costs."""
    for power in table.powers[god]:
        cost = power.building_cost(table, god, cost)
    return cost


def victory_devotion(table: AnkhTable, god: int, devotion: int, lead: int) -> int:
    """The devotion of a victory."""
    for power in table.powers[god]:
        devotion = power.victory_devotion(table, god, devotion, lead)
    return devotion


def gain(table: AnkhTable, god: int, devotion: int) -> int:
    """A gain of devotion."""
    for power in table.powers[god]:
        devotion = power.gain(table, god, devotion)
    return devotion


# ---------------------------------------------------------------- summed, joined


def extra_followers(table: AnkhTable, god: int) -> int:
    """Followers more by Gain Followers."""
    return sum(power.extra_followers(table, god) for power in table.powers[god])


def extra_summons(table: AnkhTable, god: int) -> list[int]:
    """The sources of extra figures."""
    sources: list[int] = []
    for power in table.powers[god]:
        sources += power.extra_summons(table, god)
    for rule in table.box.rules:
        sources += rule.extra_summons(table, god)
    return sources


def extra_spaces(table: AnkhTable, god: int, source: int) -> HexSet:
    """The spaces of a source of extra figures."""
    spaces = hexset.EMPTY
    for power in table.powers[god]:
        spaces = hexset.union(spaces, power.extra_spaces(table, god, source))
    for rule in table.box.rules:
        spaces = hexset.union(spaces, rule.extra_spaces(table, god, source))
    return spaces


def extra_destinations(table: AnkhTable, god: int, figure: int) -> HexSet:
    """Where a figure of a god may end its move besides the usual."""
    spaces = hexset.EMPTY
    if not table.box.is_base:
        for power in (*table.powers[god], *table.box.rules):
            spaces = hexset.union(spaces, power.extra_destinations(table, god, figure))
    return spaces


def extra_summon_spaces(table: AnkhTable, god: int) -> HexSet:
    """Where a god may summon besides the usual."""
    spaces = hexset.EMPTY
    if not table.box.is_base:
        for power in (*table.powers[god], *table.box.rules):
            spaces = hexset.union(spaces, power.extra_summon_spaces(table, god))
    return spaces


def cards_to_play(table: AnkhTable, god: int) -> int:
    """How many cards a god plays."""
    number = 1
    for power in table.powers[god]:
        number = max(number, power.cards_to_play(table, god))
    return number


def figure_strength(
    table: AnkhTable, god: int, figure: int, parts: list[tuple[Power, int]] | None
) -> int:
    """A figure's own strength and what powers add to it; into the parts goes what each adds."""
    strength = 1 if table.box.is_base else table.box.kinds[table.kinds[figure]].strength
    for power in table.powers[god]:
        raised = power.base_strength(table, god, figure, strength)
        if parts is not None and raised != strength:
            parts.append((power, raised - strength))
        strength = raised
    for power in table.powers[god]:
        bonus = power.figure_bonus(table, god, figure)
        if parts is not None and bonus:
            parts.append((power, bonus))
        strength += bonus
    return strength


def battle_bonus(
    table: AnkhTable, god: int, region: int, parts: list[tuple[Power, int]] | None
) -> int:
    """Strength of a god besides figures and cards; into the parts goes what each power adds."""
    strength = 0
    for power in table.powers[god]:
        bonus = power.battle_bonus(table, god, region)
        if parts is not None and bonus:
            parts.append((power, bonus))
        strength += bonus
    return strength


def region_devotion(table: AnkhTable, god: int, region: int) -> int:
    """Devotion more for winning or dominating a region."""
    return sum(power.region_devotion(table, god, region) for power in table.powers[god])


def defeat_devotion(table: AnkhTable, god: int, present: int) -> int:
    """Devotion for a lost battle."""
    return sum(power.battle_lost(table, god, present) for power in table.powers[god])


def may_keep(table: AnkhTable, god: int) -> HexSet:
    """Spaces whose figures a god may keep alive."""
    spaces = hexset.EMPTY
    for power in table.powers[god]:
        spaces = hexset.union(spaces, power.may_keep(table, god))
    return spaces


def warded(table: AnkhTable) -> HexSet:
    """Spaces that are neither fertile nor desert and take no monument."""
    return warded_against(table, NOBODY)


def warded_against(table: AnkhTable, god: int) -> HexSet:
    """Spaces where no figure of a god may end; only abilities ward, and they come first."""
    spaces = hexset.EMPTY
    for other in table.ascending:
        if other != god:
            for power in table.powers[other]:
                if not power.is_ability():
                    break
                spaces = hexset.union(spaces, power.warded(table))
    return spaces


def captive(table: AnkhTable, god: int) -> int:
    """A warrior of a god that another holds trapped, or NOBODY."""
    if TRAPPED not in table.place:
        return NOBODY
    for holder in table.ascending:
        for power in table.powers[holder]:
            figure = power.captive(table, holder, god)
            if figure != NOBODY:
                return figure
    return NOBODY


def banned_cards(table: AnkhTable) -> int:
    """A mask of the cards that nobody may play in this battle."""
    if table.box.is_base:
        return 0
    cards = 0
    for god in table.ascending:
        for power in abilities(table, god):
            cards |= power.banned_cards(table)
    return cards


def banning_rule(table: AnkhTable) -> str:
    """The rule because of which cards are banned; empty if none is."""
    for god in table.ascending:
        for power in abilities(table, god):
            if power.banned_cards(table):
                return power.banning_rule()
    return ""


def counts_for(table: AnkhTable, figure: int) -> int:
    """The god that a figure counts for: its owner, or the one that borrows it."""
    if table.box.is_base:
        return table.owner[figure]
    for god in table.ascending:
        for power in abilities(table, god):
            if figure in power.borrowed(table, god):
                return god
    return table.owner[figure]


def own_figures(table: AnkhTable, god: int) -> HexSet:
    """The spaces with figures of a god's own, not those it borrows."""
    if table.box.is_base:
        return table.figures[god]
    spaces = table.figures[god]
    for figure in borrowed_figures(table, god):
        if table.place[figure] >= 0:
            spaces = hexset.removed(spaces, table.place[figure])
    return spaces


def borrowed_figures(table: AnkhTable, god: int) -> list[int]:
    """Other gods' figures that count as a god's now, or did when they were killed."""
    figures: list[int] = []
    for power in abilities(table, god):
        figures += power.borrowed(table, god)
    return figures


def two_cards_rule(table: AnkhTable, god: int) -> str:
    """The rule because of which a god may not play two cards now; empty if it never may."""
    for power in table.powers[god]:
        rule = power.two_cards_rule(table, god)
        if rule:
            return rule
    return ""


def abilities(table: AnkhTable, god: int) -> tuple[Power, ...]:
    """A god's own abilities, without its Ankh powers."""
    return tuple([power for power in table.powers[god] if power.is_ability()])


# ---------------------------------------------------------------- asked, one after another


def set_up_ends(table: AnkhTable) -> None:
    """Everything is placed."""
    if table.box.is_base:
        return
    questions: list[Frame[Any]] = []
    for god in table.ascending:
        for power in table.powers[god]:
            questions += power.set_up_ends(table, god)
    for rule in table.box.rules:
        questions += rule.set_up_ends(table, NOBODY)
    ask_in_order(table, questions)


def turn_begins(table: AnkhTable, seat: int) -> None:
    """A player begins a turn; any god in play may make use of it."""
    if table.box.is_base:
        return
    questions: list[Frame[Any]] = []
    for god in table.ascending:
        for power in abilities(table, god):
            questions += power.turn_begins(table, god, seat)
    for rule in table.box.rules:
        questions += rule.turn_begins(table, table.god_of[seat], seat)
    ask_in_order(table, questions)


def action_begins(table: AnkhTable, seat: int, action: int) -> None:
    """A player has chosen an action; what is asked here comes before it."""
    if table.box.is_base:
        return
    questions: list[Frame[Any]] = []
    for god in table.ascending:
        for power in abilities(table, god):
            questions += power.action_begins(table, god, seat, action)
    for rule in table.box.rules:
        questions += rule.action_begins(table, table.god_of[seat], seat, action)
    ask_in_order(table, questions)


def action_done(table: AnkhTable, seat: int, action: int) -> list[Frame[Any]]:
    """What is asked after an action, before the event that it may trigger."""
    if table.box.is_base:
        return NO_QUESTIONS
    questions: list[Frame[Any]] = []
    for god in table.ascending:
        for power in abilities(table, god):
            questions += power.action_done(table, god, seat, action)
    for rule in table.box.rules:
        questions += rule.action_done(table, table.god_of[seat], seat, action)
    return questions


def sacrificed(table: AnkhTable, god: int, seat: int) -> None:
    """A god has sacrificed followers and got what they paid for."""
    if table.box.is_base:
        return
    for power in table.powers[god]:
        ask_in_order(table, power.sacrificed(table, god, seat))


def figure_moved(table: AnkhTable, seat: int, figure: int) -> None:
    """A player has moved a figure of its god by Move Figures or Obelisk Attuned."""
    if table.box.is_base:
        return
    god = table.god_of[seat]
    for power in (*table.powers[god], *table.box.rules):
        ask_in_order(table, power.figure_moved(table, god, seat, figure))


def region_split(table: AnkhTable, seat: int, first: int, second: int) -> None:
    """A player's caravan has split a region."""
    if table.box.is_base:
        return
    questions: list[Frame[Any]] = []
    for god in table.ascending:
        for power in table.powers[god]:
            decides = seat if table.god_of[seat] == god else god
            questions += power.region_split(table, god, decides, first, second)
    ask_in_order(table, questions)


def before_regions(table: AnkhTable) -> None:
    """After all that happens at the start of a conflict."""
    if table.box.is_base:
        return
    questions: list[Frame[Any]] = []
    for god in table.ascending:
        for power in table.powers[god]:
            questions += power.before_regions(table, god)
    ask_in_order(table, questions)


def before_announcements(table: AnkhTable) -> None:
    """Before two cards are announced; any god in play."""
    if table.box.is_base:
        return
    questions: list[Frame[Any]] = []
    for god in table.ascending:
        for power in table.powers[god]:
            questions += power.before_announcements(table, god)
    ask_in_order(table, questions)


def conflict_over(table: AnkhTable) -> None:
    """After a conflict and what follows it."""
    if table.box.is_base:
        return
    questions: list[Frame[Any]] = []
    for god in table.ascending:
        for power in table.powers[god]:
            questions += power.conflict_over(table, god)
    for rule in table.box.rules:
        questions += rule.conflict_over(table, NOBODY)
    ask_in_order(table, questions)


def summoned(table: AnkhTable, god: int, seat: int, figure: int) -> None:
    """A god has summoned a figure."""
    for power in table.powers[god]:
        ask_in_order(table, power.summoned(table, god, seat, figure))
    if not table.box.is_base:
        kind = table.box.kind_powers[table.kinds[figure]]
        ask_in_order(table, kind.figure_summoned(table, god, seat, figure))
        for rule in table.box.rules:
            ask_in_order(table, rule.summoned(table, god, seat, figure))


def battle_begins(table: AnkhTable, gods: list[int]) -> None:
    """Before cards are chosen."""
    for god in gods:
        for power in table.powers[god]:
            ask_in_order(table, power.battle_begins(table, god, gods))


def before_cards(table: AnkhTable, gods: list[int]) -> None:
    """Before anybody has chosen a card."""
    questions: list[Frame[Any]] = []
    for god in gods:
        for power in table.powers[god]:
            questions += power.before_cards(table, god)
    ask_in_order(table, questions)


def after_defeat(table: AnkhTable, gods: list[int]) -> None:
    """After a battle these gods lost."""
    questions: list[Frame[Any]] = []
    for god in gods:
        for power in table.powers[god]:
            questions += power.after_defeat(table, god)
    ask_in_order(table, questions)


def after_battle(table: AnkhTable, gods: list[int]) -> None:
    """After a battle these gods played cards in."""
    questions: list[Frame[Any]] = []
    for god in gods:
        for power in table.powers[god]:
            questions += power.after_battle(table, god)
    ask_in_order(table, questions)


def killed(table: AnkhTable, figures: tuple[int, ...]) -> None:
    """Figures were killed at one moment; any god in play may make use of it."""
    questions: list[Frame[Any]] = []
    for god in table.ascending:
        for power in table.powers[god]:
            questions += power.killed(table, god, figures)
    if not table.box.is_base:
        for figure in figures:
            kind = table.box.kind_powers[table.kinds[figure]]
            questions += kind.figure_killed(table, figure)
        for rule in table.box.rules:
            questions += rule.killed(table, NOBODY, figures)
    ask_in_order(table, questions)


# ---------------------------------------------------------------- each


def release(table: AnkhTable, figure: int) -> None:
    """A trapped warrior is summoned by its owner."""
    for holder in table.ascending:
        for power in table.powers[holder]:
            power.release(table, holder, figure)


def conflict_begins(table: AnkhTable) -> None:
    """Before any region is resolved."""
    for god in table.ascending[:]:
        for power in table.powers[god]:
            power.conflict_begins(table, god)


def monument_destroyed(table: AnkhTable, space: int) -> None:
    """A monument was destroyed."""
    if table.box.is_base:
        return
    for god in table.ascending:
        for power in abilities(table, god):
            power.monument_destroyed(table, god, space)


def read_presence(table: AnkhTable) -> None:
    """It is looked at which figures count for which god."""
    if table.box.is_base:
        return
    for god in table.ascending:
        for power in abilities(table, god):
            power.read_presence(table, god)


def region_resolved(table: AnkhTable, region: int) -> None:
    """A region is done."""
    if table.box.is_base:
        return
    for god in table.ascending:
        for power in abilities(table, god):
            power.region_resolved(table, god, region)


def cards_revealed(table: AnkhTable) -> None:
    """The cards of a battle lie open."""
    if table.box.is_base:
        return
    for god in table.ascending:
        for power in abilities(table, god):
            power.cards_revealed(table, god)


def conflict_ends(table: AnkhTable) -> None:
    """After all regions are resolved."""
    for god in table.ascending[:]:
        for power in table.powers[god]:
            power.conflict_ends(table, god)


def battle_won(table: AnkhTable, god: int) -> None:
    """A god has won a battle."""
    for power in table.powers[god]:
        power.battle_won(table, god)


def figure_left(table: AnkhTable, figure: int) -> None:
    """A figure was killed or left the game."""
    god = table.owner[figure]
    for power in table.powers[god]:
        power.figure_left(table, god, figure)


def god_leaves(table: AnkhTable, god: int) -> None:
    """A god leaves the game, by merging or forgotten."""
    for holder in table.ascending[:]:
        for power in table.powers[holder]:
            power.god_leaves(table, holder, god)


def holder_merges(table: AnkhTable, lower: int, higher: int) -> None:
    """A god's abilities go over to the higher god."""
    for power in table.powers[lower]:
        power.holder_merges(table, lower, higher)


def holder_forgotten(table: AnkhTable, god: int) -> None:
    """A god's abilities are forgotten with it."""
    for power in table.powers[god]:
        power.holder_forgotten(table, god)


# ---------------------------------------------------------------- special rules of the scenario


def start_event(table: AnkhTable, seat: int, event: str) -> None:
    """An event that a special rule has put on the track is triggered."""
    for rule in table.box.rules:
        rule.event_begins(table, seat, event)


def after_event(table: AnkhTable, seat: int, event: str) -> None:
    """An event has been resolved, and its action marker set back."""
    questions: list[Frame[Any]] = []
    for rule in table.box.rules:
        questions += rule.after_event(table, seat, event)
    ask_in_order(table, questions)


def doomed_gods(table: AnkhTable, battle: Battle, gods: list[int]) -> list[int]:
    """The gods whose figures the resolution of a battle kills."""
    for rule in table.box.rules:
        gods = rule.doomed_gods(table, battle, gods)
    return gods


def dominated(table: AnkhTable, god: int, region: int) -> None:
    """A god has dominated a region."""
    for rule in table.box.rules:
        rule.dominated(table, god, region)


def battle_steps(table: AnkhTable) -> dict[str, tuple[str, str]]:
    """Steps of a battle in which something else happens than usual."""
    return {step: other for rule in table.box.rules for step, other in rule.battle_steps().items()}


def never_asked(table: AnkhTable, question: str) -> str:
    """The rule because of which a question is never asked in this scenario; empty if it can be."""
    for rule in table.box.rules:
        if question in rule.never_asked():
            return rule.never_asked()[question]
    return ""


def order_tokens_out(table: AnkhTable) -> list[int]:
    """The conflict order tokens that have left the game."""
    return [token for rule in table.box.rules for token in rule.order_tokens_out(table)]


# ---------------------------------------------------------------- kinds of figures


def may_push(table: AnkhTable, figure: int) -> bool:
    """Whether a figure may push enemies."""
    return table.box.kind_powers[table.kinds[figure]].may_push()


def is_aimed(table: AnkhTable, figure: int) -> bool:
    """Whether a figure is aimed when it is summoned or moved."""
    return table.box.kind_powers[table.kinds[figure]].is_aimed()


def may_be_summoned_in_water(table: AnkhTable, kind: int) -> bool:
    """Whether figures of a kind may be summoned in water."""
    return table.box.kind_powers[kind].may_be_summoned_in_water()


def returns(table: AnkhTable, figure: int) -> bool:
    """Whether a figure is summoned again when killed."""
    return table.box.kind_powers[table.kinds[figure]].returns()


def is_mourned(table: AnkhTable, figure: int) -> bool:
    """Whether a figure's death costs all other gods devotion."""
    return table.box.kind_powers[table.kinds[figure]].is_mourned()


def subdues(table: AnkhTable, figure: int) -> bool:
    """Whether a figure takes the strength of enemies beside it."""
    return table.box.kind_powers[table.kinds[figure]].subdues()


def destroyed_monuments(table: AnkhTable) -> HexSet:
    """The monuments that figures destroy at the start of a conflict, all at the same time."""
    spaces = hexset.EMPTY
    for figure, place in enumerate(table.place):
        if place >= 0:
            power = table.box.kind_powers[table.kinds[figure]]
            spaces = hexset.union(spaces, power.destroys(table, figure))
    return spaces
