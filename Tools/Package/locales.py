"""Numbers, dates and lists in many locales, as the program of the packages writes them.

Its data of locales isn't that of the build (see icu.py), so the answers that the tests hold the library to are asked
of the program too.
"""

import collections
import json
import os
import re
import subprocess
import tempfile

import facts

# What Babel has no answer for.
_others = [
    ("sv-SE", "sorted | join", '["öl", "zebra", "ål"]', "zebra, ål, öl"),
    ("de-DE", "sorted | join", '["öl", "zebra", "ål"]', "ål, öl, zebra"),
    ("zh-Hans-CN", "sorted | join", '["张", "阿", "李"]', "阿, 李, 张"),
    ("fr-FR", "bytes", "1234567", "1,2\u202fMo"),
    ("haw-US", "date(short)", '"2026-03-05"', "5/iii/26"),
    ("tr-TR", "upper", '"istanbul"', "İSTANBUL"),
]
_folder = os.path.join(facts.root, "Tests/Fixtures/Locales")


def check(program=facts.binary):
    """Ends the making of packages where the program has another answer than the tests."""
    kept = {tuple(row[:3]): row[3] for row in _rows("differences.tsv")}
    asked = collections.defaultdict(list)
    for locale, call, value, answer in _rows("babel.tsv") + _others:
        asked[locale].append((call, value, kept.get((locale, call, value), answer)))
    wrong = []
    for locale, rows in asked.items():
        said = _answers(program, locale, [(call, value) for call, value, _ in rows])
        wrong += [
            f"{locale} {call} of {value} is '{text}', not '{answer}'"
            for (call, value, answer), text in zip(rows, said)
            if text != _plain(answer)
        ]
    if wrong:
        facts.fail(f"{len(wrong)} numbers, dates and lists are others than in the tests: {'; '.join(wrong[:5])}")
    facts.say(f"{sum(map(len, asked.values()))} numbers, dates and lists in {len(asked)} locales are as in the tests")


def _rows(name):
    with open(os.path.join(_folder, name), encoding="utf-8") as file:
        return [line.rstrip("\n").split("\t") for line in file if not line.startswith("#")]


def _answers(program, locale, calls):
    """What the labels of one design say, each with a value and a filter."""
    lines = [
        "version: 1", "canvas: 4000x4000", "environment: {now: 2026-03-14T09:41, timeZone: UTC}", "view:", "  vstack:",
    ]
    for place, (call, _) in enumerate(calls):
        lines.append("  - {label: " + json.dumps(f"[{{{{v{place} | {call}}}}}]") + "}")
    data = {f"v{place}": json.loads(value) for place, (_, value) in enumerate(calls)}
    with tempfile.TemporaryDirectory() as folder:
        design, values = os.path.join(folder, "design.yaml"), os.path.join(folder, "values.json")
        with open(design, "w", encoding="utf-8") as file:
            file.write("\n".join(lines) + "\n")
        with open(values, "w", encoding="utf-8") as file:
            json.dump(data, file)
        words = ["render", design, "--data", values, "--locale", locale, "--format", "json", "-o", "-"]
        told = subprocess.run([program, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        if told.returncode != 0:
            facts.fail(f"numbers and dates in {locale} can't be drawn: {told.stderr.decode(errors='replace')}")
    views = json.loads(told.stdout)["views"]
    said = [_plain(view["text"][1:-1]) for view in views if view["class"] == "Label"]
    if len(said) != len(calls):
        facts.fail(f"of {len(calls)} numbers and dates in {locale}, {len(said)} are drawn")
    return said


def _plain(text):
    """A text without the marks that keep the names of a list apart, and the tables' escapes as what they stand for."""
    text = re.sub(r"\\u([0-9a-f]{4})", lambda match: chr(int(match.group(1), 16)), text)
    return re.sub("[\u2068\u2069]", "", text)
