"""Where pages lie in the site, how one names another, and whether every link leads somewhere."""

import html
import posixpath
import re
import urllib.parse

_written = re.compile(r'\s(id|href|src|srcset)="([^"]*)"')
_scheme = re.compile(r"[a-z][a-z0-9+.-]*:", re.I)
_plain = re.compile(r"[A-Za-z0-9/._()$=#-]*")


def place(url):
    """The file of a page of DocC, and the part of it that is meant.

    '/documentation/snapline/view/init(frame:)#Discussion' lies in 'view/init(frame-).html'. A colon would be read
    as the end of a scheme in a link, and is no letter of a file's name everywhere.
    """
    path, _, part = url.partition("#")
    below = path.split("/", 3)[3:]
    file = below[0].replace(":", "-") + ".html" if below else "index.html"
    return file, urllib.parse.unquote(part)


def relative(page, target, part=""):
    """The link from one file of the site to another, or to a part of it."""
    link = ""
    if target != page or not part:
        here, there = page.split("/")[:-1], target.split("/")
        same = 0
        while same < min(len(here), len(there) - 1) and here[same] == there[same]:
            same += 1
        link = "../" * (len(here) - same) + "/".join(there[same:])
    if part:
        link += "#" + part
    # Most links are plain, and there are hundreds of thousands.
    return link if _plain.fullmatch(link) else urllib.parse.quote(link, safe="/()$=#!*',;+&@")


def check(texts, others):
    """The faults in the links of the pages, and the addresses elsewhere, each with a page that names it.

    `texts` are the pages by their files, and `others` the files that are no pages.
    """
    faults, elsewhere, links, ids = [], {}, [], {}
    for page, text in texts.items():
        found = ids[page] = set()
        for name, value in _found(text, faults, page, found):
            if _scheme.match(value):
                if name == "href" and re.match(r"https?:|mailto:", value):
                    elsewhere.setdefault(value, page)
                else:
                    faults.append(f"{page}: '{value}' may not be linked")
            else:
                links.append((page, value))
    for page, link in links:
        path, _, part = link.partition("#")
        target = _target(page, urllib.parse.unquote(path))
        part = urllib.parse.unquote(part)
        if target not in texts and target not in others:
            faults.append(f"{page}: '{link}' leads to no file")
        elif part and part not in ids.get(target, ()):
            faults.append(f"{page}: '{link}' leads to no part of {target}")
    return sorted(set(faults)), elsewhere


def _found(text, faults, page, ids):
    """The links that a page has, each once. Its ids are added to `ids`, and told where one is there twice."""
    found = set()
    for name, value in _written.findall(text):
        value = html.unescape(value)
        if name != "id":
            found.add((name, value))
        elif value in ids:
            faults.append(f"{page}: two parts of the page have the id '{value}'")
        else:
            ids.add(value)
    return sorted(found)


def _target(page, path):
    if not path:
        return page
    folder = page.rpartition("/")[0]
    if not folder and not path.startswith("."):
        return path
    return posixpath.normpath(posixpath.join(folder, path))
