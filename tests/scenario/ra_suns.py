"""Where the suns lie that a scenario of Ra does not mention."""

from __future__ import annotations

from tests.scenario.table import LETTERS

#: The groups of suns by number of players (RA-S2).
GROUPS = {
    2: ([9, 6, 5, 2], [8, 7, 4, 3]),
    3: ([13, 8, 5, 2], [12, 9, 6, 3], [11, 10, 7, 4]),
    4: ([13, 6, 2], [12, 7, 3], [11, 8, 4], [10, 9, 5]),
    5: ([16, 7, 2], [15, 8, 3], [14, 9, 4], [13, 10, 5], [12, 11, 6]),
}

Suns = dict[str, list[int]]


def placed_suns(players: int, up: Suns, down: Suns, sun: int | None) -> tuple[Suns, Suns, int]:
    """Every player's suns face up and face down, and the sun on the board.

    A player whose face-up suns are given has spent all others; one of whom nothing is said has
    a group of the rulebook, or what is left, face up. Sun 1 lies on the board unless said
    otherwise.
    """
    names = LETTERS[:players]
    groups = GROUPS[players]
    hand = len(groups[0])
    mentioned = [number for suns in [*up.values(), *down.values()] for number in suns]
    if sun is None and 1 not in mentioned:
        sun = 1
    free = sorted({1}.union(*groups) - {*mentioned, sun})
    face_up = {name: list(up.get(name, [])) for name in names}
    face_down = {name: list(down.get(name, [])) for name in names}
    for name, group in zip(names, groups, strict=True):
        if name not in up and name not in down and set(group) <= set(free):
            face_up[name] = group
            free = [number for number in free if number not in group]
    for name in names:
        missing = hand - len(face_up[name]) - len(face_down[name])
        given, free = free[:missing], free[missing:]
        (face_down if name in up else face_up)[name] += given
    return face_up, face_down, free[0] if sun is None else sun
