/// Writes the tree of a YAML file: two spaces a level, lists as far left as their keys, what is in
/// brackets on one line where it fits.
struct YAMLWriter {
  let source: Source
  private(set) var lines = WrittenLines()
  private var comments: ArraySlice<YAMLComment>

  /// Where values of a collection stand: in what is written, and in what was read.
  private struct Level {
    var indent: Int
    /// The column in the file; nothing in brackets, where columns say nothing.
    var column: Int?
    /// Where what follows the collection begins.
    var end: Int
  }

  static func text(of tree: YAMLTree) -> String {
    var writer = YAMLWriter(tree)
    writer.writeRoot(tree.root)
    return writer.lines.text
  }

  private init(_ tree: YAMLTree) {
    source = tree.source
    comments = tree.comments[...]
  }

  private mutating func writeRoot(_ root: YAMLPart) {
    let end = source.bytes.count
    writeOwn(takeComments(before: root.bodyStart), indent: 0)
    if isBlock(root, at: 0) {
      if let anchor = root.anchor {
        lines.begin(0, "&" + anchor)
        lines.endOpener()
      }
      writeCollection(root, Level(indent: 0, column: nil, end: end), isInline: false, parent: -1)
    } else {
      lines.begin(0, isBlank: false)
      writeScalar(root, indent: 2, end: end)
    }
    writeOwn(takeComments(before: end + 1), indent: 0)
  }

  // MARK: Collections

  /// Whether a value is written in lines of its own, and not behind its key.
  private func isBlock(_ part: YAMLPart, at column: Int) -> Bool {
    guard part.isCollection, part.count > 0 else { return false }
    guard part.isFlow else { return true }
    if hasComments(in: part.range) { return true }
    return InlineWriter(source).line(of: part, most: FormattedText.width - column) == nil
  }

  private mutating func writeCollection(
    _ part: YAMLPart,
    _ level: Level,
    isInline: Bool,
    parent: Int
  ) {
    var level = level
    level.column = part.isFlow ? nil : column(of: part.bodyStart)
    let end = level.end
    if part.isFlow { level.end = part.range.upperBound }
    switch part.content {
    case .list(let items): writeItems(items, level, isInline: isInline)
    case .mapping(let pairs): writePairs(pairs, level, isInline: isInline)
    case .scalar, .alias: break
    }
    if part.isFlow {
      writeOwn(takeComments(before: part.range.upperBound), indent: level.indent)
      if let last = takeTrailing(part.range.upperBound, before: end) {
        writeOwn([last], indent: level.indent)
      }
    } else if let column = level.column, column > parent {
      // What is indented as the last value is belongs to it.
      while let comment = comments.first, comment.isOwnLine, comment.column >= column,
        comment.range.lowerBound < level.end
      { writeOwn([comments.removeFirst()], indent: level.indent) }
    }
  }

  private mutating func writeItems(_ items: [YAMLPart], _ level: Level, isInline: Bool) {
    for (index, item) in items.enumerated() {
      var level = level
      if index + 1 < items.count { level.end = items[index + 1].range.lowerBound }
      let leading = takeOwnComments(before: start(of: item, at: level.indent + 2))
      let line = source.line(at: item.range.lowerBound)
      let head = comments.first.flatMap { $0.range.lowerBound < item.range.lowerBound ? $0 : nil }
      begin(
        "-",
        onLine: min(line, head?.line ?? line),
        leading,
        level.indent,
        isInline && index == 0
      )
      writeValue(item, level, isItem: true)
    }
  }

  /// Where an item begins without its brackets: comments before its first entry stand before the item then.
  private func start(of item: YAMLPart, at column: Int) -> Int {
    guard item.isFlow, isBlock(item, at: column) else { return item.range.lowerBound }
    switch item.content {
    case .list(let items): return items.first?.range.lowerBound ?? item.range.lowerBound
    case .mapping(let pairs): return pairs.first?.key.range.lowerBound ?? item.range.lowerBound
    case .scalar, .alias: return item.range.lowerBound
    }
  }

  private mutating func writePairs(_ pairs: [YAMLPair], _ level: Level, isInline: Bool) {
    for (index, pair) in pairs.enumerated() {
      var level = level
      if index + 1 < pairs.count { level.end = pairs[index + 1].key.range.lowerBound }
      let leading = takeComments(before: pair.key.range.lowerBound)
      let key = InlineWriter(source).key(pair.key)
      let isLong = key.utf8.count > Self.longestKey
      let text = isLong ? "? " + key : key + ":"
      let line = source.line(at: pair.key.range.lowerBound)
      begin(text, onLine: line, leading, level.indent, isInline && index == 0)
      if isLong { lines.begin(level.indent, ":", isBlank: false) }
      writeValue(pair.value, level, isItem: false)
    }
  }

  /// Begins the line of a value, below the comments before it.
  private mutating func begin(
    _ text: String,
    onLine line: Int,
    _ leading: [YAMLComment],
    _ indent: Int,
    _ isInline: Bool
  ) {
    if isInline, leading.isEmpty { return lines.append(" " + text) }
    if isInline { lines.endOpener() }
    writeOwn(leading, indent: indent)
    lines.begin(indent, text, isBlank: isBlank(above: line))
  }

