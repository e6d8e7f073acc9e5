<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>AboutScreen</name>
    <message>
        <source>About</source>
        <translation>À propos</translation>
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
        <translation>6 qui prend&#x202f;!, Non merci&#x202f;! et Qwixx – Le jeu de cartes, contre des robots ou entre amis, à la souris seule ou au clavier seul.</translation>
    </message>
    <message>
        <source>Cards, ox and people were drawn for this program. It is free software under the MIT licence.</source>
        <translation>Les cartes, le bœuf et les personnages ont été dessinés pour ce programme. C’est un logiciel libre, sous licence MIT.</translation>
    </message>
    <message>
        <source>Font: Bricolage Grotesque, SIL Open Font License 1.1. Interface: Qt for Python, LGPL 3.</source>
        <translation>Police&#x202f;: Bricolage Grotesque, SIL Open Font License 1.1. Interface&#x202f;: Qt for Python, LGPL 3.</translation>
    </message>
    <message>
        <source>Licences of everything this program carries</source>
        <translation>Licences de tout ce que contient ce programme</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>AccessPanel</name>
    <message>
        <source>Accessibility</source>
        <translation>Accessibilité</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Moins de mouvement</translation>
    </message>
    <message>
        <source>Cards appear in their places and do not fly.</source>
        <translation>Les cartes apparaissent à leur place, sans voler.</translation>
    </message>
    <message>
        <source>Show keys</source>
        <translation>Afficher les touches</translation>
    </message>
    <message>
        <source>The keys of the moment beside the status line.</source>
        <translation>Les touches utiles du moment, à côté de la barre d’état.</translation>
    </message>
    <message>
        <source>Show the last trick</source>
        <translation>Montrer le dernier tour</translation>
    </message>
    <message>
        <source>Flags under the players tell who played what, until your next card lies. U at the table.</source>
        <translation>Des fanions sous les joueurs disent qui a joué quoi, jusqu’à ta prochaine carte. À la table&#x202f;: U.</translation>
    </message>
    <message>
        <source>Confirm the move</source>
        <translation>Confirmer le coup</translation>
    </message>
    <message>
        <source>A move made with the mouse counts only after Enter or the golden button.</source>
        <translation>Un coup joué à la souris ne compte qu’après Entrée ou le bouton doré.</translation>
    </message>
    <message>
        <source>Play forced moves for me</source>
        <translation>Jouer d’office les coups forcés</translation>
    </message>
    <message>
        <source>The last card of a hand, the only row: never what would tell others about your cards.</source>
        <translation>La dernière carte en main, la seule série possible&#x202f;: jamais ce qui renseignerait les autres sur tes cartes.</translation>
    </message>
    <message>
        <source>One click plays</source>
        <translation>Un clic joue</translation>
    </message>
    <message>
        <source>A click on a card of your hand plays it; until the cards turn up you can take it back.</source>
        <translation>Un clic sur une carte de la main la joue aussitôt&#x202f;; tu peux annuler jusqu’à ce que toutes soient retournées.</translation>
    </message>
    <message>
        <source>Narrate the table to the screen reader</source>
        <translation>Annoncer au lecteur d’écran</translation>
    </message>
    <message>
        <source>Every change becomes a sentence for the screen reader.</source>
        <translation>Chaque changement devient une phrase pour le lecteur d’écran.</translation>
    </message>
    <message>
        <source>Larger targets</source>
        <translation>Zones de clic plus grandes</translation>
    </message>
    <message>
        <source>Cards, rows and boxes answer a click from further away.</source>
        <translation>Cartes, séries et cases réagissent aussi à un clic juste à côté.</translation>
    </message>
</context>
<context>
    <name>AgreedScreen</name>
    <message>
        <source>Back to the table</source>
        <translation>Retour à la table</translation>
    </message>
    <message>
        <source>Rules of this match</source>
        <translation>Règles de cette partie</translation>
    </message>
    <message>
        <source>as agreed before the first deal</source>
        <translation>comme convenu avant la première donne</translation>
    </message>
    <message>
        <source>Edition: {edition}</source>
        <translation>Édition&#x202f;: {edition}</translation>
    </message>
    <message>
        <source>Rules with a golden edge are not the standard ones.</source>
        <translation>Une bordure dorée signale une règle qui n’est pas la règle standard.</translation>
    </message>
</context>
<context>
    <name>AgreedWords</name>
    <message>
        <source>standard rules</source>
        <translation>règles standard</translation>
    </message>
    <message>
        <source>{rule}: {value}</source>
        <comment>a house rule and its value</comment>
        <translation>{rule}&#x202f;: {value}</translation>
    </message>
</context>
<context>
    <name>Agreements</name>
    <message>
        <source>{name}: {printed}</source>
        <comment>a card here and in the box</comment>
        <translation>{name}&#x202f;: {printed}</translation>
    </message>
    <message>
        <source>On the cards of this edition: {cards}.</source>
        <translation>Sur les cartes de cette édition&#x202f;: {cards}.</translation>
    </message>
</context>
<context>
    <name>BarTable</name>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>Checking</name>
    <message numerus="yes">
        <source>%n move(s), checking against the rules…</source>
        <translation>
            <numerusform>%Ln coup, vérification en cours…</numerusform>
            <numerusform>%Ln coups, vérification en cours…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%Ln coup</numerusform>
            <numerusform>%Ln coups</numerusform>
        </translation>
    </message>
    <message>
        <source>no moves</source>
        <translation>aucun coup</translation>
    </message>
    <message>
        <source>intact, {moves}, over</source>
        <translation>complète, {moves}, terminée</translation>
    </message>
    <message>
        <source>intact, {moves}, goes on</source>
        <translation>complète, {moves}, en cours</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message>
        <source>no heads</source>
        <translation>aucune tête</translation>
    </message>
    <message numerus="yes">
        <source>%n head(s)</source>
        <translation>
            <numerusform>%n tête</numerusform>
            <numerusform>%n têtes</numerusform>
        </translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>aucune carte</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>1st</source>
        <comment>a place</comment>
        <translation>1er</translation>
    </message>
    <message>
        <source>2nd</source>
        <comment>a place</comment>
        <translation>2e</translation>
    </message>
    <message>
        <source>3rd</source>
        <comment>a place</comment>
        <translation>3e</translation>
    </message>
    <message>
        <source>{place}th</source>
        <comment>a place in a ranking, from the fourth to the tenth</comment>
        <translation>{place}e</translation>
    </message>
</context>
<context>
    <name>Crowd</name>
    <message numerus="yes">
        <source>Have chosen: {names}</source>
        <translation>
            <numerusform>A déjà choisi&#x202f;: {names}</numerusform>
            <numerusform>Ont déjà choisi&#x202f;: {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has chosen yet</source>
        <translation>Personne n’a encore choisi</translation>
    </message>
    <message>
        <source>now</source>
        <translation>maintenant</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Save and leave</source>
        <translation>Enregistrer et quitter</translation>
    </message>
</context>
<context>
    <name>CurtainSheet</name>
    <message>
        <source>The curtain is closed</source>
        <translation>Le rideau est fermé</translation>
    </message>
    <message>
        <source>The match stays hidden until you open it.</source>
        <translation>On ne voit rien de la partie tant que tu ne l’ouvres pas.</translation>
    </message>
    <message>
        <source>Open the curtain</source>
        <translation>Ouvrir le rideau</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn</source>
        <translation>C’est à {name} de jouer</translation>
    </message>
    <message>
        <source>The screen stays where it is. The others look away.</source>
        <translation>L’écran reste où il est. Les autres regardent ailleurs.</translation>
    </message>
    <message>
        <source>Pass the screen on. The others look away.</source>
        <translation>Passe-lui l’écran. Les autres regardent ailleurs.</translation>
    </message>
    <message>
        <source>I am {name}: open the curtain</source>
        <translation>Je suis {name}&#x202f;: ouvrir le rideau</translation>
    </message>
    <message>
        <source>Hold to peek; let go to close.</source>
        <translation>Maintiens le bouton enfoncé&#x202f;: le rideau ne reste ouvert que pendant l’appui.</translation>
    </message>
    <message>
        <source>{name}: choose again</source>
        <translation>{name}&#x202f;: choisir à nouveau</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>PIN of {name}</source>
        <translation>Code PIN pour {name}</translation>
    </message>
    <message>
        <source>Who has chosen</source>
        <translation>Qui a déjà choisi</translation>
    </message>
    <message>
        <source>This is not the PIN.</source>
        <translation>Ce n’est pas le bon code PIN.</translation>
    </message>
</context>
<context>
    <name>DealActions</name>
    <message>
        <source>The deal code was copied.</source>
        <translation>Le code de la donne est copié.</translation>
    </message>
</context>
<context>
    <name>DealLine</name>
    <message>
        <source>Deal code: {number}</source>
        <translation>Code de la donne&#x202f;: {number}</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Copier le code</translation>
    </message>
    <message>
        <source>Play the same cards again</source>
        <translation>Rejouer cette donne</translation>
    </message>
</context>
<context>
    <name>Duel</name>
    <message>
        <source>{ahead} of {matches}</source>
        <translation>{ahead} sur {matches}</translation>
    </message>
</context>
<context>
    <name>FailureScreen</name>
    <message>
        <source>Something went wrong</source>
        <translation>Un problème est survenu</translation>
    </message>
    <message>
        <source>Your match is saved up to the last move: it can go on from there.</source>
        <translation>Ta partie est enregistrée jusqu’au dernier coup&#x202f;: tu peux la reprendre là où elle en était.</translation>
    </message>
    <message>
        <source>Go on with the match</source>
        <translation>Reprendre la partie</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Copy the details</source>
        <translation>Copier les détails</translation>
    </message>
    <message>
        <source>Open the log folder</source>
        <translation>Ouvrir le dossier des journaux</translation>
    </message>
    <message>
        <source>The rules came to a point they should never reach. This is our mistake, not yours.</source>
        <translation>Les règles ont mené à une situation qui n’aurait jamais dû arriver. L’erreur vient de nous, pas de toi.</translation>
    </message>
    <message>
        <source>Another copy of the program has the saved matches open. Close it, then play here.</source>
        <translation>Les parties enregistrées sont déjà ouvertes dans une autre fenêtre du programme. Ferme-la, puis joue ici.</translation>
    </message>
    <message>
        <source>The saved matches cannot be used now; below it says why.</source>
        <translation>Les parties enregistrées sont inutilisables pour l’instant&#x202f;; la raison est donnée ci-dessous.</translation>
    </message>
    <message>
        <source>The saved match was written by a newer version of the program.</source>
        <translation>La partie enregistrée vient d’une version plus récente du programme.</translation>
    </message>
    <message>
        <source>This version of the program does not know how to play the saved match.</source>
        <translation>Cette version du programme ne sait pas jouer la partie enregistrée.</translation>
    </message>
    <message>
        <source>The saved match cannot be read, or does not fit the rules; it is kept as it is.</source>
        <translation>La partie enregistrée est illisible ou ne respecte pas les règles&#x202f;; elle est conservée telle quelle.</translation>
    </message>
    <message>
        <source>The program met something it did not expect. This is our mistake, not yours.</source>
        <translation>Le programme a rencontré quelque chose d’inattendu. L’erreur vient de nous, pas de toi.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Open a match</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Save the matches to a folder</source>
        <translation>Enregistrer les parties dans un dossier</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <translation>Enregistrer la feuille de score</translation>
    </message>
    <message>
        <source>A page to print (*.pdf)</source>
        <translation>Page à imprimer (*.pdf)</translation>
    </message>
    <message>
        <source>A table for spreadsheets (*.csv)</source>
        <translation>Feuille de calcul (*.csv)</translation>
    </message>
    <message>
        <source>Matches of Pega 6 (*.pega6)</source>
        <translation>Parties de Pega 6 (*.pega6)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>FinaleWords</name>
    <message>
        <source>the fewest</source>
        <translation>le moins</translation>
    </message>
    <message>
        <source>{name}: {value} before the chips, minus {chips}: {points}.</source>
        <translation>{name}&#x202f;: {value} en cartes, moins {chips} en jetons&#x202f;: {points}.</translation>
    </message>
    <message>
        <source>The bags</source>
        <translation>Les sacs</translation>
    </message>
    <message>
        <source>Whoever has most points opens first. Space opens the next bag.</source>
        <translation>Qui a le plus de points ouvre en premier. Espace ouvre le sac suivant.</translation>
    </message>
    <message numerus="yes">
        <source>up %n</source>
        <comment>places</comment>
        <translation>
            <numerusform>monte de %n</numerusform>
            <numerusform>monte de %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>down %n</source>
        <comment>places</comment>
        <translation>
            <numerusform>descend de %n</numerusform>
            <numerusform>descend de %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameHead</name>
    <message>
        <source>{minimum} to {maximum} players</source>
        <translation>de {minimum} à {maximum} joueurs</translation>
    </message>
</context>
<context>
    <name>HelpScreen</name>
    <message>
        <source>How to play</source>
        <translation>Comment jouer</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Compris</translation>
    </message>
    <message>
        <source>Lesson or summary</source>
        <translation>Leçon ou résumé</translation>
    </message>
    <message>
        <source>Lesson</source>
        <comment>a tab</comment>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>Summary</source>
        <comment>a tab</comment>
        <translation>Résumé</translation>
    </message>
    <message>
        <source>Keys at the table</source>
        <translation>Touches pendant la partie</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Toutes les touches</translation>
    </message>
    <message>
        <source>why here?</source>
        <translation>pourquoi ici&#x202f;?</translation>
    </message>
    <message>
        <source>skip the animation</source>
        <translation>sauter l’animation</translation>
    </message>
    <message>
        <source>lists and log</source>
        <translation>listes et journal</translation>
    </message>
    <message>
        <source>menu</source>
        <translation>menu</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>plein écran</translation>
    </message>
</context>
<context>
    <name>HelpWords</name>
    <message>
        <source>Ten cards each</source>
        <translation>Dix cartes chacun</translation>
    </message>
    <message>
        <source>A round lasts until all hands are empty. Heads are bad: collect as few as you can.</source>
        <translation>La manche dure jusqu’à ce que toutes les mains soient vides. Les têtes de bœuf font mal&#x202f;: ramasses-en le moins possible.</translation>
    </message>
    <message>
        <source>All choose in secret</source>
        <translation>Tous choisissent en secret</translation>
    </message>
    <message>
        <source>Everybody lays one card face down. When all have chosen, the cards are turned up together.</source>
        <translation>Chacun pose une carte face cachée. Quand tous ont choisi, on les révèle ensemble.</translation>
    </message>
    <message>
        <source>The lowest card goes first</source>
        <translation>La plus faible d’abord</translation>
    </message>
    <message>
        <source>Each card goes behind the row end that is lower and nearest: the 58 goes after the 50, never before it.</source>
        <translation>Chaque carte va après la carte plus faible la plus proche en fin de série&#x202f;: le 58 après le 50, jamais avant.</translation>
    </message>
    <message>
        <source>The sixth card takes the row</source>
        <translation>La sixième ramasse la série</translation>
    </message>
    <message>
        <source>Five cards fill a row. Whoever must lay the sixth takes those five; the sixth begins the row anew.</source>
        <translation>Une série est complète à cinq cartes. Qui doit poser la sixième ramasse ces cinq-là&#x202f;; la sixième commence la nouvelle série.</translation>
    </message>
    <message>
        <source>Too low for every row</source>
        <translation>Plus faible que toutes les séries</translation>
    </message>
    <message>
        <source>Then choose any row, take all its cards, and your low card begins it anew.</source>
        <translation>Choisis alors une série et ramasse toutes ses cartes&#x202f;; ta carte commence la nouvelle.</translation>
    </message>
    <message>
        <source>Count the heads</source>
        <translation>Compte les têtes de bœuf</translation>
    </message>
    <message>
        <source>Cards cost 1, 2, 3, 5 or 7 heads. Once a round ends with somebody at 66 or more, the fewest heads win.</source>
        <translation>Une carte coûte 1, 2, 3, 5 ou 7 têtes de bœuf. Si quelqu’un finit une manche à 66 ou plus, la victoire va au plus petit total.</translation>
    </message>
    <message>
        <source>Only the cards you need</source>
        <translation>Juste les cartes qu’il faut</translation>
    </message>
    <message>
        <source>Ten for each player and four for the rows: with five players 1 to 54. None stays out.</source>
        <translation>Dix par personne et quatre pour les séries&#x202f;: à cinq, de 1 à 54. Aucune ne reste de côté.</translation>
    </message>
    <message>
        <source>All cards lie open</source>
        <translation>Toutes les cartes sont visibles</translation>
    </message>
    <message>
        <source>In turn everybody takes one, until each has ten. A draw decides who begins; next round, the player after them.</source>
        <translation>Chacun en prend une à son tour, jusqu’à en avoir dix. Le sort désigne qui commence&#x202f;; à la manche suivante, c’est le suivant.</translation>
    </message>
    <message>
        <source>The last four begin the rows</source>
        <translation>Les quatre dernières ouvrent les séries</translation>
    </message>
    <message>
        <source>They are laid in ascending order. From there on it is played as in the base game.</source>
        <translation>On les pose dans l’ordre croissant. Ensuite, on joue comme dans le jeu de base.</translation>
    </message>
    <message>
        <source>Twelve cards and three special cards</source>
        <translation>Douze cartes et trois cartes spéciales</translation>
    </message>
    <message>
        <source>Two rounds of twelve tricks; their heads are added up, and the fewest heads win.</source>
        <translation>Deux manches de douze tours&#x202f;; on additionne les têtes de bœuf, et le plus petit total gagne.</translation>
    </message>
    <message>
        <source>One special card with your card</source>
        <translation>Une carte spéciale avec ta carte</translation>
    </message>
    <message>
        <source>When the turn of your card has come, you may play one special card with it, or none.</source>
        <translation>Quand vient le tour de ta carte, tu peux jouer avec elle une carte spéciale, ou aucune.</translation>
    </message>
    <message>
        <source>After a row you may swap</source>
        <translation>Après une série, tu peux échanger</translation>
    </message>
    <message>
        <source>Whoever takes a row may discard one special card and draw one, to be used from the next turn on.</source>
        <translation>Qui ramasse une série peut défausser une carte spéciale et en piocher une autre, utilisable dès le tour suivant.</translation>
    </message>
    <message>
        <source>Into the second round</source>
        <translation>Vers la deuxième manche</translation>
    </message>
    <message>
        <source>Special cards you still hold are yours to keep, and everybody gets up to three more.</source>
        <translation>Tu gardes les cartes spéciales qui te restent, et chacun en reçoit jusqu’à trois de plus.</translation>
    </message>
    <message>
        <source>When four rows lie there: your card begins a fifth. The next row taken leaves the table, and the card of its taker with it. Example: the 3 is too low for all rows, and yet takes none.</source>
        <translation>Quand il y a quatre séries&#x202f;: ta carte en commence une cinquième. La prochaine série ramassée quitte la table, avec la dernière carte de la personne qui la ramasse. Exemple&#x202f;: le 3 est plus faible que toutes les séries, et pourtant il n’en ramasse aucune.</translation>
    </message>
    <message>
        <source>When your card fits a row: it joins it without taking, and only the seventh card takes it. Example: the 31 is the sixth card and costs nothing.</source>
        <translation>Quand ta carte va dans une série&#x202f;: elle s’y pose sans rien ramasser, et seule la septième carte ramasse. Exemple&#x202f;: le 31 est la sixième carte et ne coûte rien.</translation>
    </message>
    <message>
        <source>When an open row ends higher than your card: it slips into its place. Overfill the row and you take all but its highest card. Example: the 24 goes between 20 and 27.</source>
        <translation>Quand la dernière carte d’une série libre est plus forte que la tienne&#x202f;: la tienne s’y insère à sa place. Si la série déborde, tu ramasses tout sauf la plus forte carte. Exemple&#x202f;: le 24 va entre le 20 et le 27.</translation>
    </message>
    <message>
        <source>When you hold another number card: that one is placed, and yours goes back to your hand. Example: the 12 comes back, the 58 is placed in its stead.</source>
        <translation>Quand tu as une autre carte Numéro&#x202f;: c’est elle qui est placée, et la tienne revient en main. Exemple&#x202f;: le 12 revient, le 58 prend sa place.</translation>
    </message>
    <message>
        <source>Always: move one card to its place in another open row, then yours is placed. A row you overfill is yours. Example: one card leaves the full row, so your 31 takes nothing.</source>
        <translation>Toujours&#x202f;: déplace une carte à sa place dans une autre série libre, puis la tienne est placée. Une série que tu fais déborder est pour toi. Exemple&#x202f;: une carte quitte la série complète, et ton 31 ne ramasse rien.</translation>
    </message>
    <message>
        <source>While fewer than two rows are blocked: nobody adds to this row or takes it, until some row is taken. Example: the full row is blocked, so your 35 goes to another one.</source>
        <translation>Tant que moins de deux séries sont bloquées&#x202f;: personne n’ajoute de carte à la série choisie ni ne la ramasse, jusqu’à ce qu’une autre soit ramassée. Exemple&#x202f;: la série complète est bloquée, ton 35 va donc dans une autre.</translation>
    </message>
    <message>
        <source>When your card takes a row: one card of it goes, and cancels as many heads of your pile as it shows. Example: the 55 goes, and seven more heads with it.</source>
        <translation>Quand ta carte ramasse une série&#x202f;: une de ses cartes s’en va et annule autant de têtes de bœuf de ta pile qu’elle en montre. Exemple&#x202f;: le 55 s’en va, et sept autres têtes avec lui.</translation>
    </message>
    <message>
        <source>walk through the hand</source>
        <translation>parcourir la main</translation>
    </message>
    <message>
        <source>play</source>
        <translation>jouer</translation>
    </message>
    <message>
        <source>choose a row</source>
        <translation>choisir une série</translation>
    </message>
    <message>
        <source>let go</source>
        <translation>reposer la carte</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>annuler</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>today</source>
        <comment>search words, apart by spaces, for matches of this day</comment>
        <translation>aujourd’hui aujourd</translation>
    </message>
    <message>
        <source>yesterday</source>
        <comment>search words for matches of the day before</comment>
        <translation>hier</translation>
    </message>
    <message>
        <source>won win wins winner victory victories</source>
        <comment>search words, apart by spaces, for matches the player won</comment>
        <translation>gagné gagnée gagnées gagne gagner victoire victoires</translation>
    </message>
    <message>
        <source>lost lose loses defeat defeats</source>
        <comment>search words for matches the player lost</comment>
        <translation>perdu perdue perdues perds perdre défaite défaites</translation>
    </message>
    <message>
        <source>unfinished running going</source>
        <comment>search words for matches that are not over</comment>
        <translation>cours inachevée inachevées</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Not won</source>
        <translation>Pas gagnées</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>of {count} · {heads}</source>
        <translation>sur {count} · {heads}</translation>
    </message>
    <message>
        <source>won with {heads}</source>
        <translation>victoire avec {heads}</translation>
    </message>
    <message>
        <source>from a file</source>
        <translation>d’un fichier</translation>
    </message>
    <message>
        <source>date unknown</source>
        <comment>when a match was played</comment>
        <translation>date inconnue</translation>
    </message>
    <message>
        <source>unreadable match</source>
        <translation>partie illisible</translation>
    </message>
    <message>
        <source>branch</source>
        <comment>a match that left another one</comment>
        <translation>bifurcation</translation>
    </message>
    <message>
        <source>assisted</source>
        <comment>cards that had been seen were taken back</comment>
        <translation>avec aide</translation>
    </message>
    <message>
        <source>training</source>
        <comment>a match played to learn</comment>
        <translation>entraînement</translation>
    </message>
    <message>
        <source>repeat</source>
        <comment>a deal that had been played before</comment>
        <translation>donne rejouée</translation>
    </message>
    <message numerus="yes">
        <source>branch after %n move(s)</source>
        <translation>
            <numerusform>bifurcation après %n coup</numerusform>
            <numerusform>bifurcation après %n coups</numerusform>
        </translation>
    </message>
    <message>
        <source>branch from the beginning</source>
        <translation>bifurcation depuis le début</translation>
    </message>
    <message>
        <source>no round finished</source>
        <translation>aucune manche terminée</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>round {round}, trick {trick}</source>
        <translation>manche {round}, tour {trick}</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryDetail</name>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Play the same cards again</source>
        <translation>Rejouer cette donne</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Score sheet as a file</source>
        <translation>Exporter la feuille de score</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>Exporter la partie</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Yes, delete</source>
        <translation>Oui, supprimer</translation>
    </message>
    <message>
        <source>No, keep it</source>
        <translation>Non, garder</translation>
    </message>
    <message>
        <source>The card of round {round}</source>
        <translation>La carte de la manche {round}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The same cards, compared</source>
        <translation>Les mêmes cartes, comparées</translation>
    </message>
    <message>
        <source>Delete this match? You can undo this until tomorrow.</source>
        <translation>Supprimer cette partie&#x202f;? On peut la récupérer jusqu’à demain.</translation>
    </message>
    <message>
        <source>This match is not over. The file holds everybody&apos;s cards, also those still hidden: whoever opens it can see them. Save it all the same?</source>
        <translation>Cette partie n’est pas terminée. Le fichier contient les cartes de tous, même celles encore cachées&#x202f;: quiconque l’ouvre peut les voir. L’enregistrer quand même&#x202f;?</translation>
    </message>
    <message>
        <source>Yes, save</source>
        <translation>Oui, enregistrer</translation>
    </message>
    <message>
        <source>No, do not save</source>
        <translation>Non, ne pas enregistrer</translation>
    </message>
    <message>
        <source>The match was deleted.</source>
        <translation>La partie a été supprimée.</translation>
    </message>
    <message>
        <source>Choose a match.</source>
        <translation>Choisis une partie.</translation>
    </message>
</context>
<context>
    <name>HistoryFilters</name>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Tous les résultats</translation>
    </message>
    <message>
        <source>All variants</source>
        <translation>Toutes les variantes</translation>
    </message>
</context>
<context>
    <name>HistoryScreen</name>
    <message>
        <source>Saved as {name}.</source>
        <translation>Enregistrée sous {name}.</translation>
    </message>
    <message>
        <source>Added to the history.</source>
        <translation>La partie a été ajoutée à l’historique.</translation>
    </message>
    <message>
        <source>This match is already here.</source>
        <translation>Cette partie est déjà dans l’historique.</translation>
    </message>
    <message>
        <source>Name, date, game, “won”…</source>
        <translation>Nom, date, jeu, «&#x202f;gagné&#x202f;»…</translation>
    </message>
    <message>
        <source>Search the history</source>
        <translation>Chercher dans l’historique</translation>
    </message>
    <message>
        <source>Empty the search</source>
        <translation>Effacer la recherche</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>The match played last comes first. Enter opens it.</source>
        <translation>La dernière partie jouée vient en premier. Entrée l’ouvre.</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Ouvrir un fichier</translation>
    </message>
    <message>
        <source>Keep the intact part</source>
        <translation>Garder ce qui est valable</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrer</translation>
    </message>
    <message>
        <source>no match kept on this computer</source>
        <translation>aucune partie enregistrée sur cet ordinateur</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) kept on this computer</source>
        <translation>
            <numerusform>%Ln partie enregistrée sur cet ordinateur</numerusform>
            <numerusform>%Ln parties enregistrées sur cet ordinateur</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved as {name}, just as it is stored: this version cannot read it, another one or a repair may.</source>
        <translation>Enregistrée sous {name}, telle quelle&#x202f;: cette version ne peut pas la lire, une autre ou une réparation le pourra peut-être.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>{found} of {stored}</source>
        <translation>{found} sur {stored}</translation>
    </message>
    <message>
        <source>No matches found.</source>
        <translation>Aucune partie ne correspond.</translation>
    </message>
    <message>
        <source>No match has been played here yet.</source>
        <translation>Aucune partie n’a encore été jouée ici.</translation>
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
        <translation>Des cartes, des têtes de bœuf et un peu de chance</translation>
    </message>
    <message>
        <source>Or start another one</source>
        <translation>Ou commence une autre partie</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Jouer tout de suite</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message numerus="yes">
        <source>4 minutes, %n step(s) at the table. Nothing is lost by trying.</source>
        <translation>
            <numerusform>4 minutes, %n étape à la table. Essayer ne coûte rien.</numerusform>
            <numerusform>4 minutes, %n étapes à la table. Essayer ne coûte rien.</numerusform>
        </translation>
    </message>
    <message>
        <source>First time? Learn by playing</source>
        <translation>Première fois&#x202f;? Apprends en jouant</translation>
    </message>
    <message>
        <source>Do not offer the lesson again</source>
        <translation>Ne plus proposer la leçon</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Players and rules</source>
        <translation>Joueurs et règles</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Comment jouer</translation>
    </message>
    <message>
        <source>In a few steps</source>
        <translation>En quelques étapes</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Choose the game</source>
        <translation>Choisis le jeu</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>plein écran</translation>
    </message>
    <message>
        <source>menu</source>
        <translation>menu</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>touches</translation>
    </message>
</context>
<context>
    <name>KeptLine</name>
    <message>
        <source>Rename “{name}”</source>
        <translation>Renommer «&#x202f;{name}&#x202f;»</translation>
    </message>
    <message>
        <source>Delete “{name}”</source>
        <translation>Supprimer «&#x202f;{name}&#x202f;»</translation>
    </message>
</context>
<context>
    <name>KeptRules</name>
    <message>
        <source>Save these rules under a name</source>
        <translation>Enregistrer ces règles sous un nom</translation>
    </message>
    <message>
        <source>Name for these rules</source>
        <translation>Nom de ces règles</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>Ne pas enregistrer</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>“{name}” was deleted.</source>
        <translation>«&#x202f;{name}&#x202f;» a été supprimé.</translation>
    </message>
</context>
<context>
    <name>Keyboard</name>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Pg préc</translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation>Pg suiv</translation>
    </message>
</context>
<context>
    <name>KeysScreen</name>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>everything can be done without a mouse</source>
        <translation>tout se fait aussi sans souris</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Comment jouer</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Compris</translation>
    </message>
</context>
<context>
    <name>LeavingScreen</name>
    <message>
        <source>Not everything is saved yet</source>
        <translation>Tout n’est pas encore enregistré</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) cannot be saved in the usual place and may be lost if you quit.</source>
        <translation>
            <numerusform>%n partie n’a pas pu être enregistrée à sa place et peut se perdre si tu quittes.</numerusform>
            <numerusform>%n parties n’ont pas pu être enregistrées à leur place et peuvent se perdre si tu quittes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Make room on the disk and try again, save to another folder, or leave the program open.</source>
        <translation>Fais de la place sur le disque et réessaie, enregistre dans un autre dossier ou laisse le programme ouvert.</translation>
    </message>
    <message>
        <source>Tried again: there is still no place for it.</source>
        <translation>Nouvel essai&#x202f;: il n’y a toujours aucun endroit où enregistrer.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Save to a folder</source>
        <translation>Enregistrer dans un dossier</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Quit anyway</source>
        <translation>Quitter quand même</translation>
    </message>
    <message>
        <source>The end of the session was called off, because a match was not saved yet; end it again.</source>
        <translation>La fin de la session a été annulée, car une partie n’était pas encore enregistrée&#x202f;; termine-la de nouveau.</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <source>Again</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Lesson: {game}</source>
        <translation>Leçon&#x202f;: {game}</translation>
    </message>
    <message>
        <source>Done. How about a real match?</source>
        <translation>C’est fait. Et si on faisait une vraie partie&#x202f;?</translation>
    </message>
    <message>
        <source>Help {rung} of {count}: {words}</source>
        <translation>Aide {rung} sur {count}&#x202f;: {words}</translation>
    </message>
    <message>
        <source>Right:</source>
        <translation>C’est ça&#x202f;:</translation>
    </message>
    <message>
        <source>Enter leads on.</source>
        <translation>Entrée pour continuer.</translation>
    </message>
    <message>
        <source>nothing is lost by trying. Enter puts the cards back.</source>
        <translation>ici, se tromper ne coûte rien. Entrée remet les cartes en place.</translation>
    </message>
    <message>
        <source>Once more:</source>
        <translation>Encore une fois&#x202f;:</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>to the second scene of a step</comment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Jouer maintenant</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Étape suivante</translation>
    </message>
    <message>
        <source>Step {step}</source>
        <translation>Étape {step}</translation>
    </message>
    <message>
        <source>done</source>
        <comment>a step of a lesson</comment>
        <translation>fait</translation>
    </message>
    <message>
        <source>now</source>
        <comment>a step of a lesson</comment>
        <translation>en cours</translation>
    </message>
    <message>
        <source>still to come</source>
        <comment>a step of a lesson</comment>
        <translation>à venir</translation>
    </message>
    <message>
        <source>{step} of {count}</source>
        <comment>steps of a lesson</comment>
        <translation>{step} sur {count}</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Étape précédente</translation>
    </message>
    <message>
        <source>Skip this step</source>
        <translation>Passer cette étape</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Quitter la leçon</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) at the table. Nothing is lost by trying.</source>
        <translation>
            <numerusform>%n étape à la table. Essayer ne coûte rien.</numerusform>
            <numerusform>%n étapes à la table. Essayer ne coûte rien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin the lesson</source>
        <translation>Commencer la leçon</translation>
    </message>
    <message>
        <source>Go on with step {step}</source>
        <translation>Continuer à l’étape {step}</translation>
    </message>
