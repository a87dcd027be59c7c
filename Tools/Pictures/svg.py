"""Writes SVG as text; an element that holds others has a line for each of them."""

from textwrap import indent


def number(value):
    """At most two digits after the point, and no zero before it: .6"""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return text.replace("0.", ".", 1) if text.lstrip("-").startswith("0.") else text


def attributes(values):
    texts = {name.replace("_", "-"): value for name, value in values.items()}
    return "".join(f' {name}="{value if isinstance(value, str) else number(value)}"' for name, value in texts.items())


def tag(element, content="", /, **values):
    """An element on one line: tag("circle", cx=8, cy=8, r=4, fill="#fff3c4")."""
    return f"<{element}{attributes(values)}" + (f">{content}</{element}>" if content else "/>")


def block(element, *parts, **values):
    lines = indent("\n".join(parts), "  ")
    return f"<{element}{attributes(values)}>\n{lines}\n</{element}>"


def picture(width, height, *parts):
    size = dict(width=width, height=height, viewBox=f"0 0 {width} {height}")
    return block("svg", *parts, xmlns="http://www.w3.org/2000/svg", **size) + "\n"


def gradient(kind, name, stops, **values):
    """A linear or a radial gradient; a stop is where it is, its colour, and how opaque that is."""
    lines = []
    for offset, colour, *opacity in stops:
        rest = {"stop_opacity": opacity[0]} if opacity else {}
        lines.append(tag("stop", offset=offset, stop_color=colour, **rest))
    return block(f"{kind}Gradient", *lines, id=name, **values)


def definitions(*parts):
    return block("defs", *parts)


# The direction of a gradient.
down = dict(x1=0, y1=0, x2=0, y2=1)


def ground(width, height, fill):
    return tag("rect", width=width, height=height, fill=fill)


def joined(*points, closed=True):
    """The path along straight lines."""
    return "M" + " L".join(f"{number(x)} {number(y)}" for x, y in points) + (" Z" if closed else "")
