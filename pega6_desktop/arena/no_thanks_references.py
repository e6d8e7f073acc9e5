"""Opponents to measure bots of No Thanks! against: each plays one way, whatever the others do.

Owns these ways, some of which the strong level has in its library and some it has not. Must not know states or rules.
"""

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType

from pega6_desktop.bots.no_thanks.simple import WeightBot
from pega6_desktop.bots.no_thanks.types import evolved, hoarder, milker, threshold

NO_THANKS: Mapping[str, WeightBot] = MappingProxyType(
    {
        "stingy": WeightBot(partial(threshold, -4)),
        "plain": WeightBot(partial(threshold, 3)),
        "spender": WeightBot(partial(threshold, 9)),
        "hoarder": WeightBot(partial(hoarder, 2.5)),
        "milker": WeightBot(partial(milker, 6.5)),
        "evolved": WeightBot(lambda: evolved()[0]),
        "evolved-b": WeightBot(lambda: evolved()[3]),
        "early": WeightBot(lambda: [-4.0, -1.0, 1.4, 0.0, 0.0, 0.0, 9.0]),
        "late": WeightBot(lambda: [6.0, -1.0, 0.8, 0.3, 0.0, 0.0, -8.0]),
    }
)
"""By name. The last two, the hoarder and the milker are in nobody's library."""
