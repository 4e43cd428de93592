"""What the build does to sources and to the C of mypyc."""

from __future__ import annotations

import ast
from pathlib import Path

import hatch_compiler

RULES = '''"""A section."""

from __future__ import annotations

from ennead.engine.frames import Question


class Turn(Question[Table]):
    """A turn."""


class Other:
    """No frame."""
'''
C = r"""
static PyGetSetDef game___Game_getseters[] = {
{"over",
 (getter)game___Game_get_over,
NULL, NULL, NULL},
static PyMethodDef game___Game_methods[] = {
{"apply",
 (PyCFunction)CPyPy_game___Game___apply,
 METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("apply($self, seat)\n--\n\n")},
{"silent",
 (PyCFunction)CPyPy_game___Game___silent,
 METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("silent($self)\n--\n\n")},
static PyTypeObject CPyType_game___Game_template_ = {
.tp_doc = PyDoc_STR(NULL),
"""


def test_a_frame_gets_a_free_list_and_every_line_keeps_its_number(tmp_path: Path) -> None:
    module = tmp_path / "rules.py"
    base = tmp_path / "frames.py"
    module.write_text(RULES, encoding="utf-8")
    base.write_text("class Question(Frame[T]):\n    pass\n", encoding="utf-8")
    frames = hatch_compiler.classes_below("Frame", [module, base])
    assert frames == {"Question", "Turn"}
    found = hatch_compiler.marked(RULES, frames)
    assert lines_of_classes(found) == lines_of_classes(RULES)
    assert found.count("@mypyc_attr(free_list_len=1)\nclass Turn(") == 1
    assert hatch_compiler.marked("class Other:\n", frames) == "class Other:\n"


def lines_of_classes(text: str) -> dict[str, int]:
    nodes = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.ClassDef)]
    return {node.name: node.lineno for node in nodes}


def test_docstrings_go_where_functions_properties_and_types_are_listed(tmp_path: Path) -> None:
    file = tmp_path / "core.c"
    file.write_text(C, encoding="utf-8")
    texts = {
        "ennead.engine.game.Game": "A game.",
        "ennead.engine.game.Game.over": 'Whether it is "over".',
        "ennead.engine.game.Game.apply": "Give an answer.\n\nOne that is legal.",
    }
    hatch_compiler.add_docstrings(tmp_path, texts)
    found = file.read_text(encoding="utf-8")
    assert (
        r'PyDoc_STR("apply($self, seat)\n--\n\n" "Give an answer.\n\nOne that is legal.")' in found
    )
    assert r'NULL, "Whether it is \"over\".", NULL},' in found
    assert 'PyDoc_STR( "A game.")' in found
    assert r'PyDoc_STR("silent($self)\n--\n\n")' in found


def test_types_are_checked_in_the_core_itself(tmp_path: Path) -> None:
    file = tmp_path / "__native_core.c"
    included = '#include <init.c>\n#include "__native_internal_core.h"\n'
    file.write_text(f"{included}int answer;\n", encoding="utf-8")
    hatch_compiler.check_types_in_place(tmp_path)
    found = file.read_text(encoding="utf-8")
    assert found.startswith(included + hatch_compiler.TYPE_CHECK)
    assert found.endswith("int answer;\n")
