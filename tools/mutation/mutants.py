"""Mutants: a module with one small change in it, such as a careless programmer might make."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType

#: What a comparison may be taken for: its border moved, and its opposite.
COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
FUNCTIONS = {
    "min": "max",
    "max": "min",
    "any": "all",
    "all": "any",
    "sorted": "list",
    "reversed": "list",
}
#: Statements that can be left out without leaving a name undefined.
REMOVABLE = (ast.Expr, ast.AugAssign, ast.Return, ast.Raise, ast.Continue, ast.Break, ast.Delete)
#: Where nothing is changed: names and types, and sentences made for people.
UNCHANGED = (ast.Import, ast.ImportFrom, ast.Assert, ast.JoinedStr)
UNCHANGED_FIELDS = ("annotation", "returns", "decorator_list", "bases", "exc")

Place = tuple[ast.AST, str, int | None]


@dataclass
class Mutant:
    """One change in a module, with the outermost function it is in, empty outside of all."""

    path: Path
    number: int
    function: str
    line: int
    change: str
    tree: ast.Module
    place: Place
    replacement: ast.AST

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.change}"

    def module_code(self) -> CodeType:
        """The module with the change; the tree stays changed."""
        put(self.place, self.replacement)
        return compile(ast.fix_missing_locations(self.tree), str(self.path), "exec")

    def function_code(self) -> CodeType:
        """The code of the function that the change is in."""
        found = [code for code in nested(self.module_code()) if code.co_qualname == self.function]
        return found[0]


def mutants_of(path: Path) -> list[Mutant]:
    """All the mutants of a module, in the order of its lines."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    mutants: list[Mutant] = []
    for place, node, function in nodes_in(tree, ""):
        for replacement in replacements(place, node, function):
            change = f"{shown(node)} -> {shown(replacement)}"
            line = getattr(node, "lineno", 0)
            mutants.append(
                Mutant(path, len(mutants), function, line, change, tree, place, replacement)
            )
    return mutants


def nodes_in(node: ast.AST, function: str, scope: str = "") -> Iterator[tuple[Place, ast.AST, str]]:
    """Every node that may be changed, where it hangs, and the function it is in."""
    for field, value in ast.iter_fields(node):
        if field in UNCHANGED_FIELDS:
            continue
        for index, child in enumerate(value if isinstance(value, list) else [value]):
            if not isinstance(child, ast.AST) or isinstance(child, UNCHANGED) or is_text(child):
                continue
            place = (node, field, index if isinstance(value, list) else None)
            inner, inner_scope = function, scope
            if isinstance(node, ast.FunctionDef) and field == "body" and not function:
                inner = scope
            if isinstance(child, (ast.FunctionDef, ast.ClassDef)) and not inner:
                inner_scope = f"{scope}.{child.name}".lstrip(".")
            yield place, child, inner
            yield from nodes_in(child, inner, inner_scope)


def is_text(node: ast.AST) -> bool:
    """Docstrings, lists of names, and sentences for people: whatever has a space in it."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    if isinstance(node, ast.Assign):
        return ast.unparse(node.targets[0]) == "__all__"
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and " " in node.value


def replacements(place: Place, node: ast.AST, function: str) -> Iterator[ast.AST]:
    """What a node is replaced by, one after another."""
    if isinstance(node, REMOVABLE) and function and not is_last_return(place, node):
        yield ast.Pass()
    if isinstance(node, ast.Assign) and not isinstance(node.targets[0], (ast.Name, ast.Tuple)):
        yield ast.Pass()
    if isinstance(node, ast.expr):
        yield from expressions(place, node, function)


def expressions(place: Place, node: ast.expr, function: str) -> Iterator[ast.expr]:
    """What an expression is replaced by."""
    parent, field, _ = place
    if is_condition(parent, field):
        yield from [ast.Constant(value) for value in (True, False) if forced(node, value, parent)]
    if isinstance(node, ast.Compare):
        yield from comparisons(node)
    elif isinstance(node, ast.BoolOp):
        yield from fewer(node, "values")
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, (ast.Not, ast.USub)):
        yield node.operand
    elif isinstance(node, ast.BinOp) and type(node.op) in OPERATORS:
        yield ast.BinOp(node.left, OPERATORS[type(node.op)](), node.right)
    elif isinstance(node, ast.Constant):
        yield from constants(node)
    elif isinstance(node, ast.Name) and is_called(place) and node.id in FUNCTIONS:
        yield ast.Name(FUNCTIONS[node.id], ast.Load())
    elif isinstance(node, (ast.Tuple, ast.List, ast.Set)) and is_table(parent, function):
        yield from fewer(node, "elts")


def is_condition(parent: ast.AST, field: str) -> bool:
    """Whether what hangs there decides what is done, or what is taken."""
    if isinstance(parent, ast.comprehension):
        return field == "ifs"
    return field == "test" and isinstance(parent, (ast.If, ast.IfExp, ast.While))


def forced(node: ast.expr, value: bool, parent: ast.AST) -> bool:
    """Whether a condition can be forced: loops must end, and listeners are asked for speed only."""
    if value and isinstance(parent, ast.While):
        return False
    return not (value and "events is not None" in ast.unparse(node))


def comparisons(node: ast.Compare) -> Iterator[ast.expr]:
    """Each operator of a comparison, changed."""
    for index, operator in enumerate(node.ops):
        for other in COMPARISONS[type(operator)]:
            ops = [*node.ops[:index], other(), *node.ops[index + 1 :]]
            yield ast.Compare(node.left, ops, node.comparators)


def fewer(node: ast.expr, field: str) -> Iterator[ast.expr]:
    """One of several parts left out."""
    parts = getattr(node, field)
    for index in range(len(parts) if len(parts) > 1 else 0):
        rest = [*parts[:index], *parts[index + 1 :]]
        copy = type(node)(**{**dict(ast.iter_fields(node)), field: rest})
        yield rest[0] if field == "values" and len(rest) == 1 else copy


def constants(node: ast.Constant) -> Iterator[ast.expr]:
    """A number one higher or lower, the other truth, another name."""
    value = node.value
    if isinstance(value, bool):
        yield ast.Constant(not value)
    elif isinstance(value, int):
        yield ast.Constant(value + 1)
        yield ast.Constant(value - 1)
    elif isinstance(value, str):
        yield ast.Constant(f"not_{value}")


def is_called(place: Place) -> bool:
    """Whether what hangs there is called."""
    return isinstance(place[0], ast.Call) and place[1] == "func"


def is_table(parent: ast.AST, function: str) -> bool:
    """Whether what hangs there is a table of the module, or a set of values asked for."""
    return isinstance(parent, ast.Compare) or not function


def is_last_return(place: Place, node: ast.AST) -> bool:
    """A function that falls off its end instead of returning is too easily found out."""
    parent, field, index = place
    statements = getattr(parent, field)
    last = isinstance(statements, list) and index == len(statements) - 1
    return isinstance(node, ast.Return) and isinstance(parent, ast.FunctionDef) and last


def put(place: Place, node: ast.AST) -> None:
    """Hang a node in a place."""
    parent, field, index = place
    if index is None:
        setattr(parent, field, node)
    else:
        getattr(parent, field)[index] = node


def nested(code: CodeType) -> Iterator[CodeType]:
    """All code within a module's code."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from nested(constant)


def shown(node: ast.AST) -> str:
    """A node in one short line."""
    text = "(nothing)" if isinstance(node, ast.Pass) else ast.unparse(node)
    return text if len(text) < 100 else f"{text[:97]}..."
