<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>AboutScreen</name>
    <message>
        <source>About</source>
        <translation>Über</translation>
    </message>
    <message>
        <source>Pega 6</source>
        <translation>Pega 6</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>Pega em 6!, No Thanks! and Qwixx Cards against bots or friends, by mouse or keyboard alone.</source>
        <translation>6 nimmt!, Geschenkt und Qwixx – Das Kartenspiel, gegen Bots oder mit Freunden, nur mit der Maus oder nur mit der Tastatur.</translation>
    </message>
    <message>
        <source>Cards, ox and people were drawn for this program. It is free software under the MIT licence.</source>
        <translation>Karten, Ochse und Leute wurden eigens für dieses Programm gezeichnet. Es ist freie Software unter der MIT-Lizenz.</translation>
    </message>
    <message>
        <source>Font: Bricolage Grotesque, SIL Open Font License 1.1. Interface: Qt for Python, LGPL 3.</source>
        <translation>Schrift: Bricolage Grotesque, SIL Open Font License 1.1. Fenster: Qt for Python, LGPL 3.</translation>
    </message>
    <message>
        <source>Licences of everything this program carries</source>
        <translation>Lizenzen aller mitgelieferten Bestandteile</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>AccessPanel</name>
    <message>
        <source>Accessibility</source>
        <translation>Bedienhilfen</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Cards appear in their places and do not fly.</source>
        <translation>Karten erscheinen an ihrem Platz und fliegen nicht.</translation>
    </message>
    <message>
        <source>Show keys</source>
        <translation>Tasten zeigen</translation>
    </message>
    <message>
        <source>The keys of the moment beside the status line.</source>
        <translation>Die gerade gültigen Tasten neben der Statuszeile.</translation>
    </message>
    <message>
        <source>Show the last trick</source>
        <translation>Letzten Zug zeigen</translation>
    </message>
    <message>
        <source>Flags under the players tell who played what, until your next card lies. U at the table.</source>
        <translation>Fähnchen unter den Spielern sagen, wer was gelegt hat, bis deine nächste Karte liegt. Am Tisch: U.</translation>
    </message>
    <message>
        <source>Confirm the move</source>
        <translation>Zug bestätigen</translation>
    </message>
    <message>
        <source>A move made with the mouse counts only after Enter or the golden button.</source>
        <translation>Ein Zug mit der Maus gilt erst nach Enter oder dem goldenen Knopf.</translation>
    </message>
    <message>
        <source>Play forced moves for me</source>
        <translation>Zwangszüge von selbst spielen</translation>
    </message>
    <message>
        <source>The last card of a hand, the only row: never what would tell others about your cards.</source>
        <translation>Die letzte Handkarte, die einzige Reihe: aber nie etwas, das anderen deine Karten verriete.</translation>
    </message>
    <message>
        <source>One click plays</source>
        <translation>Ein Klick spielt</translation>
    </message>
    <message>
        <source>A click on a card of your hand plays it; until the cards turn up you can take it back.</source>
        <translation>Ein Klick auf eine Karte der Hand spielt sie sofort; bis alle aufgedeckt werden, kannst du sie zurücknehmen.</translation>
    </message>
    <message>
        <source>Narrate the table to the screen reader</source>
        <translation>Für Screenreader ansagen</translation>
    </message>
    <message>
        <source>Every change becomes a sentence for the screen reader.</source>
        <translation>Jede Änderung wird zu einem Satz für den Screenreader.</translation>
    </message>
    <message>
        <source>Larger targets</source>
        <translation>Größere Klickflächen</translation>
    </message>
    <message>
        <source>Cards, rows and boxes answer a click from further away.</source>
        <translation>Karten, Reihen und Felder reagieren auch auf einen Klick knapp daneben.</translation>
    </message>
</context>
<context>
    <name>AgreedScreen</name>
    <message>
        <source>Back to the table</source>
        <translation>Zurück zum Tisch</translation>
    </message>
    <message>
        <source>Rules of this match</source>
        <translation>Regeln dieser Partie</translation>
    </message>
    <message>
        <source>as agreed before the first deal</source>
        <translation>wie vor dem ersten Austeilen vereinbart</translation>
    </message>
    <message>
        <source>Edition: {edition}</source>
        <translation>Ausgabe: {edition}</translation>
    </message>
    <message>
        <source>Rules with a golden edge are not the standard ones.</source>
        <translation>Regeln mit goldenem Rand weichen vom Standard ab.</translation>
    </message>
</context>
<context>
    <name>AgreedWords</name>
    <message>
        <source>standard rules</source>
        <translation>Standardregeln</translation>
    </message>
    <message>
        <source>{rule}: {value}</source>
        <comment>a house rule and its value</comment>
        <translation>{rule}: {value}</translation>
    </message>
</context>
<context>
    <name>Agreements</name>
    <message>
        <source>{name}: {printed}</source>
        <comment>a card here and in the box</comment>
        <translation>{name}: {printed}</translation>
    </message>
    <message>
        <source>On the cards of this edition: {cards}.</source>
        <translation>Auf den Karten dieser Ausgabe: {cards}.</translation>
    </message>
</context>
<context>
    <name>BarTable</name>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
</context>
<context>
    <name>Checking</name>
    <message numerus="yes">
        <source>%n move(s), checking against the rules…</source>
        <translation>
            <numerusform>%Ln Einzelzug, wird geprüft …</numerusform>
            <numerusform>%Ln Einzelzüge, werden geprüft …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%Ln Einzelzug</numerusform>
            <numerusform>%Ln Einzelzüge</numerusform>
        </translation>
    </message>
    <message>
        <source>no moves</source>
        <translation>kein Einzelzug</translation>
    </message>
    <message>
        <source>intact, {moves}, over</source>
        <translation>vollständig, {moves}, beendet</translation>
    </message>
    <message>
        <source>intact, {moves}, goes on</source>
        <translation>vollständig, {moves}, läuft noch</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message>
        <source>no heads</source>
        <translation>keine Hornochsen</translation>
    </message>
    <message numerus="yes">
        <source>%n head(s)</source>
        <translation>
            <numerusform>%n Hornochse</numerusform>
            <numerusform>%n Hornochsen</numerusform>
        </translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>keine Karten</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>1st</source>
        <comment>a place</comment>
        <translation>1.</translation>
    </message>
    <message>
        <source>2nd</source>
        <comment>a place</comment>
        <translation>2.</translation>
    </message>
    <message>
        <source>3rd</source>
        <comment>a place</comment>
        <translation>3.</translation>
    </message>
    <message>
        <source>{place}th</source>
        <comment>a place in a ranking, from the fourth to the tenth</comment>
        <translation>{place}.</translation>
    </message>
</context>
<context>
    <name>Crowd</name>
    <message numerus="yes">
        <source>Have chosen: {names}</source>
        <translation>
            <numerusform>Schon gewählt: {names}</numerusform>
            <numerusform>Schon gewählt: {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has chosen yet</source>
        <translation>Noch niemand hat gewählt</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Save and leave</source>
        <translation>Speichern und verlassen</translation>
    </message>
</context>
<context>
    <name>CurtainSheet</name>
    <message>
        <source>The curtain is closed</source>
        <translation>Der Vorhang ist zu</translation>
    </message>
    <message>
        <source>The match stays hidden until you open it.</source>
        <translation>Von der Partie ist nichts zu sehen, bis du ihn öffnest.</translation>
    </message>
    <message>
        <source>Open the curtain</source>
        <translation>Vorhang öffnen</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn</source>
        <translation>{name} ist an der Reihe</translation>
    </message>
    <message>
        <source>The screen stays where it is. The others look away.</source>
        <translation>Der Bildschirm bleibt, wo er ist. Die anderen schauen weg.</translation>
    </message>
    <message>
        <source>Pass the screen on. The others look away.</source>
        <translation>Gib den Bildschirm weiter. Die anderen schauen weg.</translation>
    </message>
    <message>
        <source>I am {name}: open the curtain</source>
        <translation>Ich bin {name}: Vorhang öffnen</translation>
    </message>
    <message>
        <source>Hold to peek; let go to close.</source>
        <translation>Hältst du den Knopf gedrückt, bleibt der Vorhang nur so lange offen.</translation>
    </message>
    <message>
        <source>{name}: choose again</source>
        <translation>{name}: neu wählen</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>PIN of {name}</source>
        <translation>PIN von {name}</translation>
    </message>
    <message>
        <source>Who has chosen</source>
        <translation>Wer schon gewählt hat</translation>
    </message>
    <message>
        <source>This is not the PIN.</source>
        <translation>Das ist nicht die richtige PIN.</translation>
    </message>
</context>
<context>
    <name>DealActions</name>
    <message>
        <source>The deal code was copied.</source>
        <translation>Der Kartencode ist kopiert.</translation>
    </message>
</context>
<context>
    <name>DealLine</name>
    <message>
        <source>Deal code: {number}</source>
        <translation>Kartencode: {number}</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Code kopieren</translation>
    </message>
    <message>
        <source>Play the same cards again</source>
        <translation>Diese Karten noch mal</translation>
    </message>
</context>
<context>
    <name>Duel</name>
    <message>
        <source>{ahead} of {matches}</source>
        <translation>{ahead} von {matches}</translation>
    </message>
</context>
<context>
    <name>FailureScreen</name>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>Your match is saved up to the last move: it can go on from there.</source>
        <translation>Deine Partie ist bis zum letzten Zug gespeichert und kann von dort weitergehen.</translation>
    </message>
    <message>
        <source>Go on with the match</source>
        <translation>Partie fortsetzen</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Copy the details</source>
        <translation>Details kopieren</translation>
    </message>
    <message>
        <source>Open the log folder</source>
        <translation>Protokollordner öffnen</translation>
    </message>
    <message>
        <source>The rules came to a point they should never reach. This is our mistake, not yours.</source>
        <translation>Die Regeln sind an einen Punkt gekommen, den sie nie erreichen dürften. Der Fehler liegt bei uns, nicht bei dir.</translation>
    </message>
    <message>
        <source>Another copy of the program has the saved matches open. Close it, then play here.</source>
        <translation>Das Programm läuft schon in einem anderen Fenster und hat dort die gespeicherten Partien geöffnet. Schließe es dort, dann spiel hier.</translation>
    </message>
    <message>
        <source>The saved matches cannot be used now; below it says why.</source>
        <translation>Die gespeicherten Partien sind zurzeit nicht nutzbar; warum, steht darunter.</translation>
    </message>
    <message>
        <source>The saved match was written by a newer version of the program.</source>
        <translation>Die gespeicherte Partie stammt von einer neueren Version des Programms.</translation>
    </message>
    <message>
        <source>This version of the program does not know how to play the saved match.</source>
        <translation>Diese Version des Programms kann die gespeicherte Partie nicht spielen.</translation>
    </message>
    <message>
        <source>The saved match cannot be read, or does not fit the rules; it is kept as it is.</source>
        <translation>Die gespeicherte Partie ist nicht lesbar oder passt nicht zu den Regeln; sie bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>The program met something it did not expect. This is our mistake, not yours.</source>
        <translation>Das Programm ist auf etwas Unerwartetes gestoßen. Der Fehler liegt bei uns, nicht bei dir.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Open a match</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>Save the matches to a folder</source>
        <translation>Die Partien in einen Ordner speichern</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <translation>Punkteblatt speichern</translation>
    </message>
    <message>
        <source>A page to print (*.pdf)</source>
        <translation>Seite zum Drucken (*.pdf)</translation>
    </message>
    <message>
        <source>A table for spreadsheets (*.csv)</source>
        <translation>Tabelle für Tabellenprogramme (*.csv)</translation>
    </message>
    <message>
        <source>Matches of Pega 6 (*.pega6)</source>
        <translation>Partien von Pega 6 (*.pega6)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>FinaleWords</name>
    <message>
        <source>the fewest</source>
        <translation>am wenigsten</translation>
    </message>
    <message>
        <source>{name}: {value} before the chips, minus {chips}: {points}.</source>
        <translation>{name}: {value} für Karten, minus {chips} für Chips: {points}.</translation>
    </message>
    <message>
        <source>The bags</source>
        <translation>Die Beutel</translation>
    </message>
    <message>
        <source>Whoever has most points opens first. Space opens the next bag.</source>
        <translation>Wer die meisten Punkte hat, öffnet zuerst. Leertaste öffnet den nächsten Beutel.</translation>
    </message>
    <message numerus="yes">
        <source>up %n</source>
        <comment>places</comment>
        <translation>
            <numerusform>%n rauf</numerusform>
            <numerusform>%n rauf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>down %n</source>
        <comment>places</comment>
        <translation>
            <numerusform>%n runter</numerusform>
            <numerusform>%n runter</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameHead</name>
    <message>
        <source>{minimum} to {maximum} players</source>
        <translation>{minimum} bis {maximum} Spieler</translation>
    </message>
</context>
<context>
    <name>HelpScreen</name>
    <message>
        <source>How to play</source>
        <translation>So wird gespielt</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>Lesson or summary</source>
        <translation>Lektion oder Überblick</translation>
    </message>
    <message>
        <source>Lesson</source>
        <comment>a tab</comment>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Summary</source>
        <comment>a tab</comment>
        <translation>Überblick</translation>
    </message>
    <message>
        <source>Keys at the table</source>
        <translation>Tasten am Tisch</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Alle Tasten</translation>
    </message>
    <message>
        <source>why here?</source>
        <translation>warum hier?</translation>
    </message>
    <message>
        <source>skip the animation</source>
        <translation>Bewegung überspringen</translation>
    </message>
    <message>
        <source>lists and log</source>
        <translation>Listen und Protokoll</translation>
    </message>
    <message>
        <source>menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>Vollbild</translation>
    </message>
</context>
<context>
    <name>HelpWords</name>
    <message>
        <source>Ten cards each</source>
        <translation>Je zehn Karten</translation>
    </message>
    <message>
        <source>A round lasts until all hands are empty. Heads are bad: collect as few as you can.</source>
        <translation>Eine Runde dauert, bis alle Hände leer sind. Hornochsen sind schlecht: Sammle so wenige wie möglich.</translation>
    </message>
    <message>
        <source>All choose in secret</source>
        <translation>Alle wählen verdeckt</translation>
    </message>
    <message>
        <source>Everybody lays one card face down. When all have chosen, the cards are turned up together.</source>
        <translation>Alle legen eine Karte verdeckt hin. Haben alle gewählt, wird gemeinsam aufgedeckt.</translation>
    </message>
    <message>
        <source>The lowest card goes first</source>
        <translation>Die niedrigste Karte zuerst</translation>
    </message>
    <message>
        <source>Each card goes behind the row end that is lower and nearest: the 58 goes after the 50, never before it.</source>
        <translation>Jede Karte kommt hinter das nächstniedrigere Reihenende: die 58 hinter die 50, nie davor.</translation>
    </message>
    <message>
        <source>The sixth card takes the row</source>
        <translation>Die sechste Karte nimmt die Reihe</translation>
    </message>
    <message>
        <source>Five cards fill a row. Whoever must lay the sixth takes those five; the sixth begins the row anew.</source>
        <translation>Fünf Karten füllen eine Reihe. Wer die sechste legen muss, nimmt diese fünf; die sechste beginnt die Reihe neu.</translation>
    </message>
    <message>
        <source>Too low for every row</source>
        <translation>Zu niedrig für alle Reihen</translation>
    </message>
    <message>
        <source>Then choose any row, take all its cards, and your low card begins it anew.</source>
        <translation>Dann wählst du eine Reihe, nimmst alle ihre Karten, und deine niedrige Karte beginnt sie neu.</translation>
    </message>
    <message>
        <source>Count the heads</source>
        <translation>Zähl die Hornochsen</translation>
    </message>
    <message>
        <source>Cards cost 1, 2, 3, 5 or 7 heads. Once a round ends with somebody at 66 or more, the fewest heads win.</source>
        <translation>Karten kosten 1, 2, 3, 5 oder 7 Hornochsen. Hat nach einer Runde jemand 66 oder mehr, gewinnt, wer die wenigsten hat.</translation>
    </message>
    <message>
        <source>Only the cards you need</source>
        <translation>Nur so viele Karten wie nötig</translation>
    </message>
    <message>
        <source>Ten for each player and four for the rows: with five players 1 to 54. None stays out.</source>
        <translation>Zehn für jede Person und vier für die Reihen: zu fünft 1 bis 54. Keine bleibt draußen.</translation>
    </message>
    <message>
        <source>All cards lie open</source>
        <translation>Alle Karten liegen offen</translation>
    </message>
    <message>
        <source>In turn everybody takes one, until each has ten. A draw decides who begins; next round, the player after them.</source>
        <translation>Reihum nimmt jeder eine, bis alle zehn haben. Das Los bestimmt, wer beginnt; danach beginnt jede Runde der Nächste.</translation>
    </message>
    <message>
        <source>The last four begin the rows</source>
        <translation>Die letzten vier beginnen die Reihen</translation>
    </message>
    <message>
        <source>They are laid in ascending order. From there on it is played as in the base game.</source>
        <translation>Sie werden aufsteigend ausgelegt. Von da an geht es weiter wie im Basisspiel.</translation>
    </message>
    <message>
        <source>Twelve cards and three special cards</source>
        <translation>Zwölf Karten und drei Sonderkarten</translation>
    </message>
    <message>
        <source>Two rounds of twelve tricks; their heads are added up, and the fewest heads win.</source>
        <translation>Zwei Runden mit je zwölf Zügen; die Hornochsen werden addiert, und wer die wenigsten hat, gewinnt.</translation>
    </message>
    <message>
        <source>One special card with your card</source>
        <translation>Eine Sonderkarte zu deiner Karte</translation>
    </message>
    <message>
        <source>When the turn of your card has come, you may play one special card with it, or none.</source>
        <translation>Ist deine Karte an der Reihe, darfst du eine Sonderkarte dazu spielen oder keine.</translation>
    </message>
    <message>
        <source>After a row you may swap</source>
        <translation>Nach einer Reihe darfst du tauschen</translation>
    </message>
    <message>
        <source>Whoever takes a row may discard one special card and draw one, to be used from the next turn on.</source>
        <translation>Wer eine Reihe nimmt, darf eine Sonderkarte ablegen und eine ziehen, die ab dem nächsten Zug gilt.</translation>
    </message>
    <message>
        <source>Into the second round</source>
        <translation>In die zweite Runde</translation>
    </message>
    <message>
        <source>Special cards you still hold are yours to keep, and everybody gets up to three more.</source>
        <translation>Sonderkarten, die du noch hast, behältst du, und alle bekommen bis zu drei neue.</translation>
    </message>
    <message>
        <source>When four rows lie there: your card begins a fifth. The next row taken leaves the table, and the card of its taker with it. Example: the 3 is too low for all rows, and yet takes none.</source>
        <translation>Wenn vier Reihen liegen: Deine Karte beginnt eine fünfte. Die nächste Reihe, die jemand nimmt, verlässt den Tisch, und die Karte dieser Person mit ihr. Beispiel: Die 3 ist zu niedrig für alle Reihen und nimmt trotzdem keine.</translation>
    </message>
    <message>
        <source>When your card fits a row: it joins it without taking, and only the seventh card takes it. Example: the 31 is the sixth card and costs nothing.</source>
        <translation>Wenn deine Karte an eine Reihe passt: Sie kommt dazu, ohne zu nehmen, und erst die siebte Karte nimmt. Beispiel: Die 31 ist die sechste Karte und kostet nichts.</translation>
    </message>
    <message>
        <source>When an open row ends higher than your card: it slips into its place. Overfill the row and you take all but its highest card. Example: the 24 goes between 20 and 27.</source>
        <translation>Wenn eine freie Reihe höher endet als deine Karte: Sie schlüpft an ihren Platz. Wird die Reihe zu lang, nimmst du alles außer der höchsten Karte. Beispiel: Die 24 kommt zwischen 20 und 27.</translation>
    </message>
    <message>
        <source>When you hold another number card: that one is placed, and yours goes back to your hand. Example: the 12 comes back, the 58 is placed in its stead.</source>
        <translation>Wenn du noch eine Zahlenkarte hast: Die wird angelegt, und deine kommt auf die Hand zurück. Beispiel: Die 12 kommt zurück, die 58 wird stattdessen angelegt.</translation>
    </message>
    <message>
        <source>Always: move one card to its place in another open row, then yours is placed. A row you overfill is yours. Example: one card leaves the full row, so your 31 takes nothing.</source>
        <translation>Immer: Verschiebe eine Karte an ihren Platz in einer anderen freien Reihe, dann wird deine angelegt. Wird eine Reihe dadurch zu lang, nimmst du sie. Beispiel: Eine Karte verlässt die volle Reihe, und deine 31 nimmt nichts.</translation>
    </message>
    <message>
        <source>While fewer than two rows are blocked: nobody adds to this row or takes it, until some row is taken. Example: the full row is blocked, so your 35 goes to another one.</source>
        <translation>Solange weniger als zwei Reihen gesperrt sind: An diese Reihe legt niemand an, und niemand nimmt sie, bis eine andere genommen wird. Beispiel: Die volle Reihe ist gesperrt, also kommt deine 35 an eine andere.</translation>
    </message>
    <message>
        <source>When your card takes a row: one card of it goes, and cancels as many heads of your pile as it shows. Example: the 55 goes, and seven more heads with it.</source>
        <translation>Wenn deine Karte eine Reihe nimmt: Eine Karte daraus verlässt das Spiel und streicht so viele Hornochsen aus deinem Stapel, wie sie zeigt. Beispiel: Die 55 geht und mit ihr sieben weitere Hornochsen.</translation>
    </message>
    <message>
        <source>walk through the hand</source>
        <translation>Handkarten durchgehen</translation>
    </message>
    <message>
        <source>play</source>
        <translation>spielen</translation>
    </message>
    <message>
        <source>choose a row</source>
        <translation>Reihe wählen</translation>
    </message>
    <message>
        <source>let go</source>
        <translation>zurücklegen</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>zurücknehmen</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>today</source>
        <comment>search words, apart by spaces, for matches of this day</comment>
        <translation>heute</translation>
    </message>
    <message>
        <source>yesterday</source>
        <comment>search words for matches of the day before</comment>
        <translation>gestern</translation>
    </message>
    <message>
        <source>won win wins winner victory victories</source>
        <comment>search words, apart by spaces, for matches the player won</comment>
        <translation>gewonnen gewinnt gewinn gewinne sieg siege</translation>
    </message>
    <message>
        <source>lost lose loses defeat defeats</source>
        <comment>search words for matches the player lost</comment>
        <translation>verloren verliert verlor niederlage niederlagen</translation>
    </message>
    <message>
        <source>unfinished running going</source>
        <comment>search words for matches that are not over</comment>
        <translation>offen offene unbeendet unfertig laufend laufende</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Not won</source>
        <translation>Nicht gewonnen</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Noch offen</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>noch offen</translation>
    </message>
    <message>
        <source>of {count} · {heads}</source>
        <translation>von {count} · {heads}</translation>
    </message>
    <message>
        <source>won with {heads}</source>
        <translation>Sieg · {heads}</translation>
    </message>
    <message>
        <source>from a file</source>
        <translation>aus einer Datei</translation>
    </message>
    <message>
        <source>date unknown</source>
        <comment>when a match was played</comment>
        <translation>Datum unbekannt</translation>
    </message>
    <message>
        <source>unreadable match</source>
        <translation>unlesbare Partie</translation>
    </message>
    <message>
        <source>branch</source>
        <comment>a match that left another one</comment>
        <translation>Abzweigung</translation>
    </message>
    <message>
        <source>assisted</source>
        <comment>cards that had been seen were taken back</comment>
        <translation>mit Hilfe</translation>
    </message>
    <message>
        <source>training</source>
        <comment>a match played to learn</comment>
        <translation>Übung</translation>
    </message>
    <message>
        <source>repeat</source>
        <comment>a deal that had been played before</comment>
        <translation>wiederholt</translation>
    </message>
    <message numerus="yes">
        <source>branch after %n move(s)</source>
        <translation>
            <numerusform>Abzweigung nach %n Einzelzug</numerusform>
            <numerusform>Abzweigung nach %n Einzelzügen</numerusform>
        </translation>
    </message>
    <message>
        <source>branch from the beginning</source>
        <translation>Abzweigung von Anfang an</translation>
    </message>
    <message>
        <source>no round finished</source>
        <translation>keine Runde beendet</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>round {round}, trick {trick}</source>
        <translation>Runde {round}, Zug {trick}</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryDetail</name>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Play the same cards again</source>
        <translation>Diese Karten noch mal</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Score sheet as a file</source>
        <translation>Punkteblatt als Datei</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>Als Datei speichern</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Yes, delete</source>
        <translation>Ja, löschen</translation>
    </message>
    <message>
        <source>No, keep it</source>
        <translation>Nein, behalten</translation>
    </message>
    <message>
        <source>The card of round {round}</source>
        <translation>Die Karte von Runde {round}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>The same cards, compared</source>
        <translation>Dieselben Karten im Vergleich</translation>
    </message>
    <message>
        <source>Delete this match? You can undo this until tomorrow.</source>
        <translation>Diese Partie löschen? Du kannst sie bis morgen zurückholen.</translation>
    </message>
    <message>
        <source>This match is not over. The file holds everybody&apos;s cards, also those still hidden: whoever opens it can see them. Save it all the same?</source>
        <translation>Diese Partie ist nicht zu Ende. Die Datei enthält die Karten aller, auch die noch verdeckten: Wer sie öffnet, kann sie sehen. Trotzdem speichern?</translation>
    </message>
    <message>
        <source>Yes, save</source>
        <translation>Ja, speichern</translation>
    </message>
    <message>
        <source>No, do not save</source>
        <translation>Nein, nicht speichern</translation>
    </message>
    <message>
        <source>The match was deleted.</source>
        <translation>Die Partie wurde gelöscht.</translation>
    </message>
    <message>
        <source>Choose a match.</source>
        <translation>Wähle eine Partie.</translation>
    </message>
</context>
<context>
    <name>HistoryFilters</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Alle Ergebnisse</translation>
    </message>
    <message>
        <source>All variants</source>
        <translation>Alle Varianten</translation>
    </message>
</context>
<context>
    <name>HistoryScreen</name>
    <message>
        <source>Saved as {name}.</source>
        <translation>Gespeichert als {name}.</translation>
    </message>
    <message>
        <source>Added to the history.</source>
        <translation>Die Partie steht jetzt im Verlauf.</translation>
    </message>
    <message>
        <source>This match is already here.</source>
        <translation>Diese Partie ist schon hier.</translation>
    </message>
    <message>
        <source>Name, date, game, “won”…</source>
        <translation>Name, Datum, Spiel, „gewonnen“ …</translation>
    </message>
    <message>
        <source>Search the history</source>
        <translation>Verlauf durchsuchen</translation>
    </message>
    <message>
        <source>Empty the search</source>
        <translation>Suche leeren</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>The match played last comes first. Enter opens it.</source>
        <translation>Die zuletzt gespielte Partie steht oben. Enter öffnet sie.</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <source>Keep the intact part</source>
        <translation>Den gültigen Teil behalten</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtern</translation>
    </message>
    <message>
        <source>no match kept on this computer</source>
        <translation>keine Partie auf diesem Computer</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) kept on this computer</source>
        <translation>
            <numerusform>%Ln Partie auf diesem Computer</numerusform>
            <numerusform>%Ln Partien auf diesem Computer</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved as {name}, just as it is stored: this version cannot read it, another one or a repair may.</source>
        <translation>Gespeichert als {name}, genau so, wie sie vorliegt: Diese Version kann sie nicht lesen, eine andere oder eine Reparatur vielleicht.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>{found} of {stored}</source>
        <translation>{found} von {stored}</translation>
    </message>
    <message>
        <source>No matches found.</source>
        <translation>Keine Partie passt.</translation>
    </message>
    <message>
        <source>No match has been played here yet.</source>
        <translation>Hier wurde noch keine Partie gespielt.</translation>
    </message>
</context>
<context>
    <name>HomeScreen</name>
    <message>
        <source>Pega 6</source>
        <translation>Pega 6</translation>
    </message>
    <message>
        <source>Cards, heads and a little luck</source>
        <translation>Karten, Hornochsen und ein bisschen Glück</translation>
    </message>
    <message>
        <source>Or start another one</source>
        <translation>Oder eine neue beginnen</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Jetzt spielen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message numerus="yes">
        <source>4 minutes, %n step(s) at the table. Nothing is lost by trying.</source>
        <translation>
            <numerusform>4 Minuten, %n Schritt am Tisch. Probieren kostet nichts.</numerusform>
            <numerusform>4 Minuten, %n Schritte am Tisch. Probieren kostet nichts.</numerusform>
        </translation>
    </message>
    <message>
        <source>First time? Learn by playing</source>
        <translation>Zum ersten Mal hier? Lern spielend</translation>
    </message>
    <message>
        <source>Do not offer the lesson again</source>
        <translation>Die Lektion nicht mehr anbieten</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Players and rules</source>
        <translation>Spieler und Regeln</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>So wird gespielt</translation>
    </message>
    <message>
        <source>In a few steps</source>
        <translation>In wenigen Schritten</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Choose the game</source>
        <translation>Wähle das Spiel</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>Tasten</translation>
    </message>
</context>
<context>
    <name>KeptLine</name>
    <message>
        <source>Rename “{name}”</source>
        <translation>„{name}“ umbenennen</translation>
    </message>
    <message>
        <source>Delete “{name}”</source>
        <translation>„{name}“ löschen</translation>
    </message>
</context>
<context>
    <name>KeptRules</name>
    <message>
        <source>Save these rules under a name</source>
        <translation>Diese Regeln unter einem Namen speichern</translation>
    </message>
    <message>
        <source>Name for these rules</source>
        <translation>Name für diese Regeln</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>Nicht speichern</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>“{name}” was deleted.</source>
        <translation>„{name}“ wurde gelöscht.</translation>
    </message>
</context>
<context>
    <name>Keyboard</name>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Bild ↑</translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation>Bild ↓</translation>
    </message>
</context>
<context>
    <name>KeysScreen</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>everything can be done without a mouse</source>
        <translation>alles geht auch ohne Maus</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>So wird gespielt</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Verstanden</translation>
    </message>
</context>
<context>
    <name>LeavingScreen</name>
    <message>
        <source>Not everything is saved yet</source>
        <translation>Noch ist nicht alles gespeichert</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) cannot be saved in the usual place and may be lost if you quit.</source>
        <translation>
            <numerusform>%n Partie lässt sich nicht am üblichen Ort speichern und kann beim Beenden verloren gehen.</numerusform>
            <numerusform>%n Partien lassen sich nicht am üblichen Ort speichern und können beim Beenden verloren gehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Make room on the disk and try again, save to another folder, or leave the program open.</source>
        <translation>Schaff Platz auf der Festplatte und versuch es noch einmal, speichere in einen anderen Ordner oder lass das Programm offen.</translation>
    </message>
    <message>
        <source>Tried again: there is still no place for it.</source>
        <translation>Noch einmal versucht: Es ist immer noch kein Platz dafür.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Save to a folder</source>
        <translation>In einen Ordner speichern</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Quit anyway</source>
        <translation>Trotzdem beenden</translation>
    </message>
    <message>
        <source>The end of the session was called off, because a match was not saved yet; end it again.</source>
        <translation>Das Ende der Sitzung wurde abgebrochen, weil eine Partie noch nicht gespeichert war; beende sie noch einmal.</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <source>Again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Lesson: {game}</source>
        <translation>Lektion: {game}</translation>
    </message>
    <message>
        <source>Done. How about a real match?</source>
        <translation>Fertig. Wie wäre es mit einer echten Partie?</translation>
    </message>
    <message>
        <source>Help {rung} of {count}: {words}</source>
        <translation>Hilfe {rung} von {count}: {words}</translation>
    </message>
    <message>
        <source>Right:</source>
        <translation>Richtig:</translation>
    </message>
    <message>
        <source>Enter leads on.</source>
        <translation>Weiter mit Enter.</translation>
    </message>
    <message>
        <source>nothing is lost by trying. Enter puts the cards back.</source>
        <translation>Probieren kostet hier nichts. Enter legt die Karten zurück.</translation>
    </message>
    <message>
        <source>Once more:</source>
        <translation>Noch einmal:</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>to the second scene of a step</comment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Jetzt spielen</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Step {step}</source>
        <translation>Schritt {step}</translation>
    </message>
    <message>
        <source>done</source>
        <comment>a step of a lesson</comment>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>now</source>
        <comment>a step of a lesson</comment>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>still to come</source>
        <comment>a step of a lesson</comment>
        <translation>kommt noch</translation>
    </message>
    <message>
        <source>{step} of {count}</source>
        <comment>steps of a lesson</comment>
        <translation>{step} von {count}</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Skip this step</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Lektion verlassen</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) at the table. Nothing is lost by trying.</source>
        <translation>
            <numerusform>%n Schritt am Tisch. Probieren kostet nichts.</numerusform>
            <numerusform>%n Schritte am Tisch. Probieren kostet nichts.</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin the lesson</source>
        <translation>Lektion beginnen</translation>
    </message>
    <message>
        <source>Go on with step {step}</source>
        <translation>Weiter mit Schritt {step}</translation>
    </message>
</context>
<context>
    <name>LevelButton</name>
    <message>
        <source>All robots: {level}</source>
        <translation>Alle Bots: {level}</translation>
    </message>
