"""The entries of the article: what the sources of the package Snapshots/Helpers say."""

import re
import textwrap
from pathlib import Path


class Entry:
    """A heading with its sentences, a call, the same in a design, and the pictures that show it."""

    def __init__(self, heading, sentences, design, head, code):
        self.heading, self.sentences, self.design, self.code = heading, sentences, design, code
        self.name = re.search(r'"([a-z-]+)"', head)[1]
        self.area = match(r"area: \.(\w+)", head)
        circumstances = match(r"in: \[([.\w, ]+)\]", head) or ".usual"
        self.circumstances = [word.strip(" .") for word in circumstances.split(",")]
        frame = match(r"title: CGRect\(x: (\d+), y: (\d+), width: (\d+), height: (\d+)\)", head, 0)
        self.title = frame and frame[len("title: CGRect(") : -1]

    def preview(self, circumstance):
        return self.name if circumstance == "usual" else f"{self.name}-{circumstance}"


def match(pattern, text, group=1):
    found = re.search(pattern, text)
    return found and found[group]


def chapters(folder):
    """Each chapter's heading with its entries, in the order of the list of previews."""
    order = re.search(r"let previews = \[\s*(.*?)\s*\]", read(folder / "Pictures.swift"), re.S)[1]
    found = {}
    for path in sorted(folder.glob("*.swift")):
        chapter = re.search(r"^// # (.+)\nlet (\w+) = \[\n(.*?)^\]", read(path), re.S | re.M)
        if chapter:
            found[chapter[2]] = (chapter[1], entries(chapter[3]))
    return [found[name.strip()] for name in order.split(",") if name.strip()]


def entries(text):
    found = []
    for part in re.split(r"^(?=  // ## )", text, flags=re.M)[1:]:
        comment = re.match(r"(?:  //.*\n)+", part)[0]
        words = [line.removeprefix("  //").removeprefix(" ") for line in comment.splitlines()]
        design = textwrap.dedent("\n".join(line for line in words if line.startswith("    ")))
        sentences = " ".join(line for line in words[1:] if line and not line.startswith("    "))
        head, code = re.match(r"(.*? in\n)(.*?)^  \}", part[len(comment) :], re.S | re.M).groups()
        heading = words[0].removeprefix("## ")
        found.append(Entry(heading, sentences, design, head, textwrap.dedent(code).rstrip()))
    return found


def read(path):
    return Path(path).read_text(encoding="utf-8")
