"""How Pega em 6! is played: the steps of each variant with their pictures, and its keys.

Owns these words and pictures. Must not know widgets. Every call gives words in the present language.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from pega6_desktop.ui.boards.help_mat import HelpPage, Hints, Mat, Scene
from pega6_desktop.ui.look.faces import BACK, Face
from pega6_desktop.ui.words.messages import Messages
from pega6_desktop.ui.words.pega6 import specials


class HelpWords(Messages):
    """Steps of the help page."""


# ---------------------------------------------------------------- pictures


def _lay(mat: Mat, things: tuple[Face | str, ...], pitch: float, first: float) -> None:
    """Cards and places beside each other: faces, or "lit 24", "danger 7", "" for places."""
    for index, thing in enumerate(things):
        x = first + index * pitch
        if isinstance(thing, int) or thing == BACK:
            mat.card(thing if isinstance(thing, int) else BACK, x)
        elif thing.startswith("danger"):
            mat.place(thing.removeprefix("danger").strip(), x, "danger")
        else:
            mat.place(thing.removeprefix("lit").strip(), x, "lit" if thing.startswith("lit") else "empty")


def _row(*things: Face | str, pitch: float = 1.1) -> Scene:
    """These in the middle, so many card widths apart."""
    return lambda mat: _lay(mat, things, pitch, -pitch * (len(things) - 1) / 2)


def _example(kind: str, *things: Face | str) -> Scene:
    """A special card, and the row of its example."""

    def scene(mat: Mat) -> None:
        mat.special(kind, -2.65)
        _lay(mat, things, 1.12, -1.1)

    return scene


def _hand(mat: Mat) -> None:
    """A fan of the own cards."""
    for index, face in enumerate((4, 17, 33, 55, 72, 103)):
        x = (index - 2.5) * 0.78
        mat.card(face, x, 0.02 * (index - 2.5) ** 2, tilt=(index - 2.5) * 3)


def _choice(mat: Mat) -> None:
    """Face-down cards, and your own."""
    for x in (-2.2, -1.1, 1.1, 2.2):
        mat.card(BACK, x)
    mat.card(58, 0, -0.06)


def _low(mat: Mat) -> None:
    """A card that fits nowhere and the row it takes."""
    mat.card(3, -2.4, -0.04, tilt=-5)
    _lay(mat, (12, 15, ""), 1.1, 0.2)
    mat.arrow(-2.4, 0.2)


def _open_cards(mat: Mat) -> None:
    """Open cards, one of them taken."""
    for index, face in enumerate((5, 11, 55, 20, 34)):
        mat.card(face, (index - 2) * 1.12, -0.12 if face == 34 else 0.0, tilt=4 if face == 34 else 0)


def _dealt(mat: Mat) -> None:
    """Number cards and special cards."""
    _lay(mat, (8, 37, 61, 99), 0.72, -2.4)
    for index, kind in enumerate(("insert", "block", "move")):
        mat.special(kind, 1.0 + index * 0.78)


def _one_each(mat: Mat) -> None:
    """A special card with a number card."""
    mat.special("seven_takes", -0.62, tilt=-4)
    mat.card(58, 0.62, tilt=4)


def _swap(mat: Mat) -> None:
    """One special card goes, another comes."""
    mat.special("replace", -1.6)
    mat.special_back(1.6)
    mat.arrow(-1.6, 1.6)


def _second_round(mat: Mat) -> None:
    """A kept special card beside the new ones."""
    mat.special("neg_pos", -2.0, -0.06)
    for index in range(3):
        mat.special_back(0.2 + index * 0.8)


# ---------------------------------------------------------------- steps


def _tricks() -> tuple[HelpPage, ...]:
    """The placing and taking of the base game, and its heads."""
    return (
        HelpPage(
            _row(41, 44, 50, "lit 58", ""),
            HelpWords.tr("The lowest card goes first"),
            HelpWords.tr(
                "Each card goes behind the row end that is lower and nearest: the 58 goes after the 50, "
                "never before it."
            ),
            ("P6-B-05", "P6-B-06", "P6-B-07", "P6-B-08"),
        ),
        HelpPage(
            _row(8, 15, 22, 27, 30, "danger 6"),
            HelpWords.tr("The sixth card takes the row"),
            HelpWords.tr(
                "Five cards fill a row. Whoever must lay the sixth takes those five; the sixth begins the row anew."
            ),
            ("P6-B-03", "P6-B-09", "P6-B-11"),
        ),
        HelpPage(
            _low,
            HelpWords.tr("Too low for every row"),
            HelpWords.tr("Then choose any row, take all its cards, and your low card begins it anew."),
            ("P6-B-10",),
        ),
        HelpPage(
            _row(7, 15, 40, 66, 55, pitch=1.18),
            HelpWords.tr("Count the heads"),
            HelpWords.tr(
                "Cards cost 1, 2, 3, 5 or 7 heads. Once a round ends with somebody at 66 or more, the fewest heads win."
            ),
            ("P6-B-14", "P6-B-15", "P6-B-16"),
        ),
    )


def _pro() -> tuple[HelpPage, ...]:
    """What is different with open cards, and the tricks, for whoever begins with this variant."""
    return (
        HelpPage(
            _row(1, 2, "", 53, 54),
            HelpWords.tr("Only the cards you need"),
            HelpWords.tr("Ten for each player and four for the rows: with five players 1 to 54. None stays out."),
            ("P6-P-01", "P6-P-02", "P6-P-07"),
        ),
        HelpPage(
            _open_cards,
            HelpWords.tr("All cards lie open"),
            HelpWords.tr(
                "In turn everybody takes one, until each has ten. A draw decides who begins; next round, "
                "the player after them."
            ),
            ("P6-P-03", "P6-P-04"),
        ),
        HelpPage(
            _row(9, 22, 35, 48, pitch=1.3),
            HelpWords.tr("The last four begin the rows"),
            HelpWords.tr("They are laid in ascending order. From there on it is played as in the base game."),
            ("P6-P-05",),
        ),
        *_tricks(),
    )


def _course() -> tuple[HelpPage, ...]:
    """The anniversary game, its special cards apart."""
    return (
        HelpPage(
            _dealt,
            HelpWords.tr("Twelve cards and three special cards"),
            HelpWords.tr("Two rounds of twelve tricks; their heads are added up, and the fewest heads win."),
            ("P6-S-01", "P6-S-02"),
        ),
        HelpPage(
            _one_each,
            HelpWords.tr("One special card with your card"),
            HelpWords.tr("When the turn of your card has come, you may play one special card with it, or none."),
            ("P6-S-04", "P6-S-05", "P6-S-06", "P6-S-07"),
        ),
        HelpPage(
            _swap,
            HelpWords.tr("After a row you may swap"),
            HelpWords.tr(
                "Whoever takes a row may discard one special card and draw one, to be used from the next turn on."
            ),
            ("P6-S-18", "P6-S-90", "P6-S-91", "P6-S-92", "P6-S-93"),
        ),
        HelpPage(
            _second_round,
            HelpWords.tr("Into the second round"),
            HelpWords.tr("Special cards you still hold are yours to keep, and everybody gets up to three more."),
            ("P6-S-94", "P6-S-95", "P6-S-96", "P6-S-97", "P6-S-98"),
        ),
    )


_SPECIALS: Mapping[str, tuple[Scene, Callable[[], str]]] = MappingProxyType(
    {
        "fifth_row": (
            _example("fifth_row", "lit 3", "", "", ""),
            lambda: HelpWords.tr(
                "When four rows lie there: your card begins a fifth. The next row taken leaves the table, and"
                " the card of its taker with it. Example: the 3 is too low for all rows, and yet takes none."
            ),
        ),
        "seven_takes": (
            _example("seven_takes", 27, 30, "lit 31", "danger 7"),
            lambda: HelpWords.tr(
                "When your card fits a row: it joins it without taking, and only the seventh card takes it. "
                "Example: the 31 is the sixth card and costs nothing."
            ),
        ),
        "insert": (
            _example("insert", 20, "lit 24", 27, ""),
            lambda: HelpWords.tr(
                "When an open row ends higher than your card: it slips into its place. Overfill the row and "
                "you take all but its highest card. Example: the 24 goes between 20 and 27."
            ),
        ),
        "replace": (
            _example("replace", BACK, 12, "lit 58", ""),
            lambda: HelpWords.tr(
                "When you hold another number card: that one is placed, and yours goes back to your hand. "
                "Example: the 12 comes back, the 58 is placed in its stead."
            ),
        ),
        "move": (
            _example("move", 22, 27, "", "lit 31"),
            lambda: HelpWords.tr(
                "Always: move one card to its place in another open row, then yours is placed. A row you "
                "overfill is yours. Example: one card leaves the full row, so your 31 takes nothing."
            ),
        ),
        "block": (
            _example("block", 27, 30, 34, "danger 6"),
            lambda: HelpWords.tr(
                "While fewer than two rows are blocked: nobody adds to this row or takes it, until some row "
                "is taken. Example: the full row is blocked, so your 35 goes to another one."
            ),
        ),
        "neg_pos": (
            _example("neg_pos", 44, 55, 58, "danger 6"),
            lambda: HelpWords.tr(
                "When your card takes a row: one card of it goes, and cancels as many heads of your pile as "
                "it shows. Example: the 55 goes, and seven more heads with it."
            ),
        ),
    }
)
"""Picture and sentence of each special card."""


def _ten(first: int) -> tuple[str, ...]:
    """The rules of one special card are those of a ten."""
    return tuple(f"P6-S-{number}" for number in range(first, first + 10))


_RULES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "fifth_row": (*_ten(20), "P6-S-11", "P6-S-13", "P6-S-16"),
        "seven_takes": (*_ten(30), "P6-S-08", "P6-S-14"),
        "insert": (*_ten(40),),
        "replace": (*_ten(50),),
        "move": (*_ten(60),),
        "block": (*_ten(70), "P6-S-09", "P6-S-10", "P6-S-15"),
        "neg_pos": (*_ten(80), "P6-S-17"),
    }
)
"""The rules that each of these pages tells."""


def pages(variant: str, edition: str) -> tuple[HelpPage, ...]:
    """Six steps for the base game, those of the draft before its tricks, the special cards by themselves."""
    match variant:
        case "pro":
            return _pro()
        case "special":
            cards = (
                HelpPage(scene, specials.name(kind, edition), words(), _RULES[kind])
                for kind, (scene, words) in _SPECIALS.items()
            )
            return (*_course(), *cards)
        case _:
            first = HelpPage(
                _hand,
                HelpWords.tr("Ten cards each"),
                HelpWords.tr("A round lasts until all hands are empty. Heads are bad: collect as few as you can."),
                ("P6-B-01", "P6-B-02", "P6-B-12", "P6-B-13"),
            )
            second = HelpPage(
                _choice,
                HelpWords.tr("All choose in secret"),
                HelpWords.tr(
                    "Everybody lays one card face down. When all have chosen, the cards are turned up together."
                ),
                ("P6-B-04",),
            )
            return (first, second, *_tricks())


def keys() -> Hints:
    """The keys that play."""
    return [
        (HelpWords.tr("walk through the hand"), ("←", "→")),
        (HelpWords.tr("play"), ("Enter",)),
        (HelpWords.tr("choose a row"), ("1", "2", "3", "4")),
        (HelpWords.tr("let go"), ("Esc",)),
        (HelpWords.tr("undo"), ("Z",)),
    ]
