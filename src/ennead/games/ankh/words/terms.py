"""Everything a player of Ankh meets: its name, what it does, and the rule that says so."""

from __future__ import annotations

import json
import re

from ennead.engine.words import Phrase, Term
from ennead.games.ankh.battle.rules import BATTLE
from ennead.games.ankh.battle.words import CARDS_ABOUT
from ennead.games.ankh.powers import words as powers
from ennead.games.ankh.powers.guardian import Guardian
from ennead.games.ankh.setup.options import PACKS, RANDOM, options
from ennead.games.ankh.table.monument_type import MonumentType
from ennead.games.ankh.table.pieces import (
    CARD_BONUS,
    CARD_NAMES,
    POWER_NAMES,
    POWERS_OF_LEVEL,
    UNLOCK_COST,
)
from ennead.games.ankh.words import about_table as table
from ennead.games.ankh.words import gods, names
from ennead.games.catalogue import rule_text

# fmt: off  (tables read better as tables)
CARD_RULES = {
    "plague": "AK-K2",
    "build": "AK-K4",
    "chariots": "AK-K9",
    "maat": "AK-K5",
    "drought": "AK-K6",
    "flood": "AK-K7",
    "miracle": "AK-K8",
}
ACTION_RULES = {"move": "AK-M1", "summon": "AK-U1", "gain": "AK-F1", "unlock": "AK-P1"}
EVENT_RULES = {"control": "AK-CM1", "caravan": "AK-CC1", "conflict": "AK-X3"}
#: How clients draw events that packs bring: a line in a square of 24.
EVENT_ICONS: dict[str, str] = {}
TERRAIN_RULES = {"fertile": "AK-B1", "desert": "AK-B1", "water": "AK-B4"}
REGION_RULES = {"delta": "AK-B2", "west": "AK-B2", "east": "AK-B2"}
SCENARIO_RULES = {"middle_kingdom": "AK-S7", "old_kingdom": "AK-S7"}
FIGURE_RULES = {"god": "AK-C6", "warrior": "AK-C5"}
TERM_RULES = {
    "devotion": "AK-D1",
    "follower": "AK-C2",
    "warrior": "AK-C5",
    "god_figure": "AK-C6",
    "guardian": "AK-C3",
    "monument": "AK-C8",
    "camel": "AK-B5",
    "order_token": "AK-X3",
    "tiebreaker": "AK-Y11",
    "domination": "AK-X5",
    "battle": "AK-X6",
    "resolution": "AK-Y15",
    "majority": "AK-X7",
    "merge": "AK-MG1",
    "merged_god": "AK-MG7",
    "forgotten_god": "AK-FG1",
    "protected": "AK-IS1",
    "pool": "AK-C7",
    "supply": "AK-C2",
    "ankh_token": "AK-C8",
}
PHASE_RULES = {
    "setup": "AK-S2",
    "turn": "AK-T1",
    "first_action": "AK-T3",
    "second_action": "AK-T7",
    "event": "AK-T5",
    "domination": "AK-X5",
    "battle": "AK-X6",
    "merging": "AK-MG1",
    "forgotten_gods": "AK-FG1",
    "end": "AK-E2",
}
STEP_RULES = {step.name: step.rule for step in BATTLE}
#: The powers of a level have letters in the catalogue: AK-L1a to AK-L3d.
LETTERS = "abcd"
# fmt: on

LARGE = Phrase("large", "groß")
SMALL = Phrase("small", "klein")
GUARDIAN_FACTS = Phrase(
    "Level {level}, strength {strength}, {size} base.",
    "Stufe {level}, Stärke {strength}, Sockel: {size}.",
)
GOD_ABILITY = Phrase("{ability}: {about}", "{ability}: {about}")


def terms(lang: str) -> list[Term]:
    """Everything, by its id in views, answers and events."""
    return [
        Term("game", "ankh", "Ankh", table.GAME.fill(lang)),
        *option_terms(lang),
        *[pack_term(id, lang) for id in names.PACKS],
        *[god_term(id, lang) for id in gods.GODS],
        *plain("ability", gods.ABILITIES, gods.ABOUT, gods.RULES, lang),
        *[power_term(number, lang) for number in range(len(POWER_NAMES))],
        *[guardian_term(guardian, lang) for guardian in gods.DECLARED_GUARDIANS.values()],
        *[card_term(number, lang) for number in range(len(CARD_NAMES))],
        *plain("action", names.ACTIONS, table.ACTIONS, ACTION_RULES, lang),
        *[event_term(id, lang) for id in names.EVENTS],
        *[monument_term(monument, lang) for monument in gods.DECLARED_MONUMENTS.values()],
        *plain("terrain", names.TERRAINS, table.TERRAINS, TERRAIN_RULES, lang),
        *plain("region", names.REGIONS, table.REGIONS, REGION_RULES, lang),
        *plain("scenario", names.SCENARIOS, table.SCENARIOS, SCENARIO_RULES, lang),
        *[figure_term(id, lang) for id in table.FIGURES],
        *plain("term", names.TERMS, table.TERMS, TERM_RULES, lang),
        *plain("term", gods.TERMS, gods.TERMS_ABOUT, gods.TERM_RULES, lang),
        *by_rule("phase", names.PHASES, PHASE_RULES, lang),
        *by_rule("battle_step", names.BATTLE_STEPS, STEP_RULES, lang),
        *[Term("direction", id, names.name(names.DIRECTIONS, id, lang), "") for id in DIRECTIONS],
    ]


DIRECTIONS = tuple(names.DIRECTIONS)


