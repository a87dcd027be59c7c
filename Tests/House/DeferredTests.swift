import Testing

@Suite struct `What is deferred` {
  private let rows: [String]
  private let callers: [String]

  init() throws {
    rows = try Repository.texts(below: "Sources/C/CDeferred", endingIn: ".c").flatMap { text in
      text.split(separator: "\nDEFERRED(").dropFirst().compactMap { row in
        row.split(separator: ", ").dropFirst(2).first?.split(separator: ",").first.map(String.init)
      }
    }
    callers =
      try Repository.texts(below: "Sources/Text", endingIn: ".swift")
      + [Repository.text("Sources/C/CPango/shim.h")]
  }

  @Test func `is all that is called of Pango and HarfBuzz`() {
    let called = callers.flatMap(Self.calls).filter {
      $0.hasPrefix("pango_") || $0.hasPrefix("hb_") && !$0.hasSuffix("_t")
    }
    #expect(called.count > 25)
    #expect(Set(called).subtracting(rows).isEmpty, "without its row the command can't be linked")
  }

  @Test func `is only what is called`() {
    let byMacros: Set = [
      "pango_cairo_font_map_get_type", "pango_fc_font_get_type", "pango_fc_font_map_get_type",
    ]
    let words = Set(callers.flatMap { $0.utf8.split { !Self.isOfName($0) }.map(String.init) })
    #expect(rows.count > 25)
    #expect(Set(rows).count == rows.count)
    #expect(Set(rows).subtracting(words.compactMap { $0 }).subtracting(byMacros).isEmpty)
  }

  /// The names before an opening parenthesis.
  private static func calls(in text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: "(")).dropLast().compactMap { part in
      let name = part.reversed().prefix(while: isOfName).reversed()
      return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
    }
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
