"""The board of Qwixx cards."""
