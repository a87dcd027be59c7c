import SnaplineTerminal
import Testing

@testable import SnaplineCLI

@Suite struct `The table of commands` {
  @Test func `has examples that parse`() throws {
    let commands = CommandTable.program.commands
    let examples = CommandTable.program.examples + commands.flatMap(\.examples)
    for example in examples {
      // What stands before a pipe and behind a redirection is the shell's.
      let own = example.line.split(separator: "| ").last ?? ""
      let words = own.split(separator: ">")[0].split(separator: " ").map(String.init)
      #expect(words.first == "snapline", "\(example.line)")
      #expect(throws: Never.self, "\(example.line)") {
        try CommandTable.program.parse(Array(words.dropFirst()))
      }
    }
  }

  @Test func `speaks in sentences`() {
    for command in CommandTable.program.commands {
      #expect(command.summary.hasSuffix("."), "\(command.name)")
      for example in command.examples {
        #expect(!example.outcome.hasSuffix("."), "\(example.line)")
      }
    }
  }

  @Test func `names each command once`() {
    let names = CommandTable.program.commands.map(\.name)
    #expect(Set(names).count == names.count)
  }
}
