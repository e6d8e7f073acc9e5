"""The table as a screen: the top bar's pictures, felt, lists."""
