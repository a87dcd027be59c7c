import SnaplineDesigns
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineScene

import struct Foundation.CGPoint
import struct Foundation.CGRect

/// Numbers, colours, fonts and the like.
extension SwiftWriter {
  func points(_ length: Length) -> String { SwiftText.number(length.points(scale: scale)) }

  /// A spacing, where it isn't what holds anyway.
  func spacing(_ value: SpacingValue) -> String {
    value.length.map(points) ?? "StackView.spacingUseSystem"
  }

  func insets(_ value: InsetsValue) -> String {
    let insets = value.points(scale: scale)
    let (top, leading, bottom, trailing) = (
      SwiftText.number(insets.top), SwiftText.number(insets.leading),
      SwiftText.number(insets.bottom), SwiftText.number(insets.trailing)
    )
    if top == leading, top == bottom, top == trailing { return ".all(\(top))" }
    if top == bottom, leading == trailing {
      if top == "0" { return ".horizontal(\(leading))" }
      if leading == "0" { return ".vertical(\(top))" }
      return ".with(.horizontal(\(leading)), .vertical(\(top)))"
    }
    let sides = [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)]
    let said = sides.filter { $0.1 != "0" }
    if said.count == 1 { return ".\(said[0].0)(\(said[0].1))" }
    return ".init(top: \(top), leading: \(leading), bottom: \(bottom), trailing: \(trailing))"
  }

  /// Insets on fixed sides.
  func fixed(_ value: InsetsValue, of values: Values) -> String {
    fixed(value, isRightToLeft: isRightToLeft(values))
  }

  func fixed(_ value: InsetsValue, isRightToLeft: Bool) -> String {
    let insets = value.points(scale: scale).resolved(rightToLeft: isRightToLeft)
    return
      "EdgeInsets(top: \(SwiftText.number(insets.top)), left: \(SwiftText.number(insets.left)),"
      + " bottom: \(SwiftText.number(insets.bottom)), right: \(SwiftText.number(insets.right)))"
  }

  /// Whether a view reads from the right, which it or what surrounds it says.
  func isRightToLeft(_ values: Values) -> Bool {
    switch values[ViewWords.direction] ?? .automatic {
    case .leftToRight: false
    case .rightToLeft: true
    case .automatic: scope.traits.layoutDirection == .rightToLeft
    }
  }

  func point(_ offset: OffsetValue) -> String {
    "CGPoint(x: \(points(offset.x)), y: \(points(offset.y)))"
  }

  func point(_ point: CGPoint) -> String {
    "CGPoint(x: \(SwiftText.number(point.x)), y: \(SwiftText.number(point.y)))"
  }

  func rect(_ rect: CGRect) -> String {
    "CGRect(x: \(SwiftText.number(rect.minX)), y: \(SwiftText.number(rect.minY)),"
      + " width: \(SwiftText.number(rect.width)), height: \(SwiftText.number(rect.height)))"
  }

  func priority(_ value: Double) -> String {
    switch value {
    case 1000: ".required"
    case 750: ".defaultHigh"
    case 250: ".defaultLow"
    case 50: ".fittingSizeLevel"
    default: "LayoutPriority(\(SwiftText.number(value)))"
    }
  }

  // MARK: Colours

  func color(_ value: ColorValue) -> String {
    guard value.dark != nil || value.lightHighContrast != nil || value.darkHighContrast != nil
    else { return color(value.light) }
    let light = color(value.light)
    var call = SwiftCall()
    call.add("light", light)
    call.add("dark", value.dark.map(color) ?? light)
    call.add("lightHighContrast", value.lightHighContrast.map(color))
    call.add("darkHighContrast", value.darkHighContrast.map(color))
    return call.of("Color")
  }

  private func color(_ single: ColorValue.Single) -> String {
    let whole =
      switch single.base {
      case .fixed(let fixed): Self.fixed(fixed)
      case .named(let name): color(named: name)
      }
    guard let alpha = single.alpha else { return whole }
    return "\(whole).withAlphaComponent(\(SwiftText.number(alpha)))"
  }

  private func color(named name: String) -> String {
    if let shared = shared.colors[name] { return shared }
    if let own = document.values[DocumentWords.colors]?.colors[name] { return color(own) }
    return name == "tint" ? scope.tint : "Color.\(name)"
  }

  private static func fixed(_ color: RGBA) -> String {
    let levels = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    let isOfBytes = levels.allSatisfy { (0...255).contains($0) }
    if isOfBytes,
      RGBA(bytes: levels[0], levels[1], levels[2], alpha: color.alpha) == color
    {
      let digits = levels.map { level in
        (level < 16 ? "0" : "") + String(level, radix: 16, uppercase: true)
      }
      let alpha = color.alpha == 1 ? "" : ", alpha: \(SwiftText.number(color.alpha))"
      return "Color(hex: 0x\(digits.joined())\(alpha))"
    }
    let parts = [
      ("red", color.red), ("green", color.green), ("blue", color.blue), ("alpha", color.alpha),
    ].map { "\($0): \(SwiftText.number($1))" }
    return "Color(RGBA(\(parts.joined(separator: ", "))))"
  }

  /// A colour as it is under the traits in force, as layers take it.
  func resolved(_ value: ColorValue) -> String {
    uses.traits = true
    return "\(color(value)).resolved(with: \(scope.variable))"
  }

  /// A resolved colour with a part of its opacity.
  func resolved(_ value: ColorValue, opacity: Double) -> String {
    guard opacity != 1 else { return resolved(value) }
    uses.traits = true
    let name = names.next(for: "shade", else: "shade")
    lines.add("var \(name) = \(resolved(value))")
    lines.add("\(name).alpha *= \(SwiftText.number(opacity))")
    return name
  }

  // MARK: Gradients

  func gradient(_ value: GradientValue, of values: Values) -> String {
    let isRightToLeft = isRightToLeft(values)
    func point(_ position: GradientValue.Position?, _ x: Double, _ y: Double) -> CGPoint {
      position?.point(isRightToLeft: isRightToLeft) ?? CGPoint(x: isRightToLeft ? 1 - x : x, y: y)
    }
    let hasPlaces = value.stops.contains { $0.place != nil }
    let stops = value.stops.map { stop in
      let color = color(stop.color)
      guard hasPlaces else { return color }
      let place = stop.place.map { ", at: \(SwiftText.number($0))" } ?? ""
      return "Gradient.Stop(\(color)\(place))"
    }
    var call = SwiftCall()
    call.add(nil, SwiftText.list(stops))
    let angle = value.angle.map { SwiftText.number(isRightToLeft ? -$0 : $0) }
    let ends: (from: CGPoint, to: CGPoint)
    switch value.kind {
    case .linear:
      ends = (point(value.from, 0.5, 0), point(value.to, 0.5, 1))
      if let angle {
        call.add("angle", angle)
        return call.of("Gradient")
      }
    case .radial:
      ends = (point(value.from, 0.5, 0.5), point(value.to, 1, 1))
      call.add("kind", ".radial")
    case .conic:
      ends = (point(value.from, 0.5, 0.5), point(value.to, 0.5, 0))
      call.add("kind", ".conic")
    }
    if ends.from != CGPoint(x: 0.5, y: 0) || ends.to != CGPoint(x: 0.5, y: 1) {
      call.add("from", self.point(ends.from))
      call.add("to", self.point(ends.to))
    }
    guard let angle else { return call.of("Gradient") }
    let name = names.next(for: "gradient", else: "gradient")
    lines.add("var \(name) = \(call.of("Gradient"))")
    lines.add("\(name).angle = \(angle)")
    return name
  }
}

extension Traits {
  /// The name of the text size in Swift; nothing for none.
  var textSizeName: String? {
    let name = ContentSizeCategory.Name.allCases.first {
      $0.category == preferredContentSizeCategory
    }
    guard let word = name?.rawValue else { return nil }
    return ContentSizeCategory.member(named: word)
  }
}

extension ContentSizeCategory {
  /// The member that is called so in designs.
  static func member(named word: String) -> String {
    switch word {
    case "xSmall": "extraSmall"
    case "xLarge": "extraLarge"
    case "xxLarge": "extraExtraLarge"
    case "xxxLarge": "extraExtraExtraLarge"
    case "accessibility1": "accessibilityMedium"
    case "accessibility2": "accessibilityLarge"
    case "accessibility3": "accessibilityExtraLarge"
    case "accessibility4": "accessibilityExtraExtraLarge"
    case "accessibility5": "accessibilityExtraExtraExtraLarge"
    default: word
    }
  }
}
