import Dispatch
import Foundation
import SnaplineRuns
import SnaplineSnapshots
import TestSupport
import Testing

/// The files of code that literals are written into.
@Suite struct `The code of inline snapshots` {
  /// So many calls, each on a line of its own.
  private static func calls(_ count: Int) -> String {
    (0..<count).map { "  assertInlineSnapshot(of: \($0), as: .lines)\n" }.joined()
  }

  private static func written(_ text: String, _ call: Int = 0) -> String {
    "  assertInlineSnapshot(of: \(call), as: .lines) {\n    \"\"\"\n    \(text)\n    \"\"\"\n  }\n"
  }

  @Test func `holds a literal for each of many calls that are recorded at once`() throws {
    let count = 24
    let source = Self.calls(count)
    let sample = try InlineSample(source)
    nonisolated(unsafe) let shared = sample
    DispatchQueue.concurrentPerform(iterations: count) { call in
      _ = unsafe shared.run("text \(call)", at: call, in: source, kept: nil, .all)
    }
    expectEqual(sample.source, (0..<count).map { Self.written("text \($0)", $0) }.joined())
  }

  @Test func `is written by one of several processes, and the other says that it changed`()
    async throws
  {
    let sample = try InlineSample(Self.calls(2))
    let built = Date().timeIntervalSince1970 + 0.02
    try await Task.sleep(for: .milliseconds(40))
    let path = sample.folder.path
    async let first: Void = Self.record(0, in: path, builtAt: built)
    async let second: Void = Self.record(1, in: path, builtAt: built)
    _ = await (first, second)
    let told = (0..<2).compactMap { sample.folder.text("told-\($0)") }
    expectEqual(told.count { $0.contains("one was recorded") }, 1)
    expectEqual(told.count { $0.contains("the file changed since the tests were built") }, 1)
    let lines = (0..<2).map { "  assertInlineSnapshot(of: \($0), as: .lines)\n" }
    let ways = [
      Self.written("text", 0) + lines[1], lines[0] + Self.written("text", 1),
    ]
    #expect(ways.contains(sample.source), "\(sample.source)")
  }

