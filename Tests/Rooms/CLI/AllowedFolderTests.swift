import Foundation
import TestSupport
import Testing

@Suite struct `A folder that a command allows` {
  private let card = """
    canvas: 99x40
    data: ../shared/data.yaml
    view:
      vstack:
      - {label: "{{name}}"}
      - {image: ../brand/logo.svg, size: 10}
    """
  private let logo = """
    <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0H9V9Z"/></svg>
    """

  private func withFiles(_ body: (Folder) throws -> Void) throws {
    try withFolder([
      "designs/card.yaml": card, "shared/data.yaml": "name: Ada\n", "brand/logo.svg": logo,
    ]) { try body($0) }
  }

  @Test func `may be given as often as there are folders`() throws {
    try withFiles { folder in
      let none = try Built(["render", "designs/card.yaml", "-o", "a.png"], in: folder)
      #expect(none.status == 1)
      #expect(none.error.contains("pass --allow "))
      let one = ["render", "designs/card.yaml", "-o", "a.png", "--allow", "shared"]
      let some = try Built(one, in: folder)
      #expect(some.status == 1, "\(some.error)")
      #expect(!some.error.contains("/shared"), "\(some.error)")
      #expect(folder.text(of: "a.png") == nil && !folder.names.contains("a.png"))
      let both = try Built(one + ["--allow", folder("brand")], in: folder)
      #expect(both.status == 0, "\(both.error)")
      #expect(folder.names.contains("a.png"))
    }
  }

  @Test(arguments: [
    ["explain", "designs/card.yaml"], ["test", "designs/card.yaml", "--record", "all"],
  ])
  func `is known to every command that reads designs`(line: [String]) throws {
    try withFiles { folder in
      #expect(try Built(line, in: folder).status != 0)
      let allowed = try Built(line + ["--allow", "."], in: folder)
      #expect(allowed.status == 0, "\(allowed.error)")
    }
  }

  @Test func `mends what its message says, pasted as it is`() throws {
    try withFiles { folder in
      var line = "$snapline render designs/card.yaml -o a.png"
      for _ in 0..<3 {
        let command = try Built(shell: line, in: folder)
        if command.status == 0 { return }
        let remedy = command.error.split(separator: "pass ").last.map { $0.prefix { $0 != "\n" } }
        line += " " + (remedy ?? "")
      }
      Issue.record("\(line)")
    }
  }

  @Test func `that isn't there is told of`() throws {
    try withFiles { folder in
      let command = try Built(
        ["render", "designs/card.yaml", "-o", "a.png", "--allow", "nowhere"],
        in: folder
      )
      #expect(command.status == 1)
      #expect(command.error.contains("nowhere' is no folder [missing-folder]"))
    }
  }
}
