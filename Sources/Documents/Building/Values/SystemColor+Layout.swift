import SnaplineDesigns
import SnaplineDrawing
import SnaplineLayout

extension SystemColor {
  /// The colour that a name means, where it is one of the system's.
  static func color(named name: String) -> Color? { colors[name] }

  private static let colors = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.rawValue, $0.color) }
  )

  private var color: Color {
    switch self {
    case .systemRed: .systemRed
    case .systemOrange: .systemOrange
    case .systemYellow: .systemYellow
    case .systemGreen: .systemGreen
    case .systemMint: .systemMint
    case .systemTeal: .systemTeal
    case .systemCyan: .systemCyan
    case .systemBlue: .systemBlue
    case .systemIndigo: .systemIndigo
    case .systemPurple: .systemPurple
    case .systemPink: .systemPink
    case .systemBrown: .systemBrown
    case .systemGray: .systemGray
    case .systemGray2: .systemGray2
    case .systemGray3: .systemGray3
    case .systemGray4: .systemGray4
    case .systemGray5: .systemGray5
    case .systemGray6: .systemGray6
    case .label: .label
    case .secondaryLabel: .secondaryLabel
    case .tertiaryLabel: .tertiaryLabel
    case .quaternaryLabel: .quaternaryLabel
    case .placeholderText: .placeholderText
    case .separator: .separator
    case .opaqueSeparator: .opaqueSeparator
    case .link: .link
    case .systemFill: .systemFill
    case .secondarySystemFill: .secondarySystemFill
    case .tertiarySystemFill: .tertiarySystemFill
    case .quaternarySystemFill: .quaternarySystemFill
    case .systemBackground: .systemBackground
    case .secondarySystemBackground: .secondarySystemBackground
    case .tertiarySystemBackground: .tertiarySystemBackground
    case .systemGroupedBackground: .systemGroupedBackground
    case .secondarySystemGroupedBackground: .secondarySystemGroupedBackground
    case .tertiarySystemGroupedBackground: .tertiarySystemGroupedBackground
    // Unless a view has a tint of its own.
    case .tint: .systemBlue
    case .clear: .clear
    case .black: .black
    case .white: .white
    case .gray: .gray
    case .lightGray: .lightGray
    case .darkGray: .darkGray
    case .red: .red
    case .green: .green
    case .blue: .blue
    case .cyan: .cyan
    case .magenta: .magenta
    case .yellow: .yellow
    case .orange: .orange
    case .purple: .purple
    case .brown: .brown
    }
  }
}
