"""Which tests prove which rules: the ids in the `@rule` marks of the tests."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

MARK = "rule"
DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


def tests_directory() -> Path | None:
    """Find the tests below the current directory, or those of the source checkout."""
    checkout = Path(__file__).resolve().parents[3]
    for place in (Path.cwd(), checkout):
        if (place / "tests" / f"{MARK}.py").is_file():
            return place / "tests"
    return None


def proofs(tests: Path) -> dict[str, list[str]]:
    """Map every marked id to the tests that prove it."""
    found: dict[str, list[str]] = {}
    for file in sorted(tests.rglob("*.py")):
        for test, ids in marked_tests(ast.parse(file.read_text(encoding="utf-8"), str(file))):
            for id in ids:
                found.setdefault(id, []).append(f"{file.name}::{test}")
    return found


def marked_tests(module: ast.Module) -> Iterator[tuple[str, list[str]]]:
    """Yield the tests of a module that carry marks, also within their parameters, and the ids."""
    for node in ast.walk(module):
        if isinstance(node, DEFINITIONS):
            ids = [id for decorator in node.decorator_list for id in marks_in(decorator)]
            if ids:
                yield node.name, list(dict.fromkeys(ids))


def marks_in(decorator: ast.expr) -> Iterator[str]:
    """Yield the ids of all marks in a decorator."""
    for node in ast.walk(decorator):
        if isinstance(node, ast.Call) and called(node.func) == MARK:
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


def called(function: ast.expr) -> str:
    """Return the last name of what is called: `rule` or `pytest.mark.rule`."""
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""
