"""Sphinxes, and the palace with its priests (AK-X-SPH, AK-X-PAL): house rules."""

from __future__ import annotations

from typing import Any

import pytest

import ennead
from tests.games.ankh.packs.court import COURT, TWO, cards, priests, ruler
from tests.rule import rule
from tests.scenario.ankh import (
    AnkhScenario,
    after_merging,
    conflict,
    devotion,
    eve,
    event,
    followers,
    given,
    gods,
    markers,
    options,
    order_tokens,
    powers,
    then,
    turn,
)
from tests.scenario.ankh_parts import Part

LANDS = """
    Ag    .     .     Bg
       t     .     .
    .     .     .     .
"""


def control(*parts: Part, drawing: str = LANDS, by: str = "A") -> AnkhScenario:
    """A player triggers a Control Monument event; nothing can be controlled."""
    return given(drawing, TWO, COURT, turn(by), markers(gain=2), event(0), *parts).answers(
        by, "gain"
    )


# ---------------------------------------------------------------- sphinxes


def set_up(players: int, seed: int = 1, **chosen: Any) -> ennead.Game:
    """A game in which sphinxes are placed."""
    return ennead.new("ankh", players, seed=seed, packs=["pharaoh"], first=0, **chosen)


@rule("AK-X-SPH1", "AK-C2")
def test_the_sphinx_is_a_fourth_type_and_there_are_five() -> None:
    assert set_up(2).view(None)["supply"]["monuments"]["sphinx"] == 5
    six = [["sphinx", space, None] for space in ("C0", "E0", "D0", "A1", "C1", "E1")]
    with pytest.raises(ennead.PositionError, match="too many of sphinx"):
        ennead.load({**given(LANDS, TWO, COURT).game.position(), "monuments": six})


@rule("AK-X-SPH2")
@pytest.mark.parametrize(
    ("players", "order"), [(2, [1, 0, 1, 0]), (3, [2, 1, 0]), (5, [4, 3, 2, 1, 0])]
)
def test_in_reverse_player_order_each_player_puts_a_sphinx(players: int, order: list[int]) -> None:
    game = set_up(players)
    asked = []
    while game.view(None)["asked"]["question"] == "place_sphinx":
        seat = game.to_act()[0]
        asked.append(seat)
        check_places(game, seat)
        game.apply(seat, game.legal(seat)[0])
    assert asked == order
    sphinxes = [m for m in game.view(None)["monuments"] if m[0] == "sphinx"]
    assert len(sphinxes) == len(order)
    assert all(god is None for _, _, god in sphinxes)


def check_places(game: ennead.Game, seat: int) -> None:
    """Regions with the fewest sphinxes only, and no monument is next to the space."""
    view = game.view(None)
    where = {space: n for n, region in enumerate(view["regions"]) for space in region["land"]}
    numbers = [0] * len(view["regions"])
    for kind, space, _ in view["monuments"]:
        numbers[where[space]] += kind == "sphinx"
    spaces = [str(answer).split()[-1] for answer in game.answers(seat)]
    assert {numbers[where[space]] for space in spaces} == {min(numbers)}
    taken = {space for _, space, _ in view["monuments"]}
    assert not taken & set(spaces)


@rule("AK-X-SPH2")
def test_not_next_to_a_monument() -> None:
    game = set_up(2)
    monument = game.view(None)["monuments"][0][1]
    seat = game.to_act()[0]
    reason = game.why_not(seat, "sphinx", monument)
    assert reason is not None
    assert reason.rule == "AK-X-SPH2"


@rule("AK-X-SPH2")
def test_a_land_may_place_them_itself() -> None:
    land = {
        "name": "Two Banks",
        "player_counts": [2],
        "special_rules": [],
        "p2": {
            "players": 2,
            "order": {
                "1": {"name": "delta", "at": "F1"},
                "2": {"name": "east", "at": "H4"},
                "3": {"name": "north-west", "at": "B3"},
                "4": {"name": "south-west", "at": "D7"},
            },
            "camels": ["A4/A3", "A4/B3", "B4/B3", "B4/C4"],
            "neutral": [["sphinx", "D4"]],
            "player": [
                {"god": "C3", "warriors": ["B3"], "monuments": [["temple", "C4"]]},
                {"god": "G7", "warriors": ["G6"], "monuments": [["pyramid", "F6"]]},
            ],
        },
    }
    game = set_up(2, scenario=land)
    assert game.view(None)["asked"]["question"] == "place_ruler"


