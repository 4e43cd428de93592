"""What an intended turn of Ankh is known to do, in players' words."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from ennead.bots.analysis.facts import Fact, Intention
from ennead.bots.ankh.packs import facts_by
from ennead.engine.words import Count, Phrase
from ennead.games.ankh.battle.cards import on_terrain, plague_victims
from ennead.games.ankh.powers.words import POWERS
from ennead.games.ankh.table.board import (
    beside,
    figures_in,
    gods_in,
    majorities,
    neutral_monuments,
)
from ennead.games.ankh.table.changes import monument_at
from ennead.games.ankh.table.names import space_name
from ennead.games.ankh.table.pieces import CARD_NAMES, number_of
from ennead.games.ankh.table.table import AnkhTable, Battle
from ennead.games.ankh.view.types import AnkhView, FightingGod
from ennead.games.ankh.words import names
from ennead.games.ankh.words.gods import DECLARED_MONUMENTS
from ennead.games.ankh.words.things import monument_noun, region
from ennead.hexes import hexset
from ennead.hexes.hexset import HexSet

DEVOTION = Phrase("Gains {number} devotion at once.", "Bringt sofort {number} Verehrung.")
MAJORITY = Phrase(
    "Takes the majority of {monuments} in {region}.",
    "Bringt die Mehrheit an {monuments} in {region}.",
)
CONTROL = Phrase(
    "Takes control of {monument:the} at {space}.",
    "Bringt die Kontrolle über {monument:den} auf {space}.",
)
ALONE = Phrase(
    "You stand alone in {region} and would dominate it.",
    "Du stehst allein in {region} und hättest dort die Vorherrschaft.",
)
MOST_FIGURES = Phrase(
    "You then have the most figures in {region}: {own} against {other}.",
    "Du hast dann die meisten Figuren in {region}: {own} gegen {other}.",
)
MORE_FIGURES = Phrase(
    "Brings {number:figure|figures} onto the board.",
    "Bringt {number:Figur|Figuren} auf den Spielplan.",
)
BESIDE = Phrase(
    "Brings your figures beside {number:more neutral monument|more neutral monuments}.",
    "Bringt deine Figuren neben {number:weiteres neutrales Monument|weitere neutrale Monumente}.",
)
POWER = Phrase("Unlocks {power}.", "Schaltet {power} frei.")
FOLLOWERS = Phrase("Gains {number:follower|followers}.", "Bringt {number} Anhänger.")
TRIGGERS = Phrase("Triggers the event {event}.", "Löst das Ereignis {event} aus.")
BEFORE_CARDS = Phrase(
    "Before cards your strength is {own} against {other}.",
    "Vor den Karten ist deine Stärke {own} gegen {other}.",
)
EARLIER = Phrase(
    "You have the most figures in {region}, which is then resolved earlier (its token was "
    "{token}).",
    "Du hast die meisten Figuren in {region}, die dann früher an der Reihe ist (ihr Plättchen war "
    "{token}).",
)
CANNOT_BID = Phrase("Nobody else can bid that many.", "Niemand sonst kann so viel bieten.")
LEFT = Phrase(
    "{number:follower|followers} would be left to you; the others can bid up to {most}.",
    "Dir würden {number} Anhänger bleiben; die anderen können bis zu {most} bieten.",
)
ADDS = Phrase(
    "Adds {number} to your strength: {own} against {other} before other cards.",
    "Erhöht deine Stärke um {number}: {own} gegen {other} vor anderen Karten.",
)
FLOOD_PAYS = Phrase(
    "Gains {number:follower|followers}: your figures on fertile land.",
    "Bringt {number} Anhänger: deine Figuren auf fruchtbarem Land.",
)
DROUGHT_PAYS = Phrase(
    "If you win, {number} more devotion for your figures on desert.",
    "Bei einem Sieg {number} Verehrung mehr für deine Figuren in der Wüste.",
)
TAKES_BACK = Phrase(
    "Takes back {number:played card|played cards}.",
    "Holt {number:eingesetzte Karte|eingesetzte Karten} zurück.",
)
THREATENS = Phrase(
    "Its plague threatens {number:figure|figures} of other gods.",
    "Die Plage bedroht {number:Figur|Figuren} anderer Götter.",
)
CONSOLES = Phrase(
    "If you lose them, up to {number} devotion for your figures.",
    "Bis zu {number} Verehrung für deine Figuren, wenn du sie verlierst.",
)


def facts(intention: Intention, lang: str) -> list[Fact]:
    """Compare a turn's end with its beginning: what does the god gain by it?"""
    before = cast(AnkhTable, intention.before.table)
    after = cast(AnkhTable, intention.after.table)
    verb = intention.notations[0].split()[0]
    if verb in SPECIAL:
        return SPECIAL[verb](intention, lang)
    god = before.god_of[intention.seat]
    if after.god_of[intention.seat] != god or god not in after.ascending:
        return []
    found = of_dashboard(before, after, god, lang) + of_powers(intention, lang)
    if before.division is after.division:
        found += of_monuments(before, after, god, lang)
    found += of_figures(before, after, god, lang) + of_order(before, after, god, lang)
    return found + of_abilities(before, after, god, lang) + of_event(intention, lang)


