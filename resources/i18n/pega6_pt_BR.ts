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
        <source>Pega em 6!, No Thanks! and Qwixx Cards against bots or friends, by mouse or keyboard alone.</source>
        <translation>Pega em 6!, No Thanks! e Qwixx Cartas contra robôs ou com amigos, só com o mouse ou só com o teclado.</translation>
    </message>
    <message>
        <source>Cards, ox and people were drawn for this program. It is free software under the MIT licence.</source>
        <translation>As cartas, o boi e as pessoas foram desenhados para este programa. Ele é software livre, sob a licença MIT.</translation>
    </message>
    <message>
        <source>Font: Bricolage Grotesque, SIL Open Font License 1.1. Interface: Qt for Python, LGPL 3.</source>
        <translation>Fonte: Bricolage Grotesque, SIL Open Font License 1.1. Interface: Qt for Python, LGPL 3.</translation>
    </message>
    <message>
        <source>Licences of everything this program carries</source>
        <translation>Licenças de tudo o que vem com este programa</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
</context>
<context>
    <name>AccessPanel</name>
    <message>
        <source>Accessibility</source>
        <translation>Acessibilidade</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>no</source>
        <translation>não</translation>
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
        <source>Show keys</source>
        <translation>Mostrar teclas</translation>
    </message>
    <message>
        <source>The keys of the moment beside the status line.</source>
        <translation>As teclas do momento ao lado da barra de status.</translation>
    </message>
    <message>
        <source>Show the last trick</source>
        <translation>Mostrar a última jogada</translation>
    </message>
    <message>
        <source>Flags under the players tell who played what, until your next card lies. U at the table.</source>
        <translation>Bandeirinhas sob os jogadores contam quem jogou o quê, até você jogar a próxima carta. Na mesa: U.</translation>
    </message>
    <message>
        <source>Confirm the move</source>
        <translation>Confirmar a jogada</translation>
    </message>
    <message>
        <source>A move made with the mouse counts only after Enter or the golden button.</source>
        <translation>Jogadas feitas com o mouse só valem depois de Enter ou do botão dourado.</translation>
    </message>
    <message>
        <source>Play forced moves for me</source>
        <translation>Fazer por mim as jogadas obrigatórias</translation>
    </message>
    <message>
        <source>The last card of a hand, the only row: never what would tell others about your cards.</source>
        <translation>A última carta da mão, a única fileira: nunca o que revele aos outros algo das suas cartas.</translation>
    </message>
    <message>
        <source>One click plays</source>
        <translation>Um clique joga</translation>
    </message>
    <message>
        <source>A click on a card of your hand plays it; until the cards turn up you can take it back.</source>
        <translation>Um clique numa carta da mão já joga essa carta; até abrirem as cartas, dá para desfazer.</translation>
    </message>
    <message>
        <source>Narrate the table to the screen reader</source>
        <translation>Narrar a mesa ao leitor de tela</translation>
    </message>
    <message>
        <source>Every change becomes a sentence for the screen reader.</source>
        <translation>Cada mudança vira uma frase para o leitor de tela.</translation>
    </message>
    <message>
        <source>Larger targets</source>
        <translation>Áreas de clique maiores</translation>
    </message>
    <message>
        <source>Cards, rows and boxes answer a click from further away.</source>
        <translation>Cartas, fileiras e casas aceitam o clique de mais longe.</translation>
    </message>
</context>
<context>
    <name>AgreedScreen</name>
    <message>
        <source>Back to the table</source>
        <translation>Voltar à mesa</translation>
    </message>
    <message>
        <source>Rules of this match</source>
        <translation>Regras desta partida</translation>
    </message>
    <message>
        <source>as agreed before the first deal</source>
        <translation>como combinado antes da primeira rodada</translation>
    </message>
    <message>
        <source>Edition: {edition}</source>
        <translation>Edição: {edition}</translation>
    </message>
    <message>
        <source>Rules with a golden edge are not the standard ones.</source>
        <translation>As regras com borda dourada são diferentes do padrão.</translation>
    </message>
</context>
<context>
    <name>AgreedWords</name>
    <message>
        <source>standard rules</source>
        <translation>regras padrão</translation>
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
        <translation>Nas cartas desta edição: {cards}.</translation>
    </message>
</context>
<context>
    <name>BarTable</name>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
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
            <numerusform>%Ln lance, conferindo pelas regras…</numerusform>
            <numerusform>%Ln lances, conferindo pelas regras…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%Ln lance</numerusform>
            <numerusform>%Ln lances</numerusform>
        </translation>
    </message>
    <message>
        <source>no moves</source>
        <translation>nenhum lance</translation>
    </message>
    <message>
        <source>intact, {moves}, over</source>
        <translation>íntegra, {moves}, terminada</translation>
    </message>
    <message>
        <source>intact, {moves}, goes on</source>
        <translation>íntegra, {moves}, em andamento</translation>
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
    <message>
        <source>1st</source>
        <comment>a place</comment>
        <translation>1º</translation>
    </message>
    <message>
        <source>2nd</source>
        <comment>a place</comment>
        <translation>2º</translation>
    </message>
    <message>
        <source>3rd</source>
        <comment>a place</comment>
        <translation>3º</translation>
    </message>
    <message>
        <source>{place}th</source>
        <comment>a place in a ranking, from the fourth to the tenth</comment>
        <translation>{place}º</translation>
    </message>
</context>
<context>
    <name>Crowd</name>
    <message numerus="yes">
        <source>Have chosen: {names}</source>
        <translation>
            <numerusform>Já escolheu: {names}</numerusform>
            <numerusform>Já escolheram: {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has chosen yet</source>
        <translation>Ninguém escolheu ainda</translation>
    </message>
    <message>
        <source>now</source>
        <translation>agora</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Save and leave</source>
        <translation>Salvar e sair</translation>
    </message>
</context>
<context>
    <name>CurtainSheet</name>
    <message>
        <source>The curtain is closed</source>
        <translation>A cortina está fechada</translation>
    </message>
    <message>
        <source>The match stays hidden until you open it.</source>
        <translation>A partida fica escondida até você abrir a cortina.</translation>
    </message>
    <message>
        <source>Open the curtain</source>
        <translation>Abrir a cortina</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn</source>
        <translation>Agora é a vez de {name}</translation>
    </message>
    <message>
        <source>The screen stays where it is. The others look away.</source>
        <translation>A tela fica onde está. Os outros olham para o lado.</translation>
    </message>
    <message>
        <source>Pass the screen on. The others look away.</source>
        <translation>Passe a tela adiante. Os outros olham para o lado.</translation>
    </message>
    <message>
        <source>I am {name}: open the curtain</source>
        <translation>Sou {name}: abrir a cortina</translation>
    </message>
    <message>
        <source>Hold to peek; let go to close.</source>
        <translation>Segure para espiar: a cortina fecha quando você soltar.</translation>
    </message>
    <message>
        <source>{name}: choose again</source>
        <translation>{name}: escolher de novo</translation>
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
        <translation>Quem já escolheu</translation>
    </message>
    <message>
        <source>This is not the PIN.</source>
        <translation>Este não é o PIN.</translation>
    </message>
</context>
<context>
    <name>DealActions</name>
    <message>
        <source>The deal code was copied.</source>
        <translation>O código das cartas foi copiado.</translation>
    </message>
</context>
<context>
    <name>DealLine</name>
    <message>
        <source>Deal code: {number}</source>
        <translation>Código das cartas: {number}</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Copiar o código</translation>
    </message>
    <message>
        <source>Play the same cards again</source>
        <translation>As mesmas cartas de novo</translation>
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
        <translation>Algo deu errado</translation>
    </message>
    <message>
        <source>Your match is saved up to the last move: it can go on from there.</source>
        <translation>A sua partida está salva até o último lance: dá para continuar dali.</translation>
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
        <source>The saved matches cannot be used now; below it says why.</source>
        <translation>As partidas salvas não podem ser usadas agora; o motivo está abaixo.</translation>
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
        <translation>Não foi possível ler a partida salva, ou ela não segue as regras; ela fica como está.</translation>
    </message>
    <message>
        <source>The program met something it did not expect. This is our mistake, not yours.</source>
        <translation>O programa topou com algo que não esperava. O erro é nosso, não seu.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Open a match</source>
        <translation>Abrir uma partida</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Salvar a partida</translation>
    </message>
    <message>
        <source>Save the matches to a folder</source>
        <translation>Salvar as partidas em uma pasta</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <translation>Salvar o placar</translation>
    </message>
    <message>
        <source>A page to print (*.pdf)</source>
        <translation>Página para imprimir (*.pdf)</translation>
    </message>
    <message>
        <source>A table for spreadsheets (*.csv)</source>
        <translation>Tabela para planilhas (*.csv)</translation>
    </message>
    <message>
        <source>Matches of Pega 6 (*.pega6)</source>
        <translation>Partidas de Pega 6 (*.pega6)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
</context>
<context>
    <name>FinaleWords</name>
    <message>
        <source>the fewest</source>
        <translation>o menor</translation>
    </message>
    <message>
        <source>{name}: {value} before the chips, minus {chips}: {points}.</source>
        <translation>{name}: {value} em cartas, menos {chips} em fichas: {points}.</translation>
    </message>
    <message>
        <source>The bags</source>
        <translation>Os saquinhos</translation>
    </message>
    <message>
        <source>Whoever has most points opens first. Space opens the next bag.</source>
        <translation>Quem tem mais pontos abre primeiro. Espaço abre o próximo saquinho.</translation>
    </message>
    <message numerus="yes">
        <source>up %n</source>
        <comment>places</comment>
        <translation>
            <numerusform>sobe %n</numerusform>
            <numerusform>sobe %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>down %n</source>
        <comment>places</comment>
        <translation>
            <numerusform>desce %n</numerusform>
            <numerusform>desce %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameHead</name>
    <message>
        <source>{minimum} to {maximum} players</source>
        <translation>de {minimum} a {maximum} jogadores</translation>
    </message>
</context>
<context>
    <name>HelpScreen</name>
    <message>
        <source>How to play</source>
        <translation>Como se joga</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Entendi</translation>
    </message>
    <message>
        <source>Lesson or summary</source>
        <translation>Aula ou resumo</translation>
    </message>
    <message>
        <source>Lesson</source>
        <comment>a tab</comment>
        <translation>Aula</translation>
    </message>
    <message>
        <source>Summary</source>
        <comment>a tab</comment>
        <translation>Resumo</translation>
    </message>
    <message>
        <source>Keys at the table</source>
        <translation>Teclas na mesa</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Todas as teclas</translation>
    </message>
    <message>
        <source>why here?</source>
        <translation>por que aqui?</translation>
    </message>
    <message>
        <source>skip the animation</source>
        <translation>pular a animação</translation>
    </message>
    <message>
        <source>lists and log</source>
        <translation>listas e registro</translation>
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
    <name>HelpWords</name>
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
        <translation>Cada um põe uma carta fechada na mesa. Quando todos escolheram, elas são abertas juntas.</translation>
    </message>
    <message>
        <source>The lowest card goes first</source>
        <translation>A menor carta entra primeiro</translation>
    </message>
    <message>
        <source>Each card goes behind the row end that is lower and nearest: the 58 goes after the 50, never before it.</source>
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
        <source>Cards cost 1, 2, 3, 5 or 7 heads. Once a round ends with somebody at 66 or more, the fewest heads win.</source>
        <translation>Cada carta custa 1, 2, 3, 5 ou 7 cabeças. Se alguém fecha a rodada com 66 ou mais, vence quem tem menos.</translation>
    </message>
    <message>
        <source>Only the cards you need</source>
        <translation>Só as cartas necessárias</translation>
    </message>
    <message>
        <source>Ten for each player and four for the rows: with five players 1 to 54. None stays out.</source>
        <translation>Dez para cada um e quatro para as fileiras: com cinco jogadores, de 1 a 54. Nenhuma fica fora.</translation>
    </message>
    <message>
        <source>All cards lie open</source>
        <translation>Todas as cartas à vista</translation>
    </message>
    <message>
        <source>In turn everybody takes one, until each has ten. A draw decides who begins; next round, the player after them.</source>
        <translation>Cada um pega uma por vez, até ter dez. Um sorteio diz quem começa; na rodada seguinte, o próximo.</translation>
    </message>
    <message>
        <source>The last four begin the rows</source>
        <translation>As quatro últimas abrem as fileiras</translation>
    </message>
    <message>
        <source>They are laid in ascending order. From there on it is played as in the base game.</source>
        <translation>Elas são postas em ordem crescente. Daí em diante joga-se como no jogo base.</translation>
    </message>
    <message>
        <source>Twelve cards and three special cards</source>
        <translation>Doze cartas e três especiais</translation>
    </message>
    <message>
        <source>Two rounds of twelve tricks; their heads are added up, and the fewest heads win.</source>
        <translation>Duas rodadas de doze jogadas; as cabeças se somam, e quem tem menos vence.</translation>
    </message>
    <message>
        <source>One special card with your card</source>
        <translation>Uma especial junto com a sua carta</translation>
    </message>
    <message>
        <source>When the turn of your card has come, you may play one special card with it, or none.</source>
        <translation>Na vez da sua carta, você pode jogar uma especial com ela, ou nenhuma.</translation>
    </message>
    <message>
        <source>After a row you may swap</source>
        <translation>Depois de uma fileira, dá para trocar</translation>
    </message>
    <message>
        <source>Whoever takes a row may discard one special card and draw one, to be used from the next turn on.</source>
        <translation>Quem leva uma fileira pode descartar uma especial e comprar outra, que vale a partir da próxima vez.</translation>
    </message>
    <message>
        <source>Into the second round</source>
        <translation>Na segunda rodada</translation>
    </message>
    <message>
        <source>Special cards you still hold are yours to keep, and everybody gets up to three more.</source>
        <translation>As especiais que sobraram ficam com você, e cada um recebe até mais três.</translation>
    </message>
    <message>
        <source>When four rows lie there: your card begins a fifth. The next row taken leaves the table, and the card of its taker with it. Example: the 3 is too low for all rows, and yet takes none.</source>
        <translation>Quando há quatro fileiras: a sua carta abre a quinta. A próxima fileira levada sai da mesa, junto com a carta de quem a leva. Exemplo: o 3 é baixo para todas, e mesmo assim não leva nenhuma.</translation>
    </message>
    <message>
        <source>When your card fits a row: it joins it without taking, and only the seventh card takes it. Example: the 31 is the sixth card and costs nothing.</source>
        <translation>Quando a sua carta cabe numa fileira: ela entra sem levar, e só a sétima carta leva. Exemplo: o 31 é a sexta carta e não custa nada.</translation>
    </message>
    <message>
        <source>When an open row ends higher than your card: it slips into its place. Overfill the row and you take all but its highest card. Example: the 24 goes between 20 and 27.</source>
        <translation>Quando uma fileira livre termina acima da sua carta: ela entra no seu lugar. Se a fileira passa do limite, você leva todas, menos a mais alta. Exemplo: o 24 vai entre 20 e 27.</translation>
    </message>
    <message>
        <source>When you hold another number card: that one is placed, and yours goes back to your hand. Example: the 12 comes back, the 58 is placed in its stead.</source>
        <translation>Quando você tem outra carta de número: ela é colocada, e a sua volta para a mão. Exemplo: o 12 volta, e o 58 entra no lugar dele.</translation>
    </message>
    <message>
        <source>Always: move one card to its place in another open row, then yours is placed. A row you overfill is yours. Example: one card leaves the full row, so your 31 takes nothing.</source>
        <translation>Sempre: mova uma carta para o lugar dela em outra fileira livre, e depois a sua é colocada. A fileira que você fizer passar do limite é sua. Exemplo: uma carta sai da fileira cheia, e o seu 31 não leva nada.</translation>
    </message>
    <message>
        <source>While fewer than two rows are blocked: nobody adds to this row or takes it, until some row is taken. Example: the full row is blocked, so your 35 goes to another one.</source>
        <translation>Enquanto há menos de duas fileiras bloqueadas: ninguém mexe nesta nem a leva, até alguém levar outra. Exemplo: a fileira cheia está bloqueada, e o seu 35 vai para outra.</translation>
    </message>
    <message>
        <source>When your card takes a row: one card of it goes, and cancels as many heads of your pile as it shows. Example: the 55 goes, and seven more heads with it.</source>
        <translation>Quando a sua carta leva uma fileira: uma carta dela sai e anula na sua pilha tantas cabeças quantas mostra. Exemplo: o 55 sai e anula mais sete cabeças.</translation>
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
        <source>undo</source>
        <translation>desfazer</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>today</source>
        <comment>search words, apart by spaces, for matches of this day</comment>
        <translation>hoje</translation>
    </message>
    <message>
        <source>yesterday</source>
        <comment>search words for matches of the day before</comment>
        <translation>ontem</translation>
    </message>
    <message>
        <source>won win wins winner victory victories</source>
        <comment>search words, apart by spaces, for matches the player won</comment>
        <translation>ganhei ganhou ganha ganhar ganhas venci venceu vencida vencidas vitória vitórias</translation>
    </message>
    <message>
        <source>lost lose loses defeat defeats</source>
        <comment>search words for matches the player lost</comment>
        <translation>perdi perdeu perde perder perdida perdidas derrota derrotas</translation>
    </message>
    <message>
        <source>unfinished running going</source>
        <comment>search words for matches that are not over</comment>
        <translation>andamento inacabada inacabadas incompleta incompletas</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vitórias</translation>
    </message>
    <message>
        <source>Not won</source>
        <translation>Sem vitória</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Em andamento</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>em andamento</translation>
    </message>
    <message>
        <source>of {count} · {heads}</source>
        <translation>de {count} · {heads}</translation>
    </message>
    <message>
        <source>won with {heads}</source>
        <translation>venceu com {heads}</translation>
    </message>
    <message>
        <source>from a file</source>
        <translation>de um arquivo</translation>
    </message>
    <message>
        <source>date unknown</source>
        <comment>when a match was played</comment>
        <translation>data desconhecida</translation>
    </message>
    <message>
        <source>unreadable match</source>
        <translation>partida ilegível</translation>
    </message>
    <message>
        <source>branch</source>
        <comment>a match that left another one</comment>
        <translation>e se…</translation>
    </message>
    <message>
        <source>assisted</source>
        <comment>cards that had been seen were taken back</comment>
        <translation>com ajuda</translation>
    </message>
    <message>
        <source>training</source>
        <comment>a match played to learn</comment>
        <translation>treino</translation>
    </message>
    <message>
        <source>repeat</source>
        <comment>a deal that had been played before</comment>
        <translation>repetida</translation>
    </message>
    <message numerus="yes">
        <source>branch after %n move(s)</source>
        <translation>
            <numerusform>e se…, a partir do lance %n</numerusform>
            <numerusform>e se…, a partir do lance %n</numerusform>
        </translation>
    </message>
    <message>
        <source>branch from the beginning</source>
        <translation>e se…, desde o começo</translation>
    </message>
    <message>
        <source>no round finished</source>
        <translation>nenhuma rodada completa</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jogador</numerusform>
            <numerusform>%n jogadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n rodada</numerusform>
            <numerusform>%n rodadas</numerusform>
        </translation>
    </message>
    <message>
        <source>round {round}, trick {trick}</source>
        <translation>rodada {round}, jogada {trick}</translation>
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
        <translation>As mesmas cartas de novo</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Rever</translation>
    </message>
    <message>
        <source>Score sheet as a file</source>
        <translation>Placar em arquivo</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>Salvar em arquivo</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Apagar</translation>
    </message>
    <message>
        <source>Yes, delete</source>
        <translation>Sim, apagar</translation>
    </message>
    <message>
        <source>No, keep it</source>
        <translation>Não, manter</translation>
    </message>
    <message>
        <source>The card of round {round}</source>
        <translation>A carta da rodada {round}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>The same cards, compared</source>
        <translation>Quem já jogou estas cartas</translation>
    </message>
    <message>
        <source>Delete this match? You can undo this until tomorrow.</source>
        <translation>Apagar esta partida? Dá para desfazer até amanhã.</translation>
    </message>
    <message>
        <source>This match is not over. The file holds everybody&apos;s cards, also those still hidden: whoever opens it can see them. Save it all the same?</source>
        <translation>Esta partida não terminou. O arquivo contém as cartas de todos, também as que ainda estão escondidas: quem o abrir pode vê-las. Salvar assim mesmo?</translation>
    </message>
    <message>
        <source>Yes, save</source>
        <translation>Sim, salvar</translation>
    </message>
    <message>
        <source>No, do not save</source>
        <translation>Não, não salvar</translation>
    </message>
    <message>
        <source>The match was deleted.</source>
        <translation>A partida foi apagada.</translation>
    </message>
    <message>
        <source>Choose a match.</source>
        <translation>Escolha uma partida.</translation>
    </message>
</context>
<context>
    <name>HistoryFilters</name>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
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
        <translation>Todos os jogos</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Todos os resultados</translation>
    </message>
    <message>
        <source>All variants</source>
        <translation>Todas as variantes</translation>
    </message>
</context>
<context>
    <name>HistoryScreen</name>
    <message>
        <source>Saved as {name}.</source>
        <translation>Salva como {name}.</translation>
    </message>
    <message>
        <source>Added to the history.</source>
        <translation>A partida entrou no histórico.</translation>
    </message>
    <message>
        <source>This match is already here.</source>
        <translation>Esta partida já está aqui.</translation>
    </message>
    <message>
        <source>Name, date, game, “won”…</source>
        <translation>Nome, data, jogo, “ganhei”…</translation>
    </message>
    <message>
        <source>Search the history</source>
        <translation>Procurar no histórico</translation>
    </message>
    <message>
        <source>Empty the search</source>
        <translation>Limpar a busca</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>The match played last comes first. Enter opens it.</source>
        <translation>A última partida jogada vem primeiro. Enter abre a partida.</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Abrir arquivo</translation>
    </message>
    <message>
        <source>Keep the intact part</source>
        <translation>Ficar com a parte boa</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrar</translation>
    </message>
    <message>
        <source>no match kept on this computer</source>
        <translation>nenhuma partida salva neste computador</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) kept on this computer</source>
        <translation>
            <numerusform>%Ln partida salva neste computador</numerusform>
            <numerusform>%Ln partidas salvas neste computador</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved as {name}, just as it is stored: this version cannot read it, another one or a repair may.</source>
        <translation>Salva como {name}, exatamente como está: esta versão não consegue ler a partida, mas outra versão ou um conserto talvez consiga.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Histórico</translation>
    </message>
    <message>
        <source>{found} of {stored}</source>
        <translation>{found} de {stored}</translation>
    </message>
    <message>
        <source>No matches found.</source>
        <translation>Nenhuma partida encontrada.</translation>
    </message>
    <message>
        <source>No match has been played here yet.</source>
        <translation>Nenhuma partida foi jogada aqui ainda.</translation>
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
        <source>Or start another one</source>
        <translation>Ou comece outra</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Jogar agora</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message numerus="yes">
        <source>4 minutes, %n step(s) at the table. Nothing is lost by trying.</source>
        <translation>
            <numerusform>4 minutos, %n passo na mesa. Errar não custa nada.</numerusform>
            <numerusform>4 minutos, %n passos na mesa. Errar não custa nada.</numerusform>
        </translation>
    </message>
    <message>
        <source>First time? Learn by playing</source>
        <translation>Primeira vez? Aprenda jogando</translation>
    </message>
    <message>
        <source>Do not offer the lesson again</source>
        <translation>Não oferecer mais a aula</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nova partida</translation>
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
        <source>In a few steps</source>
        <translation>Em poucos passos</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Histórico</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
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
        <source>Choose the game</source>
        <translation>Escolha o jogo</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>tela cheia</translation>
    </message>
    <message>
        <source>menu</source>
        <translation>menu</translation>
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
        <translation>Mudar o nome de “{name}”</translation>
    </message>
    <message>
        <source>Delete “{name}”</source>
        <translation>Apagar “{name}”</translation>
    </message>
</context>
<context>
    <name>KeptRules</name>
    <message>
        <source>Save these rules under a name</source>
        <translation>Salvar estas regras com um nome</translation>
    </message>
    <message>
        <source>Name for these rules</source>
        <translation>Nome para estas regras</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>Não salvar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>“{name}” was deleted.</source>
        <translation>As regras “{name}” foram apagadas.</translation>
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
        <translation>Espaço</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>PgUp</translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation>PgDn</translation>
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
        <translation>dá para fazer tudo sem mouse</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Como se joga</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Entendi</translation>
    </message>
</context>
<context>
    <name>LeavingScreen</name>
    <message>
        <source>Not everything is saved yet</source>
        <translation>Nem tudo está salvo ainda</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) cannot be saved in the usual place and may be lost if you quit.</source>
        <translation>
            <numerusform>%n partida não pôde ser salva no lugar de sempre e pode se perder se você sair.</numerusform>
            <numerusform>%n partidas não puderam ser salvas no lugar de sempre e podem se perder se você sair.</numerusform>
        </translation>
    </message>
    <message>
        <source>Make room on the disk and try again, save to another folder, or leave the program open.</source>
        <translation>Libere espaço no disco e tente de novo, salve em outra pasta ou deixe o programa aberto.</translation>
    </message>
    <message>
        <source>Tried again: there is still no place for it.</source>
        <translation>Nova tentativa: ainda não há onde salvar.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Save to a folder</source>
        <translation>Salvar em uma pasta</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Quit anyway</source>
        <translation>Sair mesmo assim</translation>
    </message>
    <message>
        <source>The end of the session was called off, because a match was not saved yet; end it again.</source>
        <translation>O fim da sessão foi cancelado porque uma partida ainda não estava salva; encerre-a de novo.</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <source>Again</source>
        <translation>De novo</translation>
    </message>
    <message>
        <source>Lesson: {game}</source>
        <translation>Aula: {game}</translation>
    </message>
    <message>
        <source>Done. How about a real match?</source>
        <translation>Pronto. Que tal uma partida de verdade?</translation>
    </message>
    <message>
        <source>Help {rung} of {count}: {words}</source>
        <translation>Mostrar {rung} de {count}: {words}</translation>
    </message>
    <message>
        <source>Right:</source>
        <translation>Isso:</translation>
    </message>
    <message>
        <source>Enter leads on.</source>
        <translation>Enter para seguir.</translation>
    </message>
    <message>
        <source>nothing is lost by trying. Enter puts the cards back.</source>
        <translation>errar aqui não custa nada. Enter põe as cartas de volta.</translation>
    </message>
    <message>
        <source>Once more:</source>
        <translation>De novo:</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>to the second scene of a step</comment>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Jogar agora</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Próximo passo</translation>
    </message>
    <message>
        <source>Step {step}</source>
        <translation>Passo {step}</translation>
    </message>
    <message>
        <source>done</source>
        <comment>a step of a lesson</comment>
        <translation>feito</translation>
    </message>
    <message>
        <source>now</source>
        <comment>a step of a lesson</comment>
        <translation>agora</translation>
    </message>
    <message>
        <source>still to come</source>
        <comment>a step of a lesson</comment>
        <translation>a seguir</translation>
    </message>
    <message>
        <source>{step} of {count}</source>
        <comment>steps of a lesson</comment>
        <translation>{step} de {count}</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Passo anterior</translation>
    </message>
    <message>
        <source>Skip this step</source>
        <translation>Pular este passo</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Sair da aula</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) at the table. Nothing is lost by trying.</source>
        <translation>
            <numerusform>%n passo na mesa. Errar não custa nada.</numerusform>
            <numerusform>%n passos na mesa. Errar não custa nada.</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin the lesson</source>
        <translation>Começar a aula</translation>
    </message>
    <message>
        <source>Go on with step {step}</source>
        <translation>Continuar no passo {step}</translation>
    </message>
</context>
<context>
    <name>LevelButton</name>
    <message>
        <source>All robots: {level}</source>
        <translation>Todos os robôs: {level}</translation>
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
        <translation>Início</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Rematch, other seats</source>
        <translation>Revanche, outros lugares</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>O que se mostra</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Rever</translation>
    </message>
    <message>
        <source>Other seats</source>
        <translation>Outros lugares</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n rodada</numerusform>
            <numerusform>%n rodadas</numerusform>
        </translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Fim da partida</translation>
    </message>
    <message>
        <source>The card of the match</source>
        <translation>A carta da partida</translation>
    </message>
    <message>
        <source>Your best moment</source>
        <translation>O seu melhor momento</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>A partida</translation>
    </message>
    <message>
        <source>The same cards</source>
        <translation>As mesmas cartas</translation>
    </message>
    <message>
        <source>You have won!</source>
        <translation>Você venceu!</translation>
    </message>
    <message>
        <source>{place} place</source>
        <translation>{place} lugar</translation>
    </message>
    <message>
        <source>The feast of the ox. {verdict}</source>
        <translation>A festa do boi. {verdict}</translation>
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
        <source>Fewest heads {rounds}: {points}.</source>
        <translation>Menor total {rounds}: {points}.</translation>
    </message>
