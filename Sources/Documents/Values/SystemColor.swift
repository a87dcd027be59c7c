import SnaplineDrawing
import SnaplineLayout

/// The colours that every design knows by name.
enum SystemColor {
  static func named(_ name: String) -> Color? { colors[name] }

  /// All names, in the order of the table.
  static let names = table.map(\.0)

  private static let colors = Dictionary(table) { first, _ in first }

  private static let table: [(String, Color)] = dynamic + fixed

  private static let dynamic: [(String, Color)] = [
    ("systemRed", .systemRed), ("systemOrange", .systemOrange), ("systemYellow", .systemYellow),
    ("systemGreen", .systemGreen), ("systemMint", .systemMint), ("systemTeal", .systemTeal),
    ("systemCyan", .systemCyan), ("systemBlue", .systemBlue), ("systemIndigo", .systemIndigo),
    ("systemPurple", .systemPurple), ("systemPink", .systemPink), ("systemBrown", .systemBrown),
    ("systemGray", .systemGray), ("systemGray2", .systemGray2), ("systemGray3", .systemGray3),
    ("systemGray4", .systemGray4), ("systemGray5", .systemGray5), ("systemGray6", .systemGray6),
    ("label", .label), ("secondaryLabel", .secondaryLabel), ("tertiaryLabel", .tertiaryLabel),
    ("quaternaryLabel", .quaternaryLabel), ("placeholderText", .placeholderText),
    ("separator", .separator), ("opaqueSeparator", .opaqueSeparator), ("link", .link),
    ("systemFill", .systemFill), ("secondarySystemFill", .secondarySystemFill),
    ("tertiarySystemFill", .tertiarySystemFill),
    ("quaternarySystemFill", .quaternarySystemFill), ("systemBackground", .systemBackground),
    ("secondarySystemBackground", .secondarySystemBackground),
    ("tertiarySystemBackground", .tertiarySystemBackground),
    ("systemGroupedBackground", .systemGroupedBackground),
    ("secondarySystemGroupedBackground", .secondarySystemGroupedBackground),
    ("tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground),
  ]

  private static let fixed: [(String, Color)] = [
    // Unless a view has a tint of its own.
    ("tint", .systemBlue),
    ("clear", .clear), ("black", .black), ("white", .white), ("gray", .gray),
    ("lightGray", .lightGray), ("darkGray", .darkGray), ("red", .red), ("green", .green),
    ("blue", .blue), ("cyan", .cyan), ("magenta", .magenta), ("yellow", .yellow),
    ("orange", .orange), ("purple", .purple), ("brown", .brown),
  ]
}
