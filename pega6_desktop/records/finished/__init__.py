"""What is told of matches that are over: numbers, story and moments."""
