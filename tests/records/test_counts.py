"""What the statistics count of each game."""

from pega6_desktop.games.no_thanks.events import CardTaken, Passed
from pega6_desktop.records.finished.counts.counting import Count
from pega6_desktop.records.finished.counts.no_thanks import NoThanksCounts


def test_of_no_thanks_taken_cards_count_and_those_without_a_chip_apart() -> None:
    counting = NoThanksCounts()
    assert counting.count(CardTaken(1, 32, 0)) == Count(1, 1, 1)
    assert counting.count(CardTaken(1, 32, 4)) == Count(1, 1, 0)
    assert counting.count(Passed(1, 4)) is None
