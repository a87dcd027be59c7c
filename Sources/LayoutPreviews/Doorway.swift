/// A way into this module for those who re-export its members without its type names.
public enum Doorway {}
