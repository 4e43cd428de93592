"""Sentences in English and German, filled with names and numbers."""

from __future__ import annotations

from functools import cache
from typing import Protocol

LANGUAGES = ("en", "de")


class Count(int):
    """A number that chooses its word: `{count:tile|tiles}` gives `1 tile` or `2 tiles`."""

    def __format__(self, spec: str) -> str:
        if "|" not in spec:
            return super().__format__(spec)
        one, many = spec.split("|")
        return f"{int(self)} {one if self == 1 else many}"


#: The articles of German nouns, masculine, feminine and neuter, by the masculine one.
ARTICLES = {
    "der": {"m": "der", "f": "die", "n": "das"},
    "den": {"m": "den", "f": "die", "n": "das"},
    "dem": {"m": "dem", "f": "der", "n": "dem"},
    "ein": {"m": "ein", "f": "eine", "n": "ein"},
    "einen": {"m": "einen", "f": "eine", "n": "ein"},
    "kein": {"m": "kein", "f": "keine", "n": "kein"},
}
OBLIQUE = ("den", "dem", "einen")


class Noun:
    """A thing that brings its article: `{figure:the}`, `{figure:a}`, `{figure:den}`.

    German articles are asked for as a masculine noun has them, so that `{figure:einen}` gives
    `einen Krieger` or `eine Mumie`. A capital begins a sentence: `{figure:Der}`.
    """

    def __init__(self, en: str, de: str, gender: str, oblique: str = "") -> None:
        self.en = en
        self.de = de
        #: m, f or n; a proper name has none, and no article.
        self.gender = gender
        #: The accusative and dative, where it differs.
        self.oblique = oblique or de

    def __format__(self, spec: str) -> str:
        form = self.form(spec.lower())
        return form[0].upper() + form[1:] if spec[:1].isupper() else form

    def form(self, article: str) -> str:
        """The noun with an article in the language of the article."""
        if article in ("the", "a", "no"):
            return self.english(article)
        noun = self.oblique if article in OBLIQUE else self.de
        return f"{ARTICLES[article][self.gender]} {noun}" if self.gender else noun

    def english(self, article: str) -> str:
        """The noun with an English article."""
        if not self.gender:
            return self.en
        vowel = article == "a" and self.en[0].lower() in "aeiou"
        return f"{article}{'n' if vowel else ''} {self.en}"


class Unique(Noun):
    """A thing of which there is only one: its article is always the definite one."""

    def form(self, article: str) -> str:
        definite = {"a": "the", "ein": "der", "einen": "den"}
        return super().form(definite.get(article, article))


class SupportsGetItem(Protocol):
    """Something that knows what names stand for."""

    def __getitem__(self, name: str, /) -> object: ...


class Phrase:
    """A sentence in both languages, with places for names in braces."""

    def __init__(self, en: str, de: str) -> None:
        self.texts = {"en": en, "de": de}

    def fill(self, lang: str, **names: object) -> str:
        """The sentence in a language."""
        if lang not in self.texts:
            check_language(lang)
        return self.texts[lang].format(**names)

    def fill_from(self, lang: str, names: SupportsGetItem) -> str:
        """The sentence in a language, with names that are looked up only if it has them."""
        return self.texts[check_language(lang)].format_map(names)


def check_language(lang: str) -> str:
    """A language Ennead speaks; ValueError for any other."""
    if lang not in LANGUAGES:
        raise ValueError(f"lang must be one of {', '.join(LANGUAGES)}, not {lang!r}")
    return lang


def player_name(seat: int, lang: str, names: list[str]) -> str:
    """What a player is called: their name, or a number counted from 1."""
    if seat < len(names):
        return names[seat]
    return f"{'Player' if lang == 'en' else 'Spieler'} {seat + 1}"


CONJUNCTIONS = {"and": {"en": "and", "de": "und"}, "or": {"en": "or", "de": "oder"}}


def joined(parts: list[str], lang: str, conjunction: str = "and") -> str:
    """A list of words: `a, b and c`."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {CONJUNCTIONS[conjunction][lang]} {parts[-1]}"


class Term:
    """Something a player meets: what it is called, what it does, and the rule that says so.

    `kind` and `id` are as in views, answers and events; `facts` are what can be counted.
    """

    def __init__(
        self,
        kind: str,
        id: str,
        name: str,
        about: str,
        rule: str | None = None,
        facts: dict[str, object] | None = None,
    ) -> None:
        self.kind = kind
        self.id = id
        self.name = name
        self.about = about
        self.rule = rule
        self.facts = facts or {}


@cache
def question_name(question: str) -> str:
    """The name that views show of a question's class: `TakeTile` is `take_tile`."""
    spread = [f"_{letter.lower()}" if letter.isupper() else letter for letter in question]
    return "".join(spread).lstrip("_")
