"""Laws of the code of Ankh: who calls powers, who changes the table, and what atoms tell."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from ennead.games.ankh.battle.rules import BATTLE
from ennead.games.ankh.powers.power import Power
from ennead.games.ankh.view.battle import STEPS
from ennead.games.ankh.words import names
from ennead.games.ankh.words.terms import terms

ENNEAD = Path(str(files("ennead")))
ANKH = ENNEAD / "games" / "ankh"
#: Where the atoms are.
ATOMS = ("table/changes.py", "table/dashboards.py", "table/devotion.py")
#: Who makes a table, by the scenario or out of a position, before anything happens on it.
MAKERS = ("setup/rules.py", "position/")
#: The fields of a table, or of its battle, that hold pieces, followers, devotion or tokens.
HOLD_PIECES = frozenset(
    [
        "place",
        "owner",
        "figures",
        "standing",
        "controlled",
        "followers",
        "devotion",
        "ascending",
        "hand",
        "unlocked",
        "tokens",
        "aims",
        "order",
        "division",
        "tiebreaker",
        "tiebreaker_up",
        "played",
        "ending",
    ]
)
CHANGING = frozenset(["append", "remove", "insert", "pop", "clear", "extend", "sort"])


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def sources() -> Iterator[tuple[str, ast.Module]]:
    """Every module of Ankh by its path."""
    for path in sorted(ANKH.rglob("*.py")):
        yield path.relative_to(ANKH).as_posix(), parsed(path)


def written(node: ast.AST) -> list[str]:
    """The fields of other objects that a statement or a call changes."""
    targets: list[ast.expr] = []
    if isinstance(node, ast.Assign):
        for target in node.targets:
            targets += target.elts if isinstance(target, ast.Tuple) else [target]
    elif isinstance(node, ast.AugAssign | ast.AnnAssign):
        targets = [node.target]
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        targets = [node.func.value] if node.func.attr in CHANGING else []
    found = []
    for target in targets:
        field = target.value if isinstance(target, ast.Subscript) else target
        own = isinstance(field, ast.Attribute) and ast.unparse(field.value) == "self"
        if isinstance(field, ast.Attribute) and not own:
            found.append(field.attr)
    return found


def test_only_atoms_change_what_lies_on_the_table() -> None:
    found = [
        f"{name}:{getattr(node, 'lineno', 0)} {field}"
        for name, module in sources()
        if name not in ATOMS and not name.startswith(MAKERS)
        for function, node in statements(module)
        if function not in ("read", "resample", "clone")  # tokens of a position, or drawn anew
        for field in written(node)
        if field in HOLD_PIECES
    ]
    assert found == []


def statements(module: ast.Module) -> Iterator[tuple[str, ast.AST]]:
    """Every node with the name of the function it stands in."""
    for outer in ast.walk(module):
        if isinstance(outer, ast.FunctionDef):
            for node in ast.walk(outer):
                yield outer.name, node


def test_a_change_would_be_found() -> None:
    for text in ("table.hand[god] &= 1", "table.order = ()", "a, table.aims = 1, ()"):
        assert HOLD_PIECES & set(written(ast.parse(text).body[0]))
    call = ast.parse("table.ascending.remove(god)", mode="eval").body
    assert written(call) == ["ascending"]


@pytest.mark.parametrize("name", ATOMS)
def test_every_atom_tells_an_event(name: str) -> None:
    """One that changes a table tells of it, or is a part, named with `_`, of those that do."""
    atoms = [item for item in parsed(ANKH / name).body if isinstance(item, ast.FunctionDef)]
    silent = []
    for atom in atoms:
        nodes = list(ast.walk(atom))
        changes = any(HOLD_PIECES & set(written(node)) for node in nodes)
        tells = any(isinstance(node, ast.Attribute) and node.attr == "tell" for node in nodes)
        if changes and not tells and not atom.name.startswith("_"):
            silent.append(atom.name)
    assert silent == []
    assert len(atoms) > 3


def test_only_moments_call_powers() -> None:
    methods = {name for name in vars(Power) if not name.startswith("_")}
    moments = [path.stem for path in (ANKH / "powers" / "moments").glob("*.py")]
    callers = set()
    for path in sorted(ENNEAD.rglob("*.py")):
        if "ankh" not in path.relative_to(ENNEAD).parts:
            continue
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                receiver = ast.unparse(node.func.value)
                if node.func.attr in methods and receiver not in (*moments, "self", "super()"):
                    callers.add(path.parent.relative_to(ENNEAD).as_posix())
    assert callers == {"games/ankh/powers/moments"}


def imported(module: ast.Module) -> list[str]:
    """What a module imports, by its whole name."""
    found = []
    for node in ast.walk(module):
        if isinstance(node, ast.Import):
            found += [name.name for name in node.names]
        elif isinstance(node, ast.ImportFrom):
            found += [f"{node.module}.{name.name}" for name in node.names]
    return found


def test_a_pack_is_known_to_itself_and_to_its_own_bots_only() -> None:
    """The base game too: no rule, value, word or encoder imports one of its gods."""
    packs = [path.parent.name for path in (ANKH / "packs").glob("*/__init__.py")]
    assert {"base", "gods", "revolt"} <= set(packs)
    found = []
    for path in sorted(ENNEAD.rglob("*.py")):
        name = path.relative_to(ENNEAD).as_posix()
        modules = imported(parsed(path))
        for pack in packs:
            whole = f"ennead.games.ankh.packs.{pack}."
            own = (f"games/ankh/packs/{pack}/", f"bots/ankh/packs/{pack}.py")
            if not name.startswith(own):
                known = [f"{module}." for module in modules]
                found += [f"{name}: {module}" for module in known if module.startswith(whole)]
    assert found == []


def test_an_import_would_be_found() -> None:
    text = "from ennead.games.ankh.packs.base import isis\nimport ennead.games.ankh.packs.base.ra"
    assert imported(ast.parse(text)) == [
        "ennead.games.ankh.packs.base.isis",
        "ennead.games.ankh.packs.base.ra",
    ]


def test_strength_is_counted_in_one_place() -> None:
    """Whoever asks powers for strength, or the cards for their bonus, counts strength."""
    counting = {"figure_strength", "battle_bonus"}
    found = {
        f"{name} {node.func.attr}"
        for name, module in sources()
        for node in ast.walk(module)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in counting
        and ast.unparse(node.func.value) == "in_battles"
    }
    assert found == {
        "battle/strength.py battle_bonus",
        "battle/strength.py figure_strength",
    }


def test_no_rule_reverses_the_order_in_which_gods_are_asked() -> None:
    found = [
        f"{name}:{node.lineno}"
        for name, module in sources()
        for node in ast.walk(module)
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "reversed"
    ]
    assert found == []


def test_the_steps_of_a_battle_are_one_list() -> None:
    steps = [(step.name, step.rule) for step in BATTLE]
    assert [(step["step"], step["rule"]) for step in STEPS] == steps
    # Packs have steps of their own behind those of the base game.
    assert list(names.BATTLE_STEPS)[: len(steps)] == [name for name, _ in steps]
    told = [(term.id, term.rule) for term in terms("en") if term.kind == "battle_step"]
    assert told[: len(steps)] == steps
