"""Archives whose bytes depend on the files in them alone."""

import gzip
import os
import tarfile
import time
import zipfile

import facts


def paths(folder):
    """All files and links below a folder, by their names in an archive, sorted."""
    found = {}
    for place, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(place, name)
            found[os.path.relpath(path, folder)] = path
    return dict(sorted(found.items()))


def _mode(path):
    return 0o755 if os.stat(path).st_mode & 0o100 else 0o644


class Zip:
    """A ZIP file that is written whole or not at all."""

    def __init__(self, path):
        self.path = path
        self.date = time.gmtime(max(facts.epoch(), 315532800))[:6]
        self.file = zipfile.ZipFile(path + ".part", "w", zipfile.ZIP_DEFLATED, compresslevel=9)

    def add(self, name, contents, mode=0o644):
        entry = zipfile.ZipInfo(name, self.date)
        entry.external_attr = (0o100000 | mode) << 16
        entry.compress_type = zipfile.ZIP_DEFLATED
        entry.create_system = 3
        self.file.writestr(entry, contents, compresslevel=9)

    def add_folder(self, folder, prefix):
        for name, path in paths(folder).items():
            with open(path, "rb") as file:
                self.add(prefix + name, file.read(), _mode(path))

    def close(self):
        self.file.close()
        os.replace(self.path + ".part", self.path)


def tar(path, folder, prefix):
    """Writes a folder as a compressed tape archive."""
    date = facts.epoch()

    def settle(entry):
        entry.mtime, entry.uid, entry.gid, entry.uname, entry.gname = date, 0, 0, "", ""
        return entry

    with open(path + ".part", "wb") as raw:
        with gzip.GzipFile("", "wb", 9, raw, date) as file:
            with tarfile.open(fileobj=file, mode="w", format=tarfile.PAX_FORMAT) as archive:
                for name, source in paths(folder).items():
                    entry = archive.gettarinfo(source, prefix + "/" + name)
                    entry.mode = _mode(source)
                    with open(source, "rb") as contents:
                        archive.addfile(settle(entry), contents)
    os.replace(path + ".part", path)
