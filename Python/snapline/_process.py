"""A worker of the program, in a process of its own."""

from __future__ import annotations

import json
import os
import select
import subprocess
import weakref

#: More than any line before a picture has.
_most_header = 1 << 26
_most_told = 1 << 16
#: What a pipe holds.
_piece = 1 << 16


class Garbled(Exception):
    """What a worker said is no answer."""


class Process:
    """Requests and answers in their order, by pipes at which nobody waits."""

    def __init__(self, command):
        # Without it a worker that finds another parent can't know that this process is gone. Another program may
        # be a script that starts the real one, whose parent is that script.
        parent = [f"--parent={os.getpid()}"] if command.is_own else []
        self._popen = popen = subprocess.Popen(
            [command.program, *command.words, *parent],
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=command.environment,
            cwd=command.folder,
        )
        self._files = [file for file in (popen.stdin, popen.stdout, popen.stderr) if file]
        self._input, self._output, self._errors = [file.fileno() for file in self._files]
        for file in self._files:
            os.set_blocking(file.fileno(), False)
        self._unsent = bytearray()
        self._received = bytearray()
        self._header = None
        self._searched = 0
        #: Whether there is nothing more to read.
        self.has_ended = False
        self._told = bytearray()
        self._tells = True
        # Also when nobody says close(), and when the interpreter ends.
        self._end = weakref.finalize(self, _end, popen, self._files, os.getpid())
        _all.add(self)
        self.send(command.first)

    def watch(self, poll, calls, seat):
        """Has a poll wake up for what this process does next, and notes what to call then."""
        calls[self._output] = seat, self.receive
        poll.register(self._output, select.POLLIN)
        if self._tells:
            calls[self._errors] = seat, self.listen
            poll.register(self._errors, select.POLLIN)
        if self._unsent:
            calls[self._input] = seat, self.flush
            poll.register(self._input, select.POLLOUT)

    @property
    def has_unsent(self):
        return bool(self._unsent)

    def send(self, request):
        self._unsent += request
        self.flush()

    def flush(self):
        """Writes what the pipe takes."""
        try:
            while self._unsent:
                del self._unsent[: os.write(self._input, self._unsent)]
        except BlockingIOError:
            pass
        except BrokenPipeError:
            # It has ended, which is seen by reading.
            self._unsent.clear()

    def receive(self):
        """Reads some of what is there."""
        try:
            piece = os.read(self._output, _piece)
        except BlockingIOError:
            return
        self._received += piece
        self.has_ended = not piece

    def listen(self):
        """Reads what the process tells people, of which the end is kept."""
        try:
            while self._tells:
                piece = os.read(self._errors, _piece)
                self._told += piece
                del self._told[:-_most_told]
                self._tells = bool(piece)
        except BlockingIOError:
            pass

    def answer(self):
        """The next answer, as its header and its bytes; nothing where it isn't all there."""
        received = self._received
        if self._header is None:
            end = received.find(b"\n", self._searched)
            if end < 0:
                self._searched = len(received)
                if self._searched > _most_header:
                    raise Garbled("a line without end")
                return None
            self._header = _header(received[:end])
            self._searched = 0
            del received[: end + 1]
        count = self._header.get("bytes", 0)
        if len(received) < count:
            return None
        header, self._header = self._header, None
        picture = bytes(memoryview(received)[:count])
        del received[:count]
        return header, picture

    def end(self):
        """Ends the process, if it hasn't ended, and returns its status and what it told."""
        if self._end.alive:
            self.listen()
            self._end()
        return self._popen.returncode, bytes(self._told)

    def wait(self):
        """The same for a process whose output has ended, which soon has a status of its own."""
        try:
            self._popen.wait(5)
        except subprocess.TimeoutExpired:
            pass
        return self.end()

    def forget(self):
        """Closes this process's copies of the pipes of a process that its parent started."""
        self._end.detach()
        for file in self._files:
            file.close()
        # Only who started a process can wait for it.
        self._popen.returncode = 0


def _header(line):
    try:
        header = json.loads(line.decode("utf-8"))
    except (ValueError, RecursionError):
        header = None
    if not isinstance(header, dict):
        raise Garbled(repr(bytes(line[:80]))[1:])
    count = header.get("bytes", 0)
    if type(count) is not int or count < 0:
        raise Garbled(f"an answer of {count!r:.80} bytes")
    return header


def _end(popen, files, owner):
    if os.getpid() != owner:
        return
    popen.kill()
    for file in files:
        file.close()
    popen.wait()


_all: weakref.WeakSet[Process] = weakref.WeakSet()


def _forget_all():
    for process in list(_all):
        process.forget()
    _all.clear()


os.register_at_fork(after_in_child=_forget_all)
