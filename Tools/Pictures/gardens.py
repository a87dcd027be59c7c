"""Flowers by day and lanterns by night: what cards, posters and the first screens of apps show."""

from curves import dot
from svg import block, definitions, down, gradient, ground, picture, tag

red, yellow = "#e4572e", "#ffb627"


def garden():
    """Five flowers before two hills.

    A flower is the path of its stalk, the middle and the radius of its petals, and those of its heart.
    """
    flowers = [
        ("M90 315 C92 270 86 240 96 200", (96, 186, 18), (7, yellow)),
        ("M190 315 C186 280 196 250 188 216", (188, 204, 14), (5, yellow)),
        ("M306 315 C300 270 312 240 302 196", (302, 184, 20), (8, "#ffd166")),
        ("M420 315 C424 280 414 250 422 214", (422, 200, 16), (6, "#ffe8a3")),
        ("M520 315 C516 276 526 246 518 204", (518, 192, 17), (6, "#7a3e00")),
    ]
    first, second, third, fourth, fifth = flowers
    petals = [dot(*flower[1]) for flower in (first, second, fourth, third)]
    golden = [dot(*fifth[1])] + [dot(*place[:2], heart[0]) for _, place, heart in (first, second)]
    leaves = [
        "M306 276 C330 256 342 260 352 268 C336 288 320 288 306 282 Z",
        "M90 270 C70 250 60 250 48 256 C60 276 76 280 90 276 Z",
        "M190 270 C214 252 224 254 236 262 C220 280 204 280 190 276 Z",
        "M420 272 C398 254 388 256 376 264 C390 282 406 282 420 278 Z",
        "M520 268 C544 248 554 252 566 258 C550 280 534 280 520 274 Z",
    ]
    stalks = " ".join(stalk for stalk, *_ in flowers)
    return picture(
        600,
        315,
        definitions(gradient("linear", "air", [(0, "#9fd3c7"), (1, "#e9f3d5")], **down)),
        ground(600, 315, "url(#air)"),
        tag("circle", cx=470, cy=80, r=40, fill="#fff3c4"),
        tag("path", d="M0 190 C120 130 220 170 330 150 S520 120 600 160 L600 315 L0 315 Z", fill="#6fae7b"),
        tag("path", d="M0 230 C140 190 260 220 380 200 S540 190 600 210 L600 315 L0 315 Z", fill="#3f7f56"),
        tag("path", d=stalks, stroke="#24523a", stroke_width=5, stroke_linecap="round", fill="none"),
        tag("path", d=" ".join(petals), fill=red),
        tag("path", d=" ".join(golden), fill=yellow),
        *(tag("circle", cx=x, cy=y, r=r, fill=fill) for _, (x, y, _), (r, fill) in (fourth, third, fifth)),
        tag("path", d=" ".join(leaves), fill="#2f6b49"),
    )


def lanterns():
    """Five lanterns of paper on two ropes, each with its glow, above dark ground.

    A lantern is its left and its top edge, its width and its height, and the radius of its glow.
    """
    lit = [
        (72, 296, 40, 54, 70),
        (212, 304, 48, 64, 84),
        (336, 278, 32, 44, 60),
        (146, 388, 36, 48, 66),
        (290, 392, 32, 44, 60),
    ]
    line = dict(fill="none", stroke="#ffffff", stroke_opacity=0.35, stroke_width=1.5)
    glow = [(0, "#ffd98a", 0.9), (1, "#ffd98a", 0)]
    ropes = ["M-10 250 C120 320 300 316 430 236", "M-10 330 C110 396 290 400 430 330"]
    hill = "M0 486 C80 470 150 492 220 480 S360 470 420 488 L420 594 L0 594 Z"
    return picture(
        420,
        594,
        definitions(
            gradient("radial", "glow", glow),
            gradient("linear", "paper", [(0, "#ffe2a6"), (1, red)], **down),
        ),
        block("g", *(tag("path", d=rope) for rope in ropes), **line),
        block("g", *(halo(*lantern) for lantern in lit)),
        block("g", *(tag("path", d=paper(*lantern)) for lantern in lit), fill="url(#paper)"),
        block("g", *(rims(*lantern) for lantern in lit), fill="#7a2e12"),
        block("g", tag("path", d=hill), fill="#06122a"),
    )


def halo(x, y, width, height, radius):
    """The glow lies a little above the middle, where the flame is."""
    return tag("circle", cx=x + width // 2, cy=y + height // 2 - height // 10, r=radius, fill="url(#glow)")


def paper(x, y, width, height, _):
    """A barrel: its sides swell out between two straight edges."""
    swell, shoulder = width // 4 + 2, (height + 10) // 4
    side = f"c{swell} {shoulder} {swell} {height - shoulder} 0 {height}"
    back = f"c{-swell} {-shoulder} {-swell} {shoulder - height} 0 {-height}"
    return f"M{x} {y} h{width} {side} h{-width} {back} Z"


def rims(x, y, width, height, _):
    inset, thick = min(4, (width - 24) // 4), 8 if width >= 40 else 7
    above = tag("rect", x=x + inset, y=y - thick, width=width - 2 * inset, height=thick, rx=2)
    return above + tag("rect", x=x + inset, y=y + height, width=width - 2 * inset, height=thick - 2, rx=2)
