"""What can go wrong, with what the program says of it as values."""

import json
from typing import NamedTuple, Optional, Sequence


class Diagnostic(NamedTuple):
    """One message: what is wrong, why, where, and what to do."""

    id: str
    severity: str
    subject: str
    cause: Optional[str] = None
    remedy: Optional[str] = None
    file: Optional[str] = None
    line: Optional[int] = None
    column: Optional[int] = None
    length: Optional[int] = None
    excerpt: Optional[str] = None

    def __str__(self):
        numbers = [str(number) for number in (self.line, self.column) if number is not None]
        place = ":".join([self.file, *numbers]) + ": " if self.file else ""
        lines = [f"{place}{self.severity}: {self.subject} [{self.id}]"]
        lines += ["  " + line for line in (self.cause or "").splitlines()]
        lines += ["hint: " + self.remedy] if self.remedy else []
        return "\n".join(lines)


class SnaplineError(Exception):
    """No picture could be made. ``diagnostics`` say why; ``status`` is the program's exit status."""

    def __init__(self, message: str, diagnostics: Sequence[Diagnostic] = (), status: int = 1):
        super().__init__(message)
        self.diagnostics = tuple(diagnostics)
        self.status = status

    def __reduce__(self):
        return type(self), (self.args[0], self.diagnostics, self.status)


class DesignError(SnaplineError):
    """Something is wrong with the design, or with a file that it names."""


class UsageError(SnaplineError, ValueError):
    """An argument isn't one that the program takes, or comes at the wrong time."""


class ProgramError(SnaplineError):
    """The program ended before it had an answer: it was killed, or it took too long."""


class UnavailableError(ProgramError):
    """The program can't be started here."""

    def __init__(self, message: str, diagnostics: Sequence[Diagnostic] = (), status: int = 69):
        super().__init__(message, diagnostics, status)


class FingerprintError(ProgramError):
    """Another machine would draw other pictures than this one; the text says what differs."""


class DesignWarning(UserWarning):
    """A picture was made, and something about its design is amiss."""


def of_status(status: int):
    """The type of error that an exit status of the program stands for."""
    if status == 64:
        return UsageError
    # 126 and 127 are a loader's; below 0 is a signal.
    if status in (69, 126, 127):
        return UnavailableError
    # 2 is a folder that can't be written, a full disk; 0 is an end before there was an answer.
    return ProgramError if status <= 0 or status == 2 or status > 128 else DesignError


def ended(status: int, told: bytes):
    """The error that stands for the end of the program."""
    found, others = diagnostics(told)
    message = "\n".join([*map(str, found), *others])
    return of_status(status)(message or f"snapline ended with status {status}", found, status)


def warn(found: Sequence[Diagnostic], depth: int):
    """Warns of what is amiss; ``depth`` is the number of calls between here and the caller's line."""
    import warnings

    for diagnostic in found:
        if diagnostic.severity != "note":
            warnings.warn(str(diagnostic), DesignWarning, stacklevel=depth)


def diagnostics(told: bytes):
    """The messages among what the program told, and the lines that are none."""
    found, others = [], []
    # Texts may hold other ends of lines than this one.
    for line in told.decode("utf-8", "replace").split("\n"):
        value = None
        if line.startswith("{"):
            try:
                value = json.loads(line)
            except ValueError:
                pass
        diagnostic = diagnostic_of(value)
        if diagnostic:
            found.append(diagnostic)
        elif line.strip():
            others.append(line)
    return found, others


def diagnostic_of(value: object) -> Optional[Diagnostic]:
    """The message that a value of JSON is, if it is one."""
    if not isinstance(value, dict) or not {"id", "severity", "subject"} <= value.keys():
        return None
    return Diagnostic(**{name: value[name] for name in Diagnostic._fields if name in value})
