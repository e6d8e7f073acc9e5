"""What may be done now in Qwixx cards, in words: status line, main button, keys, targets; and what may not, and why.

Owns these sentences, among them one for every code of an IllegalMove. Rows are called by their colour. Must not know
which of them holds.
"""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from pega6_desktop.games.qwixx_cards.cards import Card
from pega6_desktop.ui.words.messages import KeyHint, Messages, cards, filled, listed
from pega6_desktop.ui.words.qwixx import table


class QwixxReasons(Messages):
    """Words of a bubble."""


def hidden_colour() -> str:
    """Of a back."""
    return QwixxReasons.tr("The back shows the number of the card; its colour is seen only once it is in your hand.")


def joker() -> str:
    """Of a joker."""
    return QwixxReasons.tr("A joker has any colour, but always its own number. With other cards it takes theirs.")


def spacing() -> str:
    """Of any card."""
    return QwixxReasons.tr("Several numbers of one action: at most one may be skipped between them.")


def after(crossed: tuple[int, ...]) -> str:
    """Where the number would come."""
    if not crossed:
        return QwixxReasons.tr("first cross")
    return filled(QwixxReasons.tr("after the {number}"), number=crossed[-1])


def barred(code: str, crossed: tuple[int, ...], needed: int) -> str:
    """Why not, in a few words."""
    match code:
        case "row_completed":
            return QwixxReasons.tr("completed")
        case "left_of_cross":
            return filled(QwixxReasons.tr("left of the {number}"), number=crossed[-1])
        case _:
            words = QwixxReasons.tr("{count} of {needed} crosses")
            return filled(words, count=len(crossed), needed=needed)


class QwixxTurn(Messages):
    """Sentences of the moment."""


def action_lead(step: int, who: str) -> str:
    """The lead of an own action; who: the player's name where several sit at the screen, else empty."""
    if who:
        return filled(QwixxTurn.tr("{name}, action {number}:"), name=who, number=step)
    return filled(QwixxTurn.tr("Action {number}:"), number=step)


def number_lead(number: int, who: str) -> str:
    """The lead while all decide; who as above."""
    if who:
        return filled(QwixxTurn.tr("{name}, {number} for all:"), name=who, number=number)
    return filled(QwixxTurn.tr("{number} for all:"), number=number)


def turn_of(name: str) -> str:
    """The lead in another turn."""
    return filled(QwixxTurn.tr("{name}'s turn:"), name=name)


def draw(needed: int, gathered: int) -> str:
    """Cards to take."""
    if gathered == needed:
        return QwixxTurn.tr("Enter takes what you have chosen; then you see the colours.")
    return QwixxTurn.tr("choose %n card(s) from the table; you see the colours afterwards.", "", needed - gathered)


def mark(number: int) -> str:
    """A row for the announced number, or none."""
    words = QwixxTurn.tr("cross the {number} in one colour, or pass. Nobody sees it until all have decided.")
    return filled(words, number=number)


def mark_nowhere(number: int) -> str:
    """No row takes the announced number."""
    return filled(QwixxTurn.tr("the {number} fits in none of your rows: pass."), number=number)


def mark_chosen(number: int, row: int, gain: int, given_up: Sequence[int]) -> str:
    """A row is chosen."""
    words = QwixxTurn.tr("the {number} in {colour} scores {points}.")
    return filled(words, number=number, colour=table.colour(row), points=table.points(gain)) + _given_up(given_up)


def _given_up(numbers: Sequence[int]) -> str:
    """What a cross costs: the numbers to its left that were still open."""
    if not numbers:
        return ""
    words = QwixxTurn.tr("Given up: {numbers}.", "numbers of a row that can never be crossed after this", len(numbers))
    return " " + filled(words, numbers=listed([str(number) for number in numbers]))


def play(uncrossable: Sequence[Card]) -> str:
    """Nothing gathered yet. uncrossable: cards of the hand whose numbers cannot be crossed."""
    words = QwixxTurn.tr("choose 1 to 3 cards of one colour; drag one onto its row to cross it.")
    if not uncrossable:
        return words
    barred = QwixxTurn.tr("No cross for {cards}.", "cards of the hand whose numbers cannot be crossed now")
    return f"{words} {filled(barred, cards=table.all_cards(uncrossable))}"


