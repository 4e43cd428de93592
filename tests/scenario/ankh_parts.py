"""What a scenario of Ankh says besides its drawing, part by part, and the position it makes."""

from __future__ import annotations

from typing import Any

from ennead.games.ankh.data.file import DataError
from ennead.games.ankh.packs import BASE, own_packs
from ennead.games.ankh.table.division import divide
from ennead.games.ankh.table.map import Map
from ennead.games.ankh.table.names import space_called
from ennead.hexes.grid import DIRECTIONS
from tests.scenario.ankh_drawing import Drawing
from tests.scenario.table import LETTERS, seat_of

#: One thing said about a position: its name and its value.
Part = tuple[str, Any]

CARDS = ("plague", "build", "chariots", "maat", "drought", "flood", "miracle")
ACTIONS = ("move", "summon", "gain", "unlock")
GODS = ("ra", "amun", "isis", "osiris", "anubis")
LEVELS = (
    ("cat_mummy", "satet", "petsuchos"),
    ("mummy", "apep", "pharaoh_mummy"),
    ("androsphinx", "giant_scorpion", "serket"),
)
FIGURES = dict.fromkeys(["cat_mummy", "satet", "mummy", "pharaoh_mummy"], 3)
FIGURES |= dict.fromkeys(["apep", "androsphinx", "giant_scorpion", "petsuchos", "serket"], 2)
FIGURES_IN_PLAY = {2: 1, 3: 2, 4: 3, 5: 3}
#: The spaces of the event track with a conflict.
CONFLICTS = (4, 8, 12, 16, 18)
#: On this space no god is forgotten after the fourth conflict.
SAFE = 25
#: The step of a conflict after the tiebreaker, the powers and the scorpions: the regions.
REGIONS = 3


def gods(**names: str) -> Part:
    """The players' gods: `gods(A="amun", B="ra")`."""
    return ("gods", names)


def followers(**numbers: int) -> Part:
    """The players' followers."""
    return ("followers", numbers)


def devotion(**spaces: int) -> Part:
    """The players' spaces on the devotion track; on one space the earlier letter lies on top."""
    return ("devotion", spaces)


def stack(players: str) -> Part:
    """The players from the least devotion to the most, where several share a space: "CBA"."""
    return ("stack", players)


def powers(**names: str) -> Part:
    """Unlocked Ankh powers: `powers(A="inspiring glorious")`."""
    return ("powers", names)


def hand(**cards: str) -> Part:
    """The cards in hand: `hand(A="plague maat")`."""
    return ("hand", cards)


def pool(**figures: str) -> Part:
    """Guardians in the pools: `pool(A="mummy mummy")`."""
    return ("pool", figures)


def guardians(*names: str) -> Part:
    """The guardians that take part, where it matters besides those drawn or in a pool."""
    return ("guardians", names)


def trapped(**warriors: int) -> Part:
    """How many warriors of these players are trapped in the slots of Anubis."""
    return ("trapped", warriors)


def suns(*spaces: str) -> Part:
    """The spaces of Ra's radiant figures."""
    return ("ra", list(spaces))


def underworld(*spaces: str) -> Part:
    """The spaces of Osiris's tokens that are on the board."""
    return ("osiris", list(spaces))


def tokens(holder: str, written: Any) -> Part:
    """The tokens of a god or special rule of a pack, as positions write them."""
    return (f"tokens {holder}", written)


def aims(**directions: str) -> Part:
    """Where scorpions point: a direction and the next one clockwise, `aims(B0="n")`."""
    return ("aims", directions)


def rivers(edges: str) -> Part:
    """Rivers between spaces: "A0/B0 A1/B0"."""
    return ("rivers", edges.split())


def camels(edges: str) -> Part:
    """Camels between spaces: "A0/B0 A1/B0"."""
    return ("camels", edges.split())


def order_tokens(*spaces: str) -> Part:
    """A space of each region in the order of conflict; otherwise regions come as they are read."""
    return ("order", spaces)


def markers(**moved: int) -> Part:
    """How often action markers were moved since they were set back: `markers(gain=2)`."""
    return ("markers", moved)


def event(space: int) -> Part:
    """The space of the event marker."""
    return ("event", space)


def turn(player: str) -> Part:
    """It is this player's turn."""
    return ("turn", player)


def conflict(by: str = "A", number: int = 1) -> Part:
    """This player has just triggered a conflict."""
    return ("conflict", (by, number))


