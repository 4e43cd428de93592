"""The ways to begin a game: new, from a position, from a record."""

from __future__ import annotations

import reprlib
import secrets
from typing import Any, SupportsIndex

from ennead.engine.edge import asks_chance
from ennead.engine.errors import PositionError, RecordError
from ennead.engine.game import Game, begin
from ennead.engine.nesting import TOO_DEEP, is_too_deep
from ennead.engine.numbers import whole
from ennead.engine.position import write_frames
from ennead.engine.record import Record, loads
from ennead.engine.replay import replay_onto
from ennead.engine.rng import Rng, seeded
from ennead.engine.rules import Data, Rules
from ennead.games import GAMES, saved

saved.teach_pickle()
COMMON_KEYS = ("game", "rules", "players", "options", "pending", "turn", "sealed")


def new(
    game: str,
    players: SupportsIndex,
    seed: SupportsIndex | None = None,
    chance: str = "answer",
    forced: str = "answer",
    listen: bool = False,
    **options: object,
) -> Game:
    """A new game of any that there is, ours or of an installed package.

    With `chance="ask"` chance is a seat that has to be answered. With `forced="ask"` questions with
    a single answer are asked too. With `listen=True` the game is heard from its first moment.

    >>> game = new("ra", players=3, seed=7)
    >>> game.to_act(), game.legal(game.to_act()[0])
    ([0], [0, 2])
    """
    rules = rules_of(game)
    number = check_players(rules, players)
    chosen = check_options(rules, number, options)
    rng = luck(seed, chance)
    return begin(rules, number, chosen, None, rng, asks_forced(forced), listen)


def load(
    position: Data,
    seed: SupportsIndex | None = None,
    chance: str = "answer",
    forced: str = "answer",
    listen: bool = False,
    trusted: bool = False,
) -> Game:
    """The game of a position, as `Game.position` gives it or as set up by hand.

    PositionError, a ValueError, names what is wrong with it. A position that this program has
    written itself may be `trusted`: it is not checked, and belongs to the game from then on.
    """
    if trusted:
        rules = rules_of(position["game"])
        start, options = position, position["options"]
    else:
        rules, options, start = checked(position)
    rng, forced_too = luck(seed, chance), asks_forced(forced)
    return begin(rules, start["players"], options, start, rng, forced_too, listen, trusted)


def checked(position: Data) -> tuple[Rules[Any], Data, Data]:
    """The rules and the options of a position, and the position written out."""
    if is_too_deep(position):
        raise PositionError(TOO_DEEP)
    rules = game_of(position)
    options = checked_options(rules, position)
    return rules, options, {**complete(rules, position), "options": options}


def game_of(position: Data) -> Rules[Any]:
    """The rules of a position, if it has their keys and is of their version."""
    if not isinstance(position, dict):
        raise PositionError(f"expected an object with the keys of a position, found {position!r}")
    try:
        rules = rules_of(position.get("game"))
    except ValueError as error:
        raise PositionError(str(error)) from None
    if position.get("rules", rules.version) != rules.version:
        raise PositionError(other_version(rules, position["rules"]))
    allowed = [*COMMON_KEYS, *rules.keys()]
    for key in position:
        if key not in allowed:
            raise PositionError(f"unknown key {key!r}; allowed: {', '.join(allowed)}")
    return rules


def checked_options(rules: Rules[Any], position: Data) -> Data:
    """The options of a position with their defaults, for a number of players that is allowed."""
    try:
        players = check_players(rules, position.get("players"))
        return check_options(rules, players, position.get("options", {}))
    except ValueError as error:
        raise PositionError(str(error)) from None


