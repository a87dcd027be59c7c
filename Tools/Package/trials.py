"""What is tried of each package; each trial yields a line for every thing that held."""

import glob
import os
import re
import subprocess
import sys
import tempfile

import bundle
import container as recipe
import facts
import gallery
import older
from roots import Root, as_nobody

_fonts = ["fonts-noto-core", "fonts-noto-cjk", "fonts-liberation"]


def _package(pattern):
    found = facts.made(pattern)
    assert found, f"there is no package {pattern} of {facts.version()}: run Tools/package first"
    return found


def _deb():
    return _package("snapline_VERSION_*.deb")


def _compare(root, program, **variables):
    """Draws the gallery in a root, and compares it with the build's."""
    gallery.copy(root.path + gallery.place)

    def run(*words):
        root.must(program, *words, **variables)

    gallery.draw(run, gallery.place)
    drawn, expected = gallery.hashes(root.path + gallery.place), gallery.expected()
    differing = [name for name in expected if drawn.get(name) != expected[name]]
    assert not differing, f"in {root.suite} these pictures differ: {', '.join(differing)}"
    assert drawn.keys() == expected.keys(), f"in {root.suite} there are other pictures than here"
    return f"{root.suite}: {len(drawn)} pictures of the gallery have the bytes of the build"


def deb():
    with Root("bookworm") as root:
        before = root.files()
        root.put(_deb(), "/tmp/snapline.deb")
        with tempfile.TemporaryDirectory() as folder:
            root.put(older.deb(_deb(), folder), "/tmp/older.deb")
        root.install("/tmp/older.deb", *_fonts)
        root.install("/tmp/snapline.deb")
        assert not os.path.exists(root.path + "/usr/share/doc/snapline/old"), "an old file stays"
        yield "bookworm: is installed over an older one"
        yield _compare(root, "/usr/bin/snapline")
        yield from _doctor(root, "/usr/bin/snapline")
        status, said = root.run("snapline", "render", f"{gallery.place}/hello.yaml", "-o", "/tmp/a.png", proc=False)
        assert status == 0, f"without /proc the program ends with {status}: {said}"
        status, said = root.run(
            "snapline", "render", f"{gallery.place}/pictures.yaml", "-o", "/tmp/b.png", proc=False
        )
        assert status == 0 and "warning" not in said, f"without /proc SVG isn't drawn: {said}"
        yield "bookworm: works without /proc"
        root.must("apt-get", "-qq", "-y", "purge", "snapline")
        left = [name for name in root.files() - before if "snapline" in name]
        assert not left, f"removing it leaves {left}"
        yield "bookworm: removing it leaves nothing"


def _doctor(root, program, **variables):
    """What the command says of a root is what the build says of its own machine."""
    here = facts.output(facts.binary, "doctor").splitlines()
    there = root.must(program, "doctor", **variables).splitlines()
    # This machine may have fonts and languages that no package asks for.
    telling = ("hyphenation en_US ", "libjpeg", "libwebp", "giflib", "librsvg", "Little", "cairo ", "pango ")
    for line in here:
        is_count = " symbols " in line and line[0].isdigit()
        if line.startswith(telling) or is_count:
            assert line in there, f"in {root.suite} doctor doesn't say '{line}'"
    yield f"{root.suite}: doctor tells the same as that of the build"


def _differing(root, program, home):
    """Where fonts, hyphenation or symbols differ, the picture's fingerprint and doctor say so."""
    usual = root.must(program, "doctor")
    for part, name, told in (
        ("hyphenation", "text-paragraphs", "hyphenation en_US missing"),
        ("symbols", "booking", " missing"),
    ):
        root.must("mv", f"{home}/{part}", f"{home}/was-{part}")
        root.must("mkdir", f"{home}/{part}")
        said = root.must(program, "render", f"{gallery.place}/{name}.yaml", "-o", "/tmp/other.png")
        doctor = root.must(program, "doctor")
        root.must("rmdir", f"{home}/{part}")
        root.must("mv", f"{home}/was-{part}", f"{home}/{part}")
        assert f"missing-{part}" in said, f"without {part} nothing is said: {said}"
        assert "nothing is missing" not in doctor, f"without {part} doctor says that nothing is missing"
        fingerprint = _fingerprint(root, "/tmp/other.png")
        assert told in fingerprint, f"without {part} the picture's fingerprint is {fingerprint}"
    yield f"{root.suite}: without hyphenation or symbols render, the fingerprint and doctor say so"
    # A font of the same name that holds something else.
    font = glob.glob(f"{root.path}{home}/fonts/**/Inter-Regular.otf", recursive=True)[0]
    before = _fingerprint(root, f"{gallery.place}/out-png/hello.png")
    with open(font, "ab") as file:
        file.write(b"\0")
    root.must(program, "render", f"{gallery.place}/hello.yaml", "-o", "/tmp/other.png")
    after, doctor = _fingerprint(root, "/tmp/other.png"), root.must(program, "doctor")
    with open(font, "r+b") as file:
        file.truncate(os.path.getsize(font) - 1)
    differing = set(before.splitlines()) ^ set(after.splitlines())
    assert len(differing) == 2 and all(line.startswith("font Inter") for line in differing), differing
    assert doctor != usual, "with another font doctor says the same"
    yield f"{root.suite}: with another font of the same name the fingerprint and doctor differ"


