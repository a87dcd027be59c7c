"""Workers for many rows."""

from __future__ import annotations

import os
from snapline._arguments import misuse
from snapline._command import command, encoder
from snapline._workers import Workers

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Iterable, Iterator, Mapping, Optional

    from snapline._arguments import Design, Size
    from snapline._result import Result


class Pool(Workers):
    """Processes that have read a design, and draw rows of data by it, several at a time.

        >>> with snapline.Pool("card.yaml") as pool:
        ...     for result in pool.map({"name": name} for name in names):
        ...         print(result.row, result.error or len(result.picture))

    There are ``n`` of them, or one for each processor that this process may use; they are started when
    there is work. Options are those of ``Worker``. A row that takes more than ``row_timeout`` seconds
    fails. Where a process ends while it draws a row, that row is tried once more, alone, and then fails.
    """

    def __init__(
        self,
        design: Design,
        n: Optional[int] = None,
        *,
        window: Optional[int] = None,
        row_timeout: Optional[float] = None,
        format: str = "png",
        size: Optional[Size] = None,
        scale: Optional[float] = None,
        appearance: Optional[str] = None,
        locale: Optional[str] = None,
        name: Optional[str] = None,
        data: Optional[Mapping[str, Any]] = None,
        texts: bool = False,
        loose: bool = False,
    ) -> None:
        n = _count("n", n, len(os.sched_getaffinity(0)))
        #: Rows that are taken at most, and not handed on.
        self._window = _count("window", window, 8 * n + 8)
        self._encode = encoder(data, texts)
        order = command(design, format, size, scale, appearance, locale, name, loose)
        super().__init__("this pool", order, n, row_timeout)

    def map(self, rows: Iterable[Mapping[str, Any]]) -> Iterator[Result]:
        """Draws rows, and yields a result for each, in their order.

        A row that fails is a result with an ``error``. No more rows are taken than the window has room for,
        so there may be any number of them; a row may not wait for the result of the one before. The results
        may be left before their end: then what is being drawn is given up, and the pool can be used again.
        """
        return self._team.results(rows, self._encode, self._window)


def _count(name, value, default):
    if value is None:
        return default
    if type(value) is not int or value < 1:
        raise misuse(name, value, "a number from 1")
    return value
