import SnaplineDesigns
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineLayout
import SnaplineScene

import struct Foundation.CGFloat

/// The colours of one design: those it names, and the system's.
struct Palette {
  let named: [String: ColorValue]
  /// What `tint` means where a colour is asked for.
  var tint = Color.systemBlue

  /// The colour that a value means, as the engine takes it.
  func color(_ value: ColorValue) -> Color {
    guard value.dark != nil || value.lightHighContrast != nil || value.darkHighContrast != nil
    else { return color(value.light) }
    let light = color(value.light)
    let dark = value.dark.map(color) ?? light
    let lightHigh = value.lightHighContrast.map(color) ?? light
    let darkHigh = value.darkHighContrast.map(color) ?? dark
    return Color { traits in
      let isHigh = traits.accessibilityContrast == .high
      if traits.userInterfaceStyle == .dark { return isHigh ? darkHigh : dark }
      return isHigh ? lightHigh : light
    }
  }

  private func color(_ single: ColorValue.Single) -> Color {
    let color =
      switch single.base {
      case .fixed(let fixed): Color(fixed)
      // Names were checked, and none leads back to itself.
      case .named(let name): named[name].map(color) ?? system(name)
      }
    return single.alpha.map { color.withAlphaComponent($0) } ?? color
  }

  private func system(_ name: String) -> Color {
    name == "tint" ? tint : SystemColor.color(named: name) ?? .clear
  }
}
