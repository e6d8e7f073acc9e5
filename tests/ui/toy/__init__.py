"""A fourth game, of ten cards, in a file of rules and a file for the table: what a new game costs."""
