import Foundation
import SnaplineDesigns
import SnaplineGeometry
import SnaplineLayout

/// A stack of a design as it came out.
final class SeenStack {
  let node: ReviewedNode
  let stack: StackView
  let around: Surroundings
  /// How many views stand in it, itself included.
  var size = 1
  /// The axes on which content in it is cut for lack of room.
  private(set) var cut: Set<Axis> = []
  /// Whether texts in rows inside of it are so narrow that words are broken, or no letter is seen.
  private(set) var breaksWords = false
  /// The axes on which content in it ends outside the canvas.
  private(set) var leaving: Set<Axis> = []
  /// The axes on which it has too little room, or one around it.
  var lacking: Set<Axis> = []

  init(_ node: ReviewedNode, _ stack: StackView, in around: Surroundings) {
    self.node = node
    self.stack = stack
    self.around = around
  }

  var outer: SeenStack? { around.stack }

  /// Notes content that is cut, in this stack and in those around it.
  func noteCut(on axis: Axis) {
    var next: SeenStack? = self
    while let seen = next, seen.cut.insert(axis).inserted { next = seen.outer }
  }

  /// Notes a text whose words are broken, where a row is around it.
  func noteBrokenWords() {
    var row: SeenStack? = self
    while let seen = row, seen.stack.axis == .vertical { row = seen.outer }
    guard let row else { return }
    row.noteCut(on: .horizontal)
    var next: SeenStack? = row
    while let seen = next, !seen.breaksWords {
      seen.breaksWords = true
      next = seen.outer
    }
  }

  /// Notes content that leaves the canvas, in this stack and in those around it.
  func noteLeaving(on axis: Axis) {
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
