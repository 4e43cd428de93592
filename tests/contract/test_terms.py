"""Contract: everything has a name, an explanation and a rule; everything that happens has data."""

from __future__ import annotations

import json

import pytest

import ennead
from ennead.engine.words import LANGUAGES, Term
from ennead.games import GAMES
from ennead.games.catalogue import catalogue
from tests.contract.cases import Case, every_case

#: What needs no explanation or no rule.
UNEXPLAINED = {"value", "direction"}
WITHOUT_RULE = {"game", "option", "pack", *UNEXPLAINED}


@pytest.mark.parametrize("game", list(GAMES))
def test_every_term_has_a_name_an_explanation_and_a_rule_in_both_languages(game: str) -> None:
    english, german = [GAMES[game].terms(lang) for lang in LANGUAGES]
    ids = {rule.id for rule in catalogue(game)}
    assert [keys(term) for term in english] == [keys(term) for term in german]
    assert len({keys(term) for term in english}) == len(english)
    for term in [*english, *german]:
        assert term.name
        assert term.about or term.kind in UNEXPLAINED, keys(term)
        assert term.rule in ids or term.kind in WITHOUT_RULE, keys(term)
    explained = [(e.about, g.about) for e, g in zip(english, german, strict=True) if e.about]
    assert all(en != de for en, de in explained)


def keys(term: Term) -> tuple[str, str]:
    return term.kind, term.id


@pytest.mark.parametrize("game", list(GAMES))
def test_every_option_and_its_values_are_named(game: str) -> None:
    found = {keys(term) for term in GAMES[game].terms("en")}
    for option in GAMES[game].options():
        assert ("option", option.name) in found
        for value in option.values:
            for single in singles(value):
                text = single if isinstance(single, str) else json.dumps(single)
                assert ("value", f"{option.name}={text}") in found


def singles(value: object) -> list[object]:
    """A value, or the sets of one that a larger set is made of: those have names."""
    if isinstance(value, list) and len(value) > 1:
        return [[item] for item in value]
    return [value]


@every_case
def test_what_happened_is_plain_data_in_the_words_of_views(case: Case) -> None:
    for seed, game in case.games(2):
        heard = game.listen()
        for _ in case.play(game, seed):
            for event in heard:
                data = game.rules.event_data(game.table, event)
                assert json.loads(json.dumps(data)) == data
                check_words(case.name, data)
            heard.clear()


def check_words(game: str, data: dict[str, object]) -> None:
    """Pieces are called as the terms are."""
    known = {keys(term) for term in GAMES[game].terms("en")}
    for kind in ("tile", "action", "event", "power", "monument"):
        if kind in data:
            assert (kind, data[kind]) in known
    if "figure" in data:
        assert {("figure", data["figure"]), ("guardian", data["figure"])} & known


def test_a_move_tells_who_went_where() -> None:
    game = ennead.new("ankh", players=2, seed=3, gods=["isis", "ra"])
    heard = game.listen()
    before = game.view(None)["areas"]
    seat = game.to_act()[0]
    game.apply(seat, game.parse(seat, "move"))
    start = before[seat]["figure"]
    game.apply(seat, game.parse(seat, f"figure {start}"))
    heard.clear()
    game.apply(seat, game.legal(seat)[0])
    moved = next(event for event in heard if event.name == "moved")
    assert game.rules.event_data(game.table, moved) == {
        "god": seat,
        "figure": "god",
        "from": start,
        "to": game.view(None)["areas"][seat]["figure"],
    }
