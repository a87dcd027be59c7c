"""Pictures from designs."""

from __future__ import annotations

import os
import subprocess

from snapline import _program

# What only checkers of types and failures need isn't imported for a picture: that takes milliseconds.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Mapping, Optional, Tuple, Union

    #: A file by its path, a design's text, or a design as values.
    Design = Union[str, "os.PathLike[str]", bytes, Mapping[str, Any]]


def render(
    design: Design,
    *,
    format: str = "png",
    size: Union[str, Tuple[float, float], None] = None,
    scale: Optional[float] = None,
    timeout: Optional[float] = None,
) -> bytes:
    """Draws a design, and returns the file's bytes.

    ``design`` is the path of a file; or the design itself, as bytes, as a text of several lines, or as a
    dictionary of what a design in JSON says. Files that it names lie beside its own file, or else in the
    working folder.

    ``format`` is ``png``, ``jpeg``, ``webp``, ``svg``, ``pdf``, ``json`` or ``text``; ``size`` is in
    points, as ``(390, 844)`` or ``"390x844"``; ``scale`` is the number of pixels for each point. After
    ``timeout`` seconds the program is ended.

    Raises ``DesignError``, ``UsageError`` or ``ProgramError``, each a ``SnaplineError`` with
    ``diagnostics``. What is amiss with a picture that is drawn all the same is a ``DesignWarning``.
    """
    name, text = _input(design)
    words = ["render", name, "-o", "-", f"--format={_text('format', format)}", "--messages=json"]
    if size is not None:
        words.append(f"--size={_size(size)}")
    if scale is not None:
        words.append(f"--scale={_number('scale', scale)}")
    return _run(words, text, timeout)


def _input(design):
    """What the program is told to read, and what it gets by standard input."""
    if isinstance(design, (bytes, bytearray, memoryview)):
        return "-", bytes(design)
    if hasattr(design, "keys"):
        import json

        try:
            text = json.dumps(dict(design), ensure_ascii=False, allow_nan=False)
        except (TypeError, ValueError, RecursionError) as error:
            raise _misuse("design", design, f"values that JSON has ({error})") from None
        return "-", text.encode("utf-8", "surrogatepass")
    if isinstance(design, str) and "\n" in design:
        return "-", design.encode("utf-8", "surrogatepass")
    try:
        path = os.fsdecode(design)
    except TypeError:
        raise _misuse("design", design, "a path, a text, bytes or a dictionary") from None
    if "\0" in path:
        raise _misuse("design", design, "a path, which holds no NUL")
    # A file may be called like an option, or like standard input.
    return (os.path.join(os.curdir, path) if path.startswith("-") else path), b""


def _size(size):
    if isinstance(size, str):
        return _text("size", size)
    try:
        width, height = size
    except (TypeError, ValueError):
        raise _misuse("size", size, "a width and a height, such as (390, 844)") from None
    return f"{_number('size', width)}x{_number('size', height)}"


def _number(name, value):
    try:
        text = repr(float(value))
    except (TypeError, ValueError):
        raise _misuse(name, value, "numbers" if name == "size" else "a number") from None
    return text[:-2] if text.endswith(".0") else text


def _text(name, value):
    if not isinstance(value, str) or "\0" in value:
        raise _misuse(name, value, "a text")
    return value


def _misuse(name, value, wanted):
    from snapline._errors import UsageError

    return UsageError(f"'{name}' takes {wanted}, not {value!r:.80}", (), 64)


def _run(words, text, timeout):
    try:
        program, is_own = _program.find()
    except _program.Missing as error:
        raise _unavailable(str(error)) from None
    try:
        done = subprocess.run(
            [program, *words],
            input=text,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=_program.environment(program, is_own),
            timeout=timeout,
        )
    except subprocess.TimeoutExpired:
        from snapline._errors import ProgramError

        raise ProgramError(f"snapline took more than {timeout:g} s, and was ended", (), 75) from None
    except OSError as error:
        raise _unavailable(f"'{program}' can't be started: {error.strerror}") from None
    if done.returncode or done.stderr:
        _tell(done)
    return done.stdout


def _unavailable(reason):
    from snapline._errors import UnavailableError

    return UnavailableError(reason)


def _tell(done):
    """Raises what ended the program, or warns of what it told beside a picture."""
    import warnings

    from snapline import _errors

    found, others = _errors.diagnostics(done.stderr)
    if done.returncode == 0:
        for diagnostic in found:
            if diagnostic.severity == "note":
                continue
            warnings.warn(str(diagnostic), _errors.DesignWarning, stacklevel=4)
        return
    message = "\n".join([*map(str, found), *others])
    message = message or f"snapline ended with status {done.returncode}"
    raise _errors.of_status(done.returncode)(message, found, done.returncode)
