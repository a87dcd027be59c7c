import Foundation
import Testing

@Suite struct `The command review` {
  @Test func `accepts what lies where baselines do, and nothing else`() throws {
    try withFolder { folder in
      try folder.write("", to: "Package.swift")
      try folder.write("ours", to: "config.json")
      try folder.write("theirs", to: "config.new.json")
      let command = try Built(shell: "$snapline review --accept-all", in: folder)
      #expect(command.status == 0)
      #expect(folder.text(of: "config.json") == "ours")
      #expect(folder.text(of: "config.new.json") == "theirs")
    }
  }

  @Test func `only lists where it is asked to list`() throws {
    try withFolder { folder in
      let command = try Built(shell: "$snapline review --list --accept-all", in: folder)
      #expect(command.status == 64)
      #expect(command.error.contains("exclude one another"))
    }
  }

  @Test func `leaves what diff compares as it is`() throws {
    try withFolder { folder in
      try folder.write("version: 1\nview: {label: A}\n", to: "a.yaml")
      try folder.write("version: 1\nview: {label: B}\n", to: "b.yaml")
      let command = try Built(shell: "$snapline diff a.yaml b.yaml -o b.yaml", in: folder)
      #expect(command.status == 64)
      #expect(folder.text(of: "b.yaml")?.contains("label: B") == true)
    }
  }

  @Test func `tells of a pipe that it is no file`() throws {
    try withFolder { folder in
      let command = try Built(shell: "mkfifo p.png; $snapline diff p.png p.png", in: folder)
      #expect(command.status == 2)
      #expect(command.error.contains("it is no file"))
    }
  }
}
