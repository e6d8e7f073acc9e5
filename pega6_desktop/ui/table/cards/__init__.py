"""Card items: art, motion, choreography."""
