/// The files that a design is made of besides its own, and what was looked for on the way to them.
struct ReadFiles {
  /// The files, as absolute paths.
  private(set) var parts: [String] = []
  /// The files and folders that were read or looked for, there or not, by their paths from the root.
  private(set) var sought: Set<String> = []
  /// The texts of the files, in the order in which they were read.
  private(set) var sources: [Source] = []
  /// How many lines have been read of all files.
  var linesRead = 0
  /// The pictures that were found, as absolute paths.
  var pictures: [String] = []
  /// The files of messages, in the order in which they were read.
  private var order: [ObjectIdentifier: Int] = [:]

  /// Notes a file that the design is made of.
  mutating func add(_ source: Source, path: String) {
    order[ObjectIdentifier(source)] = order.count + 1
    sources.append(source)
    linesRead = source.linesBefore + source.lineCount
    if !parts.contains(path) { parts.append(path) }
  }

  /// Notes a file that was looked for, whether it is there or not.
  mutating func seek(_ path: String) {
    if sought.count < Self.mostSought { sought.insert(path) }
  }

  /// More files than this no design is made of.
  private static let mostSought = 20_000

  /// Where a message stands among those of all files.
  func place(of span: Span) -> (file: Int, offset: Int) {
    (order[ObjectIdentifier(span.source)] ?? 0, span.range.lowerBound)
  }
}
