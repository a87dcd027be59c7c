public import Foundation
public import SnaplineGeometry
public import SnaplineLayout

extension View {
  /// Adds a view for Auto Layout, and returns the view.
  ///
  /// In a block of `if`, a view that has a superview already stays there.
  @discardableResult
  public func addSubviewForAutoLayout<ViewType: View>(
    _ subview: ViewType,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ViewType {
    add(subview, in: .current, file, line)
    return subview
  }

  /// Adds a view, as every helper does that takes one.
  func add(_ subview: View, in scope: Scope?, _ file: StaticString, _ line: UInt) {
    if let scope, scope.branch != nil || scope.origin != nil, let superview = subview.superview {
      guard superview !== self else { return }
      let mistake = HelperMistake.otherSuperview(self, added: subview)
      return report(mistake.diagnostic(in: file, line: line))
    }
    subview.translatesAutoresizingMaskIntoConstraints = false
    addSubview(subview)
  }

  /// Adds a view that fills a box, each side moved inward by its inset.
  ///
  ///     card.addSubview(label, filling: .layoutMargins, insets: .all(8))
  ///
  @discardableResult
  public func addSubview(
    _ subview: View,
    filling box: BoxLayout,
    insets: DirectionalEdgeInsets = Default.insets,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintsList {
    HelperCall(.filling, adding: subview, to: self, file, line).fill(box, insets)
  }

  /// Makes this view fill a box, as seen from its superview.
  @discardableResult
  public func constrain(
    filling box: BoxLayout,
    insets: DirectionalEdgeInsets = Default.insets,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintsList {
    HelperCall(.filling, of: self, file, line).fill(box, insets)
  }

  /// Adds a view that is as large as it can be inside of a box, with one of its positions on any
  /// position of another rectangle.
  @discardableResult
  public func addSubview(
    _ subview: View,
    fillingAtMost box: BoxLayout,
    insets: DirectionalEdgeInsets = Default.insets,
    pinning position: LayoutPosition,
    to target: LayoutPosition,
    of other: PointLayout = .default,
    offset: CGPoint = .zero,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintsList {
    HelperCall(.fillingAtMost, adding: subview, to: self, file, line)
      .fillAtMost(box, insets, pinning: position, to: target, of: other, offset: offset)
  }

  /// Adds a view that is as large as it can be inside of a box, in its middle or where it is pinned.
  @discardableResult
  public func addSubview(
    _ subview: View,
    fillingAtMost box: BoxLayout,
    insets: DirectionalEdgeInsets = Default.insets,
    pinnedTo position: LayoutPosition = .center,
    of other: PointLayout = .default,
    offset: CGPoint = .zero,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintsList {
    addSubview(
      subview,
      fillingAtMost: box,
      insets: insets,
      pinning: position,
      to: position,
      of: other,
      offset: offset,
      file: file,
      line: line
    )
  }

  /// Makes this view as large as it can be inside of a box.
  ///
  /// The view never leaves the box. The size that the content needs wins over the pin, and filling wins
  /// over the content hugging.
  @discardableResult
  public func constrain(
    fillingAtMost box: BoxLayout,
    insets: DirectionalEdgeInsets = Default.insets,
    pinning position: LayoutPosition,
    to target: LayoutPosition,
    of other: PointLayout = .default,
    offset: CGPoint = .zero,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintsList {
    HelperCall(.fillingAtMost, of: self, file, line)
      .fillAtMost(box, insets, pinning: position, to: target, of: other, offset: offset)
  }
}

extension HelperCall {
  fileprivate func fill(_ box: BoxLayout, _ insets: DirectionalEdgeInsets) -> ConstraintsList {
    for end in box.ends(defaults.insets(insets)) { hold(end) }
    return activate()
  }

  fileprivate func fillAtMost(
    _ box: BoxLayout,
    _ insets: DirectionalEdgeInsets,
    pinning position: LayoutPosition,
    to target: LayoutPosition,
    of other: PointLayout,
    offset: CGPoint
  ) -> ConstraintsList {
    let ends = box.ends(defaults.insets(insets))
    pin(position, to: target, of: other, offset: offset, priority: .defaultHigh.lower)
    // Stronger than the hugging of most contents, by less than anybody can mean.
    for end in ends { hold(end, priority: .defaultLow.higher(0.5)) }
    for end in ends { limit(end) }
    return activate()
  }
}
