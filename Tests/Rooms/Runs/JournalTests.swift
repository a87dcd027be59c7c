import Foundation
import SnaplineRuns
import TestSupport
import Testing

@Suite struct `A journal of a run` {
  @Test func `gives back what was written, line by line`() throws {
    try inFolder { folder in
      let journal = try RunJournal(in: folder, header)
      for name in ["a", "b\n]]>", "c\u{202E}"] { journal.add(record(name)) }
      journal.end()
      let lines = try lines(of: folder)
      expectEqual(lines.compactMap(\.record), ["a", "b\n]]>", "c\u{202E}"].map(record))
      var tally = RunTally()
      lines.forEach { tally.add($0) }
      expectEqual(tally.cases, 3)
      #expect(tally.isComplete)
    }
  }

  @Test func `isn't complete where its process was killed`() throws {
    try inFolder { folder in
      let journal = try RunJournal(in: folder, header)
      journal.add(record("a"))
      var tally = RunTally()
      try lines(of: folder).forEach { tally.add($0) }
      expectEqual(tally.cases, 1)
      #expect(!tally.isComplete)
    }
  }

  @Test func `keeps what is whole around damaged lines, and counts these`() throws {
    try inFolder { folder in
      let journal = try RunJournal(in: folder, header)
      journal.add(record("a"))
      let path = try #require(folder.resultFiles().first)
      var bytes = try Data(contentsOf: URL(filePath: path))
      bytes += Data("{\"case\":{\"name\":3}}\nnonsense\n".utf8)
      bytes += JournalLine.result(record("b")).utf8
      try bytes.write(to: URL(filePath: path))
      var names: [String] = []
      var damaged: [Int] = []
      for item in try #require(JournalReader(path: path)) {
        switch item {
        case .line(let line): if let record = line.record { names.append(record.name) }
        case .damaged(let number): damaged.append(number)
        }
      }
      expectEqual(names, ["a", "b"])
      expectEqual(damaged, [3, 4])
    }
  }

  @Test func `begins a line of its own behind one that was cut`() throws {
    try inFolder { folder in
      var journal = try RunJournal(in: folder, header)
      let path = try #require(folder.resultFiles().first)
      let handle = try #require(FileHandle(forWritingAtPath: path))
      try handle.seekToEnd()
      try handle.write(contentsOf: Data("{\"case\":{\"na".utf8))
      journal = try RunJournal(in: folder, header)
      journal.add(record("b"))
      var names: [String] = []
      var damaged: [Int] = []
      for item in try #require(JournalReader(path: path)) {
        switch item {
        case .line(let line): names += [line.record?.name].compactMap(\.self)
        case .damaged(let number): damaged.append(number)
        }
      }
      expectEqual(names, ["b"])
      expectEqual(damaged, [2])
    }
  }

  @Test func `writes and removes nothing through a link`() throws {
    try inFolder { folder in
      let other = "\(folder.path)/designs.1-1"
      try FileManager.default.createDirectory(atPath: other, withIntermediateDirectories: true)
      let link = folder.path + ".link"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.path)
      defer { try? FileManager.default.removeItem(atPath: link) }
      let failure = #expect(throws: RunJournal.Failure.self) {
        try RunJournal(in: RunFolder(path: link), header)
      }
      expectEqual(failure?.reason, "it is a link")
      expectEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), ["designs.1-1"])
    }
  }

  @Test func `takes the place of the one before it, and of none that another asked for`() throws {
    try inFolder { folder in
      let other = "\(folder.path)/designs.1-1"
      let foreign = "\(folder.path)/xctest.1-1"
      for path in [other, foreign] {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        try Data().write(to: URL(filePath: path + "/" + RunFolder.resultsName))
      }
      _ = try RunJournal(in: folder, header)
      #expect(!FileManager.default.fileExists(atPath: other))
      #expect(FileManager.default.fileExists(atPath: foreign))
      expectEqual(folder.resultFiles().count, 2)
    }
  }

  private let header = RunHeader.current(of: .designs, mode: "pending")

  private func record(_ name: String) -> CaseRecord {
    CaseRecord(name: name, suite: ".", outcome: .changed, milliseconds: 0.5)
  }

  private func lines(of folder: RunFolder) throws -> [JournalLine] {
    let path = try #require(folder.resultFiles().first)
    return try #require(JournalReader(path: path)).map { item in
      guard case .line(let line) = item else { throw CocoaError(.fileReadCorruptFile) }
      return line
    }
  }

  private func inFolder(_ body: (RunFolder) throws -> Void) throws {
    let path = FileManager.default.temporaryDirectory.path + "/run-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(RunFolder(path: path))
  }
}

extension JournalLine {
  fileprivate var record: CaseRecord? {
    if case .result(let record) = self { record } else { nil }
  }
}