</context>
<context>
    <name>Listed</name>
    <message numerus="yes">
        <source>%n more</source>
        <comment>further players</comment>
        <translation>
            <numerusform>%n weitere Person</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the things of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} und {last}</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <comment>the last one begins with the sound of i</comment>
        <translation>{first} und {last}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Pega 6</source>
        <translation>Pega 6</translation>
    </message>
</context>
<context>
    <name>MatchResult</name>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Rematch, other seats</source>
        <translation>Revanche, andere Plätze</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Anzeige</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Other seats</source>
        <translation>Andere Plätze</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Ende der Partie</translation>
    </message>
    <message>
        <source>The card of the match</source>
        <translation>Die Karte der Partie</translation>
    </message>
    <message>
        <source>Your best moment</source>
        <translation>Dein bester Moment</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>Die Partie</translation>
    </message>
    <message>
        <source>The same cards</source>
        <translation>Dieselben Karten</translation>
    </message>
    <message>
        <source>You have won!</source>
        <translation>Du hast gewonnen!</translation>
    </message>
    <message>
        <source>{place} place</source>
        <translation>{place} Platz</translation>
    </message>
    <message>
        <source>The feast of the ox. {verdict}</source>
        <translation>Das Fest des Ochsen. {verdict}</translation>
    </message>
    <message>
        <source>{name} has won</source>
        <translation>{name} hat gewonnen</translation>
    </message>
    <message>
        <source>You share the victory with {names}</source>
        <translation>Du teilst dir den Sieg mit {names}</translation>
    </message>
    <message>
        <source>{names} share the victory</source>
        <translation>Geteilter Sieg: {names}</translation>
    </message>
    <message>
        <source>Fewest heads {rounds}: {points}.</source>
        <translation>Die wenigsten Hornochsen {rounds}: {points}.</translation>
    </message>
</context>
<context>
    <name>MenuActions</name>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Home (the match stays saved)</source>
        <translation>Startseite (die Partie bleibt gespeichert)</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Rules of this match</source>
        <translation>Regeln dieser Partie</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zug zurücknehmen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Zug wiederholen</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>So wird gespielt</translation>
    </message>
    <message>
        <source>Lesson: learn by playing</source>
        <translation>Lektion: spielend lernen</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Über</translation>
    </message>
    <message>
        <source>Hide everything</source>
        <translation>Alles verbergen</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
</context>
<context>
    <name>MenuBar</name>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Table, players and rules</source>
        <translation>Tisch, Spieler und Regeln</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Los geht’s</translation>
    </message>
    <message>
        <source>{field}: {trouble}</source>
        <translation>{field}: {trouble}</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <comment>how long the match takes</comment>
        <translation>
            <numerusform>etwa %n Minute</numerusform>
            <numerusform>etwa %n Minuten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NoThanksHelpWords</name>
    <message>
        <source>choose Take; again to confirm</source>
        <translation>Nehmen vorwählen, noch einmal: nehmen</translation>
    </message>
    <message>
        <source>choose Pass; again to confirm</source>
        <translation>Passen vorwählen, noch einmal: passen</translation>
    </message>
    <message>
        <source>card, chip, tiger</source>
        <translation>Karte, Chip, Tiger</translation>
    </message>
    <message>
        <source>confirm</source>
        <translation>ausführen</translation>
    </message>
    <message>
        <source>let go</source>
        <translation>abbrechen</translation>
    </message>
    <message>
        <source>A card nobody wants</source>
        <translation>Eine Karte, die keiner will</translation>
    </message>
    <message>
        <source>Cards are points, and points are bad. One card lies in the middle; nine of the 33 are out, unseen.</source>
        <translation>Karten sind Punkte, und Punkte sind schlecht. Eine Karte liegt offen in der Mitte; neun der 33 bleiben ungesehen draußen.</translation>
    </message>
    <message>
        <source>Cards are points, and points are bad. One card lies in the middle; nine of the 33 are out.</source>
        <translation>Karten sind Punkte, und Punkte sind schlecht. Eine Karte liegt offen in der Mitte; neun der 33 bleiben draußen.</translation>
    </message>
    <message>
        <source>No thanks: pay a chip</source>
        <translation>Nein danke: einen Chip zahlen</translation>
    </message>
    <message>
        <source>If you do not want the card, put a chip on it: the next one decides. Without chips you must take.</source>
        <translation>Willst du die Karte nicht, leg einen Chip darauf: Dann entscheidet der Nächste. Ohne Chips musst du nehmen.</translation>
    </message>
    <message>
        <source>Or take it, with all its chips</source>
        <translation>Oder nimm sie, mit allen Chips</translation>
    </message>
    <message>
        <source>The card and its chips are yours. Then the next card is yours to decide about.</source>
        <translation>Die Karte kommt in deine Auslage, die Chips kommen zu deinen. Danach entscheidest du über die nächste Karte.</translation>
    </message>
    <message>
        <source>Runs cost only once</source>
        <translation>Folgen kosten nur einmal</translation>
    </message>
    <message>
        <source>Of neighbouring numbers only the lowest counts: 20 to 23 cost 20.</source>
        <translation>Von benachbarten Zahlen zählt nur die niedrigste: 20 bis 23 kosten 20.</translation>
    </message>
    <message>
        <source>A card can close a gap</source>
        <translation>Eine Karte kann eine Lücke schließen</translation>
    </message>
    <message>
        <source>With 20 and 22 the 21 is a gift: together they count 20, and the 22 costs nothing any more.</source>
        <translation>Mit 20 und 22 ist die 21 ein Geschenk: Alle drei zählen 20, die 22 kostet nichts mehr.</translation>
    </message>
    <message>
        <source>Chips are points less</source>
        <translation>Chips ziehen Punkte ab</translation>
    </message>
    <message>
        <source>At the end of a round: add up your cards, less one point per chip. After the agreed rounds the lowest total wins.</source>
        <translation>Am Ende der Runde zählen die Punkte der Auslage; je Chip zieht man einen ab. Nach den vereinbarten Runden gewinnt die kleinste Summe.</translation>
    </message>
    <message>
        <source>The hidden tiger</source>
        <translation>Der versteckte Tiger</translation>
    </message>
    <message>
        <source>Everybody holds one more card, face down. Once a round, in your own turn, it may join your cards for free.</source>
        <translation>Alle haben eine Karte mehr, verdeckt. Einmal je Runde darf sie im eigenen Zug kostenlos in die Auslage.</translation>
    </message>
    <message>
        <source>Three known cards are out</source>
        <translation>Drei bekannte Karten sind draußen</translation>
    </message>
    <message>
        <source>10, 20 and 30 are taken out openly, six more unseen; everybody begins with ten chips.</source>
        <translation>10, 20 und 30 werden offen aussortiert, sechs weitere ungesehen; alle beginnen mit zehn Chips.</translation>
    </message>
</context>
<context>
    <name>NoThanksKeys</name>
    <message>
        <source>to the card, a chip, the tiger</source>
        <translation>zur Karte, zu einem Chip, zum Tiger</translation>
    </message>
    <message>
        <source>choose Pass; again to confirm</source>
        <translation>Passen vorwählen, noch einmal: passen</translation>
    </message>
    <message>
        <source>choose Take; again to confirm</source>
        <translation>Nehmen vorwählen, noch einmal: nehmen</translation>
    </message>
    <message>
        <source>confirm</source>
        <translation>Vorgewähltes ausführen</translation>
    </message>
    <message>
        <source>my cards and chips</source>
        <translation>meine Auslage und meine Chips</translation>
    </message>
    <message>
        <source>a player, in the order of play</source>
        <translation>jemand am Tisch, in Spielreihenfolge</translation>
    </message>
</context>
<context>
    <name>NoThanksLesson</name>
    <message>
        <source>Paying</source>
        <comment>a step of the lesson</comment>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Taking</source>
        <comment>a step of the lesson</comment>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>Without chips</source>
        <comment>a step of the lesson</comment>
        <translation>Ohne Chips</translation>
    </message>
    <message>
        <source>In a run</source>
        <comment>a step of the lesson</comment>
        <translation>In Folge</translation>
    </message>
    <message>
        <source>Letting it earn</source>
        <comment>a step of the lesson</comment>
        <translation>Reifen lassen</translation>
    </message>
    <message>
        <source>Your round</source>
        <comment>a step of the lesson</comment>
        <translation>Deine Runde</translation>
    </message>
    <message>
        <source>Cards are points, and points are bad. Take the 34, or pay a chip and pass it on.</source>
        <translation>Karten sind Punkte, und Punkte sind schlecht. Nimm die 34, oder zahl einen Chip und gib sie weiter.</translation>
    </message>
    <message>
        <source>Whoever takes a card gets the chips on it too, and each is a point less. Take the 12.</source>
        <translation>Wer eine Karte nimmt, bekommt auch ihre Chips, und jeder zieht einen Punkt ab. Nimm die 12.</translation>
    </message>
    <message>
        <source>You have no chips left. Try to pass, then take the 27.</source>
        <translation>Deine Chips sind alle. Versuch zu passen, dann nimm die 27.</translation>
    </message>
    <message>
        <source>In a run only the lowest card counts. You have 20 and 22: what is the 21 worth to you?</source>
        <translation>In einer Folge zählt nur die niedrigste Karte. Du hast 20 und 22: Was ist dir die 21 wert?</translation>
    </message>
    <message>
        <source>The 21 joins your 20 and costs you nothing. Nobody else needs it: must you hurry?</source>
        <translation>Die 21 passt an deine 20 und kostet dich nichts. Sonst braucht sie niemand: Musst du dich beeilen?</translation>
    </message>
    <message>
        <source>It has come round, with four chips on it. Take it now.</source>
        <translation>Sie ist einmal herum und kommt mit vier Chips zurück. Jetzt nimm sie.</translation>
    </message>
    <message>
        <source>The same table, but now Caio has 22 and 23. Would he let the 21 go by?</source>
        <translation>Derselbe Tisch, aber nun hat Caio 22 und 23. Ließe er die 21 vorbeiziehen?</translation>
    </message>
    <message>
        <source>Three cards to go, and one chip. A chip is more than a point: it is your way out of the next card.</source>
        <translation>Noch drei Karten, und du hast einen Chip. Ein Chip ist mehr als ein Punkt: Er rettet dich vor der nächsten.</translation>
    </message>
    <message>
        <source>Two cards to go. Every chip is a way out.</source>
        <translation>Noch zwei Karten. Jeder Chip ist ein Ausweg.</translation>
    </message>
    <message>
        <source>The last card. Every chip you keep is a point less.</source>
        <translation>Die letzte Karte. Jeder Chip, den du behältst, zieht einen Punkt ab.</translation>
    </message>
    <message>
        <source>In front of his 22, the 21 even lowers Caio’s points.</source>
        <translation>Vor der 22 senkt die 21 sogar Caios Punkte.</translation>
    </message>
    <message>
        <source>Without chips the table decides for you. But five came with the card: now you can pass again.</source>
        <translation>Ohne Chips entscheidet der Tisch für dich. Aber mit der Karte kamen fünf: Du kannst wieder passen.</translation>
    </message>
    <message>
        <source>Your cards count {cards}, less {chips}: {total}. Playing at random ends with {average} on average.</source>
        <translation>Deine Karten zählen {cards}, weniger {chips}: {total}. Auf gut Glück sind es im Schnitt {average}.</translation>
    </message>
    <message>
        <source>Without chips the table decides for you.</source>
        <translation>Ohne Chips entscheidet der Tisch für dich.</translation>
    </message>
    <message>
        <source>Taking it costs 34 points. Passing costs one chip.</source>
        <translation>Nehmen kostet 34 Punkte. Passen kostet einen Chip.</translation>
    </message>
    <message>
        <source>“Take” has done the sum: twelve points less five chips.</source>
        <translation>„Nehmen“ hat schon gerechnet: zwölf Punkte weniger fünf Chips.</translation>
    </message>
    <message>
        <source>“Pass” says why you cannot.</source>
        <translation>„Passen“ sagt, warum es nicht geht.</translation>
    </message>
    <message>
        <source>20 and 22 count 42. With the 21 between them they count 20.</source>
        <translation>20 und 22 zählen 42. Mit der 21 dazwischen zählen sie 20.</translation>
    </message>
    <message>
        <source>Anybody else would pay at least 18 points for the 21.</source>
        <translation>Alle anderen würde die 21 mindestens 18 Punkte kosten.</translation>
    </message>
    <message>
        <source>Four chips, with a card that costs nothing.</source>
        <translation>Vier Chips, und die Karte kostet nichts.</translation>
    </message>
    <message>
        <source>The {card} costs {points} and leaves you {chips}.</source>
        <translation>Die {card} kostet {points}, und du hast dann {chips}.</translation>
    </message>
    <message>
        <source>Take the card.</source>
        <translation>Nimm die Karte.</translation>
    </message>
    <message>
        <source>Pay a chip.</source>
        <translation>Zahl einen Chip.</translation>
    </message>
    <message>
        <source>One chip, and it is Ana’s problem.</source>
        <translation>Ein Chip, und es ist Anas Problem.</translation>
    </message>
    <message>
        <source>Twelve points less five chips: it cost seven.</source>
        <translation>Zwölf Punkte weniger fünf Chips: Das kostete sieben.</translation>
    </message>
    <message>
        <source>In a run only the lowest counts: the 22 costs nothing any more.</source>
        <translation>In einer Folge zählt nur die niedrigste: Die 22 kostet nichts mehr.</translation>
    </message>
    <message>
        <source>Only you want it? Let it earn a round: three chips of the others came with it.</source>
        <translation>Nur du willst sie? Lass sie eine Runde reifen: Drei Chips der anderen kamen mit.</translation>
    </message>
    <message>
        <source>Somebody else wants it too? Take it now: Caio would not have let it go by.</source>
        <translation>Noch jemand will sie? Nimm sie sofort: Caio hätte sie nicht vorbeiziehen lassen.</translation>
    </message>
    <message>
        <source>The 34 cost 34 points. Passing would have cost one chip.</source>
        <translation>Die 34 kostete 34 Punkte. Passen hätte einen Chip gekostet.</translation>
    </message>
    <message>
        <source>Ana took the 12 with six chips, and two of them were yours.</source>
        <translation>Ana nahm die 12 mit sechs Chips, und zwei davon waren deine.</translation>
    </message>
    <message>
        <source>Ana had no chips and had to take the 21. Your 22 still counts in full.</source>
        <translation>Ana hatte keine Chips und musste die 21 nehmen. Deine 22 zählt weiter voll.</translation>
    </message>
    <message>
        <source>It cost nothing, and it earned nothing. Who else would have taken the 21?</source>
        <translation>Sie kostete nichts, brachte aber auch nichts. Wer sonst hätte die 21 genommen?</translation>
    </message>
    <message>
        <source>One round was enough: with five chips on it Ana took the 21.</source>
        <translation>Eine Runde reichte: Mit fünf Chips darauf nahm Ana die 21.</translation>
    </message>
    <message>
        <source>Caio wanted it too: he took the 21 with three chips.</source>
        <translation>Caio wollte sie auch: Er nahm die 21 mit drei Chips.</translation>
    </message>
</context>
<context>
    <name>NoThanksLog</name>
    <message>
        <source>You passed: {chips} on the card.</source>
        <translation>Du hast gepasst: {chips} auf der Karte.</translation>
    </message>
    <message>
        <source>{name} passed: {chips} on the card.</source>
        <translation>{name} hat gepasst: {chips} auf der Karte.</translation>
    </message>
    <message>
        <source>The {card} was turned up, the last one of the deck.</source>
        <translation>Die {card} wurde aufgedeckt, die letzte Karte des Stapels.</translation>
    </message>
    <message numerus="yes">
        <source>The {card} was turned up, %n card(s) left in the deck.</source>
        <translation>
            <numerusform>Die {card} wurde aufgedeckt, noch %n Karte im Stapel.</numerusform>
            <numerusform>Die {card} wurde aufgedeckt, noch %n Karten im Stapel.</numerusform>
        </translation>
    </message>
    <message>
        <source>End of the match: you won!</source>
        <translation>Ende der Partie: Du hast gewonnen!</translation>
    </message>
    <message>
        <source>You took your chip back.</source>
        <translation>Du hast deinen Chip zurückgenommen.</translation>
    </message>
    <message>
        <source>{name} took the chip back.</source>
        <translation>{name} hat den Chip zurückgenommen.</translation>
    </message>
    <message>
        <source>End of the match. Won by: {names}.</source>
        <translation>Ende der Partie. Sieg: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %n chip(s) each. The {card} lay in the middle, you decided first.</source>
        <translation>
            <numerusform>Runde {round}: je %n Chip. Die {card} lag in der Mitte, du warst zuerst dran.</numerusform>
            <numerusform>Runde {round}: je %n Chips. Die {card} lag in der Mitte, du warst zuerst dran.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %n chip(s) each. The {card} lay in the middle, {name} decided first.</source>
        <translation>
            <numerusform>Runde {round}: je %n Chip. Die {card} lag in der Mitte, {name} war zuerst dran.</numerusform>
            <numerusform>Runde {round}: je %n Chips. Die {card} lag in der Mitte, {name} war zuerst dran.</numerusform>
        </translation>
    </message>
    <message>
        <source>You played your tiger, the {card}.</source>
        <translation>Du hast deinen Tiger gespielt, die {card}.</translation>
    </message>
    <message>
        <source>{name} played a tiger, the {card}.</source>
        <translation>{name} hat einen Tiger gespielt, die {card}.</translation>
    </message>
    <message>
        <source>You took {offer}.</source>
        <translation>Du hast {offer} genommen.</translation>
    </message>
    <message>
        <source>{name} took {offer}.</source>
        <translation>{name} hat {offer} genommen.</translation>
    </message>
    <message>
        <source>{name} with {points}</source>
        <comment>a player and the points of the round</comment>
        <translation>{name} ({points})</translation>
    </message>
    <message>
        <source>End of round {round}: {points}.</source>
        <translation>Ende von Runde {round}: {points}.</translation>
    </message>
    <message>
        <source>You took the {card} with {chips}.</source>
        <translation>Du hast die {card} mit {chips} genommen.</translation>
    </message>
    <message>
        <source>{name} took the {card} with {chips}.</source>
        <translation>{name} hat die {card} mit {chips} genommen.</translation>
    </message>
</context>
<context>
    <name>NoThanksTable</name>
    <message>
        <source>no chip</source>
        <translation>keine Chips</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n Chip</numerusform>
            <numerusform>%n Chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>no points</source>
        <translation>keine Punkte</translation>
    </message>
    <message>
        <source>{variant} · Round {round} of {limit}</source>
        <translation>{variant} · Runde {round} von {limit}</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Ende der Partie</translation>
    </message>
    <message>
        <source>End of the round</source>
        <translation>Ende der Runde</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the deck</source>
        <translation>
            <numerusform>%n Karte im Stapel</numerusform>
            <numerusform>%n Karten im Stapel</numerusform>
        </translation>
    </message>
    <message>
        <source>the deck is empty</source>
        <translation>Stapel leer</translation>
    </message>
    <message>
        <source>deck: {count}</source>
        <translation>Stapel: {count}</translation>
    </message>
    <message numerus="yes">
        <source>out: {cards} and %n more</source>
        <translation>
            <numerusform>draußen: {cards} und %n weitere</numerusform>
            <numerusform>draußen: {cards} und %n weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stay out</source>
        <translation>
            <numerusform>%n bleibt draußen</numerusform>
            <numerusform>%n bleiben draußen</numerusform>
        </translation>
    </message>
    <message>
        <source>passed</source>
        <translation>gepasst</translation>
    </message>
    <message>
        <source>Total {total}</source>
        <translation>Gesamt {total}</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Deine Auslage</translation>
    </message>
    <message>
        <source>Your chips</source>
        <translation>Deine Chips</translation>
    </message>
    <message>
        <source>everybody sees them</source>
        <translation>alle sehen sie</translation>
    </message>
    <message>
        <source>only you see them</source>
        <translation>nur du siehst sie</translation>
    </message>
    <message>
        <source>cards</source>
        <comment>under a number</comment>
        <translation>Karten</translation>
    </message>
    <message>
        <source>chips</source>
        <comment>under a number</comment>
        <translation>Chips</translation>
    </message>
    <message>
        <source>this round</source>
        <comment>under a number</comment>
        <translation>Runde</translation>
    </message>
    <message>
        <source>only the lowest of each run counts</source>
        <translation>nur die niedrigste jeder Folge zählt</translation>
    </message>
    <message>
        <source>the {card}</source>
        <translation>die {card}</translation>
    </message>
    <message>
        <source>{card}, counts {card}</source>
        <translation>{card}, zählt {card}</translation>
    </message>
    <message>
        <source>{card}, counts nothing</source>
        <translation>{card}, zählt nichts</translation>
    </message>
    <message>
        <source>the {card} without a chip</source>
        <translation>die {card} ohne Chips</translation>
    </message>
    <message>
        <source>the {card} with {chips}</source>
        <translation>die {card} mit {chips}</translation>
    </message>
    <message>
        <source>In the middle: {thing}</source>
        <translation>In der Mitte: {thing}</translation>
    </message>
    <message>
        <source>Hidden tiger: the {card}</source>
        <translation>Versteckter Tiger: die {card}</translation>
    </message>
    <message>
        <source>one of your chips</source>
        <translation>einer deiner Chips</translation>
    </message>
    <message>
        <source>a chip on the card</source>
        <translation>ein Chip auf der Karte</translation>
    </message>
    <message>
        <source>a hidden tiger</source>
        <translation>ein versteckter Tiger</translation>
    </message>
    <message>
        <source>a hidden tiger, the {card}</source>
        <translation>ein versteckter Tiger, die {card}</translation>
    </message>
    <message>
        <source>{name}: {cards}; cards {points}, {chips}; total {total}</source>
        <translation>{name}: {cards}; Auslage {points}, {chips}; insgesamt {total}</translation>
    </message>
    <message>
        <source>no cards yet</source>
        <translation>noch keine Karten</translation>
    </message>
    <message>
        <source>chips hidden</source>
        <translation>Chips verdeckt</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <comment>a run of cards</comment>
        <translation>{first} bis {last}</translation>
    </message>
</context>
<context>
    <name>NoThanksTurn</name>
    <message>
        <source>the {card} begins a run of its own and counts {card}.</source>
        <translation>Die {card} beginnt eine eigene Folge und zählt {card}.</translation>
    </message>
    <message>
        <source>the {card} closes the gap: the {next} stops counting.</source>
        <translation>Die {card} schließt die Lücke: Die {next} zählt nicht mehr.</translation>
    </message>
    <message>
        <source>the {card} goes before the {next}: the run counts {card} instead of {next}.</source>
        <translation>Die {card} kommt vor die {next}: Die Folge zählt {card} statt {next}.</translation>
    </message>
    <message>
        <source>the {card} joins the run from {lowest} and counts nothing.</source>
        <translation>Die {card} kommt an die Folge ab {lowest} und zählt nichts.</translation>
    </message>
    <message>
        <source>here</source>
        <comment>in the place of a card</comment>
        <translation>hier</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>takes the {card}, without a chip;</source>
        <translation>nimmt die {card}, ohne Chips;</translation>
    </message>
    <message>
        <source>takes the {card} and {chips};</source>
        <translation>nimmt die {card} und {chips};</translation>
    </message>
    <message>
        <source>counts in full: {card}</source>
        <translation>zählt voll: {card}</translation>
    </message>
    <message>
        <source>the {next} stops counting</source>
        <translation>die {next} zählt nicht mehr</translation>
    </message>
    <message>
        <source>joins a run, counts nothing</source>
        <translation>kommt an eine Folge, zählt nichts</translation>
    </message>
    <message>
        <source>costs 1 chip, leaves {left};</source>
        <translation>kostet 1 Chip, dann noch {left};</translation>
    </message>
    <message>
        <source>{name} is next</source>
        <translation>danach ist {name} dran</translation>
    </message>
    <message>
        <source>no chips: you must take it</source>
        <translation>ohne Chips: Du musst sie nehmen</translation>
    </message>
    <message>
        <source>points this round</source>
        <translation>Rundenpunkte</translation>
    </message>
    <message>
        <source>drag the card to your side</source>
        <translation>zieh die Karte in deine Auslage</translation>
    </message>
    <message>
        <source>drag a chip onto the card</source>
        <translation>zieh einen Chip auf die Karte</translation>
    </message>
    <message>
        <source>Play the tiger</source>
        <translation>Tiger spielen</translation>
    </message>
    <message>
        <source>the {card}: {change} points, costs no turn</source>
        <translation>die {card}: {change} Punkte, kostet keinen Zug</translation>
    </message>
    <message>
        <source>{lines} Points this round: {before}, then {after}.</source>
        <translation>{lines} Rundenpunkte: {before}, dann {after}.</translation>
    </message>
    <message>
        <source>Your turn:</source>
        <translation>Du bist dran:</translation>
    </message>
    <message>
        <source>{name}’s turn:</source>
        <translation>{name} ist dran:</translation>
    </message>
    <message>
        <source>{name} decides: take or pass?</source>
        <translation>{name} entscheidet: nehmen oder passen?</translation>
    </message>
    <message>
        <source>no chips left: take {offer}.</source>
        <translation>keine Chips mehr: Nimm {offer}.</translation>
    </message>
    <message>
        <source>It is the last card: the round ends with it.</source>
        <translation>Es ist die letzte Karte: Mit ihr endet die Runde.</translation>
    </message>
    <message>
        <source>Take {offer}: points {before} → {after}</source>
        <translation>Nehmen: {offer}, Punkte {before} → {after}</translation>
    </message>
    <message>
        <source>Play the tiger, the {card}: points {before} → {after}</source>
        <translation>Den Tiger spielen, die {card}: Punkte {before} → {after}</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>The round is over: cards and chips are counted.</source>
        <translation>Die Runde ist vorbei: Auslagen und Chips werden gezählt.</translation>
    </message>
    <message>
        <source>The cards are being dealt.</source>
        <translation>Die Karten werden ausgeteilt.</translation>
    </message>
    <message>
        <source>The next card is turned up.</source>
        <translation>Die nächste Karte wird aufgedeckt.</translation>
    </message>
    <message>
        <source>Take the {card}</source>
        <translation>Die {card} nehmen</translation>
    </message>
    <message>
        <source>Pass: 1 chip</source>
        <translation>Passen: 1 Chip</translation>
    </message>
    <message>
        <source>Take or pass?</source>
        <translation>Nehmen oder passen?</translation>
    </message>
    <message>
        <source>Wait</source>
        <comment>the main button</comment>
        <translation>Warten</translation>
    </message>
    <message>
        <source>What the {card} would cost</source>
        <translation>Was die {card} kosten würde</translation>
    </message>
    <message>
        <source>your cards change by</source>
        <translation>die Auslage ändert sich um</translation>
    </message>
    <message>
        <source>take</source>
        <comment>what a key does</comment>
        <translation>nehmen</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>what a key does</comment>
        <translation>passen</translation>
    </message>
    <message>
        <source>card, chip, tiger</source>
        <comment>what arrows walk through</comment>
        <translation>Karte, Chip, Tiger</translation>
    </message>
    <message>
        <source>confirm</source>
        <translation>ausführen</translation>
    </message>
    <message>
        <source>why?</source>
        <translation>warum?</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>zurücknehmen</translation>
    </message>
    <message>
        <source>lists</source>
        <translation>Listen</translation>
    </message>
    <message>
        <source>Pass: one chip, {left} left</source>
        <translation>Passen: ein Chip, dann noch {left}</translation>
    </message>
    <message>
        <source>it is {name}’s turn.</source>
        <translation>{name} ist dran.</translation>
    </message>
    <message>
        <source>take the card, or put a chip on it.</source>
        <translation>Nimm die Karte oder leg einen Chip darauf.</translation>
    </message>
    <message>
        <source>the card in the middle goes to your own side, nowhere else.</source>
        <translation>Die Karte aus der Mitte kommt in deine eigene Auslage, nirgendwohin sonst.</translation>
    </message>
    <message>
        <source>a chip goes onto the card in the middle, nowhere else.</source>
        <translation>Ein Chip kommt auf die Karte in der Mitte, nirgendwohin sonst.</translation>
    </message>
    <message>
        <source>your tiger goes to your own side.</source>
        <translation>Dein Tiger kommt in deine eigene Auslage.</translation>
    </message>
    <message>
        <source>without chips you must take the card.</source>
        <translation>Ohne Chips musst du die Karte nehmen.</translation>
    </message>
    <message>
        <source>your tiger has been played in this round.</source>
        <translation>Dein Tiger ist in dieser Runde schon gespielt.</translation>
    </message>
    <message>
        <source>there are no tigers in this game.</source>
        <translation>In diesem Spiel gibt es keine Tiger.</translation>
    </message>
    <message>
        <source>somebody has gone on, or a card was turned up: it cannot be taken back.</source>
        <translation>Jemand hat weitergespielt, oder eine Karte wurde aufgedeckt: Das lässt sich nicht mehr zurücknehmen.</translation>
    </message>
    <message>
        <source>the match is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>that is not possible now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
        <source>chips on the card</source>
        <translation>Chips auf der Karte</translation>
    </message>
    <message>
        <source>points altogether</source>
        <translation>Punkte gesamt</translation>
    </message>
    <message>
        <source>In a run of neighbouring numbers only the lowest counts: here the {lowest}.</source>
        <translation>In einer Folge benachbarter Zahlen zählt nur die niedrigste: hier die {lowest}.</translation>
    </message>
</context>
<context>
    <name>NoThanksWords</name>
    <message>
        <source>No Thanks!</source>
        <translation>Geschenkt</translation>
    </message>
    <message>
        <source>Presents nobody wants</source>
        <translation>Geschenkt ist noch zu teuer</translation>
    </message>
    <message>
        <source>fewest points of the round</source>
        <translation>die wenigsten Punkte der Runde</translation>
    </message>
    <message>
        <source>Points over the match</source>
        <translation>Punkteverlauf</translation>
    </message>
    <message>
        <source>Fewest points {rounds}: {points}.</source>
        <translation>Die wenigsten Punkte {rounds}: {points}.</translation>
    </message>
    <message>
        <source>points a round</source>
        <comment>name of a number</comment>
        <translation>Punkte je Runde</translation>
    </message>
    <message>
        <source>Points a round, match by match</source>
        <translation>Punkte je Runde, Partie für Partie</translation>
    </message>
    <message>
        <source>Rounds and cards</source>
        <translation>Runden und Karten</translation>
    </message>
    <message>
        <source>less is better</source>
        <translation>weniger ist besser</translation>
    </message>
    <message>
        <source>Standard</source>
        <comment>the variant</comment>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Take the card, or pay a chip. In a run only the lowest card counts.</source>
        <translation>Nimm die Karte oder zahle einen Chip. In einer Folge zählt nur die niedrigste Karte.</translation>
    </message>
    <message>
        <source>Hidden Tiger</source>
        <comment>the variant, short</comment>
        <translation>Versteckter Tiger</translation>
    </message>
    <message>
        <source>No Thanks! Hidden Tiger</source>
        <translation>Geschenkt: Versteckter Tiger</translation>
    </message>
    <message>
        <source>Everybody holds a hidden card, and may play it once in their own turn.</source>
        <translation>Alle haben eine versteckte Karte und dürfen sie einmal im eigenen Zug spielen.</translation>
    </message>
    <message>
        <source>Tactical</source>
        <comment>the variant</comment>
        <translation>Taktisch</translation>
    </message>
    <message>
        <source>No Thanks! Tactical</source>
        <translation>Geschenkt: Taktisch</translation>
    </message>
    <message>
        <source>Three known cards are out, ten chips each: runs can be planned.</source>
        <translation>Drei bekannte Karten sind draußen, je zehn Chips: Folgen lassen sich planen.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Number of rounds; the points of all of them are added up.</source>
        <translation>Anzahl der Runden; die Punkte aller Runden werden addiert.</translation>
    </message>
    <message>
        <source>Open chips</source>
        <translation>Offene Chips</translation>
    </message>
    <message>
        <source>Everybody sees how many chips the others hold.</source>
        <translation>Alle sehen, wie viele Chips die anderen haben.</translation>
    </message>
    <message>
        <source>With hidden tigers</source>
        <translation>Mit versteckten Tigern</translation>
    </message>
    <message>
        <source>One of the unseen cards goes to everybody, face down.</source>
        <translation>Von den aussortierten Karten bekommt jeder eine verdeckt.</translation>
    </message>
    <message>
        <source>Cards taken out</source>
        <translation>Aussortierte Karten</translation>
    </message>
    <message>
        <source>10, 19 and 28 leave longer runs at the high end than 10, 20 and 30.</source>
        <translation>Ohne 10, 19 und 28 sind oben längere Folgen möglich als ohne 10, 20 und 30.</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>Wie gedruckt</translation>
    </message>
    <message>
        <source>the standard</source>
        <translation>der Standard</translation>
    </message>
    <message>
        <source>not available in this variant</source>
        <translation>nicht in dieser Variante</translation>
    </message>
    <message>
        <source>Passes or takes, whatever lies there.</source>
        <translation>Passt oder nimmt, egal was daliegt.</translation>
    </message>
    <message>
        <source>Takes what costs little, and never looks at you.</source>
        <translation>Nimmt, was wenig kostet, und achtet nie auf dich.</translation>
    </message>
    <message>
        <source>Weighs chips and numbers, and what a card is worth to the others.</source>
        <translation>Wägt ab: Chips, Zahlen und was die Karte den anderen wert ist.</translation>
    </message>
    <message>
        <source>Tries hundreds of rounds, and learns how you play.</source>
        <translation>Probiert Hunderte von Runden und lernt, wie du spielst.</translation>
    </message>
    <message>
        <source>Best round: {points}.</source>
        <translation>Beste Runde: {points}.</translation>
    </message>
    <message>
        <source>Worst round: {points}.</source>
        <translation>Schlechteste Runde: {points}.</translation>
    </message>
    <message>
        <source>No card taken.</source>
        <translation>Keine Karte genommen.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) taken</source>
        <translation>
            <numerusform>%n Karte genommen</numerusform>
            <numerusform>%n Karten genommen</numerusform>
        </translation>
    </message>
    <message>
        <source>none of them without a chip</source>
        <translation>keine davon ohne Chips</translation>
    </message>
    <message numerus="yes">
        <source>%n of them without a chip</source>
        <translation>
            <numerusform>%n davon ohne Chips</numerusform>
            <numerusform>%n davon ohne Chips</numerusform>
        </translation>
    </message>
    <message>
        <source>card</source>
        <comment>what the arrow keys of a replay lead to</comment>
        <translation>Karte</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>heads a round</source>
        <comment>name of a number</comment>
        <translation>Hornochsen je Runde</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) taken</source>
        <translation>
            <numerusform>%Ln Reihe genommen</numerusform>
            <numerusform>%Ln Reihen genommen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them with a low card</source>
        <translation>
            <numerusform>%Ln davon mit zu niedriger Karte</numerusform>
            <numerusform>%Ln davon mit zu niedriger Karte</numerusform>
        </translation>
    </message>
    <message>
        <source>Best round: {heads}.</source>
        <translation>Beste Runde: {heads}.</translation>
    </message>
    <message>
        <source>Worst round: {heads}.</source>
        <translation>Schlechteste Runde: {heads}.</translation>
    </message>
    <message>
        <source>No row taken.</source>
        <translation>Keine Reihe genommen.</translation>
    </message>
    <message>
        <source>none of them with a low card</source>
        <translation>keine davon mit zu niedriger Karte</translation>
    </message>
    <message numerus="yes">
        <source>The {card} came in %n row(s): {heads}.</source>
        <translation>
            <numerusform>Die {card} war in %Ln Reihe dabei: {heads}.</numerusform>
            <numerusform>Die {card} war in %Ln Reihen dabei: {heads}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>{least}–{most} people</source>
        <comment>who can play a game</comment>
        <translation>{least}–{most} Personen</translation>
    </message>
