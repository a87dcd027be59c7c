/// Paragraphs and rows of two columns, broken at spaces to fit a width.
package struct LineWrapper: Sendable {
  let width: Int

  package init(width: Int) { self.width = width }

  /// The lines of a paragraph, each behind `indent` spaces; a word too long stays whole.
  package func lines(_ text: String, indent: Int = 0) -> [String] {
    let lead = String(repeating: " ", count: indent)
    let room = max(20, width - indent)
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > room {
        lines.append(lead + line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return line.isEmpty ? lines : lines + [lead + line]
  }

  /// Names on the left, sentences on the right; below its name where the name is too long.
  package func rows(
    _ rows: [(name: String, text: String)],
    style: StreamStyle = .none
  ) -> [String] {
    let longest = rows.lazy.map(\.name.count).filter { $0 <= widestName }.max() ?? 0
    let column = 2 + longest + 2
    return rows.flatMap { name, text -> [String] in
      let head = "  " + style.bold(name)
      var lines = lines(text, indent: column)
      guard name.count <= longest, let first = lines.first else { return [head] + lines }
      let gap = String(repeating: " ", count: column - 2 - name.count)
      lines[0] = head + gap + first.dropFirst(column)
      return lines
    }
  }

  private var widestName: Int { min(30, width / 2) }
}
