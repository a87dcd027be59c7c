internal import SnaplineEnvironment
internal import Synchronization

/// The files of tests whose literals this process was asked about.
///
/// The compiler's lines are those of the file as it was compiled. A run that records may write into
/// it meanwhile, so each file is kept as it was found, with what this run wrote.
enum InlineSources {
  /// Files of code are shorter.
  static let limit = 16_000_000

  private static let sources = Mutex<[String: InlineSource]>([:])

  static func withSource(
    of path: String,
    _ body: (inout InlineSource) throws(SnapshotError) -> Void
  ) throws(SnapshotError) {
    let failure = sources.withLock { sources -> SnapshotError? in
      do throws(SnapshotError) {
        guard let bytes = try KeptFile.read(path, limit: limit) else {
          throw .unwritable(path: path, reason: "the file of the test isn't there")
        }
        var source = sources[path] ?? InlineSource(bytes)
        if source.current != bytes { source = InlineSource(bytes) }
        defer { sources[path] = source }
        try body(&source)
        return nil
      } catch {
        return error
      }
    }
    if let failure { throw failure }
  }
}

/// A file of code, with what was written into it since it was compiled.
struct InlineSource {
  let compiled: SwiftSource
  /// Edits of what was compiled; none touches another.
  var edits: [SourceEdit] = []

  init(_ bytes: [UInt8]) { compiled = SwiftSource(bytes) }

  var current: [UInt8] {
    edits.sorted { $0.range.lowerBound > $1.range.lowerBound }
      .reduce(compiled.bytes) { $1.applied(to: $0) }
  }

  /// Where a place of what was compiled is by now.
  func moved(_ place: Int) -> Int {
    edits.reduce(place) { $1.range.upperBound <= place ? $0 + $1.shift : $0 }
  }

  func moved(_ range: Range<Int>) -> Range<Int> {
    let start = edits.reduce(range.lowerBound) {
      $1.range.upperBound <= range.lowerBound ? $0 + $1.shift : $0
    }
    return start..<(start + range.count)
  }

  /// The place of the call as it was compiled.
  func place(of literal: InlineLiteral) throws(SnapshotError) -> Int {
    if let place = compiled.place(line: literal.line, column: literal.column) { return place }
    throw .unwritable(path: literal.name, reason: "the file has no such line any more")
  }
}
