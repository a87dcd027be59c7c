"""Places under a sky, and a face: what profiles, players and tests of pictures show."""

from svg import definitions, down, gradient, ground, joined, picture, tag

# The numbers of a landscape.
size = (120, 80)
sky = ("#2f6fed", "#bfe0ff")
sun = (92, 20, 10, "#ffd60a")
hills = [
    ([(0, 80), (34, 34), (62, 80)], "#30693f"),
    ([(40, 80), (74, 44), (120, 80)], "#3f8f55"),
    ([(34, 34), (26, 45), (34, 48), (42, 46)], "#ffffff"),
]


def landscape():
    x, y, radius, gold = sun
    return picture(
        *size,
        definitions(gradient("linear", "sky", [(0, sky[0]), (1, sky[1])], **down)),
        ground(*size, "url(#sky)"),
        tag("circle", cx=x, cy=y, r=radius, fill=gold),
        *(tag("path", d=joined(*corners), fill=fill) for corners, fill in hills),
    )


def mountains():
    """Two ranges before a low sun; snow lies on the summits of the farther one."""
    far = [(0, 170), (70, 96), (112, 140), (168, 70), (236, 150), (290, 110), (400, 180), (400, 220), (0, 220)]
    near = [(0, 196), (90, 150), (160, 190), (250, 156), (330, 190), (400, 168), (400, 220), (0, 220)]
    snow = [
        [(168, 70), (150, 93), (164, 100), (172, 94), (186, 104), (191, 97)],
        [(70, 96), (58, 109), (70, 116), (82, 109)],
    ]
    return picture(
        400,
        220,
        definitions(gradient("linear", "sky", [(0, "#2b4c8c"), (0.6, "#e29578"), (1, "#ffddd2")], **down)),
        ground(400, 220, "url(#sky)"),
        tag("circle", cx=286, cy=104, r=26, fill="#fff1d6"),
        tag("path", d=joined(*far), fill="#55608f"),
        tag("path", d=" ".join(joined(*cap) for cap in snow), fill="#ffffff"),
        tag("path", d=joined(*near), fill="#2f3a63"),
    )


def vinyl():
    """The sleeve of a record: dusk over two dunes, and bars as of a meter of sound."""
    dusk = [(0, "#ff7a59"), (0.55, "#c2356f"), (1, "#3b1c71")]
    tops = [244, 228, 252, 236, 258]
    bars = [joined((40 + 24 * place, 300), (40 + 24 * place, top), closed=False) for place, top in enumerate(tops)]
    far = "M0 190 C50 150 96 168 140 192 S236 214 300 160 L300 300 L0 300 Z"
    near = "M0 226 C60 196 110 220 160 236 S252 246 300 214 L300 300 L0 300 Z"
    return picture(
        300,
        300,
        definitions(gradient("linear", "dusk", dusk, x1=0, y1=0, x2=1, y2=1)),
        ground(300, 300, "url(#dusk)"),
        tag("circle", cx=206, cy=104, r=62, fill="#ffd9a0"),
        tag("path", d=far, fill="#6d1f63", opacity=0.8),
        tag("path", d=near, fill="#34145f"),
        tag("path", d=" ".join(bars), stroke="#ff9f6e", stroke_width=6, stroke_linecap="round"),
    )


def face():
    """Somebody who smiles, with closed eyes."""
    hair, lips = "#2b2320", "#9c4a3c"
    fringe = "M56 96 C48 40 80 30 102 32 C136 30 154 52 144 98 C142 76 128 68 110 66 C92 72 66 70 56 96 Z"
    eyes = " ".join(f"M{x} 92 q6 -5 12 0" for x in (82, 108))
    drawn = dict(stroke_width=3, fill="none", stroke_linecap="round")
    return picture(
        200,
        200,
        ground(200, 200, "#ffd166"),
        tag("path", d="M30 200 C34 150 70 140 100 140 S166 150 170 200 Z", fill="#2a6f97"),
        tag("path", d="M84 118 h32 v34 c-10 10 -22 10 -32 0 Z", fill="#e0a98a"),
        tag("ellipse", cx=100, cy=92, rx=40, ry=46, fill="#f0bf9f"),
        tag("path", d=fringe, fill=hair),
        tag("path", d=eyes, stroke=hair, **drawn),
        tag("path", d="M86 114 q14 12 28 0", stroke=lips, **drawn),
    )
