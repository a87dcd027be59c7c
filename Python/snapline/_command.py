"""How a worker is started, and how rows become its requests."""

from __future__ import annotations

import json
import os
from typing import Mapping, NamedTuple, Sequence

from snapline import _arguments, _program
from snapline._render import unavailable
from snapline._result import failed


class Command(NamedTuple):
    program: str
    words: Sequence[str]
    environment: Mapping[str, str]
    folder: str
    #: The first line, where the design has no file.
    first: bytes
    #: Whether the program is the package's own.
    is_own: bool


class Job:
    """A row that some worker is to draw."""

    __slots__ = ("place", "request", "id", "has_failed")

    def __init__(self, place, request, id):
        self.place, self.request, self.id, self.has_failed = place, request, id, False


def command(design, format, size, scale, appearance, locale, name, loose) -> Command:
    path, given = _arguments.design_input(design)
    words = ["worker", path, f"--format={_arguments.text('format', format)}", "--messages=json"]
    words += _arguments.size_words(size, scale)
    for option, value in (("appearance", appearance), ("locale", locale), ("name", name)):
        if value is not None:
            words.append(f"--{option}={_arguments.text(option, value)}")
    if loose:
        words.append("--loose")
    try:
        program, is_own = _program.find()
    except _program.Missing as error:
        raise unavailable(str(error)) from None
    variables = _program.environment(program, is_own)
    # A worker that is started again finds what the first one found.
    first = _design_line(given) if path == "-" else b""
    return Command(program, words, variables, os.getcwd(), first, is_own)


def _design_line(design):
    try:
        text = design.decode("utf-8", "surrogatepass")
    except UnicodeDecodeError as error:
        raise _arguments.misuse("design", design, f"text in UTF-8 ({error.reason})") from None
    return json.dumps({"design": text}).encode("ascii") + b"\n"


def encoder(common, texts):
    """What makes a job of a row, or a result of one that is none."""
    if common is not None and not hasattr(common, "keys"):
        raise _arguments.misuse("data", common, "a dictionary")
    common = dict(common or {})
    key = "texts" if texts else "data"
    dump = json.JSONEncoder(ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode

    def encode(place, row):
        if not hasattr(row, "keys"):
            return failed(place, None, "row", f"the row is no dictionary, but {row!r:.80}")
        values = {**common, **row}
        id = values.get("id")
        id = str(id) if isinstance(id, (str, int, float)) else None
        try:
            line = dump({"row": place, key: values})
        except (TypeError, ValueError, RecursionError) as error:
            return failed(place, id, "row", f"the row has a value that JSON hasn't: {error}")
        return Job(place, line.encode("utf-8", "surrogatepass") + b"\n", id)

    return encode
