"""ICU's data without what nobody asks for.

Foundation's copy of the data is linked into the program, and is two fifths of the program. And of the bundled
libraries, libxml2 asks ICU for the encodings of documents. What each of them leaves alone is taken out.

    python3 Tools/Package/icu.py FILE.o     writes an object with Foundation's data as the program needs it, and
                                            prints the options with which the linker takes it
"""

import json
import os
import re
import struct
import subprocess
import sys
import tempfile

import facts

# What Foundation never looks up to write numbers, dates, lists, sizes of files and the English names of
# languages, and to sort: encodings (those that the program reads are in its code), scripts written in other
# scripts, dictionaries by which words without spaces are told apart, and what languages are called in others.
# Where any is asked for, ICU says that there is none.
_unasked = re.compile(
    r".*\.cnv|translit/.*|brkitr/.*\.dict|brkitr/.*_model.*|lang/(?!(root|en|pool|res_index)\.).*"
)


def shrink(path):
    """Replaces a library of ICU's data by one with its converters of encodings alone."""
    symbols = facts.output("readelf", "--wide", "--dyn-syms", path)
    match = re.search(r"\b(icudt\d+_dat)$", symbols, re.M)
    if not match:
        facts.fail(f"{path} holds no data of ICU's in the way that is known")
    symbol = match.group(1)
    with tempfile.TemporaryDirectory() as folder:
        unit = os.path.join(folder, "data.o")
        _write_object(path, symbol, unit, lambda name: not name.endswith(".cnv") and name != "cnvalias.icu")
        made = os.path.join(folder, "data.so")
        _run("ld", "-shared", "-z", "noexecstack", f"-soname={os.path.basename(path)}", "-o", made, unit)
        with open(made, "rb") as file:
            contents = file.read()
    with open(path, "wb") as file:
        file.write(contents)


def write_of_foundation(path):
    """Writes an object that takes the place of Foundation's own data when the program is linked."""
    told = json.loads(facts.output("swiftc", "-static-stdlib", "-print-target-info"))
    library = os.path.join(told["paths"]["runtimeResourcePath"], "linux/lib_FoundationICU.a")
    symbols = facts.output("nm", "--print-file-name", "--defined-only", library, stderr=subprocess.DEVNULL)
    match = re.search(r":([^:]+\.o):\S+ R (icudt\d+_dat)$", symbols, re.M)
    if not match:
        facts.fail(f"{library} holds no data of ICU's in the way that is known")
    member, symbol = match.groups()
    if len(re.findall(rf":{re.escape(member)}:\S+ [A-TV-Z] ", symbols)) != 1:
        facts.fail(f"{member} of {library} holds more than data of ICU's")
    with tempfile.TemporaryDirectory() as folder:
        _run("ar", "x", "--output", folder, library, member)
        source = os.path.join(folder, member)
        # Foundation comes first for the linker: what asks for its data is led to another name.
        _write_object(source, "__wrap_" + symbol, path, lambda name: bool(_unasked.fullmatch(name)))
    return [f"--wrap={symbol}", path]


def _write_object(source, symbol, path, is_removed):
    """Writes an object with the data of another one, or of a library, but for the items that are removed."""
    with tempfile.TemporaryDirectory() as folder:
        data = os.path.join(folder, "data")
        _run("objcopy", "-O", "binary", "-j", ".rodata", source, data)
        with open(data, "rb") as file:
            contents = _without(file.read(), is_removed)
        with open(data, "wb") as file:
            file.write(contents)
        _assemble(data, symbol, path, folder)


def _without(data, is_removed):
    """The data without some of its items; icupkg of ICU 72 has no room for so many names.

    Behind a header are the number of items, the places of their names and of their contents as two numbers each,
    the names, and the contents. Places are counted from behind the header.
    """
    start, magic = struct.unpack_from("<HH", data)
    if magic != 0x27DA or data[12:16] != b"CmnD" or start % 16 != 0:
        facts.fail("this is no data of ICU's")
    count = struct.unpack_from("<I", data, start)[0]
    places = [struct.unpack_from("<II", data, start + 4 + 8 * item) for item in range(count)]
    if places != sorted(places, key=lambda place: place[1]):
        facts.fail("ICU's data has its contents in another order than its names")
    ends = [contents for _, contents in places[1:]] + [len(data) - start]
    kept = []
    for (name, contents), end in zip(places, ends):
        name = data[start + name : data.index(b"\0", start + name) + 1]
        # All names begin with that of the data.
        if not is_removed(name[:-1].decode().partition("/")[2]):
            kept.append((name, data[start + contents : start + end]))
    names, table, items = b"", b"", b""
    first = 4 + 8 * len(kept)
    behind = _rounded(first + sum(len(name) for name, _ in kept))
    for name, contents in kept:
        table += struct.pack("<II", first + len(names), behind + len(items))
        names += name
        items += contents.ljust(_rounded(len(contents)), b"\0")
    head = struct.pack("<I", len(kept)) + table + names
    return data[:start] + head.ljust(behind, b"\0") + items


def _rounded(length):
    """Contents begin at multiples of 16."""
    return (length + 15) // 16 * 16


def _assemble(data, symbol, path, folder):
    source = os.path.join(folder, "data.s")
    with open(source, "w", encoding="utf-8") as file:
        file.write(
            f".section .rodata\n.globl {symbol}\n.type {symbol}, @object\n.balign 16\n{symbol}:\n"
            f'.incbin "{data}"\n.size {symbol}, . - {symbol}\n.section .note.GNU-stack,"",@progbits\n'
        )
    _run("as", "-o", path, source)


def _run(*words):
    subprocess.run(words, check=True)


if __name__ == "__main__":
    for word in write_of_foundation(sys.argv[1]):
        print("-Xlinker\n" + word)
