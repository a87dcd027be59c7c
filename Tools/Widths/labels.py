"""Recorded labels, and how wide they would be if they were set in Inter."""
import csv
import math
import zlib

import uharfbuzz

FACES = {100: "Thin", 200: "ExtraLight", 300: "Light", 400: "Regular", 500: "Medium",
         600: "SemiBold", 700: "Bold", 800: "ExtraBold", 900: "Black"}
# The program turns these off in the system font as well.
FEATURES = {"calt": False, "liga": False, "clig": False}
SCALE = 0.967
# What a cluster of each weight gets where no letter is known: `SystemFont.spacing(ofWeight:)`.
SPACING = {100: 14, 200: 14, 300: 14, 400: 16.1, 500: 24, 600: 27.4, 700: 31, 800: 34, 900: 37}
# `SystemFont.trackings`, in thousandths of the size.
TRACKING = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16),
    (16, -20), (17, -26), (18, -25), (19, -24), (20, -23), (21, -18), (22, -12), (23, -4), (24, 3),
    (25, 6), (26, 8), (27, 11), (28, 14), (30, 14), (31, 13), (32, 13), (33, 12), (34, 12),
    (35, 11), (36, 10), (40, 10), (41, 9), (43, 9), (44, 8), (48, 8), (52, 7), (54, 7), (60, 6),
    (64, 5), (72, 4), (76, 4), (96, 0)]
# From this version on, Xcode sets text as it does today.
MODERN_TOOLS = 17000


def interpolated(points, x):
    """The value at x of a line through points, which goes on level beyond its ends."""
    if x <= points[0][0]:
        return points[0][1]
    for (a, low), (b, high) in zip(points, points[1:]):
        if x <= b:
            return low + (high - low) * (x - a) / (b - a)
    return points[-1][1]


def cut(size):
    """How far letters are narrowed from the text cut to the display cut, from 0 to 1."""
    return min(max((size - 17) / 11, 0), 1)


class Inter:
    """Advances and kerning of Inter's static faces, in thousandths of the em."""

    def __init__(self, folder):
        self.folder, self.fonts, self.known = folder, {}, {}

    def font(self, weight):
        if weight not in self.fonts:
            path = "%s/Inter-%s.otf" % (self.folder, FACES[weight])
            face = uharfbuzz.Face(uharfbuzz.Blob.from_file_path(path))
            self.fonts[weight] = uharfbuzz.Font(face), 1000 / face.upem
        return self.fonts[weight]

    def shape(self, text, weight, kern):
        font, unit = self.font(weight)
        buffer = uharfbuzz.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        uharfbuzz.shape(font, buffer, dict(FEATURES, kern=kern))
        return buffer, unit * sum(place.x_advance for place in buffer.glyph_positions)

    def measure(self, text, weight):
        """Advances, kerning and the number of clusters."""
        if (text, weight) not in self.known:
            _, plain = self.shape(text, weight, False)
            buffer, kerned = self.shape(text, weight, True)
            clusters = len({info.cluster for info in buffer.glyph_infos})
            self.known[text, weight] = plain, kerned - plain, clusters
        return self.known[text, weight]

    def draws(self, letter):
        buffer, _ = self.shape(letter, 400, False)
        return all(info.codepoint for info in buffer.glyph_infos)


class Label:
    """A recorded width with what the fit starts from."""

    def __init__(self, fields, inter):
        self.text, self.repository = fields["text"], fields["repo"]
        self.weight, self.size = int(fields["weight"]), float(fields["size"])
        self.width = round(float(fields["width"]) * 6) / 6
        self.is_modern = int(fields["tools"] or 0) >= MODERN_TOOLS
        self.is_button = fields["kind"] == "button"
        self.is_aside = zlib.crc32(self.repository.encode()) % 3 == 0
        # Buttons are rounded up to whole points, labels to pixels. A fraction that no pixel of the
        # document has was recorded when the document had another scale.
        self.step = 1.0 if self.is_button else 1 / int(fields["scale"])
        if abs(self.width / self.step - round(self.width / self.step)) > 0.01:
            self.step = 0.5 if abs(self.width * 2 % 1) < 0.01 else 1 / 3
        self.em = self.size / 1000
        self.advance, self.kerning, self.clusters = inter.measure(self.text, self.weight)
        spacing = SPACING[self.weight] - 60 * cut(self.size) + interpolated(TRACKING, self.size)
        self.plain = self.em * (SCALE * (self.advance + self.kerning) + self.clusters * spacing)

    @property
    def narrowest(self):
        return 30.0 if self.is_button else 0.0

    @property
    def is_plausible(self):
        """Whether it is no stretched or stale frame: letters don't explain more than this."""
        if self.is_button and self.width <= self.narrowest:
            return False
        return abs(self.width - self.step / 2 - self.plain) < 1.5 + 0.04 * self.plain

    def error(self, width):
        """How far a width is from the recorded one, once it is rounded as Xcode does."""
        rounded = math.ceil(max(width, self.narrowest) / self.step - 1e-6) * self.step
        return abs(rounded - self.width)


def load(path, inter):
    with open(path, newline="", encoding="utf-8") as file:
        rows = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        return [label for label in (Label(row, inter) for row in rows) if label.is_plausible]
