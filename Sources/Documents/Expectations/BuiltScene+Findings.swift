import SnaplineControls
import SnaplineDesigns
import SnaplineDiagnostics
import SnaplineLayout
import SnaplineLint
import SnaplineScene

extension Design.BuiltScene {
  /// What rules find in the scene.
  ///
  /// A finding that a warning tells of too takes over its words, and the warning where it fails. Where warnings
  /// are told and count as findings do, words that are broken in a stack without room are told for the stack.
  mutating func findings(by lint: Lint, withWarnings: Bool = false) -> [Finding] {
    var scene = scene
    // What the layout itself has to say is no fact of views.
    if !lint.rules.isSubset(of: [.conflict, .ambiguity]) {
      scene.facts = builder.keptFacts?.facts(of: views) ?? SceneFacts(of: views)
    }
    let names = said.diagnostics.contains { $0.layoutFault == .ambiguity } ? quotedNames : []
    scene.facts.troubles = said.diagnostics.compactMap { diagnostic in
      switch diagnostic.layoutFault {
      case .conflict: SceneFacts.Trouble(.conflict, diagnostic, node: nil)
      // The message begins with the view's name.
      case .ambiguity:
        SceneFacts.Trouble(
          .ambiguity,
          diagnostic,
          node: names.first { diagnostic.subject.contains($0.name) }?.node
        )
      case .cutText, .overlappingText, .leavesCanvas, .leavesScroll, .overfullStack,
        .unclippedCorner, .stretchedImage, .idleKey, nil:
        nil
      }
    }
    let lines = said.diagnostics.contains(where: \.isOfWrittenView) ? writtenLines : [:]
    var taken: Set<Int> = []
    let found = lint.look(at: scene).findings.filter { !(withWarnings && isOfFullStack($0)) }
    let findings = found.map { finding in
      var finding = finding
      let twin = said.diagnostics.indices.first { place in
        !taken.contains(place) && said.diagnostics[place].isTwin(of: finding, at: lines)
      }
      guard let twin else { return finding }
      let diagnostic = said.diagnostics[twin]
      (finding.subject, finding.cause) = (diagnostic.subject, diagnostic.cause)
      (finding.remedy, finding.place) = (diagnostic.remedy, diagnostic.place)
      if lint.failing.contains(finding.rule) { taken.insert(twin) }
      return finding
    }
    let kept = said.diagnostics.indices.filter { !taken.contains($0) }
    said.diagnostics = kept.map { said.diagnostics[$0] }
    return findings
  }

  /// Whether words are broken because a stack has too little room, which is told for the stack.
  private func isOfFullStack(_ finding: Finding) -> Bool {
    guard finding.rule == .brokenWord, let node = finding.node else { return false }
    return builder.isSqueezed(views[node], .width)
  }

  /// The names of views as messages have them, with their places in the tree.
  private var quotedNames: [(name: String, node: Int)] {
    views.enumerated().compactMap { place, view in
      guard let name = view.accessibilityIdentifier, !name.isEmpty else { return nil }
      return (name.inQuotes(), place)
    }
  }

  /// The lines that are about each view of the design: where it begins, and where its content stands.
  private var writtenLines: [Int: Set<SceneOrigins.Line>] {
    let places = views.places
    var lines: [Int: Set<SceneOrigins.Line>] = [:]
    var waiting = builder.built
    while let node = waiting.popLast() {
      waiting += node.children
      guard let place = places[ObjectIdentifier(node.view)] else { continue }
      let content = node.element.content
      let spans = [
        node.element.span, content.span(of: LabelWords.text), content.span(of: LabelWords.markup),
      ]
      lines[place] = Set(
        spans.compactMap { span in
          span.map { SceneOrigins.Line(file: $0.source.name, number: $0.line) }
        }
      )
    }
    return lines
  }
}

extension [Design.BuiltScene] {
  /// What rules find on all pages; their views are counted on the sheet of them.
  mutating func findings(by lint: Lint, withWarnings: Bool = false) -> [Finding] {
    var findings: [Finding] = []
    var start = count > 1 ? 1 : 0
    for place in indices {
      findings += self[place].findings(by: lint, withWarnings: withWarnings).map { finding in
        var finding = finding
        finding.node = finding.node.map { $0 + start }
        if count > 1 {
          finding.view = finding.view.map { "page-\(place + 1)/\($0)" }
          finding.kind = finding.kind.map { "page-\(place + 1)/\($0)" }
        }
        return finding
      }
      start += self[place].scene.tree.nodes.count + 1
    }
    return findings
  }
}

extension Diagnostic {
  /// Whether it tells of a view that rules look at, by the line on which that is written.
  fileprivate var isOfWrittenView: Bool {
    switch layoutFault {
    case .cutText, .overlappingText, .leavesCanvas: true
    case .conflict, .ambiguity, .leavesScroll, .overfullStack, .unclippedCorner, .stretchedImage,
      .idleKey, nil:
      false
    }
  }

  /// Whether the message tells of what a rule found.
  fileprivate func isTwin(of finding: Finding, at lines: [Int: Set<SceneOrigins.Line>]) -> Bool {
    switch finding.rule {
    case .conflict, .ambiguity:
      return subject == finding.subject && place?.line == finding.place?.line
    case .truncation, .noSize: guard layoutFault == .cutText else { return false }
    case .overlap: guard layoutFault == .overlappingText else { return false }
    case .offScreen: guard layoutFault == .leavesCanvas else { return false }
    case .brokenWord, .tapSize, .contrast, .noLabel, .leftRight: return false
    }
    guard let place, let line = place.line, let node = finding.node else { return false }
    return lines[node]?.contains(SceneOrigins.Line(file: place.file, number: line)) ?? false
  }
}
