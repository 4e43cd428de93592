"""The games for OpenSpiel: importing this module registers each as `ennead_` and its name.

Chance is a node of the tree. Choices that are simultaneous on the table are nodes one after
another whose information states do not show what was sealed before. A game for two is zero-sum.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pyspiel  # type: ignore[import-not-found]  # an extension without types
from numpy.typing import NDArray

from ennead.engine.drawing import listing
from ennead.engine.frames import CHANCE, SecretQuestion
from ennead.engine.game import Game
from ennead.engine.record import CHANCE_MARK
from ennead.engine.rules import Data
from ennead.envs.encode.encoder import NOT_WON, WON, Encoder
from ennead.envs.game_env import encoder_for, env_of
from ennead.envs.openspiel_options import defaults, options_of
from ennead.games import GAMES
from ennead.games.start import load, new

#: This many of the last answers are part of an information-state tensor.
RECENT = 16
#: With this many players one wins what the other loses.
ZERO_SUM_PLAYERS = 2
#: What a seat is told of an answer that another has sealed.
SEALED = "sealed"
#: Seeds of resampled games are below this.
SEEDS = 2**32


def game_type(name: str, players: int | None = None) -> pyspiel.GameType:
    """What OpenSpiel wants to know about a game, for any number of players or for this one."""
    kinds, utilities = pyspiel.GameType.Information, pyspiel.GameType.Utility
    perfect = env_of(name).perfect_information
    information = kinds.PERFECT_INFORMATION if perfect else kinds.IMPERFECT_INFORMATION
    return pyspiel.GameType(
        short_name=f"ennead_{name}",
        long_name=name.capitalize(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information,
        utility=utilities.ZERO_SUM if players == ZERO_SUM_PLAYERS else utilities.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(GAMES[name].players),
        min_num_players=min(GAMES[name].players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": min(GAMES[name].players),
            "position": "",
            **defaults(GAMES[name]),
        },
    )


class EnneadGame(pyspiel.Game):  # type: ignore[misc]  # as above
    """A game with `players` and options, or from a `position`: a file as `ennead.load` takes it."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        position = given.get("position", "")
        self.position = json.loads(Path(position).read_text("utf-8")) if position else None
        if self.position:
            self.players, self.options = self.position["players"], self.position["options"]
        else:
            self.players = int(given.get("players", min(GAMES[self.name].players)))
            self.options = options_of(GAMES[self.name], given)
        space = self.encoder.space
        zero_sum = self.players == ZERO_SUM_PLAYERS
        info = pyspiel.GameInfo(
            num_distinct_actions=space.players,
            max_chance_outcomes=space.size - space.players,
            num_players=self.players,
            min_utility=NOT_WON,
            max_utility=WON,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=env_of(self.name).longest,
        )
        super().__init__(game_type(self.name, self.players), info, given)

    @property
    def encoder(self) -> Encoder:
        """Kept apart from the game, which OpenSpiel pickles."""
        return known_encoder(self.name, self.players, json.dumps(self.options, sort_keys=True))

    def new_initial_state(self) -> EnneadState:
        """The first node."""
        return EnneadState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> EnneadObserver:
        """What turns a state into a string and a tensor."""
        return EnneadObserver(self, bool(kind is not None and kind.perfect_recall))


@cache
def known_encoder(name: str, players: int, options: str) -> Encoder:
    """The encoder of a game with options as JSON, made once."""
    return encoder_for(name, players, json.loads(options))


class Taken(NamedTuple):
    """An action that was taken: by which seat, its number, and its answer as records write it."""

    seat: int
    action: int
    notation: str

    def sealed(self) -> Taken:
        """The same, as others know it before it is revealed."""
        return Taken(self.seat, -1, SEALED)