def of_abilities(before: AnkhTable, after: AnkhTable, god: int, lang: str) -> list[Fact]:
    """List what the abilities at the table make of the turn, as their packs describe it."""
    known = facts_by(before.box.packs)
    return [
        fact
        for ability in [before.box.abilities[number] for number in before.gods]
        if type(ability) in known
        for fact in known[type(ability)](ability, before, after, god, lang)
    ]


def of_dashboard(before: AnkhTable, after: AnkhTable, god: int, lang: str) -> list[Fact]:
    """Count devotion and followers gained."""
    found = []
    devotion = after.devotion[god] - before.devotion[god]
    if devotion > 0:
        found.append(Fact(3.0 * devotion, DEVOTION.fill(lang, number=devotion)))
    followers = Count(after.followers[god] - before.followers[god])
    if followers > 0:
        found.append(Fact(0.4 * followers, FOLLOWERS.fill(lang, number=followers)))
    return found


def of_powers(intention: Intention, lang: str) -> list[Fact]:
    """Name the Ankh powers unlocked."""
    before, after = views(intention)
    god = before["plays"][intention.seat]
    had = before["areas"][god]["powers"]
    gained = [power for power in after["areas"][god]["powers"] if power not in had]
    called = [names.quoted(POWERS, power, lang) for power in gained]
    return [Fact(2.5, POWER.fill(lang, power=power)) for power in called]


def of_event(intention: Intention, lang: str) -> list[Fact]:
    """Name an event of the event track that the turn triggers."""
    before, after = views(intention)
    if before["event"] == after["event"]:
        return []
    event = after["event_track"][after["event"]]
    return [Fact(0.6, TRIGGERS.fill(lang, event=names.quoted(names.EVENTS, event, lang)))]


def of_cards(intention: Intention, lang: str) -> list[Fact]:
    """Say how strong the god is before cards, and what a card adds."""
    view, _ = views(intention)
    fight, god = view["fight"], view["plays"][intention.seat]
    if fight is None:
        return []
    fighters = {fighter["god"]: fighter for fighter in fight["gods"]}
    own = strength(fighters.pop(god))
    other = max([strength(fighter) for fighter in fighters.values()])
    cards = intention.notations[0].split()[1:]
    added = sum([view["printed"]["cards"].get(card, 0) for card in cards])
    does = [fact for card in cards for fact in of_card(intention, card, lang)]
    if not added:
        return [*does, Fact(1.0, BEFORE_CARDS.fill(lang, own=own, other=other))]
    return [*does, Fact(added, ADDS.fill(lang, number=added, own=own + added, other=other))]


def of_card(intention: Intention, card: str, lang: str) -> list[Fact]:
    """Say what a card does besides its bonus, as the battle stands."""
    table = cast(AnkhTable, intention.before.table)
    battle, god = table.battle, table.god_of[intention.seat]
    assert battle is not None
    of, weight, words = DOES.get(card, (no_figures, 0.0, BEFORE_CARDS))
    number = Count(of(table, battle, god))
    return [Fact(weight * number, words.fill(lang, number=number))] if number else []


def no_figures(table: AnkhTable, battle: Battle, god: int) -> int:
    """Count nothing: the card has no more than its bonus, or asks for more."""
    return 0


def on_fertile(table: AnkhTable, battle: Battle, god: int) -> int:
    """Count the figures that Flood pays for."""
    return hexset.size(on_terrain(table, battle, god, table.division.map.fertile))


def on_desert(table: AnkhTable, battle: Battle, god: int) -> int:
    """Count the figures that Drought pays for."""
    return hexset.size(on_terrain(table, battle, god, table.division.map.desert))


def face_up(table: AnkhTable, battle: Battle, god: int) -> int:
    """Count the cards that Cycle of Ma'at takes back besides itself."""
    return len(CARD_NAMES) - number_of(table.hand[god])


def mortal_others(table: AnkhTable, battle: Battle, god: int) -> int:
    """Count the figures of others that a Plague can kill."""
    others = [other for other in battle.gods if other != god]
    return sum([len(plague_victims(table, battle, other)) for other in others])


def mortal(table: AnkhTable, battle: Battle, god: int) -> int:
    """Count the own figures that can be killed."""
    return len(plague_victims(table, battle, god))


#: By card, what counts, what each of it is worth in points, and how it is said.
DOES: dict[str, tuple[Callable[[AnkhTable, Battle, int], int], float, Phrase]] = {
    "flood": (on_fertile, 0.9, FLOOD_PAYS),
    "drought": (on_desert, 1.1, DROUGHT_PAYS),
    "maat": (face_up, 0.6, TAKES_BACK),
    "plague": (mortal_others, 0.8, THREATENS),
    "miracle": (mortal, 0.6, CONSOLES),
}


