/// Why there is no code of a text.
package enum CodeFault: Error, Hashable, Sendable {
  case noLibrary
  /// There is nothing to encode.
  case empty
  /// The text has more bytes than the kind has room for; `level` is that of a QR code.
  case tooLong(bytes: Int, level: Int?)
  /// Code 128 has no such character.
  case foreign(Character)
  /// EAN-13 is of digits alone.
  case notDigits(Character)
  /// EAN-13 has thirteen digits; `whole` has the one added that is missing.
  case digits(count: Int, whole: String?)
  /// The last digit doesn't follow from the others; `whole` has the one that does.
  case checkDigit(found: Character, wanted: Character, whole: String)
  /// The library found no way, which no text is known to bring about.
  case failed
}

extension Code {
  /// What is wrong with the text by the rules of its kind, whether the library is there or not.
  package var fault: CodeFault? {
    if text.isEmpty { return .empty }
    switch kind {
    case .qr: return nil
    case .code128:
      return text.first { $0.unicodeScalars.contains { !$0.isASCII } }.map { .foreign($0) }
    case .ean13: return faultOfDigits
    }
  }

  private var faultOfDigits: CodeFault? {
    if let letter = text.first(where: { !("0"..."9").contains($0) }) { return .notDigits(letter) }
    let digits = Array(text)
    guard digits.count == 13 else {
      let whole = digits.count == 12 ? text + String(Self.checkDigit(of: digits)) : nil
      return .digits(count: digits.count, whole: whole)
    }
    let (found, wanted) = (digits[12], Self.checkDigit(of: digits.dropLast()))
    guard found != wanted else { return nil }
    return .checkDigit(found: found, wanted: wanted, whole: text.dropLast() + String(wanted))
  }

  /// The digit that follows from twelve: with it, their sum is a multiple of 10 where every second one
  /// counts three times.
  private static func checkDigit(of digits: some Collection<Character>) -> Character {
    let sum = digits.enumerated().reduce(0) { sum, digit in
      sum + (digit.element.wholeNumberValue ?? 0) * (digit.offset % 2 == 0 ? 1 : 3)
    }
    return Character(String((10 - sum % 10) % 10))
  }
}
