import Foundation
import SnaplineEnvironment
public import SnaplineScene
import Synchronization

/// Finds font files by their contents.
///
/// Baselines name the hashes of their fonts, and are painted again with the same files.
enum FontFileIndex {
  private struct Known {
    var size: UInt64
    var changed: Double
    var hash: String
  }

  private static let hashes = Mutex<[String: Known]>([:])

  /// The SHA-256 of a font file; empty where it can't be read.
  ///
  /// A file is read once a process, and again when its size or time changed.
  static func hash(ofFile path: String) -> String {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else {
      return ""
    }
    let size = attributes[.size] as? UInt64 ?? 0
    let changed = (attributes[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
    if let known = hashes.withLock({ $0[path] }), known.size == size, known.changed == changed {
      return known.hash
    }
    guard let contents = try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped) else {
      return ""
    }
    let hash = SHA256.hexadecimal(of: contents)
    hashes.withLock { $0[path] = Known(size: size, changed: changed, hash: hash) }
    return hash
  }

  /// The path of an installed file with this name and these contents.
  static func path(of font: FontFile, in sources: FontSources) -> String? {
    (candidates(in: sources)[font.name] ?? []).first { hash(ofFile: $0) == font.hash }
  }

  private static let listings = Mutex<[FontSources: [String: [String]]]>([:])

  /// The paths of all font files by their names; a process looks once.
  private static func candidates(in sources: FontSources) -> [String: [String]] {
    if let known = listings.withLock({ $0[sources] }) { return known }
    var paths: [String: [String]] = [:]
    for file in sources.files {
      paths[URL(filePath: file).lastPathComponent, default: []].append(file)
    }
    for folder in sources.folders {
      let names = (FileManager.default.enumerator(atPath: folder)?.allObjects ?? []) as? [String]
      for name in (names ?? []).sorted() {
        let path = folder + "/" + name
        paths[URL(filePath: path).lastPathComponent, default: []].append(path)
      }
    }
    listings.withLock { $0[sources] = paths }
    return paths
  }
}

extension SceneDocument {
  /// The document of a scene as it was laid out, with the hashes of its font files.
  public init(reading scene: Scene, notes: [String: String] = [:]) {
    self.init(resolving: scene, notes: notes, hash: FontFileIndex.hash)
  }

  /// The scene with the fonts of this machine, or the files that aren't there.
  func paintable(
    with sources: FontSources
  ) -> (scene: Scene, missing: [FontFile]) {
    var missing: Set<FontFile> = []
    var paths: [String: String] = [:]
    for (key, font) in fonts {
      if let path = FontFileIndex.path(of: font, in: sources) {
        paths[key] = path
      } else {
        missing.insert(font)
      }
    }
    let inOrder = missing.sorted { ($0.name, $0.hash) < ($1.name, $1.hash) }
    return (scene.mappingFontFiles { paths[$0] ?? $0 }, inOrder)
  }
}
