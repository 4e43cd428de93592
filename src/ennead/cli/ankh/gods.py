"""Every god of Ankh: devotion, followers, cards, powers, and what it has in its pool."""

from __future__ import annotations

from rich.text import Text

from ennead.cli.ankh import table
from ennead.cli.ankh.words import (
    CARDS,
    COLUMNS,
    FORGOTTEN,
    TIEBREAKER,
    figure_sign,
    short_power,
    sign,
)
from ennead.cli.drawing import Company
from ennead.engine.rules import Data
from ennead.games.ankh.powers.words import POWERS
from ennead.games.ankh.table.pieces import CARD_NAMES
from ennead.games.ankh.words import names
from ennead.games.ankh.words.gods import IN_SHORT, LINES

NUMBERS = ("devotion", "followers", "ankh")
COLUMN = 4
#: From this width on powers are named in full.
WIDE = 45


class Gods:
    """The gods below each other, in lines of a width."""

    def __init__(self, view: Data, company: Company, width: int) -> None:
        self.view = view
        self.company = company
        self.lang = company.lang
        self.width = width

    def lines(self) -> list[Text]:
        """Draw a line of headings, and a few lines for each god."""
        headings = "".join([f"{COLUMNS[number].fill(self.lang):>{COLUMN}}" for number in NUMBERS])
        blocks = [Text(f"{headings:>{self.width}}", "quiet")]
        for god in table.gods_shown(self.view):
            blocks.append(self.head(god))
            if god in self.view["ascending"]:
                blocks += self.holdings(god)
        return blocks + [Text(line, "quiet") for line in self.court(None)]

    def court(self, god: int | None) -> list[str]:
        """What lies by special rules, for a god or for the table."""
        known = [LINES[name] for name in self.view["tokens"] if name in LINES]
        return [line for lines in known for line in lines(self.view, god, self.lang)]

    def head(self, god: int) -> Text:
        """Draw letter, name, players and numbers; marked if the god is asked."""
        view = self.view
        asked = (view["asked"] or {"seats": []})["seats"]
        mark = "▶" if any(seat in asked for seat in table.seats_of(view, god)) else " "
        players = table.player_names(view, god, self.company.names)
        name = f"{table.letter(view, god)} {table.god_name(view, god, self.lang)}"
        room = self.width - len(NUMBERS) * COLUMN - 1
        text = Text(mark).append(name, table.style(view, god))
        text.append(f" · {players}", "quiet")
        text.truncate(room, overflow="ellipsis", pad=True)
        return text.append(self.numbers(god))

    def numbers(self, god: int) -> str:
        """Format devotion, followers and Ankh tokens; a forgotten god is only named as one."""
        area = self.view["areas"][god]
        if god not in self.view["ascending"]:
            return f" {FORGOTTEN.fill(self.lang):>{len(NUMBERS) * COLUMN}}"
        numbers = [area["devotion"], area["followers"], self.view["ankh_tokens"][god]]
        return " " + "".join([f"{number:>{COLUMN}}" for number in numbers])

    def holdings(self, god: int) -> list[Text]:
        """Draw cards, then powers, pool and tokens: as many lines as they need."""
        parts = [*self.powers(god), *self.pool(god), *self.tokens(god), *self.tiebreaker(god)]
        lines = [Text("  ").append(self.cards(god))]
        for part in parts:
            if lines[-1].cell_len + 2 + part.cell_len > self.width or len(lines) == 1:
                lines.append(Text("  "))
            elif lines[-1].cell_len > 2:
                lines[-1].append("  " if part.style != "power" else " ")
            lines[-1].append(part)
        return lines

    def cards(self, god: int) -> Text:
        """Draw the cards in hand; played ones are dots."""
        hand = self.view["areas"][god]["hand"]
        words = [sign(CARDS, card, self.lang) if card in hand else "···" for card in CARD_NAMES]
        return Text(" ".join(words))

    def powers(self, god: int) -> list[Text]:
        """Draw the unlocked powers."""
        powers = self.view["areas"][god]["powers"]
        if self.width >= WIDE:
            full = [names.name(POWERS, power, self.lang) for power in powers]
            return [Text(name, "power") for name in full]
        return [Text(short_power(power, self.lang), "power") for power in powers]

    def pool(self, god: int) -> list[Text]:
        """Draw the warriors and guardians that can be summoned."""
        area = self.view["areas"][god]
        figures = f"{area['warriors'].count('pool')}w" + "".join(
            [figure_sign(kind, self.lang) for kind in table.guardians_in_pool(self.view, god)]
        )
        figures += figure_sign("god", self.lang) if area["figure"] == "pool" else ""
        return [Text(f"+{figures}")]

    def tokens(self, god: int) -> list[Text]:
        """Draw the tokens of the god's ability, for a merged god those of both."""
        kinds = [table.born(self.view, seat) for seat in table.seats_of(self.view, god)]
        words = [text for kind in kinds for text in self.token_words(kind)]
        return [Text(text, "quiet") for text in [*words, *self.court(god)]]

    def token_words(self, kind: str) -> list[str]:
        """Say in words which tokens one ability has."""
        if kind in IN_SHORT:
            return [IN_SHORT[kind](self.view, self.lang)]
        # As the view has them: where its tokens lie.
        given = self.view["tokens"].get(kind)
        listed = given if isinstance(given, list) else []
        return [", ".join([str(token) for token in listed])] if listed else []

    def tiebreaker(self, god: int) -> list[Text]:
        """Whether the god holds the battle tiebreaker, face up."""
        held = self.view["tiebreaker"]
        if held is None or held["god"] != god or not held["face_up"]:
            return []
        return [Text(TIEBREAKER.fill(self.lang), "heading")]