def of_bid(intention: Intention, lang: str) -> list[Fact]:
    """Name the gods that can bid more to be spared by a Plague."""
    view, _ = views(intention)
    fight, god = view["fight"], view["plays"][intention.seat]
    if fight is None:
        return []
    gods = [fighter["god"] for fighter in fight["gods"] if fighter["god"] != god]
    most = max([view["areas"][other]["followers"] for other in gods])
    if intention.answer > most:
        return [Fact(2.0, CANNOT_BID.fill(lang))]
    left = Count(view["areas"][god]["followers"] - intention.answer)
    return [Fact(1.0, LEFT.fill(lang, number=left, most=most))]


def of_unlocking(intention: Intention, lang: str) -> list[Fact]:
    """Say what a power does."""
    power = intention.notations[0].removeprefix("unlock ")
    terms = intention.before.rules.terms(lang)
    return [Fact(1.0, term.about) for term in terms if (term.kind, term.id) == ("power", power)]


def strength(fighter: FightingGod) -> int:
    """Compute a god's strength in a battle without its cards, which others cannot know."""
    return sum([part["strength"] for part in fighter["parts"] if part["part"] != "card"])


def views(intention: Intention) -> tuple[AnkhView, AnkhView]:
    """Return what the seat sees before and after the turn."""
    before, after = intention.before, intention.after
    return cast(AnkhView, before.view(intention.seat)), cast(AnkhView, after.view(intention.seat))


def of_monuments(before: AnkhTable, after: AnkhTable, god: int, lang: str) -> list[Fact]:
    """Name monuments that come under control, and majorities taken with them (AK-X7)."""
    found = []
    gained = hexset.without(after.controlled[god], before.controlled[god])
    for space in hexset.members(gained):
        monument = monument_at(after, space)
        place = space_name(after, space)
        found.append(
            Fact(2.0, CONTROL.fill(lang, monument=monument_noun(after, monument), space=place))
        )
        for number, land in enumerate(after.division.lands):
            more = majorities(after, god, number) - majorities(before, god, number)
            if hexset.contains(land, space) and more > 0:
                called = DECLARED_MONUMENTS[after.box.monument_names[monument]].plural[lang == "de"]
                words = MAJORITY.fill(lang, monuments=called, region=region(after, number, lang))
                found.append(Fact(3.0, words))
    return found


def of_figures(before: AnkhTable, after: AnkhTable, god: int, lang: str) -> list[Fact]:
    """Name regions in which the god now stands alone or has most figures."""
    found = []
    for number in range(len(after.order)):
        own = figure_counts(after, number)
        if not own.get(god) or had_most(before, god, after.division.lands[number]):
            continue
        if len(own) == 1:
            words = ALONE.fill(lang, region=region(after, number, lang))
            found.append(Fact(1.5, words))
        elif has_most(own, god):
            other = max([count for rival, count in own.items() if rival != god])
            names_it = region(after, number, lang)
            words = MOST_FIGURES.fill(lang, region=names_it, own=own[god], other=other)
            found.append(Fact(1.2, words))
    more = Count(hexset.size(after.figures[god]) - hexset.size(before.figures[god]))
    if more > 0:
        found.append(Fact(0.8 * more, MORE_FIGURES.fill(lang, number=more)))
    closer = Count(neutral_beside(after, god) - neutral_beside(before, god))
    if closer > 0:
        found.append(Fact(0.5 * closer, BESIDE.fill(lang, number=closer)))
    return found


def neutral_beside(table: AnkhTable, god: int) -> int:
    """Count the neutral monuments that a god's figures are adjacent to."""
    near = beside(table, table.figures[god])
    return hexset.size(hexset.common(near, neutral_monuments(table)))


def figure_counts(table: AnkhTable, number: int) -> dict[int, int]:
    """Count each god's figures in a region, for gods that have some."""
    return {god: hexset.size(figures_in(table, god, number)) for god in gods_in(table, number)}


def had_most(table: AnkhTable, god: int, land: HexSet) -> bool:
    """Whether a god has most figures in the very region with this land."""
    lands = table.division.lands
    same = [number for number in range(len(lands)) if lands[number] == land]
    return any(has_most(figure_counts(table, number), god) for number in same)


def of_order(before: AnkhTable, after: AnkhTable, god: int, lang: str) -> list[Fact]:
    """Name regions in which the god has most figures and that are now resolved earlier."""
    found = []
    was = dict(zip(before.division.lands, before.order, strict=True))
    for number, land in enumerate(after.division.lands):
        earlier = after.order[number] < was.get(land, 0)
        if earlier and has_most(figure_counts(after, number), god):
            called = region(after, number, lang)
            found.append(Fact(0.9, EARLIER.fill(lang, region=called, token=was[land])))
    return found


def has_most(counts: dict[int, int], god: int) -> bool:
    """Whether a god has more figures than every other."""
    others = [count for rival, count in counts.items() if rival != god]
    return counts.get(god, 0) > max(others, default=0)


#: Answers that are explained by themselves, not by what the turn brings.
SPECIAL = {"play": of_cards, "bid": of_bid, "unlock": of_unlocking}
