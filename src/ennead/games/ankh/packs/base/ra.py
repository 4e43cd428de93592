"""Ra, Radiance: sun tokens on summoned figures (AK-RA)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ennead.engine.frames import Fields, Frame, Verbs, verb
from ennead.engine.rules import Data
from ennead.engine.steps import NO, YES, YesNo
from ennead.engine.words import Phrase
from ennead.games.ankh.powers.ability import Ability, read_spaces
from ennead.games.ankh.powers.god import God, GodEvent, GodTerm
from ennead.games.ankh.powers.power import Questions
from ennead.games.ankh.table.board import figure_at
from ennead.games.ankh.table.dashboards import set_tokens
from ennead.games.ankh.table.fields import ABILITY, ANYBODY, FIGURE
from ennead.games.ankh.table.names import space_name
from ennead.games.ankh.table.pieces import GOD
from ennead.games.ankh.table.table import AnkhTable
from ennead.games.ankh.words.things import ELSE, Wordings, figure_noun, god_name
from ennead.hexes import hexset
from ennead.hexes.hexset import LAST_SPACE

SUNS: Final = 3


class Ra(Ability):
    """The tokens are the radiant figures; the other suns are on the dashboard."""

    def most_tokens(self) -> int:
        return SUNS

    def write(self, table: AnkhTable) -> object:
        return [space_name(table, table.place[figure]) for figure in self.tokens(table)]

    def read(self, table: AnkhTable, data: object) -> None:
        spaces = read_spaces(table, data, SUNS)
        if [space for space in spaces if space not in table.place]:
            raise ValueError("a sun lies on a figure (AK-RA1)")
        figures = [figure_at(table, space) for space in spaces]
        table.tokens[self.number] = tuple(sorted(figures))

    def misplaced(self, table: AnkhTable, holder: int, heir: int) -> str:
        for figure in self.tokens(table):
            if table.owner[figure] not in (holder, heir) or table.kinds[figure] == GOD:
                return "a sun lies on a summoned figure of its own god (AK-RA1)"
        return ""

    def observation_size(self) -> int:
        return LAST_SPACE + 1

    def write_observed(self, table: AnkhTable, seat: int, into: vec[u8], at: i64) -> None:
        for figure in self.tokens(table):
            space = table.place[figure]
            if space >= 0:
                into[at + space] = 1

    def question_flaw(self, table: AnkhTable, frame: Frame[Any]) -> str:
        if not isinstance(frame, GiveSun):
            return super().question_flaw(table, frame)
        figure = frame.figure
        if table.place[figure] < 0 or table.kinds[figure] == GOD:
            return "the figure is not one that was summoned (AK-RA1)"
        if table.owner[figure] != table.god_of[frame.seat] or figure in self.tokens(table):
            return "the figure cannot be given a sun (AK-RA1)"
        return ""

    def summoned(self, table: AnkhTable, god: int, seat: int, figure: int) -> Questions:
        """A summoned figure may be given a sun (AK-RA1)."""
        return [GiveSun(seat, figure, self.number)]

    def region_devotion(self, table: AnkhTable, god: int, region: int) -> int:
        """1 devotion more with a radiant figure in the region, once (AK-RA2, AK-RA5)."""
        area = hexset.common(table.division.regions[region], table.figures[god])
        return int(any(self.shines_in(table, figure, area) for figure in self.tokens(table)))

    def shines_in(self, table: AnkhTable, figure: int, area: hexset.HexSet) -> bool:
        """Whether a radiant figure stands in an area."""
        return table.place[figure] >= 0 and hexset.contains(area, table.place[figure])

    def figure_left(self, table: AnkhTable, god: int, figure: int) -> None:
        """The sun of a figure that is killed or leaves returns (AK-RA3, AK-MG10)."""
        left = [radiant for radiant in self.tokens(table) if radiant != figure]
        set_tokens(table, self.number, tuple(left), "sun_back", god)


class GiveSun(YesNo[AnkhTable]):
    """A free sun token for the figure, or none (AK-RA1, AK-RA6)."""

    FIELDS: ClassVar[Fields] = (("seat", ANYBODY), ("figure", FIGURE), ("ability", ABILITY))
    BENEATH: ClassVar[tuple[str, ...]] = ("Summon", "Aim", "Mourning", "Return")
    CLICK: ClassVar[str] = ""
    ANSWERS: ClassVar[tuple[int, int]] = (NO, YES)
    VERBS: ClassVar[Verbs] = (verb("give sun", number=YES), verb("no sun", number=NO))
    NOTHING: ClassVar[int] = NO
    OBLIGES: ClassVar[str] = "AK-RA1"
    WHEN: ClassVar[str] = "AK-RA1"

    def __init__(self, seat: int, figure: int, ability: int) -> None:
        super().__init__(seat)
        self.figure: Final = figure
        self.ability: Final = ability

    def can_be_asked(self, table: AnkhTable) -> bool:
        return len(table.tokens[self.ability]) < SUNS

    def answer(self, table: AnkhTable, answer: int) -> None:
        if answer:
            radiant = tuple(sorted([*table.tokens[self.ability], self.figure]))
            god, space = table.owner[self.figure], table.place[self.figure]
            set_tokens(table, self.ability, radiant, "sun_given", god, space)


SUN = Phrase(
    "{god}, Radiance: do you give {figure:the} at {space} a sun token? On your dashboard: {left} "
    "of {suns}.",
    "{god}, „Göttliches Licht“: Gibst du {figure:dem} auf {space} ein Sonnenplättchen? Auf deinem "
    "Gott-Tableau: {left} von {suns}.",
)
SUN_GIVE = Phrase("give it a sun token", "ein Sonnenplättchen geben")
SUN_KEEP = Phrase("give it none", "keines geben")


def ask_sun(table: AnkhTable, frame: GiveSun, seat: int, lang: str) -> str:
    """The prompt for a sun token."""
    return SUN.fill(
        lang,
        god=god_name(table, table.owner[frame.figure], lang),
        figure=figure_noun(table, frame.figure),
        space=space_name(table, table.place[frame.figure]),
        left=SUNS - len(table.tokens[frame.ability]),
        suns=SUNS,
    )


WORDINGS: Wordings = {
    GiveSun: (ask_sun, {0: SUN_KEEP, ELSE: SUN_GIVE}),
}


ABOUT = Phrase(
    "Ra may give every figure it summons one of three sun tokens. Winning or dominating a "
    "region with a radiant figure of its own brings Ra 1 devotion more.",
    "Re darf jeder Figur, die er aufstellt, eines von drei Sonnenplättchen geben. Ein Sieg "
    "oder die Vorherrschaft in einer Region mit einer eigenen erleuchteten Figur bringt ihm 1 "
    "Verehrung mehr.",
)
EVENTS: dict[str, GodEvent] = {
    "sun_given": (
        "god space",
        Phrase(
            "{god} gives the figure at {space} a sun token.",
            "{god} gibt der Figur auf {space} ein Sonnenplättchen.",
        ),
    ),
    "sun_back": (
        "god",
        Phrase("A sun token returns to {god}.", "Ein Sonnenplättchen kehrt zu {god} zurück."),
    ),
}
TERMS: dict[str, GodTerm] = {
    "sun_token": (
        ("sun token", "Sonnenplättchen"),
        Phrase("Makes a figure of Ra radiant.", "Macht eine Figur von Re erleuchtet."),
        "AK-RA1",
    ),
    "radiant": (
        ("radiant", "erleuchtet"),
        Phrase(
            "A figure with a sun token: it brings Ra 1 devotion more where it wins or dominates.",
            "Eine Figur mit Sonnenplättchen: Sie bringt Re 1 Verehrung mehr, wo er siegt oder die "
            "Vorherrschaft hat.",
        ),
        "AK-RA2",
    ),
}

IN_SHORT = Phrase("{free} of {suns} suns left", "{free} von {suns} Sonnen frei")


def in_short(view: Data, lang: str) -> str:
    """How many suns lie on the dashboard."""
    return IN_SHORT.fill(lang, free=SUNS - len(view["tokens"]["ra"]), suns=SUNS)


LOOK = {
    "letter": "R",
    "color": "#B45309",
    "light": "#D08437",
    "token": "*",
    "token_term": "sun_token",
}

DECLARED = God(
    "ra",
    Ra,
    called=("Ra", "Re"),
    gift=("Radiance", "Göttliches Licht"),
    about=ABOUT,
    rule="AK-RA1",
    wordings=WORDINGS,
    events=EVENTS,
    terms=TERMS,
    look=LOOK,
    in_short=in_short,
)
