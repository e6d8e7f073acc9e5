"""Item models: what the table shows as lists that the felt, the item views and screen readers read alike."""
