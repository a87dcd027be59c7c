import Glibc
import SnaplineEnvironment
import Synchronization

/// The fonts of one ``FontSources``, for any number of threads.
///
/// Most interfaces show nothing but the system font. A configuration of that one folder is ready
/// in a fraction of the time that all folders need, so these are opened only when a text needs
/// more.
final class FontLibrary: Sendable {
  enum Scope: Hashable {
    /// The stand-in of the system font alone.
    case system
    case everything
  }

  private struct Shelf {
    var configurations: [Scope: FontConfiguration] = [:]
    var idle: [Scope: [FontMap]] = [:]
  }

  let sources: FontSources
  /// Folders in which the system font's stand-in lies; none where it can't be told without a
  /// search.
  private let systemFolders: [String]
  private let shelf = Mutex(Shelf())
  let memory = Mutex(ShapedMemory())
  let setTexts = Mutex(SetMemory())
  let names = Mutex<[String: NamedFace]>([:])
  let neighbours = Mutex<[String: String?]>([:])
  /// How many paragraphs were shaped so far: what was found in memory isn't counted.
  let shapedParagraphs = Atomic(0)

  init(_ sources: FontSources) {
    self.sources = sources
    // What an environment brings may have the stand-in's name.
    let isPlain = sources.files.isEmpty && !sources.folders.contains(where: GivenFonts.isOwn)
    systemFolders = isPlain ? Self.foldersOfSystemFont(in: sources.folders) : []
  }

  /// Whether ``Scope/system`` can be had.
  var hasSystemScope: Bool { !systemFolders.isEmpty }

  /// Lends a map that no other thread uses meanwhile.
  func withMap<Answer>(
    _ scope: Scope,
    _ body: (FontMap) throws(FontError) -> Answer
  ) throws(FontError) -> Answer {
    let map = try borrow(scope)
    defer { giveBack(map, scope) }
    return try body(map)
  }

  private func borrow(_ scope: Scope) throws(FontError) -> FontMap {
    if let idle = shelf.withLock({ $0.idle[scope]?.popLast() }) { return idle }
    return try FontMap(configuration(scope))
  }

  private func giveBack(_ map: FontMap, _ scope: Scope) {
    guard map.loadedFaces <= Self.facesKept else { return }
    shelf.withLock { shelf in
      if shelf.idle[scope, default: []].count < Self.mapsKept {
        shelf.idle[scope, default: []].append(map)
      }
    }
  }

  func configuration(_ scope: Scope) throws(FontError) -> FontConfiguration {
    // Made under the lock: two threads that start together would read all folders twice.
    try shelf.withLock { (shelf) throws(FontError) in
      if let known = shelf.configurations[scope] { return known }
      let made =
        switch scope {
        case .system:
          try FontConfiguration(
            folders: systemFolders,
            cacheFolder: sources.cacheFolder,
            hasFallbacks: false
          )
        case .everything:
          try FontConfiguration(
            folders: sources.folders,
            files: sources.files,
            fallbacks: sources.fallbacks,
            cacheFolder: sources.cacheFolder
          )
        }
      shelf.configurations[scope] = made
      return made
    }
  }

  private static let mapsKept = 16
  private static let facesKept = 1_000

  private static func foldersOfSystemFont(in folders: [String]) -> [String] {
    for folder in folders {
      for place in ["", "/opentype/inter", "/truetype/inter"] {
        let path = folder + place
        if unsafe access(path + "/Inter-Regular.otf", R_OK) == 0 { return [path] }
      }
    }
    return []
  }
}

extension FontLibrary {
  private static let known = Mutex<[FontSources: FontLibrary]>([:])

  /// The library of some sources, shared by the whole process.
  static func shared(for sources: FontSources) -> FontLibrary {
    known.withLock { known in
      if let library = known[sources] { return library }
      if known.count >= 32 { known.removeAll() }
      let library = FontLibrary(sources)
      known[sources] = library
      return library
    }
  }
}
