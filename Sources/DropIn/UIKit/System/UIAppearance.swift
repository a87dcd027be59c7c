public import SnaplineControls
public import SnaplineLayout

/// What may hold views whose looks are set for a whole class at once.
public protocol UIAppearanceContainer {}

/// What a phone can set looks for by its class.
///
/// Nothing here passes such looks on to views, so asking for them doesn't compile.
public protocol UIAppearance {}

extension View: UIAppearance, UIAppearanceContainer {}
extension ViewController: UIAppearanceContainer {}
extension BarItem: UIAppearance {}

extension UIAppearance {
  @available(*, unavailable, message: "set it on each object, such as in a function of your own")
  public static func appearance() -> Self! { nil }

  @available(*, unavailable, message: "set it on each object, such as in a function of your own")
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self! { nil }

  @available(*, unavailable, message: "set it on each object, such as in a function of your own")
  public static func appearance(for trait: UITraitCollection) -> Self! { nil }
}
