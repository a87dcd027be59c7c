import Foundation

extension LayoutConstraint {
  /// Installs the constraint on the nearest view above all that it names.
  func activate() {
    if let mistake = Mistake(in: self) { return report(mistake) }
    guard let holder = commonHolder else { return report(.noCommonAncestor(self)) }
    holder.install(self)
  }

  func deactivate() { holder?.uninstall(self) }

  /// Every node that the constraint names.
  var nodes: [LayoutNode] {
    [first.node, first.start?.node, second?.node, second?.start?.node].compactMap { $0 }
  }

  /// The nearest view that is, or is above, each item.
  var commonHolder: View? {
    guard let firstNode = first.node, let view = firstNode.nearestView else { return nil }
    guard first.start != nil || second != nil else { return view }
    var common: View = view
    for node in nodes.dropFirst() {
      guard let other = node.nearestView, let shared = common.nearestCommonAncestor(with: other)
      else { return nil }
      common = shared
    }
    return common
  }

  /// Tells of a mistake in the diagnostics of the tree that the first item stands in.
  func report(_ mistake: Mistake) {
    (holder ?? first.node?.nearestView ?? second?.node?.nearestView)?.root.report(mistake)
  }
}
