import SnaplineEnvironment
import SnaplineScene

/// A colour with a variant for each appearance; where one is absent the plainer one holds.
struct DynamicColor: Hashable, Sendable {
  var light: RGBA
  var dark: RGBA
  var lightHighContrast: RGBA?
  var darkHighContrast: RGBA?
  var darkElevated: RGBA?
  var darkElevatedHighContrast: RGBA?

  func resolved(with traits: Traits) -> RGBA {
    let isHigh = traits.accessibilityContrast == .high
    guard traits.userInterfaceStyle == .dark else {
      return isHigh ? lightHighContrast ?? light : light
    }
    guard traits.userInterfaceLevel == .elevated else {
      return isHigh ? darkHighContrast ?? dark : dark
    }
    let elevated = darkElevated ?? dark
    return isHigh ? darkElevatedHighContrast ?? darkHighContrast ?? elevated : elevated
  }
}
