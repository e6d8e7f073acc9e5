"""Pega em 6! in words: the table, the turn, the reasons, the log and the rules."""
