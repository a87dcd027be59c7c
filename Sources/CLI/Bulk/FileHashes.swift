internal import Foundation
internal import SnaplineEnvironment
internal import SnaplineInputs
internal import SnaplineScene
internal import SnaplineText

/// The hashes of the files that pictures are made of.
///
/// A picture is read anew where its file changed. A font is opened once for all rows, so its hash is made once.
struct FileHashes {
  /// The design, which is told of elsewhere; nothing where nothing is drawn.
  private let own: String?
  private var known = FileMemory<String, String>(most: 4_096)
  private var fonts: [String: String] = [:]

  init(besides design: String? = nil) { own = design.map { FileName($0).absolute } }

  /// The hashes of files and of folders of fonts by their paths; one that was looked for and isn't there
  /// has none.
  ///
  /// A path with links in it is told besides the one that it leads to: on another machine the design finds
  /// nothing without it, and later it may lead elsewhere.
  mutating func hashes(
    of files: [String],
    folders: [String],
    sought: Set<String>
  ) -> [String: String] {
    var found: [String: String] = [:]
    for path in files + folders where path != own { found[path] = hash(of: path) ?? "" }
    for path in sought where path != own && found[path] == nil {
      guard let kind = FileKind(of: path, followingLinks: true) else {
        found[path] = ""
        continue
      }
      // Without folders of fonts a folder can only hold texts, whose files are told one by one.
      if kind == .folder, folders.isEmpty { continue }
      if let hash = found[FileName(path).absolute] { found[path] = hash }
    }
    return found
  }

  mutating func hash(of path: String) -> String? {
    if let hash = fonts[path] { return hash }
    let state = FileState(settled: path)
    if let hash = known.value(for: path, in: state) { return hash }
    let isFolder = state?.isFolder ?? false
    guard let hash = isFolder ? Self.hash(ofFolder: path) : Self.hash(ofFile: path) else {
      return nil
    }
    // Whoever draws nothing opens no file that rows name as a font.
    guard isFolder || own != nil && FontSources.isFont(path) else {
      known.keep(hash, for: path, in: state)
      return hash
    }
    if fonts.count >= Self.mostFonts { fonts.removeAll() }
    fonts[path] = hash
    return hash
  }

  private static func hash(ofFile path: String) -> String? {
    guard let bytes = try? OrdinaryFile.bytes(at: path, most: .max) else { return nil }
    return SHA256.half(of: bytes)
  }

  /// The hash of the fonts in a folder.
  ///
  /// Behind the first megabytes a font counts by its size: somebody may have named the folder of all fonts.
  private static func hash(ofFolder path: String) -> String {
    var left = mostBytes
    let fonts = FontSources.files(inFolder: path).filter(FontSources.isFont)
    let lines = fonts.map { file in
      let size = FileState(file)?.size ?? 0
      let bytes = size <= left ? try? OrdinaryFile.bytes(at: file, most: size) : nil
      left -= bytes?.count ?? 0
      return "\(file.dropFirst(path.count)) \(size) \(bytes.map { "\(ContentKey($0))" } ?? "")"
    }
    return ContentKey(lines.joined(separator: "\n").utf8).description
  }

  private static let mostBytes = 64_000_000
  private static let mostFonts = 1_024
}
