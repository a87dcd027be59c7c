import Foundation
import SnaplineLint
import SnaplineLive
import SnaplineRuns
import TestSupport
import Testing

@Suite struct `Every rule for layouts` {
  private let names = Lint.Rule.allCases.map(\.rawValue)

  /// A rule that nothing calls finds nothing, and nobody would notice.
  @Test func `finds one of the faults that the laws make`() {
    let found = `The rules for layouts`.faults.flatMap(\.found)
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    expectEqual(Set(found), Set(names))
  }

  @Test func `has its paragraph in the article, in the same order`() throws {
    let file = Checkout.root.appending(path: "Sources/Snapline/Snapline.docc/FaultsInLayouts.md")
    let article = try String(contentsOf: file, encoding: .utf8)
    let titles = article.matches(of: /(?m)^### (.+)$/).map { String($0.1) }
    expectEqual(titles, names)
    let numbers = [8: "Eight", 9: "Nine", 10: "Ten", 11: "Eleven", 12: "Twelve"]
    let number = try #require(numbers[names.count])
    let words = article.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("\(number) rules look for faults"))
  }

  @Test func `is named in the schema of results`() {
    let list = names.dropLast().joined(separator: ", ") + " or " + names.suffix(1).joined()
    #expect(ResultsSchema.text.contains("\(list); later versions may know more."))
  }

  /// The room of Swift files sees no rules, and names them by texts.
  @Test func `is the one that Swift files are looked over by, where it is named for those`() {
    #expect(Set(LiveRequest.usualRules).isSubset(of: names))
  }
}
