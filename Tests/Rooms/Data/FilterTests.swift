import Foundation
import SnaplineData
import TestSupport
import Testing

@Suite struct Filters {
  @Test func `give what their rows in the table say`() throws {
    for word in FilterWord.all {
      let (value, call, text) = word.example
      let settings = DataSettings(now: Date(timeIntervalSince1970: 1_773_481_260))
      let given = try filled(value, by: call, in: settings)?.text
      #expect(given?.replacing("\u{202F}", with: " ") == text, "\(call)")
    }
  }

  @Test func `have a sentence each, and a form that can be read`() throws {
    for word in FilterWord.all {
      #expect(word.help.hasSuffix("."), "\(word.name)")
      #expect(try Template.parse("{{v | \(word.form)}}").only?.filters.first?.name == word.name)
    }
  }

  @Test func `refuse values of another type with a message that names both`() throws {
    for (value, call) in [
      (DataValue.text("half"), "number"), (.list([]), "upper"), (.boolean(true), "currency(EUR)"),
      (.number(4), "date"), (.text("2026-02-30"), "date"), (.text("24:00"), "time"),
      (.number(1), "first"), (.mapping(DataMapping([("a", .null)])), "trim"),
      (.list([.list([])]), "join"), (.text("x"), "plural(a, b)"), (.text("1e9"), "duration"),
    ] {
      let fault = try #require(throws: DataFault.self) { try filled(value, by: call) }
      #expect(fault.id == "data-type", "\(call)")
      #expect(fault.subject.contains(value.quoted) || fault.subject.contains("a list of 0"))
      #expect(fault.remedy?.isEmpty == false)
      #expect(fault.range != nil)
    }
  }

  @Test func `refuse arguments that mean nothing`() throws {
    for (call, remedy) in [
      ("number(x)", "write number(2)"), ("number(21)", "write number(2)"),
      ("currency(eur)", "write currency(EUR)"), ("currency(euro)", "write currency(EUR)"),
      ("currency(€)", "write currency(EUR)"), ("currency($)", "write currency(USD)"),
      ("clamp(5, 1)", "write clamp(1, 5)"), ("plus(two)", "write plus(2)"),
      ("upper(1)", "write upper"), ("currency", "write currency(EUR)"),
      ("truncate(-1)", "write truncate(2)"),
    ] {
      let fault = try #require(throws: DataFault.self) { try filled(.number(1), by: call) }
      #expect(fault.id == "filter" && fault.remedy == remedy, "\(call): \(fault)")
    }
  }

  @Test func `hand on what is as long as it was, and refuse what grows without end`() throws {
    let long = DataValue.text(String(repeating: "a ", count: 50_000))
    for call in ["default(none)", "upper", "trim", "then(a, b)", "markup"] {
      #expect(throws: Never.self) { try filled(long, by: call) }
    }
    let list = DataValue.list(Array(repeating: .text("abcdefghij"), count: 200_000))
    let fault = try #require(throws: DataFault.self) { try filled(list, by: "join(', ') | upper") }
    expectEqual(fault.id, "limit")
    expectEqual(fault.remedy, "write {{v | take(100) | join(', ') | upper}}")
    #expect(throws: Never.self) { try filled(list, by: "take(100) | join(', ') | upper") }
  }

  @Test func `give no number that is none`() throws {
    let most = try #require(Decimal(string: "1e100"))
    for call in ["times(1\(zeros))", "plus(1) | times(9\(zeros))"] {
      let fault = try #require(throws: DataFault.self) { try filled(.number(most), by: call) }
      #expect(fault.id == "data-type" && fault.remedy != nil, "\(call)")
    }
  }

  private let zeros = String(repeating: "0", count: 59)

  @Test func `let nothing but default stand in for what is missing`() throws {
    for word in FilterWord.all where word.name != "default" {
      #expect(try filled(nil, by: word.example.call) == nil, "\(word.name)")
    }
    #expect(try filled(nil, by: "default(none) | upper") == .text("NONE"))
    #expect(try filled(.null, by: "default(none)") == .text("none"))
    #expect(try filled(.number(0), by: "default(none)") == .number(0))
  }
}

