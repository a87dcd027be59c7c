import Foundation
import SnaplineDesigns
import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout

/// Views that say to be longer than what keeps them inside.
extension Review {
  /// Tells of each of them once, and of none of the constraints that gave way for it.
  func judgeSizes() {
    for (node, axes) in outgrown {
      for axis in axes { builder.layout.noteSqueezed(node.view, on: axis) }
      guard let superview = node.view.superview else { continue }
      let key = axes[0] == .horizontal ? SizeKeys.width : SizeKeys.height
      let values = node.element.values
      let span = values.span(of: key) ?? values.span(of: SizeKeys.size) ?? node.element.span
      reading.warn(.outgrown(node, superview, axes, on: canvas), at: span)
    }
  }
}

extension Message {
  fileprivate static func outgrown(
    _ node: ReviewedNode,
    _ superview: View,
    _ axes: [Axis],
    on canvas: View
  ) -> Message {
    let (view, element) = (node.view, node.element)
    let (long, room) = (view.bounds, superview.bounds)
    let name = element.name.map { "'\($0)'" } ?? "this \(element.word.name)"
    let place = superview === canvas ? "the canvas" : "the view around it"
    var remedies = [lowered(element, from: long, to: room, on: axes)]
    if superview === canvas, canvas.environment.device == nil {
      let (width, height) = (max(long.width, room.width), max(long.height, room.height))
      remedies.append("write canvas: \(width.inWords)x\(height.inWords)")
    }
    return Message(
      .conflict,
      axes.count > 1
        ? "\(name) is \(long.size.inWords) points large, and \(place) \(room.size.inWords)"
        : "\(name) is \(long.length(on: axes[0]).inWords) points \(axes[0].extent), and \(place) "
          + room.length(on: axes[0]).inWords,
      cause: "it is placed so that it should be inside",
      remedy: remedies.joined(separator: ", or ")
    ).warning()
  }

  private static func lowered(
    _ element: Element,
    from long: CGRect,
    to room: CGRect,
    on axes: [Axis]
  ) -> String {
    if element.values[SizeKeys.size] != nil {
      let (width, height) = (min(long.width, room.width), min(long.height, room.height))
      return "write size: \(CGSize(width: width, height: height).inWords)"
    }
    let lengths = axes.map { axis in
      (key: axis == .horizontal ? SizeKeys.width : SizeKeys.height, axis: axis)
    }
    if lengths.allSatisfy({ element.values[$0.key] != nil }) {
      let words = lengths.map { "\($0.key.name): \(room.length(on: $0.axis).inWords)" }
      return "write " + words.joined(separator: " and ")
    }
    let words = axes.map { "\(room.length(on: $0).inWords) points \($0.extent)" }
    return "make it at most " + words.joined(separator: " and ")
  }
}

extension Axis {
  fileprivate var extent: String { self == .horizontal ? "wide" : "high" }
}

extension CGSize {
  fileprivate var inWords: String { "\(width.inWords)x\(height.inWords)" }
}
