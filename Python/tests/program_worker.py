"""A worker that answers as the real one does; what it does at a row is said by the row's ``act``."""

import hashlib
import json
import os
import signal
import sys
import time

input, output = sys.stdin.buffer, sys.stdout.buffer
most = 1 << 24


def say(value, picture=b""):
    output.write(json.dumps(value).encode() + b"\n" + picture)
    output.flush()


def die():
    os.kill(os.getpid(), signal.SIGKILL)


def first_time(path):
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL))
    except FileExistsError:
        return False
    return True


def main(words):
    path = words[1]
    text = json.loads(input.readline())["design"] if path == "-" else open(path).read()
    act, _, value = text.partition("fake: ")[2].split("\n")[0].strip('"}').partition(" ")
    if act == "wrong":
        sys.stderr.write('{"id": "yaml-syntax", "severity": "error", "subject": "this isn\'t YAML"}\n')
        return 1
    if act == "killed" or act == "killed-later" and not first_time(value):
        die()
    if act == "dumb":
        output.write(b"hello\n")
    greeting = {"protocol": 1, "version": "9.9", "fingerprint": "f" * 32}
    if act == "protocol":
        greeting["protocol"] = int(value)
    if act == "changes":
        greeting["fingerprint"] = str(os.getpid())
    say(greeting)
    while True:
        line = input.readline(most)
        if not line:
            return 0
        if not line.endswith(b"\n"):
            while not input.readline(most).endswith(b"\n"):
                pass
            say({"bytes": 0, "error": "the request has too many bytes"})
            continue
        names = value.split() if act in ("files", "looked") else ()
        answer(line, words, {name: "" if act == "looked" else "hash" for name in names})


def answer(line, words, files):
    try:
        request = json.loads(line.decode("utf-8"))
    except UnicodeDecodeError:
        return say({"bytes": 0, "error": "the request isn't in UTF-8"})
    row = request.get("data") or request.get("texts") or {}
    act, value = row.get("act"), row.get("value")
    number = request["row"]
    picture = json.dumps({"request": request, "words": words, "pid": os.getpid()}).encode()
    header = {"row": number, "id": row.get("id"), "name": f"{row.get('id')}.png", "ms": 0.5, "files": files}
    if act == "size":
        picture = b"x" * value
    elif act == "sleep":
        time.sleep(value)
    elif act == "die" or act == "die-once" and first_time(value):
        sys.stderr.write("Fatal error: Index out of range\n")
        sys.stderr.flush()
        if row.get("half"):
            say({"row": number, "bytes": 1000}, b"x" * 500)
        die()
    elif act == "exit":
        sys.exit(value)
    elif act == "garbage":
        output.write(value.encode() + b"\n")
        output.flush()
    elif act == "error":
        told = {"id": "missing-field", "severity": "error", "subject": "the row has no 'name'", "line": 3}
        header.update(bytes=0, error=told["subject"], diagnostics=[told])
        return say(header)
    elif act == "place":
        return say({**header, "bytes": 0, "error": f"{words[1]}:1:1: there is no such value"})
    elif act == "warning":
        header["diagnostics"] = [{"id": "cut-text", "severity": "warning", "subject": "cut"}]
    elif act == "noise":
        sys.stderr.write("noise\n" * value)
        sys.stderr.flush()
    header.update(bytes=len(picture), hash=hashlib.sha256(picture).hexdigest())
    say(header, picture)