def play_only(count: int, *, can_cross: bool) -> str:
    """Cards without a cross; can_cross: some number of theirs may be crossed."""
    if can_cross:
        return filled(QwixxTurn.tr("cross the lit numbers, or play {cards} without a cross."), cards=cards(count))
    return QwixxTurn.tr("none of these can be crossed: play them without a cross, or choose others.")


def play_missing(*, can_cross: bool) -> str:
    """Cards without a cross, and nothing crossed before."""
    if can_cross:
        return QwixxTurn.tr("cross a lit number: a turn without any cross is a penalty of 5 points.")
    return QwixxTurn.tr("none of these can be crossed: playing them is a penalty of 5 points.")


def play_crossing(numbers: tuple[int, ...], gain: int, given_up: Sequence[int]) -> str:
    """Cards with crosses."""
    words = (
        QwixxTurn.tr("{numbers} score {points}.") if len(numbers) > 1 else QwixxTurn.tr("{numbers} scores {points}.")
    )
    said = filled(words, numbers=listed([str(number) for number in numbers]), points=table.points(gain))
    return said + _given_up(given_up)


def waiting() -> str:
    """The lead while others decide."""
    return QwixxTurn.tr("One moment:")


def waiting_for(names: str, *, has_decided: bool) -> str:
    """Who has not decided yet; has_decided: the reader has."""
    if not has_decided:
        return filled(QwixxTurn.tr("{names} still to decide."), names=names)
    return filled(QwixxTurn.tr("{names} still to decide. Z takes the decision back."), names=names)


def all_decided_lead() -> str:
    """The moment before the crosses are shown."""
    return QwixxTurn.tr("Everybody has decided:")


def showing(*, has_decided: bool) -> str:
    """The crosses are shown in a moment; has_decided: the reader may still take the own decision back."""
    if not has_decided:
        return QwixxTurn.tr("the crosses are shown now…")
    return QwixxTurn.tr("the crosses are shown now… Z takes your decision back.")


def other_draws() -> str:
    """Somebody else draws."""
    return QwixxTurn.tr("takes cards from the table.")


def own_draws() -> str:
    """The reader takes cards."""
    return QwixxTurn.tr("you take cards from the table.")


def own_lays(names: str) -> str:
    """The reader has laid these cards."""
    return filled(QwixxTurn.tr("you play {cards}."), cards=names)


def other_lays(names: str) -> str:
    """Somebody else has laid these cards."""
    return filled(QwixxTurn.tr("plays {cards}."), cards=names)


def other_plays() -> str:
    """Somebody else plays."""
    return QwixxTurn.tr("plays cards of one colour and crosses their numbers.")


def over_lead() -> str:
    """The lead at the end."""
    return QwixxTurn.tr("The end:")


def over(why: str, names: str) -> str:
    """Why it is the end, and who has won."""
    return f"{why} " + filled(QwixxTurn.tr("Most points: {names}."), names=names)


def rows_completed(names: str) -> str:
    """Why it is the end."""
    return filled(QwixxTurn.tr("two rows completed ({names})."), names=names)


def turns_missed(names: str) -> str:
    """Why it is the end."""
    return filled(QwixxTurn.tr("four penalties ({names})."), names=names)


def dealing() -> str:
    """Before the deal."""
    return QwixxTurn.tr("the cards are being dealt.")


# ---------------------------------------------------------------- the main button


def draw_button(count: int) -> str:
    """Take the chosen cards."""
    return QwixxTurn.tr("Draw %n card(s)", "", count)


def cross_button(boxes: Sequence[tuple[int, int]]) -> str:
    """Cross these boxes, as (row, number)."""
    return filled(QwixxTurn.tr("Cross {card}"), card=table.short(boxes))


def pass_button(number: int) -> str:
    """Cross it nowhere."""
    return filled(QwixxTurn.tr("Pass the {number}"), number=number)


