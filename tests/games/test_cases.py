"""A reason says the case at hand, with its numbers, before the rule."""

from __future__ import annotations

import ennead


def ankh(*answers: str) -> ennead.Game:
    """Isis and Ra in the Old Kingdom, after some answers."""
    game = ennead.new("ankh", 2, seed=3, gods=["isis", "ra"], scenario="old_kingdom", first=0)
    for answer in answers:
        game.play(answer)
    return game


def case(game: ennead.Game, seat: int, *wish: object, lang: str = "en") -> str:
    reason = game.why_not(seat, *wish, lang=lang)  # type: ignore[arg-type]  # a verb and things
    assert reason is not None
    assert reason.told() == f"{reason.case} {reason.text}".strip()
    return reason.case


def test_a_space_that_is_too_far_away_is_told_with_its_distance() -> None:
    game = ankh("move", "figure B5")
    far = [wish for wish in ("J6", "G5", "F3") if "spaces away" in case(game, 0, "to", wish)]
    assert far
    start = "B5"
    assert case(game, 0, "to", far[0]).startswith(f"{far[0]} is ")
    assert "; 3 are allowed." in case(game, 0, "to", far[0])
    assert "erlaubt sind 3" in case(game, 0, "to", far[0], lang="de")
    assert case(game, 0, "to", start) == ""


def test_what_stands_on_a_space_is_named() -> None:
    game = ankh("move", "figure B5")
    assert case(game, 0, "to", "B4") == "The god figure stands on B4."
    assert case(game, 0, "to", "B4", lang="de") == "Die Gottfigur steht auf B4."


def test_a_figure_that_may_not_move_is_told_why() -> None:
    game = ankh("move")
    other = next(f["at"] for f in game.view(0)["figures"] if f["god"] == 1)
    assert case(game, 0, "figure", other) == "This is no figure of yours."
    assert case(game, 0, "figure", other, lang="de") == "Das ist keine deiner Figuren."
    game.play("figure B5")
    goal = str(game.answers(0)[0]).removeprefix("to ")
    game.play(f"to {goal}")
    assert case(game, 0, "figure", goal) == "It has moved in this action."


def test_what_a_power_costs_is_told_with_what_one_has() -> None:
    game = ennead.load({**ankh().position(), "areas": poor(ankh().position()["areas"])}, seed=1)
    assert case(game, 0, "unlock", "revered") == ("The next power costs 1; your followers: 0.")


def poor(areas: list[dict[str, object]]) -> list[dict[str, object]]:
    return [{**area, "followers": 0} for area in areas]


def test_a_bid_is_compared_with_the_highest() -> None:
    areas = [{"suns": [2, 5, 6, 9]}, {"suns": [3, 4, 7, 8]}]
    pending = [["EndOfEpoch"], ["EndTurn", 0], ["Bid", 1, 0, 0, 0, -1]]
    game = ennead.load({"game": "ra", "players": 2, "areas": areas, "pending": pending}, seed=1)
    game.play("bid 7")
    assert case(game, 0, "bid", 5) == "The highest bid is 7; 5 is not higher."
    assert case(game, 0, "bid", 3) == "Sun 3 does not lie face up before you."
    assert case(game, 0, "bid", 6, lang="de") == "Das höchste Gebot ist 7; 6 ist nicht höher."
