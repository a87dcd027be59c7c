import Foundation
import SnaplineDiagnostics
import TestSupport
import Testing

@testable import SnaplineLive

@Suite struct `What a compiler prints` {
  private let sources = SwiftSources([("Card.swift", "/a/Card.swift")], module: "Live_Card")

  @Test func `becomes messages with places, and what was said of other files is kept apart`() {
    let output = """
      /a/Card.swift:3:7: error: cannot find 'x' in scope
        f(x)
          ^~~
      /a/Card.swift:4:1: warning: never used [#no-usage]
      /b/Entry.swift:1:2: error: cannot find 'previews' in scope
      <unknown>:0: error: missing required module 'CPNG'
      2 errors generated.
      """
    let said = CompilerMessages(Array(output.utf8), in: sources)
    expectEqual(said.diagnostics.map(\.severity), [.error, .warning])
    expectEqual(said.diagnostics.map(\.subject), ["cannot find 'x' in scope", "never used"])
    expectEqual(
      said.diagnostics.first?.place,
      Place(file: "Card.swift", line: 3, column: 7, length: 3)
    )
    expectEqual(
      said.ofOthers.map(\.subject),
      ["cannot find 'previews' in scope", "missing required module 'CPNG'"]
    )
  }

  @Test func `is bounded, whatever it is`() {
    let line = "/a/Card.swift:1:1: error: once more\n"
    let said = CompilerMessages(Array(String(repeating: line, count: 5_000).utf8), in: sources)
    expectEqual(said.diagnostics.count, 100)
    for seed in Seed.some(100) {
      var seed = seed
      let bytes = (0..<seed.number(in: 0...300)).map { _ in UInt8(seed.number(in: 0...255)) }
      _ = CompilerMessages(bytes, in: sources)
    }
  }
}

@Suite struct `A report of where code stood` {
  @Test func `counts from where the library was loaded`() {
    let report = CrashReport("base 1000\npc 1010\nat 1010\nat 1021\nat 500\nend 0\n")
    // A place that was called returns behind the call; where it stopped is its own place.
    expectEqual(report?.offsets, [0x10, 0x20])
  }

  @Test func `goes on with each stack that is asked for, and leaves out what is half written`() {
    let stack = "pc 5\nat 5\nat 1021\nend 0\n"
    let report = CrashReport("base 1000\n" + stack + "pc 1030\nat 1030\nend 0\nat 1040\nat 10")
    expectEqual(report?.offsets, [0x20, 0x30])
    expectEqual(report?.count, 2)
  }

  @Test(arguments: ["", "base 10\nat 20\n", "at xyz\nend 0\n", "at\nend 0\n", "end 0 1\n"])
  func `is none until all of it is there`(_ text: String) { #expect(CrashReport(text) == nil) }
}

@Suite struct `What code printed` {
  @Test func `is kept from both ends, and never more of it`() {
    for seed in Seed.some(50) {
      var seed = seed
      var printed = PrintedText()
      var all: [UInt8] = []
      for _ in 0..<seed.number(in: 1...40) {
        let letter = UInt8(ascii: "a") + UInt8(seed.number(in: 0...25))
        let piece = Array(repeating: letter, count: seed.number(in: 0...4_000))
        printed.add(piece)
        all += piece
      }
      expectEqual(printed.total, all.count, "\(seed)")
      let text = printed.text
      #expect(text.utf8.count <= 2 * LiveLimits.mostKept + 8, "\(seed)")
      #expect(all.starts(with: text.utf8.prefix(min(all.count, LiveLimits.mostKept))), "\(seed)")
      #expect(all.reversed().starts(with: text.utf8.reversed().prefix { $0 != 10 }), "\(seed)")
      if all.count <= 2 * LiveLimits.mostKept {
        #expect(text == String(decoding: all, as: UTF8.self), "\(seed)")
      }
    }
  }
}

@Suite struct `Limits of code` {
  @Test func `are read by their names, and each has a usual value`() {
    let usual = LiveLimits()
    expectEqual([usual.memory, usual.processor, usual.time, usual.processes], [1024, 10, 10, 4])
    let said = LiveLimits("memory=2048,time=30")
    expectEqual([said?.memory, said?.processor, said?.time], [2048, 10, 30])
  }

  @Test(arguments: [
    "", "memory", "memory=", "memory=0", "time=-1", "time=1.5", "size=3", "time=1,",
  ])
  func `are refused where they make no sense`(_ words: String) { #expect(LiveLimits(words) == nil) }
}
