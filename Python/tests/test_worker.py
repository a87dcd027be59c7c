"""One worker, data of one row, and what pictures depend on."""

import hashlib
import json
import multiprocessing
import os
import unittest
import warnings
from unittest import mock

from support import Faked, is_alive, program, real

import snapline
from snapline import _program

design = "fake: pictures\n"


def told(picture):
    return json.loads(picture)


class Data(Faked):
    def test_data_comes_beside_a_design_of_any_kind(self):
        values = {"name": "Zoë", "list": [1, None]}
        for given in ("fake: data\n", {"a": "fake: data"}, self.file("card.yaml", "fake: data\n")):
            self.assertEqual(told(snapline.render(given, data=values)), values)
        large = {"name": "x" * 3_000_000}
        self.assertEqual(told(snapline.render("fake: data\n", data=large)), large)

    def test_data_is_checked(self):
        for wrong in (5, [("name", 1)], "name: Ada", {"x": object()}, {"x": float("inf")}):
            with self.assertRaisesRegex(snapline.UsageError, "'data' takes"):
                snapline.render("fake: data\n", data=wrong)

    def test_no_file_stays_open(self):
        before = os.listdir("/proc/self/fd")
        with self.assertRaises(snapline.DesignError):
            snapline.render("fake: wrong\n", data={})
        self.assertEqual(os.listdir("/proc/self/fd"), before)


class Requests(Faked):
    def request(self, row, **options):
        with snapline.Worker(design, **options) as worker:
            return told(worker.render(row))

    def test_options_become_words(self):
        got = self.request(
            {}, format="svg", size=(10, 20.5), scale=2, locale="tr", name="{{id}}.svg", loose=True
        )
        words = ["--size=10x20.5", "--scale=2", "--locale=tr", "--name={{id}}.svg", "--loose"]
        self.assertEqual(got["words"], ["worker", "-", "--format=svg", "--messages=json", *words])

    def test_the_packages_own_program_is_told_who_starts_it(self):
        with mock.patch.object(_program, "find", lambda: (program, True)):
            self.assertEqual(self.request({})["words"][-1], f"--parent={os.getpid()}")
        # Any other may be a script, which is the parent of what it starts.
        self.assertNotIn("--parent", " ".join(self.request({})["words"]))

    def test_rows_become_requests(self):
        self.assertEqual(self.request({"name": "Zoë"})["request"], {"row": 1, "data": {"name": "Zoë"}})
        self.assertEqual(self.request({"n": "5"}, texts=True)["request"], {"row": 1, "texts": {"n": "5"}})
        got = self.request({"b": 3}, data={"a": 1, "b": 2})["request"]["data"]
        self.assertEqual(got, {"a": 1, "b": 3})

    def test_a_design_may_be_a_file(self):
        path = self.file("card.yaml", design)
        before = os.getcwd()
        os.chdir(self.place)
        try:
            worker = snapline.Worker("card.yaml")
        finally:
            os.chdir(before)
        with worker:
            marker = os.path.join(self.place, "marker")
            # The one that is started again finds the file, too.
            picture = worker.render({"act": "die-once", "value": marker})
            self.assertEqual(told(picture)["words"][1], "card.yaml")
        with self.assertRaisesRegex(snapline.UsageError, "text in UTF-8"):
            snapline.Worker(b"\xff")
        self.assertTrue(os.path.exists(path))

    def test_all_that_is_told_is_in_a_result(self):
        with snapline.Worker(design) as worker:
            result = worker.answer({"id": "a", "act": "warning"})
            self.assertEqual((worker.fingerprint, worker.version), ("f" * 32, "9.9"))
        self.assertEqual((result.row, result.id, result.name, result.ms), (1, "a", "a.png", 0.5))
        self.assertEqual(result.hash, hashlib.sha256(result.picture).hexdigest())
        self.assertEqual((result.error, result.diagnostics[0].id), (None, "cut-text"))

    def test_a_warning_is_a_warning(self):
        with snapline.Worker(design) as worker, warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            worker.render({"act": "warning"})
        found = [(one.category, one.filename) for one in caught]
        self.assertEqual(found, [(snapline.DesignWarning, __file__)])


