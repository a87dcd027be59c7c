"""A worker for one row after the other."""

from __future__ import annotations

from snapline import _errors
from snapline._command import command, encoder
from snapline._result import error_of
from snapline._workers import Workers

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Mapping, Optional

    from snapline._arguments import Design, Size
    from snapline._result import Result


class Worker(Workers):
    """A process that has read a design, and draws rows of data by it.

        >>> with snapline.Worker("card.yaml") as worker:
        ...     png = worker.render({"name": "Ada"})

    The design and its options are those of ``render``. ``data`` has values for all rows that don't have
    their own; where ``texts`` is true, all values are texts, and become what the design's ``data`` has.
    With ``loose`` a row may lack values, for which the design has samples, and may have others. ``name``
    is a pattern such as ``{{id}}.png`` for ``Result.name``.

    Where the process ends while it draws a row, that row is tried once more; then, or after ``timeout``
    seconds, it is a ``ProgramError``. The worker belongs to the process that made it: one that is forked
    from that starts another for itself. It is for one thread at a time.
    """

    def __init__(
        self,
        design: Design,
        *,
        format: str = "png",
        size: Optional[Size] = None,
        scale: Optional[float] = None,
        appearance: Optional[str] = None,
        locale: Optional[str] = None,
        name: Optional[str] = None,
        data: Optional[Mapping[str, Any]] = None,
        texts: bool = False,
        loose: bool = False,
        timeout: Optional[float] = None,
    ) -> None:
        self._encode = encoder(data, texts)
        order = command(design, format, size, scale, appearance, locale, name, loose)
        super().__init__("this worker", order, 1, timeout)

    def render(self, row: Mapping[str, Any]) -> bytes:
        """Draws a row, and returns the file's bytes, or raises as ``render`` does."""
        result = self.answer(row)
        if result.error is not None:
            raise error_of(result)
        if result.diagnostics:
            _errors.warn(result.diagnostics, 3)
        return result.picture

    def answer(self, row: Mapping[str, Any]) -> Result:
        """Draws a row, and returns all that is told of it; what is wrong with it is told, too."""
        (result,) = self._team.results([row], self._encode, 1)
        return result
