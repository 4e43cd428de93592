"""Ankh in words: questions, answers, events, names and explanations in both languages."""

from __future__ import annotations

from typing import cast

import pytest

import ennead
from ennead.engine.position import frames_of
from ennead.engine.table import Event
from ennead.engine.words import LANGUAGES
from ennead.games.ankh.battle.rules import BATTLE
from ennead.games.ankh.boxes import box_of
from ennead.games.ankh.packs import BASE, own_packs
from ennead.games.ankh.table.pieces import (
    ACTION_NAMES,
    CARD_NAMES,
    EVENTS,
    GUARDIANS,
    MONUMENT_NAMES,
    POWER_NAMES,
)
from ennead.games.ankh.table.table import FIFTH_CONFLICT, LAST_GOD, TOP_REACHED, AnkhTable
from ennead.games.ankh.words import names as words_names
from ennead.games.ankh.words import questions as words
from ennead.games.ankh.words.sentences import SENTENCES
from ennead.games.ankh.words.tell import fields_of
from ennead.games.ankh.words.tell import sentence as sentence_of
from ennead.games.ankh.words.things import region
from ennead.hexes.grid import DIRECTIONS
from tests.games.ankh.random_games import every_start, positions, random_games

#: The printed names: topic, English, German.
GLOSSARY = """
gods       | Amun                      | Amun
gods       | Anubis                    | Anubis
gods       | Isis                      | Isis
gods       | Osiris                    | Osiris
gods       | Ra                        | Re
abilities  | Mysterious Forms          | Mysteriöse Gestalt
abilities  | Judge of the Dead         | Totenrichter
abilities  | Protectress               | Beschützerin
abilities  | Gateway to the Underworld | Tor zur Unterwelt
abilities  | Radiance                  | Göttliches Licht
guardians  | Cat-Mummy                 | Katzenmumie
guardians  | Satet                     | Satis
guardians  | Mummy                     | Mumie
guardians  | Apep                      | Apophis
guardians  | Giant Scorpion            | Riesenskorpion
guardians  | Androsphinx               | Androsphinx
powers     | Commanding                | Souverän
powers     | Inspiring                 | Inspirierend
powers     | Omnipresent               | Allgegenwärtig
powers     | Revered                   | Geliebt
powers     | Resplendent               | Prachtvoll
powers     | Obelisk Attuned           | Gott der Obelisken
powers     | Temple Attuned            | Gott der Tempel
powers     | Pyramid Attuned           | Gott der Pyramiden
powers     | Glorious                  | Glorreich
powers     | Magnanimous               | Großmütig
powers     | Bountiful                 | Freigiebig
powers     | Worshipful                | Anbetungswürdig
cards      | Plague of Locusts         | Heuschreckenplage
cards      | Build Monument            | Monument errichten
cards      | Chariots                  | Streitwagen
cards      | Cycle of Ma'at            | Kreislauf der Maat
cards      | Drought                   | Dürre
cards      | Flood                     | Nilschwemme
cards      | Miracle                   | Wunder
monuments  | obelisk                   | Obelisk
monuments  | temple                    | Tempel
monuments  | pyramid                   | Pyramide
actions    | Move Figures              | Figuren bewegen
actions    | Summon Figure             | Figur aufstellen
actions    | Gain Followers            | Anhänger gewinnen
actions    | Unlock Ankh Power         | Ankh-Kraft freischalten
events     | Control Monument          | Monument kontrollieren
events     | Camel Caravan             | Kamel-Karawane
events     | Conflict                  | Konflikt
terrains   | fertile                   | fruchtbar
terrains   | desert                    | Wüste
terrains   | water                     | Wasser
regions    | Nile Delta                | Nildelta
regions    | West Egypt                | Westägypten
regions    | East Egypt                | Ostägypten
terms      | devotion                  | Verehrung
terms      | follower                  | Anhänger
terms      | warrior                   | Krieger
terms      | guardian                  | Wächter
terms      | monument                  | Monument
terms      | domination                | Vorherrschaft
terms      | battle                    | Kampf
terms      | battle resolution         | Kampfentscheidung
terms      | monument majority         | Monument-Mehrheit
terms      | to merge                  | verschmelzen
terms      | merged god                | verschmolzener Gott
terms      | forgotten god             | vergessener Gott
terms      | conflict order token      | Konfliktabfolge-Plättchen
terms      | battle tiebreaker         | Gleichstandsplättchen
terms      | sun token                 | Sonnenplättchen
terms      | radiant                   | erleuchtet
terms      | underworld token          | Unterweltplättchen
terms      | protected                 | beschützt
terms      | pool                      | Vorrat
terms      | supply                    | allgemeiner Vorrat
terms      | Ankh token                | Ankh-Plättchen
"""
#: Answers that are the same in both languages: gods and guardians by their names.
SAME = {"Amun", "Anubis", "Isis", "Osiris", "Androsphinx"}


