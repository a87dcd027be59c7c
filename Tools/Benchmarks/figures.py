"""What benchmarks tell at their end, what it must hold to, and what it was at the last record."""

import math
import os
import re

root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
limits_file = os.path.join(root, "Tools/Benchmarks/limits.tsv")
article = os.path.join(root, "Sources/Snapline/Snapline.docc/Performance.md")
heading = "### figures"
# A figure that got worse by less than this part of its record is noise.
noise = 0.05


class Limit:
    """A line of the file of limits: which side of a figure is good, and how far it may go."""

    def __init__(self, line):
        words = line.split()
        if len(words) < 4 or words[2] not in ("<=", ">="):
            raise ValueError(f"'{line}' is no limit: write a benchmark, a figure, <= or >=, and a number or -")
        self.name = (words[0], words[1])
        self.sign = words[2]
        self.number = None if words[3] == "-" else float(words[3])
        self.is_aim = "aim" in words[4:]
        self.needs = " ".join(word for word in words[4:] if word != "aim")

    def holds(self, value):
        """Whether a figure is within the limit; what isn't a number is within none."""
        if self.number is None:
            return True
        return value <= self.number if self.sign == "<=" else value >= self.number

    def worse(self, value, before):
        """By which part of its record a figure is worse, where that is more than noise."""
        if math.isnan(value) or math.isnan(before):
            return 0
        loss = value - before if self.sign == "<=" else before - value
        if before == 0:
            return math.inf if loss > 0 else 0
        part = loss / abs(before)
        return part if part > noise else 0

    def __str__(self):
        if self.number is None:
            return "–"
        return f"{'at most' if self.sign == '<=' else 'at least'} {self.number:g}" + (" (an aim)" if self.is_aim else "")


def read_limits(text):
    """The limits by benchmark and figure, in the order of the file."""
    limits = {}
    for line in text.splitlines():
        if line.strip() and not line.startswith("#"):
            limit = Limit(line)
            if limit.name in limits:
                raise ValueError(f"{' '.join(limit.name)} has two limits")
            limits[limit.name] = limit
    return limits


def all_limits():
    with open(limits_file, encoding="utf-8") as file:
        return read_limits(file.read())


def limit(bench, figure):
    """The number that a benchmark of this folder holds a figure to."""
    return all_limits()[bench, figure].number


def read_figures(output):
    """The figures in what benchmarks print: of lines such as 'bench scale summary rows500_ms=97'."""
    figures = {}
    for line in output.splitlines():
        words = line.split()
        if len(words) < 2 or words[0] not in ("bench", "bulk", "fidelity"):
            continue
        pairs = [word.split("=", 1) for word in words[1:] if "=" in word]
        names = [word for word in words[1:] if "=" not in word]
        if words[0] == "fidelity":
            names = [value for key, value in pairs if key == "corpus"]
        if not pairs or len(names) not in (1, 2) or names[1:] not in ([], ["summary"]):
            continue
        bench = names[0] if words[0] == "bench" else f"{words[0]}/{names[0]}"
        for key, value in pairs:
            if re.fullmatch(r"-?[0-9.]+(e[-+]?[0-9]+)?|-?nan|-?inf", value):
                figures[bench, key] = float(value)
    return figures


def read_record(text):
    """The recorded figures, each with the day on which it was measured."""
    record = {}
    section = text.split("\n" + heading + "\n")[1:]
    for line in (section[0].split("\n### ")[0] if section else "").splitlines():
        cells = [cell.strip() for cell in line.strip("| ").split("|")]
        words = cells[0].split(" ")
        if len(cells) == 4 and len(words) == 2 and cells[0] != "--- ---":
            try:
                record[tuple(words)] = (float(cells[1]), cells[3])
            except ValueError:
                continue
    return record


def short(value):
    """A number with three digits that count, or all of a whole number."""
    if not math.isfinite(value):
        return str(value)
    if value == int(value) and abs(value) < 1e9:
        return str(int(value))
    return f"{value:.3g}" if abs(value) < 1000 else f"{value:.0f}"


def judge(limits, figures, record, benches):
    """A row for each limit and figure of the benchmarks that ran, and the sums of what is wrong.

    A row is the figure's name, its value, the limit, the record, and what is to be said of it.
    """
    rows, sums = [], {"figures": 0, "beyond": 0, "aims_missed": 0, "worse": 0, "missing": 0}
    ran = [name for name in limits if name[0].split("/")[0] in benches]
    for name in ran:
        limit, value, before = limits[name], figures.get(name), record.get(name)
        said = []
        if value is None or (math.isnan(value) and limit.needs):
            said.append(f"not measured: it needs {limit.needs}" if limit.needs else "NOT TOLD")
            sums["missing"] += not limit.needs
        else:
            sums["figures"] += 1
            if not limit.holds(value):
                said.append("aim missed" if limit.is_aim else "BEYOND ITS LIMIT")
                sums["aims_missed" if limit.is_aim else "beyond"] += 1
            part = limit.worse(value, before[0]) if before else 0
            if part:
                said.append("worse than recorded" + (f" by {part * 100:.0f} %" if math.isfinite(part) else ""))
                sums["worse"] += 1
        cells = [" ".join(name), "–" if value is None else short(value), str(limit)]
        rows.append(cells + [short(before[0]) if before else "–", ", ".join(said)])
    return rows, sums


def table(rows):
    """The rows in columns, under their heads."""
    rows = [["figure", "now", "limit", "recorded", ""]] + rows
    widths = [max(len(row[column]) for row in rows) for column in range(4)]
    lines = []
    for row in rows:
        cells = [row[0].ljust(widths[0]), row[1].rjust(widths[1]), row[2].ljust(widths[2]), row[3].rjust(widths[3])]
        lines.append("  ".join(["", *cells, row[4]]).rstrip())
    return "\n".join(lines)


def recorded(text, limits, figures, record, day, machine):
    """The article with the figures in its section, which is the first; what wasn't measured now stays."""
    lines = ["| figure | value | limit | measured on |", "| --- | --: | --- | --- |"]
    for name, limit in limits.items():
        if name in figures and math.isfinite(figures[name]):
            value, when = figures[name], day
        elif name in record:
            value, when = record[name]
        else:
            continue
        lines.append(f"| {' '.join(name)} | {short(value)} | {limit} | {when} |")
    section = "\n\n".join(
        [heading, "What each benchmark ends with, and what it must hold to.", "\n".join(lines),
         f"Measured last on {day}: {machine}."]
    )
    preface, *sections = text.strip("\n").split("\n### ")
    others = ["### " + one.strip("\n") for one in sections if not one.startswith(heading[4:] + "\n")]
    return "\n\n".join([preface.strip("\n"), *sorted([*others, section])]) + "\n"
