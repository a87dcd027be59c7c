import Foundation
import SnaplineGeometry
import SnaplineLayout

/// A stack of a design as it came out.
final class SeenStack {
  let node: TreeBuilder.Built
  let stack: StackView
  let around: Surroundings
  /// How many views stand in it, itself included.
  var size = 1
  /// Whether a text in it is cut for lack of height.
  private(set) var holdsCutText = false
  /// The axes on which a text in it ends outside the canvas.
  private(set) var leaving: Set<Axis> = []
  /// The axes on which it has too little room, or one around it.
  var lacking: Set<Axis> = []

  init(_ node: TreeBuilder.Built, _ stack: StackView, in around: Surroundings) {
    self.node = node
    self.stack = stack
    self.around = around
  }

  var outer: SeenStack? { around.stack }

  /// Notes a text that is cut, in this stack and in those around it.
  func noteCutText() {
    var next: SeenStack? = self
    while let seen = next, !seen.holdsCutText {
      seen.holdsCutText = true
      next = seen.outer
    }
  }

  /// Notes a text that leaves the canvas, in this stack and in those around it.
  func noteLeavingText(on axis: Axis) {
    var next: SeenStack? = self
    while let seen = next, seen.leaving.insert(axis).inserted { next = seen.outer }
  }

  /// The one around all others.
  var outermost: SeenStack {
    var seen = self
    while let outer = seen.outer { seen = outer }
    return seen
  }
}
