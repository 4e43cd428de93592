"""Disasters (RA-D)."""

from __future__ import annotations

import pytest

import ennead
from tests.rule import rule
from tests.scenario.ra import RaScenario, given, then


def won_by_a(track: str, tiles: str = "", others: str = "") -> RaScenario:
    """A wins what lies on the track, having some tiles already; B has the other tiles."""
    game = given(track=track, tiles={"A": tiles, "B": others})
    return game.invokes("A").bids(B="pass", C="pass", A=2)


@rule("RA-D1")
def test_ordinary_tiles_are_placed_before_disasters_and_may_be_lost() -> None:
    game = won_by_a("funeral pharaoh pharaoh gold")
    then(game).has_only("A", "gold").out(funeral=1, pharaoh=2)


@rule("RA-D1")
def test_every_disaster_won_is_resolved() -> None:
    game = won_by_a("funeral drought unrest earthquake", "pharaoh*3 nile*3 art*2 temple*2 gold")
    then(game).has_only("A", "pharaoh nile gold").asks("B")


@rule("RA-D10")
def test_unrest_is_chosen_for_before_an_earthquake() -> None:
    game = won_by_a("earthquake unrest", "art*2 writing temple*2 sphinx")
    then(game).asks("A").offers("discard art", "discard writing")
    game.answers("A", "discard art", "discard art")
    then(game).asks("A").offers("discard temple", "discard sphinx")
    game.answers("A", "discard sphinx")
    then(game).has_only("A", "writing temple").asks("B")


@rule("RA-D2")
@pytest.mark.parametrize(("pharaohs", "left"), [(0, 0), (1, 0), (2, 0), (3, 1), (7, 5)])
def test_a_disaster_costs_two_tiles_or_what_is_there(pharaohs: int, left: int) -> None:
    game = won_by_a("funeral", f"pharaoh*{pharaohs}")
    then(game).has("A", pharaoh=left).out(pharaoh=pharaohs - left)


@rule("RA-D2")
def test_only_the_taker_of_a_disaster_loses_tiles() -> None:
    game = won_by_a("funeral", "pharaoh*2", others="pharaoh*2")
    then(game).has("A", pharaoh=0).has("B", pharaoh=2)


@rule("RA-D3")
def test_a_funeral_costs_pharaohs_only() -> None:
    game = won_by_a("funeral", "god pharaoh*2 nile flood art gold temple")
    then(game).has_only("A", "god nile flood art gold temple")


@rule("RA-D3")
def test_unrest_costs_civilization_tiles_but_not_gold() -> None:
    game = won_by_a("unrest", "god pharaoh nile flood art writing gold temple")
    then(game).has_only("A", "god pharaoh nile flood gold temple")


@rule("RA-D3")
def test_an_earthquake_costs_monuments_only() -> None:
    game = won_by_a("earthquake", "god pharaoh nile flood art gold temple palace")
    then(game).has_only("A", "god pharaoh nile flood art gold")


@rule("RA-D3")
def test_gold_cannot_be_discarded_under_unrest() -> None:
    game = won_by_a("unrest", "art writing religion gold")
    then(game).asks("A").offers("discard art", "discard writing", "discard religion").refuses(
        "discard gold", because="RA-D3"
    )


@rule("RA-D4")
@pytest.mark.parametrize(
    ("droughts", "held", "left"),
    [
        ("drought", "flood*3 nile*2", "flood nile*2"),
        ("drought", "flood*2 nile*2", "nile*2"),
        ("drought", "flood nile*2", "nile"),
        ("drought", "nile*3", "nile"),
        ("drought", "flood", ""),
        ("drought*2", "flood*3 nile*2", "nile"),
        ("drought*2", "flood*5 nile*2", "flood nile*2"),
        ("drought*2", "flood nile*2", ""),
    ],
)
def test_drought_takes_floods_first_then_niles(droughts: str, held: str, left: str) -> None:
    then(won_by_a(droughts, held)).has_only("A", left).asks("B")


@rule("RA-D5")
def test_the_player_chooses_which_civilization_tiles_go() -> None:
    game = won_by_a("unrest", "art*2 writing")
    then(game).asks("A").offers("discard art", "discard writing")
    game.answers("A", "discard art")
    then(game).asks("A").offers("discard art", "discard writing")
    game.answers("A", "discard art")
    then(game).has_only("A", "writing").asks("B")


