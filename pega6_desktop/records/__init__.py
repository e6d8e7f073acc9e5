"""Records of matches: what was played, as text, on disk and back into a state."""
