"""The law of one screen, in every game: what only one may see is never shown unasked once the table was everybody's."""

from collections.abc import Collection
from itertools import product
from typing import Any

import pytest

from pega6_desktop.core.randomness import uniform
from pega6_desktop.core.variant import OptionValue
from pega6_desktop.games.catalog import GAMES
from pega6_desktop.games.no_thanks.moves import Take
from pega6_desktop.games.no_thanks.observation import Observation as NoThanksSeen
from pega6_desktop.games.pega6.observation import Observation as Pega6Seen
from pega6_desktop.games.qwixx_cards.observation import Observation as QwixxSeen
from pega6_desktop.records.record import GameRecord, SeatInfo
from pega6_desktop.runtime.host import Host
from pega6_desktop.runtime.messages import (
    Message,
    Opened,
    Redo,
    Rejected,
    Rewound,
    Show,
    Shown,
    Submit,
    TakeBack,
    Update,
)
from pega6_desktop.runtime.worker import AnyHost
from pega6_desktop.ui.boards.catalog import BOARDS
from pega6_desktop.ui.table.arrangement import TableView
from pega6_desktop.ui.table.board import AnyObservation, Board, Seats
from pega6_desktop.ui.table.models import TableModels
from pega6_desktop.ui.table.play.presenter import Presenter
from pega6_desktop.ui.table.view import StepHint
from tests.runtime.desk import Notebook
from tests.ui.fakes import MatchDouble, PaperFelt

pytestmark = pytest.mark.usefixtures("english")

NAMES = ("Ana", "Bia", "Caio", "Duda", "Enzo")


class HostMatch(MatchDouble):
    """The port to a real match in the same thread: commands wait until they are sent on, and messages come at once.

    is_doubled: everything is asked a second time, as by a trembling hand, once all has come to rest.
    """

    epoch = 0
    edition = ""

    def __init__(self, record: GameRecord, *, is_doubled: bool) -> None:
        super().__init__()
        self.host: AnyHost = Host(GAMES[record.game], record, Notebook(), None)
        self.viewer: int | None = None
        self.is_doubled = is_doubled
        self.waiting: list[Submit | TakeBack | Redo | Show] = []
        self.again: list[Submit | TakeBack | Redo | Show] = []
        self.refused: list[str] = []

    def submit(self, move: object) -> None:
        assert self.viewer is not None
        self._ask(Submit(0, self.host.revision, self.viewer, move))

    def take_back(self, seat: int | None = None, *, is_assisted: bool = False) -> None:
        assert seat is not None
        self._ask(TakeBack(0, self.host.revision, seat, is_assisted))

    def redo(self, seat: int | None = None) -> None:
        raise AssertionError("nobody does it again at a shared screen")

    def show(self, seat: int | None, *, is_alone: bool = False) -> None:
        self.viewer = seat
        self.waiting.append(Show(0, seat, is_alone))

    def _ask(self, command: Submit | TakeBack) -> None:
        self.waiting.append(command)
        if self.is_doubled:
            self.again.append(command)

    def open(self) -> None:
        self.tell(self.host.opened())

    def send(self) -> None:
        while self.waiting:
            self.tell(self.host.handle(self.waiting.pop(0)))

    def ask_again(self) -> None:
        """What was asked before is asked once more."""
        self.waiting, self.again = self.again, []

    def tell(self, messages: tuple[Message, ...]) -> None:
        signals = {
            Opened: self.opened,
            Update: self.updated,
            Shown: self.shown,
            Rewound: self.rewound,
            Rejected: self.rejected,
        }
        for message in messages:
            if isinstance(message, Rejected):
                assert self.is_doubled, message
                self.refused.append(message.code)
            signals[type(message)].emit(message)


class SeenBoard:
    """A board that remembers which table it was asked to show last."""

    def __init__(self, game: str) -> None:
        self._board = BOARDS[game]
        self.last: AnyObservation | None = None

    def printed(self, edition: str) -> Board:
        return self

    @property
    def seen(self) -> AnyObservation:
        """The table shown last."""
        assert self.last is not None
        return self.last

    def view(self, observation: AnyObservation, seats: Seats, thinking: Collection[int] = ()) -> TableView:
        self.last = observation
        return self._board.view(observation, seats, thinking)

    # Any: whatever else a board is asked.
    def __getattr__(self, name: str) -> Any:
        return getattr(self._board, name)