  /// Has a process of its own record a call in the code of a folder.
  private static func record(_ call: Int, in folder: String, builtAt: Double) async {
    await #expect(processExitsWith: .success) { [call, folder, builtAt] in
      var test = SnapshotCall(
        function: "card()",
        name: nil,
        filePath: folder + "/Tests/CardTests.swift",
        fileID: "Tests/CardTests.swift",
        line: call + 1,
        column: 23,
        record: .all
      )
      test.literal = ExpectedLiteral(
        nil,
        in: InlineSnapshotSyntaxDescriptor(),
        builtAt: builtAt
      )
      let message = test.verify({ "text" }, as: .lines, environment: [:]).message ?? ""
      try Data(message.utf8).write(to: URL(filePath: "\(folder)/told-\(call)"))
    }
  }

  @Test func `holds one literal for a call that is made again and again`() throws {
    for mode in [RecordMode.all, .failed, .missing, .pending] {
      let source = Self.calls(2)
      let sample = try InlineSample(source)
      let messages = (0..<3).map { _ in
        sample.run("one", at: 0, in: source, kept: nil, mode).message
      }
      if mode == .pending {
        try sample.accept()
      } else {
        // The others found what the first had written.
        expectEqual(messages.map { $0 == nil }, [false, true, true])
      }
      expectEqual(sample.source, Self.written("one") + Self.calls(2).dropFirst(source.count / 2))
    }
  }

  @Test func `isn't written where it changed since the tests were built`() throws {
    for mode in [RecordMode.all, .missing, .pending] {
      // The compiler knew one call, which stood where the second stands by now.
      let sample = try InlineSample(Self.calls(2))
      let built = Date().timeIntervalSince1970 - 60
      let report = sample.run("one", at: 1, kept: nil, builtAt: built, mode)
      let told = report.message ?? ""
      #expect(
        told.contains(
          "the file changed since the tests were built: build them again, and run them"
        ),
        "\(told)"
      )
      #expect(told.contains("Tests/CardTests.swift:2:23"), "\(told)")
      expectEqual(sample.source, Self.calls(2))
      #expect(sample.pending.isEmpty)
      // Code from before the build is as it was compiled.
      let later = Date().timeIntervalSince1970 + 60
      _ = sample.run("one", at: 1, kept: nil, builtAt: later, .all)
      #expect(sample.source.hasSuffix(Self.written("one", 1)))
    }
  }

  @Test func `isn't written where somebody changes it while the tests run`() throws {
    let source = Self.calls(2)
    let sample = try InlineSample(source)
    let built = Date().timeIntervalSince1970 + 0.02
    _ = sample.run("one", at: 0, in: source, kept: nil, builtAt: built, .all)
    Thread.sleep(forTimeInterval: 0.04)
    sample.source = "// Mine.\n" + sample.source
    let edited = sample.source
    let report = sample.run("two", at: 1, in: source, kept: nil, builtAt: built, .all)
    #expect(report.message?.contains("the file changed since") == true, "\(report.message ?? "")")
    expectEqual(sample.source, edited)
  }

  /// An app's tests may be links to files that several packages share.
  @Test(arguments: ["Tests/CardTests.swift", "Tests"], [RecordMode.all, .pending])
  func `is written where a link leads, which stays one`(linked: String, mode: RecordMode) throws {
    let sample = try InlineSample(Self.calls(2))
    let manager = FileManager.default
    let (link, elsewhere) = ("\(sample.folder.path)/\(linked)", "\(sample.folder.path)/shared")
    try manager.moveItem(atPath: link, toPath: elsewhere)
    try manager.createSymbolicLink(atPath: link, withDestinationPath: elsewhere)
    let report = sample.run("one", at: 1, kept: nil, mode)
    #expect(report.message?.contains("Tests/CardTests.swift:2:23") == true)
    if mode == .pending { try sample.accept() }
    let written = Self.calls(1) + Self.written("one", 1)
    expectEqual(sample.source, written)
    let file = linked == "Tests" ? "shared/CardTests.swift" : "shared"
    expectEqual(sample.folder.text(file), written)
    expectEqual(try manager.destinationOfSymbolicLink(atPath: link), elsewhere)
    #expect(sample.pending.isEmpty)
  }

  @Test func `stays as it is where it is read-only`() async {
    await #expect(processExitsWith: .success) {
      `A baseline where nothing may be written`.becomeSomebody()
      let source = "  assertInlineSnapshot(of: 0, as: .lines)\n"
      let sample = try InlineSample(source)
      unsafe chmod(sample.folder.path + "/Tests/CardTests.swift", 0o444)
      let told = sample.run("one", kept: nil, .all).message ?? ""
      #expect(told.contains("the file can't be written"), "\(told)")
      #expect(told.contains("Permission denied"), "\(told)")
      _ = sample.run("one", kept: nil)
      #expect(throws: SnapshotError.self) { try sample.accept() }
      expectEqual(sample.source, source)
      expectEqual(sample.pending.count, 1)
    }
  }

  @Test func `isn't touched by an edit that nobody here left`() throws {
    let sample = try InlineSample(Self.calls(1))
    _ = sample.run("one", kept: nil)
    let path = ".snapline/inline/Tests/CardTests.swift-1-23.edit"
    let edit = try #require(sample.folder.text(path))
    let forged = [
      edit.replacing(/"place":\d+/, with: "\"place\":9223372036854775807"),
      edit.replacing(/"place":\d+/, with: "\"place\":-1"),
      edit.replacing(/"line":\d+/, with: "\"line\":-9223372036854775808"),
      edit.replacing("{", with: "[", maxReplacements: 1), "",
      String(edit.dropLast()) + ",\"undo\":{\"range\":[5,9223372036854775807],\"bytes\":[]}}",
      edit.replacing(/"trailingClosureOffset":\d/, with: "\"trailingClosureOffset\":-1"),
    ]
    for text in forged {
      #expect(text != edit)
      try sample.folder.write(text, to: path)
      try? sample.accept()
      expectEqual(sample.source, Self.calls(1))
    }
    // A name can't lead out of the package.
    #expect(Baseline.inlinePath(named: "../a.swift:1:2", below: sample.folder.path) == nil)
  }

  @Test func `is left alone by a text that isn't the same each time`() throws {
    let sample = try InlineSample(Self.calls(1))
    var number = 0
    let literal = ExpectedLiteral("text 1", in: InlineSnapshotSyntaxDescriptor(), builtAt: nil)
    let report = sample.call(at: (1, 23), literal).verify(
      {
        number += 1
        return "text \(number)"
      },
      as: .lines,
      environment: ["SNAPLINE_REPEAT": "2"]
    )
    expectEqual(report.record.outcome, .flaky)
    #expect(sample.pending.isEmpty)
    expectEqual(sample.source, Self.calls(1))
  }

  @Test(arguments: [
    ("assertPrice { f(\"}\") }", 0), ("assertPrice(to: 1) { 1 } also: { 2 }", 1),
    ("assertPrice { 1 }\n  // Why.\n  is: { \"old\" }", 0),
    ("assertPrice(is: { \"old\" })", 0), ("assertPrice { 1 } was: { #\"old\"# }", 0),
  ])
  func `may hold calls of one's own`(call: String, more: Int) throws {
    let kept = call.contains("old") ? "old" : nil
    var source = call + "\nlet after = 1\n"
    let closure = InlineSnapshotSyntaxDescriptor(
      deprecatedTrailingClosureLabels: ["was"],
      trailingClosureLabel: "is",
      trailingClosureOffset: 1 + more
    )
    let place = "assertPrice".count + (call.hasPrefix("assertPrice ") ? 1 : 0)
    for text in ["new", "and\nmore"] {
      let now = text == "new" ? kept : "new"
      let sample = try InlineSample(source)
      let literal = ExpectedLiteral(now, in: closure, builtAt: nil)
      let report = sample.call(at: (1, place + 1), literal)
        .verify({ text }, as: .lines, environment: [:])
      #expect(report.message?.contains("accept:") == true, "\(report.message ?? "")")
      try sample.accept()
      source = sample.source
      #expect(source.hasSuffix("\nlet after = 1\n"), "\(source)")
      if kept != nil, text == "new" { #expect(source.contains("\"new\""), "\(source)") }
    }
    #expect(source.contains("and\n") && !source.contains("old"), "\(source)")
  }
}