</context>
<context>
    <name>MenuActions</name>
    <message>
        <source>New game</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Home (the match stays saved)</source>
        <translation>Início (a partida fica salva)</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Histórico</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Rules of this match</source>
        <translation>Regras desta partida</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Como se joga</translation>
    </message>
    <message>
        <source>Lesson: learn by playing</source>
        <translation>Aula: aprender jogando</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Sobre</translation>
    </message>
    <message>
        <source>Hide everything</source>
        <translation>Esconder tudo</translation>
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
    <name>MenuBar</name>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Exibir</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>New game</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Table, players and rules</source>
        <translation>Mesa, jogadores e regras</translation>
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
        <source>{field}: {trouble}</source>
        <translation>{field}: {trouble}</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <comment>how long the match takes</comment>
        <translation>
            <numerusform>cerca de %n minuto</numerusform>
            <numerusform>cerca de %n minutos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NoThanksHelpWords</name>
    <message>
        <source>choose Take; again to confirm</source>
        <translation>escolher “pegar”; de novo, confirmar</translation>
    </message>
    <message>
        <source>choose Pass; again to confirm</source>
        <translation>escolher “passar”; de novo, confirmar</translation>
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
        <translation>Uma carta que ninguém quer</translation>
    </message>
    <message>
        <source>Cards are points, and points are bad. One card lies in the middle; nine of the 33 are out, unseen.</source>
        <translation>Cartas são pontos, e pontos são ruins. Há uma carta no centro; nove das 33 ficam fora, sem ninguém ver.</translation>
    </message>
    <message>
        <source>Cards are points, and points are bad. One card lies in the middle; nine of the 33 are out.</source>
        <translation>Cartas são pontos, e pontos são ruins. Há uma carta no centro; nove das 33 ficam fora.</translation>
    </message>
    <message>
        <source>No thanks: pay a chip</source>
        <translation>Não, obrigado: pague uma ficha</translation>
    </message>
    <message>
        <source>If you do not want the card, put a chip on it: the next one decides. Without chips you must take.</source>
        <translation>Se você não quer a carta, ponha uma ficha nela: o próximo decide. Sem fichas, é preciso pegar.</translation>
    </message>
    <message>
        <source>Or take it, with all its chips</source>
        <translation>Ou pegue, com todas as fichas</translation>
    </message>
    <message>
        <source>The card and its chips are yours. Then the next card is yours to decide about.</source>
        <translation>A carta fica com você, e as fichas dela também. Depois é você quem decide sobre a carta seguinte.</translation>
    </message>
    <message>
        <source>Runs cost only once</source>
        <translation>Sequência custa uma vez só</translation>
    </message>
    <message>
        <source>Of neighbouring numbers only the lowest counts: 20 to 23 cost 20.</source>
        <translation>De números seguidos só conta o menor: de 20 a 23, você paga só 20.</translation>
    </message>
    <message>
        <source>A card can close a gap</source>
        <translation>Uma carta pode fechar um buraco</translation>
    </message>
    <message>
        <source>With 20 and 22 the 21 is a gift: together they count 20, and the 22 costs nothing any more.</source>
        <translation>Com 20 e 22, o 21 é um presente: juntos, os três contam 20, e o 22 não custa mais nada.</translation>
    </message>
    <message>
        <source>Chips are points less</source>
        <translation>Fichas são pontos a menos</translation>
    </message>
    <message>
        <source>At the end of a round: add up your cards, less one point per chip. After the agreed rounds the lowest total wins.</source>
        <translation>No fim da rodada: some as suas cartas e tire um ponto por ficha. Depois das rodadas combinadas, vence o menor total.</translation>
    </message>
    <message>
        <source>The hidden tiger</source>
        <translation>O tigre escondido</translation>
    </message>
    <message>
        <source>Everybody holds one more card, face down. Once a round, in your own turn, it may join your cards for free.</source>
        <translation>Cada jogador tem mais uma carta, fechada. Uma vez por rodada, na sua vez, ela pode ir de graça para o seu lado.</translation>
    </message>
    <message>
        <source>Three known cards are out</source>
        <translation>Três cartas conhecidas ficam fora</translation>
    </message>
    <message>
        <source>10, 20 and 30 are taken out openly, six more unseen; everybody begins with ten chips.</source>
        <translation>O 10, o 20 e o 30 saem à vista de todos, mais seis sem ninguém ver; cada um começa com dez fichas.</translation>
    </message>
</context>
<context>
    <name>NoThanksKeys</name>
    <message>
        <source>to the card, a chip, the tiger</source>
        <translation>para a carta, uma ficha, o tigre</translation>
    </message>
    <message>
        <source>choose Pass; again to confirm</source>
        <translation>escolher “passar”; de novo, confirmar</translation>
    </message>
    <message>
        <source>choose Take; again to confirm</source>
        <translation>escolher “pegar”; de novo, confirmar</translation>
    </message>
    <message>
        <source>confirm</source>
        <translation>confirmar</translation>
    </message>
    <message>
        <source>my cards and chips</source>
        <translation>minhas cartas e fichas</translation>
    </message>
    <message>
        <source>a player, in the order of play</source>
        <translation>um jogador, na ordem da mesa</translation>
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
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Without chips</source>
        <comment>a step of the lesson</comment>
        <translation>Sem fichas</translation>
    </message>
    <message>
        <source>In a run</source>
        <comment>a step of the lesson</comment>
        <translation>Em sequência</translation>
    </message>
    <message>
        <source>Letting it earn</source>
        <comment>a step of the lesson</comment>
        <translation>Deixar render</translation>
    </message>
    <message>
        <source>Your round</source>
        <comment>a step of the lesson</comment>
        <translation>Sua rodada</translation>
    </message>
    <message>
        <source>Cards are points, and points are bad. Take the 34, or pay a chip and pass it on.</source>
        <translation>Carta vale ponto, e ponto aqui é ruim. Pegue o 34 ou pague uma ficha e passe adiante.</translation>
    </message>
    <message>
        <source>Whoever takes a card gets the chips on it too, and each is a point less. Take the 12.</source>
        <translation>Quem pega a carta ganha as fichas que estão nela, e cada ficha desconta um ponto. Pegue o 12.</translation>
    </message>
    <message>
        <source>You have no chips left. Try to pass, then take the 27.</source>
        <translation>Suas fichas acabaram. Tente passar e, depois, pegue o 27.</translation>
    </message>
    <message>
        <source>In a run only the lowest card counts. You have 20 and 22: what is the 21 worth to you?</source>
        <translation>Numa sequência só a menor carta conta. Você tem o 20 e o 22: quanto vale o 21 para você?</translation>
    </message>
    <message>
        <source>The 21 joins your 20 and costs you nothing. Nobody else needs it: must you hurry?</source>
        <translation>O 21 encosta no seu 20 e não custa nada. Ninguém mais precisa dele: para que a pressa?</translation>
    </message>
    <message>
        <source>It has come round, with four chips on it. Take it now.</source>
        <translation>Deu a volta e voltou com quatro fichas. Agora pegue.</translation>
    </message>
    <message>
        <source>The same table, but now Caio has 22 and 23. Would he let the 21 go by?</source>
        <translation>A mesma mesa, mas agora o Caio tem o 22 e o 23. Será que ele deixa o 21 passar?</translation>
    </message>
    <message>
        <source>Three cards to go, and one chip. A chip is more than a point: it is your way out of the next card.</source>
        <translation>Faltam três cartas, e você só tem uma ficha. Ficha é mais que um ponto: é a saída da próxima.</translation>
    </message>
    <message>
        <source>Two cards to go. Every chip is a way out.</source>
        <translation>Faltam duas cartas. Cada ficha é uma saída.</translation>
    </message>
    <message>
        <source>The last card. Every chip you keep is a point less.</source>
        <translation>A última carta. Cada ficha que sobrar desconta um ponto.</translation>
    </message>
    <message>
        <source>In front of his 22, the 21 even lowers Caio’s points.</source>
        <translation>Antes do 22, o 21 até diminui os pontos do Caio.</translation>
    </message>
    <message>
        <source>Without chips the table decides for you. But five came with the card: now you can pass again.</source>
        <translation>Sem ficha, quem manda é a mesa. Mas com a carta vieram cinco: já dá para passar de novo.</translation>
    </message>
    <message>
        <source>Your cards count {cards}, less {chips}: {total}. Playing at random ends with {average} on average.</source>
        <translation>Suas cartas contam {cards}, menos {chips}: {total}. Ao acaso seriam {average} em média.</translation>
    </message>
    <message>
        <source>Without chips the table decides for you.</source>
        <translation>Sem ficha, quem manda é a mesa.</translation>
    </message>
    <message>
        <source>Taking it costs 34 points. Passing costs one chip.</source>
        <translation>Pegar custa 34 pontos. Passar custa uma ficha.</translation>
    </message>
    <message>
        <source>“Take” has done the sum: twelve points less five chips.</source>
        <translation>“Pegar” já fez a conta: doze pontos menos cinco fichas.</translation>
    </message>
    <message>
        <source>“Pass” says why you cannot.</source>
        <translation>“Passar” diz por que não dá.</translation>
    </message>
    <message>
        <source>20 and 22 count 42. With the 21 between them they count 20.</source>
        <translation>O 20 e o 22 contam 42. Com o 21 no meio, contam 20.</translation>
    </message>
    <message>
        <source>Anybody else would pay at least 18 points for the 21.</source>
        <translation>Para qualquer outro, o 21 custa pelo menos 18 pontos.</translation>
    </message>
    <message>
        <source>Four chips, with a card that costs nothing.</source>
        <translation>Quatro fichas, e a carta não custa nada.</translation>
    </message>
    <message>
        <source>The {card} costs {points} and leaves you {chips}.</source>
        <translation>O {card} custa {points} e deixa você com {chips}.</translation>
    </message>
    <message>
        <source>Take the card.</source>
        <translation>Pegue a carta.</translation>
    </message>
    <message>
        <source>Pay a chip.</source>
        <translation>Pague uma ficha.</translation>
    </message>
    <message>
        <source>One chip, and it is Ana’s problem.</source>
        <translation>Uma ficha, e o problema é da Ana.</translation>
    </message>
    <message>
        <source>Twelve points less five chips: it cost seven.</source>
        <translation>Doze pontos menos cinco fichas: custou sete.</translation>
    </message>
    <message>
        <source>In a run only the lowest counts: the 22 costs nothing any more.</source>
        <translation>Numa sequência só a menor conta: o 22 não custa mais nada.</translation>
    </message>
    <message>
        <source>Only you want it? Let it earn a round: three chips of the others came with it.</source>
        <translation>Só você quer? Deixe render uma volta: vieram três fichas dos outros.</translation>
    </message>
    <message>
        <source>Somebody else wants it too? Take it now: Caio would not have let it go by.</source>
        <translation>Outro também quer? Pegue já: o Caio não ia deixar passar.</translation>
    </message>
    <message>
        <source>The 34 cost 34 points. Passing would have cost one chip.</source>
        <translation>O 34 custou 34 pontos. Passar teria custado uma ficha.</translation>
    </message>
    <message>
        <source>Ana took the 12 with six chips, and two of them were yours.</source>
        <translation>A Ana pegou o 12 com seis fichas, e duas delas eram suas.</translation>
    </message>
    <message>
        <source>Ana had no chips and had to take the 21. Your 22 still counts in full.</source>
        <translation>A Ana, sem fichas, teve que pegar o 21. O seu 22 continua contando.</translation>
    </message>
    <message>
        <source>It cost nothing, and it earned nothing. Who else would have taken the 21?</source>
        <translation>Não custou nada, mas também não rendeu. Quem mais pegaria o 21?</translation>
    </message>
    <message>
        <source>One round was enough: with five chips on it Ana took the 21.</source>
        <translation>Uma volta bastava: com cinco fichas nele, a Ana pegou o 21.</translation>
    </message>
    <message>
        <source>Caio wanted it too: he took the 21 with three chips.</source>
        <translation>O Caio também queria: pegou o 21 com três fichas.</translation>
    </message>
</context>
<context>
    <name>NoThanksLog</name>
    <message>
        <source>You passed: {chips} on the card.</source>
        <translation>Você passou: {chips} na carta.</translation>
    </message>
    <message>
        <source>{name} passed: {chips} on the card.</source>
        <translation>{name} passou: {chips} na carta.</translation>
    </message>
    <message>
        <source>The {card} was turned up, the last one of the deck.</source>
        <translation>O {card} foi aberto, a última carta do monte.</translation>
    </message>
    <message numerus="yes">
        <source>The {card} was turned up, %n card(s) left in the deck.</source>
        <translation>
            <numerusform>O {card} foi aberto, restou %n carta no monte.</numerusform>
            <numerusform>O {card} foi aberto, restaram %n cartas no monte.</numerusform>
        </translation>
    </message>
    <message>
        <source>End of the match: you won!</source>
        <translation>Fim da partida: você venceu!</translation>
    </message>
    <message>
        <source>You took your chip back.</source>
        <translation>Você desfez a jogada.</translation>
    </message>
    <message>
        <source>{name} took the chip back.</source>
        <translation>{name} desfez a jogada.</translation>
    </message>
    <message>
        <source>End of the match. Won by: {names}.</source>
        <translation>Fim da partida. Vitória de {names}.</translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %n chip(s) each. The {card} lay in the middle, you decided first.</source>
        <translation>
            <numerusform>Rodada {round}: %n ficha para cada um. No centro, o {card}; você decidiu primeiro.</numerusform>
            <numerusform>Rodada {round}: %n fichas para cada um. No centro, o {card}; você decidiu primeiro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %n chip(s) each. The {card} lay in the middle, {name} decided first.</source>
        <translation>
            <numerusform>Rodada {round}: %n ficha para cada um. No centro, o {card}; {name} decidiu primeiro.</numerusform>
            <numerusform>Rodada {round}: %n fichas para cada um. No centro, o {card}; {name} decidiu primeiro.</numerusform>
        </translation>
    </message>
    <message>
        <source>You played your tiger, the {card}.</source>
        <translation>Você jogou o seu tigre, o {card}.</translation>
    </message>
    <message>
        <source>{name} played a tiger, the {card}.</source>
        <translation>{name} jogou um tigre, o {card}.</translation>
    </message>
    <message>
        <source>You took {offer}.</source>
        <translation>Você pegou {offer}.</translation>
    </message>
    <message>
        <source>{name} took {offer}.</source>
        <translation>{name} pegou {offer}.</translation>
    </message>
    <message>
        <source>{name} with {points}</source>
        <comment>a player and the points of the round</comment>
        <translation>{name} com {points}</translation>
    </message>
    <message>
        <source>End of round {round}: {points}.</source>
        <translation>Fim da rodada {round}: {points}.</translation>
    </message>
    <message>
        <source>You took the {card} with {chips}.</source>
        <translation>Você pegou o {card} com {chips}.</translation>
    </message>
    <message>
        <source>{name} took the {card} with {chips}.</source>
        <translation>{name} pegou o {card} com {chips}.</translation>
    </message>
</context>
<context>
    <name>NoThanksTable</name>
    <message>
        <source>no chip</source>
        <translation>nenhuma ficha</translation>
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
            <numerusform>%n ponto</numerusform>
            <numerusform>%n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>no points</source>
        <translation>nenhum ponto</translation>
    </message>
    <message>
        <source>{variant} · Round {round} of {limit}</source>
        <translation>{variant} · Rodada {round} de {limit}</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Fim da partida</translation>
    </message>
    <message>
        <source>End of the round</source>
        <translation>Fim da rodada</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the deck</source>
        <translation>
            <numerusform>%n carta no monte</numerusform>
            <numerusform>%n cartas no monte</numerusform>
        </translation>
    </message>
    <message>
        <source>the deck is empty</source>
        <translation>monte vazio</translation>
    </message>
    <message>
        <source>deck: {count}</source>
        <translation>monte: {count}</translation>
    </message>
    <message numerus="yes">
        <source>out: {cards} and %n more</source>
        <translation>
            <numerusform>fora: {cards} e mais %n</numerusform>
            <numerusform>fora: {cards} e mais %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stay out</source>
        <translation>
            <numerusform>%n ficou fora</numerusform>
            <numerusform>%n ficaram fora</numerusform>
        </translation>
    </message>
    <message>
        <source>passed</source>
        <translation>passaram</translation>
    </message>
    <message>
        <source>Total {total}</source>
        <translation>Total {total}</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Suas cartas</translation>
    </message>
    <message>
        <source>Your chips</source>
        <translation>Suas fichas</translation>
    </message>
    <message>
        <source>everybody sees them</source>
        <translation>todos veem</translation>
    </message>
    <message>
        <source>only you see them</source>
        <translation>só você vê</translation>
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
        <translation>na rodada</translation>
    </message>
    <message>
        <source>only the lowest of each run counts</source>
        <translation>só a menor de cada sequência conta</translation>
    </message>
    <message>
        <source>the {card}</source>
        <translation>o {card}</translation>
    </message>
    <message>
        <source>{card}, counts {card}</source>
        <translation>{card}, conta {card}</translation>
    </message>
    <message>
        <source>{card}, counts nothing</source>
        <translation>{card}, não conta</translation>
    </message>
    <message>
        <source>the {card} without a chip</source>
        <translation>o {card} sem fichas</translation>
    </message>
    <message>
        <source>the {card} with {chips}</source>
        <translation>o {card} com {chips}</translation>
    </message>
    <message>
        <source>In the middle: {thing}</source>
        <translation>No centro: {thing}</translation>
    </message>
    <message>
        <source>Hidden tiger: the {card}</source>
        <translation>Tigre escondido: o {card}</translation>
    </message>
    <message>
        <source>one of your chips</source>
        <translation>uma das suas fichas</translation>
    </message>
    <message>
        <source>a chip on the card</source>
        <translation>uma ficha na carta</translation>
    </message>
    <message>
        <source>a hidden tiger</source>
        <translation>um tigre escondido</translation>
    </message>
    <message>
        <source>a hidden tiger, the {card}</source>
        <translation>um tigre escondido, o {card}</translation>
    </message>
    <message>
        <source>{name}: {cards}; cards {points}, {chips}; total {total}</source>
        <translation>{name}: {cards}; cartas: {points}, {chips}; total {total}</translation>
    </message>
    <message>
        <source>no cards yet</source>
        <translation>ainda sem cartas</translation>
    </message>
    <message>
        <source>chips hidden</source>
        <translation>fichas escondidas</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <comment>a run of cards</comment>
        <translation>{first} a {last}</translation>
    </message>
</context>
<context>
    <name>NoThanksTurn</name>
    <message>
        <source>the {card} begins a run of its own and counts {card}.</source>
        <translation>o {card} abre uma sequência própria e custa {card}.</translation>
    </message>
    <message>
        <source>the {card} closes the gap: the {next} stops counting.</source>
        <translation>o {card} fecha o buraco: o {next} deixa de contar.</translation>
    </message>
    <message>
        <source>the {card} goes before the {next}: the run counts {card} instead of {next}.</source>
        <translation>o {card} encosta no {next}: a sequência passa a contar {card}.</translation>
    </message>
    <message>
        <source>the {card} joins the run from {lowest} and counts nothing.</source>
        <translation>o {card} entra na sequência do {lowest} e não conta nada.</translation>
    </message>
    <message>
        <source>here</source>
        <comment>in the place of a card</comment>
        <translation>aqui</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passar</translation>
    </message>
    <message>
        <source>takes the {card}, without a chip;</source>
        <translation>pega o {card}, sem fichas;</translation>
    </message>
    <message>
        <source>takes the {card} and {chips};</source>
        <translation>pega o {card} e {chips};</translation>
    </message>
    <message>
        <source>counts in full: {card}</source>
        <translation>conta inteiro: {card}</translation>
    </message>
    <message>
        <source>the {next} stops counting</source>
        <translation>o {next} deixa de contar</translation>
    </message>
    <message>
        <source>joins a run, counts nothing</source>
        <translation>entra na sequência, não conta</translation>
    </message>
    <message>
        <source>costs 1 chip, leaves {left};</source>
        <translation>paga 1 ficha e fica com {left};</translation>
    </message>
    <message>
        <source>{name} is next</source>
        <translation>a vez vai para {name}</translation>
    </message>
    <message>
        <source>no chips: you must take it</source>
        <translation>sem fichas: é preciso pegar</translation>
    </message>
    <message>
        <source>points this round</source>
        <translation>pontos na rodada</translation>
    </message>
    <message>
        <source>drag the card to your side</source>
        <translation>arraste a carta para o seu lado</translation>
    </message>
    <message>
        <source>drag a chip onto the card</source>
        <translation>arraste uma ficha até a carta</translation>
    </message>
    <message>
        <source>Play the tiger</source>
        <translation>Jogar o tigre</translation>
    </message>
    <message>
        <source>the {card}: {change} points, costs no turn</source>
        <translation>o {card}: {change} pontos, não gasta a vez</translation>
    </message>
    <message>
        <source>{lines} Points this round: {before}, then {after}.</source>
        <translation>{lines} Pontos na rodada: {before}, depois {after}.</translation>
    </message>
    <message>
        <source>Your turn:</source>
        <translation>Sua vez:</translation>
    </message>
    <message>
        <source>{name}’s turn:</source>
        <translation>Vez de {name}:</translation>
    </message>
    <message>
        <source>{name} decides: take or pass?</source>
        <translation>{name} decide: pegar ou passar?</translation>
    </message>
    <message>
        <source>no chips left: take {offer}.</source>
        <translation>acabaram as fichas: pegue {offer}.</translation>
    </message>
    <message>
        <source>It is the last card: the round ends with it.</source>
        <translation>É a última carta: a rodada acaba com ela.</translation>
    </message>
    <message>
        <source>Take {offer}: points {before} → {after}</source>
        <translation>Pegar {offer}: pontos {before} → {after}</translation>
    </message>
    <message>
        <source>Play the tiger, the {card}: points {before} → {after}</source>
        <translation>Jogar o tigre, o {card}: pontos {before} → {after}</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>A partida acabou.</translation>
    </message>
    <message>
        <source>The round is over: cards and chips are counted.</source>
        <translation>A rodada acabou: contam-se cartas e fichas.</translation>
    </message>
    <message>
        <source>The cards are being dealt.</source>
        <translation>As cartas estão sendo distribuídas.</translation>
    </message>
    <message>
        <source>The next card is turned up.</source>
        <translation>A próxima carta é aberta.</translation>
    </message>
    <message>
        <source>Take the {card}</source>
        <translation>Pegar o {card}</translation>
    </message>
    <message>
        <source>Pass: 1 chip</source>
        <translation>Passar: 1 ficha</translation>
    </message>
    <message>
        <source>Take or pass?</source>
        <translation>Pegar ou passar?</translation>
    </message>
    <message>
        <source>Wait</source>
        <comment>the main button</comment>
        <translation>Espere</translation>
    </message>
    <message>
        <source>What the {card} would cost</source>
        <translation>Quanto o {card} custaria</translation>
    </message>
    <message>
        <source>your cards change by</source>
        <translation>suas cartas mudam em</translation>
    </message>
    <message>
        <source>take</source>
        <comment>what a key does</comment>
        <translation>pegar</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>what a key does</comment>
        <translation>passar</translation>
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
        <translation>por quê?</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>desfazer</translation>
    </message>
    <message>
        <source>lists</source>
        <translation>listas</translation>
    </message>
    <message>
        <source>Pass: one chip, {left} left</source>
        <translation>Passar: 1 ficha, você fica com {left}</translation>
    </message>
    <message>
        <source>it is {name}’s turn.</source>
        <translation>é a vez de {name}.</translation>
    </message>
    <message>
        <source>take the card, or put a chip on it.</source>
        <translation>pegue a carta ou ponha uma ficha nela.</translation>
    </message>
    <message>
        <source>the card in the middle goes to your own side, nowhere else.</source>
        <translation>a carta do centro só pode ir para o seu lado.</translation>
    </message>
    <message>
        <source>a chip goes onto the card in the middle, nowhere else.</source>
        <translation>a ficha só pode ir para a carta do centro.</translation>
    </message>
    <message>
        <source>your tiger goes to your own side.</source>
        <translation>o seu tigre só pode ir para o seu lado.</translation>
    </message>
    <message>
        <source>without chips you must take the card.</source>
        <translation>sem fichas, é preciso pegar a carta.</translation>
    </message>
    <message>
        <source>your tiger has been played in this round.</source>
        <translation>o seu tigre já foi jogado nesta rodada.</translation>
    </message>
    <message>
        <source>there are no tigers in this game.</source>
        <translation>não há tigres neste jogo.</translation>
    </message>
    <message>
        <source>somebody has gone on, or a card was turned up: it cannot be taken back.</source>
        <translation>alguém já jogou, ou uma carta foi aberta: não dá para desfazer.</translation>
    </message>
    <message>
        <source>the match is over.</source>
        <translation>a partida já acabou.</translation>
    </message>
    <message>
        <source>that is not possible now.</source>
        <translation>isso não é possível agora.</translation>
    </message>
    <message>
        <source>chips on the card</source>
        <translation>fichas na carta</translation>
    </message>
    <message>
        <source>points altogether</source>
        <translation>pontos ao todo</translation>
    </message>
    <message>
        <source>In a run of neighbouring numbers only the lowest counts: here the {lowest}.</source>
        <translation>Numa sequência de números seguidos só conta o menor: aqui, o {lowest}.</translation>
    </message>
</context>
<context>
    <name>NoThanksWords</name>
    <message>
        <source>No Thanks!</source>
        <translation>No Thanks!</translation>
    </message>
    <message>
        <source>Presents nobody wants</source>
        <translation>Presentes que ninguém quer</translation>
    </message>
    <message>
        <source>fewest points of the round</source>
        <translation>menor total da rodada</translation>
    </message>
    <message>
        <source>Points over the match</source>
        <translation>Evolução dos pontos</translation>
    </message>
    <message>
        <source>Fewest points {rounds}: {points}.</source>
        <translation>Menor total {rounds}: {points}.</translation>
    </message>
    <message>
        <source>points a round</source>
        <comment>name of a number</comment>
        <translation>pontos por rodada</translation>
    </message>
    <message>
        <source>Points a round, match by match</source>
        <translation>Pontos por rodada, partida a partida</translation>
    </message>
    <message>
        <source>Rounds and cards</source>
        <translation>Rodadas e cartas</translation>
    </message>
    <message>
        <source>less is better</source>
        <translation>menos é melhor</translation>
    </message>
    <message>
        <source>Standard</source>
        <comment>the variant</comment>
        <translation>Padrão</translation>
    </message>
    <message>
        <source>Take the card, or pay a chip. In a run only the lowest card counts.</source>
        <translation>Pegue a carta ou pague uma ficha. Numa sequência só a menor carta conta.</translation>
    </message>
    <message>
        <source>Hidden Tiger</source>
        <comment>the variant, short</comment>
        <translation>Tigre Escondido</translation>
    </message>
    <message>
        <source>No Thanks! Hidden Tiger</source>
        <translation>No Thanks! Tigre Escondido</translation>
    </message>
    <message>
        <source>Everybody holds a hidden card, and may play it once in their own turn.</source>
        <translation>Cada jogador tem uma carta escondida e pode jogá-la uma vez, na própria vez.</translation>
    </message>
    <message>
        <source>Tactical</source>
        <comment>the variant</comment>
        <translation>Tático</translation>
    </message>
    <message>
        <source>No Thanks! Tactical</source>
        <translation>No Thanks! Tático</translation>
    </message>
    <message>
        <source>Three known cards are out, ten chips each: runs can be planned.</source>
        <translation>Três cartas conhecidas fora, dez fichas para cada um: dá para planejar sequências.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rodadas</translation>
    </message>
    <message>
        <source>Number of rounds; the points of all of them are added up.</source>
        <translation>Número de rodadas; os pontos de todas são somados.</translation>
    </message>
    <message>
        <source>Open chips</source>
        <translation>Fichas abertas</translation>
    </message>
    <message>
        <source>Everybody sees how many chips the others hold.</source>
        <translation>Todos veem quantas fichas os outros têm.</translation>
    </message>
    <message>
        <source>With hidden tigers</source>
        <translation>Com tigres escondidos</translation>
    </message>
    <message>
        <source>One of the unseen cards goes to everybody, face down.</source>
        <translation>Uma das cartas fora do jogo vai fechada para cada jogador.</translation>
    </message>
    <message>
        <source>Cards taken out</source>
        <translation>Cartas retiradas</translation>
    </message>
    <message>
        <source>10, 19 and 28 leave longer runs at the high end than 10, 20 and 30.</source>
        <translation>10, 19 e 28 deixam sequências altas mais longas que 10, 20 e 30.</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>Como no livreto</translation>
    </message>
    <message>
        <source>the standard</source>
        <translation>o padrão</translation>
    </message>
    <message>
        <source>not available in this variant</source>
        <translation>não nesta variante</translation>
    </message>
    <message>
        <source>Passes or takes, whatever lies there.</source>
        <translation>Passa ou pega, seja o que for.</translation>
    </message>
    <message>
        <source>Takes what costs little, and never looks at you.</source>
        <translation>Pega o que custa pouco e nunca olha para você.</translation>
    </message>
    <message>
        <source>Weighs chips and numbers, and what a card is worth to the others.</source>
        <translation>Pesa fichas e números, e quanto a carta vale para os outros.</translation>
    </message>
    <message>
        <source>Tries hundreds of rounds, and learns how you play.</source>
        <translation>Testa centenas de rodadas e aprende como você joga.</translation>
    </message>
    <message>
        <source>Best round: {points}.</source>
        <translation>Melhor rodada: {points}.</translation>
    </message>
    <message>
        <source>Worst round: {points}.</source>
        <translation>Pior rodada: {points}.</translation>
    </message>
    <message>
        <source>No card taken.</source>
        <translation>Nenhuma carta pega.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) taken</source>
        <translation>
            <numerusform>%n carta pega</numerusform>
            <numerusform>%n cartas pegas</numerusform>
        </translation>
    </message>
    <message>
        <source>none of them without a chip</source>
        <translation>nenhuma delas sem fichas</translation>
    </message>
    <message numerus="yes">
        <source>%n of them without a chip</source>
        <translation>
            <numerusform>%n delas sem fichas</numerusform>
            <numerusform>%n delas sem fichas</numerusform>
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
        <translation>cabeças por rodada</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) taken</source>
        <translation>
            <numerusform>%Ln fileira levada</numerusform>
            <numerusform>%Ln fileiras levadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them with a low card</source>
        <translation>
            <numerusform>%Ln delas com uma carta baixa</numerusform>
            <numerusform>%Ln delas com uma carta baixa</numerusform>
        </translation>
    </message>
    <message>
        <source>Best round: {heads}.</source>
        <translation>Melhor rodada: {heads}.</translation>
    </message>
    <message>
        <source>Worst round: {heads}.</source>
        <translation>Pior rodada: {heads}.</translation>
    </message>
    <message>
        <source>No row taken.</source>
        <translation>Nenhuma fileira levada.</translation>
    </message>
    <message>
        <source>none of them with a low card</source>
        <translation>nenhuma delas com uma carta baixa</translation>
    </message>
    <message numerus="yes">
        <source>The {card} came in %n row(s): {heads}.</source>
        <translation>
            <numerusform>O {card} veio em %Ln fileira: {heads}.</numerusform>
            <numerusform>O {card} veio em %Ln fileiras: {heads}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>{least}–{most} people</source>
        <comment>who can play a game</comment>
        <translation>{least}–{most} jogadores</translation>
    </message>
