"""What is secret in a battle, and for whom (AK-I)."""

from tests.rule import rule
from tests.scenario.ankh import conflict, followers, given

DUEL = """
    Ag    Bg
       .
    """


@rule("AK-I1")
def test_a_chosen_card_is_shown_to_its_player_only() -> None:
    game = given(DUEL, conflict()).answers("A", "play flood")
    other = given(DUEL, conflict()).answers("A", "play miracle")
    assert game.game.view(0)["asked"]["answered"] == "play flood"
    for seat in (1, None):
        assert game.game.view(seat) == other.game.view(seat)
    game.answers("B", "play maat")
    assert "flood" not in game.game.view(1)["areas"][0]["hand"]


@rule("AK-I1")
def test_a_bid_is_shown_to_its_player_only_until_all_are_revealed() -> None:
    games = []
    for bid in (0, 2):
        game = given(DUEL, followers(A=2, B=2), conflict()).plays(A="plague", B="maat")
        game.answers("A", f"bid {bid}")
        games.append(game)
    assert games[0].game.view(1) == games[1].game.view(1)
    assert games[0].game.view(None) == games[1].game.view(None)
    assert games[1].game.view(0)["asked"]["answered"] == "bid 2"
    games[1].answers("B", "bid 0")
    assert games[1].told("plague_bid") == [(0, 2), (1, 0)]
