import Foundation
import SnaplineDocuments
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineScene

/// What a design looks like once it is laid out.
struct Drawn {
  let scene: Scene

  init(
    _ text: String,
    size: CGSize? = nil,
    environment: Environment = Environment()
  ) throws {
    scene = try Design(yaml: text, environment: environment).drawing(size: size).scene
  }

  /// The frame of the view with an id, as `x y width height`.
  func frame(_ id: String) -> String {
    scene.tree.nodes.first { $0.identifier == id }.map { Self.text($0.frame) } ?? "none"
  }

  /// The frames of all labels and plain views, the canvas first.
  var frames: [String] { scene.tree.nodes.map { Self.text($0.frame) } }

  /// The fills, back to front, as eight hexadecimal digits each.
  var fills: [String] {
    scene.items.compactMap { item in
      if case .fill(_, .color(let color)) = item { Self.text(color) } else { nil }
    }
  }

  /// The lines of text, in the order they are painted.
  var lines: [TextLine] {
    scene.items.compactMap { item in
      if case .text(let line) = item { line } else { nil }
    }
  }

  private static func text(_ edges: Edges) -> String {
    [edges.left, edges.top, edges.width, edges.height]
      .map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }
      .joined(separator: " ")
  }

  static func text(_ color: RGBA) -> String {
    [color.red, color.green, color.blue, color.alpha]
      .map { part in
        let digits = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }
      .joined()
  }
}
