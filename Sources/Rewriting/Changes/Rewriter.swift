/// Rewrites a file: words in their places, and what needs room below `#sourceLocation`.
///
/// A change in place takes as many bytes as what was there. What can't is moved before the brace that
/// closes its type's body, or to the end of the file, and laid out at its old columns.
struct Rewriter {
  let file: SourceFile
  let declarations: Declarations
  let clauses: Clauses
  /// Whether what says nothing of an actor is on the main actor.
  let isOnMainActor: Bool
  /// The file with its changes in place, as long as the file.
  var changed: [UInt8]
  private(set) var refusals: [Refusal] = []
  /// The tokens at which they were found.
  private var refused: [Int] = []
  /// What is added before the brace that closes a scope; at the end of the file for -1.
  private var additions: [Int: [Addition]] = [:]
  /// What is put between two bytes of the file, by the place of the second.
  private var insertions: [Int: [UInt8]] = [:]
  /// The places of insertions, in order.
  private var insertionPlaces: [Int] = []
  /// What is laid out elsewhere.
  private var moved: [Range<Int>] = []
  /// Whether the file imports UIKit for what was added alone.
  var importsMore = false
  /// How many selectors were made.
  var selectors = 0

  /// Text that is added on lines of its own.
  struct Addition {
    enum Content {
      case text(String)
      /// What stood there, at its old columns.
      case moved(Range<Int>)
    }

    /// The line that the first of it is told as.
    let line: Int
    let content: Content
    /// The conditions of `#if` that it stood in and its new place doesn't.
    var conditions: [String] = []

    var isMoved: Bool {
      if case .moved = content { true } else { false }
    }
  }

  init(_ file: SourceFile, isOnMainActor: Bool) {
    self.file = file
    self.isOnMainActor = isOnMainActor
    declarations = Declarations(file)
    clauses = Clauses(file, declarations)
    changed = file.bytes
  }

  mutating func run() {
    // Half a file isn't guessed at: the compiler says what is wrong with it.
    guard file.isBalanced else { return }
    if let token = declarations.tooDeep {
      return report(
        token,
        "types or conditions are nested more than \(Declarations.mostLevels) deep here, or braces more than"
          + " \(Declarations.mostBraces)",
        remedy: "split the file, or leave it out of the target on Linux"
      )
    }
    rewriteConditions()
    rewriteImports()
    rewriteSelectors()
    rewriteKeyPaths()
    rewriteAttributes()
    rewriteActors()
    connectOutlets()
    nameActions()
    rewriteInitializers()
    provideInitializers()
    rewriteOptionalMembers()
    rewriteOptionalCalls()
    moveOverrides()
    reportLookups()
    forgiveWhatIsOff()
  }

  /// Takes back what was reported of code that isn't compiled here.
  private mutating func forgiveWhatIsOff() {
    guard !refusals.isEmpty, !file.words.pounds.isEmpty else { return }
    let isKept = refused.map { !clauses.areOff(declarations.conditions(at: $0)) }
    refusals = zip(refusals, isKept).filter { $1 }.map { $0.0 }
  }

  // MARK: Changes

  /// Puts `text` in the place of bytes that are at least as many, and blanks after it.
  mutating func replace(_ range: Range<Int>, by text: String = "") {
    var index = range.lowerBound
    for byte in text.utf8 {
      changed[index] = byte
      index += 1
    }
    while index < range.upperBound {
      if !Ascii.isLineEnd(changed[index]) { changed[index] = Ascii.blank }
      index += 1
    }
  }

  /// What stands at a place by now.
  func written(_ range: Range<Int>) -> String { String(decoding: changed[range], as: UTF8.self) }

  mutating func add(_ addition: Addition, to scope: Int?) {
    additions[scope ?? -1, default: []].append(addition)
  }

  mutating func move(_ range: Range<Int>, to scope: Int, conditions: [String]) {
    moved.append(range)
    let line = file.line(at: range.lowerBound)
    add(Addition(line: line, content: .moved(range), conditions: conditions), to: scope)
  }

  mutating func insert(_ text: String, at offset: Int) {
    insertions[offset, default: []] += text.utf8
  }

  /// Blanks up to a column; none on a line so long that nobody reads its columns.
  func padding(_ column: Int) -> String {
    String(repeating: " ", count: column > Self.lastColumn ? 0 : max(0, column))
  }

  private static let lastColumn = 2000

  /// Puts a word on the line before a declaration, given by its first token, so that nothing moves.
  mutating func precede(_ head: Int, by word: String) {
    let offset = file.tokens[head].start
    let (line, column) = (file.line(at: offset), file.indentation(at: offset))
    let rest = padding(column)
    guard line == 1 else {
      let place = String(decoding: told(as: line - 1), as: UTF8.self)
      return insert("\n\(place)\(word)\n\(rest)", at: offset)
    }
    // On the first line there is room where its columns were.
    guard column > word.utf8.count else { return }
    let place = String(decoding: told(as: 1), as: UTF8.self)
    insert("\n\(place)\(word)\(rest.dropFirst(word.utf8.count))", at: offset)
  }

