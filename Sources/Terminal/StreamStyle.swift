/// How text is written to one stream: in colour, or plain.
package struct StreamStyle: Hashable, Sendable {
  let isColored: Bool

  package static let none = StreamStyle(isColored: false)

  package func bold(_ text: String) -> String { painted(text, "1") }
  func red(_ text: String) -> String { painted(text, "1;31") }
  func yellow(_ text: String) -> String { painted(text, "1;33") }
  func blue(_ text: String) -> String { painted(text, "1;34") }
  func green(_ text: String) -> String { painted(text, "32") }

  private func painted(_ text: String, _ code: String) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

/// When to use colour, as a person chose.
package enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never
}

extension StreamStyle {
  /// Decides whether a stream is written in colour.
  ///
  /// A choice on the command line wins; then `NO_COLOR`, then the variables that force colour;
  /// else colour is for terminals that can show it.
  package init(
    _ choice: ColorChoice,
    isTerminal: Bool,
    variable: (String) -> String?
  ) {
    switch choice {
    case .always: isColored = true
    case .never: isColored = false
    case .auto: isColored = Self.isWanted(isTerminal: isTerminal, variable: variable)
    }
  }

  private static func isWanted(isTerminal: Bool, variable: (String) -> String?) -> Bool {
    func isSet(_ name: String) -> Bool { variable(name).map { !$0.isEmpty } ?? false }
    if isSet("NO_COLOR") { return false }
    let forced = ["CLICOLOR_FORCE", "FORCE_COLOR"].contains { isSet($0) && variable($0) != "0" }
    return forced || (isTerminal && variable("TERM") != "dumb" && isSet("TERM"))
  }
}
