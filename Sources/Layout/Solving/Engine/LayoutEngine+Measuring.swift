import Foundation
import SnaplineGeometry
import SnaplineSolver

/// Nodes whose content is to be measured for the width that the solver gave them.
struct Remeasuring {
  /// How often content may be measured anew before the tree is said not to settle.
  static let mostRounds = 4

  var nodes: [LayoutNode] = []
  /// Whether any content was ever to be measured for a width.
  private(set) var isUsed = false
  /// Nodes whose width rows hold a wrapped width in place of the natural one.
  var narrowed: [LayoutNode] = []
  /// Nodes whose baselines in rows may be others than those of the content by itself.
  var shifted: [LayoutNode] = []
  /// How many times content was measured for a width, for tests.
  var count = 0
  /// How many rounds the last settling took, for tests.
  var rounds = 0

  mutating func note(_ node: LayoutNode) {
    guard node.queued.insert(.measuring).inserted else { return }
    nodes.append(node)
    isUsed = true
  }

  mutating func take() -> [LayoutNode] {
    let taken = nodes
    nodes = []
    for node in taken { node.queued.remove(.measuring) }
    return taken
  }
}

extension LayoutEngine {
  /// Solves, measures what wraps at its solved width, and solves again until nothing moves.
  func settleSizes() {
    widenNarrowed()
    restoreBaselines()
    solve()
    measuring.rounds = 0
    while measuring.rounds < Remeasuring.mostRounds {
      measuring.rounds += 1
      let changed = remeasure()
      let moved = refreshBaselines()
      guard changed || moved else { return }
      solve()
    }
    for node in measuring.take() where isUnsettled(node) {
      if let view = node.view { view.report(Mistake.contentNeverSettles(view).diagnostic) }
    }
  }

  /// Whether the node has another width than its content was measured for.
  private func isUnsettled(_ node: LayoutNode) -> Bool {
    guard node.engine === self, node.seat.remeasures else { return false }
    let width = solver.value(of: node.width)
    if hasRoom(width, for: node) { return false }
    return abs(width - node.wrapping.measuredWidth) > 1e-2
  }

  /// Widths are whole pixels, such as thirds of a point, and answers are rounded to binary fractions.
  private static let leastRoom = 1e-3

  /// Whether a node that takes no more than its wrapped lines do has the width of them.
  private func hasRoom(_ width: Double, for node: LayoutNode) -> Bool {
    node.wrapping.isNarrowed && width > node.wrapping.wrappedWidth - Self.leastRoom
  }

  /// Natural widths come back before each solve: the answer then depends on the tree alone, and not
  /// on how wide a label was before.
  private func widenNarrowed() {
    guard !measuring.narrowed.isEmpty else { return }
    let narrowed = measuring.narrowed
    measuring.narrowed = []
    for node in narrowed where node.engine === self && node.wrapping.isNarrowed {
      node.wrapping.isNarrowed = false
      guard let view = node.view else { continue }
      let height = node.wrapping.measuredSize.height
      setContent(CGSize(width: view.sizeOfContent.width, height: height), of: node, view)
      measuring.note(node)
    }
  }

  private func remeasure() -> Bool {
    guard !measuring.nodes.isEmpty else { return false }
    var didChange = false
    for node in measuring.take() where node.engine === self && node.seat.remeasures {
      guard let view = node.view else { continue }
      let width = solver.value(of: node.width)
      if hasRoom(width, for: node) { continue }
      // A width that comes back needs no new look, but the rows that it makes.
      if width != node.wrapping.measuredWidth {
        node.wrapping.measuredSize = view.intrinsicContentSize(forWidth: width)
        node.wrapping.measuredWidth = width
        measuring.count += 1
      }
      let size = node.wrapping.measuredSize
      if let former = node.wrapping.former {
        node.wrapping.former = nil
        if former != size { view.markAround() }
      }
      if apply(size, solvedWidth: width, to: node, view) { didChange = true }
    }
    return didChange
  }

  /// Whether the measured size changes any row.
  private func apply(
    _ size: CGSize,
    solvedWidth: Double,
    to node: LayoutNode,
    _ view: View
  ) -> Bool {
    let natural = view.sizeOfContent.width
    let isWrapped = size.width < natural && size.width < solvedWidth - Self.leastRoom
    let isAnother = setContent(
      CGSize(width: isWrapped ? size.width : natural, height: size.height),
      of: node,
      view
    )
    if isWrapped {
      if !node.wrapping.isNarrowed { measuring.narrowed.append(node) }
      node.wrapping.isNarrowed = true
      node.wrapping.wrappedWidth = size.width
    }
    return isAnother
  }

  /// Makes the rows of baselines anew where a solved height moved the text in its view.
  private func refreshBaselines() -> Bool {
    guard !baselined.isEmpty else { return false }
    var moved = false
    for node in baselined where node.engine === self {
      guard let view = node.view, baselinesChanged(of: view, node, isSolved: true) else { continue }
      measuring.shifted.append(node)
      if remakeBaselineRows(of: view) { moved = true }
    }
    return moved
  }

  /// Baselines of contents by themselves come back before each solve, as natural widths do.
  private func restoreBaselines() {
    guard !measuring.shifted.isEmpty else { return }
    let shifted = measuring.shifted
    measuring.shifted = []
    for node in shifted where node.engine === self {
      guard let view = node.view, baselinesChanged(of: view, node, isSolved: false) else {
        continue
      }
      _ = remakeBaselineRows(of: view)
    }
  }

  private func remakeBaselineRows(of view: View) -> Bool {
    var isMade = false
    for heir in view.baselineHeirs {
      for constraint in heir.node.constraints where constraint.usesBaseline {
        makeRow(of: constraint)
        isMade = true
      }
    }
    return isMade
  }

  /// Whether rows that name the view's baselines were made from others than it has at its solved
  /// size, or else at that of its content.
  private func baselinesChanged(of view: View, _ node: LayoutNode, isSolved: Bool) -> Bool {
    if view.choosesBaselineView { return view.baselineViewChanged(isSolved: isSolved) }
    let size =
      isSolved
      ? CGSize(width: solver.value(of: node.width), height: solver.value(of: node.height))
      : view.sizeOfContent
    let offsets = view.baselineOffsets(in: size)
    guard offsets != node.seat.rare?.baselines else { return false }
    node.seat.rareOrNew.baselines = offsets
    return true
  }
}