def eve(number: int = 1) -> Part:
    """It is A's turn, and the next Gain Followers triggers this conflict."""
    return ("eve", number)


def tiebreaker(player: str | None, *, face_up: bool = True) -> Part:
    """In a conflict: who holds the tiebreaker. Nothing happens before the first region then."""
    return ("tiebreaker", (player, face_up))


def after_merging(higher: str, lower: str) -> Part:
    """Two gods have merged."""
    return ("merged", (higher, lower))


def options(**values: Any) -> Part:
    """Options of packs: `options(horus_eyes="move")`."""
    return ("options", values)


def position_of(drawing: Drawing, parts: tuple[Part, ...]) -> dict[str, Any]:
    """The plain data of a scenario."""
    said = dict(parts)
    assert len(said) == len(parts), "a part is given twice"
    names = drawing.players()
    for name in ("gods", "followers", "devotion", "powers", "hand", "pool", "trapped"):
        names |= set(said.get(name, {}))
    players = max(2, *[seat_of(player) + 1 for player in names])
    made = Placed(drawing, said, players)
    return {
        "game": "ankh",
        "players": players,
        "map": {"rows": drawing.rows, "rivers": said.get("rivers", [])},
        "camels": said.get("camels", []),
        "order": made.order(),
        "monuments": [
            [monument, space, None if player is None else seat_of(player)]
            for monument, space, player in drawing.monuments()
        ],
        "areas": [made.area(player) for player in LETTERS[:players]],
        "guardians": made.kinds,
        "guardian_figures": made.guardian_figures(),
        "tokens": made.tokens(),
        "aims": made.aims(),
        "markers": [made.marker(action) for action in ACTIONS],
        **made.packs(),
        **made.standing(),
        **made.progress(),
    }


