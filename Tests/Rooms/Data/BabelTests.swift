import Foundation
import SnaplineData
import TestSupport
import Testing

/// What filters give, beside what PyPI's Babel gives from its own copy of CLDR.
@Suite struct `Words and digits of locales` {
  private static let rows = try? table("babel.tsv", columns: 4)
  /// The rows that differ, with what we give in place of Babel's answer, and why.
  private static let differences = try? table("differences.tsv", columns: 5)

  @Test func `have 2,000 values in 40 locales and more`() throws {
    let rows = try #require(Self.rows)
    #expect(rows.count >= 2_000)
    #expect(Set(rows.map { $0[0] }).count >= 40)
    let forms = Set(rows.filter { $0[1].hasPrefix("plural") }.map { $0[3] })
    #expect(forms == ["zero", "one", "two", "few", "many", "other"])
  }

  @Test func `are Babel's, but for the rows that are listed with a reason`() throws {
    let rows = try #require(Self.rows)
    let listed = try #require(Self.differences)
    let expected = Dictionary(
      uniqueKeysWithValues: listed.map { ($0[...2].joined(separator: "\t"), $0[3]) }
    )
    var used: Set<String> = []
    for row in rows {
      let key = row[...2].joined(separator: "\t")
      let answer = try Self.answer(row)
      if answer == row[3] { continue }
      used.insert(key)
      #expect(answer == expected[key], "\(key)\t\(answer)\tBabel says \(row[3])")
    }
    #expect(used == Set(expected.keys), "rows that no longer differ")
    #expect(listed.allSatisfy { !$0[4].isEmpty })
    #expect(Double(listed.count) <= 0.02 * Double(rows.count))
  }

  @Test func `don't change with the machine's time zone`() throws {
    let zone = NSTimeZone.default
    defer { NSTimeZone.default = zone }
    let dated = try #require(Self.rows).filter { $0[1].hasPrefix("date") || $0[1] == "relative" }
    let before = try dated.map(Self.answer)
    NSTimeZone.default = try #require(TimeZone(identifier: "Pacific/Kiritimati"))
    #expect(try dated.map(Self.answer) == before)
  }

  @Test func `are those of no language where a tag says nothing that is known`() throws {
    for tag in [
      "en-u-nu-latn", "en-u-nu", "en-u", "en-u-nu-zzzz", "en-u-ca-japanese", "qaa", "x-y",
      "i-klingon",
      "ün-GB", "\u{FFFD}n-GB", "de-DE-1996", "en-t-de-u-nu-arab",
      "aaaaaaaa-bbbbbbbb-cccccccc-dddddddd",
    ] {
      let settings = DataSettings(locale: tag, timeZone: "UTC", now: Date(timeIntervalSince1970: 0))
      for call in ["date(full)", "date(d MMM)", "time", "relative"] {
        let text = try filled(.text("2026-03-14T09:41"), by: call, in: settings)?.text
        #expect(text?.isEmpty == false, "\(tag)")
      }
      #expect(try filled(.number(1.5), by: "currency(EUR)", in: settings)?.text?.isEmpty == false)
    }
  }

  /// What we give, without the marks that keep the names of a list apart where texts run to the left:
  /// Foundation writes them as phones do, and CLDR doesn't say them.
  private static func answer(_ row: [String]) throws -> String {
    let now = Date(timeIntervalSince1970: 1_773_481_260)
    let settings = DataSettings(locale: row[0], timeZone: "UTC", now: now)
    let value = try filled(DataValue(json: row[2]), by: row[1], in: settings)
    return escaped((value?.text ?? "").replacing(/[\u{2068}\u{2069}]/, with: ""))
  }

  /// Signs that nobody sees, as the tables write them.
  private static func escaped(_ text: String) -> String {
    let hidden: Set<UInt32> = [0xA0, 0x202F, 0x200E, 0x200F, 0x61C, 0x2009]
    return text.unicodeScalars.reduce(into: "") { text, scalar in
      if hidden.contains(scalar.value) {
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }

  private static func table(_ name: String, columns: Int) throws -> [[String]] {
    let text = try String(contentsOfFile: Checkout.fixture("Locales/" + name), encoding: .utf8)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return cells + Array(repeating: "", count: max(0, columns - cells.count))
    }
  }
}