@rule("RA-D5")
def test_the_player_chooses_which_monuments_go() -> None:
    game = won_by_a("earthquake", "temple*3 sphinx")
    game.answers("A", "discard sphinx")
    then(game).has_only("A", "temple*2").asks("B")


@rule("RA-D5")
def test_no_discard_can_be_declined() -> None:
    game = won_by_a("unrest", "art writing religion")
    then(game).asks("A").refuses("pass", because="RA-D2").refuses("done", because="RA-D2")


@rule("RA-D5")
def test_only_tiles_of_ones_own_can_be_discarded() -> None:
    game = won_by_a("unrest", "art writing religion", others="astronomy")
    then(game).asks("A").refuses("discard astronomy", because="RA-D2")
    then(game).refuses_to("B", "discard astronomy", because="RA-D2")


@rule("RA-D5")
def test_nothing_is_asked_where_there_is_nothing_to_choose() -> None:
    then(won_by_a("unrest", "art*4")).has_only("A", "art*2").asks("B")
    then(won_by_a("unrest", "art writing")).has_only("A", "").asks("B")


@rule("RA-D10")
@pytest.mark.parametrize(
    ("track", "held", "gone"),
    [
        ("funeral unrest", "pharaoh*3 art*2 writing", {"pharaoh": 2}),
        ("drought unrest", "flood*3 nile art*2 writing", {"flood": 2, "nile": 0}),
        ("drought unrest", "flood nile*3 art*2 writing", {"flood": 1, "nile": 1}),
        ("earthquake unrest", "temple*3 art*2 writing", {"temple": 2}),
        ("funeral earthquake", "pharaoh*5 temple*2 sphinx", {"pharaoh": 2}),
    ],
)
def test_what_leaves_no_choice_is_lost_before_anything_is_chosen(
    track: str, held: str, gone: dict[str, int]
) -> None:
    game = won_by_a(track, held)
    then(game).asks("A").out(**gone)
    again = RaScenario(ennead.load(game.game.position(), chance="ask"))
    then(again).asks("A").offers(*then(game).asks("A").offered())
    assert again.game.position() == game.game.position()


@rule("RA-D5")
def test_the_last_kind_left_is_lost_in_one_go() -> None:
    game = won_by_a("unrest*2", "art*4 writing")
    events = game.game.listen()
    game.answers("A", "discard writing")
    then(game).has_only("A", "art").asks("B")
    assert [event.fields[1:] for event in events if event.name == "discarded"] == [(9, 1), (5, 3)]


@rule("RA-D6")
def test_several_disasters_of_one_category_add_up() -> None:
    then(won_by_a("funeral*2", "pharaoh*5")).has_only("A", "pharaoh")
    then(won_by_a("unrest*3", "art*5 writing*2")).asks("A")


@rule("RA-D6")
def test_two_unrests_cost_four_chosen_tiles() -> None:
    game = won_by_a("unrest*2", "art*3 writing*2")
    game.answers("A", "discard art", "discard writing", "discard writing")
    then(game).has_only("A", "art").out(art=2, writing=2, unrest=2).asks("B")


@rule("RA-D7")
def test_discarded_tiles_and_the_disasters_leave_the_game() -> None:
    game = won_by_a("drought earthquake*2", "flood nile temple")
    then(game).has_only("A", "").out(drought=1, earthquake=2, flood=1, nile=1, temple=1)


@rule("RA-D8")
@pytest.mark.parametrize("disaster", ["funeral", "drought", "unrest", "earthquake"])
def test_a_disaster_with_nothing_to_discard_leaves_without_effect(disaster: str) -> None:
    game = won_by_a(disaster, "god gold")
    then(game).has_only("A", "god gold").out(**{disaster: 1}).asks("B")


@rule("RA-D9")
def test_disasters_nobody_wants_have_no_effect() -> None:
    game = given(track="funeral*2 nile*6", tiles={"A": "god pharaoh*2", "B": "pharaoh"})
    game.invokes("A").bids(B="pass", C="pass", A="pass")
    then(game).has("A", pharaoh=2).has("B", pharaoh=1).out(funeral=2, pharaoh=0)


@rule("RA-D9")
def test_disasters_on_the_track_at_the_end_of_an_epoch_have_no_effect() -> None:
    game = given(track="funeral", ra_tiles=7, tiles={"A": "pharaoh*2"}).draws("A", "ra")
    then(game).has("A", pharaoh=2).out(funeral=1, pharaoh=0)
