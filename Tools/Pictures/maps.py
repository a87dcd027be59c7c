"""Maps: the small ones of a grid of photographs, and a piece of country below a legend."""

from math import sin

from curves import dashed, path, smooth
from svg import block, ground, picture, tag

# Of each small map: the ground, the water or wood below, its lines, and the pin.
palettes = [
    ("#e9f5db", "#b5c99a", "#4a7c59", "#d62828"),
    ("#e0fbfc", "#98c1d9", "#3d5a80", "#ee6c4d"),
    ("#fff1e6", "#fde2e4", "#c9184a", "#3a86ff"),
    ("#fefae0", "#dda15e", "#606c38", "#bc6c25"),
    ("#edf6f9", "#83c5be", "#006d77", "#e29578"),
    ("#f1f0ff", "#b8b8ff", "#5a4fcf", "#ffb703"),
]


def place(seed):
    """A hill in rings around a pin, and a road.

    From one map to the next the pin wanders, and the wave of the road goes on.
    """
    land, low, ink, pin = palettes[seed - 1]
    middle = dict(cx=40 + 7 * seed, cy=44 + 3 * seed)
    rings = [(15, 12), (28, 22), (41, 32), (54, 42), (70, 54)]
    line = dict(fill="none", stroke=ink, stroke_width=1.5, stroke_opacity=0.55)
    shore = f"M0 {70 + 4 * seed} C30 {50 + 6 * seed} 80 {90 - 3 * seed} 120 {64 + 2 * seed} L120 120 L0 120 Z"
    first, *wave = [int(60 + 18 * sin(0.9 * seed + step)) for step in range(5)]
    bends = enumerate(zip(wave, wave[1:] + [first]))
    road = f"M-10 {first}" + "".join(f" S {40 + 30 * n} {y} {55 + 30 * n} {then}" for n, (y, then) in bends)
    return picture(
        120,
        120,
        ground(120, 120, land),
        tag("path", d=shore, fill=low),
        "".join(tag("ellipse", **middle, rx=rx, ry=ry, **line) for rx, ry in rings),
        tag("path", d=road, fill="none", stroke=ink, stroke_width=4),
        tag("path", d=road, fill="none", stroke="#ffffff", stroke_width=2),
        tag("circle", **middle, r=5, fill=pin, stroke="#ffffff", stroke_width=2),
    )


def terrain():
    """A hill with contours, a river, a railway, and a path that climbs to a hut."""
    foot = "M520 40 C440 60 380 20 330 60 S260 160 330 210 S470 260 520 220 Z"
    summit = "M520 80 C460 90 410 70 380 100 S340 160 390 186 S480 210 520 190"
    contours = [
        "M520 30 C430 52 370 10 318 56 S246 166 322 218 S470 272 520 232",
        "M520 58 C450 74 396 44 352 80 S296 160 358 198 S474 238 520 206",
        summit,
        "M520 104 C474 108 436 98 412 118 S390 156 420 170 S486 184 520 172",
        "M0 300 C80 270 140 330 220 300 S360 290 420 330 S500 340 520 330",
        "M0 330 C80 304 140 350 220 330 S340 326 400 350",
    ]
    river = "M230 0 C220 80 280 120 252 190 S190 280 214 360"
    rails = (0, 250), ((120, 236), (200, 262), (300, 250)), ((440, 296), (520, 280))
    way = (262, 340), ((300, 300), (286, 250), (330, 226)), ((400, 190), (440, 140)), ((480, 90), (500, 60))
    brown = dict(fill="none", stroke="#b08d57", stroke_width=1.2, stroke_opacity=0.7)
    hut = tag("path", d="M434 141 L440 134 L446 141 V146 H434 Z", fill="#ffffff")
    return picture(
        520,
        360,
        ground(520, 360, "#e7efd8"),
        tag("path", d=foot, fill="#d5e3bb"),
        tag("path", d=f"{summit} Z", fill="#c3d6a0"),
        block("g", *(tag("path", d=line) for line in contours), **brown),
        tag("path", d=river, fill="none", stroke="#4ea5d9", stroke_width=5, stroke_linecap="round"),
        tag("path", d=path(*rails), fill="none", stroke="#30343f", stroke_width=4),
        tag("path", d=dashed(smooth(*rails), 7, 7), fill="none", stroke="#ffffff", stroke_width=1.6),
        tag("path", d=dashed(smooth(*way), 7, 4), fill="none", stroke="#d1495b", stroke_width=3),
        block(
            "g",
            tag("circle", cx=440, cy=140, r=12, fill="#edae49") + hut,
            tag("path", d="M396 96 l8 -14 l8 14 Z", fill="#30343f"),
        ),
    )
