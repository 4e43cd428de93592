"""What actions, events, monuments and everything else on the table are, in a sentence or two."""

from __future__ import annotations

from ennead.engine.words import Phrase

GAME = Phrase(
    "Gods fight to be remembered: move and summon figures, gather followers, unlock powers, take "
    "monuments and win battles with secret cards. The most devoted god wins; the forgotten ones "
    "are out.",
    "Götter kämpfen darum, nicht vergessen zu werden: Bewege Figuren und stell neue auf, gewinne "
    "Anhänger, schalte Kräfte frei, übernimm Monumente und gewinne Kämpfe mit geheimen Karten. Der "
    "am meisten verehrte Gott gewinnt, die vergessenen scheiden aus.",
)

#: Title and explanation of every option.
OPTIONS: dict[str, tuple[Phrase, Phrase]] = {
    "scenario": (
        Phrase("Scenario", "Szenario"),
        Phrase(
            "Where figures, monuments and camels stand at the start.",
            "Wo Figuren, Monumente und Kamele zu Beginn stehen.",
        ),
    ),
    "packs": (
        Phrase("Packs", "Erweiterungen"),
        Phrase(
            "More gods and scenarios; a god or a scenario brings its pack with it.",
            "Weitere Götter und Szenarien; Götter und Szenarien bringen ihre Erweiterung mit.",
        ),
    ),
    "gods": (
        Phrase("Gods", "Götter"),
        Phrase(
            "By chance, or a different god for each seat.",
            "Nach Zufall oder für jeden Platz ein anderer Gott.",
        ),
    ),
    "guardians": (
        Phrase("Guardians", "Wächter"),
        Phrase(
            "By chance, or one guardian of each level.",
            "Nach Zufall oder ein Wächter jeder Stufe.",
        ),
    ),
    "first": (
        Phrase("First player", "Startspieler"),
        Phrase("Who takes the first turn.", "Wer den ersten Zug hat."),
    ),
}
RANDOM = Phrase("by chance", "nach Zufall")
NO_PACKS = Phrase("the base game only", "nur das Grundspiel")
#: What packs bring; each says it itself.
PACKS: dict[str, Phrase] = {}
#: What values of the options of packs are called, by `OPTION=VALUE`.
VALUES: dict[str, Phrase] = {}

FIGURES = {
    "god": Phrase(
        "Base strength 1. A god figure can never be killed.",
        "Grundstärke 1. Eine Gottfigur kann nie getötet werden.",
    ),
    "warrior": Phrase(
        "Base strength 1. Each god has six; a killed one goes back to its pool.",
        "Grundstärke 1. Jeder Gott hat sechs; ein getöteter kommt zurück in den Vorrat.",
    ),
}

ACTIONS = {
    "move": Phrase(
        "Each of your figures may move up to 3 spaces, through anything, and ends on an empty land "
        "space.",
        "Jede deiner Figuren darf bis zu 3 Felder weit ziehen, durch alles hindurch, und endet auf "
        "einem leeren Landfeld.",
    ),
    "summon": Phrase(
        "Put a warrior or guardian from your pool next to one of your figures or monuments.",
        "Stell einen Krieger oder Wächter aus deinem Vorrat neben eine deiner Figuren oder eines "
        "deiner Monumente.",
    ),
    "gain": Phrase(
        "1 follower for each monument, yours or neutral, that a figure of yours is adjacent to. "
        "Nothing is adjacent across a river or camels.",
        "1 Anhänger für jedes eigene oder neutrale Monument, zu dem eine deiner Figuren benachbart "
        "ist. Über Flüsse und Kamele hinweg ist nichts benachbart.",
    ),
    "unlock": Phrase(
        "Pay 1, 2 or 3 followers for a power of level 1, 2 or 3; some bring a guardian. No second "
        "action follows it.",
        "Bezahl 1, 2 oder 3 Anhänger für eine Kraft der Stufe 1, 2 oder 3; manche bringen einen "
        "Wächter. Danach gibt es keine zweite Aktion.",
    ),
}