class Screen(PaperFelt):
    """A felt that writes down whose table it showed."""

    def __init__(self, board: SeenBoard) -> None:
        super().__init__()
        self._board = board
        self.trace: list[tuple[str, int | None]] = []
        self.is_veiled = False

    def show_table(self, hint: StepHint | None) -> None:
        super().show_table(hint)
        seen = self._board.last
        assert seen is not None
        self.trace.append(("shown", None if self.is_veiled else seen.viewer if holds_secret(seen) else -1))


def holds_secret(seen: AnyObservation) -> bool:
    """Whether somebody looks who knows, or chooses, what the others may not see."""
    if seen.viewer is None:
        return False
    match seen:
        case Pega6Seen():
            known = seen.known[seen.viewer] if seen.known else ()
            return seen.phase == "choose" or bool(set(seen.hand) - set(known)) or bool(seen.specials)
        case NoThanksSeen():
            return not seen.rules.open_chips or seen.tiger is not None
        case QwixxSeen():
            return bool(seen.hand)
        case _:
            raise AssertionError(seen)


def parties(kinds: str) -> tuple[SeatInfo, ...]:
    return tuple(
        SeatInfo(name, "human") if kind == "h" else SeatInfo(name, "bot", "random")
        for name, kind in zip(NAMES, kinds, strict=False)
    )


class Evening:
    """People and bots at one screen; everybody moves at random, and now and then somebody hides all or takes back."""

    def __init__(
        self,
        game: str,
        variant: str,
        kinds: str,
        seed: int,
        options: dict[str, OptionValue],
        *,
        is_doubled: bool = False,
    ) -> None:
        setup = GAMES[game].setup(variant, options, len(kinds), seed)
        record = GameRecord(
            match_id="m-1", game=game, variant=variant, options=setup.options, seed=seed, seats=parties(kinds)
        )
        self.match = HostMatch(record, is_doubled=is_doubled)
        self.board = SeenBoard(game)
        self.screen = Screen(self.board)
        self.presenter = Presenter(self.match, {game: self.board}, TableModels(), self.screen)
        self.handover = self.presenter.handover
        self.handover.called.connect(self._on_called)
        self.presenter.gate.connect(lambda *_: self.gates.append(True))
        self.gates: list[bool] = []
        self.called: int | None = None
        self.roll = uniform(seed, f"evening/{game}/{variant}/{kinds}")
        self.match.open()

    def _on_called(self, seat: int) -> None:
        self.called = seat
        self.screen.trace.append(("called", seat))

    def rest(self) -> None:
        """Everything is shown, and everybody has answered who is no person."""
        host = self.match.host
        while True:
            self.match.send()
            if self.screen.is_running:
                self.screen.settle()
            elif self.gates:
                self.gates.pop()
                self.presenter.go_on()
            elif self.match.waiting:
                continue
            elif (question := host.question()) is not None:
                legal = question.observation.legal
                self.match.tell(host.answer(question, legal[int(self.roll() * len(legal))]))
            elif host.is_held:
                self.match.tell(host.reveal())
            elif self.match.again:
                self.match.ask_again()
            else:
                return

    def play(self, decisions: int) -> list[tuple[str, int | None]]:
        for _ in range(decisions):
            self.rest()
            if self.match.host.is_over:
                break
            if self.handover.due is not None:
                self._at_the_curtain()
            else:
                self._at_the_table()
        return self.screen.trace

    def _at_the_curtain(self) -> None:
        if self.handover.mover is not None and self.roll() < 0.1:
            self.presenter.take_back()
            return
        assert self.called is not None
        assert self.called == self.handover.due
        self.screen.trace.append(("confirmed", self.called))
        self.screen.is_veiled = False
        self.handover.admit(self.called)

    def _at_the_table(self) -> None:
        if self.roll() < 0.1:
            self.screen.is_veiled = True
            self.presenter.conceal()
            return
        seen = self.board.last
        assert seen is not None
        assert seen.viewer is not None
        self.presenter.submit_move(seen.legal[int(self.roll() * len(seen.legal))])


