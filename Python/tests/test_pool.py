"""Many workers: rows in their order, whatever becomes of the processes."""

import gc
import itertools
import json
import os
import subprocess
import sys
import time
import unittest
from unittest import mock

from support import Faked, folder, is_alive

import snapline

design = "fake: pictures\n"


def pid(result):
    return json.loads(result.picture)["pid"]


class Rows(Faked):
    def test_results_come_in_the_order_of_rows(self):
        rows = [{"id": number, "act": "sleep", "value": 0.03 * (number % 3 == 0)} for number in range(20)]
        with snapline.Pool(design, 3) as pool:
            results = list(pool.map(rows))
            again = list(pool.map(rows[:3]))
        self.assertEqual([result.row for result in results], list(range(1, 21)))
        self.assertEqual([result.id for result in results], list(range(20)))
        self.assertEqual(len({pid(result) for result in results}), 3)
        self.assertLessEqual({pid(result) for result in again}, {pid(result) for result in results})

    def test_no_rows_are_no_results(self):
        with snapline.Pool(design, 2) as pool:
            self.assertEqual(list(pool.map([])), [])

    def test_no_more_rows_are_taken_than_the_window_has_room_for(self):
        taken = itertools.count()
        with snapline.Pool(design, 2, window=5) as pool:
            results = pool.map({"id": next(taken)} for _ in itertools.count())
            seen = [next(results).row for _ in range(100)]
            results.close()
        self.assertEqual(seen, list(range(1, 101)))
        self.assertLessEqual(next(taken), 100 + 5)

    def test_results_dont_wait_for_a_source_that_is_slow(self):
        def rows():
            for number in range(6):
                time.sleep(0.2)
                yield {"id": number}

        begun = time.monotonic()
        with snapline.Pool(design, 2) as pool:
            results = pool.map(rows())
            first, took = next(results).id, time.monotonic() - begun
            self.assertEqual([first, *(result.id for result in results)], list(range(6)))
            self.assertLess(took, time.monotonic() - begun - 0.35)

    def test_what_is_no_rows_leaves_the_pool_as_it_was(self):
        with snapline.Pool(design, 1) as pool:
            with self.assertRaises(TypeError):
                list(pool.map(5))
            self.assertEqual(len(list(pool.map([{}]))), 1)

    def test_pictures_and_rows_larger_than_pipes_dont_lock(self):
        rows = [{"act": "size", "value": 300_000, "more": "y" * 300_000} for _ in range(12)]
        with snapline.Pool(design, 2) as pool:
            self.assertEqual([len(result.picture) for result in pool.map(rows)], [300_000] * 12)

    def test_what_workers_tell_people_blocks_nobody(self):
        with snapline.Pool(design, 1) as pool:
            results = list(pool.map([{"act": "noise", "value": 100_000}] * 2))
        self.assertEqual([result.error for result in results], [None, None])

    def test_a_row_that_fails_is_a_result(self):
        rows = [
            {"id": "a", "act": "error"}, {"id": "b", "x": object()}, {"id": "c", "x": float("nan")}, 5, {},
        ]
        with snapline.Pool(design, 2) as pool:
            results = list(pool.map(rows))
        self.assertEqual([bool(result.error) for result in results], [True] * 4 + [False])
        self.assertEqual([result.id for result in results[:3]], ["a", "b", "c"])
        self.assertEqual(results[0].diagnostics[0].line, 3)
        self.assertIn("the row is no dictionary, but 5", results[3].error)
        self.assertEqual({result.picture for result in results[:4]}, {b""})

    def test_odd_texts_reach_the_program_or_fail_alone(self):
        texts = ["\0", "\ufeff", "\ud800", "a\r\n\u2028b", "x" * 50_000_000, "ü"]
        with snapline.Pool(design, 2) as pool:
            results = list(pool.map({"text": text} for text in texts))
        got = [result.error or json.loads(result.picture)["request"]["data"]["text"] for result in results]
        self.assertEqual(got[:2] + got[3:4] + got[5:], ["\0", "\ufeff", "a\r\n\u2028b", "ü"])
        self.assertIn("UTF-8", got[2])
        self.assertIn("too many bytes", got[4])

    def test_an_error_of_the_rows_themselves_is_the_callers(self):
        def rows():
            yield {"id": 1}
            raise KeyError("mine")

        with snapline.Pool(design, 2) as pool:
            with self.assertRaisesRegex(KeyError, "mine"):
                list(pool.map(rows()))
            self.assertEqual(len(list(pool.map([{}]))), 1)


