"""The table of Ankh in the terminal: fixed positions, sign by sign."""

from __future__ import annotations

import pytest

import ennead
from ennead.cli.drawing import Company, drawing_of
from tests.cli.ankh import NAMES, ankh, answer, drawn, offered, the_map, until
from tests.cli.terminal import Terminal, late

BEGINNING = r"""
    A   B   C   D   E   F   G   H   I   J   K
           ___     ___     ___     ___
 0     ___/   \___/~~~\___/~~~\___/~~~\___
 0 ___/   \___/ ⌂ \___/~~~\___/~~~\___/~~~\___
 1/   ≈___/   \___/   \___/   \___/ ▌ \___/~~~\
 1\___≈   \___/   \___/   \___/   \___/   \___/
 2/   ≈≈≈≈/   \___/   \(3)/   \___/   \≈≈≈≈   \
 2\___/   ≈≈≈≈/   \___/ ▲ \___/   \≈≈≈≈   \___/
 3/···\___/   ≈≈≈≈/   \___/   \≈≈≈≈   \___/···\
 3\___/···\___/   ≈≈≈≈/   \≈≈≈≈   \___/~~~\___/
 4/···\___/···\___/   ≈≈≈≈≈   \___/···\___/~~~\
 4\___/·wA\___/···\___/   ≈___/···\___/···\___/
 5/·▌A\___/~~~\___/···\___≈   \___/·▲·\___/~~~\
 5\___/·@A\___/···\___/   ≈___/···\___/···\___/
 6/···\(1)/~~~\___/~~~\≈≈≈≈ wR\(2)/···\___/~~~\
 6\___/···\___/~~~\___/ ⌂R\___/···\___/~~~\___/
 7/···\___/···\___/   ≈___/·@R\___/~~~\___/~~~\
 7\___/···\___/···\___≈   \___/···\___/···\___/
 8/···\___/···\___/   ≈___/···\___/···\___/~~~\
 8\___/·▲·\___/···\___≈   \___/···\___/···\___/
 9    \___/···\___/   ≈___/···\___/···\___/
          \___/   \___/   \___/   \___/
    A   B   C   D   E   F   G   H   I   J   K
"""

#: Osiris in the west, Ra in the east, with everything that can lie on a map.
SMALL = {
    "game": "ankh",
    "players": 2,
    "map": {
        "rows": ["FFDDW", "FFDDD", "FFDDD", "WFFDD"],
        "rivers": ["B0/C0", "B0/C1", "B1/C1", "B1/C2", "B2/C2", "B2/C3", "B3/C3"],
    },
    "camels": ["C2/C3", "C2/D2", "D1/D2", "D2/E2", "E2/E3"],
    "order": {"1": "A0", "2": "C0", "3": "D2"},
    "monuments": [["temple", "A1", 0], ["pyramid", "D0", None], ["obelisk", "E3", 1]],
    "areas": [
        {
            "god": "osiris",
            "figure": "B1",
            "warriors": ["A2"],
            "followers": 4,
            "devotion": 7,
            "powers": ["revered", "obelisk_attuned"],
            "hand": ["chariots", "maat", "flood"],
        },
        {
            "god": "ra",
            "figure": "D1",
            "warriors": ["D2", "E2"],
            "followers": 2,
            "devotion": 22,
        },
    ],
    "guardians": ["cat_mummy", "apep", "giant_scorpion"],
    "guardian_figures": [
        ["cat_mummy", 0, "pool"],
        ["apep", 0, "A3"],
        ["giant_scorpion", 1, "D3"],
    ],
    "aims": [["D3", "n"]],
    "tokens": {"osiris": ["A2", "C3"], "ra": ["E2"]},
    "event": 5,
    "markers": [1, 2, 0, 1],
    "turn": 0,
}
SMALL_DRAWN = r"""
    A   B   C   D   E    Move   ◆◇◇ 2
   ___     ___     ___   Summon ◆◆◇ 1 event!
 0/   \___/···\___/~~~\  Gain   ◇◇◇ 3
 0\___/   ≈___/·▲·\___/  Unlock ◆◇ 1 event!
 1/ ⌂O\___≈···\(2)/···\  mmmX [c]mmX cmmX cmmX mX
 1\___/ @O≈___/·@R\___/  next: Control Monument
 2/ wO\(1)≈···\%%%/·wR\  R22 20│O7
 2\_u_/   ≈%%%%·wR%%*%/                                              Dev Fol Ank
 3/~PO\___≈   \_x_/·▌R\  ▶O Osiris · Anna                              7   4   8
 3\___/   ≈_u_/·YR\_x_/    ··· ··· Cha Maa ··· Flo ···
      \___/   \(3)/        Revered Obelisk Attuned  +5wC  1 of 3 tokens left
    A   B   C   D   E     R Ra · Ben                                  22   2   8
                           Plg Bld Cha Maa Dro Flo Mir
                           +4w  2 of 3 suns left
                         Regions: figures, majorities
                         (1) O3  ⌂O
                         (2) R2
                         (3) R2  ▌R
                         claws at D3: north and north-east
"""
SMALL_IN_GERMAN = r"""
     A     B     C     D     E     Bewegen      ◆◇◇ 2
   _____       _____       _____   Aufstellen   ◆◆◇ 1 Ereignis!
 0/     \_____/·····\_____/~~~~~\  Gewinnen     ◇◇◇ 3
 0\_____/     ≈_____/··▲··\_____/  Freischalten ◆◇ 1 Ereignis!
 1/  ⌂O \_____≈·····\_(2)_/·····\  mmmX [k]mmX kmmX kmmX mX
 1\_____/  @O ≈_____/··@R·\_____/  dann: Monument kontrollieren
 2/  wO \_(1)_≈·····\%%%%%/··wR·\  R22 20│O7
 2\__u__/     ≈%%%%%%··wR·%%%*%%/                                               Ver Anh Ank
 3/~~PO~\_____≈     \__x__/··▌R·\  ▶O Osiris · Anna                               7   4   8
 3\_____/     ≈__u__/··YR·\__x__/    ··· ··· Str Maa ··· Nil ···
        \_____/     \_(3)_/          Geliebt Gott der Obelisken  +5wK
     A     B     C     D     E       1 von 3 Plättchen frei
                                    R Re · Ben                                   22   2   8
                                     Plg Bau Str Maa Dür Nil Wun
                                     +4w  2 von 3 Sonnen frei
                                   Scheren auf D3: Norden und Nordosten
"""


