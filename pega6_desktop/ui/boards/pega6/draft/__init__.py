"""The table of Pega em 6! while open cards are drafted."""
