/// Where the packages lie that pictures are made with: fonts, symbols and patterns of hyphenation.
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

  /// Where Debian's packages put them.
  public static let system = Installation(
    fontFolders: [
      "/usr/share/fonts/opentype/inter",
      "/usr/share/fonts/truetype/noto",
      "/usr/share/fonts/opentype/noto",
      "/usr/share/fonts/truetype/dejavu",
    ],
    symbolFolder: "/usr/share/bootstrap-icons/svg",
    hyphenationFolder: "/usr/share/hyphen"
  )
}
