"""What one worker and a pool of them have in common."""

from __future__ import annotations

from typing import Optional, TypeVar

from snapline._command import Command
from snapline._team import Team

_Self = TypeVar("_Self", bound="Workers")


class Workers:
    """Processes that end when this is closed, or when nobody has it any more."""

    def __init__(self, name: str, command: Command, size: int, row_timeout: Optional[float]) -> None:
        self._team = Team(name, command, size, row_timeout)
        self._team.greet()

    @property
    def fingerprint(self) -> str:
        """What pictures depend on here, as one hash; ``fingerprint()`` says more."""
        return self._team.greeting["fingerprint"]

    @property
    def version(self) -> str:
        """The program's version."""
        return self._team.greeting["version"]

    def close(self) -> None:
        """Ends all processes, whatever they are at. Nothing can be drawn then."""
        self._team.stop()

    def __enter__(self: _Self) -> _Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
