import SnaplineDesigns
import SnaplineEnvironment
import SnaplineLayout

import struct Foundation.CGFloat
import struct Foundation.CGSize

/// A tree built from a design.
struct BuiltTree {
  let builder: TreeBuilder
  let scale: CGFloat

  func size(of canvas: CanvasSize) -> CanvasFit.Size { fit(canvas).size }

  /// Whether the layout reported nothing: it does so once, and goes on without what gave way.
  var isSilent: Bool { builder.canvas.layoutReports.isEmpty }

  func fit(_ canvas: CanvasSize) -> CanvasFit {
    CanvasFit(canvas: builder.canvas, content: builder.content, wanted: canvas, scale: scale)
  }
}

/// Builds a design's tree until its conditions hold as they were taken to.
///
/// What a condition asks of views is known once they are laid out. The tree is built with the answers
/// of the last one until both agree, or until answers come back that were taken before.
struct Settling {
  let document: DesignDocument
  /// The canvas' size where its caller says it.
  let size: CGSize?
  /// The canvas' own size.
  let own: CanvasSize
  let environment: Environment
  /// Trees from the size before.
  var kept: KeptTrees?

  private static let mostBuilds = 8

  var tree: BuiltTree {
    var taken: [Set<Question.Identity>] = [[]]
    while true {
      let tree = build(taking: taken[taken.count - 1])
      guard !tree.builder.questions.asked.isEmpty, layOut(tree) else { return tree }
      let told = tree.builder.told
      if told == taken.last { return tree }
      if taken.contains(told) || taken.count == Self.mostBuilds {
        tree.builder.reportFlips(to: told)
        return tree
      }
      taken.append(told)
    }
  }

  private func build(taking answers: Set<Question.Identity>) -> BuiltTree {
    if let tree = kept?.tree(taking: answers) { return tree }
    let builder = TreeBuilder(document, environment: environment, answers: answers)
    // Fonts that a design names are looked for where its environment has them.
    Environment.$current.withValue(environment) { builder.build() }
    let tree = BuiltTree(builder: builder, scale: environment.traits.displayScale)
    kept?.note(tree)
    return tree
  }

  /// Lays a tree out at the size of its canvas; false where that isn't one to draw.
  private func layOut(_ tree: BuiltTree) -> Bool {
    let size = size ?? tree.size(of: own).whole
    let side = CGFloat(environment.limits.canvasSide)
    guard size.width > 0, size.width <= side, size.height > 0, size.height <= side else {
      return false
    }
    tree.builder.canvas.bounds.size = size
    tree.builder.canvas.layoutIfNeeded()
    return true
  }
}

extension TreeBuilder {
  /// Tells of conditions whose answers bring about the opposite ones.
  fileprivate func reportFlips(to told: Set<Question.Identity>) {
    for question in questions.asked
    where told.contains(question.identity) != questions.answers.contains(question.identity) {
      reading.report(
        .oscillating(question.condition.text, holds: questions.answers.contains(question.identity)),
        at: question.condition.span
      )
    }
  }
}

extension Message {
  fileprivate static func oscillating(_ condition: String, holds: Bool) -> Message {
    Message(
      "oscillating-condition",
      "'\(condition.shortened)' never settles: where it is taken to hold it doesn't,"
        + " and where not it does",
      cause: "the keys under it change what it asks for; the picture is of the state in which it"
        + " is taken to \(holds ? "hold" : "fail")",
      remedy: "ask for something that 'then' and 'else' don't change, such as canvas.width"
    ).warning()
  }
}
