"""Whose turn it is, what may be done, and what happens in a trick, in a few words: the status line, the main button,
targets and moves.

Owns the pattern "who or what: what happens (why). How.", and the words of each moment; what they do not say the log
says. Rows are numbered as on the table, from 1; names are followed by the present tense, and only one human at the
table is "you".
"""

from collections.abc import Sequence

from pega6_desktop.games.pega6 import events
from pega6_desktop.games.pega6.placement import ROW_LIMIT
from pega6_desktop.ui.words.messages import Messages, Voice, cards, filled, heads, listed
from pega6_desktop.ui.words.pega6 import specials

NAMED_AT_MOST = 3
"""Names a status line spells out before it counts."""


class Pega6Turn(Messages):
    """What is due now."""


# ---------------------------------------------------------------- who or what


def your_turn(seat: int, voice: Voice) -> str:
    """The lead when the viewer is to act."""
    return Pega6Turn.tr("Your turn:") if voice.is_you(seat) else turn_of(seat, voice)


def turn_of(seat: int, voice: Voice) -> str:
    """The lead when somebody else is to act alone."""
    return filled(Pega6Turn.tr("{name}'s turn:"), name=voice.name(seat))


def waiting() -> str:
    """The lead while others choose."""
    return Pega6Turn.tr("Waiting:")


def trick_lead(number: int) -> str:
    """The lead while cards are placed."""
    return filled(Pega6Turn.tr("Trick {trick}:"), trick=number)


def round_lead(number: int) -> str:
    """The lead between rounds and before the first."""
    return filled(Pega6Turn.tr("Round {round}:"), round=max(number, 1))


def match_lead() -> str:
    """The lead when the match is over."""
    return Pega6Turn.tr("End of the match:")


# ---------------------------------------------------------------- choosing a card


def choose_a_card() -> str:
    """Nothing is lifted yet."""
    return Pega6Turn.tr("choose a card from your hand.")


def goes_alone() -> str:
    """The card is to be played without a special card."""
    return Pega6Turn.tr("No special card with it.")


def would_go(card: int, row: int, end: int, *, is_at_risk: bool) -> str:
    """The lifted card has room, which any lower card may change. is_at_risk: others may fill the row before."""
    if is_at_risk:
        text = Pega6Turn.tr(
            "the {card} goes to row {row}, after the {end} (difference {difference}), unless others fill it first."
        )
    else:
        text = Pega6Turn.tr(
            "the {card} goes to row {row}, after the {end} (difference {difference}), as the rows lie now. "
            "Drop it or press Enter."
        )
    return filled(text, card=card, row=row, end=end, difference=card - end)


def would_take(card: int, row: int, end: int, total: int) -> str:
    """The lifted card would be the sixth of a full row; five cards are taken (P6-B-09)."""
    text = Pega6Turn.tr(
        "the {card} takes row {row}, which is full: {heads} (difference {difference}), unless others move first."
    )
    return filled(text, card=card, row=row, difference=card - end, heads=heads(total))


def would_be_low(card: int) -> str:
    """The lifted card is lower than every row end (P6-B-10)."""
    text = Pega6Turn.tr("the {card} is lower than every row: which one you take is chosen after the cards turn up.")
    return filled(text, card=card)


def waits_face_down(card: int, choosing: Sequence[str]) -> str:
    """The own card is chosen; who is still to choose."""
    text = Pega6Turn.tr("{names} still choosing. Z takes your {card} back.", "", len(choosing))
    return filled(text, names=listed(choosing, NAMED_AT_MOST), card=card)


def still_choosing(choosing: Sequence[str]) -> str:
    """Who is still to choose, for someone who has no card to take back."""
    return filled(Pega6Turn.tr("{names} still choosing.", "", len(choosing)), names=listed(choosing, NAMED_AT_MOST))


def all_chose_lead() -> str:
    """The moment before the cards turn up."""
    return Pega6Turn.tr("Everybody has chosen:")


def turning_up(card: int | None) -> str:
    """The cards turn up in a moment; card: the reader's own, which may still be taken back."""
    if card is None:
        return Pega6Turn.tr("the cards turn up now…")
    return filled(Pega6Turn.tr("the cards turn up now… Z takes your {card} back."), card=card)


