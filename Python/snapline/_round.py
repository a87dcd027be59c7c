"""The rows of one call: which worker has which, and their results."""

from __future__ import annotations

from time import monotonic

from snapline._command import Job
from snapline._process import Garbled
from snapline._result import answered, failed


#: A source of rows that takes as many seconds for one is slow: results don't wait for its next row.
_slow = 0.01


class Round:
    """The rows of one call, from the first to the last."""

    def __init__(self, team, rows, encode, window):
        self._team, self._rows, self._encode, self._window = team, rows, encode, window
        #: Rows whose worker has ended, in their order.
        self._returned = []
        self._ready = {}
        self._taken = self._delivered = 0
        self._is_at_end = False
        self._is_slow = False

    @property
    def is_done(self):
        return self._is_at_end and self._delivered == self._taken

    def step(self):
        """Hands out what can be, waits for some worker unless there are results, and yields those."""
        self._hand_out()
        if self._delivered + 1 not in self._ready and not self.is_done:
            self._hear()
            self._hand_out()
        while self._delivered + 1 in self._ready:
            self._delivered += 1
            yield self._ready.pop(self._delivered)

    def _hear(self, patience=None):
        """Takes the answers that come first, or in so many seconds."""
        team = self._team
        busy = [seat for seat in team.seats if seat.jobs or not seat.has_greeted]
        for seat in team.wait(busy, self._patience(busy) if patience is None else patience):
            self._attend(seat)
        if team.row_timeout is not None:
            self._end_late(busy)

    # Handing out

    def _hand_out(self):
        """Gives every worker something to do, and something to do next."""
        while True:
            has_room, seat = self._room()
            job = self._next_job(seat) if has_room else None
            if job is None:
                return
            seat = seat or self._team.start()
            if not seat.jobs:
                seat.since = self._team.clock()
            seat.jobs.append(job)
            seat.process.send(job.request)
            if self._is_slow:
                self._hear(0)
                if self._delivered + 1 in self._ready:
                    return

    def _room(self):
        """Whether there is room for one more row, and at which worker; none is one that is to be started."""
        seats = self._team.seats
        for seat in seats:
            if not seat.jobs:
                return True, seat
        if len(seats) < self._team.size:
            return True, None
        if self._returned and self._returned[0].has_failed:
            return False, None
        for seat in seats:
            # A row that is tried again is tried alone.
            if len(seat.jobs) < 2 and not seat.jobs[0].has_failed and not seat.process.has_unsent:
                return True, seat
        return False, None

    def _next_job(self, seat):
        if self._returned:
            # A row that a worker ended at waits for one that has nothing else to do.
            if self._returned[0].has_failed and seat and seat.jobs:
                return None
            return self._returned.pop(0)
        while not self._is_at_end and self._taken - self._delivered < self._window:
            begun = monotonic()
            try:
                place, row = next(self._rows)
            except StopIteration:
                self._is_at_end = True
                break
            self._is_slow = monotonic() - begun > _slow
            self._taken = place
            job = self._encode(place, row)
            if isinstance(job, Job):
                return job
            self._ready[place] = job
        return None

    # Answers

    def _attend(self, seat):
        process = seat.process
        if not seat.has_greeted:
            self._team.hear(seat)
        try:
            while seat.has_greeted and seat.jobs:
                said = process.answer()
                if said is None:
                    break
                header, picture = said
                if header.get("row", seat.jobs[0].place) != seat.jobs[0].place:
                    raise Garbled("an answer for another row")
                job = seat.jobs.popleft()
                self._ready[job.place] = answered(job.place, job.id, header, picture)
                seat.since = self._team.clock()
        except Garbled as error:
            process.end()
            self._lose(seat, f"as it said what is no answer: {error}", b"")
            return
        if process.has_ended:
            status, told = process.wait()
            self._lose(seat, _words(status), told)
            if not seat.has_greeted:
                self._team.check_start(status, told)

    def _lose(self, seat, reason, told):
        """Takes the rows back that a worker was given, and blames the one that it was at."""
        self._team.seats.remove(seat)
        jobs = list(seat.jobs)
        if jobs and seat.has_greeted:
            first = jobs[0]
            if first.has_failed:
                del jobs[0]
                self._ready[first.place] = failed(
                    first.place, first.id, "row-lost",
                    f"the worker that drew the row ended, twice, {reason}",
                    told.decode("utf-8", "replace").strip()[-2000:],
                    "draw the row by itself, and report what happens",
                )
            first.has_failed = True
        self._give_back(jobs)

    def _end_late(self, seats):
        for seat in seats:
            if seat.has_greeted and seat.jobs and seat in self._team.seats and self._team.is_late(seat):
                self._team.dismiss(seat)
                first = seat.jobs.popleft()
                seconds = self._team.row_timeout
                self._ready[first.place] = failed(
                    first.place, first.id, "row-timeout", f"the row took more than {seconds:g} seconds",
                    None, f"give rows more time, such as {seconds * 4:g} seconds",
                )
                self._give_back(seat.jobs)

    def _give_back(self, jobs):
        self._returned = sorted([*jobs, *self._returned], key=lambda job: job.place)

    def _patience(self, seats):
        timeout = self._team.row_timeout
        waiting = [seat.since for seat in seats if seat.jobs and seat.has_greeted]
        return None if timeout is None or not waiting else min(waiting) + timeout - self._team.clock()


def _words(status):
    return f"by signal {-status}" if status < 0 else f"with status {status}"
