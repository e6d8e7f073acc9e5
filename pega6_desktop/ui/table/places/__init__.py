"""Where everything goes: pure arithmetic, no Qt objects."""
