<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR">
<context>
    <name>AboutScreen</name>
    <message>
        <source>About</source>
        <translation>Sobre</translation>
    </message>
    <message>
        <source>Pega 6</source>
        <translation>Pega 6</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versão {version}</translation>
    </message>
    <message>
        <source>A table for the card game Pega em 6! against bots of several levels, in full by mouse or keyboard.</source>
        <translation>Uma mesa para jogar Pega em 6! contra robôs de vários níveis, só com o mouse ou só com o teclado.</translation>
    </message>
    <message>
        <source>Cards, ox and people were drawn for this program. It is free software under the MIT licence.</source>
        <translation>As cartas, o boi e as pessoas foram desenhados para este programa. Ele é software livre, sob a licença MIT.</translation>
    </message>
    <message>
        <source>Letters: Bricolage Grotesque, SIL Open Font Licence 1.1. Windows: Qt for Python, LGPL 3.</source>
        <translation>Letras: Bricolage Grotesque, SIL Open Font Licence 1.1. Janelas: Qt for Python, LGPL 3.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message>
        <source>no heads</source>
        <translation>nenhuma cabeça</translation>
    </message>
    <message numerus="yes">
        <source>%n head(s)</source>
        <translation>
            <numerusform>%n cabeça</numerusform>
            <numerusform>%n cabeças</numerusform>
        </translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>nenhuma carta</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Doors</name>
    <message>
        <source>New game</source>
        <translation>Novo jogo</translation>
    </message>
    <message>
        <source>Home (the match stays saved)</source>
        <translation>Início (a partida fica salva)</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Como se joga</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Sobre</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Tela cheia</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
</context>
<context>
    <name>FailureScreen</name>
    <message>
        <source>Something went wrong</source>
        <translation>Algo deu errado</translation>
    </message>
    <message>
        <source>Your match is saved up to the last move: it can go on from there.</source>
        <translation>A sua partida está salva até a última jogada: dá para continuar dali.</translation>
    </message>
    <message>
        <source>Go on with the match</source>
        <translation>Continuar a partida</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Início</translation>
    </message>
    <message>
        <source>Copy the details</source>
        <translation>Copiar os detalhes</translation>
    </message>
    <message>
        <source>Open the log folder</source>
        <translation>Abrir a pasta do registro</translation>
    </message>
    <message>
        <source>The rules came to a point they should never reach. This is our mistake, not yours.</source>
        <translation>As regras chegaram a um ponto a que nunca deveriam chegar. O erro é nosso, não seu.</translation>
    </message>
    <message>
        <source>Another copy of the program has the saved matches open. Close it, then play here.</source>
        <translation>Outra cópia do programa está com as partidas salvas abertas. Feche-a e jogue aqui.</translation>
    </message>
    <message>
        <source>The match cannot be saved: the disk is full or may not be written to.</source>
        <translation>A partida não pode ser salva: o disco está cheio ou não aceita gravação.</translation>
    </message>
    <message>
        <source>The saved match was written by a newer version of the program.</source>
        <translation>A partida salva foi gravada por uma versão mais nova do programa.</translation>
    </message>
    <message>
        <source>This version of the program does not know how to play the saved match.</source>
        <translation>Esta versão do programa não sabe jogar a partida salva.</translation>
    </message>
    <message>
        <source>The saved match cannot be read, or does not fit the rules; it is kept as it is.</source>
        <translation>Não foi possível ler a partida salva, ou ela não combina com as regras; ela fica guardada como está.</translation>
    </message>
    <message>
        <source>The program met something it did not expect. This is our mistake, not yours.</source>
        <translation>O programa topou com algo que não esperava. O erro é nosso, não seu.</translation>
    </message>
</context>
<context>
    <name>GameHead</name>
    <message>
        <source>{minimum} to {maximum} players</source>
        <translation>de {minimum} a {maximum} pessoas</translation>
    </message>
