"""Why something is not offered: the rule that stands in the way."""

from __future__ import annotations

from random import Random

import pytest

import ennead
from ennead.engine.frames import ChanceQuestion, Frame, alone
from ennead.engine.notation import means_nothing, spelled
from ennead.engine.words import LANGUAGES
from ennead.games.ankh.boxes import box_of
from ennead.games.catalogue import catalogue, rule_text
from tests.games.ankh.random_games import every_start, positions, random_games

RULES = {rule.id for rule in catalogue("ankh")}


# ---------------------------------------------------------------- any wish, any time


#: Every verb with what follows it.
FRAMES = box_of().frames
FORMS = sorted({form[:2] for frame in FRAMES.values() for form in frame.VERBS})


def random_wish(game: ennead.Game, rng: Random) -> str:
    """Something in notation, sensible or not."""
    verb, kind = rng.choice(FORMS)
    if not kind:
        return verb
    names = game.rules.things(game.table, kind) or [str(number) for number in range(9)]
    return f"{verb} {rng.choice(names)}"


@pytest.mark.parametrize(
    ("pointed", "meant"),
    [("space B0", "at B0"), ("edge B0/C0", "camel B0/C0"), ("direction n", "aim n")],
)
def test_what_is_pointed_at_is_wished_for_with_the_verb_that_is_meant(
    pointed: str, meant: str
) -> None:
    game = ennead.new("ankh", 2, seed=1)
    seat = game.to_act()[0]
    reason, same = game.why_not(seat, pointed), game.why_not(seat, meant)
    assert reason is not None
    assert same is not None
    assert reason.rule == same.rule


@every_start
def test_a_wish_is_offered_or_a_rule_stands_in_its_way(players: int, scenario: str) -> None:
    rng = Random(f"{players} {scenario}")
    met = set()
    for number, game in enumerate(random_games(players, scenario, 5)):
        for _ in positions(game, number):
            for _ in range(6):
                seat = rng.choice([*range(players), *game.to_act() * 2])
                wish = random_wish(game, rng)
                offered = [game.notation(seat, answer) for answer in game.legal(seat)]
                reason = game.why_not(seat, wish, lang=rng.choice(LANGUAGES))
                if not means_nothing(wish):  # whatever word a question has for it
                    verbs = alone(game.table.frames[-1]) if game.table.frames else ()
                    assert (reason is None) == (spelled(offered, wish, verbs) is not None)
                if reason is not None:
                    assert reason.rule in RULES
                    met.add(reason.rule)
    assert len(met) > 30


@every_start
def test_whatever_is_offered_can_be_read_as_a_wish(players: int, scenario: str) -> None:
    """Asked of somebody else, or of a seat that has to do it now, it names a rule or nothing."""
    for number, game in enumerate(random_games(players, scenario, 2)):
        for _ in positions(game, number):
            for seat in game.to_act():
                for answer in game.legal(seat)[:5]:
                    wish = game.notation(seat, answer)
                    assert game.why_not(seat, wish) is None
                    other = (seat + 1) % players
                    if not game.legal(other):
                        reason = game.why_not(other, wish)
                        assert reason is not None
                        assert reason.rule in RULES


def test_a_reason_is_told_in_both_languages() -> None:
    game = given()
    for lang in LANGUAGES:
        reason = game.why_not(1, "move", lang=lang)
        assert reason is not None
        assert reason.text == rule_text("ankh", "AK-T1", lang)


def test_every_question_declares_its_answers_verbs_and_rules() -> None:
    for frame in FRAMES.values():
        if hasattr(frame, "legal"):
            assert frame.ANSWERS != Frame.ANSWERS
            assert frame.VERBS
            assert frame.OBLIGES in RULES
            assert frame.WHEN in RULES or issubclass(frame, ChanceQuestion)


