internal import SnaplineEnvironment
internal import SnaplineRuns
internal import Synchronization

/// The files of tests whose literals this process was asked about.
///
/// The compiler's lines are those of the file as it was compiled. A run that records writes into it
/// meanwhile, so each file is kept as it was found, with what this run wrote.
package enum InlineSources {
  /// Files of code are shorter.
  static let limit = 16_000_000

  private static let sources = Mutex<[String: InlineSource]>([:])

  /// When the program that runs was built, in seconds since 1970.
  package static let programTime = FileTime.modification(of: "/proc/self/exe")

  /// Looks at the file of a literal, which nobody else writes into meanwhile: neither this process
  /// nor another one that locks the same folder.
  static func withSource(
    of literal: InlineLiteral,
    lockedBy folder: String,
    _ body: (inout InlineSource) throws(SnapshotError) -> Void
  ) throws(SnapshotError) {
    let path = literal.source
    // Readers of a baseline hold its folder before they ask here, so whoever writes does the same.
    let lock = try FolderLock(folder)
    let failure = sources.withLock { sources -> SnapshotError? in
      do throws(SnapshotError) {
        guard let bytes = try KeptFile.read(path, limit: limit) else {
          throw .unwritable(path: literal.name, reason: "the file of the test isn't there")
        }
        var source = sources[path] ?? InlineSource(bytes)
        if sources[path] == nil || source.current != bytes {
          try checkTime(of: literal)
          source = InlineSource(bytes)
        }
        defer { sources[path] = source }
        try body(&source)
        return nil
      } catch {
        return error
      }
    }
    lock.release()
    if let failure { throw failure }
  }

  /// Refuses a file that was written after the tests were built: another call may stand at the line.
  private static func checkTime(of literal: InlineLiteral) throws(SnapshotError) {
    guard let built = literal.builtAt, let written = FileTime.modification(of: literal.source),
      written > built
    else { return }
    throw .unwritable(
      path: literal.name,
      reason: "the file changed since the tests were built: build them again, and run them"
    )
  }

  /// The text that this process wrote into a literal; nothing where it wrote none.
  static func written(in literal: InlineLiteral) -> String? {
    sources.withLock { sources in
      guard let source = sources[literal.source], !source.texts.isEmpty,
        let place = source.compiled.place(line: literal.line, column: literal.column)
      else { return nil }
      return source.texts[place]
    }
  }
}

/// A file of code, with what was written into it since it was compiled.
struct InlineSource {
  let compiled: SwiftSource
  /// Edits of what was compiled; none touches another.
  var edits: [SourceEdit] = []
  /// What was written, by the place of its call in what was compiled.
  var texts: [Int: String] = [:]

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
    throw .unwritable(path: literal.name, reason: "no such place can be found in the file")
  }
}
