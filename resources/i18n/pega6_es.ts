<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es">
<context>
    <name>AboutScreen</name>
    <message>
        <source>About</source>
        <translation>Acerca de</translation>
    </message>
    <message>
        <source>Pega 6</source>
        <translation>Pega 6</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versión {version}</translation>
    </message>
    <message>
        <source>Pega em 6!, No Thanks! and Qwixx Cards against bots or friends, by mouse or keyboard alone.</source>
        <translation>¡Toma 6!, ¡No, gracias! y Qwixx Cartas, contra robots o con amigos, solo con el mouse o solo con el teclado.</translation>
    </message>
    <message>
        <source>Cards, ox and people were drawn for this program. It is free software under the MIT licence.</source>
        <translation>Las cartas, el buey y las personas se dibujaron para este programa. Es software libre, con licencia MIT.</translation>
    </message>
    <message>
        <source>Font: Bricolage Grotesque, SIL Open Font License 1.1. Interface: Qt for Python, LGPL 3.</source>
        <translation>Tipografía: Bricolage Grotesque, SIL Open Font License 1.1. Interfaz: Qt for Python, LGPL 3.</translation>
    </message>
    <message>
        <source>Licences of everything this program carries</source>
        <translation>Licencias de todo lo que trae este programa</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
</context>
<context>
    <name>AccessPanel</name>
    <message>
        <source>Accessibility</source>
        <translation>Accesibilidad</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Menos movimiento</translation>
    </message>
    <message>
        <source>Cards appear in their places and do not fly.</source>
        <translation>Las cartas aparecen en su lugar, sin volar.</translation>
    </message>
    <message>
        <source>Show keys</source>
        <translation>Mostrar teclas</translation>
    </message>
    <message>
        <source>The keys of the moment beside the status line.</source>
        <translation>Las teclas útiles en cada momento, junto a la barra de estado.</translation>
    </message>
    <message>
        <source>Show the last trick</source>
        <translation>Mostrar la última jugada</translation>
    </message>
    <message>
        <source>Flags under the players tell who played what, until your next card lies. U at the table.</source>
        <translation>Unos banderines bajo los jugadores cuentan quién jugó qué, hasta que juegues tu próxima carta. En la mesa: U.</translation>
    </message>
    <message>
        <source>Confirm the move</source>
        <translation>Confirmar la jugada</translation>
    </message>
    <message>
        <source>A move made with the mouse counts only after Enter or the golden button.</source>
        <translation>Lo que juegues con el mouse solo vale tras pulsar Enter o el botón dorado.</translation>
    </message>
    <message>
        <source>Play forced moves for me</source>
        <translation>Automatizar las jugadas forzadas</translation>
    </message>
    <message>
        <source>The last card of a hand, the only row: never what would tell others about your cards.</source>
        <translation>La última carta de la mano, la única fila posible: nunca lo que revelaría a otros algo de tus cartas.</translation>
    </message>
    <message>
        <source>One click plays</source>
        <translation>Un clic juega</translation>
    </message>
    <message>
        <source>A click on a card of your hand plays it; until the cards turn up you can take it back.</source>
        <translation>Un clic en una carta de la mano la juega enseguida; hasta que se descubran todas, puedes deshacerlo.</translation>
    </message>
    <message>
        <source>Narrate the table to the screen reader</source>
        <translation>Narrar la mesa al lector de pantalla</translation>
    </message>
    <message>
        <source>Every change becomes a sentence for the screen reader.</source>
        <translation>Cada cambio se convierte en una frase para el lector de pantalla.</translation>
    </message>
    <message>
        <source>Larger targets</source>
        <translation>Zonas de clic más grandes</translation>
    </message>
    <message>
        <source>Cards, rows and boxes answer a click from further away.</source>
        <translation>Cartas, filas y casillas aceptan el clic desde más lejos.</translation>
    </message>
</context>
<context>
    <name>AgreedScreen</name>
    <message>
        <source>Back to the table</source>
        <translation>Volver a la mesa</translation>
    </message>
    <message>
        <source>Rules of this match</source>
        <translation>Reglas de esta partida</translation>
    </message>
    <message>
        <source>as agreed before the first deal</source>
        <translation>según lo acordado antes del primer reparto</translation>
    </message>
    <message>
        <source>Edition: {edition}</source>
        <translation>Edición: {edition}</translation>
    </message>
    <message>
        <source>Rules with a golden edge are not the standard ones.</source>
        <translation>Las reglas con borde dorado no son las estándar.</translation>
    </message>
</context>
<context>
    <name>AgreedWords</name>
    <message>
        <source>standard rules</source>
        <translation>reglas estándar</translation>
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
        <translation>En las cartas de esta edición: {cards}.</translation>
    </message>
</context>
<context>
    <name>BarTable</name>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
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
            <numerusform>%Ln movimiento: comprobándolo con las reglas…</numerusform>
            <numerusform>%Ln movimientos: comprobándolos con las reglas…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%Ln movimiento</numerusform>
            <numerusform>%Ln movimientos</numerusform>
        </translation>
    </message>
    <message>
        <source>no moves</source>
        <translation>ningún movimiento</translation>
    </message>
    <message>
        <source>intact, {moves}, over</source>
        <translation>íntegra, {moves}, terminada</translation>
    </message>
    <message>
        <source>intact, {moves}, goes on</source>
        <translation>íntegra, {moves}, sin terminar</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message>
        <source>no heads</source>
        <translation>ninguna cabeza</translation>
    </message>
    <message numerus="yes">
        <source>%n head(s)</source>
        <translation>
            <numerusform>%n cabeza</numerusform>
            <numerusform>%n cabezas</numerusform>
        </translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>ninguna carta</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>1st</source>
        <comment>a place</comment>
        <translation>1.º</translation>
    </message>
    <message>
        <source>2nd</source>
        <comment>a place</comment>
        <translation>2.º</translation>
    </message>
    <message>
        <source>3rd</source>
        <comment>a place</comment>
        <translation>3.º</translation>
    </message>
    <message>
        <source>{place}th</source>
        <comment>a place in a ranking, from the fourth to the tenth</comment>
        <translation>{place}.º</translation>
    </message>
</context>
<context>
    <name>Crowd</name>
    <message numerus="yes">
        <source>Have chosen: {names}</source>
        <translation>
            <numerusform>Ya eligió: {names}</numerusform>
            <numerusform>Ya eligieron: {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has chosen yet</source>
        <translation>Nadie eligió todavía</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ahora</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Save and leave</source>
        <translation>Guardar y salir</translation>
    </message>
</context>
<context>
    <name>CurtainSheet</name>
    <message>
        <source>The curtain is closed</source>
        <translation>La cortina está cerrada</translation>
    </message>
    <message>
        <source>The match stays hidden until you open it.</source>
        <translation>Hasta que la abras, no se ve nada de la partida.</translation>
    </message>
    <message>
        <source>Open the curtain</source>
        <translation>Abrir la cortina</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn</source>
        <translation>Ahora le toca a {name}</translation>
    </message>
    <message>
        <source>The screen stays where it is. The others look away.</source>
        <translation>La pantalla se queda donde está. Los demás miran hacia otro lado.</translation>
    </message>
    <message>
        <source>Pass the screen on. The others look away.</source>
        <translation>Pasa la pantalla. Que los demás miren a otro lado.</translation>
    </message>
    <message>
        <source>I am {name}: open the curtain</source>
        <translation>Soy {name}: abrir la cortina</translation>
    </message>
    <message>
        <source>Hold to peek; let go to close.</source>
        <translation>Mantén pulsado para mirar: la cortina se cierra al soltar.</translation>
    </message>
    <message>
        <source>{name}: choose again</source>
        <translation>{name}: elegir de nuevo</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>PIN of {name}</source>
        <translation>PIN de {name}</translation>
    </message>
    <message>
        <source>Who has chosen</source>
        <translation>Quién ya eligió</translation>
    </message>
    <message>
        <source>This is not the PIN.</source>
        <translation>Ese no es el PIN.</translation>
    </message>
</context>
<context>
    <name>DealActions</name>
    <message>
        <source>The deal code was copied.</source>
        <translation>Código del reparto copiado.</translation>
    </message>
</context>
<context>
    <name>DealLine</name>
    <message>
        <source>Deal code: {number}</source>
        <translation>Código del reparto: {number}</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Copiar el código</translation>
    </message>
    <message>
        <source>Play the same cards again</source>
        <translation>Jugar este reparto otra vez</translation>
    </message>
</context>
<context>
    <name>Duel</name>
    <message>
        <source>{ahead} of {matches}</source>
        <translation>{ahead} de {matches}</translation>
    </message>
</context>
<context>
    <name>FailureScreen</name>
    <message>
        <source>Something went wrong</source>
        <translation>Algo salió mal</translation>
    </message>
    <message>
        <source>Your match is saved up to the last move: it can go on from there.</source>
        <translation>Tu partida está guardada hasta el último movimiento: puede seguir desde ahí.</translation>
    </message>
    <message>
        <source>Go on with the match</source>
        <translation>Seguir con la partida</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Copy the details</source>
        <translation>Copiar los detalles</translation>
    </message>
    <message>
        <source>Open the log folder</source>
        <translation>Abrir la carpeta del registro</translation>
    </message>
    <message>
        <source>The rules came to a point they should never reach. This is our mistake, not yours.</source>
        <translation>Las reglas llegaron a un punto al que nunca deberían llegar. El error es nuestro, no tuyo.</translation>
    </message>
    <message>
        <source>Another copy of the program has the saved matches open. Close it, then play here.</source>
        <translation>Otra copia del programa tiene abiertas las partidas guardadas. Ciérrala y juega aquí.</translation>
    </message>
    <message>
        <source>The saved matches cannot be used now; below it says why.</source>
        <translation>Las partidas guardadas no se pueden usar ahora; el motivo está abajo.</translation>
    </message>
    <message>
        <source>The saved match was written by a newer version of the program.</source>
        <translation>La partida guardada es de una versión más reciente del programa.</translation>
    </message>
    <message>
        <source>This version of the program does not know how to play the saved match.</source>
        <translation>Esta versión del programa no sabe jugar la partida guardada.</translation>
    </message>
    <message>
        <source>The saved match cannot be read, or does not fit the rules; it is kept as it is.</source>
        <translation>No se puede leer la partida guardada, o no cumple las reglas; se conserva tal como está.</translation>
    </message>
    <message>
        <source>The program met something it did not expect. This is our mistake, not yours.</source>
        <translation>El programa se encontró con algo inesperado. El error es nuestro, no tuyo.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Open a match</source>
        <translation>Abrir una partida</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>Save the matches to a folder</source>
        <translation>Guardar las partidas en una carpeta</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <translation>Guardar el marcador</translation>
    </message>
    <message>
        <source>A page to print (*.pdf)</source>
        <translation>Página para imprimir (*.pdf)</translation>
    </message>
    <message>
        <source>A table for spreadsheets (*.csv)</source>
        <translation>Tabla para hojas de cálculo (*.csv)</translation>
    </message>
    <message>
        <source>Matches of Pega 6 (*.pega6)</source>
        <translation>Partidas de Pega 6 (*.pega6)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>FinaleWords</name>
    <message>
        <source>the fewest</source>
        <translation>el menor</translation>
    </message>
    <message>
        <source>{name}: {value} before the chips, minus {chips}: {points}.</source>
        <translation>{name}: {value} en cartas, menos {chips} en fichas: {points}.</translation>
    </message>
    <message>
        <source>The bags</source>
        <translation>Las bolsas</translation>
    </message>
    <message>
        <source>Whoever has most points opens first. Space opens the next bag.</source>
        <translation>Abre primero quien tiene más puntos. Espacio abre la bolsa siguiente.</translation>
    </message>
    <message numerus="yes">
        <source>up %n</source>
        <comment>places</comment>
        <translation>
            <numerusform>sube %n</numerusform>
            <numerusform>sube %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>down %n</source>
        <comment>places</comment>
        <translation>
            <numerusform>baja %n</numerusform>
            <numerusform>baja %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameHead</name>
    <message>
        <source>{minimum} to {maximum} players</source>
        <translation>de {minimum} a {maximum} jugadores</translation>
    </message>
</context>
<context>
    <name>HelpScreen</name>
    <message>
        <source>How to play</source>
        <translation>Cómo se juega</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Entendido</translation>
    </message>
    <message>
        <source>Lesson or summary</source>
        <translation>Lección o resumen</translation>
    </message>
    <message>
        <source>Lesson</source>
        <comment>a tab</comment>
        <translation>Lección</translation>
    </message>
    <message>
        <source>Summary</source>
        <comment>a tab</comment>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>Keys at the table</source>
        <translation>Teclas en la mesa</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Todas las teclas</translation>
    </message>
    <message>
        <source>why here?</source>
        <translation>¿por qué aquí?</translation>
    </message>
    <message>
        <source>skip the animation</source>
        <translation>saltar la animación</translation>
    </message>
    <message>
        <source>lists and log</source>
        <translation>listas y registro</translation>
    </message>
    <message>
        <source>menu</source>
        <translation>menú</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>pantalla completa</translation>
    </message>
</context>
<context>
    <name>HelpWords</name>
    <message>
        <source>Ten cards each</source>
        <translation>Diez cartas para cada uno</translation>
    </message>
    <message>
        <source>A round lasts until all hands are empty. Heads are bad: collect as few as you can.</source>
        <translation>La ronda dura hasta que todas las manos quedan vacías. Las cabezas son malas: junta las menos posibles.</translation>
    </message>
    <message>
        <source>All choose in secret</source>
        <translation>Todos eligen en secreto</translation>
    </message>
    <message>
        <source>Everybody lays one card face down. When all have chosen, the cards are turned up together.</source>
        <translation>Cada uno pone una carta boca abajo. Cuando todos eligieron, se descubren a la vez.</translation>
    </message>
    <message>
        <source>The lowest card goes first</source>
        <translation>La carta más baja va primero</translation>
    </message>
    <message>
        <source>Each card goes behind the row end that is lower and nearest: the 58 goes after the 50, never before it.</source>
        <translation>Cada carta va a la fila cuya última carta es menor y más cercana: el 58 tras el 50, nunca antes.</translation>
    </message>
    <message>
        <source>The sixth card takes the row</source>
        <translation>La sexta carta se lleva la fila</translation>
    </message>
    <message>
        <source>Five cards fill a row. Whoever must lay the sixth takes those five; the sixth begins the row anew.</source>
        <translation>Cinco cartas llenan la fila. Quien debe poner la sexta se lleva esas cinco, y con la sexta empieza la fila de nuevo.</translation>
    </message>
    <message>
        <source>Too low for every row</source>
        <translation>Menor que todas las filas</translation>
    </message>
    <message>
        <source>Then choose any row, take all its cards, and your low card begins it anew.</source>
        <translation>Entonces eliges una fila y te llevas todas sus cartas; con tu carta baja empieza la fila de nuevo.</translation>
    </message>
    <message>
        <source>Count the heads</source>
        <translation>Cuenta las cabezas</translation>
    </message>
    <message>
        <source>Cards cost 1, 2, 3, 5 or 7 heads. Once a round ends with somebody at 66 or more, the fewest heads win.</source>
        <translation>Cada carta cuesta 1, 2, 3, 5 o 7 cabezas. Si alguien acaba una ronda con 66 o más, gana quien tenga menos.</translation>
    </message>
    <message>
        <source>Only the cards you need</source>
        <translation>Solo las cartas necesarias</translation>
    </message>
    <message>
        <source>Ten for each player and four for the rows: with five players 1 to 54. None stays out.</source>
        <translation>Diez para cada uno y cuatro para las filas: con cinco jugadores, del 1 al 54. No sobra ninguna.</translation>
    </message>
    <message>
        <source>All cards lie open</source>
        <translation>Todas las cartas a la vista</translation>
    </message>
    <message>
        <source>In turn everybody takes one, until each has ten. A draw decides who begins; next round, the player after them.</source>
        <translation>Por turnos, cada uno toma una hasta tener diez. Un sorteo decide quién empieza; en la ronda siguiente, el próximo.</translation>
    </message>
    <message>
        <source>The last four begin the rows</source>
        <translation>Las últimas cuatro abren las filas</translation>
    </message>
    <message>
        <source>They are laid in ascending order. From there on it is played as in the base game.</source>
        <translation>Se colocan en orden ascendente. A partir de ahí se juega como en el juego básico.</translation>
    </message>
    <message>
        <source>Twelve cards and three special cards</source>
        <translation>Doce cartas y tres especiales</translation>
    </message>
    <message>
        <source>Two rounds of twelve tricks; their heads are added up, and the fewest heads win.</source>
        <translation>Dos rondas de doce jugadas; sus cabezas se suman y gana quien tenga menos.</translation>
    </message>
    <message>
        <source>One special card with your card</source>
        <translation>Una especial junto con tu carta</translation>
    </message>
    <message>
        <source>When the turn of your card has come, you may play one special card with it, or none.</source>
        <translation>Cuando le toca a tu carta, puedes jugar con ella una especial, o ninguna.</translation>
    </message>
    <message>
        <source>After a row you may swap</source>
        <translation>Tras una fila puedes cambiar</translation>
    </message>
    <message>
        <source>Whoever takes a row may discard one special card and draw one, to be used from the next turn on.</source>
        <translation>Quien se lleva una fila puede descartar una especial y robar otra, que podrá usar desde su siguiente turno.</translation>
    </message>
    <message>
        <source>Into the second round</source>
        <translation>En la segunda ronda</translation>
    </message>
    <message>
        <source>Special cards you still hold are yours to keep, and everybody gets up to three more.</source>
        <translation>Las especiales que te queden siguen siendo tuyas, y cada uno recibe hasta tres más.</translation>
    </message>
    <message>
        <source>When four rows lie there: your card begins a fifth. The next row taken leaves the table, and the card of its taker with it. Example: the 3 is too low for all rows, and yet takes none.</source>
        <translation>Cuando hay cuatro filas: tu carta abre la quinta. La próxima fila que alguien se lleve sale de la mesa, junto con la carta de quien se la lleva. Ejemplo: el 3 es menor que todas las filas y aun así no se lleva ninguna.</translation>
    </message>
    <message>
        <source>When your card fits a row: it joins it without taking, and only the seventh card takes it. Example: the 31 is the sixth card and costs nothing.</source>
        <translation>Cuando tu carta cabe en una fila: entra sin llevársela, y solo la séptima carta se la lleva. Ejemplo: el 31 es la sexta carta y no cuesta nada.</translation>
    </message>
    <message>
        <source>When an open row ends higher than your card: it slips into its place. Overfill the row and you take all but its highest card. Example: the 24 goes between 20 and 27.</source>
        <translation>Cuando una fila libre termina en una carta más alta que la tuya: la tuya entra en su lugar. Si la fila se pasa del límite, te llevas todo menos su carta más alta. Ejemplo: el 24 va entre el 20 y el 27.</translation>
    </message>
    <message>
        <source>When you hold another number card: that one is placed, and yours goes back to your hand. Example: the 12 comes back, the 58 is placed in its stead.</source>
        <translation>Cuando tienes otra carta numérica: se coloca esa, y la tuya vuelve a tu mano. Ejemplo: el 12 vuelve y el 58 se coloca en su lugar.</translation>
    </message>
    <message>
        <source>Always: move one card to its place in another open row, then yours is placed. A row you overfill is yours. Example: one card leaves the full row, so your 31 takes nothing.</source>
        <translation>Siempre: mueve una carta a su lugar en otra fila libre y después se coloca la tuya. Si con eso una fila se pasa del límite, es tuya. Ejemplo: una carta sale de la fila llena, y así tu 31 no se lleva nada.</translation>
    </message>
    <message>
        <source>While fewer than two rows are blocked: nobody adds to this row or takes it, until some row is taken. Example: the full row is blocked, so your 35 goes to another one.</source>
        <translation>Mientras haya menos de dos filas bloqueadas: nadie añade cartas a esta fila ni se la lleva hasta que alguien se lleve otra. Ejemplo: la fila llena está bloqueada, así que tu 35 va a otra.</translation>
    </message>
    <message>
        <source>When your card takes a row: one card of it goes, and cancels as many heads of your pile as it shows. Example: the 55 goes, and seven more heads with it.</source>
        <translation>Cuando tu carta se lleva una fila: una carta de esa fila sale de la ronda y anula tantas cabezas de tu montón como muestra. Ejemplo: sale el 55, y con él siete cabezas más.</translation>
    </message>
    <message>
        <source>walk through the hand</source>
        <translation>recorrer la mano</translation>
    </message>
    <message>
        <source>play</source>
        <translation>jugar</translation>
    </message>
    <message>
        <source>choose a row</source>
        <translation>elegir la fila</translation>
    </message>
    <message>
        <source>let go</source>
        <translation>soltar</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>deshacer</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>today</source>
        <comment>search words, apart by spaces, for matches of this day</comment>
        <translation>hoy</translation>
    </message>
    <message>
        <source>yesterday</source>
        <comment>search words for matches of the day before</comment>
        <translation>ayer</translation>
    </message>
    <message>
        <source>won win wins winner victory victories</source>
        <comment>search words, apart by spaces, for matches the player won</comment>
        <translation>gané ganó gana ganar ganaste ganado ganada ganadas victoria victorias</translation>
    </message>
    <message>
        <source>lost lose loses defeat defeats</source>
        <comment>search words for matches the player lost</comment>
        <translation>perdí perdió perdiste perdido perdida perdidas perder derrota derrotas</translation>
    </message>
    <message>
        <source>unfinished running going</source>
        <comment>search words for matches that are not over</comment>
        <translation>pendiente pendientes inacabada inacabadas sin terminar</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Not won</source>
        <translation>No ganadas</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Sin terminar</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>sin terminar</translation>
    </message>
    <message>
        <source>of {count} · {heads}</source>
        <translation>de {count} · {heads}</translation>
    </message>
    <message>
        <source>won with {heads}</source>
        <translation>ganó con {heads}</translation>
    </message>
    <message>
        <source>from a file</source>
        <translation>de un archivo</translation>
    </message>
    <message>
        <source>date unknown</source>
        <comment>when a match was played</comment>
        <translation>fecha desconocida</translation>
    </message>
    <message>
        <source>unreadable match</source>
        <translation>partida ilegible</translation>
    </message>
    <message>
        <source>branch</source>
        <comment>a match that left another one</comment>
        <translation>rama</translation>
    </message>
    <message>
        <source>assisted</source>
        <comment>cards that had been seen were taken back</comment>
        <translation>con ayuda</translation>
    </message>
    <message>
        <source>training</source>
        <comment>a match played to learn</comment>
        <translation>práctica</translation>
    </message>
    <message>
        <source>repeat</source>
        <comment>a deal that had been played before</comment>
        <translation>repetido</translation>
    </message>
    <message numerus="yes">
        <source>branch after %n move(s)</source>
        <translation>
            <numerusform>rama tras el movimiento %n</numerusform>
            <numerusform>rama tras el movimiento %n</numerusform>
        </translation>
    </message>
    <message>
        <source>branch from the beginning</source>
        <translation>rama desde el principio</translation>
    </message>
    <message>
        <source>no round finished</source>
        <translation>ninguna ronda terminada</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n ronda</numerusform>
            <numerusform>%n rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>round {round}, trick {trick}</source>
        <translation>ronda {round}, jugada {trick}</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryDetail</name>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Play the same cards again</source>
        <translation>Jugar este reparto otra vez</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Ver de nuevo</translation>
    </message>
    <message>
        <source>Score sheet as a file</source>
        <translation>Guardar el marcador</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Yes, delete</source>
        <translation>Sí, eliminarla</translation>
    </message>
    <message>
        <source>No, keep it</source>
        <translation>No, conservarla</translation>
    </message>
    <message>
        <source>The card of round {round}</source>
        <translation>La carta de la ronda {round}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>The same cards, compared</source>
        <translation>Quién jugó estas cartas</translation>
    </message>
    <message>
        <source>Delete this match? You can undo this until tomorrow.</source>
        <translation>¿Eliminar esta partida? Se puede recuperar hasta mañana.</translation>
    </message>
    <message>
        <source>This match is not over. The file holds everybody&apos;s cards, also those still hidden: whoever opens it can see them. Save it all the same?</source>
        <translation>Esta partida no terminó. El archivo contiene las cartas de todos, también las que siguen ocultas: quien lo abra puede verlas. ¿Guardarlo de todos modos?</translation>
    </message>
    <message>
        <source>Yes, save</source>
        <translation>Sí, guardar</translation>
    </message>
    <message>
        <source>No, do not save</source>
        <translation>No, no guardar</translation>
    </message>
    <message>
        <source>The match was deleted.</source>
        <translation>Se eliminó la partida.</translation>
    </message>
    <message>
        <source>Choose a match.</source>
        <translation>Elige una partida.</translation>
    </message>
</context>
<context>
    <name>HistoryFilters</name>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos los juegos</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Todos los resultados</translation>
    </message>
    <message>
        <source>All variants</source>
        <translation>Todas las variantes</translation>
    </message>
</context>
<context>
    <name>HistoryScreen</name>
    <message>
        <source>Saved as {name}.</source>
        <translation>Guardada como {name}.</translation>
    </message>
    <message>
        <source>Added to the history.</source>
        <translation>La partida se añadió al historial.</translation>
    </message>
    <message>
        <source>This match is already here.</source>
        <translation>Esta partida ya está aquí.</translation>
    </message>
    <message>
        <source>Name, date, game, “won”…</source>
        <translation>Nombre, fecha, juego, «gané»…</translation>
    </message>
    <message>
        <source>Search the history</source>
        <translation>Buscar en el historial</translation>
    </message>
    <message>
        <source>Empty the search</source>
        <translation>Borrar la búsqueda</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>The match played last comes first. Enter opens it.</source>
        <translation>La última partida jugada aparece primero. Enter la abre.</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Abrir archivo</translation>
    </message>
    <message>
        <source>Keep the intact part</source>
        <translation>Conservar la parte válida</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrar</translation>
    </message>
    <message>
        <source>no match kept on this computer</source>
        <translation>ninguna partida guardada en este equipo</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) kept on this computer</source>
        <translation>
            <numerusform>%Ln partida guardada en este equipo</numerusform>
            <numerusform>%Ln partidas guardadas en este equipo</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved as {name}, just as it is stored: this version cannot read it, another one or a repair may.</source>
        <translation>Guardada como {name}, tal como está almacenada: esta versión no puede leerla, quizá otra o una reparación sí.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>{found} of {stored}</source>
        <translation>{found} de {stored}</translation>
    </message>
    <message>
        <source>No matches found.</source>
        <translation>Ninguna partida coincide.</translation>
    </message>
    <message>
        <source>No match has been played here yet.</source>
        <translation>Todavía no se jugó ninguna partida aquí.</translation>
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
        <translation>Cartas, cabezas y un poco de suerte</translation>
    </message>
    <message>
        <source>Or start another one</source>
        <translation>O empieza otra</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Jugar ahora</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message numerus="yes">
        <source>4 minutes, %n step(s) at the table. Nothing is lost by trying.</source>
        <translation>
            <numerusform>4 minutos, %n paso en la mesa. Probar no cuesta nada.</numerusform>
            <numerusform>4 minutos, %n pasos en la mesa. Probar no cuesta nada.</numerusform>
        </translation>
    </message>
    <message>
        <source>First time? Learn by playing</source>
        <translation>¿Primera vez? Aprende jugando</translation>
    </message>
    <message>
        <source>Do not offer the lesson again</source>
        <translation>No ofrecer más la lección</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Players and rules</source>
        <translation>Jugadores y reglas</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Cómo se juega</translation>
    </message>
    <message>
        <source>In a few steps</source>
        <translation>En pocos pasos</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Choose the game</source>
        <translation>Elige el juego</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>pantalla completa</translation>
    </message>
    <message>
        <source>menu</source>
        <translation>menú</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>teclas</translation>
    </message>
</context>
<context>
    <name>KeptLine</name>
    <message>
        <source>Rename “{name}”</source>
        <translation>Cambiar el nombre de «{name}»</translation>
    </message>
    <message>
        <source>Delete “{name}”</source>
        <translation>Eliminar «{name}»</translation>
    </message>
</context>
<context>
    <name>KeptRules</name>
    <message>
        <source>Save these rules under a name</source>
        <translation>Guardar estas reglas con un nombre</translation>
    </message>
    <message>
        <source>Name for these rules</source>
        <translation>Nombre para estas reglas</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>No guardar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>“{name}” was deleted.</source>
        <translation>Se eliminó «{name}».</translation>
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
        <translation>Espacio</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>RePág</translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation>AvPág</translation>
    </message>
</context>
<context>
    <name>KeysScreen</name>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>everything can be done without a mouse</source>
        <translation>todo se puede hacer sin mouse</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Cómo se juega</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Entendido</translation>
    </message>
</context>
<context>
    <name>LeavingScreen</name>
    <message>
        <source>Not everything is saved yet</source>
        <translation>Aún no está todo guardado</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) cannot be saved in the usual place and may be lost if you quit.</source>
        <translation>
            <numerusform>%n partida no se pudo guardar en su lugar y puede perderse si sales.</numerusform>
            <numerusform>%n partidas no se pudieron guardar en su lugar y pueden perderse si sales.</numerusform>
        </translation>
    </message>
    <message>
        <source>Make room on the disk and try again, save to another folder, or leave the program open.</source>
        <translation>Libera espacio en el disco e inténtalo otra vez, guarda en otra carpeta o deja el programa abierto.</translation>
    </message>
    <message>
        <source>Tried again: there is still no place for it.</source>
        <translation>Nuevo intento: todavía no hay dónde guardar.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Save to a folder</source>
        <translation>Guardar en una carpeta</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Quit anyway</source>
        <translation>Salir de todos modos</translation>
    </message>
    <message>
        <source>The end of the session was called off, because a match was not saved yet; end it again.</source>
        <translation>Se canceló el fin de la sesión porque una partida aún no estaba guardada; ciérrala otra vez.</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <source>Again</source>
        <translation>De nuevo</translation>
    </message>
    <message>
        <source>Lesson: {game}</source>
        <translation>Lección: {game}</translation>
    </message>
    <message>
        <source>Done. How about a real match?</source>
        <translation>Listo. ¿Qué tal una partida de verdad?</translation>
    </message>
    <message>
        <source>Help {rung} of {count}: {words}</source>
        <translation>Ayuda {rung} de {count}: {words}</translation>
    </message>
    <message>
        <source>Right:</source>
        <translation>Eso es:</translation>
    </message>
    <message>
        <source>Enter leads on.</source>
        <translation>Enter para seguir.</translation>
    </message>
    <message>
        <source>nothing is lost by trying. Enter puts the cards back.</source>
        <translation>aquí equivocarse no cuesta nada. Enter devuelve las cartas a donde estaban.</translation>
    </message>
    <message>
        <source>Once more:</source>
        <translation>De nuevo:</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>to the second scene of a step</comment>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Jugar ahora</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Paso siguiente</translation>
    </message>
    <message>
        <source>Step {step}</source>
        <translation>Paso {step}</translation>
    </message>
    <message>
        <source>done</source>
        <comment>a step of a lesson</comment>
        <translation>hecho</translation>
    </message>
    <message>
        <source>now</source>
        <comment>a step of a lesson</comment>
        <translation>ahora</translation>
    </message>
    <message>
        <source>still to come</source>
        <comment>a step of a lesson</comment>
        <translation>pendiente</translation>
    </message>
    <message>
        <source>{step} of {count}</source>
        <comment>steps of a lesson</comment>
        <translation>{step} de {count}</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Paso anterior</translation>
    </message>
    <message>
        <source>Skip this step</source>
        <translation>Saltar este paso</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Salir de la lección</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) at the table. Nothing is lost by trying.</source>
        <translation>
            <numerusform>%n paso en la mesa. Probar no cuesta nada.</numerusform>
            <numerusform>%n pasos en la mesa. Probar no cuesta nada.</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin the lesson</source>
        <translation>Empezar la lección</translation>
    </message>
    <message>
        <source>Go on with step {step}</source>
        <translation>Seguir con el paso {step}</translation>
    </message>
