"""How Pega em 6! is played, in short steps with pictures."""
