"""The statistics, as a player sees them: the right numbers of the right people, in figures, charts and words."""

import pytest
from msgspec.structs import replace

from pega6_desktop.records import portable
from pega6_desktop.records.opening import open_store
from pega6_desktop.records.record import GameRecord, SeatInfo
from tests.e2e.conftest import House
from tests.e2e.test_history import move_in
from tests.pilot import TablePilot
from tests.runtime.desk import played, record

pytestmark = pytest.mark.gui

BIA, CAIO = SeatInfo("Bia", "bot", "careful", 2), SeatInfo("Caio", "bot", "random", 3)


def match(seed: int, name: str = "You") -> GameRecord:
    begun = replace(record("bbb", seed=seed, match_id=f"m{seed}"), seats=(SeatInfo(name, "human"), BIA, CAIO))
    return played(begun, luck=seed)


MATCHES = tuple(match(seed) for seed in range(8))


def at_statistics(house: House) -> TablePilot:
    pilot = house.open()
    pilot.click("Statistics")
    assert pilot.screen == "statistics"
    return pilot.wait_for(lambda: pilot.window.screens.statistics.tally is not None)


def wins(*matches: GameRecord) -> int:
    results = [portable.examined(one) for one in matches]
    return sum(result is not None and 0 in result.winners for result in results)


def test_ones_own_numbers_come_first(house: House) -> None:
    move_in(house, *MATCHES)
    pilot = at_statistics(house)
    matches, victories, mean, _ = (tile.number for tile in pilot.window.screens.statistics.tiles)
    results = [portable.examined(one) for one in MATCHES]
    heads = sum(result.totals[0] for result in results if result is not None)
    assert (matches, victories, mean) == ("8", str(wins(*MATCHES)), f"{heads / 8:.1f}")
    assert pilot.sees("8 rounds")


def test_the_charts_say_their_numbers_to_a_screen_reader(house: House) -> None:
    move_in(house, *MATCHES)
    screen = at_statistics(house).window.screens.statistics
    tally = screen.tally
    assert tally is not None
    said = screen.places.accessibleDescription()
    called = ("1st", "2nd", "3rd", "4th")
    assert said == ", ".join(f"{place} {count}" for place, count in zip(called, tally.places, strict=False))
    assert f"{tally.series[-1]:.1f}" in screen.course.accessibleDescription()
    assert screen.others[0].accessibleName().endswith(f"of {len(MATCHES)}")


def test_everybody_can_be_chosen_people_and_bots(house: House) -> None:
    move_in(house, *MATCHES, match(20, "Iara"))
    pilot = at_statistics(house)
    statistics = pilot.window.screens.statistics
    for words, count in (("Iara", 1), ("Bot: Careful", 9), ("You", 8)):
        pilot.click(words).wait_for(lambda count=count: statistics.tiles[0].number == str(count))  # type: ignore[misc]


def test_a_player_without_a_name_is_one_whatever_the_language(house: House) -> None:
    move_in(house, match(1, "You"), match(2, "Você"))
    assert at_statistics(house).window.screens.statistics.tiles[0].number == "2"


def test_a_deleted_match_does_not_count_any_more(house: House) -> None:
    move_in(house, match(1))
    pilot = at_statistics(house)
    pilot.press("Esc").click("History").wait_for(lambda: pilot.window.screens.history.detail.match_id == "m1")
    pilot.click("Delete").click("Yes, delete").wait_for(lambda: not pilot.window.screens.history.model.lines)
    pilot.press("Ctrl+T").wait_for(lambda: pilot.sees("Finish a match"))


def test_without_a_finished_match_it_says_what_to_do(house: House) -> None:
    pilot = house.open()
    pilot.press("Ctrl+T").wait_for(lambda: pilot.sees("Finish a match"))
    assert pilot.screen == "statistics"
    pilot.press("Esc")
    assert pilot.screen == "home"


def test_many_matches_are_counted_bit_by_bit(house: House) -> None:
    move_in(house, *(match(number) for number in range(50)))
    pilot = at_statistics(house)
    pilot.wait_for(lambda: pilot.window.screens.statistics.tiles[0].number == "50")


def test_a_deal_played_again_is_counted_by_itself_and_says_so(house: House) -> None:
    move_in(house, *MATCHES[:2], replace(MATCHES[0], match_id="again"))
    pilot = at_statistics(house)
    statistics = pilot.window.screens.statistics
    assert statistics.tiles[0].number == "2"
    assert not pilot.sees("Branches and assisted")
    pilot.click("Repeats").wait_for(lambda: statistics.tiles[0].number == "1")
    assert pilot.sees("Only deals that had been played here before.")
    pilot.press("Esc").click("History")
    history = pilot.window.screens.history
    pilot.wait_for(lambda: history.detail.match_id == "again" and pilot.sees("repeat"))
    sentences = [str(history.model.index(row).data()) for row in range(3)]
    assert ["repeat" in sentence for sentence in sentences] == [True, False, False]


def test_variants_and_tables_of_another_size_are_counted_by_themselves(house: House) -> None:
    pair = replace(record("bb", seed=9, match_id="pair"), seats=(SeatInfo("You", "human"), BIA))
    pro = replace(record("bbb", seed=10, match_id="pro", variant="pro"), seats=MATCHES[0].seats)
    move_in(house, *MATCHES[:3], played(pair, luck=1), played(pro, luck=2))
    pilot = at_statistics(house)
    matches = pilot.window.screens.statistics.tiles[0]
    assert matches.number == "5"
    for words, count in (("2 players", 1), ("3 players", 4), ("Professional", 1), ("All variants", 5)):
        pilot.click(words).wait_for(lambda count=count: matches.number == str(count))  # type: ignore[misc]
    assert pilot.window.screens.statistics.seats.value == ""


def test_one_match_is_no_course_and_few_are_no_share(house: House) -> None:
    move_in(house, match(1))
    pilot = at_statistics(house)
    assert pilot.sees("still early: 1 match")
    assert not pilot.sees("of 100")
    assert pilot.sees("The chart begins with the second match.")
    assert not pilot.window.screens.statistics.course.isVisible()


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_the_charts_stand_on_the_paper_of_the_theme(house: House, theme: str) -> None:
    move_in(house, *MATCHES)
    pilot = at_statistics(house)
    pilot.program.preferences.change(theme=theme)
    statistics = pilot.window.screens.statistics
    for chart in (statistics.places, statistics.course):
        paper = chart.grab().toImage().pixelColor(3, 3).name()
        assert paper == pilot.program.look.theme.plate.lower()


def test_branches_are_counted_by_themselves(house: House) -> None:
    move_in(house, *MATCHES[:2])
    store, _ = open_store(house.folders.matches)
    for number in range(3):
        ended = MATCHES[0]
        child = replace(ended, match_id=f"branch-{number}")
        store.branch(ended.match_id, replace(child, moves=ended.moves[:9], final_hash=None))
        for index in range(9, len(ended.moves)):
            is_end = index + 1 == len(ended.moves)
            result = portable.examined(ended) if is_end else None
            store.append(child.match_id, index, ended.moves[index], result)
    store.close()
    pilot = at_statistics(house)
    statistics = pilot.window.screens.statistics
    assert statistics.tiles[0].number == "2"
    pilot.click("Branches and assisted").wait_for(lambda: statistics.tiles[0].number == "3")
    assert pilot.sees("Branches and assisted matches only.")
    pilot.click("Matches").wait_for(lambda: statistics.tiles[0].number == "2")
