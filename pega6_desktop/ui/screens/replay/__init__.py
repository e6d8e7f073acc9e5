"""A stored match on its table, with its road and its lines."""