</context>
<context>
    <name>LevelButton</name>
    <message>
        <source>All robots: {level}</source>
        <translation>Tous les robots&#x202f;: {level}</translation>
    </message>
</context>
<context>
    <name>Listed</name>
    <message numerus="yes">
        <source>%n more</source>
        <comment>further players</comment>
        <translation>
            <numerusform>%n autre</numerusform>
            <numerusform>%n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the things of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} et {last}</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <comment>the last one begins with the sound of i</comment>
        <translation>{first} et {last}</translation>
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
        <translation>Accueil</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Rematch, other seats</source>
        <translation>Revanche, autres places</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Other seats</source>
        <translation>Autres places</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>The card of the match</source>
        <translation>La carte de la partie</translation>
    </message>
    <message>
        <source>Your best moment</source>
        <translation>Ton meilleur moment</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>La partie</translation>
    </message>
    <message>
        <source>The same cards</source>
        <translation>Les mêmes cartes</translation>
    </message>
    <message>
        <source>You have won!</source>
        <translation>Tu as gagné&#x202f;!</translation>
    </message>
    <message>
        <source>{place} place</source>
        <translation>{place} au classement</translation>
    </message>
    <message>
        <source>The feast of the ox. {verdict}</source>
        <translation>La fête du bœuf. {verdict}</translation>
    </message>
    <message>
        <source>{name} has won</source>
        <translation>{name} a gagné</translation>
    </message>
    <message>
        <source>You share the victory with {names}</source>
        <translation>Tu partages la victoire avec {names}</translation>
    </message>
    <message>
        <source>{names} share the victory</source>
        <translation>Victoire partagée&#x202f;: {names}</translation>
    </message>
    <message>
        <source>Fewest heads {rounds}: {points}.</source>
        <translation>Le moins de têtes {rounds}&#x202f;: {points}.</translation>
    </message>
</context>
<context>
    <name>MenuActions</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Home (the match stays saved)</source>
        <translation>Accueil (la partie reste enregistrée)</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Rules of this match</source>
        <translation>Règles de cette partie</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler le coup</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir le coup</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Comment jouer</translation>
    </message>
    <message>
        <source>Lesson: learn by playing</source>
        <translation>Leçon&#x202f;: apprendre en jouant</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>Hide everything</source>
        <translation>Tout cacher</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
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
        <translation>Présentation</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Table, players and rules</source>
        <translation>Table, joueurs et règles</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>{field}: {trouble}</source>
        <translation>{field}&#x202f;: {trouble}</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <comment>how long the match takes</comment>
        <translation>
            <numerusform>environ %n minute</numerusform>
            <numerusform>environ %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NoThanksHelpWords</name>
    <message>
        <source>choose Take; again to confirm</source>
        <translation>viser «&#x202f;Prendre&#x202f;», une seconde fois pour prendre</translation>
    </message>
    <message>
        <source>choose Pass; again to confirm</source>
        <translation>viser «&#x202f;Passer&#x202f;», une seconde fois pour passer</translation>
    </message>
    <message>
        <source>card, chip, tiger</source>
        <translation>carte, jeton, tigre</translation>
    </message>
    <message>
        <source>confirm</source>
        <translation>valider</translation>
    </message>
    <message>
        <source>let go</source>
        <translation>renoncer</translation>
    </message>
    <message>
        <source>A card nobody wants</source>
        <translation>Une carte dont personne ne veut</translation>
    </message>
    <message>
        <source>Cards are points, and points are bad. One card lies in the middle; nine of the 33 are out, unseen.</source>
        <translation>Chaque carte donne des points, et mieux vaut en avoir peu. Une carte est proposée&#x202f;; neuf des 33 sont retirées sans être vues.</translation>
    </message>
    <message>
        <source>Cards are points, and points are bad. One card lies in the middle; nine of the 33 are out.</source>
        <translation>Chaque carte donne des points, et mieux vaut en avoir peu. Une carte est proposée&#x202f;; neuf des 33 sont retirées.</translation>
    </message>
    <message>
        <source>No thanks: pay a chip</source>
        <translation>Non merci&#x202f;: paie un jeton</translation>
    </message>
    <message>
        <source>If you do not want the card, put a chip on it: the next one decides. Without chips you must take.</source>
        <translation>Si tu ne veux pas la carte, pose un jeton dessus&#x202f;: au suivant de décider. Sans jeton, il faut la prendre.</translation>
    </message>
    <message>
        <source>Or take it, with all its chips</source>
        <translation>Ou prends-la, avec tous ses jetons</translation>
    </message>
    <message>
        <source>The card and its chips are yours. Then the next card is yours to decide about.</source>
        <translation>La carte va devant toi, ses jetons avec les tiens. Puis c’est encore à toi de décider pour la carte suivante.</translation>
    </message>
    <message>
        <source>Runs cost only once</source>
        <translation>Une suite ne coûte qu’une fois</translation>
    </message>
    <message>
        <source>Of neighbouring numbers only the lowest counts: 20 to 23 cost 20.</source>
        <translation>Dans une suite de nombres, seul le plus petit compte&#x202f;: 20 à 23 coûtent 20.</translation>
    </message>
    <message>
        <source>A card can close a gap</source>
        <translation>Une carte peut combler un trou</translation>
    </message>
    <message>
        <source>With 20 and 22 the 21 is a gift: together they count 20, and the 22 costs nothing any more.</source>
        <translation>Avec le 20 et le 22, le 21 est un cadeau&#x202f;: les trois comptent 20, et le 22 ne coûte plus rien.</translation>
    </message>
    <message>
        <source>Chips are points less</source>
        <translation>Chaque jeton retire un point</translation>
    </message>
    <message>
        <source>At the end of a round: add up your cards, less one point per chip. After the agreed rounds the lowest total wins.</source>
        <translation>À la fin de la manche, compte les points de tes cartes et retire un point par jeton. Après les manches convenues, le plus petit total gagne.</translation>
    </message>
    <message>
        <source>The hidden tiger</source>
        <translation>Le tigre caché</translation>
    </message>
    <message>
        <source>Everybody holds one more card, face down. Once a round, in your own turn, it may join your cards for free.</source>
        <translation>Chacun a une carte de plus, face cachée. Une fois par manche, à ton tour, tu peux l’ajouter gratuitement à tes cartes.</translation>
    </message>
    <message>
        <source>Three known cards are out</source>
        <translation>Trois cartes connues sont retirées</translation>
    </message>
    <message>
        <source>10, 20 and 30 are taken out openly, six more unseen; everybody begins with ten chips.</source>
        <translation>Le 10, le 20 et le 30 sont retirés à la vue de tous, six autres en secret&#x202f;; chacun commence avec dix jetons.</translation>
    </message>
</context>
<context>
    <name>NoThanksKeys</name>
    <message>
        <source>to the card, a chip, the tiger</source>
        <translation>vers la carte, un jeton, le tigre</translation>
    </message>
    <message>
        <source>choose Pass; again to confirm</source>
        <translation>viser «&#x202f;Passer&#x202f;», une seconde fois pour passer</translation>
    </message>
    <message>
        <source>choose Take; again to confirm</source>
        <translation>viser «&#x202f;Prendre&#x202f;», une seconde fois pour prendre</translation>
    </message>
    <message>
        <source>confirm</source>
        <translation>valider</translation>
    </message>
    <message>
        <source>my cards and chips</source>
        <translation>mes cartes et mes jetons</translation>
    </message>
    <message>
        <source>a player, in the order of play</source>
        <translation>un joueur, dans l’ordre du jeu</translation>
    </message>
</context>
<context>
    <name>NoThanksLesson</name>
    <message>
        <source>Paying</source>
        <comment>a step of the lesson</comment>
        <translation>Payer</translation>
    </message>
    <message>
        <source>Taking</source>
        <comment>a step of the lesson</comment>
        <translation>Prendre</translation>
    </message>
    <message>
        <source>Without chips</source>
        <comment>a step of the lesson</comment>
        <translation>Sans jetons</translation>
    </message>
    <message>
        <source>In a run</source>
        <comment>a step of the lesson</comment>
        <translation>En suite</translation>
    </message>
    <message>
        <source>Letting it earn</source>
        <comment>a step of the lesson</comment>
        <translation>Laisser mûrir</translation>
    </message>
    <message>
        <source>Your round</source>
        <comment>a step of the lesson</comment>
        <translation>Ta manche</translation>
    </message>
    <message>
        <source>Cards are points, and points are bad. Take the 34, or pay a chip and pass it on.</source>
        <translation>Chaque carte donne des points, et mieux vaut en avoir peu. Prends le 34, ou paie un jeton pour le refiler.</translation>
    </message>
    <message>
        <source>Whoever takes a card gets the chips on it too, and each is a point less. Take the 12.</source>
        <translation>Qui prend la carte gagne aussi ses jetons, et chaque jeton retire un point. Prends le 12.</translation>
    </message>
    <message>
        <source>You have no chips left. Try to pass, then take the 27.</source>
        <translation>Tu n’as plus de jetons. Essaie de passer, puis prends le 27.</translation>
    </message>
    <message>
        <source>In a run only the lowest card counts. You have 20 and 22: what is the 21 worth to you?</source>
        <translation>Dans une suite, seule la plus petite carte compte. Tu as le 20 et le 22&#x202f;: que vaut le 21 pour toi&#x202f;?</translation>
    </message>
    <message>
        <source>The 21 joins your 20 and costs you nothing. Nobody else needs it: must you hurry?</source>
        <translation>Le 21 prolonge ton 20 et ne te coûte rien. Personne d’autre n’en a besoin&#x202f;: pourquoi se presser&#x202f;?</translation>
    </message>
    <message>
        <source>It has come round, with four chips on it. Take it now.</source>
        <translation>Il a fait le tour et revient avec quatre jetons. Prends-le maintenant.</translation>
    </message>
    <message>
        <source>The same table, but now Caio has 22 and 23. Would he let the 21 go by?</source>
        <translation>La même table, mais Caio a maintenant le 22 et le 23. Laisserait-il passer le 21&#x202f;?</translation>
    </message>
    <message>
        <source>Three cards to go, and one chip. A chip is more than a point: it is your way out of the next card.</source>
        <translation>Encore trois cartes, et un seul jeton. Un jeton vaut plus qu’un point&#x202f;: il te sauve de la prochaine carte.</translation>
    </message>
    <message>
        <source>Two cards to go. Every chip is a way out.</source>
        <translation>Encore deux cartes. Chaque jeton est une issue.</translation>
    </message>
    <message>
        <source>The last card. Every chip you keep is a point less.</source>
        <translation>La dernière carte. Chaque jeton gardé retire un point.</translation>
    </message>
    <message>
        <source>In front of his 22, the 21 even lowers Caio’s points.</source>
        <translation>Devant son 22, le 21 fait même baisser les points de Caio.</translation>
    </message>
    <message>
        <source>Without chips the table decides for you. But five came with the card: now you can pass again.</source>
        <translation>Sans jetons, c’est la table qui décide pour toi. Mais la carte en apporte cinq&#x202f;: tu peux de nouveau passer.</translation>
    </message>
    <message>
        <source>Your cards count {cards}, less {chips}: {total}. Playing at random ends with {average} on average.</source>
        <translation>Tes cartes comptent {cards}, moins {chips}&#x202f;: {total}. Au hasard, ce serait {average} en moyenne.</translation>
    </message>
    <message>
        <source>Without chips the table decides for you.</source>
        <translation>Sans jetons, c’est la table qui décide pour toi.</translation>
    </message>
    <message>
        <source>Taking it costs 34 points. Passing costs one chip.</source>
        <translation>Le prendre coûte 34 points. Passer coûte un jeton.</translation>
    </message>
    <message>
        <source>“Take” has done the sum: twelve points less five chips.</source>
        <translation>«&#x202f;Prendre&#x202f;» a déjà fait le compte&#x202f;: douze points moins cinq jetons.</translation>
    </message>
    <message>
        <source>“Pass” says why you cannot.</source>
        <translation>«&#x202f;Passer&#x202f;» dit pourquoi tu ne peux pas.</translation>
    </message>
    <message>
        <source>20 and 22 count 42. With the 21 between them they count 20.</source>
        <translation>Le 20 et le 22 comptent 42. Avec le 21 entre eux, ils comptent 20.</translation>
    </message>
    <message>
        <source>Anybody else would pay at least 18 points for the 21.</source>
        <translation>À tout autre, le 21 coûterait au moins 18 points.</translation>
    </message>
    <message>
        <source>Four chips, with a card that costs nothing.</source>
        <translation>Quatre jetons, et la carte ne coûte rien.</translation>
    </message>
    <message>
        <source>The {card} costs {points} and leaves you {chips}.</source>
        <translation>Le {card} coûte {points} et te laisse {chips}.</translation>
    </message>
    <message>
        <source>Take the card.</source>
        <translation>Prends la carte.</translation>
    </message>
    <message>
        <source>Pay a chip.</source>
        <translation>Paie un jeton.</translation>
    </message>
    <message>
        <source>One chip, and it is Ana’s problem.</source>
        <translation>Un jeton, et c’est le problème d’Ana.</translation>
    </message>
    <message>
        <source>Twelve points less five chips: it cost seven.</source>
        <translation>Douze points moins cinq jetons&#x202f;: il a coûté sept.</translation>
    </message>
    <message>
        <source>In a run only the lowest counts: the 22 costs nothing any more.</source>
        <translation>Dans une suite, seule la plus petite compte&#x202f;: le 22 ne coûte plus rien.</translation>
    </message>
    <message>
        <source>Only you want it? Let it earn a round: three chips of the others came with it.</source>
        <translation>Toi seul le veux&#x202f;? Laisse-le mûrir un tour&#x202f;: il a rapporté trois jetons des autres.</translation>
    </message>
    <message>
        <source>Somebody else wants it too? Take it now: Caio would not have let it go by.</source>
        <translation>Un autre le veut aussi&#x202f;? Prends-le tout de suite&#x202f;: Caio ne l’aurait pas laissé passer.</translation>
    </message>
    <message>
        <source>The 34 cost 34 points. Passing would have cost one chip.</source>
        <translation>Le 34 a coûté 34 points. Passer aurait coûté un jeton.</translation>
    </message>
    <message>
        <source>Ana took the 12 with six chips, and two of them were yours.</source>
        <translation>Ana a pris le 12 avec six jetons, dont deux étaient à toi.</translation>
    </message>
    <message>
        <source>Ana had no chips and had to take the 21. Your 22 still counts in full.</source>
        <translation>Ana, sans jetons, a dû prendre le 21. Ton 22 compte toujours en entier.</translation>
    </message>
    <message>
        <source>It cost nothing, and it earned nothing. Who else would have taken the 21?</source>
        <translation>Il n’a rien coûté, mais rien rapporté non plus. Qui d’autre aurait pris le 21&#x202f;?</translation>
    </message>
    <message>
        <source>One round was enough: with five chips on it Ana took the 21.</source>
        <translation>Un tour suffisait&#x202f;: avec cinq jetons dessus, Ana a pris le 21.</translation>
    </message>
    <message>
        <source>Caio wanted it too: he took the 21 with three chips.</source>
        <translation>Caio le voulait aussi&#x202f;: il a pris le 21 avec trois jetons.</translation>
    </message>
</context>
<context>
    <name>NoThanksLog</name>
    <message>
        <source>You passed: {chips} on the card.</source>
        <translation>Tu as passé&#x202f;: {chips} sur la carte.</translation>
    </message>
    <message>
        <source>{name} passed: {chips} on the card.</source>
        <translation>{name} a passé&#x202f;: {chips} sur la carte.</translation>
    </message>
    <message>
        <source>The {card} was turned up, the last one of the deck.</source>
        <translation>Le {card} a été retourné&#x202f;: c’était la dernière carte de la pioche.</translation>
    </message>
    <message numerus="yes">
        <source>The {card} was turned up, %n card(s) left in the deck.</source>
        <translation>
            <numerusform>Le {card} a été retourné&#x202f;; il restait %n carte dans la pioche.</numerusform>
            <numerusform>Le {card} a été retourné&#x202f;; il restait %n cartes dans la pioche.</numerusform>
        </translation>
    </message>
    <message>
        <source>End of the match: you won!</source>
        <translation>Fin de la partie&#x202f;: tu as gagné&#x202f;!</translation>
    </message>
    <message>
        <source>You took your chip back.</source>
        <translation>Tu as repris ton jeton.</translation>
    </message>
    <message>
        <source>{name} took the chip back.</source>
        <translation>{name} a repris le jeton.</translation>
    </message>
    <message>
        <source>End of the match. Won by: {names}.</source>
        <translation>Fin de la partie. Victoire&#x202f;: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %n chip(s) each. The {card} lay in the middle, you decided first.</source>
        <translation>
            <numerusform>Manche {round}&#x202f;: %n jeton chacun. Le {card} t’a été proposé d’abord.</numerusform>
            <numerusform>Manche {round}&#x202f;: %n jetons chacun. Le {card} t’a été proposé d’abord.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %n chip(s) each. The {card} lay in the middle, {name} decided first.</source>
        <translation>
            <numerusform>Manche {round}&#x202f;: %n jeton chacun. Le {card} a été proposé d’abord à {name}.</numerusform>
            <numerusform>Manche {round}&#x202f;: %n jetons chacun. Le {card} a été proposé d’abord à {name}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You played your tiger, the {card}.</source>
        <translation>Tu as joué ton tigre, le {card}.</translation>
    </message>
    <message>
        <source>{name} played a tiger, the {card}.</source>
        <translation>{name} a joué un tigre, le {card}.</translation>
    </message>
    <message>
        <source>You took {offer}.</source>
        <translation>Tu as pris {offer}.</translation>
    </message>
    <message>
        <source>{name} took {offer}.</source>
        <translation>{name} a pris {offer}.</translation>
    </message>
    <message>
        <source>{name} with {points}</source>
        <comment>a player and the points of the round</comment>
        <translation>{name} ({points})</translation>
    </message>
    <message>
        <source>End of round {round}: {points}.</source>
        <translation>Fin de la manche {round}&#x202f;: {points}.</translation>
    </message>
    <message>
        <source>You took the {card} with {chips}.</source>
        <translation>Tu as pris le {card} ({chips}).</translation>
    </message>
    <message>
        <source>{name} took the {card} with {chips}.</source>
        <translation>{name} a pris le {card} ({chips}).</translation>
    </message>
</context>
<context>
    <name>NoThanksTable</name>
    <message>
        <source>no chip</source>
        <translation>aucun jeton</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n jeton</numerusform>
            <numerusform>%n jetons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>no points</source>
        <translation>aucun point</translation>
    </message>
    <message>
        <source>{variant} · Round {round} of {limit}</source>
        <translation>{variant} · Manche {round} sur {limit}</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>End of the round</source>
        <translation>Fin de la manche</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the deck</source>
        <translation>
            <numerusform>%n carte dans la pioche</numerusform>
            <numerusform>%n cartes dans la pioche</numerusform>
        </translation>
    </message>
    <message>
        <source>the deck is empty</source>
        <translation>pioche vide</translation>
    </message>
    <message>
        <source>deck: {count}</source>
        <translation>pioche&#x202f;: {count}</translation>
    </message>
    <message numerus="yes">
        <source>out: {cards} and %n more</source>
        <translation>
            <numerusform>retirées&#x202f;: {cards} et %n autre</numerusform>
            <numerusform>retirées&#x202f;: {cards} et %n autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stay out</source>
        <translation>
            <numerusform>%n carte retirée</numerusform>
            <numerusform>%n cartes retirées</numerusform>
        </translation>
    </message>
    <message>
        <source>passed</source>
        <translation>passé</translation>
    </message>
    <message>
        <source>Total {total}</source>
        <translation>Total {total}</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Tes cartes</translation>
    </message>
    <message>
        <source>Your chips</source>
        <translation>Tes jetons</translation>
    </message>
    <message>
        <source>everybody sees them</source>
        <translation>tous les voient</translation>
    </message>
    <message>
        <source>only you see them</source>
        <translation>cachés aux autres</translation>
    </message>
    <message>
        <source>cards</source>
        <comment>under a number</comment>
        <translation>cartes</translation>
    </message>
    <message>
        <source>chips</source>
        <comment>under a number</comment>
        <translation>jetons</translation>
    </message>
    <message>
        <source>this round</source>
        <comment>under a number</comment>
        <translation>manche</translation>
    </message>
    <message>
        <source>only the lowest of each run counts</source>
        <translation>seule la plus petite de chaque suite compte</translation>
    </message>
    <message>
        <source>the {card}</source>
        <translation>le {card}</translation>
    </message>
    <message>
        <source>{card}, counts {card}</source>
        <translation>{card}, compte {card}</translation>
    </message>
    <message>
        <source>{card}, counts nothing</source>
        <translation>{card}, ne compte pas</translation>
    </message>
    <message>
        <source>the {card} without a chip</source>
        <translation>le {card} (sans jeton)</translation>
    </message>
    <message>
        <source>the {card} with {chips}</source>
        <translation>le {card} ({chips})</translation>
    </message>
    <message>
        <source>In the middle: {thing}</source>
        <translation>Carte proposée&#x202f;: {thing}</translation>
    </message>
    <message>
        <source>Hidden tiger: the {card}</source>
        <translation>Tigre caché&#x202f;: le {card}</translation>
    </message>
    <message>
        <source>one of your chips</source>
        <translation>un de tes jetons</translation>
    </message>
    <message>
        <source>a chip on the card</source>
        <translation>un jeton sur la carte</translation>
    </message>
    <message>
        <source>a hidden tiger</source>
        <translation>un tigre caché</translation>
    </message>
    <message>
        <source>a hidden tiger, the {card}</source>
        <translation>un tigre caché, le {card}</translation>
    </message>
    <message>
        <source>{name}: {cards}; cards {points}, {chips}; total {total}</source>
        <translation>{name}&#x202f;: {cards}, soit {points}&#x202f;; {chips}&#x202f;; total {total}</translation>
    </message>
    <message>
        <source>no cards yet</source>
        <translation>pas encore de cartes</translation>
    </message>
    <message>
        <source>chips hidden</source>
        <translation>jetons cachés</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <comment>a run of cards</comment>
        <translation>{first} à {last}</translation>
    </message>
</context>
<context>
    <name>NoThanksTurn</name>
    <message>
        <source>the {card} begins a run of its own and counts {card}.</source>
        <translation>le {card} ouvre une nouvelle suite et coûte {card}.</translation>
    </message>
    <message>
        <source>the {card} closes the gap: the {next} stops counting.</source>
        <translation>le {card} comble le trou&#x202f;: le {next} ne compte plus.</translation>
    </message>
    <message>
        <source>the {card} goes before the {next}: the run counts {card} instead of {next}.</source>
        <translation>le {card} se place avant le {next}&#x202f;: la suite compte {card} au lieu de {next}.</translation>
    </message>
    <message>
        <source>the {card} joins the run from {lowest} and counts nothing.</source>
        <translation>le {card} prolonge la suite qui part du {lowest} et ne coûte rien.</translation>
    </message>
    <message>
        <source>here</source>
        <comment>in the place of a card</comment>
        <translation>ici</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Prendre</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>takes the {card}, without a chip;</source>
        <translation>prend le {card}, sans jeton&#x202f;;</translation>
    </message>
    <message>
        <source>takes the {card} and {chips};</source>
        <translation>prend le {card} et {chips}&#x202f;;</translation>
    </message>
    <message>
        <source>counts in full: {card}</source>
        <translation>compte en entier&#x202f;: {card}</translation>
    </message>
    <message>
        <source>the {next} stops counting</source>
        <translation>le {next} ne compte plus</translation>
    </message>
    <message>
        <source>joins a run, counts nothing</source>
        <translation>prolonge une suite, ne coûte rien</translation>
    </message>
    <message>
        <source>costs 1 chip, leaves {left};</source>
        <translation>coûte 1 jeton, reste {left}&#x202f;;</translation>
    </message>
    <message>
        <source>{name} is next</source>
        <translation>puis c’est à {name}</translation>
    </message>
    <message>
        <source>no chips: you must take it</source>
        <translation>sans jeton&#x202f;: il faut la prendre</translation>
    </message>
    <message>
        <source>points this round</source>
        <translation>cette manche</translation>
    </message>
    <message>
        <source>drag the card to your side</source>
        <translation>glisse la carte devant toi</translation>
    </message>
    <message>
        <source>drag a chip onto the card</source>
        <translation>glisse un jeton sur la carte</translation>
    </message>
    <message>
        <source>Play the tiger</source>
        <translation>Jouer le tigre</translation>
    </message>
    <message>
        <source>the {card}: {change} points, costs no turn</source>
        <translation>le {card}&#x202f;: {change} points, sans perdre ton tour</translation>
    </message>
    <message>
        <source>{lines} Points this round: {before}, then {after}.</source>
        <translation>{lines} Points de la manche&#x202f;: {before}, puis {after}.</translation>
    </message>
    <message>
        <source>Your turn:</source>
        <translation>À toi&#x202f;:</translation>
    </message>
    <message>
        <source>{name}’s turn:</source>
        <translation>À {name} de jouer&#x202f;:</translation>
    </message>
    <message>
        <source>{name} decides: take or pass?</source>
        <translation>{name} décide&#x202f;: prendre ou passer&#x202f;?</translation>
    </message>
    <message>
        <source>no chips left: take {offer}.</source>
        <translation>plus de jeton&#x202f;: prends {offer}.</translation>
    </message>
    <message>
        <source>It is the last card: the round ends with it.</source>
        <translation>C’est la dernière carte&#x202f;: la manche finit avec elle.</translation>
    </message>
    <message>
        <source>Take {offer}: points {before} → {after}</source>
        <translation>Prendre {offer}&#x202f;: points {before} → {after}</translation>
    </message>
    <message>
        <source>Play the tiger, the {card}: points {before} → {after}</source>
        <translation>Jouer le tigre, le {card}&#x202f;: points {before} → {after}</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>The round is over: cards and chips are counted.</source>
        <translation>La manche est finie&#x202f;: on compte les cartes et les jetons.</translation>
    </message>
    <message>
        <source>The cards are being dealt.</source>
        <translation>On distribue les cartes.</translation>
    </message>
    <message>
        <source>The next card is turned up.</source>
        <translation>On retourne la carte suivante.</translation>
    </message>
    <message>
        <source>Take the {card}</source>
        <translation>Prendre le {card}</translation>
    </message>
    <message>
        <source>Pass: 1 chip</source>
        <translation>Passer&#x202f;: 1 jeton</translation>
    </message>
    <message>
        <source>Take or pass?</source>
        <translation>Prendre ou passer&#x202f;?</translation>
    </message>
    <message>
        <source>Wait</source>
        <comment>the main button</comment>
        <translation>Un instant</translation>
    </message>
    <message>
        <source>What the {card} would cost</source>
        <translation>Ce que le {card} coûterait</translation>
    </message>
    <message>
        <source>your cards change by</source>
        <translation>points des cartes</translation>
    </message>
    <message>
        <source>take</source>
        <comment>what a key does</comment>
        <translation>prendre</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>what a key does</comment>
        <translation>passer</translation>
    </message>
    <message>
        <source>card, chip, tiger</source>
        <comment>what arrows walk through</comment>
        <translation>carte, jeton, tigre</translation>
    </message>
    <message>
        <source>confirm</source>
        <translation>valider</translation>
    </message>
    <message>
        <source>why?</source>
        <translation>pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>annuler</translation>
    </message>
    <message>
        <source>lists</source>
        <translation>listes</translation>
    </message>
    <message>
        <source>Pass: one chip, {left} left</source>
        <translation>Passer&#x202f;: un jeton, il en reste {left}</translation>
    </message>
    <message>
        <source>it is {name}’s turn.</source>
        <translation>c’est à {name} de jouer.</translation>
    </message>
    <message>
        <source>take the card, or put a chip on it.</source>
        <translation>prends la carte, ou pose un jeton dessus.</translation>
    </message>
    <message>
        <source>the card in the middle goes to your own side, nowhere else.</source>
        <translation>la carte proposée va devant toi, nulle part ailleurs.</translation>
    </message>
    <message>
        <source>a chip goes onto the card in the middle, nowhere else.</source>
        <translation>un jeton se pose sur la carte proposée, nulle part ailleurs.</translation>
    </message>
    <message>
        <source>your tiger goes to your own side.</source>
        <translation>ton tigre va devant toi.</translation>
    </message>
    <message>
        <source>without chips you must take the card.</source>
        <translation>sans jeton, il faut prendre la carte.</translation>
    </message>
    <message>
        <source>your tiger has been played in this round.</source>
        <translation>ton tigre a déjà été joué dans cette manche.</translation>
    </message>
    <message>
        <source>there are no tigers in this game.</source>
        <translation>il n’y a pas de tigre dans cette partie.</translation>
    </message>
    <message>
        <source>somebody has gone on, or a card was turned up: it cannot be taken back.</source>
        <translation>quelqu’un a déjà joué, ou une carte a été retournée&#x202f;: impossible d’annuler.</translation>
    </message>
    <message>
        <source>the match is over.</source>
        <translation>la partie est finie.</translation>
    </message>
    <message>
        <source>that is not possible now.</source>
        <translation>ce n’est pas possible maintenant.</translation>
    </message>
    <message>
        <source>chips on the card</source>
        <translation>jetons sur la carte</translation>
    </message>
    <message>
        <source>points altogether</source>
        <translation>points en tout</translation>
    </message>
    <message>
        <source>In a run of neighbouring numbers only the lowest counts: here the {lowest}.</source>
        <translation>Dans une suite de nombres voisins, seul le plus petit compte&#x202f;: ici, le {lowest}.</translation>
    </message>
</context>
<context>
    <name>NoThanksWords</name>
    <message>
        <source>No Thanks!</source>
        <translation>Non merci&#x202f;!</translation>
    </message>
    <message>
        <source>Presents nobody wants</source>
        <translation>Des cadeaux dont personne ne veut</translation>
    </message>
    <message>
        <source>fewest points of the round</source>
        <translation>le moins de points de la manche</translation>
    </message>
    <message>
        <source>Points over the match</source>
        <translation>L’évolution des points</translation>
    </message>
    <message>
        <source>Fewest points {rounds}: {points}.</source>
        <translation>Le moins de points {rounds}&#x202f;: {points}.</translation>
    </message>
    <message>
        <source>points a round</source>
        <comment>name of a number</comment>
        <translation>points par manche</translation>
    </message>
    <message>
        <source>Points a round, match by match</source>
        <translation>Points par manche, partie après partie</translation>
    </message>
    <message>
        <source>Rounds and cards</source>
        <translation>Manches et cartes</translation>
    </message>
    <message>
        <source>less is better</source>
        <translation>moins, c’est mieux</translation>
    </message>
    <message>
        <source>Standard</source>
        <comment>the variant</comment>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Take the card, or pay a chip. In a run only the lowest card counts.</source>
        <translation>Prends la carte, ou paie un jeton. Dans une suite, seule la plus petite carte compte.</translation>
    </message>
    <message>
        <source>Hidden Tiger</source>
        <comment>the variant, short</comment>
        <translation>Tigre caché</translation>
    </message>
    <message>
        <source>No Thanks! Hidden Tiger</source>
        <translation>Non merci&#x202f;! Tigre caché</translation>
    </message>
    <message>
        <source>Everybody holds a hidden card, and may play it once in their own turn.</source>
        <translation>Chacun a une carte cachée et peut la jouer une fois, à son tour.</translation>
    </message>
    <message>
        <source>Tactical</source>
        <comment>the variant</comment>
        <translation>Tactique</translation>
    </message>
    <message>
        <source>No Thanks! Tactical</source>
        <translation>Non merci&#x202f;! Tactique</translation>
    </message>
    <message>
        <source>Three known cards are out, ten chips each: runs can be planned.</source>
        <translation>Trois cartes connues retirées, dix jetons chacun&#x202f;: les suites se préparent.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Number of rounds; the points of all of them are added up.</source>
        <translation>Nombre de manches&#x202f;; leurs points s’additionnent.</translation>
    </message>
    <message>
        <source>Open chips</source>
        <translation>Jetons visibles</translation>
    </message>
    <message>
        <source>Everybody sees how many chips the others hold.</source>
        <translation>Chacun voit combien de jetons ont les autres.</translation>
    </message>
    <message>
        <source>With hidden tigers</source>
        <translation>Avec tigres cachés</translation>
    </message>
    <message>
        <source>One of the unseen cards goes to everybody, face down.</source>
        <translation>Chacun reçoit une des cartes retirées, face cachée.</translation>
    </message>
    <message>
        <source>Cards taken out</source>
        <translation>Cartes retirées</translation>
    </message>
    <message>
        <source>10, 19 and 28 leave longer runs at the high end than 10, 20 and 30.</source>
        <translation>Sans les 10, 19 et 28, les suites de fortes cartes restent plus longues que sans les 10, 20 et 30.</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>Règle imprimée</translation>
    </message>
    <message>
        <source>the standard</source>
        <translation>standard</translation>
    </message>
    <message>
        <source>not available in this variant</source>
        <translation>pas dans cette variante</translation>
    </message>
    <message>
        <source>Passes or takes, whatever lies there.</source>
        <translation>Passe ou prend, quelle que soit la carte.</translation>
    </message>
    <message>
        <source>Takes what costs little, and never looks at you.</source>
        <translation>Prend ce qui coûte peu, sans s’occuper de toi.</translation>
    </message>
    <message>
        <source>Weighs chips and numbers, and what a card is worth to the others.</source>
        <translation>Pèse les jetons, les nombres et ce que la carte vaut pour les autres.</translation>
    </message>
    <message>
        <source>Tries hundreds of rounds, and learns how you play.</source>
        <translation>Essaie des centaines de manches et apprend comment tu joues.</translation>
    </message>
    <message>
        <source>Best round: {points}.</source>
        <translation>Meilleure manche&#x202f;: {points}.</translation>
    </message>
    <message>
        <source>Worst round: {points}.</source>
        <translation>Pire manche&#x202f;: {points}.</translation>
    </message>
    <message>
        <source>No card taken.</source>
        <translation>Aucune carte prise.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) taken</source>
        <translation>
            <numerusform>%n carte prise</numerusform>
            <numerusform>%n cartes prises</numerusform>
        </translation>
    </message>
    <message>
        <source>none of them without a chip</source>
        <translation>dont aucune sans jeton</translation>
    </message>
    <message numerus="yes">
        <source>%n of them without a chip</source>
        <translation>
            <numerusform>dont %n sans jeton</numerusform>
            <numerusform>dont %n sans jeton</numerusform>
        </translation>
    </message>
    <message>
        <source>card</source>
        <comment>what the arrow keys of a replay lead to</comment>
        <translation>carte</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>heads a round</source>
        <comment>name of a number</comment>
        <translation>têtes de bœuf par manche</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) taken</source>
        <translation>
            <numerusform>%Ln série ramassée</numerusform>
            <numerusform>%Ln séries ramassées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them with a low card</source>
        <translation>
            <numerusform>dont %Ln avec une carte trop faible</numerusform>
            <numerusform>dont %Ln avec une carte trop faible</numerusform>
        </translation>
    </message>
    <message>
        <source>Best round: {heads}.</source>
        <translation>Meilleure manche&#x202f;: {heads}.</translation>
    </message>
    <message>
        <source>Worst round: {heads}.</source>
        <translation>Pire manche&#x202f;: {heads}.</translation>
    </message>
    <message>
        <source>No row taken.</source>
        <translation>Aucune série ramassée.</translation>
    </message>
    <message>
        <source>none of them with a low card</source>
        <translation>dont aucune avec une carte trop faible</translation>
    </message>
    <message numerus="yes">
        <source>The {card} came in %n row(s): {heads}.</source>
        <translation>
            <numerusform>Le {card} était dans %Ln série&#x202f;: {heads}.</numerusform>
            <numerusform>Le {card} était dans %Ln séries&#x202f;: {heads}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>{least}–{most} people</source>
        <comment>who can play a game</comment>
        <translation>{least}–{most} joueurs</translation>
    </message>
