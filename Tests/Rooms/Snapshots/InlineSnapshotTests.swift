import Foundation
import SnaplineRuns
import SnaplineSnapshots
import TestSupport
import Testing

/// A package with one file of tests, whose calls a test makes in the compiler's place.
final class InlineSample {
  let folder: TemporaryFolder
  private let name = "Tests/CardTests.swift"

  init(_ source: String) throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    try folder.write(source, to: name)
  }

  var source: String {
    get { folder.text(name) ?? "" }
    set { try? folder.write(newValue, to: name) }
  }

  /// Runs the call of a number, whose literal says what it did when it was compiled.
  func run(
    _ text: String,
    at call: Int = 0,
    in compiled: String? = nil,
    kept: String?,
    builtAt: Double? = nil,
    _ mode: RecordMode? = nil,
    _ environment: [String: String] = [:]
  ) -> SnapshotCall.Report {
    let head = (compiled ?? source).components(separatedBy: "(of:").prefix(call + 1)
      .joined(separator: "(of:")
    let lines = head.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let literal = ExpectedLiteral(kept, in: InlineSnapshotSyntaxDescriptor(), builtAt: builtAt)
    return self.call(at: (lines.count, (lines.last?.count ?? 0) + 1), literal, mode)
      .verify({ text }, as: .lines, environment: environment)
  }

  /// The call that the compiler knew at a place.
  func call(
    at place: (line: Int, column: Int),
    _ literal: ExpectedLiteral,
    _ mode: RecordMode? = nil
  ) -> SnapshotCall {
    var call = SnapshotCall(
      function: "card()",
      name: nil,
      filePath: "\(folder.path)/\(name)",
      fileID: name,
      line: place.line,
      column: place.column,
      record: mode
    )
    call.literal = literal
    return call
  }

  var pending: [PendingReview.Pending] { PendingReview.literals(below: folder.path).pending }

  func accept() throws { for one in pending { try one.baseline.accept() } }
}

@Suite struct `An inline snapshot` {
  private static let call = """
    @Test func card() {
      assertInlineSnapshot(of: text, as: .lines)
    }

    """

  @Test func `is written into the code once it is accepted`() throws {
    let sample = try InlineSample(Self.call)
    let report = sample.run("one\ntwo", kept: nil)
    expectEqual(report.record.outcome, .missing)
    let message = try #require(report.message)
    #expect(message.contains("accept:  snapline review --accept Tests/CardTests.swift:2:23"))
    expectEqual(sample.source, Self.call)
    try sample.accept()
    let accepted = """
      @Test func card() {
        assertInlineSnapshot(of: text, as: .lines) {
          \"\"\"
          one
          two
          \"\"\"
        }
      }

      """
    expectEqual(sample.source, accepted)
    #expect(sample.pending.isEmpty)
    expectEqual(sample.run("one\ntwo", kept: "one\ntwo").message, nil)
  }

  @Test func `says what differs, and keeps the rest of the code as it is`() throws {
    let sample = try InlineSample("x.assertInlineSnapshot(of: a, as: .lines) { #\"old\"# } // it\n")
    let report = sample.run("a \"new\" \\(one)", kept: "old")
    #expect(report.message?.contains("+ 1: a \"new\" \\(one)") == true)
    expectEqual(report.record.outcome, .changed)
    try sample.accept()
    expectEqual(
      sample.source,
      "x.assertInlineSnapshot(of: a, as: .lines) { #\"a \"new\" \\(one)\"# } // it\n"
    )
  }

  @Test(arguments: ["\n", "\r\n"])
  func `stands as far to the right as the quotes that close it`(newline: String) throws {
    func code(_ lines: String) -> String {
      ("\tassertInlineSnapshot(of: a, as: .lines) {\n\t    #\"\"\"\n" + lines
        + "\t    \"\"\"#\n\t} // it\nlet b = \"\"\"\n\t    x\n\t    \"\"\"\n")
        .replacing("\n", with: newline)
    }
    let sample = try InlineSample(code("\t      one\n"))
    _ = sample.run("two\n\n  \"\"\"# \\ three", kept: "  one")
    try sample.accept()
    let body = "\t    two\n\n\t      \"\"\"# \\ three\n"
    // What closes the literal stands in the text, so there is one number sign more.
    let expected = code(body).replacing(
      "{" + newline + "\t    #\"",
      with: "{" + newline + "\t    ##\""
    )
    .replacing("\t    \"\"\"#" + newline + "\t}", with: "\t    \"\"\"##" + newline + "\t}")
    expectEqual(sample.source, expected)
  }

  @Test func `isn't written where its line can't be told`() throws {
    let source = "let a = 1\r  assertInlineSnapshot(of: a, as: .lines)\n"
    let sample = try InlineSample(source)
    let literal = ExpectedLiteral(nil, in: InlineSnapshotSyntaxDescriptor(), builtAt: nil)
    let report = sample.call(at: (1, 23), literal).verify({ "one" }, as: .lines, environment: [:])
    #expect(report.message?.contains("no such place can be found in the file") == true)
    expectEqual(sample.source, source)
  }

  @Test func `is written beside others of its file, whose lines move`() throws {
    let source = (0..<4).map { "  assertInlineSnapshot(of: \($0), as: .lines)\n" }.joined()
    let sample = try InlineSample(source)
    for call in 0..<4 { _ = sample.run("\(call)\nand on", at: call, kept: nil) }
    let pending = sample.pending
    expectEqual(pending.count, 4)
    // Whatever the order of those who review.
    for place in [2, 0, 3, 1] { try pending[place].baseline.accept() }
    let expected = (0..<4).map {
      "  assertInlineSnapshot(of: \($0), as: .lines) {\n    \"\"\"\n    \($0)\n    and on\n    \"\"\"\n  }\n"
    }.joined()
    expectEqual(sample.source, expected)
  }

