"""Hints, chances and reviews."""

from __future__ import annotations

import pytest

import ennead
from ennead.bots import Seen
from ennead.bots.analysis import chances, hints, review
from ennead.bots.analysis.plan import intended
from ennead.bots.analysis.review import better_answer
from ennead.bots.game_bots import bots_of
from ennead.engine.rng import seeded
from ennead.games import GAMES
from tests.bots.positions import played, questions, whole_game
from tests.scenario.ankh import conflict, given, hand

CASES = [("ra", 2), ("ra", 5), ("ankh", 2), ("ankh", 4)]


@pytest.mark.parametrize(("game", "players"), CASES)
def test_chances_are_there_for_every_seat_and_together_they_are_one(
    game: str, players: int
) -> None:
    for position in questions(game, players, 3, (1, 6)):
        found = chances(position)
        assert len(found) == players
        assert sum(found) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in found)


@pytest.mark.parametrize(("game", "players"), CASES)
def test_the_winners_share_the_chances_of_a_finished_game(game: str, players: int) -> None:
    over = whole_game(game, players)
    winners = [seat for place, seat, _ in over.ranking() if place == 1]
    for seat, chance in enumerate(chances(over)):
        share = 1 / len(winners) if winners else 1 / players  # in Ankh all may be forgotten
        assert chance == (share if seat in winners or not winners else 0)


def test_chances_do_not_depend_on_sealed_answers() -> None:
    for position in questions("ankh", 4, 3, (1,)):
        asked = position.to_act()
        if len(asked) < 2:
            continue
        found = chances(position)
        for answer in position.legal(asked[0]):
            sealed = position.clone()
            sealed.apply(asked[0], answer)
            assert chances(sealed) == found


def test_partners_of_a_merged_god_have_equal_chances() -> None:
    game = played("ankh", 3, 2, 150)
    seats = range(3)
    while len(set(game.view(None)["plays"])) == 3:
        seat = game.to_act()[0]
        game.apply(seat, game.legal(seat)[0])
    plays = game.view(None)["plays"]
    found = chances(game)
    assert all(found[seat] == found[plays[seat]] for seat in seats)
    assert sum(found) == pytest.approx(1)


def test_more_points_are_better_chances() -> None:
    game = played("ra", 3, 4, 120, "greedy")
    before = chances(game)
    position = game.position()
    position["areas"][1]["points"] += 15
    after = chances(ennead.load(position, trusted=True))
    assert after[1] > before[1]
    assert after[0] < before[0]


@pytest.mark.parametrize(("game", "players"), [("ra", 4), ("ankh", 3)])
def test_hints_are_legal_answers_best_first_with_words_and_reasons(game: str, players: int) -> None:
    for position in questions(game, players, 7, (2,))[:8]:
        seat = position.to_act()[-1]
        found = hints(Seen(position, seat), simulations=10)
        assert found
        assert [hint.value for hint in found] == sorted([h.value for h in found], reverse=True)
        for hint in found:
            assert hint.answer in position.legal(seat)
            assert 0 <= hint.value <= 1
            assert hint.words == position.say(seat, hint.answer)
            assert hint.reasons == "" or hint.reasons.endswith(".")


@pytest.mark.parametrize(("game", "players"), [("ra", 4), ("ankh", 3)])
def test_most_hints_have_a_reason(game: str, players: int) -> None:
    best = [
        hints(Seen(position, position.to_act()[-1]), simulations=10)[0]
        for position in questions(game, players, 7, (3,))[:20]
    ]
    assert sum([bool(hint.reasons) for hint in best]) > 0.5 * len(best)


def test_a_hint_shows_the_rest_of_the_turn() -> None:
    game = played("ankh", 3, 5, 22, "greedy")
    seat = game.to_act()[0]
    for hint in hints(Seen(game, seat), simulations=10):
        follower = game.clone()
        for planned in hint.plan:
            assert follower.view(seat)["asked"]["question"] == planned.question
            written = {follower.notation(seat, answer): answer for answer in follower.legal(seat)}
            assert follower.say(seat, written[planned.notation]) == planned.words
            follower.apply(seat, written[planned.notation])
    assert any(hint.turn for hint in hints(Seen(game, seat), simulations=10))


