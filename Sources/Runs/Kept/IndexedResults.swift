internal import Foundation

/// A file of results in outline: a journal, or a blob.
///
/// Of each case no more is kept than where it stands.
package struct IndexedResults: Sendable {
  package let file: ResultsFile
  package private(set) var headers: [RunHeader] = []
  package private(set) var tally = RunTally()
  /// The numbers of the first lines that say nothing known.
  package private(set) var damaged: [Int] = []
  package private(set) var damagedCount = 0
  package private(set) var isBlob = false
  /// Whether a blob's last line is there and counts what stands above it.
  package private(set) var isWhole = false
  private(set) var opening: BlobLine.Opening?
  /// In the order of their first cases.
  private(set) var suites: [Suite] = []
  private var placesOfSuites: [String: Int] = [:]
  /// The places at which files of a blob begin.
  private(set) var filePlaces: [LinePlace] = []
  /// Where reading ended: lines that a run writes later aren't part of this.
  private(set) var end = 0

  package struct Suite: Sendable {
    package let name: String
    package fileprivate(set) var tally = RunTally()
    /// The place of each case's line.
    fileprivate(set) var places: [LinePlace] = []
  }

  package init(_ file: ResultsFile) {
    self.file = file
    end = file.size
    var lines = ResultLines(file, to: end)
    Batches.forEach(next: { lines.next() }, size: { $0.bytes?.count ?? 0 }) { batch in
      let outlines = Batches.made(of: batch) { $0.bytes.flatMap(LineOutline.init(whole:)) }
      for (line, outline) in zip(batch, outlines) { add(line, outline) }
    }
  }

  /// Nothing where no ordinary file can be opened.
  package init?(path: String) {
    guard let file = ResultsFile(path: path) else { return nil }
    self.init(file)
  }

  package var isEmpty: Bool { end == 0 }

  /// Where the files lie that cases name, unless the blob holds them.
  package var folder: String? {
    isBlob ? nil : file.path.lastIndex(of: "/").map { String(file.path[..<$0]) } ?? "."
  }

  private mutating func add(_ line: ResultLines.Line, _ outline: LineOutline?) {
    guard let outline, let count = line.bytes?.count else {
      damagedCount += 1
      if damaged.count < 3 { damaged.append(line.number) }
      return
    }
    isWhole = false
    let place = LinePlace(start: line.start, count: count)
    if let header = outline.begin {
      headers.append(header)
      tally.add(.begin(header))
    } else if let found = outline.case {
      add(found, at: place)
    } else if let end = outline.end {
      tally.add(.end(end))
    } else if outline.file != nil {
      filePlaces.append(place)
    } else if let opening = outline.blob {
      isBlob = true
      self.opening = self.opening ?? opening
    } else if let whole = outline.whole {
      // What is damaged is told as that, and as nothing that was cut off.
      let (cases, files) = (whole.cases - tally.cases, whole.files - filePlaces.count)
      isWhole =
        cases >= 0 && files >= 0 && cases + files <= damagedCount
        && whole.lines == line.number - 1
    }
  }

  private mutating func add(_ found: LineOutline.Case, at line: LinePlace) {
    tally.add(found.outcome, milliseconds: found.ms, isAllowed: found.allowed)
    let place = placesOfSuites[found.suite] ?? suites.count
    if place == suites.count {
      suites.append(Suite(name: found.suite))
      placesOfSuites[found.suite] = place
    }
    suites[place].tally.add(found.outcome, milliseconds: found.ms, isAllowed: found.allowed)
    suites[place].places.append(line)
  }
}

extension IndexedResults {
  func suite(named name: String) -> Suite? { placesOfSuites[name].map { suites[$0] } }
}