</context>
<context>
    <name>LevelButton</name>
    <message>
        <source>All robots: {level}</source>
        <translation>Todos los robots: {level}</translation>
    </message>
</context>
<context>
    <name>Listed</name>
    <message numerus="yes">
        <source>%n more</source>
        <comment>further players</comment>
        <translation>
            <numerusform>%n más</numerusform>
            <numerusform>%n más</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the things of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} y {last}</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <comment>the last one begins with the sound of i</comment>
        <translation>{first} e {last}</translation>
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
        <translation>Inicio</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Rematch, other seats</source>
        <translation>Revancha, otros asientos</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revancha</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Lo que se muestra</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Ver</translation>
    </message>
    <message>
        <source>Other seats</source>
        <translation>Otros asientos</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n ronda</numerusform>
            <numerusform>%n rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Fin de la partida</translation>
    </message>
    <message>
        <source>The card of the match</source>
        <translation>La carta de la partida</translation>
    </message>
    <message>
        <source>Your best moment</source>
        <translation>Tu mejor momento</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>La partida</translation>
    </message>
    <message>
        <source>The same cards</source>
        <translation>Las mismas cartas</translation>
    </message>
    <message>
        <source>You have won!</source>
        <translation>¡Ganaste!</translation>
    </message>
    <message>
        <source>{place} place</source>
        <translation>{place} puesto</translation>
    </message>
    <message>
        <source>The feast of the ox. {verdict}</source>
        <translation>La fiesta del buey. {verdict}</translation>
    </message>
    <message>
        <source>{name} has won</source>
        <translation>Ganó {name}</translation>
    </message>
    <message>
        <source>You share the victory with {names}</source>
        <translation>Compartes la victoria con {names}</translation>
    </message>
    <message>
        <source>{names} share the victory</source>
        <translation>Victoria compartida: {names}</translation>
    </message>
    <message>
        <source>Fewest heads {rounds}: {points}.</source>
        <translation>El total más bajo {rounds}: {points}.</translation>
    </message>
</context>
<context>
    <name>MenuActions</name>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Home (the match stays saved)</source>
        <translation>Inicio (la partida queda guardada)</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Rules of this match</source>
        <translation>Reglas de esta partida</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Cómo se juega</translation>
    </message>
    <message>
        <source>Lesson: learn by playing</source>
        <translation>Lección: aprender jugando</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Acerca de</translation>
    </message>
    <message>
        <source>Hide everything</source>
        <translation>Ocultar todo</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
</context>
<context>
    <name>MenuBar</name>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ver</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Table, players and rules</source>
        <translation>Mesa, jugadores y reglas</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>{field}: {trouble}</source>
        <translation>{field}: {trouble}</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <comment>how long the match takes</comment>
        <translation>
            <numerusform>alrededor de %n minuto</numerusform>
            <numerusform>unos %n minutos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NoThanksHelpWords</name>
    <message>
        <source>choose Take; again to confirm</source>
        <translation>elegir «tomar»; otra vez, confirmar</translation>
    </message>
    <message>
        <source>choose Pass; again to confirm</source>
        <translation>elegir «pasar»; otra vez, confirmar</translation>
    </message>
    <message>
        <source>card, chip, tiger</source>
        <translation>carta, ficha, tigre</translation>
    </message>
    <message>
        <source>confirm</source>
        <translation>confirmar</translation>
    </message>
    <message>
        <source>let go</source>
        <translation>soltar</translation>
    </message>
    <message>
        <source>A card nobody wants</source>
        <translation>Una carta que nadie quiere</translation>
    </message>
    <message>
        <source>Cards are points, and points are bad. One card lies in the middle; nine of the 33 are out, unseen.</source>
        <translation>Las cartas son puntos, y los puntos son malos. Hay una carta en el centro; nueve de las 33 quedan fuera, ocultas.</translation>
    </message>
    <message>
        <source>Cards are points, and points are bad. One card lies in the middle; nine of the 33 are out.</source>
        <translation>Las cartas son puntos, y los puntos son malos. Hay una carta en el centro; nueve de las 33 quedan fuera.</translation>
    </message>
    <message>
        <source>No thanks: pay a chip</source>
        <translation>No, gracias: paga una ficha</translation>
    </message>
    <message>
        <source>If you do not want the card, put a chip on it: the next one decides. Without chips you must take.</source>
        <translation>Si no quieres la carta, pon una ficha encima: decide quien sigue. Sin fichas hay que tomarla.</translation>
    </message>
    <message>
        <source>Or take it, with all its chips</source>
        <translation>O tómala, con todas sus fichas</translation>
    </message>
    <message>
        <source>The card and its chips are yours. Then the next card is yours to decide about.</source>
        <translation>La carta y sus fichas son para ti. Después decides tú sobre la carta siguiente.</translation>
    </message>
    <message>
        <source>Runs cost only once</source>
        <translation>Una serie cuesta una sola vez</translation>
    </message>
    <message>
        <source>Of neighbouring numbers only the lowest counts: 20 to 23 cost 20.</source>
        <translation>De números seguidos solo cuenta el menor: del 20 al 23 pagas solo 20.</translation>
    </message>
    <message>
        <source>A card can close a gap</source>
        <translation>Una carta puede cerrar un hueco</translation>
    </message>
    <message>
        <source>With 20 and 22 the 21 is a gift: together they count 20, and the 22 costs nothing any more.</source>
        <translation>Con el 20 y el 22, el 21 es un regalo: juntos, los tres cuentan 20, y el 22 ya no cuesta nada.</translation>
    </message>
    <message>
        <source>Chips are points less</source>
        <translation>Las fichas restan puntos</translation>
    </message>
    <message>
        <source>At the end of a round: add up your cards, less one point per chip. After the agreed rounds the lowest total wins.</source>
        <translation>Al final de la ronda: suma tus cartas y resta un punto por ficha. Tras las rondas acordadas gana el total más bajo.</translation>
    </message>
    <message>
        <source>The hidden tiger</source>
        <translation>El tigre escondido</translation>
    </message>
    <message>
        <source>Everybody holds one more card, face down. Once a round, in your own turn, it may join your cards for free.</source>
        <translation>Cada jugador tiene una carta más, boca abajo. Una vez por ronda, cuando te toca, puedes ponerla gratis con tus cartas.</translation>
    </message>
    <message>
        <source>Three known cards are out</source>
        <translation>Tres cartas conocidas quedan fuera</translation>
    </message>
    <message>
        <source>10, 20 and 30 are taken out openly, six more unseen; everybody begins with ten chips.</source>
        <translation>El 10, el 20 y el 30 se retiran a la vista de todos y otras seis, ocultas; cada jugador empieza con diez fichas.</translation>
    </message>
</context>
<context>
    <name>NoThanksKeys</name>
    <message>
        <source>to the card, a chip, the tiger</source>
        <translation>a la carta, una ficha, el tigre</translation>
    </message>
    <message>
        <source>choose Pass; again to confirm</source>
        <translation>elegir «pasar»; otra vez, confirmar</translation>
    </message>
    <message>
        <source>choose Take; again to confirm</source>
        <translation>elegir «tomar»; otra vez, confirmar</translation>
    </message>
    <message>
        <source>confirm</source>
        <translation>confirmar</translation>
    </message>
    <message>
        <source>my cards and chips</source>
        <translation>mis cartas y mis fichas</translation>
    </message>
    <message>
        <source>a player, in the order of play</source>
        <translation>un jugador, por orden de juego</translation>
    </message>
</context>
<context>
    <name>NoThanksLesson</name>
    <message>
        <source>Paying</source>
        <comment>a step of the lesson</comment>
        <translation>Pagar</translation>
    </message>
    <message>
        <source>Taking</source>
        <comment>a step of the lesson</comment>
        <translation>Tomar</translation>
    </message>
    <message>
        <source>Without chips</source>
        <comment>a step of the lesson</comment>
        <translation>Sin fichas</translation>
    </message>
    <message>
        <source>In a run</source>
        <comment>a step of the lesson</comment>
        <translation>En serie</translation>
    </message>
    <message>
        <source>Letting it earn</source>
        <comment>a step of the lesson</comment>
        <translation>Dejar crecer</translation>
    </message>
    <message>
        <source>Your round</source>
        <comment>a step of the lesson</comment>
        <translation>Tu ronda</translation>
    </message>
    <message>
        <source>Cards are points, and points are bad. Take the 34, or pay a chip and pass it on.</source>
        <translation>Cada carta suma puntos, y aquí los puntos son malos. Toma el 34 o paga una ficha y pásalo.</translation>
    </message>
    <message>
        <source>Whoever takes a card gets the chips on it too, and each is a point less. Take the 12.</source>
        <translation>Quien toma la carta se queda con sus fichas, y cada ficha resta un punto. Toma el 12.</translation>
    </message>
    <message>
        <source>You have no chips left. Try to pass, then take the 27.</source>
        <translation>Te quedaste sin fichas. Intenta pasar y luego toma el 27.</translation>
    </message>
    <message>
        <source>In a run only the lowest card counts. You have 20 and 22: what is the 21 worth to you?</source>
        <translation>En una serie solo cuenta la carta menor. Tienes el 20 y el 22: ¿cuánto vale el 21 para ti?</translation>
    </message>
    <message>
        <source>The 21 joins your 20 and costs you nothing. Nobody else needs it: must you hurry?</source>
        <translation>El 21 se une a tu 20 y no te cuesta nada. Nadie más lo necesita: ¿qué prisa hay?</translation>
    </message>
    <message>
        <source>It has come round, with four chips on it. Take it now.</source>
        <translation>Dio la vuelta y regresó con cuatro fichas. Ahora tómalo.</translation>
    </message>
    <message>
        <source>The same table, but now Caio has 22 and 23. Would he let the 21 go by?</source>
        <translation>La misma mesa, pero ahora Caio tiene el 22 y el 23. ¿Dejaría pasar el 21?</translation>
    </message>
    <message>
        <source>Three cards to go, and one chip. A chip is more than a point: it is your way out of the next card.</source>
        <translation>Faltan tres cartas y tienes una sola ficha. Una ficha es más que un punto: te libra de la próxima carta.</translation>
    </message>
    <message>
        <source>Two cards to go. Every chip is a way out.</source>
        <translation>Faltan dos cartas. Cada ficha es una salida.</translation>
    </message>
    <message>
        <source>The last card. Every chip you keep is a point less.</source>
        <translation>La última carta. Cada ficha que te quede resta un punto.</translation>
    </message>
    <message>
        <source>In front of his 22, the 21 even lowers Caio’s points.</source>
        <translation>Delante del 22, el 21 hasta le baja los puntos a Caio.</translation>
    </message>
    <message>
        <source>Without chips the table decides for you. But five came with the card: now you can pass again.</source>
        <translation>Sin fichas, manda la mesa. Pero con la carta llegaron cinco: ya puedes pasar otra vez.</translation>
    </message>
    <message>
        <source>Your cards count {cards}, less {chips}: {total}. Playing at random ends with {average} on average.</source>
        <translation>Tus cartas cuentan {cards}, menos {chips}: {total}. Al azar serían {average} de media.</translation>
    </message>
    <message>
        <source>Without chips the table decides for you.</source>
        <translation>Sin fichas, manda la mesa.</translation>
    </message>
    <message>
        <source>Taking it costs 34 points. Passing costs one chip.</source>
        <translation>Tomarlo cuesta 34 puntos. Pasar cuesta una ficha.</translation>
    </message>
    <message>
        <source>“Take” has done the sum: twelve points less five chips.</source>
        <translation>«Tomar» ya hizo la cuenta: doce puntos menos cinco fichas.</translation>
    </message>
    <message>
        <source>“Pass” says why you cannot.</source>
        <translation>«Pasar» dice por qué no se puede.</translation>
    </message>
    <message>
        <source>20 and 22 count 42. With the 21 between them they count 20.</source>
        <translation>El 20 y el 22 cuentan 42. Con el 21 en medio cuentan 20.</translation>
    </message>
    <message>
        <source>Anybody else would pay at least 18 points for the 21.</source>
        <translation>A cualquier otro el 21 le costaría al menos 18 puntos.</translation>
    </message>
    <message>
        <source>Four chips, with a card that costs nothing.</source>
        <translation>Cuatro fichas, y la carta no cuesta nada.</translation>
    </message>
    <message>
        <source>The {card} costs {points} and leaves you {chips}.</source>
        <translation>El {card} cuesta {points} y te deja con {chips}.</translation>
    </message>
    <message>
        <source>Take the card.</source>
        <translation>Toma la carta.</translation>
    </message>
    <message>
        <source>Pay a chip.</source>
        <translation>Paga una ficha.</translation>
    </message>
    <message>
        <source>One chip, and it is Ana’s problem.</source>
        <translation>Una ficha, y el problema es de Ana.</translation>
    </message>
    <message>
        <source>Twelve points less five chips: it cost seven.</source>
        <translation>Doce puntos menos cinco fichas: costó siete.</translation>
    </message>
    <message>
        <source>In a run only the lowest counts: the 22 costs nothing any more.</source>
        <translation>En una serie solo cuenta la menor: el 22 ya no cuesta nada.</translation>
    </message>
    <message>
        <source>Only you want it? Let it earn a round: three chips of the others came with it.</source>
        <translation>¿Solo tú lo quieres? Déjalo crecer una vuelta: trajo tres fichas de los demás.</translation>
    </message>
    <message>
        <source>Somebody else wants it too? Take it now: Caio would not have let it go by.</source>
        <translation>¿Otro también lo quiere? Tómalo ya: Caio no lo habría dejado pasar.</translation>
    </message>
    <message>
        <source>The 34 cost 34 points. Passing would have cost one chip.</source>
        <translation>El 34 costó 34 puntos. Pasar habría costado una ficha.</translation>
    </message>
    <message>
        <source>Ana took the 12 with six chips, and two of them were yours.</source>
        <translation>Ana tomó el 12 con seis fichas, y dos eran tuyas.</translation>
    </message>
    <message>
        <source>Ana had no chips and had to take the 21. Your 22 still counts in full.</source>
        <translation>Ana, sin fichas, tuvo que tomar el 21. Tu 22 sigue contando entero.</translation>
    </message>
    <message>
        <source>It cost nothing, and it earned nothing. Who else would have taken the 21?</source>
        <translation>No costó nada, pero tampoco trajo nada. ¿Quién más habría tomado el 21?</translation>
    </message>
    <message>
        <source>One round was enough: with five chips on it Ana took the 21.</source>
        <translation>Bastaba una vuelta: con cinco fichas, Ana tomó el 21.</translation>
    </message>
    <message>
        <source>Caio wanted it too: he took the 21 with three chips.</source>
        <translation>Caio también lo quería: tomó el 21 con tres fichas.</translation>
    </message>
</context>
<context>
    <name>NoThanksLog</name>
    <message>
        <source>You passed: {chips} on the card.</source>
        <translation>Pasaste: {chips} en la carta.</translation>
    </message>
    <message>
        <source>{name} passed: {chips} on the card.</source>
        <translation>{name} pasó: {chips} en la carta.</translation>
    </message>
    <message>
        <source>The {card} was turned up, the last one of the deck.</source>
        <translation>Se descubrió el {card}, la última carta del mazo.</translation>
    </message>
    <message numerus="yes">
        <source>The {card} was turned up, %n card(s) left in the deck.</source>
        <translation>
            <numerusform>Se descubrió el {card}, quedó %n carta en el mazo.</numerusform>
            <numerusform>Se descubrió el {card}, quedaron %n cartas en el mazo.</numerusform>
        </translation>
    </message>
    <message>
        <source>End of the match: you won!</source>
        <translation>Fin de la partida: ¡ganaste!</translation>
    </message>
    <message>
        <source>You took your chip back.</source>
        <translation>Deshiciste la jugada.</translation>
    </message>
    <message>
        <source>{name} took the chip back.</source>
        <translation>{name} deshizo la jugada.</translation>
    </message>
    <message>
        <source>End of the match. Won by: {names}.</source>
        <translation>Fin de la partida. Victoria: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %n chip(s) each. The {card} lay in the middle, you decided first.</source>
        <translation>
            <numerusform>Ronda {round}: %n ficha para cada uno. En el centro, el {card}; decidiste tú primero.</numerusform>
            <numerusform>Ronda {round}: %n fichas para cada uno. En el centro, el {card}; decidiste tú primero.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %n chip(s) each. The {card} lay in the middle, {name} decided first.</source>
        <translation>
            <numerusform>Ronda {round}: %n ficha para cada uno. En el centro, el {card}; {name} decidió primero.</numerusform>
            <numerusform>Ronda {round}: %n fichas para cada uno. En el centro, el {card}; {name} decidió primero.</numerusform>
        </translation>
    </message>
    <message>
        <source>You played your tiger, the {card}.</source>
        <translation>Jugaste tu tigre, el {card}.</translation>
    </message>
    <message>
        <source>{name} played a tiger, the {card}.</source>
        <translation>{name} jugó un tigre, el {card}.</translation>
    </message>
    <message>
        <source>You took {offer}.</source>
        <translation>Tomaste {offer}.</translation>
    </message>
    <message>
        <source>{name} took {offer}.</source>
        <translation>{name} tomó {offer}.</translation>
    </message>
    <message>
        <source>{name} with {points}</source>
        <comment>a player and the points of the round</comment>
        <translation>{name} con {points}</translation>
    </message>
    <message>
        <source>End of round {round}: {points}.</source>
        <translation>Fin de la ronda {round}: {points}.</translation>
    </message>
    <message>
        <source>You took the {card} with {chips}.</source>
        <translation>Tomaste el {card} con {chips}.</translation>
    </message>
    <message>
        <source>{name} took the {card} with {chips}.</source>
        <translation>{name} tomó el {card} con {chips}.</translation>
    </message>
</context>
<context>
    <name>NoThanksTable</name>
    <message>
        <source>no chip</source>
        <translation>ninguna ficha</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n ficha</numerusform>
            <numerusform>%n fichas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>no points</source>
        <translation>ningún punto</translation>
    </message>
    <message>
        <source>{variant} · Round {round} of {limit}</source>
        <translation>{variant} · Ronda {round} de {limit}</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Fin de la partida</translation>
    </message>
    <message>
        <source>End of the round</source>
        <translation>Fin de la ronda</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the deck</source>
        <translation>
            <numerusform>%n carta en el mazo</numerusform>
            <numerusform>%n cartas en el mazo</numerusform>
        </translation>
    </message>
    <message>
        <source>the deck is empty</source>
        <translation>mazo vacío</translation>
    </message>
    <message>
        <source>deck: {count}</source>
        <translation>mazo: {count}</translation>
    </message>
    <message numerus="yes">
        <source>out: {cards} and %n more</source>
        <translation>
            <numerusform>fuera: {cards} y %n más</numerusform>
            <numerusform>fuera: {cards} y %n más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stay out</source>
        <translation>
            <numerusform>%n queda fuera</numerusform>
            <numerusform>%n quedan fuera</numerusform>
        </translation>
    </message>
    <message>
        <source>passed</source>
        <translation>pasaron</translation>
    </message>
    <message>
        <source>Total {total}</source>
        <translation>Total {total}</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Tus cartas</translation>
    </message>
    <message>
        <source>Your chips</source>
        <translation>Tus fichas</translation>
    </message>
    <message>
        <source>everybody sees them</source>
        <translation>todos las ven</translation>
    </message>
    <message>
        <source>only you see them</source>
        <translation>solo tú las ves</translation>
    </message>
    <message>
        <source>cards</source>
        <comment>under a number</comment>
        <translation>cartas</translation>
    </message>
    <message>
        <source>chips</source>
        <comment>under a number</comment>
        <translation>fichas</translation>
    </message>
    <message>
        <source>this round</source>
        <comment>under a number</comment>
        <translation>ronda</translation>
    </message>
    <message>
        <source>only the lowest of each run counts</source>
        <translation>solo cuenta la menor de cada serie</translation>
    </message>
    <message>
        <source>the {card}</source>
        <translation>el {card}</translation>
    </message>
    <message>
        <source>{card}, counts {card}</source>
        <translation>{card}, cuenta {card}</translation>
    </message>
    <message>
        <source>{card}, counts nothing</source>
        <translation>{card}, no cuenta</translation>
    </message>
    <message>
        <source>the {card} without a chip</source>
        <translation>el {card} sin fichas</translation>
    </message>
    <message>
        <source>the {card} with {chips}</source>
        <translation>el {card} con {chips}</translation>
    </message>
    <message>
        <source>In the middle: {thing}</source>
        <translation>En el centro: {thing}</translation>
    </message>
    <message>
        <source>Hidden tiger: the {card}</source>
        <translation>Tigre escondido: el {card}</translation>
    </message>
    <message>
        <source>one of your chips</source>
        <translation>una de tus fichas</translation>
    </message>
    <message>
        <source>a chip on the card</source>
        <translation>una ficha en la carta</translation>
    </message>
    <message>
        <source>a hidden tiger</source>
        <translation>un tigre escondido</translation>
    </message>
    <message>
        <source>a hidden tiger, the {card}</source>
        <translation>un tigre escondido, el {card}</translation>
    </message>
    <message>
        <source>{name}: {cards}; cards {points}, {chips}; total {total}</source>
        <translation>{name}: {cards}; {points} en cartas, {chips}; total {total}</translation>
    </message>
    <message>
        <source>no cards yet</source>
        <translation>todavía sin cartas</translation>
    </message>
    <message>
        <source>chips hidden</source>
        <translation>fichas ocultas</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <comment>a run of cards</comment>
        <translation>del {first} al {last}</translation>
    </message>
</context>
<context>
    <name>NoThanksTurn</name>
    <message>
        <source>the {card} begins a run of its own and counts {card}.</source>
        <translation>el {card} abre una serie nueva y cuenta {card}.</translation>
    </message>
    <message>
        <source>the {card} closes the gap: the {next} stops counting.</source>
        <translation>el {card} cierra el hueco: el {next} deja de contar.</translation>
    </message>
    <message>
        <source>the {card} goes before the {next}: the run counts {card} instead of {next}.</source>
        <translation>el {card} va delante del {next}: la serie pasa a contar {card} en vez de {next}.</translation>
    </message>
    <message>
        <source>the {card} joins the run from {lowest} and counts nothing.</source>
        <translation>el {card} entra en la serie del {lowest} y no cuenta nada.</translation>
    </message>
    <message>
        <source>here</source>
        <comment>in the place of a card</comment>
        <translation>aquí</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Tomar</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>takes the {card}, without a chip;</source>
        <translation>tomas el {card}, sin fichas;</translation>
    </message>
    <message>
        <source>takes the {card} and {chips};</source>
        <translation>tomas el {card} y {chips};</translation>
    </message>
    <message>
        <source>counts in full: {card}</source>
        <translation>cuenta entero: {card}</translation>
    </message>
    <message>
        <source>the {next} stops counting</source>
        <translation>el {next} deja de contar</translation>
    </message>
    <message>
        <source>joins a run, counts nothing</source>
        <translation>entra en la serie y no cuenta</translation>
    </message>
    <message>
        <source>costs 1 chip, leaves {left};</source>
        <translation>pagas 1 ficha y te quedas con {left};</translation>
    </message>
    <message>
        <source>{name} is next</source>
        <translation>le toca a {name}</translation>
    </message>
    <message>
        <source>no chips: you must take it</source>
        <translation>sin fichas: hay que tomarla</translation>
    </message>
    <message>
        <source>points this round</source>
        <translation>ronda</translation>
    </message>
    <message>
        <source>drag the card to your side</source>
        <translation>arrastra la carta a tu lado</translation>
    </message>
    <message>
        <source>drag a chip onto the card</source>
        <translation>arrastra una ficha a la carta</translation>
    </message>
    <message>
        <source>Play the tiger</source>
        <translation>Jugar el tigre</translation>
    </message>
    <message>
        <source>the {card}: {change} points, costs no turn</source>
        <translation>el {card}: {change} puntos, y sigues</translation>
    </message>
    <message>
        <source>{lines} Points this round: {before}, then {after}.</source>
        <translation>{lines} Puntos en la ronda: {before}, luego {after}.</translation>
    </message>
    <message>
        <source>Your turn:</source>
        <translation>Te toca:</translation>
    </message>
    <message>
        <source>{name}’s turn:</source>
        <translation>Le toca a {name}:</translation>
    </message>
    <message>
        <source>{name} decides: take or pass?</source>
        <translation>{name} decide: ¿tomar o pasar?</translation>
    </message>
    <message>
        <source>no chips left: take {offer}.</source>
        <translation>no te quedan fichas: toma {offer}.</translation>
    </message>
    <message>
        <source>It is the last card: the round ends with it.</source>
        <translation>Es la última carta: con ella acaba la ronda.</translation>
    </message>
    <message>
        <source>Take {offer}: points {before} → {after}</source>
        <translation>Tomar {offer}: puntos {before} → {after}</translation>
    </message>
    <message>
        <source>Play the tiger, the {card}: points {before} → {after}</source>
        <translation>Jugar el tigre, el {card}: puntos {before} → {after}</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partida terminó.</translation>
    </message>
    <message>
        <source>The round is over: cards and chips are counted.</source>
        <translation>La ronda terminó: se cuentan cartas y fichas.</translation>
    </message>
    <message>
        <source>The cards are being dealt.</source>
        <translation>Se están repartiendo las cartas.</translation>
    </message>
    <message>
        <source>The next card is turned up.</source>
        <translation>Se descubre la carta siguiente.</translation>
    </message>
    <message>
        <source>Take the {card}</source>
        <translation>Tomar el {card}</translation>
    </message>
    <message>
        <source>Pass: 1 chip</source>
        <translation>Pasar: 1 ficha</translation>
    </message>
    <message>
        <source>Take or pass?</source>
        <translation>¿Tomar o pasar?</translation>
    </message>
    <message>
        <source>Wait</source>
        <comment>the main button</comment>
        <translation>Espera</translation>
    </message>
    <message>
        <source>What the {card} would cost</source>
        <translation>Lo que costaría el {card}</translation>
    </message>
    <message>
        <source>your cards change by</source>
        <translation>tus cartas cambian en</translation>
    </message>
    <message>
        <source>take</source>
        <comment>what a key does</comment>
        <translation>tomar</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>what a key does</comment>
        <translation>pasar</translation>
    </message>
    <message>
        <source>card, chip, tiger</source>
        <comment>what arrows walk through</comment>
        <translation>carta, ficha, tigre</translation>
    </message>
    <message>
        <source>confirm</source>
        <translation>confirmar</translation>
    </message>
    <message>
        <source>why?</source>
        <translation>¿por qué?</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>deshacer</translation>
    </message>
    <message>
        <source>lists</source>
        <translation>listas</translation>
    </message>
    <message>
        <source>Pass: one chip, {left} left</source>
        <translation>Pasar: 1 ficha, te quedas con {left}</translation>
    </message>
    <message>
        <source>it is {name}’s turn.</source>
        <translation>le toca a {name}.</translation>
    </message>
    <message>
        <source>take the card, or put a chip on it.</source>
        <translation>toma la carta o pon una ficha encima.</translation>
    </message>
    <message>
        <source>the card in the middle goes to your own side, nowhere else.</source>
        <translation>la carta del centro solo puede ir a tu lado.</translation>
    </message>
    <message>
        <source>a chip goes onto the card in the middle, nowhere else.</source>
        <translation>la ficha solo puede ir a la carta del centro.</translation>
    </message>
    <message>
        <source>your tiger goes to your own side.</source>
        <translation>tu tigre solo puede ir a tu lado.</translation>
    </message>
    <message>
        <source>without chips you must take the card.</source>
        <translation>sin fichas hay que tomar la carta.</translation>
    </message>
    <message>
        <source>your tiger has been played in this round.</source>
        <translation>tu tigre ya se jugó en esta ronda.</translation>
    </message>
    <message>
        <source>there are no tigers in this game.</source>
        <translation>en este juego no hay tigres.</translation>
    </message>
    <message>
        <source>somebody has gone on, or a card was turned up: it cannot be taken back.</source>
        <translation>alguien ya jugó o se descubrió una carta: no se puede deshacer.</translation>
    </message>
    <message>
        <source>the match is over.</source>
        <translation>la partida terminó.</translation>
    </message>
    <message>
        <source>that is not possible now.</source>
        <translation>eso no se puede hacer ahora.</translation>
    </message>
    <message>
        <source>chips on the card</source>
        <translation>fichas en la carta</translation>
    </message>
    <message>
        <source>points altogether</source>
        <translation>puntos en total</translation>
    </message>
    <message>
        <source>In a run of neighbouring numbers only the lowest counts: here the {lowest}.</source>
        <translation>En una serie de números seguidos solo cuenta el menor: aquí, el {lowest}.</translation>
    </message>
