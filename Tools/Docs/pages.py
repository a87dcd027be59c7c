"""A page of the site: what DocC says of an article or a symbol, in its order, with its frame around."""

import links
import swift
from content import Content, broken, escape, plain, titled

policy = (
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'"
)
_levels = {2: "", 3: ' class="deeper"'}


class Page:
    """One page. `site` tells what all pages share: the sizes of images, and the sidebar."""

    def __init__(self, site, source, node):
        self.node = node
        self.site = site
        self.meta = node["metadata"]
        self.title = self.meta["title"].strip("`")
        self.file, _ = links.place(node["variants"][0]["paths"][0])
        self.content = Content(self.file, source, node["references"], site.sizes)
        #: The pages above, outermost first.
        self.above = node["hierarchy"]["paths"][0]
        self.abstract = plain(node.get("abstract", []))

    def text(self):
        """The page as HTML."""
        body = self._body()
        return _frame.format(
            policy=policy,
            title=escape(" – ".join(self._names())),
            description=f'<meta name="description" content="{escape(self.abstract)}">\n' if self.abstract else "",
            root=escape("../" * self.file.count("/")),
            home=escape(links.relative(self.file, "index.html")),
            sidebar=self.site.sidebar.text(self),
            kind="front" if not self.above else self.node["kind"],
            body=body,
        )

    def _names(self):
        names = [self.content.reference(identifier)["title"].strip("`") for identifier in reversed(self.above)]
        return [self.title, *names]

    def _body(self):
        head, sections = self._path() + self._head(), []
        primary = self.node.get("primaryContentSections", [])
        sections += [self._section(section) for section in primary if section["kind"] != "mentions"]
        for section in self.node["sections"]:
            raise self.content.unknown("kind of section", section["kind"])
        sections += [self._topics(group, 2) for group in self.node.get("topicSections", [])]
        defaults = self.node.get("defaultImplementationsSections", [])
        if defaults:
            sections.append(self.content.heading(2, "Default Implementations", "Default-Implementations"))
            sections += [self._topics(group, 3) for group in defaults]
        sections += [self._relationships(section) for section in self.node.get("relationshipsSections", [])]
        # What mentions a page matters less than what the page says.
        sections += [self._section(section) for section in primary if section["kind"] == "mentions"]
        sections += [self._see_also(section) for section in self.node.get("seeAlsoSections", [])]
        pictures = "" if self.above else self.site.pictures(self)
        return "".join([head, self._contents(), pictures, *sections])

    def _path(self):
        # That the front page is above says the bar as well.
        if len(self.above) < 2:
            return ""
        items = "".join(f"<li>{self.content.link(identifier)}</li>" for identifier in self.above)
        return f'<nav class="path" aria-label="Path"><ol>{items}</ol></nav>\n'

    def _head(self):
        kind = self.meta.get("roleHeading", "")
        is_symbol = self.node["kind"] == "symbol" and self.above
        lines = [f'<p class="kind">{escape(kind)}</p>\n' if is_symbol or kind == "API Collection" else ""]
        title = f"<code>{broken(self.title)}</code>" if is_symbol else titled(self.meta["title"])
        size = ' class="long"' if is_symbol and len(self.title) > 32 else ""
        lines.append(f"<h1{size}>{title}</h1>\n")
        if self.node.get("abstract"):
            lines.append(f'<p class="abstract">{self.content.inline(self.node["abstract"])}</p>\n')
        if self.node.get("deprecationSummary"):
            summary = self.content.blocks(self.node["deprecationSummary"])
            lines.append(f'<div class="aside warning" role="note">\n<p class="label">Deprecated</p>\n{summary}</div>\n')
        if self.meta.get("required"):
            lines.append('<p class="condition">Required of every type that conforms.</p>\n')
        if "conformance" in self.meta:
            lines.append(f'<p class="condition">{self._condition(self.meta)}</p>\n')
        platforms = ", ".join(_platform(one) for one in self.meta.get("platforms", []))
        if platforms:
            lines.append(f'<p class="condition">Available on {escape(platforms)}.</p>\n')
        return "".join(lines)

    def _condition(self, holder):
        conformance = holder["conformance"]
        prefix = self.content.inline(conformance["availabilityPrefix"])
        return f"{prefix} {self.content.inline(conformance['constraints'])}"

    def _section(self, section):
        kind = section["kind"]
        if kind == "declarations":
            return "".join(swift.declaration(self.content, node) for node in section["declarations"])
        if kind == "content":
            return self.content.blocks(section["content"])
        if kind == "parameters":
            lines = [self.content.heading(2, "Parameters", "parameters"), '<dl class="parameters">\n']
            for one in section["parameters"]:
                lines.append(f"<dt><code>{escape(one['name'])}</code></dt>\n")
                lines.append(f"<dd>{self.content.tight(one['content'])}</dd>\n")
            return "".join([*lines, "</dl>\n"])
        if kind == "mentions":
            heading = self.content.heading(2, "Mentioned In", "mentions")
            return heading + self._names_of(section["mentions"])
        raise self.content.unknown("kind of section", kind)

    def _topics(self, group, level):
        heading = self.content.heading(level, group["title"], group["anchor"])
        if not self.above and group.get("generated"):
            # Hundreds of names at the end of the front page: nothing but names.
            return heading + self._names_of(group["identifiers"])
        items = "".join(self._topic(self.content.reference(identifier)) for identifier in group["identifiers"])
        return f'{heading}<ul class="topics">\n{items}</ul>\n'

    def _topic(self, reference):
        address = escape(self.content.href(reference))
        if "fragments" in reference:
            label = f"<code>{swift.tokens(self.content, reference['fragments'], linked=False)}</code>"
        else:
            label = self.content.label(reference)
        lines = [f'<a href="{address}">{label}</a>']
        if reference.get("required"):
            lines.append(' <span class="tag">required</span>')
        if reference.get("deprecated"):
            lines.append(' <span class="tag">deprecated</span>')
        if reference.get("abstract"):
            lines.append(f"<p>{self.content.inline(reference['abstract'])}</p>")
        if "conformance" in reference:
            lines.append(f'<p class="condition">{self._condition(reference)}</p>')
        return f"<li>{''.join(lines)}</li>\n"

    def _relationships(self, section):
        if section["kind"] != "relationships":
            raise self.content.unknown("kind of section", section["kind"])
        return self.content.heading(2, section["title"], section["type"]) + self._names_of(section["identifiers"])

    def _see_also(self, section):
        anchor = "see-also-" + section["anchor"]
        return self.content.heading(2, f"See Also: {section['title']}", anchor) + self._names_of(section["identifiers"])

    def _names_of(self, identifiers):
        items = "".join(f"<li>{self.content.link(identifier)}</li>\n" for identifier in identifiers)
        return f'<ul class="names">\n{items}</ul>\n'

    def _contents(self):
        """The list of the page's headings, where there are several."""
        headings = [heading for heading in self.content.headings if heading[2] not in ("Overview", "Discussion")]
        if len(headings) < 3:
            return ""
        items = "".join(
            f'<li{_levels.get(level, "")}><a href="{escape(links.relative(self.file, self.file, anchor))}">'
            f"{titled(text)}</a></li>\n"
            for level, anchor, text in headings
        )
        return (
            '<details class="contents">\n<summary>On this page</summary>\n'
            f'<nav aria-label="On this page"><ul>\n{items}</ul></nav>\n</details>\n'
        )


def _platform(platform):
    """Such as 'iOS 13.0 to 16.0', of a platform on which something is available."""
    words = [platform["name"]]
    if platform.get("introducedAt"):
        words.append(f"from {platform['introducedAt']}")
    if platform.get("deprecatedAt"):
        words.append(f"(deprecated from {platform['deprecatedAt']})")
    return " ".join(words)


_frame = """<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
{description}<link rel="icon" href="{root}assets/icon.svg">
<link rel="stylesheet" href="{root}assets/style.css">
<script src="{root}assets/search.js" defer></script>
<script src="{root}assets/page.js" defer></script>
</head>
<body class="{kind}">
<a class="skip" href="#site-main">Skip to the text</a>
<header>
<a class="home" href="{home}">Snapline</a>
<div class="search" role="search" hidden>
<input id="site-search" type="search" aria-label="Search" placeholder="Search">
</div>
</header>
{sidebar}<main id="site-main" tabindex="-1">
<article>
{body}</article>
</main>
</body>
</html>
"""
