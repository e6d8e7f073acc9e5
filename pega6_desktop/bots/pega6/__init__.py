"""The bots of Pega em 6!, weakest and strongest alike, and what they think with."""
