"""The board of Pega em 6!: its zones, and what dropping a card on them means. Reads observations, never states."""
