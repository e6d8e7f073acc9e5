"""What lies beside the rows of the anniversary game: the fifth row's place and marker, deck, discard pile, own card.

Owns which of these is shown when. Must not know where they are drawn.
"""

from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.ui.boards.pega6 import extras
from pega6_desktop.ui.boards.pega6.cards import special_card
from pega6_desktop.ui.table.view import CardView, SpareView
from pega6_desktop.ui.words.pega6 import beside
from pega6_desktop.ui.words.people import Voice


def spare(observation: Observation, voice: Voice) -> SpareView | None:
    """The spare place; None in a game without special cards."""
    if not observation.special_counts:
        return None
    marker, discarded = _marker(observation, voice.edition), len(observation.special_discard)
    title, text = _turn(observation, voice)
    return SpareView(
        ghost=beside.fifth_place(),
        marker=marker,
        marker_word="" if marker is None else beside.on_the_table(),
        deck=observation.special_deck_size,
        deck_word=beside.deck(observation.special_deck_size),
        discard=_discard(observation, voice.edition),
        discarded=discarded,
        discard_word=beside.discard(discarded),
        turn_title=title,
        turn_text=text,
    )


def _marker(observation: Observation, edition: str) -> CardView | None:
    """The marker of the fifth row (P6-S-22), else the card somebody has just played and that still has to be laid.

    The viewer's own card on its way goes from the tray straight to its row.
    """
    kinds = [kind for kind in observation.in_play if kind == extras.BESIDE]
    kinds += [kind for kind in observation.in_play if kind not in (extras.BESIDE, *extras.on_its_way(observation))]
    return special_card(extras.marker_key(kinds[0]), kinds[0], edition) if kinds else None


def _discard(observation: Observation, edition: str) -> CardView | None:
    if not observation.special_discard:
        return None
    top = observation.special_discard[0]
    return special_card(extras.discarded_key(top, observation.special_discard.count(top)), top, edition)


def _turn(observation: Observation, voice: Voice) -> tuple[str, str]:
    """The plate of the viewer's own card: title, and why it is placed now or what it waits for."""
    viewer = observation.viewer
    if viewer is None:
        return "", ""
    who = voice.addressed(viewer)
    if observation.has_chosen[viewer]:
        return beside.your_card(who), beside.waits_for_all()
    lower = [card for card, _ in observation.queue]
    owners = [seat for _, seat in observation.queue]
    if viewer not in owners:
        return "", ""
    at = owners.index(viewer)
    if at > 0:
        return beside.your_card(who), beside.waits_for_lower(lower[:at])
    is_last = len(owners) == 1
    return beside.your_turn(who), beside.is_next(observation.setup.seats - len(owners) + 1, is_last=is_last)
