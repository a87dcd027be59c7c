internal import Glibc

/// The rows of a file, one after the other, of which no more than one is in memory.
package struct RowReader: ~Copyable {
  private var stream: ByteStream
  private var language: RowLanguage
  private var table: Table?
  private var number = 0
  private var isOver = false
  /// Whether the last record ended within quotation marks.
  private var isQuoteOpen = false
  /// The longest row that is taken.
  private let mostBytes: Int
  private let size: Int?

  /// Why the rows can't be read at all, or no further.
  package enum Failure: Error {
    case unreadable(number: CInt)
    case fault(RowFault, line: Int)
  }

  /// Reads an open file; what it is written in is seen by its first byte, unless somebody knows.
  package init(_ file: CInt, language: RowLanguage?, mostBytes: Int) throws(Failure) {
    var facts = stat()
    size =
      unsafe fstat(file, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG
      ? Int(facts.st_size) : nil
    stream = ByteStream(file)
    self.mostBytes = mostBytes
    self.language = language ?? .csv
    do throws(ByteStream.Failure) {
      try stream.skipMark()
      // A table may begin with blanks.
      if language != .csv { try stream.skip { " \t\r\n".utf8.contains($0) } }
      let first = try stream.peek()
      switch (language, first) {
      case (.csv?, _): break
      case (_, UInt8(ascii: "[")):
        self.language = .json
        try stream.skip()
      case (_, UInt8(ascii: "{")), (_?, _): self.language = .jsonl
      case (nil, _): self.language = .csv
      }
      if first == nil { isOver = true }
    } catch {
      throw .unreadable(number: error.number)
    }
    if self.language == .csv, !isOver { table = try header() }
  }

  /// How much of the file has been read, where it has a size.
  package var share: Double? { size.map { Double(stream.taken) / Double(max($0, 1)) } }

  /// How many rows have been read.
  package var count: Int { number }

  /// The file, where its next row hasn't begun to come.
  package var waitedFor: CInt? {
    isOver ? nil : stream.waitedFor(while: language.isBetweenRows)
  }

  /// The next row; nothing at the end.
  package mutating func next() throws(Failure) -> DataRow? {
    guard !isOver else { return nil }
    do throws(ByteStream.Failure) {
      switch language {
      case .jsonl: return try line()
      case .json: return try entry()
      case .csv: return try record()
      }
    } catch {
      throw .unreadable(number: error.number)
    }
  }

  private mutating func row(at line: Int, _ content: DataRow.Content) -> DataRow {
    number += 1
    return DataRow(number: number, line: line, content: content)
  }

  // MARK: Lines

  private mutating func line() throws(ByteStream.Failure) -> DataRow? {
    try stream.skip(while: language.isBetweenRows)
    guard let first = try stream.peek() else {
      isOver = true
      return nil
    }
    // Files that were joined have a mark in the middle.
    if first == 0xEF { try stream.skipMark() }
    let start = stream.line
    let run = try stream.run(most: mostBytes) { $0.firstIndex(of: UInt8(ascii: "\n")) }
    return row(at: start, object(run.bytes))
  }

  private func object(_ bytes: [UInt8]?) -> DataRow.Content {
    guard let bytes else { return .fault(.tooLong(most: mostBytes)) }
    return ObjectScan.isOneObject(bytes) ? .object(bytes) : .fault(.noObject(bytes))
  }

  // MARK: A list

  private mutating func entry() throws(ByteStream.Failure) -> DataRow? {
    try stream.skip(while: language.isBetweenRows)
    let start = stream.line
    guard let first = try stream.peek(), first != UInt8(ascii: "]") else {
      let isClosed = try stream.peek() != nil
      isOver = true
      guard isClosed else { return row(at: start, .fault(.openList)) }
      try stream.skip()
      try stream.skip { " \t\r\n".utf8.contains($0) }
      return try stream.peek() == nil ? nil : row(at: stream.line, .fault(.behindList))
    }
    let isNested = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    var scan = ObjectScan()
    var hasClosed = false
    let run = try stream.run(most: mostBytes) { piece in
      for (place, byte) in zip(piece.indices, piece) {
        if hasClosed { return place }
        if isNested {
          hasClosed = scan.take(byte)
        } else if byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]") {
          return place
        }
      }
      return nil
    }
    if !run.isWhole, !hasClosed {
      isOver = true
      return row(at: start, .fault(.openList))
    }
    // In a text of JSON no line ends; elsewhere a blank does as well.
    let bytes = run.bytes.map { $0.map { "\n\r".utf8.contains($0) ? UInt8(ascii: " ") : $0 } }
    return row(at: start, object(bytes))
  }

  // MARK: A table

  private mutating func header() throws(Failure) -> Table {
    let bytes: [UInt8]
    do throws(ByteStream.Failure) {
      bytes = try recordBytes().bytes ?? []
    } catch {
      throw .unreadable(number: error.number)
    }
    do throws(RowFault) {
      return try Table(header: bytes)
    } catch {
      throw .fault(error, line: 1)
    }
  }

  private mutating func recordBytes() throws(ByteStream.Failure) -> (bytes: [UInt8]?, isWhole: Bool)
  {
    var quotes = QuoteScan(separators: table.map { [$0.separator] } ?? Table.separators)
    let run = try stream.run(most: mostBytes) { piece in
      for (place, byte) in zip(piece.indices, piece) where quotes.takeEndsLine(byte) {
        return place
      }
      return nil
    }
    isQuoteOpen = quotes.isQuoted
    return run
  }

  private mutating func record() throws(ByteStream.Failure) -> DataRow? {
    try stream.skip(while: language.isBetweenRows)
    guard try stream.peek() != nil, let table else {
      isOver = true
      return nil
    }
    let start = stream.line
    guard let bytes = try recordBytes().bytes else {
      return row(at: start, .fault(isQuoteOpen ? .openQuote : .tooLong(most: mostBytes)))
    }
    do throws(RowFault) {
      return row(at: start, .texts(try table.object(of: bytes)))
    } catch {
      return row(at: start, .fault(error))
    }
  }
}

extension RowFault {
  fileprivate static func tooLong(most: Int) -> RowFault {
    RowFault(
      id: "limit",
      subject: "the row has more than \(most) bytes",
      remedy: "name long texts and pictures by files beside the design"
    )
  }

  fileprivate static func noObject(_ bytes: [UInt8]) -> RowFault {
    RowFault(
      id: "wrong-type",
      subject: "the row is no object of JSON",
      remedy: "write {\"name\": \"Ada\"} on a line for each picture, or a list of such objects",
      bytes: bytes
    )
  }

  fileprivate static let behindList = RowFault(
    id: "json-syntax",
    subject: "something stands behind the list of rows",
    cause: "the list ends with its ]",
    remedy: "put all rows into one list, or write each on a line of its own, without [ and ]"
  )

  fileprivate static let openList = RowFault(
    id: "json-syntax",
    subject: "the list of rows isn't closed",
    cause: "the file ends within it",
    remedy: "end it with ]"
  )
}
