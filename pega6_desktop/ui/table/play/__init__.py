"""A live match: presenter, playback, hand-over, reading aloud."""
