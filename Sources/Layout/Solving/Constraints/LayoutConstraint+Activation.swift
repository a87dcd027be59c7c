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
    forEachStart(body)
  }

  private func forEachStart(_ body: (LayoutNode) -> Void) {
    guard terms.hasStarts else { return }
    if let node = first.start?.node { body(node) }
    if let node = second?.start?.node { body(node) }
  }

  /// Has the nodes know of the constraint that names them.
  func joinNodes() {
    if let node = terms.node { terms.place = node.take(self) }
    if let node = terms.otherNode { terms.otherPlace = node.take(self) }
    forEachStart { _ = $0.take(self) }
  }

  /// Has them forget it, but for one that has forgotten all.
  func leaveNodes(but forgetful: LayoutNode? = nil) {
    if let node = terms.node, node !== forgetful { node.forget(self, at: terms.place) }
    if let node = terms.otherNode, node !== forgetful { node.forget(self, at: terms.otherPlace) }
    forEachStart { if $0 !== forgetful { $0.forget(self, at: -1) } }
  }

  /// Notes where the constraint stands in a node's list from now on.
  func stands(at place: Int, in node: LayoutNode, after old: Int? = nil) {
    let (isFirst, isOther) = (terms.$node.isObject(node), terms.$otherNode.isObject(node))
    if isFirst, !isOther || old == nil || old == Int(terms.place) {
      terms.place = Int32(truncatingIfNeeded: place)
    } else if isOther {
      terms.otherPlace = Int32(truncatingIfNeeded: place)
    }
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
