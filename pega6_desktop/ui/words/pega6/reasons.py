"""Why: the arithmetic behind where a card goes or lies, and refusals, by the table and by the rules.

Owns the words of bubbles, one sentence for every code of an IllegalMove, and those for an input that is no command
while a special card, an exchange or cards of the pile are decided about. They name the reason, never blame the player.
Rows are numbered from 1.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from pega6_desktop.games.pega6.placement import ROW_LIMIT
from pega6_desktop.ui.words.messages import Messages, Voice, cards, filled, heads
from pega6_desktop.ui.words.pega6 import specials

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
    return filled(Pega6Reasons.tr("It opened row {row} at the deal."), row=row)


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


class Pega6OptionReasons(Messages):
    """Why something is not meant, and what is."""


# ---------------------------------------------------------------- a special card or none


def number_card_lifted(lifted: int, card: int) -> str:
    """A hand card was lifted while the special card is decided about."""
    text = Pega6OptionReasons.tr("the {lifted} waits in your hand: now decide how your {card} is placed.")
    return filled(text, lifted=lifted, card=card)


def not_yours() -> str:
    """A special card that lies somewhere else."""
    return Pega6OptionReasons.tr("this special card is not yours: play one of those you hold.")


def special_first(card: int) -> str:
    """Somewhere without a special card where the number card does not go."""
    text = Pega6OptionReasons.tr("pick up a special card first, or press 0 to place the {card} without.")
    return filled(text, card=card)


def where_first(kind: str, edition: str) -> str:
    """Enter without a place."""
    text = Pega6OptionReasons.tr("choose a lit place for {special} first.")
    return filled(text, special=specials.name(kind, edition))


def only_there(kind: str, edition: str) -> str:
    """A special card with one place was dropped elsewhere."""
    text = Pega6OptionReasons.tr("{special} goes to the lit place only.")
    return filled(text, special=specials.name(kind, edition))


def wait_for_your_card() -> str:
    """A special card was lifted out of turn (P6-S-04)."""
    return Pega6OptionReasons.tr("a special card is played when your own card is about to be placed.")


# ---------------------------------------------------------------- exchanging, putting aside


def pick_up_to_exchange() -> str:
    """A place without a card."""
    return Pega6OptionReasons.tr("pick up the special card you want to swap, or press 0 to keep them.")


def only_specials_exchanged() -> str:
    """A number card was lifted."""
    return Pega6OptionReasons.tr("only a special card may be swapped now; 0 keeps them.")


def only_on_discard() -> str:
    """Dropped somewhere else."""
    return Pega6OptionReasons.tr("drop the card on the discard pile.")


def pick_up_to_put_aside() -> str:
    """A place without a card."""
    return Pega6OptionReasons.tr("pick up a card of your pile, or press 0 to keep the rest.")


def only_pile_cards() -> str:
    """A special card was lifted."""
    return Pega6OptionReasons.tr("only cards of your pile may be put aside now; 0 keeps the rest.")


class Pega6Refused(Messages):
    """Why the rules refused."""


REFUSALS: Mapping[str, Callable[[], str]] = MappingProxyType(
    {
        "already_chosen": lambda: already_chosen(None),
        "card_missing": lambda: Pega6Refused.tr("{special} needs a card: name the card it is for."),
        "card_not_in_hand": not_in_hand,
        "card_not_in_pile": lambda: Pega6Refused.tr("the {card} is not in your pile: put aside a card you have taken."),
        "card_not_on_offer": lambda: Pega6Refused.tr("the {card} is not on offer: draft one of the open cards."),
        "card_not_on_table": lambda: Pega6Refused.tr("the {card} lies in no row: move a card of an open row."),
        "draft_due": lambda: Pega6Refused.tr("the cards are still being drafted: play the {card} after that."),
        "fifth_row_exists": lambda: Pega6Refused.tr(
            "there is a fifth row already: wait until a row is taken, or choose another special card."
        ),
        "full_target": lambda: Pega6Refused.tr("row {row} is full: by your house rules, move to a row with room."),
        "insert_at_end": lambda: Pega6Refused.tr(
            "the {card} is higher than the row, which ends with {end}: insert it into a row that ends higher."
        ),
        "match_over": match_over,
        "no_draft_due": lambda: Pega6Refused.tr("no cards are being drafted now: play a card of your hand."),
        "no_exchange_due": lambda: Pega6Refused.tr("special cards are exchanged only right after taking a row."),
        "no_other_card": lambda: Pega6Refused.tr("you have no other card in hand: place the card without {replace}."),
        "no_set_aside_due": lambda: Pega6Refused.tr("cards are put aside only right after {neg_pos}."),
        "no_special_due": lambda: Pega6Refused.tr("a special card is played when your own card is about to be placed."),
        "no_such_row": lambda: Pega6Refused.tr("there is no such row: choose one that lies on the table."),
        "no_such_seat": lambda: Pega6Refused.tr("nobody sits there: choose a player at the table."),
        "no_taking": lambda: Pega6Refused.tr(
            "the {card} takes no row now: keep {neg_pos} until one of your cards does."
        ),
        "not_choosing": lambda: Pega6Refused.tr("this trick is still being placed: play the {card} after it."),
        "not_dealt": not_dealt,
        "not_in_taken_row": lambda: Pega6Refused.tr(
            "the {card} does not lie in the row you take: name a card of that row."
        ),
        "not_your_turn": lambda: Pega6Refused.tr("it is not your turn: wait until the others have decided."),
        "nothing_to_take_back": nothing_to_take_back,
        "nowhere_to_insert": lambda: Pega6Refused.tr(
            "no open row ends higher than the {card}: place it without {insert}."
        ),
        "nowhere_to_move": lambda: Pega6Refused.tr(
            "no row has room for a card to move to: place yours without {move}."
        ),
        "one_special_only": lambda: Pega6Refused.tr("one special card per number card: keep {special} for later."),
        "own_card": lambda: Pega6Refused.tr("the {card} is your own card: name a card that lies in the row you take."),
        "parameter_not_wanted": lambda: Pega6Refused.tr("{special} does not ask for that: leave out the card or row."),
        "pick_stands": pick_stands,
        "row_blocked": lambda: Pega6Refused.tr("row {row} is blocked until a row is taken: choose an open row."),
        "row_choice_due": lambda: Pega6Refused.tr("a row must be chosen before the {card} can be played."),
        "row_choice_not_offered": no_choice_of_row,
        "row_missing": lambda: Pega6Refused.tr("{special} needs a row: name the row it is for."),
        "same_card": lambda: Pega6Refused.tr("the {card} is the card being placed: replace it with another one."),
        "same_row": lambda: Pega6Refused.tr("the card lies in row {row} already: move it to another row."),
        "seven_exists": lambda: Pega6Refused.tr(
            "row {row} takes seven already: place your card without another {seven_takes}."
        ),
        "seven_on_low_card": lambda: Pega6Refused.tr(
            "the {card} is lower than every open row, so no row would take seven: place it without {seven_takes}."
        ),
        "special_not_in_hand": lambda: Pega6Refused.tr("you do not hold {special}: choose a special card you hold."),
        "too_many_heads": lambda: Pega6Refused.tr(
            "the {card} counts {heads}, but only {left} can still be removed: choose a cheaper card."
        ),
        "two_blocks": lambda: Pega6Refused.tr("two rows are blocked already: wait until a row is taken."),
    }
)
"""The sentence of each code, in the present language; gaps carry the names of the parameters, or the kind of a special
card where its name is to stand.
"""


def rejection(code: str, params: Mapping[str, object], edition: str) -> str:
    """The code of an IllegalMove as a sentence; unknown codes get a general one. edition: whose cards are named."""
    text = REFUSALS[code]() if code in REFUSALS else not_now()
    told = {key: _said(key, value, edition) for key, value in params.items()}
    return filled(text, **{"card": "?", **specials.names(edition), **told})


def _said(key: str, value: object, edition: str) -> object:
    if key == "row" and isinstance(value, int):
        return value + 1
    if key in ("heads", "left") and isinstance(value, int):
        return heads(value)
    return specials.name(value, edition) if key == "special" and isinstance(value, str) else value
