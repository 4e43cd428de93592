"""Examples of docstrings as blocks of code in the reference; griffe reads this as an extension."""

from __future__ import annotations

import re
from typing import Any

import griffe

#: Lines of an example: its first begins with `>>>`, and it ends before an empty line.
EXAMPLE = re.compile(r"(?:^|(?<=\n\n))(>>> .*?)(?=\n\n|\Z)", re.DOTALL)


class Examples(griffe.Extension):
    """Fences the examples of every docstring."""

    def on_object(self, *, obj: griffe.Object, **kwargs: Any) -> None:
        """Change a docstring before it is shown."""
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(text: str) -> str:
    """A docstring whose examples are blocks of code."""
    return EXAMPLE.sub(r"```python\n\1\n```", text)
