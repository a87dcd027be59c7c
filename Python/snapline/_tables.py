"""Rows of tables, and tables of pictures."""

from __future__ import annotations

from typing import Any, Iterator, Mapping, Sequence

#: The columns of what comes back.
columns = ("id", "name", "picture", "hash", "error")


def plain(value: Any) -> Any:
    """A value of a table as JSON has it; what is missing in it is nothing."""
    if value is None or isinstance(value, (str, bool, int)):
        return value
    if isinstance(value, float):
        return None if value != value else value
    if isinstance(value, Mapping):
        return {str(name): plain(inner) for name, inner in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(inner) for inner in value]
    if hasattr(value, "isoformat"):
        return None if value != value else value.isoformat()
    if hasattr(value, "tolist"):
        return plain(value.tolist())
    if type(value).__name__ == "NAType":
        return None
    if type(value).__name__ == "Decimal":
        # A name made of a long number is made of all its digits.
        if not value.is_finite():
            return None if value.is_nan() else float(value)
        return int(value) if value == value.to_integral_value() else float(value)
    return value


def records(frame: Any) -> Iterator[Mapping[str, Any]]:
    """The rows of a frame of pandas."""
    for row in frame.to_dict("records"):
        yield plain(row)


def batch_records(batch: Any) -> Iterator[Mapping[str, Any]]:
    """The rows of a batch or table of Arrow."""
    for row in batch.to_pylist():
        yield plain(row)


def frame(piece: Mapping[str, Sequence[Any]]) -> Any:
    import pandas

    return pandas.DataFrame(piece, columns=list(columns), dtype=object)


def arrow_schema() -> Any:
    import pyarrow

    texts = {name: pyarrow.string() for name in columns}
    return pyarrow.schema({**texts, "picture": pyarrow.binary()})
