"""Words for battles: cards, building, bids, ties and who stays alive."""

from __future__ import annotations

from ennead.engine.words import Count, Phrase
from ennead.games.ankh.battle.cards import (
    BUILDING_COST,
    NO_MONUMENT,
    BuildAt,
    BuildType,
    PlagueBid,
    PlayCards,
)
from ennead.games.ankh.battle.killing import KeepAlive, Return
from ennead.games.ankh.battle.rules import BreakTie
from ennead.games.ankh.battle.strength import strongest
from ennead.games.ankh.powers import moments
from ennead.games.ankh.table.names import space_name
from ennead.games.ankh.table.table import AnkhTable
from ennead.games.ankh.words.things import (
    Wordings,
    battle_region,
    card_names,
    figure_noun,
    god_names,
    monument_noun,
    seat_name,
)

PLAY = Phrase(
    "{god}, battle in {region} against {others}: which card do you play? It stays secret until all "
    "have chosen.",
    "{god}, Kampf in {region} gegen {others}: Welche Karte setzt du ein? Sie bleibt geheim, bis "
    "alle gewählt haben.",
)
PLAY_TWO = Phrase(
    "{god}, battle in {region} against {others}: which two cards do you play? They stay secret "
    "until all have chosen.",
    "{god}, Kampf in {region} gegen {others}: Welche zwei Karten setzt du ein? Sie bleiben geheim, "
    "bis alle gewählt haben.",
)
PLAY_CARDS = Phrase("play {cards}", "{cards} einsetzen")
BUILD = Phrase(
    "{god}, Build Monument: what do you build in {region} for {cost:follower|followers} (you have "
    "{followers})? You may build nothing.",
    "{god}, „Monument errichten“: Was errichtest du in {region} für {cost} Anhänger (du hast "
    "{followers})? Du darfst verzichten.",
)
BUILD_FREE = Phrase(
    "{god}, Build Monument: what do you build in {region}? It costs you nothing. You may build "
    "nothing.",
    "{god}, „Monument errichten“: Was errichtest du in {region}? Es kostet dich nichts. Du darfst "
    "verzichten.",
)
BUILD_TYPE = Phrase("build {monument:a}", "{monument:einen} errichten")
BUILD_NOTHING = Phrase("build nothing", "nichts errichten")
BUILD_WHERE = Phrase(
    "{god}: where in {region} do you build {monument:the}? On an empty land space without a token.",
    "{god}: Wo in {region} errichtest du {monument:den}? Auf einem leeren Landfeld ohne Plättchen.",
)
BUILD_AT = Phrase("build at {space}", "auf {space} errichten")
BID = Phrase(
    "{god}, Plague of Locusts in {region}: how many followers do you bid (you have "
    "{followers})? All bids are lost; only the figures of the single highest bidder are spared.",
    "{god}, „Heuschreckenplage“ in {region}: Wie viele Anhänger bietest du (du hast {followers})? "
    "Alle Gebote gehen verloren; nur die Figuren des alleinigen Höchstbietenden werden verschont.",
)
BID_NUMBER = Phrase("bid {number:follower|followers}", "{number} Anhänger bieten")
TIE = Phrase(
    "{god}: tie with {others} in {region}, strength {strength}. Do you use the battle tiebreaker "
    "and win? Otherwise all lose.",
    "{god}: Gleichstand mit {others} in {region}, Stärke {strength}. Setzt du das "
    "Gleichstandsplättchen ein und gewinnst? Sonst verlieren alle.",
)
TIE_BREAK = Phrase("use the tiebreaker and win", "das Gleichstandsplättchen einsetzen und gewinnen")
TIE_LEAVE = Phrase("leave the tie: all lose", "es beim Gleichstand belassen: Alle verlieren")
KEEP = Phrase(
    "{god}: do you keep {figure:the} at {space} alive? It is adjacent to an enemy figure.",
    "{god}: Hältst du {figure:den} auf {space} am Leben? Dort ist eine gegnerische Figur "
    "benachbart.",
)
KEEP_ALIVE = Phrase(
    "keep {figure:the} at {space} alive", "{figure:den} auf {space} am Leben halten"
)
LET_DIE = Phrase("let {figure:the} at {space} die", "{figure:den} auf {space} sterben lassen")
RETURN = Phrase(
    "{god}: {figure:the} was killed and returns. On which empty land space adjacent to your god "
    "figure?",
    "{god}: {figure:Der} wurde getötet und kehrt zurück. Auf welches leere Landfeld, das zu deiner "
    "Gottfigur benachbart ist?",
)
RETURN_AT = Phrase("return at {space}", "auf {space} zurückkehren")


