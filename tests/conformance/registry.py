"""THE list of facts by game: a new game is one module and one line here."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from tests.conformance.facts import Facts
from tests.conformance.no_thanks import NoThanksFacts
from tests.conformance.pega6 import Pega6Facts
from tests.conformance.qwixx_cards import QwixxCardsFacts

# Any: see facts.AnyGame.
FACTS: Mapping[str, Facts[Any, Any, Any, Any]] = MappingProxyType(
    {"pega6": Pega6Facts(), "no_thanks": NoThanksFacts(), "qwixx_cards": QwixxCardsFacts()}
)