class Line:
    """A game with the actions that led to it; copied as a whole, since a state is often cloned."""

    def __init__(self, game: Game, actions: list[Taken], shown: int) -> None:
        self.game = game
        self.actions = actions
        #: How many of them everybody has seen; later ones are sealed.
        self.shown = shown

    def __deepcopy__(self, memo: object) -> Line:
        return Line(self.game.clone(), self.actions[:], self.shown)

    def __reduce__(self) -> tuple[Any, ...]:
        return Line, (self.game, self.actions, self.shown)

    def seen_by(self, seat: int) -> list[Taken]:
        """The actions as a seat has seen them: those that others have sealed are not known."""
        sealed = self.actions[self.shown :]
        return self.actions[: self.shown] + [
            taken if taken.seat == seat else taken.sealed() for taken in sealed
        ]

    def resampled(self, seat: int, seed: int, encoder: Encoder) -> Line:
        """A line that the seat could be in; what others have sealed is drawn anew."""
        game = self.game.resample(seat, seed, chance="ask")
        actions = self.actions[: self.shown]
        for taken in self.actions[self.shown :]:
            frame = game.table.frames[-1]
            assert isinstance(frame, SecretQuestion)
            answer = game.table.sealed[frame.seats.index(taken.seat)]
            number = encoder.space.action(frame, answer)
            actions.append(Taken(taken.seat, number, frame.notation(game.table, answer)))
        return Line(game, actions, self.shown)


def beginning(name: str, players: int, options: Data, position: Data | None) -> Game:
    """A game before its first answer, chance asked too."""
    if position:
        return load(position, chance="ask")
    return new(name, players, chance="ask", **options)


class EnneadState(pyspiel.State):  # type: ignore[misc]  # as above
    """A node of the tree."""

    def __init__(self, game: EnneadGame) -> None:
        super().__init__(game)
        begun = beginning(game.name, game.players, game.options, game.position)
        self.line = Line(begun, [], 0)

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
        answer = self.answer(seat, action)
        taken = Taken(seat, action, line.game.notation(seat, answer))
        line.game.apply(seat, answer)
        line.actions.append(taken)
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

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> EnneadState:
        """A state that the player cannot tell from this one, drawn by the sampler."""
        state = self.clone()
        seed = int(sampler() * SEEDS)
        state.line = self.line.resampled(player, seed, self.get_game().encoder)
        return state  # type: ignore[no-any-return]  # pyspiel has no types

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.line.game.over

    def returns(self) -> list[float]:
        """By seat, 1 for those who have won and -1 for all others.

        Of two players one wins what the other loses: if both have won, or neither, it is 0.
        """
        if not self.line.game.over:
            return [0.0] * self.get_game().players
        rewards = list(self.get_game().encoder.rewards(self.line.game.table))
        if len(rewards) == ZERO_SUM_PLAYERS and rewards[0] == rewards[1]:
            return [0.0, 0.0]
        return rewards

    def __str__(self) -> str:
        """What a spectator sees, who is asked what, and the fingerprint of the position."""
        game = self.line.game
        asked = [f"seat {seat}: {game.ask(seat)}" for seat in game.to_act() if seat != CHANCE]
        question = "\n".join(asked) or ("over" if game.over else "chance")
        return f"{listing(game.view(None))}\n{question}\nposition {game.hash()}"


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
            for place, taken in enumerate(state.line.seen_by(player)[-RECENT:]):
                chance = taken.seat == CHANCE
                other = 0 if chance else (taken.seat - player) % self.players + 1
                recent[place] = other, taken.action + 1

    def string_from(self, state: EnneadState, player: int) -> str:
        """The same as text; with perfect recall all answers as records write them."""
        if not self.perfect_recall:
            return listing(state.line.game.view(player))
        told = [f"{mark(taken.seat)} {taken.notation}" for taken in state.line.seen_by(player)]
        return f"seat {player}: {', '.join(told)}"


def mark(seat: int) -> str:
    """How records mark a seat."""
    return CHANCE_MARK if seat == CHANCE else str(seat)


def register() -> None:
    """Make every game known to OpenSpiel."""
    for name in GAMES:
        made = type(f"{name.capitalize()}Game", (EnneadGame,), {"name": name})
        pyspiel.register_game(game_type(name), made)


register()
