"""Sentences: plurals, lists, names and languages."""

from __future__ import annotations

import pytest

import ennead
from ennead.engine.words import Count, Phrase, joined, player_name
from ennead.games.catalogue import catalogue, rule_text


@pytest.mark.parametrize(("number", "text"), [(0, "0 tiles"), (1, "1 tile"), (2, "2 tiles")])
def test_a_number_chooses_its_word(number: int, text: str) -> None:
    assert f"{Count(number):tile|tiles}" == text


def test_a_number_without_words_is_a_number() -> None:
    assert f"{Count(7)}" == "7"
    assert f"{Count(7):03}" == "007"


def test_a_phrase_is_filled_in_a_language() -> None:
    phrase = Phrase("{player} has {number:sun|suns}", "{player} hat {number:Sonne|Sonnen}")
    assert phrase.fill("en", player="Anna", number=Count(1)) == "Anna has 1 sun"
    assert phrase.fill("de", player="Anna", number=Count(3)) == "Anna hat 3 Sonnen"


def test_an_unknown_language_is_refused() -> None:
    game = ennead.new("ra", 2, seed=1)
    seat = game.to_act()[0]
    with pytest.raises(ValueError, match="lang must be one of en, de, not 'fr'"):
        game.ask(seat, lang="fr")
    with pytest.raises(ValueError, match="lang must be one of en, de"):
        game.say(seat, game.legal(seat)[0], lang="fr")
    with pytest.raises(ValueError, match="lang must be one of en, de"):
        game.why_not(seat, "pass", lang="fr")
    with pytest.raises(ValueError, match="lang must be one of en, de"):
        catalogue("ra", "fr")


def test_what_is_not_offered_has_no_words() -> None:
    game = ennead.new("ra", 2, seed=1)
    with pytest.raises(ennead.IllegalAnswer):
        game.say(game.to_act()[0], 99)
    assert game.ask(1 - game.to_act()[0]) == ""


def test_lists_are_joined() -> None:
    assert joined([], "en") == ""
    assert joined(["a"], "en") == "a"
    assert joined(["a", "b", "c"], "en") == "a, b and c"
    assert joined(["a", "b"], "de") == "a und b"


def test_a_player_without_a_name_is_a_number_from_1() -> None:
    assert player_name(0, "en", []) == "Player 1"
    assert player_name(2, "de", ["Anna"]) == "Spieler 3"
    assert player_name(0, "de", ["Anna"]) == "Anna"


def test_a_rule_has_a_sentence_in_both_languages_without_its_mark() -> None:
    assert rule_text("ra", "RA-S4", "en") == "Every player starts with 10 points of fame."
    for lang in ("en", "de"):
        assert "*" not in rule_text("ra", "RA-A14", lang)
    with pytest.raises(KeyError):
        rule_text("ra", "RA-Z9", "en")