def plain(
    kind: str,
    called: names.Names,
    explained: dict[str, Phrase],
    rules: dict[str, str],
    lang: str,
) -> list[Term]:
    """Things that have a name, an explanation and a rule."""
    return [
        Term(
            kind,
            id,
            capital(names.name(called, id, lang)),
            about(explained, id, lang),
            rules.get(id),
        )
        for id in called
    ]


def about(explained: dict[str, Phrase], id: str, lang: str) -> str:
    """What something is or does; empty where a pack does not say."""
    return explained[id].fill(lang) if id in explained else ""


#: Where a rule names another one, in parentheses: who reads about a thing needs no numbers.
REFERENCE = re.compile(r" \([^()]*\bAK-[^()]*\)")


def by_rule(kind: str, called: names.Names, rules: dict[str, str], lang: str) -> list[Term]:
    """Parts of the game, explained by their rule itself."""
    return [
        Term(kind, id, names.name(called, id, lang), explained_by(rules[id], lang), rules[id])
        for id in called
    ]


def explained_by(rule: str, lang: str) -> str:
    """The text of a rule without the ids of others."""
    return REFERENCE.sub("", rule_text("ankh", rule, lang))


def option_terms(lang: str) -> list[Term]:
    """The options, and what those values are called that can be listed."""
    found = []
    for option in options():
        title, explained = table.OPTIONS[option.name]
        found.append(Term("option", option.name, title.fill(lang), explained.fill(lang)))
        if option.name != PACKS:
            found += [value_term(option.name, str(value), lang) for value in option.values]
    found.append(Term("value", f"{PACKS}=[]", table.NO_PACKS.fill(lang), ""))
    for id in names.PACKS:
        name = names.name(names.PACKS, id, lang)
        explanation = about(table.PACKS, id, lang)
        found.append(Term("value", f"{PACKS}={json.dumps([id])}", name, explanation))
    return found


def value_term(option: str, value: str, lang: str) -> Term:
    """What a value of an option is called."""
    id = f"{option}={value}"
    if value == RANDOM:
        return Term("value", id, table.RANDOM.fill(lang), "")
    if id in table.VALUES:
        return Term("value", id, table.VALUES[id].fill(lang), "")
    name = names.name(names.SCENARIOS, value, lang)
    return Term("value", id, name, about(table.SCENARIOS, value, lang))


def event_term(id: str, lang: str) -> Term:
    """An event of the track; one that a pack brings has its icon with it."""
    name = capital(names.name(names.EVENTS, id, lang))
    facts: dict[str, object] = {"icon": EVENT_ICONS[id]} if id in EVENT_ICONS else {}
    return Term("event", id, name, about(table.EVENTS, id, lang), EVENT_RULES.get(id), facts)


def pack_term(id: str, lang: str) -> Term:
    """A pack, and what it brings."""
    return Term("pack", id, names.name(names.PACKS, id, lang), about(table.PACKS, id, lang))


def god_term(id: str, lang: str) -> Term:
    """A god and its ability."""
    text = GOD_ABILITY.fill(
        lang,
        ability=names.name(gods.ABILITIES, id, lang),
        about=gods.ABOUT[id].fill(lang),
    )
    facts: dict[str, object] = dict(gods.LOOKS[id])
    return Term("god", id, names.name(gods.GODS, id, lang), text, gods.RULES[id], facts)


def power_term(number: int, lang: str) -> Term:
    """An Ankh power, its level and what it costs."""
    id = POWER_NAMES[number]
    level = number // POWERS_OF_LEVEL
    rule = f"AK-L{level + 1}{LETTERS[number % POWERS_OF_LEVEL]}"
    facts: dict[str, object] = {"level": level + 1, "cost": UNLOCK_COST[level]}
    name = names.name(powers.POWERS, id, lang)
    return Term("power", id, name, powers.ABOUT[id].fill(lang), rule, facts)


def guardian_term(guardian: Guardian, lang: str) -> Term:
    """A guardian: level, size, number of figures, strength."""
    card = guardian.card
    facts: dict[str, object] = {
        "level": card.level + 1,
        "large": card.large,
        "figures": card.figures,
        "strength": card.strength,
        **guardian.look,
    }
    size = (LARGE if card.large else SMALL).fill(lang)
    text = GUARDIAN_FACTS.fill(lang, level=card.level + 1, strength=card.strength, size=size)
    text += f" {guardian.about.fill(lang)}"
    name = guardian.noun.de if lang == "de" else guardian.noun.en
    return Term("guardian", guardian.name, name, text, guardian.rule, facts)


def card_term(number: int, lang: str) -> Term:
    """A battle card and its bonus."""
    id = CARD_NAMES[number]
    name = names.name(names.CARDS, id, lang)
    facts: dict[str, object] = {"strength": CARD_BONUS[number]}
    return Term("card", id, name, CARDS_ABOUT[id].fill(lang), CARD_RULES[id], facts)


def monument_term(monument: MonumentType, lang: str) -> Term:
    """A type of monument, and how many there are."""
    name = capital(monument.noun.de if lang == "de" else monument.noun.en)
    facts: dict[str, object] = {"number": monument.number, **monument.look}
    return Term("monument", monument.name, name, monument.about.fill(lang), monument.rule, facts)


def figure_term(id: str, lang: str) -> Term:
    """A god figure, a warrior or a figure of nobody; guardians are of a kind of their own."""
    noun = names.FIGURE_NOUNS[id]
    name = capital(noun.de if lang == "de" else noun.en)
    facts: dict[str, object] = {"strength": 1}
    if id in gods.NEUTRAL_LOOKS:
        facts = dict(gods.NEUTRAL_LOOKS[id])
    return Term("figure", id, name, table.FIGURES[id].fill(lang), FIGURE_RULES[id], facts)


def capital(name: str) -> str:
    """A name as a heading has it."""
    return name[0].upper() + name[1:]
