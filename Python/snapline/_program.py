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
own_script = (
    "snapline: SNAPLINE_PROGRAM names '{}', a script, which would start itself for ever\n"
    "hint: name the program itself, or unset SNAPLINE_PROGRAM"
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
        if _starts_this(named):
            raise Missing(own_script.format(named))
        return named, False
    own = os.path.join(home, "snapline")
    if os.path.exists(own):
        if not os.path.exists("/proc/self/exe"):
            raise Missing(no_proc)
        return own, True
    for folder in os.get_exec_path():
        path = os.path.join(folder, "snapline")
        # The command of this very package would start itself for ever.
        if os.access(path, os.X_OK) and not _starts_this(path):
            return path, False
    raise Missing(no_program)


def environment(program, is_own):
    """The variables to start the program with."""
    values = dict(os.environ)
    if is_own:
        fonts = list(_fonts())
        if fonts and not values.get("SNAPLINE_HOME"):
            values["SNAPLINE_HOME"] = ":".join([home, *fonts])
        values.setdefault("SNAPLINE_HELPER", program)
    return values


def _fonts():
    """The folders of packages that bring fonts of other scripts, beside this one or installed elsewhere."""
    for name in ("snapline_fonts", "snapline_fonts_cjk"):
        for place in [os.path.dirname(_folder), *sys.path]:
            folder = os.path.join(place, name)
            # The working folder isn't one of packages.
            if os.path.isabs(folder) and os.path.isfile(os.path.join(folder, "__init__.py")):
                yield folder
                break


def _starts_this(path):
    """Whether a program is a script that starts this package."""
    try:
        with open(path, "rb") as file:
            head = file.read(4096)
    except OSError:
        return False
    return head.startswith(b"#!") and b"-m snapline" in head or b"snapline.__main__" in head