</context>
<context>
    <name>PaperWords</name>
    <message>
        <source>Score sheet · {variant}</source>
        <translation>Placar · {variant}</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Colocação</translation>
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
        <source>Written by Pega 6</source>
        <translation>Feito pelo Pega 6</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Rodada</translation>
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
        <translation>{name} está com {total}.</translation>
    </message>
    <message>
        <source>Totals over the match</source>
        <translation>Evolução dos totais</translation>
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
        <translation>lugar da 5ª fileira</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>na mesa</translation>
    </message>
    <message>
        <source>deck: {count}</source>
        <translation>monte: {count}</translation>
    </message>
    <message>
        <source>discard: {count}</source>
        <translation>descarte: {count}</translation>
    </message>
    <message>
        <source>Card of {name}, now</source>
        <translation>Carta de {name}, agora</translation>
    </message>
    <message>
        <source>Your card, now</source>
        <translation>Sua carta da vez</translation>
    </message>
    <message>
        <source>Card of {name}</source>
        <translation>Carta de {name}</translation>
    </message>
    <message>
        <source>Your card</source>
        <translation>Sua carta</translation>
    </message>
    <message>
        <source>It stays face down until everybody has chosen.</source>
        <translation>Fica fechada até todo mundo escolher.</translation>
    </message>
    <message numerus="yes">
        <source>Before it, %n lower card(s): {cards}.</source>
        <translation>
            <numerusform>Antes dela entra %n carta menor: {cards}.</numerusform>
            <numerusform>Antes dela entram %n cartas menores: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the first to be placed: the lowest card of the trick.</source>
        <translation>É a primeira a entrar: a menor da jogada.</translation>
    </message>
    <message>
        <source>It is the last to be placed: the highest card of the trick.</source>
        <translation>É a última a entrar: a maior da jogada.</translation>
    </message>
    <message>
        <source>It is the {ordinal} to be placed: all lower cards are on the table.</source>
        <translation>É a {ordinal} a entrar: todas as cartas menores já estão na mesa.</translation>
    </message>
    <message>
        <source>second</source>
        <comment>place in the order of cards</comment>
        <translation>segunda</translation>
    </message>
    <message>
        <source>third</source>
        <comment>place in the order of cards</comment>
        <translation>terceira</translation>
    </message>
    <message>
        <source>fourth</source>
        <comment>place in the order of cards</comment>
        <translation>quarta</translation>
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
        <translation>sétima</translation>
    </message>
</context>
<context>
    <name>Pega6CardLesson</name>
    <message>
        <source>What you leave</source>
        <comment>a step of the lesson</comment>
        <translation>O que sobra</translation>
    </message>
    <message>
        <source>What you know</source>
        <comment>a step of the lesson</comment>
        <translation>O que se sabe</translation>
    </message>
    <message>
        <source>The special card opens a fifth row for it.</source>
        <translation>A carta especial abre uma quinta fileira para ela.</translation>
    </message>
    <message>
        <source>The special card makes room for one more.</source>
        <translation>A carta especial abre lugar para mais uma.</translation>
    </message>
    <message>
        <source>With the special card it slips into a row that ends higher.</source>
        <translation>Com a carta especial, ela entra numa fileira que termina mais alto.</translation>
    </message>
    <message>
        <source>With the special card you lay another card of your hand instead.</source>
        <translation>Com a carta especial, você põe outra carta da mão no lugar dela.</translation>
    </message>
    <message>
        <source>With the special card you first move a card to another row.</source>
        <translation>Com a carta especial, antes você move uma carta para outra fileira.</translation>
    </message>
    <message>
        <source>With the special card you first close a row to everybody.</source>
        <translation>Com a carta especial, antes você fecha uma fileira para todos.</translation>
    </message>
    <message>
        <source>With the special card one card of the row goes, and as many heads with it.</source>
        <translation>Com a carta especial, uma carta da fileira sai do jogo e leva junto outras tantas cabeças.</translation>
    </message>
    <message>
        <source>Your {card} would be the sixth of its row and take {heads}.</source>
        <translation>O seu {card} seria a sexta carta da fileira e levaria {heads}.</translation>
    </message>
    <message>
        <source>It helps a low card too: your {card} is lower than every row and would have to take one.</source>
        <translation>Ajuda também uma carta baixa: o seu {card} é menor que todas as fileiras e teria de levar uma.</translation>
    </message>
    <message>
        <source>You take one of these five, the other four begin the rows. Leave the card that your {card} needs.</source>
        <translation>Você pega uma destas cinco, e as outras quatro começam as fileiras. Deixe a carta de que o seu {card} precisa.</translation>
    </message>
    <message>
        <source>You saw every card being drafted: against you are {cards}. Play a card that is safe.</source>
        <translation>Você viu cada carta ser escolhida: contra você estão {cards}. Jogue uma carta segura.</translation>
    </message>
    <message>
        <source>A row of its own: whatever the number, nothing is taken.</source>
        <translation>Uma fileira só dela: seja qual for o número, nada é levado.</translation>
    </message>
    <message>
        <source>The {card} still goes to row 2, but only the seventh card takes it.</source>
        <translation>O {card} ainda vai para a fileira 2, mas só a sétima carta a leva.</translation>
    </message>
    <message>
        <source>Which row ends higher than the {card} and is not full?</source>
        <translation>Que fileira termina acima do {card} e não está cheia?</translation>
    </message>
    <message>
        <source>Which card of your hand goes to a row with room?</source>
        <translation>Que carta da sua mão vai para uma fileira com lugar?</translation>
    </message>
    <message>
        <source>A card has to leave row 2. Where is room for it, and none to tempt the {card}?</source>
        <translation>Uma carta precisa sair da fileira 2. Onde ela cabe, sem atrair o {card} para outra cheia?</translation>
    </message>
    <message>
        <source>If the full row is closed, the {card} goes to the next lower one.</source>
        <translation>Com a fileira cheia fechada, o {card} vai para a próxima mais baixa.</translation>
    </message>
    <message>
        <source>The more heads the card shows, the more go with it.</source>
        <translation>Quanto mais cabeças a carta mostra, mais cabeças saem com ela.</translation>
    </message>
    <message>
        <source>Only one card is lower than your {card}.</source>
        <translation>Só uma carta é menor que o seu {card}.</translation>
    </message>
    <message>
        <source>Does one of those numbers fit between a row and your card?</source>
        <translation>Algum desses números cabe entre uma fileira e a sua carta?</translation>
    </message>
    <message>
        <source>Play the special card.</source>
        <translation>Jogue a carta especial.</translation>
    </message>
    <message>
        <source>Play the special card on row {row}.</source>
        <translation>Jogue a carta especial na fileira {row}.</translation>
    </message>
    <message>
        <source>Move the {card} to row {row}.</source>
        <translation>Mova o {card} para a fileira {row}.</translation>
    </message>
    <message>
        <source>Play the special card on the {card}.</source>
        <translation>Jogue a carta especial no {card}.</translation>
    </message>
    <message>
        <source>Take the {card}.</source>
        <translation>Pegue o {card}.</translation>
    </message>
    <message>
        <source>Nothing taken. The next row that is taken leaves, with its taker&apos;s card.</source>
        <translation>Nada levado. A próxima fileira levada sai da mesa, com a carta de quem a leva.</translation>
    </message>
    <message>
        <source>The {card} was let in as the sixth. The seventh card took six, yours too.</source>
        <translation>O {card} entrou como a sexta. A sétima carta levou as seis, a sua também.</translation>
    </message>
    <message>
        <source>The {card} begins row 3 and takes nothing. In a full row it would have taken.</source>
        <translation>O {card} começa a fileira 3 e não leva nada. Numa fileira cheia, levaria.</translation>
    </message>
    <message>
        <source>Nothing taken, and the {card} is back in your hand for a better trick.</source>
        <translation>Nada levado, e o {card} voltou à sua mão para uma jogada melhor.</translation>
    </message>
    <message>
        <source>Row 2 had a place again: the {card} took nothing.</source>
        <translation>A fileira 2 voltou a ter lugar: o {card} não levou nada.</translation>
    </message>
    <message>
        <source>The {card} went to another row. The block stays until somebody takes a row.</source>
        <translation>O {card} foi para outra fileira. O bloqueio fica até alguém levar uma fileira.</translation>
    </message>
    <message>
        <source>The dearest card takes the most with it: of the whole row {heads} are left.</source>
        <translation>A carta mais cara leva mais junto: da fileira inteira ficam {heads}.</translation>
    </message>
    <message>
        <source>The 1 began a row and your {card} followed it: no card can come between.</source>
        <translation>O 1 começou uma fileira e o seu {card} entrou atrás: nenhuma carta cabe entre os dois.</translation>
    </message>
    <message>
        <source>Nobody holds a card that could come before your {card}: safe for certain.</source>
        <translation>Ninguém tem uma carta que pudesse entrar antes do seu {card}: seguro com certeza.</translation>
    </message>
    <message>
        <source>The {card} takes nothing. The row taken after it left with its taker&apos;s card: there are four again.</source>
        <translation>O {card} não leva nada. A fileira levada depois saiu com a carta de quem a levou: são quatro de novo.</translation>
    </message>
    <message>
        <source>Without the special card the {card} took {heads}.</source>
        <translation>Sem a carta especial, o {card} levou {heads}.</translation>
    </message>
    <message>
        <source>That row was full as well: you took all but its highest card, {heads}.</source>
        <translation>Essa fileira também estava cheia: você levou todas menos a mais alta, {heads}.</translation>
    </message>
    <message>
        <source>The other card was the sixth of its row too: you took {heads}.</source>
        <translation>A outra carta também foi a sexta da fileira: você levou {heads}.</translation>
    </message>
    <message>
        <source>You are left with {heads}. Another card of the row takes more with it.</source>
        <translation>Ficam {heads} para você. Outra carta da fileira leva mais junto.</translation>
    </message>
    <message>
        <source>It did not help the {card}: you took {heads}.</source>
        <translation>Não ajudou o {card}: você levou {heads}.</translation>
    </message>
    <message>
        <source>All four rows began above your {card}: it had to take one, {heads}.</source>
        <translation>As quatro fileiras começaram acima do seu {card}: ele teve de levar uma, {heads}.</translation>
    </message>
</context>
<context>
    <name>Pega6Draft</name>
    <message>
        <source>Draft: lap {lap} of {laps}</source>
        <translation>Escolha de cartas: volta {lap} de {laps}</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordem</translation>
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
        <translation>na mão</translation>
    </message>
    <message>
        <source>Your hand is sorted; everybody may see it during the draft.</source>
        <translation>Sua mão aparece em ordem; todos podem vê-la nesta fase.</translation>
    </message>
    <message>
        <source>The four cards left over open the rows.</source>
        <translation>As quatro que sobrarem abrem as fileiras.</translation>
    </message>
    <message>
        <source>{name}: {count} of {all} cards, {heads}.</source>
        <translation>{name}: {count} de {all} cartas, {heads}.</translation>
    </message>
    <message numerus="yes">
        <source>take one of the %n open card(s). {name} chooses after you.</source>
        <translation>
            <numerusform>pegue a %n carta aberta. {name} escolhe depois de você.</numerusform>
            <numerusform>pegue uma das %n cartas. {name} escolhe depois de você.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take one of the %n open card(s). Then the rows are laid.</source>
        <translation>
            <numerusform>pegue a %n carta aberta. Depois as fileiras são abertas.</numerusform>
            <numerusform>pegue uma das %n cartas. Depois as que sobrarem abrem as fileiras.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>choosing one of the %n open card(s).</source>
        <translation>
            <numerusform>escolhendo entre %n carta aberta.</numerusform>
            <numerusform>escolhendo uma das %n cartas abertas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>choosing one of the %n open card(s). Z puts your {card} back.</source>
        <translation>
            <numerusform>escolhendo entre %n carta aberta. Z devolve o seu {card}.</numerusform>
            <numerusform>escolhendo uma das %n cartas abertas. Z devolve o seu {card}.</numerusform>
        </translation>
    </message>
    <message>
        <source>the {card} costs {heads}. Drop it on your hand or press Enter.</source>
        <translation>o {card} vale {heads}. Solte na sua mão ou aperte Enter.</translation>
    </message>
    <message>
        <source>Take the {card}</source>
        <translation>Pegar o {card}</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Escolha a carta</translation>
    </message>
    <message>
        <source>The {card} joins the hand of {name}</source>
        <translation>O {card} vai para a mão de {name}</translation>
    </message>
    <message>
        <source>The {card} joins your hand</source>
        <translation>O {card} vem para a sua mão</translation>
    </message>
    <message>
        <source>With it the hand holds</source>
        <translation>Com ele, a mão soma</translation>
    </message>
    <message>
        <source>open cards go to your hand: drop the {card} there.</source>
        <translation>as cartas abertas vão para a sua mão: solte o {card} nela.</translation>
    </message>
    <message>
        <source>{name} has the {card} already: take one of the open cards.</source>
        <translation>{name} já pegou o {card}: escolha uma das cartas abertas.</translation>
    </message>
    <message>
        <source>you have the {card} already: take one of the open cards.</source>
        <translation>você já pegou o {card}: escolha uma das cartas abertas.</translation>
    </message>
    <message>
        <source>choose an open card first.</source>
        <translation>escolha primeiro uma carta aberta.</translation>
    </message>
</context>
<context>
    <name>Pega6DraftLog</name>
    <message>
        <source>The rows began with {cards}, which nobody drafted.</source>
        <translation>As fileiras começaram com {cards}, que sobraram na mesa.</translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %n card(s) lay open, you drafted first.</source>
        <translation>
            <numerusform>Rodada {round}: %n carta aberta na mesa, você escolheu primeiro.</numerusform>
            <numerusform>Rodada {round}: %n cartas abertas na mesa, você escolheu primeiro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %n card(s) lay open, {name} drafted first.</source>
        <translation>
            <numerusform>Rodada {round}: %n carta aberta na mesa, {name} escolheu primeiro.</numerusform>
            <numerusform>Rodada {round}: %n cartas abertas na mesa, {name} escolheu primeiro.</numerusform>
        </translation>
    </message>
    <message>
        <source>You drafted the {card}.</source>
        <translation>Você pegou o {card}.</translation>
    </message>
    <message>
        <source>{name} drafted the {card}.</source>
        <translation>{name} pegou o {card}.</translation>
    </message>
    <message>
        <source>You put the {card} back on offer.</source>
        <translation>Você devolveu o {card} à mesa.</translation>
    </message>
    <message>
        <source>{name} put the {card} back on offer.</source>
        <translation>{name} devolveu o {card} à mesa.</translation>
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
    <name>Pega6Keys</name>
    <message>
        <source>card</source>
        <translation>carta</translation>
    </message>
    <message>
        <source>row</source>
        <translation>fileira</translation>
    </message>
    <message>
        <source>play</source>
        <translation>jogar</translation>
    </message>
    <message>
        <source>take</source>
        <translation>levar</translation>
    </message>
    <message>
        <source>let go</source>
        <translation>soltar</translation>
    </message>
    <message>
        <source>why?</source>
        <translation>por quê?</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>desfazer</translation>
    </message>
    <message>
        <source>last trick</source>
        <translation>última jogada</translation>
    </message>
    <message>
        <source>pick</source>
        <comment>take an open card</comment>
        <translation>pegar</translation>
    </message>
    <message>
        <source>special card</source>
        <translation>especial</translation>
    </message>
    <message>
        <source>no special card</source>
        <translation>sem especial</translation>
    </message>
    <message>
        <source>keep</source>
        <translation>guardar</translation>
    </message>
    <message>
        <source>swap</source>
        <translation>trocar</translation>
    </message>
    <message>
        <source>put aside</source>
        <translation>tirar</translation>
    </message>
    <message>
        <source>trick</source>
        <comment>what the arrow keys of a replay lead to</comment>
        <translation>jogada</translation>
    </message>
    <message>
        <source>and no special</source>
        <comment>plays the number card, and no special card with it</comment>
        <translation>e sem especial</translation>
    </message>
    <message>
        <source>drafted hands</source>
        <translation>mãos escolhidas</translation>
    </message>
    <message>
        <source>walk over cards, rows and targets</source>
        <translation>andar por cartas, fileiras e alvos</translation>
    </message>
    <message>
        <source>play, take the row</source>
        <translation>jogar, levar a fileira</translation>
    </message>
    <message>
        <source>choose a row</source>
        <translation>escolher uma fileira</translation>
    </message>
    <message>
        <source>none of the cards on offer</source>
        <translation>nenhuma das cartas à escolha</translation>
    </message>
    <message>
        <source>a row by its number</source>
        <translation>uma fileira pelo número</translation>
    </message>
    <message>
        <source>play, and no special card with it; 0 only says so</source>
        <translation>jogar, e sem carta especial; o 0 só marca</translation>
    </message>
    <message>
        <source>the drafted cards of the next player (professional game)</source>
        <translation>as cartas escolhidas pelo próximo jogador (jogo profissional)</translation>
    </message>
</context>
<context>
    <name>Pega6Lesson</name>
    <message>
        <source>Choosing</source>
        <comment>a step of the lesson</comment>
        <translation>Escolher</translation>
    </message>
    <message>
        <source>Where it goes</source>
        <comment>a step of the lesson</comment>
        <translation>Onde entra</translation>
    </message>
    <message>
        <source>The sixth takes</source>
        <comment>a step of the lesson</comment>
        <translation>A sexta leva</translation>
    </message>
    <message>
        <source>Too low</source>
        <comment>a step of the lesson</comment>
        <translation>Baixa demais</translation>
    </message>
    <message>
        <source>Before you</source>
        <comment>a step of the lesson</comment>
        <translation>Antes de você</translation>
    </message>
    <message>
        <source>Heads</source>
        <comment>a step of the lesson</comment>
        <translation>Cabeças</translation>
    </message>
    <message>
        <source>Your round</source>
        <comment>a step of the lesson</comment>
        <translation>Sua rodada</translation>
    </message>
    <message>
        <source>Everybody chooses at once, and the lowest goes first. Play any card.</source>
        <translation>Todos escolhem ao mesmo tempo. A menor entra primeiro. Jogue uma carta qualquer.</translation>
    </message>
    <message>
        <source>A card goes to the row with the smallest difference. You choose the card; the sum chooses the row.</source>
        <translation>A carta entra na fileira de menor diferença. Você escolhe a carta; a fileira, a conta escolhe.</translation>
    </message>
    <message>
        <source>Five fit in a row. The sixth takes the five and stays. Play a card that takes nothing.</source>
        <translation>Cinco cabem. A sexta leva as cinco e fica no lugar. Jogue uma carta que não leve nada.</translation>
    </message>
    <message>
        <source>Your cards are lower than every row: then you choose the row you take. Play one.</source>
        <translation>Suas cartas são menores que todas as fileiras: aí você escolhe qual fileira leva. Jogue uma.</translation>
    </message>
    <message>
        <source>Two cards are out between the 37 and the 40, and only one more fits in the row. Is the 40 safe?</source>
        <translation>Entre o 37 e o 40 faltam duas cartas, e só cabe mais uma na fileira. O 40 é seguro?</translation>
    </message>
    <message>
        <source>Count heads, not cards. Play a card, then take the cheapest row.</source>
        <translation>Conte cabeças, não cartas. Jogue uma carta e leve a fileira mais barata.</translation>
    </message>
    <message>
        <source>Your round: four cards, and nobody helps. Take as few heads as you can.</source>
        <translation>Sua rodada: quatro cartas, sem ajuda. Leve o mínimo de cabeças.</translation>
    </message>
    <message>
        <source>The {card} takes a row of your choice. A little now can be better than a lot later.</source>
        <translation>O {card} leva a fileira que você escolher. Pouco agora pode ser melhor que muito depois.</translation>
    </message>
    <message>
        <source>The same table, but now you hold the 38. How many cards are out between the 37 and the 38?</source>
        <translation>A mesma mesa, mas agora o 38 é seu. Quantas cartas faltam entre o 37 e o 38?</translation>
    </message>
    <message>
        <source>Any card will do. See in which order they go in.</source>
        <translation>Qualquer carta serve. Veja em que ordem elas entram.</translation>
    </message>
    <message>
        <source>Any card will do. The row that lights up is where it goes.</source>
        <translation>Qualquer carta serve. A fileira que acende é onde ela entra.</translation>
    </message>
    <message>
        <source>Row 2 has five cards already. Which card would go there?</source>
        <translation>A fileira 2 já tem cinco cartas. Que carta entraria nela?</translation>
    </message>
    <message>
        <source>All three are lower than every row: any will do.</source>
        <translation>As três são menores que todas as fileiras: qualquer uma serve.</translation>
    </message>
    <message>
        <source>2 cards may go in before yours. 1 place is left.</source>
        <translation>2 cartas podem entrar antes da sua. Resta 1 lugar.</translation>
    </message>
    <message>
        <source>A card that follows right behind a row is safe; a full row is not.</source>
        <translation>A carta que vem logo depois do fim de uma fileira é segura; numa fileira cheia, não.</translation>
    </message>
    <message>
        <source>The number beside the ox says how many heads a row costs.</source>
        <translation>O número ao lado do boi diz quantas cabeças a fileira custa.</translation>
    </message>
    <message>
        <source>No card can come between the 37 and the 38.</source>
        <translation>Entre o 37 e o 38 não cabe carta nenhuma.</translation>
    </message>
    <message>
        <source>Try the {card}.</source>
        <translation>Experimente o {card}.</translation>
    </message>
    <message>
        <source>Try row {row}.</source>
        <translation>Experimente a fileira {row}.</translation>
    </message>
    <message>
        <source>They went in from the lowest to the highest: {cards}.</source>
        <translation>Entraram da menor para a maior: {cards}.</translation>
    </message>
    <message>
        <source>The {card} went behind the {end}: a difference of {difference}, the smallest.</source>
        <translation>O {card} entrou depois do {end}: diferença de {difference}, a menor.</translation>
    </message>
    <message>
        <source>The {card} took nothing. The full row still waits for its sixth card.</source>
        <translation>O {card} não levou nada. A fileira cheia ainda espera a sexta carta.</translation>
    </message>
    <message>
        <source>Only {heads}, and your card begins the row anew.</source>
        <translation>Só {heads}, e sua carta começa a fileira de novo.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), but only {heads}: the cheapest row.</source>
        <translation>
            <numerusform>%n carta, mas só {heads}: a fileira mais barata.</numerusform>
            <numerusform>%n cartas, mas só {heads}: a fileira mais barata.</numerusform>
        </translation>
    </message>
    <message>
        <source>That row cost {heads}. There was one for {least}.</source>
        <translation>Essa fileira custou {heads}. Havia uma por {least}.</translation>
    </message>
    <message>
        <source>The {card} was the sixth card of its row and took {heads}.</source>
        <translation>O {card} foi a sexta carta da fileira e levou {heads}.</translation>
    </message>
    <message>
        <source>It looked safe. But {cards} went in before, and the {card} took {heads}.</source>
        <translation>Parecia seguro. Mas antes dele: {cards}. E o {card} levou {heads}.</translation>
    </message>
    <message>
        <source>The {card} follows the {end}, and no card can come between: safe, whatever the others play.</source>
        <translation>O {card} vem logo depois do {end}, e nada cabe no meio: seguro, joguem os outros o que jogarem.</translation>
    </message>
    <message>
        <source>You took {heads}. Playing at random takes {average} on average.</source>
        <translation>Você levou {heads}. Jogando ao acaso são {average} em média.</translation>
    </message>
    <message>
        <source>You took nothing. Playing at random takes {average} heads on average.</source>
        <translation>Você não levou nada. Jogando ao acaso são {average} cabeças em média.</translation>
    </message>
</context>
<context>
    <name>Pega6Log</name>
    <message>
        <source>Round {round}: the rows began with {cards}.</source>
        <translation>Rodada {round}: as fileiras começaram com {cards}.</translation>
    </message>
    <message>
        <source>{card} ({name})</source>
        <comment>a revealed card and its player</comment>
        <translation>{card} ({name})</translation>
    </message>
    <message>
        <source>The cards turned up: {plays}.</source>
        <translation>As cartas foram abertas: {plays}.</translation>
    </message>
    <message>
        <source>Your {card} was lower than every row: you had to take one.</source>
        <translation>O seu {card} era menor que todas as fileiras: era preciso levar uma.</translation>
    </message>
    <message>
        <source>{name}&apos;s {card} was lower than every row: {name} had to take one.</source>
        <translation>O {card} de {name} era menor que todas as fileiras: era preciso levar uma.</translation>
    </message>
    <message>
        <source>Your {card} opened row {row}.</source>
        <translation>O seu {card} abriu a fileira {row}.</translation>
    </message>
    <message>
        <source>{name}&apos;s {card} opened row {row}.</source>
        <translation>O {card} de {name} abriu a fileira {row}.</translation>
    </message>
    <message>
        <source>Your {card} went to row {row}, place {place}.</source>
        <translation>O seu {card} entrou na fileira {row}, posição {place}.</translation>
    </message>
    <message>
        <source>{name}&apos;s {card} went to row {row}, place {place}.</source>
        <translation>O {card} de {name} entrou na fileira {row}, posição {place}.</translation>
    </message>
    <message>
        <source>{name} with {points}</source>
        <comment>a player and the heads of the round</comment>
        <translation>{name} com {points}</translation>
    </message>
    <message>
        <source>End of round {round}: {scores}.</source>
        <translation>Fim da rodada {round}: {scores}.</translation>
    </message>
    <message>
        <source>End of the match: {names} shared the victory with {heads} each.</source>
        <translation>Fim da partida: {names} dividiram a vitória, cada um com {heads}.</translation>
    </message>
    <message>
        <source>End of the match: you won with {heads}!</source>
        <translation>Fim da partida: você venceu com {heads}!</translation>
    </message>
    <message>
        <source>End of the match: {name} won with {heads}.</source>
        <translation>Fim da partida: {name} venceu com {heads}.</translation>
    </message>
