"""What is done for a store that is damaged: a copy kept beside it, and whatever can still be read."""
