import Foundation
import SnaplineEnvironment

/// What the folders of an asset catalogue put before the names of what is in them: `Icons/` for all in
/// a folder `Icons` that provides a namespace.
struct AssetNamespaces {
  private struct Contents: Decodable {
    struct Properties: Decodable {
      var providesNamespace: Bool?
      enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }
    var properties: Properties?
  }

  private let root: String
  private var prefixes: [String: String] = [:]

  init(root: URL) { self.root = root.standardizedFileURL.path }

  mutating func prefix(of file: URL) -> String {
    prefix(inside: file.standardizedFileURL.deletingLastPathComponent())
  }

  private mutating func prefix(inside folder: URL) -> String {
    let path = folder.path
    if let known = prefixes[path] { return known }
    guard folder.pathExtension != "xcassets", path != root, path.hasPrefix(root) else { return "" }
    let outer = prefix(inside: folder.deletingLastPathComponent())
    let prefix = Self.providesNamespace(path) ? outer + folder.lastPathComponent + "/" : outer
    prefixes[path] = prefix
    return prefix
  }

  private static func providesNamespace(_ folder: String) -> Bool {
    let limit = Environment.current.limits.documentBytes
    guard let bytes = try? OrdinaryFile.bytes(at: folder + "/Contents.json", most: limit),
      let contents = try? JSONDecoder().decode(Contents.self, from: Data(bytes))
    else { return false }
    return contents.properties?.providesNamespace ?? false
  }
}
