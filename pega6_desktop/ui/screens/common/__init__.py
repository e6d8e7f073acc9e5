"""What several screens share: their base, forms, plans, score tables, words. Knows no single screen."""
