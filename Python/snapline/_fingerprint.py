"""What pictures depend on here, besides designs and data."""

from __future__ import annotations

import json
from typing import Any, Dict, Mapping

from snapline._render import unavailable, run


def fingerprint() -> Dict[str, str]:
    """What pictures depend on here, by what it holds, not by where it lies.

    Names are those of libraries, with their versions or a hash of the pixels that they make; and fonts,
    symbols, and patterns of hyphenation for each language, with a hash. Where two machines have the same,
    a design and its data have the same pixels on both.
    """
    told = json.loads(run(["doctor", "--json", "--messages=json"]))
    if told.get("schema") != 1:
        raise unavailable("what 'snapline doctor' says is of another version than this package")
    return dict(_facts(told))


def _facts(told: Mapping[str, Any]):
    yield from told["versions"].items()
    for library in told["libraries"]:
        yield library["name"], library.get("pixels") or ("there" if library["installed"] else "missing")
    for name in ("fonts", "symbols"):
        yield name, told[name].get("hash", "missing")
    for language in told["hyphenation"]:
        yield "hyphenation " + language["language"], language["hash"]


def differences(here: Mapping[str, str], there: Mapping[str, str]) -> str:
    """What differs between two fingerprints, in words; nothing where they are the same.

        >>> snapline.differences({"cairo": "1.16.0"}, {"cairo": "1.18.0"})
        "'cairo' is 1.16.0 here and 1.18.0 there"
    """
    found = []
    for name in sorted({*here, *there}):
        one, other = (facts.get(name, "missing") for facts in (here, there))
        if one != other:
            found.append(f"'{name}' is {one:.12} here and {other:.12} there")
    return "; ".join(found)