def check_sentence(sentence: str) -> None:
    assert sentence.strip() == sentence != ""
    for left in ("{", "}", "_", "None", "|", "  ", "-1"):
        assert left not in sentence, sentence


@every_start
def test_every_question_and_answer_has_words(players: int, scenario: str) -> None:
    for number, game in enumerate(random_games(players, scenario, 4)):
        for _ in positions(game, number):
            for seat in game.to_act():
                asked = {lang: game.ask(seat, lang) for lang in LANGUAGES}
                assert asked["en"] != asked["de"]
                for sentence in asked.values():
                    check_sentence(sentence)
                    assert sentence[-1] in ".?"
                check_answers(game, seat)


def check_answers(game: ennead.Game, seat: int) -> None:
    """Every legal answer has words of its own in each language."""
    said = {lang: [game.say(seat, n, lang) for n in game.legal(seat)] for lang in LANGUAGES}
    for phrases in said.values():
        assert len(set(phrases)) == len(phrases)
        for phrase in phrases:
            check_sentence(phrase)
    for english, german in zip(said["en"], said["de"], strict=True):
        assert english != german or english in SAME


@every_start
def test_every_event_has_a_sentence(players: int, scenario: str) -> None:
    for number, game in enumerate(random_games(players, scenario, 4)):
        events = game.listen()
        for _ in positions(game, number):
            pass
        for event in events:
            told = {lang: game.tell(event, lang) for lang in LANGUAGES}
            for sentence in told.values():
                check_sentence(sentence)
                assert sentence[-1] in ".!"
            assert told["en"] != told["de"]


def test_random_games_come_across_every_question_and_sentence() -> None:
    asked, told = set(), set()
    for number in range(90):
        for game in random_games(2 + number % 4, ("middle_kingdom", "old_kingdom")[number % 2], 1):
            events = game.listen()
            for _ in positions(game, number):
                if not game.over:
                    asked.add(type(game.table.frames[-1]))
            told |= {sentence_of(event.name, fields_of(event)) for event in events}
    drawn = {box_of().frames[name] for name in ("DrawFirst", "DrawGod", "DrawGuardian")}
    assert asked | drawn >= {question for question in words.WORDINGS if question in OF_THE_BOX}
    # the rarer ends and a scorpion that goes out and back are told by hand below
    rare = {"top", "last_god", "fifth_conflict", "stayed", "tokens_removed"}
    assert set(SENTENCES) - told - sentences_of_packs() <= rare


def test_every_question_has_words() -> None:
    every = frames_of(*[section for pack in own_packs().values() for section in pack.sections])
    questions = {name for name, frame in every.items() if hasattr(frame, "legal")}
    assert {frame.__name__ for frame in words.WORDINGS} == questions


#: The questions of the base game; those of packs are met in their own tests.
OF_THE_BOX = set(box_of().frames.values())


def sentences_of_packs() -> set[str]:
    """The sentences that packs bring."""
    packs = [pack for name, pack in own_packs().items() if name != BASE]
    own = {name for pack in packs for name in pack.word("SENTENCES")}
    gods = {name for pack in packs for god in pack.gods.values() for name in god.events}
    return own | gods | {"counts_for"}


# ---------------------------------------------------------------- chosen sentences

TWO_LANGUAGES = pytest.mark.parametrize("lang", LANGUAGES)


