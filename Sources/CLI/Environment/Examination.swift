internal import Foundation
internal import SnaplineCodes
internal import SnaplineControls
internal import SnaplineEnvironment
internal import SnaplineImages
internal import SnaplineRendering
internal import SnaplineScene
internal import SnaplineShowing
internal import SnaplineText

/// What pictures depend on in an environment, and what of it is missing.
struct Examination: Encodable {
  struct Library: Encodable {
    let name: String
    let role: String
    let package: String
    let installed: Bool
    /// What its decoder makes of a small picture, as a hash; nothing where it decodes none.
    let pixels: String?
  }

  struct Fonts: Encodable {
    let folders: [String]
    /// A hash of what all files hold.
    let hash: String
  }

  struct Symbols: Encodable {
    let folder: String
    let count: Int
    /// A hash of what all of them hold.
    let hash: String
  }

  struct Hyphenation: Encodable {
    let language: String
    /// A hash of what the file of its patterns holds.
    let hash: String
  }

  struct Missing: Encodable {
    let name: String
    let role: String
    let package: String
  }

  let schema = 1
  let versions: [String: String]
  let libraries: [Library]
  let families: Int
  let fonts: Fonts
  let symbols: Symbols
  let hyphenationFolder: String
  let hyphenation: [Hyphenation]
  let missing: [Missing]

  init(of environment: Environment) {
    versions = Self.versions
    var libraries = ImageLibrary.all.map {
      Library(
        name: $0.name,
        role: $0.role,
        package: $0.package,
        installed: $0.isInstalled,
        pixels: $0.isInstalled ? DependencyVersions.version(of: $0.decoder) : nil
      )
    }
    libraries.append(
      Library(
        name: "libsixel",
        role: "draws in terminals by Sixel",
        package: SixelGraphics.package,
        installed: SixelGraphics.isThere,
        pixels: nil
      )
    )
    libraries.append(
      Library(
        name: CodeLibrary.name,
        role: CodeLibrary.role,
        package: CodeLibrary.package,
        installed: CodeLibrary.isInstalled,
        pixels: nil
      )
    )
    let catalogue = FontCatalogue(of: environment.fonts)
    self.libraries = libraries
    families = catalogue.families.count
    fonts = Fonts(folders: environment.fonts.folders, hash: catalogue.key)
    let symbols = SymbolCatalogue(of: environment.symbolFolder)
    self.symbols = Symbols(folder: symbols.folder, count: symbols.count, hash: symbols.key)
    let patterns = HyphenationCatalogue(of: environment)
    hyphenationFolder = environment.hyphenationFolder
    hyphenation = patterns.languages.map { Hyphenation(language: $0.name, hash: $0.key) }
    var missing = libraries.filter { !$0.installed }.map {
      Missing(name: $0.name, role: $0.role, package: $0.package)
    }
    missing += catalogue.missing.map {
      Missing(name: $0.family, role: $0.role, package: $0.package)
    }
    if symbols.count == 0 {
      missing.append(
        Missing(
          name: "symbols",
          role: "drawn in bars, rows and wherever a design asks for one",
          package: SymbolCatalogue.package
        )
      )
    }
    if let (language, package) = patterns.missing {
      missing.append(
        Missing(
          name: "hyphenation of '\(language)'",
          role: "parts words at the ends of lines",
          package: package
        )
      )
    }
    self.missing = missing
  }

  /// The engine and the libraries, by name.
  static var versions: [String: String] {
    var versions = RenderingLibraries.versions.merging(TextLibraries.versions) { own, _ in own }
    versions["snapline"] = Release.version
    return versions
  }

  var text: String {
    var lines = versions.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    lines.append("\(families) families of fonts \(fonts.hash): snapline fonts lists them")
    lines += libraries.map { library in
      let state = library.installed ? library.pixels.map { ": pixels \($0)" } ?? "" : ": missing"
      return "\(library.name) \(library.role)\(state)"
    }
    if symbols.count > 0 { lines.append("\(symbols.count) symbols \(symbols.hash)") }
    lines += hyphenation.map { "hyphenation \($0.language) \($0.hash)" }
    lines.append("what was looked at:")
    lines += fonts.folders.map { "  fonts in \($0)" }
    lines.append("  symbols in \(symbols.folder)")
    lines.append("  hyphenation in \(hyphenationFolder)")
    for (package, needs) in Dictionary(grouping: missing, by: \.package)
      .sorted(by: { $0.key < $1.key })
    {
      lines.append("missing: " + Installation.system.remedy(for: package))
      lines += needs.map { "  \($0.name), \($0.role)" }
    }
    if missing.isEmpty { lines.append("nothing is missing") }
    return lines.map { $0 + "\n" }.joined()
  }

  var json: String { readableJSON }
}
