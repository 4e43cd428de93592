"""What the terminal says, in both languages."""

from __future__ import annotations

import string

from ennead.cli import words
from ennead.cli.console import PLAIN, in_plain_letters
from ennead.cli.drawings import ra_words
from ennead.engine.words import Phrase
from ennead.games.ra.tiles import CIVILIZATION, MONUMENTS, NAMES


def phrases() -> list[Phrase]:
    everything = [*vars(words).values(), *vars(ra_words).values(), *ra_words.ROWS.values()]
    return [phrase for phrase in everything if isinstance(phrase, Phrase)]


def test_both_languages_fill_in_the_same_things() -> None:
    for phrase in phrases():
        places = [
            {name for _, name, _, _ in string.Formatter().parse(text) if name}
            for text in phrase.texts.values()
        ]
        assert places[0] == places[1], phrase.texts


def test_every_tile_fits_its_space_on_the_auction_track() -> None:
    for tile in NAMES[1:]:
        for lang in ("en", "de"):
            lines = ra_words.on_two_lines(tile, lang).split("\n")
            assert len(lines) == 2
            assert max(map(len, lines)) <= 8, lines


def test_short_names_tell_the_kinds_of_a_category_apart() -> None:
    for lang in ("en", "de"):
        for kinds in (CIVILIZATION, MONUMENTS):
            short = {ra_words.short_name(NAMES[kind], lang) for kind in kinds}
            assert len(short) == len(kinds)


def test_every_sign_has_a_plain_one() -> None:
    text = "".join([text for phrase in phrases() for text in phrase.texts.values()])
    for sign in {sign for sign in text if not sign.isascii()}:
        assert sign in PLAIN, sign
    error = UnicodeEncodeError("ascii", "Flöte ◆", 2, 3, "")
    assert in_plain_letters(error) == ("oe", 3)
