"""How to play."""