</context>
<context>
    <name>Pega6OptionReasons</name>
    <message>
        <source>the {lifted} waits in your hand: now decide how your {card} is placed.</source>
        <translation>o {lifted} espera na mão: agora decida como o seu {card} entra.</translation>
    </message>
    <message>
        <source>this special card is not yours: play one of those you hold.</source>
        <translation>essa carta especial não é sua: jogue uma das que você tem.</translation>
    </message>
    <message>
        <source>pick up a special card first, or press 0 to place the {card} without.</source>
        <translation>pegue primeiro uma carta especial, ou aperte 0 para jogar o {card} sem.</translation>
    </message>
    <message>
        <source>choose a lit place for {special} first.</source>
        <translation>escolha primeiro um lugar aceso para “{special}”.</translation>
    </message>
    <message>
        <source>{special} goes to the lit place only.</source>
        <translation>“{special}” só vai para o lugar aceso.</translation>
    </message>
    <message>
        <source>a special card is played when your own card is about to be placed.</source>
        <translation>uma carta especial só é jogada quando chega a vez da sua própria carta.</translation>
    </message>
    <message>
        <source>pick up the special card you want to swap, or press 0 to keep them.</source>
        <translation>pegue a carta especial que você quer trocar, ou aperte 0 para ficar com todas.</translation>
    </message>
    <message>
        <source>only a special card may be swapped now; 0 keeps them.</source>
        <translation>agora só dá para trocar uma carta especial; aperte 0 para ficar com todas.</translation>
    </message>
    <message>
        <source>drop the card on the discard pile.</source>
        <translation>solte a carta no descarte.</translation>
    </message>
    <message>
        <source>pick up a card of your pile, or press 0 to keep the rest.</source>
        <translation>pegue uma carta da sua pilha, ou aperte 0 para ficar com o resto.</translation>
    </message>
    <message>
        <source>only cards of your pile may be put aside now; 0 keeps the rest.</source>
        <translation>agora só dá para tirar cartas da sua pilha; aperte 0 para ficar com o resto.</translation>
    </message>
</context>
<context>
    <name>Pega6Previews</name>
    <message>
        <source>The {card} goes in before the {right}</source>
        <translation>O {card} entra antes do {right}</translation>
    </message>
    <message>
        <source>The {card} goes in after the {left}</source>
        <translation>O {card} entra depois do {left}</translation>
    </message>
    <message>
        <source>The {card} goes in between {left} and {right}</source>
        <translation>O {card} entra entre {left} e {right}</translation>
    </message>
    <message>
        <source>The {card} goes to row {row}</source>
        <translation>O {card} vai para a fileira {row}</translation>
    </message>
    <message>
        <source>Row {row} is locked</source>
        <translation>A fileira {row} fica bloqueada</translation>
    </message>
    <message>
        <source>The {card} opens a fifth row</source>
        <translation>O {card} abre a quinta fileira</translation>
    </message>
    <message>
        <source>Only the 7th card takes row {row}</source>
        <translation>Só a 7ª carta leva a fileira {row}</translation>
    </message>
    <message>
        <source>The {card} goes in place of the {back}</source>
        <translation>O {card} entra no lugar do {back}</translation>
    </message>
    <message>
        <source>Without a special card the {card} goes to row {row}</source>
        <translation>Sem especial, o {card} vai para a fileira {row}</translation>
    </message>
    <message>
        <source>Without a special card {name} takes row {row}</source>
        <translation>Sem especial, {name} leva a fileira {row}</translation>
    </message>
    <message>
        <source>Without a special card you take row {row}</source>
        <translation>Sem especial, você leva a fileira {row}</translation>
    </message>
    <message>
        <source>Without a special card {name} chooses a row and takes it</source>
        <translation>Sem especial, {name} escolhe uma fileira e leva</translation>
    </message>
    <message>
        <source>Without a special card you choose a row and take it</source>
        <translation>Sem especial, você escolhe uma fileira e leva</translation>
    </message>
    <message>
        <source>{name} takes row {row}</source>
        <translation>{name} leva a fileira {row}</translation>
    </message>
    <message>
        <source>You take row {row}</source>
        <translation>Você leva a fileira {row}</translation>
    </message>
    <message>
        <source>Move the {card}</source>
        <translation>Mover o {card}</translation>
    </message>
    <message>
        <source>Swap {special}</source>
        <translation>Trocar “{special}”</translation>
    </message>
    <message>
        <source>Put the {card} aside</source>
        <translation>Tirar o {card} da pilha</translation>
    </message>
    <message>
        <source>Row {row} then has {cards},</source>
        <translation>A fileira {row} fica com {cards},</translation>
    </message>
    <message>
        <source>The {card} goes to row {row}, which then has {cards},</source>
        <translation>O {card} vai para a fileira {row}, que fica com {cards},</translation>
    </message>
    <message>
        <source>The {card} goes to row {row}.</source>
        <translation>O {card} vai para a fileira {row}.</translation>
    </message>
    <message>
        <source>Then the {card} takes a row of choice.</source>
        <translation>Depois o {card} leva uma fileira à escolha.</translation>
    </message>
    <message>
        <source>Then the {card} is placed.</source>
        <translation>Depois entra o {card}.</translation>
    </message>
    <message>
        <source>{name} draws the top card of the deck.</source>
        <translation>{name} compra a carta de cima do monte.</translation>
    </message>
    <message>
        <source>the {card} with it</source>
        <translation>o {card} junto</translation>
    </message>
    <message>
        <source>You take row {row}: {cards}, including your {own},</source>
        <translation>Você leva a fileira {row}: {cards}, com o seu {own},</translation>
    </message>
    <message>
        <source>{name} takes row {row}: {cards}, including the {own},</source>
        <translation>{name} leva a fileira {row}: {cards}, com o {own},</translation>
    </message>
    <message>
        <source>{cards} from row {row}</source>
        <translation>{cards} da fileira {row}</translation>
    </message>
    <message>
        <source>You take {takings},</source>
        <translation>Você leva {takings},</translation>
    </message>
    <message>
        <source>{name} takes {takings},</source>
        <translation>{name} leva {takings},</translation>
    </message>
    <message>
        <source>The {card} is lower than every open row: you choose one and take it. The cheapest costs</source>
        <translation>O {card} é menor que todas as fileiras livres: você escolhe uma e leva. A mais barata custa</translation>
    </message>
    <message>
        <source>The {card} is lower than every open row: {name} takes one. The cheapest costs</source>
        <translation>O {card} é menor que todas as fileiras livres: {name} escolhe uma e leva. A mais barata custa</translation>
    </message>
    <message>
        <source>Row {row} would cost</source>
        <translation>A fileira {row} custaria</translation>
    </message>
    <message>
        <source>The pile of {name} then counts</source>
        <translation>A pilha de {name} fica com</translation>
    </message>
    <message>
        <source>Your pile then counts</source>
        <translation>A sua pilha fica com</translation>
    </message>
    <message>
        <source>It may go to row {row}.</source>
        <translation>Ele pode ir para a fileira {row}.</translation>
    </message>
    <message>
        <source>It may go to rows {rows}.</source>
        <translation>Ele pode ir para as fileiras {rows}.</translation>
    </message>
    <message>
        <source>{special} goes to the discard pile.</source>
        <translation>“{special}” vai para o descarte.</translation>
    </message>
    <message numerus="yes">
        <source>heads.</source>
        <comment>after a number</comment>
        <translation>
            <numerusform>cabeça.</numerusform>
            <numerusform>cabeças.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} takes nothing.</source>
        <translation>{name} não leva nada.</translation>
    </message>
    <message>
        <source>You take nothing.</source>
        <translation>Você não leva nada.</translation>
    </message>
    <message>
        <source>The {card} stays in the row.</source>
        <translation>O {card} fica na fileira.</translation>
    </message>
    <message>
        <source>The {card} begins row {row}.</source>
        <translation>O {card} recomeça a fileira {row}.</translation>
    </message>
    <message>
        <source>Four rows are left.</source>
        <translation>Restam quatro fileiras.</translation>
    </message>
    <message>
        <source>The blocks are lifted.</source>
        <translation>Os bloqueios acabam.</translation>
    </message>
    <message>
        <source>You draw the top card of the deck.</source>
        <translation>Você compra a carta de cima do monte.</translation>
    </message>
    <message>
        <source>The discard pile is shuffled into a deck, and {name} draws.</source>
        <translation>O descarte é embaralhado, vira monte, e {name} compra.</translation>
    </message>
    <message>
        <source>The discard pile is shuffled into a deck, and you draw.</source>
        <translation>O descarte é embaralhado, vira monte, e você compra.</translation>
    </message>
    <message>
        <source>Up to {heads} more can be removed.</source>
        <translation>Ainda dá para tirar até {heads}.</translation>
    </message>
    <message>
        <source>Nothing more can be removed.</source>
        <translation>Depois não dá para tirar mais nada.</translation>
    </message>
    <message>
        <source>Remove the {card} from the game</source>
        <translation>Tirar o {card} do jogo</translation>
    </message>
    <message>
        <source>in your pile</source>
        <translation>na sua pilha</translation>
    </message>
    <message>
        <source>pile of {name}</source>
        <translation>pilha de {name}</translation>
    </message>
    <message>
        <source>all of row {row}</source>
        <translation>a fileira {row} inteira</translation>
    </message>
    <message>
        <source>the {card} leaves</source>
        <translation>o {card} sai</translation>
    </message>
    <message numerus="yes">
        <source>the {card} leaves and cancels %n more</source>
        <translation>
            <numerusform>o {card} sai e anula mais %n</numerusform>
            <numerusform>o {card} sai e anula mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>You keep</source>
        <translation>Você fica com</translation>
    </message>
    <message>
        <source>{name} keeps</source>
        <translation>{name} fica com</translation>
    </message>
    <message>
        <source>without the special card: {points}</source>
        <translation>sem a especial: {points}</translation>
    </message>
    <message>
        <source>then cards of up to {heads} can be removed</source>
        <translation>depois dá para tirar cartas, até {heads}</translation>
    </message>
    <message>
        <source>keep</source>
        <comment>the pile counts so many heads then</comment>
        <translation>fica</translation>
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
        <source>blocked</source>
        <translation>bloqueada</translation>
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
        <source>A blocked row stays as it is</source>
        <translation>Fileira bloqueada não muda</translation>
    </message>
    <message>
        <source>The 7th card takes the row</source>
        <translation>A 7ª carta leva a fileira</translation>
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
        <source>It lies in a row</source>
        <translation>Está numa fileira</translation>
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
        <source>Nothing has changed: the {card} is still to be placed.</source>
        <translation>Nada mudou: o {card} ainda vai entrar.</translation>
    </message>
    <message>
        <source>It would lie in row {row}, place {place}, unless lower cards change the rows first.</source>
        <translation>Vai ficar na fileira {row}, posição {place}, se as cartas menores não mudarem nada antes.</translation>
    </message>
    <message>
        <source>The row is full: it would take {cards}, {heads}, unless lower cards change the rows first.</source>
        <translation>A fileira está cheia: leva {cards}, {heads}, se as cartas menores não mudarem nada antes.</translation>
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
        <source>It opened row {row} at the deal.</source>
        <translation>Abre a fileira {row} desde o começo da rodada.</translation>
    </message>
    <message>
        <source>It has been on the table since the deal.</source>
        <translation>Está na mesa desde o começo da rodada.</translation>
    </message>
    <message>
        <source>You played it in trick {trick}.</source>
        <translation>Você usou esta carta na jogada {trick}.</translation>
    </message>
    <message>
        <source>{name} played it in trick {trick}.</source>
        <translation>{name} usou esta carta na jogada {trick}.</translation>
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
        <source>the {card} does not go to row {row}, which is blocked. Row {right} is right.</source>
        <translation>o {card} não vai para a fileira {row}, que está bloqueada. A certa é a fileira {right}.</translation>
    </message>
    <message>
        <source>row {row} is blocked and cannot be taken: choose an open row.</source>
        <translation>a fileira {row} está bloqueada e não pode ser levada: escolha uma fileira livre.</translation>
    </message>
    <message>
        <source>no row lies there: drop the {card} on any row.</source>
        <translation>ali não há fileira: solte o {card} em qualquer fileira.</translation>
    </message>
    <message>
        <source>no row lies there: drop the {card} on row {row}.</source>
        <translation>ali não há fileira: solte o {card} na fileira {row}.</translation>
    </message>
    <message>
        <source>your card already lies face down. Z takes it back.</source>
        <translation>a sua carta já está fechada na mesa. Z desfaz.</translation>
    </message>
    <message>
        <source>your {card} already lies face down. Z takes it back.</source>
        <translation>o seu {card} já está fechado na mesa. Z desfaz.</translation>
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
        <source>it is not your turn: {name} is deciding.</source>
        <translation>não é a sua vez: {name} está decidindo.</translation>
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
        <translation>as próximas cartas ainda vão ser distribuídas.</translation>
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
        <translation>só dá para desfazer antes de as cartas serem abertas.</translation>
    </message>
    <message>
        <source>a drafted card can be put back only until the next player has drafted.</source>
        <translation>só dá para devolver a carta escolhida antes de o próximo jogador escolher a dele.</translation>
    </message>
    <message>
        <source>a row is chosen only for a card that is lower than every row.</source>
        <translation>só escolhe fileira quem jogou uma carta menor que todas elas.</translation>
    </message>
    <message>
        <source>that is not possible now.</source>
        <translation>isso não é possível agora.</translation>
    </message>
</context>
<context>
    <name>Pega6Refused</name>
    <message>
        <source>{special} needs a card: name the card it is for.</source>
        <translation>“{special}” precisa de uma carta: diga qual.</translation>
    </message>
    <message>
        <source>the {card} is not in your pile: put aside a card you have taken.</source>
        <translation>o {card} não está na sua pilha: tire uma carta que você levou.</translation>
    </message>
    <message>
        <source>the {card} is not on offer: draft one of the open cards.</source>
        <translation>o {card} não está disponível: pegue uma das cartas abertas.</translation>
    </message>
    <message>
        <source>the {card} lies in no row: move a card of an open row.</source>
        <translation>o {card} não está em nenhuma fileira: mova uma carta de uma fileira livre.</translation>
    </message>
    <message>
        <source>the cards are still being drafted: play the {card} after that.</source>
        <translation>as cartas ainda estão sendo escolhidas: jogue o {card} depois disso.</translation>
    </message>
    <message>
        <source>there is a fifth row already: wait until a row is taken, or choose another special card.</source>
        <translation>já há uma quinta fileira: espere até que alguém leve uma, ou escolha outra carta especial.</translation>
    </message>
    <message>
        <source>row {row} is full: by your house rules, move to a row with room.</source>
        <translation>a fileira {row} está cheia: pelas regras da casa, mova para uma fileira com espaço.</translation>
    </message>
    <message>
        <source>the {card} is higher than the row, which ends with {end}: insert it into a row that ends higher.</source>
        <translation>o {card} é maior que a fileira, que termina em {end}: insira numa fileira que termine mais alto.</translation>
    </message>
    <message>
        <source>no cards are being drafted now: play a card of your hand.</source>
        <translation>agora não é hora de pegar cartas da mesa: jogue uma carta da sua mão.</translation>
    </message>
    <message>
        <source>special cards are exchanged only right after taking a row.</source>
        <translation>cartas especiais só são trocadas logo depois de levar uma fileira.</translation>
    </message>
    <message>
        <source>a special card is played when your own card is about to be placed.</source>
        <translation>uma carta especial só é jogada quando chega a vez da sua própria carta.</translation>
    </message>
    <message>
        <source>there is no such row: choose one that lies on the table.</source>
        <translation>essa fileira não existe: escolha uma que esteja na mesa.</translation>
    </message>
    <message>
        <source>nobody sits there: choose a player at the table.</source>
        <translation>ninguém está sentado ali: escolha alguém da mesa.</translation>
    </message>
    <message>
        <source>this trick is still being placed: play the {card} after it.</source>
        <translation>esta jogada ainda está em andamento: jogue o {card} depois dela.</translation>
    </message>
    <message>
        <source>the {card} does not lie in the row you take: name a card of that row.</source>
        <translation>o {card} não está na fileira que você leva: diga uma carta dessa fileira.</translation>
    </message>
    <message>
        <source>it is not your turn: wait until the others have decided.</source>
        <translation>não é a sua vez: espere até que os outros decidam.</translation>
    </message>
    <message>
        <source>you have no other card in hand: place the card without {replace}.</source>
        <translation>você não tem outra carta na mão: jogue a carta sem “{replace}”.</translation>
    </message>
    <message>
        <source>cards are put aside only right after {neg_pos}.</source>
        <translation>só dá para tirar cartas da pilha logo depois de “{neg_pos}”.</translation>
    </message>
    <message>
        <source>the {card} takes no row now: keep {neg_pos} until one of your cards does.</source>
        <translation>o {card} não leva fileira agora: guarde “{neg_pos}” até que uma carta sua leve.</translation>
    </message>
    <message>
        <source>no open row ends higher than the {card}: place it without {insert}.</source>
        <translation>nenhuma fileira livre termina acima do {card}: jogue sem “{insert}”.</translation>
    </message>
    <message>
        <source>no row has room for a card to move to: place yours without {move}.</source>
        <translation>nenhuma fileira tem espaço para receber uma carta: jogue a sua sem “{move}”.</translation>
    </message>
    <message>
        <source>one special card per number card: keep {special} for later.</source>
        <translation>só uma carta especial por carta numerada: guarde “{special}” para depois.</translation>
    </message>
    <message>
        <source>the {card} is your own card: name a card that lies in the row you take.</source>
        <translation>o {card} é a sua própria carta: diga uma carta que esteja na fileira que você leva.</translation>
    </message>
    <message>
        <source>{special} does not ask for that: leave out the card or row.</source>
        <translation>“{special}” não pede isso: não indique carta nem fileira.</translation>
    </message>
    <message>
        <source>row {row} is blocked until a row is taken: choose an open row.</source>
        <translation>a fileira {row} está bloqueada até que alguém leve uma fileira: escolha uma livre.</translation>
    </message>
    <message>
        <source>a row must be chosen before the {card} can be played.</source>
        <translation>antes de jogar o {card} é preciso escolher uma fileira.</translation>
    </message>
    <message>
        <source>{special} needs a row: name the row it is for.</source>
        <translation>“{special}” precisa de uma fileira: diga qual.</translation>
    </message>
    <message>
        <source>the {card} is the card being placed: replace it with another one.</source>
        <translation>o {card} é a carta da vez: substitua por outra.</translation>
    </message>
    <message>
        <source>the card lies in row {row} already: move it to another row.</source>
        <translation>a carta já está na fileira {row}: mova para outra.</translation>
    </message>
    <message>
        <source>row {row} takes seven already: place your card without another {seven_takes}.</source>
        <translation>a fileira {row} já espera a 7ª carta: jogue sem outra “{seven_takes}”.</translation>
    </message>
    <message>
        <source>the {card} is lower than every open row, so no row would take seven: place it without {seven_takes}.</source>
        <translation>o {card} é menor que todas as fileiras livres e não entra em nenhuma: jogue sem “{seven_takes}”.</translation>
    </message>
    <message>
        <source>you do not hold {special}: choose a special card you hold.</source>
        <translation>você não tem “{special}”: escolha uma carta especial que você tenha.</translation>
    </message>
    <message>
        <source>the {card} counts {heads}, but only {left} can still be removed: choose a cheaper card.</source>
        <translation>o {card} vale {heads}, mas só dá para tirar mais {left}: escolha uma carta mais barata.</translation>
    </message>
    <message>
        <source>two rows are blocked already: wait until a row is taken.</source>
        <translation>já há duas fileiras bloqueadas: espere até que alguém leve uma fileira.</translation>
    </message>
</context>
<context>
    <name>Pega6Rules</name>
    <message>
        <source>Base game</source>
        <translation>Jogo base</translation>
    </message>
    <message>
        <source>Professional game</source>
        <translation>Jogo profissional</translation>
    </message>
    <message>
        <source>Anniversary game</source>
        <translation>Jogo de aniversário</translation>
    </message>
</context>
<context>
    <name>Pega6SpecialLog</name>
    <message>
        <source>You played {special}.</source>
        <translation>Você jogou “{special}”.</translation>
    </message>
    <message>
        <source>{name} played {special}.</source>
        <translation>{name} jogou “{special}”.</translation>
    </message>
    <message>
        <source>You took the {back} back and played the {card} instead.</source>
        <translation>Você pegou o {back} de volta e jogou o {card} no lugar.</translation>
    </message>
    <message>
        <source>{name} took the {back} back and played the {card} instead.</source>
        <translation>{name} pegou o {back} de volta e jogou o {card} no lugar.</translation>
    </message>
    <message>
        <source>You moved the {card} from row {source} to row {row}, place {place}.</source>
        <translation>Você moveu o {card} da fileira {source} para a {row}, posição {place}.</translation>
    </message>
    <message>
        <source>{name} moved the {card} from row {source} to row {row}, place {place}.</source>
        <translation>{name} moveu o {card} da fileira {source} para a {row}, posição {place}.</translation>
    </message>
    <message>
        <source>Four rows were left.</source>
        <translation>Ficaram quatro fileiras.</translation>
    </message>
    <message>
        <source>From now on the 7th card takes row {row}.</source>
        <translation>A partir de agora, a 7ª carta leva a fileira {row}.</translation>
    </message>
    <message>
        <source>Row {row} was open again.</source>
        <translation>A fileira {row} ficou livre de novo.</translation>
    </message>
    <message>
        <source>Rows {rows} were open again.</source>
        <translation>As fileiras {rows} ficaram livres de novo.</translation>
    </message>
    <message>
        <source>You opened a fifth row.</source>
        <translation>Você abriu uma quinta fileira.</translation>
    </message>
    <message>
        <source>{name} opened a fifth row.</source>
        <translation>{name} abriu uma quinta fileira.</translation>
    </message>
    <message>
        <source>You blocked row {row}.</source>
        <translation>Você bloqueou a fileira {row}.</translation>
    </message>
    <message>
        <source>{name} blocked row {row}.</source>
        <translation>{name} bloqueou a fileira {row}.</translation>
    </message>
    <message numerus="yes">
        <source>%n special card(s) were shuffled into a new deck.</source>
        <translation>
            <numerusform>%n carta especial embaralhada formou um novo monte.</numerusform>
            <numerusform>%n cartas especiais embaralhadas formaram um novo monte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {card} left the round and cancelled {heads}: your pile counted {points}.</source>
        <translation>O {card} saiu da rodada e anulou {heads}: a sua pilha ficou com {points}.</translation>
    </message>
    <message>
        <source>The {card} left the round and cancelled {heads}: {name}&apos;s pile counted {points}.</source>
        <translation>O {card} saiu da rodada e anulou {heads}: a pilha de {name} ficou com {points}.</translation>
    </message>
    <message>
        <source>You put the {card} of your pile aside: {heads} less.</source>
        <translation>Você tirou o {card} da sua pilha: {heads} a menos.</translation>
    </message>
    <message>
        <source>{name} put the {card} aside: {heads} less.</source>
        <translation>{name} tirou o {card} da pilha: {heads} a menos.</translation>
    </message>
    <message>
        <source>You discarded {special} for another.</source>
        <translation>Você descartou “{special}” para comprar outra.</translation>
    </message>
    <message>
        <source>{name} discarded {special} for another.</source>
        <translation>{name} descartou “{special}” para comprar outra.</translation>
    </message>
    <message>
        <source>You drew {special}.</source>
        <translation>Você comprou “{special}”.</translation>
    </message>
    <message>
        <source>{name} drew a special card.</source>
        <translation>{name} comprou uma carta especial.</translation>
    </message>
</context>
<context>
    <name>Pega6SpecialTurn</name>
    <message>
        <source>one special card may be exchanged.</source>
        <translation>uma carta especial pode ser trocada.</translation>
    </message>
    <message>
        <source>cards may be put aside, up to {heads}.</source>
        <translation>dá para tirar cartas da pilha, até {heads}.</translation>
    </message>
    <message>
        <source>Your pile: remove up to {heads}</source>
        <translation>Sua pilha: dá para tirar até {heads}</translation>
    </message>
    <message>
        <source>{special}:</source>
        <translation>{special}:</translation>
    </message>
    <message>
        <source>your {card} is placed now. Pick up a special card, or press 0 to play without.</source>
        <translation>o seu {card} entra agora. Pegue uma carta especial ou aperte 0 para jogar sem.</translation>
    </message>
    <message>
        <source>your {card} is placed now, and no special card serves. 0 plays without.</source>
        <translation>o seu {card} entra agora e nenhuma especial serve. Aperte 0 para jogar sem.</translation>
    </message>
    <message>
        <source>the {card} is placed now, with or without a special card.</source>
        <translation>o {card} entra agora, com ou sem carta especial.</translation>
    </message>
    <message>
        <source>you took a row and may swap one special card for another. 0 keeps them.</source>
        <translation>você levou uma fileira e pode trocar uma carta especial. Aperte 0 para ficar com todas.</translation>
    </message>
    <message>
        <source>drop {special} on the discard pile to draw another. Esc puts it back.</source>
        <translation>solte “{special}” no descarte e compre outra. Esc devolve a carta.</translation>
    </message>
    <message>
        <source>you may put aside cards of your pile, up to {heads}. 0 keeps the rest.</source>
        <translation>você pode tirar cartas da sua pilha, até {heads}. Aperte 0 para ficar com o resto.</translation>
    </message>
    <message>
        <source>without the {card} your pile has {heads} less. Drop it on the discard pile.</source>
        <translation>sem o {card}, a sua pilha tem {heads} a menos. Solte no descarte.</translation>
    </message>
    <message>
        <source>Drafted: {name}</source>
        <translation>Cartas escolhidas: {name}</translation>
    </message>
    <message>
        <source>Still in hand: {cards}.</source>
        <translation>Ainda na mão: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>Played: {cards}.</source>
        <translation>
            <numerusform>Já jogada: {cards}.</numerusform>
            <numerusform>Já jogadas: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No special card this trick</source>
        <translation>Sem especial nesta jogada</translation>
    </message>
    <message>
        <source>No special card</source>
        <translation>Sem especial</translation>
    </message>
    <message>
        <source>Keep them all</source>
        <translation>Ficar com todas</translation>
    </message>
    <message>
        <source>Swap it</source>
        <translation>Trocar</translation>
    </message>
    <message>
        <source>Keep the rest</source>
        <translation>Ficar com o resto</translation>
    </message>
    <message>
        <source>Put the {card} aside</source>
        <translation>Tirar o {card}</translation>
    </message>
    <message>
        <source>Draft the {card}, {heads}</source>
        <translation>Pegar o {card}, {heads}</translation>
    </message>
    <message>
        <source>Place the {card} without a special card: {results}</source>
        <translation>Jogar o {card} sem carta especial: {results}</translation>
    </message>
    <message>
        <source>{special}: {results}</source>
        <translation>{special}: {results}</translation>
    </message>
    <message>
        <source>Move the {card} to another row</source>
        <translation>Mover o {card} para outra fileira</translation>
    </message>
    <message>
        <source>Exchange {special} for the top special card</source>
        <translation>Trocar “{special}” pela carta de cima do monte</translation>
    </message>
    <message>
        <source>Keep your special cards</source>
        <translation>Ficar com as suas cartas especiais</translation>
    </message>
    <message>
        <source>Put the {card} aside: {heads} less, {left} can still be removed</source>
        <translation>Tirar o {card} da pilha: {heads} a menos, dá para tirar mais {left}</translation>
    </message>
    <message>
        <source>Keep the rest of your pile</source>
        <translation>Ficar com o resto da pilha</translation>
    </message>
    <message>
        <source>the {card} goes to row {row}, place {place}</source>
        <translation>o {card} vai para a fileira {row}, posição {place}</translation>
    </message>
    <message>
        <source>a fifth row opens</source>
        <translation>abre-se uma quinta fileira</translation>
    </message>
    <message>
        <source>only the 7th card takes row {row}</source>
        <translation>só a 7ª carta leva a fileira {row}</translation>
    </message>
    <message>
        <source>row {row} is blocked</source>
        <translation>a fileira {row} fica bloqueada</translation>
    </message>
    <message>
        <source>the blocks are lifted</source>
        <translation>os bloqueios acabam</translation>
    </message>
    <message>
        <source>four rows are left</source>
        <translation>restam quatro fileiras</translation>
    </message>
    <message>
        <source>the {back} returns to your hand, you play the {card}</source>
        <translation>o {back} volta para a sua mão, você joga o {card}</translation>
    </message>
    <message>
        <source>the {card} moves from row {source} to row {row}, place {place}</source>
        <translation>o {card} passa da fileira {source} para a {row}, posição {place}</translation>
    </message>
    <message>
        <source>you take row {row}: {cards}, including your {own}, {heads}</source>
        <translation>você leva a fileira {row}: {cards}, com o seu {own}, {heads}</translation>
    </message>
    <message>
        <source>you take {cards} from row {row}, {heads}, and the {kept} stays</source>
        <translation>você leva {cards} da fileira {row}, {heads}, e o {kept} fica</translation>
    </message>
    <message>
        <source>you take {cards} from row {row}, {heads}</source>
        <translation>você leva {cards} da fileira {row}, {heads}</translation>
    </message>
    <message>
        <source>the {card} is lower than every open row, you choose one to take</source>
        <translation>o {card} é menor que todas as fileiras livres, você escolhe uma e leva</translation>
    </message>
    <message>
        <source>the {card} leaves the round and cancels {heads}, your pile counts {points}</source>
        <translation>o {card} sai da rodada e anula {heads}, a sua pilha fica com {points}</translation>
    </message>
    <message>
        <source>then you may put aside cards, up to {heads}</source>
        <translation>depois você pode tirar cartas da pilha, até {heads}</translation>
    </message>
