"""Declarations of Swift as HTML."""

from content import escape

_classes = {
    "keyword": "k",
    "attribute": "k",
    "identifier": "n",
    "externalParam": "p",
    "internalParam": "",
    "typeIdentifier": "t",
    "genericParameter": "t",
    "number": "",
    "string": "",
    "text": "",
    "label": "",
}
#: A declaration with more letters than this has a line for each parameter.
_width = 68


def tokens(content, nodes, linked=True):
    """The tokens of a declaration; types lead to their pages, except within another link."""
    words = []
    for node in nodes:
        if node["kind"] not in _classes:
            raise content.unknown("kind of token in a declaration", node["kind"])
        text, kind = escape(node["text"]), _classes[node["kind"]]
        target = node.get("identifier") if linked else None
        if target in content.references:
            words.append(content.link(target, text, ' class="t"'))
        elif kind:
            words.append(f'<span class="{kind}">{text}</span>')
        else:
            words.append(text)
    return "".join(words)


def declaration(content, node):
    """A whole declaration, over several lines where it is long."""
    return f'<pre class="declaration"><code>{tokens(content, _broken(node["tokens"]))}</code></pre>\n'


def _broken(nodes):
    """The tokens with a line for each parameter, if they are several and don't fit in one line."""
    if sum(len(node["text"]) for node in nodes) <= _width:
        return nodes
    named = next((place for place, node in enumerate(nodes) if _names(node)), len(nodes))
    breaker = _Breaker()
    rest = []
    for node in nodes[named + 1 :]:
        rest.append(dict(node, text=breaker.broken(node["text"])) if node["kind"] == "text" else node)
    return [*nodes[: named + 1], *rest] if breaker.commas else nodes


def _names(node):
    return node["kind"] == "identifier" or node["kind"] == "keyword" and node["text"] in ("init", "subscript")


class _Breaker:
    """Reads what stands between the words of a declaration, and breaks lines in its list of parameters."""

    def __init__(self):
        self.open = []
        self.is_over = False
        self.is_string = False
        self.commas = 0

    def broken(self, text):
        out = []
        for place, letter in enumerate(text):
            if letter == '"':
                self.is_string = not self.is_string
            if self.is_over or self.is_string:
                out.append(letter)
                continue
            out.append(self._step(letter, text[place - 1 : place]))
        return "".join(out)

    def _step(self, letter, before):
        if letter in "([<{":
            self.open.append(letter)
            return "(\n  " if self.open == ["("] else letter
        if letter in ")]}" or letter == ">" and before != "-":
            was = self.open
            self.open = was[:-1]
            self.is_over = was == ["("]
            return "\n)" if self.is_over else letter
        if letter == ":" and not self.open:
            # A property, whose type may have a list of its own.
            self.is_over = True
        if self.open == ["("]:
            if letter == ",":
                self.commas += 1
                return ",\n "
        return letter
