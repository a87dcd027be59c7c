"""Widths by letter: a ridge regression over recorded labels.

In thousandths of the size a label is as wide as

    its letters:  0.967 × Inter's advance + spacing(weight) + own(letter) + heavier(letter) × w
    its kerning:  kern × Inter's + pair(letter, letter)
    its clusters: tracking(size) + offset(size), each

where w goes from 0 for regular to 1 for bold. A recorded width says that the text is at most a
pixel narrower. Nothing is known of a letter at first but Inter's width; how far each number may
lie from that is in SPREAD. Labels that fit nothing lose their weight.
"""
from collections import Counter, defaultdict

import numpy

from labels import SCALE, SPACING, cut

# Standard deviations that are expected, in thousandths of the size; chosen by cross-validation.
SPREAD = {"own": 25.0, "heavier": 12.0, "spacing": 10.0, "kern": 300.0, "step": 3.0,
          "pair": 8.0}
# In points, besides rounding.
NOISE = 0.10
# Labels that a letter or a pair needs for a number of its own.
FEWEST = 3
# The offset is a line through these sizes; it is nothing at 17 points.
SIZES = [9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 28, 30, 34, 40, 48]


def heaviness(weight):
    """From 0 for regular to 1 for bold; too few labels are lighter or heavier to say more."""
    return min(max((weight - 400) / 300, -1 / 3), 1)


def pairs(text):
    return [first + second for first, second in zip(text, text[1:])]


def size_steps(size):
    """How much of the way between each two sizes lies between 17 points and a size."""
    for low, high in zip(SIZES, SIZES[1:]):
        part = min(max((size - low) / (high - low), 0), 1)
        part = part if low >= 17 else part - 1
        if part:
            yield (low, high), part


class Model:
    def __init__(self, labels):
        # One vote for each distinct record: a text that is everywhere must not count for all.
        labels = list({(l.text, l.weight, l.size, l.step, l.width): l for l in labels}.values())
        self.support = Counter(letter for label in labels for letter in set(label.text))
        self.support.update(pair for label in labels for pair in set(pairs(label.text)))
        self.names, parts = {}, []
        for label in labels:
            parts.append(self.parts(label))
            for name in parts[-1]:
                self.names.setdefault(name, len(self.names))
        self.fit(labels, self.matrix(parts))

    def parts(self, label):
        """What each number of the model counts in a label's width."""
        found, heavy = defaultdict(float), heaviness(label.weight)
        for letter in label.text:
            found["own", letter] += label.em
            if heavy:
                found["heavier", letter] += label.em * heavy
        for pair in pairs(label.text):
            if self.support[pair] >= FEWEST:
                found["pair", pair] += label.em
        found["spacing", label.weight] = label.em * label.clusters
        found["kern", 0] = label.em * label.kerning / 1000
        for pair, part in size_steps(label.size):
            found["step", pair] = label.em * label.clusters * part
        return found

    def matrix(self, parts):
        matrix = numpy.zeros((len(parts), len(self.names)))
        for row, part in enumerate(parts):
            for name, value in part.items():
                if name in self.names:
                    matrix[row, self.names[name]] += value
        return matrix

    def fit(self, labels, matrix):
        plain = numpy.array([label.plain for label in labels])
        high = numpy.array([label.width for label in labels]) - plain
        low = high - numpy.array([label.step for label in labels])
        spread = numpy.sqrt(NOISE ** 2 + (high - low) ** 2 / 12)
        # Older versions set some texts up to a point differently.
        spread *= numpy.array([1.0 if label.is_modern else 2.0 for label in labels])
        penalty = numpy.diag([1 / SPREAD[kind] ** 2 for kind, _ in self.names])
        target, trust = (low + high) / 2, numpy.ones(len(labels))
        for _ in range(9):
            weights = trust / spread ** 2
            square = matrix.T @ (matrix * weights[:, None]) + penalty
            self.values = numpy.linalg.solve(square, matrix.T @ (weights * target))
            guess, margin = matrix @ self.values, 0.15 * (high - low)
            # Anywhere within the pixel is as good; what misses it by far is no matter of letters.
            target = numpy.clip(guess, low + margin, high - margin)
            missed = numpy.maximum(numpy.maximum(low - guess, guess - high), 0)
            trust = 1 / (1 + (missed / 0.35) ** 2)

    def value(self, kind, key):
        place = self.names.get((kind, key))
        return 0.0 if place is None else float(self.values[place])

    def width(self, label):
        """As the program measures it."""
        more = sum(self.value(*name) * part for name, part in self.parts(label).items()
                   if self.is_known(name))
        # A letter without a width of its own has the spacing that no fit has changed.
        strangers = sum(not self.is_known(("own", letter)) for letter in label.text)
        return label.plain + more - label.em * self.value("spacing", label.weight) * strangers

    def is_known(self, name):
        kind, key = name
        return kind not in ("own", "heavier") or self.support[key] >= FEWEST

    def letters(self):
        return sorted(letter for letter in self.support
                      if len(letter) == 1 and self.is_known(("own", letter)))

    def pairs(self):
        """Pairs of letters by how much closer or further they are, in thousandths of the size."""
        found, letters = defaultdict(list), set(self.letters())
        for kind, pair in self.names:
            if kind == "pair" and letters.issuperset(pair) and round(self.value(kind, pair)):
                found[round(self.value(kind, pair))].append(pair)
        return [(more, sorted(found[more])) for more in sorted(found)]

    def advance(self, letter, weight, inter):
        """Of a letter, without tracking and offset."""
        recorded = min(max(weight, 300), 700)
        return (SCALE * inter.measure(letter, weight)[0] + SPACING[weight]
                + self.value("spacing", recorded) + self.value("own", letter)
                + heaviness(weight) * self.value("heavier", letter))

    def kerning(self):
        """The part of Inter's kerning that fits best."""
        return SCALE + self.value("kern", 0) / 1000

    def offsets(self):
        """(size, offset): what each cluster gets at a size besides the tracking."""
        def offset(size):
            steps = sum(self.value("step", pair) * part for pair, part in size_steps(size))
            return steps - 60 * cut(size)
        return [(size, offset(size)) for size in SIZES]