@rule("AK-X-SPH3", "AK-F1", "AK-X7", "AK-L2a")
def test_a_sphinx_is_a_monument_for_every_rule() -> None:
    gain = given("Ag    .     .     Bg\n   s     .     .", TWO, COURT).answers("A", "gain")
    then(gain).followers_changed(A=1)
    majority = given("Ag    sA    .     Bg\n   .     .     .", TWO, COURT, conflict())
    majority.plays(A="maat", B="chariots")
    then(majority).devotion(A=1)
    strong = "Ag    sA    sA    Bg\n   sA    .     ."
    resplendent = given(strong, TWO, COURT, powers(A="resplendent"), conflict())
    resplendent.plays(A="maat", B="chariots")
    then(resplendent).strength(A=3)


@rule("AK-X-SPH3", "AK-K4")
def test_build_monument_may_build_one_while_the_supply_has_one() -> None:
    drawing = "Ag    .     .     Bg\n   {}     .     ."
    game = given(drawing.format("s"), TWO, COURT, followers(A=3), conflict())
    game.plays(A="build", B="chariots")
    then(game).asks("A").offers_also("build sphinx")
    full = "Ag    s     s     Bg\n   s     s     s\n.     .     .     ."
    none = given(full, TWO, COURT, followers(A=3), conflict()).plays(A="build", B="chariots")
    then(none).asks("A").offers_not("build sphinx")


# ---------------------------------------------------------------- priests


@rule("AK-X-PAL2")
def test_each_god_has_three_priests_one_begins_in_the_chamber_of_law() -> None:
    game = set_up(3)
    assert game.view(1)["tokens"]["court"]["law"] == [1, 1, 1]
    assert sum(sum(game.view(1)["tokens"]["court"][room]) for room in ("life", "war")) == 0


@rule("AK-X-PAL2")
@pytest.mark.parametrize("rooms", ["law law law law", "law life war treasury"])
def test_there_are_no_four_priests(rooms: str) -> None:
    with pytest.raises(ennead.PositionError, match=r"has no 4 priests|expected 0 to 3 priests"):
        given(LANDS, TWO, COURT, priests(A=rooms))


@rule("AK-X-PAL1", "AK-X-PAL3")
@pytest.mark.parametrize(
    ("monument", "room"), [("t", "law"), ("o", "life"), ("s", "war"), ("p", "treasury")]
)
def test_with_summon_figure_a_priest_enters_a_room_of_a_monument_beside_a_figure(
    monument: str, room: str
) -> None:
    drawing = (
        LANDS.replace("t", f"{monument}B") if monument == "o" else LANDS.replace("t", monument)
    )
    game = given(drawing, TWO, COURT, priests(A="law"))
    game.answers("A", "summon", "summon warrior")
    then(game).asks("A").offers(f"priest into {room}", "no priest")
    game.answers("A", f"priest into {room}")
    assert game.game.position()["tokens"]["court"][0][room] == 1 + (room == "law")


@rule("AK-X-PAL3")
def test_without_a_priest_in_the_pool_none_enters() -> None:
    game = given(LANDS, TWO, COURT, priests(A="law life war"))
    game.answers("A", "summon", "summon warrior")
    then(game).asks("A").offers("gain", "unlock")


@rule("AK-X-PAL3")
def test_beside_no_monument_none_enters() -> None:
    game = given(LANDS.replace("t", "."), TWO, COURT).answers("A", "summon", "summon warrior")
    game.answers("A", "at A1")
    then(game).asks("A").offers("gain", "unlock")


@rule("AK-X-PAL4", "AK-X-PAL1")
def test_with_move_figures_each_priest_goes_once_to_an_adjacent_room() -> None:
    game = given(LANDS, TWO, COURT, priests(A="law law")).answers("A", "move", "done")
    then(game).asks("A").offers("priest law onward", "priest law back", "priests stay")
    game.answers("A", "priest law onward")
    then(game).asks("A").offers("priest law onward", "priest law back", "priests stay")
    then(game).refuses("priest life onward", because="AK-X-PAL4")
    game.answers("A", "priest law back")
    assert game.game.view(0)["tokens"]["court"]["treasury"][0] == 1
    then(game).asks("A").offers("gain", "summon", "unlock")


