import Foundation

extension View {
  /// The view above all others of the tree.
  var root: View {
    var (top, next) = (Unretained(wrappedValue: self), links.$parent)
    while next.isThere {
      top = next
      top.look { next = $0.links.$parent }
    }
    return top.wrappedValue ?? self
  }

  public func isDescendant(of view: View) -> Bool {
    var current: View? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.parent
    }
    return false
  }

  /// The nearest view that is, or is above, both.
  func nearestCommonAncestor(with other: View) -> View? {
    if self === other || other.parent === self { return self }
    if parent === other { return other }
    if let parent, parent === other.parent { return parent }
    var (one, another) = (self as View?, other as View?)
    var (depth, otherDepth) = (self.depth, other.depth)
    while depth > otherDepth { (one, depth) = (one?.parent, depth - 1) }
    while otherDepth > depth { (another, otherDepth) = (another?.parent, otherDepth - 1) }
    while one !== another { (one, another) = (one?.parent, another?.parent) }
    return one
  }

  private var depth: Int {
    var (depth, view) = (0, parent)
    while let above = view { (depth, view) = (depth + 1, above.parent) }
    return depth
  }

  /// The first view of this tree part with the tag, this one included, in drawing order.
  public func viewWithTag(_ tag: Int) -> View? { subtree.first { $0.tag == tag } }

  /// Takes a view in, with the hooks in UIKit's order.
  ///
  /// Hooks may edit the tree, so each step looks again at how things stand.
  func insert(_ view: View, at index: Int) {
    guard admits(view) else { return }
    if view.parent === self { return move(view, to: min(index, children.count - 1)) }
    let (oldWindow, newWindow) = (view.windowOfTree, windowOfTree)
    let isNewWindow = oldWindow !== newWindow
    let oldTint = view.shownTint
    let oldTraits = traitsToCompare(of: view)
    view.willMove(toSuperview: self)
    if isNewWindow { view.foretellWindow(newWindow) }
    view.detach()
    guard view.parent == nil, admits(view) else { return }
    join(view, at: min(max(index, 0), children.count))
    if flags.contains(.mayBeTinted) { view.markTinted() }
    if let oldTraits { view.traitsChanged(from: oldTraits, to: traits) }
    if isNewWindow { view.announceWindow(newWindow) }
    view.didMoveToSuperview()
    didAddSubview(view)
    view.announceTint(after: oldTint)
  }

  /// Whether a view can become part of this one; that it can't is told.
  package final func admits(_ view: View) -> Bool {
    guard isWithin(view) else { return true }
    tellCycle(of: view)
    return false
  }

  package final func tellCycle(of view: View) { root.report(.cycle(view)) }

  private func foretellWindow(_ window: Window?) {
    for view in subtree {
      view.controller?.noteAppearance(willBe: window != nil)
      view.willMove(toWindow: window)
    }
  }

  private func announceWindow(_ window: Window?) {
    let views = subtree
    for view in views { view.setFlag(.mayHaveWindow, window != nil) }
    for view in views {
      view.didMoveToWindow()
      view.controller?.noteAppearance(is: window != nil)
    }
  }

  private func join(_ view: View, at place: Int) {
    view.stopMasking()
    children.enlist(view, at: place)
    rare?.layer?.subviewCame(at: place)
    view.parent = self
    view.node.parent = node
    view.forgetOwnTree()
    if view.flags.contains(.isConstrained) { noteConstrained() }
    if view.flags.contains(.mindsInsets) { noteInsets() }
    if view.flags.contains(.overridesTraits) { noteTraitOverrides() }
    view.shareSurroundings(with: self)
    view.flags.insert(.insetsMayChange)
    // A superview that waits to be attached itself brings the view along.
    node.viewCame(view)
    if view.flags.contains(.updatesBelow) { announceUpdates() }
    if view.isWaitingForPass { view.waitAbove() }
    markForLayout()
  }

  func insert(_ view: View, above sibling: View) { insert(view, beside: sibling, offset: 1) }
  func insert(_ view: View, below sibling: View) { insert(view, beside: sibling, offset: 0) }

  private func insert(_ view: View, beside sibling: View, offset: Int) {
    guard sibling !== view else { return }
    guard sibling.parent === self else { return insert(view, at: children.count) }
    let place = sibling.siblingIndex + offset
    if view.parent === self, view.listNumber < sibling.listNumber {
      return move(view, to: place - 1)
    }
    insert(view, at: place)
  }

  /// Moves a child to another place among its siblings.
  func move(_ view: View, to index: Int) {
    guard view.parent === self else { return }
    let target = min(max(index, 0), children.count - 1)
    let old = view.siblingIndex
    guard target != old else { return }
    children.remove(at: old)
    children.insert(view, at: target)
    children.renumber(from: min(old, target))
    tellOrderChanged()
  }

  func swap(_ index1: Int, _ index2: Int) {
    guard children.indices.contains(index1), children.indices.contains(index2) else { return }
    children.swapAt(index1, index2)
    let numbers = (children[index1].listNumber, children[index2].listNumber)
    (children[index2].listNumber, children[index1].listNumber) = numbers
    tellOrderChanged()
  }

  func leaveSuperview() {
    guard parent != nil else { return }
    let oldWindow = windowOfTree
    let oldTint = shownTint
    willMove(toSuperview: nil)
    if oldWindow != nil { foretellWindow(nil) }
    detach()
    guard parent == nil else { return }
    if oldWindow != nil { announceWindow(nil) }
    didMoveToSuperview()
    announceTint(after: oldTint)
  }

  /// Takes the view out of its superview, and out of every constraint that reaches outside.
  private func detach() {
    guard let superview = parent else { return }
    superview.willRemoveSubview(self)
    guard parent === superview else { return }
    leaveProblem(of: superview) {
      arranger?.release(self)
      dropConstraintsReachingOutside()
    }
    superview.rare?.layer?.subviewLeft(from: siblingIndex)
    superview.children.strike(self)
    superview.forgetWaiting(self)
    superview.forgetSolved(self)
    parent = nil
    node.parent = nil
    flags.insert(.insetsMayChange)
    superview.markForLayout()
  }

  /// The place among the siblings.
  var siblingIndex: Int { links.$parent.look { $0.children.place(of: self) ?? 0 } ?? 0 }

  private func dropConstraintsReachingOutside() {
    for view in subtree {
      for node in view.ownNodes {
        // Deactivating edits the list that is walked: walk a copy.
        for constraint in Array(node.constraintsSoFar) {
          guard let holder = constraint.holder, holder !== view else { continue }
          if view === self || holder !== view.parent, !holder.isDescendant(of: self) {
            holder.uninstall(constraint)
          }
        }
      }
    }
  }

  /// The nodes of the view and of its guides.
  var ownNodes: [LayoutNode] { [node] + (rare?.guides.map(\.node) ?? []) }

  /// What a root kept for its tree is given up when it joins another one.
  private func forgetOwnTree() {
    guard let pass = rare?.pass else { return }
    pass.dissolve()
    rare?.pass = nil
    // What was wrong before the trees became one is still to be told.
    if !pass.reports.isEmpty { root.pass.take(pass.reports) }
  }
}

extension View {
  /// Has the view grow with its superview, whatever was set for it.
  package func fillsItsPlace() {
    translatesAutoresizingMaskIntoConstraints = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}
