"""Pictures by Dask.

    >>> import snapline.dask
    >>> draw = snapline.dask.in_partition("card.yaml", name="{{id}}.png")
    >>> pictures = frame.map_partitions(draw, meta=snapline.dask.meta())

Each thread of Dask's workers has a worker of ours, which stays for the next partition; as each draws in a
process of its own, ``threads_per_worker`` may be the number of processors. Options are those of ``Task``.
"""

from __future__ import annotations

from snapline._tables import columns, frame, records
from snapline._tasks import Task

__all__ = ["Task", "in_partition", "meta"]

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Callable


def in_partition(design: Any, **options: Any) -> Callable[[Any], Any]:
    """What ``DataFrame.map_partitions`` takes, to draw a design for each row."""
    task = Task(design, **options)

    def draw(partition):
        drawn = frame(task.table(records(partition)))
        drawn.index = partition.index
        return drawn

    return draw


def meta() -> Any:
    """The columns that come back, in a frame without rows."""
    return frame({name: [] for name in columns})
