"""Everything a player sees and touches: the look, the models, the table and the screens.

Owns every user-visible word. Must not know the rules of a game, the bots, the host or the store.
"""
