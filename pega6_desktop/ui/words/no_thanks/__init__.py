"""No Thanks! in words."""
