"""A walk through the whole program: every screen, and the moments of play in which other words stand there.

Owns the way to each station, in any language: nothing is found by its words. Must not know what is looked at there.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

from PySide6.QtWidgets import QLineEdit

from pega6_desktop.games.catalog import LESSONS
from pega6_desktop.games.pega6.moves import PlayCard, TakeRow
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.games.pega6.scenes import LESSON
from pega6_desktop.records.profiles import Profile, with_pin
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.runtime.shelf_messages import ShelfFailed
from pega6_desktop.ui.screens.common.plan import BOT_NAMES, TablePlan
from pega6_desktop.ui.table.turns.acts import PLAYING
from tests.e2e import stations_of_others as others
from tests.e2e.family import Family, family
from tests.e2e.moments import moment
from tests.e2e.test_draft_by_hand import A_MINUTE, at_the_draft, open_cards
from tests.e2e.test_history import match, move_in
from tests.e2e.test_special_decisions import BY_CARDS, has_none_to_play, may_exchange, may_put_aside
from tests.e2e.test_specials_by_hand import KINDS, may_play, places
from tests.e2e.visit import Moments, Visit
from tests.pilot import TablePilot, row

# ---------------------------------------------------------------- beside the table


def home(visit: Visit) -> Moments:
    """With a match to go on with."""
    move_in(visit.house, match("a", 1), match("b", 2, 9))
    pilot = visit.open()
    yield pilot.wait_for(lambda: pilot.window.controller.unfinished is not None)


def form(visit: Visit, variant: str) -> Moments:
    """As it comes, with rules kept under a name, and with everything wrong that can be wrong."""
    pilot = visit.open(plan=TablePlan(variant=variant, seats=crowd(4)))
    pilot.press("n")
    yield pilot
    screen = pilot.window.screens.new_game
    screen.rules.kept.keep_button.click()
    _write(pilot, screen.rules.kept.name_line.field, "Rosa")
    yield pilot
    yield pilot.press("Enter")
    screen.show_plan(TablePlan(variant=variant, seats=crowd(10 if variant != "base" else 1)))
    screen.seats.rows[0].name.setText("")
    screen.rules.deal.setText("seis")
    for rule in screen.rules.rows:
        if isinstance(rule.control, QLineEdit):
            rule.control.setText("3")
    yield pilot


def crowd(count: int) -> tuple[SeatInfo, ...]:
    """A person and bots of every level."""
    levels = itertools.cycle(("random", "nearest", "careful", "strong", "master"))
    bots = zip(BOT_NAMES, levels, range(1, count), strict=False)
    return (
        SeatInfo("Marina", "human"),
        *(SeatInfo(name, "bot", level=level, avatar=face) for name, level, face in bots),
    )


def _write(pilot: TablePilot, line: QLineEdit, text: str) -> None:
    line.setFocus()
    pilot.wait_for(line.hasFocus).write(text)


def lesson(visit: Visit) -> Moments:
    """Every step of the lesson, as it is told, with each rung of help, and answered; once wrongly. Of the other lessons
    every step with the first rung.
    """
    pilot = visit.open()
    pilot.window.menu_actions.lesson.trigger()
    screen = pilot.window.screens.lesson
    for step in range(len(LESSON)):
        screen.go_to(step)
        yield pilot.wait_for(lambda: not screen.is_behind and screen.presenter.stage in PLAYING)
        screen.show_more()
        yield pilot
        screen.show_more()
        yield pilot
        screen.show_more()
        yield pilot.wait_for(lambda: not screen.is_behind and not screen.area.is_moving)
    screen.go_to(4)
    pilot.wait_for(lambda: not screen.is_behind and screen.presenter.stage in PLAYING)
    screen.presenter.submit_move(PlayCard(40))
    yield pilot.wait_for(lambda: screen.is_answered)
    for other, at in ((other, at) for other, steps in LESSONS.items() if other != "pega6" for at in range(len(steps))):
        screen.open(other, at)
        pilot.wait_for(lambda: not screen.is_behind and screen.presenter.stage in PLAYING)
        screen.show_more()
        yield pilot


def quiet_screens(visit: Visit) -> Moments:
    """Settings, help for each variant, keys, about, and history and statistics without a match."""
    pilot = visit.open()
    pilot.window.menu_actions.settings.trigger()
    yield pilot
    pilot.window.menu_actions.about.trigger()
    yield pilot
    pilot.window.toggle_help()
    for variant in ("base", "pro", "special"):
        pilot.window.screens.help.show_variant(variant)
        yield pilot
        pilot.window.screens.help.show_tab("lesson")
        yield pilot
        pilot.window.screens.help.show_tab("summary")
    pilot.window.toggle_keys()
    yield pilot
    pilot.window.go_home()
    pilot.window.open_history()
    yield pilot.wait_for(lambda: bool(pilot.window.screens.history.isVisible()))
    pilot.window.go_home()
    pilot.window.open_statistics()
    yield pilot


def failures(visit: Visit) -> Moments:
    """Each kind of trouble, and the question before something is lost."""
    pilot = visit.open()
    for code in ("rule_bug", "store_in_use", "store_full", "record_newer", "unknown_game", "record_broken", "bug"):
        pilot.window.show_failure(code, "4711")
        yield pilot
    pilot.window.show_over(pilot.window.screens.leaving)
    for count, fault in ((1, None), (2, ShelfFailed("file_unwritable", (("detail", "Permission denied"),)))):
        pilot.window.screens.leaving.show_unkept(count, fault)
        yield pilot
    pilot.window.screens.leaving.show_unkept(1, is_again=True)
    yield pilot


def past(visit: Visit) -> Moments:
    """The history with a finished and an unfinished match, the question before deleting, and the statistics."""
    others = (match(f"c{seed}", seed, None, "Bia", "Caio") for seed in (3, 4))
    move_in(visit.house, match("a", 1), match("b", 2, 9), *others)
    pilot = visit.open()
    pilot.window.open_history()
    history = pilot.window.screens.history
    yield pilot.wait_for(lambda: history.detail.match_id != "" and history.detail.shown is not None)
    history.detail.delete_button.click()
    yield pilot
    history.list.setFocus()
    pilot.press("Down")
    yield pilot.wait_for(lambda: history.detail.shown is not None)
    pilot.window.go_home()
    pilot.window.open_statistics()
    yield pilot.wait_for(lambda: pilot.window.screens.statistics.tally is not None)


def player_profiles(visit: Visit) -> Moments:
    """Who has played here."""
    pilot = visit.open(profiles=(with_pin(Profile("Bia"), "4711"), Profile("Caio", avatar=3)))
    pilot.window.menu_actions.people.trigger()
    yield pilot


def watched(visit: Visit) -> Moments:
    """A stored match on the table, step by step, with all hands open, and run."""
    move_in(visit.house, match("over", 4))
    pilot = visit.open()
    pilot.window.open_history()
    pilot.wait_for(lambda: pilot.window.screens.history.detail.shown is not None).press("v")
    pilot.wait_for(lambda: pilot.window.screens.replay.projector.film_steps is not None)
    yield pilot
    yield pilot.press("Right", "Right", "Right", "a")
    yield pilot.press("End")


# ---------------------------------------------------------------- the base game


def base_game(visit: Visit) -> Moments:
    """The hand, a card in the air, a refusal, why a card lies there, the lists, and the rules of the match."""
    pilot = visit.open()
    pilot.window.screens.home.play_button.click()
    yield pilot.settle()
    yield pilot.press("Right")
    card = pilot.hand[-1]
    wrong = next(place for place in range(1, 5) if place != pilot.place_of(card).number)
    pilot.drag(card=card, to=row(wrong))
    yield pilot
    pilot.press("?")
    yield pilot
    pilot.press("Esc", "h", "Right")
    yield pilot
    pilot.press("h")
    pilot.window.menu_actions.rules.trigger()
    yield pilot


def waiting(visit: Visit) -> Moments:
    """The own card lies face down and the others take their time."""
    pilot = visit.open(pauses=A_MINUTE)
    pilot.window.screens.home.play_button.click()
    pilot.settle().press("Right", "Enter").wait_for_stage("waiting")
    yield pilot


def a_row_to_take(visit: Visit) -> Moments:
    """The own card is lower than every row."""
    pilot = visit.resume(moment(owes_row, variant="base"))
    yield pilot
    yield pilot.press("2")


def owes_row(seen: Observation) -> bool:
    """The viewer is to take a row."""
    return any(isinstance(move, TakeRow) for move in seen.legal)


def results(visit: Visit) -> Moments:
    """The sheets after a round and after the match, played by the first card each time."""
    pilot = visit.open()
    pilot.window.screens.home.play_button.click()
    seen: set[str] = set()
    while pilot.settle().screen != "match_result":
        if pilot.screen == "round_result":
            if "round" not in seen:
                yield pilot
            seen.add("round")
            pilot.press("Enter")
        elif pilot.owes_row:
            pilot.press("1", "Enter")
        else:
            pilot.press("Right", "Enter")
    yield pilot


def a_full_table(visit: Visit) -> Moments:
    """Ten players."""
    pilot = visit.open(plan=TablePlan(seats=crowd(10), deal="3"))
    pilot.window.screens.home.play_button.click()
    yield pilot.settle().press("Right")


def passing(visit: Visit) -> Moments:
    """Two people and a bot: the curtain, with and without a PIN, a wrong one, and what everybody sees."""
    profiles = (with_pin(Profile("Bia"), "4711"),)
    pilot = visit.open(plan=family("hhb"), profiles=profiles)
    pilot.window.screens.home.play_button.click()
    people = Family(pilot).until_closed("Ana")
    yield pilot
    people.come().play()
    people.until_closed("Bia")
    yield pilot
    pilot.write("1234").press("Enter")
    yield pilot
    pilot.write("4711").press("Enter").wait_for(lambda: not people.curtain.isVisible())
    yield pilot.settle()
    pilot.press("F2").wait_for(lambda: people.curtain.is_drawn)
    yield pilot


# ---------------------------------------------------------------- the draft and the special cards


def draft(visit: Visit) -> Moments:
    """The own pick, with a card in the air, and the next player's."""
    pilot = visit.resume(at_the_draft(), pauses=A_MINUTE)
    yield pilot
    card = open_cards(pilot)[5]
    yield pilot.press(*str(card))
    pilot.press("Enter").wait_for_stage("waiting")
    yield pilot