</context>
<context>
    <name>PaperWords</name>
    <message>
        <source>Score sheet · {variant}</source>
        <translation>Feuille de score · {variant}</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Written by Pega 6</source>
        <translation>Créé avec Pega 6</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>R{number}</source>
        <comment>round column</comment>
        <translation>M{number}</translation>
    </message>
    <message>
        <source>R{first}–{last}</source>
        <comment>several rounds in one column</comment>
        <translation>M{first}–{last}</translation>
    </message>
</context>
<context>
    <name>PathChart</name>
    <message>
        <source>{name} stands at {total}.</source>
        <translation>{name}&#x202f;: {total} en tout.</translation>
    </message>
    <message>
        <source>Totals over the match</source>
        <translation>L’évolution des totaux</translation>
    </message>
    <message>
        <source>R{number}</source>
        <comment>round column</comment>
        <translation>M{number}</translation>
    </message>
</context>
<context>
    <name>Pega6Beside</name>
    <message>
        <source>place of the fifth row</source>
        <translation>place de la 5e série</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>sur la table</translation>
    </message>
    <message>
        <source>deck: {count}</source>
        <translation>pioche&#x202f;: {count}</translation>
    </message>
    <message>
        <source>discard: {count}</source>
        <translation>défausse&#x202f;: {count}</translation>
    </message>
    <message>
        <source>Card of {name}, now</source>
        <translation>À {name}, maintenant</translation>
    </message>
    <message>
        <source>Your card, now</source>
        <translation>Ta carte, maintenant</translation>
    </message>
    <message>
        <source>Card of {name}</source>
        <translation>Carte&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Your card</source>
        <translation>Ta carte</translation>
    </message>
    <message>
        <source>It stays face down until everybody has chosen.</source>
        <translation>Elle reste face cachée jusqu’à ce que tous aient choisi.</translation>
    </message>
    <message numerus="yes">
        <source>Before it, %n lower card(s): {cards}.</source>
        <translation>
            <numerusform>Avant elle, %n carte plus faible&#x202f;: {cards}.</numerusform>
            <numerusform>Avant elle, %n cartes plus faibles&#x202f;: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the first to be placed: the lowest card of the trick.</source>
        <translation>C’est la première à être placée&#x202f;: la plus faible du tour.</translation>
    </message>
    <message>
        <source>It is the last to be placed: the highest card of the trick.</source>
        <translation>C’est la dernière à être placée&#x202f;: la plus forte du tour.</translation>
    </message>
    <message>
        <source>It is the {ordinal} to be placed: all lower cards are on the table.</source>
        <translation>C’est la {ordinal} à être placée&#x202f;: toutes les plus faibles sont sur la table.</translation>
    </message>
    <message>
        <source>second</source>
        <comment>place in the order of cards</comment>
        <translation>deuxième</translation>
    </message>
    <message>
        <source>third</source>
        <comment>place in the order of cards</comment>
        <translation>troisième</translation>
    </message>
    <message>
        <source>fourth</source>
        <comment>place in the order of cards</comment>
        <translation>quatrième</translation>
    </message>
    <message>
        <source>fifth</source>
        <comment>place in the order of cards</comment>
        <translation>cinquième</translation>
    </message>
    <message>
        <source>sixth</source>
        <comment>place in the order of cards</comment>
        <translation>sixième</translation>
    </message>
    <message>
        <source>seventh</source>
        <comment>place in the order of cards</comment>
        <translation>septième</translation>
    </message>
</context>
<context>
    <name>Pega6CardLesson</name>
    <message>
        <source>What you leave</source>
        <comment>a step of the lesson</comment>
        <translation>Ce qui reste</translation>
    </message>
    <message>
        <source>What you know</source>
        <comment>a step of the lesson</comment>
        <translation>Ce qu’on sait</translation>
    </message>
    <message>
        <source>The special card opens a fifth row for it.</source>
        <translation>La carte spéciale lui ouvre une cinquième série.</translation>
    </message>
    <message>
        <source>The special card makes room for one more.</source>
        <translation>La carte spéciale fait de la place pour une de plus.</translation>
    </message>
    <message>
        <source>With the special card it slips into a row that ends higher.</source>
        <translation>Avec la carte spéciale, elle se glisse dans une série qui finit plus haut.</translation>
    </message>
    <message>
        <source>With the special card you lay another card of your hand instead.</source>
        <translation>Avec la carte spéciale, tu places une autre carte de ta main à la place.</translation>
    </message>
    <message>
        <source>With the special card you first move a card to another row.</source>
        <translation>Avec la carte spéciale, tu glisses d’abord une carte dans une autre série.</translation>
    </message>
    <message>
        <source>With the special card you first close a row to everybody.</source>
        <translation>Avec la carte spéciale, tu bloques d’abord une série pour tous.</translation>
    </message>
    <message>
        <source>With the special card one card of the row goes, and as many heads with it.</source>
        <translation>Avec la carte spéciale, une carte de la série sort du jeu et autant de têtes avec elle.</translation>
    </message>
    <message>
        <source>Your {card} would be the sixth of its row and take {heads}.</source>
        <translation>Ton {card} serait le sixième de sa série et ramasserait {heads}.</translation>
    </message>
    <message>
        <source>It helps a low card too: your {card} is lower than every row and would have to take one.</source>
        <translation>Elle aide aussi une carte faible&#x202f;: ton {card} est plus bas que toutes les séries et devrait en ramasser une.</translation>
    </message>
    <message>
        <source>You take one of these five, the other four begin the rows. Leave the card that your {card} needs.</source>
        <translation>Tu prends une de ces cinq cartes, les quatre autres commencent les séries. Laisse celle dont ton {card} a besoin.</translation>
    </message>
    <message>
        <source>You saw every card being drafted: against you are {cards}. Play a card that is safe.</source>
        <translation>Tu as vu chaque carte être choisie&#x202f;: contre toi, il y a {cards}. Joue une carte sûre.</translation>
    </message>
    <message>
        <source>A row of its own: whatever the number, nothing is taken.</source>
        <translation>Une série à elle&#x202f;: quel que soit le numéro, rien n’est ramassé.</translation>
    </message>
    <message>
        <source>The {card} still goes to row 2, but only the seventh card takes it.</source>
        <translation>Le {card} va quand même dans la série 2, mais seule la septième carte la ramasse.</translation>
    </message>
    <message>
        <source>Which row ends higher than the {card} and is not full?</source>
        <translation>Quelle série finit au-dessus du {card} sans être pleine&#x202f;?</translation>
    </message>
    <message>
        <source>Which card of your hand goes to a row with room?</source>
        <translation>Quelle carte de ta main va dans une série où il reste de la place&#x202f;?</translation>
    </message>
    <message>
        <source>A card has to leave row 2. Where is room for it, and none to tempt the {card}?</source>
        <translation>Une carte doit quitter la série 2. Où y a-t-il de la place, sans attirer le {card} dans une série pleine&#x202f;?</translation>
    </message>
    <message>
        <source>If the full row is closed, the {card} goes to the next lower one.</source>
        <translation>Si la série pleine est bloquée, le {card} va dans la suivante plus basse.</translation>
    </message>
    <message>
        <source>The more heads the card shows, the more go with it.</source>
        <translation>Plus la carte montre de têtes, plus il en part avec elle.</translation>
    </message>
    <message>
        <source>Only one card is lower than your {card}.</source>
        <translation>Une seule carte est plus basse que ton {card}.</translation>
    </message>
    <message>
        <source>Does one of those numbers fit between a row and your card?</source>
        <translation>Un de ces numéros tombe-t-il entre une série et ta carte&#x202f;?</translation>
    </message>
    <message>
        <source>Play the special card.</source>
        <translation>Joue la carte spéciale.</translation>
    </message>
    <message>
        <source>Play the special card on row {row}.</source>
        <translation>Joue la carte spéciale sur la série {row}.</translation>
    </message>
    <message>
        <source>Move the {card} to row {row}.</source>
        <translation>Glisse le {card} dans la série {row}.</translation>
    </message>
    <message>
        <source>Play the special card on the {card}.</source>
        <translation>Joue la carte spéciale sur le {card}.</translation>
    </message>
    <message>
        <source>Take the {card}.</source>
        <translation>Prends le {card}.</translation>
    </message>
    <message>
        <source>Nothing taken. The next row that is taken leaves, with its taker&apos;s card.</source>
        <translation>Rien de ramassé. La prochaine série ramassée quitte la table, avec la carte de qui la ramasse.</translation>
    </message>
    <message>
        <source>The {card} was let in as the sixth. The seventh card took six, yours too.</source>
        <translation>Le {card} est entré en sixième. La septième carte en a ramassé six, la tienne aussi.</translation>
    </message>
    <message>
        <source>The {card} begins row 3 and takes nothing. In a full row it would have taken.</source>
        <translation>Le {card} commence la série 3 et ne ramasse rien. Dans une série pleine, il aurait ramassé.</translation>
    </message>
    <message>
        <source>Nothing taken, and the {card} is back in your hand for a better trick.</source>
        <translation>Rien de ramassé, et le {card} est revenu dans ta main pour un meilleur tour.</translation>
    </message>
    <message>
        <source>Row 2 had a place again: the {card} took nothing.</source>
        <translation>La série 2 avait de nouveau une place&#x202f;: le {card} n’a rien ramassé.</translation>
    </message>
    <message>
        <source>The {card} went to another row. The block stays until somebody takes a row.</source>
        <translation>Le {card} est allé dans une autre série. Le blocage dure jusqu’à ce qu’une série soit ramassée.</translation>
    </message>
    <message>
        <source>The dearest card takes the most with it: of the whole row {heads} are left.</source>
        <translation>La carte la plus chère en emporte le plus&#x202f;: de toute la série, il reste {heads}.</translation>
    </message>
    <message>
        <source>The 1 began a row and your {card} followed it: no card can come between.</source>
        <translation>Le 1 a commencé une série et ton {card} l’a suivi&#x202f;: aucune carte ne tombe entre les deux.</translation>
    </message>
    <message>
        <source>Nobody holds a card that could come before your {card}: safe for certain.</source>
        <translation>Personne n’a de carte qui puisse passer avant ton {card}&#x202f;: c’est sûr.</translation>
    </message>
    <message>
        <source>The {card} takes nothing. The row taken after it left with its taker&apos;s card: there are four again.</source>
        <translation>Le {card} ne ramasse rien. La série ramassée ensuite est partie avec la carte du joueur&#x202f;: il y en a de nouveau quatre.</translation>
    </message>
    <message>
        <source>Without the special card the {card} took {heads}.</source>
        <translation>Sans la carte spéciale, le {card} a ramassé {heads}.</translation>
    </message>
    <message>
        <source>That row was full as well: you took all but its highest card, {heads}.</source>
        <translation>Cette série était pleine aussi&#x202f;: tu as tout ramassé sauf la plus haute, {heads}.</translation>
    </message>
    <message>
        <source>The other card was the sixth of its row too: you took {heads}.</source>
        <translation>L’autre carte était aussi la sixième de sa série&#x202f;: tu as ramassé {heads}.</translation>
    </message>
    <message>
        <source>You are left with {heads}. Another card of the row takes more with it.</source>
        <translation>Il te reste {heads}. Une autre carte de la série en emporte plus.</translation>
    </message>
    <message>
        <source>It did not help the {card}: you took {heads}.</source>
        <translation>Cela n’a pas aidé le {card}&#x202f;: tu as ramassé {heads}.</translation>
    </message>
    <message>
        <source>All four rows began above your {card}: it had to take one, {heads}.</source>
        <translation>Les quatre séries commençaient au-dessus de ton {card}&#x202f;: il a dû en ramasser une, {heads}.</translation>
    </message>
</context>
<context>
    <name>Pega6Draft</name>
    <message>
        <source>Draft: lap {lap} of {laps}</source>
        <translation>Choix des cartes&#x202f;: passage {lap} sur {laps}</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>{count} of {all}</source>
        <translation>{count} sur {all}</translation>
    </message>
    <message>
        <source>{count} of {all} cards</source>
        <translation>{count} sur {all} cartes</translation>
    </message>
    <message>
        <source>in hand</source>
        <comment>beside a number of heads</comment>
        <translation>en main</translation>
    </message>
    <message>
        <source>Your hand is sorted; everybody may see it during the draft.</source>
        <translation>Ta main est triée&#x202f;; pendant le choix, tout le monde peut la voir.</translation>
    </message>
    <message>
        <source>The four cards left over open the rows.</source>
        <translation>Les quatre cartes restantes ouvrent les séries.</translation>
    </message>
    <message>
        <source>{name}: {count} of {all} cards, {heads}.</source>
        <translation>{name}&#x202f;: {count} sur {all} cartes, {heads}.</translation>
    </message>
    <message numerus="yes">
        <source>take one of the %n open card(s). {name} chooses after you.</source>
        <translation>
            <numerusform>prends %n carte visible. {name} choisit après toi.</numerusform>
            <numerusform>prends une des %n cartes visibles. {name} choisit après toi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take one of the %n open card(s). Then the rows are laid.</source>
        <translation>
            <numerusform>prends %n carte visible. Puis les séries sont posées.</numerusform>
            <numerusform>prends une des %n cartes visibles. Puis les séries sont posées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>choosing one of the %n open card(s).</source>
        <translation>
            <numerusform>choisit parmi %n carte visible.</numerusform>
            <numerusform>choisit une des %n cartes visibles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>choosing one of the %n open card(s). Z puts your {card} back.</source>
        <translation>
            <numerusform>choisit parmi %n carte visible. Z repose ton {card}.</numerusform>
            <numerusform>choisit une des %n cartes visibles. Z repose ton {card}.</numerusform>
        </translation>
    </message>
    <message>
        <source>the {card} costs {heads}. Drop it on your hand or press Enter.</source>
        <translation>le {card} coûte {heads}. Pose-le dans ta main ou appuie sur Entrée.</translation>
    </message>
    <message>
        <source>Take the {card}</source>
        <translation>Prendre le {card}</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Choisis une carte</translation>
    </message>
    <message>
        <source>The {card} joins the hand of {name}</source>
        <translation>{name} prend le {card} en main</translation>
    </message>
    <message>
        <source>The {card} joins your hand</source>
        <translation>Le {card} rejoint ta main</translation>
    </message>
    <message>
        <source>With it the hand holds</source>
        <translation>Avec lui, la main compte</translation>
    </message>
    <message>
        <source>open cards go to your hand: drop the {card} there.</source>
        <translation>les cartes visibles vont dans ta main&#x202f;: poses-y le {card}.</translation>
    </message>
    <message>
        <source>{name} has the {card} already: take one of the open cards.</source>
        <translation>{name} a déjà le {card}&#x202f;: prends une des cartes visibles.</translation>
    </message>
    <message>
        <source>you have the {card} already: take one of the open cards.</source>
        <translation>tu as déjà le {card}&#x202f;: prends une des cartes visibles.</translation>
    </message>
    <message>
        <source>choose an open card first.</source>
        <translation>choisis d’abord une carte visible.</translation>
    </message>
</context>
<context>
    <name>Pega6DraftLog</name>
    <message>
        <source>The rows began with {cards}, which nobody drafted.</source>
        <translation>Les séries ont commencé par {cards}, que personne n’a pris.</translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %n card(s) lay open, you drafted first.</source>
        <translation>
            <numerusform>Manche {round}&#x202f;: %n carte visible, tu as choisi en premier.</numerusform>
            <numerusform>Manche {round}&#x202f;: %n cartes visibles, tu as choisi en premier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %n card(s) lay open, {name} drafted first.</source>
        <translation>
            <numerusform>Manche {round}&#x202f;: %n carte visible, {name} a choisi en premier.</numerusform>
            <numerusform>Manche {round}&#x202f;: %n cartes visibles, {name} a choisi en premier.</numerusform>
        </translation>
    </message>
    <message>
        <source>You drafted the {card}.</source>
        <translation>Tu as pris le {card}.</translation>
    </message>
    <message>
        <source>{name} drafted the {card}.</source>
        <translation>{name} a pris le {card}.</translation>
    </message>
    <message>
        <source>You put the {card} back on offer.</source>
        <translation>Tu as remis le {card} sur la table.</translation>
    </message>
    <message>
        <source>{name} put the {card} back on offer.</source>
        <translation>{name} a remis le {card} sur la table.</translation>
    </message>
</context>
<context>
    <name>Pega6Highlight</name>
    <message>
        <source>You took the {card} in trick {trick}.</source>
        <translation>Tu as ramassé le {card} au tour {trick}.</translation>
    </message>
    <message>
        <source>{name} took the {card} in trick {trick}.</source>
        <translation>{name} a ramassé le {card} au tour {trick}.</translation>
    </message>
</context>
<context>
    <name>Pega6Keys</name>
    <message>
        <source>card</source>
        <translation>carte</translation>
    </message>
    <message>
        <source>row</source>
        <translation>série</translation>
    </message>
    <message>
        <source>play</source>
        <translation>jouer</translation>
    </message>
    <message>
        <source>take</source>
        <translation>ramasser</translation>
    </message>
    <message>
        <source>let go</source>
        <translation>reposer</translation>
    </message>
    <message>
        <source>why?</source>
        <translation>pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>annuler</translation>
    </message>
    <message>
        <source>last trick</source>
        <translation>dernier tour</translation>
    </message>
    <message>
        <source>pick</source>
        <comment>take an open card</comment>
        <translation>prendre</translation>
    </message>
    <message>
        <source>special card</source>
        <translation>carte spéciale</translation>
    </message>
    <message>
        <source>no special card</source>
        <translation>sans carte spéciale</translation>
    </message>
    <message>
        <source>keep</source>
        <translation>garder</translation>
    </message>
    <message>
        <source>swap</source>
        <translation>échanger</translation>
    </message>
    <message>
        <source>put aside</source>
        <translation>écarter</translation>
    </message>
    <message>
        <source>trick</source>
        <comment>what the arrow keys of a replay lead to</comment>
        <translation>tour</translation>
    </message>
    <message>
        <source>and no special</source>
        <comment>plays the number card, and no special card with it</comment>
        <translation>et sans spéciale</translation>
    </message>
    <message>
        <source>drafted hands</source>
        <translation>mains choisies</translation>
    </message>
    <message>
        <source>walk over cards, rows and targets</source>
        <translation>parcourir cartes, séries et cibles</translation>
    </message>
    <message>
        <source>play, take the row</source>
        <translation>jouer, ramasser la série</translation>
    </message>
    <message>
        <source>choose a row</source>
        <translation>viser une série</translation>
    </message>
    <message>
        <source>none of the cards on offer</source>
        <translation>aucune des cartes proposées</translation>
    </message>
    <message>
        <source>a row by its number</source>
        <translation>une série par son numéro</translation>
    </message>
    <message>
        <source>play, and no special card with it; 0 only says so</source>
        <translation>jouer, et sans carte spéciale&#x202f;; 0 le coche seulement</translation>
    </message>
    <message>
        <source>the drafted cards of the next player (professional game)</source>
        <translation>les cartes choisies par le joueur suivant (jeu professionnel)</translation>
    </message>
</context>
<context>
    <name>Pega6Lesson</name>
    <message>
        <source>Choosing</source>
        <comment>a step of the lesson</comment>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Where it goes</source>
        <comment>a step of the lesson</comment>
        <translation>Où elle va</translation>
    </message>
    <message>
        <source>The sixth takes</source>
        <comment>a step of the lesson</comment>
        <translation>La sixième ramasse</translation>
    </message>
    <message>
        <source>Too low</source>
        <comment>a step of the lesson</comment>
        <translation>Trop basse</translation>
    </message>
    <message>
        <source>Before you</source>
        <comment>a step of the lesson</comment>
        <translation>Avant toi</translation>
    </message>
    <message>
        <source>Heads</source>
        <comment>a step of the lesson</comment>
        <translation>Têtes</translation>
    </message>
    <message>
        <source>Your round</source>
        <comment>a step of the lesson</comment>
        <translation>Ta manche</translation>
    </message>
    <message>
        <source>Everybody chooses at once, and the lowest goes first. Play any card.</source>
        <translation>Tout le monde choisit en même temps. La plus basse passe d’abord. Joue n’importe quelle carte.</translation>
    </message>
    <message>
        <source>A card goes to the row with the smallest difference. You choose the card; the sum chooses the row.</source>
        <translation>La carte va à la série de plus petite différence. Tu choisis la carte, le calcul choisit la série.</translation>
    </message>
    <message>
        <source>Five fit in a row. The sixth takes the five and stays. Play a card that takes nothing.</source>
        <translation>Cinq cartes tiennent. La sixième ramasse les cinq et reste. Joue une carte qui ne ramasse rien.</translation>
    </message>
    <message>
        <source>Your cards are lower than every row: then you choose the row you take. Play one.</source>
        <translation>Tes cartes sont plus basses que toutes les séries&#x202f;: c’est toi qui choisis la série à ramasser. Joues-en une.</translation>
    </message>
    <message>
        <source>Two cards are out between the 37 and the 40, and only one more fits in the row. Is the 40 safe?</source>
        <translation>Entre le 37 et le 40, il manque deux cartes, et il ne reste qu’une place dans la série. Le 40 est-il sûr&#x202f;?</translation>
    </message>
    <message>
        <source>Count heads, not cards. Play a card, then take the cheapest row.</source>
        <translation>Compte les têtes, pas les cartes. Joue une carte, puis ramasse la série la moins chère.</translation>
    </message>
    <message>
        <source>Your round: four cards, and nobody helps. Take as few heads as you can.</source>
        <translation>Ta manche&#x202f;: quatre cartes, sans aide. Ramasse le moins de têtes possible.</translation>
    </message>
    <message>
        <source>The {card} takes a row of your choice. A little now can be better than a lot later.</source>
        <translation>Le {card} ramasse la série de ton choix. Peu maintenant peut valoir mieux que beaucoup plus tard.</translation>
    </message>
    <message>
        <source>The same table, but now you hold the 38. How many cards are out between the 37 and the 38?</source>
        <translation>La même table, mais cette fois le 38 est à toi. Combien de cartes manquent entre le 37 et le 38&#x202f;?</translation>
    </message>
    <message>
        <source>Any card will do. See in which order they go in.</source>
        <translation>N’importe quelle carte convient. Regarde dans quel ordre elles passent.</translation>
    </message>
    <message>
        <source>Any card will do. The row that lights up is where it goes.</source>
        <translation>N’importe quelle carte convient. La série qui s’allume est celle où elle va.</translation>
    </message>
    <message>
        <source>Row 2 has five cards already. Which card would go there?</source>
        <translation>La série 2 a déjà cinq cartes. Quelle carte irait là&#x202f;?</translation>
    </message>
    <message>
        <source>All three are lower than every row: any will do.</source>
        <translation>Les trois sont plus basses que toutes les séries&#x202f;: n’importe laquelle convient.</translation>
    </message>
    <message>
        <source>2 cards may go in before yours. 1 place is left.</source>
        <translation>2 cartes peuvent passer avant la tienne. Il reste 1 place.</translation>
    </message>
    <message>
        <source>A card that follows right behind a row is safe; a full row is not.</source>
        <translation>La carte qui suit juste la fin d’une série est sûre&#x202f;; dans une série pleine, non.</translation>
    </message>
    <message>
        <source>The number beside the ox says how many heads a row costs.</source>
        <translation>Le nombre à côté du bœuf dit combien de têtes coûte la série.</translation>
    </message>
    <message>
        <source>No card can come between the 37 and the 38.</source>
        <translation>Aucune carte ne peut venir entre le 37 et le 38.</translation>
    </message>
    <message>
        <source>Try the {card}.</source>
        <translation>Essaie le {card}.</translation>
    </message>
    <message>
        <source>Try row {row}.</source>
        <translation>Essaie la série {row}.</translation>
    </message>
    <message>
        <source>They went in from the lowest to the highest: {cards}.</source>
        <translation>Elles sont passées de la plus basse à la plus haute&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>The {card} went behind the {end}: a difference of {difference}, the smallest.</source>
        <translation>Le {card} est allé après le {end}&#x202f;: une différence de {difference}, la plus petite.</translation>
    </message>
    <message>
        <source>The {card} took nothing. The full row still waits for its sixth card.</source>
        <translation>Le {card} n’a rien ramassé. La série pleine attend toujours sa sixième carte.</translation>
    </message>
    <message>
        <source>Only {heads}, and your card begins the row anew.</source>
        <translation>Seulement {heads}, et ta carte recommence la série.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), but only {heads}: the cheapest row.</source>
        <translation>
            <numerusform>%n carte, mais seulement {heads}&#x202f;: la série la moins chère.</numerusform>
            <numerusform>%n cartes, mais seulement {heads}&#x202f;: la série la moins chère.</numerusform>
        </translation>
    </message>
    <message>
        <source>That row cost {heads}. There was one for {least}.</source>
        <translation>Cette série a coûté {heads}. Il y en avait une à {least}.</translation>
    </message>
    <message>
        <source>The {card} was the sixth card of its row and took {heads}.</source>
        <translation>Le {card} était la sixième carte de sa série et a ramassé {heads}.</translation>
    </message>
    <message>
        <source>It looked safe. But {cards} went in before, and the {card} took {heads}.</source>
        <translation>Cela semblait sûr. Mais avant lui&#x202f;: {cards}. Et le {card} a ramassé {heads}.</translation>
    </message>
    <message>
        <source>The {card} follows the {end}, and no card can come between: safe, whatever the others play.</source>
        <translation>Le {card} suit le {end}, et rien ne peut venir entre les deux&#x202f;: sûr, quoi que jouent les autres.</translation>
    </message>
    <message>
        <source>You took {heads}. Playing at random takes {average} on average.</source>
        <translation>Tu as ramassé {heads}. En jouant au hasard, c’est {average} en moyenne.</translation>
    </message>
    <message>
        <source>You took nothing. Playing at random takes {average} heads on average.</source>
        <translation>Tu n’as rien ramassé. En jouant au hasard, c’est {average} têtes en moyenne.</translation>
    </message>
</context>
<context>
    <name>Pega6Log</name>
    <message>
        <source>Round {round}: the rows began with {cards}.</source>
        <translation>Manche {round}&#x202f;: les séries ont commencé par {cards}.</translation>
    </message>
    <message>
        <source>{card} ({name})</source>
        <comment>a revealed card and its player</comment>
        <translation>{card} ({name})</translation>
    </message>
    <message>
        <source>The cards turned up: {plays}.</source>
        <translation>Les cartes ont été révélées&#x202f;: {plays}.</translation>
    </message>
    <message>
        <source>Your {card} was lower than every row: you had to take one.</source>
        <translation>Ton {card} était plus faible que toutes les séries&#x202f;: tu devais en ramasser une.</translation>
    </message>
    <message>
        <source>{name}&apos;s {card} was lower than every row: {name} had to take one.</source>
        <translation>Le {card} ({name}) était plus faible que toutes les séries&#x202f;: {name} devait en ramasser une.</translation>
    </message>
    <message>
        <source>Your {card} went to row {row}, place {place}.</source>
        <translation>Ton {card} a rejoint la série {row}, place {place}.</translation>
    </message>
    <message>
        <source>Your {card} opened row {row}.</source>
        <translation>Ton {card} a ouvert la série {row}.</translation>
    </message>
    <message>
        <source>{name}&apos;s {card} went to row {row}, place {place}.</source>
        <translation>Le {card} ({name}) a rejoint la série {row}, place {place}.</translation>
    </message>
    <message>
        <source>{name}&apos;s {card} opened row {row}.</source>
        <translation>Le {card} ({name}) a ouvert la série {row}.</translation>
    </message>
    <message>
        <source>{name} with {points}</source>
        <comment>a player and the heads of the round</comment>
        <translation>{name} ({points})</translation>
    </message>
    <message>
        <source>End of round {round}: {scores}.</source>
        <translation>Fin de la manche {round}&#x202f;: {scores}.</translation>
    </message>
    <message>
        <source>End of the match: {names} shared the victory with {heads} each.</source>
        <translation>Fin de la partie, victoire partagée&#x202f;: {names} ({heads} chacun).</translation>
    </message>
    <message>
        <source>End of the match: you won with {heads}!</source>
        <translation>Fin de la partie&#x202f;: tu as gagné ({heads})&#x202f;!</translation>
    </message>
    <message>
        <source>End of the match: {name} won with {heads}.</source>
        <translation>Fin de la partie&#x202f;: {name} a gagné ({heads}).</translation>
    </message>
</context>
<context>
    <name>Pega6OptionReasons</name>
    <message>
        <source>the {lifted} waits in your hand: now decide how your {card} is placed.</source>
        <translation>le {lifted} attend dans ta main&#x202f;: décide d’abord comment placer ton {card}.</translation>
    </message>
    <message>
        <source>this special card is not yours: play one of those you hold.</source>
        <translation>cette carte spéciale n’est pas à toi&#x202f;: joue une des tiennes.</translation>
    </message>
    <message>
        <source>pick up a special card first, or press 0 to place the {card} without.</source>
        <translation>prends d’abord une carte spéciale, ou appuie sur 0 pour placer le {card} sans elle.</translation>
    </message>
    <message>
        <source>choose a lit place for {special} first.</source>
        <translation>choisis d’abord un emplacement en surbrillance pour «&#x202f;{special}&#x202f;».</translation>
    </message>
    <message>
        <source>{special} goes to the lit place only.</source>
        <translation>«&#x202f;{special}&#x202f;» ne va qu’à l’emplacement en surbrillance.</translation>
    </message>
    <message>
        <source>a special card is played when your own card is about to be placed.</source>
        <translation>une carte spéciale se joue au moment de placer ta propre carte.</translation>
    </message>
    <message>
        <source>pick up the special card you want to swap, or press 0 to keep them.</source>
        <translation>prends la carte spéciale à échanger, ou appuie sur 0 pour toutes les garder.</translation>
    </message>
    <message>
        <source>only a special card may be swapped now; 0 keeps them.</source>
        <translation>seule une carte spéciale peut être échangée maintenant&#x202f;; 0 les garde.</translation>
    </message>
    <message>
        <source>drop the card on the discard pile.</source>
        <translation>pose la carte sur la défausse.</translation>
    </message>
    <message>
        <source>pick up a card of your pile, or press 0 to keep the rest.</source>
        <translation>prends une carte de ta pile, ou appuie sur 0 pour garder le reste.</translation>
    </message>
    <message>
        <source>only cards of your pile may be put aside now; 0 keeps the rest.</source>
        <translation>seules les cartes de ta pile peuvent être écartées maintenant&#x202f;; 0 garde le reste.</translation>
    </message>
