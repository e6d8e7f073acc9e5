"""Whatever a bot does, the match gets a move, a stumble or an interruption."""

import threading

import pytest

from pega6_desktop.bots.bot import Cancelled
from pega6_desktop.games.pega6.moves import PlayCard
from pega6_desktop.runtime.host import Question
from pega6_desktop.runtime.thinking import Stumble, ask
from tests.runtime.desk import Answering, Slow, Stubborn, hosted


@pytest.fixture
def question() -> Question:
    asked = hosted().question()
    assert asked is not None
    return asked


@pytest.mark.parametrize("answer", [PlayCard(3), None, "nonsense"])
def test_an_answer_is_passed_on_whatever_it_is(question: Question, answer: object) -> None:
    assert ask(Answering(answer), question, threading.Event()) == answer


@pytest.mark.parametrize("fault", [ZeroDivisionError("oh"), RecursionError("deep"), MemoryError("full")], ids=repr)
def test_what_a_bot_raises_is_a_stumble(question: Question, fault: Exception) -> None:
    assert ask(Answering(fault), question, threading.Event()) == Stumble(f"{type(fault).__name__}: {fault}")


def test_a_long_complaint_is_cut(question: Question) -> None:
    stumble = ask(Answering(ValueError("x" * 9999)), question, threading.Event())
    assert isinstance(stumble, Stumble)
    assert len(stumble.detail) == 500


def test_a_bot_that_cancels_itself_has_stumbled(question: Question) -> None:
    assert ask(Answering(Cancelled()), question, threading.Event()) == Stumble("cancelled itself")


def test_an_interrupted_bot_is_not_even_asked(question: Question) -> None:
    raised, slow = threading.Event(), Slow()
    raised.set()
    with pytest.raises(Cancelled):
        ask(slow, question, raised)
    assert not slow.has_begun.is_set()


@pytest.mark.parametrize("bot", [Slow(), Stubborn()], ids=["gives way", "answers too late"])
def test_an_interruption_passes_through(question: Question, bot: Slow | Stubborn) -> None:
    raised = threading.Event()

    def interrupt() -> None:
        bot.has_begun.wait()
        raised.set()

    other = threading.Thread(target=interrupt)
    other.start()
    with pytest.raises(Cancelled):
        ask(bot, question, raised)
    other.join()


def test_an_error_while_interrupted_is_still_an_interruption(question: Question) -> None:
    raised = threading.Event()

    class Clumsy:
        def choose(self, *_: object) -> None:
            raised.set()
            raise Cancelled

    with pytest.raises(Cancelled):
        ask(Clumsy(), question, raised)
