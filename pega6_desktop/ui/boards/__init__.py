"""Boards: one file per game, its zones and what dropping X on Y means."""
