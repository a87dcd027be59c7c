import Foundation
import Testing

@Suite struct `snapline fonts` {
  @Test func `lists families and packages, for people and for programs`() throws {
    let text = try Built(["fonts"])
    #expect(text.status == 0)
    #expect(text.output.contains("\nInter ") || text.output.hasPrefix("Inter "))
    let json = try Built(["fonts", "--json"])
    let read = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    let families = try #require(read?["families"] as? [[String: Any]])
    let inter = try #require(families.first { $0["name"] as? String == "Inter" })
    #expect((inter["weights"] as? [Int])?.contains(400) == true)
    #expect(inter["italic"] as? Bool == true)
    #expect(read?["missing"] is [Any])
  }

  @Test func `fails on what is missing only when it is told to`() throws {
    let missing = try Built(["fonts", "--missing"])
    #expect(missing.status == 0)
    let isWhole = missing.output == "nothing is missing\n"
    #expect(try Built(["fonts", "--missing", "--strict"]).status == (isWhole ? 0 : 1))
  }
}
