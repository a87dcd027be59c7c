public import Foundation
public import SnaplineGeometry

extension DirectionalEdgeInsets {
  /// The same inset on every side.
  public static func all(_ value: CGFloat) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(top: value, leading: value, bottom: value, trailing: value)
  }

  public static func top(_ value: CGFloat) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(top: value)
  }

  public static func leading(_ value: CGFloat) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(leading: value)
  }

  public static func bottom(_ value: CGFloat) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(bottom: value)
  }

  public static func trailing(_ value: CGFloat) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(trailing: value)
  }

  public static func vertical(_ value: CGFloat) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(top: value, bottom: value)
  }

  public static func horizontal(_ value: CGFloat) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(leading: value, trailing: value)
  }

  public static func insets(
    horizontal: CGFloat = 0,
    vertical: CGFloat = 0
  ) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: vertical,
      leading: horizontal,
      bottom: vertical,
      trailing: horizontal
    )
  }
}
