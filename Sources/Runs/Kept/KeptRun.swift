package import Foundation

/// What runs left: known in outline, and its cases read one by one whenever a reporter goes through them.
package struct KeptRun: Sendable {
  package let results: [IndexedResults]
  package private(set) var tally = RunTally()
  /// How many lines say nothing known.
  package private(set) var damaged = 0
  /// One for each run; processes of the same run share theirs.
  package private(set) var headers: [RunHeader] = []

  package init(_ results: [IndexedResults]) {
    self.results = results
    for file in results {
      tally.add(file.tally)
      damaged += file.damagedCount
      for header in file.headers where !headers.contains(where: { $0.isOfSameRun(as: header) }) {
        headers.append(header)
      }
    }
  }

  /// Whether nothing was killed, cut or damaged.
  package var isComplete: Bool {
    tally.isComplete && damaged == 0 && results.allSatisfy { $0.isWhole || !$0.isBlob }
  }

  /// A case with the bytes of its JSON object.
  package struct Case: Sendable {
    package let record: CaseRecord
    /// The bytes of its line, as they stand.
    private let raw: Data?

    fileprivate init(record: CaseRecord, raw: Data?) { (self.record, self.raw) = (record, raw) }

    /// The object as JSON that each reader takes, with keys of later versions.
    package var json: Data {
      raw.flatMap(Self.valid) ?? (try? JSONText.encoder.encode(record)) ?? Data()
    }
  }

  /// Hands on each case in the order in which they ended.
  package func forEachCase(_ body: (Case) throws -> Void) rethrows {
    try forEachCase { found, _ in try body(found) }
  }

  /// Hands on each case with the file of results that it stands in.
  package func forEachCase(_ body: (Case, IndexedResults) throws -> Void) rethrows {
    for file in results {
      var lines = ResultLines(file.file, to: file.end)
      try Batches.forEach(next: { lines.next() }, size: { $0.bytes?.count ?? 0 }) { batch in
        for found in Batches.made(of: batch, { $0.bytes.flatMap(Case.init(line:)) }) {
          if let found { try body(found, file) }
        }
      }
    }
  }

  /// The names of suites in the order of their first cases.
  package var suites: [String] {
    var known: Set<String> = []
    return results.flatMap { $0.suites.map(\.name) }.filter { known.insert($0).inserted }
  }

  func tally(of suite: String) -> RunTally {
    parts(of: suite).reduce(into: RunTally()) { $0.add($1.part.tally) }
  }

  /// Hands on the cases of a suite, whatever stands between them.
  func forEachCase(of suite: String, _ body: (Case) throws -> Void) rethrows {
    for (file, part) in parts(of: suite) {
      var places = part.places.makeIterator()
      try Batches.forEach(next: { places.next() }, size: \.count) { batch in
        let lines = batch.map { file.file.line(at: $0) }
        for found in Batches.made(of: lines, Case.init(line:)) { if let found { try body(found) } }
      }
    }
  }

  private func parts(of suite: String) -> [(file: IndexedResults, part: IndexedResults.Suite)] {
    results.compactMap { file in file.suite(named: suite).map { (file, $0) } }
  }
}

extension KeptRun.Case {
  private static let head = Data(#"{"case":"#.utf8)

  /// Nothing where the line is of no case.
  init?(line: Data) {
    guard line.starts(with: Self.head) else {
      guard case .result(let record)? = JournalLine(utf8: line) else { return nil }
      self.init(record)
      return
    }
    // What was written by us is the object and one more brace.
    let json = line.dropFirst(Self.head.count).dropLast()
    if let record = try? JSONDecoder().decode(CaseRecord.self, from: json) {
      self.init(record: record, raw: json)
    } else if case .result(let record)? = JournalLine(utf8: line) {
      self.init(record)
    } else {
      return nil
    }
  }

  /// The same object as JSON that each reader takes; nothing where it is none.
  ///
  /// The decoder doesn't look into the values of keys that it doesn't know. The other reader does, but takes marks
  /// before the object, and commas after the last entry.
  fileprivate static func valid(_ json: Data) -> Data? {
    guard let object = try? JSONSerialization.jsonObject(with: json) else { return nil }
    if json.first == UInt8(ascii: "{"), !mayEndInComma(json) { return json }
    return try? JSONSerialization.data(withJSONObject: object, options: [.sortedKeys])
  }

  /// Whether a bracket stands behind a comma, be it in a text.
  private static func mayEndInComma(_ json: Data) -> Bool {
    var isBehindComma = false
    for byte in json where byte > UInt8(ascii: " ") {
      if isBehindComma, byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") { return true }
      isBehindComma = byte == UInt8(ascii: ",")
    }
    return false
  }

  package init(_ record: CaseRecord) { self.init(record: record, raw: nil) }
}

extension RunHeader {
  /// Whether two processes are of one run: tests may have a process for each case.
  fileprivate func isOfSameRun(as other: RunHeader) -> Bool {
    source == other.source && mode == other.mode && tool == other.tool
      && environment == other.environment && selection == other.selection
  }
}
