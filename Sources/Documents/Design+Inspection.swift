package import Foundation
import SnaplineDesigns
package import SnaplineDiagnostics
import SnaplineHelpers
import SnaplineInputs
package import SnaplineLayout

extension Design {
  /// A design laid out, to be asked why its frames are as they are.
  package struct Inspection {
    package let canvas: View
    /// What is to be said of the design besides its layout.
    package let diagnostics: [Diagnostic]
    private let builder: TreeBuilder
    private let source: SourceSet

    init(_ builder: TreeBuilder, _ said: Findings, _ source: SourceSet) {
      canvas = builder.canvas
      self.builder = builder
      self.source = source
      var said = said
      said.diagnostics.removeAll { $0.layoutFault?.isOfConstraints == true }
      diagnostics = said.shown(in: source.name)
    }

    package struct Conflict {
      package let conflict: LayoutConflict
      package let message: Diagnostic
    }
  }

  /// Lays the design out as a drawing does, and keeps the tree; of a design with pages that of the first.
  package func inspection(size: CGSize? = nil) throws(DesignError) -> Inspection {
    let built = try builtParts(size: size, scale: nil)[0]
    return Inspection(built.builder, built.said, source)
  }
}

extension Design.Inspection {
  /// The names of views, in the order of the tree; the canvas is the last.
  package var names: [String] {
    var names: [String] = []
    var waiting = Array(builder.built.reversed())
    while let node = waiting.popLast() {
      if let name = node.element.name { names.append(name) }
      waiting += node.children.reversed()
    }
    return names + ["canvas"]
  }

  /// How a view is held, in the words of the design.
  package func holding(_ view: View) -> String { source.telling(view.layoutDescription) }

  /// How many views the design describes.
  package var viewCount: Int {
    var count = 0
    var waiting = builder.built
    while let node = waiting.popLast() {
      count += 1
      waiting += node.children
    }
    return count
  }

  /// The view of a name, or the one that begins on a line: `title`, `canvas` or `12`.
  package func view(_ name: String) -> View? {
    if let view = builder.names.views[name] { return view }
    if name == "canvas" { return canvas }
    guard let line = Int(name) else { return nil }
    var waiting = Array(builder.built.reversed())
    while let node = waiting.popLast() {
      if node.element.span.line == line { return node.view }
      waiting += node.children.reversed()
    }
    return nil
  }

  package func explanation(
    of view: View,
    _ attribute: LayoutConstraint.Attribute
  ) -> LayoutExplanation {
    explained(view, attribute).told
  }

  /// The explanation in the words of the design, with the views of its steps.
  package func explained(
    _ view: View,
    _ attribute: LayoutConstraint.Attribute
  ) -> (told: LayoutExplanation, views: [View?]) {
    var (explanation, views) = view.explained(attribute)
    explanation.item = source.telling(explanation.item)
    explanation.place = explanation.place.map(source.placing)
    for place in explanation.steps.indices {
      explanation.steps[place].item = source.telling(explanation.steps[place].item)
      explanation.steps[place].place = explanation.steps[place].place.map(source.placing)
      explanation.steps[place].reasons = explanation.steps[place].reasons.map(source.placed)
    }
    for place in explanation.misses.indices {
      explanation.misses[place] = source.telling(explanation.misses[place])
    }
    return (explanation, views)
  }

  /// The sets of constraints that can't hold together, each with the message that tells of it.
  package var conflicts: [Conflict] {
    let conflicts = canvas.layoutConflicts
    guard !conflicts.isEmpty, !builder.conflictsByRounding else { return [] }
    return conflicts.map { conflict in
      var told = conflict
      told.contents = conflict.contents.map(source.telling)
      told.mended = conflict.mended.map(source.equation)
      if let unnamed = told.mended?.places(of: .unnamedView).first {
        (told.mended, told.unnamed) = (nil, unnamed.words)
      }
      let message = told.diagnostic.placed(in: source)
      told.reasons = conflict.reasons.map(source.placed)
      told.bounds = conflict.bounds.map(source.telling)
      return Conflict(conflict: told, message: message)
    }
  }

  /// What nothing decides.
  package var ambiguities: [LayoutAmbiguity] { openNumbers.told }

  /// What nothing decides, with the view of each number.
  package var openNumbers: (told: [LayoutAmbiguity], views: [View?]) {
    let open = builder.ambiguities(atMost: .max)
    return (open.told.map(source.telling), open.views)
  }
}