def complete(rules: Rules[Any], position: Data) -> Data:
    """A position with its `turn` written out as the frames it stands for."""
    given = {key: plain_copy(value) for key, value in position.items() if key != "turn"}
    if "pending" in position and "turn" in position:
        raise PositionError("give 'turn' or 'pending', not both")
    if "turn" in position:
        seat = position["turn"]
        if type(seat) is not int:
            raise PositionError(f"turn: expected the seat of a player, found {seat!r}")
        given["pending"] = write_frames(rules.turn_frames(seat))
    elif "pending" not in position:
        raise PositionError("expected 'turn' (whose turn it is) or 'pending'")
    return given


def plain_copy(value: object) -> Any:
    """A copy of plain data; `deepcopy` takes five times as long."""
    if isinstance(value, dict):
        return {key: plain_copy(part) for key, part in value.items()}
    if isinstance(value, list):
        return [plain_copy(part) for part in value]
    return value


def replay(
    text: str,
    seed: SupportsIndex | None = None,
    chance: str = "answer",
    forced: str = "answer",
    listen: bool = False,
) -> Game:
    """The game of a record, all its answers given again.

    RecordError, a ValueError, names the line that is wrong and what was expected there. With
    `forced="ask"` forced answers are asked from the end of the record on.
    """
    rng, forced_too = luck(seed, chance), asks_forced(forced)
    record = loads(text)
    game = beginning_of(record, listen)
    replay_onto(game, record)
    game.table.asks_forced = forced_too
    game.rng = rng
    if rng is not None:
        game.let_chance_answer(rng)
    return game


def beginning_of(record: Record, listen: bool = False) -> Game:
    """The game of a record before its first answer; chance is asked."""
    key = "game"
    try:
        rules = rules_of(record.game)
        key = "rules"
        if record.rules != rules.version:
            raise ValueError(other_version(rules, record.rules))
        key = "players"
        check_players(rules, record.players)
        key = "options"
        options = check_options(rules, record.players, record.options)
        key = "start"
        if record.start is None:
            return begin(rules, record.players, options, None, None, listen=listen)
        game = load(record.start, chance="ask", listen=listen)
        if (game.rules, game.players, game.options) != (rules, record.players, options):
            raise ValueError("the position is of another game, number of players or options")
    except ValueError as error:
        raise RecordError(f"line {record.heads[key]}: {error}") from None
    return game


def rules_of(game: object) -> Rules[Any]:
    """The rules of a game by its name."""
    if not isinstance(game, str) or game not in GAMES:
        raise ValueError(f"game must be one of {', '.join(GAMES)}, not {reprlib.repr(game)}")
    return GAMES[game]


def check_players(rules: Rules[Any], players: object) -> int:
    """A number of players that the game allows."""
    number = whole(players)
    if number is None or number not in rules.players:
        allowed = ", ".join([str(number) for number in rules.players])
        raise ValueError(f"players must be one of {allowed}, not {reprlib.repr(players)}")
    return number


def check_options(rules: Rules[Any], players: int, given: object) -> Data:
    """The options with their defaults; ValueError names what is allowed."""
    if not isinstance(given, dict):
        raise ValueError(f"options: expected an object, found {given!r}")
    if is_too_deep(given):
        raise ValueError(f"options: {TOO_DEEP}")
    return rules.check_options(players, given)


def luck(seed: SupportsIndex | None, chance: str) -> Rng | None:
    """The generator that answers for chance; none where chance is asked."""
    asked = asks_chance(chance)
    number = whole(secrets.randbits(96) if seed is None else seed)
    if number is None:
        raise ValueError(f"seed must be a whole number or None, not {reprlib.repr(seed)}")
    if not asked:
        return seeded(number)
    if seed is not None:
        raise ValueError("chance='ask' takes no seed")
    return None


def asks_forced(forced: str) -> bool:
    """Whether questions with a single answer are asked."""
    if forced not in ("answer", "ask"):
        raise ValueError(f"forced must be 'answer' or 'ask', not {forced!r}")
    return forced == "ask"


def other_version(rules: Rules[Any], version: object) -> str:
    """The message for rules of another version."""
    return f"rules version {version!r} of {rules.name}; this program plays version {rules.version}"
