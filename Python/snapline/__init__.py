"""Auto Layout for Linux: designs become pictures.

    >>> import snapline
    >>> png = snapline.render("card.yaml")

The drawing is done by the program ``snapline``, which comes with this package, in a process of its own.
"""

__version__ = "@VERSION@"

_homes = {
    "render": "_render",
    "Diagnostic": "_errors",
    "DesignError": "_errors",
    "DesignWarning": "_errors",
    "ProgramError": "_errors",
    "SnaplineError": "_errors",
    "UnavailableError": "_errors",
    "UsageError": "_errors",
}

__all__ = sorted(_homes)


def __getattr__(name):
    """Imports what is asked for first, as the command needs none of it and starts in milliseconds."""
    if name not in _homes:
        raise AttributeError(f"module 'snapline' has no attribute '{name}'")
    from importlib import import_module

    return getattr(import_module("snapline." + _homes[name]), name)


def __dir__():
    return __all__