</context>
<context>
    <name>NoThanksWords</name>
    <message>
        <source>No Thanks!</source>
        <translation>¡No, gracias!</translation>
    </message>
    <message>
        <source>Presents nobody wants</source>
        <translation>Regalos que nadie quiere</translation>
    </message>
    <message>
        <source>fewest points of the round</source>
        <translation>el total más bajo de la ronda</translation>
    </message>
    <message>
        <source>Points over the match</source>
        <translation>Evolución de los puntos</translation>
    </message>
    <message>
        <source>Fewest points {rounds}: {points}.</source>
        <translation>El total más bajo {rounds}: {points}.</translation>
    </message>
    <message>
        <source>points a round</source>
        <comment>name of a number</comment>
        <translation>puntos por ronda</translation>
    </message>
    <message>
        <source>Points a round, match by match</source>
        <translation>Puntos por ronda, partida a partida</translation>
    </message>
    <message>
        <source>Rounds and cards</source>
        <translation>Rondas y cartas</translation>
    </message>
    <message>
        <source>less is better</source>
        <translation>cuanto menos, mejor</translation>
    </message>
    <message>
        <source>Standard</source>
        <comment>the variant</comment>
        <translation>Estándar</translation>
    </message>
    <message>
        <source>Take the card, or pay a chip. In a run only the lowest card counts.</source>
        <translation>Toma la carta o paga una ficha. En una serie solo cuenta la carta menor.</translation>
    </message>
    <message>
        <source>Hidden Tiger</source>
        <comment>the variant, short</comment>
        <translation>Tigre escondido</translation>
    </message>
    <message>
        <source>No Thanks! Hidden Tiger</source>
        <translation>¡No, gracias! Tigre escondido</translation>
    </message>
    <message>
        <source>Everybody holds a hidden card, and may play it once in their own turn.</source>
        <translation>Cada jugador tiene una carta escondida y puede jugarla una vez, cuando le toca.</translation>
    </message>
    <message>
        <source>Tactical</source>
        <comment>the variant</comment>
        <translation>Táctica</translation>
    </message>
    <message>
        <source>No Thanks! Tactical</source>
        <translation>¡No, gracias! Táctica</translation>
    </message>
    <message>
        <source>Three known cards are out, ten chips each: runs can be planned.</source>
        <translation>Tres cartas conocidas fuera y diez fichas para cada uno: las series se pueden planificar.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Number of rounds; the points of all of them are added up.</source>
        <translation>Número de rondas; los puntos de todas se suman.</translation>
    </message>
    <message>
        <source>Open chips</source>
        <translation>Fichas a la vista</translation>
    </message>
    <message>
        <source>Everybody sees how many chips the others hold.</source>
        <translation>Todos ven cuántas fichas tienen los demás.</translation>
    </message>
    <message>
        <source>With hidden tigers</source>
        <translation>Con tigres escondidos</translation>
    </message>
    <message>
        <source>One of the unseen cards goes to everybody, face down.</source>
        <translation>Cada jugador recibe, boca abajo, una de las cartas apartadas.</translation>
    </message>
    <message>
        <source>Cards taken out</source>
        <translation>Cartas retiradas</translation>
    </message>
    <message>
        <source>10, 19 and 28 leave longer runs at the high end than 10, 20 and 30.</source>
        <translation>10, 19 y 28 dejan series altas más largas que 10, 20 y 30.</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>Como en el reglamento</translation>
    </message>
    <message>
        <source>the standard</source>
        <translation>la estándar</translation>
    </message>
    <message>
        <source>not available in this variant</source>
        <translation>no en esta variante</translation>
    </message>
    <message>
        <source>Passes or takes, whatever lies there.</source>
        <translation>Pasa o toma, sea lo que sea.</translation>
    </message>
    <message>
        <source>Takes what costs little, and never looks at you.</source>
        <translation>Toma lo que cuesta poco, sin fijarse en ti.</translation>
    </message>
    <message>
        <source>Weighs chips and numbers, and what a card is worth to the others.</source>
        <translation>Sopesa fichas y números, y lo que la carta vale para los demás.</translation>
    </message>
    <message>
        <source>Tries hundreds of rounds, and learns how you play.</source>
        <translation>Simula cientos de rondas y aprende cómo juegas.</translation>
    </message>
    <message>
        <source>Best round: {points}.</source>
        <translation>Mejor ronda: {points}.</translation>
    </message>
    <message>
        <source>Worst round: {points}.</source>
        <translation>Peor ronda: {points}.</translation>
    </message>
    <message>
        <source>No card taken.</source>
        <translation>Ninguna carta tomada.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) taken</source>
        <translation>
            <numerusform>%n carta tomada</numerusform>
            <numerusform>%n cartas tomadas</numerusform>
        </translation>
    </message>
    <message>
        <source>none of them without a chip</source>
        <translation>ninguna de ellas sin fichas</translation>
    </message>
    <message numerus="yes">
        <source>%n of them without a chip</source>
        <translation>
            <numerusform>%n de ellas sin fichas</numerusform>
            <numerusform>%n de ellas sin fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>card</source>
        <comment>what the arrow keys of a replay lead to</comment>
        <translation>carta</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>heads a round</source>
        <comment>name of a number</comment>
        <translation>cabezas por ronda</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) taken</source>
        <translation>
            <numerusform>Filas llevadas: %Ln</numerusform>
            <numerusform>Filas llevadas: %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them with a low card</source>
        <translation>
            <numerusform>%Ln de ellas con una carta baja</numerusform>
            <numerusform>%Ln de ellas con una carta baja</numerusform>
        </translation>
    </message>
    <message>
        <source>Best round: {heads}.</source>
        <translation>Mejor ronda: {heads}.</translation>
    </message>
    <message>
        <source>Worst round: {heads}.</source>
        <translation>Peor ronda: {heads}.</translation>
    </message>
    <message>
        <source>No row taken.</source>
        <translation>Ninguna fila llevada.</translation>
    </message>
    <message>
        <source>none of them with a low card</source>
        <translation>ninguna de ellas con una carta baja</translation>
    </message>
    <message numerus="yes">
        <source>The {card} came in %n row(s): {heads}.</source>
        <translation>
            <numerusform>El {card} venía en %Ln fila: {heads}.</numerusform>
            <numerusform>El {card} venía en %Ln filas: {heads}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>{least}–{most} people</source>
        <comment>who can play a game</comment>
        <translation>{least}–{most} jugadores</translation>
    </message>
</context>
<context>
    <name>PaperWords</name>
    <message>
        <source>Score sheet · {variant}</source>
        <translation>Marcador · {variant}</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Written by Pega 6</source>
        <translation>Hecho con Pega 6</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
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
        <translation>{name}: {total}.</translation>
    </message>
    <message>
        <source>Totals over the match</source>
        <translation>Evolución de los totales</translation>
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
        <translation>lugar de la 5.ª fila</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>en la mesa</translation>
    </message>
    <message>
        <source>deck: {count}</source>
        <translation>mazo: {count}</translation>
    </message>
    <message>
        <source>discard: {count}</source>
        <translation>descarte: {count}</translation>
    </message>
    <message>
        <source>Card of {name}, now</source>
        <translation>Carta de {name}, ahora</translation>
    </message>
    <message>
        <source>Your card, now</source>
        <translation>Tu carta, ahora</translation>
    </message>
    <message>
        <source>Card of {name}</source>
        <translation>Carta de {name}</translation>
    </message>
    <message>
        <source>Your card</source>
        <translation>Tu carta</translation>
    </message>
    <message>
        <source>It stays face down until everybody has chosen.</source>
        <translation>Queda boca abajo hasta que todos hayan elegido.</translation>
    </message>
    <message numerus="yes">
        <source>Before it, %n lower card(s): {cards}.</source>
        <translation>
            <numerusform>Antes entra %n carta más baja: {cards}.</numerusform>
            <numerusform>Antes entran %n cartas más bajas: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the first to be placed: the lowest card of the trick.</source>
        <translation>Es la primera en entrar: la más baja de la jugada.</translation>
    </message>
    <message>
        <source>It is the last to be placed: the highest card of the trick.</source>
        <translation>Es la última en entrar: la más alta de la jugada.</translation>
    </message>
    <message>
        <source>It is the {ordinal} to be placed: all lower cards are on the table.</source>
        <translation>Es la {ordinal} en entrar: todas las cartas más bajas ya están en la mesa.</translation>
    </message>
    <message>
        <source>second</source>
        <comment>place in the order of cards</comment>
        <translation>segunda</translation>
    </message>
    <message>
        <source>third</source>
        <comment>place in the order of cards</comment>
        <translation>tercera</translation>
    </message>
    <message>
        <source>fourth</source>
        <comment>place in the order of cards</comment>
        <translation>cuarta</translation>
    </message>
    <message>
        <source>fifth</source>
        <comment>place in the order of cards</comment>
        <translation>quinta</translation>
    </message>
    <message>
        <source>sixth</source>
        <comment>place in the order of cards</comment>
        <translation>sexta</translation>
    </message>
    <message>
        <source>seventh</source>
        <comment>place in the order of cards</comment>
        <translation>séptima</translation>
    </message>
</context>
<context>
    <name>Pega6CardLesson</name>
    <message>
        <source>What you leave</source>
        <comment>a step of the lesson</comment>
        <translation>Lo que dejas</translation>
    </message>
    <message>
        <source>What you know</source>
        <comment>a step of the lesson</comment>
        <translation>Lo que sabes</translation>
    </message>
    <message>
        <source>The special card opens a fifth row for it.</source>
        <translation>La carta especial le abre una quinta fila.</translation>
    </message>
    <message>
        <source>The special card makes room for one more.</source>
        <translation>La carta especial hace lugar para una más.</translation>
    </message>
    <message>
        <source>With the special card it slips into a row that ends higher.</source>
        <translation>Con la carta especial entra en una fila que acaba más alto.</translation>
    </message>
    <message>
        <source>With the special card you lay another card of your hand instead.</source>
        <translation>Con la carta especial pones en su lugar otra carta de tu mano.</translation>
    </message>
    <message>
        <source>With the special card you first move a card to another row.</source>
        <translation>Con la carta especial, antes mueves una carta a otra fila.</translation>
    </message>
    <message>
        <source>With the special card you first close a row to everybody.</source>
        <translation>Con la carta especial, antes cierras una fila para todos.</translation>
    </message>
    <message>
        <source>With the special card one card of the row goes, and as many heads with it.</source>
        <translation>Con la carta especial, una carta de la fila sale del juego y con ella otras tantas cabezas.</translation>
    </message>
    <message>
        <source>Your {card} would be the sixth of its row and take {heads}.</source>
        <translation>Tu {card} sería la sexta de su fila y se llevaría {heads}.</translation>
    </message>
    <message>
        <source>It helps a low card too: your {card} is lower than every row and would have to take one.</source>
        <translation>Ayuda también a una carta baja: tu {card} es menor que todas las filas y tendría que llevarse una.</translation>
    </message>
    <message>
        <source>You take one of these five, the other four begin the rows. Leave the card that your {card} needs.</source>
        <translation>Tomas una de estas cinco y las otras cuatro empiezan las filas. Deja la carta que tu {card} necesita.</translation>
    </message>
    <message>
        <source>You saw every card being drafted: against you are {cards}. Play a card that is safe.</source>
        <translation>Viste quién tomó cada carta: en contra tienes {cards}. Juega una carta segura.</translation>
    </message>
    <message>
        <source>A row of its own: whatever the number, nothing is taken.</source>
        <translation>Una fila propia: sea cual sea el número, no se lleva nada.</translation>
    </message>
    <message>
        <source>The {card} still goes to row 2, but only the seventh card takes it.</source>
        <translation>El {card} va igualmente a la fila 2, pero solo la séptima carta se la lleva.</translation>
    </message>
    <message>
        <source>Which row ends higher than the {card} and is not full?</source>
        <translation>¿Qué fila acaba por encima del {card} y no está llena?</translation>
    </message>
    <message>
        <source>Which card of your hand goes to a row with room?</source>
        <translation>¿Qué carta de tu mano va a una fila con espacio?</translation>
    </message>
    <message>
        <source>A card has to leave row 2. Where is room for it, and none to tempt the {card}?</source>
        <translation>Una carta debe salir de la fila 2. ¿Dónde cabe, sin atraer el {card} a otra llena?</translation>
    </message>
    <message>
        <source>If the full row is closed, the {card} goes to the next lower one.</source>
        <translation>Con la fila llena cerrada, el {card} va a la siguiente más baja.</translation>
    </message>
    <message>
        <source>The more heads the card shows, the more go with it.</source>
        <translation>Cuantas más cabezas muestra la carta, más se van con ella.</translation>
    </message>
    <message>
        <source>Only one card is lower than your {card}.</source>
        <translation>Solo una carta es menor que tu {card}.</translation>
    </message>
    <message>
        <source>Does one of those numbers fit between a row and your card?</source>
        <translation>¿Cabe alguno de esos números entre una fila y tu carta?</translation>
    </message>
    <message>
        <source>Play the special card.</source>
        <translation>Juega la carta especial.</translation>
    </message>
    <message>
        <source>Play the special card on row {row}.</source>
        <translation>Juega la carta especial en la fila {row}.</translation>
    </message>
    <message>
        <source>Move the {card} to row {row}.</source>
        <translation>Mueve el {card} a la fila {row}.</translation>
    </message>
    <message>
        <source>Play the special card on the {card}.</source>
        <translation>Juega la carta especial sobre el {card}.</translation>
    </message>
    <message>
        <source>Take the {card}.</source>
        <translation>Toma el {card}.</translation>
    </message>
    <message>
        <source>Nothing taken. The next row that is taken leaves, with its taker&apos;s card.</source>
        <translation>No te llevas nada. La próxima fila que alguien se lleve sale de la mesa, con la carta de quien se la lleva.</translation>
    </message>
    <message>
        <source>The {card} was let in as the sixth. The seventh card took six, yours too.</source>
        <translation>El {card} entró como sexta. La séptima carta se llevó seis, también la tuya.</translation>
    </message>
    <message>
        <source>The {card} begins row 3 and takes nothing. In a full row it would have taken.</source>
        <translation>El {card} empieza la fila 3 y no se lleva nada. En una fila llena se la habría llevado.</translation>
    </message>
    <message>
        <source>Nothing taken, and the {card} is back in your hand for a better trick.</source>
        <translation>No te llevas nada, y el {card} vuelve a tu mano para una jugada mejor.</translation>
    </message>
    <message>
        <source>Row 2 had a place again: the {card} took nothing.</source>
        <translation>La fila 2 volvía a tener espacio: el {card} no se llevó nada.</translation>
    </message>
    <message>
        <source>The {card} went to another row. The block stays until somebody takes a row.</source>
        <translation>El {card} fue a otra fila. El bloqueo dura hasta que alguien se lleve una fila.</translation>
    </message>
    <message>
        <source>The dearest card takes the most with it: of the whole row {heads} are left.</source>
        <translation>La carta más cara se lleva más consigo: de toda la fila quedan {heads}.</translation>
    </message>
    <message>
        <source>The 1 began a row and your {card} followed it: no card can come between.</source>
        <translation>El 1 empezó una fila y tu {card} fue detrás: ninguna carta cabe en medio.</translation>
    </message>
    <message>
        <source>Nobody holds a card that could come before your {card}: safe for certain.</source>
        <translation>Nadie tiene una carta que pudiera entrar antes que tu {card}: seguro del todo.</translation>
    </message>
    <message>
        <source>The {card} takes nothing. The row taken after it left with its taker&apos;s card: there are four again.</source>
        <translation>El {card} no se lleva nada. La fila que se llevaron después salió con la carta de quien la tomó: vuelve a haber cuatro.</translation>
    </message>
    <message>
        <source>Without the special card the {card} took {heads}.</source>
        <translation>Sin la carta especial, el {card} se llevó {heads}.</translation>
    </message>
    <message>
        <source>That row was full as well: you took all but its highest card, {heads}.</source>
        <translation>Esa fila también estaba llena: te llevaste todas menos la más alta, {heads}.</translation>
    </message>
    <message>
        <source>The other card was the sixth of its row too: you took {heads}.</source>
        <translation>La otra carta también era la sexta de su fila: te llevaste {heads}.</translation>
    </message>
    <message>
        <source>You are left with {heads}. Another card of the row takes more with it.</source>
        <translation>Te quedan {heads}. Otra carta de la fila se lleva más consigo.</translation>
    </message>
    <message>
        <source>It did not help the {card}: you took {heads}.</source>
        <translation>No le sirvió al {card}: te llevaste {heads}.</translation>
    </message>
    <message>
        <source>All four rows began above your {card}: it had to take one, {heads}.</source>
        <translation>Las cuatro filas empezaban por encima de tu {card}: tuvo que llevarse una, {heads}.</translation>
    </message>
</context>
<context>
    <name>Pega6Draft</name>
    <message>
        <source>Draft: lap {lap} of {laps}</source>
        <translation>Elección de cartas: vuelta {lap} de {laps}</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>{count} of {all}</source>
        <translation>{count} de {all}</translation>
    </message>
    <message>
        <source>{count} of {all} cards</source>
        <translation>{count} de {all} cartas</translation>
    </message>
    <message>
        <source>in hand</source>
        <comment>beside a number of heads</comment>
        <translation>en la mano</translation>
    </message>
    <message>
        <source>Your hand is sorted; everybody may see it during the draft.</source>
        <translation>Tu mano aparece ordenada; en esta fase todos pueden verla.</translation>
    </message>
    <message>
        <source>The four cards left over open the rows.</source>
        <translation>Las cuatro que sobren abren las filas.</translation>
    </message>
    <message>
        <source>{name}: {count} of {all} cards, {heads}.</source>
        <translation>{name}: {count} de {all} cartas, {heads}.</translation>
    </message>
    <message numerus="yes">
        <source>take one of the %n open card(s). {name} chooses after you.</source>
        <translation>
            <numerusform>toma la %n carta abierta. {name} elige después de ti.</numerusform>
            <numerusform>toma una de las %n cartas abiertas. {name} elige después de ti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take one of the %n open card(s). Then the rows are laid.</source>
        <translation>
            <numerusform>toma la %n carta abierta. Después se abren las filas.</numerusform>
            <numerusform>toma una de las %n cartas abiertas. Después se abren las filas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>choosing one of the %n open card(s).</source>
        <translation>
            <numerusform>eligiendo entre %n carta abierta.</numerusform>
            <numerusform>eligiendo una de las %n cartas abiertas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>choosing one of the %n open card(s). Z puts your {card} back.</source>
        <translation>
            <numerusform>eligiendo entre %n carta abierta. Z devuelve tu {card}.</numerusform>
            <numerusform>eligiendo una de las %n cartas abiertas. Z devuelve tu {card}.</numerusform>
        </translation>
    </message>
    <message>
        <source>the {card} costs {heads}. Drop it on your hand or press Enter.</source>
        <translation>el {card} cuesta {heads}. Suéltalo en tu mano o pulsa Enter.</translation>
    </message>
    <message>
        <source>Take the {card}</source>
        <translation>Tomar el {card}</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Elige una carta</translation>
    </message>
    <message>
        <source>The {card} joins the hand of {name}</source>
        <translation>El {card} pasa a la mano de {name}</translation>
    </message>
    <message>
        <source>The {card} joins your hand</source>
        <translation>El {card} pasa a tu mano</translation>
    </message>
    <message>
        <source>With it the hand holds</source>
        <translation>Con él, la mano suma</translation>
    </message>
    <message>
        <source>open cards go to your hand: drop the {card} there.</source>
        <translation>las cartas abiertas van a tu mano: suelta ahí el {card}.</translation>
    </message>
    <message>
        <source>{name} has the {card} already: take one of the open cards.</source>
        <translation>{name} ya tiene el {card}: toma una de las cartas abiertas.</translation>
    </message>
    <message>
        <source>you have the {card} already: take one of the open cards.</source>
        <translation>ya tienes el {card}: toma una de las cartas abiertas.</translation>
    </message>
    <message>
        <source>choose an open card first.</source>
        <translation>elige primero una carta abierta.</translation>
    </message>
</context>
<context>
    <name>Pega6DraftLog</name>
    <message>
        <source>The rows began with {cards}, which nobody drafted.</source>
        <translation>Las filas empezaron con {cards}, que nadie eligió.</translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %n card(s) lay open, you drafted first.</source>
        <translation>
            <numerusform>Ronda {round}: había %n carta abierta, elegiste tú primero.</numerusform>
            <numerusform>Ronda {round}: había %n cartas abiertas, elegiste tú primero.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %n card(s) lay open, {name} drafted first.</source>
        <translation>
            <numerusform>Ronda {round}: había %n carta abierta, {name} eligió primero.</numerusform>
            <numerusform>Ronda {round}: había %n cartas abiertas, {name} eligió primero.</numerusform>
        </translation>
    </message>
    <message>
        <source>You drafted the {card}.</source>
        <translation>Tomaste el {card}.</translation>
    </message>
    <message>
        <source>{name} drafted the {card}.</source>
        <translation>{name} tomó el {card}.</translation>
    </message>
    <message>
        <source>You put the {card} back on offer.</source>
        <translation>Devolviste el {card} a la mesa.</translation>
    </message>
    <message>
        <source>{name} put the {card} back on offer.</source>
        <translation>{name} devolvió el {card} a la mesa.</translation>
    </message>
</context>
<context>
    <name>Pega6Highlight</name>
    <message>
        <source>You took the {card} in trick {trick}.</source>
        <translation>Te llevaste el {card} en la jugada {trick}.</translation>
    </message>
    <message>
        <source>{name} took the {card} in trick {trick}.</source>
        <translation>{name} se llevó el {card} en la jugada {trick}.</translation>
    </message>
</context>
<context>
    <name>Pega6Keys</name>
    <message>
        <source>card</source>
        <translation>carta</translation>
    </message>
    <message>
        <source>row</source>
        <translation>fila</translation>
    </message>
    <message>
        <source>play</source>
        <translation>jugar</translation>
    </message>
    <message>
        <source>take</source>
        <translation>llevarse</translation>
    </message>
    <message>
        <source>let go</source>
        <translation>soltar</translation>
    </message>
    <message>
        <source>why?</source>
        <translation>¿por qué?</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>deshacer</translation>
    </message>
    <message>
        <source>last trick</source>
        <translation>última jugada</translation>
    </message>
    <message>
        <source>pick</source>
        <comment>take an open card</comment>
        <translation>tomar</translation>
    </message>
    <message>
        <source>special card</source>
        <translation>especial</translation>
    </message>
    <message>
        <source>no special card</source>
        <translation>sin especial</translation>
    </message>
    <message>
        <source>keep</source>
        <translation>conservar</translation>
    </message>
    <message>
        <source>swap</source>
        <translation>cambiar</translation>
    </message>
    <message>
        <source>put aside</source>
        <translation>quitar</translation>
    </message>
    <message>
        <source>trick</source>
        <comment>what the arrow keys of a replay lead to</comment>
        <translation>jugada</translation>
    </message>
    <message>
        <source>and no special</source>
        <comment>plays the number card, and no special card with it</comment>
        <translation>y sin especial</translation>
    </message>
    <message>
        <source>drafted hands</source>
        <translation>manos elegidas</translation>
    </message>
    <message>
        <source>walk over cards, rows and targets</source>
        <translation>recorrer cartas, filas y destinos</translation>
    </message>
    <message>
        <source>play, take the row</source>
        <translation>jugar, llevarse la fila</translation>
    </message>
    <message>
        <source>choose a row</source>
        <translation>elegir una fila</translation>
    </message>
    <message>
        <source>none of the cards on offer</source>
        <translation>ninguna de las cartas ofrecidas</translation>
    </message>
    <message>
        <source>a row by its number</source>
        <translation>una fila por su número</translation>
    </message>
    <message>
        <source>play, and no special card with it; 0 only says so</source>
        <translation>jugar, y sin carta especial; el 0 solo lo marca</translation>
    </message>
    <message>
        <source>the drafted cards of the next player (professional game)</source>
        <translation>las cartas elegidas por el siguiente jugador (juego profesional)</translation>
    </message>
</context>
<context>
    <name>Pega6Lesson</name>
    <message>
        <source>Choosing</source>
        <comment>a step of the lesson</comment>
        <translation>Elegir</translation>
    </message>
    <message>
        <source>Where it goes</source>
        <comment>a step of the lesson</comment>
        <translation>Dónde entra</translation>
    </message>
    <message>
        <source>The sixth takes</source>
        <comment>a step of the lesson</comment>
        <translation>La sexta se lleva</translation>
    </message>
    <message>
        <source>Too low</source>
        <comment>a step of the lesson</comment>
        <translation>Demasiado baja</translation>
    </message>
    <message>
        <source>Before you</source>
        <comment>a step of the lesson</comment>
        <translation>Antes que tú</translation>
    </message>
    <message>
        <source>Heads</source>
        <comment>a step of the lesson</comment>
        <translation>Cabezas</translation>
    </message>
    <message>
        <source>Your round</source>
        <comment>a step of the lesson</comment>
        <translation>Tu ronda</translation>
    </message>
    <message>
        <source>Everybody chooses at once, and the lowest goes first. Play any card.</source>
        <translation>Todos eligen a la vez. La más baja entra primero. Juega una carta cualquiera.</translation>
    </message>
    <message>
        <source>A card goes to the row with the smallest difference. You choose the card; the sum chooses the row.</source>
        <translation>La carta entra en la fila de menor diferencia. Tú eliges la carta; la fila la elige la cuenta.</translation>
    </message>
    <message>
        <source>Five fit in a row. The sixth takes the five and stays. Play a card that takes nothing.</source>
        <translation>Caben cinco. La sexta se lleva las cinco y se queda. Juega una carta que no se lleve nada.</translation>
    </message>
    <message>
        <source>Your cards are lower than every row: then you choose the row you take. Play one.</source>
        <translation>Tus cartas son más bajas que todas las filas: entonces eliges qué fila te llevas. Juega una.</translation>
    </message>
    <message>
        <source>Two cards are out between the 37 and the 40, and only one more fits in the row. Is the 40 safe?</source>
        <translation>Entre el 37 y el 40 faltan dos cartas, y en la fila solo cabe una más. ¿Es seguro el 40?</translation>
    </message>
    <message>
        <source>Count heads, not cards. Play a card, then take the cheapest row.</source>
        <translation>Cuenta cabezas, no cartas. Juega una carta y llévate la fila más barata.</translation>
    </message>
    <message>
        <source>Your round: four cards, and nobody helps. Take as few heads as you can.</source>
        <translation>Tu ronda: cuatro cartas, sin ayuda. Llévate las menos cabezas posibles.</translation>
    </message>
    <message>
        <source>The {card} takes a row of your choice. A little now can be better than a lot later.</source>
        <translation>El {card} se lleva la fila que elijas. Poco ahora puede ser mejor que mucho después.</translation>
    </message>
    <message>
        <source>The same table, but now you hold the 38. How many cards are out between the 37 and the 38?</source>
        <translation>La misma mesa, pero ahora el 38 es tuyo. ¿Cuántas cartas faltan entre el 37 y el 38?</translation>
    </message>
    <message>
        <source>Any card will do. See in which order they go in.</source>
        <translation>Cualquier carta sirve. Mira en qué orden entran.</translation>
    </message>
    <message>
        <source>Any card will do. The row that lights up is where it goes.</source>
        <translation>Cualquier carta sirve. La fila que se ilumina es donde entra.</translation>
    </message>
    <message>
        <source>Row 2 has five cards already. Which card would go there?</source>
        <translation>La fila 2 ya tiene cinco cartas. ¿Qué carta entraría ahí?</translation>
    </message>
    <message>
        <source>All three are lower than every row: any will do.</source>
        <translation>Las tres son más bajas que todas las filas: cualquiera sirve.</translation>
    </message>
    <message>
        <source>2 cards may go in before yours. 1 place is left.</source>
        <translation>2 cartas pueden entrar antes que la tuya. Queda 1 hueco.</translation>
    </message>
    <message>
        <source>A card that follows right behind a row is safe; a full row is not.</source>
        <translation>La carta que sigue justo al final de una fila es segura; en una fila llena, no.</translation>
    </message>
    <message>
        <source>The number beside the ox says how many heads a row costs.</source>
        <translation>El número junto al buey dice cuántas cabezas cuesta la fila.</translation>
    </message>
    <message>
        <source>No card can come between the 37 and the 38.</source>
        <translation>Entre el 37 y el 38 no cabe ninguna carta.</translation>
    </message>
    <message>
        <source>Try the {card}.</source>
        <translation>Prueba el {card}.</translation>
    </message>
    <message>
        <source>Try row {row}.</source>
        <translation>Prueba la fila {row}.</translation>
    </message>
    <message>
        <source>They went in from the lowest to the highest: {cards}.</source>
        <translation>Entraron de la más baja a la más alta: {cards}.</translation>
    </message>
    <message>
        <source>The {card} went behind the {end}: a difference of {difference}, the smallest.</source>
        <translation>El {card} entró después del {end}: diferencia de {difference}, la menor.</translation>
    </message>
    <message>
        <source>The {card} took nothing. The full row still waits for its sixth card.</source>
        <translation>El {card} no se llevó nada. La fila llena sigue esperando la sexta carta.</translation>
    </message>
    <message>
        <source>Only {heads}, and your card begins the row anew.</source>
        <translation>Solo {heads}, y tu carta empieza la fila de nuevo.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), but only {heads}: the cheapest row.</source>
        <translation>
            <numerusform>%n carta, pero solo {heads}: la fila más barata.</numerusform>
            <numerusform>%n cartas, pero solo {heads}: la fila más barata.</numerusform>
        </translation>
    </message>
    <message>
        <source>That row cost {heads}. There was one for {least}.</source>
        <translation>Esa fila costó {heads}. Había una por {least}.</translation>
    </message>
    <message>
        <source>The {card} was the sixth card of its row and took {heads}.</source>
        <translation>El {card} fue la sexta carta de la fila y se llevó {heads}.</translation>
    </message>
    <message>
        <source>It looked safe. But {cards} went in before, and the {card} took {heads}.</source>
        <translation>Parecía seguro. Pero antes que él: {cards}. Y el {card} se llevó {heads}.</translation>
    </message>
    <message>
        <source>The {card} follows the {end}, and no card can come between: safe, whatever the others play.</source>
        <translation>El {card} sigue al {end}, y nada cabe en medio: seguro, jueguen lo que jueguen los demás.</translation>
    </message>
    <message>
        <source>You took {heads}. Playing at random takes {average} on average.</source>
        <translation>Te llevaste {heads}. Jugando al azar son {average} de media.</translation>
    </message>
    <message>
        <source>You took nothing. Playing at random takes {average} heads on average.</source>
        <translation>No te llevaste nada. Jugando al azar son {average} cabezas de media.</translation>
    </message>
</context>
<context>
    <name>Pega6Log</name>
    <message>
        <source>Round {round}: the rows began with {cards}.</source>
        <translation>Ronda {round}: las filas empezaron con {cards}.</translation>
    </message>
    <message>
        <source>{card} ({name})</source>
        <comment>a revealed card and its player</comment>
        <translation>{card} ({name})</translation>
    </message>
    <message>
        <source>The cards turned up: {plays}.</source>
        <translation>Se descubrieron las cartas: {plays}.</translation>
    </message>
    <message>
        <source>Your {card} was lower than every row: you had to take one.</source>
        <translation>Tu {card} era menor que todas las filas: había que llevarse una.</translation>
    </message>
    <message>
        <source>{name}&apos;s {card} was lower than every row: {name} had to take one.</source>
        <translation>El {card} de {name} era menor que todas las filas: había que llevarse una.</translation>
    </message>
    <message>
        <source>Your {card} went to row {row}, place {place}.</source>
        <translation>Tu {card} entró en la fila {row}, posición {place}.</translation>
    </message>
    <message>
        <source>Your {card} opened row {row}.</source>
        <translation>Tu {card} abrió la fila {row}.</translation>
    </message>
    <message>
        <source>{name}&apos;s {card} went to row {row}, place {place}.</source>
        <translation>El {card} de {name} entró en la fila {row}, posición {place}.</translation>
    </message>
    <message>
        <source>{name}&apos;s {card} opened row {row}.</source>
        <translation>El {card} de {name} abrió la fila {row}.</translation>
    </message>
    <message>
        <source>{name} with {points}</source>
        <comment>a player and the heads of the round</comment>
        <translation>{name} con {points}</translation>
    </message>
    <message>
        <source>End of round {round}: {scores}.</source>
        <translation>Fin de la ronda {round}: {scores}.</translation>
    </message>
    <message>
        <source>End of the match: {names} shared the victory with {heads} each.</source>
        <translation>Fin de la partida, victoria compartida: {names}, con {heads} cada uno.</translation>
    </message>
    <message>
        <source>End of the match: you won with {heads}!</source>
        <translation>Fin de la partida: ¡ganaste con {heads}!</translation>
    </message>
    <message>
        <source>End of the match: {name} won with {heads}.</source>
        <translation>Fin de la partida: {name} ganó con {heads}.</translation>
    </message>