</context>
<context>
    <name>HelpScreen</name>
    <message>
        <source>How to play</source>
        <translation>Como se joga</translation>
    </message>
    <message>
        <source>Base game, 2 to 10 players</source>
        <translation>Jogo base, de 2 a 10 pessoas</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Entendi</translation>
    </message>
    <message>
        <source>Keys at the table</source>
        <translation>Teclas na mesa</translation>
    </message>
    <message>
        <source>Ten cards each</source>
        <translation>Dez cartas para cada um</translation>
    </message>
    <message>
        <source>A round lasts until all hands are empty. Heads are bad: collect as few as you can.</source>
        <translation>A rodada dura até todas as mãos ficarem vazias. Cabeça é ruim: junte o mínimo que puder.</translation>
    </message>
    <message>
        <source>All choose in secret</source>
        <translation>Todos escolhem em segredo</translation>
    </message>
    <message>
        <source>Everybody lays one card face down. When all have chosen, the cards are turned up together.</source>
        <translation>Cada um põe uma carta virada para baixo. Quando todos escolheram, elas são abertas juntas.</translation>
    </message>
    <message>
        <source>The lowest card goes first</source>
        <translation>A menor carta entra primeiro</translation>
    </message>
    <message>
        <source>Each card goes behind the row end that is lower and nearest: the 58 behind the 50, never before.</source>
        <translation>Cada carta vai para a fileira cuja última carta é menor e mais próxima: o 58 depois do 50, nunca antes.</translation>
    </message>
    <message>
        <source>The sixth card takes the row</source>
        <translation>A sexta carta leva a fileira</translation>
    </message>
    <message>
        <source>Five cards fill a row. Whoever must lay the sixth takes those five; the sixth begins the row anew.</source>
        <translation>Cinco cartas enchem a fileira. Quem tem de pôr a sexta leva essas cinco; a sexta recomeça a fileira.</translation>
    </message>
    <message>
        <source>Too low for every row</source>
        <translation>Menor que todas as fileiras</translation>
    </message>
    <message>
        <source>Then choose any row, take all its cards, and your low card begins it anew.</source>
        <translation>Aí você escolhe uma fileira, leva todas as cartas dela, e a sua carta baixa a recomeça.</translation>
    </message>
    <message>
        <source>Count the heads</source>
        <translation>Conte as cabeças</translation>
    </message>
    <message>
        <source>Cards cost 1, 2, 3, 5 or 7 heads. After a round with 66 heads somewhere, the fewest heads win.</source>
        <translation>Cada carta custa 1, 2, 3, 5 ou 7 cabeças. Se alguém fecha a rodada com 66, vence quem tem menos.</translation>
    </message>
    <message>
        <source>walk through the hand</source>
        <translation>passear pela mão</translation>
    </message>
    <message>
        <source>play</source>
        <translation>jogar</translation>
    </message>
    <message>
        <source>choose a row</source>
        <translation>escolher a fileira</translation>
    </message>
    <message>
        <source>let go</source>
        <translation>soltar</translation>
    </message>
    <message>
        <source>take back</source>
        <translation>pegar de volta</translation>
    </message>
    <message>
        <source>why here?</source>
        <translation>por que aqui?</translation>
    </message>
    <message>
        <source>finish what moves</source>
        <translation>pular o movimento</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>the key</comment>
        <translation>Espaço</translation>
    </message>
    <message>
        <source>lists and log</source>
        <translation>listas e histórico</translation>
    </message>
    <message>
        <source>menu</source>
        <translation>menu</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>tela cheia</translation>
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
        <translation>Cartas, cabeças e um pouco de sorte</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Jogar agora</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Novo jogo</translation>
    </message>
    <message>
        <source>Players and rules</source>
        <translation>Jogadores e regras</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Como se joga</translation>
    </message>
    <message>
        <source>In six short steps</source>
        <translation>Em seis passos curtos</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Cores</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>tela cheia</translation>
    </message>
    <message>
        <source>menu</source>
        <translation>menu</translation>
    </message>
</context>
<context>
    <name>Listed</name>
    <message numerus="yes">
        <source>%n more</source>
        <comment>further players</comment>
        <translation>
            <numerusform>mais %n</numerusform>
            <numerusform>mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the things of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>{first} and {last}</source>
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
        <translation>Início</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Novo jogo</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Fim da partida</translation>
    </message>
    <message numerus="yes">
        <source>after %n round(s)</source>
        <translation>
            <numerusform>depois de %n rodada</numerusform>
            <numerusform>depois de %n rodadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewest heads {rounds}: {heads}.</source>
        <translation>O menor total {rounds}: {heads}.</translation>
    </message>
    <message>
        <source>You have won!</source>
        <translation>Você venceu!</translation>
    </message>
    <message>
        <source>{name} has won</source>
        <translation>{name} venceu</translation>
    </message>
    <message>
        <source>You share the victory with {names}</source>
        <translation>Você divide a vitória com {names}</translation>
    </message>
    <message>
        <source>{names} share the victory</source>
        <translation>{names} dividem a vitória</translation>
    </message>
    <message>
        <source>Your place: {place} of {count}.</source>
        <translation>O seu lugar: {place} de {count}.</translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>New game</source>
        <translation>Novo jogo</translation>
    </message>
    <message>
        <source>Table, players and rules</source>
        <translation>Mesa, jogadores e regras</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Quem joga</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regras da casa</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Sorteio</translation>
    </message>
    <message>
        <source>new for every match</source>
        <translation>novo a cada partida</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>Número do sorteio</translation>
    </message>
    <message>
        <source>A fixed number deals the same cards again.</source>
        <translation>Um número fixo repete as mesmas cartas.</translation>
    </message>
    <message>
        <source>Shuffle seats</source>
        <translation>Embaralhar lugares</translation>
    </message>
    <message>
        <source>Put somebody else at the table</source>
        <translation>Pôr mais alguém à mesa</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Começar</translation>
    </message>
    <message>
        <source>Something above cannot be played yet.</source>
        <translation>Algo acima ainda não dá para jogar.</translation>
    </message>
    <message>
        <source>{seats} of {minimum} to {maximum} seats</source>
        <translation>{seats} de {minimum} a {maximum} lugares</translation>
    </message>
</context>
<context>
    <name>PathChart</name>
    <message>
        <source>{name} stands at {total}.</source>
        <translation>{name} está com {total}.</translation>
    </message>
    <message>
        <source>Way of the totals</source>
        <translation>Caminho dos totais</translation>
    </message>
    <message>
        <source>R{number}</source>
        <comment>round column</comment>
        <translation>R{number}</translation>
    </message>