</context>
<context>
    <name>Pega6Specials</name>
    <message>
        <source>Fifth row</source>
        <translation>5ª Fileira</translation>
    </message>
    <message>
        <source>Open a new row</source>
        <translation>Abra uma fileira nova</translation>
    </message>
    <message>
        <source>Your card begins a fifth row, whatever its number; the next row taken leaves the table together with the taker&apos;s card.</source>
        <translation>A sua carta abre uma quinta fileira, seja qual for o número; a próxima fileira levada sai da mesa junto com a carta de quem a leva.</translation>
    </message>
    <message>
        <source>drop it on the fifth row</source>
        <translation>solte na 5ª fileira</translation>
    </message>
    <message>
        <source>Open the row</source>
        <translation>Abrir a fileira</translation>
    </message>
    <message>
        <source>your {card} opens a fifth row and takes nothing. Esc puts the card back.</source>
        <translation>o seu {card} abre a quinta fileira e não leva nada. Esc devolve a carta.</translation>
    </message>
    <message>
        <source>Takes seven</source>
        <translation>Pega em 7!</translation>
    </message>
    <message>
        <source>Only the 7th card takes</source>
        <translation>Só a 7ª carta leva</translation>
    </message>
    <message>
        <source>Your card joins its row without taking it; until the row is taken, only the seventh card takes it.</source>
        <translation>A sua carta entra na fileira sem levá-la; enquanto ninguém a levar, só a sétima carta leva essa fileira.</translation>
    </message>
    <message>
        <source>drop it on the row</source>
        <translation>solte na fileira</translation>
    </message>
    <message>
        <source>Join the row</source>
        <translation>Entrar na fileira</translation>
    </message>
    <message>
        <source>your {card} joins row {row} without taking it. Esc puts the card back.</source>
        <translation>o seu {card} entra na fileira {row} sem levá-la. Esc devolve a carta.</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Inserir</translation>
    </message>
    <message>
        <source>Slip in between two cards</source>
        <translation>Encaixe no meio da fileira</translation>
    </message>
    <message>
        <source>Your card goes to its place in a row that ends higher; if the row is too long then, you take all of it but the highest card.</source>
        <translation>A sua carta entra no lugar dela numa fileira que termina mais alto; se a fileira ficar longa demais, você leva tudo, menos a carta mais alta.</translation>
    </message>
    <message>
        <source>drop it on a row</source>
        <translation>solte na fileira</translation>
    </message>
    <message>
        <source>Insert it</source>
        <comment>the main button</comment>
        <translation>Encaixar</translation>
    </message>
    <message>
        <source>slip the {card} into a lit row. Esc puts the card back.</source>
        <translation>encaixe o {card} numa fileira acesa. Esc devolve a carta.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Substituir</translation>
    </message>
    <message>
        <source>Swap it for another in hand</source>
        <translation>Troque por outra da mão</translation>
    </message>
    <message>
        <source>Your card goes back to your hand and you play another one in this trick instead.</source>
        <translation>A sua carta volta para a mão e você joga outra no lugar dela nesta jogada.</translation>
    </message>
    <message>
        <source>drop it on a hand card</source>
        <translation>solte numa da mão</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Substituir</translation>
    </message>
    <message>
        <source>choose the card of your hand that goes in place of the {card}. Esc puts the card back.</source>
        <translation>escolha a carta da mão que entra no lugar do {card}. Esc devolve a carta.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Movimentar</translation>
    </message>
    <message>
        <source>Move a card to another row</source>
        <translation>Mova uma carta de fileira</translation>
    </message>
    <message>
        <source>You move any card of an open row to its place in another open row, then your card is placed.</source>
        <translation>Você move qualquer carta de uma fileira livre para o lugar dela em outra fileira livre; depois joga a sua carta.</translation>
    </message>
    <message>
        <source>drop it on a card</source>
        <translation>solte numa carta</translation>
    </message>
    <message>
        <source>Move it</source>
        <comment>the main button</comment>
        <translation>Mover</translation>
    </message>
    <message>
        <source>choose the card that changes its row. Esc puts the card back.</source>
        <translation>escolha a carta que muda de fileira. Esc devolve a carta.</translation>
    </message>
    <message>
        <source>choose the row the {picked} goes to. Esc lets go of the {picked}.</source>
        <translation>escolha a fileira para onde vai o {picked}. Esc solta o {picked}.</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Bloquear</translation>
    </message>
    <message>
        <source>Nobody touches the row</source>
        <translation>Ninguém mexe na fileira</translation>
    </message>
    <message>
        <source>No card goes to the row you block and nobody takes it, until another row is taken.</source>
        <translation>Nenhuma carta entra na fileira bloqueada e ninguém a leva, até que outra fileira seja levada.</translation>
    </message>
    <message>
        <source>Block it</source>
        <comment>the main button</comment>
        <translation>Bloquear</translation>
    </message>
    <message>
        <source>choose the row you lock before the {card} is placed. Esc puts the card back.</source>
        <translation>escolha a fileira que fica bloqueada antes de o {card} entrar. Esc devolve a carta.</translation>
    </message>
    <message>
        <source>Negative = Positive</source>
        <translation>Negativo = Positivo</translation>
    </message>
    <message>
        <source>One card cancels heads</source>
        <translation>Uma carta anula cabeças</translation>
    </message>
    <message>
        <source>When your card takes a row, one card of that row leaves the round and as many heads of your pile are cancelled with it.</source>
        <translation>Quando a sua carta leva uma fileira, uma carta dela sai da rodada e anula outras tantas cabeças da sua pilha.</translation>
    </message>
    <message>
        <source>Remove it</source>
        <comment>the main button</comment>
        <translation>Tirar a carta</translation>
    </message>
    <message>
        <source>choose the card of row {row} that leaves the game. The row is still yours.</source>
        <translation>escolha a carta da fileira {row} que sai do jogo. A fileira ainda é sua.</translation>
    </message>
    <message>
        <source>choose the card that leaves the game. You take the row it lies in.</source>
        <translation>escolha a carta que sai do jogo. Você leva a fileira dela.</translation>
    </message>
    <message>
        <source>there are 5 rows</source>
        <translation>já há 5 fileiras</translation>
    </message>
    <message>
        <source>no other card in hand</source>
        <translation>sem outra carta na mão</translation>
    </message>
    <message>
        <source>only when taking a row</source>
        <translation>só ao levar fileira</translation>
    </message>
    <message>
        <source>no row ends higher</source>
        <translation>nenhuma termina acima</translation>
    </message>
    <message>
        <source>no row has room</source>
        <translation>fileiras sem espaço</translation>
    </message>
    <message>
        <source>the row has one</source>
        <translation>a fileira já tem uma</translation>
    </message>
    <message>
        <source>your card is too low</source>
        <translation>carta baixa demais</translation>
    </message>
    <message>
        <source>there are 2 blocks</source>
        <translation>já há 2 bloqueios</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>agora não</translation>
    </message>
    <message>
        <source>You hold no special card. The next round may bring new ones.</source>
        <translation>Você está sem cartas especiais. A próxima rodada pode trazer outras.</translation>
    </message>
    <message>
        <source>You hold no special card.</source>
        <translation>Você está sem cartas especiais.</translation>
    </message>
    <message>
        <source>may be played</source>
        <translation>pode jogar</translation>
    </message>
    <message>
        <source>may be played too</source>
        <translation>também pode</translation>
    </message>
    <message>
        <source>may be swapped</source>
        <translation>pode trocar</translation>
    </message>
    <message>
        <source>may be swapped too</source>
        <translation>também pode</translation>
    </message>
    <message>
        <source>drop it on the discard pile</source>
        <translation>solte no descarte</translation>
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
        <translation>Distribuindo as cartas</translation>
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
    <message>
        <source>only the 7th card takes it</source>
        <translation>só a 7ª carta leva</translation>
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
        <source>blocked: no card goes here</source>
        <translation>bloqueada: nenhuma carta entra</translation>
    </message>
    <message>
        <source>full: the 7th takes {heads}</source>
        <translation>cheia: a 7ª leva {heads}</translation>
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
        <source>the 7th card takes the row</source>
        <translation>a 7ª carta leva a fileira</translation>
    </message>
    <message>
        <source>full: the 7th takes {heads} and goes along</source>
        <translation>cheia: a 7ª leva {heads} e vai junto</translation>
    </message>
    <message>
        <source>full: the 6th takes {heads} and goes along</source>
        <translation>cheia: a 6ª leva {heads} e vai junto</translation>
    </message>
    <message>
        <source>the 7th card takes the row and goes along</source>
        <translation>a 7ª carta leva a fileira e vai junto</translation>
    </message>
    <message>
        <source>the 6th card takes the row and goes along</source>
        <translation>a 6ª carta leva a fileira e vai junto</translation>
    </message>
    <message>
        <source>6th</source>
        <translation>6ª</translation>
    </message>
    <message>
        <source>7th</source>
        <translation>7ª</translation>
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
        <translation>O seu {card}, {heads}</translation>
    </message>
    <message>
        <source>{name}&apos;s {card}, {heads}</source>
        <translation>O {card} de {name}, {heads}</translation>
    </message>
    <message>
        <source>Face-down card of {name}</source>
        <translation>Carta fechada de {name}</translation>
    </message>
    <message>
        <source>Your face-down card</source>
        <translation>A sua carta fechada</translation>
    </message>
    <message>
        <source>Your face-down card: {card}</source>
        <translation>A sua carta fechada: {card}</translation>
    </message>
    <message>
        <source>Face-down card of {name}: {card}</source>
        <translation>Carta fechada de {name}: {card}</translation>
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
        <source>round 1: {points}</source>
        <translation>rodada 1: {points}</translation>
    </message>
    <message>
        <source>the {card}, which lies in no row any more.</source>
        <translation>o {card}, que não está mais em nenhuma fileira.</translation>
    </message>
    <message>
        <source>the {card} took row {row}, {heads}.</source>
        <translation>o {card} levou a fileira {row}, {heads}.</translation>
    </message>
    <message>
        <source>the {card} went to row {row}.</source>
        <translation>o {card} foi para a fileira {row}.</translation>
    </message>
    <message>
        <source>It brought {heads}.</source>
        <translation>Rendeu {heads}.</translation>
    </message>
    <message>
        <source>{name}: {points} this round, {total} in total.</source>
        <translation>{name}: {points} na rodada, {total} no total.</translation>
    </message>
    <message numerus="yes">
        <source>%n special card(s).</source>
        <translation>
            <numerusform>%n carta especial.</numerusform>
            <numerusform>%n cartas especiais.</numerusform>
        </translation>
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
    <name>Pega6TakingLog</name>
    <message>
        <source>You took {cards} from row {row}: {heads} (the row was full).</source>
        <translation>Você levou {cards} da fileira {row}: {heads} (a fileira estava cheia).</translation>
    </message>
    <message>
        <source>You took {cards} from row {row}: {heads} (your card was too low).</source>
        <translation>Você levou {cards} da fileira {row}: {heads} (a sua carta era baixa demais).</translation>
    </message>
    <message>
        <source>You took {cards} from row {row}: {heads} (the inserted card was one too many).</source>
        <translation>Você levou {cards} da fileira {row}: {heads} (a carta inserida passou do limite).</translation>
    </message>
    <message>
        <source>You took {cards} from row {row}: {heads} (the moved card was one too many).</source>
        <translation>Você levou {cards} da fileira {row}: {heads} (a carta movida passou do limite).</translation>
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
        <source>{name} took {cards} from row {row}: {heads} (the inserted card was one too many).</source>
        <translation>{name} levou {cards} da fileira {row}: {heads} (a carta inserida passou do limite).</translation>
    </message>
    <message>
        <source>{name} took {cards} from row {row}: {heads} (the moved card was one too many).</source>
        <translation>{name} levou {cards} da fileira {row}: {heads} (a carta movida passou do limite).</translation>
    </message>
    <message>
        <source>The {card} stayed in the row.</source>
        <translation>O {card} ficou na fileira.</translation>
    </message>
    <message>
        <source>The {card} just played went along.</source>
        <translation>O {card}, recém-jogado, foi junto.</translation>
    </message>
    <message>
        <source>That row was gone.</source>
        <translation>Essa fileira saiu da mesa.</translation>
    </message>
</context>
<context>
    <name>Pega6Telling</name>
    <message>
        <source>you begin with the {card}.</source>
        <translation>você começa com o {card}.</translation>
    </message>
    <message>
        <source>{name} begins with the {card}.</source>
        <translation>{name} começa com o {card}.</translation>
    </message>
    <message>
        <source>From the lowest to the highest:</source>
        <translation>Da menor para a maior:</translation>
    </message>
    <message>
        <source>Your card:</source>
        <translation>Sua carta:</translation>
    </message>
    <message>
        <source>{name}:</source>
        <comment>a player whose card moves</comment>
        <translation>{name}:</translation>
    </message>
    <message>
        <source>the {card} goes to row {row}.</source>
        <translation>o {card} vai para a fileira {row}.</translation>
    </message>
    <message>
        <source>the {card} is lower than every row, and row {row} is chosen…</source>
        <translation>o {card} é menor que todas as fileiras; a escolhida é a {row}…</translation>
    </message>
    <message>
        <source>row {row} holds one card too many…</source>
        <translation>a fileira {row} tem uma carta a mais…</translation>
    </message>
    <message>
        <source>the {card} is the sixth card of row {row}…</source>
        <translation>o {card} é a sexta carta da fileira {row}…</translation>
    </message>
    <message>
        <source>the {card} is the seventh card of row {row}…</source>
        <translation>o {card} é a sétima carta da fileira {row}…</translation>
    </message>
    <message>
        <source>You</source>
        <comment>you take a row</comment>
        <translation>Você</translation>
    </message>
    <message>
        <source>take row {row}: {heads}.</source>
        <comment>you</comment>
        <translation>leva a fileira {row}: {heads}.</translation>
    </message>
    <message>
        <source>takes row {row}: {heads}.</source>
        <comment>a player</comment>
        <translation>leva a fileira {row}: {heads}.</translation>
    </message>
    <message>
        <source>Row {row} is gone.</source>
        <translation>A {row}ª fileira some.</translation>
    </message>
    <message>
        <source>You play “{special}”:</source>
        <translation>Você joga “{special}”:</translation>
    </message>
    <message>
        <source>{name} plays “{special}”:</source>
        <translation>{name} joga “{special}”:</translation>
    </message>
    <message>
        <source>You played “{special}”:</source>
        <translation>Você jogou “{special}”:</translation>
    </message>
    <message>
        <source>{name} played “{special}”:</source>
        <translation>{name} jogou “{special}”:</translation>
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
        <source>No special card with it.</source>
        <translation>Sem carta especial.</translation>
    </message>
    <message>
        <source>the {card} goes to row {row}, after the {end} (difference {difference}), unless others fill it first.</source>
        <translation>o {card} entra na fileira {row}, depois do {end} (diferença {difference}), se ninguém encher antes.</translation>
    </message>
    <message>
        <source>the {card} goes to row {row}, after the {end} (difference {difference}), as the rows lie now. Drop it or press Enter.</source>
        <translation>do jeito que está, o {card} entra na fileira {row}, depois do {end} (diferença {difference}). Solte ou aperte Enter.</translation>
    </message>
    <message>
        <source>the {card} takes row {row}, which is full: {heads} (difference {difference}), unless others move first.</source>
        <translation>o {card} leva a fileira {row}, que está cheia: {heads} (diferença {difference}), se ninguém mexer antes.</translation>
    </message>
    <message>
        <source>the {card} is lower than every row: which one you take is chosen after the cards turn up.</source>
        <translation>o {card} é menor que todas as fileiras: você escolhe qual leva depois de abrir as cartas.</translation>
    </message>
    <message numerus="yes">
        <source>{names} still choosing. Z takes your {card} back.</source>
        <translation>
            <numerusform>{names} ainda está escolhendo. Z desfaz o seu {card}.</numerusform>
            <numerusform>{names} ainda estão escolhendo. Z desfaz o seu {card}.</numerusform>
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
        <source>Everybody has chosen:</source>
        <translation>Todos escolheram:</translation>
    </message>
    <message>
        <source>the cards turn up now…</source>
        <translation>revelando…</translation>
    </message>
    <message>
        <source>the cards turn up now… Z takes your {card} back.</source>
        <translation>revelando… Z desfaz o seu {card}.</translation>
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
        <source>your {card} is lower than all: choose the row you take. Here: row {row}, {heads} ({cards}).</source>
        <translation>o seu {card} é menor que todas: escolha a fileira que você leva. Aqui: fileira {row}, {heads} ({cards}).</translation>
    </message>
    <message>
        <source>takes</source>
        <translation>leva</translation>
    </message>
    <message>
        <source>the cheapest</source>
        <translation>a mais barata</translation>
    </message>
    <message>
        <source>the row begins again with your {card}</source>
        <translation>a fileira recomeça com o seu {card}</translation>
    </message>
    <message>
        <source>the row goes with your card</source>
        <translation>a fileira some com a sua carta</translation>
    </message>
    <message>
        <source>the {card} is lower than every row, so a row must be taken.</source>
        <translation>o {card} é menor que todas as fileiras: é preciso levar uma delas.</translation>
    </message>
    <message>
        <source>the cards are being dealt.</source>
        <translation>as cartas estão sendo distribuídas.</translation>
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
        <translation>Jogar na fileira {row}</translation>
    </message>
    <message>
        <source>Take row {row}</source>
        <translation>Levar fileira {row}</translation>
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
        <source>Row {row}, seventh place: takes {heads}</source>
        <translation>Fileira {row}, sétima posição: leva {heads}</translation>
    </message>
    <message>
        <source>Row {row}, sixth place: takes {heads}</source>
        <translation>Fileira {row}, sexta posição: leva {heads}</translation>
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
    <name>PeopleMenu</name>
    <message>
        <source>Manage players…</source>
        <translation>Gerenciar jogadores…</translation>
    </message>
</context>
<context>
    <name>PeopleScreen</name>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Who has played here</source>
        <translation>Quem já jogou aqui</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Enter renames the player, in past matches too.</source>
        <translation>Enter muda o nome, também nas partidas jogadas aqui.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Mudar o nome</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Rosto</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Cor</translation>
    </message>
    <message>
        <source>Forget this player</source>
        <translation>Esquecer este jogador</translation>
    </message>
    <message>
        <source>Matches and statistics are kept; a PIN is deleted.</source>
        <translation>Partidas e estatísticas ficam; o PIN é apagado.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Nobody has played here under a name yet. Names typed for a match are remembered.</source>
        <translation>Ninguém jogou aqui com um nome ainda. Os nomes escritos para uma partida ficam nesta lista.</translation>
    </message>
    <message>
        <source>Face {number}</source>
        <translation>Rosto {number}</translation>
    </message>
    <message>
        <source>The face&apos;s own colour</source>
        <translation>A cor do próprio rosto</translation>
    </message>
    <message>
        <source>Honey</source>
        <translation>Mel</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Roxo</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Brick red</source>
        <translation>Tijolo</translation>
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
        <translation>Marrom</translation>
    </message>
    <message>
        <source>{name} is not remembered any more.</source>
        <translation>{name} saiu da lista de jogadores.</translation>
    </message>
    <message>
        <source>Somebody here is called {name} already.</source>
        <translation>Alguém aqui já se chama {name}.</translation>
    </message>
</context>
<context>
    <name>PersonLine</name>
    <message>
        <source>has a PIN</source>
        <translation>tem um PIN</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Unidade</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Pasta</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Procurar em:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Arquivos do &amp;tipo:</translation>
    </message>
</context>
<context>
    <name>QwixxHelp</name>
    <message>
        <source>Four rows, from left to right</source>
        <translation>Quatro cores, da esquerda para a direita</translation>
    </message>
    <message>
        <source>Cross numbers only to the right of your last cross. What you skip is lost.</source>
        <translation>Marque só à direita da sua última marca. O que você pula está perdido.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>O fim</translation>
    </message>
    <message>
        <source>The match ends when one player has completed two rows, or has four penalties.</source>
        <translation>A partida acaba quando alguém completa duas cores, ou chega a quatro falhas.</translation>
    </message>
    <message>
        <source>The points</source>
        <translation>Os pontos</translation>
    </message>
    <message>
        <source>Each row counts by its crosses, the lock too; every penalty costs 5. Most points win.</source>
        <translation>Cada cor vale pelo número de marcas, cadeado incluído; cada falha custa 5. Ganha quem tem mais pontos.</translation>
    </message>
    <message>
        <source>Fill your hand to five from the table. You choose by number and see the colours afterwards.</source>
        <translation>Complete a mão até cinco com cartas da mesa. Você escolhe pelo número e só depois vê a cor.</translation>
    </message>
    <message>
        <source>The top card of the pile announces a number. Everybody may cross it in one row, in secret.</source>
        <translation>A carta de cima do monte anuncia um número. Cada um pode marcá-lo em uma só cor, em segredo.</translation>
    </message>
    <message>
        <source>In your turn play 1 to 3 cards of one colour, one at least, and cross their numbers. Jokers take any colour.</source>
        <translation>No seu turno, jogue de 1 a 3 cartas da mesma cor (uma é obrigatória) e marque os números. Curingas valem qualquer cor.</translation>
    </message>
    <message>
        <source>Only one number is skipped</source>
        <translation>Só se pula um número</translation>
    </message>
    <message>
        <source>Between the numbers you cross in action 3 one may be left out, not two.</source>
        <translation>Entre os números que você marca na ação 3, dá para pular um; dois, não.</translation>
    </message>
    <message>
        <source>A turn without a cross</source>
        <translation>Um turno sem marca</translation>
    </message>
    <message>
        <source>If you cross nothing in your own turn, neither in action 2 nor in action 3, you take a penalty.</source>
        <translation>Quem não marca nada no próprio turno, nem na ação 2 nem na ação 3, recebe uma falha.</translation>
    </message>
    <message>
        <source>Action 1: draw</source>
        <translation>Ação 1: comprar</translation>
    </message>
    <message>
        <source>Action 2: the number for all</source>
        <translation>Ação 2: o número para todos</translation>
    </message>
    <message>
        <source>Action 3: play cards</source>
        <translation>Ação 3: jogar cartas</translation>
    </message>
    <message>
        <source>The lock</source>
        <translation>O cadeado</translation>
    </message>
    <message>
        <source>The last number needs five crosses before it. The lock counts too and closes only your row.</source>
        <translation>O último número pede cinco marcas antes. O cadeado também conta e fecha só a sua cor.</translation>
    </message>
    <message>
        <source>walk through the cards</source>
        <translation>percorrer as cartas</translation>
    </message>
    <message>
        <source>choose a card</source>
        <translation>escolher uma carta</translation>
    </message>
    <message>
        <source>cross its number, or change the row</source>
        <translation>marcar o número, ou mudar de cor</translation>
    </message>
    <message>
        <source>draw, cross or play</source>
        <translation>comprar, marcar ou jogar</translation>
    </message>
    <message>
        <source>pass the number</source>
        <translation>passar o número</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>desfazer</translation>
    </message>
