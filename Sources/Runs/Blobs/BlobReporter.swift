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
    var journal = Data()
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let path = "\(folder)/\(RunFolder.resultsName)"
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let output = FileHandle(forWritingAtPath: path)
    else { throw CocoaError(.fileWriteUnknown) }
    for line in ResultLines(file, to: end) {
      guard let bytes = line.bytes, LineOutline(bytes)?.isOfJournal == true else { continue }
      journal += bytes + [0x0A]
      if journal.count > 262_144 {
        try output.write(contentsOf: journal)
        journal.removeAll(keepingCapacity: true)
      }
    }
    try output.write(contentsOf: journal)
    try output.close()
    try forEachFile { file in
      let parts = file.name.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.first == "new", parts.count > 1,
        parts.allSatisfy({ !["", ".", ".."].contains($0) && !$0.contains("\0") }),
        // The system takes no longer names: one of them doesn't cost the others.
        parts.allSatisfy({ $0.utf8.count <= 255 }), file.name.utf8.count <= 3_000,
        let bytes = Data(base64Encoded: file.base64)
      else { return }
      let target = "\(folder)/\(file.name)"
      try FileManager.default.createDirectory(
        atPath: String(target[..<(target.lastIndex(of: "/") ?? target.startIndex)]),
        withIntermediateDirectories: true
      )
      try bytes.write(to: URL(filePath: target))
    }
  }
}
