"""The designs that stand beside the calls, with what the pictures have around them."""

import re

# What each circumstance of the package Snapshots/Helpers is in a design.
circumstances = {
    "usual": "",
    "rightToLeft": "environment: {direction: rightToLeft}",
    "largeText": "environment: {textSize: accessibility1}",
    "flat": "environment: {verticalClass: compact}",
    "narrow": "",
    "low": "",
    "wide": "",
    "expanded": "",
}
captions = {
    "usual": "As usual:",
    "rightToLeft": "From right to left:",
    "largeText": "At a large text size:",
    "flat": "On a phone that lies on its side:",
    "narrow": "In a narrow view:",
    "low": "In a low view:",
    "wide": "",
    "expanded": "In the state `expanded`:",
}
# The distance of the superview from the edges of the picture.
insets = {
    "narrow": "{others: 16, trailing: 84}",
    "low": "{others: 16, bottom: 44}",
    "flat": "{horizontal: 16, vertical: 30}",
}


def whole(entry, circumstance):
    """The design of an entry, in the superview that its picture has."""
    nodes, keys = entry.design, ""
    if nodes.startswith("view:\n"):
        nodes, keys = re.match(r"view:\n((?:[- ].*\n?)*)(.*)", nodes, re.S).groups()
    if entry.title:
        hidden = ", hidden: true" if "title.isHidden = true" in entry.code else ""
        nodes = f"- {{id: title, pinnedAt: {{{entry.title}}}{hidden}}}\n" + nodes
    more = ["margins: 12", "insetsMarginsFromSafeArea: false"]
    if entry.area in ("safeArea", "aboveSafeArea"):
        more.append("additionalSafeArea: {top: 24, bottom: 12}")
    if circumstance == "expanded":
        more.append("configuration: expanded")
    box = "{width: 48 @250, height: 28 @250}"
    if circumstance == "wide":
        more += ["size: 740x440", "centeredIn: superview"]
        box = "{width: 240 @250, height: 140 @250}"
    else:
        more += ["filling: superview", f"insets: {insets.get(circumstance, 16)}"]
    lines = with_styles(nodes).splitlines() + keys.splitlines() + more
    return "\n".join(
        [
            "canvas: 180x120",
            *circumstances[circumstance].splitlines(),
            "styles:",
            f"  box: {box}",
            "  text: {font: 11 semibold, lines: 1}",
            "view:",
            "- id: view",
            "  view:",
            *("  " + line for line in lines),
            "",
        ]
    )


def with_styles(nodes):
    """A view that a call places has a size, which gives way to everything, or is a text."""
    nodes = re.sub(r"\{id: (box|[abc])(, label)?(?=[,}:])", lambda found: "{" + styled(*found.groups()), nodes)
    pattern = r"^(\s*(?:- )?)id: (box|[abc])\n?(\s+label)?(?=:|$|\s)"
    return re.sub(pattern, styled_lines, nodes, flags=re.M)


def styled(name, label):
    return f"id: {name}, style: {'text' if label else 'box'}{label or ''}"


def styled_lines(found):
    start, name, label = found.groups()
    indentation = " " * len(start)
    if label:
        return f"{start}id: {name}\n{indentation}style: text\n{indentation}label"
    return f"{start}id: {name}\n{indentation}style: box\n"