# ---------------------------------------------------------------- placing, taking, the end


def lowest_first() -> str:
    """Cards are being placed (P6-B-05)."""
    return Pega6Turn.tr("the cards are placed from the lowest to the highest.")


def choose_a_row(card: int) -> str:
    """The own low card waits for a row."""
    return filled(Pega6Turn.tr("your {card} is lower than every row. Choose the row you take."), card=card)


def row_costs(card: int, row: int, count: int, total: int) -> str:
    """What taking the aimed row costs, with why a row is taken at all."""
    text = Pega6Turn.tr("your {card} is lower than all: choose the row you take. Here: row {row}, {heads} ({cards}).")
    return filled(text, card=card, row=row, heads=heads(total), cards=cards(count))


def takes() -> str:
    """Before the heads a row costs, in its last place."""
    return Pega6Turn.tr("takes")


def cheapest() -> str:
    """The row, or one of the rows, that costs a low card least."""
    return Pega6Turn.tr("the cheapest")


def begins_again(card: int) -> str:
    """What becomes of the row a low card takes."""
    return filled(Pega6Turn.tr("the row begins again with your {card}"), card=card)


def row_goes() -> str:
    """What becomes of it where there are five rows (P6-S-13)."""
    return Pega6Turn.tr("the row goes with your card")


def other_takes(card: int) -> str:
    """Somebody else must choose a row."""
    return filled(Pega6Turn.tr("the {card} is lower than every row, so a row must be taken."), card=card)


def being_dealt() -> str:
    """Before the cards are there."""
    return Pega6Turn.tr("the cards are being dealt.")


def round_done() -> str:
    """All hands are empty."""
    return Pega6Turn.tr("all cards are played.")


def won(winners: Sequence[int], total: int, voice: Voice) -> str:
    """Who won, shared victories included."""
    if len(winners) > 1:
        text = Pega6Turn.tr("{names} share the victory with {heads} each.")
        return filled(text, names=voice.all_called(winners, NAMED_AT_MOST), heads=heads(total))
    if voice.is_you(winners[0]):
        return filled(Pega6Turn.tr("you won with {heads}!"), heads=heads(total))
    return filled(Pega6Turn.tr("{name} won with {heads}."), name=voice.name(winners[0]), heads=heads(total))


# ---------------------------------------------------------------- the main button


def play(card: int) -> str:
    """The main button with a card lifted."""
    return filled(Pega6Turn.tr("Play the {card}"), card=card)


def play_on(row: int) -> str:
    """The main button with a row aimed at, also after a refused drop."""
    return filled(Pega6Turn.tr("Play on {row}"), row=row)


def take(row: int) -> str:
    """The main button with a row to take."""
    return filled(Pega6Turn.tr("Take row {row}"), row=row)


def pick_card() -> str:
    """The main button without a card."""
    return Pega6Turn.tr("Choose a card")


def pick_row() -> str:
    """The main button without a row."""
    return Pega6Turn.tr("Choose a row")


def wait() -> str:
    """The main button while others act."""
    return Pega6Turn.tr("Please wait")


# ---------------------------------------------------------------- targets and moves


def target_after(row: int, end: int) -> str:
    """A place behind a card."""
    return filled(Pega6Turn.tr("Row {row}, after the {end}"), row=row, end=end)


def target_last(row: int, total: int, capacity: int) -> str:
    """The place that takes the row: the sixth, or the seventh (P6-S-08)."""
    if capacity > ROW_LIMIT:
        return filled(Pega6Turn.tr("Row {row}, seventh place: takes {heads}"), row=row, heads=heads(total))
    return filled(Pega6Turn.tr("Row {row}, sixth place: takes {heads}"), row=row, heads=heads(total))


def target_take(row: int, count: int, total: int) -> str:
    """A row that may be taken now."""
    return filled(Pega6Turn.tr("Row {row}: {cards}, {heads}"), row=row, cards=cards(count), heads=heads(total))


def move_after(card: int, row: int, end: int) -> str:
    """Playing a card that has room."""
    text = Pega6Turn.tr("Play the {card}: row {row}, after the {end} (difference {difference})")
    return filled(text, card=card, row=row, end=end, difference=card - end)