</context>
<context>
    <name>Pega6Previews</name>
    <message>
        <source>The {card} goes in before the {right}</source>
        <translation>Le {card} se place avant le {right}</translation>
    </message>
    <message>
        <source>The {card} goes in after the {left}</source>
        <translation>Le {card} se place après le {left}</translation>
    </message>
    <message>
        <source>The {card} goes in between {left} and {right}</source>
        <translation>Le {card} se place entre le {left} et le {right}</translation>
    </message>
    <message>
        <source>The {card} goes to row {row}</source>
        <translation>Le {card} va dans la série {row}</translation>
    </message>
    <message>
        <source>Row {row} is locked</source>
        <translation>La série {row} est bloquée</translation>
    </message>
    <message>
        <source>The {card} opens a fifth row</source>
        <translation>Le {card} ouvre une cinquième série</translation>
    </message>
    <message>
        <source>Only the 7th card takes row {row}</source>
        <translation>Seule la 7e carte ramasse la série {row}</translation>
    </message>
    <message>
        <source>The {card} goes in place of the {back}</source>
        <translation>Le {card} remplace le {back}</translation>
    </message>
    <message>
        <source>Without a special card the {card} goes to row {row}</source>
        <translation>Sans carte spéciale, le {card} va dans la série {row}</translation>
    </message>
    <message>
        <source>Without a special card {name} takes row {row}</source>
        <translation>Sans carte spéciale, {name} ramasse la série {row}</translation>
    </message>
    <message>
        <source>Without a special card you take row {row}</source>
        <translation>Sans carte spéciale, tu ramasses la série {row}</translation>
    </message>
    <message>
        <source>Without a special card {name} chooses a row and takes it</source>
        <translation>Sans carte spéciale, {name} choisit une série et la ramasse</translation>
    </message>
    <message>
        <source>Without a special card you choose a row and take it</source>
        <translation>Sans carte spéciale, tu choisis une série et tu la ramasses</translation>
    </message>
    <message>
        <source>{name} takes row {row}</source>
        <translation>{name} ramasse la série {row}</translation>
    </message>
    <message>
        <source>You take row {row}</source>
        <translation>Tu ramasses la série {row}</translation>
    </message>
    <message>
        <source>Move the {card}</source>
        <translation>Glisser le {card}</translation>
    </message>
    <message>
        <source>Swap {special}</source>
        <translation>Échanger «&#x202f;{special}&#x202f;»</translation>
    </message>
    <message>
        <source>Put the {card} aside</source>
        <translation>Écarter le {card}</translation>
    </message>
    <message>
        <source>Row {row} then has {cards},</source>
        <translation>La série {row} a alors {cards},</translation>
    </message>
    <message>
        <source>The {card} goes to row {row}, which then has {cards},</source>
        <translation>Le {card} va dans la série {row}, qui a alors {cards},</translation>
    </message>
    <message>
        <source>The {card} goes to row {row}.</source>
        <translation>Le {card} va dans la série {row}.</translation>
    </message>
    <message>
        <source>Then the {card} takes a row of choice.</source>
        <translation>Puis le {card} ramasse une série au choix.</translation>
    </message>
    <message>
        <source>Then the {card} is placed.</source>
        <translation>Puis le {card} est placé.</translation>
    </message>
    <message>
        <source>{name} draws the top card of the deck.</source>
        <translation>{name} prend la première carte de la pioche.</translation>
    </message>
    <message>
        <source>the {card} with it</source>
        <translation>avec le {card}</translation>
    </message>
    <message>
        <source>You take row {row}: {cards}, including your {own},</source>
        <translation>Tu ramasses {cards} avec la série {row}, dont ton {own},</translation>
    </message>
    <message>
        <source>{name} takes row {row}: {cards}, including the {own},</source>
        <translation>{name} ramasse {cards} avec la série {row}, dont le {own},</translation>
    </message>
    <message>
        <source>{cards} from row {row}</source>
        <translation>{cards} de la série {row}</translation>
    </message>
    <message>
        <source>You take {takings},</source>
        <translation>Tu ramasses {takings},</translation>
    </message>
    <message>
        <source>{name} takes {takings},</source>
        <translation>{name} ramasse {takings},</translation>
    </message>
    <message>
        <source>The {card} is lower than every open row: you choose one and take it. The cheapest costs</source>
        <translation>Le {card} est plus faible que toutes les séries libres&#x202f;: tu en choisis une et tu la ramasses. La moins chère coûte</translation>
    </message>
    <message>
        <source>The {card} is lower than every open row: {name} takes one. The cheapest costs</source>
        <translation>Le {card} est plus faible que toutes les séries libres&#x202f;: {name} en choisit une et la ramasse. La moins chère coûte</translation>
    </message>
    <message>
        <source>Row {row} would cost</source>
        <translation>La série {row} coûterait</translation>
    </message>
    <message>
        <source>The pile of {name} then counts</source>
        <translation>Pile de {name}&#x202f;: elle compte alors</translation>
    </message>
    <message>
        <source>Your pile then counts</source>
        <translation>Ta pile compte alors</translation>
    </message>
    <message>
        <source>It may go to row {row}.</source>
        <translation>Il peut aller dans la série {row}.</translation>
    </message>
    <message>
        <source>It may go to rows {rows}.</source>
        <translation>Il peut aller dans les séries {rows}.</translation>
    </message>
    <message>
        <source>{special} goes to the discard pile.</source>
        <translation>«&#x202f;{special}&#x202f;» va à la défausse.</translation>
    </message>
    <message numerus="yes">
        <source>heads.</source>
        <comment>after a number</comment>
        <translation>
            <numerusform>tête.</numerusform>
            <numerusform>têtes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} takes nothing.</source>
        <translation>{name} ne ramasse rien.</translation>
    </message>
    <message>
        <source>You take nothing.</source>
        <translation>Tu ne ramasses rien.</translation>
    </message>
    <message>
        <source>The {card} stays in the row.</source>
        <translation>Le {card} reste dans la série.</translation>
    </message>
    <message>
        <source>The {card} begins row {row}.</source>
        <translation>Le {card} ouvre alors la série {row}.</translation>
    </message>
    <message>
        <source>Four rows are left.</source>
        <translation>Il reste quatre séries.</translation>
    </message>
    <message>
        <source>The blocks are lifted.</source>
        <translation>Les blocages sont levés.</translation>
    </message>
    <message>
        <source>You draw the top card of the deck.</source>
        <translation>Tu prends la première carte de la pioche.</translation>
    </message>
    <message>
        <source>The discard pile is shuffled into a deck, and {name} draws.</source>
        <translation>La défausse, mélangée, devient la pioche, et {name} y prend une carte.</translation>
    </message>
    <message>
        <source>The discard pile is shuffled into a deck, and you draw.</source>
        <translation>La défausse, mélangée, devient la pioche, et tu y prends une carte.</translation>
    </message>
    <message>
        <source>Up to {heads} more can be removed.</source>
        <translation>On peut encore écarter jusqu’à {heads}.</translation>
    </message>
    <message>
        <source>Nothing more can be removed.</source>
        <translation>Plus rien à écarter.</translation>
    </message>
    <message>
        <source>Remove the {card} from the game</source>
        <translation>Sortir le {card} du jeu</translation>
    </message>
    <message>
        <source>in your pile</source>
        <translation>dans ta pile</translation>
    </message>
    <message>
        <source>pile of {name}</source>
        <translation>pile&#x202f;: {name}</translation>
    </message>
    <message>
        <source>all of row {row}</source>
        <translation>toute la série {row}</translation>
    </message>
    <message>
        <source>the {card} leaves</source>
        <translation>le {card} s’en va</translation>
    </message>
    <message numerus="yes">
        <source>the {card} leaves and cancels %n more</source>
        <translation>
            <numerusform>le {card} s’en va et annule %n autre tête</numerusform>
            <numerusform>le {card} s’en va et annule %n autres têtes</numerusform>
        </translation>
    </message>
    <message>
        <source>You keep</source>
        <translation>Il te reste</translation>
    </message>
    <message>
        <source>{name} keeps</source>
        <translation>Il reste à {name}</translation>
    </message>
    <message>
        <source>without the special card: {points}</source>
        <translation>sans la carte spéciale&#x202f;: {points}</translation>
    </message>
    <message>
        <source>then cards of up to {heads} can be removed</source>
        <translation>puis tu peux écarter jusqu’à {heads}</translation>
    </message>
    <message>
        <source>keep</source>
        <comment>the pile counts so many heads then</comment>
        <translation>reste</translation>
    </message>
</context>
<context>
    <name>Pega6Reasons</name>
    <message>
        <source>smallest</source>
        <translation>plus petite</translation>
    </message>
    <message>
        <source>larger</source>
        <translation>plus grande</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>bloquée</translation>
    </message>
    <message>
        <source>too high</source>
        <translation>déjà trop haute</translation>
    </message>
    <message>
        <source>The smallest difference decides</source>
        <translation>La plus petite différence décide</translation>
    </message>
    <message>
        <source>Rows only rise</source>
        <translation>Les séries ne font que monter</translation>
    </message>
    <message>
        <source>A blocked row stays as it is</source>
        <translation>Une série bloquée ne bouge pas</translation>
    </message>
    <message>
        <source>The 7th card takes the row</source>
        <translation>La 7e carte ramasse la série</translation>
    </message>
    <message>
        <source>The 6th card takes the row</source>
        <translation>La 6e carte ramasse la série</translation>
    </message>
    <message>
        <source>Lower than every row</source>
        <translation>Plus faible que toutes les séries</translation>
    </message>
    <message>
        <source>It lies in a row</source>
        <translation>Elle est dans une série</translation>
    </message>
    <message>
        <source>It opened the row</source>
        <translation>Elle a ouvert la série</translation>
    </message>
    <message>
        <source>Nothing has changed: the {card} goes back to your hand.</source>
        <translation>Rien n’a changé&#x202f;: le {card} revient dans ta main.</translation>
    </message>
    <message>
        <source>Nothing has changed: the {card} is still to be placed.</source>
        <translation>Rien n’a changé&#x202f;: le {card} reste à placer.</translation>
    </message>
    <message>
        <source>It would lie in row {row}, place {place}, unless lower cards change the rows first.</source>
        <translation>Elle irait dans la série {row}, place {place}, sauf si des cartes plus faibles changent d’abord les séries.</translation>
    </message>
    <message>
        <source>The row is full: it would take {cards}, {heads}, unless lower cards change the rows first.</source>
        <translation>La série est complète&#x202f;: elle ramasserait {cards}, {heads}, sauf si des cartes plus faibles changent d’abord les séries.</translation>
    </message>
    <message>
        <source>No row ends below the {card}: when its turn comes, its player takes a row of their choice.</source>
        <translation>Aucune série ne finit sous le {card}&#x202f;: quand vient son tour, la personne qui l’a joué choisit une série et la ramasse.</translation>
    </message>
    <message>
        <source>The lower cards are placed first and may still change the rows.</source>
        <translation>Les cartes plus faibles passent d’abord et peuvent encore changer les séries.</translation>
    </message>
    <message>
        <source>It opened row {row} at the deal.</source>
        <translation>Elle est en tête de la série {row} depuis la donne.</translation>
    </message>
    <message>
        <source>It has been on the table since the deal.</source>
        <translation>Elle est sur la table depuis la donne.</translation>
    </message>
    <message>
        <source>You played it in trick {trick}.</source>
        <translation>Tu l’as jouée au tour {trick}.</translation>
    </message>
    <message>
        <source>{name} played it in trick {trick}.</source>
        <translation>{name} l’a jouée au tour {trick}.</translation>
    </message>
    <message>
        <source>The row was full: in trick {trick} you took {cards}, {heads}.</source>
        <translation>La série était complète&#x202f;: au tour {trick}, tu as ramassé {cards}, {heads}.</translation>
    </message>
    <message>
        <source>The row was full: in trick {trick} {name} took {cards}, {heads}.</source>
        <translation>La série était complète&#x202f;: au tour {trick}, {name} a ramassé {cards}, {heads}.</translation>
    </message>
    <message>
        <source>In trick {trick} you chose this row and took {cards}, {heads}.</source>
        <translation>Au tour {trick}, tu as choisi cette série et ramassé {cards}, {heads}.</translation>
    </message>
    <message>
        <source>In trick {trick} {name} chose this row and took {cards}, {heads}.</source>
        <translation>Au tour {trick}, {name} a choisi cette série et ramassé {cards}, {heads}.</translation>
    </message>
    <message>
        <source>the {card} does not go to row {row}. The smallest difference decides: row {right}.</source>
        <translation>le {card} ne va pas dans la série {row}. La plus petite différence décide&#x202f;: série {right}.</translation>
    </message>
    <message>
        <source>the {card} does not go to row {row}: it is at {end} already, and rows only rise. Row {right} is right.</source>
        <translation>le {card} ne va pas dans la série {row}&#x202f;: elle est déjà à {end}, et les séries ne font que monter. La bonne est la série {right}.</translation>
    </message>
    <message>
        <source>the {card} does not go to row {row}, which is blocked. Row {right} is right.</source>
        <translation>le {card} ne va pas dans la série {row}, qui est bloquée. La bonne est la série {right}.</translation>
    </message>
    <message>
        <source>row {row} is blocked and cannot be taken: choose an open row.</source>
        <translation>la série {row} est bloquée et ne peut être ramassée&#x202f;: choisis une série libre.</translation>
    </message>
    <message>
        <source>no row lies there: drop the {card} on any row.</source>
        <translation>il n’y a pas de série ici&#x202f;: pose le {card} sur n’importe quelle série.</translation>
    </message>
    <message>
        <source>no row lies there: drop the {card} on row {row}.</source>
        <translation>il n’y a pas de série ici&#x202f;: pose le {card} sur la série {row}.</translation>
    </message>
    <message>
        <source>your card already lies face down. Z takes it back.</source>
        <translation>ta carte est déjà posée face cachée. Z la reprend.</translation>
    </message>
    <message>
        <source>your {card} already lies face down. Z takes it back.</source>
        <translation>ton {card} est déjà posé face cachée. Z le reprend.</translation>
    </message>
    <message>
        <source>this trick is still being placed.</source>
        <translation>les cartes de ce tour sont encore en train d’être placées.</translation>
    </message>
    <message>
        <source>{name} is choosing a row to take.</source>
        <translation>{name} choisit la série à ramasser.</translation>
    </message>
    <message>
        <source>it is not your turn: {name} is deciding.</source>
        <translation>ce n’est pas à toi de jouer&#x202f;: {name} réfléchit.</translation>
    </message>
    <message>
        <source>pick up a card first, then the row.</source>
        <translation>prends d’abord une carte, puis choisis la série.</translation>
    </message>
    <message>
        <source>first choose the row that your {card} takes.</source>
        <translation>choisis d’abord la série que ton {card} ramasse.</translation>
    </message>
    <message>
        <source>there is no such row: they count from 1 to {count}.</source>
        <translation>cette série n’existe pas&#x202f;: elles vont de 1 à {count}.</translation>
    </message>
    <message>
        <source>this card is not in your hand.</source>
        <translation>cette carte n’est pas dans ta main.</translation>
    </message>
    <message>
        <source>the next cards are still to be dealt.</source>
        <translation>les prochaines cartes ne sont pas encore distribuées.</translation>
    </message>
    <message>
        <source>the match is over.</source>
        <translation>la partie est finie.</translation>
    </message>
    <message>
        <source>you are only watching this match.</source>
        <translation>tu ne fais que regarder cette partie.</translation>
    </message>
    <message>
        <source>a card can be taken back only until all cards are turned up.</source>
        <translation>on ne peut reprendre une carte que tant qu’elles ne sont pas toutes révélées.</translation>
    </message>
    <message>
        <source>a drafted card can be put back only until the next player has drafted.</source>
        <translation>on ne peut reposer une carte prise que tant que le suivant n’a pas choisi.</translation>
    </message>
    <message>
        <source>a row is chosen only for a card that is lower than every row.</source>
        <translation>on ne choisit une série que pour une carte plus faible que toutes les séries.</translation>
    </message>
    <message>
        <source>that is not possible now.</source>
        <translation>ce n’est pas possible maintenant.</translation>
    </message>
</context>
<context>
    <name>Pega6Refused</name>
    <message>
        <source>{special} needs a card: name the card it is for.</source>
        <translation>«&#x202f;{special}&#x202f;» demande une carte&#x202f;: choisis laquelle.</translation>
    </message>
    <message>
        <source>the {card} is not in your pile: put aside a card you have taken.</source>
        <translation>le {card} n’est pas dans ta pile&#x202f;: écarte une carte que tu as ramassée.</translation>
    </message>
    <message>
        <source>the {card} is not on offer: draft one of the open cards.</source>
        <translation>le {card} n’est pas proposé&#x202f;: prends une des cartes visibles.</translation>
    </message>
    <message>
        <source>the {card} lies in no row: move a card of an open row.</source>
        <translation>le {card} n’est dans aucune série&#x202f;: déplace une carte d’une série libre.</translation>
    </message>
    <message>
        <source>the cards are still being drafted: play the {card} after that.</source>
        <translation>le choix des cartes n’est pas fini&#x202f;: joue le {card} ensuite.</translation>
    </message>
    <message>
        <source>there is a fifth row already: wait until a row is taken, or choose another special card.</source>
        <translation>il y a déjà une cinquième série&#x202f;: attends qu’une série soit ramassée, ou choisis une autre carte spéciale.</translation>
    </message>
    <message>
        <source>row {row} is full: by your house rules, move to a row with room.</source>
        <translation>la série {row} est complète&#x202f;: selon tes règles maison, glisse vers une série où il reste de la place.</translation>
    </message>
    <message>
        <source>the {card} is higher than the row, which ends with {end}: insert it into a row that ends higher.</source>
        <translation>le {card} est plus fort que la série, qui finit à {end}&#x202f;: insère-le dans une série qui finit plus haut.</translation>
    </message>
    <message>
        <source>no cards are being drafted now: play a card of your hand.</source>
        <translation>on ne choisit pas de cartes maintenant&#x202f;: joue une carte de ta main.</translation>
    </message>
    <message>
        <source>special cards are exchanged only right after taking a row.</source>
        <translation>on n’échange une carte spéciale que juste après avoir ramassé une série.</translation>
    </message>
    <message>
        <source>a special card is played when your own card is about to be placed.</source>
        <translation>une carte spéciale se joue au moment de placer ta propre carte.</translation>
    </message>
    <message>
        <source>there is no such row: choose one that lies on the table.</source>
        <translation>cette série n’existe pas&#x202f;: choisis-en une qui est sur la table.</translation>
    </message>
    <message>
        <source>nobody sits there: choose a player at the table.</source>
        <translation>personne n’est assis là&#x202f;: choisis quelqu’un à la table.</translation>
    </message>
    <message>
        <source>this trick is still being placed: play the {card} after it.</source>
        <translation>ce tour n’est pas fini&#x202f;: joue le {card} ensuite.</translation>
    </message>
    <message>
        <source>the {card} does not lie in the row you take: name a card of that row.</source>
        <translation>le {card} n’est pas dans la série que tu ramasses&#x202f;: choisis une carte de cette série.</translation>
    </message>
    <message>
        <source>it is not your turn: wait until the others have decided.</source>
        <translation>ce n’est pas à toi de jouer&#x202f;: attends que les autres aient décidé.</translation>
    </message>
    <message>
        <source>you have no other card in hand: place the card without {replace}.</source>
        <translation>tu n’as pas d’autre carte en main&#x202f;: place la carte sans «&#x202f;{replace}&#x202f;».</translation>
    </message>
    <message>
        <source>cards are put aside only right after {neg_pos}.</source>
        <translation>on n’écarte des cartes que juste après «&#x202f;{neg_pos}&#x202f;».</translation>
    </message>
    <message>
        <source>the {card} takes no row now: keep {neg_pos} until one of your cards does.</source>
        <translation>le {card} ne ramasse aucune série maintenant&#x202f;: garde «&#x202f;{neg_pos}&#x202f;» pour une carte qui en ramassera une.</translation>
    </message>
    <message>
        <source>no open row ends higher than the {card}: place it without {insert}.</source>
        <translation>aucune série libre ne finit plus haut que le {card}&#x202f;: place-le sans «&#x202f;{insert}&#x202f;».</translation>
    </message>
    <message>
        <source>no row has room for a card to move to: place yours without {move}.</source>
        <translation>aucune série n’a de place pour recevoir une carte&#x202f;: place la tienne sans «&#x202f;{move}&#x202f;».</translation>
    </message>
    <message>
        <source>one special card per number card: keep {special} for later.</source>
        <translation>une seule carte spéciale par carte Numéro&#x202f;: garde «&#x202f;{special}&#x202f;» pour plus tard.</translation>
    </message>
    <message>
        <source>the {card} is your own card: name a card that lies in the row you take.</source>
        <translation>le {card} est ta propre carte&#x202f;: choisis une carte de la série que tu ramasses.</translation>
    </message>
    <message>
        <source>{special} does not ask for that: leave out the card or row.</source>
        <translation>«&#x202f;{special}&#x202f;» ne demande pas cela&#x202f;: laisse de côté la carte ou la série.</translation>
    </message>
    <message>
        <source>row {row} is blocked until a row is taken: choose an open row.</source>
        <translation>la série {row} est bloquée jusqu’à ce qu’une série soit ramassée&#x202f;: choisis une série libre.</translation>
    </message>
    <message>
        <source>a row must be chosen before the {card} can be played.</source>
        <translation>il faut choisir une série avant de jouer le {card}.</translation>
    </message>
    <message>
        <source>{special} needs a row: name the row it is for.</source>
        <translation>«&#x202f;{special}&#x202f;» demande une série&#x202f;: choisis laquelle.</translation>
    </message>
    <message>
        <source>the {card} is the card being placed: replace it with another one.</source>
        <translation>le {card} est la carte à placer&#x202f;: remplace-la par une autre.</translation>
    </message>
    <message>
        <source>the card lies in row {row} already: move it to another row.</source>
        <translation>la carte est déjà dans la série {row}&#x202f;: glisse-la vers une autre.</translation>
    </message>
    <message>
        <source>row {row} takes seven already: place your card without another {seven_takes}.</source>
        <translation>la série {row} attend déjà la 7e carte&#x202f;: place ta carte sans autre «&#x202f;{seven_takes}&#x202f;».</translation>
    </message>
    <message>
        <source>the {card} is lower than every open row, so no row would take seven: place it without {seven_takes}.</source>
        <translation>le {card} est plus faible que toutes les séries libres et ne va dans aucune&#x202f;: place-le sans «&#x202f;{seven_takes}&#x202f;».</translation>
    </message>
    <message>
        <source>you do not hold {special}: choose a special card you hold.</source>
        <translation>tu n’as pas «&#x202f;{special}&#x202f;»&#x202f;: choisis une carte spéciale que tu as.</translation>
    </message>
    <message>
        <source>the {card} counts {heads}, but only {left} can still be removed: choose a cheaper card.</source>
        <translation>le {card} compte {heads}, mais tu ne peux plus en écarter que {left}&#x202f;: choisis une carte moins chère.</translation>
    </message>
    <message>
        <source>two rows are blocked already: wait until a row is taken.</source>
        <translation>deux séries sont déjà bloquées&#x202f;: attends qu’une série soit ramassée.</translation>
    </message>
</context>
<context>
    <name>Pega6Rules</name>
    <message>
        <source>Base game</source>
        <translation>Jeu de base</translation>
    </message>
    <message>
        <source>Professional game</source>
        <translation>Jeu pro</translation>
    </message>
    <message>
        <source>Anniversary game</source>
        <translation>Jeu anniversaire</translation>
    </message>
</context>
<context>
    <name>Pega6SpecialLog</name>
    <message>
        <source>You played {special}.</source>
        <translation>Tu as joué «&#x202f;{special}&#x202f;».</translation>
    </message>
    <message>
        <source>{name} played {special}.</source>
        <translation>{name} a joué «&#x202f;{special}&#x202f;».</translation>
    </message>
    <message>
        <source>You took the {back} back and played the {card} instead.</source>
        <translation>Tu as repris le {back} et joué le {card} à la place.</translation>
    </message>
    <message>
        <source>{name} took the {back} back and played the {card} instead.</source>
        <translation>{name} a repris le {back} et joué le {card} à la place.</translation>
    </message>
    <message>
        <source>You moved the {card} from row {source} to row {row}, place {place}.</source>
        <translation>Tu as glissé le {card} de la série {source} vers la série {row}, place {place}.</translation>
    </message>
    <message>
        <source>{name} moved the {card} from row {source} to row {row}, place {place}.</source>
        <translation>{name} a glissé le {card} de la série {source} vers la série {row}, place {place}.</translation>
    </message>
    <message>
        <source>Four rows were left.</source>
        <translation>Il est resté quatre séries.</translation>
    </message>
    <message>
        <source>From now on the 7th card takes row {row}.</source>
        <translation>Désormais, la 7e carte ramasse la série {row}.</translation>
    </message>
    <message>
        <source>Row {row} was open again.</source>
        <translation>La série {row} s’est libérée.</translation>
    </message>
    <message>
        <source>Rows {rows} were open again.</source>
        <translation>Les séries {rows} se sont libérées.</translation>
    </message>
    <message>
        <source>You opened a fifth row.</source>
        <translation>Tu as ouvert une cinquième série.</translation>
    </message>
    <message>
        <source>{name} opened a fifth row.</source>
        <translation>{name} a ouvert une cinquième série.</translation>
    </message>
    <message>
        <source>You blocked row {row}.</source>
        <translation>Tu as bloqué la série {row}.</translation>
    </message>
    <message>
        <source>{name} blocked row {row}.</source>
        <translation>{name} a bloqué la série {row}.</translation>
    </message>
    <message numerus="yes">
        <source>%n special card(s) were shuffled into a new deck.</source>
        <translation>
            <numerusform>%n carte spéciale a été mélangée et a formé une nouvelle pioche.</numerusform>
            <numerusform>%n cartes spéciales ont été mélangées et ont formé une nouvelle pioche.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {card} left the round and cancelled {heads}: your pile counted {points}.</source>
        <translation>Le {card} a quitté la manche et annulé {heads}. Dans ta pile&#x202f;: {points}.</translation>
    </message>
    <message>
        <source>The {card} left the round and cancelled {heads}: {name}&apos;s pile counted {points}.</source>
        <translation>Le {card} a quitté la manche et annulé {heads}. Dans la pile ({name})&#x202f;: {points}.</translation>
    </message>
    <message>
        <source>You put the {card} of your pile aside: {heads} less.</source>
        <translation>Tu as écarté le {card} de ta pile&#x202f;: {heads} de moins.</translation>
    </message>
    <message>
        <source>{name} put the {card} aside: {heads} less.</source>
        <translation>{name} a écarté le {card}&#x202f;: {heads} de moins.</translation>
    </message>
    <message>
        <source>You discarded {special} for another.</source>
        <translation>Tu as défaussé «&#x202f;{special}&#x202f;» pour en piocher une autre.</translation>
    </message>
    <message>
        <source>{name} discarded {special} for another.</source>
        <translation>{name} a défaussé «&#x202f;{special}&#x202f;» pour en piocher une autre.</translation>
    </message>
    <message>
        <source>You drew {special}.</source>
        <translation>Tu as pioché «&#x202f;{special}&#x202f;».</translation>
    </message>
    <message>
        <source>{name} drew a special card.</source>
        <translation>{name} a pioché une carte spéciale.</translation>
    </message>
</context>
<context>
    <name>Pega6SpecialTurn</name>
    <message>
        <source>{special}:</source>
        <translation>{special}&#x202f;:</translation>
    </message>
    <message>
        <source>your {card} is placed now. Pick up a special card, or press 0 to play without.</source>
        <translation>ton {card} va être placé. Prends une carte spéciale, ou appuie sur 0 pour jouer sans.</translation>
    </message>
    <message>
        <source>your {card} is placed now, and no special card serves. 0 plays without.</source>
        <translation>ton {card} va être placé, et aucune carte spéciale ne convient. Appuie sur 0 pour jouer sans.</translation>
    </message>
    <message>
        <source>the {card} is placed now, with or without a special card.</source>
        <translation>le {card} va être placé, avec ou sans carte spéciale.</translation>
    </message>
    <message>
        <source>you took a row and may swap one special card for another. 0 keeps them.</source>
        <translation>tu as ramassé une série&#x202f;: tu peux échanger une carte spéciale. 0 les garde toutes.</translation>
    </message>
    <message>
        <source>drop {special} on the discard pile to draw another. Esc puts it back.</source>
        <translation>pose «&#x202f;{special}&#x202f;» sur la défausse pour en piocher une autre. Échap la remet à sa place.</translation>
    </message>
    <message>
        <source>one special card may be exchanged.</source>
        <translation>une carte spéciale peut être échangée.</translation>
    </message>
    <message>
        <source>you may put aside cards of your pile, up to {heads}. 0 keeps the rest.</source>
        <translation>tu peux écarter des cartes de ta pile, jusqu’à {heads}. 0 garde le reste.</translation>
    </message>
    <message>
        <source>without the {card} your pile has {heads} less. Drop it on the discard pile.</source>
        <translation>sans le {card}, ta pile a {heads} de moins. Pose-le sur la défausse.</translation>
    </message>
    <message>
        <source>cards may be put aside, up to {heads}.</source>
        <translation>des cartes peuvent être écartées, jusqu’à {heads}.</translation>
    </message>
    <message>
        <source>Your pile: remove up to {heads}</source>
        <translation>Ta pile&#x202f;: tu peux écarter jusqu’à {heads}</translation>
    </message>
    <message>
        <source>Drafted: {name}</source>
        <translation>Cartes choisies&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Still in hand: {cards}.</source>
        <translation>Encore en main&#x202f;: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>Played: {cards}.</source>
        <translation>
            <numerusform>Déjà jouée&#x202f;: {cards}.</numerusform>
            <numerusform>Déjà jouées&#x202f;: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No special card this trick</source>
        <translation>Sans spéciale à ce tour</translation>
    </message>
    <message>
        <source>No special card</source>
        <translation>Sans carte spéciale</translation>
    </message>
    <message>
        <source>Keep them all</source>
        <translation>Tout garder</translation>
    </message>
    <message>
        <source>Swap it</source>
        <translation>Échanger</translation>
    </message>
    <message>
        <source>Keep the rest</source>
        <translation>Garder le reste</translation>
    </message>
    <message>
        <source>Put the {card} aside</source>
        <translation>Écarter le {card}</translation>
    </message>
    <message>
        <source>Draft the {card}, {heads}</source>
        <translation>Prendre le {card}, {heads}</translation>
    </message>
    <message>
        <source>Place the {card} without a special card: {results}</source>
        <translation>Placer le {card} sans carte spéciale&#x202f;: {results}</translation>
    </message>
    <message>
        <source>{special}: {results}</source>
        <translation>{special}&#x202f;: {results}</translation>
    </message>
    <message>
        <source>Move the {card} to another row</source>
        <translation>Glisser le {card} vers une autre série</translation>
    </message>
    <message>
        <source>Exchange {special} for the top special card</source>
        <translation>Échanger «&#x202f;{special}&#x202f;» contre la première carte de la pioche</translation>
    </message>
    <message>
        <source>Keep your special cards</source>
        <translation>Garder tes cartes spéciales</translation>
    </message>
    <message>
        <source>Put the {card} aside: {heads} less, {left} can still be removed</source>
        <translation>Écarter le {card}&#x202f;: {heads} de moins, encore possible&#x202f;: {left}</translation>
    </message>
    <message>
        <source>Keep the rest of your pile</source>
        <translation>Garder le reste de ta pile</translation>
    </message>
    <message>
        <source>the {card} goes to row {row}, place {place}</source>
        <translation>le {card} va dans la série {row}, place {place}</translation>
    </message>
    <message>
        <source>a fifth row opens</source>
        <translation>une cinquième série s’ouvre</translation>
    </message>
    <message>
        <source>only the 7th card takes row {row}</source>
        <translation>seule la 7e carte ramasse la série {row}</translation>
    </message>
    <message>
        <source>row {row} is blocked</source>
        <translation>la série {row} est bloquée</translation>
    </message>
    <message>
        <source>the blocks are lifted</source>
        <translation>les blocages sont levés</translation>
    </message>
    <message>
        <source>four rows are left</source>
        <translation>il reste quatre séries</translation>
    </message>
    <message>
        <source>the {back} returns to your hand, you play the {card}</source>
        <translation>le {back} revient dans ta main, tu joues le {card}</translation>
    </message>
    <message>
        <source>the {card} moves from row {source} to row {row}, place {place}</source>
        <translation>le {card} passe de la série {source} à la série {row}, place {place}</translation>
    </message>
    <message>
        <source>you take row {row}: {cards}, including your {own}, {heads}</source>
        <translation>tu ramasses {cards} avec la série {row}, dont ton {own}, {heads}</translation>
    </message>
    <message>
        <source>you take {cards} from row {row}, {heads}, and the {kept} stays</source>
        <translation>tu ramasses {cards} de la série {row}, {heads}, et le {kept} reste</translation>
    </message>
    <message>
        <source>you take {cards} from row {row}, {heads}</source>
        <translation>tu ramasses {cards} de la série {row}, {heads}</translation>
    </message>
    <message>
        <source>the {card} is lower than every open row, you choose one to take</source>
        <translation>le {card} est plus faible que toutes les séries libres, tu en choisis une à ramasser</translation>
    </message>
    <message>
        <source>the {card} leaves the round and cancels {heads}, your pile counts {points}</source>
        <translation>le {card} quitte la manche et annule {heads}&#x202f;; dans ta pile&#x202f;: {points}</translation>
    </message>
    <message>
        <source>then you may put aside cards, up to {heads}</source>
        <translation>puis tu peux écarter des cartes, jusqu’à {heads}</translation>
    </message>