def small() -> ennead.Game:
    return ennead.load(SMALL, seed=1)


def test_the_board_is_drawn() -> None:
    assert the_map(drawn(ankh())) == BEGINNING.strip("\n")


def test_everything_on_a_map_is_drawn() -> None:
    assert drawn(small(), height=50) == SMALL_DRAWN.strip("\n")


def test_a_wide_terminal_has_large_hexes_and_german_its_own_signs() -> None:
    assert drawn(small(), "de", width=120) == SMALL_IN_GERMAN.strip("\n")


def test_figures_that_may_be_chosen_are_marked() -> None:
    shown = the_map(offered(answer(small(), "move")), 22)
    assert shown.count(">") == 3
    for figure in (">@O", ">wO", ">PO"):
        assert figure in shown


def test_spaces_that_may_be_chosen_show_their_names() -> None:
    shown = the_map(offered(answer(ankh(), "summon", "summon warrior")))
    marked = {shown[at + 1 : at + 3] for at, sign in enumerate(shown) if sign == ">"}
    assert marked == {"B3", "A4", "C4", "A6", "B6"}


def test_edges_that_may_be_chosen_are_marked() -> None:
    game = until(ankh(3), "place_camel")
    edges = [notation for notation in notations(game) if notation.startswith("camel")]
    assert the_map(offered(game)).count(">") >= len(edges)


def notations(game: ennead.Game) -> list[str]:
    seat = game.to_act()[0]
    return [game.notation(seat, answer) for answer in game.legal(seat)]


def test_a_battle_shows_region_gods_strength_and_who_still_chooses() -> None:
    game = until(ankh(3), "play_cards")
    first, *others = game.to_act()
    _, _, below = drawn(game).partition("Battle in region")
    assert below.count("choosing") == 1 + len(others)
    assert "strength" in below
    game.apply(first, game.legal(first)[0])
    _, _, below = drawn(game).partition("Battle in region")
    assert below.count("choosing") == len(others)
    assert below.count("sealed") == 1
    assert "Plague" not in below


def test_a_merged_god_is_one_god_of_two_players() -> None:
    game = ankh(3)
    late(game, lambda view: len(set(view["plays"])) == 2, seed=1)
    higher = max(game.view(None)["plays"], key=game.view(None)["plays"].count)
    team = [seat for seat, god in enumerate(game.view(None)["plays"]) if god == higher]
    (alone,) = {0, 1, 2} - {*team}
    panel = "\n".join([line[70:] for line in drawn(game, width=120).splitlines()])
    assert f" · {' + '.join([NAMES[seat] for seat in team])} " in panel
    assert f" · {NAMES[alone]} " in panel
    assert panel.count(" · ") == 2


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_table_fits_80_columns_and_the_board_23_lines(players: int, lang: str) -> None:
    game = until(ankh(players), "play_cards", seed=players)
    for width in (80, 120):
        lines = drawn(game, lang, width).splitlines()
        assert max(map(len, lines)) <= width
        assert lines[0][:40].rstrip() == lines[22][:40].rstrip()


def test_a_narrow_terminal_has_the_panel_below_the_map() -> None:
    lines = drawn(ankh(), width=60).splitlines()
    assert max(map(len, lines)) <= 60
    assert lines[23].startswith("Move")


def test_the_legend_explains_the_signs_of_the_guardians_that_take_part() -> None:
    for lang, words in (("en", "C Cat-Mummy"), ("de", "K Katzenmumie")):
        terminal = Terminal([])
        company = Company(NAMES[:2], ["", ""], lang)
        terminal.console.print(drawing_of("ankh").legend(ankh().view(0), company))
        assert words in terminal.flat
        assert "Satet" not in terminal.flat
