"""A design and the files that it names, as bytes that go to other machines."""

from __future__ import annotations

import fcntl
import os
import shutil
import tempfile
import weakref
from typing import Any, FrozenSet, Mapping, NamedTuple, Optional, Sequence

from snapline._arguments import design_input, misuse
from snapline._errors import UsageError
from snapline._result import error_of
from snapline._worker import Worker

#: More is for a disk that all machines have.
most_bytes = 64 << 20
_prefix = "snapline-design-"
#: What the files of fonts begin with.
_font_marks = (b"\0\1\0\0", b"OTTO", b"true", b"ttcf", b"wOFF", b"wOF2", b"typ1", b"%!PS", b"\x80\1")
#: Options that a sample has no use for.
_of_rows = ("loose", "name", "row_timeout", "window")

outside = (
    "'{}' lies outside of the design's folder, and can't go to other machines with it\n"
    "hint: put it beside the design"
)
too_large = (
    "the design and its files have more than {} bytes, too many to send to each machine\n"
    "hint: put large files where all machines have them, and name them by rows with their full paths"
)


class Parcel(NamedTuple):
    #: The name of the design among the files.
    name: str
    #: What each file holds, by its path from the design's folder.
    files: Mapping[str, bytes]

    def unpack(self, owner: object) -> str:
        """Writes the files to a folder of this process, and returns the design's path.

        The folder goes with its owner, or when another that unpacks finds this process gone.
        """
        _sweep()
        root = tempfile.mkdtemp(prefix=_prefix)
        # The lock is the process's until it ends, whichever way; nobody sees it before it is locked.
        lock = os.open(os.path.join(root, "new"), os.O_CREAT | os.O_RDWR)
        fcntl.flock(lock, fcntl.LOCK_EX)
        os.rename(os.path.join(root, "new"), os.path.join(root, "lock"))
        weakref.finalize(owner, _remove, root, lock, os.getpid())
        for name, content in self.files.items():
            path = os.path.join(root, "files", name)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "wb") as file:
                file.write(content)
        return os.path.join(root, "files", self.name)


def pack(design, files: Optional[Sequence[str]], options: Mapping[str, Any]) -> Parcel:
    """Reads a design, the files that its own sample shows, and those that are listed."""
    path, given = design_input(design)
    folder = os.curdir if path == "-" else os.path.dirname(path)
    if isinstance(files, str):
        raise misuse("files", files, "a list of paths")
    looks = {name: value for name, value in options.items() if name not in _of_rows}
    with Worker(design, **looks, loose=True) as worker:
        sample = worker.answer({})
    if sample.error is not None and files is None:
        raise error_of(sample)
    name = os.path.basename(path)
    if path == "-":
        name = "design.json" if given.lstrip()[:1] == b"{" else "design.yaml"
    contents = {name: given if path == "-" else _read(path, most_bytes)}
    left = most_bytes - len(contents[name])
    # What was looked for and isn't there has no hash.
    shown = [(file, _is_font) for file, hash in sample.files.items() if hash]
    listed = [(os.path.join(folder, file), os.path.isfile) for file in files or ()]
    for file, belongs in shown + listed:
        relative = os.path.relpath(os.path.realpath(file), os.path.realpath(folder or os.curdir))
        if relative.split(os.sep)[0] == os.pardir:
            raise UsageError(outside.format(file), (), 64)
        pairs = [(relative, file)]
        if os.path.isdir(file):
            pairs = [(os.path.join(relative, inner), os.path.join(file, inner)) for inner in _inside(file, belongs)]
        for place, inner in pairs:
            place = os.path.normpath(place)
            if place not in contents:
                contents[place] = _read(inner, left)
                left -= len(contents[place])
    return Parcel(name, contents)


def _inside(folder, belongs):
    """The files in a folder and in those below it, but for hidden ones, by their paths from it."""
    above = {folder: frozenset()}
    for place, folders, names in os.walk(folder, followlinks=True):
        around = above.pop(place)
        real = os.path.realpath(place)
        # A link may lead in a circle.
        folders[:] = [] if real in around else sorted(name for name in folders if not name.startswith("."))
        above.update((os.path.join(place, name), around | {real}) for name in folders)
        for name in sorted(names) if real not in around else ():
            if not name.startswith(".") and belongs(os.path.join(place, name)):
                yield os.path.relpath(os.path.join(place, name), folder)


def _is_font(path):
    if not os.path.isfile(path):
        return False
    try:
        with open(path, "rb") as file:
            return file.read(4).startswith(_font_marks)
    except OSError:
        return False


def places(design, parcel: Parcel) -> FrozenSet[str]:
    """Where the files of a parcel lie on this machine."""
    path, _ = design_input(design)
    if path == "-":
        return frozenset()
    folder = os.path.realpath(os.path.dirname(path) or os.curdir)
    return frozenset(os.path.realpath(os.path.join(folder, name)) for name in parcel.files)


def _read(path, most):
    try:
        with open(path, "rb") as file:
            content = file.read(most + 1)
    except OSError as error:
        raise UsageError(f"'{path}' can't be read: {error.strerror}", (), 64) from None
    if len(content) > most:
        raise UsageError(too_large.format(most_bytes), (), 64)
    return content


def _remove(root, lock, process):
    os.close(lock)
    if os.getpid() == process:
        shutil.rmtree(root, ignore_errors=True)


def _sweep():
    """Removes the folders of processes that ended without a word."""
    place = tempfile.gettempdir()
    for name in os.listdir(place):
        root = os.path.join(place, name)
        if not name.startswith(_prefix):
            continue
        try:
            if os.lstat(root).st_uid != os.getuid():
                continue
            with open(os.path.join(root, "lock")) as lock:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                shutil.rmtree(root, ignore_errors=True)
        except OSError:
            # It is in use, or gone.
            continue
