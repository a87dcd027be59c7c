import SnaplineDocuments
import TestSupport
import Testing

@testable import SnaplineToSwift

@Suite struct `Swift's words for values` {
  @Test func `say texts letter by letter`() {
    expectEqual(SwiftText.string("Ada \"Countess\""), #""Ada \"Countess\"""#)
    expectEqual(SwiftText.string(#"a\(b)"#), #""a\\(b)""#)
    expectEqual(SwiftText.string("one\ntwo\ttab\r"), #""one\ntwo\ttab\r""#)
    expectEqual(SwiftText.string("نسيت 日本 é"), #""نسيت 日本 é""#)
    // What can't be seen, or turns what is around it, is written by its number.
    expectEqual(SwiftText.string("a\u{202E}b\u{0}\u{FFFC}"), #""a\u{202E}b\u{0}\u{FFFC}""#)
  }

  /// What a person typed can't end the text, nor begin something else.
  @Test(arguments: Seed.some(40)) func `can't be left by what a text says`(_ seed: Seed) {
    var seed = seed
    let letters: [Character] = [
      "\"", "\\", "(", ")", "\n", "a", "#", "{", "}", "\u{2028}", "u", "0",
    ]
    let text = String((0..<seed.number(in: 0...30)).map { _ in letters[seed.number(in: 0...11)] })
    let written = SwiftText.string(text)
    #expect(written.hasPrefix("\"") && written.hasSuffix("\""))
    let breaks = written.filter(\.isNewline)
    #expect(breaks.isEmpty)
    var read = ""
    var rest = written.dropFirst().dropLast()[...]
    while let next = rest.popFirst() {
      #expect(next != "\"", "\(written)")
      guard next == "\\" else {
        read.append(next)
        continue
      }
      switch rest.popFirst() {
      case "n": read += "\n"
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        rest = rest.dropFirst(digits.count + 2)
        read.unicodeScalars.append(UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) ?? "?")
      case let other?: read.append(other)
      case nil: Issue.record("\(written)")
      }
    }
    #expect(read == text)
  }

  @Test func `say numbers as people write them`() {
    expectEqual([8, 0.5, -3, 1e20].map { SwiftText.number($0) }, ["8", "0.5", "-3", "1e+20"])
    expectEqual(
      [16.0 / 9, 0.5, 2, 0.123].map { SwiftText.ratio($0) },
      ["16 / 9", "1 / 2", "2", "0.123"]
    )
  }

  @Test func `give each view a name of its own`() {
    var names = SwiftNames(taken: ["canvas"])
    expectEqual(names.next(for: "title", else: "label"), "title")
    expectEqual(names.next(for: "title", else: "label"), "title2")
    expectEqual(names.next(for: "Sign in now", else: "label"), "signInNow")
    expectEqual(names.next(for: "row-2", else: "label"), "row2")
    expectEqual(names.next(for: "12", else: "label"), "n12")
    expectEqual(names.next(for: "日本", else: "label"), "label")
    expectEqual(names.next(for: "canvas", else: "label"), "canvas2")
    expectEqual(names.next(for: "default", else: "label"), "`default`")
    expectEqual(names.next(for: "default", else: "label"), "default2")
  }

  @Test(arguments: Seed.some(20)) func `never give a name twice, whatever is asked for`(
    _ seed: Seed
  ) {
    var seed = seed
    var names = SwiftNames()
    let parts = ["a", "A", "1", "-", "_", " ", "b2", "ü", "class", "2"]
    var given: Set<String> = []
    for _ in 0..<60 {
      let text = (0..<seed.number(in: 0...3)).map { _ in parts[seed.number(in: 0...9)] }.joined()
      let name = names.next(for: text, else: "view")
      #expect(given.insert(name).inserted, "\(name)")
      let bare = name.filter { $0 != "`" }
      let strange = bare.filter { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) }
      #expect(strange.isEmpty && bare.first?.isLetter == true, "\(name)")
    }
  }
}
