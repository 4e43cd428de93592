"""Data files of Ankh: TOML read with errors that name the file, the key and the reason."""

import tomllib
from importlib.resources import files
from typing import Final


class DataError(ValueError):
    """A data file does not say what it must."""

    def __init__(self, file: str, key: str, reason: str) -> None:
        super().__init__(f"{file}: {key}: {reason}" if key else f"{file}: {reason}")
        self.file: Final = file
        self.key: Final = key
        self.reason: Final = reason


class Section:
    """A table of a data file, which knows where it stands so that its errors can say so."""

    def __init__(
        self, file: str, key: str, values: dict[str, object], problem: type[DataError]
    ) -> None:
        self.file: Final = file
        self.key: Final = key
        self.values: Final = values
        self.problem: Final = problem

    def error(self, key: str, reason: str) -> DataError:
        """The error to raise about one key of this table; with no key, about the table itself."""
        return self.problem(self.file, self.path(key), reason)

    def path(self, key: str) -> str:
        """The full name of a key of this table."""
        return ".".join(part for part in (self.key, key) if part)

    def allow_only(self, *keys: str) -> None:
        """Refuse keys that mean nothing here, such as misspelt ones."""
        for key in self.values:
            if key not in keys:
                raise self.error(key, f"unknown key; expected one of {', '.join(keys)}")

    def value(self, key: str) -> object:
        """Whatever stands under a key that must be there."""
        if key not in self.values:
            raise self.error(key, "is missing")
        return self.values[key]

    def section(self, key: str) -> "Section":
        """A table inside this one."""
        return self.as_section(key, self.value(key))

    def sections(self, key: str) -> list["Section"]:
        """A list of tables, counted from 1 in errors."""
        return [
            self.as_section(f"{key}[{number}]", value)
            for number, value in enumerate(self.items(key), 1)
        ]

    def as_section(self, key: str, value: object) -> "Section":
        if not isinstance(value, dict):
            raise self.error(key, f"expected a table, not {value!r}")
        return Section(self.file, self.path(key), value, self.problem)

    def items(self, key: str) -> list[object]:
        """A list."""
        return self.as_list(key, self.value(key))

    def as_list(self, key: str, value: object) -> list[object]:
        if not isinstance(value, list):
            raise self.error(key, f"expected a list, not {value!r}")
        return value

    def text(self, key: str) -> str:
        """A text."""
        return self.as_text(key, self.value(key))

    def as_text(self, key: str, value: object) -> str:
        if not isinstance(value, str):
            raise self.error(key, f"expected a text, not {value!r}")
        return value

    def number(self, key: str) -> int:
        """A whole number."""
        return self.as_number(key, self.value(key))

    def as_number(self, key: str, value: object) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.error(key, f"expected a whole number, not {value!r}")
        return value

    def as_place(self, key: str, value: object) -> tuple[int, int]:
        """A space by its name, `F4`; files of before have [row, column]."""
        if isinstance(value, str):
            if len(value) < 2 or not "A" <= value[0] <= "Z" or not value[1:].isdecimal():
                raise self.error(key, f"expected the name of a space such as F4, not {value!r}")
            return (int(value[1:]), ord(value[0]) - ord("A"))
        numbers = value if isinstance(value, list) else []
        if len(numbers) != 2:
            raise self.error(key, f"expected the name of a space such as F4, not {value!r}")
        return (self.as_number(key, numbers[0]), self.as_number(key, numbers[1]))

    def as_pair(self, key: str, value: object) -> tuple[tuple[int, int], tuple[int, int]]:
        """An edge by the two spaces beside it, `F4/F5`; files of before have a list of two."""
        places = value.split("/") if isinstance(value, str) else self.as_list(key, value)
        if len(places) != 2:
            raise self.error(key, f"expected two spaces such as F4/F5, not {value!r}")
        return (self.as_place(key, places[0]), self.as_place(key, places[1]))


def parse(text: str, file: str, problem: type[DataError]) -> Section:
    """Read the text of a data file."""
    try:
        return Section(file, "", tomllib.loads(text), problem)
    except tomllib.TOMLDecodeError as error:
        raise problem(file, "", f"is not valid TOML: {error}") from error


def packaged(name: str, problem: type[DataError]) -> Section:
    """Read one of the data files that come with the game."""
    text = (files("ennead.games.ankh") / "data" / name).read_text(encoding="utf-8")
    return parse(text, name, problem)
