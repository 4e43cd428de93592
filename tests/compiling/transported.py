"""Objects of the public face and how they behave, to see whether copies behave the same."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, NamedTuple

import numpy as np

import ennead
from ennead.bots import BOTS, Seen, make_bot
from ennead.bots.levels import SearchLevel
from ennead.bots.networks import network_of
from ennead.bots.search.bot import SearchBot
from ennead.bots.search.settings import Settings
from ennead.envs import ankh_v0, ra_v0
from ennead.envs.arrays import ArrayGame
from ennead.envs.game_env import encoder_for
from ennead.envs.gym_env import AgainstBots
from ennead.envs.gym_vector import SelfPlay, VectorAgainstBots
from ennead.envs.net_bot import NAMES, Net, NetBot
from ennead.envs.policies import observe
from ennead.envs.vector import VectorGames
from ennead.games import GAMES

#: Where it differs between builds and machines, time ends a search: these are few.
SIMULATIONS = 30


class Case(NamedTuple):
    """How an object is made, and what it does afterwards, as text."""

    make: Callable[[], Any]
    behave: Callable[[Any], str]


def played(name: str, answers: int = 12) -> ennead.Game:
    """A random game after some answers, heard from its first moment; the last one is pushed."""
    game = ennead.new(name, 3, seed=5, listen=True)
    rng = Random(answers)
    for number in range(answers):
        seat = game.to_act()[0]
        step = game.push if number == answers - 1 else game.play
        step(rng.choice(game.legal(seat)), seat)
    return game


# ---------------------------------------------------------------- the engine


def made(name: str, thing: str) -> Any:
    """Something that a game gives."""
    game = played(name)
    seat = game.to_act()[0]
    things: dict[str, Callable[[], Any]] = {
        "game": lambda: game,
        "answers": game.answers,
        "answer": lambda: game.answers()[-1],
        "events": lambda: (game, game.listen()),
        "record": game.record,
        "seen": lambda: Seen(game, seat),
        "rules": lambda: game.rules,
        "reason": lambda: game.why_not(seat, *{"ra": ("bid", 9), "ankh": ("at", "A1")}[name]),
        "refusals": refusals,
    }
    return things[thing]()


def refusals() -> list[ValueError]:
    """One of each error that is exported."""
    return [
        ennead.IllegalAnswer("no"),
        ennead.PositionError("pending: no"),
        ennead.RecordError("line 1: no"),
    ]


def passed_answer(name: str) -> ennead.Answer:
    """An answer that is no longer offered."""
    game = played(name)
    answer = game.answers()[0]
    game.play(answer)
    return answer


def of_game(game: ennead.Game) -> str:
    """Where a game goes, and where it came from."""
    game.pop()
    ennead.playout(game, 5)
    return f"{game.hash()} {game.record().dumps()} {game.over}"


def of_answer(answer: ennead.Answer) -> str:
    """What an answer says of itself."""
    try:
        said = answer.say("de")
    except ValueError as refused:
        said = str(refused)
    return f"{answer!r} {answer.data()} {said} {answer.what!r} {hash(answer) == hash(answer)}"


def of_answers(answers: ennead.Answers) -> str:
    """What may be answered, also by its notation."""
    first = answers[0]
    found = [first in answers, str(first) in answers, first.number in answers, "dance" in answers]
    return f"{answers!r} {found} {[of_answer(answer) for answer in answers]}"


def of_events(heard: tuple[ennead.Game, list[ennead.Event]]) -> str:
    """What was heard, as data and in words."""
    game, events = heard
    told = [(repr(event), dict(event), list(event), len(event)) for event in events]
    return f"{told} {[game.tell(event, 'de') for event in events]} {events == events[:]}"


def of_record(record: ennead.Record) -> str:
    """The text of a record."""
    return record.dumps()


def of_seen(seen: Seen) -> str:
    """What a seat sees and may do."""
    answers = of_answers(seen.answers())
    return f"{seen.view()} {seen.events()} {seen.options} {answers} {seen.resample(3).hash()}"


def of_rules(rules: Any) -> str:
    """The rules of a game are those in the registry, not others beside them."""
    return f"{rules.name} {rules is GAMES[rules.name]}"


def things_of(things: Any) -> str:
    """Values by their own text."""
    return repr([(type(thing), thing, getattr(thing, "kind", "")) for thing in things])


def named_things() -> list[Any]:
    """One of everything that an answer can be about."""
    edge = ennead.Edge("C4/C5")
    return [
        edge,
        *edge.spaces,
        ennead.Card("flood"),
        ennead.Kind("nile", "tile"),
        ennead.Token(9),
        ennead.Count(2),
        ennead.CHANCE,
    ]


# ---------------------------------------------------------------- bots


def used_bot(name: str, game: str) -> Any:
    """A bot that has answered before."""
    bot = bot_of(name, game)
    answered(bot, game, 0, 6)
    return bot


def bot_of(name: str, game: str) -> Any:
    """A bot by its name; those that search do not for long."""
    if name in ("expert", "master"):
        return SearchLevel(3, name, SIMULATIONS)
    if name == "search":
        return SearchBot(3, Settings(simulations=SIMULATIONS, rollout=3))
    if name == "net":
        return NetBot(3, net_of(game))
    return make_bot(name, game, 3)


def net_of(game: str) -> Net:
    """A net of random weights."""
    encoder = encoder_for(game, 3)
    sizes = [encoder.size, 4, 4, encoder.space.players]
    rng = np.random.default_rng(1)
    arrays = {"scale": np.ones(encoder.size, np.float32)}
    for number in (1, 2, 3):
        shape = (sizes[number], sizes[number - 1])
        arrays[f"weights_{number}"] = rng.normal(size=shape).astype(np.float32)
        arrays[f"bias_{number}"] = np.zeros(sizes[number], np.float32)
    assert set(arrays) == set(NAMES)
    return Net(arrays)


def answered(bot: Any, name: str, first: int, number: int) -> list[int]:
    """What a bot answers in a game that it plays against itself, from a moment on."""
    game = ennead.new(name, 3, seed=8)
    found = []
    for step in range(first + number):
        seat = game.to_act()[0]
        if step < first:
            answer = game.legal(seat)[0]
        else:
            answer = bot.answer(Seen(game, seat))
            found.append(answer)
        game.apply(seat, answer)
    return found


def of_bot(name: str, bot: Any) -> str:
    """The next answers of a bot."""
    return str(answered(bot, name, 6, 8))


# ---------------------------------------------------------------- learners


def begun_env(make: Callable[[], Any]) -> Any:
    """An environment after its reset and some steps."""
    env = make()
    env.reset(seed=4)
    advance(env, 9)
    return env


def advance(env: Any, steps: int) -> list[object]:
    """Step an environment of any kind by the first legal actions; what it shows."""
    shown: list[object] = []
    for _ in range(steps):
        if hasattr(env, "agent_selection"):
            seen = env.observe(env.agent_selection)
            env.step(int(np.argmax(seen["action_mask"])))
            shown.append((env.agent_selection, data(seen), dict(env.rewards)))
        elif hasattr(env, "possible_agents"):
            actions = {
                agent: int(np.argmax(env.seen()[agent]["action_mask"])) for agent in env.agents
            }
            seen, *rest = env.step(actions)
            shown.append(({agent: data(found) for agent, found in seen.items()}, rest))
        else:
            mask = env.action_masks() if hasattr(env, "action_masks") else env_masks(env)
            observation, reward, *_, info = env.step(mask.argmax(axis=-1))
            shown.append((observation.tobytes(), np.asarray(reward).tolist(), data(info)))
    return shown


def env_masks(env: Any) -> Any:
    """The legal actions of games side by side."""
    return env.games.observe().masks


def data(arrays: dict[str, Any]) -> dict[str, Any]:
    """Arrays by name as text."""
    return {name: np.asarray(array).tolist() for name, array in arrays.items()}


def of_env(env: Any) -> str:
    """The next steps, and the game that a reset without a seed begins."""
    shown = advance(env, 9)
    env.reset()
    return f"{shown} {advance(env, 5)}"


def array_game(name: str) -> ArrayGame:
    """A game of arrays after some actions."""
    arrays = ArrayGame(name, 3)
    arrays.begin(seed=4)
    act(arrays, 9)
    return arrays


def act(arrays: ArrayGame, actions: int) -> list[object]:
    """Act by the first legal actions; what each seat saw."""
    shown: list[object] = []
    for _ in range(actions):
        seat = arrays.to_act()[0]
        mask = arrays.mask(seat)
        shown.append((seat, arrays.observation(seat).tobytes(), mask.tobytes()))
        arrays.act(seat, int(np.argmax(mask)))
    return shown


def of_arrays(arrays: ArrayGame) -> str:
    """The next actions, and a game with other options."""
    shown = act(arrays, 9)
    arrays.begin(seed=6)
    return f"{shown} {act(arrays, 5)}"


def vector_games(name: str) -> VectorGames:
    """Games side by side, some of which have ended."""
    games = VectorGames(name, 3, 3, seed=4)
    step_games(games, 60 if name == "ra" else 12)
    return games


def step_games(games: VectorGames, steps: int) -> list[object]:
    """Steps of games side by side, and what they show."""
    shown: list[object] = []
    step = games.observe()
    for _ in range(steps):
        step = games.step(step.masks.argmax(axis=1))
        arrays = (step.observations, step.masks, step.seats, step.rewards, step.done)
        shown.append([array.tobytes() for array in arrays])
    return shown


def of_games(games: VectorGames) -> str:
    """What was seen last, the next steps, and how many games have ended."""
    rewards, done = list(games.batch.rewards), list(games.batch.done)
    return f"{rewards} {done} {step_games(games, 40)} {games.batch.ended}"


def of_encoder(encoder: Any) -> str:
    """What an encoder says of a game."""
    game = played(encoder.rules.name)
    seat = game.to_act()[0]
    mask = list(encoder.legal_mask(game.table, seat))
    rows = (encoder.layout, encoder.space.rows, encoder.space.describe(0))
    return f"{rows} {list(encoder.observation(game.table, seat))} {mask}"


def of_network(network: Any) -> str:
    """What a network says of a position."""
    game = played("ra" if network.features.size < 500 else "ankh")
    return f"{network.players} {list(network.chances(game.table))}"


def cases() -> dict[str, Case]:
    """All objects by name."""
    found = {"things": Case(named_things, things_of)}
    for name in ("ra", "ankh"):
        found |= {f"{name} {key}": case for key, case in cases_of(name).items()}
    return found


def cases_of(name: str) -> dict[str, Case]:
    """The objects that a game brings."""
    versions = {"ra": ra_v0, "ankh": ankh_v0}[name]
    behaviors: dict[str, Callable[[Any], str]] = {
        "game": of_game,
        "answers": of_answers,
        "answer": of_answer,
        "events": of_events,
        "record": of_record,
        "seen": of_seen,
        "rules": of_rules,
        "reason": repr,
        "refusals": repr,
    }
    found = {thing: Case(partial(made, name, thing), behave) for thing, behave in behaviors.items()}
    found["passed answer"] = Case(partial(passed_answer, name), of_answer)
    for bot in (*BOTS, "search", "net"):
        found[f"bot {bot}"] = Case(partial(used_bot, bot, name), partial(of_bot, name))
    envs: dict[str, Callable[[], Any]] = {
        "env": lambda: versions.env(3),
        "raw env": lambda: versions.raw_env(3),
        "parallel env": lambda: versions.parallel_env(3),
        "against bots": lambda: AgainstBots(name, 3, ["hard", "easy"]),
        "self-play": lambda: SelfPlay(name, 3, 3),
        "vector against bots": lambda: VectorAgainstBots(name, 3, 3, ["hard"]),
    }
    for kind, make in envs.items():
        found[kind] = Case(partial(begun_env, make), of_env)
    found["array game"] = Case(partial(array_game, name), of_arrays)
    found["vector games"] = Case(partial(vector_games, name), of_games)
    found["step"] = Case(lambda: VectorGames(name, 2, 3).observe(), repr)
    found["observed"] = Case(lambda: observe(made(name, "seen")), repr)
    found["encoder"] = Case(partial(encoder_for, name, 3), of_encoder)
    found["network"] = Case(partial(network_of, name, 3), of_network)
    return found


def behavior(name: str, thing: object) -> str:
    """What an object does that came from another process."""
    return cases()[name].behave(thing)
