"""Writes the table of plural rules, Sources/Data/Locales/PluralTable.swift, from Babel's copy of CLDR.

    .build/bench-venv/bin/python Tools/Locales/plurals.py > Sources/Data/Locales/PluralTable.swift
"""

import textwrap
from collections import defaultdict

import babel
import babel.core
import babel.localedata
from babel import Locale

ORDER = ["zero", "one", "two", "few", "many"]


def main():
    languages = defaultdict(list)
    own = {}
    for name in babel.localedata.locale_identifiers():
        rules = Locale.parse(name).plural_form.rules
        key = tuple((c, rules[c]) for c in ORDER if c in rules)
        parts = name.split("_")
        if len(parts) == 1:
            own[name] = key
            if key:
                languages[key].append(name)
    # A region has rules of its own where they differ from its language's.
    for name in babel.localedata.locale_identifiers():
        parts = name.split("_")
        if len(parts) != 2 or parts[0] not in own:
            continue
        rules = Locale.parse(name).plural_form.rules
        key = tuple((c, rules[c]) for c in ORDER if c in rules)
        if key != own[parts[0]]:
            languages[key].append("-".join(parts).lower())
    print(f"/// The plural rules of CLDR {babel.core.get_cldr_version()}, made by `Tools/Locales/plurals.py` from Babel {babel.__version__}.")
    print("///")
    print("/// A language that isn't here has one form for all numbers.")
    print("enum PluralTable {")
    print("  /// Languages with the same rules, and their rules in CLDR's own words.")
    print("  static let rows: [(languages: String, rules: [(PluralCategory, String)])] = [")
    for key, names in sorted(languages.items(), key=lambda row: (-len(row[1]), row[1])):
        print("    (")
        lines = textwrap.wrap(" ".join(sorted(names)), 80)
        print("      " + ' "\n        + "'.join(f"{line}" for line in lines).join(['"', '",']))
        print("      [")
        for category, rule in key:
            parts = textwrap.wrap(rule, 72)
            print(f"        (.{category}, " + ' "\n          + "'.join(parts).join(['"', '"),']))
        print("      ]")
        print("    ),")
    print("  ]")
    print("}")


main()
