"""What everything in Ra is called and does, told in a sentence or two."""

from __future__ import annotations

from ennead.engine.words import Phrase, Term
from ennead.games.ra.table.tiles import CIVILIZATION, DISASTERS, IN_THE_BAG, MONUMENTS, NAMES
from ennead.games.ra.words.names import category_name, tile_name

#: An explanation and the rule it stands in.
About = tuple[str, Phrase]

GAME = Phrase(
    "Draw tiles and let them grow into a tempting lot, or call an auction for it: you pay with one "
    "of your few numbered suns and get the sun that was bid last time. Three epochs, then the most "
    "points win.",
    "Zieh Plättchen, bis ein verlockendes Angebot daliegt, oder ruf eine Auktion darum aus: Du "
    "bezahlst mit einer deiner wenigen nummerierten Sonnen und erhältst die zuletzt gebotene. Nach "
    "drei Epochen gewinnt, wer die meisten Punkte hat.",
)

OPTIONS: dict[str, tuple[Phrase, Phrase]] = {
    "open_scores": (
        Phrase("Scores", "Punkte"),
        Phrase(
            "Whether everybody sees everybody's points. Every gain is public, so they can be "
            "counted anyway.",
            "Ob alle die Punkte der anderen sehen. Jeder Gewinn ist öffentlich, man kann also "
            "ohnehin mitzählen.",
        ),
    ),
    "tile_counter": (
        Phrase("Tile counter", "Plättchenzähler"),
        Phrase(
            "Whether you see how many tiles of each kind are left in the bag. Every tile was seen "
            "when it was drawn.",
            "Ob du siehst, wie viele Plättchen jeder Art noch im Beutel sind. Jedes Plättchen war "
            "zu sehen, als es gezogen wurde.",
        ),
    ),
}
VALUES: dict[str, Phrase] = {
    "open_scores=true": Phrase("open", "offen"),
    "open_scores=false": Phrase("covered", "verdeckt"),
    "tile_counter=true": Phrase("shown", "sichtbar"),
    "tile_counter=false": Phrase("hidden", "verborgen"),
}

CIVILIZATION_ABOUT = Phrase(
    "A Civilization tile. At the end of each epoch 3, 4 or 5 different kinds bring 5, 10 or 15 "
    "points, and having none at all costs 5; then all of them leave the game.",
    "Ein Zivilisations-Plättchen. Am Ende jeder Epoche bringen 3, 4 oder 5 verschiedene Arten 5, "
    "10 oder 15 Punkte; gar keines kostet 5. Danach kommen alle aus dem Spiel.",
)
MONUMENT_ABOUT = Phrase(
    "A Monument: it stays until the end. Then 1 to 6 different kinds bring a point each, 7 bring "
    "10 and 8 bring 15; every kind you have 3, 4 or 5 times brings 5, 10 or 15 more.",
    "Ein Monument: Es bleibt bis zum Schluss. Dann bringen 1 bis 6 verschiedene Arten je einen "
    "Punkt, 7 bringen 10 und 8 bringen 15; jede Art, die du 3-, 4- oder 5-mal hast, bringt 5, 10 "
    "oder 15 dazu.",
)
TILES: dict[str, About] = {
    "ra": (
        "RA-T7",
        Phrase(
            "Goes to the Ra track and calls an auction at once. The one that fills the track ends "
            "the epoch, and everything on the auction track is lost.",
            "Kommt auf die Ra-Leiste und löst sofort eine Auktion aus. Füllt es die Leiste, endet "
            "die Epoche, und alles auf der Auktionsleiste ist verloren.",
        ),
    ),
    "god": (
        "RA-G1",
        Phrase(
            "On your turn you may play it to take any tile but a God from the auction track. Kept "
            "until the end of the epoch it brings 2 points.",
            "In deinem Zug darfst du es ausspielen und dafür ein beliebiges Plättchen außer einem "
            "Gott von der Auktionsleiste nehmen. Behältst du es bis zum Ende der Epoche, bringt es "
            "2 Punkte.",
        ),
    ),
    "pharaoh": (
        "RA-P2",
        Phrase(
            "At the end of each epoch those with the most gain 5 points and those with the fewest "
            "lose 2. Pharaohs stay.",
            "Am Ende jeder Epoche erhält 5 Punkte, wer die meisten hat, und verliert 2, wer die "
            "wenigsten hat. Pharaonen bleiben liegen.",
        ),
    ),
    "nile": (
        "RA-P4",
        Phrase(
            "Brings 1 point at the end of each epoch, but only if you have a Flood too. Niles "
            "stay.",
            "Bringt am Ende jeder Epoche 1 Punkt, aber nur, wenn du auch eine Flut hast. Nile "
            "bleiben liegen.",
        ),
    ),
    "flood": (
        "RA-P4",
        Phrase(
            "Brings 1 point itself and makes your Niles count this epoch; then it leaves the game.",
            "Bringt selbst 1 Punkt und lässt deine Nile in dieser Epoche zählen; danach kommt sie "
            "aus dem Spiel.",
        ),
    ),
    "gold": (
        "RA-P6",
        Phrase(
            "3 points at the end of the epoch; then it leaves the game.",
            "3 Punkte am Ende der Epoche; danach kommt es aus dem Spiel.",
        ),
    ),
    "funeral": (
        "RA-D3",
        Phrase(
            "A disaster: whoever takes it loses two Pharaohs.",
            "Eine Katastrophe: Wer sie nimmt, verliert zwei Pharaonen.",
        ),
    ),
    "drought": (
        "RA-D4",
        Phrase(
            "A disaster: whoever takes it loses two Floods, or Niles where Floods are missing.",
            "Eine Katastrophe: Wer sie nimmt, verliert zwei Fluten, fehlende werden durch Nile "
            "ersetzt.",
        ),
    ),
    "unrest": (
        "RA-D3",
        Phrase(
            "A disaster: whoever takes it loses two Civilization tiles of their choice.",
            "Eine Katastrophe: Wer sie nimmt, verliert zwei Zivilisations-Plättchen eigener Wahl.",
        ),
    ),
    "earthquake": (
        "RA-D3",
        Phrase(
            "A disaster: whoever takes it loses two Monuments of their choice.",
            "Eine Katastrophe: Wer sie nimmt, verliert zwei Monumente eigener Wahl.",
        ),
    ),
    **{NAMES[tile]: ("RA-P5", CIVILIZATION_ABOUT) for tile in CIVILIZATION},
    **{NAMES[tile]: ("RA-P7", MONUMENT_ABOUT) for tile in MONUMENTS},
}