  mutating func report(_ token: Int, _ message: String, remedy: String) {
    let offset = file.tokens[token].start
    refused.append(token)
    refusals.append(
      Refusal(
        line: file.line(at: offset),
        column: file.indentation(at: offset) + 1,
        message: message,
        remedy: remedy
      )
    )
  }

  // MARK: Result

  /// The file with all of its changes.
  mutating func result() -> [UInt8] {
    moved.sort { $0.lowerBound < $1.lowerBound }
    // What is moved holds what was added to it.
    let bodies = additions.filter { $0.key >= 0 }.sorted { $0.key < $1.key }
    for holdsMoved in [false, true] {
      insertionPlaces = insertions.keys.sorted()
      for (scope, pieces) in bodies where pieces.contains(where: \.isMoved) == holdsMoved {
        placeAdditions(pieces, before: file.tokens[declarations.scopes[scope].close].start)
      }
    }
    insertionPlaces = insertions.keys.sorted()
    // A mark of the order of bytes stays the first.
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let start = file.bytes.starts(with: mark) ? mark.count : 0
    var bytes = Array(file.bytes[..<start])
    if !file.bytes[start...].starts(with: "#sourceLocation".utf8) { bytes += told(as: 1) }
    bytes += rendered(start..<file.bytes.count, isMoved: false)
    if let last = additions[-1] {
      if bytes.last != 0x0A { bytes.append(0x0A) }
      bytes += last.flatMap { laidOut($0) }
    }
    return bytes
  }

  /// Puts additions on lines before a brace, which then stands in its old column.
  private mutating func placeAdditions(_ pieces: [Addition], before offset: Int) {
    let line = file.line(at: offset)
    let start = file.lineStarts[line - 1]
    let isFirst = file.bytes[start..<offset].allSatisfy(Ascii.isSpace)
    var text: [UInt8] = isFirst ? [] : [0x0A]
    text += pieces.flatMap { laidOut($0) } + told(as: line)
    if !isFirst { text += padding(offset - start).utf8 }
    insertions[isFirst ? start : offset, default: []] += text
  }

  private func laidOut(_ addition: Addition) -> [UInt8] {
    var bytes = addition.conditions.flatMap { Array("#if \($0)\n".utf8) }
    bytes += told(as: addition.line)
    switch addition.content {
    case .text(let text):
      bytes += text.utf8
    case .moved(let range):
      bytes += padding(file.indentation(at: range.lowerBound)).utf8
      bytes += rendered(range, isMoved: true)
    }
    bytes.append(0x0A)
    for _ in addition.conditions { bytes += "#endif\n".utf8 }
    return bytes
  }

  /// What makes the compiler take the next line for this one of the file.
  func told(as line: Int) -> [UInt8] {
    let path = file.path.flatMap { $0 == "\\" || $0 == "\"" ? "\\\($0)" : String($0) }
    return Array("#sourceLocation(file: \"\(String(path))\", line: \(max(1, line)))\n".utf8)
  }

  /// Bytes with their changes and insertions, and blanks for what is laid out elsewhere.
  private func rendered(_ range: Range<Int>, isMoved: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count + 1024)
    let gone = isMoved ? [] : moved
    var next = 0
    var place = range.lowerBound
    var index = insertionPlaces.partition(before: range.lowerBound)
    while index < insertionPlaces.count, insertionPlaces[index] < range.upperBound {
      let offset = insertionPlaces[index]
      index += 1
      appendBytes(from: &place, to: offset, without: gone, &next, to: &bytes)
      while next < gone.count, gone[next].upperBound <= offset { next += 1 }
      let isGone = next < gone.count && gone[next].contains(offset)
      if !isGone, let text = insertions[offset] { bytes += text }
    }
    appendBytes(from: &place, to: range.upperBound, without: gone, &next, to: &bytes)
    return bytes
  }

  private func appendBytes(
    from place: inout Int,
    to end: Int,
    without gone: [Range<Int>],
    _ next: inout Int,
    to bytes: inout [UInt8]
  ) {
    while place < end {
      while next < gone.count, gone[next].upperBound <= place { next += 1 }
      guard next < gone.count, gone[next].lowerBound < end else {
        bytes += changed[place..<end]
        place = end
        return
      }
      let hole = gone[next]
      if place < hole.lowerBound {
        bytes += changed[place..<hole.lowerBound]
        place = hole.lowerBound
      }
      let stop = min(end, hole.upperBound)
      for byte in changed[place..<stop] { bytes.append(Ascii.isLineEnd(byte) ? byte : Ascii.blank) }
      place = stop
    }
  }
}

extension [Int] {
  /// Where the numbers begin that aren't below one, in an array that is in order.
  fileprivate func partition(before number: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
