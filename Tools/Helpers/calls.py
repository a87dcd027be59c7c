"""Which of the public helpers the listings of the article call, and which of them they don't."""

import re

from entries import read

declaration = re.compile(
    r"^ *public (?:(?:static|class|convenience|mutating) )*(?:func `?(\w+)`?(?:<[^(]*>)?|(init)\??)\(", re.M
)
# A listing writes these closures behind the parentheses.
behind = ("then", "callback")


def helpers(folder):
    """What the sources declare: names with the labels of their parameters, each with whether it has a default."""
    found = set()
    for path in sorted(folder.glob("**/*.swift")):
        text = read(path)
        for start in declaration.finditer(text):
            labels = [(part.split(":")[0].split()[0], " = " in part) for part in parts(text, start.end(), "<>")]
            labels = [label for label in labels if label[0] not in ("file", "line")]
            # Only archives call it.
            if labels != [("coder", False)]:
                found.add((start[1] or start[2], tuple(labels)))
    return found


def calls(listing):
    """The calls of a listing, as names with labels."""
    for start in re.finditer(r"(\w+)\(", listing):
        labels = [re.match(r"(?:(\w+):(?!:))?", part)[1] or "_" for part in parts(listing, start.end())]
        yield ("init" if start[1][0].isupper() else start[1]), labels


def parts(text, start, brackets=""):
    """The parts between commas, from behind an opening parenthesis to the one that closes it."""
    found, depth, begun = [], 1, start
    opening, closing = "([{" + brackets[:1], ")]}" + brackets[1:]
    for index in range(start, len(text)):
        character = text[index]
        depth += character in opening
        depth -= character in closing and text[index - 1 : index + 1] != "->"
        if depth == 0 or (character == "," and depth == 1):
            found.append(text[begun:index].strip())
            begun = index + 1
        if depth == 0:
            break
    return [part for part in found if part]


def uncalled(helpers, listings):
    """The helpers that no listing calls, spelled as in Swift with the labels that they need."""
    called = [call for listing in listings for call in calls(listing)]
    found = {spelled(*helper) for helper in helpers if not any(is_call(*call, *helper) for call in called)}
    # Of two that are spelled alike, one call is enough.
    return found - {spelled(*helper) for helper in helpers if any(is_call(*call, *helper) for call in called)}


def is_call(name, labels, helper, parameters):
    needed = {label for label, has_default in parameters if not has_default and label not in behind}
    may_have = {label for label, _ in parameters}
    return name == helper and needed <= {*labels} <= may_have and (bool(labels) or name != "init")


def spelled(name, parameters):
    needed = [label for label, has_default in parameters if not has_default]
    # Of a function that needs none, the first one says what it is called for.
    needed = needed or [label for label, _ in parameters[:1]]
    return f"{name}({''.join(label + ':' for label in needed)})"
