"""Batch simulators in numpy: many worlds at once, the batch index last and contiguous, no Python loop over worlds.

Checked against the rules by differential tests; must not import states or rules.
"""
