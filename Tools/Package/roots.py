"""Bare systems to try packages in, each a folder that programs are run below."""

import os
import shutil
import subprocess

import facts

_folder = os.path.join(facts.root, ".build/roots")
# Runs what follows without any rights.
as_nobody = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
# Where this machine gets Debian's packages from, with what it knows them by.
_apt = ["etc/apt/sources.list", "etc/apt/sources.list.d/debian.sources", "etc/apt/apt.conf.d"]


class Unable(Exception):
    """A bare system can't be made here; the text says why."""


def base(suite):
    """A bare system that is kept between runs."""
    path = os.path.join(_folder, suite)
    if not os.path.exists(path + ".done"):
        if os.geteuid() != 0:
            raise Unable("making a bare system needs root")
        facts.say(f"making a bare system of {suite}")
        os.makedirs(_folder, exist_ok=True)
        shutil.rmtree(path, ignore_errors=True)
        log = path + ".log"
        with open(log, "wb") as told:
            words = ["debootstrap", "--variant=minbase", suite, path, _mirror()]
            if subprocess.run(words, stdout=told, stderr=told).returncode != 0:
                raise Unable(f"debootstrap can't make {suite}: {log} says why")
        open(path + ".done", "w").close()
    return path


def _mirror():
    """The address that this machine has Debian's packages from."""
    for name in _apt[:2]:
        path = "/" + name
        if os.path.exists(path):
            with open(path, encoding="utf-8") as file:
                for line in file:
                    words = line.split()
                    if words[:1] == ["URIs:"] or words[:1] == ["deb"]:
                        return next(word for word in words[1:] if "://" in word)
    raise Unable("this machine doesn't say where it has Debian's packages from")


class Root:
    """A copy of a bare system, gone when it is left."""

    def __init__(self, suite):
        self.suite = suite
        self.path = os.path.join(_folder, suite + ".try")
        #: Folders of this machine that programs see, to read alone, by where they see them.
        self.mounts = {}

    def __enter__(self):
        self._remove()
        subprocess.run(["cp", "-a", base(self.suite), self.path], check=True)
        for name in ("etc/resolv.conf", "etc/hosts"):
            shutil.copyfile("/" + name, os.path.join(self.path, name))
        self._use_same_mirror()
        return self

    def __exit__(self, *_):
        self._remove()

    def _remove(self):
        subprocess.run(["rm", "-rf", "--one-file-system", self.path], check=True)

    def _use_same_mirror(self):
        """Debian's later mends of a release are had as on this machine: the bytes depend on them."""
        suite, mirror = self.suite, _mirror()
        certificates = "/etc/ssl/certs/ca-certificates.crt"
        if mirror.startswith("https") and os.path.exists(certificates):
            self.put(certificates, certificates)
        lines = [f"deb {mirror} {name} main" for name in (suite, suite + "-updates")]
        lines.append(f"deb {mirror}-security {suite}-security main")
        with open(os.path.join(self.path, "etc/apt/sources.list"), "w", encoding="utf-8") as file:
            file.write("\n".join(lines) + "\n")

    def put(self, source, place):
        """Copies a file or a folder into the root."""
        target = self.path + place
        os.makedirs(os.path.dirname(target), exist_ok=True)
        copy = shutil.copytree if os.path.isdir(source) else shutil.copyfile
        copy(source, target)
        if not os.path.isdir(source):
            shutil.copymode(source, target)

    def run(self, *words, proc=True, **variables):
        """Runs a program in the root, and gives its status and what it said."""
        mounts = [f"mount -t proc proc '{self.path}/proc'"] if proc else []
        for place, folder in self.mounts.items():
            os.makedirs(self.path + place, exist_ok=True)
            mounts.append(f"mount --bind -o ro '{folder}' '{self.path}{place}'")
        inner = " && ".join(mounts + ['exec chroot "$0" "$@"'])
        env = {"PATH": "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin", "LC_ALL": "C.UTF-8", "HOME": "/root"}
        env.update(variables, DEBIAN_FRONTEND="noninteractive")
        done = subprocess.run(
            ["unshare", "--mount", "--pid", "--fork", "sh", "-c", inner, self.path, *words],
            env=env, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )
        return done.returncode, done.stdout.decode("utf-8", "replace")

    def must(self, *words, **options):
        status, said = self.run(*words, **options)
        if status != 0:
            raise AssertionError(f"in {self.suite}: {' '.join(words)} ended with {status}:\n{said[-3000:]}")
        return said

    def install(self, *packages):
        """Installs packages of Debian's, or package files, as a user would."""
        self.must("apt-get", "-qq", "update")
        self.must("apt-get", "-qq", "-y", "-o", "APT::Install-Recommends=0", "install", *packages)

    def files(self):
        """All files of the system, without those that running anything changes."""
        found = set()
        for place, folders, names in os.walk(self.path):
            inside = place[len(self.path):]
            folders[:] = [name for name in folders if (inside + "/" + name) not in _changing]
            found.update(inside + "/" + name for name in names + folders)
        return found


_changing = {
    "/proc", "/sys", "/dev", "/run", "/tmp",
    "/var/log", "/var/cache", "/var/lib/apt", "/var/lib/dpkg",
}
