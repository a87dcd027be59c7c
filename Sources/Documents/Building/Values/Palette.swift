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
  var tint = Color.systemBlue { didSet { if namesTint { resolve() } } }
  /// The design's own, each made once however many others lead to it.
  private var colors: [String: Color] = [:]
  /// Whether a colour of the design is named after the tint.
  private let namesTint: Bool

  init(named: [String: ColorValue]) {
    self.named = named
    namesTint = named.values.contains { $0.names.contains("tint") }
    resolve()
  }

  private mutating func resolve() {
    colors = [:]
    for name in named.keys { resolve(name) }
  }

  /// Makes the colours that one is named after, and then that one: no chain of them is long.
  private mutating func resolve(_ name: String) {
    guard colors[name] == nil, let value = named[name] else { return }
    for other in value.names { resolve(other) }
    colors[name] = color(value)
  }

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
      case .named(let name): colors[name] ?? system(name)
      }
    return single.alpha.map { color.withAlphaComponent($0) } ?? color
  }

  private func system(_ name: String) -> Color {
    name == "tint" ? tint : SystemColor.color(named: name) ?? .clear
  }
}
