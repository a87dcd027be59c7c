internal import Foundation
internal import SnaplineDiagnostics
internal import SnaplineEnvironment
package import SnaplineScene
internal import SnaplineSnapshots

/// One side of a case: what its baseline was, or what it is now.
package struct CaseSide: Sendable {
  package enum Content: Sendable {
    case picture(bytes: [UInt8], kind: String)
    case text(String)
    /// Why it can't be shown.
    case lost(String)
  }

  package var content: Content
  /// The width and the height in points, or in pixels where that is all there is.
  package var size: [Double]?
  package var tree = LayoutTree()
  package var origins = SceneOrigins()

  /// Texts longer than this are cut.
  private static let longestText = 60_000

  init(_ bytes: [UInt8], kind: String, path: String, environment: Environment) {
    do throws(SnapshotError) {
      switch kind {
      case "scene", "png": try self.init(pictured: bytes, path, environment)
      case "svg": self.init(content: .picture(bytes: bytes, kind: "svg"))
      default:
        let text = String(decoding: bytes.prefix(Self.longestText), as: UTF8.self)
        let rest = bytes.count - Self.longestText
        self.init(content: .text(rest > 0 ? text + "\n… and \(rest) more bytes" : text))
      }
    } catch {
      let told = error.diagnostic
      self.init(content: .lost(told.subject + (told.cause.map { ": \($0)" } ?? "")))
    }
  }

  init(content: Content) { self.content = content }

  private init(
    pictured bytes: [UInt8],
    _ path: String,
    _ environment: Environment
  ) throws(SnapshotError) {
    guard let file = try ComparedFile(bytes, path: path) else {
      throw .unreadable(path: path, reason: "it is no picture")
    }
    if case .scene(let document) = file {
      self.init(layout: document.scene)
    } else {
      self.init(content: .lost(""))
    }
    if let svg = try file.svg(environment: environment) {
      content = .picture(bytes: Array(svg.utf8), kind: "svg")
    } else {
      size = Self.pixels(bytes)
      content = .picture(bytes: bytes, kind: "png")
    }
  }

  /// What is where in a scene, without its picture.
  package init(layout scene: Scene) {
    self.init(content: .lost("it isn't painted"))
    size = [Double(scene.size.width), Double(scene.size.height)]
    (tree, origins) = (scene.tree, scene.origins)
  }

  /// The width and the height that a PNG file says in its first bytes.
  private static func pixels(_ bytes: [UInt8]) -> [Double]? {
    guard bytes.count > 24 else { return nil }
    func number(_ place: Int) -> Double {
      Double(bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) })
    }
    return [number(16), number(20)]
  }
}
