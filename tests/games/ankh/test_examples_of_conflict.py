"""The rulebook's own examples of conflict, merging and forgotten gods (AK-Z5 to AK-Z9)."""

from tests.rule import rule
from tests.scenario.ankh import conflict, given, gods, then


@rule("AK-Z7")
def test_four_figures_with_flood_tie_three_with_drought_and_the_tiebreaker_wins() -> None:
    game = given(
        """
        Ag    Aw    Bg
           Aw    Bw
        Aw    .     Bw
        """,
        gods(A="isis", B="amun"),
        conflict(by="A"),
    )
    game.answers("B", "announce nothing").plays(A="flood", B="drought")
    then(game).followers_changed(A=4).asks("A").offers("break the tie", "leave the tie")
    game.answers("A", "break the tie")
    then(game).devotion_changed(A=1, B=0).dead("D0", "E1").alive("E0", "A0", "A1", "B0", "C0")
    then(game).in_pool("B", warrior=6).tiebreaker(None).asks("B").offers_also("move")