</context>
<context>
    <name>Pega6Highlight</name>
    <message>
        <source>You took the {card} in trick {trick}.</source>
        <translation>Você levou o {card} na jogada {trick}.</translation>
    </message>
    <message>
        <source>{name} took the {card} in trick {trick}.</source>
        <translation>{name} levou o {card} na jogada {trick}.</translation>
    </message>
</context>
<context>
    <name>Pega6Log</name>
    <message>
        <source>Round {round}: the rows begin with {cards}.</source>
        <translation>Rodada {round}: as fileiras começam com {cards}.</translation>
    </message>
    <message>
        <source>{card} ({name})</source>
        <comment>a revealed card and its player</comment>
        <translation>{card} ({name})</translation>
    </message>
    <message>
        <source>The cards turn up: {plays}.</source>
        <translation>As cartas se abrem: {plays}.</translation>
    </message>
    <message>
        <source>Your {card} is lower than every row: you must take one.</source>
        <translation>O seu {card} é menor que todas as fileiras: você leva uma.</translation>
    </message>
    <message>
        <source>{name}&apos;s {card} is lower than every row: {name} must take one.</source>
        <translation>O {card} de {name} é menor que todas as fileiras: {name} leva uma.</translation>
    </message>
    <message>
        <source>You took {cards} from row {row}: {heads} (the row was full).</source>
        <translation>Você levou {cards} da fileira {row}: {heads} (a fileira estava cheia).</translation>
    </message>
    <message>
        <source>You took {cards} from row {row}: {heads} (your card was too low).</source>
        <translation>Você levou {cards} da fileira {row}: {heads} (a sua carta era baixa demais).</translation>
    </message>
    <message>
        <source>{name} took {cards} from row {row}: {heads} (the row was full).</source>
        <translation>{name} levou {cards} da fileira {row}: {heads} (a fileira estava cheia).</translation>
    </message>
    <message>
        <source>{name} took {cards} from row {row}: {heads} (the card was too low).</source>
        <translation>{name} levou {cards} da fileira {row}: {heads} (a carta era baixa demais).</translation>
    </message>
    <message>
        <source>Your {card} goes to row {row}, place {place}.</source>
        <translation>O seu {card} entrou na fileira {row}, lugar {place}.</translation>
    </message>
    <message>
        <source>Your {card} begins row {row} anew.</source>
        <translation>O seu {card} recomeçou a fileira {row}.</translation>
    </message>
    <message>
        <source>{name}&apos;s {card} goes to row {row}, place {place}.</source>
        <translation>O {card} de {name} entrou na fileira {row}, lugar {place}.</translation>
    </message>
    <message>
        <source>{name}&apos;s {card} begins row {row} anew.</source>
        <translation>O {card} de {name} recomeçou a fileira {row}.</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <comment>a player and the heads of the round</comment>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>End of round {round}. Heads of this round: {scores}.</source>
        <translation>Fim da rodada {round}. Cabeças da rodada: {scores}.</translation>
    </message>
    <message>
        <source>The match is over: {names} share the victory with {heads} each.</source>
        <translation>Fim da partida: {names} dividem a vitória, cada um com {heads}.</translation>
    </message>
    <message>
        <source>The match is over: you won with {heads}!</source>
        <translation>Fim da partida: você venceu com {heads}!</translation>
    </message>
    <message>
        <source>The match is over: {name} won with {heads}.</source>
        <translation>Fim da partida: {name} venceu com {heads}.</translation>
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
        <translation>maior</translation>
    </message>
    <message>
        <source>too high</source>
        <translation>já passou</translation>
    </message>
    <message>
        <source>The smallest difference decides</source>
        <translation>A menor diferença decide</translation>
    </message>
    <message>
        <source>Rows only rise</source>
        <translation>A fileira só sobe</translation>
    </message>
    <message>
        <source>The 6th card takes the row</source>
        <translation>A 6ª carta leva a fileira</translation>
    </message>
    <message>
        <source>Lower than every row</source>
        <translation>Menor que todas as fileiras</translation>
    </message>
    <message>
        <source>It opened the row</source>
        <translation>Abriu a fileira</translation>
    </message>
    <message>
        <source>Nothing has changed: the {card} goes back to your hand.</source>
        <translation>Nada mudou: o {card} volta para a mão.</translation>
    </message>
    <message>
        <source>It would lie in row {row}, place {place}, unless lower cards change the rows first.</source>
        <translation>Ficaria na fileira {row}, lugar {place}, se as cartas menores não mudarem nada antes.</translation>
    </message>
    <message>
        <source>The row is full: it would take {cards}, {heads}, unless lower cards change the rows first.</source>
        <translation>A fileira está cheia: levaria {cards}, {heads}, se as cartas menores não mudarem nada antes.</translation>
    </message>
    <message>
        <source>No row ends below the {card}: when its turn comes, its player takes a row of their choice.</source>
        <translation>Nenhuma fileira termina abaixo do {card}: na vez dele, quem jogou escolhe uma fileira e leva.</translation>
    </message>
    <message>
        <source>The lower cards are placed first and may still change the rows.</source>
        <translation>As cartas menores entram antes e ainda podem mudar as fileiras.</translation>
    </message>
    <message>
        <source>It has begun row {row} since the deal.</source>
        <translation>Está na fileira {row} desde o começo da rodada.</translation>
    </message>
    <message>
        <source>You played it in trick {trick}.</source>
        <translation>Você jogou esta carta na jogada {trick}.</translation>
    </message>
    <message>
        <source>{name} played it in trick {trick}.</source>
        <translation>{name} jogou esta carta na jogada {trick}.</translation>
    </message>
    <message>
        <source>The row was full: in trick {trick} you took {cards}, {heads}.</source>
        <translation>A fileira estava cheia: na jogada {trick}, você levou {cards}, {heads}.</translation>
    </message>
    <message>
        <source>The row was full: in trick {trick} {name} took {cards}, {heads}.</source>
        <translation>A fileira estava cheia: na jogada {trick}, {name} levou {cards}, {heads}.</translation>
    </message>
    <message>
        <source>In trick {trick} you chose this row and took {cards}, {heads}.</source>
        <translation>Na jogada {trick}, você escolheu esta fileira e levou {cards}, {heads}.</translation>
    </message>
    <message>
        <source>In trick {trick} {name} chose this row and took {cards}, {heads}.</source>
        <translation>Na jogada {trick}, {name} escolheu esta fileira e levou {cards}, {heads}.</translation>
    </message>
    <message>
        <source>the {card} does not go to row {row}. The smallest difference decides: row {right}.</source>
        <translation>o {card} não entra na fileira {row}. Vale a menor diferença: fileira {right}.</translation>
    </message>
    <message>
        <source>the {card} does not go to row {row}: it is at {end} already, and rows only rise. Row {right} is right.</source>
        <translation>o {card} não entra na fileira {row}: ela já está no {end} e só sobe. Vale a fileira {right}.</translation>
    </message>
    <message>
        <source>cards are played on the felt: drop the {card} on any row.</source>
        <translation>as cartas vão para o feltro: solte o {card} em qualquer fileira.</translation>
    </message>
    <message>
        <source>cards are played on the felt: drop the {card} on row {row} or anywhere on it.</source>
        <translation>as cartas vão para o feltro: solte o {card} na fileira {row} ou em qualquer lugar dele.</translation>
    </message>
    <message>
        <source>your card already lies face down. Z takes it back.</source>
        <translation>a sua carta já está virada na mesa. Z pega de volta.</translation>
    </message>
    <message>
        <source>your {card} already lies face down. Z takes it back.</source>
        <translation>o seu {card} já está virado na mesa. Z pega de volta.</translation>
    </message>
    <message>
        <source>this trick is still being placed.</source>
        <translation>as cartas desta jogada ainda estão entrando.</translation>
    </message>
    <message>
        <source>{name} is choosing a row to take.</source>
        <translation>{name} está escolhendo a fileira que vai levar.</translation>
    </message>
    <message>
        <source>pick up a card first, then the row.</source>
        <translation>pegue primeiro uma carta, depois a fileira.</translation>
    </message>
    <message>
        <source>first choose the row that your {card} takes.</source>
        <translation>primeiro escolha a fileira que o seu {card} leva.</translation>
    </message>
    <message>
        <source>there is no such row: they count from 1 to {count}.</source>
        <translation>essa fileira não existe: elas vão de 1 a {count}.</translation>
    </message>
    <message>
        <source>this card is not in your hand.</source>
        <translation>essa carta não está na sua mão.</translation>
    </message>
    <message>
        <source>the next cards are still to be dealt.</source>
        <translation>as próximas cartas ainda vão ser dadas.</translation>
    </message>
    <message>
        <source>the match is over.</source>
        <translation>a partida já acabou.</translation>
    </message>
    <message>
        <source>you are only watching this match.</source>
        <translation>você só está assistindo a esta partida.</translation>
    </message>
    <message>
        <source>a card can be taken back only until all cards are turned up.</source>
        <translation>só dá para pegar a carta de volta antes de as cartas serem abertas.</translation>
    </message>
    <message>
        <source>a row is chosen only for a card that is lower than every row.</source>
        <translation>só escolhe fileira quem jogou uma carta menor que todas elas.</translation>
    </message>
    <message>
        <source>that is not possible now.</source>
        <translation>isso não dá para fazer agora.</translation>
    </message>
    <message>
        <source>a row must be chosen before the {card} can be played.</source>
        <translation>antes de jogar o {card}, é preciso escolher uma fileira.</translation>
    </message>
    <message>
        <source>there is no such row.</source>
        <translation>essa fileira não existe.</translation>
    </message>
