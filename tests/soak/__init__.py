"""The soak: the real window, driven for minutes through everything a player can do, by seeded chance."""
