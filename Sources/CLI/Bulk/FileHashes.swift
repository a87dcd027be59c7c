internal import Foundation
internal import SnaplineEnvironment
internal import SnaplineInputs
internal import SnaplineText

/// The hashes of the files that pictures are made of, each read once as long as it stays as it is.
struct FileHashes {
  /// The design, which is told of elsewhere.
  private let own: String
  private var known = FileMemory<String, String>(most: 4_096)
  private var folders: [String: String] = [:]

  init(besides design: String) { own = FileName(design).absolute }

  /// The hashes of files and of folders of fonts by their paths; one that was looked for and isn't there has none.
  mutating func hashes(of paths: [String], sought: Set<String>) -> [String: String] {
    var found: [String: String] = [:]
    for path in paths where path != own { found[path] = hash(of: path) ?? "" }
    for path in sought where path != own && found[path] == nil {
      if FileKind(of: path, followingLinks: true) == nil { found[path] = "" }
    }
    return found
  }

  mutating func hash(of path: String) -> String? {
    let state = FileState(settled: path)
    if state?.isFolder ?? false { return hash(ofFolder: path) }
    if let hash = known.value(for: path, in: state) { return hash }
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let hash = Self.hash(Array(data))
    known.keep(hash, for: path, in: state)
    return hash
  }

  /// The hash of the fonts in a folder.
  ///
  /// It is made once, as the fonts of a folder are opened for many rows at once. Behind the first megabytes a
  /// font counts by its size: somebody may have named the folder of all fonts.
  private mutating func hash(ofFolder path: String) -> String {
    if let known = folders[path] { return known }
    var left = Self.mostBytes
    let fonts = FontSources.files(inFolder: path).filter(FontSources.isFont)
    let lines = fonts.map { file in
      let size = (try? FileManager.default.attributesOfItem(atPath: file)[.size] as? Int) ?? 0
      left -= size
      return "\(file.dropFirst(path.count)) \(size) \(left < 0 ? "" : hash(of: file) ?? "")"
    }
    if folders.count >= Self.mostFolders { folders.removeAll() }
    let made = Self.hash(Array(lines.joined(separator: "\n").utf8))
    folders[path] = made
    return made
  }

  private static func hash(_ bytes: [UInt8]) -> String {
    String(SHA256.hexadecimal(of: bytes).prefix(32))
  }

  private static let mostBytes = 64_000_000
  private static let mostFolders = 64
}