EVENTS = {
    "control": Phrase(
        "Whoever triggered it takes control of a neutral monument next to one of their figures; "
        "where none is neutral any more, of another god's.",
        "Wer es auslöst, übernimmt ein neutrales Monument neben einer eigenen Figur; gibt es kein "
        "neutrales mehr, das eines anderen Gottes.",
    ),
    "caravan": Phrase(
        "Whoever triggered it may split a region with up to 6 camels into two of at least 6 land "
        "spaces each.",
        "Wer es auslöst, darf mit bis zu 6 Kamelen eine Region in zwei teilen, jede mit mindestens "
        "6 Landfeldern.",
    ),
    "conflict": Phrase(
        "Region by region, in the order of their tokens: a god alone there dominates it, two or "
        "more fight. After the third the two last gods merge, after the fourth gods on red are "
        "out, the fifth ends the game.",
        "Region für Region, in der Reihenfolge ihrer Plättchen: Ein Gott allein hat die "
        "Vorherrschaft, zwei oder mehr kämpfen. Nach dem dritten verschmelzen die beiden letzten "
        "Götter, nach dem vierten scheidet aus, wer auf Rot steht, der fünfte beendet das Spiel.",
    ),
    "start": Phrase("The event marker starts here.", "Hier beginnt der Ereignismarker."),
}

MONUMENTS = {
    "obelisk": Phrase(
        "Controlled, it counts for the majority of obelisks and lets you summon next to it. With "
        "Obelisk Attuned figures come to it before a battle.",
        "Unter deiner Kontrolle zählt er für die Mehrheit der Obelisken, und du darfst neben ihm "
        "aufstellen. Mit „Gott der Obelisken“ kommen Figuren vor einem Kampf zu ihm.",
    ),
    "temple": Phrase(
        "Controlled, it counts for the majority of temples and lets you summon next to it. With "
        "Temple Attuned it adds strength in battle.",
        "Unter deiner Kontrolle zählt er für die Mehrheit der Tempel, und du darfst neben ihm "
        "aufstellen. Mit „Gott der Tempel“ bringt er Stärke im Kampf.",
    ),
    "pyramid": Phrase(
        "Controlled, it counts for the majority of pyramids and lets you summon next to it. With "
        "Pyramid Attuned you summon an extra figure beside it.",
        "Unter deiner Kontrolle zählt sie für die Mehrheit der Pyramiden, und du darfst neben ihr "
        "aufstellen. Mit „Gott der Pyramiden“ stellst du daneben eine zusätzliche Figur auf.",
    ),
}

TERRAINS = {
    "fertile": Phrase(
        "Land. With Flood it brings followers and protects your figures on it.",
        "Land. Mit „Nilschwemme“ bringt es Anhänger und schützt deine Figuren darauf.",
    ),
    "desert": Phrase(
        "Land. With Drought a victory brings devotion for your figures on it.",
        "Land. Mit „Dürre“ bringt ein Sieg Verehrung für deine Figuren darauf.",
    ),
    "water": Phrase(
        "Moved through, never ended on; only a guardian whose card says so may be summoned here. "
        "It belongs to every region around it.",
        "Man zieht hindurch, endet aber nie darauf; nur ein Wächter, dessen Karte es erlaubt, darf "
        "hier aufgestellt werden. Es gehört zu jeder Region ringsum.",
    ),
}

SCENARIOS = {
    "middle_kingdom": Phrase(
        "Every god begins at home: its figure, a warrior and its monument stand in one region.",
        "Jeder Gott beginnt zu Hause: Seine Figur, ein Krieger und sein Monument stehen in einer "
        "Region.",
    ),
    "old_kingdom": Phrase(
        "Every god begins away from its obelisk, as a guest in the next god's region, and all "
        "neutral monuments are temples.",
        "Jeder Gott beginnt fern von seinem Obelisken, zu Gast in der Region des nächsten, und "
        "alle neutralen Monumente sind Tempel.",
    ),
}

REGIONS = {
    "delta": Phrase("The land between the arms of the Nile.", "Das Land zwischen den Nilarmen."),
    "west": Phrase("The land west of the Nile.", "Das Land westlich des Nils."),
    "east": Phrase("The land east of the Nile.", "Das Land östlich des Nils."),
}

