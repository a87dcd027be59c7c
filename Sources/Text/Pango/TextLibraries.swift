internal import CPango

/// The libraries that decide how text is shaped and broken into lines, by name.
public enum TextLibraries {
  public static let versions: [String: String] = {
    let names = unsafe [("pango", pango_version_string()), ("harfbuzz", hb_version_string())]
    return unsafe names.reduce(into: [:]) { versions, library in
      if let version = unsafe library.1 {
        versions[unsafe library.0] = unsafe String(cString: version)
      }
    }
  }()
}