class Faults(Faked):
    def test_each_error_has_its_type(self):
        with snapline.Worker(design, timeout=0.4) as worker:
            with self.assertRaisesRegex(snapline.DesignError, "no 'name'") as caught:
                worker.render({"act": "error"})
            self.assertEqual(caught.exception.diagnostics[0].id, "missing-field")
            with self.assertRaisesRegex(snapline.ProgramError, "ended, twice, by signal 9"):
                worker.render({"act": "die"})
            with self.assertRaisesRegex(snapline.ProgramError, "more than 0.4 seconds"):
                worker.render({"act": "sleep", "value": 60})
            for row in ({"x": object()}, 5):
                with self.assertRaisesRegex(snapline.UsageError, "the row "):
                    worker.render(row)
            worker.render({})

    def test_a_worker_that_is_killed_is_started_again(self):
        with snapline.Worker(design) as worker:
            number = told(worker.render({}))["pid"]
            os.kill(number, 9)
            self.assertNotEqual(told(worker.render({}))["pid"], number)

    def test_a_worker_that_is_closed_says_so(self):
        worker = snapline.Worker(design)
        number = told(worker.render({}))["pid"]
        worker.close()
        worker.close()
        self.assertFalse(is_alive(number))
        with self.assertRaisesRegex(snapline.UsageError, "this worker is closed"):
            worker.render({})

    def test_a_worker_that_nobody_has_ends(self):
        worker = snapline.Worker(design)
        number = told(worker.render({}))["pid"]
        before = len(os.listdir("/proc/self/fd"))
        del worker
        self.assertFalse(is_alive(number))
        self.assertEqual(len(os.listdir("/proc/self/fd")), before - 3)


class Forks(Faked):
    def in_child(self, function):
        """What a function makes in a process that is forked from this one."""
        mine, theirs = multiprocessing.Pipe(False)
        number = os.fork()
        if number == 0:
            try:
                theirs.send(function())
            finally:
                os._exit(0)
        theirs.close()
        try:
            return mine.recv()
        finally:
            os.waitpid(number, 0)

    def test_a_process_that_is_forked_has_a_worker_of_its_own(self):
        with snapline.Worker(design) as worker:
            mine = told(worker.render({}))["pid"]

            def use():
                with worker:
                    return told(worker.render({"id": "child"}))["pid"]

            others = [self.in_child(use) for _ in range(2)]
            self.assertEqual(len({mine, *others}), 3)
            self.assertEqual(told(worker.render({}))["pid"], mine)
        for number in (mine, *others):
            self.assertFalse(is_alive(number))

    def test_workers_are_told_which_process_of_several_starts_them(self):
        with mock.patch.object(_program, "find", lambda: (program, True)):
            with snapline.Worker(design) as worker:

                def use():
                    return told(worker.render({}))["words"][-1], f"--parent={os.getpid()}"

                for found, wanted in (use(), self.in_child(use)):
                    self.assertEqual(found, wanted)

    def test_a_process_that_is_forked_keeps_no_worker_alive(self):
        worker = snapline.Worker(design)
        number = told(worker.render({}))["pid"]
        files = self.in_child(lambda: len(os.listdir("/proc/self/fd")))
        self.assertLess(files, len(os.listdir("/proc/self/fd")))
        self.in_child(worker.close)
        self.assertEqual(told(worker.render({}))["pid"], number)
        worker.close()

    def test_results_are_for_the_process_that_asked_for_them(self):
        with snapline.Pool(design, 2) as pool:
            results = pool.map([{}] * 6)
            next(results)

            def go_on():
                try:
                    next(results)
                except snapline.ProgramError as error:
                    return str(error)

            self.assertIn("belong to another process", self.in_child(go_on))
            self.assertEqual([result.error for result in results], [None] * 5)