</context>
<context>
    <name>Pega6Specials</name>
    <message>
        <source>Fifth row</source>
        <translation>5e série</translation>
    </message>
    <message>
        <source>Open a new row</source>
        <translation>Ouvre une nouvelle série</translation>
    </message>
    <message>
        <source>Your card begins a fifth row, whatever its number; the next row taken leaves the table together with the taker&apos;s card.</source>
        <translation>Ta carte ouvre une cinquième série, quel que soit son numéro&#x202f;; la prochaine série ramassée quitte la table avec la carte de la personne qui la ramasse.</translation>
    </message>
    <message>
        <source>drop it on the fifth row</source>
        <translation>pose-la sur la 5e série</translation>
    </message>
    <message>
        <source>Open the row</source>
        <translation>Ouvrir la série</translation>
    </message>
    <message>
        <source>your {card} opens a fifth row and takes nothing. Esc puts the card back.</source>
        <translation>ton {card} ouvre une cinquième série et ne ramasse rien. Échap repose la carte.</translation>
    </message>
    <message>
        <source>Takes seven</source>
        <translation>7 qui prend</translation>
    </message>
    <message>
        <source>Only the 7th card takes</source>
        <translation>Seule la 7e carte ramasse</translation>
    </message>
    <message>
        <source>Your card joins its row without taking it; until the row is taken, only the seventh card takes it.</source>
        <translation>Ta carte rejoint sa série sans la ramasser&#x202f;; ensuite, c’est la septième carte qui ramasse cette série.</translation>
    </message>
    <message>
        <source>drop it on the row</source>
        <translation>pose-la sur la série</translation>
    </message>
    <message>
        <source>Join the row</source>
        <translation>Rejoindre la série</translation>
    </message>
    <message>
        <source>your {card} joins row {row} without taking it. Esc puts the card back.</source>
        <translation>ton {card} rejoint la série {row} sans la ramasser. Échap repose la carte.</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Insérer</translation>
    </message>
    <message>
        <source>Slip in between two cards</source>
        <translation>Place-la entre deux cartes</translation>
    </message>
    <message>
        <source>Your card goes to its place in a row that ends higher; if the row is too long then, you take all of it but the highest card.</source>
        <translation>Ta carte va à sa place dans une série qui finit plus haut&#x202f;; si la série devient trop longue, tu la ramasses, sauf sa plus forte carte.</translation>
    </message>
    <message>
        <source>drop it on a row</source>
        <translation>pose-la sur une série</translation>
    </message>
    <message>
        <source>Insert it</source>
        <comment>the main button</comment>
        <translation>Insérer</translation>
    </message>
    <message>
        <source>slip the {card} into a lit row. Esc puts the card back.</source>
        <translation>insère le {card} dans une série en surbrillance. Échap repose la carte.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Swap it for another in hand</source>
        <translation>Joue une autre carte</translation>
    </message>
    <message>
        <source>Your card goes back to your hand and you play another one in this trick instead.</source>
        <translation>Ta carte revient dans ta main et tu en joues une autre à ce tour.</translation>
    </message>
    <message>
        <source>drop it on a hand card</source>
        <translation>sur une carte en main</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>choose the card of your hand that goes in place of the {card}. Esc puts the card back.</source>
        <translation>choisis la carte de ta main qui remplace le {card}. Échap repose la carte.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Glisser</translation>
    </message>
    <message>
        <source>Move a card to another row</source>
        <translation>Change une carte de série</translation>
    </message>
    <message>
        <source>You move any card of an open row to its place in another open row, then your card is placed.</source>
        <translation>Tu déplaces une carte d’une série libre à sa place dans une autre série libre, puis ta carte est placée.</translation>
    </message>
    <message>
        <source>drop it on a card</source>
        <translation>pose-la sur une carte</translation>
    </message>
    <message>
        <source>Move it</source>
        <comment>the main button</comment>
        <translation>Glisser</translation>
    </message>
    <message>
        <source>choose the card that changes its row. Esc puts the card back.</source>
        <translation>choisis la carte qui change de série. Échap repose la carte.</translation>
    </message>
    <message>
        <source>choose the row the {picked} goes to. Esc lets go of the {picked}.</source>
        <translation>choisis la série où va le {picked}. Échap repose le {picked}.</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Nobody touches the row</source>
        <translation>Personne ne touche la série</translation>
    </message>
    <message>
        <source>No card goes to the row you block and nobody takes it, until another row is taken.</source>
        <translation>Aucune carte ne va dans la série que tu bloques et personne ne la ramasse, jusqu’à ce qu’une autre série soit ramassée.</translation>
    </message>
    <message>
        <source>Block it</source>
        <comment>the main button</comment>
        <translation>Bloquer</translation>
    </message>
    <message>
        <source>choose the row you lock before the {card} is placed. Esc puts the card back.</source>
        <translation>choisis la série que tu bloques avant que le {card} soit placé. Échap repose la carte.</translation>
    </message>
    <message>
        <source>Negative = Positive</source>
        <translation>Négatif = Positif</translation>
    </message>
    <message>
        <source>One card cancels heads</source>
        <translation>Annule des têtes de bœuf</translation>
    </message>
    <message>
        <source>When your card takes a row, one card of that row leaves the round and as many heads of your pile are cancelled with it.</source>
        <translation>Quand ta carte ramasse une série, une de ses cartes quitte la manche et annule autant de têtes de bœuf de ta pile.</translation>
    </message>
    <message>
        <source>Remove it</source>
        <comment>the main button</comment>
        <translation>Sortir la carte</translation>
    </message>
    <message>
        <source>choose the card of row {row} that leaves the game. The row is still yours.</source>
        <translation>choisis la carte de la série {row} qui sort du jeu. Tu ramasses quand même la série.</translation>
    </message>
    <message>
        <source>choose the card that leaves the game. You take the row it lies in.</source>
        <translation>choisis la carte qui sort du jeu. Tu ramasses la série où elle est.</translation>
    </message>
    <message>
        <source>there are 5 rows</source>
        <translation>il y a déjà 5 séries</translation>
    </message>
    <message>
        <source>no other card in hand</source>
        <translation>aucune autre en main</translation>
    </message>
    <message>
        <source>only when taking a row</source>
        <translation>seulement en ramassant</translation>
    </message>
    <message>
        <source>no row ends higher</source>
        <translation>rien ne finit plus haut</translation>
    </message>
    <message>
        <source>no row has room</source>
        <translation>séries toutes complètes</translation>
    </message>
    <message>
        <source>the row has one</source>
        <translation>la série en a déjà un</translation>
    </message>
    <message>
        <source>your card is too low</source>
        <translation>ta carte est trop faible</translation>
    </message>
    <message>
        <source>there are 2 blocks</source>
        <translation>il y a déjà 2 Stop</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>pas maintenant</translation>
    </message>
    <message>
        <source>You hold no special card. The next round may bring new ones.</source>
        <translation>Tu n’as pas de carte spéciale. La prochaine manche peut en apporter.</translation>
    </message>
    <message>
        <source>You hold no special card.</source>
        <translation>Tu n’as pas de carte spéciale.</translation>
    </message>
    <message>
        <source>may be played</source>
        <translation>peut se jouer</translation>
    </message>
    <message>
        <source>may be played too</source>
        <translation>peut se jouer aussi</translation>
    </message>
    <message>
        <source>may be swapped</source>
        <translation>échangeable</translation>
    </message>
    <message>
        <source>may be swapped too</source>
        <translation>échangeable aussi</translation>
    </message>
    <message>
        <source>drop it on the discard pile</source>
        <translation>pose-la sur la défausse</translation>
    </message>
</context>
<context>
    <name>Pega6Table</name>
    <message>
        <source>{variant} · Round {round}</source>
        <translation>{variant} · Manche {round}</translation>
    </message>
    <message>
        <source>{variant} · Round {round} of {limit}</source>
        <translation>{variant} · Manche {round} sur {limit}</translation>
    </message>
    <message>
        <source>Trick {trick} of {count}</source>
        <translation>Tour {trick} sur {count}</translation>
    </message>
    <message>
        <source>The cards are being dealt</source>
        <translation>On distribue les cartes</translation>
    </message>
    <message>
        <source>End of round {round}</source>
        <translation>Fin de la manche {round}</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>row {row}</source>
        <translation>série {row}</translation>
    </message>
    <message>
        <source>Row {row}, empty</source>
        <translation>Série {row}, vide</translation>
    </message>
    <message>
        <source>Row {row}, full: {cards}; {heads}</source>
        <translation>Série {row}, complète&#x202f;: {cards}&#x202f;; {heads}</translation>
    </message>
    <message>
        <source>Row {row}: {cards}; {heads}</source>
        <translation>Série {row}&#x202f;: {cards}&#x202f;; {heads}</translation>
    </message>
    <message>
        <source>only the 7th card takes it</source>
        <translation>seule la 7e carte ramasse</translation>
    </message>
    <message numerus="yes">
        <source>heads</source>
        <comment>beside a number</comment>
        <translation>
            <numerusform>tête</numerusform>
            <numerusform>têtes</numerusform>
        </translation>
    </message>
    <message>
        <source>blocked: no card goes here</source>
        <translation>bloquée&#x202f;: aucune carte n’y va</translation>
    </message>
    <message>
        <source>full: the 7th takes {heads} and goes along</source>
        <translation>complète&#x202f;: la 7e ramasse {heads} et part avec</translation>
    </message>
    <message>
        <source>full: the 7th takes {heads}</source>
        <translation>complète&#x202f;: la 7e ramasse {heads}</translation>
    </message>
    <message>
        <source>full: the 6th takes {heads} and goes along</source>
        <translation>complète&#x202f;: la 6e ramasse {heads} et part avec</translation>
    </message>
    <message>
        <source>full: the 6th takes {heads}</source>
        <translation>complète&#x202f;: la 6e ramasse {heads}</translation>
    </message>
    <message>
        <source>the 7th card takes the row and goes along</source>
        <translation>la 7e carte ramasse la série et part avec</translation>
    </message>
    <message>
        <source>the 7th card takes the row</source>
        <translation>la 7e carte ramasse la série</translation>
    </message>
    <message>
        <source>the 6th card takes the row and goes along</source>
        <translation>la 6e carte ramasse la série et part avec</translation>
    </message>
    <message>
        <source>the 6th card takes the row</source>
        <translation>la 6e carte ramasse la série</translation>
    </message>
    <message>
        <source>7th</source>
        <translation>7e</translation>
    </message>
    <message>
        <source>6th</source>
        <translation>6e</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>bloquée</translation>
    </message>
    <message>
        <source>{card}, {heads}</source>
        <translation>{card}, {heads}</translation>
    </message>
    <message>
        <source>Your {card}, {heads}</source>
        <translation>Ton {card}, {heads}</translation>
    </message>
    <message>
        <source>{name}&apos;s {card}, {heads}</source>
        <translation>Le {card} ({name}), {heads}</translation>
    </message>
    <message>
        <source>Face-down card of {name}</source>
        <translation>Carte face cachée ({name})</translation>
    </message>
    <message>
        <source>Your face-down card</source>
        <translation>Ta carte face cachée</translation>
    </message>
    <message>
        <source>Your face-down card: {card}</source>
        <translation>Ta carte face cachée&#x202f;: {card}</translation>
    </message>
    <message>
        <source>Face-down card of {name}: {card}</source>
        <translation>Carte face cachée ({name})&#x202f;: {card}</translation>
    </message>
    <message>
        <source>this round</source>
        <translation>manche</translation>
    </message>
    <message>
        <source>round</source>
        <comment>beside a number of heads</comment>
        <translation>manche</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>of {target}</source>
        <translation>sur {target}</translation>
    </message>
    <message>
        <source>round 1: {points}</source>
        <translation>manche 1&#x202f;: {points}</translation>
    </message>
    <message>
        <source>the {card}, which lies in no row any more.</source>
        <translation>le {card}, qui n’est plus dans aucune série.</translation>
    </message>
    <message>
        <source>the {card} took row {row}, {heads}.</source>
        <translation>le {card} a ramassé la série {row}, {heads}.</translation>
    </message>
    <message>
        <source>the {card} went to row {row}.</source>
        <translation>le {card} est allé dans la série {row}.</translation>
    </message>
    <message>
        <source>It brought {heads}.</source>
        <translation>Cela a rapporté {heads}.</translation>
    </message>
    <message>
        <source>{name}: {points} this round, {total} in total.</source>
        <translation>{name}&#x202f;: {points} cette manche, {total} au total.</translation>
    </message>
    <message numerus="yes">
        <source>%n special card(s).</source>
        <translation>
            <numerusform>%n carte spéciale.</numerusform>
            <numerusform>%n cartes spéciales.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choosing a card.</source>
        <translation>Choisit une carte.</translation>
    </message>
    <message>
        <source>Thinking.</source>
        <translation>Réfléchit.</translation>
    </message>
    <message>
        <source>Has chosen a card.</source>
        <translation>A choisi une carte.</translation>
    </message>
    <message>
        <source>The card is still to be placed.</source>
        <translation>La carte reste à placer.</translation>
    </message>
    <message>
        <source>The card lies in its row.</source>
        <translation>La carte est dans sa série.</translation>
    </message>
</context>
<context>
    <name>Pega6TakingLog</name>
    <message>
        <source>You took {cards} from row {row}: {heads} (the row was full).</source>
        <translation>Tu as ramassé {cards} de la série {row}&#x202f;: {heads} (la série était complète).</translation>
    </message>
    <message>
        <source>You took {cards} from row {row}: {heads} (your card was too low).</source>
        <translation>Tu as ramassé {cards} de la série {row}&#x202f;: {heads} (ta carte était trop faible).</translation>
    </message>
    <message>
        <source>You took {cards} from row {row}: {heads} (the inserted card was one too many).</source>
        <translation>Tu as ramassé {cards} de la série {row}&#x202f;: {heads} (la carte insérée était de trop).</translation>
    </message>
    <message>
        <source>You took {cards} from row {row}: {heads} (the moved card was one too many).</source>
        <translation>Tu as ramassé {cards} de la série {row}&#x202f;: {heads} (la carte glissée était de trop).</translation>
    </message>
    <message>
        <source>{name} took {cards} from row {row}: {heads} (the row was full).</source>
        <translation>{name} a ramassé {cards} de la série {row}&#x202f;: {heads} (la série était complète).</translation>
    </message>
    <message>
        <source>{name} took {cards} from row {row}: {heads} (the card was too low).</source>
        <translation>{name} a ramassé {cards} de la série {row}&#x202f;: {heads} (la carte était trop faible).</translation>
    </message>
    <message>
        <source>{name} took {cards} from row {row}: {heads} (the inserted card was one too many).</source>
        <translation>{name} a ramassé {cards} de la série {row}&#x202f;: {heads} (la carte insérée était de trop).</translation>
    </message>
    <message>
        <source>{name} took {cards} from row {row}: {heads} (the moved card was one too many).</source>
        <translation>{name} a ramassé {cards} de la série {row}&#x202f;: {heads} (la carte glissée était de trop).</translation>
    </message>
    <message>
        <source>The {card} stayed in the row.</source>
        <translation>Le {card} est resté dans la série.</translation>
    </message>
    <message>
        <source>The {card} just played went along.</source>
        <translation>Le {card} qui venait d’être joué est parti aussi.</translation>
    </message>
    <message>
        <source>That row was gone.</source>
        <translation>Cette série a quitté la table.</translation>
    </message>
</context>
<context>
    <name>Pega6Telling</name>
    <message>
        <source>you begin with the {card}.</source>
        <translation>tu commences avec le {card}.</translation>
    </message>
    <message>
        <source>{name} begins with the {card}.</source>
        <translation>{name} commence avec le {card}.</translation>
    </message>
    <message>
        <source>From the lowest to the highest:</source>
        <translation>De la plus faible à la plus forte&#x202f;:</translation>
    </message>
    <message>
        <source>Your card:</source>
        <translation>Ta carte&#x202f;:</translation>
    </message>
    <message>
        <source>{name}:</source>
        <comment>a player whose card moves</comment>
        <translation>{name}&#x202f;:</translation>
    </message>
    <message>
        <source>the {card} goes to row {row}.</source>
        <translation>le {card} va dans la série {row}.</translation>
    </message>
    <message>
        <source>the {card} is lower than every row, and row {row} is chosen…</source>
        <translation>le {card} est plus faible que toutes les séries&#x202f;; la série {row} est choisie…</translation>
    </message>
    <message>
        <source>row {row} holds one card too many…</source>
        <translation>la série {row} a une carte de trop…</translation>
    </message>
    <message>
        <source>the {card} is the sixth card of row {row}…</source>
        <translation>le {card} est la sixième carte de la série {row}…</translation>
    </message>
    <message>
        <source>the {card} is the seventh card of row {row}…</source>
        <translation>le {card} est la septième carte de la série {row}…</translation>
    </message>
    <message>
        <source>You</source>
        <comment>you take a row</comment>
        <translation>Toi,</translation>
    </message>
    <message>
        <source>take row {row}: {heads}.</source>
        <comment>you</comment>
        <translation>tu ramasses la série {row}&#x202f;: {heads}.</translation>
    </message>
    <message>
        <source>takes row {row}: {heads}.</source>
        <comment>a player</comment>
        <translation>ramasse la série {row}&#x202f;: {heads}.</translation>
    </message>
    <message>
        <source>Row {row} is gone.</source>
        <translation>La série {row} disparaît.</translation>
    </message>
    <message>
        <source>You play “{special}”:</source>
        <translation>Tu joues «&#x202f;{special}&#x202f;»&#x202f;:</translation>
    </message>
    <message>
        <source>{name} plays “{special}”:</source>
        <translation>{name} joue «&#x202f;{special}&#x202f;»&#x202f;:</translation>
    </message>
    <message>
        <source>You played “{special}”:</source>
        <translation>Tu as joué «&#x202f;{special}&#x202f;»&#x202f;:</translation>
    </message>
    <message>
        <source>{name} played “{special}”:</source>
        <translation>{name} a joué «&#x202f;{special}&#x202f;»&#x202f;:</translation>
    </message>
</context>
<context>
    <name>Pega6Turn</name>
    <message>
        <source>Your turn:</source>
        <translation>À toi&#x202f;:</translation>
    </message>
    <message>
        <source>{name}&apos;s turn:</source>
        <translation>À {name} de jouer&#x202f;:</translation>
    </message>
    <message>
        <source>Waiting:</source>
        <translation>En attente&#x202f;:</translation>
    </message>
    <message>
        <source>Trick {trick}:</source>
        <translation>Tour {trick}&#x202f;:</translation>
    </message>
    <message>
        <source>Round {round}:</source>
        <translation>Manche {round}&#x202f;:</translation>
    </message>
    <message>
        <source>End of the match:</source>
        <translation>Fin de la partie&#x202f;:</translation>
    </message>
    <message>
        <source>choose a card from your hand.</source>
        <translation>choisis une carte de ta main.</translation>
    </message>
    <message>
        <source>No special card with it.</source>
        <translation>Sans carte spéciale.</translation>
    </message>
    <message>
        <source>the {card} goes to row {row}, after the {end} (difference {difference}), unless others fill it first.</source>
        <translation>le {card} va dans la série {row}, après le {end} (différence {difference}), si personne ne la complète avant.</translation>
    </message>
    <message>
        <source>the {card} goes to row {row}, after the {end} (difference {difference}), as the rows lie now. Drop it or press Enter.</source>
        <translation>pour l’instant, le {card} va dans la série {row}, après le {end} (différence {difference}). Pose-le ou appuie sur Entrée.</translation>
    </message>
    <message>
        <source>the {card} takes row {row}, which is full: {heads} (difference {difference}), unless others move first.</source>
        <translation>le {card} ramasse la série {row}, qui est complète&#x202f;: {heads} (différence {difference}), si rien ne change avant.</translation>
    </message>
    <message>
        <source>the {card} is lower than every row: which one you take is chosen after the cards turn up.</source>
        <translation>le {card} est plus faible que toutes les séries&#x202f;: celle que tu ramasses se choisit une fois les cartes retournées.</translation>
    </message>
    <message numerus="yes">
        <source>{names} still choosing. Z takes your {card} back.</source>
        <translation>
            <numerusform>{names} choisit encore. Z reprend ton {card}.</numerusform>
            <numerusform>{names} choisissent encore. Z reprend ton {card}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} still choosing.</source>
        <translation>
            <numerusform>{names} choisit encore.</numerusform>
            <numerusform>{names} choisissent encore.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody has chosen:</source>
        <translation>Tout le monde a choisi&#x202f;:</translation>
    </message>
    <message>
        <source>the cards turn up now…</source>
        <translation>les cartes se retournent…</translation>
    </message>
    <message>
        <source>the cards turn up now… Z takes your {card} back.</source>
        <translation>les cartes se retournent… Z reprend ton {card}.</translation>
    </message>
    <message>
        <source>the cards are placed from the lowest to the highest.</source>
        <translation>les cartes sont placées de la plus faible à la plus forte.</translation>
    </message>
    <message>
        <source>your {card} is lower than every row. Choose the row you take.</source>
        <translation>ton {card} est plus faible que toutes les séries. Choisis la série que tu ramasses.</translation>
    </message>
    <message>
        <source>your {card} is lower than all: choose the row you take. Here: row {row}, {heads} ({cards}).</source>
        <translation>ton {card} est plus faible que tout&#x202f;: choisis la série que tu ramasses. Ici&#x202f;: série {row}, {heads} ({cards}).</translation>
    </message>
    <message>
        <source>takes</source>
        <translation>coûte</translation>
    </message>
    <message>
        <source>the cheapest</source>
        <translation>la moins chère</translation>
    </message>
    <message>
        <source>the row begins again with your {card}</source>
        <translation>la série repart de ton {card}</translation>
    </message>
    <message>
        <source>the row goes with your card</source>
        <translation>la série part avec ta carte</translation>
    </message>
    <message>
        <source>the {card} is lower than every row, so a row must be taken.</source>
        <translation>le {card} est plus faible que toutes les séries, il faut donc en ramasser une.</translation>
    </message>
    <message>
        <source>the cards are being dealt.</source>
        <translation>on distribue les cartes.</translation>
    </message>
    <message>
        <source>all cards are played.</source>
        <translation>toutes les cartes sont jouées.</translation>
    </message>
    <message>
        <source>{names} share the victory with {heads} each.</source>
        <translation>victoire partagée&#x202f;: {names} ({heads} chacun).</translation>
    </message>
    <message>
        <source>you won with {heads}!</source>
        <translation>tu as gagné ({heads})&#x202f;!</translation>
    </message>
    <message>
        <source>{name} won with {heads}.</source>
        <translation>{name} a gagné ({heads}).</translation>
    </message>
    <message>
        <source>Play the {card}</source>
        <translation>Jouer le {card}</translation>
    </message>
    <message>
        <source>Play on {row}</source>
        <translation>Sur la série {row}</translation>
    </message>
    <message>
        <source>Take row {row}</source>
        <translation>Ramasser la série {row}</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Choisis une carte</translation>
    </message>
    <message>
        <source>Choose a row</source>
        <translation>Choisis une série</translation>
    </message>
    <message>
        <source>Please wait</source>
        <translation>Un instant</translation>
    </message>
    <message>
        <source>Row {row}, after the {end}</source>
        <translation>Série {row}, après le {end}</translation>
    </message>
    <message>
        <source>Row {row}, seventh place: takes {heads}</source>
        <translation>Série {row}, septième place&#x202f;: ramasse {heads}</translation>
    </message>
    <message>
        <source>Row {row}, sixth place: takes {heads}</source>
        <translation>Série {row}, sixième place&#x202f;: ramasse {heads}</translation>
    </message>
    <message>
        <source>Row {row}: {cards}, {heads}</source>
        <translation>Série {row}&#x202f;: {cards}, {heads}</translation>
    </message>
    <message>
        <source>Play the {card}: row {row}, after the {end} (difference {difference})</source>
        <translation>Jouer le {card}&#x202f;: série {row}, après le {end} (différence {difference})</translation>
    </message>
    <message>
        <source>Play the {card}: it takes the full row {row}, {heads}</source>
        <translation>Jouer le {card}&#x202f;: il ramasse la série {row}, complète, {heads}</translation>
    </message>
    <message>
        <source>Play the {card}: lower than every row, you take one</source>
        <translation>Jouer le {card}&#x202f;: plus faible que toutes les séries, tu en ramasses une</translation>
    </message>
    <message>
        <source>Take row {row}: {cards}, {heads}</source>
        <translation>Ramasser la série {row}&#x202f;: {cards}, {heads}</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>You</source>
        <comment>the name of a player who typed none</comment>
        <translation>Toi</translation>
    </message>
    <message>
        <source>you</source>
        <comment>inside a sentence</comment>
        <translation>toi</translation>
    </message>
</context>
<context>
    <name>PeopleMenu</name>
    <message>
        <source>Manage players…</source>
        <translation>Gérer les joueurs…</translation>
    </message>
</context>
<context>
    <name>PeopleScreen</name>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Who has played here</source>
        <translation>Qui a déjà joué ici</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Enter renames the player, in past matches too.</source>
        <translation>Entrée change le nom, y compris dans les parties déjà jouées ici.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Visage</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Forget this player</source>
        <translation>Oublier ce joueur</translation>
    </message>
    <message>
        <source>Matches and statistics are kept; a PIN is deleted.</source>
        <translation>Les parties et les statistiques restent&#x202f;; le code PIN disparaît.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Nobody has played here under a name yet. Names typed for a match are remembered.</source>
        <translation>Personne n’a encore joué ici sous un nom. Les noms saisis pour une partie sont retenus.</translation>
    </message>
    <message>
        <source>Face {number}</source>
        <translation>Visage {number}</translation>
    </message>
    <message>
        <source>The face&apos;s own colour</source>
        <translation>La couleur du visage</translation>
    </message>
    <message>
        <source>Honey</source>
        <translation>Miel</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violet</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Brick red</source>
        <translation>Brique</translation>
    </message>
    <message>
        <source>Rose</source>
        <translation>Rose</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Turquoise</translation>
    </message>
    <message>
        <source>Olive</source>
        <translation>Olive</translation>
    </message>
    <message>
        <source>Lavender</source>
        <translation>Lavande</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Marron</translation>
    </message>
    <message>
        <source>{name} is not remembered any more.</source>
        <translation>Le programme a oublié {name}.</translation>
    </message>
    <message>
        <source>Somebody here is called {name} already.</source>
        <translation>Quelqu’un ici s’appelle déjà {name}.</translation>
    </message>
</context>
<context>
    <name>PersonLine</name>
    <message>
        <source>has a PIN</source>
        <translation>a un code PIN</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Lecteur</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Chercher dans&#x202f;:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Fichiers de &amp;type&#x202f;:</translation>
    </message>
</context>
<context>
    <name>QwixxHelp</name>
    <message>
        <source>Four rows, from left to right</source>
        <translation>Quatre rangées, de gauche à droite</translation>
    </message>
    <message>
        <source>Cross numbers only to the right of your last cross. What you skip is lost.</source>
        <translation>Ne coche qu’à droite de ta dernière croix. Ce que tu sautes est perdu.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fin</translation>
    </message>
    <message>
        <source>The match ends when one player has completed two rows, or has four penalties.</source>
        <translation>La partie s’arrête dès qu’une personne a clôturé deux rangées, ou au quatrième coup manqué.</translation>
    </message>
    <message>
        <source>The points</source>
        <translation>Les points</translation>
    </message>
    <message>
        <source>Each row counts by its crosses, the lock too; every penalty costs 5. Most points win.</source>
        <translation>Chaque rangée compte selon ses croix, cadenas compris&#x202f;; chaque coup manqué coûte 5. Le plus grand total gagne.</translation>
    </message>
    <message>
        <source>Fill your hand to five from the table. You choose by number and see the colours afterwards.</source>
        <translation>Complète ta main à cinq cartes avec celles de la table. Tu choisis d’après le numéro&#x202f;; la couleur se découvre après.</translation>
    </message>
    <message>
        <source>The top card of the pile announces a number. Everybody may cross it in one row, in secret.</source>
        <translation>La carte du dessus annonce un numéro. Chacun peut le cocher dans une rangée, en secret.</translation>
    </message>
    <message>
        <source>In your turn play 1 to 3 cards of one colour, one at least, and cross their numbers. Jokers take any colour.</source>
        <translation>À ton tour, joue 1 à 3 cartes d’une même couleur, au moins une, et coche leurs numéros. Les jokers prennent toutes les couleurs.</translation>
    </message>
    <message>
        <source>Only one number is skipped</source>
        <translation>Un seul numéro sauté</translation>
    </message>
    <message>
        <source>Between the numbers you cross in action 3 one may be left out, not two.</source>
        <translation>Entre les numéros que tu coches à l’action 3, un seul peut être sauté, pas deux.</translation>
    </message>
    <message>
        <source>A turn without a cross</source>
        <translation>Un tour sans croix</translation>
    </message>
    <message>
        <source>If you cross nothing in your own turn, neither in action 2 nor in action 3, you take a penalty.</source>
        <translation>Si tu ne coches rien à ton propre tour, ni à l’action 2 ni à l’action 3, c’est un coup manqué.</translation>
    </message>
    <message>
        <source>Action 1: draw</source>
        <translation>Action 1&#x202f;: piocher</translation>
    </message>
    <message>
        <source>Action 2: the number for all</source>
        <translation>Action 2&#x202f;: le numéro pour tous</translation>
    </message>
    <message>
        <source>Action 3: play cards</source>
        <translation>Action 3&#x202f;: jouer des cartes</translation>
    </message>
    <message>
        <source>The lock</source>
        <translation>Le cadenas</translation>
    </message>
    <message>
        <source>The last number needs five crosses before it. The lock counts too and closes only your row.</source>
        <translation>Le dernier numéro exige cinq croix avant lui. Le cadenas compte aussi et ne ferme que ta rangée.</translation>
    </message>
    <message>
        <source>walk through the cards</source>
        <translation>parcourir les cartes</translation>
    </message>
    <message>
        <source>choose a card</source>
        <translation>choisir une carte</translation>
    </message>
    <message>
        <source>cross its number, or change the row</source>
        <translation>cocher son numéro, ou changer de rangée</translation>
    </message>
    <message>
        <source>draw, cross or play</source>
        <translation>piocher, cocher ou jouer</translation>
    </message>
    <message>
        <source>pass the number</source>
        <translation>passer le numéro</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>annuler</translation>
    </message>
</context>
<context>
    <name>QwixxKeys</name>
    <message>
        <source>to a card, to a colour</source>
        <translation>vers une carte, vers une couleur</translation>
    </message>
    <message>
        <source>cross with this card, another colour</source>
        <translation>cocher avec cette carte, autre couleur</translation>
    </message>
    <message>
        <source>draw, cross or play what is chosen</source>
        <translation>piocher, cocher ou jouer ce qui est choisi</translation>
    </message>
    <message>
        <source>choose a card or a colour</source>
        <translation>choisir une carte ou une couleur</translation>
    </message>
    <message>
        <source>pass the number for all, play without a cross</source>
        <translation>passer le numéro pour tous, jouer sans cocher</translation>
    </message>
    <message>
        <source>put the last one back, undo</source>
        <translation>reposer la dernière carte, annuler</translation>
    </message>
    <message>
        <source>choose this card, skip the animation</source>
        <translation>choisir cette carte, sauter l’animation</translation>
    </message>
    <message>
        <source>my rows, then the other players</source>
        <translation>mes rangées, puis les autres</translation>
    </message>
