/// An empty type that others import in order to re-export this module's members without its type names.
public enum Doorway {}
