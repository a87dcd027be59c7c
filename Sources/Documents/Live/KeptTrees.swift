import SnaplineDesigns
import SnaplineLayout

import struct Foundation.CGFloat

/// The trees of a design whose canvas takes one size after the other, as where somebody pulls at its edge.
///
/// A design with conditions has one for each set of answers: which of them is shown at a size is found as with
/// trees that are built anew, from the same first one.
///
/// It isn't for several threads at a time, and neither is a layout of its trees.
package final class KeptTrees {
  private var trees: [Set<Question.Identity>: ResizableTree] = [:]
  private var scale: CGFloat?
  /// The trees that were built for the size that is looked at now, with what building had to say.
  private var built: [(tree: BuiltTree, found: Reading.Mark)] = []
  /// The kept trees that took that size.
  private var taken: [BuiltTree] = []

  package init() {}

  /// How many layouts needed no tree that was built for them.
  package private(set) var resizes = 0

  package func forget() {
    trees = [:]
    (built, taken) = ([], [])
  }

  /// A tree with these answers, as it was before it had any size; nothing where there is none.
  func tree(taking answers: Set<Question.Identity>) -> BuiltTree? {
    guard let kept = trees[answers] else { return nil }
    kept.begin()
    taken.append(kept.tree)
    return kept.tree
  }

  /// Notes a tree that was just built.
  func note(_ tree: BuiltTree) { built.append((tree, tree.builder.reading.mark)) }

  /// Lays a design out by the trees that are kept, if any, and where that isn't enough by new ones.
  static func layOut(
    in kept: KeptTrees?,
    at scale: CGFloat?,
    _ body: () throws(DesignError) -> Design.BuiltScene
  ) throws(DesignError) -> Design.BuiltScene {
    guard let kept else { return try body() }
    if kept.scale != scale { kept.forget() }
    kept.scale = scale
    defer { kept.keepBuilt() }
    if !kept.trees.isEmpty {
      if let part = try? body(), kept.taken.allSatisfy(\.isSilent) {
        if kept.built.isEmpty { kept.resizes += 1 }
        return part
      }
      kept.forget()
    }
    return try body()
  }

  /// Keeps what was built, for the next size.
  private func keepBuilt() {
    for (tree, found) in built where tree.isSilent && trees.count < Self.most {
      trees[tree.builder.questions.answers] = ResizableTree(tree, found: found)
    }
    (built, taken) = ([], [])
  }

  /// Designs that ask for much have many sets of answers.
  private static let most = 16
}

extension BuiltTree {
  /// Whether the layout reported nothing: it does so once, and goes on without what gave way.
  fileprivate var isSilent: Bool { builder.canvas.layoutReports.isEmpty }
}
