"""The bots of the Qwixx cards."""