def broken(trace: list[tuple[str, int | None]]) -> list[str]:
    """What in this trace is against the law of one screen."""
    faults = []
    open_to, is_neutral_since = None, True
    for at, (what, seat) in enumerate(trace):
        if what == "confirmed":
            open_to, is_neutral_since = seat, False
        elif what == "called":
            if not is_neutral_since and open_to == seat:
                faults.append(f"{at}: {seat} is called to the screen it has")
        elif seat is None or seat == -1:
            open_to, is_neutral_since = None, True
        elif seat != open_to:
            faults.append(f"{at}: the secrets of {seat} are shown without its word")
    return faults


TABLES: tuple[tuple[str, str, dict[str, OptionValue]], ...] = (
    ("pega6", "base", {}),
    ("pega6", "pro", {}),
    ("pega6", "special", {}),
    ("no_thanks", "base", {}),
    ("no_thanks", "base", {"openChips": True}),
    ("no_thanks", "tiger", {}),
    ("qwixx_cards", "base", {}),
    ("qwixx_cards", "base", {"jokers": True}),
)
KINDS = ("hh", "hbh", "bhhb", "hhbb", "hbhbh", "hhh", "hhhh", "bhbhb")


@pytest.mark.parametrize(("table", "kinds"), [*product(TABLES, KINDS)], ids=str)
def test_no_secret_is_shown_without_its_owners_word_once_everybody_has_looked(
    table: tuple[str, str, dict[str, OptionValue]], kinds: str
) -> None:
    game, variant, options = table
    if not GAMES[game].variants[variant].min_seats <= len(kinds) <= GAMES[game].variants[variant].max_seats:
        kinds = kinds + "b" * (GAMES[game].variants[variant].min_seats - len(kinds))
    for seed in (1, 2):
        trace = Evening(game, variant, kinds, seed, options).play(60)
        assert broken(trace) == []
        assert sum(what == "shown" for what, _ in trace) > 60


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_is_asked_twice_leaves_nobody_before_a_curtain_that_does_not_open(
    table: tuple[str, str, dict[str, OptionValue]],
) -> None:
    game, variant, options = table
    for kinds, seed in product(("hhhh", "hhbb"), (1, 2)):
        evening = Evening(game, variant, kinds, seed, options, is_doubled=True)
        assert broken(evening.play(60)) == []
        assert len(evening.match.refused) > 20


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_nobody_of_a_match_that_was_left_is_called_or_shown_at_the_next(
    table: tuple[str, str, dict[str, OptionValue]],
) -> None:
    game, variant, options = table
    evening = Evening(game, variant, "hhhb", 3, options)
    evening.play(6)
    if evening.handover.due is not None:
        assert evening.called is not None
        evening.handover.admit(evening.called)
        evening.rest()
    evening.presenter.submit_move(evening.board.seen.legal[0])
    evening.match.send()
    evening.screen.trace.clear()
    evening.match.epoch += 1  # another match was asked for, and has not come yet
    evening.screen.settle()
    evening.presenter.conceal()
    assert [what for what, _ in evening.screen.trace if what == "called"] == []
    assert evening.match.waiting == []


@pytest.mark.parametrize(("game", "move"), [("no_thanks", Take()), ("qwixx_cards", None)])
def test_whoever_is_still_to_act_in_the_own_turn_keeps_the_screen(game: str, move: object | None) -> None:
    """NT-11: after a taking the next card is on offer to the same player; in Qwixx one decides about what one drew."""
    evening = Evening(game, "base", "hbh" if game == "no_thanks" else "hh", 5, {})
    evening.rest()
    assert evening.called is not None
    evening.handover.admit(evening.called)
    evening.rest()
    seen = evening.board.last
    assert seen is not None
    evening.presenter.submit_move(seen.legal[0] if move is None else move)
    evening.rest()
    assert evening.handover.due is None
    assert evening.handover.sitting == seen.viewer
    assert [what for what, _ in evening.screen.trace].count("called") == 1
