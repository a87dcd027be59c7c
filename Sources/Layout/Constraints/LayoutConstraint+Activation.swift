import Foundation

extension LayoutConstraint {
  /// Installs the constraint on the nearest view above all that it names.
  func activate() {
    if let mistake = Mistake(in: self) { return report(mistake) }
    guard let holder = commonHolder else { return report(.noCommonAncestor(self)) }
    holder.install(self)
  }

  func deactivate() { holder?.uninstall(self) }

  /// Calls `body` for every node that the constraint names.
  func forEachNode(_ body: (LayoutNode) -> Void) {
    if let node = terms.node { body(node) }
    if let node = terms.otherNode { body(node) }
    guard terms.hasStarts else { return }
    if let node = first.start?.node { body(node) }
    if let node = second?.start?.node { body(node) }
  }

  /// Whether an item lies inside a view.
  func reaches(into view: View) -> Bool {
    var isInside = false
    forEachNode { node in
      guard let item = node.nearestView, item !== view else { return }
      if item.isDescendant(of: view) { isInside = true }
    }
    return isInside
  }

  /// The nearest view that is, or is above, each item.
  var commonHolder: View? {
    guard let firstNode = terms.node, let view = firstNode.nearestView else { return nil }
    guard terms.hasOther || terms.hasStarts else { return view }
    var common: View? = view
    forEachNode { node in
      guard node !== firstNode else { return }
      common = node.nearestView.flatMap { common?.nearestCommonAncestor(with: $0) }
    }
    return common
  }

  /// Tells of a mistake in the diagnostics of the tree that the first item stands in.
  func report(_ mistake: Mistake) {
    (holder ?? first.node?.nearestView ?? second?.node?.nearestView)?.root.report(mistake)
  }
}
