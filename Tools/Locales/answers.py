"""Writes what Babel says of numbers, dates and lists in 59 locales: Tests/Fixtures/Locales/babel.tsv.

    .build/bench-venv/bin/python Tools/Locales/answers.py > Tests/Fixtures/Locales/babel.tsv
    .build/bench-venv/bin/python Tools/Locales/answers.py cs-CZ vi-VN      of these locales alone

A row is a locale, filters as a design writes them, the value as JSON, and the answer, with a tab between.

Rules of CLDR that Babel has the data of and doesn't apply are applied here: the digits, the minus and the
percent sign of the locale's own numbering system, the space between letters of a currency and digits, and
how long a number must be to be grouped. A month that Babel finds no name of ("M03") makes no row, nor do an hour in Korean and a day in Burmese that have English names.
"""

import datetime
import json
import random
import re
import sys
from decimal import Decimal

import babel
import babel.core
import babel.lists
from babel import Locale, dates, numbers

# Every script that the program has fonts for, every set of plural classes, fifteen that run from right to
# left or have digits of their own, and more that many people read. Foundation's ICU, which is Apple's,
# writes Bengali and Marathi with Western digits unless the locale names others.
LOCALES = """
en-US en-GB de-DE fr-FR es-ES it-IT pt-BR nl-NL sv-SE da-DK fi-FI pl-PL hu-HU ro-RO sl-SI lt-LT lv-LV
cy-GB ga-IE tr-TR id-ID uk-UA bg-BG el-GR
ar-EG fa-IR ug-CN he-IL syr-SY dv-MV nqo-GN ne-NP as-IN my-MM dz-BT bn-BD-u-nu-beng mr-IN-u-nu-deva
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
# Languages whose minimumGroupingDigits is 2 in CLDR, which Babel leaves out; so it is of pt-PT.
LATE_GROUPS = {"bg", "es", "et", "hu", "it", "ka", "lv", "pl", "sl"}
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


def rows(locale, chance):
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
    for style in ["short", "medium", "long", "full"]:
        yield f"date({style})", json.dumps(days[0].isoformat()), dates.format_date(days[0], style, locale=locale)
    at = datetime.time(18, 5)
    yield "time(short)", json.dumps("2026-03-14T18:05"), dates.format_time(at, "short", locale=locale)
    for skeleton, written in [("yMMMd", "d MMM yyyy"), ("yMMMM", "MMMM y"), ("MMMEd", "EEE d MMM"), ("yMd", "y-M-d")]:
        yield f"date({written})", json.dumps(days[1].isoformat()), dates.format_skeleton(skeleton, days[1], locale=locale)
    yield "list", json.dumps(WORDS), babel.lists.format_list(WORDS, "standard", locale=locale)
    for day in [-2, 3, 14, -800]:
        then = NOW + datetime.timedelta(days=day)
        yield "relative", json.dumps(then.isoformat(timespec="minutes")), relative(locale, day)
    for value in ["0", "1", "2", "1.5", "3", "6", "11", "21", "100", "1000000"]:
        forms = "zero: zero, one: one, two: two, few: few, many: many, other: other"
        yield f"plural({forms})", value, locale.plural_form(Decimal(value))


def is_number(call):
    return call.startswith(("number", "percent", "compact", "currency"))


def ungrouped(locale, text):
    """The number without its separator where it has too few digits to be grouped."""
    least = 2 if locale.language in LATE_GROUPS or str(locale) == "pt_PT" else 1
    group = re.escape(numbers.get_group_symbol(locale, numbering_system="default"))
    short = r"(?<![\d%s])(\d{1,%d})%s(\d{3})(?![\d%s])" % (group, least - 1, group, group)
    return re.sub(short, r"\1\2", text) if least > 1 and "MX" not in str(locale) else text


def grouped(locale, call, text):
    """A short form without a word, which is a number like others from five digits on."""
    group = numbers.get_group_symbol(locale, numbering_system="default")
    return f"{int(text):,}".replace(",", group) if call == "compact" and re.fullmatch(r"\d{5,}", text) else text


def spaced(call, text):
    """The amount with a space between letters of a currency and digits."""
    if not call.startswith("currency"):
        return text
    text = re.sub(r"([^\W\d_])(\d)", "\\1\u00a0\\2", text)
    return re.sub(r"(\d)([^\W\d_])", "\\1\u00a0\\2", text)


def in_own_signs(locale, text):
    symbols = locale.number_symbols.get(locale.default_numbering_system, {})
    return text.replace("-", symbols.get("minusSign", "-")).replace("%", symbols.get("percentSign", "%"))


def completed(locale, call, text):
    """Babel's answer with the rules that it doesn't apply."""
    if call.startswith("plural"):
        return text
    if is_number(call):
        text = in_own_signs(locale, spaced(call, ungrouped(locale, grouped(locale, call, text))))
    digits = DIGITS.get(locale.default_numbering_system)
    return text.translate(str.maketrans("0123456789", digits)) if digits else text


def main():
    chance = random.Random(32)
    print(f"# CLDR {babel.core.get_cldr_version()} as Babel {babel.__version__} has it; by Tools/Locales/answers.py")
    for name in sys.argv[1:] or LOCALES:
        locale = Locale.parse(name.split("-u-")[0], sep="-")
        for call, value, text in rows(locale, chance):
            if re.search(r"M\d\d", text) or (name in ("ko-KR", "my-MM") and re.search(r"PM|Fri", text)):
                continue
            text = completed(locale, call, text)
            for mark in INVISIBLE:
                text = text.replace(mark, f"\\u{ord(mark):04x}")
            print(name, call, value, text, sep="\t")


main()
