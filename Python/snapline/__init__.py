"""Auto Layout for Linux: designs become pictures.

    >>> import snapline
    >>> png = snapline.render("card.yaml")

The drawing is done by the program ``snapline``, which comes with this package, in a process of its own.
"""

__version__ = "@VERSION@"

__all__ = [
    "DesignError",
    "DesignWarning",
    "Diagnostic",
    "FingerprintError",
    "Pool",
    "ProgramError",
    "Result",
    "SnaplineError",
    "UnavailableError",
    "UsageError",
    "Worker",
    "differences",
    "fingerprint",
    "render",
]

TYPE_CHECKING = False
if TYPE_CHECKING:
    from snapline._errors import (
        DesignError,
        DesignWarning,
        Diagnostic,
        FingerprintError,
        ProgramError,
        SnaplineError,
        UnavailableError,
        UsageError,
    )
    from snapline._fingerprint import differences, fingerprint
    from snapline._pool import Pool
    from snapline._render import render
    from snapline._result import Result
    from snapline._worker import Worker


# Where names are that aren't among the errors.
_homes = {
    "Pool": "_pool",
    "Result": "_result",
    "Worker": "_worker",
    "differences": "_fingerprint",
    "fingerprint": "_fingerprint",
    "render": "_render",
}


def __getattr__(name):
    """Imports what is asked for first, as the command needs none of it and starts in milliseconds."""
    if name not in __all__:
        raise AttributeError(f"module 'snapline' has no attribute '{name}'")
    from importlib import import_module

    home = import_module("snapline." + _homes.get(name, "_errors"))
    value = globals()[name] = getattr(home, name)
    return value


def __dir__():
    return sorted({*globals(), *__all__})