def given(**changes: object) -> ennead.Game:
    """Amun and Isis with a guardian each, on the board of the box."""
    position: dict[str, object] = {
        "game": "ankh",
        "players": 3,
        "turn": 0,
        "order": {"1": "C1", "2": "A3", "3": "H5"},
        "guardians": ["satet", "apep", "giant_scorpion"],
        "guardian_figures": [
            ["satet", 0, "F3"],
            ["satet", 1, "pool"],
            ["apep", 1, "pool"],
            ["apep", None, "card"],
            ["giant_scorpion", 0, "G4"],
            ["giant_scorpion", None, "card"],
        ],
        "aims": [["G4", "n"]],
        "monuments": [["obelisk", "F4", 1], ["temple", "C3", None]],
        "areas": [
            {"god": "amun", "figure": "C4", "warriors": ["D4"], "followers": 3},
            {"god": "isis", "figure": "G3", "warriors": ["F2"]},
            {"god": "ra", "figure": "B5"},
        ],
    }
    return ennead.load({**position, **changes}, seed=0)


def after_merging() -> dict[str, object]:
    """Isis merged into Amun: her pieces are out of the game."""
    gone = {"god": "isis", "figure": "out", "warriors": ["out"] * 6, "followers": 0, "hand": []}
    amun, ra = {"god": "amun", "figure": "C4"}, {"god": "ra", "figure": "B5"}
    return {"areas": [amun, gone, ra], "guardians": [], "guardian_figures": []}


def answer(game: ennead.Game, *notations: str) -> None:
    for notation in notations:
        seat = game.to_act()[0]
        game.apply(seat, game.parse(seat, notation))


def said(game: ennead.Game, notation: str) -> tuple[str, str]:
    """The words for an answer in English and German."""
    seat = game.to_act()[0]
    number = game.parse(seat, notation)
    return game.say(seat, number, "en"), game.say(seat, number, "de")


def test_a_turn_in_words() -> None:
    game = given()
    assert game.ask(0) == "Amun: your turn. Which action do you take first?"
    assert game.ask(0, "de") == "Amun: Du bist am Zug. Welche Aktion führst du zuerst aus?"
    assert said(game, "move") == ("Move Figures", "„Figuren bewegen“")
    answer(game, "move", "done")
    assert game.ask(0, "de").endswith("Sie muss unterhalb von „Figuren bewegen“ stehen.")


def test_an_action_names_the_event_it_triggers() -> None:
    game = given(markers=[0, 0, 3, 0], event=3)
    assert said(game, "gain") == (
        "Gain Followers (triggers Conflict)",
        "„Anhänger gewinnen“ (löst „Konflikt“ aus)",
    )


def test_moving_in_words() -> None:
    game = given()
    answer(game, "move")
    assert said(game, "figure D4") == ("move the warrior at D4", "den Krieger auf D4 bewegen")
    assert said(game, "figure F3") == ("move Satet at F3", "Satis auf F3 bewegen")
    assert said(game, "figure C4") == ("move the god figure at C4", "die Gottfigur auf C4 bewegen")
    assert said(game, "done") == ("move no figure", "keine Figur bewegen")
    answer(game, "figure F3")
    assert said(game, "to G5") == ("to G5", "nach G5")
    assert said(game, "to F2") == (
        "to F2, pushing away the warrior of Isis",
        "nach F2, dabei den Krieger von Isis verdrängen",
    )
    answer(game, "to F2")
    assert game.ask(0, "de") == (
        "Amun: Satis verdrängt den Krieger von Isis auf F2. Auf welches Feld daneben?"
    )


def test_aiming_in_words() -> None:
    game = given()
    events = game.listen()
    answer(game, "move", "figure G4", "to G4")
    assert said(game, "aim n") == (
        "aim its claws north and north-east (G3 and H3)",
        "die Scheren nach Norden und Nordosten richten (G3 und H3)",
    )
    answer(game, "aim n")
    assert [game.tell(event, "de") for event in events[-2:]] == [
        "Ein Riesenskorpion von Amun zieht hinaus und zurück nach G4.",
        "Die Scheren von Amun auf G4 zeigen nach Norden und Nordosten.",
    ]


def test_summoning_in_words() -> None:
    game = given(turn=1)
    answer(game, "summon")
    assert said(game, "summon warrior") == (
        "summon a warrior (5 in the pool)",
        "einen Krieger aufstellen (5 im Vorrat)",
    )
    assert said(game, "summon apep") == (
        "summon Apep (1 in the pool)",
        "Apophis aufstellen (1 im Vorrat)",
    )
    answer(game, "summon apep")
    assert said(game, "at E0") == ("at E0 (water)", "auf E0 (Wasser)")


