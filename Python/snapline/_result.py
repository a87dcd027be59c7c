"""The result of a row: its picture, or why there is none."""

from __future__ import annotations

from typing import Any, Mapping, NamedTuple, Optional, Tuple, Type

from snapline import _errors
from snapline._errors import Diagnostic


class Result(NamedTuple):
    """The picture of one row, or why there is none: then ``error`` is a sentence, and ``picture`` empty."""

    #: The row's number, from 1, as in what ``snapline batch`` prints.
    row: int
    picture: bytes = b""
    #: The row's own value ``id``.
    id: Optional[str] = None
    #: The file name that the pattern ``name`` makes for the row.
    name: Optional[str] = None
    #: The SHA-256 of the picture.
    hash: Optional[str] = None
    error: Optional[str] = None
    #: Errors, or warnings beside a picture.
    diagnostics: Tuple[Diagnostic, ...] = ()
    #: How long the worker took, in milliseconds.
    ms: Optional[float] = None
    #: Files, and folders of fonts, that the picture is made of besides its design, with the hash of each; those
    #: that were looked for and aren't there have none.
    files: Mapping[str, str] = {}


def answered(row: int, id: Optional[str], header: Mapping[str, Any], picture: bytes) -> Result:
    get = header.get
    told = get("diagnostics")
    found = tuple(filter(None, map(_errors.diagnostic_of, told))) if told else ()
    # What can't be read has no id in its answer.
    return Result(
        row, picture, get("id", id), get("name"), get("hash"), get("error"), found, get("ms"),
        get("files") or {},
    )


def failed(
    row: int, id: Optional[str], kind: str, subject: str,
    cause: Optional[str] = None, remedy: Optional[str] = None,
) -> Result:
    """The result of a row that no worker answered."""
    diagnostic = Diagnostic(kind, "error", subject, cause or None, remedy)
    return Result(row, id=id, error=subject, diagnostics=(diagnostic,))


_kinds: Mapping[str, Tuple[Type[_errors.SnaplineError], int]] = {
    "row": (_errors.UsageError, 64),
    "row-lost": (_errors.ProgramError, 70),
    "row-timeout": (_errors.ProgramError, 75),
}


def error_of(result: Result) -> _errors.SnaplineError:
    """The error that stands for a row without a picture."""
    id = result.diagnostics[0].id if result.diagnostics else ""
    kind, status = _kinds.get(id, (_errors.DesignError, 1))
    message = "\n".join(map(str, result.diagnostics)) or result.error or "there is no picture"
    return kind(message, result.diagnostics, status)
