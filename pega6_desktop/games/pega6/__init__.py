"""Pega em 6!: the rules as a pure decider. Rule ids (P6-...) name the numbered rules the code follows."""