</context>
<context>
    <name>QwixxKeys</name>
    <message>
        <source>to a card, to a colour</source>
        <translation>para uma carta, para uma cor</translation>
    </message>
    <message>
        <source>cross with this card, another colour</source>
        <translation>marcar com esta carta, outra cor</translation>
    </message>
    <message>
        <source>draw, cross or play what is chosen</source>
        <translation>comprar, marcar ou jogar o escolhido</translation>
    </message>
    <message>
        <source>choose a card or a colour</source>
        <translation>escolher uma carta ou uma cor</translation>
    </message>
    <message>
        <source>pass the number for all, play without a cross</source>
        <translation>passar o número para todos, jogar sem marcar</translation>
    </message>
    <message>
        <source>put the last one back, undo</source>
        <translation>devolver o último, desfazer</translation>
    </message>
    <message>
        <source>choose this card, skip the animation</source>
        <translation>escolher esta carta, pular a animação</translation>
    </message>
    <message>
        <source>my rows, then the other players</source>
        <translation>minhas fileiras, depois os outros</translation>
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
        <translation>Não volta</translation>
    </message>
    <message>
        <source>The backs</source>
        <comment>a step of the lesson</comment>
        <translation>O verso</translation>
    </message>
    <message>
        <source>One skip</source>
        <comment>a step of the lesson</comment>
        <translation>Um pulo só</translation>
    </message>
    <message>
        <source>The lock</source>
        <comment>a step of the lesson</comment>
        <translation>O cadeado</translation>
    </message>
    <message>
        <source>The penalty</source>
        <comment>a step of the lesson</comment>
        <translation>A falha</translation>
    </message>
    <message>
        <source>The end</source>
        <comment>a step of the lesson</comment>
        <translation>O fim</translation>
    </message>
    <message>
        <source>You cross from left to right, and the number on the pile counts for everybody. Cross the 3 where you lose least.</source>
        <translation>Só se marca da esquerda para a direita, e o número do monte vale para todos. Marque o 3 onde perde menos.</translation>
    </message>
    <message>
        <source>Your turn begins with drawing until you hold five cards. The back tells the number, never the colour. Draw one.</source>
        <translation>Seu turno começa com a compra: complete cinco cartas na mão. O verso diz o número, nunca a cor. Compre uma.</translation>
    </message>
    <message>
        <source>You may play up to three cards of one colour at once. Make as many crosses as you can.</source>
        <translation>Você pode jogar de uma vez até três cartas da mesma cor. Faça o máximo de marcas.</translation>
    </message>
    <message>
        <source>The 12 closes the yellow row, but it needs five crosses before it, and there are four. Close the row now.</source>
        <translation>O 12 fecha o amarelo, mas pede cinco marcas antes, e há quatro. Feche o amarelo nesta jogada.</translation>
    </message>
    <message>
        <source>Now only you play, and cross the numbers of your cards. What is left behind never comes back: play the card that leaves nothing behind.</source>
        <translation>Agora só você joga cartas e marca os números delas. O que ficou à esquerda não volta: jogue a carta que não deixa nada para trás.</translation>
    </message>
    <message>
        <source>Nothing fits well, and you have crossed nothing in this turn: the red 11, or a penalty that costs 5 points? Count both.</source>
        <translation>Nada encaixa bem, e você ainda não marcou neste turno: o 11 vermelho, ou uma falha, que custa 5 pontos? Conte os dois.</translation>
    </message>
    <message>
        <source>The 12 counts for everybody. Look at Bia&apos;s sheet before you decide: what can she do with it?</source>
        <translation>O 12 vale para todos. Antes de decidir, olhe a folha da Bia: o que ela pode fazer com ele?</translation>
    </message>
    <message>
        <source>Now the 5, the 7 and the 9. In one go you may skip one number at most: which two fit together and lose least?</source>
        <translation>Agora são 5, 7 e 9. De uma vez, no máximo um pulo: quais dois cabem juntos e perdem menos?</translation>
    </message>
    <message>
        <source>Red and yellow begin with 2, green and blue with 12. How many numbers stand left of the 3?</source>
        <translation>Vermelho e amarelo começam no 2; verde e azul, no 12. Quantos números há à esquerda do 3?</translation>
    </message>
    <message>
        <source>Your yellow row has come to 3. Which of your cards comes right after it?</source>
        <translation>Seu amarelo está no 3. Qual das suas cartas vem logo depois?</translation>
    </message>
    <message>
        <source>Any card will do. Which number goes with your hand?</source>
        <translation>Qualquer carta serve. Que número combina com a sua mão?</translation>
    </message>
    <message>
        <source>Of which colour do you hold three cards?</source>
        <translation>De que cor você tem três cartas?</translation>
    </message>
    <message>
        <source>Which of your cards would be the fifth cross?</source>
        <translation>Que carta sua seria a quinta marca?</translation>
    </message>
    <message>
        <source>After the 11 only the 12 is left in the red row, and it needs five crosses.</source>
        <translation>Depois do 11, no vermelho só resta o 12, e ele pede cinco marcas.</translation>
    </message>
    <message>
        <source>Two completed rows of anybody end the match. Bia has closed green; in yellow she needs only the 12.</source>
        <translation>Duas cores completas de alguém encerram a partida. Bia já fechou o verde; no amarelo só falta o 12.</translation>
    </message>
    <message>
        <source>From 5 to 7 you skip one, the 6. Up to 9 it would be two: the 6 and the 8.</source>
        <translation>De 5 a 7 é um pulo: o 6. Até o 9 seriam dois: o 6 e o 8.</translation>
    </message>
    <message>
        <source>Try the card on place {place}.</source>
        <translation>Experimente a carta da posição {place}.</translation>
    </message>
    <message>
        <source>Try {colour}.</source>
        <comment>the row of this colour</comment>
        <translation>Experimente o {colour}.</translation>
    </message>
    <message>
        <source>Try the {numbers} in {colour}.</source>
        <comment>one number</comment>
        <translation>Experimente o {numbers} no {colour}.</translation>
    </message>
    <message>
        <source>Try {numbers} in {colour}.</source>
        <translation>Experimente {numbers} no {colour}.</translation>
    </message>
    <message>
        <source>Try this: play {cards} and cross nothing.</source>
        <translation>Experimente jogar {cards} sem marcar nada.</translation>
    </message>
    <message numerus="yes">
        <source>Only the {lost} is left behind. In green or blue it would have been %n number(s).</source>
        <translation>
            <numerusform>Só o {lost} ficou para trás. No verde ou no azul seria %n número.</numerusform>
            <numerusform>Só o {lost} ficou para trás. No verde ou no azul seriam %n números.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {colour} the {number} stands almost at the end: %n number(s) are left behind. In red or yellow only the 2 would be.</source>
        <translation>
            <numerusform>No {colour}, o {number} fica quase no fim: %n número ficou para trás. No vermelho ou no amarelo, só o 2 ficaria.</numerusform>
            <numerusform>No {colour}, o {number} fica quase no fim: %n números ficaram para trás. No vermelho ou no amarelo, só o 2 ficaria.</numerusform>
        </translation>
    </message>
    <message>
        <source>Passing costs nothing, but scores nothing either. In red or yellow the {number} leaves only the 2 behind.</source>
        <translation>Passar não custa nada, mas também não rende. No vermelho ou no amarelo, o {number} só deixa o 2 para trás.</translation>
    </message>
    <message>
        <source>The {number} comes right after the {before}: nothing is left behind.</source>
        <translation>O {number} vem logo depois do {before}: nada ficou para trás.</translation>
    </message>
    <message>
        <source>The {box} is crossed, but {numbers} lie left of it and never come back.</source>
        <translation>O {box} está marcado, mas {numbers} ficaram à esquerda e não voltam mais.</translation>
    </message>
    <message>
        <source>You crossed nothing. The {box} would have left nothing behind.</source>
        <translation>Você não marcou nada. O {box} não deixava nada para trás.</translation>
    </message>
    <message>
        <source>The back said {number}. You see the colour only in your hand: {colour}.</source>
        <translation>O verso dizia {number}. A cor você só viu na mão: {colour}.</translation>
    </message>
    <message>
        <source>A penalty is not always the worst: it cost {cost}, but red stays open from 5 to 12. With the 11 it would have stopped at {points}.</source>
        <translation>Nem sempre a falha é o pior: custou {cost}, mas o vermelho segue aberto do 5 ao 12. Com o 11, ele parava em {points}.</translation>
    </message>
    <message>
        <source>Three crosses at once: {numbers}, and nothing skipped.</source>
        <translation>Três marcas de uma vez: {numbers}, sem pular nada.</translation>
    </message>
    <message>
        <source>{numbers}: a single skip. The 9 stays in your hand for later.</source>
        <translation>{numbers}: um pulo só. O 9 fica na mão para depois.</translation>
    </message>
    <message>
        <source>{numbers}: a single skip. But the 9 went to the discard pile: it could have waited.</source>
        <translation>{numbers}: um pulo só. Mas o 9 foi para o descarte: podia ter esperado na mão.</translation>
    </message>
    <message>
        <source>7 and 9 fit together, but they leave the 5 behind: a cross you had in your hand.</source>
        <translation>7 e 9 cabem juntos, mas o 5 ficou para trás: uma marca que você tinha na mão.</translation>
    </message>
    <message>
        <source>This time: {crosses}. In {colour}, {numbers} go together.</source>
        <translation>Desta vez: {crosses}. No {colour}, {numbers} cabem juntos.</translation>
    </message>
    <message>
        <source>The 11 was the fifth cross, the 12 closed the row, and the lock counts too: seven crosses, {points}.</source>
        <translation>O 11 foi a quinta marca, o 12 fechou, e o cadeado também conta: sete marcas, {points}.</translation>
    </message>
    <message>
        <source>The 11 is the fifth cross, but the row is still open. The 12 together with it would have closed it.</source>
        <translation>O 11 é a quinta marca, mas o amarelo continua aberto. O 12, jogado junto, o fechava.</translation>
    </message>
    <message>
        <source>The yellow row is still open. The 11 and the 12 together would have closed it.</source>
        <translation>O amarelo continua aberto. O 11 e o 12, juntos, o fechavam.</translation>
    </message>
    <message>
        <source>It scored {gain} now, but red stops at {stop}: the 12 needs five crosses. With the penalty, two more crosses would have made up for it.</source>
        <translation>Rendeu {gain} agora, mas o vermelho parou em {stop}: o 12 pede cinco marcas. Com a falha, mais duas marcas já davam o mesmo.</translation>
    </message>
    <message>
        <source>Bia closed her second row, and that was the end. Your 12 came in time: red went from {before} to {points}.</source>
        <translation>Bia fechou a segunda cor, e a partida acabou na hora. Seu 12 entrou a tempo: o vermelho foi de {before} para {points}.</translation>
    </message>
    <message>
        <source>Bia closed her second row, and that was the end: your red stays at {points}. With the 12 it would have been {missed}.</source>
        <translation>Bia fechou a segunda cor, e a partida acabou na hora: seu vermelho ficou em {points}. Com o 12, seriam {missed}.</translation>
    </message>
</context>
<context>
    <name>QwixxLog</name>
    <message>
        <source>Four cards each; {name} began.</source>
        <translation>Quatro cartas para cada um; {name} começou.</translation>
    </message>
    <message numerus="yes">
        <source>New on the table: {numbers}.</source>
        <translation>
            <numerusform>Nova na mesa: {numbers}.</numerusform>
            <numerusform>Novas na mesa: {numbers}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The discard pile was shuffled: %n card(s) to draw from.</source>
        <translation>
            <numerusform>O descarte foi embaralhado: %n carta no monte.</numerusform>
            <numerusform>O descarte foi embaralhado: %n cartas no monte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {number} counted for all.</source>
        <translation>O {number} valeu para todos.</translation>
    </message>
    <message>
        <source>You crossed {box}.</source>
        <translation>Você marcou {box}.</translation>
    </message>
    <message>
        <source>{name} crossed {box}.</source>
        <translation>{name} marcou {box}.</translation>
    </message>
    <message>
        <source>You completed the {colour} row, and the lock counts as one more cross.</source>
        <translation>Você completou o {colour}, e o cadeado vale mais uma marca.</translation>
    </message>
    <message>
        <source>{name} completed the {colour} row, and the lock counts as one more cross.</source>
        <translation>{name} completou o {colour}, e o cadeado vale mais uma marca.</translation>
    </message>
    <message>
        <source>Now it is your turn.</source>
        <translation>Agora é a sua vez.</translation>
    </message>
    <message>
        <source>Now it is {name}&apos;s turn.</source>
        <translation>Agora é a vez de {name}.</translation>
    </message>
    <message>
        <source>the {thing}</source>
        <comment>a card or a box inside a sentence</comment>
        <translation>o {thing}</translation>
    </message>
    <message>
        <source>Four cards each; you began.</source>
        <translation>Quatro cartas para cada um; você começou.</translation>
    </message>
    <message>
        <source>You crossed nothing: penalty {count} of 4, minus 5 points.</source>
        <translation>Você não marcou nada: falha {count} de 4, menos 5 pontos.</translation>
    </message>
    <message>
        <source>{name} crossed nothing: penalty {count} of 4, minus 5 points.</source>
        <translation>{name} não marcou nada: falha {count} de 4, menos 5 pontos.</translation>
    </message>
    <message>
        <source>You took {cards}.</source>
        <translation>Você comprou {cards}.</translation>
    </message>
    <message>
        <source>{name} took {numbers}.</source>
        <translation>{name} comprou {numbers}.</translation>
    </message>
    <message>
        <source>{name} took {cards}.</source>
        <translation>{name} comprou {cards}.</translation>
    </message>
    <message>
        <source>All had decided: nobody crossed the {number}.</source>
        <translation>Todos decidiram: ninguém marcou o {number}.</translation>
    </message>
    <message numerus="yes">
        <source>All had decided: %n player(s) crossed the {number}.</source>
        <comment>players</comment>
        <translation>
            <numerusform>Todos decidiram: %n jogador marcou o {number}.</numerusform>
            <numerusform>Todos decidiram: %n jogadores marcaram o {number}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You played {cards} without a cross.</source>
        <translation>Você jogou {cards}, sem marcar.</translation>
    </message>
    <message>
        <source>{name} played {cards} without a cross.</source>
        <translation>{name} jogou {cards}, sem marcar.</translation>
    </message>
    <message>
        <source>You played {cards} in {colour}.</source>
        <translation>Você jogou {cards} no {colour}.</translation>
    </message>
    <message>
        <source>{name} played {cards} in {colour}.</source>
        <translation>{name} jogou {cards} no {colour}.</translation>
    </message>
    <message>
        <source>You played {cards}.</source>
        <translation>Você jogou {cards}.</translation>
    </message>
    <message>
        <source>{name} played {cards}.</source>
        <translation>{name} jogou {cards}.</translation>
    </message>
    <message>
        <source>You completed two rows and won with {points}!</source>
        <translation>Você completou duas cores e venceu com {points}!</translation>
    </message>
    <message>
        <source>{name} completed two rows and won with {points}.</source>
        <translation>{name} completou duas cores e venceu com {points}.</translation>
    </message>
    <message>
        <source>Two rows completed: {enders}. Most points ({points}): {winners}.</source>
        <translation>Duas cores completas: {enders}. Maior total ({points}): {winners}.</translation>
    </message>
    <message>
        <source>Four penalties: {enders}. Most points ({points}): {winners}.</source>
        <translation>Quatro falhas: {enders}. Maior total ({points}): {winners}.</translation>
    </message>
</context>
<context>
    <name>QwixxReasons</name>
    <message>
        <source>The back shows the number of the card; its colour is seen only once it is in your hand.</source>
        <translation>O verso mostra o número da carta; a cor só aparece quando ela está na sua mão.</translation>
    </message>
    <message>
        <source>A joker has any colour, but always its own number. With other cards it takes theirs.</source>
        <translation>Um curinga vale qualquer cor, mas sempre o próprio número. Com outras cartas, fica com a cor delas.</translation>
    </message>
    <message>
        <source>Several numbers of one action: at most one may be skipped between them.</source>
        <translation>Vários números de uma vez: no máximo um pulo entre eles.</translation>
    </message>
    <message>
        <source>first cross</source>
        <translation>primeira marca</translation>
    </message>
    <message>
        <source>after the {number}</source>
        <translation>depois do {number}</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>completa</translation>
    </message>
    <message>
        <source>left of the {number}</source>
        <translation>à esquerda do {number}</translation>
    </message>
    <message>
        <source>{count} of {needed} crosses</source>
        <translation>{count} de {needed} marcas</translation>
    </message>
</context>
<context>
    <name>QwixxRefused</name>
    <message>
        <source>you have decided already: Z takes it back until all have.</source>
        <translation>você já decidiu: Z desfaz enquanto faltar alguém.</translation>
    </message>
    <message>
        <source>that card is not in your hand: play your own cards.</source>
        <translation>essa carta não está na sua mão: jogue as suas.</translation>
    </message>
    <message>
        <source>each card once: name the cards in order.</source>
        <translation>cada carta uma vez, em ordem.</translation>
    </message>
    <message>
        <source>take exactly {needed}: your hand must have five cards.</source>
        <translation>compre exatamente {needed}: a mão deve ter cinco cartas.</translation>
    </message>
    <message>
        <source>the {number} closes the {colour} row: it needs five crosses before it, there are {crosses}.</source>
        <translation>o {number} fecha o {colour}: precisa de cinco marcas antes, há {crosses}.</translation>
    </message>
    <message>
        <source>a joker takes the colour of the cards it is played with.</source>
        <translation>um curinga fica com a cor das cartas que vão com ele.</translation>
    </message>
    <message>
        <source>the {number} lies left of the {last} in the {colour} row: only numbers to the right may be crossed.</source>
        <translation>no {colour}, o {number} fica à esquerda do {last}: só se marca à direita.</translation>
    </message>
    <message>
        <source>the match is over.</source>
        <translation>a partida acabou.</translation>
    </message>
    <message>
        <source>no cards are drawn now: that comes first in a turn.</source>
        <translation>agora não se compra: isso vem no começo do turno.</translation>
    </message>
    <message>
        <source>no number for all is announced now.</source>
        <translation>agora não há número para todos.</translation>
    </message>
    <message>
        <source>no cards are played now: that is the third action of a turn.</source>
        <translation>agora não se jogam cartas: essa é a ação 3.</translation>
    </message>
    <message>
        <source>there is no such place: the display has four.</source>
        <translation>essa posição não existe: na mesa há quatro.</translation>
    </message>
    <message>
        <source>there is no such row: the sheet has four.</source>
        <translation>essa cor não existe: a folha tem quatro.</translation>
    </message>
    <message>
        <source>nobody sits there: choose a player at the table.</source>
        <translation>ninguém senta aí: escolha alguém da mesa.</translation>
    </message>
    <message>
        <source>only played numbers are crossed: play the {number} too, or leave it.</source>
        <translation>só se marcam números jogados: jogue também o {number}, ou não o marque.</translation>
    </message>
    <message>
        <source>it is not your turn: wait until it comes.</source>
        <translation>não é a sua vez: espere ela chegar.</translation>
    </message>
    <message>
        <source>there is nothing to undo.</source>
        <translation>não há nada para desfazer.</translation>
    </message>
    <message>
        <source>cross from left to right, each number once.</source>
        <translation>marque da esquerda para a direita, cada número uma vez.</translation>
    </message>
    <message>
        <source>only cards of one colour: put the others down first.</source>
        <translation>só cartas de uma cor: solte antes as outras.</translation>
    </message>
    <message>
        <source>cards are crossed in the row of their own colour.</source>
        <translation>cada carta se marca na própria cor.</translation>
    </message>
    <message>
        <source>each place once: name the places in order.</source>
        <translation>cada posição uma vez, em ordem.</translation>
    </message>
    <message>
        <source>play one, two or three cards, even if you cross nothing.</source>
        <translation>jogue uma, duas ou três cartas, mesmo sem marcar nada.</translation>
    </message>
    <message>
        <source>your {colour} row is completed: nothing more is crossed in it.</source>
        <translation>o seu {colour} está completo: ali não se marca mais nada.</translation>
    </message>
    <message>
        <source>between the crosses of one action only one number may be skipped, here it would be {skipped}.</source>
        <translation>entre as marcas de uma ação só dá para pular um número; aqui seriam {skipped}.</translation>
    </message>
    <message>
        <source>the rules do not allow that.</source>
        <translation>as regras não permitem isso.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) is all you need: put one back first.</source>
        <translation>
            <numerusform>%n carta basta: devolva uma antes.</numerusform>
            <numerusform>%n cartas bastam: devolva uma antes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>choose %n card(s) more.</source>
        <translation>
            <numerusform>escolha mais %n carta.</numerusform>
            <numerusform>escolha mais %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>that does nothing now.</source>
        <translation>isso não faz nada agora.</translation>
    </message>
    <message>
        <source>the {box} is crossed already.</source>
        <translation>o {box} já está marcado.</translation>
    </message>
    <message>
        <source>you have no {box}: only numbers of your cards may be crossed.</source>
        <translation>você não tem o {box}: só se marcam números das suas cartas.</translation>
    </message>
    <message>
        <source>only the {number} is announced: cross it, or pass.</source>
        <translation>só o {number} vale agora: marque-o, ou passe.</translation>
    </message>
    <message>
        <source>a joker alone: drag it onto the row you want, or cross its number there.</source>
        <translation>curinga sozinho: arraste-o para a cor que quiser, ou marque o número nela.</translation>
    </message>
    <message>
        <source>wait: others are to act now.</source>
        <translation>espere: agora é com os outros.</translation>
    </message>
</context>
<context>
    <name>QwixxTable</name>
    <message>
        <source>Rd</source>
        <comment>two letters for red</comment>
        <translation>Vm</translation>
    </message>
    <message>
        <source>Ye</source>
        <comment>two letters for yellow</comment>
        <translation>Am</translation>
    </message>
    <message>
        <source>Gn</source>
        <comment>two letters for green</comment>
        <translation>Vd</translation>
    </message>
    <message>
        <source>Bl</source>
        <comment>two letters for blue</comment>
        <translation>Az</translation>
    </message>
    <message>
        <source>red</source>
        <translation>vermelho</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>amarelo</translation>
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
        <translation>curinga {number}</translation>
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
        <translation>{number}, cor escondida, posição {place}</translation>
    </message>
    <message>
        <source>minus {points}</source>
        <translation>menos {points}</translation>
    </message>
    <message>
        <source>no points</source>
        <translation>nenhum ponto</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n ponto</numerusform>
            <numerusform>%n pontos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cross(es)</source>
        <translation>
            <numerusform>%n marca</numerusform>
            <numerusform>%n marcas</numerusform>
        </translation>
    </message>
    <message>
        <source>no crosses</source>
        <translation>sem marcas</translation>
    </message>
    <message>
        <source>nothing crossed</source>
        <translation>nada marcado</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>completo</translation>
    </message>
    <message numerus="yes">
        <source>open: {numbers}</source>
        <translation>
            <numerusform>livre: {numbers}</numerusform>
            <numerusform>livres: {numbers}</numerusform>
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
        <translation>após 5</translation>
    </message>
    <message numerus="yes">
        <source>%n penalty(s)</source>
        <translation>
            <numerusform>%n falha</numerusform>
            <numerusform>%n falhas</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing open</source>
        <translation>nada livre</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>Falhas</translation>
    </message>
    <message>
        <source>Pen.</source>
        <comment>penalties, over a column</comment>
        <translation>Falh.</translation>
    </message>
    <message>
        <source>Colour by colour</source>
        <translation>Cor por cor</translation>
    </message>
    <message>
        <source>lock = row completed · dashed, left of nothing: penalties</source>
        <translation>cadeado = cor completa · tracejado, à esquerda do zero: falhas</translation>
    </message>
    <message>
        <source>each costs 5 points</source>
        <translation>cada uma custa 5 pontos</translation>
    </message>
    <message>
        <source>Your points</source>
        <translation>Seus pontos</translation>
    </message>
    <message>
        <source>Points now</source>
        <translation>Pontos agora</translation>
    </message>
    <message>
        <source>more is better</source>
        <translation>mais é melhor</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>on the table: only the number is seen</source>
        <translation>na mesa: só se vê o número</translation>
    </message>
    <message>
        <source>pile: {count}</source>
        <translation>monte: {count}</translation>
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
        <translation>Qwixx Cartas · com curingas</translation>
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
        <translation>a partida acabou</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>the first action</comment>
        <translation>Comprar</translation>
    </message>
    <message>
        <source>Number for all</source>
        <comment>the second action</comment>
        <translation>Número para todos</translation>
    </message>
    <message>
        <source>Play cards</source>
        <comment>the third action</comment>
        <translation>Jogar cartas</translation>
    </message>
    <message>
        <source>{number} · {title}</source>
        <comment>an action that is done</comment>
        <translation>{number} · {title}</translation>
    </message>
    <message>
        <source>up to five cards in hand</source>
        <translation>até ter cinco cartas na mão</translation>
    </message>
    <message>
        <source>cross it in one row, or pass</source>
        <translation>marque em uma cor, ou passe</translation>
    </message>
    <message>
        <source>1 to 3 cards of one colour</source>
        <translation>1 a 3 cartas da mesma cor</translation>
    </message>
    <message>
        <source>the hand is full: 5 cards</source>
        <translation>mão completa: 5 cartas</translation>
    </message>
    <message>
        <source>all: cross the {number}, or pass</source>
        <translation>todos: marcar o {number} ou passar</translation>
    </message>
    <message>
        <source>{number}: {name} crossed {colour}</source>
        <translation>{number}: {name} marcou no {colour}</translation>
    </message>
    <message>
        <source>{number}: you crossed {colour}</source>
        <translation>{number}: você marcou no {colour}</translation>
    </message>
    <message>
        <source>{number}: {name} passed</source>
        <translation>{number}: {name} passou</translation>
    </message>
    <message>
        <source>{number}: you passed</source>
        <translation>{number}: você passou</translation>
    </message>
    <message>
        <source>only {name} plays</source>
        <translation>só {name} joga</translation>
    </message>
    <message>
        <source>then {name} alone</source>
        <translation>depois, só {name}</translation>
    </message>
    <message>
        <source>+{points} with {boxes}</source>
        <translation>+{points} com {boxes}</translation>
    </message>
    <message>
        <source>1 skip</source>
        <translation>1 pulo</translation>
    </message>
    <message>
        <source>is drawing</source>
        <translation>está comprando</translation>
    </message>
    <message>
        <source>is playing cards</source>
        <translation>está jogando cartas</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>pensando</translation>
    </message>
    <message>
        <source>has decided</source>
        <translation>decidiu</translation>
    </message>
    <message>
        <source>is deciding</source>
        <translation>decide agora</translation>
    </message>
    <message>
        <source>crossed {boxes}</source>
        <translation>marcou {boxes}</translation>
    </message>
    <message>
        <source>did not cross the {number}</source>
        <translation>não marcou o {number}</translation>
    </message>
    <message>
        <source>completed {rows}</source>
        <translation>completou {rows}</translation>
    </message>
    <message>
        <source>took a penalty</source>
        <translation>falhou: −5</translation>
    </message>
    <message>
        <source>it is your turn</source>
        <translation>é a sua vez</translation>
    </message>
    <message>
        <source>On the table: {numbers}</source>
        <translation>Na mesa: {numbers}</translation>
    </message>
</context>
<context>
    <name>QwixxTurn</name>
    <message>
        <source>Action {number}:</source>
        <translation>Ação {number}:</translation>
    </message>
    <message>
        <source>{number} for all:</source>
        <translation>{number} para todos:</translation>
    </message>
    <message>
        <source>{name}&apos;s turn:</source>
        <translation>Vez de {name}:</translation>
    </message>
    <message>
        <source>Enter takes what you have chosen; then you see the colours.</source>
        <translation>Enter compra as cartas escolhidas; aí você vê as cores.</translation>
    </message>
    <message numerus="yes">
        <source>choose %n card(s) from the table; you see the colours afterwards.</source>
        <translation>
            <numerusform>escolha %n carta da mesa; a cor você vê depois.</numerusform>
            <numerusform>escolha %n cartas da mesa; as cores você vê depois.</numerusform>
        </translation>
    </message>
    <message>
        <source>cross the {number} in one colour, or pass. Nobody sees it until all have decided.</source>
        <translation>marque o {number} em uma só cor, ou passe. Ninguém vê até todos decidirem.</translation>
    </message>
    <message>
        <source>the {number} fits in none of your rows: pass.</source>
        <translation>o {number} não cabe em nenhuma cor sua: passe.</translation>
    </message>
    <message>
        <source>the {number} in {colour} scores {points}.</source>
        <translation>o {number} no {colour} rende {points}.</translation>
    </message>
    <message>
        <source>choose 1 to 3 cards of one colour; drag one onto its row to cross it.</source>
        <translation>escolha de 1 a 3 cartas da mesma cor; arraste uma até a cor dela para marcar.</translation>
    </message>
    <message>
        <source>cross the lit numbers, or play {cards} without a cross.</source>
        <translation>marque os números acesos, ou jogue {cards} sem marcar.</translation>
    </message>
    <message>
        <source>cross a lit number: a turn without any cross is a penalty of 5 points.</source>
        <translation>marque um número aceso: sem nenhuma marca no turno, é uma falha e custa 5 pontos.</translation>
    </message>
    <message>
        <source>none of these can be crossed: playing them is a penalty of 5 points.</source>
        <translation>nada disso pode ser marcado: jogar assim é uma falha e custa 5 pontos.</translation>
    </message>
    <message>
        <source>{numbers} score {points}.</source>
        <translation>{numbers} rendem {points}.</translation>
    </message>
    <message>
        <source>{numbers} scores {points}.</source>
        <translation>o {numbers} rende {points}.</translation>
    </message>
    <message>
        <source>One moment:</source>
        <translation>Um momento:</translation>
    </message>
    <message>
        <source>takes cards from the table.</source>
        <translation>compra cartas da mesa.</translation>
    </message>
    <message>
        <source>plays cards of one colour and crosses their numbers.</source>
        <translation>joga cartas de uma cor e marca os números.</translation>
    </message>
    <message>
        <source>The end:</source>
        <translation>Fim:</translation>
    </message>
    <message>
        <source>none of these can be crossed: play them without a cross, or choose others.</source>
        <translation>nada disso pode ser marcado: jogue sem marcar, ou escolha outras.</translation>
    </message>
    <message>
        <source>{name}, action {number}:</source>
        <translation>{name}, ação {number}:</translation>
    </message>
    <message>
        <source>{name}, {number} for all:</source>
        <translation>{name}, {number} para todos:</translation>
    </message>
    <message numerus="yes">
        <source>Given up: {numbers}.</source>
        <comment>numbers of a row that can never be crossed after this</comment>
        <translation>
            <numerusform>Fica sem: {numbers}.</numerusform>
            <numerusform>Fica sem: {numbers}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No cross for {cards}.</source>
        <comment>cards of the hand whose numbers cannot be crossed now</comment>
        <translation>Sem marca possível: {cards}.</translation>
    </message>
    <message>
        <source>{names} still to decide.</source>
        <translation>falta decidir: {names}.</translation>
    </message>
    <message>
        <source>{names} still to decide. Z takes the decision back.</source>
        <translation>falta decidir: {names}. Z desfaz a decisão.</translation>
    </message>
    <message>
        <source>Everybody has decided:</source>
        <translation>Todos decidiram:</translation>
    </message>
    <message>
        <source>the crosses are shown now…</source>
        <translation>revelando…</translation>
    </message>
    <message>
        <source>the crosses are shown now… Z takes your decision back.</source>
        <translation>revelando… Z desfaz a sua decisão.</translation>
    </message>
    <message>
        <source>you take cards from the table.</source>
        <translation>você compra cartas da mesa.</translation>
    </message>
    <message>
        <source>you play {cards}.</source>
        <translation>você joga {cards}.</translation>
    </message>
    <message>
        <source>plays {cards}.</source>
        <translation>joga {cards}.</translation>
    </message>
    <message>
        <source>Most points: {names}.</source>
        <translation>Maior total: {names}.</translation>
    </message>
    <message>
        <source>two rows completed ({names}).</source>
        <translation>duas cores completas ({names}).</translation>
    </message>
    <message>
        <source>the cards are being dealt.</source>
        <translation>as cartas estão sendo distribuídas.</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)</source>
        <translation>
            <numerusform>Comprar %n carta</numerusform>
            <numerusform>Comprar %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Cross {card}</source>
        <translation>Marcar {card}</translation>
    </message>
    <message>
        <source>Pass the {number}</source>
        <translation>Passar o {number}</translation>
    </message>
    <message>
        <source>Play cards</source>
        <translation>Jogar cartas</translation>
    </message>
    <message>
        <source>Play {numbers}</source>
        <translation>Jogar {numbers}</translation>
    </message>
    <message>
        <source>Play without crossing</source>
        <translation>Jogar sem marcar</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Espere</translation>
    </message>
    <message>
        <source>card</source>
        <comment>keys</comment>
        <translation>carta</translation>
    </message>
    <message>
        <source>choose</source>
        <comment>keys</comment>
        <translation>escolher</translation>
    </message>
    <message>
        <source>four penalties ({names}).</source>
        <translation>quatro falhas ({names}).</translation>
    </message>
    <message>
        <source>Take the penalty: −5</source>
        <translation>Aceitar a falha: −5</translation>
    </message>
    <message>
        <source>draw</source>
        <comment>keys</comment>
        <translation>comprar</translation>
    </message>
    <message>
        <source>colour</source>
        <comment>keys</comment>
        <translation>cor</translation>
    </message>
    <message>
        <source>cross</source>
        <comment>keys</comment>
        <translation>marcar</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>keys</comment>
        <translation>passar</translation>
    </message>
    <message>
        <source>play</source>
        <comment>keys</comment>
        <translation>jogar</translation>
    </message>
    <message>
        <source>undo</source>
        <comment>keys</comment>
        <translation>desfazer</translation>
    </message>
    <message>
        <source>Draw {numbers}</source>
        <translation>Comprar {numbers}</translation>
    </message>
    <message>
        <source>Cross the {number} in {colour}</source>
        <translation>Marcar o {number} no {colour}</translation>
    </message>
    <message>
        <source>Play {cards} in {colour}</source>
        <translation>Jogar {cards} no {colour}</translation>
    </message>
    <message>
        <source>Play {cards}</source>
        <translation>Jogar {cards}</translation>
    </message>
    <message>
        <source>cross nothing</source>
        <translation>sem marcar</translation>
    </message>
    <message>
        <source>cross {numbers}</source>
        <translation>marcar {numbers}</translation>
    </message>
    <message>
        <source>cross {box}</source>
        <translation>marcar {box}</translation>
    </message>
    <message>
        <source>chosen: {thing}</source>
        <translation>escolhido: {thing}</translation>
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
        <translation>Marque da esquerda para a direita e pule pouco</translation>
    </message>
    <message>
        <source>most points</source>
        <translation>maior total</translation>
    </message>
    <message>
        <source>Points over the match</source>
        <translation>Evolução dos pontos</translation>
    </message>
    <message>
        <source>Most points {rounds}: {points}.</source>
        <translation>Maior total {rounds}: {points}.</translation>
    </message>
    <message>
        <source>points a match</source>
        <comment>name of a number</comment>
        <translation>pontos por partida</translation>
    </message>
    <message>
        <source>Points, match by match</source>
        <translation>Pontos, partida a partida</translation>
    </message>
    <message>
        <source>Crosses and locks</source>
        <translation>Marcas e cadeados</translation>
    </message>
    <message>
        <source>more is better</source>
        <translation>mais é melhor</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>the variant</comment>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Qwixx, the card game</source>
        <translation>Qwixx, o jogo de cartas</translation>
    </message>
    <message>
        <source>Draw, cross the number for all, play cards of one colour. Two completed rows end it.</source>
        <translation>Compre, marque o número para todos, jogue cartas de uma cor. Duas cores completas encerram a partida.</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Curingas</translation>
    </message>
    <message>
        <source>Eleven more cards with a fixed number; their colour is chosen when played.</source>
        <translation>Mais onze cartas com número fixo; a cor é escolhida ao jogar.</translation>
    </message>
    <message>
        <source>Card backs stay visible</source>
        <translation>Verso das cartas à vista</translation>
    </message>
    <message>
        <source>Yes: everybody sees the numbers of your cards, but not their colours.</source>
        <translation>Sim: todos veem os números das suas cartas, mas não as cores.</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>Portuguesa</translation>
    </message>
    <message>
        <source>the standard</source>
        <translation>o padrão</translation>
    </message>
    <message>
        <source>Draws, crosses and plays whatever comes.</source>
        <translation>Compra, marca e joga o que vier.</translation>
    </message>
    <message>
        <source>Skips little and keeps good cards.</source>
        <translation>Pula pouco e guarda cartas boas.</translation>
    </message>
    <message>
        <source>Has learned from many matches what every row is worth.</source>
        <translation>Aprendeu em muitas partidas quanto vale cada cor.</translation>
    </message>
    <message>
        <source>Thinks several turns ahead and watches the others&apos; sheets.</source>
        <translation>Pensa várias jogadas à frente e vigia as folhas dos outros.</translation>
    </message>
    <message>
        <source>Best match: {points}.</source>
        <translation>Melhor partida: {points}.</translation>
    </message>
    <message>
        <source>Worst match: {points}.</source>
        <translation>Pior partida: {points}.</translation>
    </message>
    <message>
        <source>no cross made</source>
        <translation>nenhuma marca feita</translation>
    </message>
    <message numerus="yes">
        <source>%n cross(es) made</source>
        <translation>
            <numerusform>%n marca feita</numerusform>
            <numerusform>%n marcas feitas</numerusform>
        </translation>
    </message>
    <message>
        <source>no row completed</source>
        <translation>nenhuma cor completa</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) completed</source>
        <translation>
            <numerusform>%n cor completa</numerusform>
            <numerusform>%n cores completas</numerusform>
        </translation>
    </message>
    <message>
        <source>By colour: {colours}.</source>
        <translation>Por cor: {colours}.</translation>
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
        <translation>Totais</translation>
    </message>
