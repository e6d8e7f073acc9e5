"""Tournaments of bots from the command line, and the fitting of their numbers.

Nobody imports this room but the start of the program.
"""