class Placed:
    """The parts of a scenario as a position has them."""

    def __init__(self, drawing: Drawing, said: dict[str, Any], players: int) -> None:
        self.drawing = drawing
        self.said = said
        self.players = players
        chosen = said.get("gods", {})
        free = [god for god in GODS if god not in chosen.values()]
        self.gods = [chosen.get(player) or free.pop(0) for player in LETTERS[:players]]
        pools = [name for names in said.get("pool", {}).values() for name in names.split()]
        mentioned = [*said.get("guardians", ()), *pools, *[g[0] for g in drawing.guardians()]]
        #: The guardians that take part, one of each level.
        self.kinds = [next((k for k in level if k in mentioned), level[0]) for level in LEVELS]
        assert set(mentioned) <= set(self.kinds), "two guardians of one level"

    def packs(self) -> dict[str, Any]:
        """The packs of the gods and guardians beyond the base game that take part."""
        options = dict(self.said.get("options", {}))
        there = {*self.gods, *self.kinds}
        if any(piece.startswith("s") for piece in self.drawing.pieces.values()):
            options["packs"] = sorted({*options.get("packs", []), "pharaoh"})
        names = [
            name
            for name, pack in own_packs().items()
            if name != BASE and there & {*pack.gods, *pack.guardians}
        ]
        if names:
            options["packs"] = sorted({*options.get("packs", []), *names})
        return {"options": options} if options else {}

    def area(self, player: str) -> dict[str, Any]:
        """What a player has."""
        warriors = self.drawing.figures(player, "w")
        warriors += ["trapped"] * self.said.get("trapped", {}).get(player, 0)
        merged = self.said.get("merged") or ("", "")
        if player == merged[1]:
            warriors = ["out"] * 6
        area = {
            "god": self.gods[seat_of(player)],
            "figure": next(iter(self.drawing.figures(player, "g")), "out"),
            "warriors": warriors,
            "powers": self.said.get("powers", {}).get(player, "").split(),
        }
        if "conflict" in self.said and "merged" in self.said:
            area["devotion"] = SAFE
        for name in ("followers", "devotion"):
            if player in self.said.get(name, {}):
                area[name] = self.said[name][player]
        if player in self.said.get("hand", {}):
            area["hand"] = self.said["hand"][player].split()
        if player == merged[1]:
            area |= {"followers": 0, "hand": []}
        return area

    def guardian_figures(self) -> list[list[Any]]:
        """Guardians on the board, in pools, and the others on their cards."""
        found: list[list[Any]] = [
            [name, seat_of(player), space] for name, player, space in self.drawing.guardians()
        ]
        for player, names in self.said.get("pool", {}).items():
            found += [[name, seat_of(player), "pool"] for name in names.split()]
        for kind in self.kinds:
            used = len([item for item in found if item[0] == kind])
            total = min(FIGURES[kind], FIGURES_IN_PLAY[self.players])
            found += [[kind, None, "card"]] * (total - used)
        return found

    def tokens(self) -> dict[str, Any]:
        """Tokens of god abilities; in a conflict an Amun nobody speaks of has used his."""
        found: dict[str, Any] = {
            g: self.said[g] for g in ("ra", "osiris", "bastet", "horus") if g in self.said
        }
        for part, written in self.said.items():
            if part.startswith("tokens "):
                found[part.removeprefix("tokens ")] = written
        if (
            "conflict" in self.said
            and "amun" in self.gods
            and "amun" not in self.said.get("gods", {}).values()
        ):
            found["amun"] = "face_down"
        return found

    def aims(self) -> list[list[str]]:
        """Where scorpions point: unless it is said, at the first two spaces they can."""
        said = self.said.get("aims", {})
        grid = Map.from_rows(self.drawing.rows)
        found = [[space, direction] for space, direction in said.items()]
        for name, _, at in self.drawing.guardians():
            if name == "giant_scorpion" and at not in said:
                space = space_called(grid, at)
                beside = [grid.grid.neighbour(space, way) >= 0 for way in [0, 1, 2, 3, 4, 5, 0]]
                ways = [way for way in range(6) if beside[way] and beside[way + 1]]
                found += [[at, DIRECTIONS[ways[0]].lower()]] if ways else []
        return found

    def order(self) -> dict[str, str]:
        """A conflict order token for each region."""
        spaces = list(self.said.get("order", ()))
        if not spaces:
            spaces = first_spaces(self.drawing.rows, self.said)
        return {str(token): space for token, space in enumerate(spaces, 1)}

    def marker(self, action: str) -> int:
        """How often a marker was moved."""
        if action == "gain" and "eve" in self.said:
            return self.players
        number: int = self.said.get("markers", {}).get(action, 0)
        return number

    def standing(self) -> dict[str, Any]:
        """Who plays which god, and the stacks of the devotion track."""
        found: dict[str, Any] = {}
        if self.said.get("stack"):
            found["ascending"] = [seat_of(player) for player in self.said["stack"]]
        if self.said.get("merged"):
            higher, lower = self.said["merged"]
            plays = list(range(self.players))
            plays[seat_of(lower)] = seat_of(higher)
            found["plays"] = plays
        return found

    def progress(self) -> dict[str, Any]:
        """What is in progress: a turn or a conflict."""
        if "eve" in self.said:
            return {"turn": 0, "event": CONFLICTS[self.said["eve"] - 1] - 1}
        if "conflict" not in self.said:
            return {
                "turn": seat_of(self.said.get("turn", "A")),
                "event": self.said.get("event", CONFLICTS[2] if self.said.get("merged") else 0),
            }
        by, number = self.said["conflict"]
        if self.said.get("merged"):  # they have merged after the 3rd one
            number = max(number, 4)
        step = 0
        found: dict[str, Any] = {"event": CONFLICTS[number - 1]}
        if "tiebreaker" in self.said:
            holder, face_up = self.said["tiebreaker"]
            step = REGIONS
            if holder is not None:
                found["tiebreaker"] = {"god": seat_of(holder), "face_up": face_up}
        found["pending"] = [["NextTurn", seat_of(by)], ["Conflict", step, seat_of(by)]]
        return found


def first_spaces(rows: list[str], said: dict[str, Any]) -> list[str]:
    """The first space of each region of a drawing, as they are read."""
    plain = Map.from_rows(rows)

    def edge(name: str) -> tuple[int, int]:
        first, second = [plain.space_at(int(s[1:]), ord(s[0]) - ord("A")) for s in name.split("/")]
        return first, second

    try:
        pairs = [edge(name) for name in said.get("rivers", [])]
        made = Map.from_rows(rows, [(plain.place(a), plain.place(b)) for a, b in pairs])
    except DataError as error:
        raise AssertionError(str(error)) from None
    lines = [made.edge_between(*edge(name)) for name in said.get("camels", [])]
    division = divide(made, tuple(lines))
    places = []
    for number in range(len(division.lands)):
        space = division.region_of.index(number)
        row, column = made.place(space)
        places.append(f"{chr(ord('A') + column)}{row}")
    return places
