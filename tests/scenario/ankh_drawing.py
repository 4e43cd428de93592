"""Boards of Ankh drawn in text.

Hexes stand as on the board: columns from west to east, every second one half a hex lower. So a
line holds every second column, the next line the columns between them:

    Ag    .     tA
       Bw    :
    .     ~     .
       p     Aw:

The spaces are named as in notation, column and row: `Ag` stands on A0, `Bw` on B0, `~` is C1. A
hex touches the ones two lines above and below it and its four neighbours on the slant.

    .  empty fertile land      Ag  a god             Ac  Cat-Mummy      Ap  Apep
    :  empty desert            Aw  a warrior         As  Satet          Ak  Giant Scorpion (claws)
    ~  empty water             o t p  monuments      Am  Mummy          Ax  Androsphinx
    Ar, Aq, Ay  Serket, Petsuchos, Pharaoh-Mummy          s  a sphinx
    -  no space                oA  obelisk of A      :  or ~ behind a piece: it is in desert, water
"""

from __future__ import annotations

from textwrap import dedent

TERRAINS = {".": "F", ":": "D", "~": "W"}
MONUMENTS = {"o": "obelisk", "t": "temple", "p": "pyramid", "s": "sphinx"}
GUARDIANS = {
    "c": "cat_mummy",
    "s": "satet",
    "m": "mummy",
    "p": "apep",
    "k": "giant_scorpion",
    "x": "androsphinx",
    "r": "serket",
    "q": "petsuchos",
    "y": "pharaoh_mummy",
}


class Drawing:
    """The map and the pieces of a drawing."""

    def __init__(self, text: str) -> None:
        self.rows: list[str] = []
        #: Space names by what stands there: `Aw`, `oA`, `t`.
        self.pieces: dict[str, str] = {}
        lines = [line.split() for line in dedent(text).strip("\n").splitlines()]
        width = max(len(line) * 2 - 1 + (number % 2) for number, line in enumerate(lines))
        for row in range((len(lines) + 1) // 2):
            pair = lines[2 * row : 2 * row + 2]
            hexes = ["-"] * width
            for offset, line in enumerate(pair):
                for place, hex_ in enumerate(line):
                    hexes[2 * place + offset] = hex_
            self.rows.append("".join([self.read(hex_, row, n) for n, hex_ in enumerate(hexes)]))

    def read(self, hex_: str, row: int, column: int) -> str:
        """The terrain of a hex; what stands on it is noted."""
        if hex_ == "-":
            return "."
        if hex_ in TERRAINS:
            return TERRAINS[hex_]
        terrain = "."
        if hex_[-1] in TERRAINS:
            hex_, terrain = hex_[:-1], hex_[-1]
        self.pieces[f"{chr(ord('A') + column)}{row}"] = hex_
        return TERRAINS[terrain]

    def players(self) -> set[str]:
        """The letters of all players who have a piece on the board."""
        return {letter for piece in self.pieces.values() for letter in piece if letter.isupper()}

    def figures(self, player: str, kind: str) -> list[str]:
        """The spaces with figures of a kind."""
        return [space for space, piece in self.pieces.items() if piece == player + kind]

    def guardians(self) -> list[tuple[str, str, str]]:
        """Every guardian drawn: name, player, space."""
        return [
            (GUARDIANS[piece[1]], piece[0], space)
            for space, piece in self.pieces.items()
            if piece[0].isupper() and piece[1] in GUARDIANS
        ]

    def monuments(self) -> list[tuple[str, str, str | None]]:
        """Every monument drawn: type, space, player."""
        return [
            (MONUMENTS[piece[0]], space, piece[1:] or None)
            for space, piece in self.pieces.items()
            if piece[0] in MONUMENTS
        ]
