"""What abilities, guardians, powers and cards do, told in a sentence or two."""

from __future__ import annotations

from ennead.engine.words import Phrase

ABILITIES = {
    "amun": Phrase(
        "In one battle of each conflict Amun may play two cards instead of one. "
        "It must be announced before anybody chooses.",
        "In einem Kampf je Konflikt darf Amun zwei Karten statt einer einsetzen. "
        "Das muss angekündigt werden, bevor irgendjemand wählt.",
    ),
    "anubis": Phrase(
        "Whenever enemy warriors die, Anubis may trap one of them in one of three slots; each "
        "makes the god figure 1 stronger in battle. The owner may summon it again for 1 follower, "
        "paid to Anubis.",
        "Immer wenn gegnerische Krieger sterben, darf Anubis einen davon auf einem von drei "
        "Plätzen festhalten; jeder macht die Gottfigur im Kampf um 1 stärker. Der Besitzer darf "
        "ihn für 1 Anhänger, der an Anubis geht, wieder aufstellen.",
    ),
    "isis": Phrase(
        "When figures of Isis would be killed in a battle resolution, those adjacent to an enemy "
        "figure may be kept alive. Against a plague this does not help.",
        "Würden in einer Kampfentscheidung Figuren von Isis getötet, darf sie jede am Leben "
        "halten, die zu einer gegnerischen Figur benachbart ist. Gegen eine Plage hilft das nicht.",
    ),
    "osiris": Phrase(
        "After a lost battle Osiris may put one of three underworld tokens into that region, or "
        "move one there. No other god's figures may end on a token; with Summon Figure one extra "
        "figure may appear on one.",
        "Nach einem verlorenen Kampf darf Osiris eines von drei Unterweltplättchen in diese Region "
        "legen oder dorthin verlegen. Figuren anderer Götter dürfen dort nicht enden; bei „Figur "
        "aufstellen“ darf eine zusätzliche Figur auf einem davon erscheinen.",
    ),
    "ra": Phrase(
        "Ra may give every figure it summons one of three sun tokens. Winning or dominating a "
        "region with a radiant figure of its own brings Ra 1 devotion more.",
        "Re darf jeder Figur, die er aufstellt, eines von drei Sonnenplättchen geben. Ein Sieg "
        "oder die Vorherrschaft in einer Region mit einer eigenen erleuchteten Figur bringt ihm 1 "
        "Verehrung mehr.",
    ),
}

GUARDIANS = {
    "cat_mummy": Phrase(
        "When it is killed, every other god loses 1 devotion.",
        "Wird sie getötet, verliert jeder andere Gott 1 Verehrung.",
    ),
    "satet": Phrase(
        "She may end her move on a land space with an enemy figure and push that figure to an "
        "empty land space next to it.",
        "Sie darf ihre Bewegung auf dem Landfeld einer gegnerischen Figur beenden und verdrängt "
        "diese auf ein angrenzendes leeres Landfeld.",
    ),
    "mummy": Phrase(
        "When it is killed, it returns at once, on an empty land space adjacent to its owner's god "
        "figure.",
        "Wird sie getötet, kehrt sie sofort zurück, auf ein leeres Landfeld, das zur Gottfigur "
        "ihres Besitzers benachbart ist.",
    ),
    "apep": Phrase(
        "It may be summoned on any empty water space, where it takes part in every region the "
        "water touches.",
        "Apophis darf auf jedem leeren Wasserfeld aufgestellt werden; dort gehört er zu jeder "
        "Region, an die das Wasser grenzt.",
    ),
    "giant_scorpion": Phrase(
        "Its claws point at two spaces side by side and are aimed whenever it is summoned or "
        "moved. At the start of a conflict monuments on those spaces are destroyed, unless a river "
        "or camel lies between.",
        "Seine Scheren zeigen auf zwei Felder nebeneinander und werden bei jedem Aufstellen und "
        "Bewegen ausgerichtet. Zu Beginn eines Konflikts werden Monumente auf diesen Feldern "
        "zerstört, sofern kein Fluss und kein Kamel dazwischenliegt.",
    ),
    "androsphinx": Phrase(
        "Enemy figures adjacent to it count no strength in battles.",
        "Gegnerische Figuren, die zu ihr benachbart sind, zählen in Kämpfen keine Stärke.",
    ),
}

