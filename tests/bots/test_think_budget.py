"""How long a bot may think, and how it is stopped."""

import threading
import time

import pytest

from pega6_desktop.bots.bot import Cancelled, ThinkBudget


def test_thinking_goes_on_until_it_is_cancelled() -> None:
    budget = ThinkBudget()
    budget.checkpoint()
    budget.cancel()
    with pytest.raises(Cancelled):
        budget.checkpoint()


def test_an_event_of_somebody_else_cancels_too_and_may_be_lowered_again() -> None:
    event = threading.Event()
    budget = ThinkBudget(cancelled=event)
    budget.checkpoint()
    event.set()
    with pytest.raises(Cancelled):
        budget.checkpoint()
    event.clear()
    budget.checkpoint()


def test_a_budget_is_spent_when_its_deadline_has_passed() -> None:
    now = time.monotonic()
    assert not ThinkBudget().is_spent
    assert not ThinkBudget(deadline=now + 3600).is_spent
    assert ThinkBudget(deadline=now).is_spent
    assert ThinkBudget(worlds=20).worlds == 20
