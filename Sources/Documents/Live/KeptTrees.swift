import SnaplineDesigns
import SnaplineLayout

import struct Foundation.CGFloat

/// The trees of a design whose canvas takes one size after the other, as where somebody pulls at its edge.
///
/// A design with conditions has one for each set of answers: which of them is shown at a size is found as with
/// trees that are built anew, from the same first one.
///
/// It is for one design, and for one thread at a time. A layout of its trees is valid until the next one.
package final class KeptTrees {
  private var trees: [Set<Question.Identity>: ResizableTree] = [:]
  /// Of a design with pages, what tells where they end.
  private(set) var pages = PageMeasures(isKept: true)
  /// Of such a design, how many pages there are, and the rows on the first one by their numbers.
  private var content: [Int] = []
  private var scale: CGFloat?
  /// The trees that were built for the size that is looked at now, with what building had to say.
  private var built: [(tree: BuiltTree, found: Reading.Mark)] = []
  /// The kept trees that took that size.
  private var taken: [BuiltTree] = []

  package init() {}

  /// How many layouts needed no tree that was built for them.
  package private(set) var resizes = 0

  /// Begins with a layout at a scale.
  func begin(at scale: CGFloat?) {
    guard self.scale != scale else { return }
    self.scale = scale
    (trees, pages) = ([:], PageMeasures(isKept: true))
  }

  /// A tree with these answers, as it was before it had any size; nothing where there is none.
  func tree(taking answers: Set<Question.Identity>) -> BuiltTree? {
    guard let kept = trees[answers] else { return nil }
    kept.begin()
    taken.append(kept.built)
    return kept.built
  }

  /// Notes a tree that was just built.
  func note(_ tree: BuiltTree) { built.append((tree, tree.builder.reading.mark)) }

  /// Lays a design out, of several pages the first one, by the trees that are kept, if any, and where that isn't
  /// enough by new ones.
  static func layOut(
    _ designs: [Design],
    in kept: KeptTrees?,
    _ body: (Design) throws(DesignError) -> Design.BuiltScene
  ) throws(DesignError) -> Design.BuiltScene {
    guard let kept else { return try body(designs[0]) }
    defer { (kept.built, kept.taken) = ([], []) }
    let rows = designs[0].document.pagedList?.element.children.map(\.number)
    let content = rows.map { [designs.count] + $0 } ?? []
    if kept.content != content { kept.trees = [:] }
    kept.content = content
    if !kept.trees.isEmpty {
      if let part = try? body(designs[0]), kept.taken.allSatisfy(\.isSilent) {
        if kept.built.isEmpty { kept.resizes += 1 }
        kept.keepBuilt()
        return part
      }
      (kept.trees, kept.built) = ([:], [])
    }
    let part = try body(designs[0])
    kept.keepBuilt()
    return part
  }

  /// Keeps what was built, for the next size; where a design has very many sets of answers, only the first ones.
  private func keepBuilt() {
    for (tree, found) in built where tree.isSilent && trees.count < Self.most {
      trees[tree.builder.questions.answers] = ResizableTree(tree, found: found)
    }
  }

  private static let most = 16
}