</context>
<context>
    <name>Pega6Rules</name>
    <message>
        <source>Base game</source>
        <translation>Jogo base</translation>
    </message>
</context>
<context>
    <name>Pega6Table</name>
    <message>
        <source>{variant} · Round {round}</source>
        <translation>{variant} · Rodada {round}</translation>
    </message>
    <message>
        <source>{variant} · Round {round} of {limit}</source>
        <translation>{variant} · Rodada {round} de {limit}</translation>
    </message>
    <message>
        <source>Trick {trick} of {count}</source>
        <translation>Jogada {trick} de {count}</translation>
    </message>
    <message>
        <source>The cards are being dealt</source>
        <translation>Dando as cartas</translation>
    </message>
    <message>
        <source>End of round {round}</source>
        <translation>Fim da rodada {round}</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Fim da partida</translation>
    </message>
    <message>
        <source>row {row}</source>
        <translation>fileira {row}</translation>
    </message>
    <message>
        <source>Row {row}, empty</source>
        <translation>Fileira {row}, vazia</translation>
    </message>
    <message>
        <source>Row {row}, full: {cards}; {heads}</source>
        <translation>Fileira {row}, cheia: {cards}; {heads}</translation>
    </message>
    <message>
        <source>Row {row}: {cards}; {heads}</source>
        <translation>Fileira {row}: {cards}; {heads}</translation>
    </message>
    <message numerus="yes">
        <source>heads</source>
        <comment>beside a number</comment>
        <translation>
            <numerusform>cabeça</numerusform>
            <numerusform>cabeças</numerusform>
        </translation>
    </message>
    <message>
        <source>full: the 6th takes {heads}</source>
        <translation>cheia: a 6ª leva {heads}</translation>
    </message>
    <message>
        <source>the 6th card takes the row</source>
        <translation>a 6ª carta leva a fileira</translation>
    </message>
    <message>
        <source>6th</source>
        <translation>6ª</translation>
    </message>
    <message>
        <source>{card}, {heads}</source>
        <translation>{card}, {heads}</translation>
    </message>
    <message>
        <source>Your {card}, {heads}</source>
        <translation>O seu {card}, {heads}</translation>
    </message>
    <message>
        <source>{name}&apos;s {card}, {heads}</source>
        <translation>O {card} de {name}, {heads}</translation>
    </message>
    <message>
        <source>Face-down card of {name}</source>
        <translation>Carta virada de {name}</translation>
    </message>
    <message>
        <source>Your face-down card: {card}</source>
        <translation>A sua carta virada: {card}</translation>
    </message>
    <message>
        <source>Face-down card of {name}: {card}</source>
        <translation>Carta virada de {name}: {card}</translation>
    </message>
    <message>
        <source>this round</source>
        <translation>na rodada</translation>
    </message>
    <message>
        <source>round</source>
        <comment>beside a number of heads</comment>
        <translation>rodada</translation>
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
        <source>{name}: {points} this round, {total} in total.</source>
        <translation>{name}: {points} na rodada, {total} no total.</translation>
    </message>
    <message>
        <source>Choosing a card.</source>
        <translation>Está escolhendo a carta.</translation>
    </message>
    <message>
        <source>Thinking.</source>
        <translation>Está pensando.</translation>
    </message>
    <message>
        <source>Has chosen a card.</source>
        <translation>Já escolheu a carta.</translation>
    </message>
    <message>
        <source>The card is still to be placed.</source>
        <translation>A carta ainda vai entrar.</translation>
    </message>
    <message>
        <source>The card lies in its row.</source>
        <translation>A carta já está na fileira.</translation>
    </message>
