"""What the contract needs to know about Ankh: how it is also played, its pieces, its wishes."""

from __future__ import annotations

from typing import Any

from tests.games.ankh.policy import lively

#: Figures of each guardian that take part, by number of players; 3 of the small ones (AK-S9).
GUARDIANS = {2: (1, 1), 3: (2, 2), 4: (3, 2), 5: (3, 2)}
LARGE = ("apep", "giant_scorpion", "androsphinx")
CARDS = 7
WARRIORS = 6
IN_THE_SUPPLY = 10
CAMELS = 30
ORDER_TOKENS = 8

#: Turns until 18 events have come, each turn moving every figure and more.
MOST_ANSWERS = 18 * 24 * 30

#: Games are long: a part of the number will do.
SHARE = 0.4

#: How many games bots play, how quickly search does, and which part of the answers it gives.
BOT_GAMES = {"greedy": 1, "search": 1}
QUICK_SEARCH = {"simulations": 2, "rollout": 0}
SEARCHED = 0.3

POLICIES = {"lively": lively}


def check_pieces(position: dict[str, Any]) -> None:
    """The pieces that a position counts are all there; `test_conservation` counts the rest."""
    if position["pending"][-1:] and position["pending"][-1][0].startswith("Draw"):
        return
    assert [len(area["warriors"]) for area in position["areas"]] == [WARRIORS] * position["players"]
    assert all(len(set(area["hand"])) <= CARDS for area in position["areas"])
    names = [name for name, _, _ in position["guardian_figures"]]
    small, large = GUARDIANS[position["players"]]
    for name in position["guardians"]:
        assert names.count(name) == (large if name in LARGE else small)
    types = [name for name, _, _ in position["monuments"]]
    assert all(types.count(name) <= IN_THE_SUPPLY for name in types)
    assert len(set(position["camels"])) == len(position["camels"]) <= CAMELS
    assert {int(token) for token in position["order"]} <= set(range(1, ORDER_TOKENS + 1))
    stands = [area["figure"] for area in position["areas"] if area["figure"] != "out"]
    assert len(set(stands)) == len(stands)


def wishes() -> list[str]:
    """Much of what a player can wish for, sensible or not."""
    bare = ["move", "summon", "gain", "unlock", "regular", "done", "decline", "stop", "keep"]
    verbs = ("figure", "to", "push", "at", "extra", "control", "build at", "return", "token at")
    spaces = [f"{verb} {space}" for verb in verbs for space in ("A1", "E4", "F3", "G5", "J6")]
    battle = ["play flood", "play maat", "play plague drought", "bid 0", "bid 2", "build temple"]
    others = ["unlock revered", "unlock glorious", "summon warrior", "aim n", "swap 1 2"]
    yes_or_no = ["break the tie", "keep alive", "worship", "give sun", "announce two"]
    named = ["camel E3/E4", "take guardian", "take guardian mummy", "let die warrior E4"]
    return [*bare, *spaces, *battle, *others, *yes_or_no, *named]


#: Nothing is covered by an option.
COVERED: dict[str, str] = {}

#: What random play must come across, or the contract proves too little.
QUESTIONS = {
    *("choose_action", "move_figure", "move_to", "aim", "summon_source", "summon_kind"),
    *("summon_to", "unlock_power", "control_monument", "place_camel", "keep_token", "swap_token"),
    *("break_tie", "play_cards", "build_type", "build_at", "plague_bid", "keep_alive", "return"),
    *("take_guardian", "gather", "gather_at", "worship", "announce", "trap", "choose_token"),
    *("place_token", "give_sun"),
}
EVENTS = {
    *("action", "moved", "summoned", "aimed", "followers", "unlocked", "guardian", "event"),
    *("controlled", "caravan", "tokens", "swapped", "conflict", "dominates", "battle", "cards"),
    *("built", "plague", "plague_bid", "spared", "strength", "battle_won", "all_lose", "killed"),
    *("devotion", "cards_back", "merged", "forgotten", "trapped", "announced", "sun_given"),
    *("token_placed", "tie_broken", "taken_over"),
}