  @Test func `is refused where the file changed since`() throws {
    let sample = try InlineSample(Self.call)
    _ = sample.run("one", kept: nil)
    sample.source = "\n" + Self.call
    #expect { try sample.accept() } throws: { error in
      "\(error)".contains("the file changed since the run that left this edit")
    }
    expectEqual(sample.source, "\n" + Self.call)
    // The next run leaves another, and takes what is of no use any more.
    _ = sample.run("one", kept: nil)
    expectEqual(sample.pending.count, 1)
    try sample.accept()
  }

  @Test func `can be taken back as it was`() throws {
    let source = (0..<2).map { "  assertInlineSnapshot(of: \($0), as: .lines)\n" }.joined()
    let sample = try InlineSample(source)
    for call in 0..<2 { _ = sample.run("one\ntwo", at: call, kept: nil) }
    var steps: [(Baseline, ReviewedFiles, ReviewedHashes)] = []
    for one in sample.pending {
      let before = try one.baseline.reviewedFiles()
      try one.baseline.accept(ifStill: before.hashes)
      steps.append((one.baseline, before, try one.baseline.reviewedFiles().hashes))
    }
    for (baseline, before, after) in steps.reversed() {
      try baseline.restore(before, ifStill: after)
    }
    expectEqual(sample.source, source)
    expectEqual(sample.pending.count, 2)
    try sample.pending[0].baseline.reject()
    expectEqual(sample.pending.count, 1)
    expectEqual(sample.source, source)
  }

  @Test func `is never written on CI`() throws {
    for mode in RecordMode.allCases {
      let sample = try InlineSample(Self.call)
      let report = sample.run("one", kept: nil, mode, ["CI": "true"])
      #expect(report.message?.contains("CI is set") == true)
      expectEqual(sample.source, Self.call)
      #expect(sample.pending.isEmpty)
    }
  }

  @Test func `is recorded by the modes that record files`() throws {
    for mode in [RecordMode.all, .failed, .missing] {
      let source = Self.call + Self.call
      let sample = try InlineSample(source)
      // Both were compiled before either was written.
      for call in 0..<2 {
        let report = sample.run("one", at: call, in: source, kept: nil, mode)
        expectEqual(report.record.outcome, .recorded)
      }
      expectEqual(
        sample.source.components(separatedBy: "    \"\"\"\n    one\n    \"\"\"\n").count,
        3
      )
      // The next run is of what was built since.
      let next = try InlineSample(sample.source)
      let changed = next.run("two", kept: "one", mode)
      expectEqual(changed.record.outcome, mode == .missing ? .changed : .recorded)
      expectEqual(next.source.contains("    two\n"), mode != .missing)
    }
  }

  @Test(arguments: [
    #"s.replacing(/\)/, with: "x")"#, #"s.replacing(/[)"]/, with: a / b)"#,
    #"s.replacing(/https:\/\//, with: "(")"#, #"(a / b, c / d)"#,
  ])
  func `stands behind a call with patterns in it`(value: String) throws {
    let source = "assertInlineSnapshot(of: \(value), as: .lines)\n"
    let sample = try InlineSample(source)
    _ = sample.run("new", kept: nil)
    try sample.accept()
    let call = source.dropLast()
    expectEqual(sample.source, "\(call) {\n  \"\"\"\n  new\n  \"\"\"\n}\n")
  }

  @Test func `isn't given a second closure`() throws {
    let source = "assertInlineSnapshot(of: text, as: .lines, matches: nil)\n"
    let sample = try InlineSample(source)
    let report = sample.run("new", kept: nil)
    #expect(report.message?.contains("what it is given as 'matches' is no closure") == true)
    #expect(sample.pending.isEmpty)
    expectEqual(sample.source, source)
  }

  @Test func `is refused where nothing says what it is for`() throws {
    let sample = try InlineSample(Self.call)
    _ = sample.run("one", kept: nil)
    let edit = sample.folder.path + "/.snapline/inline/Tests/CardTests.swift-2-23.edit"
    try FileManager.default.removeItem(atPath: edit)
    #expect(throws: SnapshotError.self) { try sample.accept() }
    expectEqual(sample.source, Self.call)
  }

  @Test func `can't hold two texts`() throws {
    let sample = try InlineSample(Self.call)
    #expect(sample.run("one", kept: "one").message == nil)
    let other = sample.run("two", kept: "one")
    #expect(other.message?.contains("one literal can't hold two texts") == true)
    #expect(sample.pending.isEmpty)
  }

  @Test(arguments: [
    ("{ text }", "its closure holds something else than a literal of a string"),
    (#"{ "a \(text)" }"#, "its literal has values in it, and only its author can say which stay"),
    (#"{ "other" }"#, "its literal isn't the one that was compiled"),
  ])
  func `isn't written where that can't be done`(closure: String, reason: String) throws {
    let source = "assertInlineSnapshot(of: text, as: .lines) \(closure)\n"
    let sample = try InlineSample(source)
    let report = sample.run("new", kept: "old")
    #expect(report.message?.contains(reason) == true, "\(report.message ?? "")")
    #expect(sample.pending.isEmpty)
    expectEqual(sample.source, source)
  }
}