class Faults(Faked):
    def test_a_worker_that_is_killed_is_started_again(self):
        for half in (False, True):
            marker = os.path.join(self.place, f"marker-{half}")
            rows = [{"id": number} for number in range(10)]
            rows[3] = {"act": "die-once", "value": marker, "half": half}
            with snapline.Pool(design, 1) as pool:
                results = list(pool.map(rows))
            self.assertEqual([result.error for result in results], [None] * 10)
            self.assertEqual([result.row for result in results], list(range(1, 11)))
            self.assertEqual(len({pid(result) for result in results}), 2)

    def test_a_row_that_ends_workers_fails_alone(self):
        ways = [
            ({"act": "die"}, "by signal 9"), ({"act": "die", "half": True}, "by signal 9"),
            ({"act": "exit", "value": 3}, "with status 3"),
            ({"act": "garbage", "value": "no"}, "no answer: 'no'"),
            ({"act": "garbage", "value": '{"bytes": -1}'}, "-1 bytes"),
            ({"act": "garbage", "value": '{"bytes": 0, "row": 77}'}, "for another row"),
        ]
        for n in (1, 2):
            rows = [{"id": "last"} for _ in range(8)]
            with snapline.Pool(design, n) as pool:
                for row, words in ways:
                    with self.subTest(row=row, n=n):
                        results = list(pool.map([rows[0], {"id": "poor", **row}, *rows]))
                        errors = [bool(result.error) for result in results]
                        self.assertEqual(errors, [False, True] + [False] * 8)
                        poor = results[1]
                        self.assertIn(words, poor.error)
                        self.assertEqual((poor.id, poor.diagnostics[0].id), ("poor", "row-lost"))
        self.assertIn("Index out of range", self.cause())

    def cause(self):
        with snapline.Pool(design, 1) as pool:
            (result,) = pool.map([{"act": "die"}])
        return result.diagnostics[0].cause

    def test_a_row_that_takes_too_long_fails_alone(self):
        rows = [{}, {"id": "slow", "act": "sleep", "value": 60}, {}, {}]
        for n in (1, 2):
            with snapline.Pool(design, n, row_timeout=0.4) as pool:
                results = list(pool.map(rows))
            self.assertEqual([bool(result.error) for result in results], [False, True, False, False])
            self.assertEqual(results[1].diagnostics[0].id, "row-timeout")
            self.assertEqual(results[1].error, "the row took more than 0.4 seconds")

    def test_time_that_the_caller_takes_is_not_the_rows(self):
        rows = [{"act": "size", "value": 500_000}] * 3
        errors = []
        with snapline.Pool(design, 1, row_timeout=0.25) as pool:
            for result in pool.map(rows):
                time.sleep(0.3)
                errors.append(result.error)
        self.assertEqual(errors, [None] * 3)

    def test_workers_that_cant_begin_are_an_error(self):
        for text, kind, words in (
            ("fake: wrong\n", snapline.DesignError, "this isn't YAML"),
            ("fake: killed\n", snapline.ProgramError, "status -9"),
            ("fake: protocol 2\n", snapline.ProgramError, "version 2 of the workers' protocol"),
            ("fake: dumb\n", snapline.ProgramError, "no greeting of a worker: 'hello'"),
        ):
            with self.assertRaisesRegex(kind, words):
                snapline.Pool(text)
        with mock.patch.dict(os.environ, SNAPLINE_PROGRAM="/nowhere/snapline"):
            with self.assertRaisesRegex(snapline.UnavailableError, "can't be started"):
                snapline.Pool(design)

    def test_workers_that_cant_begin_again_are_no_rows_fault(self):
        marker = os.path.join(self.place, "marker")
        with snapline.Pool(f"fake: killed-later {marker}\n", 1) as pool:
            with self.assertRaisesRegex(snapline.ProgramError, "status -9"):
                list(pool.map([{"act": "die"}, {}]))

    def test_workers_that_would_draw_otherwise_are_refused(self):
        with snapline.Pool("fake: changes\n", 2) as pool:
            with self.assertRaisesRegex(snapline.ProgramError, "has changed since"):
                list(pool.map([{}] * 8))

    def test_arguments_are_checked(self):
        for wrong in ({"n": 0}, {"n": 1.5}, {"window": 0}, {"data": 5}, {"locale": 5}, {"scale": "x"}):
            with self.assertRaisesRegex(snapline.UsageError, " takes "):
                snapline.Pool(design, **wrong)


class Ends(Faked):
    def test_results_may_be_left(self):
        with snapline.Pool(design, 2) as pool:
            results = pool.map({"act": "sleep", "value": 0.05} for _ in itertools.count())
            before = pid(next(results))
            with self.assertRaisesRegex(snapline.UsageError, "at work for others"):
                next(pool.map([{}]))
            del results
            gc.collect()
            self.assertFalse(is_alive(before))
            self.assertEqual([result.error for result in pool.map([{}] * 5)], [None] * 5)

    def test_a_pool_that_is_closed_says_so(self):
        pool = snapline.Pool(design, 2)
        results = pool.map([{}] * 5)
        number = pid(next(results))
        pool.close()
        pool.close()
        self.assertFalse(is_alive(number))
        for ask in (results, pool.map([{}])):
            with self.assertRaisesRegex(snapline.UsageError, "this pool is closed"):
                next(ask)

    def test_nothing_stays_behind(self):
        code = (
            "import os, snapline\n"
            "pool = snapline.Pool('fake: pictures\\n', 2)\n"
            "results = pool.map({'act': 'sleep', 'value': 0.01} for _ in range(100))\n"
            "for _ in range(4): print(next(results).picture.decode(), flush=True)\n"
        )
        for end, status in (("", 0), ("raise SystemExit(3)", 3), ("os.kill(os.getpid(), 9)", -9)):
            done = subprocess.run(
                [sys.executable, "-c", code + end], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                env=dict(os.environ, PYTHONPATH=str(folder.parent)),
            )
            self.assertEqual((done.returncode, done.stderr), (status, b""))
            numbers = {json.loads(line)["pid"] for line in done.stdout.splitlines()}
            self.assertEqual(len(numbers), 2)
            for number in numbers:
                self.assertFalse(is_alive(number), end)


if __name__ == "__main__":
    unittest.main()
