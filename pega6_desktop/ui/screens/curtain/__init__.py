"""What hides the table between two people at one screen."""
