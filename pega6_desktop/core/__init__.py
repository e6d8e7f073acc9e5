"""The pure, game-agnostic heart: protocol, errors, options, scores, addressed randomness and move notation."""
