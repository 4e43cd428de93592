"""What is told while the game goes on, word for word."""

from __future__ import annotations

import ennead
from ennead.engine.table import Event
from ennead.games.ra.table.tiles import (
    AGRICULTURE,
    ART,
    DROUGHT,
    GOD,
    NILE,
    OBELISK,
    PHARAOH,
    PYRAMID,
    UNREST,
)
from ennead.games.ra.words.tell import tell
from tests.rule import rule
from tests.scenario.ra import RaScenario, given, new_game

NAMES = ["Anna", "Bob", "Cathy"]


def told(game: RaScenario, events: list[Event], lang: str = "en") -> list[str]:
    """The events so far as sentences; they are told only once."""
    sentences = [game.game.tell(event, lang, NAMES) for event in events]
    events.clear()
    return sentences


def test_dealing_is_told() -> None:
    game = new_game(3)
    events = game.game.listen()
    game.chance("suns 2", "suns 1")
    assert told(game, events) == [
        "Anna gets the suns 3, 6, 9 and 12.",
        "Bob gets the suns 2, 5, 8 and 13.",
        "Cathy gets the suns 4, 7, 10 and 11.",
    ]


def test_an_auction_is_told() -> None:
    game = given(track="nile gold")
    events = game.game.listen()
    game.invokes("A").bids(B="pass", C=4, A="pass")
    assert told(game, events) == [
        "Anna invokes Ra.",
        "Bob passes.",
        "Cathy bids sun 4.",
        "Anna passes.",
        "Cathy wins a Nile tile and a Gold tile.",
        "Cathy leaves sun 4 on the board and takes sun 1, face down.",
    ]
    game.draws("B", "ra").bids(C="pass", A="pass", B="pass")
    assert told(game, events, "de") == [
        "Bob zieht ein Ra-Plättchen.",
        "Cathy passt.",
        "Anna passt.",
        "Bob passt.",
        "Niemand bietet.",
    ]
    game.invokes("C").bids(A="pass", B=12)
    assert "Bob wins the empty auction track." in told(game, events)


@rule("RA-A3")
def test_a_player_who_is_passed_over_is_not_told_to_pass() -> None:
    game = given(suns={"B": []})
    events = game.game.listen()
    game.invokes("A").bids(C="pass")
    assert told(game, events) == ["Anna invokes Ra.", "Cathy passes."]


def test_a_full_track_that_nobody_wants_is_told() -> None:
    game = given(track="nile*7 gold", tiles={"A": "god"})
    events = game.game.listen()
    game.invokes("A").bids(B="pass", C="pass", A="pass")
    assert told(game, events)[-2:] == [
        "Nobody bids.",
        "The auction track is cleared. Out of the game: 7 Nile tiles and a Gold tile.",
    ]


@rule("RA-G6")
def test_gods_and_disasters_are_told() -> None:
    game = given(track="unrest gold", tiles={"A": "god*2 art*3"})
    events = game.game.listen()
    game.answers("A", "god", "take unrest", "done")
    assert told(game, events) == [
        "Anna plays a God tile.",
        "Anna takes an Unrest tile.",
        "Unrest strikes Anna.",
        "Anna loses 2 Art tiles.",
    ]


@rule("RA-D2")
def test_only_losses_are_told() -> None:
    game = given(track="unrest earthquake", tiles={"A": "art writing temple"})
    events = game.game.listen()
    game.invokes("A").bids(B="pass", C="pass", A=2)
    assert [sentence for sentence in told(game, events) if "loses" in sentence] == [
        "Anna loses a Temple.",
        "Anna loses an Art tile.",
        "Anna loses a Writing tile.",
    ]


@rule("RA-E2")
def test_the_end_of_an_epoch_is_told() -> None:
    game = given(ra_tiles=7, track="nile", tiles={"A": "gold art", "B": "pharaoh", "C": "god art"})
    events = game.game.listen()
    game.draws("A", "ra")
    assert told(game, events) == [
        "Anna draws a Ra tile.",
        "Epoch 1 ends: the Ra track is full.",
        "The auction track is cleared. Out of the game: a Nile tile.",
        "Epoch 1 is scored: Anna gains 1 point, Bob gains nothing and Cathy gains nothing.",
    ]


@rule("RA-E2")
def test_nothing_is_told_to_leave_an_empty_track() -> None:
    game = given(ra_tiles=7)
    events = game.game.listen()
    game.draws("A", "ra")
    assert told(game, events)[1:] == [
        "Epoch 1 ends: the Ra track is full.",
        "Epoch 1 is scored: Anna loses 5 points, Bob loses 5 points and Cathy loses 5 points.",
    ]


