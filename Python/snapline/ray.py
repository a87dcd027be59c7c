"""Pictures by Ray.

    >>> import snapline.ray
    >>> options = snapline.ray.options("card.yaml", slots=2, name="{{id}}.png")
    >>> pictures = rows.map_batches(snapline.ray.Pictures, **options)

Each slot is an actor with a worker of its own. An actor asks for half a processor: where actors have them
all, Ray has none left to read the rows, and waits for ever.
"""

from __future__ import annotations

from snapline._tables import arrow_schema, batch_records
from snapline._tasks import Task

__all__ = ["Pictures", "Task", "options"]

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Dict


class Pictures:
    """What ``Dataset.map_batches`` takes, to draw a design for each row."""

    def __init__(self, task: Task) -> None:
        self._task = task

    def __call__(self, batch: Any) -> Any:
        import pyarrow

        return pyarrow.Table.from_pydict(self._task.table(batch_records(batch)), schema=arrow_schema())


def options(design: Any, slots: int, **options: Any) -> Dict[str, Any]:
    """What ``map_batches`` needs besides: the design, with options of ``Task``, and a number of actors."""
    import ray.data

    return {
        "fn_constructor_args": [Task(design, **options)],
        "batch_format": "pyarrow",
        "compute": ray.data.ActorPoolStrategy(size=slots),
        "num_cpus": 0.5,
    }
