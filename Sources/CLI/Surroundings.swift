internal import Glibc
internal import SnaplineText

/// What the command leaves outside, so that the same design gives the same picture everywhere.
enum Surroundings {
  /// Variables by which the libraries that draw would be steered from outside.
  private static let steering = [
    "FREETYPE_PROPERTIES", "FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT",
    "PANGOCAIRO_BACKEND", "PANGO_LANGUAGE", "HB_OPTIONS", "HB_SHAPER_LIST", "PIXMAN_DISABLE",
  ]

  /// Forgets them; must run before any of the libraries does.
  static func forget() {
    for name in steering { unsafe unsetenv(name) }
    FontSystem.ignoreSystemFonts()
  }
}
