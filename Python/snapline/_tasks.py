"""What engines have in common: a design that goes to other machines, and the workers there."""

from __future__ import annotations

import errno
import hashlib
import os
import pickle
import socket
import threading
import uuid
from contextlib import contextmanager
from typing import Any, Dict, Iterable, Iterator, List, Mapping, Optional, Sequence, Tuple

from snapline import _parcel
from snapline._errors import FingerprintError, UsageError
from snapline._fingerprint import differences, fingerprint
from snapline._pool import Pool
from snapline._result import Result
from snapline._tables import columns

#: So much is handed on at once, as engines keep several such pieces in memory.
_most_rows, _most_bytes = 256, 16 << 20
#: Designs that a process has workers for at once.
_most_places = 4
#: After these no other file can be written, either.
_fatal = (errno.ENOSPC, errno.EDQUOT, errno.EIO, errno.EROFS)

other_machine = (
    "{} would draw other pictures than the machine that sent it the rows: {}\n"
    "hint: install the same packages, fonts, symbols and patterns of hyphenation on all machines; "
    "'snapline doctor' lists them"
)
no_name = (
    "pictures in a folder need names\nhint: give a pattern by 'name', such as name='{{id}}.png'"
)


class Task:
    """A design with the files that it names, which draws rows on whatever machine it comes to.

    Options are those of ``Pool``. The files go with it that its own sample shows, and those that ``files``
    lists by their paths from its folder: files, or folders of them, that rows name. With ``out``,
    pictures are written to that folder by their names, over what a try before has written, and aren't in
    what comes back. Of two rows with one name, the last that is drawn stays.

    A row that fails comes back as a row with an ``error``. A machine that would draw other pictures than
    this one is refused by a ``FingerprintError`` with its name.
    """

    def __init__(
        self, design: Any, *, files: Optional[Sequence[str]] = None, out: Optional[str] = None, **options: Any
    ) -> None:
        if out is not None and options.get("name") is None:
            raise UsageError(no_name, (), 64)
        self.parcel = _parcel.pack(design, files, options)
        self.out = None if out is None else os.path.abspath(out)
        self.read = _parcel.places(design, self.parcel)
        self.options = options
        self.fingerprint = fingerprint()
        self.key = hashlib.sha256(pickle.dumps((self.parcel, self.options, self.fingerprint))).hexdigest()

    def results(self, rows: Iterable[Mapping[str, Any]]) -> Iterator[Result]:
        """Draws rows by a worker of this process."""
        with _pool(self) as (pool, folder):
            for result in pool.map(rows):
                if result.error is not None:
                    # The same on each machine, wherever the design was put there.
                    result = result._replace(error=result.error.replace(folder, ""))
                yield _written(result, self.out, self.read) if self.out else result

    def pieces(self, rows: Iterable[Mapping[str, Any]]) -> Iterator[Dict[str, List[Any]]]:
        """Draws rows, and yields columns for some hundred at a time."""
        piece, size = _empty(), 0
        for result in self.results(rows):
            size += len(result.picture)
            has_picture = result.error is None and not self.out
            piece["id"].append(None if result.id is None else str(result.id))
            piece["name"].append(result.name)
            piece["picture"].append(result.picture if has_picture else None)
            piece["hash"].append(result.hash)
            piece["error"].append(result.error)
            if len(piece["id"]) >= _most_rows or size >= _most_bytes:
                yield piece
                piece, size = _empty(), 0
        yield piece

    def table(self, rows: Iterable[Mapping[str, Any]]) -> Dict[str, List[Any]]:
        """Draws rows, and returns the columns of all."""
        whole = _empty()
        for piece in self.pieces(rows):
            for name in columns:
                whole[name] += piece[name]
        return whole


def _empty() -> Dict[str, List[Any]]:
    return {name: [] for name in columns}


def _written(result, out, read):
    """A result whose picture is in a folder, by its name; one that can't be there fails."""
    if result.error is not None:
        return result
    path = os.path.normpath(os.path.join(out, result.name or ""))
    if not path.startswith(os.path.join(out, "")):
        return result._replace(error=f"'{result.name}' is no name of a file in '{out}'", hash=None)
    # A link would be replaced, and not what it leads to.
    if {os.path.realpath(path), _parcel.entry(path)} & read:
        error = f"'{result.name}' would be written over a file that the design is made of"
        return result._replace(error=error, hash=None)
    # A file is there whole or not at all, also where two tries write it at once.
    new = os.path.join(os.path.dirname(path), f".{uuid.uuid4().hex}.new")
    try:
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(new, "xb") as file:
            file.write(result.picture)
        os.replace(new, path)
    except OSError as error:
        if error.errno in _fatal:
            raise
        return result._replace(error=f"'{result.name}' can't be written: {error.strerror}", hash=None)
    finally:
        if os.path.exists(new):
            os.unlink(new)
    return result


class _Place:
    """Where this process draws by one design: its files, and workers that have nothing to do."""

    def __init__(self, task):
        self.design = task.parcel.unpack(self)
        self.idle = []
        #: How many are drawing.
        self.users = 0

    def close(self):
        for pool in self.idle:
            pool.close()


_lock = threading.Lock()
_places: Dict[str, _Place] = {}
_own: Dict[str, str] = {}


def _forget():
    """A process that is forked draws for itself."""
    global _lock
    _lock = threading.Lock()
    _places.clear()


os.register_at_fork(after_in_child=_forget)


@contextmanager
def _pool(task: Task) -> Iterator[Tuple[Pool, str]]:
    """A worker of this process, for as long as it is needed, and the folder of its design."""
    place = _place(task)
    pool = None
    try:
        try:
            pool = place.idle.pop()
        except IndexError:
            pool = Pool(place.design, 1, **task.options)
        yield pool, os.path.join(os.path.dirname(place.design), "")
    finally:
        with _lock:
            place.users -= 1
            if pool:
                place.idle.append(pool)


def _place(task: Task) -> _Place:
    with _lock:
        place = _places.pop(task.key, None)
        if place is None:
            _check(task)
            place = _Place(task)
        place.users += 1
        # The one that was used last is at the end.
        _places[task.key] = place
        for key in list(_places)[: max(0, len(_places) - _most_places)]:
            if _places[key].users == 0:
                _places.pop(key).close()
    return place


def _check(task: Task) -> None:
    if not _own:
        _own.update(fingerprint())
    found = differences(_own, task.fingerprint)
    if found:
        raise FingerprintError(other_machine.format(socket.gethostname(), found))
