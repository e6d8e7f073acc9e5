"""No Thanks!: rules as pure functions. Never imports another game."""
