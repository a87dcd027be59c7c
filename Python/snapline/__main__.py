"""The command ``snapline``: ``python -m snapline`` does the same."""

import os
import sys

from snapline import _program


def main():
    try:
        program, is_own = _program.find()
        variables = _program.environment(program, is_own)
        os.execve(program, ["snapline", *sys.argv[1:]], variables)
    except _program.Missing as error:
        reason = str(error)
    except OSError as error:
        reason = f"snapline: '{program}' can't be started: {error.strerror}"
    sys.stderr.write(reason + "\n")
    return 69


if __name__ == "__main__":
    sys.exit(main())
