"""A stored match on the same table."""
