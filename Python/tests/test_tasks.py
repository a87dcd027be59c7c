"""What engines have in common, without any engine."""

import datetime
import decimal
import json
import os
import pickle
import random
import shutil
import subprocess
import sys
import tempfile
import threading
import unittest
from pathlib import Path
from unittest import mock

from support import Faked, folder, is_alive, real

import snapline
from snapline import _parcel, _tables, _tasks

font = Path(__file__).parents[2] / "Tests/Fixtures/Fonts/SnaplineAxis.ttf"
doctor = {
    "schema": 1, "versions": {"cairo": "1.16.0"}, "fonts": {"hash": "aa"}, "symbols": {"hash": "dd"},
    "hyphenation": [{"language": "en", "hash": "bb"}], "libraries": [],
}


class Imports(unittest.TestCase):
    def test_engines_are_imported_when_they_are_called(self):
        code = (
            "import sys\n"
            "for name in ('pyspark', 'dask', 'distributed', 'ray', 'pandas', 'pyarrow'): sys.modules[name] = None\n"
            "import snapline.spark, snapline.dask, snapline.ray\n"
            "print('all')\n"
        )
        path = str(Path(snapline.__file__).parent.parent)
        done = subprocess.run([sys.executable, "-Bc", code], env={"PYTHONPATH": path}, capture_output=True, text=True)
        self.assertEqual((done.stdout, done.stderr), ("all\n", ""))


