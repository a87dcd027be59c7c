/// Where fonts come from: folders and files, never the user's own configuration.
public struct FontSources: Hashable, Sendable {
  /// Absolute paths of folders that are searched, with all below them.
  public var folders: [String]
  /// Absolute paths of single font files, preferred to those in folders.
  public var files: [String]
  /// The families that are used, in this order, for letters that a text's own font lacks.
  ///
  /// The families that are used on every machine come after them.
  public var fallbacks: [String]
  /// Where the index of the folders is kept between runs; `nil` keeps none.
  public var cacheFolder: String?

  public init(
    folders: [String] = FontSources.systemFolders,
    files: [String] = [],
    fallbacks: [String] = [],
    cacheFolder: String? = nil
  ) {
    self.folders = folders
    self.files = files
    self.fallbacks = fallbacks
    self.cacheFolder = cacheFolder
  }

  /// The folders of Debian's font packages that Snapline asks for.
  public static let systemFolders: [String] = Installation.system.fontFolders
}
