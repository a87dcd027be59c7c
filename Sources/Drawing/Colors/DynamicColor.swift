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
  /// What it was or will be under other generations of iOS.
  var generations: [Generation] = []

  /// The variants of some generations; an absent one is as always.
  struct Generation: Hashable, Sendable {
    let metrics: ClosedRange<Metrics>
    var light: RGBA?
    var dark: RGBA?
    var lightHighContrast: RGBA?
    var darkHighContrast: RGBA?
  }

  /// The variant that holds, under the current environment's generation of iOS.
  func resolved(with traits: Traits) -> RGBA {
    guard !generations.isEmpty else { return appearance(with: traits) }
    let metrics = Environment.current.metrics
    guard let other = generations.first(where: { $0.metrics.contains(metrics) }) else {
      return appearance(with: traits)
    }
    var color = self
    color.light = other.light ?? light
    color.dark = other.dark ?? dark
    color.lightHighContrast = other.lightHighContrast ?? lightHighContrast
    color.darkHighContrast = other.darkHighContrast ?? darkHighContrast
    return color.appearance(with: traits)
  }

  private func appearance(with traits: Traits) -> RGBA {
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
