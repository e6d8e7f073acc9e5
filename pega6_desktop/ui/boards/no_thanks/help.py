"""How No Thanks! is played: the steps of each variant with their pictures, and its keys.

Owns these words and pictures. Must not know widgets. Every call gives words in the present language.
"""

from PySide6.QtCore import QPointF

from pega6_desktop.ui.boards.help_mat import HelpPage, Hints, Mat
from pega6_desktop.ui.boards.no_thanks.faces import Chip, Present, PresentBack, Tiger
from pega6_desktop.ui.words.messages import Messages


class NoThanksHelpWords(Messages):
    """Steps of the help page."""


class NoThanksHelp:
    """See the GameHelp protocol."""

    def pages(self, variant: str, edition: str) -> tuple[HelpPage, ...]:
        """Six steps; one more for the Hidden Tiger and the tactical game."""
        match variant:
            case "tiger":
                return (*_base(), _tiger())
            case "tactical":
                out = NoThanksHelpWords.tr(
                    "Cards are points, and points are bad. One card is on offer; nine of the 33 are out."
                )
                return (*_base(out), _tactical())
            case _:
                return _base()

    def keys(self) -> Hints:
        """The keys that play."""
        return [
            (NoThanksHelpWords.tr("aim at taking, once more to take"), ("↓",)),
            (NoThanksHelpWords.tr("aim at passing, once more to pass"), ("↑",)),
            (NoThanksHelpWords.tr("card, chip, tiger"), ("←", "→")),
            (NoThanksHelpWords.tr("do it"), ("Enter",)),
            (NoThanksHelpWords.tr("let go"), ("Esc",)),
        ]


def _base(offered: str = "") -> tuple[HelpPage, ...]:
    """offered: words of the first step where others than those of the standard game hold."""
    usual = NoThanksHelpWords.tr(
        "Cards are points, and points are bad. One card is on offer; nine of the 33 are out, unseen."
    )
    return (
        HelpPage(_offer, NoThanksHelpWords.tr("A card nobody wants"), offered or usual),
        HelpPage(
            _pay,
            NoThanksHelpWords.tr("No thanks: pay a chip"),
            NoThanksHelpWords.tr(
                "If you do not want the card, put a chip on it: the next one decides. Without chips you must take."
            ),
        ),
        HelpPage(
            _take,
            NoThanksHelpWords.tr("Or take it, with all its chips"),
            NoThanksHelpWords.tr(
                "The card comes to your area, the chips to your own. Then the next card is yours to decide about."
            ),
        ),
        *_counting(),
    )


def _counting() -> tuple[HelpPage, ...]:
    return (
        HelpPage(
            _run,
            NoThanksHelpWords.tr("Runs cost only once"),
            NoThanksHelpWords.tr("Of neighbouring numbers only the lowest counts: 20 to 23 cost 20."),
        ),
        HelpPage(
            _gap,
            NoThanksHelpWords.tr("A card can close a gap"),
            NoThanksHelpWords.tr(
                "With 20 and 22 the 21 is a gift: all three count 20, and the 22 costs nothing any more."
            ),
        ),
        HelpPage(
            _sum,
            NoThanksHelpWords.tr("Chips are points less"),
            NoThanksHelpWords.tr(
                "At the end of a round: the area, less your chips. After the agreed rounds the lowest total wins."
            ),
        ),
    )


def _tiger() -> HelpPage:
    return HelpPage(
        _hidden,
        NoThanksHelpWords.tr("The hidden tiger"),
        NoThanksHelpWords.tr(
            "Everybody holds one more card, face down. Once a round, in your own turn, it may join your area for free."
        ),
    )


def _tactical() -> HelpPage:
    return HelpPage(
        _known,
        NoThanksHelpWords.tr("Three known cards are out"),
        NoThanksHelpWords.tr("10, 20 and 30 are taken out openly, six more unseen; everybody begins with ten chips."),
    )


# ---------------------------------------------------------------- pictures


def _offer(mat: Mat) -> None:
    for x in (-1.7, -1.66, -1.62):
        mat.card(PresentBack(), x)
    mat.card(Present(34), 0.2)


def _pay(mat: Mat) -> None:
    mat.card(Present(34), 0.9)
    mat.card(Chip(), -1.5)
    mat.card(Chip(), 0.75, 0.22)
    start, end = mat.spot(-1.5), mat.spot(0.9)
    mat.arrow(QPointF(start.right() + 6, start.center().y()), QPointF(end.left() - 8, end.center().y()))


def _take(mat: Mat) -> None:
    mat.card(Present(34), -1.5)
    mat.card(Chip(), -1.6, 0.22)
    mat.card(Chip(), -1.3, 0.18)
    mat.card(Present(35), 1.5)
    start, end = mat.spot(-1.5), mat.spot(1.5)
    mat.arrow(QPointF(start.right() + 6, start.center().y()), QPointF(end.left() - 8, end.center().y()))


def _run(mat: Mat) -> None:
    for index in (3, 2, 1):
        mat.card(Present(20 + index, is_quiet=True), -1.0 + index * 0.5, 0.03)
    mat.card(Present(20), -1.0)


def _gap(mat: Mat) -> None:
    mat.card(Present(20), -1.3)
    mat.place("21", 0.0, "lit")
    mat.card(Present(22), 1.3)


def _sum(mat: Mat) -> None:
    mat.card(Present(9), -2.2)
    mat.card(Present(12), -1.0)
    for index in range(4):
        mat.card(Chip(), 0.6 + index * 0.55)


def _hidden(mat: Mat) -> None:
    mat.card(PresentBack(has_paw=True), -1.6)
    mat.card(Tiger(21), 0.0)
    mat.card(Present(20), 1.6)


def _known(mat: Mat) -> None:
    for x, number in ((-1.3, 10), (0.0, 20), (1.3, 30)):
        mat.card(Present(number), x)