</context>
<context>
    <name>QwixxLesson</name>
    <message>
        <source>For all</source>
        <comment>a step of the lesson: the number for all</comment>
        <translation>Pour tous</translation>
    </message>
    <message>
        <source>Left behind</source>
        <comment>a step of the lesson</comment>
        <translation>Laissé derrière</translation>
    </message>
    <message>
        <source>The backs</source>
        <comment>a step of the lesson</comment>
        <translation>Le dos</translation>
    </message>
    <message>
        <source>One skip</source>
        <comment>a step of the lesson</comment>
        <translation>Un seul saut</translation>
    </message>
    <message>
        <source>The lock</source>
        <comment>a step of the lesson</comment>
        <translation>Le cadenas</translation>
    </message>
    <message>
        <source>The penalty</source>
        <comment>a step of the lesson</comment>
        <translation>Le coup manqué</translation>
    </message>
    <message>
        <source>The end</source>
        <comment>a step of the lesson</comment>
        <translation>La fin</translation>
    </message>
    <message>
        <source>You cross from left to right, and the number on the pile counts for everybody. Cross the 3 where you lose least.</source>
        <translation>On coche de gauche à droite, et le numéro de la pioche vaut pour tous. Coche le 3 là où tu perds le moins.</translation>
    </message>
    <message>
        <source>Your turn begins with drawing until you hold five cards. The back tells the number, never the colour. Draw one.</source>
        <translation>Ton tour commence par la pioche, jusqu’à cinq cartes en main. Le dos dit le numéro, jamais la couleur. Pioche une carte.</translation>
    </message>
    <message>
        <source>You may play up to three cards of one colour at once. Make as many crosses as you can.</source>
        <translation>Tu peux jouer d’un coup jusqu’à trois cartes d’une même couleur. Fais le plus de croix possible.</translation>
    </message>
    <message>
        <source>The 12 closes the yellow row, but it needs five crosses before it, and there are four. Close the row now.</source>
        <translation>Le 12 clôture la rangée jaune, mais il exige cinq croix avant lui, et il y en a quatre. Clôture la rangée maintenant.</translation>
    </message>
    <message>
        <source>Now only you play, and cross the numbers of your cards. What is left behind never comes back: play the card that leaves nothing behind.</source>
        <translation>Maintenant, toi seul joues et coches les numéros de tes cartes. Ce qui reste à gauche est perdu&#x202f;: joue la carte qui ne laisse rien derrière.</translation>
    </message>
    <message>
        <source>Nothing fits well, and you have crossed nothing in this turn: the red 11, or a penalty that costs 5 points? Count both.</source>
        <translation>Rien ne va bien, et tu n’as encore rien coché ce tour-ci&#x202f;: le 11 rouge, ou un coup manqué, qui coûte 5 points&#x202f;? Compte les deux.</translation>
    </message>
    <message>
        <source>The 12 counts for everybody. Look at Bia&apos;s sheet before you decide: what can she do with it?</source>
        <translation>Le 12 vaut pour tous. Avant de décider, regarde la feuille de Bia&#x202f;: que peut-elle en faire&#x202f;?</translation>
    </message>
    <message>
        <source>Now the 5, the 7 and the 9. In one go you may skip one number at most: which two fit together and lose least?</source>
        <translation>Maintenant&#x202f;: 5, 7 et 9. D’un coup, un seul saut au plus&#x202f;: lesquels vont ensemble en perdant le moins&#x202f;?</translation>
    </message>
    <message>
        <source>Red and yellow begin with 2, green and blue with 12. How many numbers stand left of the 3?</source>
        <translation>Rouge et jaune commencent à 2, vert et bleu à 12. Combien de numéros y a-t-il à gauche du 3&#x202f;?</translation>
    </message>
    <message>
        <source>Your yellow row has come to 3. Which of your cards comes right after it?</source>
        <translation>Ton jaune en est au 3. Laquelle de tes cartes vient juste après&#x202f;?</translation>
    </message>
    <message>
        <source>Any card will do. Which number goes with your hand?</source>
        <translation>N’importe quelle carte convient. Quel numéro va avec ta main&#x202f;?</translation>
    </message>
    <message>
        <source>Of which colour do you hold three cards?</source>
        <translation>De quelle couleur as-tu trois cartes&#x202f;?</translation>
    </message>
    <message>
        <source>Which of your cards would be the fifth cross?</source>
        <translation>Laquelle de tes cartes serait la cinquième croix&#x202f;?</translation>
    </message>
    <message>
        <source>After the 11 only the 12 is left in the red row, and it needs five crosses.</source>
        <translation>Après le 11, il ne reste en rouge que le 12, et il exige cinq croix.</translation>
    </message>
    <message>
        <source>Two completed rows of anybody end the match. Bia has closed green; in yellow she needs only the 12.</source>
        <translation>Deux rangées clôturées par une même personne finissent la partie. Bia a clôturé le vert&#x202f;; en jaune, il ne lui manque que le 12.</translation>
    </message>
    <message>
        <source>From 5 to 7 you skip one, the 6. Up to 9 it would be two: the 6 and the 8.</source>
        <translation>De 5 à 7, il y a un saut&#x202f;: le 6. Jusqu’au 9, il y en aurait deux&#x202f;: le 6 et le 8.</translation>
    </message>
    <message>
        <source>Try the card on place {place}.</source>
        <translation>Essaie la carte de la place {place}.</translation>
    </message>
    <message>
        <source>Try {colour}.</source>
        <comment>the row of this colour</comment>
        <translation>Essaie en {colour}.</translation>
    </message>
    <message>
        <source>Try the {numbers} in {colour}.</source>
        <comment>one number</comment>
        <translation>Essaie le {numbers} en {colour}.</translation>
    </message>
    <message>
        <source>Try {numbers} in {colour}.</source>
        <translation>Essaie {numbers} en {colour}.</translation>
    </message>
    <message>
        <source>Try this: play {cards} and cross nothing.</source>
        <translation>Essaie ceci&#x202f;: jouer {cards} sans rien cocher.</translation>
    </message>
    <message numerus="yes">
        <source>Only the {lost} is left behind. In green or blue it would have been %n number(s).</source>
        <translation>
            <numerusform>Seul le {lost} reste derrière. En vert ou en bleu, c’était %n numéro.</numerusform>
            <numerusform>Seul le {lost} reste derrière. En vert ou en bleu, c’étaient %n numéros.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {colour} the {number} stands almost at the end: %n number(s) are left behind. In red or yellow only the 2 would be.</source>
        <translation>
            <numerusform>En {colour}, le {number} est presque à la fin&#x202f;: %n numéro reste derrière. En rouge ou en jaune, seul le 2.</numerusform>
            <numerusform>En {colour}, le {number} est presque à la fin&#x202f;: %n numéros restent derrière. En rouge ou en jaune, seul le 2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Passing costs nothing, but scores nothing either. In red or yellow the {number} leaves only the 2 behind.</source>
        <translation>Passer ne coûte rien, mais ne rapporte rien non plus. En rouge ou en jaune, le {number} ne laisse que le 2 derrière.</translation>
    </message>
    <message>
        <source>The {number} comes right after the {before}: nothing is left behind.</source>
        <translation>Le {number} vient juste après le {before}&#x202f;: rien ne reste derrière.</translation>
    </message>
    <message>
        <source>The {box} is crossed, but {numbers} lie left of it and never come back.</source>
        <translation>Le {box} est coché, mais {numbers} restent à gauche et sont perdus.</translation>
    </message>
    <message>
        <source>You crossed nothing. The {box} would have left nothing behind.</source>
        <translation>Tu n’as rien coché. Le {box} ne laissait rien derrière.</translation>
    </message>
    <message>
        <source>The back said {number}. You see the colour only in your hand: {colour}.</source>
        <translation>Le dos disait {number}. La couleur ne se voit qu’en main&#x202f;: {colour}.</translation>
    </message>
    <message>
        <source>A penalty is not always the worst: it cost {cost}, but red stays open from 5 to 12. With the 11 it would have stopped at {points}.</source>
        <translation>Un coup manqué n’est pas toujours le pire&#x202f;: il a coûté {cost}, mais le rouge reste ouvert de 5 à 12. Avec le 11, il s’arrêtait là ({points}).</translation>
    </message>
    <message>
        <source>Three crosses at once: {numbers}, and nothing skipped.</source>
        <translation>Trois croix d’un coup&#x202f;: {numbers}, sans rien sauter.</translation>
    </message>
    <message>
        <source>{numbers}: a single skip. The 9 stays in your hand for later.</source>
        <translation>{numbers}&#x202f;: un seul saut. Le 9 reste en main pour plus tard.</translation>
    </message>
    <message>
        <source>{numbers}: a single skip. But the 9 went to the discard pile: it could have waited.</source>
        <translation>{numbers}&#x202f;: un seul saut. Mais le 9 est parti à la défausse&#x202f;: il pouvait attendre.</translation>
    </message>
    <message>
        <source>7 and 9 fit together, but they leave the 5 behind: a cross you had in your hand.</source>
        <translation>7 et 9 vont ensemble, mais le 5 reste derrière&#x202f;: une croix que tu avais en main.</translation>
    </message>
    <message>
        <source>This time: {crosses}. In {colour}, {numbers} go together.</source>
        <translation>Cette fois&#x202f;: {crosses}. En {colour}, {numbers} vont ensemble.</translation>
    </message>
    <message>
        <source>The 11 was the fifth cross, the 12 closed the row, and the lock counts too: seven crosses, {points}.</source>
        <translation>Le 11 était la cinquième croix, le 12 a clôturé la rangée, et le cadenas compte aussi&#x202f;: sept croix, {points}.</translation>
    </message>
    <message>
        <source>The 11 is the fifth cross, but the row is still open. The 12 together with it would have closed it.</source>
        <translation>Le 11 est la cinquième croix, mais la rangée reste ouverte. Le 12, joué avec lui, la clôturait.</translation>
    </message>
    <message>
        <source>The yellow row is still open. The 11 and the 12 together would have closed it.</source>
        <translation>La rangée jaune reste ouverte. Le 11 et le 12 ensemble la clôturaient.</translation>
    </message>
    <message>
        <source>It scored {gain} now, but red stops at {stop}: the 12 needs five crosses. With the penalty, two more crosses would have made up for it.</source>
        <translation>Cela rapporte {gain} maintenant, mais le rouge s’arrête à {stop}&#x202f;: le 12 exige cinq croix. Après le coup manqué, deux croix de plus suffisaient à égaler.</translation>
    </message>
    <message>
        <source>Bia closed her second row, and that was the end. Your 12 came in time: red went from {before} to {points}.</source>
        <translation>Bia finit la partie avec sa deuxième rangée. Ton 12 arrive à temps&#x202f;: le rouge passe de {before} à {points}.</translation>
    </message>
    <message>
        <source>Bia closed her second row, and that was the end: your red stays at {points}. With the 12 it would have been {missed}.</source>
        <translation>Bia finit la partie avec sa deuxième rangée&#x202f;: ton rouge en reste à {points}. Avec le 12, ce serait {missed}.</translation>
    </message>
</context>
<context>
    <name>QwixxLog</name>
    <message>
        <source>Four cards each; {name} began.</source>
        <translation>Quatre cartes chacun&#x202f;; {name} a commencé.</translation>
    </message>
    <message numerus="yes">
        <source>New on the table: {numbers}.</source>
        <translation>
            <numerusform>Nouvelle carte sur la table&#x202f;: {numbers}.</numerusform>
            <numerusform>Nouvelles cartes sur la table&#x202f;: {numbers}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The discard pile was shuffled: %n card(s) to draw from.</source>
        <translation>
            <numerusform>La défausse a été mélangée&#x202f;: %n carte dans la pioche.</numerusform>
            <numerusform>La défausse a été mélangée&#x202f;: %n cartes dans la pioche.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {number} counted for all.</source>
        <translation>Le {number} a compté pour tous.</translation>
    </message>
    <message>
        <source>You crossed {box}.</source>
        <translation>Tu as coché {box}.</translation>
    </message>
    <message>
        <source>{name} crossed {box}.</source>
        <translation>{name} a coché {box}.</translation>
    </message>
    <message>
        <source>You completed the {colour} row, and the lock counts as one more cross.</source>
        <translation>Tu as clôturé une rangée ({colour}), et le cadenas vaut une croix de plus.</translation>
    </message>
    <message>
        <source>{name} completed the {colour} row, and the lock counts as one more cross.</source>
        <translation>{name} a clôturé une rangée ({colour}), et le cadenas vaut une croix de plus.</translation>
    </message>
    <message>
        <source>Now it is your turn.</source>
        <translation>C’est maintenant à toi de jouer.</translation>
    </message>
    <message>
        <source>Now it is {name}&apos;s turn.</source>
        <translation>C’est maintenant à {name} de jouer.</translation>
    </message>
    <message>
        <source>the {thing}</source>
        <comment>a card or a box inside a sentence</comment>
        <translation>le {thing}</translation>
    </message>
    <message>
        <source>Four cards each; you began.</source>
        <translation>Quatre cartes chacun&#x202f;; tu as commencé.</translation>
    </message>
    <message>
        <source>You crossed nothing: penalty {count} of 4, minus 5 points.</source>
        <translation>Tu n’as rien coché&#x202f;: coup manqué {count} sur 4, moins 5 points.</translation>
    </message>
    <message>
        <source>{name} crossed nothing: penalty {count} of 4, minus 5 points.</source>
        <translation>{name} n’a rien coché&#x202f;: coup manqué {count} sur 4, moins 5 points.</translation>
    </message>
    <message>
        <source>You took {cards}.</source>
        <translation>Tu as pris {cards}.</translation>
    </message>
    <message>
        <source>{name} took {numbers}.</source>
        <translation>{name} a pris&#x202f;: {numbers}.</translation>
    </message>
    <message>
        <source>{name} took {cards}.</source>
        <translation>{name} a pris {cards}.</translation>
    </message>
    <message>
        <source>All had decided: nobody crossed the {number}.</source>
        <translation>Tous ont décidé&#x202f;: personne n’a coché le {number}.</translation>
    </message>
    <message numerus="yes">
        <source>All had decided: %n player(s) crossed the {number}.</source>
        <comment>players</comment>
        <translation>
            <numerusform>Tous ont décidé&#x202f;: %n personne a coché le {number}.</numerusform>
            <numerusform>Tous ont décidé&#x202f;: %n personnes ont coché le {number}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You played {cards} without a cross.</source>
        <translation>Tu as joué {cards}, sans cocher.</translation>
    </message>
    <message>
        <source>{name} played {cards} without a cross.</source>
        <translation>{name} a joué {cards}, sans cocher.</translation>
    </message>
    <message>
        <source>You played {cards} in {colour}.</source>
        <translation>Tu as joué {cards} en {colour}.</translation>
    </message>
    <message>
        <source>{name} played {cards} in {colour}.</source>
        <translation>{name} a joué {cards} en {colour}.</translation>
    </message>
    <message>
        <source>You played {cards}.</source>
        <translation>Tu as joué {cards}.</translation>
    </message>
    <message>
        <source>{name} played {cards}.</source>
        <translation>{name} a joué {cards}.</translation>
    </message>
    <message>
        <source>You completed two rows and won with {points}!</source>
        <translation>Tu as clôturé deux rangées et gagné ({points})&#x202f;!</translation>
    </message>
    <message>
        <source>{name} completed two rows and won with {points}.</source>
        <translation>{name} a clôturé deux rangées et gagné ({points}).</translation>
    </message>
    <message>
        <source>Two rows completed: {enders}. Most points ({points}): {winners}.</source>
        <translation>Deux rangées clôturées&#x202f;: {enders}. Plus grand total ({points})&#x202f;: {winners}.</translation>
    </message>
    <message>
        <source>Four penalties: {enders}. Most points ({points}): {winners}.</source>
        <translation>Quatre coups manqués&#x202f;: {enders}. Plus grand total ({points})&#x202f;: {winners}.</translation>
    </message>
</context>
<context>
    <name>QwixxReasons</name>
    <message>
        <source>The back shows the number of the card; its colour is seen only once it is in your hand.</source>
        <translation>Le dos montre le numéro de la carte&#x202f;; sa couleur ne se voit qu’une fois dans ta main.</translation>
    </message>
    <message>
        <source>A joker has any colour, but always its own number. With other cards it takes theirs.</source>
        <translation>Un joker a n’importe quelle couleur, mais toujours son propre numéro. Avec d’autres cartes, il prend la leur.</translation>
    </message>
    <message>
        <source>Several numbers of one action: at most one may be skipped between them.</source>
        <translation>Plusieurs numéros dans une action&#x202f;: un seul peut être sauté entre eux.</translation>
    </message>
    <message>
        <source>first cross</source>
        <translation>première croix</translation>
    </message>
    <message>
        <source>after the {number}</source>
        <translation>après le {number}</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>clôturée</translation>
    </message>
    <message>
        <source>left of the {number}</source>
        <translation>à gauche du {number}</translation>
    </message>
    <message>
        <source>{count} of {needed} crosses</source>
        <translation>{count} croix sur {needed}</translation>
    </message>
</context>
<context>
    <name>QwixxRefused</name>
    <message>
        <source>you have decided already: Z takes it back until all have.</source>
        <translation>tu as déjà décidé&#x202f;: Z annule ton choix tant que tous n’ont pas décidé.</translation>
    </message>
    <message>
        <source>that card is not in your hand: play your own cards.</source>
        <translation>cette carte n’est pas dans ta main&#x202f;: joue les tiennes.</translation>
    </message>
    <message>
        <source>each card once: name the cards in order.</source>
        <translation>chaque carte une fois, dans l’ordre.</translation>
    </message>
    <message>
        <source>take exactly {needed}: your hand must have five cards.</source>
        <translation>prends-en exactement {needed}&#x202f;: tu dois avoir cinq cartes en main.</translation>
    </message>
    <message>
        <source>the {number} closes the {colour} row: it needs five crosses before it, there are {crosses}.</source>
        <translation>le {number} clôture la rangée ({colour})&#x202f;: il faut cinq croix avant, il y en a {crosses}.</translation>
    </message>
    <message>
        <source>a joker takes the colour of the cards it is played with.</source>
        <translation>un joker prend la couleur des cartes jouées avec lui.</translation>
    </message>
    <message>
        <source>the {number} lies left of the {last} in the {colour} row: only numbers to the right may be crossed.</source>
        <translation>le {number} est à gauche du {last} ({colour})&#x202f;: on ne coche qu’à droite.</translation>
    </message>
    <message>
        <source>the match is over.</source>
        <translation>la partie est finie.</translation>
    </message>
    <message>
        <source>no cards are drawn now: that comes first in a turn.</source>
        <translation>on ne pioche pas maintenant&#x202f;: cela se fait au début du tour.</translation>
    </message>
    <message>
        <source>no number for all is announced now.</source>
        <translation>aucun numéro n’est annoncé pour l’instant.</translation>
    </message>
    <message>
        <source>no cards are played now: that is the third action of a turn.</source>
        <translation>on ne joue pas de cartes maintenant&#x202f;: c’est l’action 3.</translation>
    </message>
    <message>
        <source>there is no such place: the display has four.</source>
        <translation>cette place n’existe pas&#x202f;: la table en a quatre.</translation>
    </message>
    <message>
        <source>there is no such row: the sheet has four.</source>
        <translation>cette rangée n’existe pas&#x202f;: la feuille en a quatre.</translation>
    </message>
    <message>
        <source>nobody sits there: choose a player at the table.</source>
        <translation>personne n’est assis là&#x202f;: choisis quelqu’un à la table.</translation>
    </message>
    <message>
        <source>only played numbers are crossed: play the {number} too, or leave it.</source>
        <translation>on ne coche que les numéros joués&#x202f;: joue aussi le {number}, ou laisse-le.</translation>
    </message>
    <message>
        <source>it is not your turn: wait until it comes.</source>
        <translation>ce n’est pas ton tour&#x202f;: attends qu’il vienne.</translation>
    </message>
    <message>
        <source>there is nothing to undo.</source>
        <translation>il n’y a rien à annuler.</translation>
    </message>
    <message>
        <source>cross from left to right, each number once.</source>
        <translation>coche de gauche à droite, chaque numéro une fois.</translation>
    </message>
    <message>
        <source>only cards of one colour: put the others down first.</source>
        <translation>une seule couleur à la fois&#x202f;: repose d’abord les autres cartes.</translation>
    </message>
    <message>
        <source>cards are crossed in the row of their own colour.</source>
        <translation>chaque carte se coche dans la rangée de sa couleur.</translation>
    </message>
    <message>
        <source>each place once: name the places in order.</source>
        <translation>chaque place une fois, dans l’ordre.</translation>
    </message>
    <message>
        <source>play one, two or three cards, even if you cross nothing.</source>
        <translation>joue une, deux ou trois cartes, même sans rien cocher.</translation>
    </message>
    <message>
        <source>your {colour} row is completed: nothing more is crossed in it.</source>
        <translation>ta rangée ({colour}) est clôturée&#x202f;: on n’y coche plus rien.</translation>
    </message>
    <message>
        <source>between the crosses of one action only one number may be skipped, here it would be {skipped}.</source>
        <translation>entre les croix d’une même action, un seul numéro peut être sauté&#x202f;; ici, ce serait {skipped}.</translation>
    </message>
    <message>
        <source>the rules do not allow that.</source>
        <translation>les règles ne le permettent pas.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) is all you need: put one back first.</source>
        <translation>
            <numerusform>%n carte suffit&#x202f;: repose-en une d’abord.</numerusform>
            <numerusform>%n cartes suffisent&#x202f;: repose-en une d’abord.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>choose %n card(s) more.</source>
        <translation>
            <numerusform>choisis encore %n carte.</numerusform>
            <numerusform>choisis encore %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>that does nothing now.</source>
        <translation>cela n’a aucun effet maintenant.</translation>
    </message>
    <message>
        <source>the {box} is crossed already.</source>
        <translation>le {box} est déjà coché.</translation>
    </message>
    <message>
        <source>you have no {box}: only numbers of your cards may be crossed.</source>
        <translation>tu n’as pas le {box}&#x202f;: on ne coche que les numéros de sa main.</translation>
    </message>
    <message>
        <source>only the {number} is announced: cross it, or pass.</source>
        <translation>seul le {number} est annoncé&#x202f;: coche-le, ou passe.</translation>
    </message>
    <message>
        <source>a joker alone: drag it onto the row you want, or cross its number there.</source>
        <translation>un joker seul&#x202f;: glisse-le sur la rangée voulue, ou coche-y son numéro.</translation>
    </message>
    <message>
        <source>wait: others are to act now.</source>
        <translation>attends&#x202f;: c’est aux autres de jouer.</translation>
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
        <translation>Ja</translation>
    </message>
    <message>
        <source>Gn</source>
        <comment>two letters for green</comment>
        <translation>Ve</translation>
    </message>
    <message>
        <source>Bl</source>
        <comment>two letters for blue</comment>
        <translation>Bl</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>joker {number}</source>
        <translation>joker {number}</translation>
    </message>
    <message>
        <source>{colour} {number}</source>
        <comment>a card or a box</comment>
        <translation>{number} {colour}</translation>
    </message>
    <message>
        <source>{code} {number}</source>
        <comment>a card or a box in short</comment>
        <translation>{code} {number}</translation>
    </message>
    <message>
        <source>{number}, colour hidden, place {place}</source>
        <translation>{number}, couleur cachée, place {place}</translation>
    </message>
    <message>
        <source>minus {points}</source>
        <translation>moins {points}</translation>
    </message>
    <message>
        <source>no points</source>
        <translation>aucun point</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cross(es)</source>
        <translation>
            <numerusform>%n croix</numerusform>
            <numerusform>%n croix</numerusform>
        </translation>
    </message>
    <message>
        <source>no crosses</source>
        <translation>aucune croix</translation>
    </message>
    <message>
        <source>nothing crossed</source>
        <translation>rien de coché</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>rangée clôturée</translation>
    </message>
    <message numerus="yes">
        <source>open: {numbers}</source>
        <translation>
            <numerusform>libre&#x202f;: {numbers}</numerusform>
            <numerusform>libres&#x202f;: {numbers}</numerusform>
        </translation>
    </message>
    <message>
        <source>{colour}: {crossed}; {rest}; {points}</source>
        <comment>a row of a sheet</comment>
        <translation>{colour}&#x202f;: {crossed}&#x202f;; {rest}&#x202f;; {points}</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}&#x202f;: {points}</translation>
    </message>
    <message>
        <source>after 5</source>
        <comment>under the last number of a row</comment>
        <translation>après 5</translation>
    </message>
    <message numerus="yes">
        <source>%n penalty(s)</source>
        <translation>
            <numerusform>%n coup manqué</numerusform>
            <numerusform>%n coups manqués</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing open</source>
        <translation>rien de libre</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>Coups manqués</translation>
    </message>
    <message>
        <source>Pen.</source>
        <comment>penalties, over a column</comment>
        <translation>Manq.</translation>
    </message>
    <message>
        <source>Colour by colour</source>
        <translation>Couleur par couleur</translation>
    </message>
    <message>
        <source>lock = row completed · dashed, left of nothing: penalties</source>
        <translation>cadenas = rangée clôturée · pointillés, à gauche du zéro&#x202f;: coups manqués</translation>
    </message>
    <message>
        <source>each costs 5 points</source>
        <translation>chacun coûte 5 points</translation>
    </message>
    <message>
        <source>Your points</source>
        <translation>Tes points</translation>
    </message>
    <message>
        <source>Points now</source>
        <translation>Points pour l’instant</translation>
    </message>
    <message>
        <source>more is better</source>
        <translation>plus, c’est mieux</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>on the table: only the number is seen</source>
        <translation>sur la table&#x202f;: seul le numéro se voit</translation>
    </message>
    <message>
        <source>pile: {count}</source>
        <translation>pioche&#x202f;: {count}</translation>
    </message>
    <message>
        <source>discard: {count}</source>
        <translation>défausse&#x202f;: {count}</translation>
    </message>
    <message>
        <source>{number} for all</source>
        <translation>{number} pour tous</translation>
    </message>
    <message>
        <source>{number} announced</source>
        <translation>{number} annoncé</translation>
    </message>
    <message>
        <source>Qwixx Cards · with jokers</source>
        <translation>Qwixx – Le jeu de cartes · avec jokers</translation>
    </message>
    <message>
        <source>Qwixx Cards</source>
        <translation>Qwixx – Le jeu de cartes</translation>
    </message>
    <message>
        <source>Turn {number} · {name}</source>
        <translation>Tour {number} · {name}</translation>
    </message>
    <message>
        <source>the match is over</source>
        <translation>la partie est finie</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>the first action</comment>
        <translation>Piocher</translation>
    </message>
    <message>
        <source>Number for all</source>
        <comment>the second action</comment>
        <translation>N° pour tous</translation>
    </message>
    <message>
        <source>Play cards</source>
        <comment>the third action</comment>
        <translation>Jouer des cartes</translation>
    </message>
    <message>
        <source>{number} · {title}</source>
        <comment>an action that is done</comment>
        <translation>{number} · {title}</translation>
    </message>
    <message>
        <source>up to five cards in hand</source>
        <translation>jusqu’à cinq en main</translation>
    </message>
    <message>
        <source>cross it in one row, or pass</source>
        <translation>cocher ou passer</translation>
    </message>
    <message>
        <source>1 to 3 cards of one colour</source>
        <translation>1 à 3 d’une couleur</translation>
    </message>
    <message>
        <source>the hand is full: 5 cards</source>
        <translation>main complète&#x202f;: 5 cartes</translation>
    </message>
    <message>
        <source>all: cross the {number}, or pass</source>
        <translation>tous&#x202f;: cocher le {number} ou passer</translation>
    </message>
    <message>
        <source>{number}: {name} crossed {colour}</source>
        <translation>{number}&#x202f;: {name} a coché en {colour}</translation>
    </message>
    <message>
        <source>{number}: you crossed {colour}</source>
        <translation>{number}&#x202f;: coché en {colour}</translation>
    </message>
    <message>
        <source>{number}: {name} passed</source>
        <translation>{number}&#x202f;: {name} a passé</translation>
    </message>
    <message>
        <source>{number}: you passed</source>
        <translation>{number}&#x202f;: tu as passé</translation>
    </message>
    <message>
        <source>only {name} plays</source>
        <translation>{name} joue, sans les autres</translation>
    </message>
    <message>
        <source>then {name} alone</source>
        <translation>ensuite, {name} seulement</translation>
    </message>
    <message>
        <source>+{points} with {boxes}</source>
        <translation>+{points} avec {boxes}</translation>
    </message>
    <message>
        <source>1 skip</source>
        <translation>1 saut</translation>
    </message>
    <message>
        <source>is drawing</source>
        <translation>pioche</translation>
    </message>
    <message>
        <source>is playing cards</source>
        <translation>joue des cartes</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>réfléchit</translation>
    </message>
    <message>
        <source>has decided</source>
        <translation>a décidé</translation>
    </message>
    <message>
        <source>is deciding</source>
        <translation>décide</translation>
    </message>
    <message>
        <source>crossed {boxes}</source>
        <translation>a coché&#x202f;: {boxes}</translation>
    </message>
    <message>
        <source>did not cross the {number}</source>
        <translation>n’a pas coché le {number}</translation>
    </message>
    <message>
        <source>completed {rows}</source>
        <translation>a clôturé&#x202f;: {rows}</translation>
    </message>
    <message>
        <source>took a penalty</source>
        <translation>coup manqué</translation>
    </message>
    <message>
        <source>it is your turn</source>
        <translation>c’est ton tour</translation>
    </message>
    <message>
        <source>On the table: {numbers}</source>
        <translation>Sur la table&#x202f;: {numbers}</translation>
    </message>
</context>
<context>
    <name>QwixxTurn</name>
    <message>
        <source>Action {number}:</source>
        <translation>Action {number}&#x202f;:</translation>
    </message>
    <message>
        <source>{number} for all:</source>
        <translation>{number} pour tous&#x202f;:</translation>
    </message>
    <message>
        <source>{name}&apos;s turn:</source>
        <translation>À {name} de jouer&#x202f;:</translation>
    </message>
    <message>
        <source>Enter takes what you have chosen; then you see the colours.</source>
        <translation>Entrée prend ce que tu as choisi&#x202f;; tu verras alors les couleurs.</translation>
    </message>
    <message numerus="yes">
        <source>choose %n card(s) from the table; you see the colours afterwards.</source>
        <translation>
            <numerusform>choisis %n carte sur la table&#x202f;; tu verras la couleur après.</numerusform>
            <numerusform>choisis %n cartes sur la table&#x202f;; tu verras les couleurs après.</numerusform>
        </translation>
    </message>
    <message>
        <source>cross the {number} in one colour, or pass. Nobody sees it until all have decided.</source>
        <translation>coche le {number} dans une couleur, ou passe. Personne ne le voit avant que tous aient décidé.</translation>
    </message>
    <message>
        <source>the {number} fits in none of your rows: pass.</source>
        <translation>le {number} ne va dans aucune de tes rangées&#x202f;: passe.</translation>
    </message>
    <message>
        <source>the {number} in {colour} scores {points}.</source>
        <translation>le {number} en {colour} rapporte {points}.</translation>
    </message>
    <message>
        <source>choose 1 to 3 cards of one colour; drag one onto its row to cross it.</source>
        <translation>choisis 1 à 3 cartes d’une couleur&#x202f;; glisse-en une sur sa rangée pour la cocher.</translation>
    </message>
    <message>
        <source>cross the lit numbers, or play {cards} without a cross.</source>
        <translation>coche les numéros en surbrillance, ou joue {cards} sans cocher.</translation>
    </message>
    <message>
        <source>cross a lit number: a turn without any cross is a penalty of 5 points.</source>
        <translation>coche un numéro en surbrillance&#x202f;: un tour sans aucune croix est un coup manqué et coûte 5 points.</translation>
    </message>
    <message>
        <source>none of these can be crossed: playing them is a penalty of 5 points.</source>
        <translation>rien de tout cela ne peut être coché&#x202f;: jouer ainsi est un coup manqué et coûte 5 points.</translation>
    </message>
    <message>
        <source>{numbers} score {points}.</source>
        <translation>{numbers} rapportent {points}.</translation>
    </message>
    <message>
        <source>{numbers} scores {points}.</source>
        <translation>le {numbers} rapporte {points}.</translation>
    </message>
    <message>
        <source>One moment:</source>
        <translation>Un instant&#x202f;:</translation>
    </message>
    <message>
        <source>takes cards from the table.</source>
        <translation>prend des cartes sur la table.</translation>
    </message>
    <message>
        <source>plays cards of one colour and crosses their numbers.</source>
        <translation>joue des cartes d’une couleur et coche leurs numéros.</translation>
    </message>
    <message>
        <source>The end:</source>
        <translation>Fin&#x202f;:</translation>
    </message>
    <message>
        <source>none of these can be crossed: play them without a cross, or choose others.</source>
        <translation>rien de tout cela ne peut être coché&#x202f;: joue sans cocher, ou choisis autre chose.</translation>
    </message>
    <message>
        <source>{name}, action {number}:</source>
        <translation>{name}, action {number}&#x202f;:</translation>
    </message>
    <message>
        <source>{name}, {number} for all:</source>
        <translation>{name}, {number} pour tous&#x202f;:</translation>
    </message>
    <message numerus="yes">
        <source>Given up: {numbers}.</source>
        <comment>numbers of a row that can never be crossed after this</comment>
        <translation>
            <numerusform>Perdu&#x202f;: {numbers}.</numerusform>
            <numerusform>Perdus&#x202f;: {numbers}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No cross for {cards}.</source>
        <comment>cards of the hand whose numbers cannot be crossed now</comment>
        <translation>À ne pas cocher&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>{names} still to decide.</source>
        <translation>on attend {names}.</translation>
    </message>
    <message>
        <source>{names} still to decide. Z takes the decision back.</source>
        <translation>on attend {names}. Z annule ta décision.</translation>
    </message>
    <message>
        <source>Everybody has decided:</source>
        <translation>Tout le monde a décidé&#x202f;:</translation>
    </message>
    <message>
        <source>the crosses are shown now…</source>
        <translation>les croix se dévoilent…</translation>
    </message>
    <message>
        <source>the crosses are shown now… Z takes your decision back.</source>
        <translation>les croix se dévoilent… Z annule ta décision.</translation>
    </message>
    <message>
        <source>you take cards from the table.</source>
        <translation>tu prends des cartes de la table.</translation>
    </message>
    <message>
        <source>you play {cards}.</source>
        <translation>tu joues&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>plays {cards}.</source>
        <translation>joue&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>Most points: {names}.</source>
        <translation>Le plus de points&#x202f;: {names}.</translation>
    </message>
    <message>
        <source>two rows completed ({names}).</source>
        <translation>deux rangées clôturées ({names}).</translation>
    </message>
    <message>
        <source>the cards are being dealt.</source>
        <translation>on distribue les cartes.</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)</source>
        <translation>
            <numerusform>Piocher %n carte</numerusform>
            <numerusform>Piocher %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Cross {card}</source>
        <translation>Cocher {card}</translation>
    </message>
    <message>
        <source>Pass the {number}</source>
        <translation>Passer le {number}</translation>
    </message>
    <message>
        <source>Play cards</source>
        <translation>Jouer des cartes</translation>
    </message>
    <message>
        <source>Play {numbers}</source>
        <translation>Jouer {numbers}</translation>
    </message>
    <message>
        <source>Play without crossing</source>
        <translation>Jouer sans cocher</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Un instant</translation>
    </message>
    <message>
        <source>card</source>
        <comment>keys</comment>
        <translation>carte</translation>
    </message>
    <message>
        <source>choose</source>
        <comment>keys</comment>
        <translation>choisir</translation>
    </message>
    <message>
        <source>four penalties ({names}).</source>
        <translation>quatre coups manqués ({names}).</translation>
    </message>
    <message>
        <source>Take the penalty: −5</source>
        <translation>Coup manqué&#x202f;: −5</translation>
    </message>
    <message>
        <source>draw</source>
        <comment>keys</comment>
        <translation>piocher</translation>
    </message>
    <message>
        <source>colour</source>
        <comment>keys</comment>
        <translation>couleur</translation>
    </message>
    <message>
        <source>cross</source>
        <comment>keys</comment>
        <translation>cocher</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>keys</comment>
        <translation>passer</translation>
    </message>
    <message>
        <source>play</source>
        <comment>keys</comment>
        <translation>jouer</translation>
    </message>
    <message>
        <source>undo</source>
        <comment>keys</comment>
        <translation>annuler</translation>
    </message>
    <message>
        <source>Draw {numbers}</source>
        <translation>Piocher {numbers}</translation>
    </message>
    <message>
        <source>Cross the {number} in {colour}</source>
        <translation>Cocher le {number} en {colour}</translation>
    </message>
    <message>
        <source>Play {cards} in {colour}</source>
        <translation>Jouer en {colour}&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>Play {cards}</source>
        <translation>Jouer&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>cross nothing</source>
        <translation>sans cocher</translation>
    </message>
    <message>
        <source>cross {numbers}</source>
        <translation>cocher {numbers}</translation>
    </message>
    <message>
        <source>cross {box}</source>
        <translation>cocher le {box}</translation>
    </message>
    <message>
        <source>chosen: {thing}</source>
        <translation>choisi&#x202f;: {thing}</translation>
    </message>
