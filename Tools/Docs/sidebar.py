"""The list beside every page: articles and types by their topics."""

import links
from content import escape, titled


class Sidebar:
    """Made from the front page's topics; `below` gives the articles that an article groups, as references."""

    def __init__(self, front, below):
        self.references = front["references"]
        self.groups = front["topicSections"]
        self.below = below
        self.listed = {one for group in self.groups for one in group["identifiers"]}
        self.made = {}

    def text(self, page):
        """The sidebar of a page, in which the page and those above it are marked."""
        marked = [*page.above[1:], page.node["identifier"]["url"]]
        folder = page.file.rpartition("/")[0]
        nested = {one["identifier"] for above in marked for one in self.below(above)}
        shown = [one for one in marked if one in self.listed or one in nested]
        # Only the folder and what is marked change the list, so many pages share one; the front page names its own
        # parts.
        key = (folder, tuple(shown), page.file == "index.html")
        if key not in self.made:
            self.made[key] = self._made(page.file, marked)
        return self.made[key]

    def _made(self, file, marked):
        articles, types, rest = [], [], []
        for group in self.groups:
            is_open = any(one in group["identifiers"] for one in marked)
            if group.get("generated"):
                # Too many to list where none of them is shown, and types are found by searching.
                full = is_open and self._is_of_articles(group)
                (articles if full else rest).append(self._group(file, group, marked, full))
            elif self._is_of_articles(group):
                articles.append(self._group(file, group, marked, True))
            else:
                types.append(self._group(file, group, marked, is_open))
        return (
            '<details class="menu">\n<summary>Contents</summary>\n<nav aria-label="Contents">\n'
            f"{''.join(articles)}{_section('Types', types)}{_section('All', rest)}</nav>\n</details>\n"
        )

    def _is_of_articles(self, group):
        return all(self.references[one]["kind"] == "article" for one in group["identifiers"])

    def _group(self, file, group, marked, is_open):
        """A group with its entries, or a link to it."""
        address = escape(links.relative(file, "index.html", group["anchor"]))
        title = escape(group["title"])
        if not is_open:
            return f'<li><a href="{address}">{title}</a></li>\n'
        entries = [self._entry(file, self.references[one], marked) for one in group["identifiers"]]
        if self._is_of_articles(group):
            return f"<h2>{title}</h2>\n<ul>\n{''.join(entries)}</ul>\n"
        return f'<li><a href="{address}">{title}</a>\n<ul>\n{"".join(entries)}</ul>\n</li>\n'

    def _entry(self, file, reference, marked):
        identifier = reference["identifier"]
        target, _ = links.place(reference["url"])
        mark = ""
        if target == file:
            mark = ' aria-current="page"'
        elif identifier in marked:
            mark = ' aria-current="true"'
        label = titled(reference["title"])
        if reference["kind"] == "symbol":
            label = f"<code>{label}</code>"
        nested = ""
        if identifier in marked and reference["kind"] == "article":
            further = [one for one in marked if one != identifier]
            entries = "".join(self._entry(file, one, further) for one in self.below(identifier))
            nested = f"\n<ul>\n{entries}</ul>\n" if entries else ""
        return f'<li><a href="{escape(links.relative(file, target))}"{mark}>{label}</a>{nested}</li>\n'


def _section(title, items):
    return f"<h2>{title}</h2>\n<ul>\n{''.join(items)}</ul>\n" if items else ""
