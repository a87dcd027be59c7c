import SnaplineData
import TestSupport
import Testing

@Suite struct Templates {
  @Test func `are the text itself where nothing is asked for`() throws {
    for text in ["", "a", "{", "}}", "{ {a} }", "a}b", "{a}"] {
      let parts = try Template.parse(text).parts
      #expect(parts.map(\.plain).joined() == text)
      #expect(parts.allSatisfy { $0.placeholder == nil })
    }
    #expect(try Template.parse("\\{{a}}").parts.map(\.plain) == ["{{a}}"])
  }

  @Test func `take paths, filters and arguments apart`() throws {
    let text = "{{ items.0.na-me_2? | default('it''s, (no) | {x}') | clamp( -1 , 2.5 ) | upper }}"
    let placeholder = try #require(try Template.parse(text).only)
    #expect(placeholder.path == ["items", "0", "na-me_2"])
    #expect(placeholder.isOptional)
    #expect(placeholder.filters.map(\.name) == ["default", "clamp", "upper"])
    #expect(
      placeholder.filters[0].arguments
        == [FilterArgument("it's, (no) | {x}", isQuoted: true)]
    )
    #expect(placeholder.filters[1].arguments == [FilterArgument("-1"), FilterArgument("2.5")])
    #expect(placeholder.filters[2].arguments.isEmpty)
  }

  @Test func `read again what they write`() throws {
    for var seed in Seed.some(300) {
      let calls = (0..<Int.random(in: 0...3, using: &seed)).map { _ in seed.call() }
      let written = Placeholder(
        path: ["a", "0", "b_c"],
        isOptional: .random(using: &seed),
        filters: calls
      )
      let read = try #require(try Template.parse("{{\(written.text)}}").only)
      #expect(read.text == written.text, "\(seed)")
      #expect(read.filters.map(\.arguments) == calls.map(\.arguments), "\(seed)")
    }
  }

  @Test func `cover every byte of a text once`() throws {
    let text = "a {{b}} \\{{ ü {{c | upper}}{{d}}!"
    let parts = try Template.parse(text).parts
    #expect(parts.first?.range.lowerBound == 0)
    #expect(parts.last?.range.upperBound == text.utf8.count)
    for (one, next) in zip(parts, parts.dropFirst()) {
      #expect(one.range.upperBound == next.range.lowerBound)
    }
  }

  @Test func `say what is wrong at its place, whatever bytes there are`() {
    let signs = [
      "{{", "}}", "{", "}", "|", "(", ")", ",", "'", "\\", "a", ".", "1", "?", " ", "upper", "ü",
    ]
    for var seed in Seed.some(5_000) {
      let count = Int.random(in: 0...14, using: &seed)
      let text = (0..<count).map { _ in signs.randomElement(using: &seed) ?? "" }.joined()
      do throws(DataFault) {
        _ = try Template.parse(text)
      } catch {
        #expect(error.remedy?.isEmpty == false, "\(seed): \(text)")
        let range = error.range ?? 0..<0
        #expect(range.upperBound <= text.utf8.count, "\(seed): \(text)")
      }
    }
  }

  @Test func `have bounds`() throws {
    let path = Array(repeating: "a", count: 17).joined(separator: ".")
    let filters = Array(repeating: "| upper ", count: 17).joined()
    let many = Array(repeating: "{{a}}", count: 201).joined()
    for text in ["{{\(path)}}", "{{a \(filters)}}", many] {
      let fault = try #require(throws: DataFault.self) { try Template.parse(text) }
      #expect(fault.id == "limit")
    }
  }
}

extension Template.Part {
  fileprivate var plain: String { if case .text(let text) = piece { text } else { "" } }

  fileprivate var placeholder: Placeholder? {
    if case .placeholder(let placeholder) = piece { placeholder } else { nil }
  }
}

extension Seed {
  fileprivate mutating func call() -> FilterCall {
    let words = ["a", "it's", "x, y", "(z)", "b c", "-4.5", "{}", "|"]
    let arguments = (0..<Int.random(in: 0...3, using: &self)).map { _ in
      let word = words.randomElement(using: &self) ?? ""
      let mustQuote = word.contains { "(),|{}'".contains($0) }
      return FilterArgument(word, isQuoted: mustQuote || .random(using: &self))
    }
    return FilterCall(name: "join", arguments: arguments)
  }
}
