<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>Checking</name>
    <message numerus="yes">
        <source>%n move(s), checking against the rules…</source>
        <translation>
            <numerusform>%n move, checking against the rules…</numerusform>
            <numerusform>%n moves, checking against the rules…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%Ln move</numerusform>
            <numerusform>%Ln moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n head(s)</source>
        <translation>
            <numerusform>%n head</numerusform>
            <numerusform>%n heads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Crowd</name>
    <message numerus="yes">
        <source>Have chosen: {names}</source>
        <translation>
            <numerusform>Has chosen: {names}</numerusform>
            <numerusform>Have chosen: {names}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FinaleWords</name>
    <message numerus="yes">
        <source>up %n</source>
        <comment>places</comment>
        <translation>
            <numerusform>up %n</numerusform>
            <numerusform>up %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>down %n</source>
        <comment>places</comment>
        <translation>
            <numerusform>down %n</numerusform>
            <numerusform>down %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>History</name>
    <message numerus="yes">
        <source>branch after %n move(s)</source>
        <translation>
            <numerusform>branch after %n move</numerusform>
            <numerusform>branch after %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
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
    <name>HistoryScreen</name>
    <message numerus="yes">
        <source>%n match(es) kept on this computer</source>
        <translation>
            <numerusform>%Ln match kept on this computer</numerusform>
            <numerusform>%Ln matches kept on this computer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HomeScreen</name>
    <message numerus="yes">
        <source>4 minutes, %n step(s) at the table. Nothing is lost by trying.</source>
        <translation>
            <numerusform>4 minutes, %n step at the table. Nothing is lost by trying.</numerusform>
            <numerusform>4 minutes, %n steps at the table. Nothing is lost by trying.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LeavingScreen</name>
    <message numerus="yes">
        <source>%n match(es) cannot be saved in the usual place and may be lost if you quit.</source>
        <translation>
            <numerusform>%n match cannot be saved in the usual place and may be lost if you quit.</numerusform>
            <numerusform>%n matches cannot be saved in the usual place and may be lost if you quit.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message numerus="yes">
        <source>%n step(s) at the table. Nothing is lost by trying.</source>
        <translation>
            <numerusform>%n step at the table. Nothing is lost by trying.</numerusform>
            <numerusform>%n steps at the table. Nothing is lost by trying.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Listed</name>
    <message numerus="yes">
        <source>%n more</source>
        <comment>further players</comment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchResult</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <comment>how long the match takes</comment>
        <translation>
            <numerusform>about %n minute</numerusform>
            <numerusform>about %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NoThanksLog</name>
    <message numerus="yes">
        <source>The {card} was turned up, %n card(s) left in the deck.</source>
        <translation>
            <numerusform>The {card} was turned up, %n card left in the deck.</numerusform>
            <numerusform>The {card} was turned up, %n cards left in the deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %n chip(s) each. The {card} lay in the middle, you decided first.</source>
        <translation>
            <numerusform>Round {round}: %n chip each. The {card} lay in the middle, you decided first.</numerusform>
            <numerusform>Round {round}: %n chips each. The {card} lay in the middle, you decided first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %n chip(s) each. The {card} lay in the middle, {name} decided first.</source>
        <translation>
            <numerusform>Round {round}: %n chip each. The {card} lay in the middle, {name} decided first.</numerusform>
            <numerusform>Round {round}: %n chips each. The {card} lay in the middle, {name} decided first.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NoThanksTable</name>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n chip</numerusform>
            <numerusform>%n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the deck</source>
        <translation>
            <numerusform>%n card in the deck</numerusform>
            <numerusform>%n cards in the deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>out: {cards} and %n more</source>
        <translation>
            <numerusform>out: {cards} and %n more</numerusform>
            <numerusform>out: {cards} and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stay out</source>
        <translation>
            <numerusform>%n stays out</numerusform>
            <numerusform>%n stay out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NoThanksWords</name>
    <message numerus="yes">
        <source>%n card(s) taken</source>
        <translation>
            <numerusform>%n card taken</numerusform>
            <numerusform>%n cards taken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them without a chip</source>
        <translation>
            <numerusform>%n of them without a chip</numerusform>
            <numerusform>%n of them without a chip</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message numerus="yes">
        <source>%n row(s) taken</source>
        <translation>
            <numerusform>%Ln row taken</numerusform>
            <numerusform>%Ln rows taken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them with a low card</source>
        <translation>
            <numerusform>%Ln of them with a low card</numerusform>
            <numerusform>%Ln of them with a low card</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The {card} came in %n row(s): {heads}.</source>
        <translation>
            <numerusform>The {card} came in %Ln row: {heads}.</numerusform>
            <numerusform>The {card} came in %Ln rows: {heads}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Pega6Beside</name>
    <message numerus="yes">
        <source>Before it, %n lower card(s): {cards}.</source>
        <translation>
            <numerusform>Before it, %n lower card: {cards}.</numerusform>
            <numerusform>Before it, %n lower cards: {cards}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Pega6Draft</name>
    <message numerus="yes">
        <source>take one of the %n open card(s). {name} chooses after you.</source>
        <translation>
            <numerusform>take one of the %n open card. {name} chooses after you.</numerusform>
            <numerusform>take one of the %n open cards. {name} chooses after you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take one of the %n open card(s). Then the rows are laid.</source>
        <translation>
            <numerusform>take one of the %n open card. Then the rows are laid.</numerusform>
            <numerusform>take one of the %n open cards. Then the rows are laid.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>choosing one of the %n open card(s).</source>
        <translation>
            <numerusform>choosing one of the %n open card.</numerusform>
            <numerusform>choosing one of the %n open cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>choosing one of the %n open card(s). Z puts your {card} back.</source>
        <translation>
            <numerusform>choosing one of the %n open card. Z puts your {card} back.</numerusform>
            <numerusform>choosing one of the %n open cards. Z puts your {card} back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Pega6DraftLog</name>
    <message numerus="yes">
        <source>Round {round}: %n card(s) lay open, you drafted first.</source>
        <translation>
            <numerusform>Round {round}: %n card lay open, you drafted first.</numerusform>
            <numerusform>Round {round}: %n cards lay open, you drafted first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %n card(s) lay open, {name} drafted first.</source>
        <translation>
            <numerusform>Round {round}: %n card lay open, {name} drafted first.</numerusform>
            <numerusform>Round {round}: %n cards lay open, {name} drafted first.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Pega6Lesson</name>
    <message numerus="yes">
        <source>%n card(s), but only {heads}: the cheapest row.</source>
        <translation>
            <numerusform>%n card, but only {heads}: the cheapest row.</numerusform>
            <numerusform>%n cards, but only {heads}: the cheapest row.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Pega6Previews</name>
    <message numerus="yes">
        <source>heads.</source>
        <comment>after a number</comment>
        <translation>
            <numerusform>head.</numerusform>
            <numerusform>heads.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the {card} leaves and cancels %n more</source>
        <translation>
            <numerusform>the {card} leaves and cancels %n more</numerusform>
            <numerusform>the {card} leaves and cancels %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Pega6SpecialLog</name>
    <message numerus="yes">
        <source>%n special card(s) were shuffled into a new deck.</source>
        <translation>
            <numerusform>%n special card was shuffled into a new deck.</numerusform>
            <numerusform>%n special cards were shuffled into a new deck.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Pega6SpecialTurn</name>
    <message numerus="yes">
        <source>Played: {cards}.</source>
        <translation>
            <numerusform>Played: {cards}.</numerusform>
            <numerusform>Played: {cards}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Pega6Table</name>
    <message numerus="yes">
        <source>heads</source>
        <comment>beside a number</comment>
        <translation>
            <numerusform>head</numerusform>
            <numerusform>heads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n special card(s).</source>
        <translation>
            <numerusform>%n special card.</numerusform>
            <numerusform>%n special cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Pega6Turn</name>
    <message numerus="yes">
        <source>{names} still choosing. Z takes your {card} back.</source>
        <translation>
            <numerusform>{names} is still choosing. Z takes your {card} back.</numerusform>
            <numerusform>{names} are still choosing. Z takes your {card} back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} still choosing.</source>
        <translation>
            <numerusform>{names} is still choosing.</numerusform>
            <numerusform>{names} are still choosing.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QwixxLesson</name>
    <message numerus="yes">
        <source>Only the {lost} is left behind. In green or blue it would have been %n number(s).</source>
        <translation>
            <numerusform>Only the {lost} is left behind. In green or blue it would have been %n number.</numerusform>
            <numerusform>Only the {lost} is left behind. In green or blue it would have been %n numbers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {colour} the {number} stands almost at the end: %n number(s) are left behind. In red or yellow only the 2 would be.</source>
        <translation>
            <numerusform>In {colour} the {number} stands almost at the end: %n number is left behind. In red or yellow only the 2 would be.</numerusform>
            <numerusform>In {colour} the {number} stands almost at the end: %n numbers are left behind. In red or yellow only the 2 would be.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QwixxLog</name>
    <message numerus="yes">
        <source>New on the table: {numbers}.</source>
        <translation>
            <numerusform>New on the table: {numbers}.</numerusform>
            <numerusform>New on the table: {numbers}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The discard pile was shuffled: %n card(s) to draw from.</source>
        <translation>
            <numerusform>The discard pile was shuffled: %n card to draw from.</numerusform>
            <numerusform>The discard pile was shuffled: %n cards to draw from.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All had decided: %n player(s) crossed the {number}.</source>
        <comment>players</comment>
        <translation>
            <numerusform>All had decided: %n player crossed the {number}.</numerusform>
            <numerusform>All had decided: %n players crossed the {number}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QwixxRefused</name>
    <message numerus="yes">
        <source>%n card(s) is all you need: put one back first.</source>
        <translation>
            <numerusform>%n card is all you need: put one back first.</numerusform>
            <numerusform>%n cards are all you need: put one back first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>choose %n card(s) more.</source>
        <translation>
            <numerusform>choose %n card more.</numerusform>
            <numerusform>choose %n cards more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QwixxTable</name>
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
            <numerusform>%n cross</numerusform>
            <numerusform>%n crosses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>open: {numbers}</source>
        <translation>
            <numerusform>open: {numbers}</numerusform>
            <numerusform>open: {numbers}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n penalty(s)</source>
        <translation>
            <numerusform>%n penalty</numerusform>
            <numerusform>%n penalties</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QwixxTurn</name>
    <message numerus="yes">
        <source>choose %n card(s) from the table; you see the colours afterwards.</source>
        <translation>
            <numerusform>choose %n card from the table; you see its colour afterwards.</numerusform>
            <numerusform>choose %n cards from the table; you see their colours afterwards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Given up: {numbers}.</source>
        <comment>numbers of a row that can never be crossed after this</comment>
        <translation>
            <numerusform>Given up: {numbers}.</numerusform>
            <numerusform>Given up: {numbers}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)</source>
        <translation>
            <numerusform>Draw %n card</numerusform>
            <numerusform>Draw %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QwixxWords</name>
    <message numerus="yes">
        <source>%n cross(es) made</source>
        <translation>
            <numerusform>%n cross made</numerusform>
            <numerusform>%n crosses made</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) completed</source>
        <translation>
            <numerusform>%n row completed</numerusform>
            <numerusform>%n rows completed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundResult</name>
    <message numerus="yes">
        <source>After %n round(s)</source>
        <translation>
            <numerusform>After %n round</numerusform>
            <numerusform>After %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) to go.</source>
        <translation>
            <numerusform>%n round to go.</numerusform>
            <numerusform>%n rounds to go.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScreenWords</name>
    <message numerus="yes">
        <source>{minimum} to {maximum} can play this variant: please take %n seat(s) away.</source>
        <translation>
            <numerusform>{minimum} to {maximum} can play this variant: please take %n seat away.</numerusform>
            <numerusform>{minimum} to {maximum} can play this variant: please take %n seats away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{minimum} to {maximum} can play this variant: %n more seat(s), please.</source>
        <translation>
            <numerusform>{minimum} to {maximum} can play this variant: %n more seat, please.</numerusform>
            <numerusform>{minimum} to {maximum} can play this variant: %n more seats, please.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} against %n bot(s)</source>
        <translation>
            <numerusform>{name} against %n bot</numerusform>
            <numerusform>{name} against %n bots</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsScreen</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%Ln player</numerusform>
            <numerusform>%Ln players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) still to be counted</source>
        <translation>
            <numerusform>%Ln match still to be counted</numerusform>
            <numerusform>%Ln matches still to be counted</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsWords</name>
    <message numerus="yes">
        <source>still early: %n match(es)</source>
        <translation>
            <numerusform>still early: %Ln match</numerusform>
            <numerusform>still early: %Ln matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them shared</source>
        <translation>
            <numerusform>%n of them shared</numerusform>
            <numerusform>%n of them shared</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>matches</source>
        <comment>name of a number</comment>
        <translation>
            <numerusform>match</numerusform>
            <numerusform>matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>victories</source>
        <comment>name of a number</comment>
        <translation>
            <numerusform>victory</numerusform>
            <numerusform>victories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in a row just now</source>
        <translation>
            <numerusform>%n in a row just now</numerusform>
            <numerusform>%n in a row just now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%Ln round</numerusform>
            <numerusform>%Ln rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StoryWords</name>
    <message numerus="yes">
        <source>after %n round(s)</source>
        <translation>
            <numerusform>after %n round</numerusform>
            <numerusform>after %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reached {target} and ended the match: {names}.</source>
        <translation>
            <numerusform>Reached {target} and ended the match: {names}.</numerusform>
            <numerusform>Reached {target} and ended the match: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took the {card} in round {round} with %n chip(s) on it.</source>
        <translation>
            <numerusform>You took the {card} in round {round} with %n chip on it.</numerusform>
            <numerusform>You took the {card} in round {round} with %n chips on it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} took the {card} in round {round} with %n chip(s) on it.</source>
        <translation>
            <numerusform>{name} took the {card} in round {round} with %n chip on it.</numerusform>
            <numerusform>{name} took the {card} in round {round} with %n chips on it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took the {card} in round {round}, trick {trick}: the row cost %n.</source>
        <comment>heads</comment>
        <translation>
            <numerusform>You took the {card} in round {round}, trick {trick}: the row cost %n.</numerusform>
            <numerusform>You took the {card} in round {round}, trick {trick}: the row cost %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} took the {card} in round {round}, trick {trick}: the row cost %n.</source>
        <comment>heads</comment>
        <translation>
            <numerusform>{name} took the {card} in round {round}, trick {trick}: the row cost %n.</numerusform>
            <numerusform>{name} took the {card} in round {round}, trick {trick}: the row cost %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your {card} was the last that fitted; the {by} came next and took %n head(s): {name}.</source>
        <translation>
            <numerusform>Your {card} was the last that fitted; {name}’s {by} came next and took %n head.</numerusform>
            <numerusform>Your {card} was the last that fitted; {name}’s {by} came next and took %n heads.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took the {card} with %n chip(s) on it.</source>
        <translation>
            <numerusform>You took the {card} with %n chip on it.</numerusform>
            <numerusform>You took the {card} with %n chips on it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took the {card} with %n chip(s) on it, and it counted nothing.</source>
        <translation>
            <numerusform>You took the {card} with %n chip on it, and it counted nothing.</numerusform>
            <numerusform>You took the {card} with %n chips on it, and it counted nothing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The row behind it went to the next card, with %n head(s).</source>
        <translation>
            <numerusform>The row went to the next card, with %n head.</numerusform>
            <numerusform>The row went to the next card, with %n heads.</numerusform>
        </translation>
    </message>
</context>
</TS>
