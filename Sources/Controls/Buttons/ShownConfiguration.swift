import Foundation
import SnaplineGeometry
import SnaplineLayout

/// What a button with a configuration shows, put together once for each change of it.
///
/// A button is measured and laid out many times, where its tree takes one size after the other.
final class ShownConfiguration {
  let configuration: Button.Configuration
  let hasGround: Bool
  private let ground: BackgroundConfiguration
  /// The radius that the corners have where there is room for it; nothing where they take all there is.
  private let radius: CGFloat?
  /// What the ground was shown for last; nothing where it shows a view of its own, which may be taken away meanwhile.
  private var last: GroundShape?

  /// All that the look of a ground depends on.
  private struct GroundShape: Equatable {
    var radius: CGFloat
    /// The bounds, where something in the ground has them.
    var bounds: CGRect?
  }

  init(_ configuration: Button.Configuration, of button: Button) {
    self.configuration = configuration
    ground = configuration.ground(for: button)
    hasGround = ground.backgroundColor != nil || ground.hasParts
    radius = configuration.radius(for: button)
  }

  /// The radius of a ground's corners, as far as there is room for it.
  func radius(in bounds: CGRect) -> CGFloat {
    let half = min(bounds.width, bounds.height) / 2
    return min(radius ?? half, half)
  }

  /// Shows the ground of a button with some bounds in its view, unless that shows it already.
  func showGround(in view: BackgroundView, ofButtonIn bounds: CGRect) {
    let shape = GroundShape(
      radius: radius(in: bounds),
      bounds: ground.hasParts ? view.bounds : nil
    )
    guard shape != last else { return }
    view.show(ground, radius: shape.radius)
    last = ground.customView == nil ? shape : nil
  }
}

extension BackgroundConfiguration {
  /// Whether it shows more than its colour, in views of their own.
  fileprivate var hasParts: Bool {
    image != nil || customView != nil || visualEffect != nil
      || strokeColor != nil && strokeWidth > 0
  }
}
