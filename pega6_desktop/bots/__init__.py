"""Bots: players made of code that see only observations."""