</context>
<context>
    <name>Pega6OptionReasons</name>
    <message>
        <source>the {lifted} waits in your hand: now decide how your {card} is placed.</source>
        <translation>el {lifted} espera en tu mano: decide ahora cómo entra tu {card}.</translation>
    </message>
    <message>
        <source>this special card is not yours: play one of those you hold.</source>
        <translation>esa carta especial no es tuya: juega una de las que tienes.</translation>
    </message>
    <message>
        <source>pick up a special card first, or press 0 to place the {card} without.</source>
        <translation>toma primero una carta especial, o pulsa 0 para jugar el {card} sin ella.</translation>
    </message>
    <message>
        <source>choose a lit place for {special} first.</source>
        <translation>elige primero un lugar iluminado para «{special}».</translation>
    </message>
    <message>
        <source>{special} goes to the lit place only.</source>
        <translation>«{special}» solo va al lugar iluminado.</translation>
    </message>
    <message>
        <source>a special card is played when your own card is about to be placed.</source>
        <translation>una carta especial solo se juega cuando le toca a tu propia carta.</translation>
    </message>
    <message>
        <source>pick up the special card you want to swap, or press 0 to keep them.</source>
        <translation>toma la carta especial que quieras cambiar, o pulsa 0 para conservarlas.</translation>
    </message>
    <message>
        <source>only a special card may be swapped now; 0 keeps them.</source>
        <translation>ahora solo puedes cambiar una carta especial; pulsa 0 para conservarlas.</translation>
    </message>
    <message>
        <source>drop the card on the discard pile.</source>
        <translation>suelta la carta en el descarte.</translation>
    </message>
    <message>
        <source>pick up a card of your pile, or press 0 to keep the rest.</source>
        <translation>toma una carta de tu montón, o pulsa 0 para conservar el resto.</translation>
    </message>
    <message>
        <source>only cards of your pile may be put aside now; 0 keeps the rest.</source>
        <translation>ahora solo puedes quitar cartas de tu montón; pulsa 0 para conservar el resto.</translation>
    </message>
</context>
<context>
    <name>Pega6Previews</name>
    <message>
        <source>The {card} goes in before the {right}</source>
        <translation>El {card} entra antes del {right}</translation>
    </message>
    <message>
        <source>The {card} goes in after the {left}</source>
        <translation>El {card} entra después del {left}</translation>
    </message>
    <message>
        <source>The {card} goes in between {left} and {right}</source>
        <translation>El {card} entra entre el {left} y el {right}</translation>
    </message>
    <message>
        <source>The {card} goes to row {row}</source>
        <translation>El {card} va a la fila {row}</translation>
    </message>
    <message>
        <source>Row {row} is locked</source>
        <translation>La fila {row} queda bloqueada</translation>
    </message>
    <message>
        <source>The {card} opens a fifth row</source>
        <translation>El {card} abre una quinta fila</translation>
    </message>
    <message>
        <source>Only the 7th card takes row {row}</source>
        <translation>Solo la 7.ª carta se lleva la fila {row}</translation>
    </message>
    <message>
        <source>The {card} goes in place of the {back}</source>
        <translation>El {card} entra en lugar del {back}</translation>
    </message>
    <message>
        <source>Without a special card the {card} goes to row {row}</source>
        <translation>Sin especial, el {card} va a la fila {row}</translation>
    </message>
    <message>
        <source>Without a special card {name} takes row {row}</source>
        <translation>Sin especial, {name} se lleva la fila {row}</translation>
    </message>
    <message>
        <source>Without a special card you take row {row}</source>
        <translation>Sin especial, te llevas la fila {row}</translation>
    </message>
    <message>
        <source>Without a special card {name} chooses a row and takes it</source>
        <translation>Sin especial, {name} elige una fila y se la lleva</translation>
    </message>
    <message>
        <source>Without a special card you choose a row and take it</source>
        <translation>Sin especial, eliges una fila y te la llevas</translation>
    </message>
    <message>
        <source>{name} takes row {row}</source>
        <translation>{name} se lleva la fila {row}</translation>
    </message>
    <message>
        <source>You take row {row}</source>
        <translation>Te llevas la fila {row}</translation>
    </message>
    <message>
        <source>Move the {card}</source>
        <translation>Mover el {card}</translation>
    </message>
    <message>
        <source>Swap {special}</source>
        <translation>Cambiar «{special}»</translation>
    </message>
    <message>
        <source>Put the {card} aside</source>
        <translation>Quitar el {card} del montón</translation>
    </message>
    <message>
        <source>Row {row} then has {cards},</source>
        <translation>La fila {row} queda con {cards},</translation>
    </message>
    <message>
        <source>The {card} goes to row {row}, which then has {cards},</source>
        <translation>El {card} va a la fila {row}, que queda con {cards},</translation>
    </message>
    <message>
        <source>The {card} goes to row {row}.</source>
        <translation>El {card} va a la fila {row}.</translation>
    </message>
    <message>
        <source>Then the {card} takes a row of choice.</source>
        <translation>Después, el {card} se lleva una fila a elegir.</translation>
    </message>
    <message>
        <source>Then the {card} is placed.</source>
        <translation>Después entra el {card}.</translation>
    </message>
    <message>
        <source>{name} draws the top card of the deck.</source>
        <translation>{name} roba la primera carta del mazo.</translation>
    </message>
    <message>
        <source>the {card} with it</source>
        <translation>el {card} con ella</translation>
    </message>
    <message>
        <source>You take row {row}: {cards}, including your {own},</source>
        <translation>Te llevas la fila {row}: {cards}, con tu {own},</translation>
    </message>
    <message>
        <source>{name} takes row {row}: {cards}, including the {own},</source>
        <translation>{name} se lleva la fila {row}: {cards}, con el {own},</translation>
    </message>
    <message>
        <source>{cards} from row {row}</source>
        <translation>{cards} de la fila {row}</translation>
    </message>
    <message>
        <source>You take {takings},</source>
        <translation>Te llevas {takings},</translation>
    </message>
    <message>
        <source>{name} takes {takings},</source>
        <translation>{name} se lleva {takings},</translation>
    </message>
    <message>
        <source>The {card} is lower than every open row: you choose one and take it. The cheapest costs</source>
        <translation>El {card} es menor que todas las filas libres: eliges una y te la llevas. La más barata cuesta</translation>
    </message>
    <message>
        <source>The {card} is lower than every open row: {name} takes one. The cheapest costs</source>
        <translation>El {card} es menor que todas las filas libres: {name} elige una y se la lleva. La más barata cuesta</translation>
    </message>
    <message>
        <source>Row {row} would cost</source>
        <translation>La fila {row} costaría</translation>
    </message>
    <message>
        <source>The pile of {name} then counts</source>
        <translation>El montón de {name} queda con</translation>
    </message>
    <message>
        <source>Your pile then counts</source>
        <translation>Tu montón queda con</translation>
    </message>
    <message>
        <source>It may go to row {row}.</source>
        <translation>Puede ir a la fila {row}.</translation>
    </message>
    <message>
        <source>It may go to rows {rows}.</source>
        <translation>Puede ir a las filas {rows}.</translation>
    </message>
    <message>
        <source>{special} goes to the discard pile.</source>
        <translation>«{special}» va al descarte.</translation>
    </message>
    <message numerus="yes">
        <source>heads.</source>
        <comment>after a number</comment>
        <translation>
            <numerusform>cabeza.</numerusform>
            <numerusform>cabezas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} takes nothing.</source>
        <translation>{name} no se lleva nada.</translation>
    </message>
    <message>
        <source>You take nothing.</source>
        <translation>No te llevas nada.</translation>
    </message>
    <message>
        <source>The {card} stays in the row.</source>
        <translation>El {card} se queda en la fila.</translation>
    </message>
    <message>
        <source>The {card} begins row {row}.</source>
        <translation>El {card} abre la fila {row}.</translation>
    </message>
    <message>
        <source>Four rows are left.</source>
        <translation>Quedan cuatro filas.</translation>
    </message>
    <message>
        <source>The blocks are lifted.</source>
        <translation>Se levantan los bloqueos.</translation>
    </message>
    <message>
        <source>You draw the top card of the deck.</source>
        <translation>Robas la primera carta del mazo.</translation>
    </message>
    <message>
        <source>The discard pile is shuffled into a deck, and {name} draws.</source>
        <translation>El descarte se baraja, se convierte en mazo y {name} roba.</translation>
    </message>
    <message>
        <source>The discard pile is shuffled into a deck, and you draw.</source>
        <translation>El descarte se baraja, se convierte en mazo y robas.</translation>
    </message>
    <message>
        <source>Up to {heads} more can be removed.</source>
        <translation>Aún se pueden quitar hasta {heads}.</translation>
    </message>
    <message>
        <source>Nothing more can be removed.</source>
        <translation>Ya no se puede quitar nada más.</translation>
    </message>
    <message>
        <source>Remove the {card} from the game</source>
        <translation>Sacar el {card} del juego</translation>
    </message>
    <message>
        <source>in your pile</source>
        <translation>en tu montón</translation>
    </message>
    <message>
        <source>pile of {name}</source>
        <translation>montón de {name}</translation>
    </message>
    <message>
        <source>all of row {row}</source>
        <translation>la fila {row} entera</translation>
    </message>
    <message>
        <source>the {card} leaves</source>
        <translation>el {card} sale</translation>
    </message>
    <message numerus="yes">
        <source>the {card} leaves and cancels %n more</source>
        <translation>
            <numerusform>el {card} sale y anula %n más</numerusform>
            <numerusform>el {card} sale y anula %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>You keep</source>
        <translation>Te quedas con</translation>
    </message>
    <message>
        <source>{name} keeps</source>
        <translation>{name} se queda con</translation>
    </message>
    <message>
        <source>without the special card: {points}</source>
        <translation>sin la especial: {points}</translation>
    </message>
    <message>
        <source>then cards of up to {heads} can be removed</source>
        <translation>después se pueden quitar cartas, hasta {heads}</translation>
    </message>
    <message>
        <source>keep</source>
        <comment>the pile counts so many heads then</comment>
        <translation>queda</translation>
    </message>
</context>
<context>
    <name>Pega6Reasons</name>
    <message>
        <source>smallest</source>
        <translation>menor</translation>
    </message>
    <message>
        <source>larger</source>
        <translation>mayor</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>bloqueada</translation>
    </message>
    <message>
        <source>too high</source>
        <translation>demasiado alta</translation>
    </message>
    <message>
        <source>The smallest difference decides</source>
        <translation>Decide la menor diferencia</translation>
    </message>
    <message>
        <source>Rows only rise</source>
        <translation>Las filas solo suben</translation>
    </message>
    <message>
        <source>A blocked row stays as it is</source>
        <translation>Una fila bloqueada no cambia</translation>
    </message>
    <message>
        <source>The 7th card takes the row</source>
        <translation>La 7.ª carta se lleva la fila</translation>
    </message>
    <message>
        <source>The 6th card takes the row</source>
        <translation>La 6.ª carta se lleva la fila</translation>
    </message>
    <message>
        <source>Lower than every row</source>
        <translation>Menor que todas las filas</translation>
    </message>
    <message>
        <source>It lies in a row</source>
        <translation>Está en una fila</translation>
    </message>
    <message>
        <source>It opened the row</source>
        <translation>Abrió la fila</translation>
    </message>
    <message>
        <source>Nothing has changed: the {card} goes back to your hand.</source>
        <translation>Nada cambió: el {card} vuelve a tu mano.</translation>
    </message>
    <message>
        <source>Nothing has changed: the {card} is still to be placed.</source>
        <translation>Nada cambió: el {card} aún tiene que entrar.</translation>
    </message>
    <message>
        <source>It would lie in row {row}, place {place}, unless lower cards change the rows first.</source>
        <translation>Quedará en la fila {row}, posición {place}, salvo que cartas más bajas cambien antes las filas.</translation>
    </message>
    <message>
        <source>The row is full: it would take {cards}, {heads}, unless lower cards change the rows first.</source>
        <translation>La fila está llena: se llevará {cards}, {heads}, salvo que cartas más bajas cambien antes las filas.</translation>
    </message>
    <message>
        <source>No row ends below the {card}: when its turn comes, its player takes a row of their choice.</source>
        <translation>Ninguna fila termina por debajo del {card}: cuando le toque, quien lo jugó elige una fila y se la lleva.</translation>
    </message>
    <message>
        <source>The lower cards are placed first and may still change the rows.</source>
        <translation>Las cartas más bajas entran antes y aún pueden cambiar las filas.</translation>
    </message>
    <message>
        <source>It opened row {row} at the deal.</source>
        <translation>Abre la fila {row} desde el reparto.</translation>
    </message>
    <message>
        <source>It has been on the table since the deal.</source>
        <translation>Está en la mesa desde el reparto.</translation>
    </message>
    <message>
        <source>You played it in trick {trick}.</source>
        <translation>La jugaste en la jugada {trick}.</translation>
    </message>
    <message>
        <source>{name} played it in trick {trick}.</source>
        <translation>La jugó {name} en la jugada {trick}.</translation>
    </message>
    <message>
        <source>The row was full: in trick {trick} you took {cards}, {heads}.</source>
        <translation>La fila estaba llena: en la jugada {trick}, te llevaste {cards}, {heads}.</translation>
    </message>
    <message>
        <source>The row was full: in trick {trick} {name} took {cards}, {heads}.</source>
        <translation>La fila estaba llena: en la jugada {trick}, {name} se llevó {cards}, {heads}.</translation>
    </message>
    <message>
        <source>In trick {trick} you chose this row and took {cards}, {heads}.</source>
        <translation>En la jugada {trick}, elegiste esta fila y te llevaste {cards}, {heads}.</translation>
    </message>
    <message>
        <source>In trick {trick} {name} chose this row and took {cards}, {heads}.</source>
        <translation>En la jugada {trick}, {name} eligió esta fila y se llevó {cards}, {heads}.</translation>
    </message>
    <message>
        <source>the {card} does not go to row {row}. The smallest difference decides: row {right}.</source>
        <translation>el {card} no va a la fila {row}. Decide la menor diferencia: fila {right}.</translation>
    </message>
    <message>
        <source>the {card} does not go to row {row}: it is at {end} already, and rows only rise. Row {right} is right.</source>
        <translation>el {card} no va a la fila {row}: ya está en el {end} y las filas solo suben. La correcta es la fila {right}.</translation>
    </message>
    <message>
        <source>the {card} does not go to row {row}, which is blocked. Row {right} is right.</source>
        <translation>el {card} no va a la fila {row}, que está bloqueada. La correcta es la fila {right}.</translation>
    </message>
    <message>
        <source>row {row} is blocked and cannot be taken: choose an open row.</source>
        <translation>la fila {row} está bloqueada y nadie se la puede llevar: elige una fila libre.</translation>
    </message>
    <message>
        <source>no row lies there: drop the {card} on any row.</source>
        <translation>ahí no hay ninguna fila: suelta el {card} en cualquier fila.</translation>
    </message>
    <message>
        <source>no row lies there: drop the {card} on row {row}.</source>
        <translation>ahí no hay ninguna fila: suelta el {card} en la fila {row}.</translation>
    </message>
    <message>
        <source>your card already lies face down. Z takes it back.</source>
        <translation>tu carta ya está boca abajo. Z deshace.</translation>
    </message>
    <message>
        <source>your {card} already lies face down. Z takes it back.</source>
        <translation>tu {card} ya está boca abajo. Z deshace.</translation>
    </message>
    <message>
        <source>this trick is still being placed.</source>
        <translation>las cartas de esta jugada todavía están entrando.</translation>
    </message>
    <message>
        <source>{name} is choosing a row to take.</source>
        <translation>{name} está eligiendo la fila que se lleva.</translation>
    </message>
    <message>
        <source>it is not your turn: {name} is deciding.</source>
        <translation>no te toca: {name} está decidiendo.</translation>
    </message>
    <message>
        <source>pick up a card first, then the row.</source>
        <translation>toma primero una carta y después la fila.</translation>
    </message>
    <message>
        <source>first choose the row that your {card} takes.</source>
        <translation>primero elige la fila que se lleva tu {card}.</translation>
    </message>
    <message>
        <source>there is no such row: they count from 1 to {count}.</source>
        <translation>esa fila no existe: van de la 1 a la {count}.</translation>
    </message>
    <message>
        <source>this card is not in your hand.</source>
        <translation>esa carta no está en tu mano.</translation>
    </message>
    <message>
        <source>the next cards are still to be dealt.</source>
        <translation>las próximas cartas aún no se repartieron.</translation>
    </message>
    <message>
        <source>the match is over.</source>
        <translation>la partida terminó.</translation>
    </message>
    <message>
        <source>you are only watching this match.</source>
        <translation>en esta partida solo miras.</translation>
    </message>
    <message>
        <source>a card can be taken back only until all cards are turned up.</source>
        <translation>solo se puede deshacer antes de que se descubran todas las cartas.</translation>
    </message>
    <message>
        <source>a drafted card can be put back only until the next player has drafted.</source>
        <translation>una carta elegida solo se puede devolver antes de que elija el siguiente jugador.</translation>
    </message>
    <message>
        <source>a row is chosen only for a card that is lower than every row.</source>
        <translation>solo elige fila quien jugó una carta menor que todas ellas.</translation>
    </message>
    <message>
        <source>that is not possible now.</source>
        <translation>eso no se puede hacer ahora.</translation>
    </message>
</context>
<context>
    <name>Pega6Refused</name>
    <message>
        <source>{special} needs a card: name the card it is for.</source>
        <translation>«{special}» necesita una carta: di para cuál es.</translation>
    </message>
    <message>
        <source>the {card} is not in your pile: put aside a card you have taken.</source>
        <translation>el {card} no está en tu montón: quita una carta que te llevaste.</translation>
    </message>
    <message>
        <source>the {card} is not on offer: draft one of the open cards.</source>
        <translation>el {card} no está disponible: toma una de las cartas abiertas.</translation>
    </message>
    <message>
        <source>the {card} lies in no row: move a card of an open row.</source>
        <translation>el {card} no está en ninguna fila: mueve una carta de una fila libre.</translation>
    </message>
    <message>
        <source>the cards are still being drafted: play the {card} after that.</source>
        <translation>todavía se están eligiendo las cartas: juega el {card} después.</translation>
    </message>
    <message>
        <source>there is a fifth row already: wait until a row is taken, or choose another special card.</source>
        <translation>ya hay una quinta fila: espera a que alguien se lleve una, o elige otra carta especial.</translation>
    </message>
    <message>
        <source>row {row} is full: by your house rules, move to a row with room.</source>
        <translation>la fila {row} está llena: según las reglas de la casa, elige una fila con espacio.</translation>
    </message>
    <message>
        <source>the {card} is higher than the row, which ends with {end}: insert it into a row that ends higher.</source>
        <translation>el {card} es mayor que la fila, que termina en {end}: insértalo en una fila que termine en un número mayor.</translation>
    </message>
    <message>
        <source>no cards are being drafted now: play a card of your hand.</source>
        <translation>ahora no se eligen cartas de la mesa: juega una de tu mano.</translation>
    </message>
    <message>
        <source>special cards are exchanged only right after taking a row.</source>
        <translation>las cartas especiales solo se cambian justo después de llevarse una fila.</translation>
    </message>
    <message>
        <source>a special card is played when your own card is about to be placed.</source>
        <translation>una carta especial solo se juega cuando le toca a tu propia carta.</translation>
    </message>
    <message>
        <source>there is no such row: choose one that lies on the table.</source>
        <translation>esa fila no existe: elige una que esté en la mesa.</translation>
    </message>
    <message>
        <source>nobody sits there: choose a player at the table.</source>
        <translation>ahí no hay nadie: elige a alguien de la mesa.</translation>
    </message>
    <message>
        <source>this trick is still being placed: play the {card} after it.</source>
        <translation>esta jugada aún se está resolviendo: juega el {card} después.</translation>
    </message>
    <message>
        <source>the {card} does not lie in the row you take: name a card of that row.</source>
        <translation>el {card} no está en la fila que te llevas: di una carta de esa fila.</translation>
    </message>
    <message>
        <source>it is not your turn: wait until the others have decided.</source>
        <translation>no te toca: espera a que los demás decidan.</translation>
    </message>
    <message>
        <source>you have no other card in hand: place the card without {replace}.</source>
        <translation>no tienes otra carta en la mano: juega la carta sin «{replace}».</translation>
    </message>
    <message>
        <source>cards are put aside only right after {neg_pos}.</source>
        <translation>las cartas del montón solo se quitan justo después de «{neg_pos}».</translation>
    </message>
    <message>
        <source>the {card} takes no row now: keep {neg_pos} until one of your cards does.</source>
        <translation>el {card} no se lleva ninguna fila ahora: guarda «{neg_pos}» hasta que una de tus cartas lo haga.</translation>
    </message>
    <message>
        <source>no open row ends higher than the {card}: place it without {insert}.</source>
        <translation>ninguna fila libre termina por encima del {card}: juégalo sin «{insert}».</translation>
    </message>
    <message>
        <source>no row has room for a card to move to: place yours without {move}.</source>
        <translation>ninguna fila tiene espacio para recibir una carta: juega la tuya sin «{move}».</translation>
    </message>
    <message>
        <source>one special card per number card: keep {special} for later.</source>
        <translation>una sola carta especial por carta numérica: guarda «{special}» para después.</translation>
    </message>
    <message>
        <source>the {card} is your own card: name a card that lies in the row you take.</source>
        <translation>el {card} es tu propia carta: di una carta que esté en la fila que te llevas.</translation>
    </message>
    <message>
        <source>{special} does not ask for that: leave out the card or row.</source>
        <translation>«{special}» no pide eso: no indiques carta ni fila.</translation>
    </message>
    <message>
        <source>row {row} is blocked until a row is taken: choose an open row.</source>
        <translation>la fila {row} está bloqueada hasta que alguien se lleve una: elige una fila libre.</translation>
    </message>
    <message>
        <source>a row must be chosen before the {card} can be played.</source>
        <translation>antes de jugar el {card} hay que elegir una fila.</translation>
    </message>
    <message>
        <source>{special} needs a row: name the row it is for.</source>
        <translation>«{special}» necesita una fila: di para cuál es.</translation>
    </message>
    <message>
        <source>the {card} is the card being placed: replace it with another one.</source>
        <translation>el {card} es la carta que se está colocando: reemplázalo por otra.</translation>
    </message>
    <message>
        <source>the card lies in row {row} already: move it to another row.</source>
        <translation>la carta ya está en la fila {row}: muévela a otra.</translation>
    </message>
    <message>
        <source>row {row} takes seven already: place your card without another {seven_takes}.</source>
        <translation>la fila {row} ya espera la 7.ª carta: juega sin otra «{seven_takes}».</translation>
    </message>
    <message>
        <source>the {card} is lower than every open row, so no row would take seven: place it without {seven_takes}.</source>
        <translation>el {card} es menor que todas las filas libres y no entra en ninguna: juégalo sin «{seven_takes}».</translation>
    </message>
    <message>
        <source>you do not hold {special}: choose a special card you hold.</source>
        <translation>no tienes «{special}»: elige una carta especial que tengas.</translation>
    </message>
    <message>
        <source>the {card} counts {heads}, but only {left} can still be removed: choose a cheaper card.</source>
        <translation>el {card} vale {heads}, pero solo puedes quitar {left} más: elige una carta más barata.</translation>
    </message>
    <message>
        <source>two rows are blocked already: wait until a row is taken.</source>
        <translation>ya hay dos filas bloqueadas: espera a que alguien se lleve una.</translation>
    </message>
</context>
<context>
    <name>Pega6Rules</name>
    <message>
        <source>Base game</source>
        <translation>Juego básico</translation>
    </message>
    <message>
        <source>Professional game</source>
        <translation>Juego profesional</translation>
    </message>
    <message>
        <source>Anniversary game</source>
        <translation>Juego de aniversario</translation>
    </message>
</context>
<context>
    <name>Pega6SpecialLog</name>
    <message>
        <source>You played {special}.</source>
        <translation>Jugaste «{special}».</translation>
    </message>
    <message>
        <source>{name} played {special}.</source>
        <translation>{name} jugó «{special}».</translation>
    </message>
    <message>
        <source>You took the {back} back and played the {card} instead.</source>
        <translation>Recuperaste el {back} y jugaste el {card} en su lugar.</translation>
    </message>
    <message>
        <source>{name} took the {back} back and played the {card} instead.</source>
        <translation>{name} recuperó el {back} y jugó el {card} en su lugar.</translation>
    </message>
    <message>
        <source>You moved the {card} from row {source} to row {row}, place {place}.</source>
        <translation>Moviste el {card} de la fila {source} a la {row}, posición {place}.</translation>
    </message>
    <message>
        <source>{name} moved the {card} from row {source} to row {row}, place {place}.</source>
        <translation>{name} movió el {card} de la fila {source} a la {row}, posición {place}.</translation>
    </message>
    <message>
        <source>Four rows were left.</source>
        <translation>Quedaron cuatro filas.</translation>
    </message>
    <message>
        <source>From now on the 7th card takes row {row}.</source>
        <translation>Desde ahora, la 7.ª carta se lleva la fila {row}.</translation>
    </message>
    <message>
        <source>Row {row} was open again.</source>
        <translation>La fila {row} volvió a quedar libre.</translation>
    </message>
    <message>
        <source>Rows {rows} were open again.</source>
        <translation>Las filas {rows} volvieron a quedar libres.</translation>
    </message>
    <message>
        <source>You opened a fifth row.</source>
        <translation>Abriste una quinta fila.</translation>
    </message>
    <message>
        <source>{name} opened a fifth row.</source>
        <translation>{name} abrió una quinta fila.</translation>
    </message>
    <message>
        <source>You blocked row {row}.</source>
        <translation>Bloqueaste la fila {row}.</translation>
    </message>
    <message>
        <source>{name} blocked row {row}.</source>
        <translation>{name} bloqueó la fila {row}.</translation>
    </message>
    <message numerus="yes">
        <source>%n special card(s) were shuffled into a new deck.</source>
        <translation>
            <numerusform>%n carta especial se barajó y formó un mazo nuevo.</numerusform>
            <numerusform>%n cartas especiales se barajaron y formaron un mazo nuevo.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {card} left the round and cancelled {heads}: your pile counted {points}.</source>
        <translation>El {card} salió de la ronda y anuló {heads}. En tu montón: {points}.</translation>
    </message>
    <message>
        <source>The {card} left the round and cancelled {heads}: {name}&apos;s pile counted {points}.</source>
        <translation>El {card} salió de la ronda y anuló {heads}. En el montón de {name}: {points}.</translation>
    </message>
    <message>
        <source>You put the {card} of your pile aside: {heads} less.</source>
        <translation>Quitaste el {card} de tu montón: {heads} menos.</translation>
    </message>
    <message>
        <source>{name} put the {card} aside: {heads} less.</source>
        <translation>{name} quitó el {card}: {heads} menos.</translation>
    </message>
    <message>
        <source>You discarded {special} for another.</source>
        <translation>Descartaste «{special}» por otra.</translation>
    </message>
    <message>
        <source>{name} discarded {special} for another.</source>
        <translation>{name} descartó «{special}» por otra.</translation>
    </message>
    <message>
        <source>You drew {special}.</source>
        <translation>Robaste «{special}».</translation>
    </message>
    <message>
        <source>{name} drew a special card.</source>
        <translation>{name} robó una carta especial.</translation>
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
        <translation>tu {card} entra ahora. Toma una carta especial, o pulsa 0 para jugar sin ella.</translation>
    </message>
    <message>
        <source>your {card} is placed now, and no special card serves. 0 plays without.</source>
        <translation>tu {card} entra ahora y ninguna especial sirve. Pulsa 0 para jugarla sin especial.</translation>
    </message>
    <message>
        <source>the {card} is placed now, with or without a special card.</source>
        <translation>el {card} entra ahora, con o sin carta especial.</translation>
    </message>
    <message>
        <source>you took a row and may swap one special card for another. 0 keeps them.</source>
        <translation>te llevaste una fila y puedes cambiar una carta especial por otra. Pulsa 0 para conservarlas.</translation>
    </message>
    <message>
        <source>drop {special} on the discard pile to draw another. Esc puts it back.</source>
        <translation>suelta «{special}» en el descarte para robar otra. Esc devuelve la carta.</translation>
    </message>
    <message>
        <source>one special card may be exchanged.</source>
        <translation>se puede cambiar una carta especial.</translation>
    </message>
    <message>
        <source>you may put aside cards of your pile, up to {heads}. 0 keeps the rest.</source>
        <translation>puedes quitar cartas de tu montón, hasta {heads}. Pulsa 0 para conservar el resto.</translation>
    </message>
    <message>
        <source>without the {card} your pile has {heads} less. Drop it on the discard pile.</source>
        <translation>sin el {card}, tu montón tiene {heads} menos. Suéltalo en el descarte.</translation>
    </message>
    <message>
        <source>cards may be put aside, up to {heads}.</source>
        <translation>se pueden quitar cartas, hasta {heads}.</translation>
    </message>
    <message>
        <source>Your pile: remove up to {heads}</source>
        <translation>Tu montón: puedes quitar hasta {heads}</translation>
    </message>
    <message>
        <source>Drafted: {name}</source>
        <translation>Cartas elegidas: {name}</translation>
    </message>
    <message>
        <source>Still in hand: {cards}.</source>
        <translation>Aún en la mano: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>Played: {cards}.</source>
        <translation>
            <numerusform>Ya jugada: {cards}.</numerusform>
            <numerusform>Ya jugadas: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No special card this trick</source>
        <translation>Sin especial en esta jugada</translation>
    </message>
    <message>
        <source>No special card</source>
        <translation>Sin especial</translation>
    </message>
    <message>
        <source>Keep them all</source>
        <translation>Conservarlas</translation>
    </message>
    <message>
        <source>Swap it</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Keep the rest</source>
        <translation>Conservar el resto</translation>
    </message>
    <message>
        <source>Put the {card} aside</source>
        <translation>Quitar el {card}</translation>
    </message>
    <message>
        <source>Draft the {card}, {heads}</source>
        <translation>Tomar el {card}, {heads}</translation>
    </message>
    <message>
        <source>Place the {card} without a special card: {results}</source>
        <translation>Jugar el {card} sin carta especial: {results}</translation>
    </message>
    <message>
        <source>{special}: {results}</source>
        <translation>{special}: {results}</translation>
    </message>
    <message>
        <source>Move the {card} to another row</source>
        <translation>Mover el {card} a otra fila</translation>
    </message>
    <message>
        <source>Exchange {special} for the top special card</source>
        <translation>Cambiar «{special}» por la primera carta del mazo</translation>
    </message>
    <message>
        <source>Keep your special cards</source>
        <translation>Conservar tus cartas especiales</translation>
    </message>
    <message>
        <source>Put the {card} aside: {heads} less, {left} can still be removed</source>
        <translation>Quitar el {card}: {heads} menos, aún puedes quitar {left}</translation>
    </message>
    <message>
        <source>Keep the rest of your pile</source>
        <translation>Conservar el resto de tu montón</translation>
    </message>
    <message>
        <source>the {card} goes to row {row}, place {place}</source>
        <translation>el {card} va a la fila {row}, posición {place}</translation>
    </message>
    <message>
        <source>a fifth row opens</source>
        <translation>se abre una quinta fila</translation>
    </message>
    <message>
        <source>only the 7th card takes row {row}</source>
        <translation>solo la 7.ª carta se lleva la fila {row}</translation>
    </message>
    <message>
        <source>row {row} is blocked</source>
        <translation>la fila {row} queda bloqueada</translation>
    </message>
    <message>
        <source>the blocks are lifted</source>
        <translation>se levantan los bloqueos</translation>
    </message>
    <message>
        <source>four rows are left</source>
        <translation>quedan cuatro filas</translation>
    </message>
    <message>
        <source>the {back} returns to your hand, you play the {card}</source>
        <translation>el {back} vuelve a tu mano, juegas el {card}</translation>
    </message>
    <message>
        <source>the {card} moves from row {source} to row {row}, place {place}</source>
        <translation>el {card} pasa de la fila {source} a la {row}, posición {place}</translation>
    </message>
    <message>
        <source>you take row {row}: {cards}, including your {own}, {heads}</source>
        <translation>te llevas la fila {row}: {cards}, con tu {own}, {heads}</translation>
    </message>
    <message>
        <source>you take {cards} from row {row}, {heads}, and the {kept} stays</source>
        <translation>te llevas {cards} de la fila {row}, {heads}, y el {kept} se queda</translation>
    </message>
    <message>
        <source>you take {cards} from row {row}, {heads}</source>
        <translation>te llevas {cards} de la fila {row}, {heads}</translation>
    </message>
    <message>
        <source>the {card} is lower than every open row, you choose one to take</source>
        <translation>el {card} es menor que todas las filas libres, eliges una y te la llevas</translation>
    </message>
    <message>
        <source>the {card} leaves the round and cancels {heads}, your pile counts {points}</source>
        <translation>el {card} sale de la ronda y anula {heads}; en tu montón: {points}</translation>
    </message>
    <message>
        <source>then you may put aside cards, up to {heads}</source>
        <translation>después puedes quitar cartas, hasta {heads}</translation>
    </message>
