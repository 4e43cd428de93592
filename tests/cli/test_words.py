"""What the terminal says, in both languages."""

from __future__ import annotations

import string

from ennead.cli import words
from ennead.cli.ankh import scenario_commands
from ennead.cli.ankh import words as ankh_words
from ennead.cli.console import PLAIN, in_plain_letters
from ennead.cli.ra import words as ra_words
from ennead.engine.words import Phrase
from ennead.games.ankh.packs import own_packs
from ennead.games.ankh.powers.words import POWERS
from ennead.games.ra.table.tiles import CIVILIZATION, MONUMENTS, NAMES


def phrases() -> list[Phrase]:
    found: list[Phrase] = []
    for module in (words, ra_words, ankh_words, scenario_commands):
        for value in vars(module).values():
            several = value if isinstance(value, tuple) else [value]
            several = list(value.values()) if isinstance(value, dict) else several
            found += [phrase for phrase in several if isinstance(phrase, Phrase)]
    return found


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
    text += "".join([*ankh_words.MONUMENT_SIGNS.values(), *ankh_words.TERRAIN_SIGNS.values()])
    text += ankh_words.RIVER
    for sign in {sign for sign in text if not sign.isascii()}:
        assert sign in PLAIN, sign
    error = UnicodeEncodeError("ascii", "Flöte ◆", 2, 3, "")
    assert in_plain_letters(error) == ("oe", 3)


def test_the_signs_of_the_map_tell_everything_apart() -> None:
    for place in (0, 1):
        figures = {signs[place] for signs in ankh_words.FIGURE_SIGNS.values()}
        cards = {signs[place] for signs in ankh_words.CARDS.values()}
        assert len(figures) == len(ankh_words.FIGURE_SIGNS)
        assert len(cards) == len(ankh_words.CARDS)
    gods = [god for pack in own_packs().values() for god in pack.gods]
    assert len({ankh_words.god_letter(god) for god in gods}) == len(gods) == 12
    for lang in ("en", "de"):
        assert len({ankh_words.short_power(power, lang) for power in POWERS}) == len(POWERS)
