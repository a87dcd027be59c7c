"""The package's own half: what it hands to the program, and what it makes of the answer."""

import json
import os
import pickle
import subprocess
import sys
import tempfile
import unittest
import warnings
from pathlib import Path
from unittest import mock

folder = Path(__file__).resolve().parent
sys.path.insert(0, str(folder.parent))

import snapline  # noqa: E402

program = str(folder / "program.py")


class Pure(unittest.TestCase):
    def setUp(self):
        patch = mock.patch.dict(os.environ, SNAPLINE_PROGRAM=program)
        patch.start()
        self.addCleanup(patch.stop)

    def words(self, **options):
        return json.loads(snapline.render(b"fake: words\n", **options))

    def test_options_become_words(self):
        self.assertEqual(self.words(), ["--format=png", "--messages=json"])
        given = self.words(format="svg", size=(390, 844.5), scale=3)
        self.assertEqual(given, ["--format=svg", "--messages=json", "--size=390x844.5", "--scale=3"])
        self.assertEqual(self.words(size="10x20", scale=1.5)[2:], ["--size=10x20", "--scale=1.5"])
        self.assertEqual(self.words(size="--help")[2:], ["--size=--help"])

    def test_arguments_of_other_kinds_are_named(self):
        wrong = [
            {"scale": "x"}, {"scale": None, "size": 5}, {"size": (1,)}, {"size": ("a", "b")},
            {"format": None}, {"format": "a\0b"}, {"size": "a\0b"},
        ]
        for options in wrong:
            with self.assertRaises(snapline.UsageError, msg=str(options)) as caught:
                snapline.render(b"fake: words\n", **options)
            self.assertIn(" takes ", str(caught.exception))
        for design in (None, 5, {"a": object()}, {"a": float("nan")}, "a\0b"):
            with self.assertRaises(snapline.UsageError, msg=repr(design)) as caught:
                snapline.render(design)
            self.assertIn("'design' takes", str(caught.exception))

    def test_a_message_may_hold_any_end_of_a_line(self):
        with self.assertRaises(snapline.DesignError) as caught:
            snapline.render("fake: odd\n")
        self.assertEqual([one.subject for one in caught.exception.diagnostics], ["a\u2028b\x85c"])

    def test_a_design_is_a_path_a_text_bytes_or_values(self):
        with tempfile.TemporaryDirectory() as place:
            path = Path(place) / "a card.yaml"
            path.write_bytes(b"fake: design\n")
            self.assertEqual(snapline.render(path), b"fake: design\n")
            self.assertEqual(snapline.render(str(path)), b"fake: design\n")
        self.assertEqual(snapline.render("fake: design\nü: 1"), "fake: design\nü: 1".encode())
        self.assertEqual(json.loads(snapline.render({"ü": "fake: design"})), {"ü": "fake: design"})

    def test_a_file_may_be_called_like_an_option(self):
        with tempfile.TemporaryDirectory() as place:
            (Path(place) / "-o.yaml").write_bytes(b"fake: design\n")
            before = os.getcwd()
            os.chdir(place)
            try:
                self.assertEqual(snapline.render("-o.yaml"), b"fake: design\n")
            finally:
                os.chdir(before)

    def test_what_is_wrong_is_an_error_with_values(self):
        with self.assertRaises(snapline.DesignError) as caught:
            snapline.render(b"fake: wrong\n")
        error = caught.exception
        self.assertEqual(error.status, 1)
        (diagnostic,) = error.diagnostics
        self.assertEqual((diagnostic.id, diagnostic.line, diagnostic.column), ("unknown-class", 2, 3))
        self.assertIn("standard input:2:3: error: no view is called 'lable'", str(error))
        self.assertIn("hint: did you mean 'label'?", str(error))
        again = pickle.loads(pickle.dumps(error))
        self.assertEqual((type(again), again.diagnostics), (type(error), error.diagnostics))

    def test_each_way_to_end_has_its_type(self):
        with self.assertRaises(snapline.UsageError):
            snapline.render(b"fake: usage\n")
        with self.assertRaises(ValueError):
            snapline.render(b"fake: usage\n")
        with self.assertRaises(snapline.ProgramError) as caught:
            snapline.render(b"fake: killed\n")
        self.assertEqual(caught.exception.status, -9)
        with self.assertRaises(snapline.ProgramError):
            snapline.render(b"fake: long\n", timeout=0.3)
        with self.assertRaises(snapline.DesignError) as caught:
            snapline.render(b"fake: garbage\n")
        self.assertIn('{"half":', str(caught.exception))

    def test_a_warning_is_a_warning(self):
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            self.assertEqual(snapline.render(b"fake: warning\n"), b"picture")
        self.assertEqual([warning.category for warning in caught], [snapline.DesignWarning])
        self.assertEqual(caught[0].filename, __file__)

    def test_more_than_pipes_hold(self):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            picture = snapline.render(b"fake: large\n" + b"# comment\n" * 300_000)
        self.assertEqual(len(picture), 3_000_000)

    def test_without_a_program_it_says_what_to_do(self):
        for path in ("/nowhere/snapline", str(folder)):
            with mock.patch.dict(os.environ, SNAPLINE_PROGRAM=path):
                with self.assertRaises(snapline.UnavailableError) as caught:
                    snapline.render(b"")
                self.assertIn(path, str(caught.exception))
                self.assertEqual(caught.exception.status, 69)
        with mock.patch.dict(os.environ, PATH="/nowhere"):
            del os.environ["SNAPLINE_PROGRAM"]
            with self.assertRaises(snapline.UnavailableError) as caught:
                snapline.render(b"")
            self.assertIn("hint: install the wheel", str(caught.exception))