</context>
<context>
    <name>Pega6Specials</name>
    <message>
        <source>Fifth row</source>
        <translation>5.ª fila</translation>
    </message>
    <message>
        <source>Open a new row</source>
        <translation>Abre una fila nueva</translation>
    </message>
    <message>
        <source>Your card begins a fifth row, whatever its number; the next row taken leaves the table together with the taker&apos;s card.</source>
        <translation>Tu carta abre una quinta fila, sea cual sea su número; la próxima fila que alguien se lleve sale de la mesa junto con la carta de quien se la lleva.</translation>
    </message>
    <message>
        <source>drop it on the fifth row</source>
        <translation>suéltala en la 5.ª fila</translation>
    </message>
    <message>
        <source>Open the row</source>
        <translation>Abrir la fila</translation>
    </message>
    <message>
        <source>your {card} opens a fifth row and takes nothing. Esc puts the card back.</source>
        <translation>tu {card} abre una quinta fila y no se lleva nada. Esc devuelve la carta.</translation>
    </message>
    <message>
        <source>Takes seven</source>
        <translation>¡Toma 7!</translation>
    </message>
    <message>
        <source>Only the 7th card takes</source>
        <translation>Solo la 7.ª se la lleva</translation>
    </message>
    <message>
        <source>Your card joins its row without taking it; until the row is taken, only the seventh card takes it.</source>
        <translation>Tu carta entra en su fila sin llevársela; hasta que alguien se la lleve, solo la séptima carta se lleva esa fila.</translation>
    </message>
    <message>
        <source>drop it on the row</source>
        <translation>suéltala en la fila</translation>
    </message>
    <message>
        <source>Join the row</source>
        <translation>Entrar en la fila</translation>
    </message>
    <message>
        <source>your {card} joins row {row} without taking it. Esc puts the card back.</source>
        <translation>tu {card} entra en la fila {row} sin llevársela. Esc devuelve la carta.</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Insertar</translation>
    </message>
    <message>
        <source>Slip in between two cards</source>
        <translation>Entra entre dos cartas</translation>
    </message>
    <message>
        <source>Your card goes to its place in a row that ends higher; if the row is too long then, you take all of it but the highest card.</source>
        <translation>Tu carta va a su lugar en una fila que termina en un número mayor; si así la fila se pasa del límite, te la llevas entera menos la carta más alta.</translation>
    </message>
    <message>
        <source>drop it on a row</source>
        <translation>suéltala en una fila</translation>
    </message>
    <message>
        <source>Insert it</source>
        <comment>the main button</comment>
        <translation>Insertar</translation>
    </message>
    <message>
        <source>slip the {card} into a lit row. Esc puts the card back.</source>
        <translation>inserta el {card} en una fila iluminada. Esc devuelve la carta.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>Swap it for another in hand</source>
        <translation>Cámbiala por otra de la mano</translation>
    </message>
    <message>
        <source>Your card goes back to your hand and you play another one in this trick instead.</source>
        <translation>Tu carta vuelve a tu mano y en esta jugada pones otra en su lugar.</translation>
    </message>
    <message>
        <source>drop it on a hand card</source>
        <translation>suéltala en una de tu mano</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>choose the card of your hand that goes in place of the {card}. Esc puts the card back.</source>
        <translation>elige la carta de tu mano que entra en lugar del {card}. Esc devuelve la carta.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Move a card to another row</source>
        <translation>Mueve una carta a otra fila</translation>
    </message>
    <message>
        <source>You move any card of an open row to its place in another open row, then your card is placed.</source>
        <translation>Mueves cualquier carta de una fila libre a su lugar en otra fila libre; después se coloca tu carta.</translation>
    </message>
    <message>
        <source>drop it on a card</source>
        <translation>suéltala en una carta</translation>
    </message>
    <message>
        <source>Move it</source>
        <comment>the main button</comment>
        <translation>Mover</translation>
    </message>
    <message>
        <source>choose the card that changes its row. Esc puts the card back.</source>
        <translation>elige la carta que cambia de fila. Esc devuelve la carta.</translation>
    </message>
    <message>
        <source>choose the row the {picked} goes to. Esc lets go of the {picked}.</source>
        <translation>elige la fila a la que va el {picked}. Esc suelta el {picked}.</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Bloquear</translation>
    </message>
    <message>
        <source>Nobody touches the row</source>
        <translation>Nadie toca la fila</translation>
    </message>
    <message>
        <source>No card goes to the row you block and nobody takes it, until another row is taken.</source>
        <translation>Ninguna carta entra en la fila que bloqueas y nadie se la lleva hasta que alguien se lleve otra.</translation>
    </message>
    <message>
        <source>Block it</source>
        <comment>the main button</comment>
        <translation>Bloquear</translation>
    </message>
    <message>
        <source>choose the row you lock before the {card} is placed. Esc puts the card back.</source>
        <translation>elige la fila que bloqueas antes de que entre el {card}. Esc devuelve la carta.</translation>
    </message>
    <message>
        <source>Negative = Positive</source>
        <translation>Negativo = Positivo</translation>
    </message>
    <message>
        <source>One card cancels heads</source>
        <translation>Una carta anula cabezas</translation>
    </message>
    <message>
        <source>When your card takes a row, one card of that row leaves the round and as many heads of your pile are cancelled with it.</source>
        <translation>Cuando tu carta se lleva una fila, una carta de esa fila sale de la ronda y anula otras tantas cabezas de tu montón.</translation>
    </message>
    <message>
        <source>Remove it</source>
        <comment>the main button</comment>
        <translation>Sacar la carta</translation>
    </message>
    <message>
        <source>choose the card of row {row} that leaves the game. The row is still yours.</source>
        <translation>elige la carta de la fila {row} que sale del juego. La fila sigue siendo tuya.</translation>
    </message>
    <message>
        <source>choose the card that leaves the game. You take the row it lies in.</source>
        <translation>elige la carta que sale del juego. Te llevas la fila en la que está.</translation>
    </message>
    <message>
        <source>there are 5 rows</source>
        <translation>ya hay 5 filas</translation>
    </message>
    <message>
        <source>no other card in hand</source>
        <translation>sin otra carta en mano</translation>
    </message>
    <message>
        <source>only when taking a row</source>
        <translation>solo al llevarte fila</translation>
    </message>
    <message>
        <source>no row ends higher</source>
        <translation>ninguna termina más alto</translation>
    </message>
    <message>
        <source>no row has room</source>
        <translation>filas sin espacio</translation>
    </message>
    <message>
        <source>the row has one</source>
        <translation>la fila ya tiene una</translation>
    </message>
    <message>
        <source>your card is too low</source>
        <translation>tu carta es muy baja</translation>
    </message>
    <message>
        <source>there are 2 blocks</source>
        <translation>ya hay 2 bloqueos</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>ahora no</translation>
    </message>
    <message>
        <source>You hold no special card. The next round may bring new ones.</source>
        <translation>No tienes cartas especiales. La próxima ronda puede traer otras.</translation>
    </message>
    <message>
        <source>You hold no special card.</source>
        <translation>No tienes cartas especiales.</translation>
    </message>
    <message>
        <source>may be played</source>
        <translation>se puede jugar</translation>
    </message>
    <message>
        <source>may be played too</source>
        <translation>también se puede</translation>
    </message>
    <message>
        <source>may be swapped</source>
        <translation>se puede cambiar</translation>
    </message>
    <message>
        <source>may be swapped too</source>
        <translation>también se puede</translation>
    </message>
    <message>
        <source>drop it on the discard pile</source>
        <translation>suéltala en el descarte</translation>
    </message>
</context>
<context>
    <name>Pega6Table</name>
    <message>
        <source>{variant} · Round {round}</source>
        <translation>{variant} · Ronda {round}</translation>
    </message>
    <message>
        <source>{variant} · Round {round} of {limit}</source>
        <translation>{variant} · Ronda {round} de {limit}</translation>
    </message>
    <message>
        <source>Trick {trick} of {count}</source>
        <translation>Jugada {trick} de {count}</translation>
    </message>
    <message>
        <source>The cards are being dealt</source>
        <translation>Se reparten las cartas</translation>
    </message>
    <message>
        <source>End of round {round}</source>
        <translation>Fin de la ronda {round}</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Fin de la partida</translation>
    </message>
    <message>
        <source>row {row}</source>
        <translation>fila {row}</translation>
    </message>
    <message>
        <source>Row {row}, empty</source>
        <translation>Fila {row}, vacía</translation>
    </message>
    <message>
        <source>Row {row}, full: {cards}; {heads}</source>
        <translation>Fila {row}, llena: {cards}; {heads}</translation>
    </message>
    <message>
        <source>Row {row}: {cards}; {heads}</source>
        <translation>Fila {row}: {cards}; {heads}</translation>
    </message>
    <message>
        <source>only the 7th card takes it</source>
        <translation>solo la 7.ª carta se la lleva</translation>
    </message>
    <message numerus="yes">
        <source>heads</source>
        <comment>beside a number</comment>
        <translation>
            <numerusform>cabeza</numerusform>
            <numerusform>cabezas</numerusform>
        </translation>
    </message>
    <message>
        <source>blocked: no card goes here</source>
        <translation>bloqueada: aquí no entra ninguna carta</translation>
    </message>
    <message>
        <source>full: the 7th takes {heads} and goes along</source>
        <translation>llena: la 7.ª se lleva {heads} y se va con ellas</translation>
    </message>
    <message>
        <source>full: the 7th takes {heads}</source>
        <translation>llena: la 7.ª se lleva {heads}</translation>
    </message>
    <message>
        <source>full: the 6th takes {heads} and goes along</source>
        <translation>llena: la 6.ª se lleva {heads} y se va con ellas</translation>
    </message>
    <message>
        <source>full: the 6th takes {heads}</source>
        <translation>llena: la 6.ª se lleva {heads}</translation>
    </message>
    <message>
        <source>the 7th card takes the row and goes along</source>
        <translation>la 7.ª carta se lleva la fila y se va con ella</translation>
    </message>
    <message>
        <source>the 7th card takes the row</source>
        <translation>la 7.ª carta se lleva la fila</translation>
    </message>
    <message>
        <source>the 6th card takes the row and goes along</source>
        <translation>la 6.ª carta se lleva la fila y se va con ella</translation>
    </message>
    <message>
        <source>the 6th card takes the row</source>
        <translation>la 6.ª carta se lleva la fila</translation>
    </message>
    <message>
        <source>7th</source>
        <translation>7.ª</translation>
    </message>
    <message>
        <source>6th</source>
        <translation>6.ª</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>bloqueada</translation>
    </message>
    <message>
        <source>{card}, {heads}</source>
        <translation>{card}, {heads}</translation>
    </message>
    <message>
        <source>Your {card}, {heads}</source>
        <translation>Tu {card}, {heads}</translation>
    </message>
    <message>
        <source>{name}&apos;s {card}, {heads}</source>
        <translation>El {card} de {name}, {heads}</translation>
    </message>
    <message>
        <source>Face-down card of {name}</source>
        <translation>Carta boca abajo de {name}</translation>
    </message>
    <message>
        <source>Your face-down card</source>
        <translation>Tu carta boca abajo</translation>
    </message>
    <message>
        <source>Your face-down card: {card}</source>
        <translation>Tu carta boca abajo: {card}</translation>
    </message>
    <message>
        <source>Face-down card of {name}: {card}</source>
        <translation>Carta boca abajo de {name}: {card}</translation>
    </message>
    <message>
        <source>this round</source>
        <translation>en la ronda</translation>
    </message>
    <message>
        <source>round</source>
        <comment>beside a number of heads</comment>
        <translation>ronda</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>of {target}</source>
        <translation>de {target}</translation>
    </message>
    <message>
        <source>round 1: {points}</source>
        <translation>ronda 1: {points}</translation>
    </message>
    <message>
        <source>the {card}, which lies in no row any more.</source>
        <translation>el {card}, que ya no está en ninguna fila.</translation>
    </message>
    <message>
        <source>the {card} took row {row}, {heads}.</source>
        <translation>el {card} se llevó la fila {row}, {heads}.</translation>
    </message>
    <message>
        <source>the {card} went to row {row}.</source>
        <translation>el {card} fue a la fila {row}.</translation>
    </message>
    <message>
        <source>It brought {heads}.</source>
        <translation>Trajo {heads}.</translation>
    </message>
    <message>
        <source>{name}: {points} this round, {total} in total.</source>
        <translation>{name}: {points} en la ronda, {total} en total.</translation>
    </message>
    <message numerus="yes">
        <source>%n special card(s).</source>
        <translation>
            <numerusform>%n carta especial.</numerusform>
            <numerusform>%n cartas especiales.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choosing a card.</source>
        <translation>Está eligiendo una carta.</translation>
    </message>
    <message>
        <source>Thinking.</source>
        <translation>Está pensando.</translation>
    </message>
    <message>
        <source>Has chosen a card.</source>
        <translation>Ya eligió una carta.</translation>
    </message>
    <message>
        <source>The card is still to be placed.</source>
        <translation>La carta aún tiene que entrar.</translation>
    </message>
    <message>
        <source>The card lies in its row.</source>
        <translation>La carta ya está en su fila.</translation>
    </message>
</context>
<context>
    <name>Pega6TakingLog</name>
    <message>
        <source>You took {cards} from row {row}: {heads} (the row was full).</source>
        <translation>Te llevaste {cards} de la fila {row}: {heads} (la fila estaba llena).</translation>
    </message>
    <message>
        <source>You took {cards} from row {row}: {heads} (your card was too low).</source>
        <translation>Te llevaste {cards} de la fila {row}: {heads} (tu carta era demasiado baja).</translation>
    </message>
    <message>
        <source>You took {cards} from row {row}: {heads} (the inserted card was one too many).</source>
        <translation>Te llevaste {cards} de la fila {row}: {heads} (con la carta insertada sobraba una).</translation>
    </message>
    <message>
        <source>You took {cards} from row {row}: {heads} (the moved card was one too many).</source>
        <translation>Te llevaste {cards} de la fila {row}: {heads} (con la carta movida sobraba una).</translation>
    </message>
    <message>
        <source>{name} took {cards} from row {row}: {heads} (the row was full).</source>
        <translation>{name} se llevó {cards} de la fila {row}: {heads} (la fila estaba llena).</translation>
    </message>
    <message>
        <source>{name} took {cards} from row {row}: {heads} (the card was too low).</source>
        <translation>{name} se llevó {cards} de la fila {row}: {heads} (la carta era demasiado baja).</translation>
    </message>
    <message>
        <source>{name} took {cards} from row {row}: {heads} (the inserted card was one too many).</source>
        <translation>{name} se llevó {cards} de la fila {row}: {heads} (con la carta insertada sobraba una).</translation>
    </message>
    <message>
        <source>{name} took {cards} from row {row}: {heads} (the moved card was one too many).</source>
        <translation>{name} se llevó {cards} de la fila {row}: {heads} (con la carta movida sobraba una).</translation>
    </message>
    <message>
        <source>The {card} stayed in the row.</source>
        <translation>El {card} se quedó en la fila.</translation>
    </message>
    <message>
        <source>The {card} just played went along.</source>
        <translation>El {card} recién jugado se fue con ellas.</translation>
    </message>
    <message>
        <source>That row was gone.</source>
        <translation>Esa fila salió de la mesa.</translation>
    </message>
</context>
<context>
    <name>Pega6Telling</name>
    <message>
        <source>you begin with the {card}.</source>
        <translation>empiezas tú con el {card}.</translation>
    </message>
    <message>
        <source>{name} begins with the {card}.</source>
        <translation>empieza {name} con el {card}.</translation>
    </message>
    <message>
        <source>From the lowest to the highest:</source>
        <translation>De la más baja a la más alta:</translation>
    </message>
    <message>
        <source>Your card:</source>
        <translation>Tu carta:</translation>
    </message>
    <message>
        <source>{name}:</source>
        <comment>a player whose card moves</comment>
        <translation>{name}:</translation>
    </message>
    <message>
        <source>the {card} goes to row {row}.</source>
        <translation>el {card} va a la fila {row}.</translation>
    </message>
    <message>
        <source>the {card} is lower than every row, and row {row} is chosen…</source>
        <translation>el {card} es menor que todas las filas; la elegida es la {row}…</translation>
    </message>
    <message>
        <source>row {row} holds one card too many…</source>
        <translation>en la fila {row} sobra una carta…</translation>
    </message>
    <message>
        <source>the {card} is the sixth card of row {row}…</source>
        <translation>el {card} es la sexta carta de la fila {row}…</translation>
    </message>
    <message>
        <source>the {card} is the seventh card of row {row}…</source>
        <translation>el {card} es la séptima carta de la fila {row}…</translation>
    </message>
    <message>
        <source>You</source>
        <comment>you take a row</comment>
        <translation>Tú</translation>
    </message>
    <message>
        <source>take row {row}: {heads}.</source>
        <comment>you</comment>
        <translation>te llevas la fila {row}: {heads}.</translation>
    </message>
    <message>
        <source>takes row {row}: {heads}.</source>
        <comment>a player</comment>
        <translation>se lleva la fila {row}: {heads}.</translation>
    </message>
    <message>
        <source>Row {row} is gone.</source>
        <translation>La fila {row} desaparece.</translation>
    </message>
    <message>
        <source>You play “{special}”:</source>
        <translation>Juegas «{special}»:</translation>
    </message>
    <message>
        <source>{name} plays “{special}”:</source>
        <translation>{name} juega «{special}»:</translation>
    </message>
    <message>
        <source>You played “{special}”:</source>
        <translation>Jugaste «{special}»:</translation>
    </message>
    <message>
        <source>{name} played “{special}”:</source>
        <translation>{name} jugó «{special}»:</translation>
    </message>
</context>
<context>
    <name>Pega6Turn</name>
    <message>
        <source>Your turn:</source>
        <translation>Te toca:</translation>
    </message>
    <message>
        <source>{name}&apos;s turn:</source>
        <translation>Le toca a {name}:</translation>
    </message>
    <message>
        <source>Waiting:</source>
        <translation>En espera:</translation>
    </message>
    <message>
        <source>Trick {trick}:</source>
        <translation>Jugada {trick}:</translation>
    </message>
    <message>
        <source>Round {round}:</source>
        <translation>Ronda {round}:</translation>
    </message>
    <message>
        <source>End of the match:</source>
        <translation>Fin de la partida:</translation>
    </message>
    <message>
        <source>choose a card from your hand.</source>
        <translation>elige una carta de tu mano.</translation>
    </message>
    <message>
        <source>No special card with it.</source>
        <translation>Sin carta especial.</translation>
    </message>
    <message>
        <source>the {card} goes to row {row}, after the {end} (difference {difference}), unless others fill it first.</source>
        <translation>el {card} va a la fila {row}, tras el {end} (diferencia {difference}), si nadie la llena antes.</translation>
    </message>
    <message>
        <source>the {card} goes to row {row}, after the {end} (difference {difference}), as the rows lie now. Drop it or press Enter.</source>
        <translation>tal como está, el {card} va a la fila {row}, tras el {end} (diferencia {difference}). Suéltalo o pulsa Enter.</translation>
    </message>
    <message>
        <source>the {card} takes row {row}, which is full: {heads} (difference {difference}), unless others move first.</source>
        <translation>el {card} se lleva la fila {row}, que está llena: {heads} (diferencia {difference}), si nadie la cambia antes.</translation>
    </message>
    <message>
        <source>the {card} is lower than every row: which one you take is chosen after the cards turn up.</source>
        <translation>el {card} es menor que todas las filas: la que te llevas se elige cuando se descubran las cartas.</translation>
    </message>
    <message numerus="yes">
        <source>{names} still choosing. Z takes your {card} back.</source>
        <translation>
            <numerusform>{names} aún está eligiendo. Z deshace tu {card}.</numerusform>
            <numerusform>{names} aún están eligiendo. Z deshace tu {card}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} still choosing.</source>
        <translation>
            <numerusform>{names} aún está eligiendo.</numerusform>
            <numerusform>{names} aún están eligiendo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody has chosen:</source>
        <translation>Todos eligieron:</translation>
    </message>
    <message>
        <source>the cards turn up now…</source>
        <translation>se descubren las cartas…</translation>
    </message>
    <message>
        <source>the cards turn up now… Z takes your {card} back.</source>
        <translation>se descubren las cartas… Z deshace tu {card}.</translation>
    </message>
    <message>
        <source>the cards are placed from the lowest to the highest.</source>
        <translation>las cartas entran de la más baja a la más alta.</translation>
    </message>
    <message>
        <source>your {card} is lower than every row. Choose the row you take.</source>
        <translation>tu {card} es menor que todas las filas. Elige la fila que te llevas.</translation>
    </message>
    <message>
        <source>your {card} is lower than all: choose the row you take. Here: row {row}, {heads} ({cards}).</source>
        <translation>tu {card} es menor que todas: elige la fila que te llevas. Aquí: fila {row}, {heads} ({cards}).</translation>
    </message>
    <message>
        <source>takes</source>
        <translation>cuesta</translation>
    </message>
    <message>
        <source>the cheapest</source>
        <translation>la más barata</translation>
    </message>
    <message>
        <source>the row begins again with your {card}</source>
        <translation>la fila empieza de nuevo con tu {card}</translation>
    </message>
    <message>
        <source>the row goes with your card</source>
        <translation>la fila se va con tu carta</translation>
    </message>
    <message>
        <source>the {card} is lower than every row, so a row must be taken.</source>
        <translation>el {card} es menor que todas las filas, así que hay que llevarse una.</translation>
    </message>
    <message>
        <source>the cards are being dealt.</source>
        <translation>se están repartiendo las cartas.</translation>
    </message>
    <message>
        <source>all cards are played.</source>
        <translation>se jugaron todas las cartas.</translation>
    </message>
    <message>
        <source>{names} share the victory with {heads} each.</source>
        <translation>victoria compartida: {names}, con {heads} cada uno.</translation>
    </message>
    <message>
        <source>you won with {heads}!</source>
        <translation>¡ganaste con {heads}!</translation>
    </message>
    <message>
        <source>{name} won with {heads}.</source>
        <translation>{name} ganó con {heads}.</translation>
    </message>
    <message>
        <source>Play the {card}</source>
        <translation>Jugar el {card}</translation>
    </message>
    <message>
        <source>Play on {row}</source>
        <translation>Jugar en la {row}</translation>
    </message>
    <message>
        <source>Take row {row}</source>
        <translation>Llevarse la {row}</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Elige una carta</translation>
    </message>
    <message>
        <source>Choose a row</source>
        <translation>Elige una fila</translation>
    </message>
    <message>
        <source>Please wait</source>
        <translation>Espera un momento</translation>
    </message>
    <message>
        <source>Row {row}, after the {end}</source>
        <translation>Fila {row}, tras el {end}</translation>
    </message>
    <message>
        <source>Row {row}, seventh place: takes {heads}</source>
        <translation>Fila {row}, séptima posición: se lleva {heads}</translation>
    </message>
    <message>
        <source>Row {row}, sixth place: takes {heads}</source>
        <translation>Fila {row}, sexta posición: se lleva {heads}</translation>
    </message>
    <message>
        <source>Row {row}: {cards}, {heads}</source>
        <translation>Fila {row}: {cards}, {heads}</translation>
    </message>
    <message>
        <source>Play the {card}: row {row}, after the {end} (difference {difference})</source>
        <translation>Jugar el {card}: fila {row}, tras el {end} (diferencia {difference})</translation>
    </message>
    <message>
        <source>Play the {card}: it takes the full row {row}, {heads}</source>
        <translation>Jugar el {card}: se lleva la fila {row}, que está llena, {heads}</translation>
    </message>
    <message>
        <source>Play the {card}: lower than every row, you take one</source>
        <translation>Jugar el {card}: menor que todas las filas, te llevas una</translation>
    </message>
    <message>
        <source>Take row {row}: {cards}, {heads}</source>
        <translation>Llevarse la fila {row}: {cards}, {heads}</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>You</source>
        <comment>the name of a player who typed none</comment>
        <translation>Tú</translation>
    </message>
    <message>
        <source>you</source>
        <comment>inside a sentence</comment>
        <translation>tú</translation>
    </message>
</context>
<context>
    <name>PeopleMenu</name>
    <message>
        <source>Manage players…</source>
        <translation>Administrar jugadores…</translation>
    </message>
</context>
<context>
    <name>PeopleScreen</name>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Who has played here</source>
        <translation>Quién jugó aquí</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Enter renames the player, in past matches too.</source>
        <translation>Enter cambia el nombre, también en las partidas ya jugadas aquí.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar el nombre</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Cara</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>Forget this player</source>
        <translation>Olvidar a este jugador</translation>
    </message>
    <message>
        <source>Matches and statistics are kept; a PIN is deleted.</source>
        <translation>Las partidas y las estadísticas se conservan; el PIN se elimina.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Nobody has played here under a name yet. Names typed for a match are remembered.</source>
        <translation>Todavía no jugó aquí nadie con nombre. Los nombres escritos para una partida se recuerdan.</translation>
    </message>
    <message>
        <source>Face {number}</source>
        <translation>Cara {number}</translation>
    </message>
    <message>
        <source>The face&apos;s own colour</source>
        <translation>El color propio de la cara</translation>
    </message>
    <message>
        <source>Honey</source>
        <translation>Miel</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violeta</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Brick red</source>
        <translation>Teja</translation>
    </message>
    <message>
        <source>Rose</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Turquesa</translation>
    </message>
    <message>
        <source>Olive</source>
        <translation>Oliva</translation>
    </message>
    <message>
        <source>Lavender</source>
        <translation>Lavanda</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Marrón</translation>
    </message>
    <message>
        <source>{name} is not remembered any more.</source>
        <translation>Ya no se recuerda a {name}.</translation>
    </message>
    <message>
        <source>Somebody here is called {name} already.</source>
        <translation>Aquí ya hay alguien que se llama {name}.</translation>
    </message>
</context>
<context>
    <name>PersonLine</name>
    <message>
        <source>has a PIN</source>
        <translation>tiene un PIN</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Buscar en:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Archivos de &amp;tipo:</translation>
    </message>
</context>
<context>
    <name>QwixxHelp</name>
    <message>
        <source>Four rows, from left to right</source>
        <translation>Cuatro filas, de izquierda a derecha</translation>
    </message>
    <message>
        <source>Cross numbers only to the right of your last cross. What you skip is lost.</source>
        <translation>Tacha solo a la derecha de tu última cruz. Lo que te saltas se pierde.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>El final</translation>
    </message>
    <message>
        <source>The match ends when one player has completed two rows, or has four penalties.</source>
        <translation>La partida acaba cuando alguien completa dos filas o llega a cuatro turnos fallidos.</translation>
    </message>
    <message>
        <source>The points</source>
        <translation>Los puntos</translation>
    </message>
    <message>
        <source>Each row counts by its crosses, the lock too; every penalty costs 5. Most points win.</source>
        <translation>Cada fila vale según sus cruces, con el candado; cada turno fallido cuesta 5. Gana quien tenga más puntos.</translation>
    </message>
    <message>
        <source>Fill your hand to five from the table. You choose by number and see the colours afterwards.</source>
        <translation>Completa tu mano hasta cinco con cartas de la mesa. Eliges por el número y ves el color después.</translation>
    </message>
    <message>
        <source>The top card of the pile announces a number. Everybody may cross it in one row, in secret.</source>
        <translation>La carta de arriba del mazo anuncia un número. Cada cual puede tacharlo en una sola fila, en secreto.</translation>
    </message>
    <message>
        <source>In your turn play 1 to 3 cards of one colour, one at least, and cross their numbers. Jokers take any colour.</source>
        <translation>En tu turno juega de 1 a 3 cartas de un color (una es obligatoria) y tacha sus números. Los comodines valen cualquier color.</translation>
    </message>
    <message>
        <source>Only one number is skipped</source>
        <translation>Solo se salta un número</translation>
    </message>
    <message>
        <source>Between the numbers you cross in action 3 one may be left out, not two.</source>
        <translation>Entre los números que tachas en la acción 3 puedes saltarte uno; dos, no.</translation>
    </message>
    <message>
        <source>A turn without a cross</source>
        <translation>Un turno sin cruz</translation>
    </message>
    <message>
        <source>If you cross nothing in your own turn, neither in action 2 nor in action 3, you take a penalty.</source>
        <translation>Si en tu propio turno no tachas nada, ni en la acción 2 ni en la 3, es un turno fallido.</translation>
    </message>
    <message>
        <source>Action 1: draw</source>
        <translation>Acción 1: robar</translation>
    </message>
    <message>
        <source>Action 2: the number for all</source>
        <translation>Acción 2: el número para todos</translation>
    </message>
    <message>
        <source>Action 3: play cards</source>
        <translation>Acción 3: jugar cartas</translation>
    </message>
    <message>
        <source>The lock</source>
        <translation>El candado</translation>
    </message>
    <message>
        <source>The last number needs five crosses before it. The lock counts too and closes only your row.</source>
        <translation>El último número exige cinco cruces antes. El candado también cuenta y cierra solo tu fila.</translation>
    </message>
    <message>
        <source>walk through the cards</source>
        <translation>recorrer las cartas</translation>
    </message>
    <message>
        <source>choose a card</source>
        <translation>elegir una carta</translation>
    </message>
    <message>
        <source>cross its number, or change the row</source>
        <translation>tachar su número, o cambiar de fila</translation>
    </message>
    <message>
        <source>draw, cross or play</source>
        <translation>robar, tachar o jugar</translation>
    </message>
    <message>
        <source>pass the number</source>
        <translation>dejar pasar el número</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>deshacer</translation>
    </message>
</context>
<context>
    <name>QwixxKeys</name>
    <message>
        <source>to a card, to a colour</source>
        <translation>a una carta, a un color</translation>
    </message>
    <message>
        <source>cross with this card, another colour</source>
        <translation>tachar con esta carta, otro color</translation>
    </message>
    <message>
        <source>draw, cross or play what is chosen</source>
        <translation>robar, tachar o jugar lo elegido</translation>
    </message>
    <message>
        <source>choose a card or a colour</source>
        <translation>elegir una carta o un color</translation>
    </message>
    <message>
        <source>pass the number for all, play without a cross</source>
        <translation>dejar pasar el número para todos, jugar sin tachar</translation>
    </message>
    <message>
        <source>put the last one back, undo</source>
        <translation>devolver el último, deshacer</translation>
    </message>
    <message>
        <source>choose this card, skip the animation</source>
        <translation>elegir esta carta, saltar la animación</translation>
    </message>
    <message>
        <source>my rows, then the other players</source>
        <translation>mis filas, después los demás</translation>
    </message>
