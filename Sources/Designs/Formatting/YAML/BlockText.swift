/// A scalar in lines of its own, behind `|` or `>`.
struct BlockText {
  /// The sign with what says how its lines begin and end.
  let header: String
  let lines: [String]
  /// Whether empty lines at its end are part of it.
  let isKept: Bool

  init(_ text: String, _ part: YAMLPart, in source: Source) {
    let ending = text.reversed().prefix { $0 == "\n" }.count
    let body = text.dropLast(ending)
    guard !body.isEmpty else {
      (header, lines, isKept) = (WrittenScalar.quoted(text), [], false)
      return
    }
    let chomping = ending == 0 ? "-" : ending == 1 ? "" : "+"
    let folded = part.isFolded ? Self.foldedLines(of: part, in: source) : nil
    let content =
      folded
      ?? body.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    let first = content.first { !$0.isEmpty } ?? ""
    // Where the text begins with spaces, how far its lines are indented must be said.
    let isSaid = first.hasPrefix(" ") || first.hasPrefix("\t")
    header = (folded == nil ? "|" : ">") + (isSaid ? "2" : "") + chomping
    lines = content + [String](repeating: "", count: max(0, ending - 1))
    isKept = ending > 1
  }

  /// The lines as they are folded, without their indentation; nothing where that is said by a number.
  private static func foldedLines(of part: YAMLPart, in source: Source) -> [String]? {
    let text = source.text(of: part.bodyStart..<part.range.upperBound)
    var lines = text.split(omittingEmptySubsequences: false) { $0.isYAMLBreak }.map { String($0) }
    let header = lines.removeFirst().prefix { $0 != "#" }
    guard !header.contains(where: \.isNumber) else { return nil }
    let isBlank = { (line: String) in line.allSatisfy { $0 == " " } }
    guard let first = lines.first(where: { !isBlank($0) }) else { return nil }
    let indent = first.prefix { $0 == " " }.count
    var content = lines.map { line in
      isBlank(line) && line.count <= indent ? "" : String(line.dropFirst(indent))
    }
    while content.last?.isEmpty == true { content.removeLast() }
    return content
  }
}

extension YAMLPart {
  fileprivate var isFolded: Bool {
    if case .scalar(_, .folded) = content { true } else { false }
  }
}

/// A scalar behind its key, on as many lines as its author gave it.
enum ScalarLines {
  static func lines(_ text: String, _ style: YAMLPart.Style, raw: String) -> [String] {
    let isSign = style == .plain && WrittenScalar.isSign(raw)
    guard raw.contains(where: \.isYAMLBreak), !isSign else {
      return [WrittenScalar.line(text, style, raw: raw, inFlow: false)]
    }
    let rows = raw.split(omittingEmptySubsequences: false) { $0.isYAMLBreak }
    return rows.enumerated().map { index, row in
      // By scalars: a mark at the beginning of a line makes one character with the space before it.
      let row = index == 0 ? row : Substring(row.unicodeScalars.drop { $0 == " " || $0 == "\t" })
      let isLast = index == rows.count - 1
      return isLast ? String(row) : trimmed(String(row), style)
    }
  }

  /// The line without spaces at its end, of which an escape makes the first one a part of the text.
  private static func trimmed(_ row: String, _ style: YAMLPart.Style) -> String {
    let bare = row.withoutTrailingSpaces
    let escapes = bare.reversed().prefix { $0 == "\\" }.count
    return style == .double && escapes % 2 == 1 && bare.count < row.count
      ? String(row.prefix(bare.count + 1)) : bare
  }
}
