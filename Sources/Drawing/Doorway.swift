/// An empty type: a module that re-exports it passes on this module's members, without its type names.
public enum Doorway {}
