"""The seven special cards, one module each (P6-S-20 to P6-S-85); they never call each other."""
