package import SnaplineEnvironment
import SnaplineScene

extension Color {
  /// What code calls the colour, where it is one of those that have a name.
  package var ownName: String? { Self.names[ObjectIdentifier(self)] }

  /// What a message calls the colour: by its own name, else by its parts, such as `#3366cc at 50 %`.
  package func name(in traits: Traits) -> String {
    ownName ?? resolved(with: traits).inHexadecimal
  }

  /// The names of the colours that live for ever, by the objects.
  private static let names: [ObjectIdentifier: String] = {
    let colors: [(Color, String)] = [
      (.black, "black"),
      (.darkGray, "darkGray"),
      (.lightGray, "lightGray"),
      (.white, "white"),
      (.gray, "gray"),
      (.red, "red"),
      (.green, "green"),
      (.blue, "blue"),
      (.cyan, "cyan"),
      (.yellow, "yellow"),
      (.magenta, "magenta"),
      (.orange, "orange"),
      (.purple, "purple"),
      (.brown, "brown"),
      (.clear, "clear"),
      (.label, "label"),
      (.secondaryLabel, "secondaryLabel"),
      (.tertiaryLabel, "tertiaryLabel"),
      (.quaternaryLabel, "quaternaryLabel"),
      (.placeholderText, "placeholderText"),
      (.separator, "separator"),
      (.opaqueSeparator, "opaqueSeparator"),
      (.link, "link"),
      (.systemFill, "systemFill"),
      (.secondarySystemFill, "secondarySystemFill"),
      (.tertiarySystemFill, "tertiarySystemFill"),
      (.quaternarySystemFill, "quaternarySystemFill"),
      (.systemBackground, "systemBackground"),
      (.secondarySystemBackground, "secondarySystemBackground"),
      (.tertiarySystemBackground, "tertiarySystemBackground"),
      (.systemGroupedBackground, "systemGroupedBackground"),
      (.secondarySystemGroupedBackground, "secondarySystemGroupedBackground"),
      (.tertiarySystemGroupedBackground, "tertiarySystemGroupedBackground"),
      (.lightText, "lightText"),
      (.darkText, "darkText"),
      (.systemRed, "systemRed"),
      (.systemOrange, "systemOrange"),
      (.systemYellow, "systemYellow"),
      (.systemGreen, "systemGreen"),
      (.systemMint, "systemMint"),
      (.systemTeal, "systemTeal"),
      (.systemCyan, "systemCyan"),
      (.systemBlue, "systemBlue"),
      (.systemIndigo, "systemIndigo"),
      (.systemPurple, "systemPurple"),
      (.systemPink, "systemPink"),
      (.systemBrown, "systemBrown"),
      (.systemGray, "systemGray"),
      (.systemGray2, "systemGray2"),
      (.systemGray3, "systemGray3"),
      (.systemGray4, "systemGray4"),
      (.systemGray5, "systemGray5"),
      (.systemGray6, "systemGray6"),
    ]
    return Dictionary(colors.map { (ObjectIdentifier($0.0), $0.1) }) { first, _ in first }
  }()
}

extension RGBA {
  fileprivate var inHexadecimal: String {
    let digits = [red, green, blue].map { part in
      let digits = String(Int((min(1, max(0, part)) * 255).rounded()), radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }
    guard alpha < 1 else { return "#" + digits.joined() }
    let percent = (max(0, Double(alpha)) * 10_000).rounded() / 100
    let opacity = percent == percent.rounded() ? "\(Int(percent))" : "\(percent)"
    return "#\(digits.joined()) at \(opacity) %"
  }
}
