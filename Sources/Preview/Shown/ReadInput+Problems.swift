import Foundation
import SnaplineControls
import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineInputs
import SnaplineInterfaceBuilder
import SnaplineLint
import SnaplineLive
import SnaplineScene

extension ReadInput {
  /// What goes wrong at a size, with texts as long as the choices have them.
  func problems(_ choices: PreviewChoices, size: CGSize?) -> Set<LayoutProblem> {
    let scale = choices.layoutScale.map { CGFloat($0) }
    switch content {
    case .design(let design):
      return design.problems(size: size, scale: scale, textLength: choices.textLength)
    case .interface(let document):
      do throws(DesignError) {
        let laidOut = try document.laidOut(
          of: choices.scene,
          size: size,
          scale: scale,
          textLength: choices.textLength
        )
        return laidOut.problems
      } catch {
        return error.problems
      }
    case .swift(let pictures): return problems(pictures, choices, size: size)
    }
  }
}

extension InterfaceDocument.LaidOut {
  /// What rules find in it, conflicts and open numbers among it.
  fileprivate var problems: Set<LayoutProblem> {
    var scene = drawing.scene
    SceneFacts.$looksForOpenConstraints.withValue(true) {
      scene.facts.addTroubles(of: canvas, in: views)
    }
    let rules = Set(LiveRequest.usualRules.compactMap(Lint.Rule.init))
    return Set(
      Lint.report(rules).look(at: scene).findings
        .compactMap { LayoutProblem(rule: $0.diagnostic(.warning), of: $0.view) }
    )
  }
}

extension DesignError {
  /// That there is no layout at all, which is told by the first error.
  var problems: Set<LayoutProblem> {
    let first = diagnostics.first { $0.severity == .error }
    return Set([first].compactMap(\.self).map { LayoutProblem(.failure, view: $0.subject, $0) })
  }
}

extension LayoutProblem {
  /// What a rule found; nothing for rules about what no size brings about.
  init?(rule message: Diagnostic, of view: String?) {
    let kind: Kind
    switch Lint.Rule(rawValue: message.id) {
    case .conflict: kind = .conflict
    case .ambiguity: kind = .ambiguity
    case .truncation: kind = .cut
    case .overlap: kind = .overlap
    default: return nil
    }
    // Without a view, the constraint that it names tells it from others.
    self.init(kind, view: view ?? message.subject, message)
  }
}
