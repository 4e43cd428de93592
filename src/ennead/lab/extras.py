"""Packages that only the lab needs."""

from __future__ import annotations

from importlib import import_module
from typing import Any


def need(package: str, what: str) -> Any:
    """Import a package of the extra `lab`; ValueError says how to install it."""
    try:
        return import_module(package)
    except ImportError:
        raise ValueError(f"{what} needs the package {package}: pip install 'ennead[lab]'") from None
