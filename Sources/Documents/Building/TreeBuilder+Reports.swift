import Foundation
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
    var reports = withoutRounding(canvas.layoutReports)
    let stacks = stacks(in: reports)
    reports.removeAll { report in
      report.stacks.contains { stack, axis in layout.isSqueezed(stack, on: axis) }
        || report.filled.contains { stack in
          let axis = (stacks[stack]?.node.view as? StackView)?.axis.crossing
          return axis.map { layout.isSqueezed(stack, on: $0) } ?? false
        }
        || report.confined.map { layout.isSqueezed($0.view, on: $0.axis) } ?? false
        || report.isOfOpenSize && isSqueezed(report.author)
    }
    let authors = Set(reports.lazy.compactMap(\.author))
    var mended: Set<ObjectIdentifier> = []
    guard !authors.isEmpty else { return reports.compactMap { told($0, stacks, &mended) } }
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
        others += told(report, stacks, &mended).map { [$0] } ?? []
      }
    }
    return others
  }

  private func isSqueezed(_ view: ObjectIdentifier?) -> Bool {
    guard let view else { return false }
    return Axis.allCases.contains { layout.isSqueezed(view, on: $0) }
  }

  /// A stack with its place among others, which is the same in each run.
  private typealias PlacedStack = (place: Int, node: Built)

  /// The nodes of stacks that make all views as wide as they are, in conflicts.
  private func stacks(in reports: [LayoutReport]) -> [ObjectIdentifier: PlacedStack] {
    let filled = Set(reports.lazy.flatMap(\.filled))
    var stacks: [ObjectIdentifier: PlacedStack] = [:]
    guard !filled.isEmpty else { return stacks }
    forEachBuilt { node in
      let stack = ObjectIdentifier(node.view)
      if filled.contains(stack) { stacks[stack] = (stacks.count, node) }
    }
    return stacks
  }

  /// What is said of a report, with what a design writes where such a stack is in it; nothing where that
  /// was said of the stack already.
  private func told(
    _ report: LayoutReport,
    _ stacks: [ObjectIdentifier: PlacedStack],
    _ mended: inout Set<ObjectIdentifier>
  ) -> Diagnostic? {
    var diagnostic = report.diagnostic
    let filling = report.filled.compactMap { stacks[$0] }
      .filter { ($0.node.view as? StackView)?.alignment == .fill }
    let first = filling.min { one, other in
      (one.node.element.span.line, one.place) < (other.node.element.span.line, other.place)
    }
    guard report.isConflict, let node = first?.node,
      let stack = node.view as? StackView
    else { return diagnostic }
    let element = node.element
    let name = element.name.map { "'\($0)'" } ?? "the one at line \(element.span.line)"
    let axis = stack.axis.crossing
    let room = (stack.superview ?? stack).bounds.length(on: axis)
    // What is longer than there is room stays so, however it is aligned.
    guard stack.arrangedSubviews.allSatisfy({ $0.exactLength(on: axis) ?? 0 <= room + 1 }) else {
      return diagnostic
    }
    guard mended.insert(ObjectIdentifier(stack)).inserted else { return nil }
    let (alignment, extent) = stack.axis == .vertical ? ("leading", "wide") : ("center", "high")
    diagnostic.remedy =
      "write 'alignment: \(alignment)' beside the \(element.word.name), \(name), so that not all in it "
      + "are as \(extent) as it is"
    return diagnostic
  }

  private func withoutRounding(_ reports: [LayoutReport]) -> [LayoutReport] {
    guard reports.contains(where: \.isConflict), conflictsByRounding else { return reports }
    return reports.filter { !$0.isConflict }
  }

  /// Whether nothing would contradict itself on a canvas that fits exactly: a view of 41.4 points fills
  /// no canvas of 41.5, and that isn't the design's to mend.
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
  fileprivate var isConflict: Bool { diagnostic.layoutFault == .conflict }
  /// Whether the size of content found no end: of text in no room it never does.
  fileprivate var isOfOpenSize: Bool { diagnostic.id == "content-never-settles" }
}
