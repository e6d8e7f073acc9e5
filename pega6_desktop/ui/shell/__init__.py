"""The window: which screen follows which, actions and keys, what a match needs around it."""
