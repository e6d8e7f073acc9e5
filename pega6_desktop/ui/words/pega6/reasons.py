"""Why: refusals, and the arithmetic behind where a card goes or lies.

Owns the words of refusals and bubbles; they name the reason, never blame the player. Rows are numbered from 1.
"""

from pega6_desktop.games.pega6.placement import ROW_LIMIT
from pega6_desktop.ui.words.messages import Messages, cards, filled, heads
from pega6_desktop.ui.words.people import Voice

MINUS = "\N{MINUS SIGN}"


class Pega6Reasons(Messages):
    """Why something is so."""


# ---------------------------------------------------------------- arithmetic


def difference(card: int, end: int) -> str:
    """The sum itself: "58 − 50"."""
    return f"{card} {MINUS} {end}"


def result(value: int) -> str:
    """Its result with a real minus sign."""
    return f"{MINUS}{-value}" if value < 0 else str(value)


def smallest() -> str:
    """Verdict on the line that decides."""
    return Pega6Reasons.tr("smallest")


def larger() -> str:
    """Verdict on a larger difference."""
    return Pega6Reasons.tr("larger")


def blocked() -> str:
    """Verdict on a row with a block (P6-S-09)."""
    return Pega6Reasons.tr("blocked")


def too_high() -> str:
    """Verdict on a row whose end is higher than the card."""
    return Pega6Reasons.tr("too high")


# ---------------------------------------------------------------- titles


def smallest_decides() -> str:
    """P6-B-07."""
    return Pega6Reasons.tr("The smallest difference decides")


def rows_rise() -> str:
    """P6-B-06."""
    return Pega6Reasons.tr("Rows only rise")


def blocked_is_absent() -> str:
    """P6-S-09."""
    return Pega6Reasons.tr("A blocked row stays as it is")


def last_takes(capacity: int) -> str:
    """P6-B-09, P6-S-08: the card after so many takes the row."""
    if capacity > ROW_LIMIT:
        return Pega6Reasons.tr("The 7th card takes the row")
    return Pega6Reasons.tr("The 6th card takes the row")


def lower_than_all() -> str:
    """P6-B-10."""
    return Pega6Reasons.tr("Lower than every row")


def on_the_table() -> str:
    """A card of the anniversary game, in a row that special cards may have changed."""
    return Pega6Reasons.tr("It lies in a row")


def opened() -> str:
    """P6-B-02."""
    return Pega6Reasons.tr("It opened the row")


# ---------------------------------------------------------------- closing lines of a bubble


def nothing_changed(card: int) -> str:
    """After a refused drop."""
    return filled(Pega6Reasons.tr("Nothing has changed: the {card} goes back to your hand."), card=card)


def still_to_place(card: int) -> str:
    """After a refused drop while the card is about to be placed."""
    return filled(Pega6Reasons.tr("Nothing has changed: the {card} is still to be placed."), card=card)


def would_be_place(row: int, place: int) -> str:
    """Where a card of the hand would lie."""
    text = Pega6Reasons.tr("It would lie in row {row}, place {place}, unless lower cards change the rows first.")
    return filled(text, row=row, place=place)


def would_be_last(count: int, total: int) -> str:
    """What a card of the hand would take."""
    text = Pega6Reasons.tr("The row is full: it would take {cards}, {heads}, unless lower cards change the rows first.")
    return filled(text, cards=cards(count), heads=heads(total))


def would_be_low(card: int) -> str:
    """What a low card of the hand will do."""
    text = Pega6Reasons.tr("No row ends below the {card}: when its turn comes, its player takes a row of their choice.")
    return filled(text, card=card)


def lower_cards_first() -> str:
    """A revealed card that is still to be placed."""
    return Pega6Reasons.tr("The lower cards are placed first and may still change the rows.")


def opened_row(row: int) -> str:
    """One of the four opening cards."""
    return filled(Pega6Reasons.tr("It has begun row {row} since the deal."), row=row)


def lay_from_the_deal() -> str:
    """One of the four opening cards where cards may move between rows."""
    return Pega6Reasons.tr("It has been on the table since the deal.")


def was_played(seat: int, trick: int, voice: Voice) -> str:
    """Who put a card there, and when."""
    if voice.is_you(seat):
        return filled(Pega6Reasons.tr("You played it in trick {trick}."), trick=trick)
    return filled(Pega6Reasons.tr("{name} played it in trick {trick}."), name=voice.name(seat), trick=trick)


def took_full(seat: int, trick: int, count: int, total: int, voice: Voice) -> str:
    """Who took a full row with this card."""
    facts: dict[str, object] = {"trick": trick, "cards": cards(count), "heads": heads(total)}
    if voice.is_you(seat):
        return filled(Pega6Reasons.tr("The row was full: in trick {trick} you took {cards}, {heads}."), **facts)
    text = Pega6Reasons.tr("The row was full: in trick {trick} {name} took {cards}, {heads}.")
    return filled(text, name=voice.name(seat), **facts)