</context>
<context>
    <name>Pega6Turn</name>
    <message>
        <source>Your turn:</source>
        <translation>Sua vez:</translation>
    </message>
    <message>
        <source>{name}&apos;s turn:</source>
        <translation>Vez de {name}:</translation>
    </message>
    <message>
        <source>Waiting:</source>
        <translation>Esperando:</translation>
    </message>
    <message>
        <source>Trick {trick}:</source>
        <translation>Jogada {trick}:</translation>
    </message>
    <message>
        <source>Round {round}:</source>
        <translation>Rodada {round}:</translation>
    </message>
    <message>
        <source>End of the match:</source>
        <translation>Fim da partida:</translation>
    </message>
    <message>
        <source>choose a card from your hand.</source>
        <translation>escolha uma carta da sua mão.</translation>
    </message>
    <message>
        <source>the {card} goes to row {row}, after the {end} (difference {difference}), unless others fill it first.</source>
        <translation>o {card} entra na fileira {row}, depois do {end} (diferença {difference}), se ninguém encher antes.</translation>
    </message>
    <message>
        <source>the {card} goes to row {row}, after the {end} (difference {difference}). Drop it or press Enter.</source>
        <translation>o {card} entra na fileira {row}, depois do {end} (diferença {difference}). Solte ou aperte Enter.</translation>
    </message>
    <message>
        <source>the {card} takes row {row}, which is full: {heads} (difference {difference}), unless others move first.</source>
        <translation>o {card} leva a fileira {row}, que está cheia: {heads} (diferença {difference}), se ninguém mexer antes.</translation>
    </message>
    <message>
        <source>the {card} is lower than every row: when its turn comes, you choose a row and take it.</source>
        <translation>o {card} é menor que todas as fileiras: na vez dele, você escolhe uma e leva.</translation>
    </message>
    <message numerus="yes">
        <source>{names} still choosing. Z takes your {card} back.</source>
        <translation>
            <numerusform>{names} ainda está escolhendo. Z pega o seu {card} de volta.</numerusform>
            <numerusform>{names} ainda estão escolhendo. Z pega o seu {card} de volta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} still choosing.</source>
        <translation>
            <numerusform>{names} ainda está escolhendo.</numerusform>
            <numerusform>{names} ainda estão escolhendo.</numerusform>
        </translation>
    </message>
    <message>
        <source>everybody has chosen.</source>
        <translation>todo mundo já escolheu.</translation>
    </message>
    <message>
        <source>the cards are placed from the lowest to the highest.</source>
        <translation>as cartas entram da menor para a maior.</translation>
    </message>
    <message>
        <source>your {card} is lower than every row. Choose the row you take.</source>
        <translation>o seu {card} é menor que todas as fileiras. Escolha a fileira que você leva.</translation>
    </message>
    <message>
        <source>row {row} costs {heads} ({cards}). Press Enter to take it.</source>
        <translation>a fileira {row} custa {heads} ({cards}). Aperte Enter para levar.</translation>
    </message>
    <message>
        <source>the {card} is lower than every row, so a row must be taken.</source>
        <translation>o {card} é menor que todas as fileiras: é preciso levar uma delas.</translation>
    </message>
    <message>
        <source>the cards are being dealt.</source>
        <translation>as cartas estão sendo dadas.</translation>
    </message>
    <message>
        <source>all cards are played.</source>
        <translation>todas as cartas foram jogadas.</translation>
    </message>
    <message>
        <source>{names} share the victory with {heads} each.</source>
        <translation>{names} dividem a vitória, cada um com {heads}.</translation>
    </message>
    <message>
        <source>you won with {heads}!</source>
        <translation>você venceu com {heads}!</translation>
    </message>
    <message>
        <source>{name} won with {heads}.</source>
        <translation>{name} venceu com {heads}.</translation>
    </message>
    <message>
        <source>Play the {card}</source>
        <translation>Jogar o {card}</translation>
    </message>
    <message>
        <source>Play on {row}</source>
        <translation>Jogar na {row}</translation>
    </message>
    <message>
        <source>Take row {row}</source>
        <translation>Levar a {row}</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Escolha a carta</translation>
    </message>
    <message>
        <source>Choose a row</source>
        <translation>Escolha a fileira</translation>
    </message>
    <message>
        <source>Please wait</source>
        <translation>Espere um pouco</translation>
    </message>
    <message>
        <source>Row {row}, after the {end}</source>
        <translation>Fileira {row}, depois do {end}</translation>
    </message>
    <message>
        <source>Row {row}, sixth place: takes {heads}</source>
        <translation>Fileira {row}, sexto lugar: leva {heads}</translation>
    </message>
    <message>
        <source>Row {row}: the row to take is chosen later</source>
        <translation>Fileira {row}: você escolhe depois qual leva</translation>
    </message>
    <message>
        <source>Row {row}: {cards}, {heads}</source>
        <translation>Fileira {row}: {cards}, {heads}</translation>
    </message>
    <message>
        <source>Play the {card}: row {row}, after the {end} (difference {difference})</source>
        <translation>Jogar o {card}: fileira {row}, depois do {end} (diferença {difference})</translation>
    </message>
    <message>
        <source>Play the {card}: it takes the full row {row}, {heads}</source>
        <translation>Jogar o {card}: leva a fileira {row} cheia, {heads}</translation>
    </message>
    <message>
        <source>Play the {card}: lower than every row, you take one</source>
        <translation>Jogar o {card}: menor que todas as fileiras, você leva uma</translation>
    </message>
    <message>
        <source>Take row {row}: {cards}, {heads}</source>
        <translation>Levar a fileira {row}: {cards}, {heads}</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>You</source>
        <comment>the name of a player who typed none</comment>
        <translation>Você</translation>
    </message>
    <message>
        <source>you</source>
        <comment>inside a sentence</comment>
        <translation>você</translation>
    </message>
