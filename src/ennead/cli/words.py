"""What the terminal says itself, in English and German; the games bring their own words."""

from __future__ import annotations

from ennead.engine.words import Phrase

# ---- at the table

WELCOME = Phrase(
    "At the table: {players}. Type the number of a choice, or the choice itself; ? shows help.",
    "Am Tisch: {players}. Tippe die Zahl einer Möglichkeit oder sie selbst; ? zeigt die Hilfe.",
)
BOT = Phrase("{name} ({bot} bot)", "{name} (Bot {bot})")
UNLEARNED = Phrase(
    "No network was trained with these packs. Without one, with the values of hard: {bots}.",
    "Mit diesen Erweiterungen wurde kein Netz trainiert. "
    "Ohne Netz, mit den Werten von hard: {bots}.",
)
ASKED = Phrase("{player}: {question}", "{player}: {question}")
EARLIER = Phrase(
    "({number} earlier; `log` shows everything)", "({number} davor; `verlauf` zeigt alles)"
)
PRESS_ENTER = Phrase("Enter to go on: ", "Weiter mit Enter: ")
AT_THE_END = Phrase(
    "Enter to leave, or `save` to keep the record: ",
    "Ende mit Enter, oder `speichern`, um die Partie zu behalten: ",
)
NOT_UNDERSTOOD = Phrase(
    "{line!r} is no choice here. Type a number from 1 to {count}, or ? for help.",
    "{line!r} steht hier nicht zur Wahl. Tippe eine Zahl von 1 bis {count} oder ? für Hilfe.",
)
SEVERAL = Phrase("That could be: {answers}.", "Das könnte heißen: {answers}.")
NOT_NOW = Phrase("Not now.", "Das geht jetzt nicht.")
GO_ON_FIRST = Phrase(
    "Here Enter goes on; {requests} work too.", "Hier geht es mit Enter weiter; auch {requests}."
)

HAND_OVER = Phrase(
    "{player}: a secret choice. Enter when only you see the screen: ",
    "{player}: eine geheime Wahl. Enter, wenn nur du den Bildschirm siehst: ",
)
THINKS = Phrase("{player} thinks ...", "{player} denkt nach ...")

WHICH_GAME = Phrase("Which game? ({games}) ", "Welches Spiel? ({games}) ")

# ---- requests

HELP = Phrase(
    """You choose by the number of a choice, by its short form ([bold]{answer}[/]), or by as
much of it as is clear ([bold]{short}[/] for {long}). Besides, you may type:

[bold]why {answer}[/]      why something is not offered, with its rule
[bold]undo[/]           take back your last move, while nothing new came to light since
[bold]hint[/]           the best choices, with reasons
[bold]log[/]            everything that has happened
[bold]table[/]          draw the table again; [bold]?[/] explains its signs
[bold]rules {word}[/]    the rules about a word, or one by its id
[bold]save[/] [FILE]    save the game
[bold]quit[/]           leave; you can save first""",
    """Du wählst mit der Zahl einer Möglichkeit, mit ihrer Kurzform ([bold]{answer}[/]) oder mit so
viel davon, wie eindeutig ist ([bold]{short}[/] für {long}). Außerdem kannst du tippen:

[bold]warum {answer}[/]        warum etwas nicht zur Wahl steht, mit der Regel dazu
[bold]zurück[/]             den letzten Zug zurücknehmen, solange sich seither nichts gezeigt hat
[bold]tipp[/]               die besten Möglichkeiten, mit Gründen
[bold]verlauf[/]            alles, was geschehen ist
[bold]tisch[/]              den Tisch noch einmal zeichnen; [bold]?[/] erklärt seine Zeichen
[bold]regeln {word}[/]        die Regeln zu einem Wort oder eine nach ihrer Kennung
[bold]speichern[/] [DATEI]  die Partie speichern
[bold]ende[/]               aufhören; vorher kannst du speichern""",
)
HINT_COMES = Phrase("Looking for a hint ...", "Ein Tipp wird gesucht ...")
HINT = Phrase(
    "{place}. {answer}: wins about {chance} %.", "{place}. {answer}: gewinnt zu etwa {chance} %."
)
HINT_TURN = Phrase("   Then: {turn}.", "   Danach: {turn}.")
WHY_WHAT = Phrase(
    "Why what? For example: why {answer}. You wrote {wish!r}.",
    "Warum was? Zum Beispiel: warum {answer}. Da stand {wish!r}.",
)
IT_IS_OFFERED = Phrase("You may: {wish}.", "Das darfst du: {wish}.")
NOTHING_TO_TAKE_BACK = Phrase(
    "There is no move of yours to take back.",
    "Es gibt keinen Zug von dir zurückzunehmen.",
)
CHANCE_SINCE = Phrase(
    "That cannot be taken back: chance has shown something since.",
    "Das lässt sich nicht zurücknehmen: Seither hat der Zufall etwas gezeigt.",
)
REVEALED_SINCE = Phrase(
    "That cannot be taken back: it has been revealed.",
    "Das lässt sich nicht zurücknehmen: Es ist aufgedeckt.",
)
ANSWERED_SINCE = Phrase(
    "That cannot be taken back: {player} has moved since.",
    "Das lässt sich nicht zurücknehmen: {player} hat seither gezogen.",
)
NOTHING_YET = Phrase("Nothing has happened yet.", "Noch ist nichts geschehen.")
NO_RULE = Phrase("No rule has {word!r} in it.", "Keine Regel enthält {word!r}.")
SAVED = Phrase("Saved in {file}.", "Gespeichert in {file}.")
NOT_SAVED = Phrase("Not saved: {file}: {reason}.", "Nicht gespeichert: {file}: {reason}.")
RESUME = Phrase("Go on with: {command}", "Weiter geht es mit: {command}")
REPLAY = Phrase("Watch it again with: {command}", "Noch einmal ansehen: {command}")
SAVE_FIRST = Phrase("Save first? [Y/n or a file] ", "Vorher speichern? [J/n oder eine Datei] ")
NO = ("n", "no", "nein")
YES = ("", "y", "yes", "j", "ja")

# ---- replay

STEP = Phrase("Step {step} of {steps}", "Schritt {step} von {steps}")
REPLAY_PROMPT = Phrase(
    "Enter next · p back · {landmarks} · number · q quit: ",
    "Enter weiter · p zurück · {landmarks} · Zahl · q Ende: ",
)
REPLAY_HELP = Phrase(
    "Type Enter or n, p, {keys}, a number from 0 to {steps}, or q; found {line!r}.",
    "Tippe Enter oder n, p, {keys}, eine Zahl von 0 bis {steps} oder q; da stand {line!r}.",
)
LAST_STEP = Phrase("That was the last move.", "Das war der letzte Zug.")
FIRST_STEP = Phrase("This is the beginning.", "Das ist der Anfang.")
ANSWERED = Phrase("{player}: {answer}.", "{player}: {answer}.")
DECIDED = Phrase("Chances of winning over time", "Gewinnchancen im Verlauf")
NEVER_TURNED = Phrase("No single move changed much.", "Kein einzelner Zug hat viel verändert.")
SWING = Phrase(
    "Step {step}: {by}: {answer}. {player} {change:+d} %, now {chance} %.",
    "Schritt {step}: {by}: {answer}. {player} {change:+d} %, jetzt {chance} %.",
)
BETTER = Phrase(
    "   Better: {answer} ({change:+d} %).",
    "   Besser: {answer} ({change:+d} %).",
)
