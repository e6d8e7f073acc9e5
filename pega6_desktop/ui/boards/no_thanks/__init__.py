"""No Thanks! on the table."""
