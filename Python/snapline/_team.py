"""Workers to which rows are handed, and whose answers are handed on in the order of the rows."""

from __future__ import annotations

import os
import select
from collections import deque
from time import monotonic

from snapline import _errors
from snapline._process import Garbled, Process
from snapline._render import unavailable
from snapline._round import Round

protocol = 1
#: Workers that are killed before they begin, one after the other, until there is no point in more.
_most_false_starts = 3
#: Seconds in which the first worker says something.
_start_patience = 60

other_protocol = (
    "the program speaks version {} of the workers' protocol, and this package version {}\n"
    "hint: install a program and a package of the same version, or unset SNAPLINE_PROGRAM"
)
changed = (
    "what pictures depend on has changed since the first worker began: fonts, symbols, patterns of "
    "hyphenation, or the program itself\nhint: draw all rows again, so that all are drawn alike"
)
other_process = (
    "these results belong to another process, which started them and forked this one\n"
    "hint: ask for results in the process that reads them"
)
silent = "snapline said nothing for {} s, and was ended"
closed = "{} is closed, and draws nothing any more\nhint: make another one"
at_work = (
    "{} is at work for others: one row after the other is drawn, in one thread\n"
    "hint: read the results before to their end, or close them; give each thread one of its own"
)


class Seat:
    """A worker, and the rows that it has been given."""

    __slots__ = ("process", "jobs", "has_greeted", "since")

    def __init__(self, process):
        self.process, self.jobs, self.has_greeted, self.since = process, deque(), False, 0.0


class Team:
    """Workers that are started when there is work, and again when they end."""

    def __init__(self, name, command, size, row_timeout=None):
        self.name, self.command, self.size, self.row_timeout = name, command, size, row_timeout
        self.seats = []
        self.greeting = {}
        self._owner = os.getpid()
        self._is_closed = False
        self._is_running = False
        self._false_starts = 0
        #: Time that doesn't count, as others had it.
        self._pause = 0.0

    def greet(self):
        """Starts the first worker, and waits for what it says of itself."""
        seat = self.start()
        try:
            while not seat.has_greeted:
                if not self.wait([seat], _start_patience):
                    raise _errors.ProgramError(silent.format(_start_patience), (), 75)
                self.hear(seat)
                if seat.process.has_ended:
                    raise _errors.ended(*seat.process.wait())
        except BaseException:
            self.stop()
            raise

    def results(self, rows, encode, window):
        """Yields a result for each row; ``encode`` makes its request, or a result that is known."""
        if self._owner != os.getpid():
            # What the parent has is the parent's.
            self.seats, self._owner, self._is_running = [], os.getpid(), False
        if self._is_closed:
            raise _errors.UsageError(closed.format(self.name), (), 64)
        if self._is_running:
            raise _errors.UsageError(at_work.format(self.name), (), 64)
        round = Round(self, enumerate(rows, 1), encode, window)
        self._is_running, owner = True, self._owner
        try:
            while True:
                for result in round.step():
                    before = monotonic()
                    yield result
                    self._pause += monotonic() - before
                    if owner != os.getpid():
                        raise _errors.ProgramError(other_process)
                    if self._is_closed:
                        raise _errors.UsageError(closed.format(self.name), (), 64)
                if round.is_done:
                    return
        finally:
            if owner == os.getpid():
                self._is_running = False
                for seat in [seat for seat in self.seats if seat.jobs]:
                    self.dismiss(seat)

    def stop(self):
        """Ends all workers, whatever they are at."""
        self._is_closed = True
        if self._owner == os.getpid():
            for seat in self.seats:
                seat.process.end()
        self.seats = []

    # What a round does with seats

    def start(self):
        try:
            seat = Seat(Process(self.command))
        except OSError as error:
            program = self.command.program
            raise unavailable(f"'{program}' can't be started: {error.strerror}") from None
        seat.since = self.clock()
        self.seats.append(seat)
        return seat

    def clock(self):
        return monotonic() - self._pause

    def dismiss(self, seat):
        self.seats.remove(seat)
        return seat.process.end()

    def hear(self, seat):
        """Takes the greeting of a worker that hasn't been heard before."""
        if seat.has_greeted:
            return
        try:
            said = seat.process.answer()
        except Garbled as error:
            self.dismiss(seat)
            raise _errors.ProgramError(f"what the program says is no greeting of a worker: {error}") from None
        if said is None:
            return
        greeting = said[0]
        if greeting.get("protocol") != protocol:
            self.dismiss(seat)
            raise _errors.ProgramError(other_protocol.format(greeting.get("protocol"), protocol))
        self.greeting = self.greeting or greeting
        if greeting != self.greeting:
            self.dismiss(seat)
            raise _errors.ProgramError(changed)
        seat.has_greeted, seat.since = True, self.clock()
        self._false_starts = 0

    def check_start(self, status, told):
        """Raises the error of workers that end before they begin, which is no row's fault."""
        self._false_starts += 1
        if status >= 0 or self._false_starts >= _most_false_starts:
            raise _errors.ended(status, told)

    def is_late(self, seat):
        return self.row_timeout is not None and self.clock() - seat.since > self.row_timeout

    def wait(self, seats, patience):
        """Reads and writes what can be, once something can; returns the seats that it was for."""
        poll, calls = select.poll(), {}
        for seat in seats:
            seat.process.watch(poll, calls, seat)
        woken = []
        for file, _ in poll.poll(None if patience is None else max(0, patience) * 1000 + 1):
            seat, call = calls[file]
            call()
            if seat not in woken:
                woken.append(seat)
        return woken