def took_chosen(seat: int, trick: int, count: int, total: int, voice: Voice) -> str:
    """Who chose this row with a low card."""
    facts: dict[str, object] = {"trick": trick, "cards": cards(count), "heads": heads(total)}
    if voice.is_you(seat):
        return filled(Pega6Reasons.tr("In trick {trick} you chose this row and took {cards}, {heads}."), **facts)
    text = Pega6Reasons.tr("In trick {trick} {name} chose this row and took {cards}, {heads}.")
    return filled(text, name=voice.name(seat), **facts)


# ---------------------------------------------------------------- refusals in the status line


def not_smallest(card: int, row: int, right: int) -> str:
    """Dropped on a row that is lower but not nearest."""
    text = Pega6Reasons.tr("the {card} does not go to row {row}. The smallest difference decides: row {right}.")
    return filled(text, card=card, row=row, right=right)


def not_rising(card: int, row: int, end: int, right: int) -> str:
    """Dropped on a row that is already higher."""
    text = Pega6Reasons.tr(
        "the {card} does not go to row {row}: it is at {end} already, and rows only rise. Row {right} is right."
    )
    return filled(text, card=card, row=row, end=end, right=right)


def row_is_blocked(card: int, row: int, right: int) -> str:
    """Dropped on a blocked row (P6-S-09)."""
    text = Pega6Reasons.tr("the {card} does not go to row {row}, which is blocked. Row {right} is right.")
    return filled(text, card=card, row=row, right=right)


def takes_no_blocked(row: int) -> str:
    """A blocked row was chosen for taking (P6-S-09)."""
    return filled(Pega6Reasons.tr("row {row} is blocked and cannot be taken: choose an open row."), row=row)


def not_a_row(card: int, right: int | None) -> str:
    """Dropped somewhere no card goes."""
    if right is None:
        return filled(Pega6Reasons.tr("no row lies there: drop the {card} on any row."), card=card)
    return filled(Pega6Reasons.tr("no row lies there: drop the {card} on row {row}."), card=card, row=right)


def already_chosen(card: int | None) -> str:
    """The own card already lies face down; None where its number is not at hand."""
    if card is None:
        return Pega6Reasons.tr("your card already lies face down. Z takes it back.")
    return filled(Pega6Reasons.tr("your {card} already lies face down. Z takes it back."), card=card)


def being_placed() -> str:
    """Cards are being placed."""
    return Pega6Reasons.tr("this trick is still being placed.")


def other_chooses(seat: int, voice: Voice) -> str:
    """Somebody else must choose a row."""
    return filled(Pega6Reasons.tr("{name} is choosing a row to take."), name=voice.name(seat))


def other_decides(seat: int, voice: Voice) -> str:
    """Somebody else is to draft, or to decide about special cards."""
    return filled(Pega6Reasons.tr("it is not your turn: {name} is deciding."), name=voice.name(seat))


def by_rule(rule: str) -> str:
    """Behind a refusal: what it rests on."""
    return filled(Pega6Reasons.tr("Rule {rule}."), rule=rule)


def no_card() -> str:
    """A row was pointed at without a card."""
    return Pega6Reasons.tr("pick up a card first, then the row.")


def row_first(card: int) -> str:
    """A row choice is due."""
    return filled(Pega6Reasons.tr("first choose the row that your {card} takes."), card=card)


def no_such_row(count: int) -> str:
    """A row number that does not exist."""
    return filled(Pega6Reasons.tr("there is no such row: they count from 1 to {count}."), count=count)


def not_in_hand() -> str:
    """A card the viewer does not hold."""
    return Pega6Reasons.tr("this card is not in your hand.")


def not_dealt() -> str:
    """Between rounds."""
    return Pega6Reasons.tr("the next cards are still to be dealt.")


def match_over() -> str:
    """Nothing more to play."""
    return Pega6Reasons.tr("the match is over.")


def only_watching() -> str:
    """A spectator."""
    return Pega6Reasons.tr("you are only watching this match.")


def nothing_to_take_back() -> str:
    """P6-B-04: choices stand once they are revealed."""
    return Pega6Reasons.tr("a card can be taken back only until all cards are turned up.")


def pick_stands() -> str:
    """P6-P-04: a pick stands once somebody has drafted on."""
    return Pega6Reasons.tr("a drafted card can be put back only until the next player has drafted.")


def no_choice_of_row() -> str:
    """P6-B-08: only a card lower than every row chooses."""
    return Pega6Reasons.tr("a row is chosen only for a card that is lower than every row.")


def not_now() -> str:
    """A refusal without words of its own."""
    return Pega6Reasons.tr("that is not possible now.")
