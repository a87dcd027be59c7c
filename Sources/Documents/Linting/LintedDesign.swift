import SnaplineDesigns
import SnaplineDiagnostics
package import SnaplineLint
package import SnaplineScene

/// A design that is looked at by rules, at one size of its canvas after the other.
///
/// Its tree is built at the first size, and where that comes to the same it only takes the next size, as on a
/// phone that is turned.
package final class LintedDesign {
  private let design: Design
  private let rules: Set<Lint.Rule>
  private let andWarnings: Bool
  private let inPseudoLanguage: Bool
  /// The tree of the last look, where the next one may take it.
  private(set) var kept: KeptTree?
  /// How many looks a kept tree was enough for.
  private(set) var looksAtKept = 0
  /// How many of these needed no picture.
  private(set) var quietLooks = 0
  /// How many looks needed a tree of their own though one was kept.
  private var misses = 0

  /// What is asked for is what a single look of a design is asked for.
  package init(
    _ design: Design,
    by rules: Set<Lint.Rule>,
    andWarnings: Bool = true,
    inPseudoLanguage: Bool = false
  ) {
    (self.design, self.rules) = (design, rules)
    (self.andWarnings, self.inPseudoLanguage) = (andWarnings, inPseudoLanguage)
  }

  /// What is found on a canvas of another width or height; what isn't given stays as it is.
  ///
  /// What nothing decides may have the numbers of an earlier size in its cause and its remedy, and so may
  /// what leaves the canvas.
  package func look(width: Double? = nil, height: Double? = nil) -> Design.LintedLayout {
    let sized = design.resized(width: width, height: height)
    if let tree = kept {
      let known = tree.lookQuietly(
        at: sized,
        numbered: looksAtKept,
        by: rules,
        andWarnings: andWarnings,
        searching: search
      )
      if let known {
        looksAtKept += 1
        quietLooks += 1
        return known
      }
      if let part = tree.built(for: sized, searching: search) {
        looksAtKept += 1
        let layout = sized.linted([part], by: rules, andWarnings: andWarnings)
        tree.note(part, layout, by: rules)
        return layout
      }
      kept = nil
      misses += 1
    }
    return lookAnew(at: sized)
  }

  /// What is looked at, on a canvas of another width or height.
  package func scene(width: Double? = nil, height: Double? = nil) throws(DesignError) -> Scene {
    let sized = design.resized(width: width, height: height)
    let parts = try sized.builtParts(size: nil, scale: nil, searching: .nothing) { builder in
      if inPseudoLanguage { builder.speakPseudoLanguage() }
    }
    return sized.drawing(of: parts).scene
  }

  private func lookAnew(at sized: Design) -> Design.LintedLayout {
    do throws(DesignError) {
      var found: Reading.Mark?
      let parts = try sized.builtParts(size: nil, scale: nil, searching: search) { builder in
        if inPseudoLanguage { builder.speakPseudoLanguage() }
        found = builder.reading.mark
        builder.neededWidths = NeededWidths()
      }
      // A design whose tree is mostly of no use at the next size would be laid out twice each time.
      if let found, misses <= Self.mostMisses + looksAtKept / 8 {
        kept = KeptTree(parts, of: sized, found: found)
      }
      let layout = sized.linted(parts, by: rules, andWarnings: andWarnings)
      kept?.note(parts[0], layout, by: rules)
      return layout
    } catch {
      return Design.LintedLayout(findings: [], messages: error.diagnostics)
    }
  }

  private static let mostMisses = 3

  /// What no rule asks for, and no message tells, needn't be looked for.
  private var search: Design.Search {
    let ofReview: Set<Lint.Rule> = [.truncation, .brokenWord, .noSize, .overlap, .offScreen]
    return Design.Search(
      isForOpenNumbers: rules.contains(.ambiguity),
      isReview: andWarnings || !rules.isDisjoint(with: ofReview)
    )
  }
}