def _fingerprint(root, path):
    """What a PNG file says of what it was drawn with."""
    with open(root.path + path, "rb") as file:
        found = re.search(rb"iTXtSnapline Fingerprint\0+(.*?)\nscale ", file.read(), re.DOTALL)
    assert found, f"{path} has no fingerprint"
    return found.group(1).decode()


def wheel():
    for suite in ("bookworm", "trixie"):
        with Root(suite) as root:
            root.install("python3", "python3-venv")
            stems = ("snapline", "snapline_fonts", "snapline_fonts_cjk")
            names = [os.path.basename(_package(f"{stem}-VERSION-*.whl")) for stem in stems]
            for name in names:
                root.put(os.path.join(facts.packages, name), "/tmp/" + name)
            before = root.files()
            venv = "/home/some body/an environment"
            root.must("python3", "-m", "venv", venv)
            pip = [venv + "/bin/python", "-m", "pip", "--no-cache-dir", "--disable-pip-version-check"]
            with tempfile.TemporaryDirectory() as folder:
                old = older.wheel(_package("snapline-VERSION-*.whl"), folder)
                root.put(old, "/tmp/" + os.path.basename(old))
            root.must(*pip, "install", "--no-index", "/tmp/" + os.path.basename(old))
            root.must(*pip, "install", "--no-index", *("/tmp/" + name for name in names))
            old = root.path + _site(root, venv) + "/snapline/old.py"
            assert not os.path.exists(old), "an old file stays"
            yield f"{suite}: is installed over an older one"
            yield _compare(root, venv + "/bin/snapline")
            yield from _doctor(root, venv + "/bin/snapline")
            yield from _python(root, venv)
            root.must(*pip, "uninstall", "-y", "snapline", "snapline-fonts", "snapline-fonts-cjk")
            tried = ("/usr/local/bin/snapline", "/tmp/elsewhere")
            left = [
                name for name in root.files() - before
                if "snapline" in name and not name.startswith(tried)
            ]
            assert not left, f"removing it leaves {left}"
            yield f"{suite}: removing it leaves nothing"


def _site(root, venv):
    """Where an environment has its packages."""
    return glob.glob(f"{root.path}{venv}/lib/python*/site-packages")[0][len(root.path):]


def _python(root, venv):
    """The package is used from Python, as nobody in particular, with a home that can't be written."""
    code = (
        "import snapline; "
        f"a = snapline.render('{gallery.place}/hello.yaml'); "
        f"b = open('{gallery.place}/out-png/hello.png', 'rb').read(); assert a == b; print(len(a))"
    )
    root.must(*as_nobody, venv + "/bin/python", "-c", code, HOME="/nonexistent")
    version = root.must(venv + "/bin/python", "--version").strip()
    yield f"{root.suite}: render() in {version} has the bytes of the command, without root, with no home"
    many = (
        "import snapline; "
        f"a = [row.picture for row in snapline.Pool('{gallery.place}/hello.yaml', 2).map([{{}}] * 9)]; "
        f"b = open('{gallery.place}/out-png/hello.png', 'rb').read(); assert a == [b] * 9"
    )
    root.must(*as_nobody, venv + "/bin/python", "-c", many, HOME="/nonexistent")
    yield f"{root.suite}: so has Pool() in {version}"
    # By a link, and where the package isn't where it mostly is.
    root.must("ln", "-s", venv + "/bin/snapline", "/usr/local/bin/snapline")
    root.must("snapline", "--version")
    root.must("mkdir", "-p", "/tmp/elsewhere")
    root.must("cp", venv + "/bin/snapline", "/tmp/elsewhere/snapline")
    root.must("ln", "-s", venv + "/bin/python3", "/tmp/elsewhere/python3")
    root.must("/tmp/elsewhere/snapline", "--version", PYTHONPATH=_site(root, venv))
    yield f"{root.suite}: the command works by a link, and by Python where it finds no program"
    status, said = root.run(venv + "/bin/snapline", "--version", proc=False)
    assert status == 69 and "/proc isn't mounted" in said, f"without /proc: {status} {said}"
    status, said = root.run(venv + "/bin/python", "-c", code, proc=False)
    assert status == 1 and "UnavailableError" in said and "/proc isn't mounted" in said, said
    yield f"{root.suite}: without /proc it says so, with status 69"