</context>
<context>
    <name>PaperWords</name>
    <message>
        <source>Score sheet · {variant}</source>
        <translation>Punkteblatt · {variant}</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Written by Pega 6</source>
        <translation>Erstellt mit Pega 6</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>R{number}</source>
        <comment>round column</comment>
        <translation>R{number}</translation>
    </message>
    <message>
        <source>R{first}–{last}</source>
        <comment>several rounds in one column</comment>
        <translation>R{first}–{last}</translation>
    </message>
</context>
<context>
    <name>PathChart</name>
    <message>
        <source>{name} stands at {total}.</source>
        <translation>{name} steht bei {total}.</translation>
    </message>
    <message>
        <source>Totals over the match</source>
        <translation>Verlauf der Gesamtstände</translation>
    </message>
    <message>
        <source>R{number}</source>
        <comment>round column</comment>
        <translation>R{number}</translation>
    </message>
</context>
<context>
    <name>Pega6Beside</name>
    <message>
        <source>place of the fifth row</source>
        <translation>Platz der 5. Reihe</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>auf dem Tisch</translation>
    </message>
    <message>
        <source>deck: {count}</source>
        <translation>Stapel: {count}</translation>
    </message>
    <message>
        <source>discard: {count}</source>
        <translation>Ablage: {count}</translation>
    </message>
    <message>
        <source>Card of {name}, now</source>
        <translation>Karte von {name}, jetzt</translation>
    </message>
    <message>
        <source>Your card, now</source>
        <translation>Deine Karte, jetzt</translation>
    </message>
    <message>
        <source>Card of {name}</source>
        <translation>Karte von {name}</translation>
    </message>
    <message>
        <source>Your card</source>
        <translation>Deine Karte</translation>
    </message>
    <message>
        <source>It stays face down until everybody has chosen.</source>
        <translation>Sie bleibt verdeckt, bis alle gewählt haben.</translation>
    </message>
    <message numerus="yes">
        <source>Before it, %n lower card(s): {cards}.</source>
        <translation>
            <numerusform>Vor ihr kommt %n niedrigere: {cards}.</numerusform>
            <numerusform>Vor ihr kommen %n niedrigere: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the first to be placed: the lowest card of the trick.</source>
        <translation>Sie wird als Erste angelegt: die niedrigste in diesem Zug.</translation>
    </message>
    <message>
        <source>It is the last to be placed: the highest card of the trick.</source>
        <translation>Sie wird als Letzte angelegt: die höchste in diesem Zug.</translation>
    </message>
    <message>
        <source>It is the {ordinal} to be placed: all lower cards are on the table.</source>
        <translation>Sie wird als {ordinal} angelegt: Alle niedrigeren liegen schon.</translation>
    </message>
    <message>
        <source>second</source>
        <comment>place in the order of cards</comment>
        <translation>Zweite</translation>
    </message>
    <message>
        <source>third</source>
        <comment>place in the order of cards</comment>
        <translation>Dritte</translation>
    </message>
    <message>
        <source>fourth</source>
        <comment>place in the order of cards</comment>
        <translation>Vierte</translation>
    </message>
    <message>
        <source>fifth</source>
        <comment>place in the order of cards</comment>
        <translation>Fünfte</translation>
    </message>
    <message>
        <source>sixth</source>
        <comment>place in the order of cards</comment>
        <translation>Sechste</translation>
    </message>
    <message>
        <source>seventh</source>
        <comment>place in the order of cards</comment>
        <translation>Siebte</translation>
    </message>
</context>
<context>
    <name>Pega6CardLesson</name>
    <message>
        <source>What you leave</source>
        <comment>a step of the lesson</comment>
        <translation>Was du übrig lässt</translation>
    </message>
    <message>
        <source>What you know</source>
        <comment>a step of the lesson</comment>
        <translation>Was du weißt</translation>
    </message>
    <message>
        <source>The special card opens a fifth row for it.</source>
        <translation>Die Sonderkarte öffnet ihr eine fünfte Reihe.</translation>
    </message>
    <message>
        <source>The special card makes room for one more.</source>
        <translation>Die Sonderkarte schafft Platz für eine mehr.</translation>
    </message>
    <message>
        <source>With the special card it slips into a row that ends higher.</source>
        <translation>Mit der Sonderkarte schlüpft sie in eine Reihe, die höher endet.</translation>
    </message>
    <message>
        <source>With the special card you lay another card of your hand instead.</source>
        <translation>Mit der Sonderkarte legst du stattdessen eine andere Handkarte an.</translation>
    </message>
    <message>
        <source>With the special card you first move a card to another row.</source>
        <translation>Mit der Sonderkarte verschiebst du vorher eine Karte in eine andere Reihe.</translation>
    </message>
    <message>
        <source>With the special card you first close a row to everybody.</source>
        <translation>Mit der Sonderkarte sperrst du vorher eine Reihe für alle.</translation>
    </message>
    <message>
        <source>With the special card one card of the row goes, and as many heads with it.</source>
        <translation>Mit der Sonderkarte geht eine Karte der Reihe weg, und noch einmal so viele Hornochsen.</translation>
    </message>
    <message>
        <source>Your {card} would be the sixth of its row and take {heads}.</source>
        <translation>Deine {card} wäre die sechste ihrer Reihe: {heads}.</translation>
    </message>
    <message>
        <source>It helps a low card too: your {card} is lower than every row and would have to take one.</source>
        <translation>Sie hilft auch einer niedrigen Karte: Deine {card} ist niedriger als alle Reihen und müsste eine nehmen.</translation>
    </message>
    <message>
        <source>You take one of these five, the other four begin the rows. Leave the card that your {card} needs.</source>
        <translation>Du nimmst eine dieser fünf, die anderen vier beginnen die Reihen. Lass die Karte liegen, die deine {card} braucht.</translation>
    </message>
    <message>
        <source>You saw every card being drafted: against you are {cards}. Play a card that is safe.</source>
        <translation>Du hast gesehen, wer was genommen hat: Gegen dich stehen {cards}. Spiel eine sichere Karte.</translation>
    </message>
    <message>
        <source>A row of its own: whatever the number, nothing is taken.</source>
        <translation>Eine eigene Reihe: Bei jeder Zahl wird nichts genommen.</translation>
    </message>
    <message>
        <source>The {card} still goes to row 2, but only the seventh card takes it.</source>
        <translation>Die {card} kommt trotzdem in Reihe 2, aber erst die siebte Karte nimmt sie.</translation>
    </message>
    <message>
        <source>Which row ends higher than the {card} and is not full?</source>
        <translation>Welche Reihe endet höher als die {card} und ist nicht voll?</translation>
    </message>
    <message>
        <source>Which card of your hand goes to a row with room?</source>
        <translation>Welche Karte deiner Hand kommt in eine Reihe mit Platz?</translation>
    </message>
    <message>
        <source>A card has to leave row 2. Where is room for it, and none to tempt the {card}?</source>
        <translation>Eine Karte muss aus Reihe 2 heraus. Wo ist Platz, ohne die {card} in eine volle Reihe zu locken?</translation>
    </message>
    <message>
        <source>If the full row is closed, the {card} goes to the next lower one.</source>
        <translation>Ist die volle Reihe gesperrt, kommt die {card} in die nächstniedrigere.</translation>
    </message>
    <message>
        <source>The more heads the card shows, the more go with it.</source>
        <translation>Je mehr Hornochsen die Karte zeigt, desto mehr gehen mit ihr.</translation>
    </message>
    <message>
        <source>Only one card is lower than your {card}.</source>
        <translation>Nur eine Karte ist niedriger als deine {card}.</translation>
    </message>
    <message>
        <source>Does one of those numbers fit between a row and your card?</source>
        <translation>Passt eine dieser Zahlen zwischen eine Reihe und deine Karte?</translation>
    </message>
    <message>
        <source>Play the special card.</source>
        <translation>Spiel die Sonderkarte.</translation>
    </message>
    <message>
        <source>Play the special card on row {row}.</source>
        <translation>Spiel die Sonderkarte auf Reihe {row}.</translation>
    </message>
    <message>
        <source>Move the {card} to row {row}.</source>
        <translation>Verschieb die {card} in Reihe {row}.</translation>
    </message>
    <message>
        <source>Play the special card on the {card}.</source>
        <translation>Spiel die Sonderkarte auf die {card}.</translation>
    </message>
    <message>
        <source>Take the {card}.</source>
        <translation>Nimm die {card}.</translation>
    </message>
    <message>
        <source>Nothing taken. The next row that is taken leaves, with its taker&apos;s card.</source>
        <translation>Nichts genommen. Die nächste genommene Reihe verlässt den Tisch, samt der Karte, die sie nimmt.</translation>
    </message>
    <message>
        <source>The {card} was let in as the sixth. The seventh card took six, yours too.</source>
        <translation>Die {card} durfte als sechste hinein. Die siebte Karte nahm sechs, deine auch.</translation>
    </message>
    <message>
        <source>The {card} begins row 3 and takes nothing. In a full row it would have taken.</source>
        <translation>Die {card} beginnt Reihe 3 und nimmt nichts. In einer vollen Reihe hätte sie genommen.</translation>
    </message>
    <message>
        <source>Nothing taken, and the {card} is back in your hand for a better trick.</source>
        <translation>Nichts genommen, und die {card} ist für einen besseren Zug wieder auf deiner Hand.</translation>
    </message>
    <message>
        <source>Row 2 had a place again: the {card} took nothing.</source>
        <translation>Reihe 2 hatte wieder Platz: Die {card} nahm nichts.</translation>
    </message>
    <message>
        <source>The {card} went to another row. The block stays until somebody takes a row.</source>
        <translation>Die {card} kam in eine andere Reihe. Gesperrt bleibt, bis jemand eine Reihe nimmt.</translation>
    </message>
    <message>
        <source>The dearest card takes the most with it: of the whole row {heads} are left.</source>
        <translation>Die teuerste Karte nimmt am meisten mit. Von der ganzen Reihe bleiben dir: {heads}.</translation>
    </message>
    <message>
        <source>The 1 began a row and your {card} followed it: no card can come between.</source>
        <translation>Die 1 begann eine Reihe und deine {card} folgte ihr: Keine Karte passt dazwischen.</translation>
    </message>
    <message>
        <source>Nobody holds a card that could come before your {card}: safe for certain.</source>
        <translation>Niemand hat eine Karte, die vor deiner {card} in die Reihe käme: ganz sicher.</translation>
    </message>
    <message>
        <source>The {card} takes nothing. The row taken after it left with its taker&apos;s card: there are four again.</source>
        <translation>Die {card} nimmt nichts. Die danach genommene Reihe ging samt der Karte, die sie nahm: Es sind wieder vier.</translation>
    </message>
    <message>
        <source>Without the special card the {card} took {heads}.</source>
        <translation>Ohne die Sonderkarte nahm die {card}: {heads}.</translation>
    </message>
    <message>
        <source>That row was full as well: you took all but its highest card, {heads}.</source>
        <translation>Auch diese Reihe war voll: Du nahmst alle bis auf die höchste ({heads}).</translation>
    </message>
    <message>
        <source>The other card was the sixth of its row too: you took {heads}.</source>
        <translation>Auch die andere Karte war die sechste ihrer Reihe. Du nahmst: {heads}.</translation>
    </message>
    <message>
        <source>You are left with {heads}. Another card of the row takes more with it.</source>
        <translation>Dir bleiben: {heads}. Eine andere Karte der Reihe nimmt mehr mit.</translation>
    </message>
    <message>
        <source>It did not help the {card}: you took {heads}.</source>
        <translation>Das half der {card} nicht. Du nahmst: {heads}.</translation>
    </message>
    <message>
        <source>All four rows began above your {card}: it had to take one, {heads}.</source>
        <translation>Alle vier Reihen begannen über deiner {card}: Sie musste eine nehmen ({heads}).</translation>
    </message>
</context>
<context>
    <name>Pega6Draft</name>
    <message>
        <source>Draft: lap {lap} of {laps}</source>
        <translation>Kartenwahl: Durchgang {lap} von {laps}</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>{count} of {all}</source>
        <translation>{count} von {all}</translation>
    </message>
    <message>
        <source>{count} of {all} cards</source>
        <translation>{count} von {all} Karten</translation>
    </message>
    <message>
        <source>in hand</source>
        <comment>beside a number of heads</comment>
        <translation>auf der Hand</translation>
    </message>
    <message>
        <source>Your hand is sorted; everybody may see it during the draft.</source>
        <translation>Deine Hand ist sortiert; während der Kartenwahl dürfen alle sie sehen.</translation>
    </message>
    <message>
        <source>The four cards left over open the rows.</source>
        <translation>Die vier übrigen Karten beginnen die Reihen.</translation>
    </message>
    <message>
        <source>{name}: {count} of {all} cards, {heads}.</source>
        <translation>{name}: {count} von {all} Karten, {heads}.</translation>
    </message>
    <message numerus="yes">
        <source>take one of the %n open card(s). {name} chooses after you.</source>
        <translation>
            <numerusform>Nimm die %n offene Karte. {name} wählt nach dir.</numerusform>
            <numerusform>Nimm eine der %n offenen Karten. {name} wählt nach dir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take one of the %n open card(s). Then the rows are laid.</source>
        <translation>
            <numerusform>Nimm die %n offene Karte. Dann werden die Reihen ausgelegt.</numerusform>
            <numerusform>Nimm eine der %n offenen Karten. Dann werden die Reihen ausgelegt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>choosing one of the %n open card(s).</source>
        <translation>
            <numerusform>wählt die %n offene Karte.</numerusform>
            <numerusform>wählt eine der %n offenen Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>choosing one of the %n open card(s). Z puts your {card} back.</source>
        <translation>
            <numerusform>wählt die %n offene Karte. Z legt deine {card} zurück.</numerusform>
            <numerusform>wählt eine der %n offenen Karten. Z legt deine {card} zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>the {card} costs {heads}. Drop it on your hand or press Enter.</source>
        <translation>Preis der {card}: {heads}. Lass sie auf deiner Hand los oder drück Enter.</translation>
    </message>
    <message>
        <source>Take the {card}</source>
        <translation>{card} nehmen</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Wähle eine Karte</translation>
    </message>
    <message>
        <source>The {card} joins the hand of {name}</source>
        <translation>{name} bekommt die {card} auf die Hand</translation>
    </message>
    <message>
        <source>The {card} joins your hand</source>
        <translation>Die {card} kommt auf deine Hand</translation>
    </message>
    <message>
        <source>With it the hand holds</source>
        <translation>Mit ihr hat die Hand</translation>
    </message>
    <message>
        <source>open cards go to your hand: drop the {card} there.</source>
        <translation>Offene Karten kommen auf deine Hand: Lass die {card} dort los.</translation>
    </message>
    <message>
        <source>{name} has the {card} already: take one of the open cards.</source>
        <translation>{name} hat die {card} schon: Nimm eine der offenen Karten.</translation>
    </message>
    <message>
        <source>you have the {card} already: take one of the open cards.</source>
        <translation>Die {card} hast du schon: Nimm eine der offenen Karten.</translation>
    </message>
    <message>
        <source>choose an open card first.</source>
        <translation>Wähle zuerst eine offene Karte.</translation>
    </message>
</context>
<context>
    <name>Pega6DraftLog</name>
    <message>
        <source>The rows began with {cards}, which nobody drafted.</source>
        <translation>Die Reihen begannen mit {cards}, die niemand gewählt hatte.</translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %n card(s) lay open, you drafted first.</source>
        <translation>
            <numerusform>Runde {round}: %n Karte lag offen, du hast zuerst gewählt.</numerusform>
            <numerusform>Runde {round}: %n Karten lagen offen, du hast zuerst gewählt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %n card(s) lay open, {name} drafted first.</source>
        <translation>
            <numerusform>Runde {round}: %n Karte lag offen, {name} hat zuerst gewählt.</numerusform>
            <numerusform>Runde {round}: %n Karten lagen offen, {name} hat zuerst gewählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>You drafted the {card}.</source>
        <translation>Du hast die {card} genommen.</translation>
    </message>
    <message>
        <source>{name} drafted the {card}.</source>
        <translation>{name} hat die {card} genommen.</translation>
    </message>
    <message>
        <source>You put the {card} back on offer.</source>
        <translation>Du hast die {card} wieder zurückgelegt.</translation>
    </message>
    <message>
        <source>{name} put the {card} back on offer.</source>
        <translation>{name} hat die {card} wieder zurückgelegt.</translation>
    </message>
</context>
<context>
    <name>Pega6Highlight</name>
    <message>
        <source>You took the {card} in trick {trick}.</source>
        <translation>Du hast die {card} in Zug {trick} genommen.</translation>
    </message>
    <message>
        <source>{name} took the {card} in trick {trick}.</source>
        <translation>{name} hat die {card} in Zug {trick} genommen.</translation>
    </message>
</context>
<context>
    <name>Pega6Keys</name>
    <message>
        <source>card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>row</source>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>play</source>
        <translation>spielen</translation>
    </message>
    <message>
        <source>take</source>
        <translation>nehmen</translation>
    </message>
    <message>
        <source>let go</source>
        <translation>zurücklegen</translation>
    </message>
    <message>
        <source>why?</source>
        <translation>warum?</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>zurücknehmen</translation>
    </message>
    <message>
        <source>last trick</source>
        <translation>letzter Zug</translation>
    </message>
    <message>
        <source>pick</source>
        <comment>take an open card</comment>
        <translation>nehmen</translation>
    </message>
    <message>
        <source>special card</source>
        <translation>Sonderkarte</translation>
    </message>
    <message>
        <source>no special card</source>
        <translation>ohne Sonderkarte</translation>
    </message>
    <message>
        <source>keep</source>
        <translation>behalten</translation>
    </message>
    <message>
        <source>swap</source>
        <translation>tauschen</translation>
    </message>
    <message>
        <source>put aside</source>
        <translation>ablegen</translation>
    </message>
    <message>
        <source>trick</source>
        <comment>what the arrow keys of a replay lead to</comment>
        <translation>Zug</translation>
    </message>
    <message>
        <source>and no special</source>
        <comment>plays the number card, and no special card with it</comment>
        <translation>und ohne Sonderkarte</translation>
    </message>
    <message>
        <source>drafted hands</source>
        <translation>gewählte Hände</translation>
    </message>
    <message>
        <source>walk over cards, rows and targets</source>
        <translation>Karten, Reihen und Ziele durchgehen</translation>
    </message>
    <message>
        <source>play, take the row</source>
        <translation>spielen, Reihe nehmen</translation>
    </message>
    <message>
        <source>choose a row</source>
        <translation>eine Reihe vorwählen</translation>
    </message>
    <message>
        <source>none of the cards on offer</source>
        <translation>keine der angebotenen Karten</translation>
    </message>
    <message>
        <source>a row by its number</source>
        <translation>eine Reihe über ihre Nummer</translation>
    </message>
    <message>
        <source>play, and no special card with it; 0 only says so</source>
        <translation>spielen, und ohne Sonderkarte; 0 merkt es nur vor</translation>
    </message>
    <message>
        <source>the drafted cards of the next player (professional game)</source>
        <translation>die gewählten Karten des nächsten Spielers (Profispiel)</translation>
    </message>
</context>
<context>
    <name>Pega6Lesson</name>
    <message>
        <source>Choosing</source>
        <comment>a step of the lesson</comment>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Where it goes</source>
        <comment>a step of the lesson</comment>
        <translation>Wohin damit</translation>
    </message>
    <message>
        <source>The sixth takes</source>
        <comment>a step of the lesson</comment>
        <translation>Die sechste nimmt</translation>
    </message>
    <message>
        <source>Too low</source>
        <comment>a step of the lesson</comment>
        <translation>Zu niedrig</translation>
    </message>
    <message>
        <source>Before you</source>
        <comment>a step of the lesson</comment>
        <translation>Vor dir</translation>
    </message>
    <message>
        <source>Heads</source>
        <comment>a step of the lesson</comment>
        <translation>Hornochsen</translation>
    </message>
    <message>
        <source>Your round</source>
        <comment>a step of the lesson</comment>
        <translation>Deine Runde</translation>
    </message>
    <message>
        <source>Everybody chooses at once, and the lowest goes first. Play any card.</source>
        <translation>Alle wählen zugleich. Die niedrigste kommt zuerst. Spiel irgendeine Karte.</translation>
    </message>
    <message>
        <source>A card goes to the row with the smallest difference. You choose the card; the sum chooses the row.</source>
        <translation>Die Karte kommt in die Reihe mit der kleinsten Differenz. Du wählst die Karte, die Rechnung wählt die Reihe.</translation>
    </message>
    <message>
        <source>Five fit in a row. The sixth takes the five and stays. Play a card that takes nothing.</source>
        <translation>Fünf passen in eine Reihe. Die sechste nimmt die fünf und bleibt liegen. Spiel eine Karte, die nichts nimmt.</translation>
    </message>
    <message>
        <source>Your cards are lower than every row: then you choose the row you take. Play one.</source>
        <translation>Deine Karten sind niedriger als alle Reihen: Dann wählst du, welche Reihe du nimmst. Spiel eine.</translation>
    </message>
    <message>
        <source>Two cards are out between the 37 and the 40, and only one more fits in the row. Is the 40 safe?</source>
        <translation>Zwischen 37 und 40 fehlen zwei Karten, und nur eine passt noch in die Reihe. Ist die 40 sicher?</translation>
    </message>
    <message>
        <source>Count heads, not cards. Play a card, then take the cheapest row.</source>
        <translation>Zähl Hornochsen, nicht Karten. Spiel eine Karte und nimm dann die billigste Reihe.</translation>
    </message>
    <message>
        <source>Your round: four cards, and nobody helps. Take as few heads as you can.</source>
        <translation>Deine Runde: vier Karten, ohne Hilfe. Nimm so wenige Hornochsen wie möglich.</translation>
    </message>
    <message>
        <source>The {card} takes a row of your choice. A little now can be better than a lot later.</source>
        <translation>Die {card} nimmt die Reihe, die du wählst. Wenig jetzt kann besser sein als viel später.</translation>
    </message>
    <message>
        <source>The same table, but now you hold the 38. How many cards are out between the 37 and the 38?</source>
        <translation>Derselbe Tisch, aber jetzt hast du die 38. Wie viele Karten fehlen zwischen 37 und 38?</translation>
    </message>
    <message>
        <source>Any card will do. See in which order they go in.</source>
        <translation>Jede Karte ist recht. Sieh, in welcher Reihenfolge sie angelegt werden.</translation>
    </message>
    <message>
        <source>Any card will do. The row that lights up is where it goes.</source>
        <translation>Jede Karte ist recht. Die Reihe, die aufleuchtet, ist ihre.</translation>
    </message>
    <message>
        <source>Row 2 has five cards already. Which card would go there?</source>
        <translation>Reihe 2 hat schon fünf Karten. Welche Karte käme dorthin?</translation>
    </message>
    <message>
        <source>All three are lower than every row: any will do.</source>
        <translation>Alle drei sind niedriger als jede Reihe: Jede ist recht.</translation>
    </message>
    <message>
        <source>2 cards may go in before yours. 1 place is left.</source>
        <translation>2 Karten können vor deiner kommen. 1 Platz ist frei.</translation>
    </message>
    <message>
        <source>A card that follows right behind a row is safe; a full row is not.</source>
        <translation>Eine Karte direkt hinter dem Ende einer Reihe ist sicher; in einer vollen Reihe nicht.</translation>
    </message>
    <message>
        <source>The number beside the ox says how many heads a row costs.</source>
        <translation>Die Zahl neben dem Ochsen sagt, wie viele Hornochsen eine Reihe kostet.</translation>
    </message>
    <message>
        <source>No card can come between the 37 and the 38.</source>
        <translation>Zwischen 37 und 38 kann keine Karte kommen.</translation>
    </message>
    <message>
        <source>Try the {card}.</source>
        <translation>Versuch die {card}.</translation>
    </message>
    <message>
        <source>Try row {row}.</source>
        <translation>Versuch Reihe {row}.</translation>
    </message>
    <message>
        <source>They went in from the lowest to the highest: {cards}.</source>
        <translation>Angelegt wurde von der niedrigsten zur höchsten: {cards}.</translation>
    </message>
    <message>
        <source>The {card} went behind the {end}: a difference of {difference}, the smallest.</source>
        <translation>Die {card} kam hinter die {end}: Differenz {difference}, die kleinste.</translation>
    </message>
    <message>
        <source>The {card} took nothing. The full row still waits for its sixth card.</source>
        <translation>Die {card} nahm nichts. Die volle Reihe wartet noch auf ihre sechste Karte.</translation>
    </message>
    <message>
        <source>Only {heads}, and your card begins the row anew.</source>
        <translation>Nur {heads}, und deine Karte beginnt die Reihe neu.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), but only {heads}: the cheapest row.</source>
        <translation>
            <numerusform>%n Karte, aber nur {heads}: die billigste Reihe.</numerusform>
            <numerusform>%n Karten, aber nur {heads}: die billigste Reihe.</numerusform>
        </translation>
    </message>
    <message>
        <source>That row cost {heads}. There was one for {least}.</source>
        <translation>Diese Reihe hat {heads} gekostet. Es gab eine für {least}.</translation>
    </message>
    <message>
        <source>The {card} was the sixth card of its row and took {heads}.</source>
        <translation>Die {card} war die sechste Karte ihrer Reihe und nahm {heads}.</translation>
    </message>
    <message>
        <source>It looked safe. But {cards} went in before, and the {card} took {heads}.</source>
        <translation>Es sah sicher aus. Aber davor: {cards}. Und die {card} nahm {heads}.</translation>
    </message>
    <message>
        <source>The {card} follows the {end}, and no card can come between: safe, whatever the others play.</source>
        <translation>Die {card} folgt direkt auf die {end}, nichts kann dazwischen: sicher, was die anderen auch spielen.</translation>
    </message>
    <message>
        <source>You took {heads}. Playing at random takes {average} on average.</source>
        <translation>Du hast {heads} genommen. Wer zufällig spielt, nimmt im Schnitt {average}.</translation>
    </message>
    <message>
        <source>You took nothing. Playing at random takes {average} heads on average.</source>
        <translation>Du hast nichts genommen. Wer zufällig spielt, nimmt im Schnitt {average} Hornochsen.</translation>
    </message>
</context>
<context>
    <name>Pega6Log</name>
    <message>
        <source>Round {round}: the rows began with {cards}.</source>
        <translation>Runde {round}: Die Reihen begannen mit {cards}.</translation>
    </message>
    <message>
        <source>{card} ({name})</source>
        <comment>a revealed card and its player</comment>
        <translation>{card} ({name})</translation>
    </message>
    <message>
        <source>The cards turned up: {plays}.</source>
        <translation>Die Karten wurden aufgedeckt: {plays}.</translation>
    </message>
    <message>
        <source>Your {card} was lower than every row: you had to take one.</source>
        <translation>Deine {card} war niedriger als alle Reihen: Du musstest eine nehmen.</translation>
    </message>
    <message>
        <source>{name}&apos;s {card} was lower than every row: {name} had to take one.</source>
        <translation>Die {card} von {name} war niedriger als alle Reihen: {name} musste eine nehmen.</translation>
    </message>
    <message>
        <source>Your {card} went to row {row}, place {place}.</source>
        <translation>Deine {card} kam in Reihe {row}, Platz {place}.</translation>
    </message>
    <message>
        <source>Your {card} opened row {row}.</source>
        <translation>Deine {card} begann Reihe {row}.</translation>
    </message>
    <message>
        <source>{name}&apos;s {card} went to row {row}, place {place}.</source>
        <translation>Die {card} von {name} kam in Reihe {row}, Platz {place}.</translation>
    </message>
    <message>
        <source>{name}&apos;s {card} opened row {row}.</source>
        <translation>Die {card} von {name} begann Reihe {row}.</translation>
    </message>
    <message>
        <source>{name} with {points}</source>
        <comment>a player and the heads of the round</comment>
        <translation>{name} ({points})</translation>
    </message>
    <message>
        <source>End of round {round}: {scores}.</source>
        <translation>Ende von Runde {round}: {scores}.</translation>
    </message>
    <message>
        <source>End of the match: {names} shared the victory with {heads} each.</source>
        <translation>Ende der Partie, geteilter Sieg: {names} (je {heads}).</translation>
    </message>
    <message>
        <source>End of the match: you won with {heads}!</source>
        <translation>Ende der Partie: Du hast gewonnen ({heads})!</translation>
    </message>
    <message>
        <source>End of the match: {name} won with {heads}.</source>
        <translation>Ende der Partie: {name} hat gewonnen ({heads}).</translation>
    </message>
</context>
<context>
    <name>Pega6OptionReasons</name>
    <message>
        <source>the {lifted} waits in your hand: now decide how your {card} is placed.</source>
        <translation>Die {lifted} wartet auf deiner Hand: Entscheide erst, wie deine {card} angelegt wird.</translation>
    </message>
    <message>
        <source>this special card is not yours: play one of those you hold.</source>
        <translation>Diese Sonderkarte gehört dir nicht: Spiel eine von deinen.</translation>
    </message>
    <message>
        <source>pick up a special card first, or press 0 to place the {card} without.</source>
        <translation>Nimm zuerst eine Sonderkarte auf, oder drück 0, um die {card} ohne Sonderkarte anzulegen.</translation>
    </message>
    <message>
        <source>choose a lit place for {special} first.</source>
        <translation>Wähle zuerst einen leuchtenden Platz für „{special}“.</translation>
    </message>
    <message>
        <source>{special} goes to the lit place only.</source>
        <translation>„{special}“ passt nur auf den leuchtenden Platz.</translation>
    </message>
    <message>
        <source>a special card is played when your own card is about to be placed.</source>
        <translation>Eine Sonderkarte spielst du, wenn deine eigene Karte gleich angelegt wird.</translation>
    </message>
    <message>
        <source>pick up the special card you want to swap, or press 0 to keep them.</source>
        <translation>Nimm die Sonderkarte auf, die du tauschen willst, oder drück 0, um alle zu behalten.</translation>
    </message>
    <message>
        <source>only a special card may be swapped now; 0 keeps them.</source>
        <translation>Jetzt lässt sich nur eine Sonderkarte tauschen; 0 behält alle.</translation>
    </message>
    <message>
        <source>drop the card on the discard pile.</source>
        <translation>Lass die Karte auf der Ablage los.</translation>
    </message>
    <message>
        <source>pick up a card of your pile, or press 0 to keep the rest.</source>
        <translation>Nimm eine Karte aus deinem Stapel auf, oder drück 0, um den Rest zu behalten.</translation>
    </message>
    <message>
        <source>only cards of your pile may be put aside now; 0 keeps the rest.</source>
        <translation>Jetzt lassen sich nur Karten aus deinem Stapel ablegen; 0 behält den Rest.</translation>
    </message>
