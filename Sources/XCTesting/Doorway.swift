public enum Doorway {}
