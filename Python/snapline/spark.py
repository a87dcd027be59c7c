"""Pictures by Spark.

    >>> import snapline.spark
    >>> draw = snapline.spark.in_arrow("card.yaml", name="{{id}}.png")
    >>> pictures = rows.mapInArrow(draw, snapline.spark.schema)

Each task has a worker of its own, which stays for the next. All machines need this package and a JRE; on one
machine, Spark wants SPARK_LOCAL_IP=127.0.0.1. Options are those of ``Task``.
"""

from __future__ import annotations

from snapline._tables import arrow_schema, batch_records, frame, records
from snapline._tasks import Task

__all__ = ["Task", "in_arrow", "in_pandas", "schema"]

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Callable, Iterator

#: The columns that come back.
schema = "id string, name string, picture binary, hash string, error string"


def in_pandas(design: Any, **options: Any) -> Callable[[Iterator[Any]], Iterator[Any]]:
    """What ``DataFrame.mapInPandas`` takes, to draw a design for each row."""
    task = Task(design, **options)

    def draw(frames):
        for piece in task.pieces(row for some in frames for row in records(some)):
            yield frame(piece)

    return draw


def in_arrow(design: Any, **options: Any) -> Callable[[Iterator[Any]], Iterator[Any]]:
    """What ``DataFrame.mapInArrow`` takes, to draw a design for each row."""
    task = Task(design, **options)

    def draw(batches):
        import pyarrow

        for piece in task.pieces(row for some in batches for row in batch_records(some)):
            yield pyarrow.RecordBatch.from_pydict(piece, schema=arrow_schema())

    return draw
