"""The table of Pega em 6! while it is played: rows, seats, hand, and what lies beside them."""
