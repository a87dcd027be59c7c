import SnaplineControls
import SnaplineDiagnostics
import SnaplineLayout

extension TreeBuilder {
  /// Gives what views say of their content its place in the document; answers what else the
  /// layout has to say.
  func takeReports() -> [Diagnostic] {
    // What squeezes a stack's views is told once, for the stack.
    let reports = canvas.layoutReports.filter { report in
      !report.stacks.contains { stack, axis in squeezed[stack]?.contains(axis) ?? false }
    }
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
        let message = Message(report.diagnostic)
        if message.severity == .error {
          reading.report(message, at: span)
        } else {
          reading.warn(message, at: span)
        }
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
