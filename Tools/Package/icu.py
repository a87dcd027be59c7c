"""ICU's data without what the program never asks for.

Of the bundled libraries only libxml2 asks ICU, and only for the encodings of documents: those are a
twelfth of the data. The rest would be 9 MB of every wheel.
"""

import os
import re
import subprocess
import tempfile

import facts


def shrink(path):
    """Replaces a library of ICU's data by one with its converters of encodings alone."""
    symbols = facts.output("readelf", "--wide", "--dyn-syms", path)
    match = re.search(r"\b(icudt(\d+)_dat)$", symbols, re.M)
    if not match:
        facts.fail(f"{path} holds no data of ICU's in the way that is known")
    with tempfile.TemporaryDirectory() as folder:
        # The tool takes the prefix of all names from the name of the file.
        data = os.path.join(folder, f"icudt{match.group(2)}l.dat")
        _run("objcopy", "-O", "binary", "-j", ".rodata", path, data)
        names = facts.output("icupkg", "-l", data).split()
        others = [name for name in names if not name.endswith(".cnv") and name != "cnvalias.icu"]
        removed = os.path.join(folder, "removed.txt")
        with open(removed, "w", encoding="utf-8") as file:
            file.write("".join(name + "\n" for name in others))
        small = os.path.join(folder, "small", os.path.basename(data))
        os.mkdir(os.path.dirname(small))
        _run("icupkg", "-r", removed, data, small)
        _link(small, match.group(1), path, folder)


def _link(data, symbol, path, folder):
    source = os.path.join(folder, "data.s")
    with open(source, "w", encoding="utf-8") as file:
        file.write(
            f".section .rodata\n.globl {symbol}\n.type {symbol}, @object\n.balign 16\n{symbol}:\n"
            f'.incbin "{data}"\n.size {symbol}, . - {symbol}\n.section .note.GNU-stack,"",@progbits\n'
        )
    unit, made = os.path.join(folder, "data.o"), os.path.join(folder, "data.so")
    _run("as", "-o", unit, source)
    _run("ld", "-shared", "-z", "noexecstack", f"-soname={os.path.basename(path)}", "-o", made, unit)
    with open(made, "rb") as file:
        contents = file.read()
    with open(path, "wb") as file:
        file.write(contents)


def _run(*words):
    subprocess.run(words, check=True)
