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
    /// Why it can't be shown, though it is there.
    case unshown(String)
    /// Why it isn't there any more.
    case lost(String)
  }

  package var content: Content
  /// The width and the height in points, or in pixels where that is all there is.
  package var size: [Double]?
  package var tree = LayoutTree()
  package var origins = SceneOrigins()
  /// Where views are seen that aren't in their frames.
  var shapes = SeenShapes()

  /// Texts longer than this are cut.
  private static let longestText = 60_000

  /// What the picture says of the masks that it was made with.
  var masks: String?

  /// Reads a file of a case; `masks` says which views of the other side weren't compared.
  init(
    _ bytes: [UInt8],
    kind: String,
    path: String,
    maskedAs masks: String? = nil,
    environment: Environment
  ) {
    do throws(SnapshotError) {
      switch kind {
      case "scene", "png": try self.init(pictured: bytes, path, masks, environment)
      case "svg": self.init(content: .picture(bytes: bytes, kind: "svg"))
      default:
        let start = bytes.prefix(Self.longestText)
        if bytes.starts(with: "%PDF-".utf8) || start.contains(0) {
          self.init(
            content: .unshown("it is a file of the kind '\(kind)', of \(bytes.count) bytes")
          )
          return
        }
        let text = String(decoding: start, as: UTF8.self)
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
    _ masks: String?,
    _ environment: Environment
  ) throws(SnapshotError) {
    guard var file = try ComparedFile(bytes, path: path) else {
      throw .unreadable(path: path, reason: "it is no picture")
    }
    let kept = try file.document
    let isMasked = masks == nil || kept?.notes[Mask.noteName] == masks
    guard isMasked || kept != nil, let hiding = isMasked ? [] : masks.flatMap(Mask.list) else {
      self.init(content: .unshown("it is from before its masks, of which the run says too little"))
      return
    }
    if let document = kept?.masked(by: hiding) {
      self.init(layout: document.scene)
      self.masks = document.notes[Mask.noteName]
      // The picture of what wasn't masked yet would show what is hidden.
      if !isMasked { file = .scene(document) }
    } else {
      self.init(content: .lost(""))
    }
    if let svg = try file.svg(environment: environment) {
      content = .picture(bytes: Array(svg.utf8), kind: "svg")
    } else {
      size = size ?? Self.pixels(bytes)
      content = .picture(bytes: bytes, kind: "png")
    }
  }

  /// What is where in a scene, without its picture.
  package init(layout scene: Scene) {
    self.init(content: .lost("it isn't painted"))
    size = [Double(scene.size.width), Double(scene.size.height)]
    (tree, origins, shapes) = (scene.tree, scene.origins, SeenShapes(of: scene))
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
