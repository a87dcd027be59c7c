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
      + Repository.texts(below: "Sources/Rendering", endingIn: ".swift")
      + ["CPango", "CCairo", "CFreeType"].map { try Repository.text("Sources/C/\($0)/shim.h") }
  }

  @Test func `is all that is called of the drawing libraries`() {
    let called = callers.flatMap(Self.calls).filter { name in
      ["cairo_", "pango_", "g_", "hb_", "Fc", "FT_"].contains { name.hasPrefix($0) }
    }
    let values = called.filter { $0.hasSuffix("_t") } + ["FcMatrix", "FT_Long"]
    let missing = Set(called).subtracting(rows).subtracting(values)
    #expect(called.count > 100)
    #expect(missing.isEmpty, "the command could only be linked if it loaded all at its start")
  }

  @Test func `is only what is called`() {
    let byMacros: Set = [
      "g_type_check_instance_cast", "g_type_check_instance_is_a", "pango_cairo_font_map_get_type",
      "pango_fc_font_get_type", "pango_fc_font_map_get_type",
    ]
    let words = Set(callers.flatMap { $0.utf8.split { !Self.isOfName($0) }.map(String.init) })
    #expect(rows.count > 100)
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
