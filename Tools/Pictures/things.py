"""Things on a table: what the tiles of a shop, a profile and a recipe show."""

from math import cos, pi, sin

from curves import dashed, leaf
from svg import block, definitions, gradient, ground, picture, tag

shade = "#00000018"


def tile(colour, shadow, *parts):
    """A thing above its shadow, on a square of one colour."""
    x, y, width, height = shadow
    below = tag("ellipse", cx=x, cy=y, rx=width, ry=height, fill=shade)
    return picture(160, 160, ground(160, 160, colour), below, *parts)


def bowl():
    side, rim, inside = "#7b4b2a", "#9c6a43", "#5d371d"
    rings = "M38 92 C60 102 100 104 124 90 M46 106 C66 114 96 114 114 106"
    return tile(
        "#efe6da",
        (80, 126, 54, 9),
        tag("path", d="M24 70 H136 C132 112 108 126 80 126 S28 112 24 70 Z", fill=side),
        tag("ellipse", cx=80, cy=70, rx=56, ry=15, fill=rim),
        tag("ellipse", cx=80, cy=72, rx=46, ry=10, fill=inside),
        tag("path", d=rings, stroke=inside, stroke_width=2, fill="none", opacity=0.6),
    )


def lamp():
    metal, paper, edge = "#3c4650", "#f7efdc", "#eadfc4"
    return tile(
        "#dfe7ea",
        (80, 138, 36, 7),
        tag("path", d="M80 88 V134", stroke=metal, stroke_width=5),
        tag("rect", x=58, y=130, width=44, height=8, rx=4, fill=metal),
        tag("path", d="M56 26 H104 L124 90 H36 Z", fill=paper),
        tag("path", d="M56 26 H104 L108 38 H52 Z", fill=edge),
        tag("path", d="M36 90 H124 L122 84 H38 Z", fill=edge),
        tag("ellipse", cx=80, cy=98, rx=50, ry=12, fill="#ffe9a8", opacity=0.5),
    )


def mug():
    clay, coffee = "#f8f4ee", "#6b3f25"
    speckles = [(52, 72, 2), (66, 90, 2.5), (84, 70, 1.6), (98, 96, 2)]
    speckles += [(58, 112, 1.8), (88, 114, 2.2), (102, 72, 1.5), (74, 104, 1.4)]
    return tile(
        "#e9dfe6",
        (76, 130, 46, 8),
        tag("path", d="M112 66 h12 c20 0 20 36 -2 38 h-10", fill="none", stroke=clay, stroke_width=10),
        tag("path", d="M38 44 H114 V108 C114 122 104 130 92 130 H60 C48 130 38 122 38 108 Z", fill=clay),
        tag("ellipse", cx=76, cy=44, rx=38, ry=9, fill="#e6ddd0"),
        tag("ellipse", cx=76, cy=46, rx=31, ry=6, fill=coffee),
        tag("g", "".join(tag("circle", cx=x, cy=y, r=r) for x, y, r in speckles), fill="#6d7f86"),
    )


def throw():
    """Three folds of a blanket: each is a bit wider and has a row of stitches; the last one has a fringe."""
    folds = [(28, 60, 104, 26, "#b6543c"), (26, 82, 108, 26, "#c96a4c"), (24, 104, 112, 28, "#a84632")]
    rows = [((34, 68), (126, 68)), ((32, 92), (128, 92)), ((30, 116), (130, 116))]
    stitches = " ".join(dashed(row, 8, 6) for row in rows)
    fringe = " ".join(f"M{x} 132 v10" for x in range(30, 127, 12))
    return tile(
        "#e3e8df",
        (80, 132, 56, 8),
        *(tag("rect", x=x, y=y, width=w, height=h, rx=10, fill=fill) for x, y, w, h, fill in folds),
        tag("path", d=stitches, stroke="#f1d3b3", stroke_width=3),
        tag("path", d=fringe, stroke=folds[-1][-1], stroke_width=3),
    )


def soup():
    """A plate of soup between a spoon and half a lemon, on boards of wood."""
    wood, peel = "#9b6b3f", "#ffe066"
    boards = " ".join(f"M0 {y} H640" for y in range(30, 211, 60))
    swirl = "M262 90 C290 60 340 66 366 84 S400 150 350 160 S250 130 262 90 Z"
    herbs = " ".join([leaf(300, 96, 30, 14, 12), leaf(338, 120, 30, 14, 12), leaf(284, 130, 26, 12, 10)])
    ends = [(round(534 + 36 * sin(turn * pi / 3)), round(84 - 36 * cos(turn * pi / 3))) for turn in range(6)]
    spokes = ["M534 84 " + (f"V{y}" if x == 534 else f"L{x} {y}") for x, y in ends]
    plate = [(128, "#f7f3ea"), (112, "#e3dccb"), (102, "url(#soup)")]
    return picture(
        640,
        220,
        definitions(gradient("radial", "soup", [(0, "#ff9f4a"), (1, "#c8501f")], cx=0.45, cy=0.4, r=0.7)),
        ground(640, 220, "#e8d5b7"),
        block("g", tag("path", d=boards), stroke="#d9c19b", stroke_width=10),
        tag("ellipse", cx=330, cy=128, rx=156, ry=92, fill="#00000022"),
        *(tag("circle", cx=320, cy=112, r=r, fill=fill) for r, fill in plate),
        tag("path", d=swirl, fill="none", stroke="#7a2b12", stroke_width=5, stroke_linecap="round", opacity=0.7),
        block("g", tag("path", d=herbs), fill="#3f7d3a"),
        block(
            "g",
            tag("circle", cx=534, cy=84, r=46, fill=peel) + tag("circle", cx=534, cy=84, r=38, fill="#fff3b0"),
            tag("path", d=" ".join(spokes), stroke=peel, stroke_width=4),
        ),
        block(
            "g",
            tag("rect", x=100, y=40, width=14, height=130, rx=7, fill=wood),
            tag("ellipse", cx=107, cy=40, rx=24, ry=32, fill=wood)
            + tag("ellipse", cx=107, cy=38, rx=16, ry=23, fill="#b9855a"),
            transform="rotate(24 110 110)",
        ),
    )
