"""The table of (stage x act) while things are on offer, each of which alone means a move. Without Qt."""

import pytest

from pega6_desktop.ui.table.turns.acts import (
    NOTHING,
    Absorb,
    Act,
    Aim,
    AskWhy,
    Check,
    Climb,
    Confirm,
    Digit,
    Drop,
    Explain,
    Ignore,
    LetGo,
    Press,
    Push,
    Reaction,
    Select,
    Selection,
    TableSnapshot,
    Tap,
    TapZone,
    Try,
    Walk,
)
from pega6_desktop.ui.table.turns.selection import react
from pega6_desktop.ui.table.view import CardKey, ZoneId

CARD: CardKey = ("card", 20)
CHIPS: tuple[CardKey, ...] = (("chip", 0), ("chip", 1))
TIGER: CardKey = ("tiger", 0)
KEEP: ZoneId = ("keep", 0)
TAKE: ZoneId = ("take", 0)
LAY = TableSnapshot(liftable=(CARD, *CHIPS, TIGER), targets=(KEEP, TAKE))


@pytest.mark.parametrize(
    ("selection", "act", "reaction"),
    [
        (NOTHING, Climb(1), Check(None, TAKE)),
        (NOTHING, Climb(-1), Check(None, KEEP)),
        (Selection(aimed=TAKE, is_keyed=True), Climb(1), Try(None, TAKE)),
        (Selection(aimed=TAKE, is_keyed=True), Climb(-1), Check(None, KEEP)),
        (Selection(lifted=CHIPS[0], is_keyed=True), Climb(1), Check(None, TAKE)),
        (Selection(lifted=TIGER, is_keyed=True), Climb(-1), Check(None, KEEP)),
        (Selection(aimed=TAKE), Climb(1), Check(None, TAKE)),
        (Selection(aimed=TAKE, is_keyed=True), Confirm(), Try(None, TAKE)),
        (NOTHING, Push(), Try(None, None)),
        (NOTHING, Tap(CARD), Select(Selection(lifted=CARD))),
        (NOTHING, Tap(("card", 7)), Explain(("card", 7))),
        (NOTHING, Press(CARD), Select(Selection(lifted=CARD, grip="first"))),
        (Selection(lifted=CARD), Drop(CARD, ("area", 0)), Try(CARD, ("area", 0))),
        (Selection(lifted=CARD), Drop(CARD, None), Select(NOTHING)),
        (NOTHING, TapZone(KEEP), Try(None, KEEP)),
        (NOTHING, Aim(KEEP), Select(Selection(aimed=KEEP))),
        (Selection(aimed=KEEP), Aim(None), Select(NOTHING)),
        (Selection(aimed=KEEP, is_keyed=True), Aim(None), Ignore()),
        (NOTHING, Aim(None), Ignore()),
        (NOTHING, AskWhy(None), Explain(CARD)),
        (NOTHING, AskWhy(("card", 7)), Explain(("card", 7))),
        (Selection(lifted=TIGER), AskWhy(None), Explain(TIGER)),
        (Selection(lifted=CARD), LetGo(), Select(NOTHING)),
        (NOTHING, Digit(3), Ignore()),
    ],
)
def test_what_an_act_does(selection: Selection, act: Act, reaction: Reaction) -> None:
    assert react("offer", selection, act, LAY) == reaction


def test_arrows_walk_through_the_kinds_of_things() -> None:
    selection, walked = NOTHING, list[CardKey | None]()
    for _ in range(3):
        reaction = react("offer", selection, Walk(1), LAY)
        assert isinstance(reaction, Select)
        selection = reaction.selection
        walked.append(selection.lifted)
    assert walked == [CARD, CHIPS[0], TIGER]


def test_with_nothing_on_offer_nothing_is_meant() -> None:
    assert react("offer", NOTHING, Walk(1), TableSnapshot()) == Absorb("nothing_lifted")
    assert react("offer", NOTHING, Climb(1), TableSnapshot()) == Ignore()
    assert react("offer", NOTHING, AskWhy(None), TableSnapshot()) == Absorb("nothing_to_explain")