</context>
<context>
    <name>QwixxLesson</name>
    <message>
        <source>For all</source>
        <comment>a step of the lesson: the number for all</comment>
        <translation>Para todos</translation>
    </message>
    <message>
        <source>Left behind</source>
        <comment>a step of the lesson</comment>
        <translation>No vuelve</translation>
    </message>
    <message>
        <source>The backs</source>
        <comment>a step of the lesson</comment>
        <translation>El reverso</translation>
    </message>
    <message>
        <source>One skip</source>
        <comment>a step of the lesson</comment>
        <translation>Un salto</translation>
    </message>
    <message>
        <source>The lock</source>
        <comment>a step of the lesson</comment>
        <translation>El candado</translation>
    </message>
    <message>
        <source>The penalty</source>
        <comment>a step of the lesson</comment>
        <translation>El turno fallido</translation>
    </message>
    <message>
        <source>The end</source>
        <comment>a step of the lesson</comment>
        <translation>El final</translation>
    </message>
    <message>
        <source>You cross from left to right, and the number on the pile counts for everybody. Cross the 3 where you lose least.</source>
        <translation>Se tacha de izquierda a derecha, y el número del mazo vale para todos. Tacha el 3 donde pierdas menos.</translation>
    </message>
    <message>
        <source>Your turn begins with drawing until you hold five cards. The back tells the number, never the colour. Draw one.</source>
        <translation>Tu turno empieza robando hasta tener cinco cartas. El reverso dice el número, nunca el color. Roba una.</translation>
    </message>
    <message>
        <source>You may play up to three cards of one colour at once. Make as many crosses as you can.</source>
        <translation>Puedes jugar a la vez hasta tres cartas del mismo color. Haz todas las cruces que puedas.</translation>
    </message>
    <message>
        <source>The 12 closes the yellow row, but it needs five crosses before it, and there are four. Close the row now.</source>
        <translation>El 12 cierra la fila amarilla, pero exige cinco cruces antes, y hay cuatro. Cierra la fila ahora.</translation>
    </message>
    <message>
        <source>Now only you play, and cross the numbers of your cards. What is left behind never comes back: play the card that leaves nothing behind.</source>
        <translation>Ahora solo juegas tú, y tachas los números de tus cartas. Lo que queda atrás no vuelve: juega la carta que no deja nada atrás.</translation>
    </message>
    <message>
        <source>Nothing fits well, and you have crossed nothing in this turn: the red 11, or a penalty that costs 5 points? Count both.</source>
        <translation>Nada encaja bien, y en este turno aún no tachaste nada: ¿el 11 rojo, o un turno fallido, que cuesta 5 puntos? Cuenta los dos.</translation>
    </message>
    <message>
        <source>The 12 counts for everybody. Look at Bia&apos;s sheet before you decide: what can she do with it?</source>
        <translation>El 12 vale para todos. Antes de decidir, mira la hoja de Bia: ¿qué puede hacer ella con él?</translation>
    </message>
    <message>
        <source>Now the 5, the 7 and the 9. In one go you may skip one number at most: which two fit together and lose least?</source>
        <translation>Ahora son 5, 7 y 9. De una vez, un salto como mucho: ¿qué dos van juntos y pierden menos?</translation>
    </message>
    <message>
        <source>Red and yellow begin with 2, green and blue with 12. How many numbers stand left of the 3?</source>
        <translation>Rojo y amarillo empiezan en 2; verde y azul, en 12. ¿Cuántos números hay a la izquierda del 3?</translation>
    </message>
    <message>
        <source>Your yellow row has come to 3. Which of your cards comes right after it?</source>
        <translation>Tu amarillo está en el 3. ¿Cuál de tus cartas viene justo después?</translation>
    </message>
    <message>
        <source>Any card will do. Which number goes with your hand?</source>
        <translation>Cualquier carta sirve. ¿Qué número va con tu mano?</translation>
    </message>
    <message>
        <source>Of which colour do you hold three cards?</source>
        <translation>¿De qué color tienes tres cartas?</translation>
    </message>
    <message>
        <source>Which of your cards would be the fifth cross?</source>
        <translation>¿Cuál de tus cartas sería la quinta cruz?</translation>
    </message>
    <message>
        <source>After the 11 only the 12 is left in the red row, and it needs five crosses.</source>
        <translation>Después del 11, en el rojo solo queda el 12, y exige cinco cruces.</translation>
    </message>
    <message>
        <source>Two completed rows of anybody end the match. Bia has closed green; in yellow she needs only the 12.</source>
        <translation>Dos filas completas de cualquiera acaban la partida. Bia ya cerró el verde; en el amarillo solo le falta el 12.</translation>
    </message>
    <message>
        <source>From 5 to 7 you skip one, the 6. Up to 9 it would be two: the 6 and the 8.</source>
        <translation>De 5 a 7 hay un salto: el 6. Hasta el 9 serían dos: el 6 y el 8.</translation>
    </message>
    <message>
        <source>Try the card on place {place}.</source>
        <translation>Prueba la carta de la posición {place}.</translation>
    </message>
    <message>
        <source>Try {colour}.</source>
        <comment>the row of this colour</comment>
        <translation>Prueba el {colour}.</translation>
    </message>
    <message>
        <source>Try the {numbers} in {colour}.</source>
        <comment>one number</comment>
        <translation>Prueba el {numbers} en {colour}.</translation>
    </message>
    <message>
        <source>Try {numbers} in {colour}.</source>
        <translation>Prueba {numbers} en {colour}.</translation>
    </message>
    <message>
        <source>Try this: play {cards} and cross nothing.</source>
        <translation>Prueba a jugar {cards} sin tachar nada.</translation>
    </message>
    <message numerus="yes">
        <source>Only the {lost} is left behind. In green or blue it would have been %n number(s).</source>
        <translation>
            <numerusform>Solo el {lost} queda atrás. En verde o azul sería %n número.</numerusform>
            <numerusform>Solo el {lost} queda atrás. En verde o azul serían %n números.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {colour} the {number} stands almost at the end: %n number(s) are left behind. In red or yellow only the 2 would be.</source>
        <translation>
            <numerusform>En {colour}, el {number} está casi al final: %n número queda atrás. En rojo o amarillo, solo el 2.</numerusform>
            <numerusform>En {colour}, el {number} está casi al final: %n números quedan atrás. En rojo o amarillo, solo el 2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Passing costs nothing, but scores nothing either. In red or yellow the {number} leaves only the 2 behind.</source>
        <translation>Pasar no cuesta nada, pero tampoco da nada. En rojo o amarillo, el {number} solo deja atrás el 2.</translation>
    </message>
    <message>
        <source>The {number} comes right after the {before}: nothing is left behind.</source>
        <translation>El {number} viene justo después del {before}: nada queda atrás.</translation>
    </message>
    <message>
        <source>The {box} is crossed, but {numbers} lie left of it and never come back.</source>
        <translation>El {box} está tachado, pero {numbers} quedan a la izquierda y no vuelven.</translation>
    </message>
    <message>
        <source>You crossed nothing. The {box} would have left nothing behind.</source>
        <translation>No tachaste nada. El {box} no dejaba nada atrás.</translation>
    </message>
    <message>
        <source>The back said {number}. You see the colour only in your hand: {colour}.</source>
        <translation>El reverso decía {number}. El color solo lo ves en la mano: {colour}.</translation>
    </message>
    <message>
        <source>A penalty is not always the worst: it cost {cost}, but red stays open from 5 to 12. With the 11 it would have stopped at {points}.</source>
        <translation>Un turno fallido no siempre es lo peor: costó {cost}, pero el rojo sigue abierto del 5 al 12. Con el 11 se quedaba en {points}.</translation>
    </message>
    <message>
        <source>Three crosses at once: {numbers}, and nothing skipped.</source>
        <translation>Tres cruces de una vez: {numbers}, sin saltar nada.</translation>
    </message>
    <message>
        <source>{numbers}: a single skip. The 9 stays in your hand for later.</source>
        <translation>{numbers}: un solo salto. El 9 se queda en la mano para después.</translation>
    </message>
    <message>
        <source>{numbers}: a single skip. But the 9 went to the discard pile: it could have waited.</source>
        <translation>{numbers}: un solo salto. Pero el 9 fue al descarte: podía esperar en la mano.</translation>
    </message>
    <message>
        <source>7 and 9 fit together, but they leave the 5 behind: a cross you had in your hand.</source>
        <translation>7 y 9 van juntos, pero el 5 queda atrás: una cruz que tenías en la mano.</translation>
    </message>
    <message>
        <source>This time: {crosses}. In {colour}, {numbers} go together.</source>
        <translation>Esta vez: {crosses}. En {colour}, {numbers} van juntos.</translation>
    </message>
    <message>
        <source>The 11 was the fifth cross, the 12 closed the row, and the lock counts too: seven crosses, {points}.</source>
        <translation>El 11 fue la quinta cruz, el 12 cerró la fila, y el candado también cuenta: siete cruces, {points}.</translation>
    </message>
    <message>
        <source>The 11 is the fifth cross, but the row is still open. The 12 together with it would have closed it.</source>
        <translation>El 11 es la quinta cruz, pero la fila sigue abierta. El 12, jugado a la vez, la cerraba.</translation>
    </message>
    <message>
        <source>The yellow row is still open. The 11 and the 12 together would have closed it.</source>
        <translation>La fila amarilla sigue abierta. El 11 y el 12, juntos, la cerraban.</translation>
    </message>
    <message>
        <source>It scored {gain} now, but red stops at {stop}: the 12 needs five crosses. With the penalty, two more crosses would have made up for it.</source>
        <translation>Ahora dio {gain}, pero el rojo se queda en {stop}: el 12 exige cinco cruces. Con el turno fallido, dos cruces más ya daban lo mismo.</translation>
    </message>
    <message>
        <source>Bia closed her second row, and that was the end. Your 12 came in time: red went from {before} to {points}.</source>
        <translation>Bia cerró su segunda fila, y ahí acabó la partida. Tu 12 llegó a tiempo: el rojo pasó de {before} a {points}.</translation>
    </message>
    <message>
        <source>Bia closed her second row, and that was the end: your red stays at {points}. With the 12 it would have been {missed}.</source>
        <translation>Bia cerró su segunda fila, y ahí acabó la partida: tu rojo se queda en {points}. Con el 12 serían {missed}.</translation>
    </message>
</context>
<context>
    <name>QwixxLog</name>
    <message>
        <source>Four cards each; {name} began.</source>
        <translation>Cuatro cartas para cada uno; empezó {name}.</translation>
    </message>
    <message numerus="yes">
        <source>New on the table: {numbers}.</source>
        <translation>
            <numerusform>Nueva en la mesa: {numbers}.</numerusform>
            <numerusform>Nuevas en la mesa: {numbers}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The discard pile was shuffled: %n card(s) to draw from.</source>
        <translation>
            <numerusform>El descarte se barajó: %n carta en el mazo.</numerusform>
            <numerusform>El descarte se barajó: %n cartas en el mazo.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {number} counted for all.</source>
        <translation>El {number} valió para todos.</translation>
    </message>
    <message>
        <source>You crossed {box}.</source>
        <translation>Tachaste {box}.</translation>
    </message>
    <message>
        <source>{name} crossed {box}.</source>
        <translation>{name} tachó {box}.</translation>
    </message>
    <message>
        <source>You completed the {colour} row, and the lock counts as one more cross.</source>
        <translation>Completaste la fila de color {colour}, y el candado vale una cruz más.</translation>
    </message>
    <message>
        <source>{name} completed the {colour} row, and the lock counts as one more cross.</source>
        <translation>{name} completó la fila de color {colour}, y el candado vale una cruz más.</translation>
    </message>
    <message>
        <source>Now it is your turn.</source>
        <translation>Ahora te toca a ti.</translation>
    </message>
    <message>
        <source>Now it is {name}&apos;s turn.</source>
        <translation>Ahora le toca a {name}.</translation>
    </message>
    <message>
        <source>the {thing}</source>
        <comment>a card or a box inside a sentence</comment>
        <translation>el {thing}</translation>
    </message>
    <message>
        <source>Four cards each; you began.</source>
        <translation>Cuatro cartas para cada uno; empezaste tú.</translation>
    </message>
    <message>
        <source>You crossed nothing: penalty {count} of 4, minus 5 points.</source>
        <translation>No tachaste nada: turno fallido {count} de 4, menos 5 puntos.</translation>
    </message>
    <message>
        <source>{name} crossed nothing: penalty {count} of 4, minus 5 points.</source>
        <translation>{name} no tachó nada: turno fallido {count} de 4, menos 5 puntos.</translation>
    </message>
    <message>
        <source>You took {cards}.</source>
        <translation>Robaste {cards}.</translation>
    </message>
    <message>
        <source>{name} took {numbers}.</source>
        <translation>{name} robó {numbers}.</translation>
    </message>
    <message>
        <source>{name} took {cards}.</source>
        <translation>{name} robó {cards}.</translation>
    </message>
    <message>
        <source>All had decided: nobody crossed the {number}.</source>
        <translation>Decidieron todos: nadie tachó el {number}.</translation>
    </message>
    <message numerus="yes">
        <source>All had decided: %n player(s) crossed the {number}.</source>
        <comment>players</comment>
        <translation>
            <numerusform>Decidieron todos: %n jugador tachó el {number}.</numerusform>
            <numerusform>Decidieron todos: %n jugadores tacharon el {number}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You played {cards} without a cross.</source>
        <translation>Jugaste {cards}, sin tachar.</translation>
    </message>
    <message>
        <source>{name} played {cards} without a cross.</source>
        <translation>{name} jugó {cards}, sin tachar.</translation>
    </message>
    <message>
        <source>You played {cards} in {colour}.</source>
        <translation>Jugaste {cards} en {colour}.</translation>
    </message>
    <message>
        <source>{name} played {cards} in {colour}.</source>
        <translation>{name} jugó {cards} en {colour}.</translation>
    </message>
    <message>
        <source>You played {cards}.</source>
        <translation>Jugaste {cards}.</translation>
    </message>
    <message>
        <source>{name} played {cards}.</source>
        <translation>{name} jugó {cards}.</translation>
    </message>
    <message>
        <source>You completed two rows and won with {points}!</source>
        <translation>¡Completaste dos filas y ganaste con {points}!</translation>
    </message>
    <message>
        <source>{name} completed two rows and won with {points}.</source>
        <translation>{name} completó dos filas y ganó con {points}.</translation>
    </message>
    <message>
        <source>Two rows completed: {enders}. Most points ({points}): {winners}.</source>
        <translation>Dos filas completas: {enders}. Más puntos ({points}): {winners}.</translation>
    </message>
    <message>
        <source>Four penalties: {enders}. Most points ({points}): {winners}.</source>
        <translation>Cuatro turnos fallidos: {enders}. Más puntos ({points}): {winners}.</translation>
    </message>
</context>
<context>
    <name>QwixxReasons</name>
    <message>
        <source>The back shows the number of the card; its colour is seen only once it is in your hand.</source>
        <translation>El reverso muestra el número de la carta; el color solo se ve cuando está en tu mano.</translation>
    </message>
    <message>
        <source>A joker has any colour, but always its own number. With other cards it takes theirs.</source>
        <translation>Un comodín vale cualquier color, pero siempre su propio número. Con otras cartas toma el color de ellas.</translation>
    </message>
    <message>
        <source>Several numbers of one action: at most one may be skipped between them.</source>
        <translation>Varios números de una vez: como mucho, un número saltado entre ellos.</translation>
    </message>
    <message>
        <source>first cross</source>
        <translation>primera cruz</translation>
    </message>
    <message>
        <source>after the {number}</source>
        <translation>después del {number}</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>completa</translation>
    </message>
    <message>
        <source>left of the {number}</source>
        <translation>a la izquierda del {number}</translation>
    </message>
    <message>
        <source>{count} of {needed} crosses</source>
        <translation>{count} de {needed} cruces</translation>
    </message>
</context>
<context>
    <name>QwixxRefused</name>
    <message>
        <source>you have decided already: Z takes it back until all have.</source>
        <translation>ya decidiste: Z deshace mientras falte alguien.</translation>
    </message>
    <message>
        <source>that card is not in your hand: play your own cards.</source>
        <translation>esa carta no está en tu mano: juega las tuyas.</translation>
    </message>
    <message>
        <source>each card once: name the cards in order.</source>
        <translation>cada carta una vez, en orden.</translation>
    </message>
    <message>
        <source>take exactly {needed}: your hand must have five cards.</source>
        <translation>roba exactamente {needed}: la mano debe tener cinco cartas.</translation>
    </message>
    <message>
        <source>the {number} closes the {colour} row: it needs five crosses before it, there are {crosses}.</source>
        <translation>el {number} cierra el {colour}: exige cinco cruces antes, y hay {crosses}.</translation>
    </message>
    <message>
        <source>a joker takes the colour of the cards it is played with.</source>
        <translation>un comodín toma el color de las cartas con que se juega.</translation>
    </message>
    <message>
        <source>the {number} lies left of the {last} in the {colour} row: only numbers to the right may be crossed.</source>
        <translation>en el {colour}, el {number} está a la izquierda del {last}: solo se tacha a la derecha.</translation>
    </message>
    <message>
        <source>the match is over.</source>
        <translation>la partida terminó.</translation>
    </message>
    <message>
        <source>no cards are drawn now: that comes first in a turn.</source>
        <translation>ahora no se roba: eso va al principio del turno.</translation>
    </message>
    <message>
        <source>no number for all is announced now.</source>
        <translation>ahora no hay número para todos.</translation>
    </message>
    <message>
        <source>no cards are played now: that is the third action of a turn.</source>
        <translation>ahora no se juegan cartas: es la tercera acción.</translation>
    </message>
    <message>
        <source>there is no such place: the display has four.</source>
        <translation>esa posición no existe: en la mesa hay cuatro.</translation>
    </message>
    <message>
        <source>there is no such row: the sheet has four.</source>
        <translation>esa fila no existe: la hoja tiene cuatro.</translation>
    </message>
    <message>
        <source>nobody sits there: choose a player at the table.</source>
        <translation>ahí no hay nadie: elige a alguien de la mesa.</translation>
    </message>
    <message>
        <source>only played numbers are crossed: play the {number} too, or leave it.</source>
        <translation>solo se tachan números jugados: juega también el {number}, o déjalo.</translation>
    </message>
    <message>
        <source>it is not your turn: wait until it comes.</source>
        <translation>no te toca: espera tu turno.</translation>
    </message>
    <message>
        <source>there is nothing to undo.</source>
        <translation>no hay nada que deshacer.</translation>
    </message>
    <message>
        <source>cross from left to right, each number once.</source>
        <translation>tacha de izquierda a derecha, cada número una vez.</translation>
    </message>
    <message>
        <source>only cards of one colour: put the others down first.</source>
        <translation>solo cartas de un color: suelta antes las otras.</translation>
    </message>
    <message>
        <source>cards are crossed in the row of their own colour.</source>
        <translation>cada carta se tacha en la fila de su color.</translation>
    </message>
    <message>
        <source>each place once: name the places in order.</source>
        <translation>cada posición una vez, en orden.</translation>
    </message>
    <message>
        <source>play one, two or three cards, even if you cross nothing.</source>
        <translation>juega una, dos o tres cartas, aunque no taches nada.</translation>
    </message>
    <message>
        <source>your {colour} row is completed: nothing more is crossed in it.</source>
        <translation>tu {colour} está completo: ahí no se tacha nada más.</translation>
    </message>
    <message>
        <source>between the crosses of one action only one number may be skipped, here it would be {skipped}.</source>
        <translation>entre las cruces de una acción solo puedes saltarte un número; aquí serían {skipped}.</translation>
    </message>
    <message>
        <source>the rules do not allow that.</source>
        <translation>las reglas no lo permiten.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) is all you need: put one back first.</source>
        <translation>
            <numerusform>basta con %n carta: devuelve una antes.</numerusform>
            <numerusform>basta con %n cartas: devuelve una antes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>choose %n card(s) more.</source>
        <translation>
            <numerusform>elige %n carta más.</numerusform>
            <numerusform>elige %n cartas más.</numerusform>
        </translation>
    </message>
    <message>
        <source>that does nothing now.</source>
        <translation>eso no hace nada ahora.</translation>
    </message>
    <message>
        <source>the {box} is crossed already.</source>
        <translation>el {box} ya está tachado.</translation>
    </message>
    <message>
        <source>you have no {box}: only numbers of your cards may be crossed.</source>
        <translation>no tienes el {box}: solo se tachan números de tus cartas.</translation>
    </message>
    <message>
        <source>only the {number} is announced: cross it, or pass.</source>
        <translation>solo vale el {number}: táchalo, o pasa.</translation>
    </message>
    <message>
        <source>a joker alone: drag it onto the row you want, or cross its number there.</source>
        <translation>un comodín solo: arrástralo a la fila que quieras, o tacha allí su número.</translation>
    </message>
    <message>
        <source>wait: others are to act now.</source>
        <translation>espera: ahora les toca a los demás.</translation>
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
        <translation>Am</translation>
    </message>
    <message>
        <source>Gn</source>
        <comment>two letters for green</comment>
        <translation>Ve</translation>
    </message>
    <message>
        <source>Bl</source>
        <comment>two letters for blue</comment>
        <translation>Az</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rojo</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>amarillo</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>azul</translation>
    </message>
    <message>
        <source>joker {number}</source>
        <translation>comodín {number}</translation>
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
        <translation>{number}, color oculto, posición {place}</translation>
    </message>
    <message>
        <source>minus {points}</source>
        <translation>menos {points}</translation>
    </message>
    <message>
        <source>no points</source>
        <translation>ningún punto</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cross(es)</source>
        <translation>
            <numerusform>%n cruz</numerusform>
            <numerusform>%n cruces</numerusform>
        </translation>
    </message>
    <message>
        <source>no crosses</source>
        <translation>ninguna cruz</translation>
    </message>
    <message>
        <source>nothing crossed</source>
        <translation>nada tachado</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>completo</translation>
    </message>
    <message numerus="yes">
        <source>open: {numbers}</source>
        <translation>
            <numerusform>libre: {numbers}</numerusform>
            <numerusform>libres: {numbers}</numerusform>
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
        <translation>tras 5</translation>
    </message>
    <message numerus="yes">
        <source>%n penalty(s)</source>
        <translation>
            <numerusform>%n turno fallido</numerusform>
            <numerusform>%n turnos fallidos</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing open</source>
        <translation>nada libre</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>Turnos fallidos</translation>
    </message>
    <message>
        <source>Pen.</source>
        <comment>penalties, over a column</comment>
        <translation>Fall.</translation>
    </message>
    <message>
        <source>Colour by colour</source>
        <translation>Color por color</translation>
    </message>
    <message>
        <source>lock = row completed · dashed, left of nothing: penalties</source>
        <translation>candado = fila completa · a trazos, a la izquierda del cero: turnos fallidos</translation>
    </message>
    <message>
        <source>each costs 5 points</source>
        <translation>cada uno cuesta 5 puntos</translation>
    </message>
    <message>
        <source>Your points</source>
        <translation>Tus puntos</translation>
    </message>
    <message>
        <source>Points now</source>
        <translation>Puntos ahora</translation>
    </message>
    <message>
        <source>more is better</source>
        <translation>cuanto más, mejor</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>on the table: only the number is seen</source>
        <translation>en la mesa: solo el número</translation>
    </message>
    <message>
        <source>pile: {count}</source>
        <translation>mazo: {count}</translation>
    </message>
    <message>
        <source>discard: {count}</source>
        <translation>descarte: {count}</translation>
    </message>
    <message>
        <source>{number} for all</source>
        <translation>{number} para todos</translation>
    </message>
    <message>
        <source>{number} announced</source>
        <translation>{number} anunciado</translation>
    </message>
    <message>
        <source>Qwixx Cards · with jokers</source>
        <translation>Qwixx Cartas · con comodines</translation>
    </message>
    <message>
        <source>Qwixx Cards</source>
        <translation>Qwixx Cartas</translation>
    </message>
    <message>
        <source>Turn {number} · {name}</source>
        <translation>Turno {number} · {name}</translation>
    </message>
    <message>
        <source>the match is over</source>
        <translation>la partida terminó</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>the first action</comment>
        <translation>Robar</translation>
    </message>
    <message>
        <source>Number for all</source>
        <comment>the second action</comment>
        <translation>Para todos</translation>
    </message>
    <message>
        <source>Play cards</source>
        <comment>the third action</comment>
        <translation>Jugar cartas</translation>
    </message>
    <message>
        <source>{number} · {title}</source>
        <comment>an action that is done</comment>
        <translation>{number} · {title}</translation>
    </message>
    <message>
        <source>up to five cards in hand</source>
        <translation>hasta 5 en la mano</translation>
    </message>
    <message>
        <source>cross it in one row, or pass</source>
        <translation>en una fila, o pasa</translation>
    </message>
    <message>
        <source>1 to 3 cards of one colour</source>
        <translation>1 a 3 de un color</translation>
    </message>
    <message>
        <source>the hand is full: 5 cards</source>
        <translation>mano completa: 5 cartas</translation>
    </message>
    <message>
        <source>all: cross the {number}, or pass</source>
        <translation>tachar el {number}, o pasar</translation>
    </message>
    <message>
        <source>{number}: {name} crossed {colour}</source>
        <translation>{number}: {name} tachó en {colour}</translation>
    </message>
    <message>
        <source>{number}: you crossed {colour}</source>
        <translation>{number}: tachaste en {colour}</translation>
    </message>
    <message>
        <source>{number}: {name} passed</source>
        <translation>{number}: {name} pasó</translation>
    </message>
    <message>
        <source>{number}: you passed</source>
        <translation>{number}: pasaste</translation>
    </message>
    <message>
        <source>only {name} plays</source>
        <translation>solo {name}</translation>
    </message>
    <message>
        <source>then {name} alone</source>
        <translation>después, solo {name}</translation>
    </message>
    <message>
        <source>+{points} with {boxes}</source>
        <translation>+{points} con {boxes}</translation>
    </message>
    <message>
        <source>1 skip</source>
        <translation>1 salto</translation>
    </message>
    <message>
        <source>is drawing</source>
        <translation>robando</translation>
    </message>
    <message>
        <source>is playing cards</source>
        <translation>jugando cartas</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>pensando</translation>
    </message>
    <message>
        <source>has decided</source>
        <translation>decidió</translation>
    </message>
    <message>
        <source>is deciding</source>
        <translation>decidiendo</translation>
    </message>
    <message>
        <source>crossed {boxes}</source>
        <translation>tachó {boxes}</translation>
    </message>
    <message>
        <source>did not cross the {number}</source>
        <translation>no tachó el {number}</translation>
    </message>
    <message>
        <source>completed {rows}</source>
        <translation>completó {rows}</translation>
    </message>
    <message>
        <source>took a penalty</source>
        <translation>turno fallido</translation>
    </message>
    <message>
        <source>it is your turn</source>
        <translation>te toca</translation>
    </message>
    <message>
        <source>On the table: {numbers}</source>
        <translation>En la mesa: {numbers}</translation>
    </message>
</context>
<context>
    <name>QwixxTurn</name>
    <message>
        <source>Action {number}:</source>
        <translation>Acción {number}:</translation>
    </message>
    <message>
        <source>{number} for all:</source>
        <translation>{number} para todos:</translation>
    </message>
    <message>
        <source>{name}&apos;s turn:</source>
        <translation>Le toca a {name}:</translation>
    </message>
    <message>
        <source>Enter takes what you have chosen; then you see the colours.</source>
        <translation>Enter roba lo elegido; después ves los colores.</translation>
    </message>
    <message numerus="yes">
        <source>choose %n card(s) from the table; you see the colours afterwards.</source>
        <translation>
            <numerusform>elige %n carta de la mesa; el color lo ves después.</numerusform>
            <numerusform>elige %n cartas de la mesa; los colores los ves después.</numerusform>
        </translation>
    </message>
    <message>
        <source>cross the {number} in one colour, or pass. Nobody sees it until all have decided.</source>
        <translation>tacha el {number} en un color, o pasa. Nadie lo ve hasta que decidan todos.</translation>
    </message>
    <message>
        <source>the {number} fits in none of your rows: pass.</source>
        <translation>el {number} no cabe en ninguna de tus filas: pasa.</translation>
    </message>
    <message>
        <source>the {number} in {colour} scores {points}.</source>
        <translation>el {number} en {colour} da {points}.</translation>
    </message>
    <message>
        <source>choose 1 to 3 cards of one colour; drag one onto its row to cross it.</source>
        <translation>elige de 1 a 3 cartas de un color; arrastra una a su fila para tacharla.</translation>
    </message>
    <message>
        <source>cross the lit numbers, or play {cards} without a cross.</source>
        <translation>tacha los números iluminados, o juega {cards} sin tachar.</translation>
    </message>
    <message>
        <source>cross a lit number: a turn without any cross is a penalty of 5 points.</source>
        <translation>tacha un número iluminado: si no tachas nada, el turno es fallido y cuesta 5 puntos.</translation>
    </message>
    <message>
        <source>none of these can be crossed: playing them is a penalty of 5 points.</source>
        <translation>nada de eso se puede tachar: así, el turno es fallido y cuesta 5 puntos.</translation>
    </message>
    <message>
        <source>{numbers} score {points}.</source>
        <translation>{numbers} dan {points}.</translation>
    </message>
    <message>
        <source>{numbers} scores {points}.</source>
        <translation>el {numbers} da {points}.</translation>
    </message>
    <message>
        <source>One moment:</source>
        <translation>Un momento:</translation>
    </message>
    <message>
        <source>takes cards from the table.</source>
        <translation>roba cartas de la mesa.</translation>
    </message>
    <message>
        <source>plays cards of one colour and crosses their numbers.</source>
        <translation>juega cartas de un color y tacha sus números.</translation>
    </message>
    <message>
        <source>The end:</source>
        <translation>Fin:</translation>
    </message>
    <message>
        <source>none of these can be crossed: play them without a cross, or choose others.</source>
        <translation>nada de eso se puede tachar: juégalo sin tachar, o elige otras cartas.</translation>
    </message>
    <message>
        <source>{name}, action {number}:</source>
        <translation>{name}, acción {number}:</translation>
    </message>
    <message>
        <source>{name}, {number} for all:</source>
        <translation>{name}, {number} para todos:</translation>
    </message>
    <message numerus="yes">
        <source>Given up: {numbers}.</source>
        <comment>numbers of a row that can never be crossed after this</comment>
        <translation>
            <numerusform>Se pierde: {numbers}.</numerusform>
            <numerusform>Se pierden: {numbers}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No cross for {cards}.</source>
        <comment>cards of the hand whose numbers cannot be crossed now</comment>
        <translation>Sin cruz posible: {cards}.</translation>
    </message>
    <message>
        <source>{names} still to decide.</source>
        <translation>aún sin decidir: {names}.</translation>
    </message>
    <message>
        <source>{names} still to decide. Z takes the decision back.</source>
        <translation>aún sin decidir: {names}. Z deshace la decisión.</translation>
    </message>
    <message>
        <source>Everybody has decided:</source>
        <translation>Todos decidieron:</translation>
    </message>
    <message>
        <source>the crosses are shown now…</source>
        <translation>se muestran las marcas…</translation>
    </message>
    <message>
        <source>the crosses are shown now… Z takes your decision back.</source>
        <translation>se muestran las marcas… Z deshace tu decisión.</translation>
    </message>
    <message>
        <source>you take cards from the table.</source>
        <translation>robas cartas de la mesa.</translation>
    </message>
    <message>
        <source>you play {cards}.</source>
        <translation>juegas {cards}.</translation>
    </message>
    <message>
        <source>plays {cards}.</source>
        <translation>juega {cards}.</translation>
    </message>
    <message>
        <source>Most points: {names}.</source>
        <translation>El total más alto: {names}.</translation>
    </message>
    <message>
        <source>two rows completed ({names}).</source>
        <translation>dos filas completas ({names}).</translation>
    </message>
    <message>
        <source>the cards are being dealt.</source>
        <translation>se están repartiendo las cartas.</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)</source>
        <translation>
            <numerusform>Robar %n carta</numerusform>
            <numerusform>Robar %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Cross {card}</source>
        <translation>Tachar {card}</translation>
    </message>
    <message>
        <source>Pass the {number}</source>
        <translation>Dejar pasar el {number}</translation>
    </message>
    <message>
        <source>Play cards</source>
        <translation>Jugar cartas</translation>
    </message>
    <message>
        <source>Play {numbers}</source>
        <translation>Jugar {numbers}</translation>
    </message>
    <message>
        <source>Play without crossing</source>
        <translation>Jugar sin tachar</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Espera</translation>
    </message>
    <message>
        <source>card</source>
        <comment>keys</comment>
        <translation>carta</translation>
    </message>
    <message>
        <source>choose</source>
        <comment>keys</comment>
        <translation>elegir</translation>
    </message>
    <message>
        <source>four penalties ({names}).</source>
        <translation>cuatro turnos fallidos ({names}).</translation>
    </message>
    <message>
        <source>Take the penalty: −5</source>
        <translation>Turno fallido: −5</translation>
    </message>
    <message>
        <source>draw</source>
        <comment>keys</comment>
        <translation>robar</translation>
    </message>
    <message>
        <source>colour</source>
        <comment>keys</comment>
        <translation>color</translation>
    </message>
    <message>
        <source>cross</source>
        <comment>keys</comment>
        <translation>tachar</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>keys</comment>
        <translation>pasar</translation>
    </message>
    <message>
        <source>play</source>
        <comment>keys</comment>
        <translation>jugar</translation>
    </message>
    <message>
        <source>undo</source>
        <comment>keys</comment>
        <translation>deshacer</translation>
    </message>
    <message>
        <source>Draw {numbers}</source>
        <translation>Robar {numbers}</translation>
    </message>
    <message>
        <source>Cross the {number} in {colour}</source>
        <translation>Tachar el {number} en {colour}</translation>
    </message>
    <message>
        <source>Play {cards} in {colour}</source>
        <translation>Jugar {cards} en {colour}</translation>
    </message>
    <message>
        <source>Play {cards}</source>
        <translation>Jugar {cards}</translation>
    </message>
    <message>
        <source>cross nothing</source>
        <translation>sin tachar</translation>
    </message>
    <message>
        <source>cross {numbers}</source>
        <translation>tachar {numbers}</translation>
    </message>
    <message>
        <source>cross {box}</source>
        <translation>tachar {box}</translation>
    </message>
    <message>
        <source>chosen: {thing}</source>
        <translation>elegido: {thing}</translation>
    </message>
