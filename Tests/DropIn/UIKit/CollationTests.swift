import TestSupport
import Testing
import UIKit

@Suite struct `Sections by first letters` {
  private final class Person: NSObject {
    let name: String
    init(_ name: String) { self.name = name }
  }

  private let collation = UILocalizedIndexedCollation.current()
  private let byName = Selector("name", \Person.name)

  private func title(_ text: String) -> String {
    let section = collation.section(for: text, collationStringSelector: "self")
    return collation.sectionTitles[section]
  }

  @Test func `are the Latin alphabet, and one for all else`() {
    #expect(collation.sectionTitles.count == 27 && collation.sectionTitles.last == "#")
    #expect(collation.sectionIndexTitles == collation.sectionTitles)
    #expect((0..<27).allSatisfy { collation.section(forSectionIndexTitle: $0) == $0 })
  }

  @Test(
    arguments: [
      ("apple", "A"), ("Éclair", "E"), ("Ørsted", "O"), ("Æsop", "A"), ("ß", "S"), ("Łódź", "L"),
      ("ＡＢＣ", "A"), ("zz", "Z"), ("Žižek", "Z"), ("", "#"), ("1st", "#"), (" a", "#"),
      ("-a", "#"), ("Ωmega", "#"), ("Яна", "#"), ("日本", "#"), ("عرب", "#"), ("😀", "#"),
    ]
  )
  func `have letters with marks, and nothing that isn't Latin`(text: String, section: String) {
    expectEqual(title(text), section)
  }

  @Test func `are the same for a letter in any case, whatever follows`() {
    for var seed in Seed.some(100) {
      let number = seed.number(in: 0...25)
      let letter = collation.sectionTitles[number]
      let marks = ["", "\u{301}", "\u{308}", "\u{327}"]
      let rest = ["", "z", "\u{3A9}", " 1", "a"]
      let first = seed.chance(0.5) ? letter : letter.lowercased()
      let text =
        first + marks[seed.number(in: 0...3)] + rest[seed.number(in: 0...4)]
        + rest[seed.number(in: 1...4)]
      expectEqual(title(text), letter, "\(seed): \(text)")
    }
  }

  @Test func `sort objects by what their method answers`() throws {
    let people = ["b", "Émile", "a", "e", "É", "10", "A", "a"].map { Person($0) }
    let sorted = collation.sortedArray(from: people, collationStringSelector: byName)
    let found = try #require(sorted as? [Person])
    expectEqual(found.map(\.name), ["10", "a", "a", "A", "b", "e", "É", "Émile"])
    // Those of one name stay in their order.
    #expect(found[1] === people[2] && found[2] === people[7])
    expectEqual(collation.section(for: people[1], collationStringSelector: byName), 4)
  }

  @Test func `follow each other in sorted objects`() {
    for var seed in Seed.some(50) {
      let letters = Array("abcxyzABCXYZéÖß19 -")
      let words = (0..<20).map { _ in
        String((0..<seed.number(in: 1...4)).map { _ in letters.randomElement(using: &seed) ?? "a" })
      }
      let sorted = collation.sortedArray(from: words, collationStringSelector: "self")
      let texts = sorted.compactMap { $0 as? String }
      expectEqual(texts.sorted(), words.sorted(), "\(seed)")
      let sections = texts.map { collation.section(for: $0, collationStringSelector: "self") }
      // What begins with no letter comes first.
      let ranks = sections.map { ($0 + 1) % 27 }
      expectEqual(ranks, ranks.sorted(), "\(seed): \(texts)")
    }
  }
}