  // MARK: Values

  /// Writes a value behind its key or the sign of its item.
  private mutating func writeValue(_ part: YAMLPart, _ level: Level, isItem: Bool) {
    guard isBlock(part, at: lines.column + 1) else {
      return writeScalar(part, indent: level.indent + 2, end: level.end)
    }
    if let anchor = part.anchor { lines.append(" &" + anchor) }
    var head = takeHead(before: part.openEnd)
    if head == nil, part.isFlow, !hasComments(in: part.range) {
      head = takeTrailing(part.range.upperBound, before: level.end)
    }
    if let head { lines.append("  " + text(of: head)) }
    let isCompact = isItem && head == nil && part.anchor == nil
    if !isCompact { lines.endOpener() }
    var inner = level
    if isItem || part.isMapping { inner.indent += 2 }
    if !isCompact { writeOwn(takeOwnComments(before: part.openEnd), indent: inner.indent) }
    writeCollection(part, inner, isInline: isCompact, parent: level.column ?? -1)
  }

  /// Writes what needs no lines of its own, unless comments stand before it.
  private mutating func writeScalar(_ part: YAMLPart, indent: Int, end: Int) {
    if !part.isEmpty, let first = comments.first, first.range.lowerBound < part.bodyStart {
      if let head = takeHead(before: part.bodyStart) { lines.append("  " + text(of: head)) }
      lines.endOpener()
      writeOwn(takeComments(before: part.bodyStart), indent: indent)
      lines.begin(indent, isBlank: false)
    }
    if !part.isCollection, let anchor = part.anchor { lines.append(" &" + anchor) }
    switch part.content {
    case .scalar(let text, .literal), .scalar(let text, .folded):
      let block = BlockText(text, part, in: source)
      lines.append(" " + block.header + (part.headerComment(source).map { "  " + $0 } ?? ""))
      lines.append(block.lines, indent: indent, isKept: block.isKept)
      return
    case .scalar(let text, let style):
      let raw = source.text(of: part.bodyStart..<part.range.upperBound)
      let written = ScalarLines.lines(text, style, raw: raw)
      if let first = written.first, !part.isEmpty, !first.isEmpty { lines.append(" " + first) }
      for line in written.dropFirst() {
        lines.begin(line.isEmpty ? 0 : indent, line, isBlank: false)
      }
    default:
      if let line = InlineWriter(source).line(of: part, most: .max), !line.isEmpty {
        lines.append(" " + line)
      }
    }
    if let comment = takeTrailing(part.range.upperBound, before: end) {
      lines.append("  " + self.text(of: comment))
    }
    // Those in empty brackets that found no place behind them.
    if part.isCollection {
      writeOwn(takeComments(before: part.range.upperBound), indent: max(0, indent - 2))
    }
  }

  // MARK: Comments

  private mutating func writeOwn(_ comments: [YAMLComment], indent: Int) {
    for comment in comments {
      lines.begin(indent, text(of: comment), isBlank: isBlank(above: comment.line))
    }
  }

  private mutating func takeComments(before end: Int) -> [YAMLComment] {
    let taken = comments.prefix { $0.range.lowerBound < end }
    comments.removeFirst(taken.count)
    return Array(taken)
  }

  private mutating func takeOwnComments(before end: Int) -> [YAMLComment] {
    let taken = comments.prefix { $0.isOwnLine && $0.range.lowerBound < end }
    comments.removeFirst(taken.count)
    return Array(taken)
  }

  /// The comment behind a key or the sign of an item, before what they hold.
  private mutating func takeHead(before end: Int) -> YAMLComment? {
    guard let first = comments.first, !first.isOwnLine, first.range.lowerBound < end else {
      return nil
    }
    return comments.removeFirst()
  }

  /// The comment on the line of what ends at `offset`, or in empty brackets.
  private mutating func takeTrailing(_ offset: Int, before end: Int) -> YAMLComment? {
    guard let first = comments.first, first.range.lowerBound < end, !first.isOwnLine,
      first.line == source.line(at: offset)
    else { return nil }
    return comments.removeFirst()
  }

  private func hasComments(in range: Range<Int>) -> Bool {
    comments.lazy.prefix { $0.range.lowerBound < range.upperBound }
      .contains { $0.range.lowerBound >= range.lowerBound }
  }

  private func text(of comment: YAMLComment) -> String {
    source.text(of: comment.range).withoutTrailingSpaces
  }

  private func isBlank(above line: Int) -> Bool {
    line > 1
      && source.bytes[source.range(ofLine: line - 1)].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  private func column(of offset: Int) -> Int {
    source.text(of: source.range(ofLine: source.line(at: offset)).lowerBound..<offset).count
  }

  /// A longer key needs a sign of its own.
  private static let longestKey = 1_000
}

extension YAMLPart {
  fileprivate var isMapping: Bool {
    if case .mapping = content { true } else { false }
  }
}