</context>
<context>
    <name>RaceTrack</name>
    <message>
        <source>{name}: {total}</source>
        <comment>in the race of the totals</comment>
        <translation>{name}: {total}</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>Totais</translation>
    </message>
</context>
<context>
    <name>ResultScreen</name>
    <message>
        <source>The way to {target}</source>
        <translation>Caminho até {target}</translation>
    </message>
    <message>
        <source>The way of the heads</source>
        <translation>Caminho das cabeças</translation>
    </message>
</context>
<context>
    <name>RoundCard</name>
    <message>
        <source>The card of the round</source>
        <translation>A carta da rodada</translation>
    </message>
</context>
<context>
    <name>RoundResult</name>
    <message>
        <source>Save and leave</source>
        <translation>Salvar e sair</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Próxima rodada</translation>
    </message>
    <message>
        <source>End of round {round}</source>
        <translation>Fim da rodada {round}</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) to go.</source>
        <translation>
            <numerusform>Falta %n rodada.</numerusform>
            <numerusform>Faltam %n rodadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has reached {target}: the match goes on.</source>
        <translation>Ninguém chegou a {target}: o jogo continua.</translation>
    </message>
    <message>
        <source>Still without a single head: {names}.</source>
        <translation>Ainda sem nenhuma cabeça: {names}.</translation>
    </message>
    <message>
        <source>You are in the lead with {heads}.</source>
        <translation>Você está na frente com {heads}.</translation>
    </message>
    <message>
        <source>{name} is in the lead with {heads}.</source>
        <translation>{name} está na frente com {heads}.</translation>
    </message>
    <message>
        <source>In the lead with {heads}: {names}.</source>
        <translation>Na frente com {heads}: {names}.</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Score sheet</source>
        <translation>Placar</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
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
        <source>{place}.</source>
        <comment>place in the ranking, as 1st</comment>
        <translation>{place}º</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>venceu</translation>
    </message>
    <message>
        <source>in the lead</source>
        <translation>na frente</translation>
    </message>
    <message>
        <source>fewest heads of the round</source>
        <translation>menos cabeças na rodada</translation>
    </message>
    <message>
        <source>Place {place}: {name}, {heads} in all; rounds: {rounds}.</source>
        <translation>{place}º lugar: {name}, {heads} no total; rodadas: {rounds}.</translation>
    </message>