def special(visit: Visit, kind: str) -> Moments:
    """Asked, the special card in the air, its target under the pointer, and played."""
    at = moment(may_play(kind))
    pilot, move = visit.resume(at), at.specials(kind)[-1]
    yield pilot
    pilot.click(special=kind)
    yield pilot
    first, *second = places(at, move)
    pilot.press("Esc").grab(special=kind).carry(first)
    yield pilot
    pilot.release(first)
    yield pilot
    for place in second:
        pilot.drag(card=move.card, to=place)
    pilot.settle()
    yield pilot.press("h")


def option_turns(visit: Visit) -> Moments:
    """None of the special cards can be played."""
    yield visit.resume(moment(has_none_to_play)).press("Enter")


def exchange(visit: Visit) -> Moments:
    """After a row a special card may be swapped."""
    pilot = visit.resume(moment(may_exchange))
    yield pilot
    yield pilot.press("Right")


def put_aside(visit: Visit) -> Moments:
    """Cards of the own pile may go."""
    pilot = visit.resume(moment(may_put_aside, options=BY_CARDS))
    yield pilot
    yield pilot.press("Right")


STATIONS: Mapping[str, Callable[[Visit], Moments]] = MappingProxyType(
    {
        "home": home,
        "form base": partial(form, variant="base"),
        "form pro": partial(form, variant="pro"),
        "form special": partial(form, variant="special"),
        "quiet screens": quiet_screens,
        "failures": failures,
        "past": past,
        "acquaintances": player_profiles,
        "watched": watched,
        "base game": base_game,
        "waiting": waiting,
        "a row to take": a_row_to_take,
        "results": results,
        "lesson": lesson,
        "a full table": a_full_table,
        "passing": passing,
        "draft": draft,
        **{f"special {kind}": partial(special, kind=kind) for kind in KINDS},
        "no special": option_turns,
        "exchange": exchange,
        "put aside": put_aside,
        **others.STATIONS,
    }
)
"""The whole walk, by name."""

ROOMS = frozenset(
    {
        *("home", "new_game", "table", "round_result", "match_result", "history", "replay", "statistics", "failure"),
        *("settings", "help", "lesson", "keys", "people", "about", "agreed", "leaving"),
    }
)
"""The screens the walk leads through."""
