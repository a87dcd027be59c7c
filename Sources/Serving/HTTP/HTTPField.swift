/// A line of a header: a name and its value.
package struct HTTPField: Hashable, Sendable {
  /// In small letters where it was received.
  package let name: String
  package let value: String

  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  /// Whether the line can be sent: nothing in it ends the line, or begins another one.
  var isSendable: Bool {
    !name.isEmpty && name.utf8.allSatisfy(\.isOfToken)
      && value.utf8.allSatisfy { (32...126).contains($0) }
  }
}

extension BidirectionalCollection<UInt8> {
  /// Without the spaces and tabs at both ends.
  var trimmed: SubSequence {
    let isBlank = { (byte: UInt8) in byte == 32 || byte == 9 }
    var rest = drop(while: isBlank)
    while let last = rest.last, isBlank(last) { rest = rest.dropLast() }
    return rest
  }

  /// Whether the letters are those of a text in small letters, whichever size they have.
  func isCalled(_ text: String) -> Bool { lazy.map(\.lowercased).elementsEqual(text.utf8) }
}

extension UInt8 {
  /// Whether RFC 9110 has the letter in a token, such as the name of a field.
  var isOfToken: Bool { isLetterOrDigit || "!#$%&'*+-.^_`|~".utf8.contains(self) }

  var isLetterOrDigit: Bool { isDigit || (65...90).contains(self) || (97...122).contains(self) }

  var isDigit: Bool { (48...57).contains(self) }

  /// What a digit of hexadecimal numbers stands for.
  var hexadecimal: UInt8? {
    switch self {
    case 48...57: self - 48
    case 65...70: self - 55
    case 97...102: self - 87
    default: nil
    }
  }

  /// The letter as a small one.
  var lowercased: UInt8 { (65...90).contains(self) ? self + 32 : self }
}
