"""A table without what only its viewer may see.

Owns what is left out of a view. Must not know any game: what lies in the viewer's hand, tray and before the viewer's
seat is private whatever is played.
"""

from msgspec.structs import replace

from pega6_desktop.ui.table.view import TableView


def veiled(view: TableView) -> TableView:
    """The view with an empty hand and tray, and of the viewer's own seat only what is public."""
    own = view.own
    return replace(
        view,
        own=None if own is None else replace(own, card=None, spoken=own.public or own.spoken),
        hand=(),
        tray=None if view.tray is None else (),
        tray_note="",
        pile_title="",
        arrangement=None if view.arrangement is None else view.arrangement.veiled(),
    )