</context>
<context>
    <name>Ranking</name>
    <message>
        <source>Ranking</source>
        <translation>Classificação</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
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
        <translation>Suas cartas:</translation>
    </message>
    <message>
        <source>{place} of {count}.</source>
        <comment>a card in a hand</comment>
        <translation>{place} de {count}.</translation>
    </message>
    <message>
        <source>Just now:</source>
        <translation>Agora há pouco:</translation>
    </message>
    <message>
        <source>Last trick:</source>
        <translation>Última jogada:</translation>
    </message>
    <message>
        <source>the flags under the players tell it. U hides them, Shift+U explains one after the other.</source>
        <translation>as bandeirinhas sob os jogadores contam. U as esconde, Shift+U explica uma por uma.</translation>
    </message>
    <message>
        <source>flags under the players tell it after each trick, until your next card lies. U hides them.</source>
        <translation>depois de cada jogada, bandeirinhas sob os jogadores a contam até você jogar de novo. U as esconde.</translation>
    </message>
    <message>
        <source>hidden. U shows it again.</source>
        <translation>escondida. U mostra de novo.</translation>
    </message>
    <message>
        <source>Standings:</source>
        <translation>Placar:</translation>
    </message>
    <message>
        <source>Line {number} of the open cards:</source>
        <translation>Cartas abertas, parte {number}:</translation>
    </message>
    <message>
        <source>no cards.</source>
        <translation>nenhuma carta.</translation>
    </message>
    <message>
        <source>nothing yet.</source>
        <translation>nada por enquanto.</translation>
    </message>
    <message>
        <source>There is no row {number}.</source>
        <translation>Não há fileira {number}.</translation>
    </message>
    <message>
        <source>There is nothing with the number {number}.</source>
        <translation>Não há nada com o número {number}.</translation>
    </message>
    <message>
        <source>The open cards have no line {number}.</source>
        <translation>As cartas abertas não têm parte {number}.</translation>
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
        <translation>O disco está cheio.</translation>
    </message>
    <message>
        <source>The folder of the saved matches cannot be written to.</source>
        <translation>Não é possível gravar na pasta das partidas salvas.</translation>
    </message>
    <message>
        <source>Another copy of the program has the saved matches open.</source>
        <translation>Outra cópia do programa está com as partidas salvas abertas.</translation>
    </message>
    <message>
        <source>The saved matches belong to a newer version of the program.</source>
        <translation>As partidas salvas são de uma versão mais nova do programa.</translation>
    </message>
    <message>
        <source>The file of the saved matches is damaged.</source>
        <translation>O arquivo das partidas salvas está danificado.</translation>
    </message>
    <message>
        <source>The file of the saved matches was removed while the program had it open.</source>
        <translation>O arquivo das partidas salvas foi removido enquanto o programa o usava.</translation>
    </message>
    <message>
        <source>The saved matches were being checked just then; try again.</source>
        <translation>As partidas salvas estavam sendo verificadas nesse momento; tente de novo.</translation>
    </message>
    <message>
        <source>This match is saved with other moves or seats already.</source>
        <translation>Esta partida já está salva com outros lances ou outros lugares.</translation>
    </message>
    <message>
        <source>The saved matches cannot be used now: {detail}.</source>
        <translation>As partidas salvas não podem ser usadas agora: {detail}.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Este arquivo não existe.</translation>
    </message>
    <message>
        <source>This is a folder or a device, not a file.</source>
        <translation>Isto não é um arquivo, é uma pasta ou um dispositivo.</translation>
    </message>
    <message>
        <source>The file cannot be read: {detail}.</source>
        <translation>Não foi possível ler o arquivo: {detail}.</translation>
    </message>
    <message>
        <source>The file cannot be written: the disk is full.</source>
        <translation>Não foi possível gravar o arquivo: o disco está cheio.</translation>
    </message>
    <message>
        <source>The file cannot be written: {detail}.</source>
        <translation>Não foi possível gravar o arquivo: {detail}.</translation>
    </message>
    <message>
        <source>The file is too large for a match: {size} bytes, at most {limit} are read.</source>
        <translation>O arquivo é grande demais para uma partida: {size} bytes, o limite é {limit}.</translation>
    </message>
    <message>
        <source>This is not text (byte {at} is not UTF-8).</source>
        <translation>Isto não é texto (o byte {at} não é UTF-8).</translation>
    </message>
    <message>
        <source>The file breaks off in the middle.</source>
        <translation>O arquivo está cortado no meio.</translation>
    </message>
    <message>
        <source>This is not a match: it is nested too deeply.</source>
        <translation>Isto não é uma partida: há níveis demais um dentro do outro.</translation>
    </message>
    <message>
        <source>A later version of the program wrote this match (format {format}; known is {known}).</source>
        <translation>Esta partida foi gravada por uma versão mais nova do programa (formato {format}; esta conhece até o {known}).</translation>
    </message>
    <message>
        <source>Not one move of it is intact.</source>
        <translation>Nenhum lance dela está em ordem.</translation>
    </message>
    <message>
        <source>Something in it is not a move: {text}.</source>
        <translation>Há algo que não é um lance: {text}.</translation>
    </message>
    <message>
        <source>This match is not there any more.</source>
        <translation>Esta partida não está mais aqui.</translation>
    </message>
    <message>
        <source>Its seats or house rules cannot be played.</source>
        <translation>Com esses lugares ou regras da casa não dá para jogar.</translation>
    </message>
    <message>
        <source>The rules do not allow move {move}; everything before it is intact.</source>
        <translation>As regras não permitem o lance {move}; tudo antes dele está certo.</translation>
    </message>
    <message>
        <source>This version does not know the opponent “{level}”.</source>
        <translation>Esta versão não conhece o adversário “{level}”.</translation>
    </message>
    <message>
        <source>Nobody sits at that place of the match.</source>
        <translation>Ninguém ocupa esse lugar na partida.</translation>
    </message>
    <message>
        <source>No person has anything to decide from here on.</source>
        <translation>Daqui em diante, nenhuma pessoa tem algo a decidir.</translation>
    </message>
    <message>
        <source>This version does not know the game “{game}”.</source>
        <translation>Esta versão não conhece o jogo “{game}”.</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>Não deu certo.</translation>
    </message>
    <message>
        <source>This is not a match, or it was changed by hand.</source>
        <translation>Isto não é uma partida, ou o arquivo foi alterado à mão.</translation>
    </message>
    <message>
        <source>Its house rules cannot be read.</source>
        <translation>Não dá para ler as regras da casa dela.</translation>
    </message>
    <message>
        <source>Who sits at seat {seat} cannot be read.</source>
        <translation>Não dá para ler quem está no lugar {seat}.</translation>
    </message>
    <message>
        <source>Who sits at its table cannot be read.</source>
        <translation>Não dá para ler quem está à mesa.</translation>
    </message>
    <message>
        <source>Its move {move} cannot be read.</source>
        <translation>Não dá para ler o lance {move} dela.</translation>
    </message>
    <message>
        <source>When it was played cannot be read.</source>
        <translation>Não dá para ler quando foi jogada.</translation>
    </message>
    <message>
        <source>Something in it is not as in a match.</source>
        <translation>Algo nela não corresponde a uma partida.</translation>
    </message>
    <message>
        <source>This match of {game} follows later rules (version {version}; known is {known}). It is kept as it is; a newer version of the program can open it.</source>
        <translation>Esta partida de {game} segue regras posteriores (versão {version}; este programa conhece até a {known}). Ela fica como está; uma versão mais nova do programa consegue abri-la.</translation>
    </message>
    <message>
        <source>Its end does not match its checksum.</source>
        <translation>A partida não termina como diz: o código de verificação final não confere.</translation>
    </message>
    <message>
        <source>The match is over, but its checksum is missing.</source>
        <translation>A partida acabou, mas falta o código de verificação final.</translation>
    </message>
    <message>
        <source>It has a checksum, but the match is not over.</source>
        <translation>Há um código de verificação final, mas a partida não acabou.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Watching · {title}</source>
        <translation>Revendo · {title}</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Todas as mãos</translation>
    </message>
    <message>
        <source>Seen from the place of {name}; another place</source>
        <translation>Visto do lugar de {name}; outro lugar</translation>
    </message>
</context>
<context>
    <name>ReplayControls</name>
    <message>
        <source>step {step} of {count}</source>
        <translation>passo {step} de {count}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproduzir</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Voltar (Esc)</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Para o começo</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Um passo para trás</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Um passo para a frente</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Para o fim</translation>
    </message>
    <message>
        <source>step</source>
        <comment>what the arrow keys do</comment>
        <translation>passo</translation>
    </message>
    <message>
        <source>play</source>
        <comment>what Space does</comment>
        <translation>reproduzir</translation>
    </message>
</context>
<context>
    <name>ReplayLog</name>
    <message>
        <source>What happened</source>
        <translation>Lances</translation>
    </message>
    <message>
        <source>choose a line to go there</source>
        <translation>escolha um lance para ir até lá</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>tudo</translation>
    </message>
    <message>
        <source>only who took</source>
        <translation>só quem levou</translation>
    </message>
    <message>
        <source>Enter goes to the moment of the line.</source>
        <translation>Enter vai ao momento do lance.</translation>
    </message>
</context>
<context>
    <name>ReplayScreen</name>
    <message>
        <source>This match is not over: after a branch it counts as assisted. Once more opens the branch.</source>
        <translation>Esta partida não acabou: com um “e se…”, ela passa a contar como partida com ajuda. Aperte de novo para abrir.</translation>
    </message>
    <message>
        <source>What if…?</source>
        <translation>E se…?</translation>
    </message>
    <message>
        <source>Goes on from here as a match of its own; this one stays as it is.</source>
        <translation>Abre outra partida a partir daqui; esta fica como está.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Lances</translation>
    </message>
</context>
<context>
    <name>ResultScreen</name>
    <message>
        <source>Watch step by step</source>
        <translation>Rever passo a passo</translation>
    </message>
    <message>
        <source>Score sheet as a file</source>
        <translation>Placar em arquivo</translation>
    </message>
    <message>
        <source>The race to {target}</source>
        <translation>Corrida até {target}</translation>
    </message>
    <message>
        <source>Heads over the match</source>
        <translation>Evolução das cabeças</translation>
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
    <message>
        <source>To the result</source>
        <translation>Ver o resultado</translation>
    </message>
    <message>
        <source>{end_of_round}: open the bags!</source>
        <translation>{end_of_round}: abram os saquinhos!</translation>
    </message>
    <message numerus="yes">
        <source>After %n round(s)</source>
        <translation>
            <numerusform>Depois de %n rodada</numerusform>
            <numerusform>Depois de %n rodadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) to go.</source>
        <translation>
            <numerusform>Falta %n rodada.</numerusform>
            <numerusform>Faltam %n rodadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has passed {target}: the match goes on.</source>
        <translation>Ninguém passou de {target}: a partida continua.</translation>
    </message>
    <message>
        <source>Nobody has reached {target}: the match goes on.</source>
        <translation>Ninguém chegou a {target}: a partida continua.</translation>
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
    <name>RulePanel</name>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Edição</translation>
    </message>
    <message>
        <source>one touch sets all rules at once</source>
        <translation>um clique muda todas as regras de uma vez</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regras da casa</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>new for every match</source>
        <translation>novas a cada partida</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Código das cartas</translation>
    </message>
    <message>
        <source>The same code deals the same cards; the code of a match also sets its rules and seats.</source>
        <translation>Com o mesmo código saem as mesmas cartas. O código de uma partida traz também as regras e os lugares.</translation>
    </message>
    <message>
        <source>Use the rules and seats of the code</source>
        <translation>Usar as regras e os lugares do código</translation>
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
        <translation>lugar {number}</translation>
    </message>
    <message>
        <source>{name}, {heads}, {place}, {when}.</source>
        <translation>{name}, {heads}, {place}, {when}.</translation>
    </message>
    <message>
        <source>The same cards, compared</source>
        <translation>Quem já jogou estas cartas</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Colocação</translation>
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
        <translation>Não foi possível gravar o placar: {reason}</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Salvo como {name}.</translation>
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
        <source>winner</source>
        <translation>venceu</translation>
    </message>
    <message>
        <source>in the lead</source>
        <translation>na frente</translation>
    </message>
    <message>
        <source>Place {place}: {name}, {heads} in all; {parts}.</source>
        <translation>Em {place}º: {name}, {heads} no total; {parts}.</translation>
    </message>
    <message>
        <source>fewest heads of the round</source>
        <translation>menor total da rodada</translation>
    </message>
    <message>
        <source>Place {place}: {name}, {heads} in all; rounds: {rounds}.</source>
        <translation>Em {place}º: {name}, {heads} no total; rodadas: {rounds}.</translation>
    </message>
</context>
<context>
    <name>ScreenWords</name>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>no</source>
        <translation>não</translation>
    </message>
    <message>
        <source>unknown game</source>
        <translation>jogo desconhecido</translation>
    </message>
    <message>
        <source>Your own way</source>
        <translation>Do meu jeito</translation>
    </message>
    <message>
        <source>with the rules below</source>
        <translation>definido abaixo</translation>
    </message>
    <message>
        <source>unknown edition</source>
        <translation>edição desconhecida</translation>
    </message>
    <message>
        <source>for another variant: {variant}</source>
        <translation>é de outra variante: {variant}</translation>
    </message>
    <message>
        <source>for a variant that is not there any more</source>
        <translation>é de uma variante que não existe mais</translation>
    </message>
    <message>
        <source>holds a rule that is not there any more</source>
        <translation>tem uma regra que não existe mais</translation>
    </message>
    <message>
        <source>“{rule}” has a value that cannot be played</source>
        <translation>não dá para jogar com o valor de “{rule}”</translation>
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
        <source>Follow system</source>
        <translation>Do sistema</translation>
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
        <translation>Sem animação</translation>
    </message>
    <message>
        <source>Enter a number here.</source>
        <translation>Digite um número aqui.</translation>
    </message>
    <message>
        <source>“{text}” is not a whole number.</source>
        <translation>“{text}” não é um número inteiro.</translation>
    </message>
    <message>
        <source>A deal code lies between {minimum} and {maximum}.</source>
        <translation>O código das cartas vai de {minimum} a {maximum}.</translation>
    </message>
    <message>
        <source>Enter {minimum} to {maximum}.</source>
        <translation>Digite de {minimum} a {maximum}.</translation>
    </message>
    <message>
        <source>No match has this code. Please compare every letter and digit.</source>
        <translation>Nenhuma partida tem este código. Confira as letras e os números.</translation>
    </message>
    <message>
        <source>This code comes from a newer version of the program.</source>
        <translation>Este código vem de uma versão mais nova do programa.</translation>
    </message>
    <message>
        <source>This code stands for other rules or seats ({seats} players).</source>
        <translation>Este código vale para outras regras ou outros lugares ({seats} jogadores).</translation>
    </message>
    <message>
        <source>One or the other: a number of heads or a number of rounds, not both.</source>
        <translation>Um ou outro: um total de cabeças ou um número de rodadas, não os dois.</translation>
    </message>
    <message numerus="yes">
        <source>{minimum} to {maximum} can play this variant: please take %n seat(s) away.</source>
        <translation>
            <numerusform>Esta variante é para {minimum} a {maximum} jogadores: tire %n lugar.</numerusform>
            <numerusform>Esta variante é para {minimum} a {maximum} jogadores: tire %n lugares.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{minimum} to {maximum} can play this variant: %n more seat(s), please.</source>
        <translation>
            <numerusform>Esta variante é para {minimum} a {maximum} jogadores: falta %n lugar.</numerusform>
            <numerusform>Esta variante é para {minimum} a {maximum} jogadores: faltam %n lugares.</numerusform>
        </translation>
    </message>
    <message>
        <source>A name is missing here.</source>
        <translation>Falta um nome aqui.</translation>
    </message>
    <message>
        <source>At most {maximum} characters, please.</source>
        <translation>No máximo {maximum} caracteres.</translation>
    </message>
    <message>
        <source>Somebody at the table is called {name} already.</source>
        <translation>Já tem alguém na mesa com o nome {name}.</translation>
    </message>
    <message>
        <source>This cannot be played.</source>
        <translation>Assim não dá para jogar.</translation>
    </message>
    <message>
        <source>Rules called “{name}” are saved already.</source>
        <translation>Já há regras salvas com o nome “{name}”.</translation>
    </message>
    <message>
        <source>The rules below do not work together yet; fix them first.</source>
        <translation>Ainda não dá para jogar com as regras abaixo; corrija-as antes.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Ao acaso</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Iniciante</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Cuidadoso</translation>
    </message>
    <message>
        <source>Strong</source>
        <comment>the level</comment>
        <translation>Forte</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Mestre</translation>
    </message>
    <message>
        <source>{names} at one screen</source>
        <translation>{names} na mesma tela</translation>
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
    <message>
        <source>Branch</source>
        <comment>a match that left another one</comment>
        <translation>E se…</translation>
    </message>
    <message>
        <source>Training</source>
        <comment>a match played to learn</comment>
        <translation>Treino</translation>
    </message>
    <message>
        <source>you are {place}</source>
        <comment>of an unfinished match</comment>
        <translation>você está em {place}</translation>
    </message>
    <message>
        <source>A branch of another match: it counts apart in the statistics.</source>
        <translation>“E se…” de outra partida: conta separada nas estatísticas.</translation>
    </message>
    <message>
        <source>Assisted, with cards seen taken back: it counts apart in the statistics.</source>
        <translation>Partida com ajuda (jogada desfeita depois de ver cartas): conta separada nas estatísticas.</translation>
    </message>
    <message>
        <source>A training match: it counts nowhere.</source>
        <translation>Partida de treino: não conta nas estatísticas.</translation>
    </message>
    <message>
        <source>These cards were played here before: it counts apart in the statistics.</source>
        <translation>Estas cartas já foram jogadas aqui: a partida conta separada nas estatísticas.</translation>
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
        <source>d MMM</source>
        <comment>a date of this year: d is the day, MMM the month</comment>
        <translation>d &apos;de&apos; MMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>a date of another year: d is the day, MMM the month</comment>
        <translation>d &apos;de&apos; MMM &apos;de&apos; yyyy</translation>
    </message>
    <message>
        <source>{date}, {time}</source>
        <translation>{date}, {time}</translation>
    </message>
    <message>
        <source>The theme “{name}” is gone; the standard one is used.</source>
        <translation>O tema “{name}” não existe mais: vale o tema padrão.</translation>
    </message>
    <message>
        <source>The language “{name}” is gone.</source>
        <translation>O idioma “{name}” não existe mais.</translation>
    </message>
    <message>
        <source>The settings cannot be saved here.</source>
        <translation>Não é possível salvar as configurações aqui.</translation>
    </message>
    <message>
        <source>The matches are saved in their own place again.</source>
        <translation>As partidas estão salvas de novo no lugar de sempre.</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>ainda não salva</translation>
    </message>
    <message>
        <source>What you play now is kept only while the program is open.</source>
        <translation>O que você joga agora só fica na memória enquanto o programa estiver aberto.</translation>
    </message>
    <message>
        <source>Choose from open cards</source>
        <translation>Escolher cartas à vista</translation>
    </message>
    <message>
        <source>Yes: all cards lie open, one is taken in turn. No: they are dealt.</source>
        <translation>Sim: cada um pega uma carta aberta por vez. Não: são distribuídas.</translation>
    </message>
    <message>
        <source>Look at drafted hands</source>
        <translation>Ver as mãos escolhidas</translation>
    </message>
    <message>
        <source>Yes: a click on a player shows the cards drafted. No: they must be remembered.</source>
        <translation>Sim: um clique no jogador mostra as cartas que ele escolheu. Não: é preciso lembrar.</translation>
    </message>
    <message>
        <source>Insert at the end too</source>
        <translation>Inserir também no fim</translation>
    </message>
    <message>
        <source>The card may go behind the last one, even far from the smallest difference.</source>
        <translation>A carta pode ir depois da última, mesmo fora da menor diferença.</translation>
    </message>
    <message>
        <source>Move to a full row</source>
        <translation>Mover para fileira cheia</translation>
    </message>
    <message>
        <source>Whoever overfills a row takes all its cards at once, except the highest.</source>
        <translation>Quem faz a fileira passar do limite leva na hora todas as cartas, menos a mais alta.</translation>
    </message>
    <message>
        <source>takes</source>
        <translation>leva</translation>
    </message>
    <message>
        <source>forbidden</source>
        <translation>proibido</translation>
    </message>
    <message>
        <source>Negative = Positive cancels</source>
        <translation>Negativo = Positivo anula</translation>
    </message>
    <message>
        <source>Points: head by head. Cards: whole cards only, and the rest is lost.</source>
        <translation>Pontos: tira cabeça por cabeça. Cartas: só cartas inteiras, e o resto se perde.</translation>
    </message>
    <message>
        <source>points</source>
        <translation>pontos</translation>
    </message>
    <message>
        <source>cards</source>
        <comment>to cancel</comment>
        <translation>cartas</translation>
    </message>
    <message>
        <source>Special cards in round 2</source>
        <translation>Especiais na rodada 2</translation>
    </message>
    <message>
        <source>All: the discards go back into the deck before up to three each are dealt.</source>
        <translation>Todas: o descarte volta ao monte antes de distribuir até três por jogador.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todas</translation>
    </message>
    <message>
        <source>deck only</source>
        <translation>só o monte</translation>
    </message>
    <message>
        <source>Ends at</source>
        <translation>Acaba em</translation>
    </message>
    <message>
        <source>The match ends with the round in which somebody has this many heads.</source>
        <translation>A partida acaba na rodada em que alguém chega a esse total.</translation>
    </message>
    <message>
        <source>The match ends when the total is</source>
        <translation>A partida acaba quando o total</translation>
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
        <source>Set a number and the match lasts exactly that many rounds, whatever the totals.</source>
        <translation>Com um número, a partida dura exatamente essas rodadas, seja qual for o total.</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sem limite</translation>
    </message>
    <message>
        <source>Base</source>
        <comment>the variant</comment>
        <translation>Base</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Jogo base</translation>
    </message>
    <message>
        <source>Ten cards each, four rows. Whoever lays the sixth card of a row takes its five.</source>
        <translation>Dez cartas para cada um, quatro fileiras. Quem põe a sexta carta leva as cinco da fileira.</translation>
    </message>
    <message>
        <source>Professional</source>
        <comment>the variant</comment>
        <translation>Profissional</translation>
    </message>
    <message>
        <source>Professional game</source>
        <translation>Jogo profissional</translation>
    </message>
    <message>
        <source>Anniversary</source>
        <comment>the variant</comment>
        <translation>Aniversário</translation>
    </message>
    <message>
        <source>Anniversary game</source>
        <translation>Jogo de aniversário</translation>
    </message>
    <message>
        <source>12 cards and 3 special cards each, two rounds. The fewest heads win.</source>
        <translation>12 cartas e 3 especiais para cada um, duas rodadas. Vence quem tem menos cabeças.</translation>
    </message>
    <message>
        <source>Brazil, 25 years</source>
        <translation>Brasil 25 anos</translation>
    </message>
    <message>
        <source>the standard</source>
        <translation>o padrão</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Francesa</translation>
    </message>
    <message>
        <source>as in the box</source>
        <translation>como na caixa</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clássica</translation>
    </message>
    <message>
        <source>as it used to be</source>
        <translation>como antigamente</translation>
    </message>
    <message>
        <source>only the base game</source>
        <translation>só o jogo base</translation>
    </message>
    <message>
        <source>not available in this variant</source>
        <translation>não nesta variante</translation>
    </message>
    <message>
        <source>Plays any card, whatever lies there.</source>
        <translation>Joga qualquer carta, sem olhar a mesa.</translation>
    </message>
    <message>
        <source>Mostly the cheapest card, nearest to its row.</source>
        <translation>Em geral, a carta mais barata, perto da fileira.</translation>
    </message>
    <message>
        <source>Now the strong one&apos;s card, now what it fancies.</source>
        <translation>Ora a carta do forte, ora a que der vontade.</translation>
    </message>
    <message>
        <source>Decides at a glance, after much practice.</source>
        <translation>Decide de relance; tem muita prática.</translation>
    </message>
    <message>
        <source>Thinks hundreds of games ahead, card by card.</source>
        <translation>Imagina centenas de partidas antes de cada carta.</translation>
    </message>
    <message>
        <source>Pega em 6!</source>
        <translation>Pega em 6!</translation>
    </message>
    <message>
        <source>The sixth card takes the row</source>
        <translation>A sexta carta leva a fileira</translation>
    </message>