AUCTION = {
    "game": "ra",
    "players": 2,
    "sun": 1,
    "track": ["gold", "gold", "god"],
    "areas": [{"suns": [2, 3, 5, 9]}, {"suns": [4, 6, 7, 8]}],
    "pending": [["EndOfEpoch"], ["EndTurn", 0], ["Bid", 1, 0, 0, 0, -1]],
}


def reasons_of(position: dict[str, object], seat: int, lang: str = "en") -> dict[str, str]:
    game = ennead.load(position, chance="ask")
    found = hints(Seen(game, seat), lang, simulations=30)
    return {game.notation(seat, hint.answer): hint.reasons for hint in found}


def test_reasons_say_what_tiles_are_worth_and_which_sun_is_kept() -> None:
    assert reasons_of(AUCTION, 1) == {
        **{f"bid {sun}": "The tiles are worth 8 points to you." for sun in (4, 6, 7, 8)},
        "pass": "Keeps sun 8 for later auctions.",
    }
    last = {**AUCTION, "pending": [*AUCTION["pending"][:2], ["Bid", 0, 0, 0, 8, 1]]}  # type: ignore[index]
    assert reasons_of(last, 0)["bid 9"] == (
        "Nobody after you can bid more, and the tiles are worth 8 points to you."
    )
    assert reasons_of(last, 0, "de")["pass"] == "Behält Sonne 9 für spätere Auktionen."


@pytest.mark.parametrize("lang", ["en", "de"])
def test_facts_of_ankh_are_true(lang: str) -> None:
    """What is said of a monument or a majority is what the board after the turn shows."""
    found = 0
    for position in questions("ankh", 3, 2, (1,)):
        seat = position.to_act()[0]
        for answer in position.legal(seat)[:3]:
            intention = intended(Seen(position, seat), answer, 1, lang)
            facts = bots_of("ankh").facts
            assert facts is not None
            before, after = intention.before.view(seat), intention.after.view(seat)
            god = before["plays"][seat]
            gained = {m[1] for m in after["monuments"] if m[2] == god}
            gained -= {m[1] for m in before["monuments"] if m[2] == god}
            told = [fact.words for fact in facts(intention, lang)]
            control = "Takes control of" if lang == "en" else "Kontrolle über"
            said = [words for words in told if control in words]
            if len(before["regions"]) == len(after["regions"]):
                assert {words.split()[-1].rstrip(".") for words in said} == gained
                found += len(said)
    assert found


def test_hints_speak_german() -> None:
    game = played("ra", 2, 4, 20)
    seat = game.to_act()[0]
    english = hints(Seen(game, seat), simulations=20)
    german = hints(Seen(game, seat), lang="de", simulations=20)
    assert [hint.answer for hint in german] == [hint.answer for hint in english]
    assert [hint.words for hint in german] == [game.say(seat, h.answer, "de") for h in german]
    assert all(g.reasons != e.reasons for g, e in zip(german, english, strict=True) if e.reasons)
    assert any(hint.reasons for hint in german)


def test_every_number_of_a_position_has_a_name_in_both_languages() -> None:
    for game in GAMES:
        known = bots_of(game)
        assert known.state is not None
        assert tuple(known.features) == known.state.names


@pytest.mark.parametrize("game", ["ra", "ankh"])
def test_hints_do_not_depend_on_what_is_hidden(game: str) -> None:
    for position in questions(game, 2, 3, (2,))[:6]:
        seat = position.to_act()[-1]
        found = hints(Seen(position, seat), simulations=6)
        for seed in (1, 2):
            other = position.resample(seat, seed)
            other.rng = seeded(seed)
            assert hints(Seen(other, seat), simulations=6) == found


def test_a_seat_that_is_not_asked_gets_no_hint() -> None:
    game = ennead.new("ra", 2, seed=1)
    with pytest.raises(ValueError, match="is not asked now"):
        hints(Seen(game, 1 - game.to_act()[0]))
    with pytest.raises(ValueError, match="lang must be one of en, de, not 'fr'"):
        hints(Seen(game, game.to_act()[0]), lang="fr")
    with pytest.raises(ValueError, match="simulations must be 1 or more, not 0"):
        hints(Seen(game, game.to_act()[0]), simulations=0)


