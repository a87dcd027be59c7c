import Foundation
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineLayout
import SnaplineScene
import TestSupport
import Testing

/// A colour under each appearance: levels of red, green and blue, and an alpha where it isn't whole.
struct ColorRow: CustomTestStringConvertible {
  var name: String
  var color: Color
  /// Light, dark, both with high contrast, dark above another window, and that with high contrast.
  var shown: [String]

  init(_ name: String, _ color: Color, _ shown: String) {
    (self.name, self.color) = (name, color)
    self.shown = shown.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  var testDescription: String { name }
}

extension ColorRow {
  /// Apple's Human Interface Guidelines, iOS 13 to 18.
  static let system: [ColorRow] = [
    ColorRow("systemRed", .systemRed, "255 59 48, 255 69 58, 215 0 21, 255 105 97"),
    ColorRow("systemOrange", .systemOrange, "255 149 0, 255 159 10, 201 52 0, 255 179 64"),
    ColorRow("systemYellow", .systemYellow, "255 204 0, 255 214 10, 178 80 0, 255 212 38"),
    ColorRow("systemGreen", .systemGreen, "52 199 89, 48 209 88, 36 138 61, 48 219 91"),
    ColorRow("systemMint", .systemMint, "0 199 190, 99 230 226, 12 129 123, 102 212 207"),
    ColorRow("systemTeal", .systemTeal, "48 176 199, 64 200 224, 0 130 153, 93 230 255"),
    ColorRow("systemCyan", .systemCyan, "50 173 230, 100 210 255, 0 113 164, 112 215 255"),
    ColorRow("systemBlue", .systemBlue, "0 122 255, 10 132 255, 0 64 221, 64 156 255"),
    ColorRow("systemIndigo", .systemIndigo, "88 86 214, 94 92 230, 54 52 163, 125 122 255"),
    ColorRow("systemPurple", .systemPurple, "175 82 222, 191 90 242, 137 68 171, 218 143 255"),
    ColorRow("systemPink", .systemPink, "255 45 85, 255 55 95, 211 15 69, 255 100 130"),
    ColorRow("systemBrown", .systemBrown, "162 132 94, 172 142 104, 127 101 69, 181 148 105"),
    ColorRow("systemGray", .systemGray, "142 142 147, 142 142 147, 108 108 112, 174 174 178"),
    ColorRow("systemGray2", .systemGray2, "174 174 178, 99 99 102, 142 142 147, 124 124 128"),
    ColorRow("systemGray3", .systemGray3, "199 199 204, 72 72 74, 174 174 178, 84 84 86"),
    ColorRow("systemGray4", .systemGray4, "209 209 214, 58 58 60, 188 188 192, 68 68 70"),
    ColorRow("systemGray5", .systemGray5, "229 229 234, 44 44 46, 216 216 220, 54 54 56"),
    ColorRow("systemGray6", .systemGray6, "242 242 247, 28 28 30, 235 235 240, 36 36 38"),
  ]

