"""How No Thanks! is played: the steps of each variant with their pictures, and its keys.

Owns these words and pictures. Must not know widgets. Every call gives words in the present language.
"""

from pega6_desktop.ui.boards.help_mat import HelpPage, Hints, Mat
from pega6_desktop.ui.boards.no_thanks.faces import Chip, Present, PresentBack, Tiger
from pega6_desktop.ui.words.messages import Messages


class NoThanksHelpWords(Messages):
    """Steps of the help page."""


def _offer(mat: Mat) -> None:
    for x in (-1.7, -1.66, -1.62):
        mat.card(PresentBack(), x)
    mat.card(Present(34), 0.2)


def _pay(mat: Mat) -> None:
    mat.card(Present(34), 0.9)
    mat.card(Chip(), -1.5)
    mat.card(Chip(), 0.75, 0.22)
    mat.arrow(-1.5, 0.9)


def _take(mat: Mat) -> None:
    mat.card(Present(34), -1.5)
    mat.card(Chip(), -1.6, 0.22)
    mat.card(Chip(), -1.3, 0.18)
    mat.card(Present(35), 1.5)
    mat.arrow(-1.5, 1.5)


def _run(mat: Mat) -> None:
    for index in (3, 2, 1):
        mat.card(Present(20 + index, is_quiet=True), -1.0 + index * 0.5, 0.03)
    mat.card(Present(20), -1.0)


def _gap(mat: Mat) -> None:
    mat.card(Present(20), -1.3)
    mat.place("21", 0.0, "lit")
    mat.card(Present(22), 1.3)


def _sum(mat: Mat) -> None:
    cards, chips = (9, 12), 4
    for index, number in enumerate(cards):
        mat.card(Present(number), -2.1 + index * 1.1)
    mat.say("−", 0.15)
    for index in range(chips):
        mat.card(Chip(), 0.65 + index * 0.24)
    mat.say(f"= {sum(cards) - chips}", 2.55)


def _hidden(mat: Mat) -> None:
    mat.card(PresentBack(has_paw=True), -1.6)
    mat.card(Tiger(21), 0.0)
    mat.card(Present(20), 1.6)


def _known(mat: Mat) -> None:
    for x, number in ((-1.3, 10), (0.0, 20), (1.3, 30)):
        mat.card(Present(number), x)


def pages(variant: str, edition: str) -> tuple[HelpPage, ...]:
    """Six steps; one more for the Hidden Tiger and the tactical game."""
    is_tactical, title = variant == "tactical", NoThanksHelpWords.tr("A card nobody wants")
    seen = NoThanksHelpWords.tr(
        "Cards are points, and points are bad. One card lies in the middle; nine of the 33 are out."
    )
    unseen = NoThanksHelpWords.tr(
        "Cards are points, and points are bad. One card lies in the middle; nine of the 33 are out, unseen."
    )
    steps = (HelpPage(_offer, title, seen if is_tactical else unseen, ("NT-01", "NT-02", "NT-03", "NT-04")), *_steps())
    if is_tactical:
        title, sentence = (
            NoThanksHelpWords.tr("Three known cards are out"),
            NoThanksHelpWords.tr(
                "10, 20 and 30 are taken out openly, six more unseen; everybody begins with ten chips."
            ),
        )
        return (*steps, HelpPage(_known, title, sentence, ("NT-26", "NT-27", "NT-28", "NT-29")))
    if variant == "tiger":
        title, sentence = (
            NoThanksHelpWords.tr("The hidden tiger"),
            NoThanksHelpWords.tr(
                "Everybody holds one more card, face down. Once a round, in your own turn, it may join your cards "
                "for free."
            ),
        )
        return (*steps, HelpPage(_hidden, title, sentence, ("NT-20", "NT-21", "NT-22", "NT-23", "NT-24", "NT-25")))
    return steps


def _steps() -> tuple[HelpPage, ...]:
    """What follows in every variant."""
    return (
        HelpPage(
            _pay,
            NoThanksHelpWords.tr("No thanks: pay a chip"),
            NoThanksHelpWords.tr(
                "If you do not want the card, put a chip on it: the next one decides. Without chips you must take."
            ),
            ("NT-05", "NT-08", "NT-09", "NT-10", "NT-13"),
        ),
        HelpPage(
            _take,
            NoThanksHelpWords.tr("Or take it, with all its chips"),
            NoThanksHelpWords.tr("The card and its chips are yours. Then the next card is yours to decide about."),
            ("NT-11", "NT-12", "NT-14"),
        ),
        HelpPage(
            _run,
            NoThanksHelpWords.tr("Runs cost only once"),
            NoThanksHelpWords.tr("Of neighbouring numbers only the lowest counts: 20 to 23 cost 20."),
            ("NT-16",),
        ),
        HelpPage(
            _gap,
            NoThanksHelpWords.tr("A card can close a gap"),
            NoThanksHelpWords.tr(
                "With 20 and 22 the 21 is a gift: together they count 20, and the 22 costs nothing any more."
            ),
        ),
        HelpPage(
            _sum,
            NoThanksHelpWords.tr("Chips are points less"),
            NoThanksHelpWords.tr(
                "At the end of a round: add up your cards, less one point per chip. After the agreed "
                "rounds the lowest total wins."
            ),
            ("NT-06", "NT-17", "NT-18"),
        ),
    )


def keys() -> Hints:
    """The keys that play."""
    return [
        (NoThanksHelpWords.tr("choose Take; again to confirm"), ("↓",)),
        (NoThanksHelpWords.tr("choose Pass; again to confirm"), ("↑",)),
        (NoThanksHelpWords.tr("card, chip, tiger"), ("←", "→")),
        (NoThanksHelpWords.tr("confirm"), ("Enter",)),
        (NoThanksHelpWords.tr("let go"), ("Esc",)),
    ]
