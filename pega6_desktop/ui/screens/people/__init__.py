"""Everybody who is remembered here."""
