"""What the statistics count of each game beside places and points."""
