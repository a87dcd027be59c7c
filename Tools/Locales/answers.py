"""Writes what Babel says of numbers, dates and lists in forty-five locales: Tests/Fixtures/Locales/babel.tsv.

    .build/bench-venv/bin/python Tools/Locales/answers.py > Tests/Fixtures/Locales/babel.tsv

A row is a locale, filters as a design writes them, the value as JSON, and the answer, with a tab between.
Babel writes Western digits only; those of the locale's own numbering system are put in here.
"""

import datetime
import json
import random
from decimal import Decimal

import babel
import babel.core
import babel.lists
from babel import Locale, dates, numbers

# Every script that the program has fonts for, every set of plural classes, twelve and more that run
# from right to left or have digits of their own.
LOCALES = """
en-US de-DE fr-FR pt-BR pl-PL lv-LV cy-GB ru-RU el-GR
ar-EG fa-IR ur-PK ckb-IQ ps-AF he-IL mr-IN ne-NP bn-BD my-MM dz-BT syr-SY dv-MV nqo-GN
pa-IN gu-IN or-IN ta-IN te-IN kn-IN ml-IN si-LK th-TH lo-LA km-KH ka-GE hy-AM am-ET
mn-Mong-CN chr-US iu-CA zgh-MA ii-CN ja-JP ko-KR zh-Hans-CN
""".split()

DIGITS = {
    "arab": "٠١٢٣٤٥٦٧٨٩",
    "arabext": "۰۱۲۳۴۵۶۷۸۹",
    "deva": "०१२३४५६७८९",
    "beng": "০১২৩৪৫৬৭৮৯",
    "mymr": "၀၁၂၃၄၅၆၇၈၉",
    "tibt": "༠༡༢༣༤༥༦༧༨༩",
    "nkoo": "߀߁߂߃߄߅߆߇߈߉",
}
INVISIBLE = "\u00a0\u202f\u200e\u200f\u061c\u2009"
WORDS = ["Ada", "Bo", "Chidi", "Dunya"]
NOW = datetime.datetime(2026, 3, 14, 9, 41)


def decimal(locale, value, fraction):
    pattern = locale.decimal_formats[None]
    pattern = numbers.parse_pattern(pattern.pattern)
    pattern.frac_prec = fraction
    return pattern.apply(value, locale, numbering_system="default")


def compact(locale, value):
    def text(fraction):
        return numbers.format_compact_decimal(
            value, format_type="short", locale=locale, fraction_digits=fraction, numbering_system="default"
        )

    whole = text(0)
    return text(1) if sum(c.isdigit() for c in whole) == 1 else whole


def relative(locale, days):
    unit, count = next((u, days // n) for u, n in (("year", 365), ("month", 30), ("week", 7), ("day", 1)) if abs(days) >= n)
    return dates.format_timedelta(
        datetime.timedelta(days=days), granularity=unit, threshold=1e9, add_direction=True, locale=locale
    )


def rows(name, chance):
    locale = Locale.parse(name, sep="-")
    for value in ["0", "7.5", "1234.5", "-1234567.891", "999.995"] + [str(chance.randrange(10**9)) + ".25"]:
        yield "number(2)", value, decimal(locale, Decimal(value), (2, 2))
    for value in ["12", "0.125", "10000", str(chance.randrange(10**12))]:
        yield "number", value, decimal(locale, Decimal(value), (0, 9))
    for value in ["0.42", "1", "-0.07", "12.34"]:
        yield "percent", value, numbers.format_percent(Decimal(value), locale=locale, numbering_system="default")
    for value in ["950", "1500", "12345", "2300000", "1100000000"]:
        yield "compact", value, compact(locale, Decimal(value))
    for code, value in [("EUR", "1999.5"), ("USD", "-3.2"), ("JPY", "120000"), ("INR", "1234567.8"), ("KWD", "1.5"), ("CHF", "0")]:
        text = numbers.format_currency(Decimal(value), code, locale=locale, numbering_system="default")
        yield f"currency({code})", value, text
    days = [datetime.date(2026, 3, 14), datetime.date(1999, 12, 1) + datetime.timedelta(days=chance.randrange(20_000))]
    for day in days:
        for style in ["short", "medium", "long", "full"]:
            yield f"date({style})", json.dumps(day.isoformat()), dates.format_date(day, style, locale=locale)
    for hour in ["09:41", "18:05"]:
        at = datetime.time.fromisoformat(hour)
        yield "time(short)", json.dumps(f"2026-03-14T{hour}"), dates.format_time(at, "short", locale=locale)
    for skeleton, written in [("yMMMd", "d MMM yyyy"), ("yMMMM", "MMMM y"), ("MMMEd", "EEE d MMM"), ("yMd", "y-M-d")]:
        yield f"date({written})", json.dumps(days[1].isoformat()), dates.format_skeleton(skeleton, days[1], locale=locale)
    for count in [2, 4]:
        yield "list", json.dumps(WORDS[:count]), babel.lists.format_list(WORDS[:count], "standard", locale=locale)
    for day in [-2, 3, 14, -800]:
        then = NOW + datetime.timedelta(days=day)
        yield "relative", json.dumps(then.isoformat(timespec="minutes")), relative(locale, day)
    for value in ["0", "1", "2", "1.5", str(chance.choice([3, 5, 6, 11, 21, 42, 100, 1000000]))]:
        forms = "zero: zero, one: one, two: two, few: few, many: many, other: other"
        yield f"plural({forms})", value, locale.plural_form(Decimal(value))


def own_digits(locale, call, text):
    digits = DIGITS.get(locale.default_numbering_system)
    if digits is None or call.startswith("plural"):
        return text
    return text.translate(str.maketrans("0123456789", digits))


def main():
    chance = random.Random(32)
    print(f"# CLDR {babel.core.get_cldr_version()} as Babel {babel.__version__} has it; by Tools/Locales/answers.py")
    for name in LOCALES:
        locale = Locale.parse(name, sep="-")
        for call, value, text in rows(name, chance):
            text = own_digits(locale, call, text)
            for mark in INVISIBLE:
                text = text.replace(mark, f"\\u{ord(mark):04x}")
            print(name, call, value, text, sep="\t")


main()
