import SnaplineControls
import SnaplineDiagnostics
import SnaplineLayout

extension TreeBuilder {
  /// Gives what views say of their content its place in the document; answers what else the
  /// layout has to say.
  func takeReports() -> [Diagnostic] {
    let reports = canvas.layoutReports
    let authors = Set(reports.lazy.compactMap(\.author))
    guard !authors.isEmpty else { return reports.map(\.diagnostic) }
    var spans: [ObjectIdentifier: Span] = [:]
    forEachBuilt { node in
      let author = ObjectIdentifier(node.view)
      guard authors.contains(author) else { return }
      let content = node.element.content
      spans[author] =
        content.span(of: LabelWords.text) ?? content.span(of: ImageWords.file)
        ?? node.element.span
    }
    var others: [Diagnostic] = []
    for report in reports {
      if let span = report.author.flatMap({ spans[$0] }) {
        reading.report(Message(report.diagnostic), at: span)
      } else {
        others.append(report.diagnostic)
      }
    }
    return others
  }

  private func forEachBuilt(_ body: (Built) -> Void) {
    var waiting = built
    while let node = waiting.popLast() {
      body(node)
      waiting += node.children
    }
  }
}

extension Message {
  init(_ diagnostic: Diagnostic) {
    self.init(
      diagnostic.id,
      diagnostic.subject,
      cause: diagnostic.cause,
      remedy: diagnostic.remedy
    )
    severity = diagnostic.severity
  }
}