</context>
<context>
    <name>QwixxWords</name>
    <message>
        <source>Qwixx Cards</source>
        <translation>Qwixx Cartas</translation>
    </message>
    <message>
        <source>Cross from left to right, and skip little</source>
        <translation>Tacha de izquierda a derecha y sáltate poco</translation>
    </message>
    <message>
        <source>most points</source>
        <translation>el total más alto</translation>
    </message>
    <message>
        <source>Points over the match</source>
        <translation>Evolución de los puntos</translation>
    </message>
    <message>
        <source>Most points {rounds}: {points}.</source>
        <translation>El total más alto {rounds}: {points}.</translation>
    </message>
    <message>
        <source>points a match</source>
        <comment>name of a number</comment>
        <translation>puntos por partida</translation>
    </message>
    <message>
        <source>Points, match by match</source>
        <translation>Puntos, partida a partida</translation>
    </message>
    <message>
        <source>Crosses and locks</source>
        <translation>Cruces y candados</translation>
    </message>
    <message>
        <source>more is better</source>
        <translation>cuanto más, mejor</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>the variant</comment>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Qwixx, the card game</source>
        <translation>Qwixx, el juego de cartas</translation>
    </message>
    <message>
        <source>Draw, cross the number for all, play cards of one colour. Two completed rows end it.</source>
        <translation>Roba, tacha el número para todos, juega cartas de un color. Dos filas completas terminan la partida.</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Comodines</translation>
    </message>
    <message>
        <source>Eleven more cards with a fixed number; their colour is chosen when played.</source>
        <translation>Once cartas más con número fijo; el color se elige al jugarlas.</translation>
    </message>
    <message>
        <source>Card backs stay visible</source>
        <translation>Reverso de las cartas a la vista</translation>
    </message>
    <message>
        <source>Yes: everybody sees the numbers of your cards, but not their colours.</source>
        <translation>Sí: todos ven los números de tus cartas, pero no los colores.</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>Portuguesa</translation>
    </message>
    <message>
        <source>the standard</source>
        <translation>la estándar</translation>
    </message>
    <message>
        <source>Draws, crosses and plays whatever comes.</source>
        <translation>Roba, tacha y juega lo que salga.</translation>
    </message>
    <message>
        <source>Skips little and keeps good cards.</source>
        <translation>Se salta poco y guarda las buenas cartas.</translation>
    </message>
    <message>
        <source>Has learned from many matches what every row is worth.</source>
        <translation>Sabe, tras muchas partidas, cuánto vale cada fila.</translation>
    </message>
    <message>
        <source>Thinks several turns ahead and watches the others&apos; sheets.</source>
        <translation>Calcula jugadas por adelantado y vigila las hojas de los demás.</translation>
    </message>
    <message>
        <source>Best match: {points}.</source>
        <translation>Mejor partida: {points}.</translation>
    </message>
    <message>
        <source>Worst match: {points}.</source>
        <translation>Peor partida: {points}.</translation>
    </message>
    <message>
        <source>no cross made</source>
        <translation>ninguna cruz hecha</translation>
    </message>
    <message numerus="yes">
        <source>%n cross(es) made</source>
        <translation>
            <numerusform>%n cruz hecha</numerusform>
            <numerusform>%n cruces hechas</numerusform>
        </translation>
    </message>
    <message>
        <source>no row completed</source>
        <translation>ninguna fila completa</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) completed</source>
        <translation>
            <numerusform>%n fila completa</numerusform>
            <numerusform>%n filas completas</numerusform>
        </translation>
    </message>
    <message>
        <source>By colour: {colours}.</source>
        <translation>Por color: {colours}.</translation>
    </message>
    <message>
        <source>turn</source>
        <comment>what the arrow keys of a replay lead to</comment>
        <translation>turno</translation>
    </message>
</context>
<context>
    <name>RaceTrack</name>
    <message>
        <source>Totals</source>
        <translation>Totales</translation>
    </message>
</context>
<context>
    <name>Ranking</name>
    <message>
        <source>Ranking</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
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
        <translation>Tus cartas:</translation>
    </message>
    <message>
        <source>{place} of {count}.</source>
        <comment>a card in a hand</comment>
        <translation>{place} de {count}.</translation>
    </message>
    <message>
        <source>Just now:</source>
        <translation>Hace un momento:</translation>
    </message>
    <message>
        <source>Last trick:</source>
        <translation>Última jugada:</translation>
    </message>
    <message>
        <source>the flags under the players tell it. U hides them, Shift+U explains one after the other.</source>
        <translation>la cuentan los banderines bajo los jugadores. U los oculta, Mayús+U los explica uno por uno.</translation>
    </message>
    <message>
        <source>flags under the players tell it after each trick, until your next card lies. U hides them.</source>
        <translation>después de cada jugada la cuentan unos banderines bajo los jugadores, hasta que juegues de nuevo. U los oculta.</translation>
    </message>
    <message>
        <source>hidden. U shows it again.</source>
        <translation>oculta. U la muestra de nuevo.</translation>
    </message>
    <message>
        <source>Standings:</source>
        <translation>Marcador:</translation>
    </message>
    <message>
        <source>Line {number} of the open cards:</source>
        <translation>Cartas abiertas, parte {number}:</translation>
    </message>
    <message>
        <source>no cards.</source>
        <translation>ninguna carta.</translation>
    </message>
    <message>
        <source>nothing yet.</source>
        <translation>nada por ahora.</translation>
    </message>
    <message>
        <source>There is no row {number}.</source>
        <translation>No hay ninguna fila {number}.</translation>
    </message>
    <message>
        <source>There is nothing with the number {number}.</source>
        <translation>No hay nada con el número {number}.</translation>
    </message>
    <message>
        <source>The open cards have no line {number}.</source>
        <translation>No hay parte {number} de las cartas abiertas.</translation>
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
        <translation>El disco está lleno.</translation>
    </message>
    <message>
        <source>The folder of the saved matches cannot be written to.</source>
        <translation>No se puede escribir en la carpeta de las partidas guardadas.</translation>
    </message>
    <message>
        <source>Another copy of the program has the saved matches open.</source>
        <translation>Otra copia del programa tiene abiertas las partidas guardadas.</translation>
    </message>
    <message>
        <source>The saved matches belong to a newer version of the program.</source>
        <translation>Las partidas guardadas son de una versión más nueva del programa.</translation>
    </message>
    <message>
        <source>The file of the saved matches is damaged.</source>
        <translation>El archivo de las partidas guardadas está dañado.</translation>
    </message>
    <message>
        <source>The file of the saved matches was removed while the program had it open.</source>
        <translation>El archivo de las partidas guardadas se eliminó mientras el programa lo tenía abierto.</translation>
    </message>
    <message>
        <source>The saved matches were being checked just then; try again.</source>
        <translation>Las partidas guardadas se estaban comprobando en ese momento; inténtalo otra vez.</translation>
    </message>
    <message>
        <source>This match is saved with other moves or seats already.</source>
        <translation>Esta partida ya está guardada con otros movimientos u otros asientos.</translation>
    </message>
    <message>
        <source>The saved matches cannot be used now: {detail}.</source>
        <translation>Las partidas guardadas no se pueden usar ahora: {detail}.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Ese archivo no existe.</translation>
    </message>
    <message>
        <source>This is a folder or a device, not a file.</source>
        <translation>No es un archivo, sino una carpeta o un dispositivo.</translation>
    </message>
    <message>
        <source>The file cannot be read: {detail}.</source>
        <translation>No se puede leer el archivo: {detail}.</translation>
    </message>
    <message>
        <source>The file cannot be written: the disk is full.</source>
        <translation>No se puede escribir el archivo: el disco está lleno.</translation>
    </message>
    <message>
        <source>The file cannot be written: {detail}.</source>
        <translation>No se puede escribir el archivo: {detail}.</translation>
    </message>
    <message>
        <source>The file is too large for a match: {size} bytes, at most {limit} are read.</source>
        <translation>El archivo es demasiado grande para una partida: {size} bytes; se leen {limit} como mucho.</translation>
    </message>
    <message>
        <source>This is not text (byte {at} is not UTF-8).</source>
        <translation>No es un texto (el byte {at} no es UTF-8).</translation>
    </message>
    <message>
        <source>The file breaks off in the middle.</source>
        <translation>El archivo está incompleto: se corta a la mitad.</translation>
    </message>
    <message>
        <source>This is not a match: it is nested too deeply.</source>
        <translation>No es una partida: tiene demasiados niveles anidados.</translation>
    </message>
    <message>
        <source>A later version of the program wrote this match (format {format}; known is {known}).</source>
        <translation>Esta partida es de una versión posterior del programa (formato {format}; aquí se conoce hasta el {known}).</translation>
    </message>
    <message>
        <source>Not one move of it is intact.</source>
        <translation>Ninguno de sus movimientos es válido.</translation>
    </message>
    <message>
        <source>Something in it is not a move: {text}.</source>
        <translation>Contiene algo que no es un movimiento: {text}.</translation>
    </message>
    <message>
        <source>This match is not there any more.</source>
        <translation>Esta partida ya no está.</translation>
    </message>
    <message>
        <source>Its seats or house rules cannot be played.</source>
        <translation>Con esos asientos o reglas de la casa no se puede jugar.</translation>
    </message>
    <message>
        <source>The rules do not allow move {move}; everything before it is intact.</source>
        <translation>Las reglas no permiten el movimiento {move}; todo lo anterior es válido.</translation>
    </message>
    <message>
        <source>This version does not know the opponent “{level}”.</source>
        <translation>Esta versión no conoce al rival «{level}».</translation>
    </message>
    <message>
        <source>Nobody sits at that place of the match.</source>
        <translation>Nadie ocupa ese asiento en la partida.</translation>
    </message>
    <message>
        <source>No person has anything to decide from here on.</source>
        <translation>A partir de aquí ninguna persona tiene nada que decidir.</translation>
    </message>
    <message>
        <source>This version does not know the game “{game}”.</source>
        <translation>Esta versión no conoce el juego «{game}».</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>No funcionó.</translation>
    </message>
    <message>
        <source>This is not a match, or it was changed by hand.</source>
        <translation>No es una partida, o se modificó a mano.</translation>
    </message>
    <message>
        <source>Its house rules cannot be read.</source>
        <translation>No se pueden leer sus reglas de la casa.</translation>
    </message>
    <message>
        <source>Who sits at seat {seat} cannot be read.</source>
        <translation>No se puede leer quién está en el asiento {seat}.</translation>
    </message>
    <message>
        <source>Who sits at its table cannot be read.</source>
        <translation>No se puede leer quién está a la mesa.</translation>
    </message>
    <message>
        <source>Its move {move} cannot be read.</source>
        <translation>No se puede leer su movimiento {move}.</translation>
    </message>
    <message>
        <source>When it was played cannot be read.</source>
        <translation>No se puede leer cuándo se jugó.</translation>
    </message>
    <message>
        <source>Something in it is not as in a match.</source>
        <translation>Contiene algo que no corresponde a una partida.</translation>
    </message>
    <message>
        <source>This match of {game} follows later rules (version {version}; known is {known}). It is kept as it is; a newer version of the program can open it.</source>
        <translation>Esta partida de {game} sigue reglas posteriores (versión {version}; este programa conoce hasta la {known}). Queda guardada tal como está; una versión más reciente del programa puede abrirla.</translation>
    </message>
    <message>
        <source>Its end does not match its checksum.</source>
        <translation>No termina como dice: la suma de comprobación final no coincide.</translation>
    </message>
    <message>
        <source>The match is over, but its checksum is missing.</source>
        <translation>La partida terminó, pero falta su suma de comprobación final.</translation>
    </message>
    <message>
        <source>It has a checksum, but the match is not over.</source>
        <translation>Tiene una suma de comprobación final, pero la partida no terminó.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Watching · {title}</source>
        <translation>Repetición · {title}</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Todas las manos</translation>
    </message>
    <message>
        <source>Seen from the place of {name}; another place</source>
        <translation>Punto de vista: {name}; cambiar de lugar</translation>
    </message>
</context>
<context>
    <name>ReplayControls</name>
    <message>
        <source>step {step} of {count}</source>
        <translation>paso {step} de {count}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Volver (Esc)</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Un paso adelante</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Al final</translation>
    </message>
    <message>
        <source>step</source>
        <comment>what the arrow keys do</comment>
        <translation>paso</translation>
    </message>
    <message>
        <source>play</source>
        <comment>what Space does</comment>
        <translation>reproducir</translation>
    </message>
</context>
<context>
    <name>ReplayLog</name>
    <message>
        <source>What happened</source>
        <translation>Lo que pasó</translation>
    </message>
    <message>
        <source>choose a line to go there</source>
        <translation>elige una entrada para ir allí</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>todo</translation>
    </message>
    <message>
        <source>only who took</source>
        <translation>solo quien se lleva filas</translation>
    </message>
    <message>
        <source>Enter goes to the moment of the line.</source>
        <translation>Enter lleva al momento de la entrada.</translation>
    </message>
</context>
<context>
    <name>ReplayScreen</name>
    <message>
        <source>This match is not over: after a branch it counts as assisted. Once more opens the branch.</source>
        <translation>Esta partida no terminó: si abres una rama, contará como partida con ayuda. Pulsa otra vez para abrirla.</translation>
    </message>
    <message>
        <source>What if…?</source>
        <translation>¿Y si…?</translation>
    </message>
    <message>
        <source>Goes on from here as a match of its own; this one stays as it is.</source>
        <translation>Sigue desde aquí como otra partida; esta queda como está.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Movimientos</translation>
    </message>
</context>
<context>
    <name>ResultScreen</name>
    <message>
        <source>Watch step by step</source>
        <translation>Ver paso a paso</translation>
    </message>
    <message>
        <source>Score sheet as a file</source>
        <translation>Guardar el marcador</translation>
    </message>
    <message>
        <source>The race to {target}</source>
        <translation>Carrera hasta {target}</translation>
    </message>
    <message>
        <source>Heads over the match</source>
        <translation>Evolución de las cabezas</translation>
    </message>
</context>
<context>
    <name>RoundCard</name>
    <message>
        <source>The card of the round</source>
        <translation>La carta de la ronda</translation>
    </message>
</context>
<context>
    <name>RoundResult</name>
    <message>
        <source>Save and leave</source>
        <translation>Guardar y salir</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Siguiente ronda</translation>
    </message>
    <message>
        <source>End of round {round}</source>
        <translation>Fin de la ronda {round}</translation>
    </message>
    <message>
        <source>To the result</source>
        <translation>Ver el resultado</translation>
    </message>
    <message>
        <source>{end_of_round}: open the bags!</source>
        <translation>{end_of_round}: ¡abrid las bolsas!</translation>
    </message>
    <message numerus="yes">
        <source>After %n round(s)</source>
        <translation>
            <numerusform>Tras %n ronda</numerusform>
            <numerusform>Tras %n rondas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) to go.</source>
        <translation>
            <numerusform>Queda %n ronda.</numerusform>
            <numerusform>Quedan %n rondas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has passed {target}: the match goes on.</source>
        <translation>Nadie pasó de {target}: la partida sigue.</translation>
    </message>
    <message>
        <source>Nobody has reached {target}: the match goes on.</source>
        <translation>Nadie llegó a {target}: la partida sigue.</translation>
    </message>
    <message>
        <source>Still without a single head: {names}.</source>
        <translation>Todavía sin una sola cabeza: {names}.</translation>
    </message>
    <message>
        <source>You are in the lead with {heads}.</source>
        <translation>Vas por delante con {heads}.</translation>
    </message>
    <message>
        <source>{name} is in the lead with {heads}.</source>
        <translation>{name} va por delante con {heads}.</translation>
    </message>
    <message>
        <source>In the lead with {heads}: {names}.</source>
        <translation>Van por delante con {heads}: {names}.</translation>
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
        <translation>Edición</translation>
    </message>
    <message>
        <source>one touch sets all rules at once</source>
        <translation>un clic ajusta todas las reglas a la vez</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Reparto</translation>
    </message>
    <message>
        <source>new for every match</source>
        <translation>nuevo en cada partida</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Código del reparto</translation>
    </message>
    <message>
        <source>The same code deals the same cards; the code of a match also sets its rules and seats.</source>
        <translation>El mismo código reparte las mismas cartas; el de una partida fija también sus reglas y asientos.</translation>
    </message>
    <message>
        <source>Use the rules and seats of the code</source>
        <translation>Usar las reglas y los asientos del código</translation>
    </message>
</context>
<context>
    <name>SameDealTable</name>
    <message>
        <source>{place} of {count}</source>
        <comment>place in a match, as 2nd of 4</comment>
        <translation>{place} de {count}</translation>
    </message>
    <message>
        <source>this match</source>
        <translation>esta partida</translation>
    </message>
    <message>
        <source>seat {number}</source>
        <translation>asiento {number}</translation>
    </message>
    <message>
        <source>{name}, {heads}, {place}, {when}.</source>
        <translation>{name}, {heads}, {place}, {when}.</translation>
    </message>
    <message>
        <source>The same cards, compared</source>
        <translation>Quién jugó estas cartas</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Puesto</translation>
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
        <translation>No se puede guardar el marcador: {reason}</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Guardado como {name}.</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Score sheet</source>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
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
        <translation>ganó</translation>
    </message>
    <message>
        <source>in the lead</source>
        <translation>por delante</translation>
    </message>
    <message>
        <source>Place {place}: {name}, {heads} in all; {parts}.</source>
        <translation>Puesto {place}: {name}, {heads} en total; {parts}.</translation>
    </message>
    <message>
        <source>fewest heads of the round</source>
        <translation>el total más bajo de la ronda</translation>
    </message>
    <message>
        <source>Place {place}: {name}, {heads} in all; rounds: {rounds}.</source>
        <translation>Puesto {place}: {name}, {heads} en total; rondas: {rounds}.</translation>
    </message>
