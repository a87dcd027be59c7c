"""Small archives, written as DocC writes its own, and the case that makes sites of them."""

import html.parser
import json
import os
import shutil
import struct
import tempfile
import unittest

import website

start = "doc://dev.snapline/documentation/Snapline"
png = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + struct.pack(">II", 40, 30)
hostile = """<script>alert("1")</script> & 'it' onload="x\""""


def text(words):
    return {"type": "text", "text": words}


def code(words):
    return {"type": "codeVoice", "code": words}


def paragraph(*inline):
    return {"type": "paragraph", "inlineContent": list(inline)}


def heading(words, anchor, level=2):
    return {"type": "heading", "level": level, "text": words, "anchor": anchor}


def to(path):
    return {"type": "reference", "identifier": f"{start}/{path}" if path else start, "isActive": True}


def table(header, *rows, **others):
    return {"type": "table", "header": header, "rows": [[[paragraph(cell)] for cell in row] for row in rows], **others}


def topic(path, title, kind="article", **others):
    identifier = f"{start}/{path}" if path else start
    role = "symbol" if kind == "symbol" else "article"
    url = f"/documentation/snapline/{path}".rstrip("/").lower()
    return {
        "type": "topic", "identifier": identifier, "url": url, "title": title, "kind": kind, "role": role,
        "abstract": [], **others,
    }


def image(name, **variants):
    found = [{"url": f"/images/dev.snapline/{file}", "traits": ["1x", trait]} for trait, file in variants.items()]
    return {"type": "image", "identifier": name, "alt": "A picture", "variants": found}


def node(path, title, kind="article", blocks=(), references=(), sections=(), above=(), metadata=None, **others):
    primary = [*sections, *([{"kind": "content", "content": list(blocks)}] if blocks else [])]
    return {
        "identifier": {"url": f"{start}/{path}" if path else start, "interfaceLanguage": "swift"},
        "kind": kind, "sections": [], "primaryContentSections": primary,
        "variants": [{"paths": [f"/documentation/snapline/{path}".rstrip("/").lower()]}],
        "hierarchy": {"paths": [list(above)]},
        "metadata": {"title": title, "role": kind, "roleHeading": "Article", **(metadata or {})},
        "references": {one["identifier"]: one for one in [topic("", "Snapline", "symbol"), *references]},
        **others,
    }


def article(title="Words", path="Words", blocks=(), references=(), **others):
    return node(path, title, blocks=blocks, references=references, above=[start], **others)


def symbol(path, title, above=(start,), kind="struct", tokens=(), **others):
    sections = [{"kind": "declarations", "declarations": [{"tokens": list(tokens)}]}, *others.pop("sections", [])]
    return node(
        path, title, "symbol", sections=sections, above=above,
        metadata={"symbolKind": kind, "roleHeading": "Structure", **others.pop("metadata", {})}, **others,
    )


def front(*references, **others):
    group = {"title": "Essentials", "anchor": "Essentials", "identifiers": [one["identifier"] for one in references]}
    return node(
        "", "Snapline", "symbol", references=references, topicSections=[group],
        metadata={"symbolKind": "module", "roleHeading": "Framework"}, **others,
    )


def words_of(site):
    """The text of a site's index."""
    return json.loads(site.index[len("var snaplineIndex = ") : -2])


class Reader(html.parser.HTMLParser):
    """Tells which tags, attributes and words a browser would see."""

    def __init__(self, written):
        super().__init__()
        self.tags, self.attributes, self.words = [], [], []
        self.feed(written)

    def handle_starttag(self, tag, attributes):
        self.tags.append(tag)
        self.attributes += attributes

    def handle_data(self, data):
        self.words.append(data)


class Case(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.folder)
        self.archive = os.path.join(self.folder, "docs")
        self.out = os.path.join(self.folder, "a site")
        os.makedirs(os.path.join(self.archive, "images/dev.snapline"))
        self.readme = os.path.join(self.folder, "README.md")
        with open(self.readme, "w", encoding="utf-8") as file:
            file.write('# Snapline\n\n<p>\n<img src="card.png" width="260" alt="A card">\n</p>\n\n')
            file.write('<img src="no.png" alt="One further down">\n')
        with open(os.path.join(self.folder, "card.png"), "wb") as file:
            file.write(png)

    def picture(self, name):
        with open(os.path.join(self.archive, "images/dev.snapline", name), "wb") as file:
            file.write(png)

    def site(self, *nodes):
        for one in nodes:
            path = os.path.join(self.archive, "data" + one["variants"][0]["paths"][0] + ".json")
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "w", encoding="utf-8") as file:
                json.dump(one, file)
        return website.Site(self.archive, self.readme)

    def rendered(self, *blocks, references=(), **others):
        """The text of an article with some blocks."""
        site = self.site(front(topic("Words", "Words")), article(blocks=blocks, references=references, **others))
        self.assertEqual(site.faults(), ([], {}))
        return site.texts["words.html"]

    def all_files(self):
        found = {}
        for place, _, names in os.walk(self.out):
            for name in names:
                with open(os.path.join(place, name), "rb") as file:
                    found[os.path.relpath(os.path.join(place, name), self.out)] = file.read()
        return found
