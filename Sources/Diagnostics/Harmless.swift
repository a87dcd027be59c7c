/// A line with control characters made visible: quoted input must not steer a terminal.
///
/// Where lines are kept, the ends of lines stay as they are.
package func harmless(_ text: String, keepingLines: Bool = false) -> String {
  func isShown(_ scalar: Unicode.Scalar) -> Bool {
    !steers(scalar) || keepingLines && scalar == "\n"
  }
  guard !text.unicodeScalars.allSatisfy(isShown) else { return text }
  var shown = ""
  for scalar in text.unicodeScalars {
    if isShown(scalar) {
      shown.unicodeScalars.append(scalar)
    } else {
      shown += scalar.visibleEscape
    }
  }
  return shown
}

extension Unicode.Scalar {
  /// Such as `\u{1B}`, as Swift writes it.
  package var visibleEscape: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}

private func steers(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x09: false
  case 0..<0x20, 0x7F..<0xA0: true
  // Marks that end a line or turn the direction of what follows.
  case 0x2028...0x202E, 0x2066...0x2069: true
  default: false
  }
}
