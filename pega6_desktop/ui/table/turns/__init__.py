"""What an input means; pure."""
