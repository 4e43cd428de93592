"""Training a network: games of the levels first, then self-play, with checkpoints and an arena."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from time import monotonic, process_time
from typing import Any

import numpy as np

from ennead.bots import Seen, make_bot, networks
from ennead.bots.game_bots import bots_of
from ennead.bots.network_bot import NetworkBot
from ennead.bots.networks import layers_of
from ennead.bots.values.network import Network
from ennead.bots.values.states import shares
from ennead.games.start import check_players, new, rules_of
from ennead.lab.plan import derived_seed, variant
from ennead.lab.statistics.intervals import wilson
from ennead.lab.training.experience import Experience, swapped
from ennead.lab.training.games import SelfPlayer, add_level_game
from ennead.lab.training.learner import Learner
from ennead.lab.training.searched_games import SearchedPlayer

#: The positions of a learning step, and how often each position is used on average.
BATCH, USES = 512, 4
#: The number of games played side by side.
SIDE_BY_SIDE = 128
#: The size of the replay buffer, and how full it is before self-play learns.
CAPACITY, AT_LEAST = 400_000, 20_000
#: Defaults for settings that older folders lack.
EARLIER_DEFAULTS = {"sparring": 0.0, "swaps": 0.0, "search": 0, "start": ""}
CHECKPOINT, CURVE, SETTINGS = "checkpoint.npz", "curve.csv", "settings.json"
#: Settings whose name in files, which earlier versions must read too, is another one.
NAMES_IN_FILES = {
    "warmup_positions": "taught",
    "td_lambda": "trace",
    "learning_rate": "rate",
    "eval_games": "measured",
}


@dataclass(frozen=True)
class Settings:
    """All that decides how a network is trained."""

    game: str
    players: int
    hidden: tuple[int, int] = (96, 32)
    #: Positions of games between the levels, learned from before self-play.
    warmup_positions: int = 200_000
    #: The lambda of TD(lambda): how far the end of a game reaches back.
    td_lambda: float = 0.92
    #: The learning rate at first; at last it is a tenth of that.
    learning_rate: float = 1e-3
    #: How often a seat explores, at first and at last.
    epsilon: tuple[float, float] = (0.08, 0.01)
    #: The share of the games of self-play in which `hard` plays some of the seats.
    sparring: float = 0.0
    #: The share of the learning steps that permute the seats of the others.
    swaps: float = 0.0
    #: Simulations for an answer of self-play; 0: one ply and no search.
    search: int = 0
    #: The file of a network to begin with, instead of the levels' games.
    start: str = ""
    #: Training ends after this many games, with learning rate and epsilon at their last values.
    games: int = 60_000
    #: The opponent that progress is measured against, and the number of games.
    opponent: str = "hard"
    eval_games: int = 100
    seed: int = 1

    def as_data(self) -> dict[str, Any]:
        """Return the settings by their names in files."""
        return {NAMES_IN_FILES.get(name, name): value for name, value in asdict(self).items()}


@dataclass(frozen=True)
class Measured:
    """A point of the learning curve."""

    cpu_seconds: float
    games: int
    loss: float
    opponent: str
    won: float
    low: float
    high: float
    measured: int


class Training:
    """A network that learns, in a folder that keeps all it takes to go on."""

    def __init__(self, folder: Path, settings: Settings) -> None:
        check_players(rules_of(settings.game), settings.players)
        if not all(0 <= share <= 1 for share in settings.epsilon):
            raise ValueError(f"shares of answers that explore are 0 to 1, not {settings.epsilon}")
        features_for = bots_of(settings.game).network_features
        if features_for is None:
            raise ValueError(f"{settings.game} does not say how a network sees its positions")
        self.folder = folder
        self.settings = settings
        self.features = features_for(settings.players)
        self.sizes = [int(self.features.size), *settings.hidden, 2 * settings.players]
        self.learner = Learner(self.sizes, settings.seed)
        self.experience = Experience(CAPACITY, self.sizes[0], settings.players)
        self.games = 0
        #: Positions that are still to be learned from.
        self.owed = 0
        self.cpu_before = 0.0
        #: What the file of the first network says of it.
        self.start: dict[str, Any] = {}
        self.started = process_time()
        self.losses: list[float] = []
        self.begin()

    # ------------------------------------------------------------ the folder

    def begin(self) -> None:
        """Go on from a checkpoint in the folder, or make the folder."""
        self.folder.mkdir(parents=True, exist_ok=True)
        about, checkpoint = self.folder / SETTINGS, self.folder / CHECKPOINT
        wanted = json.loads(json.dumps(self.settings.as_data()))
        known = (
            {**EARLIER_DEFAULTS, **json.loads(about.read_text("utf-8"))}
            if about.exists()
            else wanted
        )
        if known != wanted:
            others = [
                f"{name} {known.get(name)}" for name in wanted if known.get(name) != wanted[name]
            ]
            raise ValueError(
                f"{self.folder} holds a training with other settings: {', '.join(others)}"
            )
        about.write_text(json.dumps(wanted, indent=1) + "\n", encoding="utf-8")
        weights = self.read_start() if self.settings.start else []
        if checkpoint.exists():
            with np.load(checkpoint) as state:
                self.learner.restore(state)
                self.games = int(state["games"])
                self.cpu_before = float(state["cpu"])
        elif weights:
            self.learner.begin_with(weights)

    def read_start(self) -> list[float]:
        """Read the weights to begin with; ValueError if they are of another network."""
        file = Path(self.settings.start)
        if not file.is_file():
            raise ValueError(f"there is no network {file} to begin with")
        about, numbers = networks.contents(file)
        for name, wanted in (
            ("game", self.settings.game),
            ("players", self.settings.players),
            ("sizes", self.sizes),
        ):
            if about.get(name) != wanted:
                raise ValueError(f"{file} has {name} {about.get(name)}, not {wanted}")
        self.start = about
        return numbers

    def save(self) -> None:
        """Write the checkpoint, and the network as bots read it."""
        partial = self.folder / "partial.npz"
        state = {**self.learner.state(), "games": np.array(self.games), "cpu": np.array(self.cpu())}
        np.savez(partial, **state)
        partial.replace(self.folder / CHECKPOINT)
        networks.write(self.file, self.about(), self.learner.numbers())

    @property
    def file(self) -> Path:
        """The network as a file."""
        return self.folder / f"{self.settings.players}{networks.ENDING}"

    def about(self) -> dict[str, Any]:
        """Return what the network's file says of it."""
        settings = self.settings
        return {
            "game": settings.game,
            "players": settings.players,
            "rules": rules_of(settings.game).version,
            "sizes": self.sizes,
            "games": self.games + self.start.get("games", 0),
            "cpu_seconds": round(self.cpu()) + self.start.get("cpu_seconds", 0),
            # A network is given away: it names the file it began with, and no folder of a machine.
            "settings": {**settings.as_data(), "start": Path(settings.start).name},
        }

    def cpu(self) -> float:
        """Return the CPU seconds spent so far, those before a pause included."""
        return self.cpu_before + process_time() - self.started

    # ------------------------------------------------------------ learning

    def run(self, minutes: float, every: float, progress: Callable[[Measured], None]) -> None:
        """Train until all games are played or some minutes have passed.

        Every few minutes, and at the end, the network is saved and measured.
        """
        end = monotonic() + minutes * 60
        if self.games == 0 and self.learner.steps == 0:
            if not self.settings.start:
                self.learn_from_levels(end)
            progress(self.measure())
        player = self.player()
        due = monotonic() + every * 60
        while monotonic() < end and self.games < self.settings.games:
            self.step(player)
            if monotonic() >= due:
                progress(self.measure())
                due = monotonic() + every * 60
        progress(self.measure())

    def player(self) -> SelfPlayer | SearchedPlayer:
        """Return the player of the games to come."""
        settings = self.settings
        seed = derived_seed(settings.seed, "self-play", self.games)
        if settings.search:
            return SearchedPlayer(
                settings.game, self.features, settings.search, seed, settings.sparring
            )
        return SelfPlayer(settings.game, self.features, SIDE_BY_SIDE, seed, settings.sparring)

    def learn_from_levels(self, end: float) -> None:
        """Learn from games between the levels, and who won them."""
        number = 0
        while self.experience.length < self.settings.warmup_positions and monotonic() < end:
            seed = derived_seed(self.settings.seed, "taught", number)
            add_level_game(self.settings.game, self.features, self.experience, number, seed)
            number += 1
        rng = np.random.default_rng(self.settings.seed)
        for _ in range(USES * self.experience.length // BATCH):
            sample = self.experience.sample(BATCH, rng)
            self.losses.append(self.learner.learn(*sample, self.settings.learning_rate))
        self.experience.length = self.experience.next = 0

    def step(self, player: SelfPlayer | SearchedPlayer) -> None:
        """Play some positions, and learn from as many as that brings."""
        settings = self.settings
        gone = min(1.0, self.games / settings.games)
        first, last = settings.epsilon
        self.games += player.step(
            self.learner, self.experience, first + (last - first) * gone, settings.td_lambda
        )
        if self.experience.length < AT_LEAST:
            return
        self.owed += USES * player.positions
        while self.owed >= BATCH:
            self.owed -= BATCH
            sample = self.experience.sample(BATCH, player.rng)
            if settings.swaps and player.rng.random() < settings.swaps:
                sample = swapped(sample, self.features, player.rng)
            rate = settings.learning_rate * (1 - 0.9 * gone)
            self.losses.append(self.learner.learn(*sample, rate))

    # ------------------------------------------------------------ measuring

    def measure(self) -> Measured:
        """Save, play against the opponent on deals of its own, and add to the learning curve."""
        self.save()
        settings = self.settings
        network = Network(self.features, layers_of(self.sizes, self.learner.numbers()))
        won = sum([self.share(network, number) for number in range(settings.eval_games)])
        low, high = wilson(won, settings.eval_games)
        loss = float(np.mean(self.losses[-500:])) if self.losses else 0.0
        found = Measured(
            round(self.cpu(), 1),
            self.games,
            round(loss, 4),
            settings.opponent,
            won / settings.eval_games,
            low,
            high,
            settings.eval_games,
        )
        curve = self.folder / CURVE
        fresh = not curve.exists()
        with curve.open("a", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, list(asdict(found)))
            if fresh:
                writer.writeheader()
            writer.writerow(asdict(found))
        return found

    def share(self, network: Network, number: int) -> float:
        """Return the share of the win of the network, alone among opponents and without search."""
        settings = self.settings
        deal, own = divmod(number, settings.players)
        seed = derived_seed(settings.seed, "measure", deal)
        game = new(settings.game, settings.players, seed, **variant(settings.game, deal))
        bots = [
            NetworkBot(network)
            if seat == own
            else make_bot(settings.opponent, settings.game, derived_seed(deal, seat))
            for seat in range(settings.players)
        ]
        while not game.over:
            seat = game.to_act()[0]
            game.apply(seat, bots[seat].answer(Seen(game, seat)))
        return shares(game)[own]
