"""Paths that are computed: curves, dashes along them, dots and leaves."""

from math import hypot

from svg import number

# The chords of each cubic curve, by which lengths are measured.
chords = 60


def flattened(start, *cubics):
    """Points along curves; a curve is its two handles and its end."""
    points, last = [start], start
    for one, two, end in cubics:
        for step in range(1, chords + 1):
            t = step / chords
            weights = ((1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t**2, t**3)
            points.append(tuple(sum(w * p[axis] for w, p in zip(weights, (last, one, two, end))) for axis in (0, 1)))
        last = end
    return points


def smooth(start, first, *rest):
    """Cubic curves, of which each goes on in the direction of the one before; `rest` has its handle and its end."""
    cubics = [first]
    for handle, end in rest:
        _, (x, y), (across, down) = cubics[-1]
        cubics.append(((2 * across - x, 2 * down - y), handle, end))
    return flattened(start, *cubics)


def path(start, first, *rest):
    """The same curves as they are written in SVG."""
    texts = [spelled("M", start), spelled("C", *first), *(spelled("S", *curve) for curve in rest)]
    return " ".join(texts)


def spelled(letter, *points):
    return letter + " ".join(f"{number(x)} {number(y)}" for x, y in points)


def dashed(points, dash, gap):
    """Dashes along points, each with its middle, so that it bends with them."""
    lengths = [0.0]
    for (x, y), (to_x, to_y) in zip(points, points[1:]):
        lengths.append(lengths[-1] + hypot(to_x - x, to_y - y))
    starts, place = [], 0.0
    while place < lengths[-1]:
        starts.append(place)
        place += dash + gap
    pieces = []
    for start in starts:
        end = min(start + dash, lengths[-1])
        begin, middle, stop = (at(along, points, lengths) for along in (start, (start + end) / 2, end))
        pieces.append(f"M{begin} L{middle} {stop}")
    return " ".join(pieces)


def at(along, points, lengths):
    """The point at a distance from the first, in tenths."""
    index = next((i for i in range(1, len(lengths)) if lengths[i] >= along), len(lengths) - 1)
    part = (along - lengths[index - 1]) / (lengths[index] - lengths[index - 1])
    (x, y), (to_x, to_y) = points[index - 1], points[index]
    return f"{number(round(x + part * (to_x - x), 1))} {number(round(y + part * (to_y - y), 1))}"


def dot(x, y, radius):
    """A disc as a part of a path."""
    arc = f"a{radius} {radius} 0 1 0 {{}} 0"
    return f"M{x - radius} {y} {arc.format(2 * radius)} {arc.format(-2 * radius)}"


def leaf(x, y, length, up, down):
    """A leaf from its left end to its right one, and back."""
    middle = (length + 2) // 2
    return f"M{x} {y} q{middle} {-up} {length} 0 q{-middle} {down} {-length} 0 Z"
