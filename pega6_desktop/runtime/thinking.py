"""How a bot is asked, so that nothing it does can harm the match.

Owns the net under every bot: what it raises becomes a Stumble, and only being interrupted passes through. Must not
know Qt, the journal or the rules.
"""

import logging
import threading
from typing import Any

import msgspec

from pega6_desktop.bots.bot import Bot, Cancelled, ThinkBudget
from pega6_desktop.runtime.host import Question

_LOG = logging.getLogger(__name__)


class Stumble(msgspec.Struct, frozen=True):
    """The bot raised instead of answering; detail says what, for the log and the curious."""

    detail: str


def ask(bot: Bot[Any, Any], question: Question, cancelled: threading.Event) -> object | Stumble:
    """The bot's move, whatever it is, or a Stumble.

    Any: the bot was chosen for this game by its id.

    Raises:
        Cancelled: the answer is not wanted any more, be it that the bot gave way or that it came back too late.
    """
    budget = ThinkBudget(cancelled=cancelled)
    try:
        budget.checkpoint()
        move: object = bot.choose(question.observation, budget, question.key)
    except Cancelled:
        if cancelled.is_set():
            raise
        return Stumble("cancelled itself")
    except Exception as error:  # noqa: BLE001 - a bot may raise anything; the match goes on
        _LOG.warning("bot %s on seat %d stumbled", question.level, question.seat, exc_info=True)
        return Stumble(f"{type(error).__name__}: {error}"[:500])
    budget.checkpoint()
    return move
