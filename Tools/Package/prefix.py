"""`Tools/install --try`: what is installed below a prefix, in a bare system with a Swift toolchain.

There is no repository in it, no package of headers of the libraries that Snapline draws with, and no home
that can be written.
"""

import os
import re
import shutil
import sys
import tempfile

import facts
import roots
from roots import Root, as_nobody

# What the toolchain itself asks for, and what the page is asked with.
_toolchain = [
    "binutils", "libc6-dev", "libstdc++-12-dev", "libcurl4", "libedit2", "libncurses6", "libsqlite3-0",
    "libxml2", "python3",
]
_prefix = "/opt/a prefix"
_program = _prefix + "/bin/snapline"
_work = "/home/some body"
_inside = [*as_nobody, "env", "-C", _work]

_card = """import UIKit

func card() -> UIView {
  let label = UILabel()
  label.text = "From a prefix"
  label.font = .systemFont(ofSize: 17)
  return label
}

let previews = [
  LayoutPreview("Light", width: 200, height: 60) { card() },
  LayoutPreview("Dark", width: 200, height: 60, style: .dark) { card() },
]
"""

# Starts the preview, and reads what its page would show before a save, behind it, and with an error in it.
_visit = r"""
import json, re, signal, subprocess, sys, time, urllib.request
words, path, old, new, wrong = sys.argv[1].split('|'), *sys.argv[2:]
server = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
said, found = '', None
for line in server.stdout:
    said += line
    found = re.search(r'http://\S+', line)
    if found:
        break
if not found:
    sys.exit(f'the preview tells no address: {said}')
base = found.group(0).rstrip('/').split('?')[0]
def get(name):
    return json.load(urllib.request.urlopen(base + '/' + name))
number = get('list')['designs'][0]['n']
def wait(part):
    for _ in range(300):
        frame = json.dumps(get(f'frame?design={number}&shown=2'))
        if part in frame:
            return
        time.sleep(0.1)
    sys.exit(f'{part} is not shown: {frame[:600]}')
def save(text):
    with open(path, 'w') as file:
        file.write(text)
with open(path) as file:
    text = file.read()
wait(old)
save(text.replace(old, new))
wait(new)
right, wrong, message = wrong.split('|')
save(text.replace(right, wrong))
wait(message)
save(text)
wait(old)
server.send_signal(signal.SIGINT)
ended = server.wait(20)
if ended:
    sys.exit(f'after Ctrl-C the preview ended with {ended}')
"""


def _toolchain_folder():
    """Where the toolchain of this machine is, so that the bare system sees it at the same place."""
    binary = os.path.realpath(shutil.which("swiftc") or "")
    folder = os.path.dirname(os.path.dirname(binary))
    if not os.path.exists(folder + "/bin/swift-frontend"):
        raise roots.Unable("there is no Swift toolchain on PATH")
    if folder == "/usr":
        raise roots.Unable("the toolchain lies in /usr with everything else")
    return folder


def _suite():
    """The release of Debian's that this machine has, whose names of packages these are."""
    with open("/etc/os-release", encoding="utf-8") as file:
        found = re.search(r"^VERSION_CODENAME=(\w+)", file.read(), re.MULTILINE)
    if not found or found.group(1) != "bookworm":
        raise roots.Unable("the names of the packages are those of Debian 12, which this machine isn't")
    return found.group(1)


def _digests(folder):
    """The sum of each picture in a folder, by its name."""
    names = [name for name in os.listdir(folder) if name.endswith(".png")]
    return {name: facts.digest(os.path.join(folder, name)) for name in names}


def _drawn_here(prefix, folder):
    """The pictures of the same file on this machine."""
    facts.output(prefix + "/bin/snapline", "render", "Card.swift", "-o", "out/", cwd=folder)
    return _digests(folder + "/out")


def _trial(prefix, run_time):
    swift = _toolchain_folder()
    with Root(_suite()) as root, tempfile.TemporaryDirectory() as folder:
        root.mounts[swift] = swift
        root.install(*_toolchain, *run_time)
        root.put(prefix, _prefix)
        sample = os.path.join(facts.root, "Tests/Samples/Notes")
        root.put(sample, _work + "/Notes")
        root.put(_written(folder, "Card.swift", _card), _work + "/Card.swift")
        root.put(_written(folder, "visit.py", _visit), _work + "/visit.py")
        root.must("chown", "-R", "65534:65534", _work)
        for name in ("cairo", "pango-1.0", "freetype2"):
            assert not os.path.exists(f"{root.path}/usr/include/{name}"), f"{name} has its headers there"
        settings = {"PATH": f"{swift}/bin:/usr/bin:/bin:/usr/sbin", "HOME": "/home"}

        def must(*words, **other):
            return root.must(*_inside, *words, **{**settings, **other})

        must(_program, "render", "Card.swift", "-o", "out/")
        here, there = _drawn_here(prefix, folder), _digests(root.path + _work + "/out")
        assert len(here) == 2 and here == there, f"the pictures differ: {here} {there}"
        yield "render: the pictures have the bytes of those of this machine"
        must(_program, "lint", "Card.swift")
        must("mkdir", "-p", ".git")
        must(_program, "test", "Card.swift", "--record", "all")
        said = must(_program, "test", "Card.swift", "--reporter", "list")
        assert "2 same" in said, said
        yield "lint and test: work"
        must(_program, "render", "--package", "Notes", "Notes", "-o", "notes/")
        assert len(_digests(root.path + _work + "/notes")) == 3
        yield "render --package: draws the previews of the sample Notes"
        server = f"{_program}|preview|--no-open"
        wrong = "label.text|label.txt|no member"
        must("python3", "visit.py", server + "|Card.swift", "Card.swift", "From a prefix", "Saved", wrong)
        yield "preview: follows saves, tells of an error, and ends by Ctrl-C"
        card, lemons = "Notes/Sources/Notes/Previews.swift", "two lemons"
        server, wrong = server + "|--package|Notes|Notes", "NoteCard(|Not(|cannot find"
        must("python3", "visit.py", server, card, lemons, "three pears", wrong)
        yield "preview --package: does so, too"
        yield from _missing(root, settings)


def _missing(root, settings):
    """What isn't there is told in one sentence."""
    for part, change, sentence in (
        ("compiler", {"PATH": "/usr/bin:/bin:/usr/sbin"}, "no Swift compiler"),
        ("toolkit", {"SNAPLINE_LIVE": "/nowhere"}, "Tools/install"),
        ("place to write", {"TMPDIR": "/usr"}, "XDG_CACHE_HOME"),
    ):
        status, said = root.run(
            *_inside, _program, "render", "Card.swift", "-o", "other/", **{**settings, **change}
        )
        assert status != 0 and said.count("error:") == 1 and sentence in said, f"without {part}: {said}"
        yield f"without a {part}: " + re.sub(r"\s+", " ", said.strip())


def _written(folder, name, text):
    path = os.path.join(folder, name)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    return path


def main(prefix, *run_time):
    try:
        for line in _trial(prefix, run_time):
            print(f"prefix: {line}", flush=True)
    except roots.Unable as reason:
        print(f"prefix: not tried here, as {reason}")
        return 1
    except AssertionError as reason:
        print(f"prefix: FAILED: {reason}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