@pytest.mark.parametrize(
    ("wish", "expected"),
    [
        ("dance", "expected one of"),
        ("", "expected one of"),
        ("figure", "'figure' is followed by a space of the map"),
        ("figure Z9", "'figure' is followed by a space of the map; found 'Z9'"),
        ("gain followers", "'gain' is followed by nothing"),
        ("camel A0/F5", "two neighbouring spaces"),
        ("camel A0", "two neighbouring spaces"),
        ("bid many", "'bid' is followed by a number"),
        ("swap 2", "two numbers of conflict order tokens"),
        ("swap 2 2", "two numbers of conflict order tokens"),
        ("play flute", "'play' is followed by one battle card, or two"),
        ("play flood flood", "'play' is followed by one battle card, or two"),
        ("summon dragon", "'summon' is followed by one of god, warrior,"),
        ("unlock flight", "'unlock' is followed by one of commanding,"),
        ("build tower", "'build' is followed by one of obelisk, temple, pyramid"),
        ("aim east", "'aim' is followed by one of n, ne, se, s, sw, nw"),
        ("trap zeus", "'trap' is followed by one of"),
    ],
)
def test_a_malformed_wish_is_told_what_was_expected(wish: str, expected: str) -> None:
    with pytest.raises(ValueError, match=expected.replace("'", ".")):
        given().why_not(0, wish)


def test_there_is_no_such_seat() -> None:
    with pytest.raises(ValueError, match="seat must be 0 to 1, not 7"):
        given().why_not(7, "move")


# ---------------------------------------------------------------- chosen cases

#: Six columns A to F, six rows 0 to 5; odd columns lie half a space lower. Water at F2, a river
#: between C2 and C3; an underworld token of seat 1 at D1.
ROWS = ["FFFFFF", "FFFFFF", "FFFFFW", "FFFFFF", "FFFFFF", "FFFFFF"]


def given(**changes: object) -> ennead.Game:
    """Amun at C2 with a warrior at B1, to move; Osiris at E4 with a warrior at C1."""
    position: dict[str, object] = {
        "game": "ankh",
        "players": 2,
        "turn": 0,
        "map": {"rows": ROWS, "rivers": ["C2/C3"]},
        "order": {"1": "A0"},
        "guardians": ["satet", "apep", "giant_scorpion"],
        "guardian_figures": [
            ["satet", None, "card"],
            ["apep", None, "card"],
            ["giant_scorpion", None, "card"],
        ],
        "monuments": [["temple", "B2", None], ["obelisk", "E3", 1], ["pyramid", "A4", 0]],
        "tokens": {"osiris": ["D1"]},
        "areas": [
            {"god": "amun", "figure": "C2", "warriors": ["B1"], "followers": 1},
            {"god": "osiris", "figure": "E4", "warriors": ["C1"], "followers": 4},
        ],
    }
    given = {**position, **changes}
    return ennead.load({key: given[key] for key in given if given[key] is not None}, seed=0)


def areas(*changes: dict[str, object]) -> list[dict[str, object]]:
    """The areas of `given` with changes for each seat."""
    return [
        {"god": "amun", "figure": "C2", "warriors": ["B1"], "followers": 1, **changes[0]},
        {"god": "osiris", "figure": "E4", "warriors": ["C1"], "followers": 4, **changes[1]},
    ]


def after(game: ennead.Game, *notations: str) -> ennead.Game:
    """The game after some answers of whoever is asked first."""
    for notation in notations:
        seat = game.to_act()[0]
        game.apply(seat, game.parse(seat, notation))
    return game


def rules(game: ennead.Game, seat: int, *wishes: str) -> list[str | None]:
    """The rules in the way of some wishes."""
    reasons = [game.why_not(seat, wish) for wish in wishes]
    return [None if reason is None else reason.rule for reason in reasons]


def guardian(name: str, place: str, seat: int = 0) -> list[list[object]]:
    """The guardian figures with one of them serving a god."""
    names = ["satet", "apep", "giant_scorpion"]
    return [[n, seat, place] if n == name else [n, None, "card"] for n in names]


def test_on_the_turn_of_another() -> None:
    assert rules(given(), 1, "move", "figure C1", "control B2", "done") == ["AK-T1"] * 4
    assert rules(given(), 1, "play flood", "bid 2") == ["AK-Y3", "AK-K2"]
    assert rules(given(), 1, "break the tie", "token at A0") == ["AK-Y11", "AK-O1"]


def test_an_action_above_the_first() -> None:
    game = after(given(), "summon", "done")
    assert rules(game, 0, "move", "summon", "gain") == ["AK-T7", "AK-T7", None]
    assert rules(game, 0, "figure C2", "summon warrior") == ["AK-T7", "AK-T7"]
    assert rules(game, 0, "done") == ["AK-T7"]