def play_button(numbers: list[int]) -> str:
    """Play cards and cross these numbers."""
    if not numbers:
        return QwixxTurn.tr("Play cards")
    return filled(QwixxTurn.tr("Play {numbers}"), numbers=listed([str(number) for number in numbers]))


def play_bare_button(*, is_missed: bool) -> str:
    """Play cards and cross nothing; is_missed: that makes a missed turn."""
    return QwixxTurn.tr("Take the penalty: −5") if is_missed else QwixxTurn.tr("Play without crossing")


def wait_button() -> str:
    """Nothing to do."""
    return QwixxTurn.tr("Wait")


# ---------------------------------------------------------------- keys


def draw_keys(*, is_begun: bool) -> tuple[KeyHint, ...]:
    """In action 1; is_begun: something is chosen, else Enter chooses the card that the arrows have come to."""
    enter = QwixxTurn.tr("draw", "keys") if is_begun else QwixxTurn.tr("choose", "keys")
    return (
        KeyHint(QwixxTurn.tr("card", "keys"), ("←", "→")),
        KeyHint(QwixxTurn.tr("choose", "keys"), ("1", "", "4")),
        KeyHint(enter, ("Enter",)),
    )


def mark_keys(*, can_cross: bool) -> tuple[KeyHint, ...]:
    """In action 2; can_cross: some row takes the number."""
    none = KeyHint(QwixxTurn.tr("pass", "keys"), ("0",))
    if not can_cross:
        return (none,)
    colour, cross = QwixxTurn.tr("colour", "keys"), QwixxTurn.tr("cross", "keys")
    return (KeyHint(colour, ("↑", "↓")), KeyHint(cross, ("Enter",)), none)


def play_keys(*, is_begun: bool) -> tuple[KeyHint, ...]:
    """In action 3; is_begun: something is chosen, else Enter chooses too."""
    choose, walk = QwixxTurn.tr("choose", "keys"), KeyHint(QwixxTurn.tr("card", "keys"), ("←", "→"))
    cross = KeyHint(QwixxTurn.tr("cross", "keys"), ("↑",))
    if not is_begun:
        return (walk, KeyHint(choose, ("Space", "Enter")), cross)
    return (walk, KeyHint(choose, ("Space",)), cross, KeyHint(QwixxTurn.tr("play", "keys"), ("Enter",)))


def back_keys() -> tuple[KeyHint, ...]:
    """After the own decision."""
    return (KeyHint(QwixxTurn.tr("undo", "keys"), ("Z",)),)


# ---------------------------------------------------------------- moves and targets by name


def draw_move(numbers: list[int]) -> str:
    """A way to draw."""
    return filled(QwixxTurn.tr("Draw {numbers}"), numbers=listed([str(number) for number in numbers]))


def mark_move(number: int, row: int) -> str:
    """A way to mark."""
    return filled(QwixxTurn.tr("Cross the {number} in {colour}"), number=number, colour=table.colour(row))


def play_move(names: str, row: int, numbers: tuple[int, ...], *, has_choice: bool) -> str:
    """A way to play; has_choice: only jokers are played, so that the colour is told."""
    words = QwixxTurn.tr("Play {cards} in {colour}") if has_choice else QwixxTurn.tr("Play {cards}")
    said = filled(words, cards=names, colour=table.colour(row))
    if not numbers:
        nothing = QwixxTurn.tr("cross nothing")
        return f"{said}, {nothing}"
    crossing = filled(QwixxTurn.tr("cross {numbers}"), numbers=listed([str(number) for number in numbers]))
    return f"{said}, {crossing}"


def may_cross(number: int, row: int) -> str:
    """A box as a target."""
    return filled(QwixxTurn.tr("cross {box}"), box=table.in_colour(number, row))


def is_chosen(name: str) -> str:
    """Something gathered as a target."""
    return filled(QwixxTurn.tr("chosen: {thing}"), thing=name)


class QwixxRefused(Messages):
    """Why not."""


