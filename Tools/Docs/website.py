"""Makes a site that opens from its folder, without a server, of the archive that DocC has made.

    python3 Tools/Docs/website.py .build/docs .build/site

Each page of the archive becomes a file. All links are relative. Nothing is asked of another host, and without
JavaScript only the search is missing. A kind of content that isn't rendered, and a link that leads nowhere, are
faults: then nothing is written, each fault is told in a line, and the exit code is 1.
"""

import json
import os
import re
import shutil
import struct
import sys

import index
import links
from content import Unknown
from pages import Page
from sidebar import Sidebar

here = os.path.dirname(os.path.abspath(__file__))
root = os.path.dirname(os.path.dirname(here))
_assets = ("style.css", "search.js", "page.js", "icon.svg")
_front = "data/documentation/snapline.json"


class Site:
    """The pages of an archive, by their files, and the files that they need, by where those come from."""

    def __init__(self, archive, readme):
        self.archive = archive
        self.files = {"assets/" + name: os.path.join(here, name) for name in _assets}
        self.sizes = {}
        for path in _paths(archive, "images"):
            self._add(path, os.path.join(archive, path))
        self.shown = []
        for path, words in _pictures(readme):
            self.shown.append(("images/" + os.path.basename(path), words))
            self._add(self.shown[-1][0], os.path.join(os.path.dirname(readme), path))
        if not os.path.exists(os.path.join(archive, _front)):
            raise Unknown(f"{archive} is no archive of DocC: it has no {_front}")
        front = self._read(_front)
        self.groups = {}
        self.sidebar = Sidebar(front, self._below)
        self.texts = {}
        entries = []
        for path in _paths(archive, "data"):
            node = front if path == _front else self._read(path)
            self.groups[node["identifier"]["url"]] = _grouped(node)
            page = Page(self, path, node)
            if page.file in self.texts:
                raise Unknown(f"{path}: another page lies in '{page.file}' already")
            self.texts[page.file] = page.text()
            entries.append(index.Entry(page))
        self.index = index.script(entries)

    def _add(self, name, path):
        if name in self.files:
            raise Unknown(f"{path}: another image is named '{name}' already")
        self.files[name] = path
        with open(path, "rb") as file:
            begin = file.read(24)
        if begin.startswith(b"\x89PNG"):
            self.sizes[name] = struct.unpack(">II", begin[16:24])

    def _read(self, path):
        with open(os.path.join(self.archive, path), encoding="utf-8") as file:
            return json.load(file)

    def _below(self, identifier):
        """The articles that an article groups, as references."""
        if identifier not in self.groups:
            path = f"data/documentation/{identifier.partition('/documentation/')[2].lower()}.json"
            # Where the page is missing, the link check names those that lead to it.
            is_there = os.path.exists(os.path.join(self.archive, path))
            self.groups[identifier] = _grouped(self._read(path)) if is_there else []
        return self.groups[identifier]

    def pictures(self, page):
        """The pictures of the front page."""
        items = "".join(f"<li>{page.content.image(name, words)}</li>\n" for name, words in self.shown)
        return f'<ul class="pictures">\n{items}</ul>\n'

    def faults(self):
        return links.check(self.texts, {*self.files, "assets/index.js"})

    def write(self, folder):
        """Writes the site in place of an earlier one."""
        folder = folder.rstrip("/")
        is_there = os.path.isdir(folder) and os.listdir(folder)
        if is_there and not os.path.exists(os.path.join(folder, "assets/index.js")):
            raise Unknown(f"{folder} holds something else than a site: nothing is written there")
        # A run that ends halfway leaves the earlier site.
        made = folder + ".new"
        shutil.rmtree(made, ignore_errors=True)
        self._write(made)
        shutil.rmtree(folder, ignore_errors=True)
        os.rename(made, folder)

    def _write(self, folder):
        for name, path in sorted(self.files.items()):
            os.makedirs(os.path.join(folder, os.path.dirname(name)), exist_ok=True)
            shutil.copyfile(path, os.path.join(folder, name))
        made = set()
        for name, text in sorted({**self.texts, "assets/index.js": self.index}.items()):
            path = os.path.join(folder, name)
            if os.path.dirname(path) not in made:
                made.add(os.path.dirname(path))
                os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)


def _grouped(node):
    """The articles that an article groups, as references."""
    groups = node.get("topicSections", []) if node["kind"] == "article" else []
    found = [node["references"][one] for group in groups for one in group["identifiers"]]
    return [one for one in found if one["kind"] == "article"]


def _paths(archive, folder):
    """The files below a folder of the archive, by their names in it."""
    found = []
    for place, _, names in os.walk(os.path.join(archive, folder)):
        found += [os.path.relpath(os.path.join(place, name), archive) for name in names]
    return sorted(found)


def _pictures(readme):
    """The pictures that README.md begins with, with the words for those who don't see them."""
    with open(readme, encoding="utf-8") as file:
        begin = file.read().partition("</p>")[0]
    return re.findall(r'<img src="([^"]+)"[^>]* alt="([^"]+)">', begin)


def main(archive, folder, readme=os.path.join(root, "README.md")):
    try:
        site = Site(archive, readme)
        faults, elsewhere = site.faults()
        if not faults:
            site.write(folder)
    except Unknown as fault:
        faults = [str(fault)]
    for fault in faults:
        print("site: " + fault, file=sys.stderr)
    if faults:
        return 1
    for address, page in sorted(elsewhere.items()):
        print(f"site: {page} leads elsewhere: {address}")
    print(f"site: {len(site.texts)} pages, {folder}/index.html")
    return 0


if __name__ == "__main__":
    if len(sys.argv) != 3:
        print("usage: website.py archive folder", file=sys.stderr)
        sys.exit(64)
    sys.exit(main(sys.argv[1], sys.argv[2]))
