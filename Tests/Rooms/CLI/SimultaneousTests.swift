import Foundation
import TestSupport
import Testing

/// Commands of one package that are started at the same moment.
@Suite struct `Two commands at the same time` {
  private func withPending<T>(_ body: (Folder) throws -> T) throws -> T {
    let names = (0..<24).map { "card\($0).yaml" }
    let files = Dictionary(
      uniqueKeysWithValues: names.map { ($0, "view: {background: red, size: 20}\n") }
    )
    return try withFolder(files.merging(["Package.swift": ""]) { $1 }) { folder in
      #expect(try Built(["test", "--update"], in: folder).status == 0)
      for name in names { try folder.write("view: {background: blue, size: 20}\n", to: name) }
      return try body(folder)
    }
  }

  @Test(arguments: ["--accept-all", "--reject-all"])
  func `review the same, and leave each snapshot old or new`(decision: String) throws {
    try withPending { folder in
      #expect(try Built(["test"], in: folder).output.hasSuffix("\n24 changed\n"))
      let both = try Built(
        shell: "for i in 1 2; do $snapline review \(decision) >$i.out 2>&1 & done; wait",
        in: folder
      )
      #expect(both.status == 0)
      for name in ["1.out", "2.out"] {
        let said = folder.text(of: name) ?? ""
        let isKnown = said.split(separator: "\n").allSatisfy { line in
          ["accepted", "rejected", "nothing is pending"].contains { line.hasPrefix($0) }
            || line.contains("error:") || line.hasPrefix("hint:") || line.hasPrefix("  ")
        }
        #expect(isKnown, "\(said)")
      }
      #expect(folder.names.filter { $0.contains(".new.") } == [])
      let after = try Built(["test", "--record", "never"], in: folder).output
      #expect(after.hasSuffix(decision == "--accept-all" ? "24 same\n" : "\n24 changed\n"))
    }
  }

  @Test func `that accept and reject decide each snapshot once`() throws {
    for _ in 0..<3 {
      try withPending { folder in
        #expect(try Built(["test"], in: folder).output.hasSuffix("\n24 changed\n"))
        let script =
          ["accept", "reject"].map { "$snapline review --\($0)-all >\($0).out 2>&1 & " }.joined()
          + "wait"
        #expect(try Built(shell: script, in: folder).status == 0)
        func decided(_ word: String, in name: String) -> Set<Substring> {
          let lines = (folder.text(of: name) ?? "").split(separator: "\n")
          return Set(lines.filter { $0.hasPrefix(word) }.map { $0.dropFirst(word.count) })
        }
        let accepted = decided("accepted  ", in: "accept.out")
        let rejected = decided("rejected  ", in: "reject.out")
        #expect(accepted.isDisjoint(with: rejected), "\(accepted.intersection(rejected))")
        expectEqual(accepted.count + rejected.count, 24)
        let after = try Built(["test", "--record", "never"], in: folder).output
        let changed = rejected.isEmpty ? "" : "\(rejected.count) changed\n"
        #expect(
          after.hasSuffix(accepted.isEmpty ? changed : changed.isEmpty ? "24 same\n" : changed)
        )
      }
    }
  }

  @Test func `test the same, and both leave results that can be told`() throws {
    try withPending { folder in
      let both = try Built(
        shell: "for i in 1 2; do $snapline test -j 2 >$i.out 2>&1 & done; wait",
        in: folder
      )
      #expect(both.status == 0)
      for name in ["1.out", "2.out"] {
        #expect(folder.text(of: name)?.hasSuffix("\n24 changed\n") == true)
      }
      let told = try Built(["merge-reports", "--reporter", "line"], in: folder)
      #expect(told.status == 1 && told.error == "", "\(told.error)")
      #expect(told.output.hasSuffix("24 changed\n"), "\(told.output)")
      #expect(try Built(["review", "--accept-all"], in: folder).status == 0)
      try expectEqual(Built(["test"], in: folder).output, "24 same\n")
    }
  }
}