class Fingerprints(Faked):
    doctor = {
        "schema": 1, "versions": {"cairo": "1.16.0"}, "fonts": {"hash": "aa"}, "symbols": {},
        "hyphenation": [{"language": "en", "hash": "bb"}],
        "libraries": [
            {"name": "libwebp", "pixels": "cc", "installed": True}, {"name": "giflib", "installed": False},
            {"name": "libsixel", "installed": True},
        ],
    }

    def test_what_the_program_says_is_flat(self):
        with mock.patch.dict(os.environ, FAKE_DOCTOR=json.dumps(self.doctor)):
            self.assertEqual(snapline.fingerprint(), {
                "cairo": "1.16.0", "fonts": "aa", "symbols": "missing", "hyphenation en": "bb",
                "libwebp": "cc", "giflib": "missing", "libsixel": "there",
            })
        with mock.patch.dict(os.environ, FAKE_DOCTOR='{"schema": 2}'):
            with self.assertRaisesRegex(snapline.UnavailableError, "another version"):
                snapline.fingerprint()

    def test_differences_are_named(self):
        here, there = {"a": "1", "b": "2", "c": "3"}, {"a": "1", "b": "5", "d": "4"}
        words = "'b' is 2 here and 5 there; 'c' is 3 here and missing there; 'd' is missing here and 4 there"
        self.assertEqual(snapline.differences(here, there), words)
        self.assertEqual(snapline.differences(here, dict(here)), "")


@unittest.skipUnless(real, "SNAPLINE_PROGRAM names no program")
class Real(unittest.TestCase):
    """With the program itself, where it is named."""

    design = {
        "canvas": "60x40", "view": {"label": "{{name}}", "centeredIn": "superview"}, "data": {"name": "Ada"},
    }
    names = ["Ada", "Zoë", "", "שלום", "Ada"]

    def test_workers_draw_what_render_draws(self):
        rows = [{"id": number, "name": name} for number, name in enumerate(self.names)]
        pictures = [snapline.render(self.design, data=row) for row in rows]
        with snapline.Worker(self.design, name="{{id}}.png") as worker, warnings.catch_warnings():
            warnings.simplefilter("ignore")
            self.assertEqual([worker.render(row) for row in rows], pictures)
            self.assertEqual(worker.answer(rows[1]).name, "1.png")
        with snapline.Pool(self.design, 2) as pool:
            results = list(pool.map(rows))
        self.assertEqual([result.picture for result in results], pictures)
        hashes = [hashlib.sha256(picture).hexdigest() for picture in pictures]
        self.assertEqual([result.hash for result in results], hashes)

    def test_rows_that_fail(self):
        texts = ["x" * 50_000_000, "\0\ufeff", "\ud800", "a"]
        rows = [{"nmae": "Ada"}, {}, *({"name": text} for text in texts)]
        with snapline.Pool(self.design, 2) as pool:
            results = list(pool.map(rows))
        # Half a character is the program's to refuse or to replace.
        errors = [bool(result.error) for result in results[:4] + results[5:]]
        self.assertEqual(errors, [True] * 3 + [False] * 2)
        self.assertEqual(results[0].diagnostics[0].id, "unknown-field")
        self.assertEqual(results[1].diagnostics[0].id, "missing-field")
        with snapline.Worker(self.design, loose=True) as worker:
            self.assertEqual(worker.render(rows[0]), worker.render(rows[1]))

    def test_texts_become_what_the_data_has(self):
        with snapline.Worker(dict(self.design, data={"name": 5}), texts=True) as worker:
            self.assertEqual(worker.render({"name": "7"}), snapline.render(self.design, data={"name": "7"}))

    def test_a_fingerprint_of_this_machine(self):
        own = snapline.fingerprint()
        self.assertLessEqual({"cairo", "snapline", "fonts", "symbols"}, own.keys())
        self.assertEqual(snapline.differences(own, own), "")


if __name__ == "__main__":
    unittest.main()
