import SnaplineSolver

/// Lines that are broken at solved widths: where a view of a flow stands depends on how wide those
/// before it came out.
extension LayoutEngine {
  /// How many times lines may be broken in one answer before the tree is said not to settle.
  ///
  /// A flow inside a flow takes a turn more.
  private static let mostTurns = 12

  /// Solves, breaks lines at the solved widths, and solves again until no line changes.
  func settleSizes() {
    settleContents()
    guard !stored.flows.isEmpty else { return }
    for _ in 0..<Self.mostTurns {
      guard breakLines() != nil else { return }
      flushQueues()
      settleContents()
    }
    if let view = breakLines() { view.report(Mistake.contentNeverSettles(view).diagnostic) }
  }

  /// Has all flows break their lines, and answers with one that did so otherwise than before.
  private func breakLines() -> View? {
    var changed: View?
    for node in stored.flows where node.engine === self {
      if let view = node.view, view.linesChanged() { changed = view }
    }
    return changed
  }

  func follow(linesOf node: LayoutNode) {
    guard node.queued.insert(.lines).inserted else { return }
    stored.flows.append(node)
  }

  func forget(linesOf node: LayoutNode) {
    guard node.queued.contains(.lines) else { return }
    stored.flows.removeAll { $0 === node }
  }
}