/// Properties that hold for any value, tried with values that a printed seed gives.
@Suite struct `Laws of filters` {
  @Test func `end where all of them together read too much`() throws {
    let placeholder = try #require(try Template.parse("{{v | count}}").only)
    var room = FilterRoom(bytes: 2_500)
    let text = DataValue.text(String(repeating: "a", count: 1_000))
    for _ in 0..<2 {
      let settings = DataSettings()
      #expect(try placeholder.filtered(text, by: settings, within: &room) == .number(1_000))
    }
    #expect(throws: DataFault.self) {
      try placeholder.filtered(text, by: DataSettings(), within: &room)
    }
    #expect(room.isSpent)
  }

  @Test func `a list turned twice, or cut and put together, is the same`() throws {
    for var seed in Seed.some(200) {
      let list = seed.list()
      let turned = try filled(.list(list), by: "reversed | reversed")
      #expect(turned == .list(list), "\(seed)")
      let count = Int.random(in: 0...8, using: &seed)
      guard case .list(let head) = try filled(.list(list), by: "take(\(count))"),
        case .list(let tail) = try filled(.list(list), by: "skip(\(count))")
      else {
        Issue.record("lists give lists, \(seed)")
        return
      }
      #expect(head + tail == list, "\(seed)")
    }
  }

  @Test func `sorted is idempotent, keeps all entries, and keeps the order of equal ones`() throws {
    for var seed in Seed.some(200) {
      let list = seed.list()
      let once = try filled(.list(list), by: "sorted")
      #expect(try filled(once, by: "sorted") == once, "\(seed)")
      guard case .list(let sorted) = once else { continue }
      #expect(counts(of: sorted) == counts(of: list), "\(seed)")
      let pairs = list.enumerated().map { place, value in
        DataValue.mapping(DataMapping([("key", .null), ("place", .number(Decimal(place)))]))
      }
      #expect(try filled(.list(pairs), by: "sorted(key)") == .list(pairs), "\(seed)")
    }
  }

  @Test func `truncate never gives more characters than it says, and leaves short texts alone`()
    throws
  {
    for var seed in Seed.some(300) {
      let text = seed.text()
      let most = Int.random(in: 0...12, using: &seed)
      let cut = try filled(.text(text), by: "truncate(\(most))")?.text ?? ""
      #expect(cut.count <= most || text.count <= most, "\(seed): \(text)")
      if text.count <= most { #expect(cut == text, "\(seed)") }
    }
  }

  @Test func `sums and products are those of decimals, exactly`() throws {
    for var seed in Seed.some(300) {
      let one = Decimal(Int.random(in: -99_999...99_999, using: &seed)) / 100
      let other = Decimal(Int.random(in: -99_999...99_999, using: &seed)) / 100
      #expect(try filled(.number(one), by: "plus(\(other))") == .number(one + other))
      #expect(try filled(.number(one), by: "times(\(other))") == .number(one * other))
      let clamped = try filled(.number(one), by: "clamp(-10, 10)")
      #expect(clamped == .number(min(max(one, -10), 10)), "\(seed)")
    }
  }

  private func counts(of list: [DataValue]) -> [DataValue: Int] {
    list.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}

extension Seed {
  mutating func text() -> String {
    let letters = ["a", "Ö", "é", "e\u{301}", "👩‍👩‍👧", "🇩🇪", " ", "ش", "漢", "\n", "क्षि"]
    let count = Int.random(in: 0...16, using: &self)
    return (0..<count).map { _ in letters.randomElement(using: &self) ?? "" }.joined()
  }

  mutating func list() -> [DataValue] {
    (0..<Int.random(in: 0...8, using: &self)).map { _ in
      switch Int.random(in: 0...3, using: &self) {
      case 0: .null
      case 1: .boolean(.random(using: &self))
      case 2: .number(Decimal(Int.random(in: -3...3, using: &self)))
      default: .text(text())
      }
    }
  }
}
