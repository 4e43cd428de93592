"""Scenarios of the box, a player's own ones, and those that are refused (AK-S)."""

import re
from pathlib import Path

import pytest

from ennead.games.ankh.data.scenarios import (
    Scenario,
    ScenarioError,
    Setup,
    parse_scenarios,
    read_scenarios,
    scenarios,
)
from ennead.games.ankh.table.map import Map, board
from ennead.hexes import hexset
from tests.rule import rule

SMALL = Map.from_rows(["FFF", "FWF", "DDD"], rivers=[((0, 2), (1, 2))])

TEXT = """
[small]
name = "Small"
player_counts = [2]
special_rules = []
[small.p2]
players = 2
order = { 1 = { name = "all", at = [0, 0] } }
camels = []
neutral = [["temple", [0, 1]]]
[[small.p2.player]]
god = [0, 0]
warriors = [[1, 0]]
monuments = [["obelisk", [2, 0]]]
[[small.p2.player]]
god = [0, 2]
warriors = [[1, 2]]
monuments = [["pyramid", [2, 2]]]
"""

everywhere = pytest.mark.parametrize(
    ("scenario", "players"),
    [(scenario, players) for scenario in scenarios().values() for players in scenario.setups],
    ids=lambda value: value.key if isinstance(value, Scenario) else str(value),
)


def pieces(setup: Setup) -> list[int]:
    """The spaces of all figures and monuments."""
    found = [space for _, space in setup.neutral]
    for player in setup.players:
        found += [player.god, *player.warriors, *(space for _, space in player.monuments)]
    return found


def region_numbers(setup: Setup, spaces: list[int]) -> list[int]:
    """The conflict order tokens of the regions of some spaces."""
    return [setup.order[setup.division.region_of[space]] for space in spaces]


@rule("AK-S6")
def test_middle_and_old_kingdom_are_for_two_to_five_players() -> None:
    assert {scenario.name: list(scenario.setups) for scenario in scenarios().values()} == {
        "Middle Kingdom": [2, 3, 4, 5],
        "Old Kingdom": [2, 3, 4, 5],
    }


@rule("AK-S6")
def test_a_number_of_players_the_scenario_does_not_name_is_refused() -> None:
    small = parse_scenarios(TEXT, "small.toml", SMALL)["small"]
    with pytest.raises(ValueError, match="Small is played by 2 players, not 3"):
        small.setup(3)


@rule("AK-S7")
@everywhere
def test_every_region_has_one_conflict_order_token(scenario: Scenario, players: int) -> None:
    setup = scenario.setup(players)
    assert len(setup.order) == len(setup.division.lands) == max(3, players)
    assert sorted(setup.order) == list(range(1, len(setup.order) + 1))


@rule("AK-S7", "AK-B3")
@everywhere
def test_every_figure_and_monument_has_a_land_space_of_its_own(
    scenario: Scenario, players: int
) -> None:
    spaces = pieces(scenario.setup(players))
    assert len(set(spaces)) == len(spaces)
    assert hexset.is_within(hexset.of(spaces), board().land)


@rule("AK-S7")
@everywhere
def test_every_player_starts_with_a_god_a_warrior_and_a_monument(
    scenario: Scenario, players: int
) -> None:
    setup = scenario.setup(players)
    assert len(setup.players) == players
    assert [len(player.warriors) for player in setup.players] == [1] * players
    assert [len(player.monuments) for player in setup.players] == [1] * players


@rule("AK-S7")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_the_middle_kingdom_each_player_starts_in_the_region_of_their_number(
    players: int,
) -> None:
    setup = scenarios()["middle_kingdom"].setup(players)
    for number, player in enumerate(setup.players, 1):
        spaces = [player.god, *player.warriors, player.monuments[0][1]]
        assert region_numbers(setup, spaces) == [number, number, number]


@rule("AK-S7")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_the_old_kingdom_every_god_starts_away_from_home(players: int) -> None:
    setup = scenarios()["old_kingdom"].setup(players)
    for number, player in enumerate(setup.players, 1):
        spaces = [player.warriors[0], player.monuments[0][1], player.god]
        assert region_numbers(setup, spaces) == [number, number, number % players + 1]
        assert player.monuments[0][0] == "obelisk"
    assert {kind for kind, _ in setup.neutral} == {"temple"}