</context>
<context>
    <name>Pega6Previews</name>
    <message>
        <source>The {card} goes in before the {right}</source>
        <translation>Die {card} kommt vor die {right}</translation>
    </message>
    <message>
        <source>The {card} goes in after the {left}</source>
        <translation>Die {card} kommt hinter die {left}</translation>
    </message>
    <message>
        <source>The {card} goes in between {left} and {right}</source>
        <translation>Die {card} kommt zwischen {left} und {right}</translation>
    </message>
    <message>
        <source>The {card} goes to row {row}</source>
        <translation>Die {card} kommt in Reihe {row}</translation>
    </message>
    <message>
        <source>Row {row} is locked</source>
        <translation>Reihe {row} ist dann gesperrt</translation>
    </message>
    <message>
        <source>The {card} opens a fifth row</source>
        <translation>Die {card} beginnt eine fünfte Reihe</translation>
    </message>
    <message>
        <source>Only the 7th card takes row {row}</source>
        <translation>Erst die 7. Karte nimmt Reihe {row}</translation>
    </message>
    <message>
        <source>The {card} goes in place of the {back}</source>
        <translation>Die {card} kommt anstelle der {back}</translation>
    </message>
    <message>
        <source>Without a special card the {card} goes to row {row}</source>
        <translation>Ohne Sonderkarte kommt die {card} in Reihe {row}</translation>
    </message>
    <message>
        <source>Without a special card {name} takes row {row}</source>
        <translation>Ohne Sonderkarte nimmt {name} Reihe {row}</translation>
    </message>
    <message>
        <source>Without a special card you take row {row}</source>
        <translation>Ohne Sonderkarte nimmst du Reihe {row}</translation>
    </message>
    <message>
        <source>Without a special card {name} chooses a row and takes it</source>
        <translation>Ohne Sonderkarte wählt {name} eine Reihe und nimmt sie</translation>
    </message>
    <message>
        <source>Without a special card you choose a row and take it</source>
        <translation>Ohne Sonderkarte wählst du eine Reihe und nimmst sie</translation>
    </message>
    <message>
        <source>{name} takes row {row}</source>
        <translation>{name} nimmt Reihe {row}</translation>
    </message>
    <message>
        <source>You take row {row}</source>
        <translation>Du nimmst Reihe {row}</translation>
    </message>
    <message>
        <source>Move the {card}</source>
        <translation>Die {card} verschieben</translation>
    </message>
    <message>
        <source>Swap {special}</source>
        <translation>„{special}“ tauschen</translation>
    </message>
    <message>
        <source>Put the {card} aside</source>
        <translation>Die {card} ablegen</translation>
    </message>
    <message>
        <source>Row {row} then has {cards},</source>
        <translation>Reihe {row} hat dann {cards},</translation>
    </message>
    <message>
        <source>The {card} goes to row {row}, which then has {cards},</source>
        <translation>Die {card} kommt in Reihe {row}, die dann {cards} hat,</translation>
    </message>
    <message>
        <source>The {card} goes to row {row}.</source>
        <translation>Die {card} kommt in Reihe {row}.</translation>
    </message>
    <message>
        <source>Then the {card} takes a row of choice.</source>
        <translation>Dann nimmt die {card} eine Reihe nach Wahl.</translation>
    </message>
    <message>
        <source>Then the {card} is placed.</source>
        <translation>Dann wird die {card} angelegt.</translation>
    </message>
    <message>
        <source>{name} draws the top card of the deck.</source>
        <translation>{name} zieht die oberste Karte vom Ziehstapel.</translation>
    </message>
    <message>
        <source>the {card} with it</source>
        <translation>dazu die {card}</translation>
    </message>
    <message>
        <source>You take row {row}: {cards}, including your {own},</source>
        <translation>Du nimmst {cards} mit Reihe {row}, darunter deine {own},</translation>
    </message>
    <message>
        <source>{name} takes row {row}: {cards}, including the {own},</source>
        <translation>{name} nimmt {cards} mit Reihe {row}, darunter die {own},</translation>
    </message>
    <message>
        <source>{cards} from row {row}</source>
        <translation>{cards} aus Reihe {row}</translation>
    </message>
    <message>
        <source>You take {takings},</source>
        <translation>Du nimmst {takings},</translation>
    </message>
    <message>
        <source>{name} takes {takings},</source>
        <translation>{name} nimmt {takings},</translation>
    </message>
    <message>
        <source>The {card} is lower than every open row: you choose one and take it. The cheapest costs</source>
        <translation>Die {card} ist niedriger als alle freien Reihen: Du wählst eine und nimmst sie. Die günstigste kostet</translation>
    </message>
    <message>
        <source>The {card} is lower than every open row: {name} takes one. The cheapest costs</source>
        <translation>Die {card} ist niedriger als alle freien Reihen: {name} wählt eine und nimmt sie. Die günstigste kostet</translation>
    </message>
    <message>
        <source>Row {row} would cost</source>
        <translation>Reihe {row} würde dich kosten</translation>
    </message>
    <message>
        <source>The pile of {name} then counts</source>
        <translation>Der Stapel von {name} hat dann</translation>
    </message>
    <message>
        <source>Your pile then counts</source>
        <translation>Dein Stapel hat dann</translation>
    </message>
    <message>
        <source>It may go to row {row}.</source>
        <translation>Sie kann in Reihe {row}.</translation>
    </message>
    <message>
        <source>It may go to rows {rows}.</source>
        <translation>Sie kann in die Reihen {rows}.</translation>
    </message>
    <message>
        <source>{special} goes to the discard pile.</source>
        <translation>„{special}“ kommt auf die Ablage.</translation>
    </message>
    <message numerus="yes">
        <source>heads.</source>
        <comment>after a number</comment>
        <translation>
            <numerusform>Hornochsen.</numerusform>
            <numerusform>Hornochsen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} takes nothing.</source>
        <translation>{name} nimmt nichts.</translation>
    </message>
    <message>
        <source>You take nothing.</source>
        <translation>Du nimmst nichts.</translation>
    </message>
    <message>
        <source>The {card} stays in the row.</source>
        <translation>Die {card} bleibt in der Reihe.</translation>
    </message>
    <message>
        <source>The {card} begins row {row}.</source>
        <translation>Die {card} beginnt Reihe {row}.</translation>
    </message>
    <message>
        <source>Four rows are left.</source>
        <translation>Vier Reihen bleiben.</translation>
    </message>
    <message>
        <source>The blocks are lifted.</source>
        <translation>Die Sperren fallen weg.</translation>
    </message>
    <message>
        <source>You draw the top card of the deck.</source>
        <translation>Du ziehst die oberste Karte vom Ziehstapel.</translation>
    </message>
    <message>
        <source>The discard pile is shuffled into a deck, and {name} draws.</source>
        <translation>Die Ablage wird zum neuen Ziehstapel gemischt, und {name} zieht.</translation>
    </message>
    <message>
        <source>The discard pile is shuffled into a deck, and you draw.</source>
        <translation>Die Ablage wird zum neuen Ziehstapel gemischt, und du ziehst.</translation>
    </message>
    <message>
        <source>Up to {heads} more can be removed.</source>
        <translation>Du darfst noch mehr ablegen, höchstens: {heads}.</translation>
    </message>
    <message>
        <source>Nothing more can be removed.</source>
        <translation>Mehr darfst du nicht ablegen.</translation>
    </message>
    <message>
        <source>Remove the {card} from the game</source>
        <translation>Die {card} aus dem Spiel nehmen</translation>
    </message>
    <message>
        <source>in your pile</source>
        <translation>in deinem Stapel</translation>
    </message>
    <message>
        <source>pile of {name}</source>
        <translation>Stapel von {name}</translation>
    </message>
    <message>
        <source>all of row {row}</source>
        <translation>die ganze Reihe {row}</translation>
    </message>
    <message>
        <source>the {card} leaves</source>
        <translation>die {card} geht</translation>
    </message>
    <message numerus="yes">
        <source>the {card} leaves and cancels %n more</source>
        <translation>
            <numerusform>die {card} geht und streicht %n weiteren Hornochsen</numerusform>
            <numerusform>die {card} geht und streicht %n weitere Hornochsen</numerusform>
        </translation>
    </message>
    <message>
        <source>You keep</source>
        <translation>Dir bleiben</translation>
    </message>
    <message>
        <source>{name} keeps</source>
        <translation>{name} behält</translation>
    </message>
    <message>
        <source>without the special card: {points}</source>
        <translation>ohne Sonderkarte: {points}</translation>
    </message>
    <message>
        <source>then cards of up to {heads} can be removed</source>
        <translation>danach darfst du noch ablegen, höchstens {heads}</translation>
    </message>
    <message>
        <source>keep</source>
        <comment>the pile counts so many heads then</comment>
        <translation>bleibt</translation>
    </message>
</context>
<context>
    <name>Pega6Reasons</name>
    <message>
        <source>smallest</source>
        <translation>kleinste</translation>
    </message>
    <message>
        <source>larger</source>
        <translation>größere</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>too high</source>
        <translation>schon zu hoch</translation>
    </message>
    <message>
        <source>The smallest difference decides</source>
        <translation>Die kleinste Differenz entscheidet</translation>
    </message>
    <message>
        <source>Rows only rise</source>
        <translation>Reihen steigen immer an</translation>
    </message>
    <message>
        <source>A blocked row stays as it is</source>
        <translation>Eine gesperrte Reihe bleibt, wie sie ist</translation>
    </message>
    <message>
        <source>The 7th card takes the row</source>
        <translation>Die 7. Karte nimmt die Reihe</translation>
    </message>
    <message>
        <source>The 6th card takes the row</source>
        <translation>Die 6. Karte nimmt die Reihe</translation>
    </message>
    <message>
        <source>Lower than every row</source>
        <translation>Niedriger als alle Reihen</translation>
    </message>
    <message>
        <source>It lies in a row</source>
        <translation>Sie liegt in einer Reihe</translation>
    </message>
    <message>
        <source>It opened the row</source>
        <translation>Sie hat die Reihe begonnen</translation>
    </message>
    <message>
        <source>Nothing has changed: the {card} goes back to your hand.</source>
        <translation>Nichts hat sich geändert: Die {card} kommt auf deine Hand zurück.</translation>
    </message>
    <message>
        <source>Nothing has changed: the {card} is still to be placed.</source>
        <translation>Nichts hat sich geändert: Die {card} wird noch angelegt.</translation>
    </message>
    <message>
        <source>It would lie in row {row}, place {place}, unless lower cards change the rows first.</source>
        <translation>Sie läge in Reihe {row} auf Platz {place}, falls niedrigere Karten vorher nichts ändern.</translation>
    </message>
    <message>
        <source>The row is full: it would take {cards}, {heads}, unless lower cards change the rows first.</source>
        <translation>Die Reihe ist voll: Die Karte nähme {cards}, {heads}, falls niedrigere Karten vorher nichts ändern.</translation>
    </message>
    <message>
        <source>No row ends below the {card}: when its turn comes, its player takes a row of their choice.</source>
        <translation>Keine Reihe endet unter der {card}: Ist sie dran, wählt die Person, die sie gespielt hat, eine Reihe und nimmt sie.</translation>
    </message>
    <message>
        <source>The lower cards are placed first and may still change the rows.</source>
        <translation>Die niedrigeren Karten werden zuerst angelegt und können die Reihen noch ändern.</translation>
    </message>
    <message>
        <source>It opened row {row} at the deal.</source>
        <translation>Sie liegt seit dem Austeilen am Anfang von Reihe {row}.</translation>
    </message>
    <message>
        <source>It has been on the table since the deal.</source>
        <translation>Sie liegt seit dem Austeilen auf dem Tisch.</translation>
    </message>
    <message>
        <source>You played it in trick {trick}.</source>
        <translation>Du hast sie in Zug {trick} gespielt.</translation>
    </message>
    <message>
        <source>{name} played it in trick {trick}.</source>
        <translation>{name} hat sie in Zug {trick} gespielt.</translation>
    </message>
    <message>
        <source>The row was full: in trick {trick} you took {cards}, {heads}.</source>
        <translation>Die Reihe war voll: In Zug {trick} hast du {cards} genommen, {heads}.</translation>
    </message>
    <message>
        <source>The row was full: in trick {trick} {name} took {cards}, {heads}.</source>
        <translation>Die Reihe war voll: In Zug {trick} hat {name} {cards} genommen, {heads}.</translation>
    </message>
    <message>
        <source>In trick {trick} you chose this row and took {cards}, {heads}.</source>
        <translation>In Zug {trick} hast du diese Reihe gewählt und {cards} genommen, {heads}.</translation>
    </message>
    <message>
        <source>In trick {trick} {name} chose this row and took {cards}, {heads}.</source>
        <translation>In Zug {trick} hat {name} diese Reihe gewählt und {cards} genommen, {heads}.</translation>
    </message>
    <message>
        <source>the {card} does not go to row {row}. The smallest difference decides: row {right}.</source>
        <translation>Die {card} kommt nicht in Reihe {row}. Die kleinste Differenz entscheidet: Reihe {right}.</translation>
    </message>
    <message>
        <source>the {card} does not go to row {row}: it is at {end} already, and rows only rise. Row {right} is right.</source>
        <translation>Die {card} kommt nicht in Reihe {row}: Die ist schon bei {end}, und Reihen steigen immer an. Richtig ist Reihe {right}.</translation>
    </message>
    <message>
        <source>the {card} does not go to row {row}, which is blocked. Row {right} is right.</source>
        <translation>Die {card} kommt nicht in Reihe {row}, denn die ist gesperrt. Richtig ist Reihe {right}.</translation>
    </message>
    <message>
        <source>row {row} is blocked and cannot be taken: choose an open row.</source>
        <translation>Reihe {row} ist gesperrt und kann nicht genommen werden: Wähle eine freie Reihe.</translation>
    </message>
    <message>
        <source>no row lies there: drop the {card} on any row.</source>
        <translation>Dort liegt keine Reihe: Leg die {card} auf irgendeine Reihe.</translation>
    </message>
    <message>
        <source>no row lies there: drop the {card} on row {row}.</source>
        <translation>Dort liegt keine Reihe: Leg die {card} auf Reihe {row}.</translation>
    </message>
    <message>
        <source>your card already lies face down. Z takes it back.</source>
        <translation>Deine Karte liegt schon verdeckt. Z nimmt sie zurück.</translation>
    </message>
    <message>
        <source>your {card} already lies face down. Z takes it back.</source>
        <translation>Deine {card} liegt schon verdeckt. Z nimmt sie zurück.</translation>
    </message>
    <message>
        <source>this trick is still being placed.</source>
        <translation>Die Karten dieses Zuges werden noch angelegt.</translation>
    </message>
    <message>
        <source>{name} is choosing a row to take.</source>
        <translation>{name} wählt die Reihe, die genommen wird.</translation>
    </message>
    <message>
        <source>it is not your turn: {name} is deciding.</source>
        <translation>Du bist nicht dran: {name} überlegt.</translation>
    </message>
    <message>
        <source>pick up a card first, then the row.</source>
        <translation>Nimm zuerst eine Karte auf, dann wähle die Reihe.</translation>
    </message>
    <message>
        <source>first choose the row that your {card} takes.</source>
        <translation>Wähle zuerst die Reihe, die deine {card} nimmt.</translation>
    </message>
    <message>
        <source>there is no such row: they count from 1 to {count}.</source>
        <translation>Diese Reihe gibt es nicht: Sie sind von 1 bis {count} nummeriert.</translation>
    </message>
    <message>
        <source>this card is not in your hand.</source>
        <translation>Diese Karte ist nicht auf deiner Hand.</translation>
    </message>
    <message>
        <source>the next cards are still to be dealt.</source>
        <translation>Die nächsten Karten werden erst noch ausgeteilt.</translation>
    </message>
    <message>
        <source>the match is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>you are only watching this match.</source>
        <translation>Bei dieser Partie schaust du nur zu.</translation>
    </message>
    <message>
        <source>a card can be taken back only until all cards are turned up.</source>
        <translation>Eine Karte lässt sich nur zurücknehmen, solange nicht alle aufgedeckt sind.</translation>
    </message>
    <message>
        <source>a drafted card can be put back only until the next player has drafted.</source>
        <translation>Eine gewählte Karte lässt sich nur zurücklegen, bis die nächste Person gewählt hat.</translation>
    </message>
    <message>
        <source>a row is chosen only for a card that is lower than every row.</source>
        <translation>Eine Reihe wählt nur, wessen Karte niedriger ist als alle Reihen.</translation>
    </message>
    <message>
        <source>that is not possible now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
</context>
<context>
    <name>Pega6Refused</name>
    <message>
        <source>{special} needs a card: name the card it is for.</source>
        <translation>„{special}“ braucht eine Karte: Wähle sie aus.</translation>
    </message>
    <message>
        <source>the {card} is not in your pile: put aside a card you have taken.</source>
        <translation>Die {card} ist nicht in deinem Stapel: Leg eine Karte ab, die du genommen hast.</translation>
    </message>
    <message>
        <source>the {card} is not on offer: draft one of the open cards.</source>
        <translation>Die {card} steht nicht zur Wahl: Nimm eine der offenen Karten.</translation>
    </message>
    <message>
        <source>the {card} lies in no row: move a card of an open row.</source>
        <translation>Die {card} liegt in keiner Reihe: Verschieb eine Karte aus einer freien Reihe.</translation>
    </message>
    <message>
        <source>the cards are still being drafted: play the {card} after that.</source>
        <translation>Die Kartenwahl läuft noch: Spiel die {card} danach.</translation>
    </message>
    <message>
        <source>there is a fifth row already: wait until a row is taken, or choose another special card.</source>
        <translation>Es gibt schon eine fünfte Reihe: Warte, bis jemand eine Reihe nimmt, oder wähle eine andere Sonderkarte.</translation>
    </message>
    <message>
        <source>row {row} is full: by your house rules, move to a row with room.</source>
        <translation>Reihe {row} ist voll: Nach euren Hausregeln verschiebt man nur in eine Reihe mit Platz.</translation>
    </message>
    <message>
        <source>the {card} is higher than the row, which ends with {end}: insert it into a row that ends higher.</source>
        <translation>Die {card} ist höher als die Reihe, die mit {end} endet: Füg sie in eine Reihe ein, die höher endet.</translation>
    </message>
    <message>
        <source>no cards are being drafted now: play a card of your hand.</source>
        <translation>Jetzt ist keine Kartenwahl: Spiel eine Karte aus deiner Hand.</translation>
    </message>
    <message>
        <source>special cards are exchanged only right after taking a row.</source>
        <translation>Sonderkarten tauscht man nur, gleich nachdem man eine Reihe genommen hat.</translation>
    </message>
    <message>
        <source>a special card is played when your own card is about to be placed.</source>
        <translation>Eine Sonderkarte spielst du, wenn deine eigene Karte gleich angelegt wird.</translation>
    </message>
    <message>
        <source>there is no such row: choose one that lies on the table.</source>
        <translation>Diese Reihe gibt es nicht: Wähle eine, die auf dem Tisch liegt.</translation>
    </message>
    <message>
        <source>nobody sits there: choose a player at the table.</source>
        <translation>Dort sitzt niemand: Wähle jemanden am Tisch.</translation>
    </message>
    <message>
        <source>this trick is still being placed: play the {card} after it.</source>
        <translation>Dieser Zug wird noch angelegt: Spiel die {card} danach.</translation>
    </message>
    <message>
        <source>the {card} does not lie in the row you take: name a card of that row.</source>
        <translation>Die {card} liegt nicht in der Reihe, die du nimmst: Wähle eine Karte aus dieser Reihe.</translation>
    </message>
    <message>
        <source>it is not your turn: wait until the others have decided.</source>
        <translation>Du bist nicht dran: Warte, bis die anderen entschieden haben.</translation>
    </message>
    <message>
        <source>you have no other card in hand: place the card without {replace}.</source>
        <translation>Du hast keine andere Karte auf der Hand: Leg die Karte ohne „{replace}“ an.</translation>
    </message>
    <message>
        <source>cards are put aside only right after {neg_pos}.</source>
        <translation>Karten legt man nur gleich nach „{neg_pos}“ ab.</translation>
    </message>
    <message>
        <source>the {card} takes no row now: keep {neg_pos} until one of your cards does.</source>
        <translation>Die {card} nimmt jetzt keine Reihe: Heb dir „{neg_pos}“ auf, bis eine deiner Karten es tut.</translation>
    </message>
    <message>
        <source>no open row ends higher than the {card}: place it without {insert}.</source>
        <translation>Keine freie Reihe endet höher als die {card}: Leg sie ohne „{insert}“ an.</translation>
    </message>
    <message>
        <source>no row has room for a card to move to: place yours without {move}.</source>
        <translation>Keine Reihe hat Platz für eine verschobene Karte: Leg deine ohne „{move}“ an.</translation>
    </message>
    <message>
        <source>one special card per number card: keep {special} for later.</source>
        <translation>nur eine Sonderkarte je Zahlenkarte: Heb dir „{special}“ für später auf.</translation>
    </message>
    <message>
        <source>the {card} is your own card: name a card that lies in the row you take.</source>
        <translation>Die {card} ist deine eigene Karte: Wähle eine Karte aus der Reihe, die du nimmst.</translation>
    </message>
    <message>
        <source>{special} does not ask for that: leave out the card or row.</source>
        <translation>„{special}“ braucht das nicht: Lass die Karte oder die Reihe weg.</translation>
    </message>
    <message>
        <source>row {row} is blocked until a row is taken: choose an open row.</source>
        <translation>Reihe {row} ist gesperrt, bis jemand eine Reihe nimmt: Wähle eine freie Reihe.</translation>
    </message>
    <message>
        <source>a row must be chosen before the {card} can be played.</source>
        <translation>Bevor die {card} gespielt werden kann, muss eine Reihe gewählt werden.</translation>
    </message>
    <message>
        <source>{special} needs a row: name the row it is for.</source>
        <translation>„{special}“ braucht eine Reihe: Wähle sie aus.</translation>
    </message>
    <message>
        <source>the {card} is the card being placed: replace it with another one.</source>
        <translation>Die {card} ist die Karte, die gerade angelegt wird: Ersetz sie durch eine andere.</translation>
    </message>
    <message>
        <source>the card lies in row {row} already: move it to another row.</source>
        <translation>Die Karte liegt schon in Reihe {row}: Verschieb sie in eine andere.</translation>
    </message>
    <message>
        <source>row {row} takes seven already: place your card without another {seven_takes}.</source>
        <translation>Reihe {row} wartet schon auf die 7. Karte: Leg deine Karte ohne noch ein „{seven_takes}“ an.</translation>
    </message>
    <message>
        <source>the {card} is lower than every open row, so no row would take seven: place it without {seven_takes}.</source>
        <translation>Die {card} ist niedriger als alle freien Reihen und passt an keine: Leg sie ohne „{seven_takes}“ an.</translation>
    </message>
    <message>
        <source>you do not hold {special}: choose a special card you hold.</source>
        <translation>„{special}“ hast du nicht: Wähle eine Sonderkarte, die du hast.</translation>
    </message>
    <message>
        <source>the {card} counts {heads}, but only {left} can still be removed: choose a cheaper card.</source>
        <translation>Die {card} ({heads}) ist zu teuer, ablegen darfst du nur noch: {left}. Wähle eine günstigere Karte.</translation>
    </message>
    <message>
        <source>two rows are blocked already: wait until a row is taken.</source>
        <translation>Zwei Reihen sind schon gesperrt: Warte, bis jemand eine Reihe nimmt.</translation>
    </message>
</context>
<context>
    <name>Pega6Rules</name>
    <message>
        <source>Base game</source>
        <translation>Basisspiel</translation>
    </message>
    <message>
        <source>Professional game</source>
        <translation>Profispiel</translation>
    </message>
    <message>
        <source>Anniversary game</source>
        <translation>Jubiläumsspiel</translation>
    </message>
</context>
<context>
    <name>Pega6SpecialLog</name>
    <message>
        <source>You played {special}.</source>
        <translation>Du hast „{special}“ gespielt.</translation>
    </message>
    <message>
        <source>{name} played {special}.</source>
        <translation>{name} hat „{special}“ gespielt.</translation>
    </message>
    <message>
        <source>You took the {back} back and played the {card} instead.</source>
        <translation>Du hast die {back} zurückgenommen und stattdessen die {card} gespielt.</translation>
    </message>
    <message>
        <source>{name} took the {back} back and played the {card} instead.</source>
        <translation>{name} hat die {back} zurückgenommen und stattdessen die {card} gespielt.</translation>
    </message>
    <message>
        <source>You moved the {card} from row {source} to row {row}, place {place}.</source>
        <translation>Du hast die {card} aus Reihe {source} in Reihe {row} verschoben, Platz {place}.</translation>
    </message>
    <message>
        <source>{name} moved the {card} from row {source} to row {row}, place {place}.</source>
        <translation>{name} hat die {card} aus Reihe {source} in Reihe {row} verschoben, Platz {place}.</translation>
    </message>
    <message>
        <source>Four rows were left.</source>
        <translation>Vier Reihen blieben übrig.</translation>
    </message>
    <message>
        <source>From now on the 7th card takes row {row}.</source>
        <translation>Ab jetzt nimmt erst die 7. Karte Reihe {row}.</translation>
    </message>
    <message>
        <source>Row {row} was open again.</source>
        <translation>Reihe {row} wurde wieder frei.</translation>
    </message>
    <message>
        <source>Rows {rows} were open again.</source>
        <translation>Die Reihen {rows} wurden wieder frei.</translation>
    </message>
    <message>
        <source>You opened a fifth row.</source>
        <translation>Du hast eine fünfte Reihe begonnen.</translation>
    </message>
    <message>
        <source>{name} opened a fifth row.</source>
        <translation>{name} hat eine fünfte Reihe begonnen.</translation>
    </message>
    <message>
        <source>You blocked row {row}.</source>
        <translation>Du hast Reihe {row} gesperrt.</translation>
    </message>
    <message>
        <source>{name} blocked row {row}.</source>
        <translation>{name} hat Reihe {row} gesperrt.</translation>
    </message>
    <message numerus="yes">
        <source>%n special card(s) were shuffled into a new deck.</source>
        <translation>
            <numerusform>%n Sonderkarte wurde zum neuen Ziehstapel gemischt.</numerusform>
            <numerusform>%n Sonderkarten wurden zum neuen Ziehstapel gemischt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {card} left the round and cancelled {heads}: your pile counted {points}.</source>
        <translation>Die {card} hat die Runde verlassen, gestrichen: {heads}. In deinem Stapel: {points}.</translation>
    </message>
    <message>
        <source>The {card} left the round and cancelled {heads}: {name}&apos;s pile counted {points}.</source>
        <translation>Die {card} hat die Runde verlassen, gestrichen: {heads}. Im Stapel von {name}: {points}.</translation>
    </message>
    <message>
        <source>You put the {card} of your pile aside: {heads} less.</source>
        <translation>Du hast die {card} aus deinem Stapel abgelegt: {heads} weniger.</translation>
    </message>
    <message>
        <source>{name} put the {card} aside: {heads} less.</source>
        <translation>{name} hat die {card} abgelegt: {heads} weniger.</translation>
    </message>
    <message>
        <source>You discarded {special} for another.</source>
        <translation>Du hast „{special}“ abgelegt und neu gezogen.</translation>
    </message>
    <message>
        <source>{name} discarded {special} for another.</source>
        <translation>{name} hat „{special}“ abgelegt und neu gezogen.</translation>
    </message>
    <message>
        <source>You drew {special}.</source>
        <translation>Du hast „{special}“ gezogen.</translation>
    </message>
    <message>
        <source>{name} drew a special card.</source>
        <translation>{name} hat eine Sonderkarte gezogen.</translation>
    </message>
</context>
<context>
    <name>Pega6SpecialTurn</name>
    <message>
        <source>{special}:</source>
        <translation>{special}:</translation>
    </message>
    <message>
        <source>your {card} is placed now. Pick up a special card, or press 0 to play without.</source>
        <translation>Deine {card} wird jetzt angelegt. Nimm eine Sonderkarte auf, oder drück 0 und spiel ohne.</translation>
    </message>
    <message>
        <source>your {card} is placed now, and no special card serves. 0 plays without.</source>
        <translation>Deine {card} wird jetzt angelegt, und keine Sonderkarte passt dazu. 0 spielt ohne.</translation>
    </message>
    <message>
        <source>the {card} is placed now, with or without a special card.</source>
        <translation>Die {card} wird jetzt angelegt, mit oder ohne Sonderkarte.</translation>
    </message>
    <message>
        <source>you took a row and may swap one special card for another. 0 keeps them.</source>
        <translation>Du hast eine Reihe genommen und darfst eine Sonderkarte tauschen. 0 behält alle.</translation>
    </message>
    <message>
        <source>drop {special} on the discard pile to draw another. Esc puts it back.</source>
        <translation>Lass „{special}“ auf der Ablage los und zieh eine andere. Esc legt die Karte zurück.</translation>
    </message>
    <message>
        <source>one special card may be exchanged.</source>
        <translation>Eine Sonderkarte darf getauscht werden.</translation>
    </message>
    <message>
        <source>you may put aside cards of your pile, up to {heads}. 0 keeps the rest.</source>
        <translation>Du darfst Karten aus deinem Stapel ablegen, höchstens {heads}. 0 behält den Rest.</translation>
    </message>
    <message>
        <source>without the {card} your pile has {heads} less. Drop it on the discard pile.</source>
        <translation>Ohne die {card} sinkt dein Stapel: {heads} weniger. Lass sie auf der Ablage los.</translation>
    </message>
    <message>
        <source>cards may be put aside, up to {heads}.</source>
        <translation>Karten dürfen abgelegt werden, höchstens {heads}.</translation>
    </message>
    <message>
        <source>Your pile: remove up to {heads}</source>
        <translation>Aus deinem Stapel ablegen: höchstens {heads}</translation>
    </message>
    <message>
        <source>Drafted: {name}</source>
        <translation>Gewählte Karten: {name}</translation>
    </message>
    <message>
        <source>Still in hand: {cards}.</source>
        <translation>Noch auf der Hand: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>Played: {cards}.</source>
        <translation>
            <numerusform>Schon gespielt: {cards}.</numerusform>
            <numerusform>Schon gespielt: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No special card this trick</source>
        <translation>Ohne Sonderkarte</translation>
    </message>
    <message>
        <source>No special card</source>
        <translation>Ohne Sonderkarte</translation>
    </message>
    <message>
        <source>Keep them all</source>
        <translation>Alle behalten</translation>
    </message>
    <message>
        <source>Swap it</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Keep the rest</source>
        <translation>Rest behalten</translation>
    </message>
    <message>
        <source>Put the {card} aside</source>
        <translation>{card} ablegen</translation>
    </message>
    <message>
        <source>Draft the {card}, {heads}</source>
        <translation>Die {card} nehmen, {heads}</translation>
    </message>
    <message>
        <source>Place the {card} without a special card: {results}</source>
        <translation>Die {card} ohne Sonderkarte anlegen: {results}</translation>
    </message>
    <message>
        <source>{special}: {results}</source>
        <translation>{special}: {results}</translation>
    </message>
    <message>
        <source>Move the {card} to another row</source>
        <translation>Die {card} in eine andere Reihe verschieben</translation>
    </message>
    <message>
        <source>Exchange {special} for the top special card</source>
        <translation>„{special}“ gegen die oberste Sonderkarte tauschen</translation>
    </message>
    <message>
        <source>Keep your special cards</source>
        <translation>Deine Sonderkarten behalten</translation>
    </message>
    <message>
        <source>Put the {card} aside: {heads} less, {left} can still be removed</source>
        <translation>Die {card} ablegen: {heads} weniger, noch möglich: {left}</translation>
    </message>
    <message>
        <source>Keep the rest of your pile</source>
        <translation>Den Rest deines Stapels behalten</translation>
    </message>
    <message>
        <source>the {card} goes to row {row}, place {place}</source>
        <translation>die {card} kommt in Reihe {row}, Platz {place}</translation>
    </message>
    <message>
        <source>a fifth row opens</source>
        <translation>eine fünfte Reihe beginnt</translation>
    </message>
    <message>
        <source>only the 7th card takes row {row}</source>
        <translation>erst die 7. Karte nimmt Reihe {row}</translation>
    </message>
    <message>
        <source>row {row} is blocked</source>
        <translation>Reihe {row} ist gesperrt</translation>
    </message>
    <message>
        <source>the blocks are lifted</source>
        <translation>die Sperren fallen weg</translation>
    </message>
    <message>
        <source>four rows are left</source>
        <translation>vier Reihen bleiben</translation>
    </message>
    <message>
        <source>the {back} returns to your hand, you play the {card}</source>
        <translation>die {back} kommt auf deine Hand zurück, du spielst die {card}</translation>
    </message>
    <message>
        <source>the {card} moves from row {source} to row {row}, place {place}</source>
        <translation>die {card} wandert aus Reihe {source} in Reihe {row}, Platz {place}</translation>
    </message>
    <message>
        <source>you take row {row}: {cards}, including your {own}, {heads}</source>
        <translation>du nimmst {cards} mit Reihe {row}, darunter deine {own}, {heads}</translation>
    </message>
    <message>
        <source>you take {cards} from row {row}, {heads}, and the {kept} stays</source>
        <translation>du nimmst {cards} aus Reihe {row}, {heads}, und die {kept} bleibt</translation>
    </message>
    <message>
        <source>you take {cards} from row {row}, {heads}</source>
        <translation>du nimmst {cards} aus Reihe {row}, {heads}</translation>
    </message>
    <message>
        <source>the {card} is lower than every open row, you choose one to take</source>
        <translation>die {card} ist niedriger als alle freien Reihen, du wählst eine und nimmst sie</translation>
    </message>
    <message>
        <source>the {card} leaves the round and cancels {heads}, your pile counts {points}</source>
        <translation>die {card} verlässt die Runde, gestrichen: {heads}; in deinem Stapel: {points}</translation>
    </message>
    <message>
        <source>then you may put aside cards, up to {heads}</source>
        <translation>danach darfst du Karten ablegen, höchstens {heads}</translation>
    </message>
