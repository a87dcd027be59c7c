public import struct Foundation.CGFloat

/// What a tree knows of the screen it is on and of the person before it.
public struct Traits: Hashable, Sendable {
  public var userInterfaceStyle: UserInterfaceStyle = .light
  public var accessibilityContrast: AccessibilityContrast = .normal
  public var userInterfaceLevel: UserInterfaceLevel = .base
  public var layoutDirection: LayoutDirection = .leftToRight
  public var preferredContentSizeCategory: ContentSizeCategory = .large
  public var displayScale: CGFloat = 2

  public init() {}
}

/// Light or dark; the raw values are UIKit's.
public enum UserInterfaceStyle: Int, Hashable, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

/// The contrast a person asked for; the raw values are UIKit's.
public enum AccessibilityContrast: Int, Hashable, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

/// Whether a window lies above another one; the raw values are UIKit's.
public enum UserInterfaceLevel: Int, Hashable, Sendable {
  case unspecified = -1
  case base = 0
  case elevated = 1
}

/// The direction of reading; the raw values are UIKit's.
public enum LayoutDirection: Int, Hashable, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// Which way a part of the tree reads; the raw values are UIKit's.
public enum UserInterfaceLayoutDirection: Int, Hashable, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}

extension LayoutDirection {
  public init(_ direction: UserInterfaceLayoutDirection) {
    self = direction == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
