public import Foundation
public import SnaplineEnvironment

/// Collections that say one thing, as UIKit makes them.
extension TraitCollection {
  private convenience init(_ change: (inout Traits) -> Void) {
    var traits = Traits.unspecified
    change(&traits)
    self.init(traits)
  }

  public convenience init(userInterfaceIdiom idiom: UserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = idiom }
  }

  public convenience init(userInterfaceStyle: UserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  public convenience init(userInterfaceLevel: UserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }

  public convenience init(accessibilityContrast: AccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }

  public convenience init(legibilityWeight: LegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }

  public convenience init(layoutDirection: LayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  public convenience init(horizontalSizeClass: UserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  public convenience init(verticalSizeClass: UserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  public convenience init(displayScale scale: CGFloat) {
    self.init { $0.displayScale = scale }
  }

  public convenience init(displayGamut: DisplayGamut) {
    self.init { $0.displayGamut = displayGamut }
  }

  public convenience init(forceTouchCapability capability: ForceTouchCapability) {
    self.init { $0.forceTouchCapability = capability }
  }

  public convenience init(activeAppearance: UserInterfaceActiveAppearance) {
    self.init { $0.activeAppearance = activeAppearance }
  }

  public convenience init(preferredContentSizeCategory: ContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }
}
