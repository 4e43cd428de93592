"""What views show of a conflict: its regions in order, its battle by steps and by parts."""

from __future__ import annotations

from typing import Any

from tests.games.ankh.random_games import positions, random_games
from tests.rule import rule
from tests.scenario.ankh import conflict, followers, given, gods, hand, powers

ATTUNED = """
    Ag    Bg    tA
       Aw    Ac
    """


def fighters(view: dict[str, Any]) -> dict[int, Any]:
    """The fighting gods of a view."""
    return {fighter["god"]: fighter for fighter in view["fight"]["gods"]}


@rule("AK-Y9")
def test_a_view_shows_what_strength_is_made_of() -> None:
    game = given(ATTUNED, powers(A="temple_attuned"), conflict()).game
    first = fighters(game.view(None))[0]
    assert [part["strength"] for part in first["parts"]] == [1, 1, 1, 2]
    assert first["parts"][-1] == {"part": "power", "power": "temple_attuned", "strength": 2}
    assert first["strength"] == 5


@rule("AK-Y9")
def test_the_parts_of_strength_add_up_in_every_battle() -> None:
    seen: set[str] = set()
    for seed, game in enumerate(random_games(4, "middle_kingdom", 6)):
        for position in positions(game, seed):
            view = position.view(None)
            for strength, fighter in zip(
                view["strengths"] or [],
                fighters(view).values() if view["fight"] else [],
                strict=True,
            ):
                assert fighter["strength"] == strength
                seen.update(part["part"] for part in fighter["parts"])
    assert {"figure", "card", "power"} <= seen


@rule("AK-X3")
def test_a_conflict_shows_its_regions_in_order_with_their_states() -> None:
    seen: set[str] = set()
    for seed, game in enumerate(random_games(3, "old_kingdom", 6)):
        for position in positions(game, seed):
            view = position.view(None)
            if view["conflict"] is None:
                assert view["fight"] is None
                continue
            regions = view["conflict"]["regions"]
            tokens = [region["token"] for region in regions]
            states = [region["state"] for region in regions]
            assert tokens == sorted(tokens)
            assert states == sorted(states, key=["done", "now", "to_come"].index)
            if view["fight"] is not None:
                assert tokens[states.index("now")] == view["fight"]["token"]
                seen.add(view["fight"]["step"])
    assert {"cards", "plague", "building"} <= seen


def test_a_view_names_the_step_and_the_next_unlock() -> None:
    game = given(ATTUNED, powers(A="commanding"), conflict()).game
    view = game.view(0)
    assert view["fight"]["step"] == "cards"
    assert view["next_unlock"][0]["level"] == 1
    assert view["next_unlock"][0]["guardian"] is not None
    assert view["next_unlock"][1] == {"level": 1, "cost": 1, "guardian": None}


@rule("AK-Y9")
def test_the_count_of_strength_tells_the_shares_of_figures_cards_and_powers() -> None:
    game = given(ATTUNED, powers(A="temple_attuned"), conflict())
    game.plays(A="drought", B="miracle")
    assert game.told("strength") == [((1, 0), (1, 6), ((1, 0, 0), (3, 1, 2)))]


@rule("AK-Y9", "AK-Y20")
def test_a_god_without_a_figure_left_shows_no_strength() -> None:
    drawing = """
        Ag    Bw    .
           tB    .
        """
    game = given(
        drawing, gods(B="osiris"), followers(A=1, B=0), powers(B="temple_attuned"), conflict()
    )
    game.plays(A="plague", B="chariots").answers("A", "bid 1")
    view = game.game.view(None)
    assert view["asked"]["question"] == "choose_token"
    assert dict(zip(view["battle"]["gods"], view["strengths"], strict=True)) == {0: 2, 1: 0}


@rule("AK-Y9")
def test_a_god_that_chooses_sees_how_strong_each_card_would_make_it() -> None:
    game = given(
        ATTUNED, powers(A="temple_attuned"), hand(A="chariots drought maat"), conflict()
    ).game
    asked = game.view(0)["asked"]
    assert asked["strengths"] == {"drought": 6, "chariots": 8, "maat": 5}
    assert game.view(None)["asked"]["strengths"] is None
    assert game.view(1)["asked"]["strengths"]["chariots"] == 4


@rule("AK-Y11")
def test_a_view_names_the_god_that_can_win_a_tie() -> None:
    two = "Aw    Bw    -     -     Aw    Bg\n   .     .     -     -     ."
    game = given(two, conflict(by="B"))
    assert game.game.view(None)["fight"]["tie"] == 1
    game.plays(A="maat", B="maat").answers("B", "break the tie")
    assert game.game.view(None)["fight"]["tie"] is None


@rule("AK-K3", "AK-K7")
def test_a_view_counts_what_a_plague_kills_also_under_flood() -> None:
    game = given(ATTUNED, followers(A=1, B=1), conflict()).plays(A="flood", B="plague").game
    assert game.view(None)["fight"]["step"] == "plague"
    assert {god: one["plague_kills"] for god, one in fighters(game.view(None)).items()} == {
        0: 2,
        1: 0,
    }