def test_a_part_of_an_action_not_chosen_yet() -> None:
    game = given()
    assert rules(game, 0, "figure C2", "to C4", "summon warrior") == ["AK-T3"] * 3
    assert rules(game, 0, "unlock revered", "unlock glorious", "done") == [
        "AK-T3",
        "AK-P1",
        "AK-T3",
    ]
    poor = given(areas=areas({"followers": 0}, {}))
    assert rules(poor, 0, "unlock revered", "unlock") == ["AK-P3", None]
    learned = given(areas=areas({"powers": ["revered"]}, {}))
    assert rules(learned, 0, "unlock revered") == ["AK-P1"]


def test_an_action_within_an_action_or_an_event() -> None:
    assert rules(after(given(), "move"), 0, "gain") == ["AK-T3"]
    game = after(
        given(markers=[0, 0, 2, 0], monuments=[["temple", "B2"], ["temple", "D2"]]), "gain"
    )
    assert rules(game, 0, "gain", "control B2") == ["AK-T6", None]


def test_figures_that_may_not_move() -> None:
    game = after(given(), "move", "figure C2", "to C4")
    assert rules(game, 0, "figure C1", "figure A0", "figure C4") == ["AK-M1"] * 3
    assert rules(game, 0, "figure B1", "stop") == [None, None]


def test_spaces_where_a_move_may_not_end() -> None:
    game = after(given(), "move", "figure B1")
    assert rules(game, 0, "to B2", "to C1", "to C2") == ["AK-M3"] * 3
    assert rules(game, 0, "to F4", "to F2", "to D1") == ["AK-M1", "AK-B8", "AK-M6"]
    assert rules(game, 0, "to B1", "done", "to A0") == ["AK-M7", "AK-M7", None]


def test_whom_a_pusher_may_push() -> None:
    game = given(guardian_figures=guardian("satet", "C0"), camels=[])
    assert rules(after(game, "move", "figure C0"), 0, "to C1", "to B1", "to B2") == [
        None,
        "AK-GT4",
        "AK-M3",
    ]
    assert rules(after(game, "to C1"), 0, "push C3", "push B0", "done") == [
        "AK-GT1",
        None,
        "AK-GT1",
    ]


def test_who_cannot_be_pushed_away() -> None:
    corner = areas({"figure": "B0"}, {"warriors": ["A0"]})
    game = given(
        areas=corner,
        guardian_figures=guardian("satet", "C3"),
        monuments=[["temple", "A1"]],
        tokens={"osiris": []},
    )
    assert rules(after(game, "move", "figure C3"), 0, "to A0") == ["AK-M1"]
    near = given(
        areas=corner,
        guardian_figures=guardian("satet", "C2"),
        monuments=[["temple", "A1"]],
        tokens={"osiris": []},
    )
    # A0 has but two neighbours, A1 and B0, and both are occupied
    assert rules(after(near, "move", "figure C2"), 0, "to A0") == ["AK-GT2"]


def test_claws_stay_on_the_map() -> None:
    game = given(guardian_figures=guardian("giant_scorpion", "D0"), aims=[["D0", "s"]])
    assert rules(after(game, "move", "figure D0", "to B0"), 0, "aim n", "aim ne", "done") == [
        "AK-GS3",
        None,
        "AK-GS1",
    ]


def test_spaces_where_nobody_can_be_summoned() -> None:
    game = after(given(), "summon", "summon warrior")
    # C3 lies across the river from C2, and nothing else of seat 0 is near it
    assert rules(game, 0, "at C3", "at F5", "at C1") == ["AK-U2", "AK-U1", "AK-U1"]
    assert rules(game, 0, "at D1", "at F2", "done") == ["AK-O4", "AK-B8", "AK-U5"]


def test_figures_that_cannot_be_summoned() -> None:
    game = after(given(guardian_figures=guardian("satet", "pool")), "summon")
    assert rules(game, 0, "summon god", "summon apep", "summon captive") == [
        "AK-U1",
        "AK-U1",
        "AK-AN3",
    ]
    assert rules(game, 0, "extra A4", "extra token", "regular", "done") == [
        "AK-L2d",
        "AK-O2",
        "AK-U5",
        None,
    ]


