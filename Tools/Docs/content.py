"""DocC's content as HTML: the text of articles and comments, and declarations of Swift."""

import html
import re

import links

# Where a part of a name, a path or an address ends.
_ends = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[/.:(,=_])(?=\w)")


class Unknown(Exception):
    """A page has something that isn't rendered yet."""


def escape(text):
    return html.escape(text, quote=True)


def plain(nodes):
    """The letters of inline content, for titles, descriptions and the search."""
    words = []
    for node in nodes:
        words.append(node.get("text") or node.get("code") or plain(node.get("inlineContent", [])))
    return " ".join("".join(words).split())


def titled(text):
    """A title or a heading, in which DocC leaves the marks of code."""
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(text))


def broken(text):
    """A name of Swift that may be broken where its words end."""
    return re.sub(r"([:(.])(?=[^\s:)])", r"\1<wbr>", escape(text))


def _breakable(code):
    """Code in which long words may be broken where their parts end, so that they fit in narrow cells."""
    words = [_ends.sub("\0", word) if len(word) > 16 else word for word in code.split(" ")]
    return escape(" ".join(words)).replace("\0", "<wbr>")


class Content:
    """Renders what one page holds. `file` is its place in the site, `source` that of its JSON."""

    def __init__(self, file, source, references, sizes):
        self.file = file
        self.source = source
        self.references = references
        #: The pixels of each image of the archive.
        self.sizes = sizes
        #: The headings that were rendered: level, id and text.
        self.headings = []
        self._anchors = set()

    def blocks(self, nodes):
        return "".join(self._render("block", node) for node in nodes)

    def inline(self, nodes):
        return "".join(self._render("inline", node) for node in nodes)

    def _render(self, sort, node):
        render = getattr(self, f"_{sort}_{node['type']}", None)
        if render is None:
            raise self.unknown(f"kind of {sort} content", node["type"])
        return render(node)

    def unknown(self, what, name):
        return Unknown(f"{self.source}: '{name}' is a {what} that Tools/Docs doesn't render")

    def reference(self, identifier):
        if identifier not in self.references:
            raise Unknown(f"{self.source}: nothing is known of '{identifier}', which it refers to")
        return self.references[identifier]

    def href(self, reference):
        """The link to what a reference stands for, or nothing where it has no page."""
        if reference["type"] == "topic":
            return links.relative(self.file, *links.place(reference["url"]))
        if reference["type"] == "link":
            return reference["url"]
        if reference["type"] == "unresolvable":
            return None
        raise self.unknown("kind of reference", reference["type"])

    def link(self, identifier, label=None, kind=""):
        """A link whose label is HTML, or else the reference's title."""
        reference = self.reference(identifier)
        if label is None:
            label = self.label(reference)
        address = self.href(reference)
        return label if address is None else f'<a{kind} href="{escape(address)}">{label}</a>'

    def label(self, reference):
        if reference.get("kind") == "symbol" and reference.get("role") != "collection":
            return f"<code>{_breakable(reference['title'])}</code>"
        if reference["type"] == "unresolvable":
            return f"<code>{_breakable(reference['title'])}</code>"
        return titled(reference["title"])

    def heading(self, level, text, anchor, kind=""):
        """A heading with an id of its own; DocC gives one id to a heading and a group of topics of one title."""
        count, own = 1, anchor
        while own in self._anchors:
            count += 1
            own = f"{anchor}-{count}"
        anchor = own
        self._anchors.add(anchor)
        self.headings.append((level, anchor, text))
        return f'<h{level} id="{escape(anchor)}"{kind}>{titled(text)}</h{level}>\n'

    # Blocks

    def _block_paragraph(self, node):
        content = node["inlineContent"]
        text = self.inline(content)
        if len(content) == 1 and content[0]["type"] == "image":
            return f'<p class="picture">{text}</p>\n'
        return f"<p>{text}</p>\n"

    def _block_heading(self, node):
        # DocC begins all text with this one; it tells only listeners something.
        kind = ' class="unseen"' if node["text"] in ("Overview", "Discussion") and not self.headings else ""
        return self.heading(node["level"], node["text"], node["anchor"], kind)

    def _block_row(self, node):
        columns = []
        for column in node["columns"]:
            if column["size"] not in (1, 2):
                raise self.unknown("size of a column", column["size"])
            kind = ' class="wide"' if column["size"] == 2 else ""
            columns.append(f"<div{kind}>\n{self.blocks(column['content'])}</div>\n")
        return f'<div class="columns">\n{"".join(columns)}</div>\n'

    def _block_codeListing(self, node):
        code = "\n".join(node["code"])
        return f'<pre class="scroll"><code>{escape(code)}</code></pre>\n'

    def _block_unorderedList(self, node):
        return f"<ul>\n{self._items(node)}</ul>\n"

    def _block_orderedList(self, node):
        start = f' start="{int(node["start"])}"' if node.get("start", 1) != 1 else ""
        return f"<ol{start}>\n{self._items(node)}</ol>\n"

    def _items(self, node):
        return "".join(f"<li>{self.tight(item['content'])}</li>\n" for item in node["items"])

    def tight(self, blocks):
        """Blocks without the tags of a paragraph that is alone."""
        if len(blocks) == 1 and blocks[0]["type"] == "paragraph":
            return self.inline(blocks[0]["inlineContent"])
        return self.blocks(blocks)

    def _block_termList(self, node):
        lines = []
        for item in node["items"]:
            lines.append(f"<dt>{self.inline(item['term']['inlineContent'])}</dt>\n")
            lines.append(f"<dd>{self.tight(item['definition']['content'])}</dd>\n")
        return f"<dl>\n{''.join(lines)}</dl>\n"

    def _block_aside(self, node):
        label = node.get("name") or node["style"].capitalize()
        style = re.sub(r"[^a-z]", "", node["style"])
        return (
            f'<div class="aside {style}" role="note">\n<p class="label">{escape(label)}</p>\n'
            f"{self.blocks(node['content'])}</div>\n"
        )

    def _block_table(self, node):
        if node.get("extendedData"):
            raise self.unknown("part of tables", "extendedData")
        if node["header"] not in ("row", "column", "both", "none"):
            raise self.unknown("header of a table", node["header"])
        lines, has_head = [], node["header"] in ("row", "both")
        for number, row in enumerate(node["rows"]):
            is_head = number == 0 and has_head
            if is_head and not any(self.tight(cell) for cell in row):
                # Markdown has no table without a head.
                has_head = False
                continue
            cells = "".join(self._cell(node, is_head, column, cell) for column, cell in enumerate(row))
            line = f"<tr>{cells}</tr>\n"
            if is_head:
                line = f"<thead>\n{line}</thead>\n<tbody>\n"
            elif not lines:
                line = "<tbody>\n" + line
            lines.append(line)
        if not lines:
            return ""
        columns = max(len(row) for row in node["rows"])
        size = " many" if columns > 3 else ""
        return f'<div class="scroll table{size}"><table>\n{"".join(lines)}</tbody>\n</table></div>\n'

    def _cell(self, node, is_head, column, cell):
        is_side = column == 0 and node["header"] in ("column", "both")
        tag = "th" if is_head or is_side else "td"
        scope = ' scope="col"' if is_head else ' scope="row"' if is_side else ""
        side = node.get("alignments", [])[column : column + 1]
        kind = f' class="{side[0]}"' if side in (["right"], ["center"]) else ""
        return f"<{tag}{scope}{kind}>{self.tight(cell)}</{tag}>"

    # Inline content

    def _inline_text(self, node):
        return escape(node["text"])

    def _inline_codeVoice(self, node):
        return f"<code>{_breakable(node['code'])}</code>"

    def _inline_emphasis(self, node):
        return f"<em>{self.inline(node['inlineContent'])}</em>"

    def _inline_strong(self, node):
        return f"<strong>{self.inline(node['inlineContent'])}</strong>"

    def _inline_reference(self, node):
        label = None
        if node.get("overridingTitleInlineContent"):
            label = self.inline(node["overridingTitleInlineContent"])
        elif node.get("overridingTitle"):
            label = escape(node["overridingTitle"])
        if not node["isActive"]:
            return label or self.label(self.reference(node["identifier"]))
        return self.link(node["identifier"], label)

    def _inline_image(self, node):
        reference = self.reference(node["identifier"])
        light, dark = None, None
        for variant in reference["variants"]:
            if "dark" in variant["traits"]:
                dark = variant["url"]
            else:
                light = variant["url"]
        if not light and not dark:
            raise Unknown(f"{self.source}: the image '{node['identifier']}' has no file")
        picture = self.image(light or dark, reference.get("alt") or "")
        if light and dark:
            file = escape(links.relative(self.file, dark.lstrip("/")))
            source = f'<source media="(prefers-color-scheme: dark)" srcset="{file}">'
            picture = f"<picture>{source}{picture}</picture>"
        return picture

    def image(self, url, words):
        """An image of the site, with its size, so that nothing moves when it comes."""
        name = url.lstrip("/")
        width, height = self.sizes.get(name, (0, 0))
        size = f' width="{width}" height="{height}"' if width else ""
        return f'<img src="{escape(links.relative(self.file, name))}" alt="{escape(words)}"{size}>'
