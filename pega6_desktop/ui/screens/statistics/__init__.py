"""Numbers about one's own play."""
