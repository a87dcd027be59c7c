public import Foundation

extension View {
  /// A target that asks for the smallest size.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// A target that asks for the largest size.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Solves this view and all below it apart from the rest, its own size as near to `target` as the
  /// priorities want it.
  func measure(_ fitting: LayoutEngine.Fitting) -> CGSize {
    root.settleOwnInsets()
    let views = subtree
    let nodes = views.flatMap { $0.ownNodes + $0.derivedGuides.map(\.node) }
    let places = nodes.map(\.seat)
    let constraints = views.flatMap(\.held)
    let rows = constraints.map(\.row)
    for node in nodes { node.seat = Seat() }
    for constraint in constraints { constraint.row = Row() }
    defer {
      for (node, place) in zip(nodes, places) { node.seat = place }
      for (constraint, row) in zip(constraints, rows) { constraint.row = row }
    }
    let engine = LayoutEngine(root: self, fitting: fitting)
    engine.update()
    return node.solvedFrame.size
  }
}