</context>
<context>
    <name>QwixxWords</name>
    <message>
        <source>Qwixx Cards</source>
        <translation>Qwixx (cartes)</translation>
    </message>
    <message>
        <source>Cross from left to right, and skip little</source>
        <translation>Coche de gauche à droite, sans trop de trous</translation>
    </message>
    <message>
        <source>most points</source>
        <translation>le plus de points</translation>
    </message>
    <message>
        <source>Points over the match</source>
        <translation>L’évolution des points</translation>
    </message>
    <message>
        <source>Most points {rounds}: {points}.</source>
        <translation>Le plus de points {rounds}&#x202f;: {points}.</translation>
    </message>
    <message>
        <source>points a match</source>
        <comment>name of a number</comment>
        <translation>points par partie</translation>
    </message>
    <message>
        <source>Points, match by match</source>
        <translation>Points, partie après partie</translation>
    </message>
    <message>
        <source>Crosses and locks</source>
        <translation>Croix et cadenas</translation>
    </message>
    <message>
        <source>more is better</source>
        <translation>plus, c’est mieux</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>the variant</comment>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Qwixx, the card game</source>
        <translation>Qwixx – Le jeu de cartes</translation>
    </message>
    <message>
        <source>Draw, cross the number for all, play cards of one colour. Two completed rows end it.</source>
        <translation>Pioche, coche le numéro pour tous, joue des cartes d’une couleur. Deux rangées clôturées, et c’est fini.</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Jokers</translation>
    </message>
    <message>
        <source>Eleven more cards with a fixed number; their colour is chosen when played.</source>
        <translation>Onze cartes de plus, au numéro fixe&#x202f;; leur couleur se choisit en les jouant.</translation>
    </message>
    <message>
        <source>Card backs stay visible</source>
        <translation>Dos des cartes visibles</translation>
    </message>
    <message>
        <source>Yes: everybody sees the numbers of your cards, but not their colours.</source>
        <translation>Oui&#x202f;: on voit les numéros de tes cartes, mais pas leurs couleurs.</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>Portugaise</translation>
    </message>
    <message>
        <source>the standard</source>
        <translation>standard</translation>
    </message>
    <message>
        <source>Draws, crosses and plays whatever comes.</source>
        <translation>Pioche, coche et joue ce qui vient.</translation>
    </message>
    <message>
        <source>Skips little and keeps good cards.</source>
        <translation>Laisse peu de trous et garde les bonnes cartes.</translation>
    </message>
    <message>
        <source>Has learned from many matches what every row is worth.</source>
        <translation>Sait d’expérience ce que vaut chaque rangée.</translation>
    </message>
    <message>
        <source>Thinks several turns ahead and watches the others&apos; sheets.</source>
        <translation>Joue la suite dans sa tête et surveille les feuilles des autres.</translation>
    </message>
    <message>
        <source>Best match: {points}.</source>
        <translation>Meilleure partie&#x202f;: {points}.</translation>
    </message>
    <message>
        <source>Worst match: {points}.</source>
        <translation>Pire partie&#x202f;: {points}.</translation>
    </message>
    <message>
        <source>no cross made</source>
        <translation>aucune croix faite</translation>
    </message>
    <message numerus="yes">
        <source>%n cross(es) made</source>
        <translation>
            <numerusform>%n croix faite</numerusform>
            <numerusform>%n croix faites</numerusform>
        </translation>
    </message>
    <message>
        <source>no row completed</source>
        <translation>aucune rangée clôturée</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) completed</source>
        <translation>
            <numerusform>%n rangée clôturée</numerusform>
            <numerusform>%n rangées clôturées</numerusform>
        </translation>
    </message>
    <message>
        <source>By colour: {colours}.</source>
        <translation>Par couleur&#x202f;: {colours}.</translation>
    </message>
    <message>
        <source>turn</source>
        <comment>what the arrow keys of a replay lead to</comment>
        <translation>tour</translation>
    </message>
</context>
<context>
    <name>RaceTrack</name>
    <message>
        <source>Totals</source>
        <translation>Totaux</translation>
    </message>
</context>
<context>
    <name>Ranking</name>
    <message>
        <source>Ranking</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>Your cards:</source>
        <translation>Tes cartes&#x202f;:</translation>
    </message>
    <message>
        <source>{place} of {count}.</source>
        <comment>a card in a hand</comment>
        <translation>{place} sur {count}.</translation>
    </message>
    <message>
        <source>Just now:</source>
        <translation>À l’instant&#x202f;:</translation>
    </message>
    <message>
        <source>Last trick:</source>
        <translation>Dernier tour&#x202f;:</translation>
    </message>
    <message>
        <source>the flags under the players tell it. U hides them, Shift+U explains one after the other.</source>
        <translation>les fanions sous les joueurs le racontent. U les cache, Maj+U les explique l’un après l’autre.</translation>
    </message>
    <message>
        <source>flags under the players tell it after each trick, until your next card lies. U hides them.</source>
        <translation>après chaque tour, des fanions sous les joueurs le racontent jusqu’à ta prochaine carte. U les cache.</translation>
    </message>
    <message>
        <source>hidden. U shows it again.</source>
        <translation>caché. U le montre à nouveau.</translation>
    </message>
    <message>
        <source>Standings:</source>
        <translation>Scores&#x202f;:</translation>
    </message>
    <message>
        <source>Line {number} of the open cards:</source>
        <translation>Cartes visibles, groupe {number}&#x202f;:</translation>
    </message>
    <message>
        <source>no cards.</source>
        <translation>aucune carte.</translation>
    </message>
    <message>
        <source>nothing yet.</source>
        <translation>rien pour l’instant.</translation>
    </message>
    <message>
        <source>There is no row {number}.</source>
        <translation>Il n’y a pas de série {number}.</translation>
    </message>
    <message>
        <source>There is nothing with the number {number}.</source>
        <translation>Il n’y a rien avec le numéro {number}.</translation>
    </message>
    <message>
        <source>The open cards have no line {number}.</source>
        <translation>Les cartes visibles n’ont pas de groupe {number}.</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between things that are read out</comment>
        <translation>&#x202f;; </translation>
    </message>
</context>
<context>
    <name>RecordFaults</name>
    <message>
        <source>The disk is full.</source>
        <translation>Le disque est plein.</translation>
    </message>
    <message>
        <source>The folder of the saved matches cannot be written to.</source>
        <translation>Impossible d’écrire dans le dossier des parties enregistrées.</translation>
    </message>
    <message>
        <source>Another copy of the program has the saved matches open.</source>
        <translation>Les parties enregistrées sont déjà ouvertes dans une autre fenêtre du programme.</translation>
    </message>
    <message>
        <source>The saved matches belong to a newer version of the program.</source>
        <translation>Les parties enregistrées viennent d’une version plus récente du programme.</translation>
    </message>
    <message>
        <source>The file of the saved matches is damaged.</source>
        <translation>Le fichier des parties enregistrées est endommagé.</translation>
    </message>
    <message>
        <source>The file of the saved matches was removed while the program had it open.</source>
        <translation>Le fichier des parties enregistrées a été supprimé pendant que le programme l’utilisait.</translation>
    </message>
    <message>
        <source>The saved matches were being checked just then; try again.</source>
        <translation>Les parties enregistrées étaient en cours de vérification&#x202f;; réessaie.</translation>
    </message>
    <message>
        <source>This match is saved with other moves or seats already.</source>
        <translation>Cette partie est déjà enregistrée avec d’autres coups ou d’autres places.</translation>
    </message>
    <message>
        <source>The saved matches cannot be used now: {detail}.</source>
        <translation>Les parties enregistrées sont inutilisables pour l’instant&#x202f;: {detail}.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Ce fichier n’existe pas.</translation>
    </message>
    <message>
        <source>This is a folder or a device, not a file.</source>
        <translation>Ce n’est pas un fichier, mais un dossier ou un périphérique.</translation>
    </message>
    <message>
        <source>The file cannot be read: {detail}.</source>
        <translation>Impossible de lire le fichier&#x202f;: {detail}.</translation>
    </message>
    <message>
        <source>The file cannot be written: the disk is full.</source>
        <translation>Impossible d’écrire le fichier&#x202f;: le disque est plein.</translation>
    </message>
    <message>
        <source>The file cannot be written: {detail}.</source>
        <translation>Impossible d’écrire le fichier&#x202f;: {detail}.</translation>
    </message>
    <message>
        <source>The file is too large for a match: {size} bytes, at most {limit} are read.</source>
        <translation>Le fichier est trop gros pour une partie&#x202f;: {size} octets, {limit} au maximum.</translation>
    </message>
    <message>
        <source>This is not text (byte {at} is not UTF-8).</source>
        <translation>Ce n’est pas du texte (l’octet {at} n’est pas en UTF-8).</translation>
    </message>
    <message>
        <source>The file breaks off in the middle.</source>
        <translation>Le fichier est incomplet, il s’arrête en cours de route.</translation>
    </message>
    <message>
        <source>This is not a match: it is nested too deeply.</source>
        <translation>Ce n’est pas une partie&#x202f;: trop de niveaux imbriqués.</translation>
    </message>
    <message>
        <source>A later version of the program wrote this match (format {format}; known is {known}).</source>
        <translation>Une version plus récente du programme a écrit cette partie (format {format}&#x202f;; connu jusqu’à {known}).</translation>
    </message>
    <message>
        <source>Not one move of it is intact.</source>
        <translation>Aucun de ses coups n’est valable.</translation>
    </message>
    <message>
        <source>Something in it is not a move: {text}.</source>
        <translation>Elle contient quelque chose qui n’est pas un coup&#x202f;: {text}.</translation>
    </message>
    <message>
        <source>This match is not there any more.</source>
        <translation>Cette partie n’est plus là.</translation>
    </message>
    <message>
        <source>Its seats or house rules cannot be played.</source>
        <translation>Ses places ou ses règles maison ne sont pas jouables.</translation>
    </message>
    <message>
        <source>The rules do not allow move {move}; everything before it is intact.</source>
        <translation>Les règles n’autorisent pas le coup {move}&#x202f;; tout ce qui précède est valable.</translation>
    </message>
    <message>
        <source>This version does not know the opponent “{level}”.</source>
        <translation>Cette version ne connaît pas l’adversaire «&#x202f;{level}&#x202f;».</translation>
    </message>
    <message>
        <source>Nobody sits at that place of the match.</source>
        <translation>Personne n’occupe cette place dans la partie.</translation>
    </message>
    <message>
        <source>No person has anything to decide from here on.</source>
        <translation>À partir d’ici, plus personne n’a rien à décider.</translation>
    </message>
    <message>
        <source>This version does not know the game “{game}”.</source>
        <translation>Cette version ne connaît pas le jeu «&#x202f;{game}&#x202f;».</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>Cela n’a pas fonctionné.</translation>
    </message>
    <message>
        <source>This is not a match, or it was changed by hand.</source>
        <translation>Ce n’est pas une partie, ou elle a été modifiée à la main.</translation>
    </message>
    <message>
        <source>Its house rules cannot be read.</source>
        <translation>Ses règles maison sont illisibles.</translation>
    </message>
    <message>
        <source>Who sits at seat {seat} cannot be read.</source>
        <translation>Impossible de lire qui occupe la place {seat}.</translation>
    </message>
    <message>
        <source>Who sits at its table cannot be read.</source>
        <translation>Impossible de lire qui est à la table.</translation>
    </message>
    <message>
        <source>Its move {move} cannot be read.</source>
        <translation>Son coup {move} est illisible.</translation>
    </message>
    <message>
        <source>When it was played cannot be read.</source>
        <translation>Impossible de lire quand elle a été jouée.</translation>
    </message>
    <message>
        <source>Something in it is not as in a match.</source>
        <translation>Un élément ne correspond pas à une partie.</translation>
    </message>
    <message>
        <source>This match of {game} follows later rules (version {version}; known is {known}). It is kept as it is; a newer version of the program can open it.</source>
        <translation>Cette partie de {game} suit des règles plus récentes (version {version}&#x202f;; ce programme connaît jusqu’à la {known}). Elle est conservée telle quelle&#x202f;; une version plus récente du programme peut l’ouvrir.</translation>
    </message>
    <message>
        <source>Its end does not match its checksum.</source>
        <translation>La fin ne correspond pas&#x202f;: l’empreinte finale est différente.</translation>
    </message>
    <message>
        <source>The match is over, but its checksum is missing.</source>
        <translation>La partie est terminée, mais son empreinte finale manque.</translation>
    </message>
    <message>
        <source>It has a checksum, but the match is not over.</source>
        <translation>La partie a une empreinte finale, mais elle n’est pas terminée.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Watching · {title}</source>
        <translation>Relecture · {title}</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Toutes les mains</translation>
    </message>
    <message>
        <source>Seen from the place of {name}; another place</source>
        <translation>Vu par {name}&#x202f;; changer de place</translation>
    </message>
</context>
<context>
    <name>ReplayControls</name>
    <message>
        <source>step {step} of {count}</source>
        <translation>étape {step} sur {count}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Retour (Échap)</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Une étape en arrière</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Une étape en avant</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>step</source>
        <comment>what the arrow keys do</comment>
        <translation>étape</translation>
    </message>
    <message>
        <source>play</source>
        <comment>what Space does</comment>
        <translation>lecture</translation>
    </message>
</context>
<context>
    <name>ReplayLog</name>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>choose a line to go there</source>
        <translation>choisis un coup pour y aller</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>tout</translation>
    </message>
    <message>
        <source>only who took</source>
        <translation>seulement les prises</translation>
    </message>
    <message>
        <source>Enter goes to the moment of the line.</source>
        <translation>Entrée mène au moment de ce coup.</translation>
    </message>
</context>
<context>
    <name>ReplayScreen</name>
    <message>
        <source>This match is not over: after a branch it counts as assisted. Once more opens the branch.</source>
        <translation>Cette partie n’est pas finie&#x202f;: si tu bifurques ici, elle compte comme jouée avec aide. Appuie encore une fois pour bifurquer.</translation>
    </message>
    <message>
        <source>What if…?</source>
        <translation>Et si…&#x202f;?</translation>
    </message>
    <message>
        <source>Goes on from here as a match of its own; this one stays as it is.</source>
        <translation>Une nouvelle partie continue à partir d’ici&#x202f;; celle-ci reste telle quelle.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
</context>
<context>
    <name>ResultScreen</name>
    <message>
        <source>Watch step by step</source>
        <translation>Revoir pas à pas</translation>
    </message>
    <message>
        <source>Score sheet as a file</source>
        <translation>Exporter la feuille de score</translation>
    </message>
    <message>
        <source>The race to {target}</source>
        <translation>En route vers {target}</translation>
    </message>
    <message>
        <source>Heads over the match</source>
        <translation>L’évolution des têtes de bœuf</translation>
    </message>
</context>
<context>
    <name>RoundCard</name>
    <message>
        <source>The card of the round</source>
        <translation>La carte de la manche</translation>
    </message>
</context>
<context>
    <name>RoundResult</name>
    <message>
        <source>Save and leave</source>
        <translation>Enregistrer et quitter</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Manche suivante</translation>
    </message>
    <message>
        <source>End of round {round}</source>
        <translation>Fin de la manche {round}</translation>
    </message>
    <message>
        <source>To the result</source>
        <translation>Voir le résultat</translation>
    </message>
    <message>
        <source>{end_of_round}: open the bags!</source>
        <translation>{end_of_round}&#x202f;: ouvrez les sacs&#x202f;!</translation>
    </message>
    <message numerus="yes">
        <source>After %n round(s)</source>
        <translation>
            <numerusform>Après %n manche</numerusform>
            <numerusform>Après %n manches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) to go.</source>
        <translation>
            <numerusform>Encore %n manche.</numerusform>
            <numerusform>Encore %n manches.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has passed {target}: the match goes on.</source>
        <translation>Personne n’a dépassé {target}&#x202f;: la partie continue.</translation>
    </message>
    <message>
        <source>Nobody has reached {target}: the match goes on.</source>
        <translation>Personne n’a atteint {target}&#x202f;: la partie continue.</translation>
    </message>
    <message>
        <source>Still without a single head: {names}.</source>
        <translation>Encore aucune tête de bœuf&#x202f;: {names}.</translation>
    </message>
    <message>
        <source>You are in the lead with {heads}.</source>
        <translation>Tu mènes avec {heads}.</translation>
    </message>
    <message>
        <source>{name} is in the lead with {heads}.</source>
        <translation>{name} mène avec {heads}.</translation>
    </message>
    <message>
        <source>In the lead with {heads}: {names}.</source>
        <translation>Mènent à égalité avec {heads}&#x202f;: {names}.</translation>
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
        <translation>Édition</translation>
    </message>
    <message>
        <source>one touch sets all rules at once</source>
        <translation>un seul clic règle tout</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>new for every match</source>
        <translation>nouvelle à chaque partie</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Code de la donne</translation>
    </message>
    <message>
        <source>The same code deals the same cards; the code of a match also sets its rules and seats.</source>
        <translation>Le même code redonne les mêmes cartes&#x202f;; celui d’une partie apporte aussi ses règles et ses places.</translation>
    </message>
    <message>
        <source>Use the rules and seats of the code</source>
        <translation>Appliquer les règles et les places de ce code</translation>
    </message>
</context>
<context>
    <name>SameDealTable</name>
    <message>
        <source>{place} of {count}</source>
        <comment>place in a match, as 2nd of 4</comment>
        <translation>{place} sur {count}</translation>
    </message>
    <message>
        <source>this match</source>
        <translation>cette partie</translation>
    </message>
    <message>
        <source>seat {number}</source>
        <translation>place {number}</translation>
    </message>
    <message>
        <source>{name}, {heads}, {place}, {when}.</source>
        <translation>{name}, {heads}, {place}, {when}.</translation>
    </message>
    <message>
        <source>The same cards, compared</source>
        <translation>Les mêmes cartes, comparées</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>ScoreExport</name>
    <message>
        <source>The score sheet cannot be written: {reason}</source>
        <translation>Impossible d’enregistrer la feuille&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Enregistrée sous {name}.</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de score</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>R{number}</source>
        <comment>round column</comment>
        <translation>M{number}</translation>
    </message>
    <message>
        <source>R{first}–{last}</source>
        <comment>several rounds in one column</comment>
        <translation>M{first}–{last}</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>a gagné</translation>
    </message>
    <message>
        <source>in the lead</source>
        <translation>en tête</translation>
    </message>
    <message>
        <source>Place {place}: {name}, {heads} in all; {parts}.</source>
        <translation>Place {place}&#x202f;: {name}, {heads} en tout&#x202f;; {parts}.</translation>
    </message>
    <message>
        <source>fewest heads of the round</source>
        <translation>le moins de têtes de la manche</translation>
    </message>
    <message>
        <source>Place {place}: {name}, {heads} in all; rounds: {rounds}.</source>
        <translation>Place {place}&#x202f;: {name}, {heads} en tout&#x202f;; manches&#x202f;: {rounds}.</translation>
    </message>
</context>
<context>
    <name>ScreenWords</name>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>unknown game</source>
        <translation>jeu inconnu</translation>
    </message>
    <message>
        <source>Your own way</source>
        <translation>À ma façon</translation>
    </message>
    <message>
        <source>with the rules below</source>
        <translation>voir plus bas</translation>
    </message>
    <message>
        <source>unknown edition</source>
        <translation>édition inconnue</translation>
    </message>
    <message>
        <source>for another variant: {variant}</source>
        <translation>pour une autre variante&#x202f;: {variant}</translation>
    </message>
    <message>
        <source>for a variant that is not there any more</source>
        <translation>pour une variante qui n’existe plus</translation>
    </message>
    <message>
        <source>holds a rule that is not there any more</source>
        <translation>contient une règle qui n’existe plus</translation>
    </message>
    <message>
        <source>“{rule}” has a value that cannot be played</source>
        <translation>«&#x202f;{rule}&#x202f;» a une valeur qui n’est pas jouable</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Contraste</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lent</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>Sans animation</translation>
    </message>
    <message>
        <source>Enter a number here.</source>
        <translation>Il faut un nombre ici.</translation>
    </message>
    <message>
        <source>“{text}” is not a whole number.</source>
        <translation>«&#x202f;{text}&#x202f;» n’est pas un nombre entier.</translation>
    </message>
    <message>
        <source>A deal code lies between {minimum} and {maximum}.</source>
        <translation>Le code d’une donne va de {minimum} à {maximum}.</translation>
    </message>
    <message>
        <source>Enter {minimum} to {maximum}.</source>
        <translation>De {minimum} à {maximum} seulement.</translation>
    </message>
    <message>
        <source>No match has this code. Please compare every letter and digit.</source>
        <translation>Aucune partie n’a ce code. Compare chaque lettre et chaque chiffre.</translation>
    </message>
    <message>
        <source>This code comes from a newer version of the program.</source>
        <translation>Ce code vient d’une version plus récente du programme.</translation>
    </message>
    <message>
        <source>This code stands for other rules or seats ({seats} players).</source>
        <translation>Ce code vaut pour d’autres règles ou d’autres places ({seats} joueurs).</translation>
    </message>
    <message>
        <source>One or the other: a number of heads or a number of rounds, not both.</source>
        <translation>L’un ou l’autre&#x202f;: un nombre de têtes de bœuf ou un nombre de manches, pas les deux.</translation>
    </message>
    <message numerus="yes">
        <source>{minimum} to {maximum} can play this variant: please take %n seat(s) away.</source>
        <translation>
            <numerusform>Cette variante se joue de {minimum} à {maximum}&#x202f;: retire %n place.</numerusform>
            <numerusform>Cette variante se joue de {minimum} à {maximum}&#x202f;: retire %n places.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{minimum} to {maximum} can play this variant: %n more seat(s), please.</source>
        <translation>
            <numerusform>Cette variante se joue de {minimum} à {maximum}&#x202f;: il manque %n place.</numerusform>
            <numerusform>Cette variante se joue de {minimum} à {maximum}&#x202f;: il manque %n places.</numerusform>
        </translation>
    </message>
    <message>
        <source>A name is missing here.</source>
        <translation>Il manque un nom ici.</translation>
    </message>
    <message>
        <source>At most {maximum} characters, please.</source>
        <translation>{maximum} caractères au maximum.</translation>
    </message>
    <message>
        <source>Somebody at the table is called {name} already.</source>
        <translation>Quelqu’un à la table porte déjà ce nom&#x202f;: {name}.</translation>
    </message>
    <message>
        <source>This cannot be played.</source>
        <translation>Impossible de jouer ainsi.</translation>
    </message>
    <message>
        <source>Rules called “{name}” are saved already.</source>
        <translation>Des règles nommées «&#x202f;{name}&#x202f;» existent déjà.</translation>
    </message>
    <message>
        <source>The rules below do not work together yet; fix them first.</source>
        <translation>Les règles ci-dessous ne sont pas encore jouables&#x202f;; corrige-les d’abord.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Au plus près</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Prudent</translation>
    </message>
    <message>
        <source>Strong</source>
        <comment>the level</comment>
        <translation>Fort</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maître</translation>
    </message>
    <message>
        <source>{names} at one screen</source>
        <translation>{names} sur un même écran</translation>
    </message>
    <message numerus="yes">
        <source>{name} against %n bot(s)</source>
        <translation>
            <numerusform>{name} contre %n robot</numerusform>
            <numerusform>{name} contre %n robots</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} against {others}</source>
        <translation>{name} contre {others}</translation>
    </message>
    <message>
        <source>Round {round}, trick {trick}</source>
        <translation>Manche {round}, tour {trick}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Manche {round}</translation>
    </message>
    <message>
        <source>Branch</source>
        <comment>a match that left another one</comment>
        <translation>Bifurcation</translation>
    </message>
    <message>
        <source>Training</source>
        <comment>a match played to learn</comment>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>you are {place}</source>
        <comment>of an unfinished match</comment>
        <translation>tu es {place}</translation>
    </message>
    <message>
        <source>A branch of another match: it counts apart in the statistics.</source>
        <translation>Bifurcation d’une autre partie&#x202f;: elle compte à part dans les statistiques.</translation>
    </message>
    <message>
        <source>Assisted, with cards seen taken back: it counts apart in the statistics.</source>
        <translation>Jouée avec aide (retour sur des cartes déjà vues)&#x202f;: elle compte à part dans les statistiques.</translation>
    </message>
    <message>
        <source>A training match: it counts nowhere.</source>
        <translation>Une partie d’entraînement&#x202f;: elle ne compte nulle part.</translation>
    </message>
    <message>
        <source>These cards were played here before: it counts apart in the statistics.</source>
        <translation>Ces cartes ont déjà été jouées ici&#x202f;: la partie compte à part dans les statistiques.</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>aujourd’hui, {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>hier, {time}</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>a date of this year: d is the day, MMM the month</comment>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>a date of another year: d is the day, MMM the month</comment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>{date}, {time}</source>
        <translation>{date}, {time}</translation>
    </message>
    <message>
        <source>The theme “{name}” is gone; the standard one is used.</source>
        <translation>Les couleurs «&#x202f;{name}&#x202f;» n’existent plus. Les couleurs standard s’appliquent.</translation>
    </message>
    <message>
        <source>The language “{name}” is gone.</source>
        <translation>La langue «&#x202f;{name}&#x202f;» n’existe plus.</translation>
    </message>
    <message>
        <source>The settings cannot be saved here.</source>
        <translation>Les réglages ne peuvent pas être enregistrés ici.</translation>
    </message>
    <message>
        <source>The matches are saved in their own place again.</source>
        <translation>Les parties sont de nouveau enregistrées à leur place.</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>pas encore enregistrée</translation>
    </message>
    <message>
        <source>What you play now is kept only while the program is open.</source>
        <translation>Ce que tu joues maintenant n’est conservé que tant que le programme est ouvert.</translation>
    </message>
    <message>
        <source>Choose from open cards</source>
        <translation>Choisir parmi les cartes visibles</translation>
    </message>
    <message>
        <source>Yes: all cards lie open, one is taken in turn. No: they are dealt.</source>
        <translation>Oui&#x202f;: toutes les cartes sont visibles, chacun en prend une à son tour. Non&#x202f;: on les distribue.</translation>
    </message>
    <message>
        <source>Look at drafted hands</source>
        <translation>Revoir les mains choisies</translation>
    </message>
    <message>
        <source>Yes: a click on a player shows the cards drafted. No: they must be remembered.</source>
        <translation>Oui&#x202f;: un clic sur un joueur montre les cartes qu’il a choisies. Non&#x202f;: il faut s’en souvenir.</translation>
    </message>
    <message>
        <source>Insert at the end too</source>
        <translation>Insérer aussi à la fin</translation>
    </message>
    <message>
        <source>The card may go behind the last one, even far from the smallest difference.</source>
        <translation>La carte peut aller après la dernière, même loin de la plus petite différence.</translation>
    </message>
    <message>
        <source>Move to a full row</source>
        <translation>Glisser vers une série complète</translation>
    </message>
    <message>
        <source>Whoever overfills a row takes all its cards at once, except the highest.</source>
        <translation>Qui fait déborder la série la ramasse aussitôt, sauf sa plus forte carte.</translation>
    </message>
    <message>
        <source>takes</source>
        <translation>ramasse</translation>
    </message>
    <message>
        <source>forbidden</source>
        <translation>interdit</translation>
    </message>
    <message>
        <source>Negative = Positive cancels</source>
        <translation>Négatif = Positif annule</translation>
    </message>
    <message>
        <source>Points: head by head. Cards: whole cards only, and the rest is lost.</source>
        <translation>Points&#x202f;: tête par tête. Cartes&#x202f;: des cartes entières seulement, et le reste est perdu.</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>cards</source>
        <comment>to cancel</comment>
        <translation>cartes</translation>
    </message>
    <message>
        <source>Special cards in round 2</source>
        <translation>Cartes spéciales en manche 2</translation>
    </message>
    <message>
        <source>All: the discards go back into the deck before up to three each are dealt.</source>
        <translation>Toutes&#x202f;: la défausse retourne dans la pioche avant qu’on en donne jusqu’à trois à chacun.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>toutes</translation>
    </message>
    <message>
        <source>deck only</source>
        <translation>pioche seule</translation>
    </message>
    <message>
        <source>Ends at</source>
        <translation>Fin à</translation>
    </message>
    <message>
        <source>The match ends with the round in which somebody has this many heads.</source>
        <translation>La partie se termine avec la manche où quelqu’un arrive à ce nombre de têtes de bœuf.</translation>
    </message>
    <message>
        <source>The match ends when the total is</source>
        <translation>La partie s’arrête quand le total est</translation>
    </message>
    <message>
        <source>Reached: exactly that many are enough. Passed: it takes one more.</source>
        <translation>Atteint&#x202f;: ce nombre exact suffit. Dépassé&#x202f;: il en faut une de plus.</translation>
    </message>
    <message>
        <source>reached</source>
        <translation>atteint</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>dépassé</translation>
    </message>
    <message>
        <source>Number of rounds</source>
        <translation>Nombre de manches</translation>
    </message>
    <message>
        <source>Set a number and the match lasts exactly that many rounds, whatever the totals.</source>
        <translation>Si tu indiques un nombre, la partie dure exactement autant de manches, quel que soit le nombre de têtes de bœuf.</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>Base</source>
        <comment>the variant</comment>
        <translation>Base</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Jeu de base</translation>
    </message>
    <message>
        <source>Ten cards each, four rows. Whoever lays the sixth card of a row takes its five.</source>
        <translation>Dix cartes chacun, quatre séries. Qui pose la sixième carte d’une série ramasse les cinq autres.</translation>
    </message>
    <message>
        <source>Professional</source>
        <comment>the variant</comment>
        <translation>Pro</translation>
    </message>
    <message>
        <source>Professional game</source>
        <translation>Jeu pro</translation>
    </message>
    <message>
        <source>Anniversary</source>
        <comment>the variant</comment>
        <translation>Anniversaire</translation>
    </message>
    <message>
        <source>Anniversary game</source>
        <translation>Jeu anniversaire</translation>
    </message>
    <message>
        <source>12 cards and 3 special cards each, two rounds. The fewest heads win.</source>
        <translation>12 cartes et 3 cartes spéciales chacun, deux manches. Le plus petit total de têtes de bœuf gagne.</translation>
    </message>
    <message>
        <source>Brazil, 25 years</source>
        <translation>Brésil, 25 ans</translation>
    </message>
    <message>
        <source>the standard</source>
        <translation>standard</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Française</translation>
    </message>
    <message>
        <source>as in the box</source>
        <translation>selon la boîte</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classique</translation>
    </message>
    <message>
        <source>as it used to be</source>
        <translation>comme autrefois</translation>
    </message>
    <message>
        <source>only the base game</source>
        <translation>seulement le jeu de base</translation>
    </message>
    <message>
        <source>not available in this variant</source>
        <translation>pas dans cette variante</translation>
    </message>
    <message>
        <source>Plays any card, whatever lies there.</source>
        <translation>Joue n’importe quelle carte, sans regarder.</translation>
    </message>
    <message>
        <source>Mostly the cheapest card, nearest to its row.</source>
        <translation>Le plus souvent la carte la moins chère, au plus près.</translation>
    </message>
    <message>
        <source>Now the strong one&apos;s card, now what it fancies.</source>
        <translation>Tantôt la carte du fort, tantôt celle qui lui plaît.</translation>
    </message>
    <message>
        <source>Decides at a glance, after much practice.</source>
        <translation>Décide d’un coup d’œil, par longue habitude.</translation>
    </message>
    <message>
        <source>Thinks hundreds of games ahead, card by card.</source>
        <translation>Imagine des centaines de parties, carte par carte.</translation>
    </message>
    <message>
        <source>Pega em 6!</source>
        <translation>6 qui prend&#x202f;!</translation>
    </message>
    <message>
        <source>The sixth card takes the row</source>
        <translation>La sixième carte ramasse la série</translation>
    </message>
