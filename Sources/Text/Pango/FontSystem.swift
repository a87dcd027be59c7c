internal import CPango

/// Decisions about fonts for a whole process, which a program may make and a library may not.
public enum FontSystem {
  /// Keeps Pango from loading the system's own fonts, which nothing here uses.
  ///
  /// Pango reads the system's configuration in the background as soon as it draws its first
  /// text, and waits for it. A command calls this once, before anything else; other code in the
  /// process that relies on fontconfig's default configuration would find no fonts any more.
  public static func ignoreSystemFonts() {
    guard let empty = unsafe FcConfigCreate() else { return }
    unsafe FcConfigSetCurrent(empty)
    unsafe FcConfigDestroy(empty)
  }
}
