import SnaplineCodes
import SnaplineDiagnostics
import TestSupport
import Testing

@Suite struct `A text for a code` {
  @Test func `may have as many letters as the kind has room for`() throws {
    guard CodeLibrary.isInstalled else { return }
    let rooms: [(CodeKind, Int)] = [
      (.qr(level: 1), 2953), (.qr(level: 2), 2331), (.qr(level: 3), 1663), (.qr(level: 4), 1273),
      (.code128, 60),
    ]
    for (kind, most) in rooms {
      let matrix = try Code(String(repeating: "a", count: most), kind).matrix
      #expect(kind == .code128 ? matrix.rows == 1 : matrix.width == 177)
      let long = Code(String(repeating: "a", count: most + 1), kind)
      let level: Int? = if case .qr(let level) = kind { level } else { nil }
      #expect(throws: CodeFault.tooLong(bytes: most + 1, level: level)) { try long.matrix }
    }
    #expect(throws: CodeFault.self) {
      try Code(String(repeating: "a", count: 60_000), .qr(level: 1)).matrix
    }
  }

  @Test func `of an article has the digit that makes its sum a multiple of ten`() throws {
    for var seed in Seed.some(200) {
      let twelve = (0..<12).map { _ in seed.number(in: 0...9) }
      let text = twelve.map(String.init).joined()
      let sum = twelve.enumerated().reduce(0) { $0 + $1.element * ($1.offset % 2 == 0 ? 1 : 3) }
      let right = (0...9).filter { (sum + $0) % 10 == 0 }
      let accepted = (0...9).filter { Code(text + String($0), .ean13).fault == nil }
      #expect(accepted == right && right.count == 1, "\(seed)")
      let whole = text + String(right[0])
      #expect(Code(text, .ean13).fault == .digits(count: 12, whole: whole), "\(seed)")
      let wrong = (right[0] + 1) % 10
      let expected = CodeFault.checkDigit(
        found: Character(String(wrong)),
        wanted: Character(String(right[0])),
        whole: whole
      )
      #expect(Code(text + String(wrong), .ean13).fault == expected, "\(seed)")
      guard CodeLibrary.isInstalled else { continue }
      // The library counts for itself.
      #expect(try Code(whole, .ean13).matrix.width == 95, "\(seed)")
    }
  }

  @Test func `is of the characters that the kind has`() {
    #expect(Code("", .qr(level: 1)).fault == .empty)
    #expect(Code("Grüße, 你好, مرحبا 🎫", .qr(level: 1)).fault == nil)
    #expect(Code("A-17 ~\t", .code128).fault == nil)
    #expect(Code("Café", .code128).fault == .foreign("é"))
    #expect(Code("4006381-33931", .ean13).fault == .notDigits("-"))
    #expect(Code("４006381333931", .ean13).fault == .notDigits("４"))
    #expect(Code("12345", .ean13).fault == .digits(count: 5, whole: nil))
  }

  @Test func `has the same modules each time`() throws {
    guard CodeLibrary.isInstalled else { return }
    for text in [
      "https://example.org/tickets/48213", "Grüße", "0", String(repeating: "7", count: 900),
    ] {
      let code = Code(text, .qr(level: 2))
      #expect(try code.matrix == code.matrix)
    }
    #expect(CodeLibrary.version?.hasPrefix("2.11") == true)
  }

  @Test func `that a machine can't encode asks for the library`() {
    let told = CodeFault.noLibrary.diagnostic(
      of: .qr(level: 2),
      remedyOfLibrary: "apt-get install x"
    )
    #expect(told.id == "code-library" && told.severity == .warning && told.concernsMachine)
    #expect(told.remedy == "install it: apt-get install x")
  }
}
