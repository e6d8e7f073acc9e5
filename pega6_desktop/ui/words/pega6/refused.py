"""Commands the rules refused, in words: what is wrong and what to do.

Owns one sentence for every code of an IllegalMove, and those for an input that is no command while a special card, an
exchange or cards of the pile are decided about. Rows are numbered from 1.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from pega6_desktop.ui.words.messages import Messages, filled, heads
from pega6_desktop.ui.words.pega6 import reasons, specials


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
        "already_chosen": lambda: reasons.already_chosen(None),
        "card_missing": lambda: Pega6Refused.tr("{special} needs a card: name the card it is for."),
        "card_not_in_hand": reasons.not_in_hand,
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
        "match_over": reasons.match_over,
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
        "not_dealt": reasons.not_dealt,
        "not_in_taken_row": lambda: Pega6Refused.tr(
            "the {card} does not lie in the row you take: name a card of that row."
        ),
        "not_your_turn": lambda: Pega6Refused.tr("it is not your turn: wait until the others have decided."),
        "nothing_to_take_back": reasons.nothing_to_take_back,
        "nowhere_to_insert": lambda: Pega6Refused.tr(
            "no open row ends higher than the {card}: place it without {insert}."
        ),
        "nowhere_to_move": lambda: Pega6Refused.tr(
            "no row has room for a card to move to: place yours without {move}."
        ),
        "one_special_only": lambda: Pega6Refused.tr("one special card per number card: keep {special} for later."),
        "own_card": lambda: Pega6Refused.tr("the {card} is your own card: name a card that lies in the row you take."),
        "parameter_not_wanted": lambda: Pega6Refused.tr("{special} does not ask for that: leave out the card or row."),
        "pick_stands": reasons.pick_stands,
        "row_blocked": lambda: Pega6Refused.tr("row {row} is blocked until a row is taken: choose an open row."),
        "row_choice_due": lambda: Pega6Refused.tr("a row must be chosen before the {card} can be played."),
        "row_choice_not_offered": reasons.no_choice_of_row,
        "row_missing": lambda: Pega6Refused.tr("{special} needs a row: name the row it is for."),
        "same_card": lambda: Pega6Refused.tr("the {card} is the card being placed: replace it with another one."),
        "same_row": lambda: Pega6Refused.tr("the card lies in row {row} already: move it to another row."),
        "seven_exists": lambda: Pega6Refused.tr(
            "row {row} takes seven already: place your card without another such card."
        ),
        "seven_on_low_card": lambda: Pega6Refused.tr(
            "the {card} is lower than every open row, so no row would take seven: place it without this card."
        ),
        "special_not_in_hand": lambda: Pega6Refused.tr("you do not hold {special}: choose a special card you hold."),
        "too_many_heads": lambda: Pega6Refused.tr(
            "the {card} counts {heads}, but only {left} may still go: choose a cheaper card."
        ),
        "two_blocks": lambda: Pega6Refused.tr("two rows are blocked already: wait until a row is taken."),
    }
)
"""The sentence of each code, in the present language; gaps carry the names of the parameters, or the kind of a special
card where its name is to stand.
"""


def rejection(code: str, params: Mapping[str, object], edition: str) -> str:
    """The code of an IllegalMove as a sentence; unknown codes get a general one. edition: whose cards are named."""
    text = REFUSALS[code]() if code in REFUSALS else reasons.not_now()
    told = {key: _said(key, value, edition) for key, value in params.items()}
    return filled(text, **{"card": "?", **specials.names(edition), **told})


def _said(key: str, value: object, edition: str) -> object:
    if key == "row" and isinstance(value, int):
        return value + 1
    if key in ("heads", "left") and isinstance(value, int):
        return heads(value)
    return specials.name(value, edition) if key == "special" and isinstance(value, str) else value
