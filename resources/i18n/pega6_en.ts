<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
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
        <source>after %n round(s)</source>
        <translation>
            <numerusform>after %n round</numerusform>
            <numerusform>after %n rounds</numerusform>
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
    <name>RoundResult</name>
    <message numerus="yes">
        <source>%n round(s) to go.</source>
        <translation>
            <numerusform>%n round to go.</numerusform>
            <numerusform>%n rounds to go.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Screens</name>
    <message numerus="yes">
        <source>{name} against %n bot(s)</source>
        <translation>
            <numerusform>{name} against %n bot</numerusform>
            <numerusform>{name} against %n bots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
</TS>