</context>
<context>
    <name>Pega6Specials</name>
    <message>
        <source>Fifth row</source>
        <translation>5. Reihe</translation>
    </message>
    <message>
        <source>Open a new row</source>
        <translation>Eine neue Reihe beginnen</translation>
    </message>
    <message>
        <source>Your card begins a fifth row, whatever its number; the next row taken leaves the table together with the taker&apos;s card.</source>
        <translation>Deine Karte beginnt eine fünfte Reihe, egal mit welcher Zahl; die nächste Reihe, die jemand nimmt, verlässt den Tisch zusammen mit der Karte dieser Person.</translation>
    </message>
    <message>
        <source>drop it on the fifth row</source>
        <translation>auf die 5. Reihe legen</translation>
    </message>
    <message>
        <source>Open the row</source>
        <translation>Neue Reihe</translation>
    </message>
    <message>
        <source>your {card} opens a fifth row and takes nothing. Esc puts the card back.</source>
        <translation>Deine {card} beginnt eine fünfte Reihe und nimmt nichts. Esc legt die Karte zurück.</translation>
    </message>
    <message>
        <source>Takes seven</source>
        <translation>7 nimmt!</translation>
    </message>
    <message>
        <source>Only the 7th card takes</source>
        <translation>Erst die 7. Karte nimmt</translation>
    </message>
    <message>
        <source>Your card joins its row without taking it; until the row is taken, only the seventh card takes it.</source>
        <translation>Deine Karte kommt in ihre Reihe, ohne sie zu nehmen; bis jemand die Reihe nimmt, nimmt sie erst die siebte Karte.</translation>
    </message>
    <message>
        <source>drop it on the row</source>
        <translation>auf die Reihe legen</translation>
    </message>
    <message>
        <source>Join the row</source>
        <translation>In die Reihe legen</translation>
    </message>
    <message>
        <source>your {card} joins row {row} without taking it. Esc puts the card back.</source>
        <translation>Deine {card} kommt in Reihe {row}, ohne sie zu nehmen. Esc legt die Karte zurück.</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Slip in between two cards</source>
        <translation>Zwischen zwei Karten schlüpfen</translation>
    </message>
    <message>
        <source>Your card goes to its place in a row that ends higher; if the row is too long then, you take all of it but the highest card.</source>
        <translation>Deine Karte kommt an ihren Platz in einer Reihe, die höher endet; wird die Reihe dadurch zu lang, nimmst du alles außer der höchsten Karte.</translation>
    </message>
    <message>
        <source>drop it on a row</source>
        <translation>auf eine Reihe legen</translation>
    </message>
    <message>
        <source>Insert it</source>
        <comment>the main button</comment>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>slip the {card} into a lit row. Esc puts the card back.</source>
        <translation>Füg die {card} in eine leuchtende Reihe ein. Esc legt die Karte zurück.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Swap it for another in hand</source>
        <translation>Gegen eine andere Handkarte</translation>
    </message>
    <message>
        <source>Your card goes back to your hand and you play another one in this trick instead.</source>
        <translation>Deine Karte kommt auf die Hand zurück, und du spielst in diesem Zug stattdessen eine andere.</translation>
    </message>
    <message>
        <source>drop it on a hand card</source>
        <translation>auf eine Handkarte</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>choose the card of your hand that goes in place of the {card}. Esc puts the card back.</source>
        <translation>Wähle die Karte deiner Hand, die für die {card} einspringt. Esc legt die Karte zurück.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>Move a card to another row</source>
        <translation>Eine Karte wechselt die Reihe</translation>
    </message>
    <message>
        <source>You move any card of an open row to its place in another open row, then your card is placed.</source>
        <translation>Du verschiebst eine beliebige Karte einer freien Reihe an ihren Platz in einer anderen freien Reihe, dann wird deine Karte angelegt.</translation>
    </message>
    <message>
        <source>drop it on a card</source>
        <translation>auf eine Karte legen</translation>
    </message>
    <message>
        <source>Move it</source>
        <comment>the main button</comment>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>choose the card that changes its row. Esc puts the card back.</source>
        <translation>Wähle die Karte, die ihre Reihe wechselt. Esc legt die Karte zurück.</translation>
    </message>
    <message>
        <source>choose the row the {picked} goes to. Esc lets go of the {picked}.</source>
        <translation>Wähle die Reihe, in die die {picked} kommt. Esc legt die {picked} zurück.</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Nobody touches the row</source>
        <translation>Niemand rührt die Reihe an</translation>
    </message>
    <message>
        <source>No card goes to the row you block and nobody takes it, until another row is taken.</source>
        <translation>Keine Karte kommt in die Reihe, die du sperrst, und niemand nimmt sie, bis eine andere Reihe genommen wird.</translation>
    </message>
    <message>
        <source>Block it</source>
        <comment>the main button</comment>
        <translation>Sperren</translation>
    </message>
    <message>
        <source>choose the row you lock before the {card} is placed. Esc puts the card back.</source>
        <translation>Wähle die Reihe, die du sperrst, bevor die {card} angelegt wird. Esc legt die Karte zurück.</translation>
    </message>
    <message>
        <source>Negative = Positive</source>
        <translation>Negativ = Positiv</translation>
    </message>
    <message>
        <source>One card cancels heads</source>
        <translation>Eine Karte streicht Hornochsen</translation>
    </message>
    <message>
        <source>When your card takes a row, one card of that row leaves the round and as many heads of your pile are cancelled with it.</source>
        <translation>Wenn deine Karte eine Reihe nimmt, verlässt eine Karte dieser Reihe die Runde und streicht ebenso viele Hornochsen aus deinem Stapel.</translation>
    </message>
    <message>
        <source>Remove it</source>
        <comment>the main button</comment>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>choose the card of row {row} that leaves the game. The row is still yours.</source>
        <translation>Wähle die Karte aus Reihe {row}, die das Spiel verlässt. Die Reihe nimmst du trotzdem.</translation>
    </message>
    <message>
        <source>choose the card that leaves the game. You take the row it lies in.</source>
        <translation>Wähle die Karte, die das Spiel verlässt. Du nimmst die Reihe, in der sie liegt.</translation>
    </message>
    <message>
        <source>there are 5 rows</source>
        <translation>schon 5 Reihen</translation>
    </message>
    <message>
        <source>no other card in hand</source>
        <translation>keine andere Handkarte</translation>
    </message>
    <message>
        <source>only when taking a row</source>
        <translation>nur beim Nehmen</translation>
    </message>
    <message>
        <source>no row ends higher</source>
        <translation>keine Reihe endet höher</translation>
    </message>
    <message>
        <source>no row has room</source>
        <translation>keine Reihe hat Platz</translation>
    </message>
    <message>
        <source>the row has one</source>
        <translation>die Reihe hat schon eine</translation>
    </message>
    <message>
        <source>your card is too low</source>
        <translation>Karte zu niedrig</translation>
    </message>
    <message>
        <source>there are 2 blocks</source>
        <translation>schon 2 Sperren</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>jetzt nicht</translation>
    </message>
    <message>
        <source>You hold no special card. The next round may bring new ones.</source>
        <translation>Du hast keine Sonderkarte. Die nächste Runde kann neue bringen.</translation>
    </message>
    <message>
        <source>You hold no special card.</source>
        <translation>Du hast keine Sonderkarte.</translation>
    </message>
    <message>
        <source>may be played</source>
        <translation>jetzt spielbar</translation>
    </message>
    <message>
        <source>may be played too</source>
        <translation>auch spielbar</translation>
    </message>
    <message>
        <source>may be swapped</source>
        <translation>jetzt tauschbar</translation>
    </message>
    <message>
        <source>may be swapped too</source>
        <translation>auch tauschbar</translation>
    </message>
    <message>
        <source>drop it on the discard pile</source>
        <translation>auf die Ablage legen</translation>
    </message>
</context>
<context>
    <name>Pega6Table</name>
    <message>
        <source>{variant} · Round {round}</source>
        <translation>{variant} · Runde {round}</translation>
    </message>
    <message>
        <source>{variant} · Round {round} of {limit}</source>
        <translation>{variant} · Runde {round} von {limit}</translation>
    </message>
    <message>
        <source>Trick {trick} of {count}</source>
        <translation>Zug {trick} von {count}</translation>
    </message>
    <message>
        <source>The cards are being dealt</source>
        <translation>Die Karten werden ausgeteilt</translation>
    </message>
    <message>
        <source>End of round {round}</source>
        <translation>Ende von Runde {round}</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Ende der Partie</translation>
    </message>
    <message>
        <source>row {row}</source>
        <translation>Reihe {row}</translation>
    </message>
    <message>
        <source>Row {row}, empty</source>
        <translation>Reihe {row}, leer</translation>
    </message>
    <message>
        <source>Row {row}, full: {cards}; {heads}</source>
        <translation>Reihe {row}, voll: {cards}; {heads}</translation>
    </message>
    <message>
        <source>Row {row}: {cards}; {heads}</source>
        <translation>Reihe {row}: {cards}; {heads}</translation>
    </message>
    <message>
        <source>only the 7th card takes it</source>
        <translation>erst die 7. Karte nimmt sie</translation>
    </message>
    <message numerus="yes">
        <source>heads</source>
        <comment>beside a number</comment>
        <translation>
            <numerusform>Hornochse</numerusform>
            <numerusform>Hornochsen</numerusform>
        </translation>
    </message>
    <message>
        <source>blocked: no card goes here</source>
        <translation>gesperrt: Hierher kommt keine Karte</translation>
    </message>
    <message>
        <source>full: the 7th takes {heads} and goes along</source>
        <translation>voll: Die 7. nimmt {heads} und geht mit</translation>
    </message>
    <message>
        <source>full: the 7th takes {heads}</source>
        <translation>voll: Die 7. nimmt {heads}</translation>
    </message>
    <message>
        <source>full: the 6th takes {heads} and goes along</source>
        <translation>voll: Die 6. nimmt {heads} und geht mit</translation>
    </message>
    <message>
        <source>full: the 6th takes {heads}</source>
        <translation>voll: Die 6. nimmt {heads}</translation>
    </message>
    <message>
        <source>the 7th card takes the row and goes along</source>
        <translation>die 7. Karte nimmt die Reihe und geht mit</translation>
    </message>
    <message>
        <source>the 7th card takes the row</source>
        <translation>die 7. Karte nimmt die Reihe</translation>
    </message>
    <message>
        <source>the 6th card takes the row and goes along</source>
        <translation>die 6. Karte nimmt die Reihe und geht mit</translation>
    </message>
    <message>
        <source>the 6th card takes the row</source>
        <translation>die 6. Karte nimmt die Reihe</translation>
    </message>
    <message>
        <source>7th</source>
        <translation>7.</translation>
    </message>
    <message>
        <source>6th</source>
        <translation>6.</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>{card}, {heads}</source>
        <translation>{card}, {heads}</translation>
    </message>
    <message>
        <source>Your {card}, {heads}</source>
        <translation>Deine {card}, {heads}</translation>
    </message>
    <message>
        <source>{name}&apos;s {card}, {heads}</source>
        <translation>Die {card} von {name}, {heads}</translation>
    </message>
    <message>
        <source>Face-down card of {name}</source>
        <translation>Verdeckte Karte von {name}</translation>
    </message>
    <message>
        <source>Your face-down card</source>
        <translation>Deine verdeckte Karte</translation>
    </message>
    <message>
        <source>Your face-down card: {card}</source>
        <translation>Deine verdeckte Karte: {card}</translation>
    </message>
    <message>
        <source>Face-down card of {name}: {card}</source>
        <translation>Verdeckte Karte von {name}: {card}</translation>
    </message>
    <message>
        <source>this round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>round</source>
        <comment>beside a number of heads</comment>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>of {target}</source>
        <translation>von {target}</translation>
    </message>
    <message>
        <source>round 1: {points}</source>
        <translation>Runde 1: {points}</translation>
    </message>
    <message>
        <source>the {card}, which lies in no row any more.</source>
        <translation>die {card}, die in keiner Reihe mehr liegt.</translation>
    </message>
    <message>
        <source>the {card} took row {row}, {heads}.</source>
        <translation>die {card} nahm Reihe {row}, {heads}.</translation>
    </message>
    <message>
        <source>the {card} went to row {row}.</source>
        <translation>die {card} kam in Reihe {row}.</translation>
    </message>
    <message>
        <source>It brought {heads}.</source>
        <translation>Das brachte {heads}.</translation>
    </message>
    <message>
        <source>{name}: {points} this round, {total} in total.</source>
        <translation>{name}: {points} in dieser Runde, {total} insgesamt.</translation>
    </message>
    <message numerus="yes">
        <source>%n special card(s).</source>
        <translation>
            <numerusform>%n Sonderkarte.</numerusform>
            <numerusform>%n Sonderkarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choosing a card.</source>
        <translation>Wählt eine Karte.</translation>
    </message>
    <message>
        <source>Thinking.</source>
        <translation>Überlegt.</translation>
    </message>
    <message>
        <source>Has chosen a card.</source>
        <translation>Hat eine Karte gewählt.</translation>
    </message>
    <message>
        <source>The card is still to be placed.</source>
        <translation>Die Karte wird noch angelegt.</translation>
    </message>
    <message>
        <source>The card lies in its row.</source>
        <translation>Die Karte liegt in ihrer Reihe.</translation>
    </message>
</context>
<context>
    <name>Pega6TakingLog</name>
    <message>
        <source>You took {cards} from row {row}: {heads} (the row was full).</source>
        <translation>Du hast {cards} aus Reihe {row} genommen: {heads} (die Reihe war voll).</translation>
    </message>
    <message>
        <source>You took {cards} from row {row}: {heads} (your card was too low).</source>
        <translation>Du hast {cards} aus Reihe {row} genommen: {heads} (deine Karte war zu niedrig).</translation>
    </message>
    <message>
        <source>You took {cards} from row {row}: {heads} (the inserted card was one too many).</source>
        <translation>Du hast {cards} aus Reihe {row} genommen: {heads} (die eingefügte Karte war eine zu viel).</translation>
    </message>
    <message>
        <source>You took {cards} from row {row}: {heads} (the moved card was one too many).</source>
        <translation>Du hast {cards} aus Reihe {row} genommen: {heads} (die verschobene Karte war eine zu viel).</translation>
    </message>
    <message>
        <source>{name} took {cards} from row {row}: {heads} (the row was full).</source>
        <translation>{name} hat {cards} aus Reihe {row} genommen: {heads} (die Reihe war voll).</translation>
    </message>
    <message>
        <source>{name} took {cards} from row {row}: {heads} (the card was too low).</source>
        <translation>{name} hat {cards} aus Reihe {row} genommen: {heads} (die Karte war zu niedrig).</translation>
    </message>
    <message>
        <source>{name} took {cards} from row {row}: {heads} (the inserted card was one too many).</source>
        <translation>{name} hat {cards} aus Reihe {row} genommen: {heads} (die eingefügte Karte war eine zu viel).</translation>
    </message>
    <message>
        <source>{name} took {cards} from row {row}: {heads} (the moved card was one too many).</source>
        <translation>{name} hat {cards} aus Reihe {row} genommen: {heads} (die verschobene Karte war eine zu viel).</translation>
    </message>
    <message>
        <source>The {card} stayed in the row.</source>
        <translation>Die {card} blieb in der Reihe.</translation>
    </message>
    <message>
        <source>The {card} just played went along.</source>
        <translation>Die eben gespielte {card} ging mit.</translation>
    </message>
    <message>
        <source>That row was gone.</source>
        <translation>Diese Reihe hat den Tisch verlassen.</translation>
    </message>
</context>
<context>
    <name>Pega6Telling</name>
    <message>
        <source>you begin with the {card}.</source>
        <translation>Du beginnst mit der {card}.</translation>
    </message>
    <message>
        <source>{name} begins with the {card}.</source>
        <translation>{name} beginnt mit der {card}.</translation>
    </message>
    <message>
        <source>From the lowest to the highest:</source>
        <translation>Von der niedrigsten zur höchsten:</translation>
    </message>
    <message>
        <source>Your card:</source>
        <translation>Deine Karte:</translation>
    </message>
    <message>
        <source>{name}:</source>
        <comment>a player whose card moves</comment>
        <translation>{name}:</translation>
    </message>
    <message>
        <source>the {card} goes to row {row}.</source>
        <translation>Die {card} kommt in Reihe {row}.</translation>
    </message>
    <message>
        <source>the {card} is lower than every row, and row {row} is chosen…</source>
        <translation>Die {card} ist niedriger als alle Reihen, gewählt ist Reihe {row} …</translation>
    </message>
    <message>
        <source>row {row} holds one card too many…</source>
        <translation>In Reihe {row} liegt eine Karte zu viel …</translation>
    </message>
    <message>
        <source>the {card} is the sixth card of row {row}…</source>
        <translation>Die {card} ist die sechste Karte in Reihe {row} …</translation>
    </message>
    <message>
        <source>the {card} is the seventh card of row {row}…</source>
        <translation>Die {card} ist die siebte Karte in Reihe {row} …</translation>
    </message>
    <message>
        <source>You</source>
        <comment>you take a row</comment>
        <translation>Du</translation>
    </message>
    <message>
        <source>take row {row}: {heads}.</source>
        <comment>you</comment>
        <translation>nimmst Reihe {row}: {heads}.</translation>
    </message>
    <message>
        <source>takes row {row}: {heads}.</source>
        <comment>a player</comment>
        <translation>nimmt Reihe {row}: {heads}.</translation>
    </message>
    <message>
        <source>Row {row} is gone.</source>
        <translation>Reihe {row} verschwindet.</translation>
    </message>
    <message>
        <source>You play “{special}”:</source>
        <translation>Du spielst „{special}“:</translation>
    </message>
    <message>
        <source>{name} plays “{special}”:</source>
        <translation>{name} spielt „{special}“:</translation>
    </message>
    <message>
        <source>You played “{special}”:</source>
        <translation>Du hast „{special}“ gespielt:</translation>
    </message>
    <message>
        <source>{name} played “{special}”:</source>
        <translation>{name} hat „{special}“ gespielt:</translation>
    </message>
</context>
<context>
    <name>Pega6Turn</name>
    <message>
        <source>Your turn:</source>
        <translation>Du bist dran:</translation>
    </message>
    <message>
        <source>{name}&apos;s turn:</source>
        <translation>{name} ist dran:</translation>
    </message>
    <message>
        <source>Waiting:</source>
        <translation>Warten:</translation>
    </message>
    <message>
        <source>Trick {trick}:</source>
        <translation>Zug {trick}:</translation>
    </message>
    <message>
        <source>Round {round}:</source>
        <translation>Runde {round}:</translation>
    </message>
    <message>
        <source>End of the match:</source>
        <translation>Ende der Partie:</translation>
    </message>
    <message>
        <source>choose a card from your hand.</source>
        <translation>Wähle eine Karte aus deiner Hand.</translation>
    </message>
    <message>
        <source>No special card with it.</source>
        <translation>Ohne Sonderkarte.</translation>
    </message>
    <message>
        <source>the {card} goes to row {row}, after the {end} (difference {difference}), unless others fill it first.</source>
        <translation>Die {card} kommt in Reihe {row}, hinter die {end} (Differenz {difference}), falls sie vorher niemand füllt.</translation>
    </message>
    <message>
        <source>the {card} goes to row {row}, after the {end} (difference {difference}), as the rows lie now. Drop it or press Enter.</source>
        <translation>Wie es liegt, kommt die {card} in Reihe {row}, hinter die {end} (Differenz {difference}). Lass sie los oder drück Enter.</translation>
    </message>
    <message>
        <source>the {card} takes row {row}, which is full: {heads} (difference {difference}), unless others move first.</source>
        <translation>Die {card} nimmt die volle Reihe {row}: {heads} (Differenz {difference}), falls vorher niemand etwas ändert.</translation>
    </message>
    <message>
        <source>the {card} is lower than every row: which one you take is chosen after the cards turn up.</source>
        <translation>Die {card} ist niedriger als alle Reihen: Welche du nimmst, wählst du nach dem Aufdecken.</translation>
    </message>
    <message numerus="yes">
        <source>{names} still choosing. Z takes your {card} back.</source>
        <translation>
            <numerusform>{names} wählt noch. Z nimmt deine {card} zurück.</numerusform>
            <numerusform>{names} wählen noch. Z nimmt deine {card} zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} still choosing.</source>
        <translation>
            <numerusform>{names} wählt noch.</numerusform>
            <numerusform>{names} wählen noch.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody has chosen:</source>
        <translation>Alle haben gewählt:</translation>
    </message>
    <message>
        <source>the cards turn up now…</source>
        <translation>Die Karten werden aufgedeckt …</translation>
    </message>
    <message>
        <source>the cards turn up now… Z takes your {card} back.</source>
        <translation>Die Karten werden aufgedeckt … Z nimmt deine {card} zurück.</translation>
    </message>
    <message>
        <source>the cards are placed from the lowest to the highest.</source>
        <translation>Die Karten werden von der niedrigsten zur höchsten angelegt.</translation>
    </message>
    <message>
        <source>your {card} is lower than every row. Choose the row you take.</source>
        <translation>Deine {card} ist niedriger als alle Reihen. Wähle die Reihe, die du nimmst.</translation>
    </message>
    <message>
        <source>your {card} is lower than all: choose the row you take. Here: row {row}, {heads} ({cards}).</source>
        <translation>Deine {card} ist niedriger als alle: Wähle die Reihe, die du nimmst. Hier: Reihe {row}, {heads} ({cards}).</translation>
    </message>
    <message>
        <source>takes</source>
        <translation>kostet</translation>
    </message>
    <message>
        <source>the cheapest</source>
        <translation>am günstigsten</translation>
    </message>
    <message>
        <source>the row begins again with your {card}</source>
        <translation>die Reihe beginnt neu mit deiner {card}</translation>
    </message>
    <message>
        <source>the row goes with your card</source>
        <translation>die Reihe verschwindet mit deiner Karte</translation>
    </message>
    <message>
        <source>the {card} is lower than every row, so a row must be taken.</source>
        <translation>Die {card} ist niedriger als alle Reihen, also muss eine Reihe genommen werden.</translation>
    </message>
    <message>
        <source>the cards are being dealt.</source>
        <translation>Die Karten werden ausgeteilt.</translation>
    </message>
    <message>
        <source>all cards are played.</source>
        <translation>Alle Karten sind gespielt.</translation>
    </message>
    <message>
        <source>{names} share the victory with {heads} each.</source>
        <translation>geteilter Sieg: {names} (je {heads}).</translation>
    </message>
    <message>
        <source>you won with {heads}!</source>
        <translation>Du hast gewonnen ({heads})!</translation>
    </message>
    <message>
        <source>{name} won with {heads}.</source>
        <translation>{name} hat gewonnen ({heads}).</translation>
    </message>
    <message>
        <source>Play the {card}</source>
        <translation>{card} spielen</translation>
    </message>
    <message>
        <source>Play on {row}</source>
        <translation>In Reihe {row}</translation>
    </message>
    <message>
        <source>Take row {row}</source>
        <translation>Reihe {row} nehmen</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Wähle eine Karte</translation>
    </message>
    <message>
        <source>Choose a row</source>
        <translation>Wähle eine Reihe</translation>
    </message>
    <message>
        <source>Please wait</source>
        <translation>Bitte warten</translation>
    </message>
    <message>
        <source>Row {row}, after the {end}</source>
        <translation>Reihe {row}, hinter die {end}</translation>
    </message>
    <message>
        <source>Row {row}, seventh place: takes {heads}</source>
        <translation>Reihe {row}, siebter Platz: nimmt {heads}</translation>
    </message>
    <message>
        <source>Row {row}, sixth place: takes {heads}</source>
        <translation>Reihe {row}, sechster Platz: nimmt {heads}</translation>
    </message>
    <message>
        <source>Row {row}: {cards}, {heads}</source>
        <translation>Reihe {row}: {cards}, {heads}</translation>
    </message>
    <message>
        <source>Play the {card}: row {row}, after the {end} (difference {difference})</source>
        <translation>Die {card} spielen: Reihe {row}, hinter die {end} (Differenz {difference})</translation>
    </message>
    <message>
        <source>Play the {card}: it takes the full row {row}, {heads}</source>
        <translation>Die {card} spielen: Sie nimmt die volle Reihe {row}, {heads}</translation>
    </message>
    <message>
        <source>Play the {card}: lower than every row, you take one</source>
        <translation>Die {card} spielen: Sie ist niedriger als alle Reihen, du nimmst eine</translation>
    </message>
    <message>
        <source>Take row {row}: {cards}, {heads}</source>
        <translation>Reihe {row} nehmen: {cards}, {heads}</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>You</source>
        <comment>the name of a player who typed none</comment>
        <translation>Du</translation>
    </message>
    <message>
        <source>you</source>
        <comment>inside a sentence</comment>
        <translation>du</translation>
    </message>
</context>
<context>
    <name>PeopleMenu</name>
    <message>
        <source>Manage players…</source>
        <translation>Spieler verwalten …</translation>
    </message>
</context>
<context>
    <name>PeopleScreen</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Who has played here</source>
        <translation>Wer hier schon gespielt hat</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Enter renames the player, in past matches too.</source>
        <translation>Enter ändert den Namen, auch in den hier gespielten Partien.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Gesicht</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Forget this player</source>
        <translation>Diesen Spieler vergessen</translation>
    </message>
    <message>
        <source>Matches and statistics are kept; a PIN is deleted.</source>
        <translation>Partien und Statistik bleiben; eine PIN geht verloren.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Nobody has played here under a name yet. Names typed for a match are remembered.</source>
        <translation>Hier hat noch niemand unter einem Namen gespielt. Namen, die du für eine Partie eingibst, merkt sich das Programm.</translation>
    </message>
    <message>
        <source>Face {number}</source>
        <translation>Gesicht {number}</translation>
    </message>
    <message>
        <source>The face&apos;s own colour</source>
        <translation>Die eigene Farbe des Gesichts</translation>
    </message>
    <message>
        <source>Honey</source>
        <translation>Honig</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Brick red</source>
        <translation>Ziegelrot</translation>
    </message>
    <message>
        <source>Rose</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Türkis</translation>
    </message>
    <message>
        <source>Olive</source>
        <translation>Oliv</translation>
    </message>
    <message>
        <source>Lavender</source>
        <translation>Lavendel</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Braun</translation>
    </message>
    <message>
        <source>{name} is not remembered any more.</source>
        <translation>{name} wurde vergessen.</translation>
    </message>
    <message>
        <source>Somebody here is called {name} already.</source>
        <translation>Hier heißt schon jemand {name}.</translation>
    </message>
</context>
<context>
    <name>PersonLine</name>
    <message>
        <source>has a PIN</source>
        <translation>hat eine PIN</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Laufwerk</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Suchen in:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Dateien des &amp;Typs:</translation>
    </message>
</context>
<context>
    <name>QwixxHelp</name>
    <message>
        <source>Four rows, from left to right</source>
        <translation>Vier Reihen, von links nach rechts</translation>
    </message>
    <message>
        <source>Cross numbers only to the right of your last cross. What you skip is lost.</source>
        <translation>Kreuze Zahlen nur rechts von deinem letzten Kreuz an. Was du auslässt, ist verloren.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>The match ends when one player has completed two rows, or has four penalties.</source>
        <translation>Die Partie endet, sobald jemand zwei Reihen abgeschlossen hat oder beim vierten Fehlzug.</translation>
    </message>
    <message>
        <source>The points</source>
        <translation>Die Punkte</translation>
    </message>
    <message>
        <source>Each row counts by its crosses, the lock too; every penalty costs 5. Most points win.</source>
        <translation>Jede Reihe zählt nach ihren Kreuzen, das Schloss zählt mit; jeder Fehlzug kostet 5. Die meisten Punkte gewinnen.</translation>
    </message>
    <message>
        <source>Fill your hand to five from the table. You choose by number and see the colours afterwards.</source>
        <translation>Fülle deine Hand vom Tisch auf fünf Karten auf. Du wählst nach der Zahl und siehst die Farben erst danach.</translation>
    </message>
    <message>
        <source>The top card of the pile announces a number. Everybody may cross it in one row, in secret.</source>
        <translation>Die oberste Karte des Stapels sagt eine Zahl an. Alle dürfen sie in einer Reihe ankreuzen, verdeckt.</translation>
    </message>
    <message>
        <source>In your turn play 1 to 3 cards of one colour, one at least, and cross their numbers. Jokers take any colour.</source>
        <translation>In deinem Zug spielst du 1 bis 3 Karten einer Farbe, mindestens eine, und kreuzt ihre Zahlen an. Joker passen zu jeder Farbe.</translation>
    </message>
    <message>
        <source>Only one number is skipped</source>
        <translation>Nur eine Lücke</translation>
    </message>
    <message>
        <source>Between the numbers you cross in action 3 one may be left out, not two.</source>
        <translation>Zwischen den Zahlen, die du in Aktion 3 ankreuzt, darf eine ausgelassen werden, zwei nicht.</translation>
    </message>
    <message>
        <source>A turn without a cross</source>
        <translation>Ein Zug ohne Kreuz</translation>
    </message>
    <message>
        <source>If you cross nothing in your own turn, neither in action 2 nor in action 3, you take a penalty.</source>
        <translation>Kreuzt du in deinem eigenen Zug nichts an, weder in Aktion 2 noch in Aktion 3, ist es ein Fehlzug.</translation>
    </message>
    <message>
        <source>Action 1: draw</source>
        <translation>Aktion 1: ziehen</translation>
    </message>
    <message>
        <source>Action 2: the number for all</source>
        <translation>Aktion 2: die Zahl für alle</translation>
    </message>
    <message>
        <source>Action 3: play cards</source>
        <translation>Aktion 3: Karten spielen</translation>
    </message>
    <message>
        <source>The lock</source>
        <translation>Das Schloss</translation>
    </message>
    <message>
        <source>The last number needs five crosses before it. The lock counts too and closes only your row.</source>
        <translation>Die letzte Zahl braucht fünf Kreuze davor. Das Schloss zählt mit und schließt nur deine Reihe.</translation>
    </message>
    <message>
        <source>walk through the cards</source>
        <translation>Karten durchgehen</translation>
    </message>
    <message>
        <source>choose a card</source>
        <translation>eine Karte wählen</translation>
    </message>
    <message>
        <source>cross its number, or change the row</source>
        <translation>ihre Zahl ankreuzen oder die Reihe wechseln</translation>
    </message>
    <message>
        <source>draw, cross or play</source>
        <translation>ziehen, ankreuzen oder spielen</translation>
    </message>
    <message>
        <source>pass the number</source>
        <translation>bei der Zahl passen</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>zurücknehmen</translation>
    </message>
</context>
<context>
    <name>QwixxKeys</name>
    <message>
        <source>to a card, to a colour</source>
        <translation>zu einer Karte, zu einer Farbe</translation>
    </message>
    <message>
        <source>cross with this card, another colour</source>
        <translation>mit dieser Karte ankreuzen, andere Farbe</translation>
    </message>
    <message>
        <source>draw, cross or play what is chosen</source>
        <translation>Gewähltes ziehen, ankreuzen oder spielen</translation>
    </message>
    <message>
        <source>choose a card or a colour</source>
        <translation>Karte oder Farbe wählen</translation>
    </message>
    <message>
        <source>pass the number for all, play without a cross</source>
        <translation>bei der Zahl für alle passen, ohne Kreuz ausspielen</translation>
    </message>
    <message>
        <source>put the last one back, undo</source>
        <translation>das Letzte zurücklegen, zurücknehmen</translation>
    </message>
    <message>
        <source>choose this card, skip the animation</source>
        <translation>diese Karte wählen, Bewegung überspringen</translation>
    </message>
    <message>
        <source>my rows, then the other players</source>
        <translation>meine Reihen, dann die anderen</translation>
    </message>
