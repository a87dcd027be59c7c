public import Foundation
public import SnaplineDrawing
import SnaplineEnvironment
import SnaplineLayout

/// The look of a bar's background: UIKit's `UIBarAppearance`.
///
/// On a phone, the chrome of bars shows a blurred image of the content below. Here it is nearly opaque, in
/// the same colour.
open class BarAppearance: NSObject {
  open var backgroundColor: Color? = .barChrome
  /// The colour of the line between bar and content; `nil` draws none.
  open var shadowColor: Color? = .barShadow

  public override init() { super.init() }

  public init(barAppearance: BarAppearance) {
    backgroundColor = barAppearance.backgroundColor
    shadowColor = barAppearance.shadowColor
    super.init()
  }

  open func configureWithDefaultBackground() {
    (backgroundColor, shadowColor) = (.barChrome, .barShadow)
  }

  open func configureWithOpaqueBackground() {
    (backgroundColor, shadowColor) = (.systemBackground, .barShadow)
  }

  open func configureWithTransparentBackground() { (backgroundColor, shadowColor) = (nil, nil) }
}

open class NavigationBarAppearance: BarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  public override init() { super.init() }

  public override init(barAppearance: BarAppearance) {
    if let other = barAppearance as? NavigationBarAppearance {
      titleTextAttributes = other.titleTextAttributes
      largeTitleTextAttributes = other.largeTitleTextAttributes
    }
    super.init(barAppearance: barAppearance)
  }
}

open class ToolbarAppearance: BarAppearance {}

open class TabBarAppearance: BarAppearance {}

extension Color {
  /// The ground of bars: the system's chrome material over plain content.
  static let barChrome = Color { traits in
    traits.userInterfaceStyle == .dark
      ? Color(white: 29.0 / 255, alpha: 0.94) : Color(white: 249.0 / 255, alpha: 0.94)
  }

  /// The hairline of bars.
  static let barShadow = Color { traits in
    traits.userInterfaceStyle == .dark
      ? Color(white: 1, alpha: 0.15) : Color(white: 0, alpha: 0.3)
  }
}
