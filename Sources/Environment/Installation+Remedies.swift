extension Installation {
  /// What to do where a package of Debian's is missing: what is looked for elsewhere isn't installed by it.
  package func remedy(for package: String) -> String {
    let debian = Self.debian
    switch package {
    case let name where name.hasPrefix("fonts-") && fontFolders != debian.fontFolders:
      let file = Self.wheels[name].map {
        "pip install ./\($0)-\(Release.version)-py3-none-any.whl, or "
      }
      return (file ?? "") + "name a folder with the fonts of Debian's \(name) in SNAPLINE_FONTS"
    case let name where name.hasPrefix("hyphen-") && hyphenationFolder != debian.hyphenationFolder:
      return lacking("hyphenation", of: name)
    case "bootstrap-icons" where symbolFolder != debian.symbolFolder:
      return lacking("symbols", of: package)
    default: return "apt-get install \(package)"
    }
  }

  private func lacking(_ part: String, of package: String) -> String {
    "name a folder in \(Self.variable) whose folder '\(part)' has the files of Debian's \(package)"
  }

  /// The packages for Python that hold what packages of Debian's do.
  private static let wheels = [
    "fonts-noto-core": "snapline_fonts", "fonts-noto-cjk": "snapline_fonts_cjk",
  ]
}
