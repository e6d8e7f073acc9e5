"""Measurements for developers: `python -m benchmarks`. Nothing here runs in a test as a matter of time."""
