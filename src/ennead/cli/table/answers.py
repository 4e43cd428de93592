"""The answers to a question as a person sees and types them."""

from __future__ import annotations

import re

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from ennead.cli.table.flow import Flow
from ennead.engine.game import Game
from ennead.engine.rules import Reason

#: A space of a map, or the edge between two.
PLACE = re.compile(r"[A-Z]\d+(/[A-Z]\d+)?")
SMALL_PLACE = re.compile(r"\b[a-z]\d+\b")
#: From this many on, answers that differ only in the place are written as a row of places.
MANY = 5
#: Up to this many answers stand in columns.
FEW = 8


class Answers:
    """What a seat may answer now: numbered, in words, and in the notation of records."""

    def __init__(self, game: Game, seat: int, lang: str) -> None:
        self.answers = game.legal(seat)
        self.words = [game.say(seat, answer, lang) for answer in self.answers]
        self.notations = [game.notation(seat, answer) for answer in self.answers]

    def drawn(self) -> RenderableType:
        """Draw the answers with their numbers, side by side where they fit."""
        beginnings = [self.before_place(place) for place in range(len(self.answers))]
        rows = [b for b in dict.fromkeys(beginnings) if b and beginnings.count(b) >= MANY]
        drawn: list[RenderableType] = []
        for row in rows:
            own = [place for place, beginning in enumerate(beginnings) if beginning == row]
            drawn.append(self.row_of_places(row, own))
        rest = [place for place, beginning in enumerate(beginnings) if beginning not in rows]
        if len(rest) > FEW:
            drawn.append(Flow([self.line(place, hint=False) for place in rest], gap=3))
        elif rest:
            lines = [self.line(place, hint=True) for place in rest]
            drawn.append(Columns(lines, padding=(0, 3), equal=False))
        return Group(*drawn)

    def line(self, place: int, hint: bool) -> Text:
        """Draw an answer with its number; a hint is its notation, where the words differ."""
        words, notation = self.words[place], self.notations[place]
        line = Text.assemble((f"{place + 1}", "number"), " ", words, no_wrap=True)
        if hint and not set(plain(notation).split()) <= set(plain(words).split()):
            line.append(f" ({notation})", "quiet")
        return line

    def row_of_places(self, beginning: str, places: list[int]) -> Flow:
        """Draw answers that begin alike: only the spaces or edges with their numbers."""
        cells = [Text(f"{beginning}:")]
        for place in places:
            number = Text(f"{place + 1}", "number")
            name = self.notations[place].split()[-1]
            cells.append(Text.assemble(number, " ", name))
        return Flow(cells, gap=2)

    def before_place(self, place: int) -> str:
        """Return the words before the space or edge at the end of an answer; empty if none is."""
        name = self.notations[place].split()[-1]
        first, _, last = name.partition("/")
        beginning = self.words[place].partition(first)[0].strip()
        ends = self.words[place].split()[-1] == (last or first)
        return beginning if PLACE.fullmatch(name) and ends else ""

    def meant(self, line: str) -> list[int]:
        """Find the places of the answers that a line can mean."""
        numbers = [str(number) for number in range(1, len(self.answers) + 1)]
        if line in numbers:
            return [numbers.index(line)]
        wish = plain(line)
        places = range(len(self.answers))
        texts = [(plain(self.notations[place]), plain(self.words[place])) for place in places]
        exact = [place for place in places if wish in texts[place]]
        if exact or wish.isdecimal():
            return exact
        ends = [place for place in places if texts[place][0].split()[-1] == wish]
        if len(ends) == 1:
            return ends
        return [place for place in places if any(text.startswith(wish) for text in texts[place])]


def why_not(game: Game, seat: int, line: str, lang: str) -> Reason | None:
    """Say why a wish is not offered; ValueError if the line is no wish."""
    for wish in wishes(game, seat, line):
        try:
            return game.why_not(seat, wish, lang=lang)
        except ValueError:
            continue
    raise ValueError(f"{line!r} is no wish")


def wishes(game: Game, seat: int, line: str) -> list[str]:
    """List the notations that a line could mean; a space alone takes the verbs on offer."""
    wish = SMALL_PLACE.sub(lambda found: found[0].upper(), plain(line))
    if PLACE.fullmatch(wish):
        offered = [game.notation(seat, answer).split() for answer in game.legal(seat)]
        verbs = [" ".join(words[:-1]) for words in offered if PLACE.fullmatch(words[-1])]
        return [f"{verb} {wish}" for verb in dict.fromkeys(verbs)]
    verb, _, what = wish.partition(" ")
    return [wish, f"{verb} {what.replace(' ', '_')}"]


def plain(line: str) -> str:
    """Normalize a line: capitals and extra spaces do not matter."""
    return " ".join(line.lower().replace("_", " ").split())
