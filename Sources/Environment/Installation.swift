internal import Glibc

/// The folders of fonts, symbols and patterns of hyphenation, with which pictures are made.
public struct Installation: Hashable, Sendable {
  /// The folders of fonts, with all below them.
  public var fontFolders: [String]
  /// The folder of the symbols, with a drawing for each.
  public var symbolFolder: String
  /// The folder of the patterns of hyphenation, with a file for each language.
  public var hyphenationFolder: String

  public init(fontFolders: [String], symbolFolder: String, hyphenationFolder: String) {
    self.fontFolders = fontFolders
    self.symbolFolder = symbolFolder
    self.hyphenationFolder = hyphenationFolder
  }

  /// The folders that this process uses.
  ///
  /// Each of the three is taken from the first place that has it: the folders that `SNAPLINE_HOME` names,
  /// the folder of a package that the program lies in, and the folders of Debian's packages.
  public static let system = debian.overlaid(by: [ownHome].compactMap(\.self))
    .overlaid(by: named.compactMap(OwnProgram.realPath))

  /// The folders of Debian's packages.
  public static let debian = Installation(
    fontFolders: [
      "opentype/inter", "truetype/noto", "opentype/noto", "truetype/dejavu", "truetype/liberation",
    ].map { "/usr/share/fonts/" + $0 },
    symbolFolder: "/usr/share/bootstrap-icons/svg",
    hyphenationFolder: "/usr/share/hyphen"
  )

  /// The variable that names folders with `fonts`, `symbols` and `hyphenation` in them.
  package static let variable = "SNAPLINE_HOME"

  /// The folders that the variable names, as they are written there.
  package static var named: [String] {
    let value = unsafe getenv(variable).map { unsafe String(cString: $0) } ?? ""
    return value.split(separator: ":").map(String.init)
  }

  /// What a folder that the variable names may have.
  package static let parts = ["fonts", "symbols", "hyphenation"]

  /// What a package's folder has beside the program, so that no other folder is taken for one.
  package static let sign = "snapline-package.json"

  private static var ownHome: String? {
    OwnProgram.folder.flatMap { FileKind(of: $0 + "/" + sign) == .file ? $0 : nil }
  }

  /// The same, with the parts that lie below some folders in place of its own: fonts of all of them, else
  /// those of the first that has any.
  package func overlaid(by homes: [String]) -> Installation {
    func folders(_ name: String) -> [String] {
      homes.map { $0 + "/" + name }.filter { FileKind(of: $0, followingLinks: true) == .folder }
    }
    let fonts = folders("fonts")
    return Installation(
      fontFolders: fonts.isEmpty ? fontFolders : fonts,
      symbolFolder: folders("symbols").first ?? symbolFolder,
      hyphenationFolder: folders("hyphenation").first ?? hyphenationFolder
    )
  }
}