@rule("RA-P10")
def test_the_scores_of_the_last_epoch_are_told_with_monuments_and_suns() -> None:
    game = given(epoch=3, ra_tiles=7, tiles={"A": "art", "B": "art temple", "C": "art"})
    events = game.game.listen()
    game.draws("A", "ra")
    assert told(game, events)[-1] == (
        "Epoch 3 is scored: Anna loses 5 points, Bob gains 1 point and Cathy gains 5 points."
    )


@rule("RA-G1")
def test_a_view_tells_how_many_tiles_were_taken() -> None:
    game = given(tiles={"A": "god*3"}, track="nile flood gold art").answers("A", "god")
    for taken, tile in enumerate(["nile", "flood"]):
        assert game.game.view(None)["asked"]["taken"] == taken
        game.answers("A", f"take {tile}")
    assert game.game.view(None)["asked"]["taken"] == 2


def test_nothing_is_told_while_nobody_listens() -> None:
    game = given().draws("A", "nile")
    assert game.game.listen() == []


def test_tiles_are_counted_by_their_plurals() -> None:
    tiles = [PYRAMID, PHARAOH, PYRAMID, ART, ART, NILE, NILE]
    event = Event("won", 0, tiles)
    assert tell(event, "en", ["Anna"]) == (
        "Anna wins 2 Pyramids, a Pharaoh, 2 Art tiles and 2 Nile tiles."
    )
    assert tell(event, "de", ["Anna"]) == (
        "Anna ersteigert 2 Pyramiden, einen Pharao, 2 Kunst-Plättchen und 2 Nil-Plättchen."
    )


def test_a_turn_is_asked_with_what_may_be_done_in_it() -> None:
    game = ennead.new("ra", 2, seed=1)
    seat = game.to_act()[0]
    assert game.ask(seat) == "Your turn: draw a tile or invoke Ra?"
    assert game.ask(seat, "de") == "Du bist am Zug: ein Plättchen ziehen oder Ra anrufen?"


@rule("RA-P11")
def test_a_loss_that_stops_at_zero_is_told_as_it_was_paid() -> None:
    game = given(ra_tiles=7, points={"A": 3, "B": 1, "C": 0})
    events = game.game.listen()
    game.draws("A", "ra")
    assert game.game.rules.event_data(game.game.table, events[-1])["changes"] == [-3, -1, 0]
    assert game.game.tell(events[-1], "en", NAMES) == (
        "Epoch 1 is scored: Anna loses the last 3 points, Bob loses the last point and "
        "Cathy has nothing left to lose."
    )
    assert game.game.tell(events[-1], "de", NAMES) == (
        "Epoche 1 wird gewertet: Anna verliert die letzten 3 Punkte, Bob verliert den letzten "
        "Punkt und Cathy hat nichts mehr zu verlieren."
    )


def test_a_disaster_that_strikes_more_than_once_says_so() -> None:
    struck = [tell(Event("suffered", 0, UNREST, n), "en", ["Don"]) for n in (1, 2, 3)]
    assert struck == [
        "Unrest strikes Don.",
        "Unrest strikes Don twice.",
        "Unrest strikes Don 3 times.",
    ]
    assert tell(Event("suffered", 0, DROUGHT, 2), "de", ["Don"]) == "Eine Dürre trifft Don zweimal."


@rule("RA-D5")
def test_more_is_asked_for_only_after_something_was_discarded() -> None:
    game = given(track="unrest", tiles={"A": "art*2 writing*2"}, suns={"B": [], "C": []})
    game.invokes("A").bids(A=2)
    assert game.game.ask(0) == "Unrest: discard 2 Civilization tiles. Which one now?"
    game.answers("A", "discard art")
    assert game.game.ask(0) == "Unrest: discard 1 more Civilization tile. Which one?"
    assert game.game.ask(0, "de") == "Unruhen: Gib noch 1 Zivilisations-Plättchen ab. Welches?"


@rule("RA-A14")
def test_who_alone_has_suns_is_not_told_that_others_passed() -> None:
    alone = given(suns={"B": [], "C": []}).invokes("A")
    assert "nobody else has a sun" in alone.game.ask(0)
    passed = given(suns={"B": []}).invokes("A").bids(C="pass")
    assert passed.game.ask(0).startswith("All others passed")


def test_german_tiles_are_compounds_with_their_articles() -> None:
    sentences = [
        tell(Event("drawn", 0, tile), "de", ["Don"]) for tile in (AGRICULTURE, OBELISK, GOD)
    ]
    assert sentences == [
        "Don zieht ein Landwirtschafts-Plättchen.",
        "Don zieht einen Obelisken.",
        "Don zieht ein Gott-Plättchen.",
    ]
