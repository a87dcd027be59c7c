extension Unicode.Scalar {
  /// As people write it: `U+0001`.
  package var codePoint: String {
    let number = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - number.count)) + number
  }
}
