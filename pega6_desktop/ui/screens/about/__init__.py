"""Version and licences."""
