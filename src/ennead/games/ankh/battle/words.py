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
    type_of,
)
from ennead.games.ankh.battle.killing import KeepAlive, Return
from ennead.games.ankh.battle.steps import BreakTie
from ennead.games.ankh.battle.strength import strongest
from ennead.games.ankh.powers.moments import in_battles
from ennead.games.ankh.table.names import space_name
from ennead.games.ankh.table.table import AnkhTable
from ennead.games.ankh.words.things import (
    ELSE,
    Wordings,
    battle_region,
    card_names,
    figure_noun,
    god_names,
    monument_noun,
    seat_name,
)

#: What battle cards do.
CARDS_ABOUT = {
    "plague": Phrase(
        "Strength +1. Every god in the region secretly bids followers, and all of them are lost; "
        "then all warriors and guardians there die, except those of the single highest bidder.",
        "Stärke +1. Alle Götter in der Region bieten geheim Anhänger, die alle verloren gehen; "
        "dann sterben dort alle Krieger und Wächter, außer denen des alleinigen Höchstbietenden.",
    ),
    "build": Phrase(
        "Strength +0. You may pay 3 followers and build a monument, yours at once, on an empty "
        "land space of the region.",
        "Stärke +0. Du darfst 3 Anhänger bezahlen und auf einem leeren Landfeld der Region ein "
        "Monument errichten, das gleich dir gehört.",
    ),
    "chariots": Phrase("Strength +3, and nothing else.", "Stärke +3, sonst nichts."),
    "maat": Phrase(
        "Strength +0. After the battle all cards you have played return to your hand, this one "
        "too.",
        "Stärke +0. Nach dem Kampf kehren alle deine eingesetzten Karten auf die Hand zurück, auch "
        "diese.",
    ),
    "drought": Phrase(
        "Strength +1. If you win, you gain 1 devotion more for each figure of yours on desert in "
        "the region.",
        "Stärke +1. Wenn du gewinnst, erhältst du 1 Verehrung mehr für jede deiner Figuren auf "
        "einem Wüstenfeld der Region.",
    ),
    "flood": Phrase(
        "Strength +0. You gain 1 follower for each figure of yours on fertile land in the region; "
        "the battle resolution cannot kill those figures, a plague can.",
        "Stärke +0. Du erhältst 1 Anhänger für jede deiner Figuren auf einem fruchtbaren Feld der "
        "Region; in der Kampfentscheidung können sie nicht getötet werden, durch eine Plage schon.",
    ),
    "miracle": Phrase(
        "Strength +0. After the battle you gain 1 devotion for each figure of yours killed in it.",
        "Stärke +0. Nach dem Kampf erhältst du 1 Verehrung für jede deiner Figuren, die darin "
        "getötet wurde.",
    ),
}

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
    "{god}, Build Monument: what do you build in {region}? It costs {cost:follower|followers}; "
    "you have {followers}. You may build nothing.",
    "{god}, „Monument errichten“: Was errichtest du in {region}? Es kostet {cost} Anhänger; du "
    "hast {followers}. Du darfst verzichten.",
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
    "{god}, Plague of Locusts in {region}: how many followers do you bid? You have "
    "{followers}. All bids are lost; only the figures of the single highest bidder are spared.",
    "{god}, „Heuschreckenplage“ in {region}: Wie viele Anhänger bietest du? Du hast {followers}. "
    "Alle Gebote gehen verloren; nur die Figuren des alleinigen Höchstbietenden werden verschont.",
)
BID_NOTHING = Phrase("bid nothing", "nichts bieten")
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
    phrase = PLAY_TWO if in_battles.cards_to_play(table, seat) > 1 else PLAY
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
    cost = in_battles.building_cost(table, seat, BUILDING_COST)
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
    return BUILD_TYPE.fill(lang, monument=monument_noun(table, type_of(answer)))


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


WORDINGS: Wordings = {
    PlayCards: (ask_play, say_play),
    BuildType: (ask_build, say_build),
    BuildAt: (BUILD_WHERE, BUILD_AT),
    PlagueBid: (BID, {0: BID_NOTHING, ELSE: BID_NUMBER}),
    BreakTie: (ask_tie, {0: TIE_LEAVE, ELSE: TIE_BREAK}),
    KeepAlive: (ask_keep_alive, say_keep_alive),
    Return: (RETURN, RETURN_AT),
}
#: The strength of the first god; the others follow as name and number.
FIRST_STRENGTH = Phrase("{god} has strength {number}", "{god} hat Stärke {number}")
#: What is told of it.
SENTENCES = {
    "battle": Phrase("{gods} fight in region {region}.", "{gods} kämpfen in Region {region}."),
    "cards": Phrase("{god} plays {cards}.", "{god} setzt {cards} ein."),
    "cards_back": Phrase(
        "{god} takes all played cards back into the hand.",
        "{god} nimmt alle eingesetzten Karten wieder auf die Hand.",
    ),
    "built": Phrase(
        "{god} builds {monument:a} at {space}.",
        "{god} errichtet {monument:einen} auf {space}.",
    ),
    "plague": Phrase(
        "The Plague of Locusts of {god} strikes the region.",
        "Die „Heuschreckenplage“ von {god} sucht die Region heim.",
    ),
    "plague_bid": Phrase(
        "{god} bids {number:follower|followers}.", "{god} bietet {number} Anhänger."
    ),
    "nothing_bid": Phrase("{god} bids nothing.", "{god} bietet nichts."),
    "spared": Phrase(
        "{god} is the single highest bidder and is spared.",
        "{god} bietet allein am meisten und wird verschont.",
    ),
    "nobody_spared": Phrase(
        "The highest bid is tied: nobody is spared.",
        "Das höchste Gebot gibt es mehrfach: Niemand wird verschont.",
    ),
    "strength": Phrase("{counted}.", "{counted}."),
    "tie_broken": Phrase(
        "{god} uses the battle tiebreaker.", "{god} setzt das Gleichstandsplättchen ein."
    ),
    "battle_won": Phrase("{god} wins the battle.", "{god} gewinnt den Kampf."),
    "all_lose": Phrase(
        "Nobody wins the battle: all lose.", "Niemand gewinnt den Kampf: Alle verlieren."
    ),
    "killed": Phrase(
        "{figure:A} of {god} is killed at {space}.",
        "{figure:Ein} von {god} wird auf {space} getötet.",
    ),
    "kept_alive": Phrase(
        "{god} keeps {figure:the} at {space} alive.",
        "{god} hält {figure:den} auf {space} am Leben.",
    ),
}
