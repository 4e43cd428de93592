"""The archive of Python that a site's browser unpacks: Ennead without what needs a server."""

from __future__ import annotations

import zipfile
from collections.abc import Iterator
from importlib.resources import as_file, files
from importlib.util import find_spec
from pathlib import Path, PurePosixPath

#: What only a server, a terminal or a laboratory uses.
LEFT_OUT = (
    *("cli", "envs", "lab", "site", "static"),
    *("server/edge", "server/http", "server/notices", "server/store/migrations"),
    *("server/app.py", "server/run.py", "server/running.py", "server/typescript.py"),
    *("server/store/sqlite.py", "server/store/sqlite_writer.py", "server/store/file_lock.py"),
    *("server/store/postgres.py", "server/store/postgres_link.py"),
    *("server/store/postgres_writer.py", "server/store/queries.py"),
)
#: Parts of packages that a browser does not load.
NOT_LOADED = (".so", ".pyd", ".pyc", ".pyi")


def write_archive(target: Path, wheels: list[Path], core: Path | None) -> None:
    """Write the archive; the core of a folder is compiled, without one it is interpreted."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        with as_file(files("ennead")) as package:
            for file in sources(package):
                archive.write(file, PurePosixPath("ennead", file.relative_to(package).as_posix()))
        extensions = find_spec("mypy_extensions")
        assert extensions is not None
        archive.write(str(extensions.origin), "mypy_extensions.py")
        for wheel in wheels:
            copy_wheel(wheel, archive)
        for file in [] if core is None else sorted(core.rglob("*.so")):
            archive.write(file, file.relative_to(core or file).as_posix())


def sources(package: Path) -> Iterator[Path]:
    """Yield the files of the package that a browser needs."""
    for file in sorted(package.rglob("*")):
        inside = file.relative_to(package).as_posix()
        left_out = any(inside == part or inside.startswith(f"{part}/") for part in LEFT_OUT)
        loaded = file.is_file() and file.suffix not in NOT_LOADED and "__pycache__" not in inside
        if loaded and not left_out:
            yield file


def copy_wheel(wheel: Path, archive: zipfile.ZipFile) -> None:
    """Copy the modules of a wheel."""
    with zipfile.ZipFile(wheel) as opened:
        for info in opened.infolist():
            if not info.is_dir() and ".dist-info/" not in info.filename:
                archive.writestr(info.filename, opened.read(info), zipfile.ZIP_DEFLATED)
