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
    #: The path of the design, or of the link that it was named by.
    name: str
    #: What each file holds. These paths, and those of links, are from the design's folder.
    files: Mapping[str, bytes]
    #: Where links lead by which the design reaches its files.
    links: Mapping[str, str]
    #: Folders that paths go through and leave by "..", so that they have to be there.
    folders: Sequence[str]

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
        folder = os.path.join(root, "files")
        for name in self.folders:
            os.makedirs(os.path.join(folder, name), exist_ok=True)
        for name, content in self.files.items():
            with open(_path(folder, name), "wb") as file:
                file.write(content)
        for name, target in self.links.items():
            path = _path(folder, name)
            os.symlink(os.path.relpath(os.path.join(folder, target), os.path.dirname(path)), path)
        return os.path.normpath(os.path.join(folder, self.name))


def _path(folder, name):
    path = os.path.normpath(os.path.join(folder, name))
    os.makedirs(os.path.dirname(path), exist_ok=True)
    return path


def pack(design, files: Optional[Sequence[str]], options: Mapping[str, Any]) -> Parcel:
    """Reads a design, the files that its own sample shows, and those that are listed."""
    path, given = design_input(design)
    if isinstance(files, str):
        raise misuse("files", files, "a list of paths")
    looks = {name: value for name, value in options.items() if name not in _of_rows}
    with Worker(design, **looks, loose=True) as worker:
        sample = worker.answer({})
    if sample.error is not None and files is None:
        raise error_of(sample)
    folder = _Folder(_root(path))
    if path == "-":
        name = "design.json" if given.lstrip()[:1] == b"{" else "design.yaml"
        folder.put(name, given)
    else:
        # The program looks for files beside the design itself, and calls it as the link is called.
        name = os.path.basename(os.path.realpath(path))
        folder.put(name, _read(path, most_bytes))
        if os.path.basename(path) != name:
            # In a folder of its own no file has its name.
            link = os.path.join(os.pardir, "link", os.path.basename(path))
            folder.links[link], name = name, link
    # What was looked for and isn't there has no hash.
    for file, hash in sample.files.items():
        if hash:
            folder.add(file)
    for file in files or ():
        folder.add(os.path.join(folder.path, file), is_listed=True)
    return Parcel(name, folder.files, folder.links, tuple(sorted(folder.left)))


def _root(path):
    """The folder beside whose files a design stands, through no link."""
    return os.path.realpath(os.curdir) if path == "-" else os.path.dirname(os.path.realpath(path))


class _Folder:
    """The folder of a design, and what of it goes to other machines."""

    def __init__(self, path):
        self.path, self.files, self.links = path, {}, {}
        #: Folders that paths leave by "..".
        self.left = set()
        self._room = most_bytes

    def put(self, place, content):
        self.files[place] = content
        self._room -= len(content)

    def add(self, path, is_listed=False):
        """Adds a file; of a folder the fonts, or all files where somebody lists it."""
        if self._inner(path) is None:
            raise UsageError(outside.format(path), (), 64)
        if not path.startswith(os.path.join(self.path, "")):
            path = os.path.realpath(path)
        if not os.path.isdir(path):
            return self._take(path)
        for file in _inside(path):
            if is_listed and os.path.isfile(file):
                # A design reads nothing that lies elsewhere, but for the fonts of its folders.
                if self._inner(file) is None and not _is_font(file):
                    raise UsageError(outside.format(file), (), 64)
            elif not _is_font(file):
                continue
            self._take(file)

    def _take(self, path):
        place = self._place(path)
        if place not in self.files:
            self.put(place, _read(path, self._room))

    def _inner(self, path):
        """Where a path leads, from this folder; nothing where that is outside."""
        place = os.path.relpath(os.path.realpath(path), self.path)
        return None if place.split(os.sep)[0] == os.pardir else place

    def _place(self, path):
        """Where a path in this folder leads, with the links on the way noted.

        A link that leads outside is a folder or a file on other machines; there, nothing lies above it.
        """
        place, is_here = "", True
        for part in path[len(self.path) :].split(os.sep):
            if part in ("", os.curdir):
                continue
            if part == os.pardir:
                if not place or not is_here:
                    raise UsageError(outside.format(path), (), 64)
                self.left.add(place)
                place = os.path.dirname(place)
                continue
            place = os.path.join(place, part)
            if os.path.islink(os.path.join(self.path, place)):
                target = self._inner(os.path.join(self.path, place))
                is_here = target is not None
                if is_here:
                    self.links[place] = target
                    place = "" if target == os.curdir else target
        return place


def _inside(folder):
    """The files in a folder and in those below it, but for hidden ones."""
    above = {folder: frozenset()}
    for place, folders, names in os.walk(folder, followlinks=True):
        around = above.pop(place)
        real = os.path.realpath(place)
        # A link may lead in a circle.
        folders[:] = [] if real in around else sorted(name for name in folders if not name.startswith("."))
        above.update((os.path.join(place, name), around | {real}) for name in folders)
        for name in sorted(names) if real not in around else ():
            if not name.startswith("."):
                yield os.path.join(place, name)


def _is_font(path):
    if not os.path.isfile(path):
        return False
    try:
        with open(path, "rb") as file:
            return file.read(4).startswith(_font_marks)
    except OSError:
        return False


def places(design, parcel: Parcel) -> FrozenSet[str]:
    """Where the files of a parcel lie on this machine, and the links to them."""
    path, _ = design_input(design)
    if path == "-":
        return frozenset()
    root = _root(path)
    links = [path, *(os.path.join(root, name) for name in parcel.links)]
    return frozenset([*(os.path.join(root, name) for name in parcel.files), *map(entry, links)])


def entry(path: str) -> str:
    """The place of a file or a link itself, whatever links its folder is reached by."""
    folder, name = os.path.split(os.path.abspath(path))
    return os.path.join(os.path.realpath(folder), name)


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
