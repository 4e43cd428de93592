"""What the site of the documentation has beside the pages in docs/: pages written from the code.

mkdocs calls the functions that begin with `on_`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

import ennead
from ennead.engine.frames import ChanceQuestion, Question, SecretQuestion
from ennead.engine.words import question_name
from ennead.games import GAMES, kit_of
from ennead.games.catalogue import catalogue
from tools.shell import ROOT

#: Pages that are files of the repository's root.
FROM_ROOT = {"changelog.md": "CHANGELOG.md", "contributing.md": "CONTRIBUTING.md"}
FROM_ROOT["security.md"] = "SECURITY.md"
#: How many answers of a question are shown.
EXAMPLES = 4
#: A link or picture of Markdown that leads out of its folder.
OUTSIDE = re.compile(r"\[([^\]]*)\]\((?:\.\./)+((?:src|tests|web|examples|tools|bench)/[^)]*)\)")
CATALOGUE = re.compile(r"\((?:\.\./)*src/ennead/games/(\w+)/data/rules\.en\.md\)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that are written from the code."""
    for path, text in written():
        files.append(File.generated(config, path, content=text))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Links to sources become their paths: the site has the documentation only."""
    up = "../" * page.file.src_uri.count("/")
    text = CATALOGUE.sub(rf"({up}reference/rules-\1.md)", markdown)
    text = OUTSIDE.sub(r"\1 (`\2`)", text)
    for path, name in FROM_ROOT.items():
        text = re.sub(rf"\((?:\.\./)*{re.escape(name)}", f"({up}{path}", text)
    if page.file.src_uri in FROM_ROOT:
        text = re.sub(r"\(docs/", "(", text)
        text = re.sub(r"\[([^\]]*)\]\(((?:src|tests|web|tools|bench)/[^)]*)\)", r"\1 (`\2`)", text)
    return text


def written() -> Iterator[tuple[str, str]]:
    """Every such page, by its path."""
    for path, name in FROM_ROOT.items():
        yield path, (ROOT / name).read_text("utf-8")
    yield "reference/options.md", options_page()
    yield "reference/notation.md", notation_page()
    yield "reference/events.md", events_page()
    yield "reference/views.md", views_page()
    for game in GAMES:
        yield f"reference/rules-{game}.md", rules_page(game)


def options_page() -> str:
    """Every option of every game."""
    lines = ["# Options", "", "What `ennead.new(game, players, ...)` takes, the default first."]
    for game, rules in GAMES.items():
        counts = ", ".join([str(number) for number in rules.players])
        lines += ["", f"## {game.capitalize()}", "", f"Players: {counts}.", ""]
        lines += ["| option | values | about |", "|---|---|---|"]
        for option in rules.options():
            values = ", ".join([f"`{value!r}`" for value in option.values])
            lines.append(f"| `{option.name}` | {values} | {in_cell(option.about)} |")
    return text_of(lines)


def notation_page() -> str:
    """Every question of every game, and the answers it can have."""
    lines = [
        "# Notation",
        "",
        "Every question, as views name it, the numbers its answers can have, and some of them as",
        "records write them. More in [Answers](../answers.md).",
    ]
    for game, rules in GAMES.items():
        found = examples(game)
        lines += ["", f"## {game.capitalize()}", ""]
        lines.append("| question | asked | answers | for example | what is asked |")
        lines.append("|---|---|---|---|---|")
        for name, frame in rules.frame_classes().items():
            if issubclass(frame, (Question, SecretQuestion)):
                first, last = frame.ANSWERS
                about = " ".join((frame.__doc__ or "").split("\n\n")[0].split())
                shown = ", ".join([f"`{notation}`" for notation in found.get(name, [])])
                row = f"`{question_name(name)}` | {who(frame)} | {first} to {last} | {shown}"
                lines.append(f"| {row} | {in_cell(about)} |")
    return text_of(lines)


def examples(game: str) -> dict[str, list[str]]:
    """By class of question, some answers in notation that were met in random games."""
    found: dict[str, list[str]] = {}
    for players in GAMES[game].players:
        playing = ennead.new(game, players, chance="ask", forced="ask")
        rng = Random(players)
        while not playing.over:
            seat = playing.to_act()[0]
            met = found.setdefault(type(playing.table.frames[-1]).__name__, [])
            answer = rng.choice(playing.legal(seat))
            notation = playing.notation(seat, answer)
            if len(met) < EXAMPLES and notation not in met:
                met.append(notation)
            playing.apply(seat, answer)
    return found


def who(frame: type[Any]) -> str:
    """Who is asked a question."""
    if issubclass(frame, ChanceQuestion):
        return "chance"
    return "several, sealed" if issubclass(frame, SecretQuestion) else "a seat"


def events_page() -> str:
    """Every event of every game with its fields."""
    lines = [
        "# Events",
        "",
        "What happens, by name, with its fields; more in [Events](../events.md).",
    ]
    for game, rules in GAMES.items():
        lines += ["", f"## {game.capitalize()}", "", "| event | fields |", "|---|---|"]
        for name, fields in sorted(rules.events().items()):
            shown = ", ".join([f"`{field}`" for field in fields.split()])
            lines.append(f"| `{name}` | {shown} |")
    return text_of(lines)


def views_page() -> str:
    """Every key of every view with its type."""
    lines = ["# Views", "", "What `game.view(seat)` and `seen.view()` hold, as typed dictionaries."]
    for game in GAMES:
        view = kit_of(game).face("view")
        if view is None:
            continue
        lines += [
            "",
            f"## {game.capitalize()}",
            "",
            f"`from {view.__module__} import {view.__name__}`",
        ]
        for kind in typed_dictionaries(view):
            lines += ["", f"### {kind.__name__} of {game.capitalize()}", ""]
            lines += [(kind.__doc__ or "").strip(), "", "| key | type |", "|---|---|"]
            for key, type_ in kind.__annotations__.items():
                lines.append(f"| `{key}` | `{in_cell(type_name(type_))}` |")
    return text_of(lines)


def typed_dictionaries(view: Any) -> list[Any]:
    """A view's type, then the types of its parts, as their module declares them."""
    module = __import__(view.__module__, fromlist=["_"])
    kinds = [kind for kind in vars(module).values() if hasattr(kind, "__total__")]
    return [view, *[kind for kind in kinds if kind is not view]]


def type_name(kind: Any) -> str:
    """A type as the source has it."""
    return str(getattr(kind, "__forward_arg__", getattr(kind, "__name__", kind)))


def rules_page(game: str) -> str:
    """Every rule of a game, in English and German."""
    german = {rule.id: rule.text for rule in catalogue(game, "de")}
    lines = [f"# Rules of {game.capitalize()}", "", "In our own words, by id; tests cite them."]
    section = ""
    for rule in catalogue(game, "en"):
        if rule.section != section:
            section = rule.section
            lines += ["", f"## {section}", "", "| id | rule | Regel |", "|---|---|---|"]
        other = german.get(rule.id, "")
        lines.append(f"| `{rule.id}` | {in_cell(rule.text)} | {in_cell(other)} |")
    return text_of(lines)


def in_cell(text: str) -> str:
    """A text that does not end its cell of a table."""
    return text.replace("|", "\\|")


def text_of(lines: list[str]) -> str:
    """Lines as the text of a page."""
    return "\n".join(lines) + "\n"