  /// The same source; the alphas with high contrast are from practice.
  static let semantic: [ColorRow] = [
    ColorRow("label", .label, "0 0 0, 255 255 255, 0 0 0, 255 255 255, 255 255 255"),
    ColorRow(
      "secondaryLabel",
      .secondaryLabel,
      "60 60 67 0.6, 235 235 245 0.6, 60 60 67 0.68, 235 235 245 0.68, 235 235 245 0.6"
    ),
    ColorRow(
      "tertiaryLabel",
      .tertiaryLabel,
      "60 60 67 0.3, 235 235 245 0.3, 60 60 67 0.38, 235 235 245 0.38, 235 235 245 0.3"
    ),
    ColorRow(
      "quaternaryLabel",
      .quaternaryLabel,
      "60 60 67 0.18, 235 235 245 0.16, 60 60 67 0.26, 235 235 245 0.24, 235 235 245 0.16"
    ),
    ColorRow(
      "placeholderText",
      .placeholderText,
      "60 60 67 0.3, 235 235 245 0.3, 60 60 67 0.38, 235 235 245 0.38, 235 235 245 0.3"
    ),
    ColorRow(
      "separator",
      .separator,
      "60 60 67 0.29, 84 84 88 0.6, 60 60 67 0.37, 84 84 88 0.68, 84 84 88 0.6"
    ),
    ColorRow(
      "opaqueSeparator",
      .opaqueSeparator,
      "198 198 200, 56 56 58, 198 198 200, 56 56 58, 56 56 58"
    ),
    ColorRow("link", .link, "0 122 255, 9 132 255, 0 122 255, 9 132 255, 9 132 255"),
    ColorRow(
      "systemFill",
      .systemFill,
      "120 120 128 0.2, 120 120 128 0.36, 120 120 128 0.28, 120 120 128 0.44, 120 120 128 0.36"
    ),
    ColorRow(
      "secondarySystemFill",
      .secondarySystemFill,
      "120 120 128 0.16, 120 120 128 0.32, 120 120 128 0.24, 120 120 128 0.4, 120 120 128 0.32"
    ),
    ColorRow(
      "tertiarySystemFill",
      .tertiarySystemFill,
      "118 118 128 0.12, 118 118 128 0.24, 118 118 128 0.2, 118 118 128 0.32, 118 118 128 0.24"
    ),
    ColorRow(
      "quaternarySystemFill",
      .quaternarySystemFill,
      "116 116 128 0.08, 118 118 128 0.18, 116 116 128 0.16, 118 118 128 0.26, 118 118 128 0.18"
    ),
    ColorRow(
      "systemBackground",
      .systemBackground,
      "255 255 255, 0 0 0, 255 255 255, 0 0 0, 28 28 30, 36 36 38"
    ),
    ColorRow(
      "secondarySystemBackground",
      .secondarySystemBackground,
      "242 242 247, 28 28 30, 235 235 240, 36 36 38, 44 44 46, 54 54 56"
    ),
    ColorRow(
      "tertiarySystemBackground",
      .tertiarySystemBackground,
      "255 255 255, 44 44 46, 255 255 255, 54 54 56, 58 58 60, 68 68 70"
    ),
    ColorRow(
      "systemGroupedBackground",
      .systemGroupedBackground,
      "242 242 247, 0 0 0, 235 235 240, 0 0 0, 28 28 30, 36 36 38"
    ),
    ColorRow(
      "secondarySystemGroupedBackground",
      .secondarySystemGroupedBackground,
      "255 255 255, 28 28 30, 255 255 255, 36 36 38, 44 44 46, 54 54 56"
    ),
    ColorRow(
      "tertiarySystemGroupedBackground",
      .tertiarySystemGroupedBackground,
      "242 242 247, 44 44 46, 235 235 240, 54 54 56, 58 58 60, 68 68 70"
    ),
  ]
}

@Suite struct `A colour of the system` {
  @Test(arguments: ColorRow.system + ColorRow.semantic)
  func `shows as its table says`(row: ColorRow) throws {
    let appearances: [(UserInterfaceStyle, AccessibilityContrast, UserInterfaceLevel)] = [
      (.light, .normal, .base), (.dark, .normal, .base), (.light, .high, .base),
      (.dark, .high, .base), (.dark, .normal, .elevated), (.dark, .high, .elevated),
    ]
    for (shown, (style, contrast, level)) in zip(row.shown, appearances) {
      var traits = Traits()
      traits.userInterfaceStyle = style
      traits.accessibilityContrast = contrast
      traits.userInterfaceLevel = level
      let parts = shown.split(separator: " ").compactMap { Double($0) }
      try #require(parts.count == 3 || parts.count == 4)
      let expected = RGBA(
        bytes: Int(parts[0]),
        Int(parts[1]),
        Int(parts[2]),
        alpha: parts.count == 4 ? parts[3] : 1
      )
      #expect(row.color.resolved(with: traits) == expected, "\(style) \(contrast) \(level)")
    }
  }

  /// Light, dark, light and dark with high contrast; those of iOS 26 are recalled, the others stand in
  /// Apple's guidelines.
  @Test(arguments: [
    (Color.systemTeal, Metrics.iOS14, "90 200 250, 100 210 255, 0 113 164, 112 215 255"),
    (.systemTeal, .iOS15, "48 176 199, 64 200 224, 0 130 153, 93 230 255"),
    (.systemMint, .iOS15, "0 199 190, 102 212 207, 12 129 123, 102 212 207"),
    (.systemYellow, .iOS13, "255 204 0, 255 214 10, 160 90 0, 255 212 38"),
    (.systemYellow, .iOS14, "255 204 0, 255 214 10, 178 80 0, 255 212 38"),
    (.systemRed, .iOS26, "255 56 60, 255 66 69"), (.systemOrange, .iOS26, "255 141 40, 255 146 48"),
    (.systemYellow, .iOS26, "255 204 0, 255 214 0"), (.systemGreen, .iOS26, "52 199 89, 48 209 88"),
    (.systemMint, .iOS26, "0 200 179, 0 218 195"), (.systemTeal, .iOS26, "0 195 208, 0 210 224"),
    (.systemCyan, .iOS26, "0 192 232, 60 211 254"), (.systemBlue, .iOS26, "0 136 255, 0 145 255"),
    (.systemIndigo, .iOS26, "97 85 245, 109 124 255"),
    (.systemPurple, .iOS26, "203 48 224, 219 52 242"),
    (.systemPink, .iOS26, "255 45 85, 255 55 95"),
    (.systemBrown, .iOS26, "172 127 94, 183 138 102"),
  ])
  func `is another one under other generations of iOS`(
    color: Color,
    metrics: Metrics,
    shown: String
  ) {
    var environment = Environment()
    environment.metrics = metrics
    let appearances: [(UserInterfaceStyle, AccessibilityContrast)] = [
      (.light, .normal), (.dark, .normal), (.light, .high), (.dark, .high),
    ]
    for (appearance, text) in zip(appearances, shown.split(separator: ",")) {
      (environment.traits.userInterfaceStyle, environment.traits.accessibilityContrast) = appearance
      let found = Environment.$current.withValue(environment) {
        color.resolved(with: environment.traits)
      }
      let levels = text.split(separator: " ").compactMap { Int($0) }
      #expect(found == RGBA(bytes: levels[0], levels[1], levels[2]))
    }
    // A tree takes its own.
    let view = View(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    view.backgroundColor = color
    view.environment = environment
    let fills = try? view.scene().items.compactMap { item in
      if case .fill(_, .color(let fill)) = item { fill } else { nil }
    }
    let own = Environment.$current.withValue(environment) {
      color.resolved(with: environment.traits)
    }
    expectEqual(fills, [own])
  }

  @Test func `that is fixed shows the same everywhere`() {
    var dark = Traits()
    dark.userInterfaceStyle = .dark
    // From practice, and darkText from Interface Builder files.
    for (color, white, alpha) in [(Color.lightText, 1.0, 0.6), (.darkText, 0, 1), (.clear, 0, 0)] {
      let expected = RGBA(red: white, green: white, blue: white, alpha: alpha)
      #expect(color.resolved(with: Traits()) == expected && color.resolved(with: dark) == expected)
    }
  }
}

@Suite struct `A colour` {
  private func levels(_ color: Color, _ traits: Traits = Traits()) -> [Int] {
    let fixed = color.resolved(with: traits)
    return [fixed.red, fixed.green, fixed.blue].map { Int(($0 * 255).rounded()) }
  }

