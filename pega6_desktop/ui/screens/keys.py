"""The sheet of shortcuts: every key of the program, place by place.

Owns one line of words per shortcut, the words of the keys themselves, and where the lists stand. Must not know which
key means what: the table of shortcuts does.
"""
