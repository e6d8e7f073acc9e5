"""Commands under way are counted, so that none of them waits for a bot."""

import threading

from pega6_desktop.runtime.interrupt import Interrupt


def test_it_is_raised_as_long_as_a_command_is_under_way() -> None:
    interrupt = Interrupt()
    assert not interrupt.event.is_set()
    interrupt.sent()
    interrupt.sent()
    interrupt.met()
    assert interrupt.event.is_set()
    interrupt.met()
    assert not interrupt.event.is_set()


def test_commands_from_several_threads_are_all_counted() -> None:
    interrupt = Interrupt()

    def send_and_meet() -> None:
        for _ in range(2000):
            interrupt.sent()
            interrupt.met()

    interrupt.sent()
    threads = [threading.Thread(target=send_and_meet) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert interrupt.event.is_set()
    interrupt.met()
    assert not interrupt.event.is_set()
