"""Every key of the program."""
