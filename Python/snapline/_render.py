"""Pictures from designs."""

from __future__ import annotations

import os
import subprocess

from snapline import _program
from snapline._arguments import design_input, json_of, misuse, size_words, text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Mapping, Optional

    from snapline._arguments import Design, Size


def render(
    design: Design,
    *,
    data: Optional[Mapping[str, Any]] = None,
    format: str = "png",
    size: Optional[Size] = None,
    scale: Optional[float] = None,
    timeout: Optional[float] = None,
) -> bytes:
    """Draws a design, and returns the file's bytes.

    ``design`` is the path of a file; or the design itself, as bytes, as a text of several lines, or as a
    dictionary of what a design in JSON says. Files that it names lie beside its own file, or else in the
    working folder. ``data`` has values for its placeholders, over its own samples.

    ``format`` is ``png``, ``jpeg``, ``webp``, ``svg``, ``pdf``, ``json`` or ``text``; ``size`` is in
    points, as ``(390, 844)`` or ``"390x844"``; ``scale`` is the number of pixels for each point. After
    ``timeout`` seconds the program is ended.

    Raises ``DesignError``, ``UsageError`` or ``ProgramError``, each a ``SnaplineError`` with
    ``diagnostics``. What is amiss with a picture that is drawn all the same is a ``DesignWarning``.
    """
    name, given = design_input(design)
    words = ["render", name, "-o", "-", f"--format={text('format', format)}", "--messages=json"]
    words += size_words(size, scale)
    if data is None:
        return run(words, given, timeout)
    if not hasattr(data, "keys"):
        raise misuse("data", data, "a dictionary")
    values = json_of("data", data)
    # Standard input may have the design. This file is in memory, and gone when it is closed.
    with open(os.memfd_create("data"), "wb") as file:
        file.write(values)
        file.flush()
        return run([*words, f"--data=/dev/fd/{file.fileno()}"], given, timeout, [file.fileno()])


def run(words, given=b"", timeout=None, files=()):
    try:
        program, is_own = _program.find()
    except _program.Missing as error:
        raise unavailable(str(error)) from None
    try:
        done = subprocess.run(
            [program, *words],
            input=given,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=_program.environment(program, is_own),
            timeout=timeout,
            pass_fds=files,
        )
    except subprocess.TimeoutExpired:
        from snapline._errors import ProgramError

        raise ProgramError(f"snapline took more than {timeout:g} s, and was ended", (), 75) from None
    except OSError as error:
        raise unavailable(f"'{program}' can't be started: {error.strerror}") from None
    if done.returncode or done.stderr:
        _tell(done)
    return done.stdout


def unavailable(reason):
    from snapline._errors import UnavailableError

    return UnavailableError(reason)


def _tell(done):
    """Raises what ended the program, or warns of what it told beside a picture."""
    from snapline import _errors

    if done.returncode:
        raise _errors.ended(done.returncode, done.stderr)
    _errors.warn(_errors.diagnostics(done.stderr)[0], 5)
