"""The games for OpenSpiel: importing this module registers each as `ennead_` and its name.

Chance is a node of the tree. Choices that are simultaneous on the table are nodes one after
another whose information states do not show what was sealed before.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]  # an extension without types
from numpy.typing import NDArray

from ennead.engine.frames import CHANCE
from ennead.engine.game import Game
from ennead.engine.rules import Data
from ennead.envs.encode.encoder import NOT_WON, WON, Encoder
from ennead.envs.game_env import encoder_for, env_of
from ennead.games import GAMES
from ennead.games.start import load, new

#: So many of the last answers are part of an information-state tensor.
RECENT = 16


def game_type(name: str) -> pyspiel.GameType:
    """What OpenSpiel wants to know about a game."""
    kinds = pyspiel.GameType.Information
    perfect = env_of(name).perfect_information
    information = kinds.PERFECT_INFORMATION if perfect else kinds.IMPERFECT_INFORMATION
    return pyspiel.GameType(
        short_name=f"ennead_{name}",
        long_name=name.capitalize(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(GAMES[name].players),
        min_num_players=min(GAMES[name].players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": min(GAMES[name].players), "position": ""},
    )


class EnneadGame(pyspiel.Game):  # type: ignore[misc]  # as above
    """A game with `players`, or from a `position`: the name of a file as `ennead.load` takes it."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        position = given.get("position", "")
        self.position = json.loads(Path(position).read_text("utf-8")) if position else None
        self.players = self.position["players"] if self.position else int(given.get("players", 2))
        space = self.encoder.space
        info = pyspiel.GameInfo(
            num_distinct_actions=space.players,
            max_chance_outcomes=space.size - space.players,
            num_players=self.players,
            min_utility=NOT_WON,
            max_utility=WON,
            max_game_length=env_of(self.name).longest,
        )
        super().__init__(game_type(self.name), info, given)

    @property
    def encoder(self) -> Encoder:
        """Kept apart from the game, which OpenSpiel pickles."""
        return known_encoder(self.name, self.players)

    def new_initial_state(self) -> EnneadState:
        """The first node."""
        return EnneadState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> EnneadObserver:
        """What turns a state into a string and a tensor."""
        return EnneadObserver(self, bool(kind is not None and kind.perfect_recall))


@cache
def known_encoder(name: str, players: int) -> Encoder:
    """The encoder of a game, made once."""
    return encoder_for(name, players)


class Line:
    """A game with the actions that led to it; copied as a whole, since a state is often cloned."""

    def __init__(self, game: Game, actions: list[tuple[int, int]], shown: int) -> None:
        self.game = game
        #: Seat and action, in order.
        self.actions = actions
        #: How many of them everybody has seen; later ones are sealed.
        self.shown = shown

    def __deepcopy__(self, memo: object) -> Line:
        return Line(self.game.clone(), self.actions[:], self.shown)

    def __reduce__(self) -> tuple[Any, ...]:
        game = self.game
        start = (game.name, game.players, game.start)
        return line_again, (start, game.log.answers(), self.actions, self.shown)

    def seen_by(self, seat: int) -> list[tuple[int, int]]:
        """The actions as a seat has seen them: those of others that are sealed are -1."""
        sealed = self.actions[self.shown :]
        return self.actions[: self.shown] + [
            (other, action if other == seat else -1) for other, action in sealed
        ]


def line_again(
    start: tuple[str, int, Data | None],
    answers: list[tuple[int, int]],
    actions: list[tuple[int, int]],
    shown: int,
) -> Line:
    """A line that was pickled: its game is played again."""
    game = beginning(*start)
    for seat, answer in answers:
        game.apply(seat, answer)
    return Line(game, actions, shown)


def beginning(name: str, players: int, position: Data | None) -> Game:
    """A game before its first answer, chance asked too."""
    return load(position, chance="ask") if position else new(name, players, chance="ask")


