"""How the table makes a thinking bot give way at once.

Owns the count of commands under way from the main thread to the worker: while it is not zero no bot may think on.
Must not know Qt, matches or bots. Safe from any thread.
"""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager


class Interrupt:
    """Raised by the sender before a command is posted, lowered by the worker as it takes the command up.

    A count, not a mere flag: a command sent while another is being obeyed must stop the next thinking as well.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._under_way = 0
        self.event = threading.Event()
        """Set while at least one command waits; give it to every ThinkBudget."""
        self._stop: Callable[[], None] | None = None

    def sent(self) -> None:
        """A command is about to be posted."""
        with self._lock:
            self._under_way += 1
            self.event.set()
            if self._stop is not None:
                self._stop()

    def met(self) -> None:
        """A command was taken up by the worker."""
        with self._lock:
            self._under_way -= 1
            if self._under_way == 0:
                self.event.clear()

    @contextmanager
    def stopping(self, stop: Callable[[], None]) -> Iterator[bool]:
        """While something runs that does not ask: ``stop`` is called from the sender's thread as a command is sent.

        Gives False where a command waits already, and it had better not begin.
        """
        with self._lock:
            self._stop = stop
            is_free = self._under_way == 0
        try:
            yield is_free
        finally:
            with self._lock:
                self._stop = None