</context>
<context>
    <name>Screens</name>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Contraste</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Do sistema</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>Sem animação</translation>
    </message>
    <message>
        <source>Ends at</source>
        <translation>Acaba em</translation>
    </message>
    <message>
        <source>The match ends with the round in which somebody has this many heads.</source>
        <translation>A partida acaba na rodada em que alguém chega a tantas cabeças.</translation>
    </message>
    <message>
        <source>The end counts when the number is</source>
        <translation>O fim vale quando o total</translation>
    </message>
    <message>
        <source>Reached: exactly that many are enough. Passed: it takes one more.</source>
        <translation>“Chega”: o número exato basta. “Passa”: é preciso ter uma a mais.</translation>
    </message>
    <message>
        <source>reached</source>
        <translation>chega</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>passa</translation>
    </message>
    <message>
        <source>Number of rounds</source>
        <translation>Número de rodadas</translation>
    </message>
    <message>
        <source>With a number the match lasts exactly that long, whatever the heads.</source>
        <translation>Com um número, a partida dura exatamente isso, quaisquer que sejam as cabeças.</translation>
    </message>
    <message>
        <source>open</source>
        <translation>livre</translation>
    </message>
    <message>
        <source>Ten cards each, four rows. Whoever lays the sixth card of a row takes its five.</source>
        <translation>Dez cartas para cada um, quatro fileiras. Quem põe a sexta carta leva as cinco da fileira.</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Jogo base</translation>
    </message>
    <message>
        <source>{minimum} to {maximum} can play, here sit {seats}.</source>
        <translation>Jogam de {minimum} a {maximum}; aqui há {seats}.</translation>
    </message>
    <message>
        <source>A number belongs here.</source>
        <translation>Aqui vai um número.</translation>
    </message>
    <message>
        <source>“{text}” is not a whole number.</source>
        <translation>“{text}” não é um número inteiro.</translation>
    </message>
    <message>
        <source>The number of a deal lies between {minimum} and {maximum}.</source>
        <translation>O número do sorteio fica entre {minimum} e {maximum}.</translation>
    </message>
    <message>
        <source>Possible is {minimum} to {maximum}.</source>
        <translation>Vale de {minimum} a {maximum}.</translation>
    </message>
    <message>
        <source>One or the other: a number of heads or a number of rounds, not both.</source>
        <translation>Um ou outro: um número de cabeças ou um número de rodadas, não os dois.</translation>
    </message>
    <message>
        <source>A name is missing here.</source>
        <translation>Falta um nome aqui.</translation>
    </message>
    <message>
        <source>At most {maximum} characters, please.</source>
        <translation>No máximo {maximum} letras, por favor.</translation>
    </message>
    <message>
        <source>Plays any card, whatever lies there.</source>
        <translation>Joga qualquer carta, sem olhar a mesa.</translation>
    </message>
    <message>
        <source>Counts the places left, avoids full rows.</source>
        <translation>Conta os lugares, evita fileira cheia.</translation>
    </message>
    <message numerus="yes">
        <source>{name} against %n bot(s)</source>
        <translation>
            <numerusform>{name} contra %n robô</numerusform>
            <numerusform>{name} contra %n robôs</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} against {others}</source>
        <translation>{name} contra {others}</translation>
    </message>
    <message>
        <source>Round {round}, trick {trick}</source>
        <translation>Rodada {round}, jogada {trick}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Rodada {round}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n pessoa</numerusform>
            <numerusform>%n pessoas</numerusform>
        </translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>hoje, {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>ontem, {time}</translation>
    </message>
    <message>
        <source>{date}, {time}</source>
        <translation>{date}, {time}</translation>
    </message>
    <message>
        <source>The settings could not be read. They are kept as {kept_as}; standard ones are used.</source>
        <translation>Não foi possível ler as configurações. Elas ficaram guardadas como {kept_as}; valem as padrão.</translation>
    </message>
    <message>
        <source>The settings cannot be saved here.</source>
        <translation>Não é possível salvar as configurações aqui.</translation>
    </message>
    <message>
        <source>The colours “{name}” are not there any more. Standard ones are used.</source>
        <translation>As cores “{name}” não existem mais. Valem as padrão.</translation>
    </message>
    <message>
        <source>The language “{name}” is not there any more.</source>
        <translation>O idioma “{name}” não existe mais.</translation>
    </message>
    <message>
        <source>Another copy of the program has the saved matches open.</source>
        <translation>Outra cópia do programa está com as partidas salvas abertas.</translation>
    </message>
    <message>
        <source>Matches cannot be saved: the disk is full or may not be written to.</source>
        <translation>As partidas não podem ser salvas: o disco está cheio ou não aceita gravação.</translation>
    </message>
    <message>
        <source>The saved matches could not be read. They are kept as {kept_as}.</source>
        <translation>Não foi possível ler as partidas salvas. Elas ficaram guardadas como {kept_as}.</translation>
    </message>
    <message>
        <source>Matches cannot be saved here ({code}).</source>
        <translation>Não é possível salvar partidas aqui ({code}).</translation>
    </message>
    <message>
        <source>Somebody at the table is called {name} already.</source>
        <translation>Já há alguém à mesa com o nome {name}.</translation>
    </message>
    <message>
        <source>This cannot be played ({code}).</source>
        <translation>Assim não dá para jogar ({code}).</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Ao acaso</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Cuidadoso</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name on seat {number}</source>
        <translation>Nome no lugar {number}</translation>
    </message>
    <message>
        <source>Another face for seat {number}</source>
        <translation>Outro rosto para o lugar {number}</translation>
    </message>
    <message>
        <source>Another face</source>
        <translation>Outro rosto</translation>
    </message>
    <message>
        <source>Level on seat {number}</source>
        <translation>Nível no lugar {number}</translation>
    </message>
    <message>
        <source>Take seat {number} away</source>
        <translation>Tirar o lugar {number}</translation>
    </message>
    <message>
        <source>at this computer</source>
        <translation>neste computador</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>they work at once, even in the middle of a match</source>
        <translation>valem na hora, mesmo no meio da partida</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>The table does not stop: all words change at once.</source>
        <translation>A mesa não para: todas as palavras mudam na hora.</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Cores</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamanho do texto</translation>
    </message>
    <message>
        <source>Tempo</source>
        <translation>Ritmo</translation>
    </message>
    <message>
        <source>Space or a click finishes whatever is moving.</source>
        <translation>Espaço ou um clique termina o que está em movimento.</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Menos movimento</translation>
    </message>
    <message>
        <source>Cards appear in their places and do not fly.</source>
        <translation>As cartas aparecem no lugar, sem voar.</translation>
    </message>
    <message>
        <source>Your turn:</source>
        <translation>Sua vez:</translation>
    </message>
    <message>
        <source>the 58 goes to row 2, after the 50.</source>
        <translation>o 58 entra na fileira 2, depois do 50.</translation>
    </message>
    <message>
        <source>Back to standard</source>
        <translation>Voltar ao padrão</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Pronto</translation>
    </message>
    <message>
        <source>Text size in per cent</source>
        <translation>Tamanho do texto em por cento</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Your moves</source>
        <translation>Suas jogadas</translation>
    </message>
    <message>
        <source>Enter plays the move.</source>
        <translation>Enter faz a jogada.</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Fileiras</translation>
    </message>
    <message>
        <source>The rows on the table with their cards and heads.</source>
        <translation>As fileiras da mesa, com as cartas e as cabeças.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Heads and totals of everybody.</source>
        <translation>As cabeças e o total de cada um.</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Histórico</translation>
    </message>
    <message>
        <source>What has happened, the newest at the end.</source>
        <translation>O que aconteceu; o mais novo fica no fim.</translation>
    </message>
    <message>
        <source>Close the lists</source>
        <translation>Fechar as listas</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>back here</source>
        <translation>volta aqui</translation>
    </message>
</context>
<context>
    <name>TableArea</name>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>The felt with the rows, the players and your hand. The lists of the side panel offer the same.</source>
        <translation>O feltro com as fileiras, os jogadores e a sua mão. As listas do painel ao lado oferecem o mesmo.</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>Lists</source>
        <translation>Listas</translation>
    </message>
    <message>
        <source>card</source>
        <translation>carta</translation>
    </message>
    <message>
        <source>play</source>
        <translation>jogar</translation>
    </message>
    <message>
        <source>why?</source>
        <translation>por quê?</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>desfazer</translation>
    </message>
</context>
<context>
    <name>TableTalk</name>
    <message>
        <source>Not possible:</source>
        <translation>Não pode:</translation>
    </message>
    <message>
        <source>One moment:</source>
        <translation>Um momento:</translation>
    </message>
    <message>
        <source>the cards are still moving. Space skips.</source>
        <translation>as cartas ainda estão em movimento. Espaço pula.</translation>
    </message>
    <message>
        <source>your move is on its way.</source>
        <translation>a sua jogada está a caminho.</translation>
    </message>
    <message>
        <source>first look at the result.</source>
        <translation>veja primeiro o resultado.</translation>
    </message>
    <message>
        <source>this move is not possible any more.</source>
        <translation>essa jogada não é mais possível.</translation>
    </message>
    <message>
        <source>choose a card first (arrows or mouse).</source>
        <translation>escolha primeiro uma carta (setas ou mouse).</translation>
    </message>
    <message>
        <source>choose a row first (number or mouse).</source>
        <translation>escolha primeiro uma fileira (número ou mouse).</translation>
    </message>
    <message>
        <source>point at a card, then ask why.</source>
        <translation>aponte para uma carta e pergunte por quê.</translation>
    </message>
    <message>
        <source>there is nothing to take back.</source>
        <translation>não há nada para pegar de volta.</translation>
    </message>
    <message>
        <source>The match goes on: {title}, {subtitle}.</source>
        <translation>A partida continua: {title}, {subtitle}.</translation>
    </message>
    <message>
        <source>{name} lost the thread; a legal move was played in their place.</source>
        <translation>{name} se atrapalhou: o jogo escolheu uma jogada permitida em seu lugar.</translation>
    </message>
    <message>
        <source>Something went wrong here. The match is saved up to the last move.</source>
        <translation>Algo deu errado por aqui. A partida está salva até a última jogada.</translation>
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
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Som</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
</context>
</TS>