def test_apep_is_summoned_in_water_but_does_not_move_there() -> None:
    game = after(given(guardian_figures=guardian("apep", "F4")), "move", "figure F4")
    assert rules(game, 0, "to F2", "to F3") == ["AK-GA2", None]


def test_extra_figures_are_bound_to_their_pyramid() -> None:
    apep = guardian("apep", "pool")
    game = given(areas=areas({"powers": ["pyramid_attuned"]}, {}), guardian_figures=apep)
    after(game, "summon", "extra A4", "summon apep")
    assert rules(game, 0, "at C4", "at F2", "at A3") == ["AK-LP4", "AK-GA3", None]
    after(game, "at A3")
    assert rules(game, 0, "extra A4", "summon apep") == ["AK-LP3", "AK-U1"]


def test_another_source_once_one_is_named() -> None:
    game = given(areas=areas({"powers": ["pyramid_attuned"]}, {}))
    after(game, "summon")
    assert rules(game, 0, "extra B2", "extra token", "extra A4") == ["AK-L2d", "AK-O2", None]
    after(game, "extra A4")
    assert rules(game, 0, "regular", "done") == ["AK-U5", "AK-U5"]


def test_extra_figures_on_tokens() -> None:
    game = after(given(turn=1), "summon", "extra token")
    assert rules(game, 1, "extra token", "summon warrior") == ["AK-O2", None]


def test_powers_that_cannot_be_unlocked() -> None:
    game = after(given(areas=areas({"powers": ["revered"]}, {})), "unlock")
    assert rules(game, 0, "unlock revered", "unlock glorious") == ["AK-P1", "AK-P1"]
    assert rules(game, 0, "decline", "unlock commanding") == ["AK-P4", None]
    second = after(given(), "gain")
    assert rules(second, 0, "decline", "done") == [None, None]


def test_monuments_that_cannot_be_controlled() -> None:
    near = [["temple", "B2"], ["pyramid", "D2"], ["obelisk", "B0", 1], ["temple", "C3"]]
    game = given(markers=[0, 0, 2, 0], monuments=[*near, ["temple", "F5"], ["temple", "A1", 0]])
    after(game, "gain")
    assert rules(game, 0, "control B0", "control A0", "control A1") == [
        "AK-CM2",
        "AK-CM1",
        "AK-CM1",
    ]
    assert rules(game, 0, "control C3", "control F5", "decline") == ["AK-B5", "AK-CM1", "AK-CM4"]


def caravan() -> ennead.Game:
    """A land of three columns, with water in a corner and a river at another: a camel is placed."""
    game = given(
        map={"rows": ["FFF", "FFF", "FFF", "FFF", "FFF", "FFF", "FFW"], "rivers": ["A0/A1"]},
        areas=areas({"figure": "A0", "warriors": []}, {"figure": "C5", "warriors": []}),
        monuments=[],
        tokens={},
        markers=[0, 0, 2, 0],
        event=4,
    )
    return after(game, "gain")


def test_camels_that_cannot_stand() -> None:
    game = caravan()
    assert rules(game, 0, "camel A0/A1", "camel C5/C6") == ["AK-CC1", "AK-CC1"]
    assert rules(game, 0, "camel B2/C3", "camel A0/B0") == ["AK-CC2", "AK-CC3"]
    assert rules(game, 0, "stop", "camel A2/A3") == [None, None]
    after(game, "camel A2/A3")
    assert rules(game, 0, "stop", "camel A2/A3", "camel B4/B5") == ["AK-CC2", "AK-CC1", "AK-CC2"]


def test_tokens_that_cannot_be_kept_or_swapped() -> None:
    game = after(caravan(), "camel A2/A3")
    while game.notation(0, game.legal(0)[0]).startswith("camel"):
        game.apply(0, game.legal(0)[0])
    assert rules(game, 0, "keep B1", "keep") == ["AK-CC4", "AK-CC4"]
    after(game, "keep A0")
    assert rules(game, 0, "swap 1 5", "swap 3 4", "swap 2 1") == ["AK-CC5", "AK-CC5", None]
    assert rules(game, 0, "keep", "swap 1 2") == [None, None]