class Command(unittest.TestCase):
    def run_command(self, *words, **variables):
        return subprocess.run(
            [sys.executable, "-m", "snapline", *words],
            env=dict(os.environ, PYTHONPATH=str(folder.parent), **variables),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )

    def test_it_becomes_the_program(self):
        done = self.run_command(
            "render", "-", "-o", "-", "--messages=json", SNAPLINE_PROGRAM=program
        )
        self.assertEqual((done.returncode, done.stdout), (0, b""), done.stderr)

    def test_without_a_program_its_status_is_69(self):
        done = self.run_command("--version", SNAPLINE_PROGRAM="/nowhere/snapline")
        self.assertEqual(done.returncode, 69)
        self.assertIn(b"'/nowhere/snapline' can't be started", done.stderr)

    def test_it_never_starts_itself(self):
        with tempfile.TemporaryDirectory() as place:
            script = Path(place) / "snapline"
            script.write_text("#!/bin/sh\nexec python3 -m snapline \"$@\"\n")
            script.chmod(0o755)
            done = self.run_command("--version", SNAPLINE_PROGRAM=str(script))
        self.assertEqual(done.returncode, 69)
        self.assertIn(b"would start itself", done.stderr)

    def test_nothing_else_is_imported(self):
        told = subprocess.run(
            [sys.executable, "-S", "-c", "import snapline.__main__, sys; print(*sys.modules)"],
            env=dict(os.environ, PYTHONPATH=str(folder.parent)), stdout=subprocess.PIPE, check=True,
        ).stdout.decode()
        for costly in ("subprocess", "json", "typing", "importlib.metadata", "re"):
            self.assertNotIn(costly, told.split())


@unittest.skipUnless(os.environ.get("SNAPLINE_PROGRAM"), "SNAPLINE_PROGRAM names no program")
class Real(unittest.TestCase):
    """With the program itself, where it is named."""

    design = {"canvas": "60x40", "view": {"label": "Selâm", "centeredIn": "superview"}}

    def test_pictures_of_each_format(self):
        beginnings = {
            "png": b"\x89PNG", "jpeg": b"\xff\xd8", "webp": b"RIFF", "svg": b"<svg", "pdf": b"%PDF",
            "json": b"{",
        }
        for format, beginning in beginnings.items():
            picture = snapline.render(self.design, format=format, scale=1)
            self.assertEqual(picture[: len(beginning)], beginning, format)

    def test_sizes_and_scales(self):
        picture = snapline.render(self.design, size=(50, 30), scale=2)
        self.assertEqual(picture[16:24], b"\0\0\0\x64\0\0\0\x3c")

    def test_errors(self):
        with self.assertRaises(snapline.DesignError) as caught:
            snapline.render("view:\n  lable: Hi\n")
        (diagnostic,) = caught.exception.diagnostics
        self.assertEqual((diagnostic.id, diagnostic.line), ("unknown-class", 2))
        with self.assertRaises(snapline.DesignError):
            snapline.render("/nowhere/card.yaml")
        for wrong in ({"size": "foo"}, {"format": "bmp"}, {"scale": -1}, {"format": "--help"}, {"size": (-5, 5)}):
            with self.assertRaises(snapline.UsageError):
                snapline.render(self.design, **wrong)
        with self.assertRaises(snapline.DesignError):
            snapline.render(b"\0\xff")

    def test_warnings(self):
        design = dict(self.design, view={"label": "Selâm", "font": "Nowhere 17"})
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            snapline.render(design)
        self.assertIn("[missing-font]", str(caught[0].message))


if __name__ == "__main__":
    unittest.main()