CATEGORIES: dict[str, About] = {
    "god": ("RA-P1", Phrase("2 points each.", "Je 2 Punkte.")),
    "pharaoh": (
        "RA-P2",
        Phrase(
            "Most: +5. Fewest: -2. If all have the same number: nothing.",
            "Die meisten: +5. Die wenigsten: -2. Bei allen gleich viele: nichts.",
        ),
    ),
    "nile": (
        "RA-P4",
        Phrase(
            "1 point for each Nile and each Flood, if there is at least one Flood.",
            "1 Punkt für jeden Nil und jede Flut, wenn mindestens eine Flut dabei ist.",
        ),
    ),
    "civilization": (
        "RA-P5",
        Phrase(
            "Different kinds: none -5, 1 or 2 nothing, 3 +5, 4 +10, 5 +15.",
            "Verschiedene Arten: keine -5, 1 oder 2 nichts, 3 +5, 4 +10, 5 +15.",
        ),
    ),
    "gold": ("RA-P6", Phrase("3 points each.", "Je 3 Punkte.")),
    "monuments": (
        "RA-P7",
        Phrase(
            "After the third epoch. Different kinds: 1 to 6 a point each, 7 +10, 8 +15. Each kind "
            "held 3, 4, 5 times: +5, +10, +15.",
            "Nach der dritten Epoche. Verschiedene Arten: 1 bis 6 je ein Punkt, 7 +10, 8 +15. Jede "
            "Art, die 3-, 4-, 5-mal daliegt: +5, +10, +15.",
        ),
    ),
    "suns": (
        "RA-P10",
        Phrase(
            "After the third epoch: the highest total of all suns +5, the lowest -5.",
            "Nach der dritten Epoche: die höchste Summe aller Sonnen +5, die niedrigste -5.",
        ),
    ),
    "points": (
        "RA-W1",
        Phrase(
            "Everybody starts with 10. Nobody falls below 0. The most win.",
            "Alle beginnen mit 10. Niemand fällt unter 0. Die meisten gewinnen.",
        ),
    ),
}