</context>
<context>
    <name>ScreenWords</name>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>unknown game</source>
        <translation>juego desconocido</translation>
    </message>
    <message>
        <source>Your own way</source>
        <translation>A mi manera</translation>
    </message>
    <message>
        <source>with the rules below</source>
        <translation>lo elegido abajo</translation>
    </message>
    <message>
        <source>unknown edition</source>
        <translation>edición desconocida</translation>
    </message>
    <message>
        <source>for another variant: {variant}</source>
        <translation>es de otra variante: {variant}</translation>
    </message>
    <message>
        <source>for a variant that is not there any more</source>
        <translation>es de una variante que ya no existe</translation>
    </message>
    <message>
        <source>holds a rule that is not there any more</source>
        <translation>tiene una regla que ya no existe</translation>
    </message>
    <message>
        <source>“{rule}” has a value that cannot be played</source>
        <translation>no se puede jugar con el valor de «{rule}»</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Contraste</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>Sin animación</translation>
    </message>
    <message>
        <source>Enter a number here.</source>
        <translation>Escribe un número aquí.</translation>
    </message>
    <message>
        <source>“{text}” is not a whole number.</source>
        <translation>«{text}» no es un número entero.</translation>
    </message>
    <message>
        <source>A deal code lies between {minimum} and {maximum}.</source>
        <translation>El código del reparto va de {minimum} a {maximum}.</translation>
    </message>
    <message>
        <source>Enter {minimum} to {maximum}.</source>
        <translation>Debe estar entre {minimum} y {maximum}.</translation>
    </message>
    <message>
        <source>No match has this code. Please compare every letter and digit.</source>
        <translation>Ninguna partida tiene este código. Compara las letras y los números.</translation>
    </message>
    <message>
        <source>This code comes from a newer version of the program.</source>
        <translation>Este código es de una versión más reciente del programa.</translation>
    </message>
    <message>
        <source>This code stands for other rules or seats ({seats} players).</source>
        <translation>Este código corresponde a otras reglas u otros asientos ({seats} jugadores).</translation>
    </message>
    <message>
        <source>One or the other: a number of heads or a number of rounds, not both.</source>
        <translation>Uno u otro: un total de cabezas o un número de rondas, no ambos.</translation>
    </message>
    <message numerus="yes">
        <source>{minimum} to {maximum} can play this variant: please take %n seat(s) away.</source>
        <translation>
            <numerusform>Esta variante es para {minimum} a {maximum} jugadores: quita %n asiento.</numerusform>
            <numerusform>Esta variante es para {minimum} a {maximum} jugadores: quita %n asientos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{minimum} to {maximum} can play this variant: %n more seat(s), please.</source>
        <translation>
            <numerusform>Esta variante es para {minimum} a {maximum} jugadores: falta %n asiento.</numerusform>
            <numerusform>Esta variante es para {minimum} a {maximum} jugadores: faltan %n asientos.</numerusform>
        </translation>
    </message>
    <message>
        <source>A name is missing here.</source>
        <translation>Aquí falta un nombre.</translation>
    </message>
    <message>
        <source>At most {maximum} characters, please.</source>
        <translation>Como máximo {maximum} caracteres.</translation>
    </message>
    <message>
        <source>Somebody at the table is called {name} already.</source>
        <translation>Ya hay alguien en la mesa que se llama {name}.</translation>
    </message>
    <message>
        <source>This cannot be played.</source>
        <translation>Así no se puede jugar.</translation>
    </message>
    <message>
        <source>Rules called “{name}” are saved already.</source>
        <translation>Ya hay reglas guardadas con el nombre «{name}».</translation>
    </message>
    <message>
        <source>The rules below do not work together yet; fix them first.</source>
        <translation>Con las reglas de abajo aún no se puede jugar; corrígelas primero.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Prudente</translation>
    </message>
    <message>
        <source>Strong</source>
        <comment>the level</comment>
        <translation>Fuerte</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maestro</translation>
    </message>
    <message>
        <source>{names} at one screen</source>
        <translation>{names} en la misma pantalla</translation>
    </message>
    <message numerus="yes">
        <source>{name} against %n bot(s)</source>
        <translation>
            <numerusform>{name} contra %n robot</numerusform>
            <numerusform>{name} contra %n robots</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} against {others}</source>
        <translation>{name} contra {others}</translation>
    </message>
    <message>
        <source>Round {round}, trick {trick}</source>
        <translation>Ronda {round}, jugada {trick}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Ronda {round}</translation>
    </message>
    <message>
        <source>Branch</source>
        <comment>a match that left another one</comment>
        <translation>Rama</translation>
    </message>
    <message>
        <source>Training</source>
        <comment>a match played to learn</comment>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>you are {place}</source>
        <comment>of an unfinished match</comment>
        <translation>vas {place}</translation>
    </message>
    <message>
        <source>A branch of another match: it counts apart in the statistics.</source>
        <translation>Rama de otra partida: cuenta aparte en las estadísticas.</translation>
    </message>
    <message>
        <source>Assisted, with cards seen taken back: it counts apart in the statistics.</source>
        <translation>Con ayuda (se deshicieron cartas ya vistas): cuenta aparte en las estadísticas.</translation>
    </message>
    <message>
        <source>A training match: it counts nowhere.</source>
        <translation>Partida de práctica: no cuenta en las estadísticas.</translation>
    </message>
    <message>
        <source>These cards were played here before: it counts apart in the statistics.</source>
        <translation>Estas cartas ya se jugaron aquí: la partida cuenta aparte en las estadísticas.</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>hoy, {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>ayer, {time}</translation>
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
        <translation>El tema «{name}» ya no existe. Se usa el estándar.</translation>
    </message>
    <message>
        <source>The language “{name}” is gone.</source>
        <translation>El idioma «{name}» ya no existe.</translation>
    </message>
    <message>
        <source>The settings cannot be saved here.</source>
        <translation>Los ajustes no se pueden guardar aquí.</translation>
    </message>
    <message>
        <source>The matches are saved in their own place again.</source>
        <translation>Las partidas vuelven a guardarse en el lugar de siempre.</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>aún sin guardar</translation>
    </message>
    <message>
        <source>What you play now is kept only while the program is open.</source>
        <translation>Lo que juegues ahora solo se conserva mientras el programa esté abierto.</translation>
    </message>
    <message>
        <source>Choose from open cards</source>
        <translation>Elegir entre cartas abiertas</translation>
    </message>
    <message>
        <source>Yes: all cards lie open, one is taken in turn. No: they are dealt.</source>
        <translation>Sí: cada uno toma por turnos una carta abierta. No: se reparten.</translation>
    </message>
    <message>
        <source>Look at drafted hands</source>
        <translation>Ver las manos elegidas</translation>
    </message>
    <message>
        <source>Yes: a click on a player shows the cards drafted. No: they must be remembered.</source>
        <translation>Sí: un clic en un jugador muestra las cartas que eligió. No: hay que recordarlas.</translation>
    </message>
    <message>
        <source>Insert at the end too</source>
        <translation>Insertar también al final</translation>
    </message>
    <message>
        <source>The card may go behind the last one, even far from the smallest difference.</source>
        <translation>La carta puede ir tras la última, aunque no sea la menor diferencia.</translation>
    </message>
    <message>
        <source>Move to a full row</source>
        <translation>Mover a una fila llena</translation>
    </message>
    <message>
        <source>Whoever overfills a row takes all its cards at once, except the highest.</source>
        <translation>Quien hace que la fila se pase del límite se la lleva en el acto, menos la carta más alta.</translation>
    </message>
    <message>
        <source>takes</source>
        <translation>se la lleva</translation>
    </message>
    <message>
        <source>forbidden</source>
        <translation>prohibido</translation>
    </message>
    <message>
        <source>Negative = Positive cancels</source>
        <translation>Negativo = Positivo anula</translation>
    </message>
    <message>
        <source>Points: head by head. Cards: whole cards only, and the rest is lost.</source>
        <translation>Puntos: cabeza por cabeza. Cartas: solo cartas enteras, y el resto se pierde.</translation>
    </message>
    <message>
        <source>points</source>
        <translation>puntos</translation>
    </message>
    <message>
        <source>cards</source>
        <comment>to cancel</comment>
        <translation>cartas</translation>
    </message>
    <message>
        <source>Special cards in round 2</source>
        <translation>Especiales en la ronda 2</translation>
    </message>
    <message>
        <source>All: the discards go back into the deck before up to three each are dealt.</source>
        <translation>Todas: los descartes vuelven al mazo antes de repartir hasta tres por jugador.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todas</translation>
    </message>
    <message>
        <source>deck only</source>
        <translation>solo el mazo</translation>
    </message>
    <message>
        <source>Ends at</source>
        <translation>Termina en</translation>
    </message>
    <message>
        <source>The match ends with the round in which somebody has this many heads.</source>
        <translation>La partida termina en la ronda en que alguien alcanza esta cantidad de cabezas.</translation>
    </message>
    <message>
        <source>The match ends when the total is</source>
        <translation>La partida termina cuando el total</translation>
    </message>
    <message>
        <source>Reached: exactly that many are enough. Passed: it takes one more.</source>
        <translation>«Llega»: basta el número exacto. «Pasa»: hace falta una más.</translation>
    </message>
    <message>
        <source>reached</source>
        <translation>llega</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>pasa</translation>
    </message>
    <message>
        <source>Number of rounds</source>
        <translation>Número de rondas</translation>
    </message>
    <message>
        <source>Set a number and the match lasts exactly that many rounds, whatever the totals.</source>
        <translation>Con un número, la partida dura justo esas rondas, sea cual sea el total.</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>Base</source>
        <comment>the variant</comment>
        <translation>Básico</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Juego básico</translation>
    </message>
    <message>
        <source>Ten cards each, four rows. Whoever lays the sixth card of a row takes its five.</source>
        <translation>Diez cartas para cada uno, cuatro filas. Quien pone la sexta carta de una fila se lleva las cinco.</translation>
    </message>
    <message>
        <source>Professional</source>
        <comment>the variant</comment>
        <translation>Profesional</translation>
    </message>
    <message>
        <source>Professional game</source>
        <translation>Juego profesional</translation>
    </message>
    <message>
        <source>Anniversary</source>
        <comment>the variant</comment>
        <translation>Aniversario</translation>
    </message>
    <message>
        <source>Anniversary game</source>
        <translation>Juego de aniversario</translation>
    </message>
    <message>
        <source>12 cards and 3 special cards each, two rounds. The fewest heads win.</source>
        <translation>12 cartas y 3 especiales para cada uno, dos rondas. Gana quien tenga menos cabezas.</translation>
    </message>
    <message>
        <source>Brazil, 25 years</source>
        <translation>Brasil, 25 años</translation>
    </message>
    <message>
        <source>the standard</source>
        <translation>la estándar</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Francesa</translation>
    </message>
    <message>
        <source>as in the box</source>
        <translation>como en la caja</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clásica</translation>
    </message>
    <message>
        <source>as it used to be</source>
        <translation>como era antes</translation>
    </message>
    <message>
        <source>only the base game</source>
        <translation>solo el juego básico</translation>
    </message>
    <message>
        <source>not available in this variant</source>
        <translation>no en esta variante</translation>
    </message>
    <message>
        <source>Plays any card, whatever lies there.</source>
        <translation>Juega cualquier carta, sin mirar la mesa.</translation>
    </message>
    <message>
        <source>Mostly the cheapest card, nearest to its row.</source>
        <translation>En general, la carta más barata, cerca de su fila.</translation>
    </message>
    <message>
        <source>Now the strong one&apos;s card, now what it fancies.</source>
        <translation>Unas veces la carta del fuerte, otras cualquiera.</translation>
    </message>
    <message>
        <source>Decides at a glance, after much practice.</source>
        <translation>Decide de un vistazo, con mucha práctica.</translation>
    </message>
    <message>
        <source>Thinks hundreds of games ahead, card by card.</source>
        <translation>Imagina cientos de partidas antes de cada carta.</translation>
    </message>
    <message>
        <source>Pega em 6!</source>
        <translation>¡Toma 6!</translation>
    </message>
    <message>
        <source>The sixth card takes the row</source>
        <translation>La sexta carta se lleva la fila</translation>
    </message>
</context>
<context>
    <name>Screens</name>
    <message>
        <source>Only as many cards as are needed, all known, and everybody picks their own hand.</source>
        <translation>Solo las cartas necesarias, todas conocidas, y cada uno elige su propia mano.</translation>
    </message>
    <message>
        <source>The settings could not be read. The file is kept as {path}; standard ones are used.</source>
        <translation>No se pudieron leer los ajustes. El archivo queda guardado como {path}; se usan los ajustes estándar.</translation>
    </message>
    <message>
        <source>Some settings could not be read and have their standard values. The file as it was is kept as {path}.</source>
        <translation>Algunos ajustes no se pudieron leer y tienen su valor estándar. El archivo tal como estaba queda guardado como {path}.</translation>
    </message>
    <message>
        <source>The settings in {path} could not be read, and the file cannot be moved. Standard ones are used, and changes are not saved.</source>
        <translation>No se pudieron leer los ajustes de {path} ni mover el archivo. Se usan los ajustes estándar y los cambios no se guardan.</translation>
    </message>
    <message>
        <source>Another copy of the program is open. Matches played here are kept apart and join the rest later.</source>
        <translation>Hay otra copia del programa abierta. Las partidas jugadas aquí se guardan aparte y se unirán a las demás después.</translation>
    </message>
    <message>
        <source>The saved matches belong to a newer version of the program and stay as they are. Matches played here are kept apart; that version takes them in.</source>
        <translation>Las partidas guardadas son de una versión más nueva del programa y quedan como están. Las que juegues aquí se guardan aparte; esa versión las recogerá.</translation>
    </message>
    <message>
        <source>The file of the saved matches was gone. What its copy held is here again.</source>
        <translation>El archivo de las partidas guardadas había desaparecido. Lo que estaba en la copia vuelve a estar aquí.</translation>
    </message>
    <message>
        <source>A match that could not be read was put right from the copy of the saved matches. As it was, it is kept as {kept_as}.</source>
        <translation>Una partida ilegible se reparó con la copia de las partidas guardadas. Tal como estaba, se conserva como {kept_as}.</translation>
    </message>
    <message>
        <source>The disk is full: what you play now is kept only while the program is open. It is saved as soon as there is room.</source>
        <translation>El disco está lleno: lo que juegues ahora solo se conserva mientras el programa esté abierto. Se guardará en cuanto haya espacio.</translation>
    </message>
    <message>
        <source>The folder of the matches cannot be written to: what you play now is kept only while the program is open. It is saved as soon as that works again.</source>
        <translation>No se puede escribir en la carpeta de las partidas: lo que juegues ahora solo se conserva mientras el programa esté abierto. Se guardará en cuanto se pueda.</translation>
    </message>
    <message>
        <source>Other copies of the program have the saved matches: what you play now is kept only while this one is open. It is saved as soon as one of them is closed.</source>
        <translation>Otras copias del programa están usando las partidas guardadas: lo que juegues ahora solo se conserva mientras esta esté abierta. Se guardará en cuanto se cierre una de ellas.</translation>
    </message>
    <message>
        <source>The saved matches were damaged. What can still be read is here; the file is kept as {kept_as}.</source>
        <translation>Las partidas guardadas estaban dañadas. Lo que aún se puede leer está aquí; el archivo se guardó como {kept_as}.</translation>
    </message>
    <message>
        <source>Strength {points}, with 95% certainty between {low} and {high}. Measured in {tables} rounds at such a table; 1000 is the mean of all levels.</source>
        <translation>Fuerza {points}, con un 95 % de certeza entre {low} y {high}. Medida en {tables} rondas en una mesa así; 1000 es la media de todos los niveles.</translation>
    </message>
</context>
<context>
    <name>SeatPanel</name>
    <message>
        <source>{strength}: the strength that was measured, and how far it may be off. The mean of all is 1000.</source>
        <translation>{strength}: la fuerza medida y su margen de error. La media de todos es 1000.</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Quién juega</translation>
    </message>
    <message>
        <source>Shuffle seats</source>
        <translation>Sortear asientos</translation>
    </message>
    <message>
        <source>Seats: {seats} ({minimum} to {maximum})</source>
        <translation>Asientos: {seats} (de {minimum} a {maximum})</translation>
    </message>
    <message>
        <source>up to {maximum} in this variant</source>
        <translation>hasta {maximum} en esta variante</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Añadir jugador</translation>
    </message>
    <message>
        <source>One seat up</source>
        <translation>Un asiento más arriba</translation>
    </message>
    <message>
        <source>One seat down</source>
        <translation>Un asiento más abajo</translation>
    </message>
    <message>
        <source>{name}: seat {number} of {count}</source>
        <translation>{name}: asiento {number} de {count}</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Move seat {number}</source>
        <translation>Mover el asiento {number}</translation>
    </message>
    <message>
        <source>Drag it, or press Up and Down; Alt+Up and Alt+Down anywhere.</source>
        <translation>Arrástralo o usa las flechas arriba y abajo; con Alt, desde cualquier campo del asiento.</translation>
    </message>
    <message>
        <source>Another place at the table</source>
        <translation>Otro lugar en la mesa</translation>
    </message>
    <message>
        <source>Somebody who has played here, for seat {number}</source>
        <translation>Alguien que ya jugó aquí, para el asiento {number}</translation>
    </message>
    <message>
        <source>Name on seat {number}</source>
        <translation>Nombre en el asiento {number}</translation>
    </message>
    <message>
        <source>Another face for seat {number}</source>
        <translation>Otra cara para el asiento {number}</translation>
    </message>
    <message>
        <source>Another face</source>
        <translation>Otra cara</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Robot</source>
        <translation>Robot</translation>
    </message>
    <message>
        <source>Seat {number}: a person; make it a robot</source>
        <translation>Asiento {number}: persona; cambiar a robot</translation>
    </message>
    <message>
        <source>Seat {number}: a robot; make it a person</source>
        <translation>Asiento {number}: robot; cambiar a persona</translation>
    </message>
    <message>
        <source>PIN for seat {number}</source>
        <translation>PIN del asiento {number}</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>4 to 12 digits, or none. A courtesy lock for the curtain, not a safe.</source>
        <translation>De 4 a 12 cifras, o ninguna. Es un cierre de cortesía para la cortina, no una caja fuerte.</translation>
    </message>
    <message>
        <source>Level on seat {number}</source>
        <translation>Nivel en el asiento {number}</translation>
    </message>
    <message>
        <source>Take seat {number} away</source>
        <translation>Quitar el asiento {number}</translation>
    </message>
    <message>
        <source>the screen is passed on</source>
        <translation>se pasan la pantalla</translation>
    </message>
    <message>
        <source>at this computer</source>
        <translation>en este equipo</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>take effect at once, even in the middle of a match</source>
        <translation>valen al instante, incluso en plena partida</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>The table does not stop: all words change at once.</source>
        <translation>La partida no se detiene: los textos cambian al instante.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Space or a click skips the animation.</source>
        <translation>Espacio o un clic salta la animación en curso.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Volume in percent</source>
        <translation>Volumen en porcentaje</translation>
    </message>
    <message>
        <source>Your turn:</source>
        <translation>Te toca:</translation>
    </message>
    <message>
        <source>the 58 goes to row 2, after the 50.</source>
        <translation>el 58 va a la fila 2, tras el 50.</translation>
    </message>
    <message>
        <source>Back to standard</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Text size in percent</source>
        <translation>Tamaño del texto en porcentaje</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent} %</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>Everywhere</source>
        <translation>En todas partes</translation>
    </message>
    <message>
        <source>On every page</source>
        <translation>En cada página</translation>
    </message>
    <message>
        <source>On the first page</source>
        <translation>En la página de inicio</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>En «Cómo se juega»</translation>
    </message>
    <message>
        <source>Before a new game</source>
        <translation>Antes de una partida nueva</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Read out at the table</source>
        <translation>Lector de pantalla, en la mesa</translation>
    </message>
    <message>
        <source>In a lesson</source>
        <translation>En la lección</translation>
    </message>
    <message>
        <source>Watching a match</source>
        <translation>Viendo una repetición</translation>
    </message>
    <message>
        <source>After a round or a match</source>
        <translation>Después de una ronda o partida</translation>
    </message>
    <message>
        <source>Before the curtain</source>
        <translation>Ante la cortina</translation>
    </message>
    <message>
        <source>Home</source>
        <comment>the key</comment>
        <translation>Inicio</translation>
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
        <translation>Mayús</translation>
    </message>
    <message>
        <source>left arrow</source>
        <translation>flecha izquierda</translation>
    </message>
    <message>
        <source>right arrow</source>
        <translation>flecha derecha</translation>
    </message>
    <message>
        <source>up arrow</source>
        <translation>flecha arriba</translation>
    </message>
    <message>
        <source>down arrow</source>
        <translation>flecha abajo</translation>
    </message>
    <message>
        <source>to</source>
        <comment>between the first and the last of several keys</comment>
        <translation>a</translation>
    </message>
    <message>
        <source>question mark</source>
        <translation>signo de interrogación</translation>
    </message>
    <message>
        <source>Command</source>
        <comment>the key</comment>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Option</source>
        <comment>the key</comment>
        <translation>Opción</translation>
    </message>
    <message>
        <source>Control</source>
        <comment>the key</comment>
        <translation>Control</translation>
    </message>
    <message>
        <source>period</source>
        <translation>punto</translation>
    </message>
    <message>
        <source>this list of keys</source>
        <translation>esta lista de teclas</translation>
    </message>
    <message>
        <source>menu</source>
        <translation>menú</translation>
    </message>
    <message>
        <source>hide everything at once</source>
        <translation>ocultar todo al instante</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>pantalla completa</translation>
    </message>
    <message>
        <source>new game</source>
        <translation>nueva partida</translation>
    </message>
    <message>
        <source>first page; the match stays saved</source>
        <translation>página de inicio; la partida queda guardada</translation>
    </message>
    <message>
        <source>history</source>
        <translation>historial</translation>
    </message>
    <message>
        <source>statistics</source>
        <translation>estadísticas</translation>
    </message>
    <message>
        <source>rules of this match</source>
        <translation>reglas de esta partida</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>ajustes</translation>
    </message>
    <message>
        <source>quit</source>
        <translation>salir</translation>
    </message>
    <message>
        <source>to the next thing; with Shift back</source>
        <translation>a lo siguiente; con Mayús, a lo anterior</translation>
    </message>
    <message>
        <source>the golden button</source>
        <translation>el botón dorado</translation>
    </message>
    <message>
        <source>back</source>
        <translation>volver</translation>
    </message>
    <message>
        <source>scroll</source>
        <translation>desplazar la página</translation>
    </message>
    <message>
        <source>show or hide the last trick</source>
        <translation>mostrar u ocultar la última jugada</translation>
    </message>
    <message>
        <source>the last trick, card by card</source>
        <translation>la última jugada, carta por carta</translation>
    </message>
    <message>
        <source>one step of the lesson back, one on</source>
        <translation>un paso de la lección hacia atrás, uno hacia delante</translation>
    </message>
    <message>
        <source>show me: where to look, which card, then do it</source>
        <translation>mostrar: dónde mirar, qué carta y, al final, cómo se juega</translation>
    </message>
    <message>
        <source>the same once more</source>
        <translation>la misma escena de nuevo</translation>
    </message>
    <message>
        <source>leave the lesson; its place is kept</source>
        <translation>salir de la lección; luego sigues donde estabas</translation>
    </message>
    <message>
        <source>one chapter back, one on</source>
        <translation>un capítulo atrás, uno adelante</translation>
    </message>
    <message>
        <source>let go</source>
        <translation>soltar</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>deshacer</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>rehacer</translation>
    </message>
    <message>
        <source>why there? Without a card: this list</source>
        <translation>¿por qué ahí? Sin carta: esta lista</translation>
    </message>
    <message>
        <source>skip the animation</source>
        <translation>saltar la animación</translation>
    </message>
    <message>
        <source>lists and log</source>
        <translation>listas y registro</translation>
    </message>
    <message>
        <source>between felt, lists and bar</source>
        <translation>entre tapete, listas y barra</translation>
    </message>
    <message>
        <source>my cards</source>
        <translation>mis cartas</translation>
    </message>
    <message>
        <source>what has just happened</source>
        <translation>lo que acaba de pasar</translation>
    </message>
    <message>
        <source>whose turn it is</source>
        <translation>a quién le toca</translation>
    </message>
    <message>
        <source>the standings</source>
        <translation>el marcador</translation>
    </message>
    <message>
        <source>one step back, one on</source>
        <translation>un paso atrás, uno adelante</translation>
    </message>
    <message>
        <source>to the beginning, to the end</source>
        <translation>al principio, al final</translation>
    </message>
    <message>
        <source>play, pause</source>
        <translation>reproducir, pausar</translation>
    </message>
    <message>
        <source>see all hands</source>
        <translation>ver todas las manos</translation>
    </message>
    <message>
        <source>play on from here</source>
        <translation>jugar desde aquí</translation>
    </message>
    <message>
        <source>the moves</source>
        <translation>los movimientos</translation>
    </message>
    <message>
        <source>between felt, moves and bar</source>
        <translation>entre tapete, movimientos y barra</translation>
    </message>
    <message>
        <source>go on with the match</source>
        <translation>seguir con la partida</translation>
    </message>
    <message>
        <source>play now</source>
        <translation>jugar ahora</translation>
    </message>
    <message>
        <source>how to play</source>
        <translation>cómo se juega</translation>
    </message>
    <message>
        <source>learn by playing</source>
        <translation>aprender jugando</translation>
    </message>
    <message>
        <source>the rules in pictures</source>
        <translation>las reglas en dibujos</translation>
    </message>
    <message>
        <source>a player one seat up, one down</source>
        <translation>subir o bajar un asiento a un jugador</translation>
    </message>
    <message>
        <source>watch step by step</source>
        <translation>ver paso a paso</translation>
    </message>
    <message>
        <source>the score sheet as a page or a table</source>
        <translation>el marcador como página o tabla</translation>
    </message>
    <message>
        <source>the same cards once more</source>
        <translation>las mismas cartas otra vez</translation>
    </message>
    <message>
        <source>save and leave</source>
        <translation>guardar y salir</translation>
    </message>
    <message>
        <source>rematch with other seats</source>
        <translation>revancha con otros asientos</translation>
    </message>
    <message>
        <source>open the next bag, twice all of them</source>
        <translation>abrir la bolsa siguiente; dos veces, todas</translation>
    </message>
    <message>
        <source>show my cards</source>
        <translation>mostrar mis cartas</translation>
    </message>
    <message>
        <source>take the last card back</source>
        <translation>deshacer la última carta</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Your moves</source>
        <translation>Tus jugadas</translation>
    </message>
    <message>
        <source>Enter plays the move.</source>
        <translation>Enter hace la jugada.</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>The rows one by one, with what they hold and count.</source>
        <translation>Las filas una a una, con lo que tienen y lo que cuentan.</translation>
    </message>
    <message>
        <source>Points and totals of every player.</source>
        <translation>Los puntos y el total de cada uno.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>What has happened, the newest at the end.</source>
        <translation>Lo que pasó; lo más nuevo, al final.</translation>
    </message>
    <message>
        <source>Close the lists</source>
        <translation>Cerrar las listas</translation>
    </message>
</context>
<context>
    <name>SoundLines</name>
    <message>
        <source>Cards and chips</source>
        <translation>Cartas y fichas</translation>
    </message>
    <message>
        <source>slide, land, turn</source>
        <translation>deslizar, caer, girar</translation>
    </message>
    <message>
        <source>Moo</source>
        <translation>Mugido</translation>
    </message>
    <message>
        <source>when somebody takes a row</source>
        <translation>cuando alguien se lleva una fila</translation>
    </message>
    <message>
        <source>Your-turn chime</source>
        <translation>Aviso de turno</translation>
    </message>
    <message>
        <source>two notes when you are to decide</source>
        <translation>dos notas cuando te toca decidir</translation>
    </message>
</context>
<context>
    <name>StatisticsScreen</name>
    <message>
        <source>Branches and assisted matches only.</source>
        <translation>Solo ramas y partidas con ayuda.</translation>
    </message>
    <message>
        <source>Only deals that had been played here before.</source>
        <translation>Solo partidas con cartas que ya se habían jugado aquí.</translation>
    </message>
    <message>
        <source>of this computer only</source>
        <translation>solo de este equipo</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) still to be counted</source>
        <translation>
            <numerusform>falta por contar %Ln partida</numerusform>
            <numerusform>faltan por contar %Ln partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Puestos</translation>
    </message>
    <message>
        <source>table average {mean}</source>
        <translation>media de la mesa {mean}</translation>
    </message>
    <message>
        <source>mean of 5</source>
        <translation>media de 5</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>How many players</source>
        <translation>Cuántos jugadores</translation>
    </message>
    <message>
        <source>The chart begins with the second match.</source>
        <translation>El gráfico empieza con la segunda partida.</translation>
    </message>
    <message>
        <source>Times ahead of each opponent</source>
        <translation>Cuántas veces por delante de cada uno</translation>
    </message>
    <message>
        <source>Heads a round, match by match</source>
        <translation>Cabezas por ronda, partida a partida</translation>
    </message>
    <message>
        <source>Whose numbers</source>
        <translation>De quién son los números</translation>
    </message>
    <message>
        <source>Which matches</source>
        <translation>Qué partidas</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>All variants</source>
        <translation>Todas las variantes</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%Ln jugador</numerusform>
            <numerusform>%Ln jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>All tables</source>
        <translation>Todas las mesas</translation>
    </message>
    <message>
        <source>Branches and assisted</source>
        <translation>Ramas y con ayuda</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Repetidos</translation>
    </message>
    <message>
        <source>Finish a match to see its numbers here.</source>
        <translation>Termina una partida y sus números aparecerán aquí.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Where they finish</source>
        <translation>En qué puesto termina</translation>
    </message>
    <message>
        <source>Rounds and rows</source>
        <translation>Rondas y filas</translation>
    </message>
    <message>
        <source>less is better</source>
        <translation>cuanto menos, mejor</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
</context>
<context>
    <name>StatisticsWords</name>
    <message>
        <source>Bot: {level}</source>
        <translation>Robot: {level}</translation>
    </message>
    <message>
        <source>no match yet</source>
        <translation>todavía ninguna partida</translation>
    </message>
    <message numerus="yes">
        <source>still early: %n match(es)</source>
        <translation>
            <numerusform>aún es pronto: %Ln partida</numerusform>
            <numerusform>aún es pronto: %Ln partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>{share} of 100</source>
        <translation>{share} de cada 100</translation>
    </message>
    <message numerus="yes">
        <source>%n of them shared</source>
        <translation>
            <numerusform>%n compartida</numerusform>
            <numerusform>%n compartidas</numerusform>
        </translation>
    </message>
    <message>
        <source>spread {spread} · table average {table}</source>
        <translation>desviación {spread} · media de la mesa {table}</translation>
    </message>
    <message numerus="yes">
        <source>matches</source>
        <comment>name of a number</comment>
        <translation>
            <numerusform>partida</numerusform>
            <numerusform>partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>victories</source>
        <comment>name of a number</comment>
        <translation>
            <numerusform>victoria</numerusform>
            <numerusform>victorias</numerusform>
        </translation>
    </message>
    <message>
        <source>best streak</source>
        <comment>name of a number</comment>
        <translation>más victorias seguidas</translation>
    </message>
    <message numerus="yes">
        <source>%n in a row just now</source>
        <translation>
            <numerusform>racha actual: %n</numerusform>
            <numerusform>racha actual: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>none just now</source>
        <translation>racha actual: 0</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%Ln ronda</numerusform>
            <numerusform>%Ln rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>no rounds</source>
        <translation>ninguna ronda</translation>
    </message>
    <message>
        <source>First match {first}, last match {last}; all players together {table}.</source>
        <translation>Primera partida: {first}; última: {last}; media de la mesa: {table}.</translation>
    </message>
</context>
<context>
    <name>StoryWords</name>
    <message>
        <source>In front from the first round to the last.</source>
        <translation>En cabeza de la primera ronda a la última.</translation>
    </message>
    <message>
        <source>In front from round {round} on.</source>
        <translation>En cabeza desde la ronda {round}.</translation>
    </message>
    <message>
        <source>Decided in the last round. Level before it: {names}.</source>
        <translation>Decidida en la última ronda. Hasta ahí, empate: {names}.</translation>
    </message>
    <message>
        <source>Level at the top, each with: {points}.</source>
        <translation>Empate en lo más alto, con lo mismo: {points}.</translation>
    </message>
    <message>
        <source>The difference: only {points}.</source>
        <translation>La diferencia: solo {points}.</translation>
    </message>
    <message>
        <source>The difference: {points}.</source>
        <translation>La diferencia: {points}.</translation>
    </message>
    <message>
        <source>{place} place, {points} short of victory.</source>
        <translation>{place} puesto, a {points} de la victoria.</translation>
    </message>
    <message>
        <source>Turned in the last round: {name} had {count} less.</source>
        <translation>Remontada en la última ronda: {name} tenía {count} menos.</translation>
    </message>
    <message>
        <source>Turned in the last round: {name} had {count} more.</source>
        <translation>Remontada en la última ronda: {name} tenía {count} más.</translation>
    </message>
    <message>
        <source>Turned in round {round}: {name} had {count} less.</source>
        <translation>Remontada en la ronda {round}: {name} tenía {count} menos.</translation>
    </message>
    <message>
        <source>Turned in round {round}: {name} had {count} more.</source>
        <translation>Remontada en la ronda {round}: {name} tenía {count} más.</translation>
    </message>
    <message>
        <source>In that round: {hero} {points}, {rival} {other}.</source>
        <comment>two names, each with points</comment>
        <translation>En ella: {hero} {points}, {rival} {other}.</translation>
    </message>
    <message>
        <source>Lead over {name} at the end: {points}.</source>
        <translation>Ventaja sobre {name} al final: {points}.</translation>
    </message>
    <message>
        <source>After round {round} you were in front; round {next}: {points}.</source>
        <translation>Tras la ronda {round} ibas en cabeza; en la {next}: {points}.</translation>
    </message>
    <message>
        <source>Round {round} was yours: {points}, the best at the table.</source>
        <translation>La ronda {round} fue tuya: {points}, lo mejor de la mesa.</translation>
    </message>
    <message>
        <source>turned here</source>
        <comment>at a cell of the score sheet</comment>
        <translation>cambió aquí</translation>
    </message>
    <message>
        <source>decided here</source>
        <comment>at a cell of the score sheet</comment>
        <translation>decidió aquí</translation>
    </message>
    <message>
        <source>best at the table</source>
        <comment>at a cell of the score sheet: the result of a round</comment>
        <translation>la mejor de la mesa</translation>
    </message>
    <message numerus="yes">
        <source>after %n round(s)</source>
        <translation>
            <numerusform>tras %n ronda</numerusform>
            <numerusform>tras %n rondas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reached {target} and ended the match: {names}.</source>
        <translation>
            <numerusform>Llegó a {target} y acabó la partida: {names}.</numerusform>
            <numerusform>Llegaron a {target} y acabaron la partida: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took the {card} in round {round} with %n chip(s) on it.</source>
        <translation>
            <numerusform>Tomaste el {card} en la ronda {round} con %n ficha encima.</numerusform>
            <numerusform>Tomaste el {card} en la ronda {round} con %n fichas encima.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} took the {card} in round {round} with %n chip(s) on it.</source>
        <translation>
            <numerusform>{name} tomó el {card} en la ronda {round} con %n ficha encima.</numerusform>
            <numerusform>{name} tomó el {card} en la ronda {round} con %n fichas encima.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took the {card} in round {round}, trick {trick}: the row cost %n.</source>
        <comment>heads</comment>
        <translation>
            <numerusform>Te llevaste el {card} en la ronda {round}, jugada {trick}: la fila costó %n.</numerusform>
            <numerusform>Te llevaste el {card} en la ronda {round}, jugada {trick}: la fila costó %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} took the {card} in round {round}, trick {trick}: the row cost %n.</source>
        <comment>heads</comment>
        <translation>
            <numerusform>{name} se llevó el {card} en la ronda {round}, jugada {trick}: la fila costó %n.</numerusform>
            <numerusform>{name} se llevó el {card} en la ronda {round}, jugada {trick}: la fila costó %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your {card} was the last that fitted; the {by} came next and took %n head(s): {name}.</source>
        <translation>
            <numerusform>Tu {card} fue el último que cupo; el {by}, de {name}, vino después y se llevó %n cabeza.</numerusform>
            <numerusform>Tu {card} fue el último que cupo; el {by}, de {name}, vino después y se llevó %n cabezas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {card} became part of a run and counted nothing.</source>
        <translation>El {card} entró en una serie y no contó nada.</translation>
    </message>
    <message numerus="yes">
        <source>You took the {card} with %n chip(s) on it.</source>
        <translation>
            <numerusform>Tomaste el {card} con %n ficha encima.</numerusform>
            <numerusform>Tomaste el {card} con %n fichas encima.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took the {card} with %n chip(s) on it, and it counted nothing.</source>
        <translation>
            <numerusform>Tomaste el {card} con %n ficha encima, y no contó nada.</numerusform>
            <numerusform>Tomaste el {card} con %n fichas encima, y no contó nada.</numerusform>
        </translation>
    </message>
    <message>
        <source>round {round}, trick {trick}</source>
        <translation>ronda {round}, jugada {trick}</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>ronda {round}</translation>
    </message>
    <message>
        <source>Saved by one card: the {card}.</source>
        <translation>Una carta salvó la partida: el {card}.</translation>
    </message>
    <message numerus="yes">
        <source>The row behind it went to the next card, with %n head(s).</source>
        <translation>
            <numerusform>La fila fue para la carta siguiente, con %n cabeza.</numerusform>
            <numerusform>La fila fue para la carta siguiente, con %n cabezas.</numerusform>
        </translation>
    </message>
    <message>
        <source>before: {points}</source>
        <comment>the record until now</comment>
        <translation>antes: {points}</translation>
    </message>
    <message>
        <source>your best</source>
        <comment>over a record, upper line</comment>
        <translation>tu mejor</translation>
    </message>
    <message>
        <source>result</source>
        <comment>lower line</comment>
        <translation>marca</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>back here</source>
        <translation>vuelve aquí</translation>
    </message>
</context>
<context>
    <name>TableArea</name>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>The table, the players and what is yours. The lists of the side panel offer the same.</source>
        <translation>La mesa, con las cartas, los jugadores y lo tuyo. Las listas del panel lateral ofrecen lo mismo.</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>Lists</source>
        <translation>Listas</translation>
    </message>
    <message>
        <source>rule</source>
        <comment>a quiet button behind a refusal, opens the help at that rule</comment>
        <translation>regla</translation>
    </message>
</context>
<context>
    <name>TableTalk</name>
    <message>
        <source>Not possible:</source>
        <translation>No se puede:</translation>
    </message>
    <message>
        <source>One moment:</source>
        <translation>Un momento:</translation>
    </message>
    <message>
        <source>an open card that begins with {digits}: type on.</source>
        <translation>una carta abierta que empieza por {digits}: sigue escribiendo.</translation>
    </message>
    <message>
        <source>why?</source>
        <translation>¿por qué?</translation>
    </message>
    <message>
        <source>got it</source>
        <translation>entendido</translation>
    </message>
    <message>
        <source>right row</source>
        <translation>fila correcta</translation>
    </message>
    <message>
        <source>right place</source>
        <translation>lugar correcto</translation>
    </message>
    <message>
        <source>the cards are still moving. Space skips.</source>
        <translation>las cartas todavía se mueven. Espacio salta la animación.</translation>
    </message>
    <message>
        <source>your move is on its way.</source>
        <translation>tu jugada está en camino.</translation>
    </message>
    <message>
        <source>first look at the result.</source>
        <translation>mira primero el resultado.</translation>
    </message>
    <message>
        <source>this move is not possible any more.</source>
        <translation>esa jugada ya no es posible.</translation>
    </message>
    <message>
        <source>choose a card first (arrows or mouse).</source>
        <translation>elige primero una carta (flechas o mouse).</translation>
    </message>
    <message>
        <source>choose a card first (arrows or mouse), or 0 for none of them.</source>
        <translation>elige primero una carta (flechas o mouse), o 0 para ninguna.</translation>
    </message>
    <message>
        <source>choose something first (arrows or mouse).</source>
        <translation>elige algo primero (flechas o mouse).</translation>
    </message>
    <message>
        <source>none of these cards can be played now: 0 goes on.</source>
        <translation>ninguna de estas cartas se puede jugar ahora: pulsa 0 para seguir.</translation>
    </message>
    <message>
        <source>there is no open card with this number.</source>
        <translation>no hay ninguna carta abierta con ese número.</translation>
    </message>
    <message>
        <source>choose a row first (number or mouse).</source>
        <translation>elige primero una fila (número o mouse).</translation>
    </message>
    <message>
        <source>the row is chosen after the cards turn up. Enter plays the card.</source>
        <translation>la fila se elige cuando se descubran las cartas. Enter juega la carta.</translation>
    </message>
    <message>
        <source>there are no hands that everybody has seen.</source>
        <translation>no hay manos que todos hayan visto.</translation>
    </message>
    <message>
        <source>point at a card, then ask why.</source>
        <translation>señala una carta y pregunta por qué.</translation>
    </message>
    <message>
        <source>there is nothing to undo.</source>
        <translation>no hay nada que deshacer.</translation>
    </message>
    <message>
        <source>there is nothing to redo.</source>
        <translation>no hay nada que rehacer.</translation>
    </message>
    <message>
        <source>those cards have been seen. Z again goes back all the same; from then on the match counts as assisted.</source>
        <translation>esas cartas ya se vieron. Pulsa Z otra vez para deshacer de todos modos; desde entonces contará como partida con ayuda.</translation>
    </message>
    <message>
        <source>The match goes on: {title}, {subtitle}.</source>
        <translation>La partida continúa: {title}, {subtitle}.</translation>
    </message>
    <message>
        <source>Move redone.</source>
        <translation>Jugada rehecha.</translation>
    </message>
    <message>
        <source>Move undone.</source>
        <translation>Jugada deshecha.</translation>
    </message>
    <message>
        <source>{name} lost the thread; a legal move was played in their place.</source>
        <translation>{name} perdió el hilo; se hizo en su lugar una jugada permitida.</translation>
    </message>
    <message>
        <source>Something went wrong here. The match is saved up to the last move.</source>
        <translation>Algo salió mal aquí. La partida está guardada hasta el último movimiento.</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>Sonido activado</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>Sonido desactivado</translation>
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