</context>
<context>
    <name>QwixxLesson</name>
    <message>
        <source>For all</source>
        <comment>a step of the lesson: the number for all</comment>
        <translation>Für alle</translation>
    </message>
    <message>
        <source>Left behind</source>
        <comment>a step of the lesson</comment>
        <translation>Vorbei</translation>
    </message>
    <message>
        <source>The backs</source>
        <comment>a step of the lesson</comment>
        <translation>Die Rückseite</translation>
    </message>
    <message>
        <source>One skip</source>
        <comment>a step of the lesson</comment>
        <translation>Eine Lücke</translation>
    </message>
    <message>
        <source>The lock</source>
        <comment>a step of the lesson</comment>
        <translation>Das Schloss</translation>
    </message>
    <message>
        <source>The penalty</source>
        <comment>a step of the lesson</comment>
        <translation>Der Fehlzug</translation>
    </message>
    <message>
        <source>The end</source>
        <comment>a step of the lesson</comment>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>You cross from left to right, and the number on the pile counts for everybody. Cross the 3 where you lose least.</source>
        <translation>Angekreuzt wird von links nach rechts, und die Zahl auf dem Stapel gilt für alle. Kreuze die 3 dort an, wo du am wenigsten verlierst.</translation>
    </message>
    <message>
        <source>Your turn begins with drawing until you hold five cards. The back tells the number, never the colour. Draw one.</source>
        <translation>Dein Zug beginnt mit dem Ziehen, bis du fünf Karten hast. Die Rückseite verrät die Zahl, nie die Farbe. Zieh eine.</translation>
    </message>
    <message>
        <source>You may play up to three cards of one colour at once. Make as many crosses as you can.</source>
        <translation>Du darfst bis zu drei Karten einer Farbe auf einmal spielen. Mach so viele Kreuze wie möglich.</translation>
    </message>
    <message>
        <source>The 12 closes the yellow row, but it needs five crosses before it, and there are four. Close the row now.</source>
        <translation>Die 12 schließt Gelb ab, braucht aber fünf Kreuze davor, und es sind vier. Schließ die Reihe jetzt ab.</translation>
    </message>
    <message>
        <source>Now only you play, and cross the numbers of your cards. What is left behind never comes back: play the card that leaves nothing behind.</source>
        <translation>Jetzt spielst nur du und kreuzt die Zahlen deiner Karten an. Was links liegen bleibt, ist verloren: Spiel die Karte, die nichts liegen lässt.</translation>
    </message>
    <message>
        <source>Nothing fits well, and you have crossed nothing in this turn: the red 11, or a penalty that costs 5 points? Count both.</source>
        <translation>Nichts passt gut, und du hast in diesem Zug noch nichts angekreuzt: die rote 11 oder ein Fehlzug, der 5 Punkte kostet? Rechne beides nach.</translation>
    </message>
    <message>
        <source>The 12 counts for everybody. Look at Bia&apos;s sheet before you decide: what can she do with it?</source>
        <translation>Die 12 gilt für alle. Sieh dir Bias Zettel an, bevor du entscheidest: Was kann sie damit tun?</translation>
    </message>
    <message>
        <source>Now the 5, the 7 and the 9. In one go you may skip one number at most: which two fit together and lose least?</source>
        <translation>Jetzt sind es 5, 7 und 9. Auf einmal darf höchstens eine Zahl ausgelassen werden: Welche zwei passen zusammen und verlieren am wenigsten?</translation>
    </message>
    <message>
        <source>Red and yellow begin with 2, green and blue with 12. How many numbers stand left of the 3?</source>
        <translation>Rot und Gelb beginnen mit 2, Grün und Blau mit 12. Wie viele Zahlen stehen links von der 3?</translation>
    </message>
    <message>
        <source>Your yellow row has come to 3. Which of your cards comes right after it?</source>
        <translation>Deine gelbe Reihe steht bei 3. Welche deiner Karten kommt gleich danach?</translation>
    </message>
    <message>
        <source>Any card will do. Which number goes with your hand?</source>
        <translation>Jede Karte ist recht. Welche Zahl passt zu deiner Hand?</translation>
    </message>
    <message>
        <source>Of which colour do you hold three cards?</source>
        <translation>Von welcher Farbe hast du drei Karten?</translation>
    </message>
    <message>
        <source>Which of your cards would be the fifth cross?</source>
        <translation>Welche deiner Karten wäre das fünfte Kreuz?</translation>
    </message>
    <message>
        <source>After the 11 only the 12 is left in the red row, and it needs five crosses.</source>
        <translation>Nach der 11 bleibt in Rot nur die 12, und sie braucht fünf Kreuze.</translation>
    </message>
    <message>
        <source>Two completed rows of anybody end the match. Bia has closed green; in yellow she needs only the 12.</source>
        <translation>Zwei abgeschlossene Reihen einer Person beenden die Partie. Bia hat Grün abgeschlossen; in Gelb fehlt ihr nur die 12.</translation>
    </message>
    <message>
        <source>From 5 to 7 you skip one, the 6. Up to 9 it would be two: the 6 and the 8.</source>
        <translation>Von 5 bis 7 fehlt eine, die 6. Bis zur 9 wären es zwei: die 6 und die 8.</translation>
    </message>
    <message>
        <source>Try the card on place {place}.</source>
        <translation>Versuch die Karte auf Platz {place}.</translation>
    </message>
    <message>
        <source>Try {colour}.</source>
        <comment>the row of this colour</comment>
        <translation>Versuch {colour}.</translation>
    </message>
    <message>
        <source>Try the {numbers} in {colour}.</source>
        <comment>one number</comment>
        <translation>Versuch die {numbers} in {colour}.</translation>
    </message>
    <message>
        <source>Try {numbers} in {colour}.</source>
        <translation>Versuch {numbers} in {colour}.</translation>
    </message>
    <message>
        <source>Try this: play {cards} and cross nothing.</source>
        <translation>Versuch das: {cards} spielen und nichts ankreuzen.</translation>
    </message>
    <message numerus="yes">
        <source>Only the {lost} is left behind. In green or blue it would have been %n number(s).</source>
        <translation>
            <numerusform>Nur die {lost} bleibt liegen. In Grün oder Blau wäre es %n Zahl gewesen.</numerusform>
            <numerusform>Nur die {lost} bleibt liegen. In Grün oder Blau wären es %n Zahlen gewesen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {colour} the {number} stands almost at the end: %n number(s) are left behind. In red or yellow only the 2 would be.</source>
        <translation>
            <numerusform>In {colour} steht die {number} fast am Ende: %n Zahl bleibt liegen. In Rot oder Gelb wäre es nur die 2.</numerusform>
            <numerusform>In {colour} steht die {number} fast am Ende: %n Zahlen bleiben liegen. In Rot oder Gelb wäre es nur die 2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Passing costs nothing, but scores nothing either. In red or yellow the {number} leaves only the 2 behind.</source>
        <translation>Passen kostet nichts, bringt aber auch nichts. In Rot oder Gelb lässt die {number} nur die 2 liegen.</translation>
    </message>
    <message>
        <source>The {number} comes right after the {before}: nothing is left behind.</source>
        <translation>Die {number} kommt gleich nach der {before}: Nichts bleibt liegen.</translation>
    </message>
    <message>
        <source>The {box} is crossed, but {numbers} lie left of it and never come back.</source>
        <translation>{box} ist angekreuzt, aber {numbers} liegen links davon und sind verloren.</translation>
    </message>
    <message>
        <source>You crossed nothing. The {box} would have left nothing behind.</source>
        <translation>Du hast nichts angekreuzt. {box} hätte nichts liegen gelassen.</translation>
    </message>
    <message>
        <source>The back said {number}. You see the colour only in your hand: {colour}.</source>
        <translation>Die Rückseite sagte {number}. Die Farbe siehst du erst auf der Hand: {colour}.</translation>
    </message>
    <message>
        <source>A penalty is not always the worst: it cost {cost}, but red stays open from 5 to 12. With the 11 it would have stopped at {points}.</source>
        <translation>Ein Fehlzug ist nicht immer das Schlimmste: Er kostet {cost}, aber Rot bleibt offen von 5 bis 12. Mit der 11 wäre dort Schluss ({points}).</translation>
    </message>
    <message>
        <source>Three crosses at once: {numbers}, and nothing skipped.</source>
        <translation>Drei Kreuze auf einmal: {numbers}, und nichts ausgelassen.</translation>
    </message>
    <message>
        <source>{numbers}: a single skip. The 9 stays in your hand for later.</source>
        <translation>{numbers}: nur eine Lücke. Die 9 bleibt für später auf der Hand.</translation>
    </message>
    <message>
        <source>{numbers}: a single skip. But the 9 went to the discard pile: it could have waited.</source>
        <translation>{numbers}: nur eine Lücke. Aber die 9 liegt in der Ablage: Sie hätte warten können.</translation>
    </message>
    <message>
        <source>7 and 9 fit together, but they leave the 5 behind: a cross you had in your hand.</source>
        <translation>7 und 9 passen zusammen, aber die 5 bleibt liegen: ein Kreuz, das du auf der Hand hattest.</translation>
    </message>
    <message>
        <source>This time: {crosses}. In {colour}, {numbers} go together.</source>
        <translation>Diesmal: {crosses}. In {colour} passen {numbers} zusammen.</translation>
    </message>
    <message>
        <source>The 11 was the fifth cross, the 12 closed the row, and the lock counts too: seven crosses, {points}.</source>
        <translation>Die 11 war das fünfte Kreuz, die 12 schloss die Reihe ab, und das Schloss zählt mit: sieben Kreuze, {points}.</translation>
    </message>
    <message>
        <source>The 11 is the fifth cross, but the row is still open. The 12 together with it would have closed it.</source>
        <translation>Die 11 ist das fünfte Kreuz, aber die Reihe ist noch offen. Mit der 12 zusammen wäre sie abgeschlossen.</translation>
    </message>
    <message>
        <source>The yellow row is still open. The 11 and the 12 together would have closed it.</source>
        <translation>Gelb ist noch offen. 11 und 12 zusammen hätten die Reihe abgeschlossen.</translation>
    </message>
    <message>
        <source>It scored {gain} now, but red stops at {stop}: the 12 needs five crosses. With the penalty, two more crosses would have made up for it.</source>
        <translation>Das bringt jetzt {gain}, aber Rot endet bei {stop}: Die 12 braucht fünf Kreuze. Nach dem Fehlzug hätten zwei weitere Kreuze das ausgeglichen.</translation>
    </message>
    <message>
        <source>Bia closed her second row, and that was the end. Your 12 came in time: red went from {before} to {points}.</source>
        <translation>Bia beendet mit ihrer zweiten Reihe die Partie. Deine 12 kam rechtzeitig: Rot stieg von {before} auf {points}.</translation>
    </message>
    <message>
        <source>Bia closed her second row, and that was the end: your red stays at {points}. With the 12 it would have been {missed}.</source>
        <translation>Bia beendet mit ihrer zweiten Reihe die Partie: Dein Rot bleibt stehen ({points}). Mit der 12 wären es {missed}.</translation>
    </message>
</context>
<context>
    <name>QwixxLog</name>
    <message>
        <source>Four cards each; {name} began.</source>
        <translation>Je vier Karten; {name} hat begonnen.</translation>
    </message>
    <message numerus="yes">
        <source>New on the table: {numbers}.</source>
        <translation>
            <numerusform>Neu auf dem Tisch: {numbers}.</numerusform>
            <numerusform>Neu auf dem Tisch: {numbers}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The discard pile was shuffled: %n card(s) to draw from.</source>
        <translation>
            <numerusform>Die Ablage wurde gemischt: %n Karte im Stapel.</numerusform>
            <numerusform>Die Ablage wurde gemischt: %n Karten im Stapel.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {number} counted for all.</source>
        <translation>Die {number} galt für alle.</translation>
    </message>
    <message>
        <source>You crossed {box}.</source>
        <translation>Du hast {box} angekreuzt.</translation>
    </message>
    <message>
        <source>{name} crossed {box}.</source>
        <translation>{name} hat {box} angekreuzt.</translation>
    </message>
    <message>
        <source>You completed the {colour} row, and the lock counts as one more cross.</source>
        <translation>Du hast {colour} abgeschlossen, und das Schloss zählt als weiteres Kreuz.</translation>
    </message>
    <message>
        <source>{name} completed the {colour} row, and the lock counts as one more cross.</source>
        <translation>{name} hat {colour} abgeschlossen, und das Schloss zählt als weiteres Kreuz.</translation>
    </message>
    <message>
        <source>Now it is your turn.</source>
        <translation>Jetzt bist du dran.</translation>
    </message>
    <message>
        <source>Now it is {name}&apos;s turn.</source>
        <translation>Jetzt ist {name} dran.</translation>
    </message>
    <message>
        <source>the {thing}</source>
        <comment>a card or a box inside a sentence</comment>
        <translation>{thing}</translation>
    </message>
    <message>
        <source>Four cards each; you began.</source>
        <translation>Je vier Karten; du hast begonnen.</translation>
    </message>
    <message>
        <source>You crossed nothing: penalty {count} of 4, minus 5 points.</source>
        <translation>Du hast nichts angekreuzt: Fehlzug {count} von 4, minus 5 Punkte.</translation>
    </message>
    <message>
        <source>{name} crossed nothing: penalty {count} of 4, minus 5 points.</source>
        <translation>{name} hat nichts angekreuzt: Fehlzug {count} von 4, minus 5 Punkte.</translation>
    </message>
    <message>
        <source>You took {cards}.</source>
        <translation>Du hast {cards} genommen.</translation>
    </message>
    <message>
        <source>{name} took {numbers}.</source>
        <translation>{name} hat {numbers} genommen.</translation>
    </message>
    <message>
        <source>{name} took {cards}.</source>
        <translation>{name} hat {cards} genommen.</translation>
    </message>
    <message>
        <source>All had decided: nobody crossed the {number}.</source>
        <translation>Alle haben entschieden: Niemand hat die {number} angekreuzt.</translation>
    </message>
    <message numerus="yes">
        <source>All had decided: %n player(s) crossed the {number}.</source>
        <comment>players</comment>
        <translation>
            <numerusform>Alle haben entschieden: %n Person hat die {number} angekreuzt.</numerusform>
            <numerusform>Alle haben entschieden: %n Personen haben die {number} angekreuzt.</numerusform>
        </translation>
    </message>
    <message>
        <source>You played {cards} without a cross.</source>
        <translation>Du hast {cards} gespielt, ohne anzukreuzen.</translation>
    </message>
    <message>
        <source>{name} played {cards} without a cross.</source>
        <translation>{name} hat {cards} gespielt, ohne anzukreuzen.</translation>
    </message>
    <message>
        <source>You played {cards} in {colour}.</source>
        <translation>Du hast {cards} in {colour} gespielt.</translation>
    </message>
    <message>
        <source>{name} played {cards} in {colour}.</source>
        <translation>{name} hat {cards} in {colour} gespielt.</translation>
    </message>
    <message>
        <source>You played {cards}.</source>
        <translation>Du hast {cards} gespielt.</translation>
    </message>
    <message>
        <source>{name} played {cards}.</source>
        <translation>{name} hat {cards} gespielt.</translation>
    </message>
    <message>
        <source>You completed two rows and won with {points}!</source>
        <translation>Du hast zwei Reihen abgeschlossen und gewonnen ({points})!</translation>
    </message>
    <message>
        <source>{name} completed two rows and won with {points}.</source>
        <translation>{name} hat zwei Reihen abgeschlossen und gewonnen ({points}).</translation>
    </message>
    <message>
        <source>Two rows completed: {enders}. Most points ({points}): {winners}.</source>
        <translation>Zwei abgeschlossene Reihen: {enders}. Die meisten Punkte ({points}): {winners}.</translation>
    </message>
    <message>
        <source>Four penalties: {enders}. Most points ({points}): {winners}.</source>
        <translation>Vier Fehlzüge: {enders}. Die meisten Punkte ({points}): {winners}.</translation>
    </message>
</context>
<context>
    <name>QwixxReasons</name>
    <message>
        <source>The back shows the number of the card; its colour is seen only once it is in your hand.</source>
        <translation>Die Rückseite zeigt die Zahl der Karte; die Farbe siehst du erst in deiner Hand.</translation>
    </message>
    <message>
        <source>A joker has any colour, but always its own number. With other cards it takes theirs.</source>
        <translation>Ein Joker hat jede Farbe, aber immer seine eigene Zahl. Mit anderen Karten nimmt er ihre Farbe an.</translation>
    </message>
    <message>
        <source>Several numbers of one action: at most one may be skipped between them.</source>
        <translation>Mehrere Zahlen auf einmal: Höchstens eine darf dazwischen ausgelassen werden.</translation>
    </message>
    <message>
        <source>first cross</source>
        <translation>erstes Kreuz</translation>
    </message>
    <message>
        <source>after the {number}</source>
        <translation>nach der {number}</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>abgeschlossen</translation>
    </message>
    <message>
        <source>left of the {number}</source>
        <translation>links von der {number}</translation>
    </message>
    <message>
        <source>{count} of {needed} crosses</source>
        <translation>{count} von {needed} Kreuzen</translation>
    </message>
</context>
<context>
    <name>QwixxRefused</name>
    <message>
        <source>you have decided already: Z takes it back until all have.</source>
        <translation>Du hast schon entschieden: Z nimmt das zurück, solange nicht alle entschieden haben.</translation>
    </message>
    <message>
        <source>that card is not in your hand: play your own cards.</source>
        <translation>Diese Karte ist nicht auf deiner Hand: Spiel deine eigenen.</translation>
    </message>
    <message>
        <source>each card once: name the cards in order.</source>
        <translation>jede Karte nur einmal und der Reihe nach.</translation>
    </message>
    <message>
        <source>take exactly {needed}: your hand must have five cards.</source>
        <translation>Nimm genau {needed}: Deine Hand muss fünf Karten haben.</translation>
    </message>
    <message>
        <source>the {number} closes the {colour} row: it needs five crosses before it, there are {crosses}.</source>
        <translation>Die {number} schließt {colour} ab: Davor müssen fünf Kreuze stehen, es sind {crosses}.</translation>
    </message>
    <message>
        <source>a joker takes the colour of the cards it is played with.</source>
        <translation>Ein Joker nimmt die Farbe der Karten an, mit denen er gespielt wird.</translation>
    </message>
    <message>
        <source>the {number} lies left of the {last} in the {colour} row: only numbers to the right may be crossed.</source>
        <translation>In {colour} liegt die {number} links von der {last}: Nur weiter rechts darfst du ankreuzen.</translation>
    </message>
    <message>
        <source>the match is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>no cards are drawn now: that comes first in a turn.</source>
        <translation>Jetzt wird nicht gezogen: Das kommt am Anfang des Zugs.</translation>
    </message>
    <message>
        <source>no number for all is announced now.</source>
        <translation>Jetzt ist keine Zahl für alle angesagt.</translation>
    </message>
    <message>
        <source>no cards are played now: that is the third action of a turn.</source>
        <translation>Jetzt werden keine Karten gespielt: Das ist die dritte Aktion.</translation>
    </message>
    <message>
        <source>there is no such place: the display has four.</source>
        <translation>Diesen Platz gibt es nicht: Auf dem Tisch sind vier.</translation>
    </message>
    <message>
        <source>there is no such row: the sheet has four.</source>
        <translation>Diese Reihe gibt es nicht: Der Zettel hat vier.</translation>
    </message>
    <message>
        <source>nobody sits there: choose a player at the table.</source>
        <translation>Dort sitzt niemand: Wähle jemanden am Tisch.</translation>
    </message>
    <message>
        <source>only played numbers are crossed: play the {number} too, or leave it.</source>
        <translation>Nur gespielte Zahlen werden angekreuzt: Spiel auch die {number} oder lass sie weg.</translation>
    </message>
    <message>
        <source>it is not your turn: wait until it comes.</source>
        <translation>Du bist nicht dran: Warte, bis du an der Reihe bist.</translation>
    </message>
    <message>
        <source>there is nothing to undo.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>cross from left to right, each number once.</source>
        <translation>Kreuze von links nach rechts an, jede Zahl einmal.</translation>
    </message>
    <message>
        <source>only cards of one colour: put the others down first.</source>
        <translation>nur Karten einer Farbe: Leg erst die anderen zurück.</translation>
    </message>
    <message>
        <source>cards are crossed in the row of their own colour.</source>
        <translation>Karten werden in der Reihe ihrer Farbe angekreuzt.</translation>
    </message>
    <message>
        <source>each place once: name the places in order.</source>
        <translation>jeden Platz nur einmal und der Reihe nach.</translation>
    </message>
    <message>
        <source>play one, two or three cards, even if you cross nothing.</source>
        <translation>Spiel eine, zwei oder drei Karten, auch ohne etwas anzukreuzen.</translation>
    </message>
    <message>
        <source>your {colour} row is completed: nothing more is crossed in it.</source>
        <translation>Deine Reihe {colour} ist abgeschlossen: Da wird nichts mehr angekreuzt.</translation>
    </message>
    <message>
        <source>between the crosses of one action only one number may be skipped, here it would be {skipped}.</source>
        <translation>Zwischen den Kreuzen einer Aktion darf nur eine Zahl ausgelassen werden, hier wären es {skipped}.</translation>
    </message>
    <message>
        <source>the rules do not allow that.</source>
        <translation>Die Regeln erlauben das nicht.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) is all you need: put one back first.</source>
        <translation>
            <numerusform>%n Karte genügt: Leg erst eine zurück.</numerusform>
            <numerusform>%n Karten genügen: Leg erst eine zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>choose %n card(s) more.</source>
        <translation>
            <numerusform>Wähle noch %n Karte.</numerusform>
            <numerusform>Wähle noch %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>that does nothing now.</source>
        <translation>Das bewirkt jetzt nichts.</translation>
    </message>
    <message>
        <source>the {box} is crossed already.</source>
        <translation>{box} ist schon angekreuzt.</translation>
    </message>
    <message>
        <source>you have no {box}: only numbers of your cards may be crossed.</source>
        <translation>{box} hast du nicht auf der Hand: Nur Zahlen deiner Karten werden angekreuzt.</translation>
    </message>
    <message>
        <source>only the {number} is announced: cross it, or pass.</source>
        <translation>Nur die {number} ist angesagt: Kreuze sie an oder passe.</translation>
    </message>
    <message>
        <source>a joker alone: drag it onto the row you want, or cross its number there.</source>
        <translation>ein Joker allein: Zieh ihn auf die gewünschte Reihe oder kreuze dort seine Zahl an.</translation>
    </message>
    <message>
        <source>wait: others are to act now.</source>
        <translation>Warte: Jetzt sind die anderen dran.</translation>
    </message>
</context>
<context>
    <name>QwixxTable</name>
    <message>
        <source>Rd</source>
        <comment>two letters for red</comment>
        <translation>Ro</translation>
    </message>
    <message>
        <source>Ye</source>
        <comment>two letters for yellow</comment>
        <translation>Ge</translation>
    </message>
    <message>
        <source>Gn</source>
        <comment>two letters for green</comment>
        <translation>Gr</translation>
    </message>
    <message>
        <source>Bl</source>
        <comment>two letters for blue</comment>
        <translation>Bl</translation>
    </message>
    <message>
        <source>red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>joker {number}</source>
        <translation>Joker {number}</translation>
    </message>
    <message>
        <source>{colour} {number}</source>
        <comment>a card or a box</comment>
        <translation>{colour} {number}</translation>
    </message>
    <message>
        <source>{code} {number}</source>
        <comment>a card or a box in short</comment>
        <translation>{code} {number}</translation>
    </message>
    <message>
        <source>{number}, colour hidden, place {place}</source>
        <translation>{number}, Farbe verdeckt, Platz {place}</translation>
    </message>
    <message>
        <source>minus {points}</source>
        <translation>minus {points}</translation>
    </message>
    <message>
        <source>no points</source>
        <translation>keine Punkte</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cross(es)</source>
        <translation>
            <numerusform>%n Kreuz</numerusform>
            <numerusform>%n Kreuze</numerusform>
        </translation>
    </message>
    <message>
        <source>no crosses</source>
        <translation>kein Kreuz</translation>
    </message>
    <message>
        <source>nothing crossed</source>
        <translation>nichts angekreuzt</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>abgeschlossen</translation>
    </message>
    <message numerus="yes">
        <source>open: {numbers}</source>
        <translation>
            <numerusform>offen: {numbers}</numerusform>
            <numerusform>offen: {numbers}</numerusform>
        </translation>
    </message>
    <message>
        <source>{colour}: {crossed}; {rest}; {points}</source>
        <comment>a row of a sheet</comment>
        <translation>{colour}: {crossed}; {rest}; {points}</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}: {points}</translation>
    </message>
    <message>
        <source>after 5</source>
        <comment>under the last number of a row</comment>
        <translation>ab 5 ×</translation>
    </message>
    <message numerus="yes">
        <source>%n penalty(s)</source>
        <translation>
            <numerusform>%n Fehlzug</numerusform>
            <numerusform>%n Fehlzüge</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing open</source>
        <translation>nichts offen</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>Fehlzüge</translation>
    </message>
    <message>
        <source>Pen.</source>
        <comment>penalties, over a column</comment>
        <translation>Fehlz.</translation>
    </message>
    <message>
        <source>Colour by colour</source>
        <translation>Farbe für Farbe</translation>
    </message>
    <message>
        <source>lock = row completed · dashed, left of nothing: penalties</source>
        <translation>Schloss = Reihe abgeschlossen · gestrichelt, links der Null: Fehlzüge</translation>
    </message>
    <message>
        <source>each costs 5 points</source>
        <translation>jeder kostet 5 Punkte</translation>
    </message>
    <message>
        <source>Your points</source>
        <translation>Deine Punkte</translation>
    </message>
    <message>
        <source>Points now</source>
        <translation>Punkte jetzt</translation>
    </message>
    <message>
        <source>more is better</source>
        <translation>mehr ist besser</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>on the table: only the number is seen</source>
        <translation>auf dem Tisch: nur die Zahl ist zu sehen</translation>
    </message>
    <message>
        <source>pile: {count}</source>
        <translation>Stapel: {count}</translation>
    </message>
    <message>
        <source>discard: {count}</source>
        <translation>Ablage: {count}</translation>
    </message>
    <message>
        <source>{number} for all</source>
        <translation>{number} für alle</translation>
    </message>
    <message>
        <source>{number} announced</source>
        <translation>{number} angesagt</translation>
    </message>
    <message>
        <source>Qwixx Cards · with jokers</source>
        <translation>Qwixx – Das Kartenspiel · mit Jokern</translation>
    </message>
    <message>
        <source>Qwixx Cards</source>
        <translation>Qwixx – Das Kartenspiel</translation>
    </message>
    <message>
        <source>Turn {number} · {name}</source>
        <translation>Zug {number} · {name}</translation>
    </message>
    <message>
        <source>the match is over</source>
        <translation>die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>the first action</comment>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Number for all</source>
        <comment>the second action</comment>
        <translation>Zahl für alle</translation>
    </message>
    <message>
        <source>Play cards</source>
        <comment>the third action</comment>
        <translation>Karten spielen</translation>
    </message>
    <message>
        <source>{number} · {title}</source>
        <comment>an action that is done</comment>
        <translation>{number} · {title}</translation>
    </message>
    <message>
        <source>up to five cards in hand</source>
        <translation>auf fünf Handkarten</translation>
    </message>
    <message>
        <source>cross it in one row, or pass</source>
        <translation>ankreuzen oder passen</translation>
    </message>
    <message>
        <source>1 to 3 cards of one colour</source>
        <translation>1–3 Karten einer Farbe</translation>
    </message>
    <message>
        <source>the hand is full: 5 cards</source>
        <translation>die Hand ist voll: 5 Karten</translation>
    </message>
    <message>
        <source>all: cross the {number}, or pass</source>
        <translation>alle: {number} ankreuzen oder passen</translation>
    </message>
    <message>
        <source>{number}: {name} crossed {colour}</source>
        <translation>{number}: {name} hat {colour} angekreuzt</translation>
    </message>
    <message>
        <source>{number}: you crossed {colour}</source>
        <translation>{number}: {colour} angekreuzt</translation>
    </message>
    <message>
        <source>{number}: {name} passed</source>
        <translation>{number}: {name} hat gepasst</translation>
    </message>
    <message>
        <source>{number}: you passed</source>
        <translation>{number}: du hast gepasst</translation>
    </message>
    <message>
        <source>only {name} plays</source>
        <translation>nur {name} spielt</translation>
    </message>
    <message>
        <source>then {name} alone</source>
        <translation>danach nur {name}</translation>
    </message>
    <message>
        <source>+{points} with {boxes}</source>
        <translation>+{points} mit {boxes}</translation>
    </message>
    <message>
        <source>1 skip</source>
        <translation>1 Lücke</translation>
    </message>
    <message>
        <source>is drawing</source>
        <translation>zieht</translation>
    </message>
    <message>
        <source>is playing cards</source>
        <translation>spielt Karten</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>denkt nach</translation>
    </message>
    <message>
        <source>has decided</source>
        <translation>hat entschieden</translation>
    </message>
    <message>
        <source>is deciding</source>
        <translation>entscheidet</translation>
    </message>
    <message>
        <source>crossed {boxes}</source>
        <translation>{boxes} angekreuzt</translation>
    </message>
    <message>
        <source>did not cross the {number}</source>
        <translation>{number} nicht angekreuzt</translation>
    </message>
    <message>
        <source>completed {rows}</source>
        <translation>{rows} abgeschlossen</translation>
    </message>
    <message>
        <source>took a penalty</source>
        <translation>Fehlzug</translation>
    </message>
    <message>
        <source>it is your turn</source>
        <translation>du bist dran</translation>
    </message>
    <message>
        <source>On the table: {numbers}</source>
        <translation>Auf dem Tisch: {numbers}</translation>
    </message>
</context>
<context>
    <name>QwixxTurn</name>
    <message>
        <source>Action {number}:</source>
        <translation>Aktion {number}:</translation>
    </message>
    <message>
        <source>{number} for all:</source>
        <translation>{number} für alle:</translation>
    </message>
    <message>
        <source>{name}&apos;s turn:</source>
        <translation>{name} ist dran:</translation>
    </message>
    <message>
        <source>Enter takes what you have chosen; then you see the colours.</source>
        <translation>Enter nimmt deine Wahl; danach siehst du die Farben.</translation>
    </message>
    <message numerus="yes">
        <source>choose %n card(s) from the table; you see the colours afterwards.</source>
        <translation>
            <numerusform>Wähle %n Karte vom Tisch; die Farbe siehst du danach.</numerusform>
            <numerusform>Wähle %n Karten vom Tisch; die Farben siehst du danach.</numerusform>
        </translation>
    </message>
    <message>
        <source>cross the {number} in one colour, or pass. Nobody sees it until all have decided.</source>
        <translation>Kreuze die {number} in einer Farbe an oder passe. Niemand sieht es, bis alle entschieden haben.</translation>
    </message>
    <message>
        <source>the {number} fits in none of your rows: pass.</source>
        <translation>Die {number} lässt sich in keiner deiner Reihen ankreuzen: Du musst passen.</translation>
    </message>
    <message>
        <source>the {number} in {colour} scores {points}.</source>
        <translation>Die {number} in {colour} bringt {points}.</translation>
    </message>
    <message>
        <source>choose 1 to 3 cards of one colour; drag one onto its row to cross it.</source>
        <translation>Wähle 1 bis 3 Karten einer Farbe; zieh eine auf ihre Reihe, um sie anzukreuzen.</translation>
    </message>
    <message>
        <source>cross the lit numbers, or play {cards} without a cross.</source>
        <translation>Kreuze die leuchtenden Zahlen an oder spiel {cards} ohne Kreuz.</translation>
    </message>
    <message>
        <source>cross a lit number: a turn without any cross is a penalty of 5 points.</source>
        <translation>Kreuze eine leuchtende Zahl an: Ein Zug ohne Kreuz ist ein Fehlzug und kostet 5 Punkte.</translation>
    </message>
    <message>
        <source>none of these can be crossed: playing them is a penalty of 5 points.</source>
        <translation>Davon lässt sich nichts ankreuzen: So gespielt ist es ein Fehlzug und kostet 5 Punkte.</translation>
    </message>
    <message>
        <source>{numbers} score {points}.</source>
        <translation>{numbers} bringen {points}.</translation>
    </message>
    <message>
        <source>{numbers} scores {points}.</source>
        <translation>Die {numbers} bringt {points}.</translation>
    </message>
    <message>
        <source>One moment:</source>
        <translation>Einen Moment:</translation>
    </message>
    <message>
        <source>takes cards from the table.</source>
        <translation>nimmt Karten vom Tisch.</translation>
    </message>
    <message>
        <source>plays cards of one colour and crosses their numbers.</source>
        <translation>spielt Karten einer Farbe und kreuzt ihre Zahlen an.</translation>
    </message>
    <message>
        <source>The end:</source>
        <translation>Ende:</translation>
    </message>
    <message>
        <source>none of these can be crossed: play them without a cross, or choose others.</source>
        <translation>Davon lässt sich nichts ankreuzen: Spiel es ohne Kreuz oder wähle anders.</translation>
    </message>
    <message>
        <source>{name}, action {number}:</source>
        <translation>{name}, Aktion {number}:</translation>
    </message>
    <message>
        <source>{name}, {number} for all:</source>
        <translation>{name}, {number} für alle:</translation>
    </message>
    <message numerus="yes">
        <source>Given up: {numbers}.</source>
        <comment>numbers of a row that can never be crossed after this</comment>
        <translation>
            <numerusform>Verloren: {numbers}.</numerusform>
            <numerusform>Verloren: {numbers}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No cross for {cards}.</source>
        <comment>cards of the hand whose numbers cannot be crossed now</comment>
        <translation>Nicht ankreuzbar: {cards}.</translation>
    </message>
    <message>
        <source>{names} still to decide.</source>
        <translation>noch ohne Entscheidung: {names}.</translation>
    </message>
    <message>
        <source>{names} still to decide. Z takes the decision back.</source>
        <translation>noch ohne Entscheidung: {names}. Z nimmt deine Entscheidung zurück.</translation>
    </message>
    <message>
        <source>Everybody has decided:</source>
        <translation>Alle haben entschieden:</translation>
    </message>
    <message>
        <source>the crosses are shown now…</source>
        <translation>Die Kreuze werden gezeigt …</translation>
    </message>
    <message>
        <source>the crosses are shown now… Z takes your decision back.</source>
        <translation>Die Kreuze werden gezeigt … Z nimmt deine Entscheidung zurück.</translation>
    </message>
    <message>
        <source>you take cards from the table.</source>
        <translation>Du nimmst Karten vom Tisch.</translation>
    </message>
    <message>
        <source>you play {cards}.</source>
        <translation>Du spielst {cards}.</translation>
    </message>
    <message>
        <source>plays {cards}.</source>
        <translation>spielt {cards}.</translation>
    </message>
    <message>
        <source>Most points: {names}.</source>
        <translation>Die meisten Punkte: {names}.</translation>
    </message>
    <message>
        <source>two rows completed ({names}).</source>
        <translation>zwei abgeschlossene Reihen ({names}).</translation>
    </message>
    <message>
        <source>the cards are being dealt.</source>
        <translation>Die Karten werden ausgeteilt.</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)</source>
        <translation>
            <numerusform>%n Karte ziehen</numerusform>
            <numerusform>%n Karten ziehen</numerusform>
        </translation>
    </message>
    <message>
        <source>Cross {card}</source>
        <translation>{card} ankreuzen</translation>
    </message>
    <message>
        <source>Pass the {number}</source>
        <translation>Bei der {number} passen</translation>
    </message>
    <message>
        <source>Play cards</source>
        <translation>Karten spielen</translation>
    </message>
    <message>
        <source>Play {numbers}</source>
        <translation>{numbers} spielen</translation>
    </message>
    <message>
        <source>Play without crossing</source>
        <translation>Ohne Kreuz spielen</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Warten</translation>
    </message>
    <message>
        <source>card</source>
        <comment>keys</comment>
        <translation>Karte</translation>
    </message>
    <message>
        <source>choose</source>
        <comment>keys</comment>
        <translation>wählen</translation>
    </message>
    <message>
        <source>four penalties ({names}).</source>
        <translation>vier Fehlzüge ({names}).</translation>
    </message>
    <message>
        <source>Take the penalty: −5</source>
        <translation>Fehlzug: −5</translation>
    </message>
    <message>
        <source>draw</source>
        <comment>keys</comment>
        <translation>ziehen</translation>
    </message>
    <message>
        <source>colour</source>
        <comment>keys</comment>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>cross</source>
        <comment>keys</comment>
        <translation>ankreuzen</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>keys</comment>
        <translation>passen</translation>
    </message>
    <message>
        <source>play</source>
        <comment>keys</comment>
        <translation>spielen</translation>
    </message>
    <message>
        <source>undo</source>
        <comment>keys</comment>
        <translation>zurücknehmen</translation>
    </message>
    <message>
        <source>Draw {numbers}</source>
        <translation>{numbers} ziehen</translation>
    </message>
    <message>
        <source>Cross the {number} in {colour}</source>
        <translation>Die {number} in {colour} ankreuzen</translation>
    </message>
    <message>
        <source>Play {cards} in {colour}</source>
        <translation>{cards} in {colour} spielen</translation>
    </message>
    <message>
        <source>Play {cards}</source>
        <translation>{cards} spielen</translation>
    </message>
    <message>
        <source>cross nothing</source>
        <translation>nichts ankreuzen</translation>
    </message>
    <message>
        <source>cross {numbers}</source>
        <translation>{numbers} ankreuzen</translation>
    </message>
    <message>
        <source>cross {box}</source>
        <translation>{box} ankreuzen</translation>
    </message>
    <message>
        <source>chosen: {thing}</source>
        <translation>gewählt: {thing}</translation>
    </message>
