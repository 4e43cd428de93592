"""A kit: a game with all its faces, from the rules to the drawing in the terminal."""

from __future__ import annotations

from importlib import import_module
from typing import Any


class Kit:
    """Where the faces of a game are found: each as `module:attribute`, imported at first use.

    Only the rules are needed. Every layer has something plain for a game that gives it nothing.
    """

    def __init__(
        self,
        rules: str,
        *,
        bots: str | None = None,
        lab: str | None = None,
        env: str | None = None,
        terminal: str | None = None,
        svg: str | None = None,
        view: str | None = None,
        options: str | None = None,
        catalogues: str | None = None,
        web: bool = False,
    ) -> None:
        given = {
            "rules": rules,  # a class of `Rules`
            "bots": bots,  # a `GameBots`: what answers and positions are worth
            "lab": lab,  # a `GameLab`: statistics and reports
            "env": env,  # a `GameEnv`: observations and actions for learners
            "terminal": terminal,  # a `Drawing` for the terminal
            "svg": svg,  # a function of a game and a seat that draws an SVG
            "view": view,  # the declared type of its views
            "options": options,  # the declared type of its options; none if all can be listed
            "catalogues": catalogues,  # a function: packages with more rules in their folder `data`
        }
        self.places = {face: place for face, place in given.items() if place is not None}
        #: Whether the browser client has a board for this game; it shows a drawing of any other.
        self.web = web
        self.loaded: dict[str, Any] = {}

    @property
    def package(self) -> str:
        """The package of the rules, which has their catalogue in its folder `data`."""
        return self.places["rules"].partition(":")[0].rpartition(".")[0]

    def face(self, name: str) -> Any:
        """A face of the game, or None if the kit has none of this name."""
        if name not in self.loaded:
            self.loaded[name] = attribute(self.places[name]) if name in self.places else None
        return self.loaded[name]


def attribute(place: str) -> Any:
    """What `module:attribute` names."""
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)
