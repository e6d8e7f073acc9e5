"""Another name for a person in all matches played here, so that history and statistics follow.

Owns the change in the store. Must not know what is remembered of a person elsewhere.
"""

from pega6_desktop.records.players import same_name
from pega6_desktop.records.store import Store


def rename(store: Store, old: str, new: str) -> int:
    """Call this person otherwise; returns in how many matches. Raises RecordError when the store cannot be used.

    Left as they are: matches that came from a file, and those at which somebody else is called the new name.
    """
    with store.transaction() as connection:
        known = connection.execute("SELECT DISTINCT name FROM seats WHERE kind = 'human'").fetchall()
        names = [name for (name,) in known if isinstance(name, str) and same_name(name, old)]
        found = [
            row
            for name in names
            for row in connection.execute(
                "SELECT match_id, seat FROM seats JOIN matches USING (match_id) WHERE kind = 'human' AND name = ?"
                " AND is_imported = 0 AND NOT EXISTS (SELECT 1 FROM seats AS other"
                " WHERE other.match_id = seats.match_id AND other.seat <> seats.seat"
                " AND folded(CAST(other.name AS BLOB)) = folded(?))",
                (name, new),
            )
        ]
        seats = [(new, match_id, seat) for match_id, seat in found]
        connection.executemany("UPDATE seats SET name = ? WHERE match_id = ? AND seat = ?", seats)
        counted = [(f"h:{new}", match_id, seat) for match_id, seat in found]
        connection.executemany("UPDATE facts SET who = ? WHERE match_id = ? AND seat = ?", counted)
        matches = {match_id for match_id, _ in found}
        connection.executemany(
            "UPDATE matches SET names = (SELECT group_concat(folded(CAST(name AS BLOB)), char(10)) FROM seats"
            " WHERE match_id = ?) WHERE match_id = ?",
            [(match_id, match_id) for match_id in matches],
        )
    return len(matches)
