public import Foundation
import SnaplineGeometry

extension View {
  /// The width or height of an intrinsic size where the content has none of its own.
  public static let noIntrinsicMetric: CGFloat = -1
  static let noIntrinsicSize = CGSize(width: noIntrinsicMetric, height: noIntrinsicMetric)

  /// The width that the layout gave content that wraps, while it is asked for its size at that width.
  package final var widthOfSecondLook: CGFloat? { node.widthOfSecondLook }

  /// Tells at which widths content has the same size as at the one that it is asked for its size at.
  ///
  /// There it isn't asked again before it is invalidated.
  package final func contentIsSame(at widths: ClosedRange<Double>) {
    guard let width = node.widthOfSecondLook, widths.contains(width) else { return }
    node.wrapping.namedWidths = widths
  }

  func setHugging(_ priority: LayoutPriority, _ axis: Axis) {
    setContentPriority(axis == .horizontal ? \.horizontalHugging : \.verticalHugging, priority)
  }

  func setCompression(_ priority: LayoutPriority, _ axis: Axis) {
    setContentPriority(
      axis == .horizontal ? \.horizontalCompression : \.verticalCompression,
      priority
    )
  }

  private func setContentPriority(
    _ path: WritableKeyPath<ContentPriorities, LayoutPriority>,
    _ priority: LayoutPriority
  ) {
    guard priorities[keyPath: path] != priority else { return }
    guard priority.isLegal else { return root.report(.illegalContentPriority(priority, of: self)) }
    priorities[keyPath: path] = priority
    node.contentChanged()
    arranger?.contentChanged(of: self)
  }

  /// What the content asks for; asked of the class once until it is invalidated.
  var sizeOfContent: CGSize {
    if let cachedContentSize { return cachedContentSize }
    var size = intrinsicContentSize.finite(or: View.noIntrinsicMetric)
    if let stated = rare?.statedContentSize {
      size.width = stated.width ?? size.width
      size.height = stated.height ?? size.height
    }
    cachedContentSize = size
    return size
  }

  /// The intrinsic size at a width that the layout gave.
  func contentSize(given width: CGFloat) -> CGSize {
    let outer = node.wrapping.givenWidth
    node.wrapping.givenWidth = width
    defer { node.wrapping.givenWidth = outer }
    return intrinsicContentSize
  }

  /// The frame whose alignment rectangle is `rect`.
  func frame(aligning rect: CGRect) -> CGRect { rect.inset(by: alignmentRectInsets.negated) }

  /// Removes constraints one by one, as a subclass may do more than that.
  func remove(_ constraints: [LayoutConstraint]) { constraints.forEach(removeConstraint) }

  func contentSizeChanged() {
    cachedContentSize = nil
    node.contentChanged()
    links.$parent.look { $0.markForLayout() }
    arranger?.contentChanged(of: self)
  }

  func takeFittingSize() {
    let origin = box.origin
    bounds.size = sizeThatFits(bounds.size)
    center = CGRect(origin: origin, size: box.size).point(at: anchor)
  }

  func setTranslatesMask(_ isOn: Bool) {
    guard isOn != flags.contains(.translatesMask) else { return }
    setFlag(.translatesMask, isOn)
    // A view that wants a solved frame gets one, even before any constraint names it.
    if !isOn { noteConstrained() }
    node.frameChanged()
  }

  /// Adds a constraint to the list of this view, as long as it stands above all its items.
  func add(_ constraint: LayoutConstraint) {
    guard !constraint.isActive else { return }
    if let mistake = Mistake(in: constraint) { return constraint.report(mistake) }
    guard let holder = constraint.commonHolder, holder.isDescendant(of: self) else {
      return constraint.report(.noCommonAncestor(constraint))
    }
    install(constraint)
  }

  func remove(_ constraint: LayoutConstraint) {
    if constraint.holder === self { uninstall(constraint) }
  }

  func install(_ constraint: LayoutConstraint) {
    heldSoFar.enlist(constraint, at: heldSoFar.count)
    constraint.holder = self
    constraint.joinNodes()
    noteConstrained()
    node.changed(constraint)
  }

  func uninstall(_ constraint: LayoutConstraint) {
    guard constraint.holderReference.isObject(self) else { return }
    // Drafts know where they stand among the others.
    if node.drafts.contains(.held) { makeDrafted() }
    heldSoFar.strike(constraint)
    constraint.holder = nil
    constraint.leaveNodes()
    node.dropRow(of: constraint)
  }

  /// Takes back all constraints that the view's class made, each of which names some of the nodes.
  ///
  /// Of thousands, one by one would be looked for in long lists.
  func uninstallOwn(naming nodes: [LayoutNode]) {
    for constraint in held where constraint.role != nil {
      constraint.holder = nil
      node.dropRow(of: constraint)
    }
    heldSoFar.removeAll { $0.role != nil }
    for node in nodes { node.forgetAll { $0.role != nil && !$0.isActive } }
  }

  /// Tells all views above that there are constraints below, so that the root makes an engine.
  func noteConstrained() {
    var view: View? = self
    while let current = view, !current.flags.contains(.isConstrained) {
      current.flags.insert(.isConstrained)
      view = current.parent
    }
  }
}

extension View {
  /// How far the frame reaches beyond the alignment rectangle, whichever way the class says it.
  var effectiveAlignmentInsets: EdgeInsets {
    if flags.contains(.isPlain) { return .zero }
    let frame = CGRect(x: 0, y: 0, width: 1024, height: 1024)
    let rect = alignmentRect(forFrame: frame)
    let insets = EdgeInsets(
      top: rect.minY,
      left: rect.minX,
      bottom: frame.height - rect.maxY,
      right: frame.width - rect.maxX
    )
    return insets.isFinite ? insets : .zero
  }
}
