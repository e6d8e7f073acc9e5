"""The form of a new match: seats, levels, rules, deal."""
