extension String {
  /// The text as one word of a command line, which can be printed and pasted as it is.
  package var inShell: String {
    if unicodeScalars.contains(where: \.isHidden) {
      return "$'" + unicodeScalars.map(\.escapedInShell).joined() + "'"
    }
    let isPlain = !isEmpty && utf8.allSatisfy(\.isPlainInShell)
    return isPlain
      ? self
      : "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
        + "'"
  }
}

extension UInt8 {
  fileprivate var isPlainInShell: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "/._-+,:@%".utf8.contains(self)
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is none to print: a terminal would act on it, or turn what follows.
  fileprivate var isHidden: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  fileprivate var escapedInShell: String {
    if self == "'" || self == "\\" { return "\\\(self)" }
    guard isHidden else { return String(self) }
    // Three octal digits for each byte mean the same to every shell in every locale.
    return String(self).utf8.map { byte in
      let digits = String(byte, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    }.joined()
  }
}
