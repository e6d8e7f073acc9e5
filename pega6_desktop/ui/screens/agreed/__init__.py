"""The rules of the match on the table."""
