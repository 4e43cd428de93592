"""The answers to a question as a person sees and types them."""

from __future__ import annotations

from rich.columns import Columns
from rich.text import Text

from ennead.engine.game import Game
from ennead.engine.rules import Reason


class Answers:
    """What a seat may answer now: numbered, in words, and in the notation of records."""

    def __init__(self, game: Game, seat: int, lang: str) -> None:
        self.answers = game.legal(seat)
        self.words = [game.say(seat, answer, lang) for answer in self.answers]
        self.notations = [game.notation(seat, answer) for answer in self.answers]

    def drawn(self) -> Columns:
        """The answers with their numbers, beside each other where they fit."""
        lines = []
        pairs = zip(self.words, self.notations, strict=True)
        for number, (words, notation) in enumerate(pairs, 1):
            line = Text.assemble((f"{number}", "number"), " ", words, no_wrap=True)
            if not set(plain(notation).split()) <= set(plain(words).split()):
                line.append(f" ({notation})", "quiet")
            lines.append(line)
        return Columns(lines, padding=(0, 3), equal=False)

    def meant(self, line: str) -> list[int]:
        """The places of the answers that a line can mean."""
        numbers = [str(number) for number in range(1, len(self.answers) + 1)]
        if line in numbers:
            return [numbers.index(line)]
        wish = plain(line)
        places = range(len(self.answers))
        texts = [(plain(self.notations[place]), plain(self.words[place])) for place in places]
        exact = [place for place in places if wish in texts[place]]
        if exact or wish.isdecimal():
            return exact
        return [place for place in places if any(text.startswith(wish) for text in texts[place])]


def why_not(game: Game, seat: int, line: str, lang: str) -> Reason | None:
    """Why a wish is not offered; ValueError if it is none."""
    verb, _, what = plain(line).partition(" ")
    return game.why_not(seat, verb, *([what.replace(" ", "_")] if what else []), lang=lang)


def plain(line: str) -> str:
    """A line without regard to capitals and spaces."""
    return " ".join(line.lower().replace("_", " ").split())
