public import UIKit

// What the `#else` of a condition on a phone names. The types are a phone's: y grows downward.

public typealias NSView = UIView
public typealias NSViewController = UIViewController
public typealias NSWindow = UIWindow
public typealias NSStackView = UIStackView
public typealias NSLayoutGuide = UILayoutGuide
public typealias NSColor = UIColor
public typealias NSFont = UIFont
public typealias NSImage = UIImage

extension NSLayoutConstraint {
  public typealias Priority = UILayoutPriority
  public typealias Orientation = Axis
}