class EnneadState(pyspiel.State):  # type: ignore[misc]  # as above
    """A node of the tree."""

    def __init__(self, game: EnneadGame) -> None:
        super().__init__(game)
        self.line = Line(beginning(game.name, game.players, game.position), [], 0)

    def current_player(self) -> int:
        """Who acts: a seat, chance or nobody any more."""
        game = self.line.game
        if game.over:
            return int(pyspiel.PlayerId.TERMINAL)
        seat = game.to_act()[0]
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        """What a player may do, ascending."""
        game = self.line.game
        space, frame = self.get_game().encoder.space, game.table.frames[-1]
        return [space.action(frame, answer) for answer in game.legal(player)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may do, and how likely it is."""
        game, weights = self.line.game, self.line.game.weights()
        space, frame = self.get_game().encoder.space, game.table.frames[-1]
        total = sum(weights)
        return [
            (space.action(frame, answer) - space.players, weight / total)
            for answer, weight in zip(game.legal(CHANCE), weights, strict=True)
        ]

    def _apply_action(self, action: int) -> None:
        """Go on by an action."""
        line = self.line
        frames = line.game.table.frames
        seat, question = line.game.to_act()[0], frames[-1]
        line.game.apply(seat, self.answer(seat, action))
        line.actions.append((seat, action))
        if not frames or frames[-1] is not question:
            line.shown = len(line.actions)

    def answer(self, seat: int, action: int) -> int:
        """The answer that an action gives."""
        space, frame = self.get_game().encoder.space, self.line.game.table.frames[-1]
        return int(space.answer(frame, action + space.players if seat == CHANCE else action))

    def _action_to_string(self, player: int, action: int) -> str:
        """An action in the notation of records; for one that is not legal now, its numbers."""
        game, space = self.line.game, self.get_game().encoder.space
        seat = CHANCE if player == pyspiel.PlayerId.CHANCE else player
        if not game.over and seat in game.to_act():
            answer = self.answer(seat, action)
            if answer in game.legal(seat):
                return game.notation(seat, answer)
        number = action + space.players if seat == CHANCE else action
        question, answer = space.describe(number)
        return f"{question} {answer}"

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.line.game.over

    def returns(self) -> list[float]:
        """By seat, 1 for those who have won and -1 for all others."""
        if not self.line.game.over:
            return [0.0] * self.get_game().players
        return list(self.get_game().encoder.rewards(self.line.game.table))

    def __str__(self) -> str:
        return f"{self.line.game.name} {self.line.game.hash()}"


class EnneadObserver:
    """What a seat may know: now, or with perfect recall all that it has seen so far."""

    def __init__(self, game: EnneadGame, perfect_recall: bool) -> None:
        self.encoder = game.encoder
        self.players = game.players
        self.perfect_recall = perfect_recall
        size = self.encoder.size
        self.tensor: NDArray[np.float32] = np.zeros(size + 2 * RECENT * perfect_recall, np.float32)
        self.dict = {"observation": self.tensor[:size]}
        if perfect_recall:
            self.dict["recent"] = self.tensor[size:].reshape(RECENT, 2)

    def set_from(self, state: EnneadState, player: int) -> None:
        """Fill the tensor."""
        table = state.line.game.table
        self.dict["observation"][:] = np.array(self.encoder.observation(table, player), np.uint8)
        if self.perfect_recall:
            recent = self.dict["recent"]
            recent[:] = 0
            for place, (seat, action) in enumerate(state.line.seen_by(player)[-RECENT:]):
                other = 0 if seat == CHANCE else (seat - player) % self.players + 1
                recent[place] = other, action + 1

    def string_from(self, state: EnneadState, player: int) -> str:
        """The same as text; with perfect recall all answers, those sealed by others as -1."""
        if self.perfect_recall:
            seen = state.line.seen_by(player)
            return f"{player}: " + " ".join([f"{seat}:{action}" for seat, action in seen])
        return json.dumps(state.line.game.view(player), sort_keys=True)


def register() -> None:
    """Make every game known to OpenSpiel."""
    for name in GAMES:
        made = type(f"{name.capitalize()}Game", (EnneadGame,), {"name": name})
        pyspiel.register_game(game_type(name), made)


register()
