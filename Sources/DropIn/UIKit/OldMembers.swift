public import Foundation
public import SnaplineGeometry
public import SnaplineLayout

// Members and functions as they were spelled before Swift 4.2, each with what it is called since.

extension LayoutXAxisAnchor {
  @available(*, deprecated, renamed: "constraint(equalToSystemSpacingAfter:multiplier:)")
  public func constraintEqualToSystemSpacingAfter(
    _ anchor: LayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(equalToSystemSpacingAfter: anchor, multiplier: multiplier)
  }

  @available(
    *,
    deprecated,
    renamed: "constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:)"
  )
  public func constraintGreaterThanOrEqualToSystemSpacingAfter(
    _ anchor: LayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(greaterThanOrEqualToSystemSpacingAfter: anchor, multiplier: multiplier)
  }

  @available(*, deprecated, renamed: "constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:)")
  public func constraintLessThanOrEqualToSystemSpacingAfter(
    _ anchor: LayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(lessThanOrEqualToSystemSpacingAfter: anchor, multiplier: multiplier)
  }
}

extension LayoutYAxisAnchor {
  @available(*, deprecated, renamed: "constraint(equalToSystemSpacingBelow:multiplier:)")
  public func constraintEqualToSystemSpacingBelow(
    _ anchor: LayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(equalToSystemSpacingBelow: anchor, multiplier: multiplier)
  }

  @available(
    *,
    deprecated,
    renamed: "constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:)"
  )
  public func constraintGreaterThanOrEqualToSystemSpacingBelow(
    _ anchor: LayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(greaterThanOrEqualToSystemSpacingBelow: anchor, multiplier: multiplier)
  }

  @available(*, deprecated, renamed: "constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:)")
  public func constraintLessThanOrEqualToSystemSpacingBelow(
    _ anchor: LayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(lessThanOrEqualToSystemSpacingBelow: anchor, multiplier: multiplier)
  }
}

@available(*, deprecated, renamed: "CGRect.inset(by:)")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: EdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

@available(*, deprecated, message: "compare with ==")
public func UIEdgeInsetsEqualToEdgeInsets(_ one: EdgeInsets, _ other: EdgeInsets) -> Bool {
  one == other
}

@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }
@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }
@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }

extension ViewController {
  @available(*, deprecated, renamed: "children")
  public var childViewControllers: [ViewController] { children }
  @available(*, deprecated, renamed: "addChild(_:)")
  public func addChildViewController(_ child: ViewController) { addChild(child) }
  @available(*, deprecated, renamed: "removeFromParent()")
  public func removeFromParentViewController() { removeFromParent() }
  @available(*, deprecated, renamed: "willMove(toParent:)")
  public func willMove(toParentViewController parent: ViewController?) {
    willMove(toParent: parent)
  }
  @available(*, deprecated, renamed: "didMove(toParent:)")
  public func didMove(toParentViewController parent: ViewController?) { didMove(toParent: parent) }
}

extension View {
  @available(*, deprecated, renamed: "bringSubviewToFront(_:)")
  public func bringSubview(toFront view: View) { bringSubviewToFront(view) }
  @available(*, deprecated, renamed: "sendSubviewToBack(_:)")
  public func sendSubview(toBack view: View) { sendSubviewToBack(view) }

  // What lies between the two ends of an animation holds at once, as in a block.
  @available(*, deprecated, message: "use animate(withDuration:animations:)")
  public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
  @available(*, deprecated, message: "use animate(withDuration:animations:)")
  public static func setAnimationDuration(_ duration: TimeInterval) {}
  @available(*, deprecated, message: "use animate(withDuration:animations:)")
  public static func setAnimationDelay(_ delay: TimeInterval) {}
  @available(*, deprecated, message: "use animate(withDuration:animations:)")
  public static func setAnimationCurve(_ curve: AnimationCurve) {}
  @available(*, deprecated, message: "use animate(withDuration:animations:)")
  public static func commitAnimations() {}
}