</context>
<context>
    <name>QwixxWords</name>
    <message>
        <source>Qwixx Cards</source>
        <translation>Qwixx Kartenspiel</translation>
    </message>
    <message>
        <source>Cross from left to right, and skip little</source>
        <translation>Von links nach rechts, mit wenigen Lücken</translation>
    </message>
    <message>
        <source>most points</source>
        <translation>die meisten Punkte</translation>
    </message>
    <message>
        <source>Points over the match</source>
        <translation>Punkteverlauf</translation>
    </message>
    <message>
        <source>Most points {rounds}: {points}.</source>
        <translation>Die meisten Punkte {rounds}: {points}.</translation>
    </message>
    <message>
        <source>points a match</source>
        <comment>name of a number</comment>
        <translation>Punkte je Partie</translation>
    </message>
    <message>
        <source>Points, match by match</source>
        <translation>Punkte, Partie für Partie</translation>
    </message>
    <message>
        <source>Crosses and locks</source>
        <translation>Kreuze und Schlösser</translation>
    </message>
    <message>
        <source>more is better</source>
        <translation>mehr ist besser</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>the variant</comment>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Qwixx, the card game</source>
        <translation>Qwixx – Das Kartenspiel</translation>
    </message>
    <message>
        <source>Draw, cross the number for all, play cards of one colour. Two completed rows end it.</source>
        <translation>Ziehen, die Zahl für alle ankreuzen, Karten einer Farbe spielen. Zwei abgeschlossene Reihen, und es ist Schluss.</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Eleven more cards with a fixed number; their colour is chosen when played.</source>
        <translation>Elf weitere Karten mit fester Zahl; ihre Farbe wählst du beim Spielen.</translation>
    </message>
    <message>
        <source>Card backs stay visible</source>
        <translation>Rückseiten der Handkarten sichtbar</translation>
    </message>
    <message>
        <source>Yes: everybody sees the numbers of your cards, but not their colours.</source>
        <translation>Ja: Alle sehen die Zahlen deiner Karten, aber nicht die Farben.</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>Portugiesisch</translation>
    </message>
    <message>
        <source>the standard</source>
        <translation>der Standard</translation>
    </message>
    <message>
        <source>Draws, crosses and plays whatever comes.</source>
        <translation>Zieht, kreuzt an und spielt, was gerade kommt.</translation>
    </message>
    <message>
        <source>Skips little and keeps good cards.</source>
        <translation>Lässt wenig aus und behält gute Karten.</translation>
    </message>
    <message>
        <source>Has learned from many matches what every row is worth.</source>
        <translation>Weiß aus vielen Partien, was jede Reihe wert ist.</translation>
    </message>
    <message>
        <source>Thinks several turns ahead and watches the others&apos; sheets.</source>
        <translation>Spielt im Kopf weiter und achtet auf die Zettel der anderen.</translation>
    </message>
    <message>
        <source>Best match: {points}.</source>
        <translation>Beste Partie: {points}.</translation>
    </message>
    <message>
        <source>Worst match: {points}.</source>
        <translation>Schlechteste Partie: {points}.</translation>
    </message>
    <message>
        <source>no cross made</source>
        <translation>kein Kreuz gemacht</translation>
    </message>
    <message numerus="yes">
        <source>%n cross(es) made</source>
        <translation>
            <numerusform>%n Kreuz gemacht</numerusform>
            <numerusform>%n Kreuze gemacht</numerusform>
        </translation>
    </message>
    <message>
        <source>no row completed</source>
        <translation>keine Reihe abgeschlossen</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) completed</source>
        <translation>
            <numerusform>%n Reihe abgeschlossen</numerusform>
            <numerusform>%n Reihen abgeschlossen</numerusform>
        </translation>
    </message>
    <message>
        <source>By colour: {colours}.</source>
        <translation>Nach Farben: {colours}.</translation>
    </message>
    <message>
        <source>turn</source>
        <comment>what the arrow keys of a replay lead to</comment>
        <translation>Zug</translation>
    </message>
</context>
<context>
    <name>RaceTrack</name>
    <message>
        <source>Totals</source>
        <translation>Gesamtstände</translation>
    </message>
</context>
<context>
    <name>Ranking</name>
    <message>
        <source>Ranking</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>Your cards:</source>
        <translation>Deine Karten:</translation>
    </message>
    <message>
        <source>{place} of {count}.</source>
        <comment>a card in a hand</comment>
        <translation>{place} von {count}.</translation>
    </message>
    <message>
        <source>Just now:</source>
        <translation>Gerade eben:</translation>
    </message>
    <message>
        <source>Last trick:</source>
        <translation>Letzter Zug:</translation>
    </message>
    <message>
        <source>the flags under the players tell it. U hides them, Shift+U explains one after the other.</source>
        <translation>Die Fähnchen unter den Spielern erzählen ihn. U blendet sie aus, Umschalt+U erklärt sie der Reihe nach.</translation>
    </message>
    <message>
        <source>flags under the players tell it after each trick, until your next card lies. U hides them.</source>
        <translation>Nach jedem Zug erzählen ihn Fähnchen unter den Spielern, bis deine nächste Karte liegt. U blendet sie aus.</translation>
    </message>
    <message>
        <source>hidden. U shows it again.</source>
        <translation>ausgeblendet. U zeigt ihn wieder.</translation>
    </message>
    <message>
        <source>Standings:</source>
        <translation>Stand:</translation>
    </message>
    <message>
        <source>Line {number} of the open cards:</source>
        <translation>Offene Karten, Teil {number}:</translation>
    </message>
    <message>
        <source>no cards.</source>
        <translation>keine Karten.</translation>
    </message>
    <message>
        <source>nothing yet.</source>
        <translation>noch nichts.</translation>
    </message>
    <message>
        <source>There is no row {number}.</source>
        <translation>Es gibt keine Reihe {number}.</translation>
    </message>
    <message>
        <source>There is nothing with the number {number}.</source>
        <translation>Es gibt nichts mit der Nummer {number}.</translation>
    </message>
    <message>
        <source>The open cards have no line {number}.</source>
        <translation>Die offenen Karten haben keinen Teil {number}.</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between things that are read out</comment>
        <translation>; </translation>
    </message>
</context>
<context>
    <name>RecordFaults</name>
    <message>
        <source>The disk is full.</source>
        <translation>Der Datenträger ist voll.</translation>
    </message>
    <message>
        <source>The folder of the saved matches cannot be written to.</source>
        <translation>In den Ordner der gespeicherten Partien kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Another copy of the program has the saved matches open.</source>
        <translation>Die gespeicherten Partien sind schon in einem anderen Fenster des Programms geöffnet.</translation>
    </message>
    <message>
        <source>The saved matches belong to a newer version of the program.</source>
        <translation>Die gespeicherten Partien stammen von einer neueren Version des Programms.</translation>
    </message>
    <message>
        <source>The file of the saved matches is damaged.</source>
        <translation>Die Datei der gespeicherten Partien ist beschädigt.</translation>
    </message>
    <message>
        <source>The file of the saved matches was removed while the program had it open.</source>
        <translation>Die Datei der gespeicherten Partien wurde entfernt, während das Programm sie geöffnet hatte.</translation>
    </message>
    <message>
        <source>The saved matches were being checked just then; try again.</source>
        <translation>Die gespeicherten Partien wurden gerade geprüft; bitte noch einmal versuchen.</translation>
    </message>
    <message>
        <source>This match is saved with other moves or seats already.</source>
        <translation>Diese Partie ist schon mit anderen Zügen oder Plätzen gespeichert.</translation>
    </message>
    <message>
        <source>The saved matches cannot be used now: {detail}.</source>
        <translation>Die gespeicherten Partien sind zurzeit nicht nutzbar: {detail}.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Diese Datei gibt es nicht.</translation>
    </message>
    <message>
        <source>This is a folder or a device, not a file.</source>
        <translation>Das ist keine Datei, sondern ein Ordner oder ein Gerät.</translation>
    </message>
    <message>
        <source>The file cannot be read: {detail}.</source>
        <translation>Die Datei lässt sich nicht lesen: {detail}.</translation>
    </message>
    <message>
        <source>The file cannot be written: the disk is full.</source>
        <translation>Die Datei kann nicht geschrieben werden: Der Datenträger ist voll.</translation>
    </message>
    <message>
        <source>The file cannot be written: {detail}.</source>
        <translation>Die Datei lässt sich nicht schreiben: {detail}.</translation>
    </message>
    <message>
        <source>The file is too large for a match: {size} bytes, at most {limit} are read.</source>
        <translation>Die Datei ist zu groß für eine Partie: {size} Bytes, erlaubt sind höchstens {limit}.</translation>
    </message>
    <message>
        <source>This is not text (byte {at} is not UTF-8).</source>
        <translation>Das ist kein Text (Byte {at} ist kein UTF-8).</translation>
    </message>
    <message>
        <source>The file breaks off in the middle.</source>
        <translation>Die Datei bricht mittendrin ab.</translation>
    </message>
    <message>
        <source>This is not a match: it is nested too deeply.</source>
        <translation>Das ist keine Partie: Sie ist zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>A later version of the program wrote this match (format {format}; known is {known}).</source>
        <translation>Eine neuere Version des Programms hat diese Partie geschrieben (Format {format}; bekannt bis {known}).</translation>
    </message>
    <message>
        <source>Not one move of it is intact.</source>
        <translation>Kein einziger Zug darin ist in Ordnung.</translation>
    </message>
    <message>
        <source>Something in it is not a move: {text}.</source>
        <translation>Etwas darin ist kein Zug: {text}.</translation>
    </message>
    <message>
        <source>This match is not there any more.</source>
        <translation>Diese Partie ist nicht mehr da.</translation>
    </message>
    <message>
        <source>Its seats or house rules cannot be played.</source>
        <translation>Mit diesen Plätzen oder Hausregeln lässt sich nicht spielen.</translation>
    </message>
    <message>
        <source>The rules do not allow move {move}; everything before it is intact.</source>
        <translation>Die Regeln erlauben Einzelzug {move} nicht; alles davor ist in Ordnung.</translation>
    </message>
    <message>
        <source>This version does not know the opponent “{level}”.</source>
        <translation>Diese Version kennt den Gegner „{level}“ nicht.</translation>
    </message>
    <message>
        <source>Nobody sits at that place of the match.</source>
        <translation>Auf diesem Platz der Partie sitzt niemand.</translation>
    </message>
    <message>
        <source>No person has anything to decide from here on.</source>
        <translation>Von hier an hat kein Mensch mehr etwas zu entscheiden.</translation>
    </message>
    <message>
        <source>This version does not know the game “{game}”.</source>
        <translation>Diese Version kennt das Spiel „{game}“ nicht.</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>Das hat nicht geklappt.</translation>
    </message>
    <message>
        <source>This is not a match, or it was changed by hand.</source>
        <translation>Das ist keine Partie, oder sie wurde von Hand geändert.</translation>
    </message>
    <message>
        <source>Its house rules cannot be read.</source>
        <translation>Die Hausregeln darin sind unlesbar.</translation>
    </message>
    <message>
        <source>Who sits at seat {seat} cannot be read.</source>
        <translation>Wer auf Platz {seat} sitzt, ist unlesbar.</translation>
    </message>
    <message>
        <source>Who sits at its table cannot be read.</source>
        <translation>Wer am Tisch sitzt, ist unlesbar.</translation>
    </message>
    <message>
        <source>Its move {move} cannot be read.</source>
        <translation>Einzelzug {move} darin ist unlesbar.</translation>
    </message>
    <message>
        <source>When it was played cannot be read.</source>
        <translation>Wann sie gespielt wurde, ist unlesbar.</translation>
    </message>
    <message>
        <source>Something in it is not as in a match.</source>
        <translation>Etwas darin passt nicht zu einer Partie.</translation>
    </message>
    <message>
        <source>This match of {game} follows later rules (version {version}; known is {known}). It is kept as it is; a newer version of the program can open it.</source>
        <translation>Diese Partie „{game}“ folgt neueren Regeln (Version {version}; bekannt bis {known}). Sie bleibt, wie sie ist; eine neuere Version des Programms kann sie öffnen.</translation>
    </message>
    <message>
        <source>Its end does not match its checksum.</source>
        <translation>Sie endet anders als angegeben: Die Prüfsumme am Ende stimmt nicht.</translation>
    </message>
    <message>
        <source>The match is over, but its checksum is missing.</source>
        <translation>Die Partie ist zu Ende, aber ihre Prüfsumme fehlt.</translation>
    </message>
    <message>
        <source>It has a checksum, but the match is not over.</source>
        <translation>Sie hat eine Prüfsumme, aber die Partie ist nicht zu Ende.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Watching · {title}</source>
        <translation>Partie ansehen · {title}</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Alle Hände</translation>
    </message>
    <message>
        <source>Seen from the place of {name}; another place</source>
        <translation>Blick vom Platz von {name}; Platz wechseln</translation>
    </message>
</context>
<context>
    <name>ReplayControls</name>
    <message>
        <source>step {step} of {count}</source>
        <translation>Schritt {step} von {count}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Zurück (Esc)</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Einen Schritt vor</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>step</source>
        <comment>what the arrow keys do</comment>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>play</source>
        <comment>what Space does</comment>
        <translation>abspielen</translation>
    </message>
</context>
<context>
    <name>ReplayLog</name>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>choose a line to go there</source>
        <translation>wähle einen Eintrag, um dorthin zu springen</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>alles</translation>
    </message>
    <message>
        <source>only who took</source>
        <translation>nur Genommenes</translation>
    </message>
    <message>
        <source>Enter goes to the moment of the line.</source>
        <translation>Enter springt an diese Stelle der Partie.</translation>
    </message>
</context>
<context>
    <name>ReplayScreen</name>
    <message>
        <source>This match is not over: after a branch it counts as assisted. Once more opens the branch.</source>
        <translation>Diese Partie ist nicht zu Ende: Zweigst du hier ab, zählt sie als „mit Hilfe“. Drück noch einmal, um abzuzweigen.</translation>
    </message>
    <message>
        <source>What if…?</source>
        <translation>Was wäre, wenn?</translation>
    </message>
    <message>
        <source>Goes on from here as a match of its own; this one stays as it is.</source>
        <translation>Geht von hier als eigene Partie weiter; diese bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
</context>
<context>
    <name>ResultScreen</name>
    <message>
        <source>Watch step by step</source>
        <translation>Schritt für Schritt ansehen</translation>
    </message>
    <message>
        <source>Score sheet as a file</source>
        <translation>Punkteblatt als Datei</translation>
    </message>
    <message>
        <source>The race to {target}</source>
        <translation>Verlauf bis {target}</translation>
    </message>
    <message>
        <source>Heads over the match</source>
        <translation>Verlauf der Hornochsen</translation>
    </message>
</context>
<context>
    <name>RoundCard</name>
    <message>
        <source>The card of the round</source>
        <translation>Die Karte der Runde</translation>
    </message>
</context>
<context>
    <name>RoundResult</name>
    <message>
        <source>Save and leave</source>
        <translation>Speichern und verlassen</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>End of round {round}</source>
        <translation>Ende von Runde {round}</translation>
    </message>
    <message>
        <source>To the result</source>
        <translation>Zum Ergebnis</translation>
    </message>
    <message>
        <source>{end_of_round}: open the bags!</source>
        <translation>{end_of_round}: Öffnet die Beutel!</translation>
    </message>
    <message numerus="yes">
        <source>After %n round(s)</source>
        <translation>
            <numerusform>Nach %n Runde</numerusform>
            <numerusform>Nach %n Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) to go.</source>
        <translation>
            <numerusform>Noch %n Runde.</numerusform>
            <numerusform>Noch %n Runden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has passed {target}: the match goes on.</source>
        <translation>Niemand liegt über {target}: Die Partie geht weiter.</translation>
    </message>
    <message>
        <source>Nobody has reached {target}: the match goes on.</source>
        <translation>Niemand hat {target} erreicht: Die Partie geht weiter.</translation>
    </message>
    <message>
        <source>Still without a single head: {names}.</source>
        <translation>Noch ganz ohne Hornochsen: {names}.</translation>
    </message>
    <message>
        <source>You are in the lead with {heads}.</source>
        <translation>Du liegst vorn ({heads}).</translation>
    </message>
    <message>
        <source>{name} is in the lead with {heads}.</source>
        <translation>{name} liegt vorn ({heads}).</translation>
    </message>
    <message>
        <source>In the lead with {heads}: {names}.</source>
        <translation>Vorn ({heads}): {names}.</translation>
    </message>
</context>
<context>
    <name>RulePanel</name>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>one touch sets all rules at once</source>
        <translation>ein Klick setzt alle Regeln auf einmal</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>new for every match</source>
        <translation>neu in jeder Partie</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Kartencode</translation>
    </message>
    <message>
        <source>The same code deals the same cards; the code of a match also sets its rules and seats.</source>
        <translation>Derselbe Code gibt dieselben Karten; der Code einer Partie bringt auch ihre Regeln und Plätze mit.</translation>
    </message>
    <message>
        <source>Use the rules and seats of the code</source>
        <translation>Regeln und Plätze dieses Codes übernehmen</translation>
    </message>
</context>
<context>
    <name>SameDealTable</name>
    <message>
        <source>{place} of {count}</source>
        <comment>place in a match, as 2nd of 4</comment>
        <translation>{place} von {count}</translation>
    </message>
    <message>
        <source>this match</source>
        <translation>diese Partie</translation>
    </message>
    <message>
        <source>seat {number}</source>
        <translation>Platz {number}</translation>
    </message>
    <message>
        <source>{name}, {heads}, {place}, {when}.</source>
        <translation>{name}, {heads}, {place}, {when}.</translation>
    </message>
    <message>
        <source>The same cards, compared</source>
        <translation>Dieselben Karten im Vergleich</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
</context>
<context>
    <name>ScoreExport</name>
    <message>
        <source>The score sheet cannot be written: {reason}</source>
        <translation>Das Punkteblatt kann nicht gespeichert werden: {reason}</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Gespeichert als {name}.</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Score sheet</source>
        <translation>Punkteblatt</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>R{number}</source>
        <comment>round column</comment>
        <translation>R{number}</translation>
    </message>
    <message>
        <source>R{first}–{last}</source>
        <comment>several rounds in one column</comment>
        <translation>R{first}–{last}</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>hat gewonnen</translation>
    </message>
    <message>
        <source>in the lead</source>
        <translation>liegt vorn</translation>
    </message>
    <message>
        <source>Place {place}: {name}, {heads} in all; {parts}.</source>
        <translation>Platz {place}: {name}, {heads} insgesamt; {parts}.</translation>
    </message>
    <message>
        <source>fewest heads of the round</source>
        <translation>die wenigsten Hornochsen der Runde</translation>
    </message>
    <message>
        <source>Place {place}: {name}, {heads} in all; rounds: {rounds}.</source>
        <translation>Platz {place}: {name}, {heads} insgesamt; Runden: {rounds}.</translation>
    </message>