</context>
<context>
    <name>Screens</name>
    <message>
        <source>Only as many cards as are needed, all known, and everybody picks their own hand.</source>
        <translation>Só as cartas necessárias, todas conhecidas, e cada um escolhe a própria mão.</translation>
    </message>
    <message>
        <source>The settings could not be read. The file is kept as {path}; standard ones are used.</source>
        <translation>Não foi possível ler as configurações. O arquivo ficou salvo como {path}; valem as configurações padrão.</translation>
    </message>
    <message>
        <source>Some settings could not be read and have their standard values. The file as it was is kept as {path}.</source>
        <translation>Algumas configurações não puderam ser lidas e voltaram ao padrão. O arquivo como estava ficou salvo como {path}.</translation>
    </message>
    <message>
        <source>The settings in {path} could not be read, and the file cannot be moved. Standard ones are used, and changes are not saved.</source>
        <translation>Não foi possível ler as configurações em {path} nem mover o arquivo. Valem as configurações padrão, e mudanças não são salvas.</translation>
    </message>
    <message>
        <source>Another copy of the program is open. Matches played here are kept apart and join the rest later.</source>
        <translation>Outra cópia do programa está aberta. As partidas jogadas aqui ficam à parte e se juntam às outras depois.</translation>
    </message>
    <message>
        <source>The saved matches belong to a newer version of the program and stay as they are. Matches played here are kept apart; that version takes them in.</source>
        <translation>As partidas salvas são de uma versão mais nova do programa e ficam como estão. As jogadas aqui são salvas à parte; aquela versão as recolhe.</translation>
    </message>
    <message>
        <source>The file of the saved matches was gone. What its copy held is here again.</source>
        <translation>O arquivo das partidas salvas tinha sumido. O que estava na cópia está aqui de novo.</translation>
    </message>
    <message>
        <source>A match that could not be read was put right from the copy of the saved matches. As it was, it is kept as {kept_as}.</source>
        <translation>Uma partida ilegível foi recuperada da cópia das partidas salvas. Como estava, ela fica salva em {kept_as}.</translation>
    </message>
    <message>
        <source>The disk is full: what you play now is kept only while the program is open. It is saved as soon as there is room.</source>
        <translation>O disco está cheio: o que você joga agora só fica na memória enquanto o programa estiver aberto. Assim que houver espaço, é salvo.</translation>
    </message>
    <message>
        <source>The folder of the matches cannot be written to: what you play now is kept only while the program is open. It is saved as soon as that works again.</source>
        <translation>Não é possível gravar na pasta das partidas: o que você joga agora só fica na memória enquanto o programa estiver aberto. Assim que der para gravar, é salvo.</translation>
    </message>
    <message>
        <source>Other copies of the program have the saved matches: what you play now is kept only while this one is open. It is saved as soon as one of them is closed.</source>
        <translation>Outras cópias do programa estão usando as partidas salvas: o que você joga agora só fica na memória enquanto esta estiver aberta. Assim que uma delas fechar, é salvo.</translation>
    </message>
    <message>
        <source>The saved matches were damaged. What can still be read is here; the file is kept as {kept_as}.</source>
        <translation>As partidas salvas estavam danificadas. O que ainda dá para ler está aqui; o arquivo ficou salvo como {kept_as}.</translation>
    </message>
    <message>
        <source>Strength {points}, with 95% certainty between {low} and {high}. Measured in {tables} rounds at such a table; 1000 is the mean of all levels.</source>
        <translation>Força {points}, com 95% de certeza entre {low} e {high}. Medida em {tables} rodadas numa mesa assim; 1000 é a média de todos os níveis.</translation>
    </message>
</context>
<context>
    <name>SeatPanel</name>
    <message>
        <source>{strength}: the strength that was measured, and how far it may be off. The mean of all is 1000.</source>
        <translation>{strength}: a força medida e a margem de erro. A média de todos é 1000.</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Quem joga</translation>
    </message>
    <message>
        <source>Shuffle seats</source>
        <translation>Embaralhar lugares</translation>
    </message>
    <message>
        <source>Seats: {seats} ({minimum} to {maximum})</source>
        <translation>Lugares: {seats} (de {minimum} a {maximum})</translation>
    </message>
    <message>
        <source>up to {maximum} in this variant</source>
        <translation>até {maximum} nesta variante</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Adicionar jogador</translation>
    </message>
    <message>
        <source>One seat up</source>
        <translation>Um lugar acima</translation>
    </message>
    <message>
        <source>One seat down</source>
        <translation>Um lugar abaixo</translation>
    </message>
    <message>
        <source>{name}: seat {number} of {count}</source>
        <translation>{name}: lugar {number} de {count}</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Move seat {number}</source>
        <translation>Mudar o lugar {number}</translation>
    </message>
    <message>
        <source>Drag it, or press Up and Down; Alt+Up and Alt+Down anywhere.</source>
        <translation>Arraste, ou use as setas para cima e para baixo; com Alt, em qualquer campo do lugar.</translation>
    </message>
    <message>
        <source>Another place at the table</source>
        <translation>Outro lugar à mesa</translation>
    </message>
    <message>
        <source>Somebody who has played here, for seat {number}</source>
        <translation>Alguém que já jogou aqui, para o lugar {number}</translation>
    </message>
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
        <source>Person</source>
        <translation>Pessoa</translation>
    </message>
    <message>
        <source>Robot</source>
        <translation>Robô</translation>
    </message>
    <message>
        <source>Seat {number}: a person; make it a robot</source>
        <translation>Lugar {number}: pessoa; trocar por robô</translation>
    </message>
    <message>
        <source>Seat {number}: a robot; make it a person</source>
        <translation>Lugar {number}: robô; trocar por pessoa</translation>
    </message>
    <message>
        <source>PIN for seat {number}</source>
        <translation>PIN do lugar {number}</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>4 to 12 digits, or none. A courtesy lock for the curtain, not a safe.</source>
        <translation>De 4 a 12 dígitos, ou nenhum. É uma tranca de cortesia na cortina, não um cofre.</translation>
    </message>
    <message>
        <source>Level on seat {number}</source>
        <translation>Nível no lugar {number}</translation>
    </message>
    <message>
        <source>Take seat {number} away</source>
        <translation>Remover o lugar {number}</translation>
    </message>
    <message>
        <source>the screen is passed on</source>
        <translation>passa a tela</translation>
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
        <source>take effect at once, even in the middle of a match</source>
        <translation>valem na hora, mesmo no meio da partida</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>The table does not stop: all words change at once.</source>
        <translation>A partida não para: os textos mudam na hora.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamanho do texto</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>Space or a click skips the animation.</source>
        <translation>Espaço ou um clique pula a animação.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Som</translation>
    </message>
    <message>
        <source>Volume in percent</source>
        <translation>Volume em porcentagem</translation>
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
        <source>Text size in percent</source>
        <translation>Tamanho do texto em porcentagem</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}%</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>Everywhere</source>
        <translation>Em qualquer lugar</translation>
    </message>
    <message>
        <source>On every page</source>
        <translation>Em todas as páginas</translation>
    </message>
    <message>
        <source>On the first page</source>
        <translation>Na página inicial</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Em “Como se joga”</translation>
    </message>
    <message>
        <source>Before a new game</source>
        <translation>Antes de uma nova partida</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Na mesa</translation>
    </message>
    <message>
        <source>Read out at the table</source>
        <translation>Leitor de tela, na mesa</translation>
    </message>
    <message>
        <source>In a lesson</source>
        <translation>Na aula</translation>
    </message>
    <message>
        <source>Watching a match</source>
        <translation>Revendo uma partida</translation>
    </message>
    <message>
        <source>After a round or a match</source>
        <translation>Depois de uma rodada ou partida</translation>
    </message>
    <message>
        <source>Before the curtain</source>
        <translation>Na cortina</translation>
    </message>
    <message>
        <source>Home</source>
        <comment>the key</comment>
        <translation>Home</translation>
    </message>
    <message>
        <source>End</source>
        <comment>the key</comment>
        <translation>End</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <comment>the key</comment>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <comment>the key</comment>
        <translation>Shift</translation>
    </message>
    <message>
        <source>left arrow</source>
        <translation>seta para a esquerda</translation>
    </message>
    <message>
        <source>right arrow</source>
        <translation>seta para a direita</translation>
    </message>
    <message>
        <source>up arrow</source>
        <translation>seta para cima</translation>
    </message>
    <message>
        <source>down arrow</source>
        <translation>seta para baixo</translation>
    </message>
    <message>
        <source>to</source>
        <comment>between the first and the last of several keys</comment>
        <translation>a</translation>
    </message>
    <message>
        <source>question mark</source>
        <translation>ponto de interrogação</translation>
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
        <translation>ponto</translation>
    </message>
    <message>
        <source>this list of keys</source>
        <translation>esta lista de teclas</translation>
    </message>
    <message>
        <source>menu</source>
        <translation>menu</translation>
    </message>
    <message>
        <source>hide everything at once</source>
        <translation>esconder tudo na hora</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>tela cheia</translation>
    </message>
    <message>
        <source>new game</source>
        <translation>nova partida</translation>
    </message>
    <message>
        <source>first page; the match stays saved</source>
        <translation>página inicial; a partida fica salva</translation>
    </message>
    <message>
        <source>history</source>
        <translation>histórico</translation>
    </message>
    <message>
        <source>statistics</source>
        <translation>estatísticas</translation>
    </message>
    <message>
        <source>rules of this match</source>
        <translation>regras desta partida</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>configurações</translation>
    </message>
    <message>
        <source>quit</source>
        <translation>sair</translation>
    </message>
    <message>
        <source>to the next thing; with Shift back</source>
        <translation>para o próximo item; com Shift, para o anterior</translation>
    </message>
    <message>
        <source>the golden button</source>
        <translation>o botão dourado</translation>
    </message>
    <message>
        <source>back</source>
        <translation>voltar</translation>
    </message>
    <message>
        <source>scroll</source>
        <translation>rolar a página</translation>
    </message>
    <message>
        <source>show or hide the last trick</source>
        <translation>mostrar ou esconder a última jogada</translation>
    </message>
    <message>
        <source>the last trick, card by card</source>
        <translation>a última jogada, carta por carta</translation>
    </message>
    <message>
        <source>one step of the lesson back, one on</source>
        <translation>um passo da aula para trás, um para a frente</translation>
    </message>
    <message>
        <source>show me: where to look, which card, then do it</source>
        <translation>mostrar: onde olhar, qual carta e, por fim, como se joga</translation>
    </message>
    <message>
        <source>the same once more</source>
        <translation>a mesma cena de novo</translation>
    </message>
    <message>
        <source>leave the lesson; its place is kept</source>
        <translation>sair da aula; depois você continua de onde parou</translation>
    </message>
    <message>
        <source>one chapter back, one on</source>
        <translation>um capítulo para trás, um para a frente</translation>
    </message>
    <message>
        <source>let go</source>
        <translation>soltar</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>desfazer</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>refazer</translation>
    </message>
    <message>
        <source>why there? Without a card: this list</source>
        <translation>por que ali? Sem carta: esta lista</translation>
    </message>
    <message>
        <source>skip the animation</source>
        <translation>pular a animação</translation>
    </message>
    <message>
        <source>lists and log</source>
        <translation>listas e registro da mesa</translation>
    </message>
    <message>
        <source>between felt, lists and bar</source>
        <translation>entre mesa, listas e barra</translation>
    </message>
    <message>
        <source>my cards</source>
        <translation>minhas cartas</translation>
    </message>
    <message>
        <source>what has just happened</source>
        <translation>o que acabou de acontecer</translation>
    </message>
    <message>
        <source>whose turn it is</source>
        <translation>de quem é a vez</translation>
    </message>
    <message>
        <source>the standings</source>
        <translation>o placar</translation>
    </message>
    <message>
        <source>one step back, one on</source>
        <translation>um passo para trás, um para a frente</translation>
    </message>
    <message>
        <source>to the beginning, to the end</source>
        <translation>ao começo, ao fim</translation>
    </message>
    <message>
        <source>play, pause</source>
        <translation>reproduzir, pausar</translation>
    </message>
    <message>
        <source>see all hands</source>
        <translation>ver as mãos de todos</translation>
    </message>
    <message>
        <source>play on from here</source>
        <translation>jogar a partir daqui</translation>
    </message>
    <message>
        <source>the moves</source>
        <translation>os lances</translation>
    </message>
    <message>
        <source>between felt, moves and bar</source>
        <translation>entre mesa, lances e barra</translation>
    </message>
    <message>
        <source>go on with the match</source>
        <translation>continuar a partida</translation>
    </message>
    <message>
        <source>play now</source>
        <translation>jogar agora</translation>
    </message>
    <message>
        <source>how to play</source>
        <translation>como se joga</translation>
    </message>
    <message>
        <source>learn by playing</source>
        <translation>aprender jogando</translation>
    </message>
    <message>
        <source>the rules in pictures</source>
        <translation>as regras em figuras</translation>
    </message>
    <message>
        <source>a player one seat up, one down</source>
        <translation>mover um jogador um lugar acima ou abaixo</translation>
    </message>
    <message>
        <source>watch step by step</source>
        <translation>rever passo a passo</translation>
    </message>
    <message>
        <source>the score sheet as a page or a table</source>
        <translation>o placar em página ou tabela</translation>
    </message>
    <message>
        <source>the same cards once more</source>
        <translation>as mesmas cartas de novo</translation>
    </message>
    <message>
        <source>save and leave</source>
        <translation>salvar e sair</translation>
    </message>
    <message>
        <source>rematch with other seats</source>
        <translation>revanche com outros lugares</translation>
    </message>
    <message>
        <source>open the next bag, twice all of them</source>
        <translation>abrir o próximo saquinho; duas vezes, todos</translation>
    </message>
    <message>
        <source>show my cards</source>
        <translation>mostrar minhas cartas</translation>
    </message>
    <message>
        <source>take the last card back</source>
        <translation>desfazer a última carta</translation>
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
        <source>The rows one by one, with what they hold and count.</source>
        <translation>As fileiras uma a uma, com o que têm e quanto contam.</translation>
    </message>
    <message>
        <source>Points and totals of every player.</source>
        <translation>Os pontos e o total de cada um.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
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
    <name>SoundLines</name>
    <message>
        <source>Cards and chips</source>
        <translation>Cartas e fichas</translation>
    </message>
    <message>
        <source>slide, land, turn</source>
        <translation>deslizar, pousar, virar</translation>
    </message>
    <message>
        <source>Moo</source>
        <translation>Mugido</translation>
    </message>
    <message>
        <source>when somebody takes a row</source>
        <translation>quando alguém leva uma fileira</translation>
    </message>
    <message>
        <source>Your-turn chime</source>
        <translation>Aviso da vez</translation>
    </message>
    <message>
        <source>two notes when you are to decide</source>
        <translation>duas notas quando é com você</translation>
    </message>
</context>
<context>
    <name>StatisticsScreen</name>
    <message>
        <source>Branches and assisted matches only.</source>
        <translation>Só partidas “e se…” ou com ajuda.</translation>
    </message>
    <message>
        <source>Only deals that had been played here before.</source>
        <translation>Só partidas com cartas que já tinham sido jogadas aqui.</translation>
    </message>
    <message>
        <source>of this computer only</source>
        <translation>só deste computador</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) still to be counted</source>
        <translation>
            <numerusform>falta contar %Ln partida</numerusform>
            <numerusform>falta contar %Ln partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Colocações</translation>
    </message>
    <message>
        <source>table average {mean}</source>
        <translation>média da mesa {mean}</translation>
    </message>
    <message>
        <source>mean of 5</source>
        <translation>média de 5</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>How many players</source>
        <translation>Quantos jogadores</translation>
    </message>
    <message>
        <source>The chart begins with the second match.</source>
        <translation>O gráfico começa na segunda partida.</translation>
    </message>
    <message>
        <source>Times ahead of each opponent</source>
        <translation>Quantas vezes à frente de cada um</translation>
    </message>
    <message>
        <source>Heads a round, match by match</source>
        <translation>Cabeças por rodada, partida a partida</translation>
    </message>
    <message>
        <source>Whose numbers</source>
        <translation>De quem são os números</translation>
    </message>
    <message>
        <source>Which matches</source>
        <translation>Quais partidas</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>All variants</source>
        <translation>Todas as variantes</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%Ln jogador</numerusform>
            <numerusform>%Ln jogadores</numerusform>
        </translation>
    </message>
    <message>
        <source>All tables</source>
        <translation>Todas as mesas</translation>
    </message>
    <message>
        <source>Branches and assisted</source>
        <translation>“E se…” e com ajuda</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Repetidas</translation>
    </message>
    <message>
        <source>Finish a match to see its numbers here.</source>
        <translation>Termine uma partida e os números dela aparecem aqui.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Where they finish</source>
        <translation>Em que colocação termina</translation>
    </message>
    <message>
        <source>Rounds and rows</source>
        <translation>Rodadas e fileiras</translation>
    </message>
    <message>
        <source>less is better</source>
        <translation>menos é melhor</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
</context>
<context>
    <name>StatisticsWords</name>
    <message>
        <source>Bot: {level}</source>
        <translation>Robô: {level}</translation>
    </message>
    <message>
        <source>no match yet</source>
        <translation>ainda nenhuma partida</translation>
    </message>
    <message numerus="yes">
        <source>still early: %n match(es)</source>
        <translation>
            <numerusform>ainda cedo: %Ln partida</numerusform>
            <numerusform>ainda cedo: %Ln partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>{share} of 100</source>
        <translation>{share} de cada 100</translation>
    </message>
    <message numerus="yes">
        <source>%n of them shared</source>
        <translation>
            <numerusform>%n dividida</numerusform>
            <numerusform>%n divididas</numerusform>
        </translation>
    </message>
    <message>
        <source>spread {spread} · table average {table}</source>
        <translation>desvio {spread} · média da mesa {table}</translation>
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
            <numerusform>vitória</numerusform>
            <numerusform>vitórias</numerusform>
        </translation>
    </message>
    <message>
        <source>best streak</source>
        <comment>name of a number</comment>
        <translation>mais vitórias seguidas</translation>
    </message>
    <message numerus="yes">
        <source>%n in a row just now</source>
        <translation>
            <numerusform>agora: %n</numerusform>
            <numerusform>agora: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>none just now</source>
        <translation>agora: 0</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%Ln rodada</numerusform>
            <numerusform>%Ln rodadas</numerusform>
        </translation>
    </message>
    <message>
        <source>no rounds</source>
        <translation>nenhuma rodada</translation>
    </message>
    <message>
        <source>First match {first}, last match {last}; all players together {table}.</source>
        <translation>Primeira partida: {first}; última: {last}; média da mesa: {table}.</translation>
    </message>
</context>
<context>
    <name>StoryWords</name>
    <message>
        <source>In front from the first round to the last.</source>
        <translation>Na frente da primeira à última rodada.</translation>
    </message>
    <message>
        <source>In front from round {round} on.</source>
        <translation>Na frente desde a rodada {round}.</translation>
    </message>
    <message>
        <source>Decided in the last round. Level before it: {names}.</source>
        <translation>Decidida na última rodada. Empate até ali: {names}.</translation>
    </message>
    <message>
        <source>Level at the top, each with: {points}.</source>
        <translation>Empate no topo, cada um com: {points}.</translation>
    </message>
    <message>
        <source>The difference: only {points}.</source>
        <translation>A diferença: só {points}.</translation>
    </message>
    <message>
        <source>The difference: {points}.</source>
        <translation>A diferença: {points}.</translation>
    </message>
    <message>
        <source>{place} place, {points} short of victory.</source>
        <translation>{place} lugar, a {points} da vitória.</translation>
    </message>
    <message>
        <source>Turned in the last round: {name} had {count} less.</source>
        <translation>Virou na última rodada: {name} tinha {count} a menos.</translation>
    </message>
    <message>
        <source>Turned in the last round: {name} had {count} more.</source>
        <translation>Virou na última rodada: {name} tinha {count} a mais.</translation>
    </message>
    <message>
        <source>Turned in round {round}: {name} had {count} less.</source>
        <translation>Virou na rodada {round}: {name} tinha {count} a menos.</translation>
    </message>
    <message>
        <source>Turned in round {round}: {name} had {count} more.</source>
        <translation>Virou na rodada {round}: {name} tinha {count} a mais.</translation>
    </message>
    <message>
        <source>In that round: {hero} {points}, {rival} {other}.</source>
        <comment>two names, each with points</comment>
        <translation>Nela: {hero} {points}, {rival} {other}.</translation>
    </message>
    <message>
        <source>Lead over {name} at the end: {points}.</source>
        <translation>Vantagem sobre {name} no fim: {points}.</translation>
    </message>
    <message>
        <source>After round {round} you were in front; round {next}: {points}.</source>
        <translation>Depois da rodada {round} você estava na frente; na {next}: {points}.</translation>
    </message>
    <message>
        <source>Round {round} was yours: {points}, the best at the table.</source>
        <translation>A rodada {round} foi sua: {points}, o melhor da mesa.</translation>
    </message>
    <message>
        <source>turned here</source>
        <comment>at a cell of the score sheet</comment>
        <translation>virou aqui</translation>
    </message>
    <message>
        <source>decided here</source>
        <comment>at a cell of the score sheet</comment>
        <translation>decidiu aqui</translation>
    </message>
    <message>
        <source>best at the table</source>
        <comment>at a cell of the score sheet: the result of a round</comment>
        <translation>a melhor da mesa</translation>
    </message>
    <message numerus="yes">
        <source>after %n round(s)</source>
        <translation>
            <numerusform>após %n rodada</numerusform>
            <numerusform>após %n rodadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reached {target} and ended the match: {names}.</source>
        <translation>
            <numerusform>Chegou a {target} e encerrou a partida: {names}.</numerusform>
            <numerusform>Chegaram a {target} e encerraram a partida: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took the {card} in round {round} with %n chip(s) on it.</source>
        <translation>
            <numerusform>Você pegou o {card} na rodada {round} com %n ficha em cima.</numerusform>
            <numerusform>Você pegou o {card} na rodada {round} com %n fichas em cima.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} took the {card} in round {round} with %n chip(s) on it.</source>
        <translation>
            <numerusform>{name} pegou o {card} na rodada {round} com %n ficha em cima.</numerusform>
            <numerusform>{name} pegou o {card} na rodada {round} com %n fichas em cima.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took the {card} in round {round}, trick {trick}: the row cost %n.</source>
        <comment>heads</comment>
        <translation>
            <numerusform>Você levou o {card} na rodada {round}, jogada {trick}: a fileira custou %n.</numerusform>
            <numerusform>Você levou o {card} na rodada {round}, jogada {trick}: a fileira custou %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} took the {card} in round {round}, trick {trick}: the row cost %n.</source>
        <comment>heads</comment>
        <translation>
            <numerusform>{name} levou o {card} na rodada {round}, jogada {trick}: a fileira custou %n.</numerusform>
            <numerusform>{name} levou o {card} na rodada {round}, jogada {trick}: a fileira custou %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your {card} was the last that fitted; the {by} came next and took %n head(s): {name}.</source>
        <translation>
            <numerusform>O seu {card} foi o último que coube; o {by}, de {name}, veio logo depois e levou %n cabeça.</numerusform>
            <numerusform>O seu {card} foi o último que coube; o {by}, de {name}, veio logo depois e levou %n cabeças.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {card} became part of a run and counted nothing.</source>
        <translation>O {card} entrou numa sequência e não contou nada.</translation>
    </message>
    <message numerus="yes">
        <source>You took the {card} with %n chip(s) on it.</source>
        <translation>
            <numerusform>Você pegou o {card} com %n ficha em cima.</numerusform>
            <numerusform>Você pegou o {card} com %n fichas em cima.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took the {card} with %n chip(s) on it, and it counted nothing.</source>
        <translation>
            <numerusform>Você pegou o {card} com %n ficha em cima, e ele não contou nada.</numerusform>
            <numerusform>Você pegou o {card} com %n fichas em cima, e ele não contou nada.</numerusform>
        </translation>
    </message>
    <message>
        <source>round {round}, trick {trick}</source>
        <translation>rodada {round}, jogada {trick}</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>rodada {round}</translation>
    </message>
    <message>
        <source>Saved by one card: the {card}.</source>
        <translation>Uma carta salvou a partida: o {card}.</translation>
    </message>
    <message numerus="yes">
        <source>The row behind it went to the next card, with %n head(s).</source>
        <translation>
            <numerusform>A fileira ficou para a carta seguinte, com %n cabeça.</numerusform>
            <numerusform>A fileira ficou para a carta seguinte, com %n cabeças.</numerusform>
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
        <translation>sua melhor</translation>
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
        <source>The table, the players and what is yours. The lists of the side panel offer the same.</source>
        <translation>A mesa, com as cartas, os jogadores e o que é seu. As listas do painel ao lado oferecem o mesmo.</translation>
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
        <translation>regra</translation>
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
        <source>an open card that begins with {digits}: type on.</source>
        <translation>uma carta aberta que começa com {digits}: continue digitando.</translation>
    </message>
    <message>
        <source>why?</source>
        <translation>por quê?</translation>
    </message>
    <message>
        <source>got it</source>
        <translation>entendi</translation>
    </message>
    <message>
        <source>right row</source>
        <translation>fileira certa</translation>
    </message>
    <message>
        <source>right place</source>
        <translation>lugar certo</translation>
    </message>
    <message>
        <source>the cards are still moving. Space skips.</source>
        <translation>as cartas ainda estão se movendo. Espaço pula a animação.</translation>
    </message>
    <message>
        <source>your move is on its way.</source>
        <translation>a sua jogada já foi enviada.</translation>
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
        <source>choose a card first (arrows or mouse), or 0 for none of them.</source>
        <translation>escolha primeiro uma carta (setas ou mouse), ou 0 para nenhuma delas.</translation>
    </message>
    <message>
        <source>choose something first (arrows or mouse).</source>
        <translation>escolha primeiro algo (setas ou mouse).</translation>
    </message>
    <message>
        <source>none of these cards can be played now: 0 goes on.</source>
        <translation>nenhuma destas cartas pode ser jogada agora: aperte 0 para seguir.</translation>
    </message>
    <message>
        <source>there is no open card with this number.</source>
        <translation>não há carta aberta com esse número.</translation>
    </message>
    <message>
        <source>choose a row first (number or mouse).</source>
        <translation>escolha primeiro uma fileira (número ou mouse).</translation>
    </message>
    <message>
        <source>the row is chosen after the cards turn up. Enter plays the card.</source>
        <translation>a fileira se escolhe depois de abrir as cartas. Enter joga a carta.</translation>
    </message>
    <message>
        <source>there are no hands that everybody has seen.</source>
        <translation>não há mãos que todos tenham visto.</translation>
    </message>
    <message>
        <source>point at a card, then ask why.</source>
        <translation>aponte para uma carta e pergunte por quê.</translation>
    </message>
    <message>
        <source>there is nothing to undo.</source>
        <translation>não há nada para desfazer.</translation>
    </message>
    <message>
        <source>there is nothing to redo.</source>
        <translation>não há nada para refazer.</translation>
    </message>
    <message>
        <source>those cards have been seen. Z again goes back all the same; from then on the match counts as assisted.</source>
        <translation>essas cartas já foram vistas. Aperte Z de novo para desfazer mesmo assim; a partida passa a contar como partida com ajuda.</translation>
    </message>
    <message>
        <source>The match goes on: {title}, {subtitle}.</source>
        <translation>A partida continua: {title}, {subtitle}.</translation>
    </message>
    <message>
        <source>Move redone.</source>
        <translation>Jogada refeita.</translation>
    </message>
    <message>
        <source>Move undone.</source>
        <translation>Jogada desfeita.</translation>
    </message>
    <message>
        <source>{name} lost the thread; a legal move was played in their place.</source>
        <translation>{name} se atrapalhou: o jogo escolheu uma jogada permitida em seu lugar.</translation>
    </message>
    <message>
        <source>Something went wrong here. The match is saved up to the last move.</source>
        <translation>Algo deu errado por aqui. A partida está salva até o último lance.</translation>
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
        <source>Sound on</source>
        <translation>Som ligado</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>Som desligado</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajuda</translation>
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
