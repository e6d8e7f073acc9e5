"""What may be done while special cards, an exchange, cards of the pile or open cards are decided about.

Owns status line, main button and keys of these decisions. Must not know how anything is drawn.
"""

from pega6_desktop.games.pega6.cards import HEADS
from pega6_desktop.games.pega6.moves import DraftCard, PlaySpecial, SetAside
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.games.pega6.placement import target
from pega6_desktop.ui.boards.pega6 import extras, spots
from pega6_desktop.ui.boards.pega6.deciding import deciding
from pega6_desktop.ui.boards.pega6.tray import useful_kinds
from pega6_desktop.ui.boards.pega6.zones import lifted_card
from pega6_desktop.ui.table.view import ActionView, Intent, Refusal
from pega6_desktop.ui.words.messages import KeyHint, Voice, filled
from pega6_desktop.ui.words.pega6 import special_turn, specials, words
from pega6_desktop.ui.words.pega6 import special_turn as draft

LAST_PICK = 5
"""Open cards before the last pick: the other four open the rows (P6-P-05)."""

# ---------------------------------------------------------------- the status line


def own(observation: Observation, voice: Voice, intent: Intent) -> str:
    """What the viewer may do."""
    match observation.phase:
        case "draft":
            return _drafting(observation, voice, intent)
        case "exchange":
            kind = extras.kind_of(observation, intent.lifted)
            return special_turn.decide_exchange() if kind is None else special_turn.would_exchange(kind, voice.edition)
        case "set_aside":
            card = _aside(observation, intent)
            if card is None:
                return special_turn.decide_aside(observation.budget)
            return special_turn.would_put_aside(card, HEADS[card])
        case _:
            return _deciding(observation, intent)


def other(observation: Observation) -> str:
    """What somebody else is deciding."""
    match observation.phase:
        case "draft":
            return _other_drafts(observation)
        case "special":
            return special_turn.other_decides(observation.queue[0][0])
        case "exchange":
            return special_turn.other_exchanges()
        case _:
            return special_turn.other_sets_aside(observation.budget)


def _deciding(observation: Observation, intent: Intent) -> str:
    card = observation.queue[0][0]
    kind = extras.kind_of(observation, intent.lifted)
    if kind is None:
        return special_turn.decide_special(card) if useful_kinds(observation) else special_turn.no_special_serves(card)
    said, plays = specials.words(kind), spots.plays_of(observation, kind)
    rows = _rows_at_stake(observation, plays)
    is_second = intent.picked is not None if spots.asks_twice(plays) else len(rows) > 1
    return filled(
        said.other_prompt if said.other_prompt and is_second else said.prompt,
        card=card,
        picked=None if intent.picked is None else intent.picked[1],
        row=rows[0] + 1 if rows else None,
    )


def _rows_at_stake(observation: Observation, plays: tuple[PlaySpecial, ...]) -> list[int]:
    """The rows whose cards may be named; where none may, the one the number card goes to."""
    cards = {play.card for play in plays}
    rows = [index for index, row in enumerate(observation.rows) if not cards.isdisjoint(row.cards)]
    goal = target(observation.rows, observation.queue[0][0])
    return rows or ([] if goal is None else [goal])


def _drafting(observation: Observation, voice: Voice, intent: Intent) -> str:
    card = _open_card(observation, intent)
    if card is not None:
        return draft.would_take(card, HEADS[card])
    left, count = len(observation.offer), observation.setup.seats
    following = "" if left == LAST_PICK else voice.called((observation.to_act[0] + 1) % count)
    return draft.your_turn(left, following)


def _other_drafts(observation: Observation) -> str:
    left, picks = len(observation.offer), observation.picks
    if picks and picks[-1][0] == observation.viewer:
        return draft.take_back(picks[-1][1], left)
    return draft.other_drafts(left)


def _open_card(observation: Observation, intent: Intent) -> int | None:
    """The lifted card, when it may be drafted."""
    card = lifted_card(intent.lifted)
    return card if card is not None and DraftCard(card) in observation.legal else None


def _aside(observation: Observation, intent: Intent) -> int | None:
    """The lifted card, when it may be put aside."""
    card = lifted_card(intent.lifted)
    return card if card is not None and SetAside(card) in observation.legal else None


# ---------------------------------------------------------------- the main button


def action(observation: Observation, intent: Intent, edition: str) -> ActionView:
    """What Enter does with the card in the air; without one, what nought does."""
    match observation.phase:
        case "draft":
            card = _open_card(observation, intent)
            return (
                ActionView(draft.pick(), is_enabled=False)
                if card is None
                else ActionView(draft.take(card), is_enabled=True)
            )
        case "exchange":
            is_lifted = extras.kind_of(observation, intent.lifted) is not None
            return _answer(special_turn.exchange() if is_lifted else "", special_turn.keep_all())
        case "set_aside":
            card = _aside(observation, intent)
            return _answer("" if card is None else special_turn.put_aside(card), special_turn.keep_rest())
        case _:
            return _special_action(observation, intent, edition)


def _answer(act: str, none: str) -> ActionView:
    return ActionView(act, is_enabled=True) if act else ActionView(none, is_enabled=True, key="0")


def _special_action(observation: Observation, intent: Intent, edition: str) -> ActionView:
    kind = extras.kind_of(observation, intent.lifted)
    if kind is None:
        is_needless = not useful_kinds(observation)
        return ActionView(special_turn.none(), is_enabled=True, key="0", is_needless=is_needless)
    is_ready = not isinstance(deciding(observation, intent, edition), Refusal)
    return ActionView(specials.words(kind).act, is_enabled=is_ready)


# ---------------------------------------------------------------- the keys


def keys(observation: Observation, intent: Intent) -> tuple[KeyHint, ...]:
    """The keys of the decision that is due."""
    is_lifted = intent.lifted is not None
    match observation.phase:
        case "draft":
            return (words.open_card(), words.take_card(), *([words.let_go()] if is_lifted else [words.why()]))
        case "exchange":
            return _keys_of(words.special(), words.keep(), words.exchange() if is_lifted else "")
        case "set_aside":
            return _keys_of(words.card(), words.keep(), words.put_aside() if is_lifted else "")
        case _:
            return _special_keys(observation, intent)


def _keys_of(walk: KeyHint, none: str, act: str) -> tuple[KeyHint, ...]:
    if not act:
        return (walk, words.none(none), words.why())
    return (walk, words.act(act), words.none(none), words.let_go())


def _special_keys(observation: Observation, intent: Intent) -> tuple[KeyHint, ...]:
    none = words.none(words.no_special())
    kind = extras.kind_of(observation, intent.lifted)
    if kind is None:
        is_low = target(observation.rows, observation.queue[0][0]) is None
        row = (words.row(len(observation.rows)),) if is_low else ()
        return (words.special(), *row, none, words.why()) if useful_kinds(observation) else (*row, none, words.why())
    act, plays = words.act(specials.words(kind).act), spots.plays_of(observation, kind)
    left = spots.plays_with(plays, intent.picked) or plays
    if any(play.card is not None for play in left) and not (intent.picked and spots.asks_twice(plays)):
        return (words.card_for_it(), act, none, words.let_go())
    if any(play.row is not None for play in left):
        return (none, words.row(len(observation.rows)), act, words.let_go())
    return (act, none, words.let_go())