def move_full(card: int, row: int, total: int) -> str:
    """Playing a card that would take a row."""
    text = Pega6Turn.tr("Play the {card}: it takes the full row {row}, {heads}")
    return filled(text, card=card, row=row, heads=heads(total))


def move_low(card: int) -> str:
    """Playing a low card."""
    return filled(Pega6Turn.tr("Play the {card}: lower than every row, you take one"), card=card)


def move_take(row: int, count: int, total: int) -> str:
    """Taking a row."""
    return filled(Pega6Turn.tr("Take row {row}: {cards}, {heads}"), row=row, cards=cards(count), heads=heads(total))


# ---------------------------------------------------------------- what happens


Told = tuple[str, str]
"""The lead and what follows it."""

KEPT: Told = ("", "")
"""What was told last still holds."""


class Pega6Telling(Messages):
    """One moment of a trick."""


def begins(event: events.CardsRevealed, voice: Voice) -> Told:
    """All cards lie open: who is first (P6-B-05)."""
    card, seat = event.plays[0]
    if voice.is_you(seat):
        text = Pega6Telling.tr("you begin with the {card}.")
    else:
        text = Pega6Telling.tr("{name} begins with the {card}.")
    return Pega6Telling.tr("From the lowest to the highest:"), filled(text, name=voice.name(seat), card=card)


def who(seat: int, voice: Voice) -> str:
    """The player whose card moves."""
    if voice.is_you(seat):
        return Pega6Telling.tr("Your card:")
    return filled(Pega6Telling.tr("{name}:", "a player whose card moves"), name=voice.name(seat))


def placed(event: events.CardPlaced, voice: Voice) -> Told:
    """Where the card goes; that it begins the row its player has taken is seen."""
    if not event.place:
        return KEPT
    text = filled(Pega6Telling.tr("the {card} goes to row {row}."), card=event.card, row=event.row + 1)
    return who(event.seat, voice), text


def one_too_many(event: events.RowTaken, card: int, voice: Voice) -> Told:
    """The row is about to be taken: why."""
    lying = len(event.cards) - (event.own is not None)
    if event.reason == "low":
        text = Pega6Telling.tr("the {card} is lower than every row, and row {row} is chosen…")
    elif event.reason != "full":
        text = Pega6Telling.tr("row {row} holds one card too many…")
        return who(event.seat, voice), filled(text, row=event.row + 1)
    elif lying == 5:
        text = Pega6Telling.tr("the {card} is the sixth card of row {row}…")
    else:
        text = Pega6Telling.tr("the {card} is the seventh card of row {row}…")
    return who(event.seat, voice), filled(text, card=card, row=event.row + 1)


def takes_row(event: events.RowTaken, voice: Voice) -> Told:
    """Who takes which row and what it costs; with five rows, that it is gone (P6-S-13)."""
    if voice.is_you(event.seat):
        lead, text = Pega6Telling.tr("You", "you take a row"), Pega6Telling.tr("take row {row}: {heads}.", "you")
    else:
        lead, text = voice.name(event.seat), Pega6Telling.tr("takes row {row}: {heads}.", "a player")
    words = filled(text, row=event.row + 1, heads=heads(event.heads))
    return lead, f"{words} {_gone(event.row + 1)}" if event.is_removed else words


def _gone(row: int) -> str:
    return filled(Pega6Telling.tr("Row {row} is gone."), row=row)


def plays(event: events.SpecialPlayed, voice: Voice) -> Told:
    """A special card is held up: whose it is and what it does."""
    name, line = specials.name(event.kind, voice.edition), specials.words(event.kind).line
    if voice.is_you(event.seat):
        return filled(Pega6Telling.tr("You play “{special}”:"), special=name), line
    return filled(Pega6Telling.tr("{name} plays “{special}”:"), name=voice.name(event.seat), special=name), line


def moved(event: events.CardMoved, voice: Voice) -> Told:
    """What was done with the card that moves another one."""
    special = specials.name("move", voice.edition)
    if voice.is_you(event.seat):
        lead = filled(Pega6Telling.tr("You played “{special}”:"), special=special)
    else:
        lead = filled(Pega6Telling.tr("{name} played “{special}”:"), name=voice.name(event.seat), special=special)
    return lead, filled(Pega6Telling.tr("the {card} goes to row {row}."), card=event.card, row=event.row + 1)