</context>
<context>
    <name>ScreenWords</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>unknown game</source>
        <translation>unbekanntes Spiel</translation>
    </message>
    <message>
        <source>Your own way</source>
        <translation>Eigene Regeln</translation>
    </message>
    <message>
        <source>with the rules below</source>
        <translation>wie unten eingestellt</translation>
    </message>
    <message>
        <source>unknown edition</source>
        <translation>unbekannte Ausgabe</translation>
    </message>
    <message>
        <source>for another variant: {variant}</source>
        <translation>für eine andere Variante: {variant}</translation>
    </message>
    <message>
        <source>for a variant that is not there any more</source>
        <translation>für eine Variante, die es nicht mehr gibt</translation>
    </message>
    <message>
        <source>holds a rule that is not there any more</source>
        <translation>enthält eine Regel, die es nicht mehr gibt</translation>
    </message>
    <message>
        <source>“{rule}” has a value that cannot be played</source>
        <translation>„{rule}“ hat einen Wert, mit dem man nicht spielen kann</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Kontrast</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>Keine Animation</translation>
    </message>
    <message>
        <source>Enter a number here.</source>
        <translation>Hierher gehört eine Zahl.</translation>
    </message>
    <message>
        <source>“{text}” is not a whole number.</source>
        <translation>„{text}“ ist keine ganze Zahl.</translation>
    </message>
    <message>
        <source>A deal code lies between {minimum} and {maximum}.</source>
        <translation>Ein Kartencode liegt zwischen {minimum} und {maximum}.</translation>
    </message>
    <message>
        <source>Enter {minimum} to {maximum}.</source>
        <translation>Möglich sind {minimum} bis {maximum}.</translation>
    </message>
    <message>
        <source>No match has this code. Please compare every letter and digit.</source>
        <translation>Zu diesem Code gibt es keine Partie. Bitte vergleiche jeden Buchstaben und jede Ziffer.</translation>
    </message>
    <message>
        <source>This code comes from a newer version of the program.</source>
        <translation>Dieser Code stammt von einer neueren Version des Programms.</translation>
    </message>
    <message>
        <source>This code stands for other rules or seats ({seats} players).</source>
        <translation>Dieser Code gilt für andere Regeln oder Plätze ({seats} Spieler).</translation>
    </message>
    <message>
        <source>One or the other: a number of heads or a number of rounds, not both.</source>
        <translation>Entweder eine Grenze für Hornochsen oder eine feste Zahl von Runden, nicht beides.</translation>
    </message>
    <message numerus="yes">
        <source>{minimum} to {maximum} can play this variant: please take %n seat(s) away.</source>
        <translation>
            <numerusform>Diese Variante ist für {minimum} bis {maximum} Personen: Bitte nimm %n Platz weg.</numerusform>
            <numerusform>Diese Variante ist für {minimum} bis {maximum} Personen: Bitte nimm %n Plätze weg.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{minimum} to {maximum} can play this variant: %n more seat(s), please.</source>
        <translation>
            <numerusform>Diese Variante ist für {minimum} bis {maximum} Personen: Es fehlt noch %n Platz.</numerusform>
            <numerusform>Diese Variante ist für {minimum} bis {maximum} Personen: Es fehlen noch %n Plätze.</numerusform>
        </translation>
    </message>
    <message>
        <source>A name is missing here.</source>
        <translation>Hier fehlt ein Name.</translation>
    </message>
    <message>
        <source>At most {maximum} characters, please.</source>
        <translation>Bitte höchstens {maximum} Zeichen.</translation>
    </message>
    <message>
        <source>Somebody at the table is called {name} already.</source>
        <translation>Am Tisch heißt schon jemand {name}.</translation>
    </message>
    <message>
        <source>This cannot be played.</source>
        <translation>So lässt es sich nicht spielen.</translation>
    </message>
    <message>
        <source>Rules called “{name}” are saved already.</source>
        <translation>Regeln mit dem Namen „{name}“ gibt es schon.</translation>
    </message>
    <message>
        <source>The rules below do not work together yet; fix them first.</source>
        <translation>Die Regeln unten sind noch nicht spielbar; bring sie zuerst in Ordnung.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Sparsam</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Vorsichtig</translation>
    </message>
    <message>
        <source>Strong</source>
        <comment>the level</comment>
        <translation>Stark</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>{names} at one screen</source>
        <translation>{names} an einem Bildschirm</translation>
    </message>
    <message numerus="yes">
        <source>{name} against %n bot(s)</source>
        <translation>
            <numerusform>{name} gegen %n Bot</numerusform>
            <numerusform>{name} gegen %n Bots</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} against {others}</source>
        <translation>{name} gegen {others}</translation>
    </message>
    <message>
        <source>Round {round}, trick {trick}</source>
        <translation>Runde {round}, Zug {trick}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>Branch</source>
        <comment>a match that left another one</comment>
        <translation>Abzweigung</translation>
    </message>
    <message>
        <source>Training</source>
        <comment>a match played to learn</comment>
        <translation>Übung</translation>
    </message>
    <message>
        <source>you are {place}</source>
        <comment>of an unfinished match</comment>
        <translation>du bist {place}</translation>
    </message>
    <message>
        <source>A branch of another match: it counts apart in the statistics.</source>
        <translation>Abzweigung von einer anderen Partie: Sie zählt in der Statistik für sich.</translation>
    </message>
    <message>
        <source>Assisted, with cards seen taken back: it counts apart in the statistics.</source>
        <translation>Mit Hilfe gespielt (schon gesehene Karten zurückgenommen): Diese Partie zählt in der Statistik für sich.</translation>
    </message>
    <message>
        <source>A training match: it counts nowhere.</source>
        <translation>Eine Übungspartie: Sie zählt nirgends.</translation>
    </message>
    <message>
        <source>These cards were played here before: it counts apart in the statistics.</source>
        <translation>Diese Karten wurden hier schon gespielt: Die Partie zählt in der Statistik für sich.</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>heute, {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>gestern, {time}</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>a date of this year: d is the day, MMM the month</comment>
        <translation>d. MMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>a date of another year: d is the day, MMM the month</comment>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>{date}, {time}</source>
        <translation>{date}, {time}</translation>
    </message>
    <message>
        <source>The theme “{name}” is gone; the standard one is used.</source>
        <translation>Die Farben „{name}“ gibt es nicht mehr. Es gelten die Standardfarben.</translation>
    </message>
    <message>
        <source>The language “{name}” is gone.</source>
        <translation>Die Sprache „{name}“ gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>The settings cannot be saved here.</source>
        <translation>Die Einstellungen lassen sich hier nicht speichern.</translation>
    </message>
    <message>
        <source>The matches are saved in their own place again.</source>
        <translation>Die Partien sind wieder an ihrem Platz gespeichert.</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>noch nicht gespeichert</translation>
    </message>
    <message>
        <source>What you play now is kept only while the program is open.</source>
        <translation>Was du jetzt spielst, bleibt nur erhalten, solange das Programm offen ist.</translation>
    </message>
    <message>
        <source>Choose from open cards</source>
        <translation>Aus offenen Karten wählen</translation>
    </message>
    <message>
        <source>Yes: all cards lie open, one is taken in turn. No: they are dealt.</source>
        <translation>Ja: Alle Karten liegen offen, reihum wird eine genommen. Nein: Sie werden ausgeteilt.</translation>
    </message>
    <message>
        <source>Look at drafted hands</source>
        <translation>Gewählte Hände ansehen</translation>
    </message>
    <message>
        <source>Yes: a click on a player shows the cards drafted. No: they must be remembered.</source>
        <translation>Ja: Ein Klick auf einen Spieler zeigt, welche Karten er gewählt hat. Nein: Man muss sie sich merken.</translation>
    </message>
    <message>
        <source>Insert at the end too</source>
        <translation>Einfügen auch am Ende</translation>
    </message>
    <message>
        <source>The card may go behind the last one, even far from the smallest difference.</source>
        <translation>Die Karte darf hinter die letzte, auch wenn die Differenz dort nicht die kleinste ist.</translation>
    </message>
    <message>
        <source>Move to a full row</source>
        <translation>Verschieben in eine volle Reihe</translation>
    </message>
    <message>
        <source>Whoever overfills a row takes all its cards at once, except the highest.</source>
        <translation>Wer eine Reihe zu lang macht, nimmt sie sofort, bis auf die höchste Karte.</translation>
    </message>
    <message>
        <source>takes</source>
        <translation>nimmt</translation>
    </message>
    <message>
        <source>forbidden</source>
        <translation>verboten</translation>
    </message>
    <message>
        <source>Negative = Positive cancels</source>
        <translation>Negativ = Positiv streicht</translation>
    </message>
    <message>
        <source>Points: head by head. Cards: whole cards only, and the rest is lost.</source>
        <translation>Punkte: Ochse für Ochse. Karten: nur ganze Karten, der Rest verfällt.</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>cards</source>
        <comment>to cancel</comment>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Special cards in round 2</source>
        <translation>Sonderkarten in Runde 2</translation>
    </message>
    <message>
        <source>All: the discards go back into the deck before up to three each are dealt.</source>
        <translation>Alle: Die Ablage kommt in den Ziehstapel zurück, bevor alle bis zu drei bekommen.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>deck only</source>
        <translation>nur der Ziehstapel</translation>
    </message>
    <message>
        <source>Ends at</source>
        <translation>Ende bei</translation>
    </message>
    <message>
        <source>The match ends with the round in which somebody has this many heads.</source>
        <translation>Die Partie endet mit der Runde, in der jemand so viele Hornochsen hat.</translation>
    </message>
    <message>
        <source>The match ends when the total is</source>
        <translation>Schluss ist, wenn die Zahl</translation>
    </message>
    <message>
        <source>Reached: exactly that many are enough. Passed: it takes one more.</source>
        <translation>Erreicht: Genau so viele genügen. Überschritten: Es muss einer mehr sein.</translation>
    </message>
    <message>
        <source>reached</source>
        <translation>erreicht ist</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>überschritten ist</translation>
    </message>
    <message>
        <source>Number of rounds</source>
        <translation>Anzahl der Runden</translation>
    </message>
    <message>
        <source>Set a number and the match lasts exactly that many rounds, whatever the totals.</source>
        <translation>Mit einer Zahl dauert die Partie genau so viele Runden, egal wie viele Hornochsen.</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>Base</source>
        <comment>the variant</comment>
        <translation>Basis</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Basisspiel</translation>
    </message>
    <message>
        <source>Ten cards each, four rows. Whoever lays the sixth card of a row takes its five.</source>
        <translation>Je zehn Karten, vier Reihen. Wer die sechste Karte einer Reihe legt, nimmt die fünf davor.</translation>
    </message>
    <message>
        <source>Professional</source>
        <comment>the variant</comment>
        <translation>Profi</translation>
    </message>
    <message>
        <source>Professional game</source>
        <translation>Profispiel</translation>
    </message>
    <message>
        <source>Anniversary</source>
        <comment>the variant</comment>
        <translation>Jubiläum</translation>
    </message>
    <message>
        <source>Anniversary game</source>
        <translation>Jubiläumsspiel</translation>
    </message>
    <message>
        <source>12 cards and 3 special cards each, two rounds. The fewest heads win.</source>
        <translation>Je 12 Karten und 3 Sonderkarten, zwei Runden. Wer die wenigsten Hornochsen hat, gewinnt.</translation>
    </message>
    <message>
        <source>Brazil, 25 years</source>
        <translation>Brasilien, 25 Jahre</translation>
    </message>
    <message>
        <source>the standard</source>
        <translation>der Standard</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Französisch</translation>
    </message>
    <message>
        <source>as in the box</source>
        <translation>wie in der Schachtel</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>as it used to be</source>
        <translation>wie früher</translation>
    </message>
    <message>
        <source>only the base game</source>
        <translation>nur das Basisspiel</translation>
    </message>
    <message>
        <source>not available in this variant</source>
        <translation>nicht in dieser Variante</translation>
    </message>
    <message>
        <source>Plays any card, whatever lies there.</source>
        <translation>Spielt irgendeine Karte, egal was liegt.</translation>
    </message>
    <message>
        <source>Mostly the cheapest card, nearest to its row.</source>
        <translation>Meist die billigste Karte, ganz nah an ihrer Reihe.</translation>
    </message>
    <message>
        <source>Now the strong one&apos;s card, now what it fancies.</source>
        <translation>Mal die Karte des Starken, mal nach Lust und Laune.</translation>
    </message>
    <message>
        <source>Decides at a glance, after much practice.</source>
        <translation>Entscheidet auf einen Blick, mit viel Übung.</translation>
    </message>
    <message>
        <source>Thinks hundreds of games ahead, card by card.</source>
        <translation>Denkt Hunderte Partien voraus, Karte für Karte.</translation>
    </message>
    <message>
        <source>Pega em 6!</source>
        <translation>6 nimmt!</translation>
    </message>
    <message>
        <source>The sixth card takes the row</source>
        <translation>Die sechste Karte nimmt die Reihe</translation>
    </message>
</context>
<context>
    <name>Screens</name>
    <message>
        <source>Only as many cards as are needed, all known, and everybody picks their own hand.</source>
        <translation>Nur so viele Karten wie nötig, alle bekannt, und jeder wählt seine Hand selbst.</translation>
    </message>
    <message>
        <source>The settings could not be read. The file is kept as {path}; standard ones are used.</source>
        <translation>Die Einstellungen ließen sich nicht lesen. Die Datei bleibt erhalten als {path}; es gelten die üblichen.</translation>
    </message>
    <message>
        <source>Some settings could not be read and have their standard values. The file as it was is kept as {path}.</source>
        <translation>Einige Einstellungen ließen sich nicht lesen und haben ihre üblichen Werte. Die Datei, wie sie war, bleibt erhalten als {path}.</translation>
    </message>
    <message>
        <source>The settings in {path} could not be read, and the file cannot be moved. Standard ones are used, and changes are not saved.</source>
        <translation>Die Einstellungen in {path} ließen sich nicht lesen, und die Datei lässt sich nicht verschieben. Es gelten die üblichen, und Änderungen werden nicht gespeichert.</translation>
    </message>
    <message>
        <source>Another copy of the program is open. Matches played here are kept apart and join the rest later.</source>
        <translation>Das Programm läuft schon in einem anderen Fenster. Hier gespielte Partien bleiben erst getrennt und kommen später zu den anderen.</translation>
    </message>
    <message>
        <source>The saved matches belong to a newer version of the program and stay as they are. Matches played here are kept apart; that version takes them in.</source>
        <translation>Die gespeicherten Partien stammen von einer neueren Version des Programms und bleiben, wie sie sind. Hier gespielte werden getrennt gespeichert; jene Version nimmt sie auf.</translation>
    </message>
    <message>
        <source>The file of the saved matches was gone. What its copy held is here again.</source>
        <translation>Die Datei der gespeicherten Partien war verschwunden. Was in ihrer Kopie stand, ist wieder da.</translation>
    </message>
    <message>
        <source>A match that could not be read was put right from the copy of the saved matches. As it was, it is kept as {kept_as}.</source>
        <translation>Eine unlesbare Partie wurde aus der Kopie der gespeicherten Partien wiederhergestellt. So, wie sie war, bleibt sie als {kept_as} erhalten.</translation>
    </message>
    <message>
        <source>The disk is full: what you play now is kept only while the program is open. It is saved as soon as there is room.</source>
        <translation>Die Festplatte ist voll: Was du jetzt spielst, bleibt nur erhalten, solange das Programm offen ist. Sobald Platz ist, wird es gespeichert.</translation>
    </message>
    <message>
        <source>The folder of the matches cannot be written to: what you play now is kept only while the program is open. It is saved as soon as that works again.</source>
        <translation>In den Ordner der Partien lässt sich nicht schreiben: Was du jetzt spielst, bleibt nur erhalten, solange das Programm offen ist. Sobald es wieder geht, wird es gespeichert.</translation>
    </message>
    <message>
        <source>Other copies of the program have the saved matches: what you play now is kept only while this one is open. It is saved as soon as one of them is closed.</source>
        <translation>Andere Fenster des Programms nutzen die gespeicherten Partien: Was du jetzt spielst, bleibt nur erhalten, solange dieses offen ist. Sobald eines von ihnen geschlossen ist, wird es gespeichert.</translation>
    </message>
    <message>
        <source>The saved matches were damaged. What can still be read is here; the file is kept as {kept_as}.</source>
        <translation>Die gespeicherten Partien waren beschädigt. Was noch lesbar ist, ist hier; die alte Datei heißt jetzt {kept_as}.</translation>
    </message>
    <message>
        <source>Strength {points}, with 95% certainty between {low} and {high}. Measured in {tables} rounds at such a table; 1000 is the mean of all levels.</source>
        <translation>Stärke {points}, mit 95&#xa0;% Sicherheit zwischen {low} und {high}. Gemessen in {tables} Runden an solch einem Tisch; 1000 ist das Mittel aller Stufen.</translation>
    </message>
</context>
<context>
    <name>SeatPanel</name>
    <message>
        <source>{strength}: the strength that was measured, and how far it may be off. The mean of all is 1000.</source>
        <translation>{strength}: die gemessene Stärke und wie weit sie abweichen kann. Der Durchschnitt aller ist 1000.</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>Shuffle seats</source>
        <translation>Plätze mischen</translation>
    </message>
    <message>
        <source>Seats: {seats} ({minimum} to {maximum})</source>
        <translation>Plätze: {seats} ({minimum} bis {maximum} möglich)</translation>
    </message>
    <message>
        <source>up to {maximum} in this variant</source>
        <translation>bis {maximum} in dieser Variante</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Noch jemanden an den Tisch setzen</translation>
    </message>
    <message>
        <source>One seat up</source>
        <translation>Einen Platz nach oben</translation>
    </message>
    <message>
        <source>One seat down</source>
        <translation>Einen Platz nach unten</translation>
    </message>
    <message>
        <source>{name}: seat {number} of {count}</source>
        <translation>{name}: Platz {number} von {count}</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Move seat {number}</source>
        <translation>Platz {number} verschieben</translation>
    </message>
    <message>
        <source>Drag it, or press Up and Down; Alt+Up and Alt+Down anywhere.</source>
        <translation>Ziehen oder Pfeil hoch und runter drücken; mit Alt geht es aus jedem Feld des Platzes.</translation>
    </message>
    <message>
        <source>Another place at the table</source>
        <translation>Ein anderer Platz am Tisch</translation>
    </message>
    <message>
        <source>Somebody who has played here, for seat {number}</source>
        <translation>Wer hier schon gespielt hat, für Platz {number}</translation>
    </message>
    <message>
        <source>Name on seat {number}</source>
        <translation>Name auf Platz {number}</translation>
    </message>
    <message>
        <source>Another face for seat {number}</source>
        <translation>Ein anderes Gesicht für Platz {number}</translation>
    </message>
    <message>
        <source>Another face</source>
        <translation>Ein anderes Gesicht</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Robot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Seat {number}: a person; make it a robot</source>
        <translation>Platz {number}: ein Mensch; zum Bot machen</translation>
    </message>
    <message>
        <source>Seat {number}: a robot; make it a person</source>
        <translation>Platz {number}: ein Bot; zum Menschen machen</translation>
    </message>
    <message>
        <source>PIN for seat {number}</source>
        <translation>PIN für Platz {number}</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>4 to 12 digits, or none. A courtesy lock for the curtain, not a safe.</source>
        <translation>4 bis 12 Ziffern oder keine. Nur ein Sichtschutz für den Vorhang, kein Tresor.</translation>
    </message>
    <message>
        <source>Level on seat {number}</source>
        <translation>Stärke auf Platz {number}</translation>
    </message>
    <message>
        <source>Take seat {number} away</source>
        <translation>Platz {number} wegnehmen</translation>
    </message>
    <message>
        <source>the screen is passed on</source>
        <translation>der Bildschirm wird weitergereicht</translation>
    </message>
    <message>
        <source>at this computer</source>
        <translation>an diesem Computer</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>take effect at once, even in the middle of a match</source>
        <translation>gelten sofort, auch mitten in der Partie</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>The table does not stop: all words change at once.</source>
        <translation>Die Partie läuft weiter: Alle Texte wechseln sofort.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Space or a click skips the animation.</source>
        <translation>Leertaste oder Klick überspringt, was sich gerade bewegt.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Volume in percent</source>
        <translation>Lautstärke in Prozent</translation>
    </message>
    <message>
        <source>Your turn:</source>
        <translation>Du bist dran:</translation>
    </message>
    <message>
        <source>the 58 goes to row 2, after the 50.</source>
        <translation>Die 58 kommt in Reihe 2, hinter die 50.</translation>
    </message>
    <message>
        <source>Back to standard</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Text size in percent</source>
        <translation>Textgröße in Prozent</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>On every page</source>
        <translation>Auf jeder Seite</translation>
    </message>
    <message>
        <source>On the first page</source>
        <translation>Auf der Startseite</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>In der Anleitung</translation>
    </message>
    <message>
        <source>Before a new game</source>
        <translation>Vor einem neuen Spiel</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Read out at the table</source>
        <translation>Ansagen am Tisch</translation>
    </message>
    <message>
        <source>In a lesson</source>
        <translation>In einer Lektion</translation>
    </message>
    <message>
        <source>Watching a match</source>
        <translation>Beim Ansehen einer Partie</translation>
    </message>
    <message>
        <source>After a round or a match</source>
        <translation>Nach einer Runde oder Partie</translation>
    </message>
    <message>
        <source>Before the curtain</source>
        <translation>Vor dem Vorhang</translation>
    </message>
    <message>
        <source>Home</source>
        <comment>the key</comment>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>End</source>
        <comment>the key</comment>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <comment>the key</comment>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Shift</source>
        <comment>the key</comment>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>left arrow</source>
        <translation>Pfeil links</translation>
    </message>
    <message>
        <source>right arrow</source>
        <translation>Pfeil rechts</translation>
    </message>
    <message>
        <source>up arrow</source>
        <translation>Pfeil hoch</translation>
    </message>
    <message>
        <source>down arrow</source>
        <translation>Pfeil runter</translation>
    </message>
    <message>
        <source>to</source>
        <comment>between the first and the last of several keys</comment>
        <translation>bis</translation>
    </message>
    <message>
        <source>question mark</source>
        <translation>Fragezeichen</translation>
    </message>
    <message>
        <source>Command</source>
        <comment>the key</comment>
        <translation>Command</translation>
    </message>
    <message>
        <source>Option</source>
        <comment>the key</comment>
        <translation>Option</translation>
    </message>
    <message>
        <source>Control</source>
        <comment>the key</comment>
        <translation>Control</translation>
    </message>
    <message>
        <source>period</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>this list of keys</source>
        <translation>diese Tastenliste</translation>
    </message>
    <message>
        <source>menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>hide everything at once</source>
        <translation>alles sofort verbergen</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>new game</source>
        <translation>neues Spiel</translation>
    </message>
    <message>
        <source>first page; the match stays saved</source>
        <translation>Startseite; die Partie bleibt gespeichert</translation>
    </message>
    <message>
        <source>history</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>rules of this match</source>
        <translation>Regeln dieser Partie</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>quit</source>
        <translation>beenden</translation>
    </message>
    <message>
        <source>to the next thing; with Shift back</source>
        <translation>zum nächsten Element; mit Umschalt zurück</translation>
    </message>
    <message>
        <source>the golden button</source>
        <translation>der goldene Knopf</translation>
    </message>
    <message>
        <source>back</source>
        <translation>zurück</translation>
    </message>
    <message>
        <source>scroll</source>
        <translation>blättern</translation>
    </message>
    <message>
        <source>show or hide the last trick</source>
        <translation>letzten Zug ein- oder ausblenden</translation>
    </message>
    <message>
        <source>the last trick, card by card</source>
        <translation>der letzte Zug, Karte für Karte</translation>
    </message>
    <message>
        <source>one step of the lesson back, one on</source>
        <translation>einen Schritt der Lektion zurück, einen weiter</translation>
    </message>
    <message>
        <source>show me: where to look, which card, then do it</source>
        <translation>zeigen: wohin schauen, welche Karte, dann vormachen</translation>
    </message>
    <message>
        <source>the same once more</source>
        <translation>dieselbe Szene noch einmal</translation>
    </message>
    <message>
        <source>leave the lesson; its place is kept</source>
        <translation>die Lektion verlassen; später geht es dort weiter</translation>
    </message>
    <message>
        <source>one chapter back, one on</source>
        <translation>ein Kapitel zurück, eins vor</translation>
    </message>
    <message>
        <source>let go</source>
        <translation>Karte zurücklegen, abbrechen</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>zurücknehmen</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>wiederholen</translation>
    </message>
    <message>
        <source>why there? Without a card: this list</source>
        <translation>warum dort? Ohne Karte: diese Liste</translation>
    </message>
    <message>
        <source>skip the animation</source>
        <translation>Bewegung überspringen</translation>
    </message>
    <message>
        <source>lists and log</source>
        <translation>Listen und Protokoll</translation>
    </message>
    <message>
        <source>between felt, lists and bar</source>
        <translation>zwischen Tisch, Listen und Leiste</translation>
    </message>
    <message>
        <source>my cards</source>
        <translation>meine Karten</translation>
    </message>
    <message>
        <source>what has just happened</source>
        <translation>was gerade geschehen ist</translation>
    </message>
    <message>
        <source>whose turn it is</source>
        <translation>wer dran ist</translation>
    </message>
    <message>
        <source>the standings</source>
        <translation>der Punktestand</translation>
    </message>
    <message>
        <source>one step back, one on</source>
        <translation>ein Schritt zurück, einer vor</translation>
    </message>
    <message>
        <source>to the beginning, to the end</source>
        <translation>zum Anfang, zum Ende</translation>
    </message>
    <message>
        <source>play, pause</source>
        <translation>abspielen, anhalten</translation>
    </message>
    <message>
        <source>see all hands</source>
        <translation>alle Hände sehen</translation>
    </message>
    <message>
        <source>play on from here</source>
        <translation>von hier aus weiterspielen</translation>
    </message>
    <message>
        <source>the moves</source>
        <translation>die Züge</translation>
    </message>
    <message>
        <source>between felt, moves and bar</source>
        <translation>zwischen Tisch, Zügen und Leiste</translation>
    </message>
    <message>
        <source>go on with the match</source>
        <translation>die Partie fortsetzen</translation>
    </message>
    <message>
        <source>play now</source>
        <translation>jetzt spielen</translation>
    </message>
    <message>
        <source>how to play</source>
        <translation>so wird gespielt</translation>
    </message>
    <message>
        <source>learn by playing</source>
        <translation>spielend lernen</translation>
    </message>
    <message>
        <source>the rules in pictures</source>
        <translation>die Regeln in Bildern</translation>
    </message>
    <message>
        <source>a player one seat up, one down</source>
        <translation>einen Spieler einen Platz hoch, einen runter</translation>
    </message>
    <message>
        <source>watch step by step</source>
        <translation>Schritt für Schritt ansehen</translation>
    </message>
    <message>
        <source>the score sheet as a page or a table</source>
        <translation>das Punkteblatt als Seite oder Tabelle</translation>
    </message>
    <message>
        <source>the same cards once more</source>
        <translation>dieselben Karten noch einmal</translation>
    </message>
    <message>
        <source>save and leave</source>
        <translation>speichern und verlassen</translation>
    </message>
    <message>
        <source>rematch with other seats</source>
        <translation>Revanche mit anderen Plätzen</translation>
    </message>
    <message>
        <source>open the next bag, twice all of them</source>
        <translation>den nächsten Beutel öffnen, zweimal alle</translation>
    </message>
    <message>
        <source>show my cards</source>
        <translation>meine Karten zeigen</translation>
    </message>
    <message>
        <source>take the last card back</source>
        <translation>die letzte Karte zurücknehmen</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Your moves</source>
        <translation>Deine Züge</translation>
    </message>
    <message>
        <source>Enter plays the move.</source>
        <translation>Enter spielt den Zug.</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Reihen</translation>
    </message>
    <message>
        <source>The rows one by one, with what they hold and count.</source>
        <translation>Die Reihen einzeln, mit Inhalt und Wert.</translation>
    </message>
    <message>
        <source>Points and totals of every player.</source>
        <translation>Punkte und Gesamtstand aller Spieler.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>What has happened, the newest at the end.</source>
        <translation>Was passiert ist, das Neueste am Ende.</translation>
    </message>
    <message>
        <source>Close the lists</source>
        <translation>Listen schließen</translation>
    </message>
</context>
<context>
    <name>SoundLines</name>
    <message>
        <source>Cards and chips</source>
        <translation>Karten und Chips</translation>
    </message>
    <message>
        <source>slide, land, turn</source>
        <translation>gleiten, landen, wenden</translation>
    </message>
    <message>
        <source>Moo</source>
        <translation>Muhen</translation>
    </message>
    <message>
        <source>when somebody takes a row</source>
        <translation>wenn jemand eine Reihe nimmt</translation>
    </message>
    <message>
        <source>Your-turn chime</source>
        <translation>Signal</translation>
    </message>
    <message>
        <source>two notes when you are to decide</source>
        <translation>zwei Töne, wenn du entscheiden musst</translation>
    </message>
</context>
<context>
    <name>StatisticsScreen</name>
    <message>
        <source>Branches and assisted matches only.</source>
        <translation>Nur Abzweigungen und Partien mit Hilfe.</translation>
    </message>
    <message>
        <source>Only deals that had been played here before.</source>
        <translation>Nur Partien mit Karten, die hier schon einmal gespielt wurden.</translation>
    </message>
    <message>
        <source>of this computer only</source>
        <translation>nur von diesem Computer</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) still to be counted</source>
        <translation>
            <numerusform>%Ln Partie wird noch gezählt</numerusform>
            <numerusform>%Ln Partien werden noch gezählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Platzierungen</translation>
    </message>
    <message>
        <source>table average {mean}</source>
        <translation>Tischmittel {mean}</translation>
    </message>
    <message>
        <source>mean of 5</source>
        <translation>Mittel aus 5</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>How many players</source>
        <translation>Wie viele am Tisch</translation>
    </message>
    <message>
        <source>The chart begins with the second match.</source>
        <translation>Die Kurve beginnt mit der zweiten Partie.</translation>
    </message>
    <message>
        <source>Times ahead of each opponent</source>
        <translation>Gegen wen: wie oft vorn</translation>
    </message>
    <message>
        <source>Heads a round, match by match</source>
        <translation>Hornochsen je Runde, Partie für Partie</translation>
    </message>
    <message>
        <source>Whose numbers</source>
        <translation>Wessen Zahlen</translation>
    </message>
    <message>
        <source>Which matches</source>
        <translation>Welche Partien</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>All variants</source>
        <translation>Alle Varianten</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%Ln Spieler</numerusform>
            <numerusform>%Ln Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>All tables</source>
        <translation>Alle Tische</translation>
    </message>
    <message>
        <source>Branches and assisted</source>
        <translation>Abzweigungen, mit Hilfe</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Wiederholte</translation>
    </message>
    <message>
        <source>Finish a match to see its numbers here.</source>
        <translation>Spiel eine Partie zu Ende, dann stehen hier ihre Zahlen.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Where they finish</source>
        <translation>Platzierungen am Ende</translation>
    </message>
    <message>
        <source>Rounds and rows</source>
        <translation>Runden und Reihen</translation>
    </message>
    <message>
        <source>less is better</source>
        <translation>weniger ist besser</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>StatisticsWords</name>
    <message>
        <source>Bot: {level}</source>
        <translation>Bot: {level}</translation>
    </message>
    <message>
        <source>no match yet</source>
        <translation>noch keine Partie</translation>
    </message>
    <message numerus="yes">
        <source>still early: %n match(es)</source>
        <translation>
            <numerusform>noch früh: %Ln Partie</numerusform>
            <numerusform>noch früh: %Ln Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>{share} of 100</source>
        <translation>{share} von 100</translation>
    </message>
    <message numerus="yes">
        <source>%n of them shared</source>
        <translation>
            <numerusform>%n davon geteilt</numerusform>
            <numerusform>%n davon geteilt</numerusform>
        </translation>
    </message>
    <message>
        <source>spread {spread} · table average {table}</source>
        <translation>Streuung {spread} · Tischmittel {table}</translation>
    </message>
    <message numerus="yes">
        <source>matches</source>
        <comment>name of a number</comment>
        <translation>
            <numerusform>Partie</numerusform>
            <numerusform>Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>victories</source>
        <comment>name of a number</comment>
        <translation>
            <numerusform>Sieg</numerusform>
            <numerusform>Siege</numerusform>
        </translation>
    </message>
    <message>
        <source>best streak</source>
        <comment>name of a number</comment>
        <translation>längste Siegesserie</translation>
    </message>
    <message numerus="yes">
        <source>%n in a row just now</source>
        <translation>
            <numerusform>gerade %n in Folge</numerusform>
            <numerusform>gerade %n in Folge</numerusform>
        </translation>
    </message>
    <message>
        <source>none just now</source>
        <translation>gerade keine</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%Ln Runde</numerusform>
            <numerusform>%Ln Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>no rounds</source>
        <translation>keine Runde</translation>
    </message>
    <message>
        <source>First match {first}, last match {last}; all players together {table}.</source>
        <translation>Erste Partie {first}, letzte Partie {last}; alle am Tisch zusammen {table}.</translation>
    </message>
</context>
<context>
    <name>StoryWords</name>
    <message>
        <source>In front from the first round to the last.</source>
        <translation>Von der ersten bis zur letzten Runde vorn.</translation>
    </message>
    <message>
        <source>In front from round {round} on.</source>
        <translation>Seit Runde {round} vorn.</translation>
    </message>
    <message>
        <source>Decided in the last round. Level before it: {names}.</source>
        <translation>Erst die letzte Runde hat entschieden. Davor gleichauf: {names}.</translation>
    </message>
    <message>
        <source>Level at the top, each with: {points}.</source>
        <translation>Gleichauf an der Spitze, mit je: {points}.</translation>
    </message>
    <message>
        <source>The difference: only {points}.</source>
        <translation>Der Unterschied: nur {points}.</translation>
    </message>
    <message>
        <source>The difference: {points}.</source>
        <translation>Der Unterschied: {points}.</translation>
    </message>
    <message>
        <source>{place} place, {points} short of victory.</source>
        <translation>{place} Platz, {points} hinter dem Sieg.</translation>
    </message>
    <message>
        <source>Turned in the last round: {name} had {count} less.</source>
        <translation>In der letzten Runde gedreht: {name} hatte {count} weniger.</translation>
    </message>
    <message>
        <source>Turned in the last round: {name} had {count} more.</source>
        <translation>In der letzten Runde gedreht: {name} hatte {count} mehr.</translation>
    </message>
    <message>
        <source>Turned in round {round}: {name} had {count} less.</source>
        <translation>In Runde {round} gedreht: {name} hatte {count} weniger.</translation>
    </message>
    <message>
        <source>Turned in round {round}: {name} had {count} more.</source>
        <translation>In Runde {round} gedreht: {name} hatte {count} mehr.</translation>
    </message>
    <message>
        <source>In that round: {hero} {points}, {rival} {other}.</source>
        <comment>two names, each with points</comment>
        <translation>In dieser Runde: {hero} {points}, {rival} {other}.</translation>
    </message>
    <message>
        <source>Lead over {name} at the end: {points}.</source>
        <translation>Vorsprung vor {name} am Ende: {points}.</translation>
    </message>
    <message>
        <source>After round {round} you were in front; round {next}: {points}.</source>
        <translation>Nach Runde {round} warst du vorn; in Runde {next}: {points}.</translation>
    </message>
    <message>
        <source>Round {round} was yours: {points}, the best at the table.</source>
        <translation>Runde {round} gehörte dir: {points}, das Beste am Tisch.</translation>
    </message>
    <message>
        <source>turned here</source>
        <comment>at a cell of the score sheet</comment>
        <translation>hier gedreht</translation>
    </message>
    <message>
        <source>decided here</source>
        <comment>at a cell of the score sheet</comment>
        <translation>entschied hier</translation>
    </message>
    <message>
        <source>best at the table</source>
        <comment>at a cell of the score sheet: the result of a round</comment>
        <translation>die beste am Tisch</translation>
    </message>
    <message numerus="yes">
        <source>after %n round(s)</source>
        <translation>
            <numerusform>nach %n Runde</numerusform>
            <numerusform>nach %n Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reached {target} and ended the match: {names}.</source>
        <translation>
            <numerusform>Bei {target} angekommen, das beendete die Partie: {names}.</numerusform>
            <numerusform>Bei {target} angekommen, das beendete die Partie: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took the {card} in round {round} with %n chip(s) on it.</source>
        <translation>
            <numerusform>Du hast die {card} in Runde {round} genommen. Chips darauf: %n.</numerusform>
            <numerusform>Du hast die {card} in Runde {round} genommen. Chips darauf: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} took the {card} in round {round} with %n chip(s) on it.</source>
        <translation>
            <numerusform>{name} hat die {card} in Runde {round} genommen. Chips darauf: %n.</numerusform>
            <numerusform>{name} hat die {card} in Runde {round} genommen. Chips darauf: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took the {card} in round {round}, trick {trick}: the row cost %n.</source>
        <comment>heads</comment>
        <translation>
            <numerusform>Du hast die {card} in Runde {round}, Zug {trick} genommen: Die Reihe kostete %n.</numerusform>
            <numerusform>Du hast die {card} in Runde {round}, Zug {trick} genommen: Die Reihe kostete %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} took the {card} in round {round}, trick {trick}: the row cost %n.</source>
        <comment>heads</comment>
        <translation>
            <numerusform>{name} hat die {card} in Runde {round}, Zug {trick} genommen: Die Reihe kostete %n.</numerusform>
            <numerusform>{name} hat die {card} in Runde {round}, Zug {trick} genommen: Die Reihe kostete %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your {card} was the last that fitted; the {by} came next and took %n head(s): {name}.</source>
        <translation>
            <numerusform>Deine {card} passte als Letzte; die {by} von {name} kam danach und nahm %n Hornochsen.</numerusform>
            <numerusform>Deine {card} passte als Letzte; die {by} von {name} kam danach und nahm %n Hornochsen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {card} became part of a run and counted nothing.</source>
        <translation>Die {card} kam in eine Folge und zählte nichts.</translation>
    </message>
    <message numerus="yes">
        <source>You took the {card} with %n chip(s) on it.</source>
        <translation>
            <numerusform>Du hast die {card} genommen. Chips darauf: %n.</numerusform>
            <numerusform>Du hast die {card} genommen. Chips darauf: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took the {card} with %n chip(s) on it, and it counted nothing.</source>
        <translation>
            <numerusform>Du hast die {card} genommen, und sie zählte nichts. Chips darauf: %n.</numerusform>
            <numerusform>Du hast die {card} genommen, und sie zählte nichts. Chips darauf: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>round {round}, trick {trick}</source>
        <translation>Runde {round}, Zug {trick}</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>Saved by one card: the {card}.</source>
        <translation>Eine Karte hat die Partie gerettet: die {card}.</translation>
    </message>
    <message numerus="yes">
        <source>The row behind it went to the next card, with %n head(s).</source>
        <translation>
            <numerusform>Die Reihe ging an die nächste Karte. Hornochsen: %n.</numerusform>
            <numerusform>Die Reihe ging an die nächste Karte. Hornochsen: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>before: {points}</source>
        <comment>the record until now</comment>
        <translation>bisher: {points}</translation>
    </message>
    <message>
        <source>your best</source>
        <comment>over a record, upper line</comment>
        <translation>dein bestes</translation>
    </message>
    <message>
        <source>result</source>
        <comment>lower line</comment>
        <translation>Ergebnis</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>back here</source>
        <translation>hierher zurück</translation>
    </message>
</context>
<context>
    <name>TableArea</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>The table, the players and what is yours. The lists of the side panel offer the same.</source>
        <translation>Der Tisch mit den Karten, den Spielern und dem, was dir gehört. Die Listen in der Seitenleiste bieten dasselbe.</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>Lists</source>
        <translation>Listen</translation>
    </message>
    <message>
        <source>rule</source>
        <comment>a quiet button behind a refusal, opens the help at that rule</comment>
        <translation>Regel</translation>
    </message>
</context>
<context>
    <name>TableTalk</name>
    <message>
        <source>Not possible:</source>
        <translation>Geht nicht:</translation>
    </message>
    <message>
        <source>One moment:</source>
        <translation>Einen Moment:</translation>
    </message>
    <message>
        <source>an open card that begins with {digits}: type on.</source>
        <translation>eine offene Karte, die mit {digits} beginnt: Tipp weiter.</translation>
    </message>
    <message>
        <source>why?</source>
        <translation>warum?</translation>
    </message>
    <message>
        <source>got it</source>
        <translation>verstanden</translation>
    </message>
    <message>
        <source>right row</source>
        <translation>richtige Reihe</translation>
    </message>
    <message>
        <source>right place</source>
        <translation>richtiger Platz</translation>
    </message>
    <message>
        <source>the cards are still moving. Space skips.</source>
        <translation>Die Karten bewegen sich noch. Leertaste überspringt.</translation>
    </message>
    <message>
        <source>your move is on its way.</source>
        <translation>Dein Zug ist unterwegs.</translation>
    </message>
    <message>
        <source>first look at the result.</source>
        <translation>Sieh dir erst das Ergebnis an.</translation>
    </message>
    <message>
        <source>this move is not possible any more.</source>
        <translation>Dieser Zug ist nicht mehr möglich.</translation>
    </message>
    <message>
        <source>choose a card first (arrows or mouse).</source>
        <translation>Wähle zuerst eine Karte (Pfeile oder Maus).</translation>
    </message>
    <message>
        <source>choose a card first (arrows or mouse), or 0 for none of them.</source>
        <translation>Wähle zuerst eine Karte (Pfeile oder Maus), oder 0 für keine davon.</translation>
    </message>
    <message>
        <source>choose something first (arrows or mouse).</source>
        <translation>Wähle zuerst etwas (Pfeile oder Maus).</translation>
    </message>
    <message>
        <source>none of these cards can be played now: 0 goes on.</source>
        <translation>Keine dieser Karten ist jetzt spielbar: Mit 0 geht es weiter.</translation>
    </message>
    <message>
        <source>there is no open card with this number.</source>
        <translation>Es gibt keine offene Karte mit dieser Zahl.</translation>
    </message>
    <message>
        <source>choose a row first (number or mouse).</source>
        <translation>Wähle zuerst eine Reihe (Zahl oder Maus).</translation>
    </message>
    <message>
        <source>the row is chosen after the cards turn up. Enter plays the card.</source>
        <translation>Die Reihe wird nach dem Aufdecken gewählt. Enter spielt die Karte.</translation>
    </message>
    <message>
        <source>there are no hands that everybody has seen.</source>
        <translation>es gibt keine Hände, die alle gesehen haben.</translation>
    </message>
    <message>
        <source>point at a card, then ask why.</source>
        <translation>Zeig auf eine Karte, dann frag warum.</translation>
    </message>
    <message>
        <source>there is nothing to undo.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>there is nothing to redo.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>those cards have been seen. Z again goes back all the same; from then on the match counts as assisted.</source>
        <translation>Diese Karten wurden schon gesehen. Drück noch einmal Z, um trotzdem zurückzugehen; ab dann zählt die Partie als „mit Hilfe“.</translation>
    </message>
    <message>
        <source>The match goes on: {title}, {subtitle}.</source>
        <translation>Die Partie geht weiter: {title}, {subtitle}.</translation>
    </message>
    <message>
        <source>Move redone.</source>
        <translation>Zug wiederhergestellt.</translation>
    </message>
    <message>
        <source>Move undone.</source>
        <translation>Zug zurückgenommen.</translation>
    </message>
    <message>
        <source>{name} lost the thread; a legal move was played in their place.</source>
        <translation>{name} hat den Faden verloren; stattdessen wurde ein erlaubter Zug gespielt.</translation>
    </message>
    <message>
        <source>Something went wrong here. The match is saved up to the last move.</source>
        <translation>Hier ist etwas schiefgegangen. Die Partie ist bis zum letzten Zug gespeichert.</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>Ton an</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>Ton aus</translation>
    </message>
</context>
<context>
    <name>TotalsPicture</name>
    <message>
        <source>{name}: {total}</source>
        <comment>in the race of the totals</comment>
        <translation>{name}: {total}</translation>
    </message>
</context>
</TS>
