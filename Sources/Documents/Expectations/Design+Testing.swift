package import SnaplineDesigns
package import SnaplineDiagnostics
package import SnaplineLint
package import SnaplineScene

extension Design {
  /// What is kept of the design's picture, and how it is compared.
  package struct TestPlan: Sendable {
    /// The kinds that are kept; nothing where the folder's settings decide.
    package var kinds: Set<Kind>?
    /// The share of pixels that may differ.
    package var maxDifference: Double?
    /// Why the design isn't tested.
    package var skip: String?
    /// What happens to faults in the layout; nothing where the run decides.
    package var lint: Lint?
    /// The views whose content isn't compared.
    package var masks: [Mask] = []
    /// How many pixels may differ.
    package var maxPixels: Int?
    /// How near colours have to be, and what edges are.
    package var perceptual: PerceptualValue?

    package enum Kind: String, Sendable {
      case layout, image, scene, text, constraints, accessibility
    }
  }

  package var testPlan: TestPlan {
    let said = document.values[DocumentWords.test]
    return TestPlan(
      kinds: said?.kinds.map { Set($0.compactMap { TestPlan.Kind(rawValue: $0.rawValue) }) },
      maxDifference: said?.maxDifference,
      skip: said?.skip,
      lint: said?.lint,
      masks: said?.masks ?? [],
      maxPixels: said?.maxPixels,
      perceptual: said?.perceptual
    )
  }

  /// A drawing to be tested: its scene says what decided its frames and looks, in the words of the design;
  /// beside it stands what the design expects and doesn't have, and what rules found in its layout.
  ///
  /// What the drawing warns of, and a rule finds as well, has the words of the warning. Where it fails, it
  /// is no warning any more.
  package func testedDrawing(
    by lint: Lint = .off
  ) throws(DesignError) -> (drawing: Drawing, unmet: [Diagnostic], findings: [Finding]) {
    var parts = try builtParts(size: nil, scale: nil, isExplained: true)
    let findings = lint == .off ? [] : parts.findings(by: lint)
    let unmet = parts.unmetExpectations()
    return (drawing(of: parts), unmet.map { $0.placed(in: source) }, findings)
  }
}
