internal import CCairo
internal import CFreeType

/// The libraries that decide the pixels of a scene, by name.
public enum RenderingLibraries {
  public static let versions: [String: String] = {
    var versions: [String: String] = [:]
    if let cairo = unsafe cairo_version_string() {
      versions["cairo"] = unsafe String(cString: cairo)
    }
    var library: FT_Library?
    if unsafe FT_Init_FreeType(&library) == 0 {
      var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
      unsafe FT_Library_Version(library, &major, &minor, &patch)
      versions["freetype"] = "\(major).\(minor).\(patch)"
      unsafe FT_Done_FreeType(library)
    }
    return versions
  }()
}
