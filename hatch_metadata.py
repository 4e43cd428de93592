"""The metadata that depend on where a release is published: addresses, and the links of the README.

ENNEAD_HOME is the address of the repository on its forge; a release's workflow sets it. Without it
no address is made up, and the README is taken as it is.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

#: A link or picture of Markdown whose target lies in the repository.
LOCAL = re.compile(r"(!?)(\[[^\]]*\])\((?!https?:|#|mailto:)([^)]+)\)")
PICTURES = (".png", ".svg", ".jpg")
PAGES = {
    # name           path behind the repository's address
    "Homepage": "",
    "Documentation": "/tree/main/docs",
    "Changelog": "/blob/main/CHANGELOG.md",
    "Issues": "/issues",
    "Source": "",
}


class EnneadMetadataHook(MetadataHookInterface):
    """Adds the README and the addresses to what pyproject.toml says."""

    def update(self, metadata: dict[str, Any]) -> None:
        home = os.environ.get("ENNEAD_HOME", "").rstrip("/")
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        shown = with_addresses(text, home) if home else text
        metadata["readme"] = {"content-type": "text/markdown", "text": shown}
        metadata["urls"] = {name: home + path for name, path in PAGES.items()} if home else {}


def with_addresses(text: str, home: str) -> str:
    """A text of Markdown whose links lead to the repository, wherever it is shown."""

    def absolute(link: re.Match[str]) -> str:
        mark, words, target = link.groups()
        shown = "raw" if mark or target.endswith(PICTURES) else "blob"
        return f"{mark}{words}({home}/{shown}/main/{target})"

    return LOCAL.sub(absolute, text)