def ask_play(table: AnkhTable, frame: PlayCards, seat: int, lang: str) -> str:
    """The prompt for battle cards."""
    assert table.battle is not None
    others = [god for god in table.battle.gods if god != seat]
    phrase = PLAY_TWO if moments.cards_to_play(table, seat) > 1 else PLAY
    return phrase.fill(
        lang,
        god=seat_name(table, seat, lang),
        region=battle_region(table, lang),
        others=god_names(table, others, lang),
    )


def say_play(table: AnkhTable, frame: PlayCards, answer: int, lang: str) -> str:
    """One card or two."""
    return PLAY_CARDS.fill(lang, cards=card_names(answer, lang))


def ask_build(table: AnkhTable, frame: BuildType, seat: int, lang: str) -> str:
    """The prompt for a monument, with its cost."""
    cost = moments.building_cost(table, seat, BUILDING_COST)
    return (BUILD if cost else BUILD_FREE).fill(
        lang,
        god=seat_name(table, seat, lang),
        region=battle_region(table, lang),
        cost=Count(cost),
        followers=table.followers[seat],
    )


def say_build(table: AnkhTable, frame: BuildType, answer: int, lang: str) -> str:
    """A type of monument."""
    if answer == NO_MONUMENT:
        return BUILD_NOTHING.fill(lang)
    return BUILD_TYPE.fill(lang, monument=monument_noun(answer))


def ask_build_at(table: AnkhTable, frame: BuildAt, seat: int, lang: str) -> str:
    """The prompt for a monument's space."""
    return BUILD_WHERE.fill(
        lang,
        god=seat_name(table, seat, lang),
        region=battle_region(table, lang),
        monument=monument_noun(frame.monument),
    )


def say_build_at(table: AnkhTable, frame: BuildAt, answer: int, lang: str) -> str:
    """A space."""
    return BUILD_AT.fill(lang, space=space_name(table, answer))


def ask_bid(table: AnkhTable, frame: PlagueBid, seat: int, lang: str) -> str:
    """The prompt for a bid."""
    return BID.fill(
        lang,
        god=seat_name(table, seat, lang),
        region=battle_region(table, lang),
        followers=table.followers[seat],
    )


def say_bid(table: AnkhTable, frame: PlagueBid, answer: int, lang: str) -> str:
    """A number of followers."""
    return BID_NUMBER.fill(lang, number=Count(answer))


def ask_tie(table: AnkhTable, frame: BreakTie, seat: int, lang: str) -> str:
    """The prompt for the tiebreaker."""
    assert table.battle is not None
    others = [god for god in strongest(table, table.battle) if god != seat]
    return TIE.fill(
        lang,
        god=seat_name(table, seat, lang),
        others=god_names(table, others, lang),
        region=battle_region(table, lang),
        strength=table.battle.strength[seat],
    )


def say_tie(table: AnkhTable, frame: BreakTie, answer: int, lang: str) -> str:
    """Whether the tiebreaker is used."""
    return (TIE_BREAK if answer else TIE_LEAVE).fill(lang)


def ask_keep_alive(table: AnkhTable, frame: KeepAlive, seat: int, lang: str) -> str:
    """The prompt for a figure that may be kept alive."""
    figure = frame.choices[0]
    space = space_name(table, table.place[figure])
    god = seat_name(table, seat, lang)
    return KEEP.fill(lang, god=god, figure=figure_noun(table, figure), space=space)


def say_keep_alive(table: AnkhTable, frame: KeepAlive, answer: int, lang: str) -> str:
    """Life or death."""
    figure = frame.choices[0]
    space = space_name(table, table.place[figure])
    phrase = KEEP_ALIVE if answer else LET_DIE
    return phrase.fill(lang, figure=figure_noun(table, figure), space=space)


def ask_return(table: AnkhTable, frame: Return, seat: int, lang: str) -> str:
    """The prompt for the space of a figure that returns."""
    god = seat_name(table, seat, lang)
    return RETURN.fill(lang, god=god, figure=figure_noun(table, frame.figure))


def say_return(table: AnkhTable, frame: Return, answer: int, lang: str) -> str:
    """A space."""
    return RETURN_AT.fill(lang, space=space_name(table, answer))


WORDINGS: Wordings = {
    PlayCards: (ask_play, say_play),
    BuildType: (ask_build, say_build),
    BuildAt: (ask_build_at, say_build_at),
    PlagueBid: (ask_bid, say_bid),
    BreakTie: (ask_tie, say_tie),
    KeepAlive: (ask_keep_alive, say_keep_alive),
    Return: (ask_return, say_return),
}
