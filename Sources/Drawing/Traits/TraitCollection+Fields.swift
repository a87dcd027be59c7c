public import Foundation
public import SnaplineEnvironment

/// Collections that say one thing, as UIKit makes them.
extension TraitCollection {
  public convenience init(userInterfaceIdiom idiom: UserInterfaceIdiom) {
    self.init(mutations: { $0.userInterfaceIdiom = idiom })
  }

  public convenience init(userInterfaceStyle: UserInterfaceStyle) {
    self.init(mutations: { $0.userInterfaceStyle = userInterfaceStyle })
  }

  public convenience init(userInterfaceLevel: UserInterfaceLevel) {
    self.init(mutations: { $0.userInterfaceLevel = userInterfaceLevel })
  }

  public convenience init(accessibilityContrast: AccessibilityContrast) {
    self.init(mutations: { $0.accessibilityContrast = accessibilityContrast })
  }

  public convenience init(legibilityWeight: LegibilityWeight) {
    self.init(mutations: { $0.legibilityWeight = legibilityWeight })
  }

  public convenience init(layoutDirection: LayoutDirection) {
    self.init(mutations: { $0.layoutDirection = layoutDirection })
  }

  public convenience init(horizontalSizeClass: UserInterfaceSizeClass) {
    self.init(mutations: { $0.horizontalSizeClass = horizontalSizeClass })
  }

  public convenience init(verticalSizeClass: UserInterfaceSizeClass) {
    self.init(mutations: { $0.verticalSizeClass = verticalSizeClass })
  }

  public convenience init(displayScale scale: CGFloat) {
    self.init(mutations: { $0.displayScale = scale })
  }

  public convenience init(displayGamut: DisplayGamut) {
    self.init(mutations: { $0.displayGamut = displayGamut })
  }

  public convenience init(forceTouchCapability capability: ForceTouchCapability) {
    self.init(mutations: { $0.forceTouchCapability = capability })
  }

  public convenience init(activeAppearance: UserInterfaceActiveAppearance) {
    self.init(mutations: { $0.activeAppearance = activeAppearance })
  }

  public convenience init(preferredContentSizeCategory: ContentSizeCategory) {
    self.init(mutations: { $0.preferredContentSizeCategory = preferredContentSizeCategory })
  }
}