def tarball():
    for suite in ("bookworm", "trixie"):
        with Root(suite) as root:
            archive = _package("snapline-VERSION-linux-*.tar.gz")
            root.put(archive, "/tmp/snapline.tar.gz")
            place = "/home/some body"
            root.must("mkdir", "-p", place)
            root.must("tar", "-xzf", "/tmp/snapline.tar.gz", "-C", place)
            name = os.path.basename(archive)[: -len(".tar.gz")]
            home = f"{place}/{name}"
            # The gallery has other scripts, whose fonts the archive doesn't bring.
            for path in bundle.other_fonts() + bundle.cjk_fonts():
                root.put(path, f"{home}/home/{bundle.font_place(path)}")
            yield _compare(root, home + "/snapline")
            yield from _doctor(root, home + "/snapline")
            yield from _differing(root, home + "/snapline", home + "/home")
            libraries = "/usr/lib/x86_64-linux-gnu:/usr/lib/aarch64-linux-gnu"
            broken = "/tmp/broken libraries"
            root.must("mkdir", broken)
            root.must("touch", broken + "/libcairo.so.2")
            root.must(home + "/snapline", "--version", LD_LIBRARY_PATH=f"{broken}:{libraries}")
            yield f"{suite}: LD_LIBRARY_PATH changes nothing"
            root.must("ln", "-s", home + "/snapline", "/usr/local/bin/snapline")
            # A home that is there and can't be written.
            hello = f"{gallery.place}/hello.yaml"
            root.must(*as_nobody, "snapline", "render", hello, "-o", "-", HOME="/home")
            yield f"{suite}: works by a link, without root, with a home that can't be written"
            status, said = root.run("snapline", "--version", proc=False)
            assert status == 69 and "/proc isn't mounted" in said, f"without /proc: {status} {said}"
            yield f"{suite}: without /proc it says so, with status 69"


def container():
    with Root("bookworm") as root:
        for word, rest in recipe.steps():
            if word == "COPY":
                source, place = rest.split()
                root.put(os.path.join(facts.packages, "container", source), place)
            elif word == "RUN":
                root.must("sh", "-c", rest)
            elif word == "WORKDIR":
                root.must("mkdir", "-p", rest)
        yield "bookworm: each step of the recipe works"
        yield _compare(root, "/usr/bin/snapline")


def old_system():
    """Debian 11 has an older glibc: each package says so."""
    with Root("bullseye") as root:
        root.put(_deb(), "/tmp/snapline.deb")
        root.must("apt-get", "-qq", "update")
        status, said = root.run("apt-get", "-y", "install", "/tmp/snapline.deb")
        assert status != 0 and "libc6" in said, said
        yield f"bullseye: apt says why not: {_line(said, 'libc6')}"
        root.put(_package("snapline-VERSION-linux-*.tar.gz"), "/tmp/snapline.tar.gz")
        root.must("tar", "-xzf", "/tmp/snapline.tar.gz", "-C", "/opt")
        status, said = root.run("sh", "-c", "/opt/snapline-*/snapline --version")
        assert status == 69 and "here it is 2.31" in said, said
        yield f"bullseye: the launcher says why not, with status 69: {_line(said, 'glibc')}"


def old_python():
    """Python 3.9: the pure part, against a program that answers as the real one does."""
    with Root("bullseye") as root:
        root.install("python3", "python3-venv")
        name = os.path.basename(_package("snapline-VERSION-*.whl"))
        root.put(os.path.join(facts.packages, name), "/tmp/" + name)
        root.must("python3", "-m", "venv", "/opt/venv")
        status, said = root.run("/opt/venv/bin/pip", "install", "--no-index", "/tmp/" + name)
        assert status != 0 and "not a supported wheel" in said, said
        yield f"bullseye: pip says why not: {_line(said, 'not a supported')}"
        root.put(os.path.join(facts.root, "Python"), "/opt/Python")
        version = root.must("python3", "--version").strip()
        for name in ("render", "worker", "pool", "tasks"):
            said = root.must("python3", "-B", f"/opt/Python/tests/test_{name}.py")
            yield f"bullseye: the tests of {name} pass in {version}: {_line(said, 'Ran ')}"


def _line(text, part):
    return next((line.strip() for line in text.splitlines() if part in line), "")


def twice():
    """The packages are made again, and have the same bytes."""
    before = {path: facts.digest(path) for path in facts.finished()}
    subprocess.run([sys.executable, os.path.dirname(__file__)], check=True, stdout=subprocess.DEVNULL)
    differing = [os.path.basename(path) for path in before if facts.digest(path) != before[path]]
    assert not differing, f"made again, these have other bytes: {', '.join(differing)}"
    yield f"{len(before)} packages made again have the same bytes"