@rule("AK-X-PAL4")
def test_priests_may_stay_and_without_one_in_the_palace_nothing_is_asked() -> None:
    game = given(LANDS, TWO, COURT, priests(A="law")).answers("A", "move", "done", "priests stay")
    then(game).asks("A").offers("gain", "summon", "unlock")
    none = given(LANDS, TWO, COURT, priests(A="")).answers("A", "move", "done")
    then(none).asks("A").offers("gain", "summon", "unlock")


# ---------------------------------------------------------------- the audience


@rule("AK-X-PAL5", "AK-X-PAL6")
def test_at_control_monument_the_most_priests_in_a_room_have_its_bonus_and_go_back() -> None:
    game = control(priests(A="treasury", B="treasury treasury"), cards(("levy", "corvee", "levy")))
    # B has most priests: it gains a follower and the rightmost card, though A triggered the event.
    then(game).followers(B=2)
    assert game.game.position()["tokens"]["court"][1]["treasury"] == 0
    assert game.game.position()["tokens"]["court"][0]["treasury"] == 1
    assert game.game.position()["tokens"]["political_cards"]["hands"] == [[], ["levy"]]


@rule("AK-X-PAL5")
def test_with_a_tie_nobody_has_the_bonus_and_all_priests_stay() -> None:
    game = control(priests(A="treasury", B="treasury"), cards(("levy", "corvee", "levy")))
    then(game).followers(B=1)
    rooms = [area["treasury"] for area in game.game.position()["tokens"]["court"]]
    assert rooms == [1, 1]
    assert game.told("audience") == []


@rule("AK-X-PAL5")
def test_rooms_come_in_the_order_of_the_ring_after_the_control_itself() -> None:
    game = control(
        priests(A="law treasury", B="war"),
        cards(("levy", "corvee", "royal_road")),
        ruler("trader", "C1"),
        drawing=LANDS.replace("t ", "t "),
    )
    then(game).stands("B0", "tA").asks("A").offers("take card 1", "take card 2", "take card 3")
    again = ennead.load(game.game.position(), chance="ask")
    assert again.hash() == game.game.hash()
    game.answers("A", "take card 2")
    game.game.apply(-1, game.game.legal(-1)[0])
    then(game).asks("B").offers_also("pharaoh stays")
    game.answers("B", "pharaoh stays")
    names = [event.name for event in game.events]
    assert names.index("controlled") < names.index("audience")
    assert game.told("audience") == [(0, 0), (1, 2), (0, 3)]


@rule("AK-X-PAL5")
def test_the_audience_comes_before_the_action_marker_goes_back() -> None:
    game = control(priests(A="law"), cards(("levy", "corvee", "royal_road")))
    then(game).asks("A")
    assert game.game.position()["markers"][2] == 3
    pending = [frame[0] for frame in game.game.position()["pending"]]
    assert pending == ["NextTurn", "SetBack", "Successor", "Audience", "TakePolitical"]


@rule("AK-X-PAL6")
def test_the_house_of_life_gives_devotion_for_figures_in_three_regions() -> None:
    three = "Ag    -     Aw    -     Aw    .     Bg\n   -     -     -     -     .     ."
    parts = (priests(A="life"), order_tokens("A0", "E0", "I0"))
    game = control(*parts, drawing=three)
    then(game).devotion(A=1)
    two = control(priests(A="life"), drawing="Ag    .     -     Bg\n   Aw    -     -")
    then(two).devotion(A=0)
    assert two.told("audience") == [(0, 1)]


@rule("AK-X-PAL6", "AK-X-PHA3")
def test_the_war_room_moves_the_pharaoh_up_to_three_spaces() -> None:
    drawing = "Ag    .     .     .     .     Bg\n   t     .     .     .     ."
    game = control(priests(B="war"), ruler("trader", "C0"), drawing=drawing)
    then(game).asks("B").offers_also("pharaoh to F0", "pharaoh stays")
    then(game).asks("B").refuses("pharaoh to G0", because="AK-X-PHA3")
    then(game).asks("B").refuses("pharaoh to C0", because="AK-M7")
    then(game).asks("B").refuses("pharaoh to A0", because="AK-M3")
    game.answers("B", "pharaoh to F0")
    assert game.game.view(0)["neutral_figures"] == [["pharaoh", "F0"]]