REFUSALS: Mapping[str, Callable[[], str]] = MappingProxyType(
    {
        "already_chosen": lambda: QwixxRefused.tr("you have decided already: Z takes it back until all have."),
        "card_not_in_hand": lambda: QwixxRefused.tr("that card is not in your hand: play your own cards."),
        "cards_in_order": lambda: QwixxRefused.tr("each card once: name the cards in order."),
        "draw_count": lambda: QwixxRefused.tr("take exactly {needed}: your hand must have five cards."),
        "five_crosses": lambda: QwixxRefused.tr(
            "the {number} closes the {colour} row: it needs five crosses before it, there are {crosses}."
        ),
        "joker_colour": lambda: QwixxRefused.tr("a joker takes the colour of the cards it is played with."),
        "left_of_cross": lambda: QwixxRefused.tr(
            "the {number} lies left of the {last} in the {colour} row: only numbers to the right may be crossed."
        ),
        "match_over": lambda: QwixxRefused.tr("the match is over."),
        "no_draw_due": lambda: QwixxRefused.tr("no cards are drawn now: that comes first in a turn."),
        "no_mark_due": lambda: QwixxRefused.tr("no number for all is announced now."),
        "no_play_due": lambda: QwixxRefused.tr("no cards are played now: that is the third action of a turn."),
        "no_such_place": lambda: QwixxRefused.tr("there is no such place: the display has four."),
        "no_such_row": lambda: QwixxRefused.tr("there is no such row: the sheet has four."),
        "no_such_seat": lambda: QwixxRefused.tr("nobody sits there: choose a player at the table."),
        "not_played": lambda: QwixxRefused.tr("only played numbers are crossed: play the {number} too, or leave it."),
        "not_your_turn": lambda: QwixxRefused.tr("it is not your turn: wait until it comes."),
        "nothing_to_take_back": lambda: QwixxRefused.tr("there is nothing to undo."),
        "numbers_in_order": lambda: QwixxRefused.tr("cross from left to right, each number once."),
        "one_colour": lambda: QwixxRefused.tr("only cards of one colour: put the others down first."),
        "other_colour": lambda: QwixxRefused.tr("cards are crossed in the row of their own colour."),
        "places_in_order": lambda: QwixxRefused.tr("each place once: name the places in order."),
        "play_count": lambda: QwixxRefused.tr("play one, two or three cards, even if you cross nothing."),
        "row_completed": lambda: QwixxRefused.tr("your {colour} row is completed: nothing more is crossed in it."),
        "skipped_numbers": lambda: QwixxRefused.tr(
            "between the crosses of one action only one number may be skipped, here it would be {skipped}."
        ),
    }
)


def rejection(code: str, params: Mapping[str, object]) -> str:
    """A refused command as a sentence; an unknown code in general words."""
    words = REFUSALS.get(code)
    if words is None:
        return QwixxRefused.tr("the rules do not allow that.")
    row = params.get("row")
    colour = table.colour(row) if isinstance(row, int) and 0 <= row < 4 else ""
    return filled(words(), **{**params, "colour": colour})


def enough(needed: int) -> str:
    """One card too many from the display."""
    return QwixxRefused.tr("%n card(s) is all you need: put one back first.", "", needed)


def not_enough(missing: int) -> str:
    """Enter too early."""
    return QwixxRefused.tr("choose %n card(s) more.", "", missing)


def not_here() -> str:
    """A tap on something that is not asked for."""
    return QwixxRefused.tr("that does nothing now.")


def already_crossed(number: int, row: int) -> str:
    """A tap on a cross."""
    return filled(QwixxRefused.tr("the {box} is crossed already."), box=table.in_colour(number, row))


def not_in_hand(number: int, row: int) -> str:
    """A tap on a box for which there is no card."""
    return filled(
        QwixxRefused.tr("you have no {box}: only numbers of your cards may be crossed."),
        box=table.in_colour(number, row),
    )


def not_now(number: int) -> str:
    """A box that is not the announced number."""
    return filled(QwixxRefused.tr("only the {number} is announced: cross it, or pass."), number=number)


def choose_its_colour() -> str:
    """A joker alone and no row named."""
    return QwixxRefused.tr("a joker alone: drag it onto the row you want, or cross its number there.")


def wait_for_turn() -> str:
    """The viewer owes nothing."""
    return QwixxRefused.tr("wait: others are to act now.")
