"""All settings on one page."""