def test_a_battle_in_words() -> None:
    game = given(markers=[0, 0, 3, 0], event=3)
    answer(game, "gain")
    assert game.ask(0, "en") == (
        "Amun, Mysterious Forms: do you announce two cards for the battle in region 1 "
        "(Nile Delta)? It is possible once per conflict."
    )
    answer(game, "announce two")
    assert said(game, "play chariots miracle") == (
        "play Chariots and Miracle",
        "„Streitwagen“ und „Wunder“ einsetzen",
    )
    assert game.ask(1, "de") == (
        "Isis, Kampf in Region 1 (Nildelta) gegen Amun: Welche Karte setzt du ein? "
        "Sie bleibt geheim, bis alle gewählt haben."
    )
    assert said(given_bid(game), "bid 1") == ("bid 1 follower", "1 Anhänger bieten")
    assert said(game, "bid 3") == ("bid 3 followers", "3 Anhänger bieten")


def test_no_two_regions_have_one_name_after_a_split() -> None:
    seen = set()
    for number, game in enumerate(random_games(3, "middle_kingdom", 3)):
        for _ in positions(game, number):
            table = cast(AnkhTable, game.table)
            called = [region(table, land, "en") for land in range(len(table.division.lands))]
            parts = [name.partition(" (")[2] for name in called if "(" in name]
            assert len(set(parts)) == len(parts), called
            seen.update(parts)
    assert seen == {"Nile Delta)", "West Egypt)", "East Egypt)"}


def given_bid(game: ennead.Game) -> ennead.Game:
    """The battle goes on to the bids of a plague."""
    answer(game, "play chariots miracle")
    game.apply(1, game.parse(1, "play plague"))
    return game


def test_swapping_tokens_in_words() -> None:
    game = given(markers=[0, 0, 3, 0], event=4)
    answer(game, "gain", "camel A5/A6")
    while game.notation(0, game.legal(0)[0]).startswith("camel"):
        game.apply(0, game.legal(0)[0])
    assert game.ask(0).endswith("The other gets token 4.")
    game.apply(0, game.legal(0)[0])
    assert said(game, "swap 2 4") == ("swap tokens 2 and 4", "Plättchen 2 und 4 tauschen")


def test_a_god_is_called_as_it_was_when_something_happened() -> None:
    game = given(markers=[0, 0, 3, 0], event=11)
    events = game.listen()
    for _ in positions(game, 1):
        if any(event.name == "merged" for event in events):
            break
    told = [game.tell(event, "en") for event in events]
    merging = [event.name for event in events].index("merging")
    names = " ".join(told[:merging])
    assert not [pair for pair in ("Amun-Isis", "Amun-Ra", "Isis-Ra") if pair in names]
    assert any(told[-1].endswith(f"{pair}.") for pair in ("Amun-Isis", "Amun-Ra", "Isis-Ra"))


def test_players_are_named_beside_their_gods() -> None:
    game = given(turn=1)
    assert game.tell(Event("action", 1, 0)) == "Isis takes the action Move Figures."
    assert game.tell(Event("action", 1, 0), "en", ["Anna", "Bob", "Cathy"]) == (
        "Isis (Bob) takes the action Move Figures."
    )
    merged = given(
        plays=[0, 0, 2], ascending=[2, 0], monuments=[], aims=[], event=12, **after_merging()
    )
    assert merged.tell(Event("event", 1, "caravan"), "de") == (
        "Amun-Isis (Spieler 2) löst „Kamel-Karawane“ aus."
    )


@pytest.mark.parametrize(
    ("ending", "english", "german"),
    [
        (
            TOP_REACHED,
            "Ra reaches the top of the devotion track and wins the game!",
            "Re erreicht das oberste Feld der Verehrungsleiste und gewinnt das Spiel!",
        ),
        (
            LAST_GOD,
            "Ra is the only god left and wins the game!",
            "Re ist als einziger Gott übrig und gewinnt das Spiel!",
        ),
        (
            FIFTH_CONFLICT,
            "After the fifth conflict Ra has the most devotion and wins the game!",
            "Nach dem fünften Konflikt hat Re die meiste Verehrung und gewinnt das Spiel!",
        ),
    ],
)
def test_every_end_is_told(ending: int, english: str, german: str) -> None:
    game = given()
    assert game.tell(Event("ended", 2, ending), "en") == english
    assert game.tell(Event("ended", 2, ending), "de") == german