</context>
<context>
    <name>Screens</name>
    <message>
        <source>Only as many cards as are needed, all known, and everybody picks their own hand.</source>
        <translation>Juste les cartes qu’il faut, toutes connues, et chacun choisit sa main.</translation>
    </message>
    <message>
        <source>The settings could not be read. The file is kept as {path}; standard ones are used.</source>
        <translation>Les réglages n’ont pas pu être lus. Le fichier est conservé sous {path}&#x202f;; les réglages standard s’appliquent.</translation>
    </message>
    <message>
        <source>Some settings could not be read and have their standard values. The file as it was is kept as {path}.</source>
        <translation>Certains réglages n’ont pas pu être lus et ont leur valeur standard. Le fichier tel qu’il était est conservé sous {path}.</translation>
    </message>
    <message>
        <source>The settings in {path} could not be read, and the file cannot be moved. Standard ones are used, and changes are not saved.</source>
        <translation>Les réglages de {path} n’ont pas pu être lus et le fichier ne peut pas être déplacé. Les réglages standard s’appliquent et les changements ne sont pas enregistrés.</translation>
    </message>
    <message>
        <source>Another copy of the program is open. Matches played here are kept apart and join the rest later.</source>
        <translation>Une autre fenêtre du programme est ouverte. Les parties jouées ici sont gardées à part et rejoindront les autres plus tard.</translation>
    </message>
    <message>
        <source>The saved matches belong to a newer version of the program and stay as they are. Matches played here are kept apart; that version takes them in.</source>
        <translation>Les parties enregistrées viennent d’une version plus récente du programme et restent telles quelles. Celles jouées ici sont gardées à part&#x202f;; cette version les reprendra.</translation>
    </message>
    <message>
        <source>The file of the saved matches was gone. What its copy held is here again.</source>
        <translation>Le fichier des parties enregistrées avait disparu. Ce que contenait sa copie est de nouveau ici.</translation>
    </message>
    <message>
        <source>A match that could not be read was put right from the copy of the saved matches. As it was, it is kept as {kept_as}.</source>
        <translation>Une partie illisible a été rétablie à partir de la copie des parties enregistrées. Telle qu’elle était, elle est conservée dans {kept_as}.</translation>
    </message>
    <message>
        <source>The disk is full: what you play now is kept only while the program is open. It is saved as soon as there is room.</source>
        <translation>Le disque est plein&#x202f;: ce que tu joues maintenant n’est conservé que tant que le programme est ouvert. Il sera enregistré dès qu’il y aura de la place.</translation>
    </message>
    <message>
        <source>The folder of the matches cannot be written to: what you play now is kept only while the program is open. It is saved as soon as that works again.</source>
        <translation>Impossible d’écrire dans le dossier des parties&#x202f;: ce que tu joues maintenant n’est conservé que tant que le programme est ouvert. Il sera enregistré dès que ce sera possible.</translation>
    </message>
    <message>
        <source>Other copies of the program have the saved matches: what you play now is kept only while this one is open. It is saved as soon as one of them is closed.</source>
        <translation>D’autres fenêtres du programme utilisent les parties enregistrées&#x202f;: ce que tu joues maintenant n’est conservé que tant que celle-ci est ouverte. Il sera enregistré dès que l’une d’elles sera fermée.</translation>
    </message>
    <message>
        <source>The saved matches were damaged. What can still be read is here; the file is kept as {kept_as}.</source>
        <translation>Les parties enregistrées étaient endommagées. Ce qui se lit encore est ici&#x202f;; le fichier est conservé sous le nom {kept_as}.</translation>
    </message>
    <message>
        <source>Strength {points}, with 95% certainty between {low} and {high}. Measured in {tables} rounds at such a table; 1000 is the mean of all levels.</source>
        <translation>Force {points}, à 95&#x202f;% de certitude entre {low} et {high}. Mesurée sur {tables} manches à une table semblable&#x202f;; 1000 est la moyenne de tous les niveaux.</translation>
    </message>
</context>
<context>
    <name>SeatPanel</name>
    <message>
        <source>{strength}: the strength that was measured, and how far it may be off. The mean of all is 1000.</source>
        <translation>{strength}&#x202f;: la force mesurée et sa marge d’erreur. La moyenne de tous est 1000.</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Qui joue</translation>
    </message>
    <message>
        <source>Shuffle seats</source>
        <translation>Mélanger les places</translation>
    </message>
    <message>
        <source>Seats: {seats} ({minimum} to {maximum})</source>
        <translation>Places&#x202f;: {seats} (de {minimum} à {maximum})</translation>
    </message>
    <message>
        <source>up to {maximum} in this variant</source>
        <translation>jusqu’à {maximum} dans cette variante</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Ajouter quelqu’un à la table</translation>
    </message>
    <message>
        <source>One seat up</source>
        <translation>Une place plus haut</translation>
    </message>
    <message>
        <source>One seat down</source>
        <translation>Une place plus bas</translation>
    </message>
    <message>
        <source>{name}: seat {number} of {count}</source>
        <translation>{name}&#x202f;: place {number} sur {count}</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Move seat {number}</source>
        <translation>Déplacer la place {number}</translation>
    </message>
    <message>
        <source>Drag it, or press Up and Down; Alt+Up and Alt+Down anywhere.</source>
        <translation>Glisse-la, ou utilise les flèches haut et bas&#x202f;; avec Alt, depuis n’importe quel champ.</translation>
    </message>
    <message>
        <source>Another place at the table</source>
        <translation>Une autre place à la table</translation>
    </message>
    <message>
        <source>Somebody who has played here, for seat {number}</source>
        <translation>Quelqu’un qui a déjà joué ici, pour la place {number}</translation>
    </message>
    <message>
        <source>Name on seat {number}</source>
        <translation>Nom à la place {number}</translation>
    </message>
    <message>
        <source>Another face for seat {number}</source>
        <translation>Un autre visage pour la place {number}</translation>
    </message>
    <message>
        <source>Another face</source>
        <translation>Un autre visage</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Robot</source>
        <translation>Robot</translation>
    </message>
    <message>
        <source>Seat {number}: a person; make it a robot</source>
        <translation>Place {number}&#x202f;: humain&#x202f;; en faire un robot</translation>
    </message>
    <message>
        <source>Seat {number}: a robot; make it a person</source>
        <translation>Place {number}&#x202f;: robot&#x202f;; en faire un humain</translation>
    </message>
    <message>
        <source>PIN for seat {number}</source>
        <translation>Code PIN pour la place {number}</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>4 to 12 digits, or none. A courtesy lock for the curtain, not a safe.</source>
        <translation>De 4 à 12 chiffres, ou aucun. Une simple protection des regards pour le rideau, pas un coffre-fort.</translation>
    </message>
    <message>
        <source>Level on seat {number}</source>
        <translation>Niveau à la place {number}</translation>
    </message>
    <message>
        <source>Take seat {number} away</source>
        <translation>Retirer la place {number}</translation>
    </message>
    <message>
        <source>the screen is passed on</source>
        <translation>on se passe l’écran</translation>
    </message>
    <message>
        <source>at this computer</source>
        <translation>sur cet ordinateur</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>take effect at once, even in the middle of a match</source>
        <translation>pris en compte tout de suite, même en pleine partie</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>The table does not stop: all words change at once.</source>
        <translation>La partie ne s’arrête pas&#x202f;: tous les mots changent d’un coup.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Rythme</translation>
    </message>
    <message>
        <source>Space or a click skips the animation.</source>
        <translation>Espace ou un clic saute l’animation en cours.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Volume in percent</source>
        <translation>Volume (%)</translation>
    </message>
    <message>
        <source>Your turn:</source>
        <translation>À toi&#x202f;:</translation>
    </message>
    <message>
        <source>the 58 goes to row 2, after the 50.</source>
        <translation>le 58 va dans la série 2, après le 50.</translation>
    </message>
    <message>
        <source>Back to standard</source>
        <translation>Réglages d’origine</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Text size in percent</source>
        <translation>Taille du texte (%)</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}&#x202f;%</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>On every page</source>
        <translation>Sur chaque page</translation>
    </message>
    <message>
        <source>On the first page</source>
        <translation>Sur la page d’accueil</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Dans «&#x202f;Comment jouer&#x202f;»</translation>
    </message>
    <message>
        <source>Before a new game</source>
        <translation>Avant une nouvelle partie</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Pendant la partie</translation>
    </message>
    <message>
        <source>Read out at the table</source>
        <translation>Annonces, pendant la partie</translation>
    </message>
    <message>
        <source>In a lesson</source>
        <translation>Dans une leçon</translation>
    </message>
    <message>
        <source>Watching a match</source>
        <translation>En revoyant une partie</translation>
    </message>
    <message>
        <source>After a round or a match</source>
        <translation>Après une manche ou une partie</translation>
    </message>
    <message>
        <source>Before the curtain</source>
        <translation>Devant le rideau</translation>
    </message>
    <message>
        <source>Home</source>
        <comment>the key</comment>
        <translation>Début</translation>
    </message>
    <message>
        <source>End</source>
        <comment>the key</comment>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <comment>the key</comment>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <comment>the key</comment>
        <translation>Maj</translation>
    </message>
    <message>
        <source>left arrow</source>
        <translation>flèche gauche</translation>
    </message>
    <message>
        <source>right arrow</source>
        <translation>flèche droite</translation>
    </message>
    <message>
        <source>up arrow</source>
        <translation>flèche haut</translation>
    </message>
    <message>
        <source>down arrow</source>
        <translation>flèche bas</translation>
    </message>
    <message>
        <source>to</source>
        <comment>between the first and the last of several keys</comment>
        <translation>à</translation>
    </message>
    <message>
        <source>question mark</source>
        <translation>point d’interrogation</translation>
    </message>
    <message>
        <source>Command</source>
        <comment>the key</comment>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Option</source>
        <comment>the key</comment>
        <translation>Option</translation>
    </message>
    <message>
        <source>Control</source>
        <comment>the key</comment>
        <translation>Contrôle</translation>
    </message>
    <message>
        <source>period</source>
        <translation>point</translation>
    </message>
    <message>
        <source>this list of keys</source>
        <translation>cette liste de touches</translation>
    </message>
    <message>
        <source>menu</source>
        <translation>menu</translation>
    </message>
    <message>
        <source>hide everything at once</source>
        <translation>tout cacher aussitôt</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>plein écran</translation>
    </message>
    <message>
        <source>new game</source>
        <translation>nouvelle partie</translation>
    </message>
    <message>
        <source>first page; the match stays saved</source>
        <translation>accueil&#x202f;; la partie reste enregistrée</translation>
    </message>
    <message>
        <source>history</source>
        <translation>historique</translation>
    </message>
    <message>
        <source>statistics</source>
        <translation>statistiques</translation>
    </message>
    <message>
        <source>rules of this match</source>
        <translation>règles de cette partie</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>réglages</translation>
    </message>
    <message>
        <source>quit</source>
        <translation>quitter</translation>
    </message>
    <message>
        <source>to the next thing; with Shift back</source>
        <translation>à l’élément suivant&#x202f;; avec Maj, au précédent</translation>
    </message>
    <message>
        <source>the golden button</source>
        <translation>le bouton doré</translation>
    </message>
    <message>
        <source>back</source>
        <translation>retour</translation>
    </message>
    <message>
        <source>scroll</source>
        <translation>faire défiler</translation>
    </message>
    <message>
        <source>show or hide the last trick</source>
        <translation>montrer ou cacher le dernier tour</translation>
    </message>
    <message>
        <source>the last trick, card by card</source>
        <translation>le dernier tour, carte par carte</translation>
    </message>
    <message>
        <source>one step of the lesson back, one on</source>
        <translation>une étape de la leçon en arrière, une en avant</translation>
    </message>
    <message>
        <source>show me: where to look, which card, then do it</source>
        <translation>montrer&#x202f;: où regarder, quelle carte, puis comment la jouer</translation>
    </message>
    <message>
        <source>the same once more</source>
        <translation>la même scène encore une fois</translation>
    </message>
    <message>
        <source>leave the lesson; its place is kept</source>
        <translation>quitter la leçon&#x202f;; tu reprendras au même endroit</translation>
    </message>
    <message>
        <source>one chapter back, one on</source>
        <translation>un chapitre en arrière, un en avant</translation>
    </message>
    <message>
        <source>let go</source>
        <translation>reposer la carte, renoncer</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>annuler</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>rétablir</translation>
    </message>
    <message>
        <source>why there? Without a card: this list</source>
        <translation>pourquoi là&#x202f;? Sans carte&#x202f;: cette liste</translation>
    </message>
    <message>
        <source>skip the animation</source>
        <translation>sauter l’animation</translation>
    </message>
    <message>
        <source>lists and log</source>
        <translation>listes et journal</translation>
    </message>
    <message>
        <source>between felt, lists and bar</source>
        <translation>entre tapis, listes et barre</translation>
    </message>
    <message>
        <source>my cards</source>
        <translation>mes cartes</translation>
    </message>
    <message>
        <source>what has just happened</source>
        <translation>ce qui vient de se passer</translation>
    </message>
    <message>
        <source>whose turn it is</source>
        <translation>à qui de jouer</translation>
    </message>
    <message>
        <source>the standings</source>
        <translation>les scores</translation>
    </message>
    <message>
        <source>one step back, one on</source>
        <translation>une étape en arrière, une en avant</translation>
    </message>
    <message>
        <source>to the beginning, to the end</source>
        <translation>au début, à la fin</translation>
    </message>
    <message>
        <source>play, pause</source>
        <translation>lancer, arrêter</translation>
    </message>
    <message>
        <source>see all hands</source>
        <translation>voir toutes les mains</translation>
    </message>
    <message>
        <source>play on from here</source>
        <translation>jouer à partir d’ici</translation>
    </message>
    <message>
        <source>the moves</source>
        <translation>les coups</translation>
    </message>
    <message>
        <source>between felt, moves and bar</source>
        <translation>entre tapis, coups et barre</translation>
    </message>
    <message>
        <source>go on with the match</source>
        <translation>reprendre la partie</translation>
    </message>
    <message>
        <source>play now</source>
        <translation>jouer tout de suite</translation>
    </message>
    <message>
        <source>how to play</source>
        <translation>comment jouer</translation>
    </message>
    <message>
        <source>learn by playing</source>
        <translation>apprendre en jouant</translation>
    </message>
    <message>
        <source>the rules in pictures</source>
        <translation>les règles en images</translation>
    </message>
    <message>
        <source>a player one seat up, one down</source>
        <translation>un joueur une place plus haut, une plus bas</translation>
    </message>
    <message>
        <source>watch step by step</source>
        <translation>revoir pas à pas</translation>
    </message>
    <message>
        <source>the score sheet as a page or a table</source>
        <translation>la feuille de score en page ou en tableau</translation>
    </message>
    <message>
        <source>the same cards once more</source>
        <translation>les mêmes cartes encore une fois</translation>
    </message>
    <message>
        <source>save and leave</source>
        <translation>enregistrer et quitter</translation>
    </message>
    <message>
        <source>rematch with other seats</source>
        <translation>revanche avec d’autres places</translation>
    </message>
    <message>
        <source>open the next bag, twice all of them</source>
        <translation>ouvrir le sac suivant&#x202f;; deux fois, tous</translation>
    </message>
    <message>
        <source>show my cards</source>
        <translation>montrer mes cartes</translation>
    </message>
    <message>
        <source>take the last card back</source>
        <translation>reprendre la dernière carte</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Your moves</source>
        <translation>Tes coups</translation>
    </message>
    <message>
        <source>Enter plays the move.</source>
        <translation>Entrée joue le coup.</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Séries</translation>
    </message>
    <message>
        <source>The rows one by one, with what they hold and count.</source>
        <translation>Une à une, ce qu’elles contiennent et ce qu’elles valent.</translation>
    </message>
    <message>
        <source>Points and totals of every player.</source>
        <translation>Les points et le total de chacun.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>What has happened, the newest at the end.</source>
        <translation>Ce qui s’est passé&#x202f;; le plus récent à la fin.</translation>
    </message>
    <message>
        <source>Close the lists</source>
        <translation>Fermer les listes</translation>
    </message>
</context>
<context>
    <name>SoundLines</name>
    <message>
        <source>Cards and chips</source>
        <translation>Cartes et jetons</translation>
    </message>
    <message>
        <source>slide, land, turn</source>
        <translation>glisser, poser, retourner</translation>
    </message>
    <message>
        <source>Moo</source>
        <translation>Meuglement</translation>
    </message>
    <message>
        <source>when somebody takes a row</source>
        <translation>quand quelqu’un ramasse une série</translation>
    </message>
    <message>
        <source>Your-turn chime</source>
        <translation>Signal de tour</translation>
    </message>
    <message>
        <source>two notes when you are to decide</source>
        <translation>deux notes quand c’est à toi de choisir</translation>
    </message>
</context>
<context>
    <name>StatisticsScreen</name>
    <message>
        <source>Branches and assisted matches only.</source>
        <translation>Seulement bifurcations et parties avec aide.</translation>
    </message>
    <message>
        <source>Only deals that had been played here before.</source>
        <translation>Seulement les parties dont les cartes avaient déjà été jouées ici.</translation>
    </message>
    <message>
        <source>of this computer only</source>
        <translation>de cet ordinateur seulement</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) still to be counted</source>
        <translation>
            <numerusform>%Ln partie encore à compter</numerusform>
            <numerusform>%Ln parties encore à compter</numerusform>
        </translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>table average {mean}</source>
        <translation>moyenne de la table {mean}</translation>
    </message>
    <message>
        <source>mean of 5</source>
        <translation>moyenne de 5</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>How many players</source>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>The chart begins with the second match.</source>
        <translation>Le graphique commence à la deuxième partie.</translation>
    </message>
    <message>
        <source>Times ahead of each opponent</source>
        <translation>Contre qui&#x202f;: combien de fois devant</translation>
    </message>
    <message>
        <source>Heads a round, match by match</source>
        <translation>Têtes de bœuf par manche, partie après partie</translation>
    </message>
    <message>
        <source>Whose numbers</source>
        <translation>Statistiques de qui</translation>
    </message>
    <message>
        <source>Which matches</source>
        <translation>Quelles parties</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>All variants</source>
        <translation>Toutes les variantes</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%Ln joueur</numerusform>
            <numerusform>%Ln joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>All tables</source>
        <translation>Toutes les tables</translation>
    </message>
    <message>
        <source>Branches and assisted</source>
        <translation>Bifurcations, avec aide</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Rejoués</translation>
    </message>
    <message>
        <source>Finish a match to see its numbers here.</source>
        <translation>Termine une partie, et ses chiffres s’afficheront ici.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Where they finish</source>
        <translation>Places obtenues</translation>
    </message>
    <message>
        <source>Rounds and rows</source>
        <translation>Manches et séries</translation>
    </message>
    <message>
        <source>less is better</source>
        <translation>moins, c’est mieux</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>StatisticsWords</name>
    <message>
        <source>Bot: {level}</source>
        <translation>Robot&#x202f;: {level}</translation>
    </message>
    <message>
        <source>no match yet</source>
        <translation>pas encore de partie</translation>
    </message>
    <message numerus="yes">
        <source>still early: %n match(es)</source>
        <translation>
            <numerusform>encore tôt&#x202f;: %Ln partie</numerusform>
            <numerusform>encore tôt&#x202f;: %Ln parties</numerusform>
        </translation>
    </message>
    <message>
        <source>{share} of 100</source>
        <translation>{share} sur 100</translation>
    </message>
    <message numerus="yes">
        <source>%n of them shared</source>
        <translation>
            <numerusform>dont %n partagée</numerusform>
            <numerusform>dont %n partagées</numerusform>
        </translation>
    </message>
    <message>
        <source>spread {spread} · table average {table}</source>
        <translation>écart type {spread} · moyenne de la table {table}</translation>
    </message>
    <message numerus="yes">
        <source>matches</source>
        <comment>name of a number</comment>
        <translation>
            <numerusform>partie</numerusform>
            <numerusform>parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>victories</source>
        <comment>name of a number</comment>
        <translation>
            <numerusform>victoire</numerusform>
            <numerusform>victoires</numerusform>
        </translation>
    </message>
    <message>
        <source>best streak</source>
        <comment>name of a number</comment>
        <translation>meilleure série de victoires</translation>
    </message>
    <message numerus="yes">
        <source>%n in a row just now</source>
        <translation>
            <numerusform>%n d’affilée en ce moment</numerusform>
            <numerusform>%n d’affilée en ce moment</numerusform>
        </translation>
    </message>
    <message>
        <source>none just now</source>
        <translation>aucune en ce moment</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%Ln manche</numerusform>
            <numerusform>%Ln manches</numerusform>
        </translation>
    </message>
    <message>
        <source>no rounds</source>
        <translation>aucune manche</translation>
    </message>
    <message>
        <source>First match {first}, last match {last}; all players together {table}.</source>
        <translation>Première partie&#x202f;: {first}&#x202f;; dernière&#x202f;: {last}&#x202f;; toute la table&#x202f;: {table}.</translation>
    </message>
</context>
<context>
    <name>StoryWords</name>
    <message>
        <source>In front from the first round to the last.</source>
        <translation>En tête de la première à la dernière manche.</translation>
    </message>
    <message>
        <source>In front from round {round} on.</source>
        <translation>En tête depuis la manche {round}.</translation>
    </message>
    <message>
        <source>Decided in the last round. Level before it: {names}.</source>
        <translation>Tout s’est joué à la dernière manche. À égalité jusque-là&#x202f;: {names}.</translation>
    </message>
    <message>
        <source>Level at the top, each with: {points}.</source>
        <translation>Égalité en tête, chacun avec&#x202f;: {points}.</translation>
    </message>
    <message>
        <source>The difference: only {points}.</source>
        <translation>L’écart&#x202f;: seulement {points}.</translation>
    </message>
    <message>
        <source>The difference: {points}.</source>
        <translation>L’écart&#x202f;: {points}.</translation>
    </message>
    <message>
        <source>{place} place, {points} short of victory.</source>
        <translation>{place} au classement, à {points} de la victoire.</translation>
    </message>
    <message>
        <source>Turned in the last round: {name} had {count} less.</source>
        <translation>Renversée à la dernière manche&#x202f;: {name} en avait {count} de moins.</translation>
    </message>
    <message>
        <source>Turned in the last round: {name} had {count} more.</source>
        <translation>Renversée à la dernière manche&#x202f;: {name} en avait {count} de plus.</translation>
    </message>
    <message>
        <source>Turned in round {round}: {name} had {count} less.</source>
        <translation>Renversée à la manche {round}&#x202f;: {name} en avait {count} de moins.</translation>
    </message>
    <message>
        <source>Turned in round {round}: {name} had {count} more.</source>
        <translation>Renversée à la manche {round}&#x202f;: {name} en avait {count} de plus.</translation>
    </message>
    <message>
        <source>In that round: {hero} {points}, {rival} {other}.</source>
        <comment>two names, each with points</comment>
        <translation>Dans celle-ci&#x202f;: {hero} {points}, {rival} {other}.</translation>
    </message>
    <message>
        <source>Lead over {name} at the end: {points}.</source>
        <translation>Avance sur {name} à la fin&#x202f;: {points}.</translation>
    </message>
    <message>
        <source>After round {round} you were in front; round {next}: {points}.</source>
        <translation>Après la manche {round} tu étais en tête&#x202f;; manche {next}&#x202f;: {points}.</translation>
    </message>
    <message>
        <source>Round {round} was yours: {points}, the best at the table.</source>
        <translation>La manche {round} était la tienne&#x202f;: {points}, le meilleur de la table.</translation>
    </message>
    <message>
        <source>turned here</source>
        <comment>at a cell of the score sheet</comment>
        <translation>tournant</translation>
    </message>
    <message>
        <source>decided here</source>
        <comment>at a cell of the score sheet</comment>
        <translation>décisive</translation>
    </message>
    <message>
        <source>best at the table</source>
        <comment>at a cell of the score sheet: the result of a round</comment>
        <translation>la meilleure</translation>
    </message>
    <message numerus="yes">
        <source>after %n round(s)</source>
        <translation>
            <numerusform>après %n manche</numerusform>
            <numerusform>après %n manches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reached {target} and ended the match: {names}.</source>
        <translation>
            <numerusform>A atteint {target} et fini la partie&#x202f;: {names}.</numerusform>
            <numerusform>Ont atteint {target} et fini la partie&#x202f;: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took the {card} in round {round} with %n chip(s) on it.</source>
        <translation>
            <numerusform>Tu as pris le {card} à la manche {round} avec %n jeton dessus.</numerusform>
            <numerusform>Tu as pris le {card} à la manche {round} avec %n jetons dessus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} took the {card} in round {round} with %n chip(s) on it.</source>
        <translation>
            <numerusform>{name} a pris le {card} à la manche {round} avec %n jeton dessus.</numerusform>
            <numerusform>{name} a pris le {card} à la manche {round} avec %n jetons dessus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took the {card} in round {round}, trick {trick}: the row cost %n.</source>
        <comment>heads</comment>
        <translation>
            <numerusform>Tu as ramassé le {card} à la manche {round}, tour {trick}&#x202f;: la série a coûté %n.</numerusform>
            <numerusform>Tu as ramassé le {card} à la manche {round}, tour {trick}&#x202f;: la série a coûté %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} took the {card} in round {round}, trick {trick}: the row cost %n.</source>
        <comment>heads</comment>
        <translation>
            <numerusform>{name} a ramassé le {card} à la manche {round}, tour {trick}&#x202f;: la série a coûté %n.</numerusform>
            <numerusform>{name} a ramassé le {card} à la manche {round}, tour {trick}&#x202f;: la série a coûté %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your {card} was the last that fitted; the {by} came next and took %n head(s): {name}.</source>
        <translation>
            <numerusform>Ton {card} était le dernier qui tenait&#x202f;; le {by} ({name}) a suivi et ramassé %n tête.</numerusform>
            <numerusform>Ton {card} était le dernier qui tenait&#x202f;; le {by} ({name}) a suivi et ramassé %n têtes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {card} became part of a run and counted nothing.</source>
        <translation>Le {card} a rejoint une suite et n’a rien compté.</translation>
    </message>
    <message numerus="yes">
        <source>You took the {card} with %n chip(s) on it.</source>
        <translation>
            <numerusform>Tu as pris le {card} avec %n jeton dessus.</numerusform>
            <numerusform>Tu as pris le {card} avec %n jetons dessus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took the {card} with %n chip(s) on it, and it counted nothing.</source>
        <translation>
            <numerusform>Tu as pris le {card} avec %n jeton dessus, et il n’a rien compté.</numerusform>
            <numerusform>Tu as pris le {card} avec %n jetons dessus, et il n’a rien compté.</numerusform>
        </translation>
    </message>
    <message>
        <source>round {round}, trick {trick}</source>
        <translation>manche {round}, tour {trick}</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>manche {round}</translation>
    </message>
    <message>
        <source>Saved by one card: the {card}.</source>
        <translation>Une carte a sauvé la partie&#x202f;: le {card}.</translation>
    </message>
    <message numerus="yes">
        <source>The row behind it went to the next card, with %n head(s).</source>
        <translation>
            <numerusform>La série est allée à la carte suivante, avec %n tête.</numerusform>
            <numerusform>La série est allée à la carte suivante, avec %n têtes.</numerusform>
        </translation>
    </message>
    <message>
        <source>before: {points}</source>
        <comment>the record until now</comment>
        <translation>avant&#x202f;: {points}</translation>
    </message>
    <message>
        <source>your best</source>
        <comment>over a record, upper line</comment>
        <translation>ton meilleur</translation>
    </message>
    <message>
        <source>result</source>
        <comment>lower line</comment>
        <translation>score</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>back here</source>
        <translation>revient ici</translation>
    </message>
</context>
<context>
    <name>TableArea</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>The table, the players and what is yours. The lists of the side panel offer the same.</source>
        <translation>La table, avec les cartes, les joueurs et ce qui est à toi. Les listes du panneau latéral offrent la même chose.</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>Lists</source>
        <translation>Listes</translation>
    </message>
    <message>
        <source>rule</source>
        <comment>a quiet button behind a refusal, opens the help at that rule</comment>
        <translation>règle</translation>
    </message>
</context>
<context>
    <name>TableTalk</name>
    <message>
        <source>Not possible:</source>
        <translation>Impossible&#x202f;:</translation>
    </message>
    <message>
        <source>One moment:</source>
        <translation>Un instant&#x202f;:</translation>
    </message>
    <message>
        <source>an open card that begins with {digits}: type on.</source>
        <translation>une carte visible qui commence par {digits}&#x202f;: continue à taper.</translation>
    </message>
    <message>
        <source>why?</source>
        <translation>pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>got it</source>
        <translation>compris</translation>
    </message>
    <message>
        <source>right row</source>
        <translation>bonne série</translation>
    </message>
    <message>
        <source>right place</source>
        <translation>bonne place</translation>
    </message>
    <message>
        <source>the cards are still moving. Space skips.</source>
        <translation>les cartes bougent encore. Espace saute l’animation.</translation>
    </message>
    <message>
        <source>your move is on its way.</source>
        <translation>ton coup est en route.</translation>
    </message>
    <message>
        <source>first look at the result.</source>
        <translation>regarde d’abord le résultat.</translation>
    </message>
    <message>
        <source>this move is not possible any more.</source>
        <translation>ce coup n’est plus possible.</translation>
    </message>
    <message>
        <source>choose a card first (arrows or mouse).</source>
        <translation>choisis d’abord une carte (flèches ou souris).</translation>
    </message>
    <message>
        <source>choose a card first (arrows or mouse), or 0 for none of them.</source>
        <translation>choisis d’abord une carte (flèches ou souris), ou 0 pour aucune.</translation>
    </message>
    <message>
        <source>choose something first (arrows or mouse).</source>
        <translation>choisis d’abord quelque chose (flèches ou souris).</translation>
    </message>
    <message>
        <source>none of these cards can be played now: 0 goes on.</source>
        <translation>aucune de ces cartes ne peut se jouer maintenant&#x202f;: 0 continue.</translation>
    </message>
    <message>
        <source>there is no open card with this number.</source>
        <translation>il n’y a pas de carte visible avec ce numéro.</translation>
    </message>
    <message>
        <source>choose a row first (number or mouse).</source>
        <translation>choisis d’abord une série (numéro ou souris).</translation>
    </message>
    <message>
        <source>the row is chosen after the cards turn up. Enter plays the card.</source>
        <translation>la série se choisit une fois les cartes retournées. Entrée joue la carte.</translation>
    </message>
    <message>
        <source>there are no hands that everybody has seen.</source>
        <translation>il n’y a pas de main que tout le monde ait vue.</translation>
    </message>
    <message>
        <source>point at a card, then ask why.</source>
        <translation>pointe une carte, puis demande pourquoi.</translation>
    </message>
    <message>
        <source>there is nothing to undo.</source>
        <translation>il n’y a rien à annuler.</translation>
    </message>
    <message>
        <source>there is nothing to redo.</source>
        <translation>il n’y a rien à rétablir.</translation>
    </message>
    <message>
        <source>those cards have been seen. Z again goes back all the same; from then on the match counts as assisted.</source>
        <translation>ces cartes ont déjà été vues. Un second Z revient quand même en arrière&#x202f;; la partie compte alors comme jouée avec aide.</translation>
    </message>
    <message>
        <source>The match goes on: {title}, {subtitle}.</source>
        <translation>La partie continue&#x202f;: {title}, {subtitle}.</translation>
    </message>
    <message>
        <source>Move redone.</source>
        <translation>Coup rétabli.</translation>
    </message>
    <message>
        <source>Move undone.</source>
        <translation>Coup annulé.</translation>
    </message>
    <message>
        <source>{name} lost the thread; a legal move was played in their place.</source>
        <translation>{name} a perdu le fil&#x202f;; un coup permis a été joué à sa place.</translation>
    </message>
    <message>
        <source>Something went wrong here. The match is saved up to the last move.</source>
        <translation>Un problème est survenu ici. La partie est enregistrée jusqu’au dernier coup.</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Rythme</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>Son activé</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>Son coupé</translation>
    </message>
</context>
<context>
    <name>TotalsPicture</name>
    <message>
        <source>{name}: {total}</source>
        <comment>in the race of the totals</comment>
        <translation>{name}&#x202f;: {total}</translation>
    </message>
</context>
</TS>