#: Other things on the table: name, rule, explanation.
THINGS: dict[str, tuple[Phrase, str, Phrase]] = {
    "sun": (
        Phrase("Sun", "Sonne"),
        "RA-A4",
        Phrase(
            "What you bid with: one face-up sun, higher than the bid so far. The winner's sun goes "
            "on the board.",
            "Damit bietest du: eine offene Sonne, höher als das bisherige Gebot. Die Sonne des "
            "Höchstbietenden kommt auf den Spielplan.",
        ),
    ),
    "spent_sun": (
        Phrase("Spent sun", "Ausgegebene Sonne"),
        "RA-A10",
        Phrase(
            "Won in this epoch and face down: it can be bid with again in the next one.",
            "In dieser Epoche gewonnen und verdeckt: Erst in der nächsten kannst du wieder mit ihr "
            "bieten.",
        ),
    ),
    "board_sun": (
        Phrase("Sun on the board", "Sonne auf dem Spielplan"),
        "RA-A9",
        Phrase(
            "Whoever wins the auction gets it, face down, together with the tiles.",
            "Wer die Auktion gewinnt, erhält sie verdeckt zusammen mit den Plättchen.",
        ),
    ),
    "auction_track": (
        Phrase("Auction track", "Auktionsleiste"),
        "RA-C2",
        Phrase(
            "The tiles that are for sale: all of them go to the winner of the next auction. With 8 "
            "tiles it is full and nothing more can be drawn.",
            "Die Plättchen, um die es geht: Alle zusammen bekommt, wer die nächste Auktion "
            "gewinnt. Mit 8 Plättchen ist sie voll, und es kann nichts mehr gezogen werden.",
        ),
    ),
    "ra_track": (
        Phrase("Ra track", "Ra-Leiste"),
        "RA-E2",
        Phrase(
            "The Ra tiles of this epoch. When it is full the epoch ends at once, without an "
            "auction.",
            "Die Ra-Plättchen dieser Epoche. Ist sie voll, endet die Epoche sofort, ohne Auktion.",
        ),
    ),
    "bag": (
        Phrase("Bag", "Beutel"),
        "RA-C1",
        Phrase("180 tiles at the start of the game.", "180 Plättchen zu Beginn des Spiels."),
    ),
    "epoch": (
        Phrase("Epoch", "Epoche"),
        "RA-E7",
        Phrase(
            "The game has three. An epoch ends when the Ra track is full or everybody's suns are "
            "spent; then it is scored.",
            "Das Spiel hat drei. Eine Epoche endet, wenn die Ra-Leiste voll ist oder alle Sonnen "
            "ausgegeben sind; dann wird gewertet.",
        ),
    ),
    "draw": (
        Phrase("Draw a tile", "Ein Plättchen ziehen"),
        "RA-T6",
        Phrase(
            "It goes to the auction track; a Ra tile goes to the Ra track and calls an auction.",
            "Es kommt auf die Auktionsleiste; ein Ra-Plättchen kommt auf die Ra-Leiste und löst "
            "eine Auktion aus.",
        ),
    ),
    "invoke": (
        Phrase("Invoke Ra", "Ra anrufen"),
        "RA-A1",
        Phrase(
            "An auction of everything on the auction track. You bid last; if all others pass you "
            "must bid, unless the track is full.",
            "Eine Auktion um alles auf der Auktionsleiste. Du bietest zuletzt; passen alle "
            "anderen, musst du bieten, außer die Leiste ist voll.",
        ),
    ),
    "play_god": (
        Phrase("Play God tiles", "Gott-Plättchen ausspielen"),
        "RA-G1",
        Phrase(
            "Each takes one tile from the auction track, any but a God.",
            "Jedes nimmt ein Plättchen von der Auktionsleiste, außer einem Gott.",
        ),
    ),
    "pass": (
        Phrase("Pass", "Passen"),
        "RA-A4",
        Phrase(
            "Not bidding in this auction. There is only one round.",
            "In dieser Auktion nicht bieten. Es gibt nur eine Runde.",
        ),
    ),
    "ra_player": (
        Phrase("Ra player", "Ra-Spieler"),
        "RA-A2",
        Phrase(
            "Called the auction, or drew the Ra tile, and bids last.",
            "Hat die Auktion ausgelöst und bietet zuletzt.",
        ),
    ),
    "disaster": (
        Phrase("Disaster", "Katastrophe"),
        "RA-D2",
        Phrase(
            "Its taker gives up two tiles of its category, then the disaster leaves the game.",
            "Wer sie nimmt, gibt zwei Plättchen ihrer Kategorie ab; dann kommt die Katastrophe aus "
            "dem Spiel.",
        ),
    ),
}


def terms(lang: str) -> list[Term]:
    """Everything a player meets, by its id in views, answers and events."""
    return [
        Term("game", "ra", "Ra", GAME.fill(lang)),
        *[
            Term("option", id, title.fill(lang), about.fill(lang))
            for id, (title, about) in OPTIONS.items()
        ],
        *[Term("value", id, name.fill(lang), "") for id, name in VALUES.items()],
        *[tile_term(number, lang) for number in range(len(NAMES))],
        *[
            Term("category", id, category_name(id, lang), about.fill(lang), rule)
            for id, (rule, about) in CATEGORIES.items()
        ],
        *[
            Term("thing", id, name.fill(lang), about.fill(lang), rule)
            for id, (name, rule, about) in THINGS.items()
        ],
    ]


def tile_term(tile: int, lang: str) -> Term:
    """A kind of tile: how many there are, and what it counts as."""
    rule, about = TILES[NAMES[tile]]
    facts: dict[str, object] = {"number": IN_THE_BAG[tile], "group": group_of(tile)}
    return Term("tile", NAMES[tile], tile_name(tile, lang), about.fill(lang), rule, facts)


def group_of(tile: int) -> str:
    """What a kind of tile counts as; those that are alone are called by their own name."""
    if tile in CIVILIZATION:
        return "civilization"
    if tile in MONUMENTS:
        return "monuments"
    if tile in DISASTERS:
        return "disaster"
    return "nile" if NAMES[tile] == "flood" else NAMES[tile]
