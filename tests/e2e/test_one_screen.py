"""One screen for several people with bots between them, watched while it runs: no hand without its owner's word.

What a bystander could see is sampled all the time, in every game: whose side the table shows, and every word of the
window, its lists and its accessible tree.
"""

import re
from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication

from pega6_desktop.records.profiles import Profile, with_pin
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.ui.screens.common.plan import TablePlan
from pega6_desktop.ui.table.turns.acts import PLAYING
from tests.e2e.conftest import House, preferences
from tests.e2e.family import Family
from tests.e2e.test_passing import image

pytestmark = [pytest.mark.gui, pytest.mark.blind]

PIN = "2468"
SEATS = (
    SeatInfo("Ana", "human"),
    SeatInfo("Caio", "bot", level="random", avatar=2),
    SeatInfo("Bia", "human", avatar=1),
    SeatInfo("Davi", "bot", level="random", avatar=3),
)
PLANS = (
    TablePlan(game="pega6", variant="base", seats=SEATS, options=(("fixedRounds", 1),), deal="20"),
    TablePlan(game="pega6", variant="special", seats=SEATS, deal="20"),
    TablePlan(game="no_thanks", variant="tiger", seats=SEATS, deal="5"),
    TablePlan(game="qwixx_cards", seats=SEATS, deal="21"),
    TablePlan(game="qwixx_cards", seats=SEATS, options=(("jokers", True),), deal="22"),
)


class Bystander:
    """Looks at the screen all the time and remembers whose side was open to the eyes of all."""

    def __init__(self, people: Family) -> None:
        self.people = people
        self.confirmed = ""
        self.faults: list[str] = []
        self.neutral = 0

    def look(self) -> None:
        """Whoever's side is shown has said so since the table was last everybody's."""
        if self.people.pilot.window.screen_shown is not self.people.pilot.table:
            return
        name = self.people.sitting
        if not name:
            self.neutral += not self.people.curtain.isVisible()
            self.confirmed = ""
        elif name != self.confirmed:
            self.faults.append(f"{name} is shown, confirmed was {self.confirmed or 'nobody'}")

    def wait_for(self, fact: Callable[[], bool]) -> None:
        """Wait, and look at every moment of it."""

        def looked() -> bool:
            self.look()
            return fact()

        self.people.pilot.wait_for(looked)


def is_asked(people: Family) -> bool:
    """Whether somebody has to do something: at the curtain, at the table, or at a result."""
    table = people.pilot.table
    is_at_table = people.pilot.screen != "table" or table.presenter.stage in PLAYING
    return people.is_closed or (not people.curtain.isVisible() and is_at_table)


def come(people: Family, bystander: Bystander) -> None:
    """Whoever is called says so, with a PIN where there is one."""
    bystander.confirmed = name = people.called
    if name == "Ana":
        people.pilot.write(PIN)
    people.pilot.press("Enter")
    people.pilot.wait_for(lambda: not people.curtain.isVisible())
    bystander.wait_for(lambda: is_asked(people))


@pytest.mark.looking
@pytest.mark.parametrize("tempo", ["off", "fast"])
@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: f"{plan.game}-{plan.variant}-{plan.deal}")
def test_no_hand_is_ever_shown_without_the_word_of_its_owner(house: House, plan: TablePlan, tempo: str) -> None:
    house.settle_in(preferences(plan=plan, tempo=tempo, profiles=(with_pin(Profile("Ana"), PIN),)))
    pilot = house.open()
    pilot.click("Play now")
    people = Family(pilot)
    bystander = Bystander(people)
    called = []
    for turn in range(14 if tempo == "off" else 8):
        bystander.wait_for(lambda: is_asked(people))
        if pilot.screen != "table":
            pilot.press("Enter")
            continue
        if people.is_closed:
            assert not pilot.hand
            called.append(people.called)
            come(people, bystander)
        people.play(turn % 3)
        bystander.look()
    bystander.wait_for(lambda: is_asked(people))
    assert bystander.faults == []
    assert {"Ana", "Bia"} <= set(called)


SECRETS = {
    "no_thanks": r"[Cc]hips: \d|tiger, the \d|tiger: the \d",
    "qwixx_cards": r"^(?:red|yellow|green|blue) \d+$|^joker \d+$",
}
"""Words only the owner may read: own chips, the tiger, the colours of a hand."""


@pytest.mark.looking
@pytest.mark.parametrize("plan", PLANS[2:], ids=lambda plan: f"{plan.game}-{plan.variant}-{plan.deal}")
def test_a_table_that_was_seen_by_one_looks_to_all_as_if_nobody_had_looked(house: House, plan: TablePlan) -> None:
    """Two windows at the same moment: one in which somebody has played, and one that has only just been opened."""
    house.settle_in(preferences(plan=plan))
    pilot = house.open()
    pilot.click("Play now")
    people = Family(pilot).until_asked()
    first = people.called
    people.come().play()
    people.until_asked()
    if not people.is_closed:
        people.pilot.press("F2")
    people.until_closed()
    QApplication.clipboard().clear()
    seen = people.traces(pilot.table)
    pilot.press("s").wait_for(lambda: pilot.sees("Continue")).click("Continue")
    people.until_closed()
    fresh = people.traces(pilot.table)
    secret = re.compile(SECRETS[plan.game], re.MULTILINE)
    assert secret.findall(seen) == secret.findall(fresh), first
    picture = image(people)
    name = people.called
    people.come().pilot.press("F2")
    people.until_closed(name)
    assert image(people) == picture
