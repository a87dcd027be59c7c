import SnaplineDesigns
package import SnaplineDiagnostics

extension Design {
  /// What is kept of the design's picture, and how it is compared.
  package struct TestPlan: Sendable {
    /// The kinds that are kept; nothing where the folder's settings decide.
    package var kinds: Set<Kind>?
    /// The share of pixels that may differ.
    package var maxDifference: Double?
    /// Why the design isn't tested.
    package var skip: String?

    package enum Kind: String, Sendable {
      case layout, image, scene, text
    }
  }

  package var testPlan: TestPlan {
    let said = document.values[DocumentWords.test]
    return TestPlan(
      kinds: said?.kinds.map { Set($0.compactMap { TestPlan.Kind(rawValue: $0.rawValue) }) },
      maxDifference: said?.maxDifference,
      skip: said?.skip
    )
  }

  /// A drawing to be tested: its scene says what decided its frames and looks, in the words of the design;
  /// beside it stands what the design expects and doesn't have.
  package func testedDrawing() throws(DesignError) -> (drawing: Drawing, unmet: [Diagnostic]) {
    let built = try built(size: nil, scale: nil, isExplained: true)
    let (builder, scene, said) = (built.builder, built.scene, built.said)
    let drawing = Drawing(scene: scene, diagnostics: said.shown(in: source.name))
    return (drawing, builder.unmetExpectations().map { $0.placed(in: source) })
  }
}
