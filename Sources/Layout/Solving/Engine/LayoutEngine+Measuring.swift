import Foundation
import SnaplineGeometry
import SnaplineSolver

/// The nodes whose content has to be measured for the width that the solver gave them.
struct Remeasuring {
  /// How many rounds of measuring there may be before the tree is reported not to settle.
  static let mostRounds = 4

  var nodes: [LayoutNode] = []
  /// Whether content ever had to be measured for a width.
  private(set) var isUsed = false
  /// Nodes whose rows hold the width of wrapped lines in place of the natural width.
  var narrowed: [LayoutNode] = []
  /// Nodes whose rows may hold other baselines than those of the content at its own size.
  var shifted: [LayoutNode] = []
  /// How many times content was measured for a width, for tests.
  var count = 0
  /// How many rounds the last answer took, for tests.
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
  /// Solves, measures wrapping content at its solved width, and solves again until nothing changes.
  func settleContents() {
    widenNarrowed()
    restoreBaselines()
    solve()
    stored.measuring.rounds = 0
    while stored.measuring.rounds < Remeasuring.mostRounds {
      stored.measuring.rounds += 1
      let changed = remeasure()
      let moved = refreshBaselines()
      guard changed || moved else { return }
      solve()
    }
    for node in stored.measuring.take() where isUnsettled(node) {
      if let view = node.view { view.report(Mistake.contentNeverSettles(view).diagnostic) }
    }
  }

  /// Whether the node has another width than its content was measured for.
  private func isUnsettled(_ node: LayoutNode) -> Bool {
    guard node.engine === self, node.seat.remeasures else { return false }
    let width = solver.value(of: node.width)
    if hasRoom(width, for: node) { return false }
    guard let known = node.wrapping.measuredWidths else { return true }
    return width < known.lowerBound - 1e-2 || width > known.upperBound + 1e-2
  }

  /// Widths are whole pixels, such as thirds of a point, and answers are rounded to binary
  /// fractions.
  private static let leastRoom = 1e-3

  /// Whether a node that takes no more width than its wrapped lines has just that width.
  private func hasRoom(_ width: Double, for node: LayoutNode) -> Bool {
    node.wrapping.isNarrowed && width > node.wrapping.wrappedWidth - Self.leastRoom
  }

  /// Sets natural widths again before a solve, so that the answer depends on the tree alone and not
  /// on how wide a label was before.
  private func widenNarrowed() {
    guard !stored.measuring.narrowed.isEmpty else { return }
    let narrowed = stored.measuring.narrowed
    stored.measuring.narrowed = []
    for node in narrowed where node.engine === self && node.wrapping.isNarrowed {
      node.wrapping.isNarrowed = false
      guard let view = node.view else { continue }
      let height = node.wrapping.measuredSize.height
      setContent(CGSize(width: view.sizeOfContent.width, height: height), of: node, view)
      stored.measuring.note(node)
    }
  }

  private func remeasure() -> Bool {
    guard !stored.measuring.nodes.isEmpty else { return false }
    var didChange = false
    for node in stored.measuring.take() where node.engine === self && node.seat.remeasures {
      guard let view = node.view else { continue }
      let width = solver.value(of: node.width)
      if hasRoom(width, for: node) { continue }
      // What is known of a width isn't measured again, but its rows are made again.
      if !node.wrapping.recall(width) {
        node.wrapping.namedWidths = nil
        let size = view.intrinsicContentSize(forWidth: width)
        node.wrapping.measuredSize = size
        node.wrapping.measuredWidths =
          node.wrapping.namedWidths ?? (width.isNaN ? nil : width...width)
        stored.measuring.count += 1
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
      if !node.wrapping.isNarrowed { stored.measuring.narrowed.append(node) }
      node.wrapping.isNarrowed = true
      node.wrapping.wrappedWidth = size.width
    }
    return isAnother
  }

  /// Makes the rows of baselines anew where a solved height moved the text in its view.
  private func refreshBaselines() -> Bool {
    guard !stored.baselined.isEmpty else { return false }
    var moved = false
    for node in stored.baselined where node.engine === self {
      guard let view = node.view, baselinesChanged(of: view, node, isSolved: true) else { continue }
      stored.measuring.shifted.append(node)
      if remakeBaselineRows(of: view) { moved = true }
    }
    return moved
  }

  /// Sets the baselines of contents at their own size again before a solve, for the same reason.
  private func restoreBaselines() {
    guard !stored.measuring.shifted.isEmpty else { return }
    let shifted = stored.measuring.shifted
    stored.measuring.shifted = []
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
      for constraint in heir.node.constraintsSoFar where constraint.usesBaseline {
        makeRow(of: constraint)
        isMade = true
      }
    }
    return isMade
  }

  /// Whether the view's baselines differ from those that rows were made from: at its solved size,
  /// or else at that of its content.
  private func baselinesChanged(of view: View, _ node: LayoutNode, isSolved: Bool) -> Bool {
    if view.choosesBaselineView { return view.baselineViewChanged(isSolved: isSolved) }
    let size =
      isSolved
      ? CGSize(width: solver.value(of: node.width), height: solver.value(of: node.height))
      : view.sizeOfContent
    let offsets = view.baselineOffsets(in: size)
    guard !BaselineOffsets.areSame(offsets, node.seat.rare?.baselines) else { return false }
    node.seat.rareOrNew.baselines = offsets
    return true
  }
}

extension BaselineOffsets {
  /// Whether rows made from one are as good as those from the other: a solved height is rounded, so that
  /// a content at its own size has other baselines by that much.
  fileprivate static func areSame(_ one: Self?, _ other: Self?) -> Bool {
    guard let one, let other else { return one == other }
    return !Solver.areToldApart(one.firstFromTop, other.firstFromTop)
      && !Solver.areToldApart(one.lastFromBottom, other.lastFromBottom)
  }
}
