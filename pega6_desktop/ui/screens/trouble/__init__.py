"""What is shown when something failed, or a match might be lost."""
