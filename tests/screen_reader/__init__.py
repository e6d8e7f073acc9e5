"""A whole round played over AT-SPI, the way a screen reader on Linux sees the program."""