@rule("AK-S7")
def test_a_player_reads_a_scenario_file_of_their_own(tmp_path: Path) -> None:
    path = tmp_path / "small.toml"
    path.write_text(TEXT, encoding="utf-8")
    setup = read_scenarios(str(path), SMALL)["small"].setup(2)
    assert setup.order == [1]
    assert setup.region_names == ["all"]
    assert setup.neutral == [("temple", 1)]
    assert [player.god for player in setup.players] == [0, 2]


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    missing = tmp_path / "missing.toml"
    with pytest.raises(ScenarioError, match=r"missing\.toml: cannot be read"):
        read_scenarios(str(missing))
    latin = tmp_path / "latin.toml"
    latin.write_bytes(b"name = '\xe4'")
    with pytest.raises(ScenarioError, match=r"latin\.toml: cannot be read"):
        read_scenarios(str(latin))


@rule("AK-S11")
def test_a_special_rule_the_game_does_not_know_is_refused() -> None:
    text = TEXT.replace("special_rules = []", 'special_rules = ["flooded_delta"]')
    with pytest.raises(ScenarioError, match=r"special_rules: unknown special rule 'flooded_delta'"):
        parse_scenarios(text, "small.toml", SMALL)


def camels(pairs: str) -> tuple[str, str]:
    return ("camels = []", f"camels = [{pairs}]")


WRONG = [
    # what is replaced, by what, the key and the reason
    ("[small]", "[[small]]", "small", "expected a table, not ["),
    ('name = "Small"', "name = 3", "small.name", "expected a text, not 3"),
    ('name = "Small"', "", "small.name", "is missing"),
    ('name = "Small"', 'nmae = "Small"', "small.nmae", "unknown key"),
    ("player_counts = [2]", "player_counts = []", "small.player_counts", "names no number"),
    ("player_counts = [2]", "player_counts = 2", "small.player_counts", "expected a list"),
    ("player_counts = [2]", "player_counts = [2, 2]", "small.player_counts", "listed twice"),
    ("player_counts = [2]", "player_counts = [1]", "small.player_counts", "1 players; expected 2"),
    ("player_counts = [2]", "player_counts = [6]", "small.player_counts", "6 players; expected 2"),
    ("player_counts = [2]", "player_counts = [2, 3]", "small.p3", "is missing"),
    ("player_counts = [2]", "player_counts = [3]", "small.p2", "unknown key"),
    ("players = 2", "players = 3", "small.p2.players", "expected 2, not 3"),
    ("camels = []", "camel = []", "small.p2.camel", "unknown key"),
    ("god = [0, 2]", "god = [0, 2]\ngods = 1", "small.p2.player[2].gods", "unknown key"),
    ("god = [0, 2]", "god = [0, 5]", "small.p2.player[2].god", "[0, 5] is not on the board"),
    ("god = [0, 2]", "god = [1, 1]", "small.p2.player[2].god", "[1, 1] is water, not land"),
    ("god = [0, 2]", "god = [0, 0]", "small.p2.player[2].god", "share the space of a god"),
    ("god = [0, 2]", "god = [0, 1]", "small.p2.player[2].god", "the temple (small.p2.neutral)"),
    ("[[1, 2]]", "[[1, 2], [1, 0]]", "small.p2.player[2].warriors", "share the space"),
    ('"temple"', '"sphinx"', "small.p2.neutral", "unknown monument 'sphinx'"),
    ('["temple", [0, 1]]', '["temple"]', "small.p2.neutral", "expected [type, space]"),
    ("1 = {", "9 = {", "small.p2.order.9", "token from 1 to 8"),
    ("1 = {", "01 = {", "small.p2.order.01", "token from 1 to 8"),
    ("1 = {", "first = {", "small.p2.order.first", "token from 1 to 8"),
    ("at = [0, 0] } }", "at = [1, 1] } }", "small.p2.order.1.at", "is water"),
    ('{ 1 = { name = "all", at = [0, 0] } }', "{}", "small.p2.order", "of A0 has no token"),
    ("at = [0, 0] } }", 'at = [0, 0] }, 2 = { name = "b", at = [2, 2] } }', "small.p2.order.2.at",
     "has token 1 already"),
    (*camels("[[0, 0], [2, 0]]"), "small.p2.camels", "the spaces are not neighbours"),
    (*camels("[[1, 0], [1, 1]]"), "small.p2.camels", "B1 is water"),
    (*camels("[[0, 2], [1, 2]]"), "small.p2.camels", "a camel cannot stand on a river"),
    (*camels("[[0, 0], [1, 0]], [[1, 0], [0, 0]]"), "small.p2.camels", "two camels on one edge"),
    (*camels("[[2, 0], [2, 1]]"), "small.p2.camels", "this camel divides nothing"),
    (*camels("[[0, 0], [1, 0]], [[0, 0], [0, 1]]"), "small.p2.order", "of B0 has no token"),
    ("[[small.p2.player]]\ngod = [0, 0]\nwarriors = [[1, 0]]\nmonuments = [[\"obelisk\", [2, 0]]]",
     "", "small.p2.player", "1 players are set up, not 2"),
]  # fmt: skip


