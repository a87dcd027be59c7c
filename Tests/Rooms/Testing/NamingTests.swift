import Foundation
import SnaplineRuns
import SnaplineSnapshots
import SnaplineTesting
import Synchronization
import TestSupport
import Testing

@Suite struct `Names of snapshots` {
  @Test func `count calls without one, in each run of a test anew`() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/names-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func run(_ number: UInt64) -> [String] {
      [7, 7, 9].map { (line: UInt) in
        let site: CallSite = (#fileID, #filePath, line, 1)
        let call = SnapshotCall("count()", at: site, record: .all, folder: folder)
          .on(TestOccasion(run: number)).counted()
        return call.verify({ "text" }, as: .lines, environment: [:]).record.baseline?.id ?? ""
      }.map { String($0.split(separator: "/").last ?? "") }
    }
    for number in 1...3 { #expect(run(UInt64(number)) == ["count", "count.2", "count.3"]) }
  }

  @Test func `take the number of another library's first file`() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/names-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data("text".utf8).write(to: URL(filePath: folder + "/numbered.1.txt"))
    let site: CallSite = (#fileID, #filePath, 1, 1)
    let call = SnapshotCall("numbered()", at: site, record: .never, folder: folder)
      .on(.ofSwiftTesting)
    #expect(call.counted().verify({ "text" }, as: .lines, environment: [:]).message == nil)
  }

  enum Weight: CaseIterable { case light, bold }

  @Test(arguments: Weight.allCases, [-1, 1]) func `are a test's arguments`(
    weight: Weight,
    offset: Int
  ) {
    let number = offset < 0 ? "minus-1" : "1"
    let occasion = TestOccasion.ofSwiftTesting
    #expect(occasion.arguments == ["." + "\(weight)", "\(offset)"])
    let site: CallSite = (#fileID, #filePath, 1, 1)
    let report = SnapshotCall("weights(weight:offset:)", at: site, record: .never).on(occasion)
      .counted().verify({ "text" }, as: .lines, environment: [:])
    #expect(
      report.record.baseline?.id.hasSuffix("/weights.\(weight).\(number)") == true,
      "\(report.record.baseline?.id ?? "")"
    )
  }

  @Test(arguments: ["light", "bold"]) func `tell each of a list of strategies`(weight: String) {
    let messages = Mutex<[String]>([])
    withKnownIssue {
      withSnapshotTesting(record: .never) {
        assertSnapshots(of: weight, as: [.lines, .dump])
        assertSnapshots(of: weight, as: ["\(weight) text": .lines])
      }
    } matching: { issue in
      messages.withLock { $0 += issue.comments.map(\.rawValue) }
      return true
    }
    let names = messages.withLock { $0 }.compactMap { $0.split(separator: " ").first }
      .compactMap { $0.split(separator: "/").last }
    let test = "tell-each-of-a-list-of-strategies.\(weight)."
    #expect(
      names.map(String.init) == [test + "1", test + "2", test.dropLast() + "-text"],
      "\(names)"
    )
  }

  @Test func `that read alike fail, and both are named`() {
    func message(_ argument: String) -> String? {
      let site: CallSite = (#fileID, #filePath, 1, 1)
      return SnapshotCall("alike()", at: site, record: .never)
        .on(TestOccasion(arguments: [argument], identity: argument.debugDescription))
        .verify({ "text" }, as: .lines, environment: [:]).message
    }
    #expect(message("a b")?.contains("has no baseline") == true)
    let told = message("a-b")
    #expect(told?.contains("'alike/a b' with \"a b\"") == true, "\(told ?? "")")
    #expect(told?.contains("'alike/a-b' with \"a-b\"") == true)
  }

  /// What the arguments say of themselves is all the same.
  final class Alike: Sendable {}

  private static let seen = Mutex<[String]>([])

  @Test(arguments: [Alike(), Alike()], [7, 7]) func `tell arguments apart that say the same`(
    alike: Alike,
    number: Int
  ) {
    let occasion = TestOccasion.ofSwiftTesting
    #expect(occasion.arguments.last == "7")
    let seen = Self.seen.withLock { seen in
      seen.append(occasion.identity)
      return seen
    }
    // There are four cases, and no others where the test is run again.
    #expect(Set(seen).count == min(seen.count, 4), "\(seen)")
  }

  @Test func `are never those of other arguments, and always names of files`() throws {
    let parts = ["a", "A", "b", " ", "-", "_", ".", "/", "\\", "\n", "é", "0", "+", "\u{0}", "new"]
    for seed in Seed.many(50) {
      var seed = seed
      let arguments = (0..<6).map { _ -> String in
        if seed.chance(0.3) { return String(seed.number(in: -12...12)) }
        if seed.chance(0.2) { return String(Double(seed.number(in: -30...30)) / 10) }
        let long = seed.chance(0.1) ? 120 : 1
        return (0...seed.number(in: 0...4)).map { _ in
          String(repeating: parts[seed.number(in: 0...(parts.count - 1))], count: long)
        }.joined()
      }
      var names: [String: String] = [:]
      for argument in arguments {
        let site: CallSite = (#fileID, #filePath, 1, 1)
        let report = SnapshotCall("law\(seed.number)()", at: site, record: .never)
          .on(TestOccasion(arguments: [argument], identity: argument))
          .verify({ "text" }, as: .lines, environment: [:])
        guard let id = report.record.baseline?.id, let name = id.split(separator: "/").last else {
          #expect(report.message?.contains("[name-clash]") == true, "\(seed) \(argument)")
          continue
        }
        // Some file systems don't tell case apart.
        let other = names.updateValue(argument, forKey: name.lowercased())
        #expect(other == nil || other == argument, "\(seed) \(argument) \(other ?? "")")
        #expect(name.utf8.count < 200 && name.hasPrefix("law"), "\(seed) \(name)")
        #expect(
          name.allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) },
          "\(seed) \(name)"
        )
      }
    }
  }

  @Test func `are those of other runs in other tasks`() async {
    let one = TestOccasion.ofSwiftTesting.run
    await Task.yield()
    #expect(TestOccasion.ofSwiftTesting.run == one)
    let other = await Task { TestOccasion.ofSwiftTesting.run }.value
    #expect(other != one && one != 0)
  }
}