@pytest.mark.parametrize(("game", "players"), [("ra", 3), ("ankh", 3)])
def test_a_review_has_the_chances_after_every_answer(game: str, players: int) -> None:
    over = whole_game(game, players)
    found = review(over.record().dumps())
    answers = [seat for seat, _ in over.log.answers() if seat >= 0]
    assert len(found.chances) == len(answers) + 1
    assert found.chances[-1] == chances(over)
    assert 1 <= len(found.swings) <= 5
    for swing in found.swings:
        assert swing.by == answers[swing.step - 1]
        before, after = found.chances[swing.step - 1], found.chances[swing.step]
        assert swing.gain == pytest.approx(after[swing.seat] - before[swing.seat])
        assert swing.better is None or swing.better.gain > 0
        assert abs(swing.gain) == pytest.approx(
            max(abs(a - b) for a, b in zip(after, before, strict=True))
        )


def test_a_review_says_what_would_have_been_better() -> None:
    """Seat 1 gives its last chance away: it passes on tiles that nobody else can bid for."""
    swing = (
        {"suns": [9], "spent": [2, 3, 4], "tiles": {"pharaoh": 3}},
        {"suns": [1], "spent": [5, 6, 7], "tiles": {"pharaoh": 2}},
    )
    position = {
        "game": "ra",
        "players": 2,
        "epoch": 3,
        "ra_tiles": 2,
        "sun": 8,
        "track": ["pharaoh", "pharaoh", "pharaoh", "gold", "gold", "gold"],
        "areas": list(swing),
        "pending": [["EndOfEpoch"], ["EndTurn", 1], ["Bid", 0, 1, 1, 0, -1]],
    }
    game = ennead.load(position, chance="ask")
    better = better_answer(game, 0, game.parse(0, "pass"), "en", 60)
    assert better is not None
    assert better.words == "bid sun 9"
    assert better.gain > 0.04
    assert better_answer(game, 0, game.parse(0, "bid 9"), "en", 60) is None


def test_a_record_can_be_reviewed_before_the_game_is_over() -> None:
    assert len(review(played("ankh", 2, 1, 5).record().dumps(), "de").chances) == 6
    assert review(ennead.new("ra", 2, chance="ask").record().dumps()).chances == [[0.5, 0.5]]


def test_a_broken_record_is_refused() -> None:
    text = whole_game("ra", 2).record().dumps().replace("0 ra", "0 sleep")
    with pytest.raises(ValueError, match="expected one of"):
        review(text)


def test_nothing_speaks_only_against_the_answer_that_is_recommended() -> None:
    for seed in (0, 1, 3):
        game = ennead.new("ankh", 4, seed=seed)
        best = hints(Seen(game, game.to_act()[0]), seed=seed)[0]
        assert best.words == "Move Figures"
        assert "beside" in best.reasons, best.reasons


def test_a_hint_for_a_battle_card_says_what_the_card_does_there() -> None:
    drawing = """
        Ag    Bw    Aw
           .     Bw
        """
    game = given(drawing, hand(A="plague flood drought maat miracle"), conflict()).game
    view = game.view(0)
    told = {hint.words: hint.reasons for hint in hints(Seen(game, 0), "en", simulations=40, seed=2)}
    assert set(told) == {"play Plague of Locusts", "play Flood", "play Drought",
                         "play Cycle of Ma'at", "play Miracle"}  # fmt: skip
    kills = {one["god"]: one["plague_kills"] for one in view["fight"]["gods"]}
    plague = f"Its plague threatens {kills[1]} figures of other gods."
    assert told["play Plague of Locusts"] == plague
    assert told["play Cycle of Ma'at"] == "Takes back 2 played cards."
    losses = f"If you lose them, up to {kills[0]} devotion for your figures."
    assert told["play Miracle"] == losses
    assert not any("Better for" in reasons for reasons in told.values())
