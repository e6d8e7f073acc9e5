"""No Thanks! at a real table: by drag, by click, by keys, by the list; hidden chips; a whole match."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from pega6_desktop.games.no_thanks.moves import Pass, Take
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.ui.boards.no_thanks.arrangement import NoThanksArrangement
from pega6_desktop.ui.boards.no_thanks.view import own_chip
from pega6_desktop.ui.screens.common.plan import TablePlan
from pega6_desktop.ui.table.accessible import things
from pega6_desktop.ui.table.view import CardKey, ZoneId
from tests.e2e.conftest import House
from tests.pilot import TablePilot

pytestmark = [pytest.mark.gui, pytest.mark.blind]

BOTS = (SeatInfo("Ana", "bot", "careful", 1), SeatInfo("Bia", "bot", "careful", 2))


def plan(*humans: str, variant: str = "base", rounds: int = 1, seed: int = 5) -> TablePlan:
    people = tuple(SeatInfo(name, "human", avatar=5 + at) for at, name in enumerate(humans or ("",)))
    return TablePlan(
        game="no_thanks", variant=variant, seats=(*people, *BOTS), options=(("rounds", rounds),), deal=str(seed)
    )


class Player:
    """A player at a table of No Thanks!"""

    def __init__(self, house: House, begun: TablePlan) -> None:
        self.pilot: TablePilot = house.open()
        self.pilot.window.play(begun)
        self.area = self.pilot.table.area

    def wait_for_turn(self) -> "Player":
        self.pilot.wait_for(lambda: self.pilot.table.presenter.stage == "offer")
        return self

    @property
    def arrangement(self) -> NoThanksArrangement:
        shown = self.pilot.table.models.view.arrangement
        assert isinstance(shown, NoThanksArrangement)
        return shown

    @property
    def active(self) -> CardKey:
        assert self.arrangement.active is not None
        return self.arrangement.active.key

    @property
    def own_cards(self) -> set[int]:
        assert self.arrangement.own is not None
        return {card.key[1] for run in self.arrangement.own.runs for card in run}

    def drag(self, key: CardKey, zone: ZoneId) -> None:
        start, end = self.area.card_point(key), self.area.zone_point(zone)
        view = self.area.viewport()
        QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=start)
        for step in range(1, 9):
            QTest.mouseMove(view, start + (end - start) * step / 8)
        QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=end)

    def click(self, zone: ZoneId) -> None:
        point: QPoint = self.area.zone_point(zone)
        QTest.mouseClick(self.area.viewport(), Qt.MouseButton.LeftButton, pos=point)

    def has_passed(self, chips: int) -> bool:
        """Whether this player holds one chip less than so many and the card has gone on."""
        return len(self.arrangement.chips) != chips


@pytest.fixture
def player(house: House) -> Player:
    return Player(house, plan()).wait_for_turn()


def test_the_card_is_taken_by_dragging_it_home(player: Player) -> None:
    card = player.active
    player.drag(card, ("area", 0))
    player.pilot.wait_for(lambda: card[1] in player.own_cards)
    player.wait_for_turn()
    assert player.active != card


def test_where_nothing_moves_takings_are_told_before_what_may_be_done_which_stands_there_in_any_case(
    player: Player,
) -> None:
    told = player.pilot.table.status.status
    while not told.shorter:
        player.pilot.table.presenter.submit_move(Pass() if player.arrangement.chips else Take())
        player.wait_for_turn()
        told = player.pilot.table.status.status
    assert " took the " in told.text
    lead, only = told.shorter[-1]
    assert lead == "Your turn:"
    assert told.text.endswith(f"{lead} {only}")
    assert "took" not in only


def test_a_chip_dragged_onto_the_card_is_a_pass(player: Player) -> None:
    before = len(player.arrangement.chips)
    player.drag(own_chip(3), ("offer", 0))
    player.pilot.wait_for(lambda: len(player.arrangement.chips) == before - 1)


def test_a_card_dropped_elsewhere_flies_home_and_says_why(player: Player) -> None:
    card = player.active
    player.drag(card, ("area", 1))
    player.pilot.wait_for(lambda: player.pilot.sees("your own side, nowhere else"))
    assert player.active == card
    player.drag(own_chip(0), ("area", 0))
    player.pilot.wait_for(lambda: player.pilot.sees("a chip goes onto the card in the middle"))


def test_a_new_match_is_not_said_to_go_on(player: Player) -> None:
    assert player.pilot.table.models.log.items[0].text.startswith("Round 1: 11 chips each.")


@pytest.mark.parametrize("zone", ["take", "keep"])
def test_the_two_actions_can_be_clicked(player: Player, zone: str) -> None:
    chips, cards = len(player.arrangement.chips), player.own_cards
    player.click((zone, 0))
    done = (lambda: player.own_cards != cards) if zone == "take" else (lambda: player.has_passed(chips))
    player.pilot.wait_for(done)


def test_an_arrow_aims_and_the_same_arrow_does_it(player: Player) -> None:
    card, cards = player.active, player.own_cards
    player.pilot.press("Down")
    assert player.own_cards == cards
    assert player.pilot.sees(f"Take the {card[1]}")
    player.pilot.press("Down").wait_for(lambda: card[1] in player.own_cards)
    player.wait_for_turn()
    chips = len(player.arrangement.chips)
    player.pilot.press("Up").press("Enter").wait_for(lambda: player.has_passed(chips))


def test_everything_can_be_done_in_the_list(player: Player) -> None:
    names = [move.name for move in player.pilot.table.models.moves.items]
    assert any(name.startswith("Take the") for name in names)
    take = next(move for move in player.pilot.table.models.moves.items if move.name.startswith("Take"))
    card = player.active
    player.pilot.table.presenter.submit_move(take.move)
    player.pilot.wait_for(lambda: card[1] in player.own_cards)


@pytest.mark.parametrize("first", [(), ("Right",), ("Down",)])
def test_why_shows_the_arithmetic(player: Player, first: tuple[str, ...]) -> None:
    card = player.active
    for key in first:
        player.pilot.press(key)
    player.pilot.press("?")
    assert player.area.felt.speech.words[0] == f"What the {card[1]} would cost"


def test_a_match_ends_with_a_sheet_in_points(house: House) -> None:
    player = Player(house, plan(rounds=2))
    pilot, ends = player.pilot, list[str]()
    while pilot.screen != "match_result":
        if pilot.screen == "round_result":
            page = pilot.window.screens.round_result
            assert [plate.bag.points for plate in page.finale.plates] == sorted(
                (line.cells[-1].points for line in page.table.sheet.lines), reverse=True
            )
            assert page.finale.opening.is_over, "nothing moves at this speed"
            ends.append(page.next_button.label)
            pilot.press("Enter")
        elif pilot.table.presenter.stage == "offer":
            pilot.press("Down").press("Enter")
        pilot.qtbot.wait(5)
    assert ends == ["Next round", "To the result"]
    assert pilot.sees("Fewest points after 2 rounds")


def test_bags_are_opened_with_space_and_nothing_else_is_pressed_by_it(house: House) -> None:
    player = Player(house, plan(rounds=2))
    pilot = player.pilot
    while pilot.screen != "round_result":
        if pilot.table.presenter.stage == "offer":
            if player.arrangement.deck < 3:
                pilot.program.preferences.change(tempo="normal")
            pilot.press("Down").press("Enter")
        pilot.qtbot.wait(5)
    finale = pilot.window.screens.round_result.finale
    pilot.wait_for(finale.hasFocus)
    opened = finale.opening.opened
    pilot.press("Space")
    assert finale.opening.opened == opened + 1
    pilot.press("Space").press("Space")
    assert finale.opening.is_over
    assert pilot.screen == "round_result"
    pilot.wait_for(pilot.window.screens.round_result.next_button.hasFocus).press("Enter")
    assert pilot.screen == "table"


def test_chips_stay_hidden_when_the_screen_is_passed(house: House) -> None:
    player = Player(house, plan("Rui", "Eva"))
    pilot = player.pilot
    pilot.wait_for(lambda: pilot.window.passing.curtain.is_drawn)
    assert player.arrangement.chips == ()
    assert player.arrangement.tiger is None
    pilot.press("Enter").wait_for(lambda: not pilot.window.passing.is_covered)
    player.wait_for_turn()
    assert len(player.arrangement.chips) == 11


def test_a_pass_can_be_taken_back_at_the_curtain_until_the_next_one_has_decided(house: House) -> None:
    """Rui, then Eva, then two bots: Rui may change his mind before Eva comes, Eva no more once the bots have passed."""
    player = Player(house, plan("Rui", "Eva", seed=6))
    pilot, passing = player.pilot, player.pilot.window.passing
    offered: dict[str, bool] = {}
    while len(offered) < 2:
        pilot.wait_for(lambda: passing.curtain.is_drawn)
        pilot.press("Enter").wait_for(lambda: not passing.is_covered)
        mover = player.wait_for_turn().arrangement.own
        assert mover is not None
        player.click(("keep", 0))
        pilot.wait_for(lambda: passing.curtain.is_drawn)
        offered[mover.name] = pilot.sees(f"{mover.name}: choose again")
    assert offered == {"Rui": True, "Eva": False}


def test_home_offers_the_games_as_equals(house: House) -> None:
    pilot = house.open()
    home = pilot.window.screens.home
    assert [tile.words.label for tile in home.games.tiles][:2] == ["Pega em 6!", "No Thanks!"]
    home.games.tile("no_thanks").click()
    pilot.press("n").click("Hidden Tiger").press("Enter").wait_for(lambda: pilot.screen == "table")
    pilot.wait_for(lambda: pilot.table.presenter.stage == "offer")
    assert "Hidden Tiger" in pilot.table.models.view.title
    arrangement = pilot.table.models.view.arrangement
    assert isinstance(arrangement, NoThanksArrangement)
    assert arrangement.tiger is not None


def test_equal_chips_are_one_thing_for_the_ear_and_their_number_is_told(player: Player) -> None:
    names = [words.name for words in things(player.area.felt.arrangement).values()]
    assert names.count("one of your chips") == 1
    assert f"Your chips: {len(player.arrangement.chips)}" in names
    player.pilot.press("Right", "Right")
    focused = QAccessible.queryAccessibleInterface(player.area).focusChild()
    assert focused.text(QAccessible.Text.Name) == "one of your chips"


def test_with_a_second_thought_a_drop_and_a_click_only_aim(player: Player) -> None:
    player.pilot.program.preferences.change(is_confirming=True)
    card = player.active
    player.drag(card, ("area", 0))
    player.click(("keep", 0))
    player.click(("take", 0))
    assert player.active == card
    assert player.own_cards == set()
    player.pilot.press("Enter").wait_for(lambda: card[1] in player.own_cards)
