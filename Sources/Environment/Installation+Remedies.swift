extension Installation {
  /// What to do where a package of Debian's is missing: parts of other packages aren't installed by it.
  package func remedy(for package: String) -> String {
    switch package {
    case let name where name.hasPrefix("fonts-"):
      advice(fontFolders == Self.debian.fontFolders, package, in: fontFolders.first ?? "")
    case let name where name.hasPrefix("hyphen-"):
      advice(hyphenationFolder == Self.debian.hyphenationFolder, package, in: hyphenationFolder)
    case "bootstrap-icons":
      advice(symbolFolder == Self.debian.symbolFolder, package, in: symbolFolder)
    default: "apt-get install \(package)"
    }
  }

  private func advice(_ isDebian: Bool, _ package: String, in folder: String) -> String {
    if isDebian { return "apt-get install \(package)" }
    let wheel = Self.wheels[package].map { "pip install \($0), or " } ?? ""
    return wheel + "copy the files of Debian's package \(package) into '\(folder)'"
  }

  /// The packages for Python that hold what packages of Debian's do.
  private static let wheels = [
    "fonts-noto-core": "snapline-fonts", "fonts-noto-cjk": "snapline-fonts-cjk",
  ]
}
