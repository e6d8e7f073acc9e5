"""Qwixx – the card game: with and without jokers."""
