"""Composition root: puts rules, bots, records, runtime and windows together into the program that starts.

Must import nothing here: its start-up modules run before Qt is known to be installed.
"""