@rule("AK-S7")
@pytest.mark.parametrize(("change", "to", "key", "reason"), WRONG)
def test_a_scenario_that_cannot_be_set_up_is_refused_with_file_key_and_reason(
    change: str, to: str, key: str, reason: str
) -> None:
    text = TEXT.replace(change, to, 1)
    assert text != TEXT
    with pytest.raises(ScenarioError) as caught:
        parse_scenarios(text, "small.toml", SMALL)
    assert str(caught.value).startswith(f"small.toml: {key}: ")
    assert reason in caught.value.reason


def big_scenario(neutral: str, warriors: str, monuments: str) -> str:
    """A scenario on a wide empty map, with these pieces beside the two gods."""
    return f"""
[big]
name = "Big"
player_counts = [2]
special_rules = []
[big.p2]
players = 2
order = {{ 1 = {{ name = "all", at = [0, 0] }} }}
camels = []
neutral = [{neutral}]
[[big.p2.player]]
god = [0, 0]
warriors = [{warriors}]
monuments = [{monuments}]
[[big.p2.player]]
god = [0, 1]
warriors = []
monuments = []
"""


def monuments(name: str, count: int) -> str:
    return ", ".join(f'["{name}", [1, {column}]]' for column in range(count))


def test_a_scenario_uses_no_more_pieces_than_the_box_holds() -> None:
    wide = Map.from_rows(["F" * 12] * 3)
    six = ", ".join(f"[2, {column}]" for column in range(6))
    full = big_scenario(monuments("temple", 10), six, "")
    assert "big" in parse_scenarios(full, "big.toml", wide)
    for text, message in (
        (big_scenario(monuments("temple", 11), "", ""), "neutral: more than the 10 temples"),
        (big_scenario("", six + ", [2, 6]", ""), r"player\[1\].warriors: 7 warriors; a god has 6"),
        (big_scenario("", "", monuments("obelisk", 10)), "10 monuments; the pool has 9 Ankh"),
    ):
        with pytest.raises(ScenarioError, match=message):
            parse_scenarios(text, "big.toml", wide)


def test_a_scenario_has_no_more_than_thirty_camels() -> None:
    wide = Map.from_rows(["F" * 12] * 8)
    pairs = [
        [list(wide.place(a)), list(wide.place(b))]
        for edge, (a, b) in enumerate(wide.grid.edges)
        if wide.takes_camel[edge]
    ]
    text = big_scenario("", "", "").replace("camels = []", f"camels = {pairs[:31]}")
    with pytest.raises(ScenarioError, match="camels: 31 camels; the supply is 30"):
        parse_scenarios(text, "big.toml", wide)


def test_a_file_without_scenarios_or_without_sense_is_refused() -> None:
    with pytest.raises(ScenarioError, match=r"mine\.toml: holds no scenario"):
        parse_scenarios("# nothing\n", "mine.toml")
    with pytest.raises(ScenarioError, match=r"mine\.toml: is not valid TOML"):
        parse_scenarios("[[", "mine.toml")


def test_the_documented_example_is_a_scenario_that_can_be_played() -> None:
    page = (Path(__file__).parents[3] / "docs" / "scenarios.md").read_text(encoding="utf-8")
    example = page.split("```toml\n")[1].split("```")[0]
    ((key, scenario),) = parse_scenarios(example, "example.toml").items()
    assert (key, scenario.name, list(scenario.setups)) == ("two_banks", "Two Banks", [2])


def test_spaces_are_named_as_in_positions_and_files_of_before_are_read_too() -> None:
    """The same scenario with `[row, column]` and with `F4`."""

    def named(found: re.Match[str]) -> str:
        return f'"{chr(ord("A") + int(found[2]))}{found[1]}"'

    text = re.sub(r"\[(\d), (\d)\]", named, TEXT)
    assert 'god = "A0"' in text
    assert '["temple", "B0"]' in text
    before = parse_scenarios(TEXT, "before.toml", SMALL)["small"].setup(2)
    now = parse_scenarios(text, "now.toml", SMALL)["small"].setup(2)
    assert pieces(now) == pieces(before)
    assert now.order == before.order
