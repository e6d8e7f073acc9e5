"""The recipe for the bots' fitted numbers: batch self-play, imitation of known players, improvement of the play net."""
