"""What the program is told, of what a caller gives."""

from __future__ import annotations

import os

# What only checkers of types and failures need isn't imported for a picture: that takes milliseconds.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Mapping, Tuple, Union

    #: A file by its path, a design's text, or a design as values.
    Design = Union[str, "os.PathLike[str]", bytes, Mapping[str, Any]]
    #: Points, as (390, 844) or "390x844".
    Size = Union[str, Tuple[float, float]]


def design_input(design):
    """What the program is told to read, and what it gets by standard input."""
    if isinstance(design, (bytes, bytearray, memoryview)):
        return "-", bytes(design)
    if hasattr(design, "keys"):
        return "-", json_of("design", design)
    if isinstance(design, str) and "\n" in design:
        return "-", design.encode("utf-8", "surrogatepass")
    try:
        path = os.fsdecode(design)
    except TypeError:
        raise misuse("design", design, "a path, a text, bytes or a dictionary") from None
    if "\0" in path:
        raise misuse("design", design, "a path, which holds no NUL")
    # A file may be called like an option, or like standard input.
    return (os.path.join(os.curdir, path) if path.startswith("-") else path), b""


def json_of(name, values):
    import json

    try:
        text = json.dumps(dict(values), ensure_ascii=False, allow_nan=False)
    except (TypeError, ValueError, RecursionError) as error:
        raise misuse(name, values, f"values that JSON has ({error})") from None
    return text.encode("utf-8", "surrogatepass")


def size_words(size, scale):
    words = []
    if size is not None:
        words.append(f"--size={_size(size)}")
    if scale is not None:
        words.append(f"--scale={_number('scale', scale)}")
    return words


def _size(size):
    if isinstance(size, str):
        return text("size", size)
    try:
        width, height = size
    except (TypeError, ValueError):
        raise misuse("size", size, "a width and a height, such as (390, 844)") from None
    return f"{_number('size', width)}x{_number('size', height)}"


def _number(name, value):
    try:
        text = repr(float(value))
    except (TypeError, ValueError):
        raise misuse(name, value, "numbers" if name == "size" else "a number") from None
    return text[:-2] if text.endswith(".0") else text


def text(name, value):
    if not isinstance(value, str) or "\0" in value:
        raise misuse(name, value, "a text")
    return value


def misuse(name, value, wanted):
    from snapline._errors import UsageError

    return UsageError(f"'{name}' takes {wanted}, not {value!r:.80}", (), 64)
