public import Foundation
public import SnaplineGeometry
public import SnaplineLayout

/// What holds where a helper isn't told.
struct Defaults {
  var anchorable = LayoutAnchorable.superview
  var horizontally = ConstrainedHorizontalLayout.fill
  var vertically = ConstrainedVerticalLayout.fill
  var insets = DirectionalEdgeInsets.zero
  var spacing: CGFloat = 0

  static var current: Defaults { Scope.current?.defaults ?? Defaults() }

  func spacing(_ value: CGFloat) -> CGFloat { value == View.Default.spacing ? spacing : value }

  /// Insets of which each that is left to the default is the default's.
  func insets(_ value: DirectionalEdgeInsets) -> DirectionalEdgeInsets {
    func said(_ side: KeyPath<DirectionalEdgeInsets, CGFloat>) -> CGFloat {
      value[keyPath: side] == View.Default.spacing ? insets[keyPath: side] : value[keyPath: side]
    }
    return DirectionalEdgeInsets(
      top: said(\.top),
      leading: said(\.leading),
      bottom: said(\.bottom),
      trailing: said(\.trailing)
    )
  }
}

extension View {
  /// What helpers take their defaults for.
  public class Default {
    /// Stands for the spacing that ``View/with(_:horizontally:vertically:insets:spacing:callback:)-type.method``
    /// says, 0 unless it does.
    public static let spacing = CGFloat.greatestFiniteMagnitude - 1
    /// Stands for the insets said there.
    public static let insets = DirectionalEdgeInsets.all(spacing)
  }

  /// Runs a block in which helpers have other defaults; what isn't said is as around it.
  ///
  ///     View.with(.safeArea, spacing: 8) {
  ///       card.addSubview(title, pinnedTo: .top)
  ///     }
  ///
  public static func with(
    _ layoutAnchorable: LayoutAnchorable = .default,
    horizontally: ConstrainedHorizontalLayout = .default,
    vertically: ConstrainedVerticalLayout = .default,
    insets: DirectionalEdgeInsets = Default.insets,
    spacing: CGFloat = Default.spacing,
    callback: () -> Void
  ) {
    let change = { (scope: inout Scope) in
      let outer = scope.defaults
      if layoutAnchorable != .default { scope.defaults.anchorable = layoutAnchorable }
      if horizontally.operation != .default { scope.defaults.horizontally = horizontally }
      if vertically.operation != .default { scope.defaults.vertically = vertically }
      scope.defaults.insets = outer.insets(insets)
      scope.defaults.spacing = outer.spacing(spacing)
    }
    Scope.change(change, running: callback)
  }

  /// The same, for code that has a view in hand.
  public func with(
    _ layoutAnchorable: LayoutAnchorable = .default,
    horizontally: ConstrainedHorizontalLayout = .default,
    vertically: ConstrainedVerticalLayout = .default,
    insets: DirectionalEdgeInsets = Default.insets,
    spacing: CGFloat = Default.spacing,
    callback: () -> Void
  ) {
    View.with(
      layoutAnchorable,
      horizontally: horizontally,
      vertically: vertically,
      insets: insets,
      spacing: spacing,
      callback: callback
    )
  }
}
