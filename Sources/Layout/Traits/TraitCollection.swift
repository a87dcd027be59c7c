public import Foundation
public import SnaplineEnvironment

/// The traits of a tree as UIKit hands them to code: an immutable object around ``Traits``.
public final class TraitCollection: NSObject, Sendable {
  /// The same traits as a value.
  public let traits: Traits

  public init(_ traits: Traits) { self.traits = traits }

  public override convenience init() { self.init(Traits()) }

  public var userInterfaceStyle: UserInterfaceStyle { traits.userInterfaceStyle }
  public var accessibilityContrast: AccessibilityContrast { traits.accessibilityContrast }
  public var userInterfaceLevel: UserInterfaceLevel { traits.userInterfaceLevel }
  public var layoutDirection: LayoutDirection { traits.layoutDirection }
  public var displayScale: CGFloat { traits.displayScale }
  public var preferredContentSizeCategory: ContentSizeCategory {
    traits.preferredContentSizeCategory
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? TraitCollection)?.traits == traits
  }

  public override var hash: Int { traits.hashValue }
}
