internal import SnaplineEnvironment
internal import SnaplineImages
public import SnaplineScene
import Synchronization

import struct Foundation.URL

/// What the pixels of a scene depend on besides the scene itself.
///
/// Where two fingerprints are equal, equal scenes have equal pixels.
public struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
  /// The keyword of the text that holds the fingerprint in a PNG file.
  public static let keyword = "Snapline Fingerprint"

  /// The engine and the libraries, by name.
  public var versions: [String: String]
  /// The font files by name, each with a hash of its contents; empty where it can't be read.
  public var fonts: [String: String]
  /// Other parts of the machine that decided how the scene looks, by name, such as `symbol star`.
  ///
  /// Each is a hash of the file's contents, or of the pixels that a decoder makes.
  public var parts: [String: String]
  /// Pixels per point.
  public var scale: Double

  /// One line each: the libraries, the fonts and the other parts, each in alphabetical order.
  public var description: String {
    let versions = versions.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    let fonts = fonts.sorted { $0.key < $1.key }.map { "font \($0.key) \($0.value)" }
    let parts = parts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    return (versions + fonts + parts + ["scale \(scale)"]).joined(separator: "\n")
  }
}

extension Scene {
  /// What the scene's pixels depend on; `libraries` are those of whatever made the scene.
  public func fingerprint(libraries: [String: String] = [:]) -> Fingerprint {
    var versions = RenderingLibraries.versions.merging(libraries) { own, _ in own }
    versions["snapline"] = Release.version
    var fonts: [String: String] = [:]
    for file in Set(faces.map(\.file)) {
      fonts[URL(filePath: file).lastPathComponent] = FontHashes.hash(ofFile: file)
    }
    return Fingerprint(
      versions: versions,
      fonts: fonts,
      parts: DependencyVersions.of(self),
      scale: scale
    )
  }
}

/// The contents of font files, by a hash that costs less than reading a glyph.
private enum FontHashes {
  private static let known = Mutex<[String: String]>([:])

  /// A file is read once a process: its faces are loaded once, too.
  static func hash(ofFile path: String) -> String {
    if let hash = known.withLock({ $0[path] }) { return hash }
    let hash = PixelHash(contentsOf: path)?.description ?? ""
    known.withLock { $0[path] = hash }
    return hash
  }
}
