import SnaplineControls
import SnaplineDesigns
import SnaplineDiagnostics
import SnaplineGeometry
import SnaplineLayout

extension TreeBuilder {
  /// Gives what views say of their content its place in the document; answers what else the
  /// layout has to say.
  func takeReports() -> [Diagnostic] {
    // What squeezes a stack's views is told once, for the stack.
    let reports = withoutRounding(canvas.layoutReports).filter { report in
      !report.stacks.contains { stack, axis in layout.isSqueezed(stack, on: axis) }
    }
    let authors = Set(reports.lazy.compactMap(\.author))
    guard !authors.isEmpty else { return reports.map(told) }
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
        others.append(told(report))
      }
    }
    return others
  }

  /// What is said of a report, with what a design writes where a stack makes all views as wide as it is.
  private func told(_ report: LayoutReport) -> Diagnostic {
    guard report.isConflict, !report.filled.isEmpty else { return report.diagnostic }
    var diagnostic = report.diagnostic
    forEachBuilt { node in
      guard let stack = node.view as? StackView, stack.alignment == .fill,
        report.filled.contains(ObjectIdentifier(stack))
      else { return }
      let element = node.element
      let name = element.name.map { "'\($0)'" } ?? "the one at line \(element.span.line)"
      let (alignment, extent) = stack.axis == .vertical ? ("leading", "wide") : ("center", "high")
      diagnostic.remedy =
        "write 'alignment: \(alignment)' beside the \(element.word.name), \(name), so that not all in it "
        + "are as \(extent) as it is"
    }
    return diagnostic
  }

  private func withoutRounding(_ reports: [LayoutReport]) -> [LayoutReport] {
    guard reports.contains(where: \.isConflict), conflictsByRounding else { return reports }
    return reports.filter { !$0.isConflict }
  }

  /// Whether nothing would contradict itself on a canvas that fits exactly: a view of 41.4 points fills
  /// no canvas of 42, and that isn't the design's to mend.
  var conflictsByRounding: Bool {
    layout.exactSize.map { !canvas.isConflicting(at: $0) } ?? false
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

extension LayoutReport {
  fileprivate var isConflict: Bool { diagnostic.id == "conflict" }
}