def test_one_follower_is_one_and_an_obelisk_is_declined() -> None:
    game = given()
    assert game.tell(Event("followers", 0, 1)) == "Amun gains 1 follower."
    assert game.tell(Event("followers", 0, -2)) == "Amun gives up 2 followers."
    assert game.tell(Event("built", 1, 0, 5)).startswith("Isis builds an obelisk at ")
    assert game.tell(Event("built", 1, 0, 5), "de").startswith("Isis errichtet einen Obelisken ")
    assert game.tell(Event("destroyed", 0, 5), "de").startswith("Der Obelisk auf ")
    assert game.tell(Event("destroyed", 2, 5), "de").startswith("Die Pyramide auf ")


# ---------------------------------------------------------------- names and explanations


def test_names_are_those_of_the_printed_editions() -> None:
    names = words.names()
    for line in GLOSSARY.strip().splitlines():
        topic, english, german = [part.strip() for part in line.split("|")]
        assert {"en": english, "de": german} in names[topic].values()


def test_everything_in_the_box_has_a_name() -> None:
    names = words.names()
    gods = {name for pack in own_packs().values() for name in pack.gods}
    assert set(names["gods"]) == set(names["abilities"]) == gods >= set(box_of().god_names)
    of_packs = {name for pack in own_packs().values() for name in pack.guardians}
    assert set(names["guardians"]) == of_packs >= {guardian.name for guardian in GUARDIANS}
    assert tuple(names["powers"]) == POWER_NAMES
    assert tuple(names["cards"]) == CARD_NAMES
    assert tuple(names["monuments"])[: len(MONUMENT_NAMES)] == MONUMENT_NAMES
    assert tuple(names["actions"]) == ACTION_NAMES
    assert set(names["events"]) >= set(EVENTS) - {"start"}
    assert list(names["directions"]) == [direction.lower() for direction in DIRECTIONS]
    assert list(names["battle_steps"])[: len(BATTLE)] == [step.name for step in BATTLE]
    for topic in names.values():
        for name in topic.values():
            assert set(name) == set(LANGUAGES)
            assert all(name.values())


@TWO_LANGUAGES
def test_abilities_guardians_powers_and_cards_are_explained(lang: str) -> None:
    names, explanations = words.names(), words.explanations()
    assert set(explanations) == {"abilities", "guardians", "powers", "cards"}
    for topic, texts in explanations.items():
        assert set(texts) == set(names[topic])
        for text in texts.values():
            check_sentence(text[lang])
            assert text[lang].endswith(".")
            assert text["en"] != text["de"]


def test_nouns_bring_the_article_of_their_case() -> None:
    nouns = words_names.FIGURE_NOUNS | words_names.MONUMENT_NOUNS
    assert f"{nouns['obelisk']:a}" == "an obelisk"
    assert f"{nouns['obelisk']:den}" == "den Obelisken"
    assert f"{nouns['obelisk']:Der}" == "Der Obelisk"
    assert f"{nouns['pyramid']:dem}" == "der Pyramide"
    assert f"{nouns['mummy']:einen}" == "eine Mumie"
    assert f"{nouns['god']:einen}" == "die Gottfigur"
    assert f"{nouns['god']:A}" == "The god figure"
    assert f"{nouns['satet']:A}" == "Satet"
    assert f"{nouns['apep']:Ein}" == "Apophis"


def test_numbers_are_said_in_sentences() -> None:
    game = given()
    assert game.tell(Event("plague_bid", 1, 0)) == "Isis bids nothing."
    assert game.tell(Event("plague_bid", 1, 2), "de") == "Isis bietet 2 Anhänger."
    strength = Event("strength", (0, 1, 2), (0, 2, 4), ((), (), ()))
    assert game.tell(strength) == "Amun has strength 0, Isis 2 and Ra 4."
    assert game.tell(strength, "de") == "Amun hat Stärke 0, Isis 2 und Re 4."
