public import Foundation
public import SnaplineGeometry
public import SnaplineLayout

/// What holds where a helper isn't told; all calls of a block share it.
///
/// It never changes, and like the trees that it speaks of it stays with the task that made it.
final class Defaults: @unchecked Sendable {
  let anchorable: LayoutAnchorable
  let horizontally: ConstrainedHorizontalLayout
  let vertically: ConstrainedVerticalLayout
  let insets: DirectionalEdgeInsets
  let spacing: CGFloat

  init(
    anchorable: LayoutAnchorable = .superview,
    horizontally: ConstrainedHorizontalLayout = .fill,
    vertically: ConstrainedVerticalLayout = .fill,
    insets: DirectionalEdgeInsets = .zero,
    spacing: CGFloat = 0
  ) {
    self.anchorable = anchorable
    self.horizontally = horizontally
    self.vertically = vertically
    self.insets = insets
    self.spacing = spacing
  }

  /// Those outside of any block.
  static let standard = Defaults()

  static var current: Defaults { Scope.current?.defaults ?? standard }

  func spacing(_ value: CGFloat) -> CGFloat { Self.said(value, else: spacing) }

  /// Insets of which each that is left to the default is the default's.
  func insets(_ value: DirectionalEdgeInsets) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: Self.said(value.top, else: insets.top),
      leading: Self.said(value.leading, else: insets.leading),
      bottom: Self.said(value.bottom, else: insets.bottom),
      trailing: Self.said(value.trailing, else: insets.trailing)
    )
  }

  private static func said(_ value: CGFloat, else standard: CGFloat) -> CGFloat {
    value == View.Default.spacing ? standard : value
  }
}

extension View {
  /// Values that stand for the defaults of helpers.
  public class Default {
    /// Stands for the spacing that
    /// ``View/with(_:horizontally:vertically:insets:spacing:callback:)-type.method`` sets, or else for
    /// 0.
    public static let spacing = CGFloat.greatestFiniteMagnitude - 1
    /// Stands for the insets that the same function sets.
    public static let insets = DirectionalEdgeInsets.all(spacing)
  }

  /// Runs a block in which helpers have other defaults.
  ///
  /// Defaults that aren't given are the same as outside of the block.
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
    let outer = Defaults.current
    let inner = Defaults(
      anchorable: layoutAnchorable.isDefault ? outer.anchorable : layoutAnchorable,
      horizontally: horizontally.isDefault ? outer.horizontally : horizontally,
      vertically: vertically.isDefault ? outer.vertically : vertically,
      insets: outer.insets(insets),
      spacing: outer.spacing(spacing)
    )
    Scope.change({ $0.defaults = inner }, running: callback)
  }

  /// The same as a method of a view.
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
