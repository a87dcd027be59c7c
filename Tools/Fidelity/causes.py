"""Gives each frame that differs from Xcode's a cause, and counts the causes.

usage: causes.py FOLDER MISMATCHES.tsv OUTPUT.tsv SNAPLINE [OPTION…]

FOLDER holds the documents, and MISMATCHES.tsv is what the scorer lists. Each document is laid out again by
SNAPLINE with the OPTIONs, to learn which frames its constraints leave open. A frame that only follows
another one that differs has that one's cause. OUTPUT.tsv has one row for each frame; the counts go to the
standard output, one line for each cause.
"""

import collections
import json
import os
import subprocess
import sys
import xml.etree.ElementTree as ElementTree

BARS = {"navigationBar", "toolbar", "tabBar", "searchBar"}
CONTROLS = {"switch", "slider", "stepper", "progressView", "segmentedControl", "datePicker"}


class Document:
    """What a document says of its views, by their ids."""

    def __init__(self, path):
        self.root = ElementTree.parse(path).getroot()
        self.parents = {child: parent for parent in self.root.iter() for child in parent}
        self.elements = {e.get("id"): e for e in self.root.iter() if e.get("id")}
        self.symbols = {
            e.get("name") for e in self.root.iter("image") if e.get("catalog") == "system"
        }
        self.guides = {e.get("id") for e in self.root.iter() if "LayoutGuide" in e.tag}
        self.constraints = collections.defaultdict(list)
        for constraint in self.root.iter("constraint"):
            owner = self.parents[self.parents[constraint]].get("id")
            items = {constraint.get("firstItem") or owner, constraint.get("secondItem")}
            for item in items - {None}:
                self.constraints[item].append((constraint, items))

    def ancestors(self, element):
        while element in self.parents:
            element = self.parents[element]
            yield element

    def superview(self, element):
        return next((a for a in self.ancestors(element) if a.find("rect") is not None), None)

    def neighbours(self, name):
        """The ids of the views that a view's frame may follow: those it is tied to, and its container."""
        tied = set().union(*(items for _, items in self.constraints[name])) - {name, None}
        element = self.elements[name]
        around = self.superview(element)
        inside = {e.get("id") for e in element.findall("subviews/*")}
        beside = set()
        if around is not None:
            tied.add(around.get("id"))
            if around.tag == "stackView":
                beside = {e.get("id") for e in around.findall("subviews/*")}
        return (tied | inside | beside) - {name, None}

    def is_tied_to_guide(self, name):
        return any(
            items & self.guides
            or any("argin" in (c.get(key) or "") for key in ("firstAttribute", "secondAttribute"))
            for c, items in self.constraints[name]
        )


def own_cause(document, row, is_open):
    """The cause of a frame that differs by itself, as far as its element shows it."""
    name, expected, found = row["id"], row["expected"], row["found"]
    element = document.elements[name]
    above = [e.tag for e in document.ancestors(element)]
    if found is None:
        return "no answer"
    if is_open:
        return "constraints leave it open"
    if max(abs(a - b) for a, b in zip(expected, found)) <= 1:
        return "at most a point: rounding on another canvas"
    if element.get("image") in document.symbols:
        return "a symbol's alignment insets"
    if element.tag == "imageView":
        return "a picture whose size the document doesn't say"
    if element.tag in BARS:
        return "the height of a bar"
    if element.tag in CONTROLS:
        return "the size of a control"
    if "tableViewCellContentView" in above or "tableViewCell" in above:
        return "margins and heights of cells"
    if document.is_tied_to_guide(name):
        return "insets or margins of a root"
    around = document.superview(element)
    if around is not None and around.tag == "stackView" or element.tag == "stackView":
        return "shares of a stack"
    if element.tag in ("label", "button", "textView", "textField"):
        return "the height of a text"
    return "which view of equal priority gives way"


def causes(document, rows, open_names):
    """A cause for each of a document's rows: its own, or that of the one it follows."""
    by_name = {row["id"]: row for row in rows}
    strong = {}
    for name, row in by_name.items():
        strong[name] = own_cause(document, row, name in open_names)
    # What enters at one view goes on to its neighbours: the first of a group that has a cause of its own
    # gives it to the others.
    order = [
        "no answer", "constraints leave it open", "a symbol's alignment insets", "the height of a bar",
        "the size of a control", "insets or margins of a root", "margins and heights of cells",
        "a picture whose size the document doesn't say", "shares of a stack", "the height of a text",
        "which view of equal priority gives way", "at most a point: rounding on another canvas",
    ]
    answer, waiting = {}, set(by_name)
    while waiting:
        group, front = set(), {min(waiting)}
        while front:
            name = front.pop()
            group.add(name)
            front |= (document.neighbours(name) & waiting) - group
        waiting -= group
        first = min((strong[name] for name in group), key=order.index)
        for name in group:
            answer[name] = strong[name] if strong[name] == "no answer" else first
    return answer


def laid_out_open(path, command):
    """The ids of the frames that the constraints leave open."""
    run = subprocess.run(
        [command[0], "render", path, "--format", "json", "-o", "-", *command[1:]],
        capture_output=True, text=True, timeout=120, check=False,
    )
    try:
        return {view["id"] for view in json.loads(run.stdout)["views"] if view.get("open")}
    except (ValueError, KeyError):
        return set()


def main():
    folder, mismatches, output, *command = sys.argv[1:]
    by_file = collections.defaultdict(list)
    with open(mismatches, encoding="utf-8") as lines:
        for line in lines:
            file, name, tag, kind, expected, found = line.rstrip("\n").split("\t")[:6]
            if not expected.startswith("["):
                continue
            by_file[file].append({
                "id": name, "tag": tag, "kind": kind, "expected": json.loads(expected),
                "found": json.loads(found) if found.startswith("[") else None,
            })
    frames, files = collections.Counter(), collections.defaultdict(set)
    with open(output, "w", encoding="utf-8") as table:
        table.write("file\tid\telement\tkind\tcause\n")
        for file, rows in sorted(by_file.items()):
            path = os.path.join(folder, file)
            found = causes(Document(path), rows, laid_out_open(path, command))
            for row in rows:
                cause = found[row["id"]]
                table.write(f"{file}\t{row['id']}\t{row['tag']}\t{row['kind']}\t{cause}\n")
                if row["kind"] == "independent":
                    frames[cause] += 1
                    files[cause].add(file)
    for cause, count in frames.most_common():
        print(f"{count:6} frames  {len(files[cause]):4} documents  {cause}")


if __name__ == "__main__":
    main()
