"""Where the program is, and what it is started with."""

import os
import sys

_folder = os.path.dirname(os.path.abspath(__file__))
#: The folder that a wheel brings, with the program, its libraries, fonts, symbols and hyphenation.
home = os.path.join(_folder, "_home")

no_proc = (
    "snapline: /proc isn't mounted here, and by it the program finds the libraries beside it\n"
    "hint: mount it (mount -t proc proc /proc), or install the .deb, which needs none"
)
no_program = (
    "snapline: the program 'snapline' isn't there: neither in this package nor on PATH\n"
    "hint: install the wheel of snapline for this machine, or set SNAPLINE_PROGRAM to its path"
)


class Missing(Exception):
    """The program can't be started; the text says why, and what to do."""


def find():
    """The program's path, and whether it is the package's own."""
    named = os.environ.get("SNAPLINE_PROGRAM")
    if named:
        return named, False
    own = os.path.join(home, "snapline")
    if os.path.exists(own):
        if not os.path.exists("/proc/self/exe"):
            raise Missing(no_proc)
        return own, True
    for folder in os.get_exec_path():
        path = os.path.join(folder, "snapline")
        # The command of this very package would start itself for ever.
        if os.access(path, os.X_OK) and not _is_script(path):
            return path, False
    raise Missing(no_program)


def environment(program, is_own):
    """The variables to start the program with."""
    values = dict(os.environ)
    if is_own:
        values.setdefault("SNAPLINE_HOME", ":".join([home, *_fonts()]))
        values.setdefault("SNAPLINE_HELPER", program)
    return values


def _fonts():
    """The folders of packages that bring fonts of other scripts."""
    for name in ("snapline_fonts", "snapline_fonts_cjk"):
        for place in sys.path:
            folder = os.path.join(place, name)
            if os.path.isdir(folder):
                yield folder
                break


def _is_script(path):
    try:
        with open(path, "rb") as file:
            return file.read(2) == b"#!"
    except OSError:
        return True
