"""What the search reads: a script that sets one variable, since a page from a folder may fetch nothing.

Each line of its text is a page or a heading of an article: how deep it lies below the front page and what it is,
its title, its name in the address, and its abstract, with tabs between. A page lies below the last one that is
less deep. The name in the address is left out where it is the title's, and only what follows is written, after a +,
where it begins with that. `search.js` reads it.
"""

import json

_kinds = {
    "article": "a",
    "class": "c",
    "struct": "s",
    "enum": "e",
    "protocol": "p",
    "typealias": "t",
    "associatedtype": "t",
    "func": "f",
    "method": "m",
    "init": "i",
    "property": "v",
    "case": "d",
    "subscript": "b",
    "op": "o",
}
#: The abstracts are read in a list, in which a line is enough.
_longest = 100


class Entry:
    """What the search knows of a page."""

    def __init__(self, page):
        symbol = page.meta.get("symbolKind", "article")
        if symbol != "module" and symbol not in _kinds:
            raise page.content.unknown("kind of symbol", symbol)
        self.file = page.file
        self.title = page.title
        self.is_front = symbol == "module"
        self.kind = _kinds.get(symbol, "a")
        if page.meta.get("extendedModule", "Snapline").split("Snapline")[0]:
            # Members that come with a protocol of another library are seldom what is meant.
            self.kind = self.kind.upper()
        self.abstract = _short(page.abstract)
        self.headings = []
        if symbol == "article":
            self.headings = [(anchor, text) for _, anchor, text in page.content.headings if _is_own(anchor, text)]

    def lines(self):
        depth = self.file.count("/")
        name = self.file[: -len(".html")].rpartition("/")[2]
        yield _line(depth, self.kind, self.title, _name(name, address_of(self.title)), self.abstract)
        for anchor, text in self.headings:
            words = text.replace("`", "")
            yield _line(depth + 1, "h", words, _name(anchor, words.replace(" ", "-")), "")


def script(entries):
    """The script with all entries, in the order of their addresses."""
    lines = []
    for entry in sorted(entries, key=lambda entry: entry.file[: -len(".html")].split("/")):
        if not entry.is_front:
            lines += entry.lines()
    return f"var snaplineIndex = {json.dumps(chr(10).join(lines), ensure_ascii=False)};\n"


def address_of(title):
    """The name in the address that a title has, as long as no other page has it."""
    return title.lower().replace(":", "-")


def _is_own(anchor, text):
    return text not in ("Overview", "Discussion") and not anchor.startswith(("see-also-", "mentions"))


def _name(name, expected):
    if name.startswith(expected):
        return "" if name == expected else "+" + name[len(expected) :]
    return name


def _short(text):
    if len(text) <= _longest:
        return text
    return text[:_longest].rpartition(" ")[0] + " …"


def _line(depth, kind, *fields):
    return f"{depth}{kind}" + "\t".join(field.replace("\t", " ") for field in fields).rstrip("\t")
