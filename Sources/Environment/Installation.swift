internal import Glibc

/// Where lies what pictures are made with: fonts, symbols and patterns of hyphenation.
public struct Installation: Hashable, Sendable {
  /// The folders of fonts, with all below them.
  public var fontFolders: [String]
  /// The folder of the symbols, a drawing each.
  public var symbolFolder: String
  /// The folder of the patterns of hyphenation, a file a language.
  public var hyphenationFolder: String

  public init(fontFolders: [String], symbolFolder: String, hyphenationFolder: String) {
    self.fontFolders = fontFolders
    self.symbolFolder = symbolFolder
    self.hyphenationFolder = hyphenationFolder
  }

  /// Where this process finds them.
  ///
  /// Each of the three is taken from the first place that has it: the folder that `SNAPLINE_HOME` names,
  /// the folder of a package that the program lies in, and the folders of Debian's packages.
  public static let system = debian.overlaid(by: homes)

  /// Where Debian's packages put them.
  public static let debian = Installation(
    fontFolders: [
      "opentype/inter", "truetype/noto", "opentype/noto", "truetype/dejavu",
    ].map { "/usr/share/fonts/" + $0 },
    symbolFolder: "/usr/share/bootstrap-icons/svg",
    hyphenationFolder: "/usr/share/hyphen"
  )

  /// The variable that names a folder with `fonts`, `symbols` and `hyphenation` in it.
  package static let variable = "SNAPLINE_HOME"

  /// The folder that the variable names, as it is written there.
  package static var named: String? {
    let value = unsafe getenv(variable).map { unsafe String(cString: $0) } ?? ""
    return value.isEmpty ? nil : value
  }

  /// What a package's folder has beside the program, so that no other folder is taken for one.
  package static let sign = "snapline-package.json"

  /// The folders that may have parts of their own, the one that counts most first.
  package static var homes: [String] {
    let own = OwnProgram.folder.flatMap { FileKind(of: $0 + "/" + sign) == .file ? $0 : nil }
    return [named.flatMap(OwnProgram.realPath), own].compactMap(\.self)
  }

  /// The same, with each part that lies below a folder in place of its own.
  package func overlaid(by homes: [String]) -> Installation {
    func first(_ name: String) -> String? {
      homes.lazy.map { $0 + "/" + name }.first { FileKind(of: $0, followingLinks: true) == .folder }
    }
    let root = "/usr/share/fonts"
    return Installation(
      fontFolders: first("fonts").map { fonts in
        fontFolders.map { $0.hasPrefix(root) ? fonts + $0.dropFirst(root.count) : $0 }
      } ?? fontFolders,
      symbolFolder: first("symbols") ?? symbolFolder,
      hyphenationFolder: first("hyphenation") ?? hyphenationFolder
    )
  }
}
