extension GitHubReport {
  /// Markdown for the page of the run, of so many bytes at most.
  ///
  /// What is quoted stands in blocks of HTML, in one line each: there Markdown means nothing.
  package func summary(most: Int) -> String {
    var page = Page(most: most)
    page.add("## Snapshots: \(counts)\n\n")
    if !run.isComplete { page.add("The results are incomplete: a process ended early.\n\n") }
    if !groups.groups.isEmpty { page.add("### Causes\n\n") }
    for group in groups.groups where !page.add(block(of: group)) { break }
    if groups.uncounted > 0 { page.add("Cases of more causes: \(groups.uncounted).\n\n") }
    if !worst.cases.isEmpty {
      let isAll = worst.cases.count == worst.count
      page.add(
        "### \(isAll ? "Cases" : "The worst \(worst.cases.count) of \(worst.count) cases")\n\n"
      )
    }
    for ranked in worst.cases where !page.add(block(of: ranked)) { break }
    return page.finished()
  }

  private var counts: String {
    let parts = run.tally.parts.map { "\($0.count) \($0.outcome.rawValue)" }
    return parts.isEmpty ? "no cases" : parts.joined(separator: ", ")
  }

  private func block(of group: ReportedGroup) -> String {
    let names = group.names.joined(separator: "\n")
    let more =
      group.count > group.names.count ? "\nand \(group.count - group.names.count) more" : ""
    return details(
      "<code>\(GitHubText.html(group.cause))</code>: "
        + "\(group.count) case\(group.count == 1 ? "" : "s")",
      names + more
    )
  }

  private func block(of ranked: WorstCases.Ranked) -> String {
    details(
      "<code>\(GitHubText.html(ranked.name))</code>: \(ranked.outcome.rawValue)",
      ranked.words
    )
  }

  /// A line that opens to more; its heading is HTML already.
  private func details(_ heading: String, _ text: String) -> String {
    "<details><summary>\(heading)</summary><pre>"
      + GitHubText.html(text, keepingLines: true) + "</pre></details>\n\n"
  }

  /// A page that takes whole parts until it is full.
  private struct Page {
    let most: Int
    private var text = ""
    private var isFull = false
    private static let end = "The rest doesn't fit this page; the results of the run have all.\n"

    init(most: Int) { self.most = most }

    /// Whether there was room.
    @discardableResult mutating func add(_ part: String) -> Bool {
      guard !isFull, text.utf8.count + part.utf8.count + Self.end.utf8.count <= most else {
        isFull = true
        return false
      }
      text += part
      return true
    }

    func finished() -> String {
      isFull && text.utf8.count + Self.end.utf8.count <= most ? text + Self.end : text
    }
  }
}
