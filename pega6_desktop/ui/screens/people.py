"""Everybody who is remembered here: another name, another face, another colour, or not remembered any more.

Owns the list, how a person's line and a portrait look, and the sheet of one person. Must not know where people are
kept, nor their matches: it tells what is wished, and is told who there is.
"""
