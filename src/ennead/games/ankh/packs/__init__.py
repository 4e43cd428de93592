"""The packs of Ankh: the base game, the others in this folder, and those of other packages.

Other packages add theirs as entry points `ennead.ankh.packs`: the name of the pack, and where its
`Pack` is. A folder with a file `pack.toml` beside its scenarios is a pack too, if the environment
variable `ENNEAD_PACKS` lists the folder it lies in. A name that is ours stays ours.
"""

from __future__ import annotations

import os
import pkgutil
from functools import cache, partial
from importlib import import_module
from pathlib import Path

from ennead.games.ankh.pack import Pack
from ennead.games.plugins import leave_out, usable

#: Packages add packs under this name in their entry points.
GROUP = "ennead.ankh.packs"
#: The variable that lists folders with packs, as PATH lists folders.
FOLDERS = "ENNEAD_PACKS"
#: The pack that every game is played with.
BASE = "base"


@cache
def own_packs() -> dict[str, Pack]:
    """The packs in this folder, the base game first."""
    names = [module.name for module in pkgutil.iter_modules(__path__) if module.ispkg]
    names.sort(key=lambda name: (name != BASE, name))
    return {name: learned(import_module(f"{__name__}.{name}").PACK) for name in names}


@cache
def installed_packs() -> dict[str, Pack]:
    """The packs of other packages and folders; one that cannot be read is left out, warned of."""
    from importlib.metadata import entry_points  # takes longer to import than a game does

    found: dict[str, Pack] = {}
    for entry in entry_points(group=GROUP):
        if entry.name not in own_packs():
            pack = usable("pack", entry, partial(called, entry.name))
            found |= {} if pack is None else {pack.name: pack}
    for folder in folders():
        if folder.name not in found and folder.name not in own_packs():
            try:
                found[folder.name] = learned(read_folder(folder))
            except (ValueError, OSError, RecursionError) as error:
                leave_out("pack", folder.name, error)
    return dict(sorted(found.items()))


def called(name: str, pack: object) -> Pack:
    """A pack of this name, learned; ValueError if it is not usable."""
    if not isinstance(pack, Pack):
        raise ValueError(f"expected a Pack, found {pack!r}")
    if pack.name != name:
        raise ValueError(f"its entry point leads to a pack that is called {pack.name!r}")
    return learned(pack)


def folders() -> list[Path]:
    """The folders that are packs."""
    places = [Path(place) for place in os.environ.get(FOLDERS, "").split(os.pathsep) if place]
    return sorted(file.parent for place in places for file in place.glob("*/pack.toml"))


def read_folder(folder: Path) -> Pack:
    """The pack of a folder: its scenarios, without special rules of its own."""
    from ennead.games.ankh.data.pack_folder import read  # words are imported with it

    return read(folder)


def learned(pack: Pack) -> Pack:
    """A pack whose words are known from now on."""
    from ennead.games.ankh.words.packs import learn

    learn(pack)
    return pack


def known_packs() -> dict[str, Pack]:
    """Every pack there is by its name, the base game first."""
    return {**own_packs(), **installed_packs()}


def pack_called(name: str) -> Pack:
    """A pack by its name; ValueError if there is none.

    Installed packages are only looked at for a pack that is not ours: that takes 20 ms.
    """
    found = own_packs().get(name) or installed_packs().get(name)
    if found is None or name == BASE:
        known = ", ".join([other for other in known_packs() if other != BASE])
        raise ValueError(f"packs: there is no pack {name!r} here; there are {known or 'none'}")
    return found


def catalogues() -> list[str]:
    """The packages of packs beyond the base game that have rules."""
    packs = [pack for name, pack in known_packs().items() if name != BASE]
    return [pack.catalogue for pack in packs if pack.catalogue]