TERMS = {
    "devotion": Phrase(
        "What the game is about: it rises to 31, where a god wins at once. Spaces 0 to 20 are red: "
        "who stands there after the fourth conflict is forgotten.",
        "Darum geht es: Sie steigt bis 31, wo ein Gott sofort gewinnt. Die Felder 0 bis 20 sind "
        "rot: Wer nach dem vierten Konflikt dort steht, wird vergessen.",
    ),
    "follower": Phrase(
        "Pays for powers, monuments, bids in a plague and more.",
        "Damit bezahlst du Kräfte, Monumente, Gebote bei einer Plage und mehr.",
    ),
    "warrior": Phrase(
        "A common figure, base strength 1; each god has six.",
        "Eine einfache Figur, Grundstärke 1; jeder Gott hat sechs.",
    ),
    "god_figure": Phrase(
        "Base strength 1; it can never be killed.", "Grundstärke 1; sie kann nie getötet werden."
    ),
    "guardian": Phrase(
        "A figure with an ability of its own, won by unlocking powers.",
        "Eine Figur mit eigener Fähigkeit; sie kommt beim Freischalten von Kräften dazu.",
    ),
    "monument": Phrase(
        "Obelisk, temple or pyramid; neutral or controlled by one god.",
        "Obelisk, Tempel oder Pyramide; neutral oder unter der Kontrolle eines Gottes.",
    ),
    "camel": Phrase(
        "Lines of camels part regions. Spaces with a camel between them are not adjacent.",
        "Kamelreihen trennen Regionen. Felder mit einem Kamel dazwischen sind nicht benachbart.",
    ),
    "order_token": Phrase(
        "Its number says when a region's turn comes in a conflict.",
        "Seine Zahl sagt, wann eine Region im Konflikt an der Reihe ist.",
    ),
    "tiebreaker": Phrase(
        "Whoever triggered the conflict holds it and may win one tied battle with it.",
        "Wer den Konflikt ausgelöst hat, hält es und darf damit einen unentschiedenen Kampf "
        "gewinnen.",
    ),
    "domination": Phrase(
        "A god alone in a region gains 1 devotion, and 1 for each monument majority there.",
        "Ein Gott allein in einer Region erhält 1 Verehrung und 1 für jede Monument-Mehrheit dort.",
    ),
    "battle": Phrase(
        "Two or more gods in a region: everybody secretly plays a card, the strongest gains 1 "
        "devotion and the losers' figures die.",
        "Zwei oder mehr Götter in einer Region: Alle setzen geheim eine Karte ein, der stärkste "
        "erhält 1 Verehrung, und die Figuren der Verlierer sterben.",
    ),
    "resolution": Phrase(
        "The step of a battle in which strengths are compared and the losers' figures die.",
        "Der Schritt eines Kampfes, in dem die Stärken verglichen werden und die Figuren der "
        "Verlierer sterben.",
    ),
    "majority": Phrase(
        "Controlling more monuments of one type in a region than any other god: 1 devotion each.",
        "Mehr Monumente eines Typs in einer Region kontrollieren als jeder andere Gott: je 1 "
        "Verehrung.",
    ),
    "merge": Phrase(
        "After the third conflict, with 3 or more players, the two gods with the least devotion "
        "become one.",
        "Nach dem dritten Konflikt werden bei 3 oder mehr Spielern die beiden Götter mit der "
        "wenigsten Verehrung zu einem.",
    ),
    "merged_god": Phrase(
        "One god with two players who win or lose together; each takes one action a turn.",
        "Ein Gott mit zwei Spielern, die gemeinsam gewinnen oder verlieren; jeder hat eine Aktion "
        "je Zug.",
    ),
    "forgotten_god": Phrase(
        "On a red space after the fourth conflict: out of the game.",
        "Nach dem vierten Konflikt auf einem roten Feld: ausgeschieden.",
    ),
    "protected": Phrase(
        "Cannot be killed in the battle resolution, but by a plague.",
        "Kann in der Kampfentscheidung nicht getötet werden, durch eine Plage schon.",
    ),
    "pool": Phrase(
        "A god's figures and Ankh tokens that are not on the board.",
        "Figuren und Ankh-Plättchen eines Gottes, die nicht auf dem Spielplan sind.",
    ),
    "supply": Phrase(
        "Followers, monuments, camels and tokens that belong to nobody.",
        "Anhänger, Monumente, Kamele und Plättchen, die niemandem gehören.",
    ),
    "ankh_token": Phrase(
        "Marks a monument as yours, or a power as unlocked.",
        "Kennzeichnet ein Monument als deines oder eine Kraft als freigeschaltet.",
    ),
}
