"""Every match played here, and one of them closely."""
