/// The colours that every design knows by name.
package enum SystemColor: String, CaseIterable, Sendable {
  // Those that look different in the dark.
  case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan
  case systemBlue, systemIndigo, systemPurple, systemPink, systemBrown, systemGray, systemGray2
  case systemGray3, systemGray4, systemGray5, systemGray6, label, secondaryLabel, tertiaryLabel
  case quaternaryLabel, placeholderText, separator, opaqueSeparator, link, systemFill
  case secondarySystemFill, tertiarySystemFill, quaternarySystemFill, systemBackground
  case secondarySystemBackground, tertiarySystemBackground, systemGroupedBackground
  case secondarySystemGroupedBackground, tertiarySystemGroupedBackground
  /// The tint of the view, or of the one above it that has one.
  case tint
  // Those that look the same everywhere.
  case clear, black, white, gray, lightGray, darkGray, red, green, blue, cyan, magenta, yellow
  case orange, purple, brown

  static func isName(_ name: String) -> Bool { byName.contains(name) }

  /// All names, in the order of the cases.
  static let names = allCases.map(\.rawValue)

  private static let byName = Set(names)
}
