/// Reads a file of results line by line, however long it is.
package struct JournalReader: Sequence, IteratorProtocol {
  /// What a line is: known, or damaged, with its number from 1.
  package enum Item {
    case line(JournalLine)
    case damaged(number: Int)
  }

  private var lines: ResultLines

  /// Nothing where no ordinary file can be opened there.
  package init?(path: String) {
    guard let file = ResultsFile(path: path) else { return nil }
    lines = ResultLines(file)
  }

  package mutating func next() -> Item? {
    lines.next().map { line in
      line.bytes.flatMap(JournalLine.init(utf8:)).map(Item.line) ?? .damaged(number: line.number)
    }
  }
}