@rule("AK-X-PHA3", "AK-X-PAL6")
def test_the_pharaoh_does_not_end_on_a_token_of_a_god() -> None:
    drawing = "Ag    .     .     Bg\n   t     .     ."
    game = control(priests(B="war"), ruler("trader", "C0"), ("osiris", ["D0"]), drawing=drawing)
    then(game).asks("B").refuses("pharaoh to D0", because="AK-X-PHA3")


@rule("AK-X-PAL7")
def test_a_bonus_that_cannot_be_used_is_lost_and_the_priests_go_back() -> None:
    game = control(priests(A="law war"))
    assert game.told("audience") == [(0, 0), (0, 2)]
    then(game).asks("B")
    full = control(
        priests(A="law"),
        cards(("levy", None, None), A="corvee royal_road (sanctuary)"),
    )
    then(full).asks("A").offers(
        "put out card 1", "put out card 2", "put out card 3", "put out nothing"
    )
    full.answers("A", "put out nothing")
    then(full).asks("B")


@rule("AK-X-PAL7", "AK-L3c")
def test_devotion_of_the_house_of_life_is_one_gain() -> None:
    three = "Ag    -     Aw    -     Aw    .     Bg\n   -     -     -     -     .     ."
    game = control(
        priests(A="life"),
        order_tokens("A0", "E0", "I0"),
        powers(A="bountiful"),
        drawing=three,
    )
    then(game).devotion(A=2)


@rule("AK-X-PAL8", "AK-X-POL4")
def test_a_merged_god_has_the_priests_and_cards_of_the_higher_god() -> None:
    game = given(
        "Ag    .     Cg    -     Bg\n   .     .     -     .",
        gods(A="isis", B="osiris", C="ra"),
        COURT,
        priests(A="law", B="life life", C="war"),
        cards(players=3, A="levy", B="corvee (royal_road)", C="sanctuary"),
        devotion(A=3, B=0, C=9),
        conflict(number=3),
    )
    game.plays(A="maat", C="chariots")
    court = game.game.position()["tokens"]["court"]
    assert [sum(area.values()) for area in court] == [1, 0, 1]
    held = game.game.position()["tokens"]["political_cards"]
    assert held["hands"] == [["levy"], [], ["sanctuary"]]
    assert sorted(held["out"]) == ["corvee", "royal_road"]


@rule("AK-X-PAL8", "AK-X-POL4")
def test_the_priests_and_cards_of_a_forgotten_god_leave_the_game() -> None:
    game = given(
        "Ag    .     Bg\n   .     .",
        TWO,
        COURT,
        priests(A="law", B="life life", C=""),
        cards(players=3, A="levy", B="corvee"),
        devotion(A=2, B=25, C=26),
        conflict(number=4),
    ).plays(A="maat", B="chariots")
    assert sum(game.game.position()["tokens"]["court"][0].values()) == 0
    assert game.game.position()["tokens"]["political_cards"]["hands"][0] == []
    then(game).order("C", "B")


@rule("AK-X-PAL8")
def test_in_the_revolt_audiences_are_unchanged() -> None:
    game = given(
        LANDS,
        TWO,
        options(packs=["pharaoh"], scenario="peoples_revolt"),
        markers(gain=2),
        event(0),
        priests(A="treasury"),
    ).answers("A", "gain")
    assert game.told("audience") == [(0, 3)]


@rule("AK-X-PAL8", "AK-MG8")
def test_a_merged_god_decides_by_the_player_on_turn() -> None:
    game = given(
        LANDS.replace("Bg", "Cg"),
        gods(A="isis", B="osiris", C="ra"),
        COURT,
        after_merging("A", "B"),
        turn("B"),
        markers(gain=3),
        event(13),
        priests(A="law", C=""),
        cards(("levy", "corvee", "levy"), players=3),
    ).answers("B", "gain")
    then(game).asks("B").offers_also("take card 1")


def test_the_court_is_not_at_tables_without_the_pack() -> None:
    game = given(LANDS, TWO, eve())
    assert "court" not in game.game.view(0)["tokens"]
