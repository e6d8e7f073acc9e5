"""Words of Qwixx cards."""