  /// A place on the wheel, saturation and brightness, and the levels that they make.
  private static let wheel: [(place: [CGFloat], levels: [Int])] = [
    ([0, 1, 1], [255, 0, 0]), ([1.0 / 3, 1, 1], [0, 255, 0]), ([2.0 / 3, 1, 1], [0, 0, 255]),
    ([0.5, 1, 0.5], [0, 128, 128]), ([0.1, 0, 0.4], [102, 102, 102]), ([1, 1, 1], [255, 0, 0]),
    ([0.6, 0.5, 0.8], [102, 143, 204]), ([-1, 2, 7], [255, 0, 0]),
  ]

  @Test func `is made of hue, saturation and brightness, and taken apart again`() {
    for (place, expected) in Self.wheel {
      let color = Color(hue: place[0], saturation: place[1], brightness: place[2], alpha: 1)
      #expect(levels(color) == expected)
      var (hue, saturation, brightness, alpha) = (CGFloat(9), CGFloat(9), CGFloat(9), CGFloat(9))
      color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
      let same = Color(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
      #expect(levels(same) == expected)
    }
  }

  @Test func `is converted from Display P3, and cut off where sRGB ends`() {
    // The pure red of sRGB lies at (234, 51, 35) in Display P3.
    #expect(
      levels(Color(displayP3Red: 234 / 255, green: 51 / 255, blue: 35 / 255, alpha: 1))
        == [255, 0, 0]
    )
    expectEqual(levels(Color(displayP3Red: 1, green: 0, blue: 0, alpha: 1)), [255, 0, 0])
    for white: CGFloat in [0, 0.25, 1] {
      let gray = Color(displayP3Red: white, green: white, blue: white, alpha: 1)
      #expect(levels(gray) == levels(Color(white: white, alpha: 1)))
    }
  }

  @Test func `is written in hexadecimal digits`() {
    expectEqual(levels(Color(hex: 0x0A5C36)), [10, 92, 54])
    expectEqual(levels(Color(hex: 0xFF0A_5C36)), [10, 92, 54])
    #expect(Color(hex: 0, alpha: 0.5).resolved(with: Traits()).alpha == 0.5)
  }

  @Test func `is one of a pair, by what surrounds it`() {
    let pair = Color(light: .white, dark: .black, darkHighContrast: .red)
    var traits = Traits()
    expectEqual(levels(pair, traits), [255, 255, 255])
    traits.accessibilityContrast = .high
    expectEqual(levels(pair, traits), [255, 255, 255])
    traits.userInterfaceStyle = .dark
    expectEqual(levels(pair, traits), [255, 0, 0])
    traits.accessibilityContrast = .normal
    expectEqual(levels(pair, traits), [0, 0, 0])
  }

  @Test func `gives its parts to code for a phone`() {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    Color(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
      .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    expectEqual([red, green, blue, alpha], [0.25, 0.5, 0.75, 0.5])
    #expect(Color(white: 0.5, alpha: 1).getWhite(&red, alpha: &alpha) && red == 0.5)
    #expect(!Color.red.getWhite(&red, alpha: &alpha) && red == 0.5)
  }
}
