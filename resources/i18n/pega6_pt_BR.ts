<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR">
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
    <name>HomeScreen</name>
    <message>
        <source>Pega 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards, heads and a little luck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players and rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In six short steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>menu</source>
        <translation type="unfinished"></translation>
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
    <name>MatchResult</name>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation type="unfinished">Fim da partida</translation>
    </message>
    <message numerus="yes">
        <source>after %n round(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Fewest heads {rounds}: {heads}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have won!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You share the victory with {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} share the victory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your place: {place} of {count}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table, players and rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new for every match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fixed number deals the same cards again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffle seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put somebody else at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something above cannot be played yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seats} of {minimum} to {maximum} seats</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PathChart</name>
    <message>
        <source>{name} stands at {total}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Way of the totals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R{number}</source>
        <comment>round column</comment>
        <translation type="unfinished"></translation>
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
        <translation>As cartas se viram: {plays}.</translation>
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
        <translation>só dá para pegar a carta de volta antes que todas sejam viradas.</translation>
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
        <source>Play the {card}: row {row}, after the {end}, difference {difference}</source>
        <translation>Jogar o {card}: fileira {row}, depois do {end}, diferença {difference}</translation>
    </message>
    <message>
        <source>Play the {card}: row {row} is full and is taken, {heads}</source>
        <translation>Jogar o {card}: leva a fileira {row}, que está cheia, {heads}</translation>
    </message>
    <message>
        <source>Play the {card}: lower than every row, one must be taken</source>
        <translation>Jogar o {card}: menor que todas as fileiras, leva uma à sua escolha</translation>
    </message>
    <message>
        <source>Take row {row}: {cards}, {heads}</source>
        <translation>Levar a fileira {row}: {cards}, {heads}</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>you</source>
        <comment>inside a sentence</comment>
        <translation>você</translation>
    </message>
</context>
<context>
    <name>ResultScreen</name>
    <message>
        <source>The way to {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The way of the heads</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RoundCard</name>
    <message>
        <source>The card of the round</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RoundResult</name>
    <message>
        <source>Save and leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of round {round}</source>
        <translation type="unfinished">Fim da rodada {round}</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) to go.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has reached {target}: the match goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are in the lead with {heads}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is in the lead with {heads}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the lead with {heads}: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished">Total</translation>
    </message>
    <message>
        <source>R{number}</source>
        <comment>round column</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R{first}–{last}</source>
        <comment>several rounds in one column</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}.</source>
        <comment>place in the ranking, as 1st</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>winner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the lead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fewest heads of the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place {place}: {name}, {heads} in all; rounds: {rounds}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Screens</name>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No animation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match ends with the round in which somebody has this many heads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end counts when the number is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reached: exactly that many are enough. Passed: it takes one more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a number the match lasts exactly that long, whatever the heads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten cards each, four rows. Whoever lays the sixth card of a row takes its five.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base game</source>
        <translation type="unfinished">Jogo base</translation>
    </message>
    <message>
        <source>{minimum} to {maximum} can play, here sit {seats}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number belongs here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is not a whole number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of a deal lies between {minimum} and {maximum}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Possible is {minimum} to {maximum}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One or the other: a number of heads or a number of rounds, not both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name is missing here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most {maximum} characters; these are {length}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody at the table is called {name} already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be played ({code}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Careful</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays any card without looking at the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts the places left and keeps away from full rows.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name on seat {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another face for seat {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another face</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level on seat {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take seat {number} away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at this computer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>they work at once, even in the middle of a match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table does not stop: all words change at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tempo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space or a click finishes whatever is moving.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards appear in their places and do not fly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn:</source>
        <translation type="unfinished">Sua vez:</translation>
    </message>
    <message>
        <source>the 58 goes to row 2, after the 50.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to standard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size in per cent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation type="unfinished"></translation>
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
        <source>it is not your turn yet.</source>
        <translation>ainda não é a sua vez.</translation>
    </message>
    <message>
        <source>choose a card first, with the arrows or the mouse.</source>
        <translation>escolha primeiro uma carta, com as setas ou o mouse.</translation>
    </message>
    <message>
        <source>choose a row first, with its number or the mouse.</source>
        <translation>escolha primeiro uma fileira, pelo número ou com o mouse.</translation>
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
        <translation>Algo deu errado por aqui. A partida está salva até o último lance.</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