class Tasks(Faked):
    def setUp(self):
        super().setUp()
        for patch in (
            mock.patch.dict(os.environ, FAKE_DOCTOR=json.dumps(doctor)),
            mock.patch.object(tempfile, "tempdir", self.place),
            mock.patch.object(_tasks, "_own", {}),
            mock.patch.object(_tasks, "_places", {}),
        ):
            patch.start()
            self.addCleanup(patch.stop)
        self.addCleanup(lambda: [place.close() for place in _tasks._places.values()])
        os.makedirs(os.path.join(self.place, "designs", "sub"))
        self.design = self.file("designs/card.yaml", "fake: pictures\n")
        self.file("designs/sub/logo.png", "logo")

    def unpacked(self):
        return [name for name in os.listdir(self.place) if name.startswith("snapline-design-")]

    def test_a_design_goes_with_its_files(self):
        task = pickle.loads(pickle.dumps(_tasks.Task(self.design, files=["sub/logo.png"])))
        files = {"card.yaml": b"fake: pictures\n", "sub/logo.png": b"logo"}
        self.assertEqual(task.parcel, ("card.yaml", files, {}, ()))
        os.rename(self.design, self.design + ".away")
        (row,) = task.results([{"id": 1}])
        path = json.loads(row.picture)["words"][1]
        self.assertEqual(os.listdir(os.path.dirname(path)), ["card.yaml", "sub"])
        self.assertTrue(path.startswith(self.place))

    def test_files_are_those_that_the_sample_shows(self):
        logo = os.path.join(self.place, "designs", "sub", "logo.png")
        self.file("designs/card.yaml", f"fake: files {logo}\n")
        self.assertEqual(list(_tasks.Task(self.design).parcel.files), ["card.yaml", "sub/logo.png"])
        self.file("designs/card.yaml", "fake: looked nowhere.png\n")
        self.assertEqual(list(_tasks.Task(self.design).parcel.files), ["card.yaml"])
        self.file("designs/card.yaml", "fake: files /etc/passwd\n")
        with self.assertRaisesRegex(snapline.UsageError, "'/etc/passwd' lies outside"):
            _tasks.Task(self.design)

    def test_a_folder_goes_with_its_fonts(self):
        faces = os.path.join(self.place, "designs", "faces")
        for name, content in (
            ("b.otf", "OTTO"), ("a/c.ttf", "\0\1\0\0"), (".d.ttf", "\0\1\0\0"), (".e/f.ttf", "true"), ("g.txt", "words"),
        ):
            self.file("designs/faces/" + name, content)
        self.file("designs/card.yaml", f"fake: files {faces}\n")
        files = ["card.yaml", "faces/b.otf", "faces/a/c.ttf"]
        self.assertEqual(list(_tasks.Task(self.design).parcel.files), files)
        # What is listed is added, and of a folder that is listed all files.
        listed = _tasks.Task(self.design, files=["sub/logo.png", "faces"]).parcel.files
        self.assertEqual(list(listed), files + ["sub/logo.png", "faces/g.txt"])
        # A link that leads in a circle isn't followed, and a pipe isn't waited for.
        os.symlink(faces, os.path.join(faces, "a", "round"))
        os.mkfifo(os.path.join(faces, "h.ttf"))
        os.mkdir(os.path.join(self.place, "more"))
        self.file("more/i.otf", "OTTO")
        os.symlink(os.path.join(self.place, "more"), os.path.join(faces, "more"))
        self.assertEqual(list(_tasks.Task(self.design).parcel.files), files + ["faces/more/i.otf"])

    def test_a_link_goes_with_what_it_leads_to(self):
        root = os.path.realpath(os.path.dirname(self.design))
        self.file("designs/real/lib.yaml", "lib")
        self.file("designs/real/deep/other.yaml", "other")
        os.symlink("real/lib.yaml", os.path.join(root, "lib.yaml"))
        os.symlink(os.path.join(root, "real", "deep"), os.path.join(root, "sub", "deep"))
        # The program tells the name that a design uses, and for most files the one that it leads to.
        told = ["lib.yaml", "real/lib.yaml", "sub/deep/other.yaml"]
        content = "fake: files " + " ".join(os.path.join(root, name) for name in told) + "\n"
        self.file("designs/card.yaml", content)
        task = pickle.loads(pickle.dumps(_tasks.Task(self.design)))
        files = {"card.yaml": content.encode(), "real/lib.yaml": b"lib", "real/deep/other.yaml": b"other"}
        self.assertEqual(task.parcel.files, files)
        self.assertEqual(task.parcel.links, {"lib.yaml": "real/lib.yaml", "sub/deep": "real/deep"})
        shutil.move(root, root + ".away")
        (row,) = task.results([{"id": 1}])
        there = os.path.dirname(json.loads(row.picture)["words"][1])
        # A part of a design looks for its own files beside what the link leads to.
        self.assertEqual(os.readlink(os.path.join(there, "lib.yaml")), "real/lib.yaml")
        self.assertEqual(Path(there, "sub", "deep", "other.yaml").read_text(), "other")
        self.assertEqual(os.readlink(os.path.join(there, "sub", "deep")), "../real/deep")

    def test_a_folder_of_fonts_may_be_a_link(self):
        root = os.path.realpath(os.path.dirname(self.design))
        self.file("designs/all/here/a.otf", "OTTO")
        os.symlink("all/here", os.path.join(root, "faces"))
        # In it one leads to another folder of the design, and one outside, as render follows them.
        self.file("designs/b/b.ttf", "true")
        self.file("more/c.ttf", "true")
        os.symlink("../../b", os.path.join(root, "all", "here", "b"))
        os.symlink(os.path.join(self.place, "more"), os.path.join(root, "all", "here", "c"))
        self.file("designs/card.yaml", f"fake: files {root}/all/here {root}/faces\n")
        parcel = _tasks.Task(self.design).parcel
        self.assertEqual(list(parcel.files), ["card.yaml", "all/here/a.otf", "b/b.ttf", "all/here/c/c.ttf"])
        self.assertEqual(parcel.links, {"faces": "all/here", "all/here/b": "b"})

    def test_a_design_may_be_a_link(self):
        root = os.path.realpath(os.path.dirname(self.design))
        os.mkdir(os.path.join(self.place, "links"))
        link = os.path.join(self.place, "links", "a.yaml")
        os.symlink(self.design, link)
        # One of its files is called as the link is.
        self.file("designs/a.yaml", "part")
        self.file("designs/card.yaml", f"fake: files {root}/sub/logo.png {root}/a.yaml\n")
        task = _tasks.Task(link, files=["sub/logo.png"], out=self.place, name="{{id}}.png")
        self.assertEqual(sorted(task.parcel.files), ["a.yaml", "card.yaml", "sub/logo.png"])
        errors = task.table([{"id": "designs/sub/logo"}, {"act": "place"}])["error"]
        told = "'designs/sub/logo.png' would be written over a file that the design is made of"
        # Messages call it as it was called.
        self.assertEqual(errors, [told, "a.yaml:1:1: there is no such value"])
        (row,) = _tasks.Task(link).results([{"id": 1}])
        path = json.loads(row.picture)["words"][1]
        self.assertEqual(os.path.basename(path), "a.yaml")
        there = os.path.dirname(os.path.realpath(path))
        self.assertEqual(sorted(os.listdir(there)), ["a.yaml", "card.yaml", "sub"])
        self.assertEqual(Path(there, "a.yaml").read_text(), "part")
        # Its folder may be one.
        os.symlink(root, os.path.join(self.place, "folder"))
        parcel = _tasks.Task(os.path.join(self.place, "folder", "card.yaml")).parcel
        self.assertEqual((parcel.name, parcel.links), ("card.yaml", {}))
        self.assertEqual(sorted(parcel.files), ["a.yaml", "card.yaml", "sub/logo.png"])

    def test_a_link_that_leads_outside_is_refused(self):
        root = os.path.realpath(os.path.dirname(self.design))
        self.file("outside/secret.txt", "secret")
        self.file("outside/a.otf", "OTTO")
        os.symlink(os.path.join(self.place, "outside"), os.path.join(root, "sub", "out"))
        for files in (["sub"], ["sub/out"], ["sub/out/secret.txt"], ["sub/out/a.otf"]):
            with self.assertRaisesRegex(snapline.UsageError, "lies outside"):
                _tasks.Task(self.design, files=files)
        self.file("designs/card.yaml", f"fake: files {root}/sub/out/secret.txt\n")
        with self.assertRaisesRegex(snapline.UsageError, "lies outside"):
            _tasks.Task(self.design)
        # Of a folder that is shown, or listed, fonts are read wherever they are.
        self.file("designs/card.yaml", f"fake: files {root}/sub\n")
        self.assertEqual(list(_tasks.Task(self.design).parcel.files), ["card.yaml", "sub/out/a.otf"])
        os.unlink(os.path.join(self.place, "outside", "secret.txt"))
        files = ["card.yaml", "sub/out/a.otf", "sub/logo.png"]
        self.assertEqual(list(_tasks.Task(self.design, files=["sub"]).parcel.files), files)

    def test_a_path_may_leave_a_folder_again(self):
        root = os.path.realpath(os.path.dirname(self.design))
        os.makedirs(os.path.join(root, "real", "deep"))
        os.symlink("real/deep", os.path.join(root, "way"))
        self.file("designs/real/logo.svg", "there")
        os.symlink("real/logo.svg", os.path.join(root, "logo.svg"))
        # After a link, ".." is what lies around the folder that it leads to.
        self.file("designs/card.yaml", f"fake: files {root}/way/../logo.svg {root}/sub/../logo.svg\n")
        task = _tasks.Task(self.design)
        self.assertEqual(task.parcel.links, {"way": "real/deep", "logo.svg": "real/logo.svg"})
        self.assertEqual(task.parcel.folders, ("real/deep", "sub"))
        there = os.path.dirname(task.parcel.unpack(task))
        for path in ("way/../logo.svg", "sub/../logo.svg"):
            self.assertEqual(Path(there, path).read_text(), "there")
        # No design on another machine finds its own folder by its name.
        self.file("designs/card.yaml", f"fake: files {root}/../designs/logo.svg\n")
        with self.assertRaisesRegex(snapline.UsageError, "lies outside"):
            _tasks.Task(self.design)

    def test_no_picture_takes_the_place_of_a_link(self):
        root = os.path.realpath(os.path.dirname(self.design))
        os.symlink("sub", os.path.join(root, "way.png"))
        task = _tasks.Task(self.design, files=["way.png/logo.png"], out=root, name="{{id}}.png")
        (error,) = task.table([{"id": "way"}])["error"]
        self.assertEqual(error, "'way.png' would be written over a file that the design is made of")
        self.assertTrue(os.path.islink(os.path.join(root, "way.png")))

    def test_paths_lead_on_other_machines_where_they_led(self):
        for seed in range(60):
            with self.subTest(seed=seed):
                self.check_paths(random.Random(seed))

    def check_paths(self, random):
        root = os.path.realpath(tempfile.mkdtemp(dir=self.place))
        folders, files = [root], []
        for number in range(random.randrange(4, 14)):
            # Also below links, and links to links.
            path = os.path.join(random.choice(folders), f"n{number}")
            kind = random.randrange(4)
            if kind == 0:
                os.mkdir(path)
                folders.append(path)
            elif kind == 1 or not files:
                Path(path).write_text(f"file {number}")
                files.append(path)
            else:
                target = random.choice(random.choice([folders, files]))
                if random.random() < 0.5:
                    target = os.path.relpath(target, os.path.realpath(os.path.dirname(path)))
                os.symlink(target, path)
                if os.path.exists(path):
                    (folders if os.path.isdir(path) else files).append(path)
        folder = _parcel._Folder(root)
        folder.put("card.yaml", b"")
        chosen = [path for path in _parcel._inside(root) if random.random() < 0.7 and os.path.exists(path)]
        # Also through a folder and out of it again, which isn't where it began below a link.
        for place in folders:
            around = os.path.join(place, os.pardir)
            if os.path.realpath(place) != root:
                names = sorted(os.listdir(around))
                ways = [os.path.join(around, name) for name in names if random.random() < 0.5]
                chosen += [path for path in ways if os.path.isfile(path)]
        for path in chosen:
            folder.add(path)
        parcel = _parcel.Parcel("card.yaml", folder.files, folder.links, sorted(folder.left))
        there = os.path.dirname(os.path.realpath(parcel.unpack(folder)))
        for path in chosen:
            other = there + path[len(root) :]
            self.assertEqual(Path(other).read_text(), Path(path).read_text())
            places = [os.path.relpath(os.path.realpath(one), top) for one, top in ((path, root), (other, there))]
            self.assertEqual(*places)
        # Nothing that is there leads out of it.
        for place, _, names in os.walk(there):
            for name in names:
                real = os.path.realpath(os.path.join(place, name))
                self.assertEqual(os.path.commonpath([there, real]), there)

    def test_a_design_may_be_a_text(self):
        for given, name in (("fake: pictures\n", "design.yaml"), ({"fake: pictures": 1}, "design.json")):
            self.assertEqual(_tasks.Task(given, files=[]).parcel.name, name)

    def test_what_cant_go_is_refused(self):
        for files, words in (
            (["nowhere.png"], "nowhere.png' can't be read"), (["../../x"], "lies outside"),
            ("a.png", "'files' takes"),
        ):
            with self.assertRaisesRegex(snapline.UsageError, words):
                _tasks.Task(self.design, files=files)
        with mock.patch.object(_parcel, "most_bytes", 17):
            with self.assertRaisesRegex(snapline.UsageError, "more than 17 bytes"):
                _tasks.Task(self.design, files=["sub/logo.png"])
        with self.assertRaisesRegex(snapline.UsageError, "pictures in a folder need names"):
            _tasks.Task(self.design, files=[], out="out")

    def test_one_worker_stays_for_the_next_rows(self):
        task = _tasks.Task(self.design, files=[])
        numbers = {json.loads(one.picture)["pid"] for _ in range(3) for one in task.results([{}, {}])}
        self.assertEqual(len(numbers), 1)
        others = [_tasks.Task(self.design, files=[], scale=scale) for scale in range(1, 6)]
        for other in others:
            list(other.results([{}]))
        self.assertFalse(is_alive(*numbers))
        self.assertEqual((len(_tasks._places), len(self.unpacked())), (4, 4))

    def test_each_thread_has_a_worker(self):
        task = _tasks.Task(self.design, files=[])
        numbers = []

        def draw():
            rows = [{"act": "sleep", "value": 0.2}]
            numbers.extend(json.loads(one.picture)["pid"] for one in task.results(rows))

        threads = [threading.Thread(target=draw) for _ in range(3)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(len(set(numbers)), 3)
        self.assertEqual(len(self.unpacked()), 1)

    def test_columns(self):
        task = _tasks.Task(self.design, files=[])
        rows = [{"id": number} for number in range(600)]
        rows[5] = {"id": "poor", "act": "error"}
        pieces = list(task.pieces(rows))
        self.assertEqual([len(piece["id"]) for piece in pieces], [256, 256, 88])
        poor = [pieces[0][name][5] for name in _tables.columns]
        self.assertEqual(poor, ["poor", "poor.png", None, None, "the row has no 'name'"])
        self.assertEqual(pieces[0]["error"][6], None)
        self.assertEqual(task.table(rows)["id"], [str(row["id"]) for row in rows])
        self.assertEqual(task.table([]), {name: [] for name in _tables.columns})

    def test_pictures_in_a_folder(self):
        out = os.path.join(self.place, "out")
        task = _tasks.Task(self.design, files=[], out=out, name="{{id}}.png")
        rows = [
            {"id": "a", "act": "size", "value": 9}, {"id": "../../b"}, {"id": "c", "act": "error"},
            {"id": "d/e"},
        ]
        for _ in range(2):
            table = task.table(rows)
            self.assertEqual(sorted(os.listdir(out)), ["a.png", "d"])
        os.mkdir(os.path.join(out, "x.png"))
        table = task.table([{"id": "x"}, {"id": "a"}])
        self.assertEqual(table["error"], ["'x.png' can't be written: Is a directory", None])
        table = task.table(rows)
        self.assertEqual(table["picture"], [None] * 4)
        self.assertEqual(Path(out, "a.png").read_text(), "x" * 9)
        self.assertIn("'../../b.png' is no name of a file in", table["error"][1])
        task = _tasks.Task(self.design, files=["sub/logo.png"], out=os.path.dirname(self.design), name="{{id}}.png")
        (error,) = task.table([{"id": "sub/logo"}])["error"]
        self.assertEqual(error, "'sub/logo.png' would be written over a file that the design is made of")

    def test_errors_are_the_same_on_each_machine(self):
        task = _tasks.Task(self.design, files=[])
        (error,) = task.table([{"act": "place"}])["error"]
        self.assertEqual(error, "card.yaml:1:1: there is no such value")

    def test_a_machine_that_would_draw_otherwise_is_refused(self):
        task = _tasks.Task(self.design, files=[])
        with mock.patch.dict(os.environ, FAKE_DOCTOR=json.dumps(dict(doctor, hyphenation=[]))):
            with self.assertRaises(snapline.FingerprintError) as caught:
                list(task.results([{}]))
        self.assertIn(os.uname().nodename + " would draw other pictures", str(caught.exception))
        self.assertIn("'hyphenation en' is missing here and bb there", str(caught.exception))

    def test_values_of_tables(self):
        class Scalar:
            def tolist(self):
                return 5

        given = {
            "a": float("nan"), "b": decimal.Decimal("1.5"), "c": datetime.date(2026, 1, 2), "d": Scalar(),
            "e": [float("nan"), (1, None)], 6: True, "f": decimal.Decimal("sNaN"), "g": decimal.Decimal("-Infinity"),
        }
        wanted = {"a": None, "b": 1.5, "c": "2026-01-02", "d": 5, "e": [None, [1, None]], "6": True, "f": None}
        wanted["g"] = float("-inf")
        self.assertEqual(_tables.plain(given), wanted)

    def test_nothing_stays_behind(self):
        code = (
            "import os\nfrom snapline._tasks import Task\ntask = Task('fake: pictures\\n', files=[])\n"
            "print(next(task.results([{}])).picture.decode(), flush=True)\n"
        )
        variables = dict(os.environ, PYTHONPATH=str(folder.parent), TMPDIR=self.place)
        for end in ("os.kill(os.getpid(), 9)", "os._exit(0)", "pass"):
            done = subprocess.run([sys.executable, "-c", code + end], stdout=subprocess.PIPE, env=variables)
            self.assertFalse(is_alive(json.loads(done.stdout)["pid"]), end)
            # What couldn't be removed is by the next one.
            self.assertEqual(len(self.unpacked()), end != "pass")

    def test_a_process_that_is_forked_draws_for_itself(self):
        task = _tasks.Task(self.design, files=[])
        mine = json.loads(next(task.results([{}])).picture)["pid"]
        reader, writer = os.pipe()
        number = os.fork()
        if number == 0:
            os.write(writer, next(task.results([{}])).picture)
            os._exit(0)
        os.close(writer)
        with open(reader, "rb") as file:
            self.assertNotEqual(json.loads(file.read())["pid"], mine)
        os.waitpid(number, 0)
        self.assertEqual(json.loads(next(task.results([{}])).picture)["pid"], mine)


@unittest.skipUnless(real, "SNAPLINE_PROGRAM names no program")
class Real(unittest.TestCase):
    """With the program itself, where it is named."""

    def setUp(self):
        self.place = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.place)
        self.design = os.path.join(self.place, "card.json")
        os.mkdir(os.path.join(self.place, "sub"))
        logo = snapline.render({"canvas": "20x20", "view": {"label": "L"}}, scale=1)
        Path(self.place, "sub", "logo.png").write_bytes(logo)
        view = [{"image": "sub/logo.png", "contentMode": "center"}, {"label": "{{name}}", "centeredIn": "superview"}]
        design = {"canvas": "60x40", "view": {"view": view}, "data": {"name": "Ada"}}
        Path(self.design).write_text(json.dumps(design))

    def test_pictures_are_those_of_the_design_in_its_place(self):
        # A PDF says what its design is called.
        for format in ("png", "pdf"):
            task = _tasks.Task(self.design, format=format)
            self.assertEqual(list(task.parcel.files), ["card.json", "sub/logo.png"])
            (one,) = pickle.loads(pickle.dumps(task)).results([{"name": "Zoë"}])
            picture = snapline.render(self.design, format=format, data={"name": "Zoë"})
            self.assertEqual((one.picture, one.error), (picture, None))

    def test_the_fonts_of_a_folder_come_along(self):
        os.mkdir(os.path.join(self.place, "faces"))
        shutil.copy(font, os.path.join(self.place, "faces"))
        label = {"label": "{{name}}", "font": {"family": "Snapline Axis", "size": 20}}
        design = {"canvas": "60x40", "fontFiles": ["faces"], "view": label, "data": {"name": "Ada"}}
        Path(self.design).write_text(json.dumps(design))
        task = pickle.loads(pickle.dumps(_tasks.Task(self.design)))
        self.assertEqual(list(task.parcel.files), ["card.json", "faces/SnaplineAxis.ttf"])
        (one,) = task.results([{"name": "Zoë"}])
        self.assertEqual((one.error, one.diagnostics), (None, ()))
        self.assertEqual(one.picture, snapline.render(self.design, data={"name": "Zoë"}))

    def test_links_lead_where_they_led(self):
        for name in ("designs/all/fonts", "designs/parts", "designs/sub"):
            os.makedirs(os.path.join(self.place, name))
        root = Path(self.place, "designs")
        shutil.copy(os.path.join(self.place, "sub", "logo.png"), root / "sub")
        shutil.copy(font, root / "all" / "fonts")
        (root / "parts" / "values.json").write_text('{"name": "Ada"}')
        links = {"values.json": "parts/values.json", "pictures": "sub", "faces": "all/fonts"}
        for link, target in {**links, "../named.json": "designs/card.json"}.items():
            os.symlink(target, root / link)
        label = {"label": "{{name}}", "font": {"family": "Snapline Axis", "size": 20}, "centeredIn": "superview"}
        view = [{"image": "parts/../pictures/logo.png", "contentMode": "center"}, label]
        design = {"canvas": "60x40", "fontFiles": ["faces"], "data": "values.json", "view": {"view": view}}
        (root / "card.json").write_text(json.dumps(design))
        named = os.path.join(self.place, "named.json")
        pictures = {format: snapline.render(named, format=format, data={"name": "Zoë"}) for format in ("png", "pdf")}
        tasks = {format: _tasks.Task(named, format=format) for format in pictures}
        files = ["all/fonts/SnaplineAxis.ttf", "card.json", "parts/values.json", "sub/logo.png"]
        self.assertEqual(sorted(tasks["png"].parcel.files), files)
        shutil.move(root, str(root) + ".away")
        for format, task in tasks.items():
            (one,) = pickle.loads(pickle.dumps(task)).results([{"name": "Zoë"}])
            self.assertEqual((one.picture, one.error), (pictures[format], None))

    def test_a_machine_without_hyphenation_is_refused(self):
        task = _tasks.Task(self.design)
        os.mkdir(os.path.join(self.place, "hyphenation"))
        home = mock.patch.dict(os.environ, SNAPLINE_HOME=self.place)
        with home, mock.patch.object(_tasks, "_own", {}), mock.patch.object(_tasks, "_places", {}):
            with self.assertRaisesRegex(snapline.FingerprintError, "'hyphenation en_US' is missing here"):
                list(task.results([{}]))


if __name__ == "__main__":
    unittest.main()
