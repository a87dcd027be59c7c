internal import Foundation
internal import SnaplineEnvironment

/// One file that holds a whole run, to be merged with others or reviewed elsewhere.
package struct BlobReporter: DocumentReporter {
  package init() {}

  package func write(_ run: KeptRun, to sink: ReportSink) throws {
    var closing = BlobLine.Closing(cases: 0, files: 0, lines: 0)
    func write(_ line: Data) throws {
      try sink.write(JSONText.inert(line))
      try sink.write("\n")
      closing.lines += 1
    }
    let tool = run.headers.first?.tool ?? ""
    try write(try BlobLine.utf8("blob", BlobLine.Opening(tool: tool)))
    for results in run.results {
      for line in ResultLines(results.file, to: results.end) {
        guard let bytes = line.bytes, let outline = LineOutline(bytes), outline.isOfJournal else {
          continue
        }
        if outline.case != nil { closing.cases += 1 }
        try write(bytes)
      }
    }
    try run.results.forEach { results in
      try results.forEachFile { file in
        try write(try BlobLine.utf8("file", file))
        closing.files += 1
      }
    }
    try sink.write(try BlobLine.utf8("whole", closing))
    try sink.write("\n")
  }
}

extension IndexedResults {
  /// The largest file that fits a line of a blob, whose base64 takes a third more.
  private static let largestFile = ResultLines.longest / 4 * 3 - 10_000

  /// Hands on the files that go with the results: those beside a journal, or those that a blob holds.
  ///
  /// A file that isn't as its hash says is left out.
  func forEachFile(_ body: (BlobLine.File) throws -> Void) throws {
    for place in filePlaces {
      let line = file.line(at: place)
      guard let found = try? JSONDecoder().decode([String: BlobLine.File].self, from: line)["file"],
        let bytes = Data(base64Encoded: found.base64),
        SHA256.hexadecimal(of: bytes) == found.sha256
      else { continue }
      try body(found)
    }
    guard let folder else { return }
    let names = FileManager.default.enumerator(atPath: folder + "/new")
    while let name = names?.nextObject() as? String {
      let path = "\(folder)/new/\(name)"
      guard FileKind(of: path) == .file,
        let bytes = try? OrdinaryFile.bytes(at: path, most: Self.largestFile)
      else { continue }
      try body(
        BlobLine.File(
          base64: Data(bytes).base64EncodedString(),
          name: "new/" + name,
          sha256: SHA256.hexadecimal(of: bytes)
        )
      )
    }
  }
}

extension IndexedResults {
  /// Lays out what a blob holds as a run leaves it: the results and the files beside them.
  ///
  /// What a name would lead out of the folder is left out.
  package func unpack(into folder: String) throws {
    var journal: [UInt8] = []
    try Self.check(FileWriting.makeFolder(folder))
    let path = "\(folder)/\(RunFolder.resultsName)"
    let output = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard output >= 0 else { throw UnpackFailure(number: errno) }
    defer { close(output) }
    for line in ResultLines(file, to: end) {
      guard let bytes = line.bytes, LineOutline(bytes)?.isOfJournal == true else { continue }
      journal += bytes + [0x0A]
      if journal.count > 262_144 {
        try Self.check(FileWriting.fill(output, with: journal))
        journal.removeAll(keepingCapacity: true)
      }
    }
    try Self.check(FileWriting.fill(output, with: journal))
    try forEachFile { file in
      let parts = file.name.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.first == "new", parts.count > 1,
        parts.allSatisfy({ !["", ".", ".."].contains($0) && !$0.contains("\0") }),
        // The system takes no longer names: one of them doesn't cost the others.
        parts.allSatisfy({ $0.utf8.count <= 255 }), file.name.utf8.count <= 3_000,
        let bytes = Data(base64Encoded: file.base64)
      else { return }
      let target = "\(folder)/\(file.name)"
      let inside = String(target[..<(target.lastIndex(of: "/") ?? target.startIndex)])
      try Self.check(FileWriting.makeFolder(inside))
      let failure = FileWriting.makeFile(target, with: Array(bytes))
      // Of two files of a name the first is kept.
      if failure != EEXIST { try Self.check(failure) }
    }
  }

  private static func check(_ failure: CInt) throws(UnpackFailure) {
    if failure != 0 { throw UnpackFailure(number: failure) }
  }
}

/// The system's number of why a blob can't be unpacked.
package struct UnpackFailure: Error, CustomStringConvertible {
  let number: CInt

  package var description: String { systemReason(of: number) }
}