def test_cards_that_cannot_be_played() -> None:
    spent = areas({"hand": ["chariots", "maat", "flood"]}, {})
    game = after(given(markers=[0, 0, 2, 0], event=3, areas=spent), "gain", "announce nothing")
    assert rules(game, 0, "play plague", "play chariots flood", "done") == [
        "AK-Y4",
        "AK-AM1",
        "AK-Y3",
    ]
    assert rules(game, 0, "move", "worship", "figure B1") == ["AK-T6", "AK-L3d", "AK-L2b"]
    two = after(given(markers=[0, 0, 2, 0], event=3), "gain", "announce two")
    assert rules(two, 0, "play plague", "play chariots flood") == ["AK-AM3", None]


def test_bids_and_buildings() -> None:
    game = after(given(markers=[0, 0, 2, 0], event=3), "gain", "announce nothing")
    game.apply(0, game.parse(0, "play plague"))
    game.apply(1, game.parse(1, "play build"))
    assert rules(game, 0, "bid 1", "build temple") == ["AK-K2", "AK-K4"]
    assert rules(game, 0, "decline", "play flood") == ["AK-T6", "AK-Y3"]
    after(game, "build temple")
    assert rules(game, 1, "build at D1", "build at F2", "build at E3", "build at A0") == [
        "AK-O4",
        "AK-K4",
        "AK-K4",
        None,
    ]
    after(game, "build at A0")
    assert rules(game, 0, "bid 9", "bid 1", "decline") == ["AK-K2", None, "AK-K2"]


def test_a_seat_that_does_not_fight() -> None:
    apart = {"god": "isis", "figure": "H0", "warriors": [], "followers": 1}
    game = given(
        players=3,
        areas=[*areas({}, {}), apart],
        guardian_figures=None,
        map={"rows": [f"{row}.F" for row in ROWS]},
        order={"1": "A0", "2": "H0"},
        markers=[0, 0, 3, 0],
        event=3,
    )
    after(game, "gain", "announce nothing")
    assert game.to_act() == [0, 1]
    assert rules(game, 2, "play flood", "bid 1", "move") == ["AK-Y3", "AK-K2", "AK-T1"]


#: What is left of a god that is out of the game.
GONE: dict[str, object] = {"figure": "out", "warriors": ["out"] * 6, "followers": 0, "hand": []}


@pytest.mark.parametrize(("plays", "rule"), [([0, 1, 0], "AK-MG8"), ([0, 1, 2], "AK-FG1")])
def test_the_partner_of_a_merged_god_and_a_forgotten_one(plays: list[int], rule: str) -> None:
    three = [*areas({"devotion": 25}, {"devotion": 22}), {"god": "isis", **GONE}]
    late = {"event": 16, "ascending": [1, 0], "guardian_figures": None}
    game = given(players=3, areas=three, plays=plays, **late)
    assert rules(game, 2, "move") == [rule]


def test_a_killed_figure_returns_beside_its_god() -> None:
    game = given(
        guardians=["satet", "mummy", "giant_scorpion"],
        guardian_figures=[
            ["satet", None, "card"],
            ["mummy", 0, "A0"],
            ["giant_scorpion", None, "card"],
        ],
        markers=[0, 0, 2, 0],
        event=3,
    )
    after(game, "gain", "announce nothing", "play plague", "play miracle", "bid 0", "bid 0")
    assert rules(game, 0, "return C3", "return D1", "return F5", "done") == [
        "AK-B5",
        "AK-O4",
        "AK-GM1",
        "AK-GM1",
    ]


@pytest.mark.parametrize(
    ("ending", "changes", "rule"),
    [
        ("top", {"areas": areas({"devotion": 31}, {})}, "AK-E1"),
        ("fifth_conflict", {"areas": areas({"devotion": 25}, {}), "event": 18}, "AK-E2"),
        ("last_god", {"areas": areas({"devotion": 25}, GONE), "ascending": [0]}, "AK-FG2"),
    ],
)
def test_after_the_end(ending: str, changes: dict[str, object], rule: str) -> None:
    end = {"ending": ending, "winner": 0, "pending": [], "turn": None}
    game = given(monuments=[], tokens={}, **end, **changes)
    assert rules(game, 0, "move") == [rule]


def test_nobody_is_asked_while_chance_sets_up() -> None:
    game = ennead.new("ankh", 3, chance="ask")
    assert rules(game, 0, "move", "first 0") == ["AK-S3", "AK-S3"]
    assert rules(game, ennead.CHANCE, "first 7", "god amun") == ["AK-S3", "AK-S1"]