POWERS = {
    "commanding": Phrase(
        "Every battle you win brings you 3 followers.",
        "Jeder gewonnene Kampf bringt dir 3 Anhänger.",
    ),
    "inspiring": Phrase(
        "Building with the card Build Monument costs you no followers.",
        "Das Bauen mit der Karte „Monument errichten“ kostet dich keine Anhänger.",
    ),
    "omnipresent": Phrase(
        "At the start of a conflict you gain 1 follower for each region with a figure of yours.",
        "Zu Beginn eines Konflikts erhältst du 1 Anhänger für jede Region, in der du eine Figur "
        "hast.",
    ),
    "revered": Phrase(
        "Gain Followers brings you 1 follower more, even if it brought none.",
        "„Anhänger gewinnen“ bringt dir 1 Anhänger mehr, auch wenn es sonst keinen gäbe.",
    ),
    "resplendent": Phrase(
        "While you control 3 or more monuments of one type, anywhere, your god figure has a base "
        "strength of 3.",
        "Solange du 3 oder mehr Monumente eines Typs kontrollierst, wo auch immer, hat deine "
        "Gottfigur Grundstärke 3.",
    ),
    "obelisk_attuned": Phrase(
        "When a battle you take part in begins, you may bring your figures from anywhere to empty "
        "land spaces adjacent to your obelisks in its region.",
        "Beginnt ein Kampf, an dem du beteiligt bist, darfst du deine Figuren von überall auf "
        "leere Landfelder holen, die zu deinen Obelisken in der Region benachbart sind.",
    ),
    "temple_attuned": Phrase(
        "In battle every temple you control in the region adds 2 strength, if a figure of yours is "
        "adjacent to it.",
        "Im Kampf bringt dir jeder Tempel, den du in der Region kontrollierst, 2 Stärke, wenn eine "
        "deiner Figuren zu ihm benachbart ist.",
    ),
    "pyramid_attuned": Phrase(
        "With Summon Figure you may summon one extra figure adjacent to each pyramid you control.",
        "Bei „Figur aufstellen“ darfst du benachbart zu jeder Pyramide, die du kontrollierst, eine "
        "zusätzliche Figur aufstellen.",
    ),
    "glorious": Phrase(
        "Winning a battle with a lead of 3 or more brings you 3 devotion instead of 1.",
        "Ein gewonnener Kampf mit einem Vorsprung von 3 oder mehr bringt dir 3 Verehrung statt 1.",
    ),
    "magnanimous": Phrase(
        "Losing a battle in which 2 or more figures of yours are left brings you 2 devotion.",
        "Ein verlorener Kampf, in dem dir noch 2 oder mehr Figuren geblieben sind, bringt dir "
        "2 Verehrung.",
    ),
    "bountiful": Phrase(
        "Whenever you gain devotion while your marker is on a red space, you gain 1 more.",
        "Immer wenn du Verehrung erhältst, während dein Marker auf einem roten Feld liegt, "
        "erhältst du 1 mehr.",
    ),
    "worshipful": Phrase(
        "After each battle you took part in you may pay 2 followers for 1 devotion.",
        "Nach jedem Kampf, an dem du beteiligt warst, darfst du 2 Anhänger für 1 Verehrung "
        "bezahlen.",
    ),
}

CARDS = {
    "plague": Phrase(
        "Strength +1. Every god in the region secretly bids followers, and all of them are lost; "
        "then all warriors and guardians there die, except those of the single highest bidder.",
        "Stärke +1. Alle Götter in der Region bieten geheim Anhänger, die alle verloren gehen; "
        "dann sterben dort alle Krieger und Wächter, außer denen des alleinigen Höchstbietenden.",
    ),
    "build": Phrase(
        "Strength +0. You may pay 3 followers and build a monument, yours at once, on an empty "
        "land space of the region.",
        "Stärke +0. Du darfst 3 Anhänger bezahlen und auf einem leeren Landfeld der Region ein "
        "Monument errichten, das gleich dir gehört.",
    ),
    "chariots": Phrase("Strength +3, and nothing else.", "Stärke +3, sonst nichts."),
    "maat": Phrase(
        "Strength +0. After the battle all cards you have played return to your hand, this one "
        "too.",
        "Stärke +0. Nach dem Kampf kehren alle deine eingesetzten Karten auf die Hand zurück, auch "
        "diese.",
    ),
    "drought": Phrase(
        "Strength +1. If you win, you gain 1 devotion more for each figure of yours on desert in "
        "the region.",
        "Stärke +1. Wenn du gewinnst, erhältst du 1 Verehrung mehr für jede deiner Figuren auf "
        "einem Wüstenfeld der Region.",
    ),
    "flood": Phrase(
        "Strength +0. You gain 1 follower for each figure of yours on fertile land in the region; "
        "the battle resolution cannot kill those figures, a plague can.",
        "Stärke +0. Du erhältst 1 Anhänger für jede deiner Figuren auf einem fruchtbaren Feld der "
        "Region; in der Kampfentscheidung können sie nicht getötet werden, durch eine Plage schon.",
    ),
    "miracle": Phrase(
        "Strength +0. After the battle you gain 1 devotion for each figure of yours killed in it.",
        "Stärke +0. Nach dem Kampf erhältst du 1 Verehrung für jede deiner Figuren, die darin "
        "getötet wurde.",
    ),
}

#: Every table by what it explains.
ALL: dict[str, dict[str, Phrase]] = {
    "abilities": ABILITIES,
    "guardians": GUARDIANS,
    "powers": POWERS,
    "cards": CARDS,
}
