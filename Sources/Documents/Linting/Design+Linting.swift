import SnaplineDesigns
package import SnaplineDiagnostics
import SnaplineLayout
package import SnaplineLint
import SnaplineScene

extension Design {
  /// What is wrong with a layout of a design, by rules and by what drawing it warns of.
  package struct LintedLayout: Sendable {
    package var findings: [Finding]
    /// What drawing it says besides; errors where there is nothing to draw.
    package var messages: [Diagnostic]
    /// The widths of the canvas at which conditions may hold or stop to hold.
    package var widths: Set<Double> = []
    package var heights: Set<Double> = []
    /// The same in all layouts of one linted design that tell the same, where that is known.
    package var number: Int?
  }

  /// The design on a canvas of another width or height; what isn't given stays as it is.
  package func resized(width: Double? = nil, height: Double? = nil) -> Design {
    var design = self
    if let width { design.size.width = .exactly(width) }
    if let height { design.size.height = .exactly(height) }
    return design
  }

  /// Lays the design out and looks for faults by rules; with made-up texts where a pseudo-language asks for
  /// them.
  ///
  /// A warning that tells of what a rule finds is left out of the messages, and so is one that tells of what
  /// a rule would find that isn't asked for.
  package func linted(
    by rules: Set<Lint.Rule>,
    andWarnings: Bool = true,
    inPseudoLanguage: Bool = false
  ) -> LintedLayout {
    LintedDesign(self, by: rules, andWarnings: andWarnings, inPseudoLanguage: inPseudoLanguage)
      .look()
  }

  /// What rules find in the parts of a picture of this design, and what is said of them.
  ///
  /// Where only some rules are looked by, it is known that the others find nothing.
  func linted(
    _ parts: [BuiltScene],
    by rules: Set<Lint.Rule>,
    lookingBy looked: Set<Lint.Rule>? = nil,
    andWarnings: Bool
  ) -> LintedLayout {
    var parts = parts
    for place in parts.indices {
      let (views, builder) = (parts[place].views, parts[place].builder)
      // Only for constraints between fixed sides a rule asks who wrote them.
      let origins =
        builder.keptOrigins
        ?? origins(of: views, by: builder) { constraint in
          rules.contains(.leftRight) && constraint.holdsFixedSide
        }
      parts[place].scene.origins = origins
      // Constraints may have other constants at another size.
      if builder.keptFacts != nil, origins.rules.isEmpty { builder.keptOrigins = origins }
    }
    // What fails takes the place of its warning.
    let findings = parts.findings(by: .strict(looked ?? rules), withWarnings: andWarnings)
    let asked = parts.flatMap(\.builder.questions.asked)
    return LintedLayout(
      findings: findings.filter { rules.contains($0.rule) },
      messages: said(all: parts.map(\.said)).filter { message in
        message.severity == .error || andWarnings && message.rule.map(rules.contains) != false
      },
      widths: Set(asked.flatMap { $0.condition.condition.lengthsOfCanvas(.width) }),
      heights: Set(asked.flatMap { $0.condition.condition.lengthsOfCanvas(.height) })
    )
  }
}

extension LayoutConstraint {
  /// Whether it holds a side that stays where it is whichever way text runs.
  fileprivate var holdsFixedSide: Bool {
    switch firstAttribute {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }
}

extension Diagnostic {
  /// The rule that looks for what a warning tells of.
  fileprivate var rule: Lint.Rule? {
    switch layoutFault {
    case .conflict: .conflict
    case .ambiguity: .ambiguity
    case .cutText: .truncation
    case .overlappingText: .overlap
    case .leavesCanvas: .offScreen
    case .leavesScroll, .overfullStack, .unclippedCorner, .stretchedImage, .idleKey, nil: nil
    }
  }
}
