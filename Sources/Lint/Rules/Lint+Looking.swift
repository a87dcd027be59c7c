import SnaplineDiagnostics
package import SnaplineScene

extension Lint {
  /// Looks over a scene that was just made, by the rules that are asked for.
  ///
  /// What a scene doesn't know isn't looked at: of one that was read from a file nothing is found.
  package func look(at scene: Scene) -> Look {
    guard !rules.isEmpty, !scene.tree.nodes.isEmpty else {
      return Look(findings: [], comparisons: 0)
    }
    let tree = LintedTree(scene)
    let painted = rules.isDisjoint(with: Self.ofPaint) ? nil : PaintedScene(scene, tree)
    var look = RuleLook(tree: tree, painted: painted ?? PaintedScene())
    // What has no size is told so, and not as well that its text isn't seen.
    look.lookForTroubles()
    if rules != [.conflict] && rules != [.ambiguity] { look.lookForLostViews() }
    if rules.contains(.truncation) { look.lookForCutTexts() }
    if rules.contains(.brokenWord) { look.lookForBrokenWords() }
    if rules.contains(.offScreen) { look.lookForWanderers() }
    if rules.contains(.tapSize) { look.lookForSmallTargets() }
    if rules.contains(.overlap) { look.lookForOverlaps() }
    if rules.contains(.contrast) { look.lookForFaintLetters() }
    if rules.contains(.noLabel) { look.lookForNamelessElements() }
    if rules.contains(.leftRight) { look.lookForFixedSides() }
    // Where nothing is found nobody asks for them.
    let paths = look.findings.contains { $0.node != nil } ? scene.tree.paths : []
    let kinds = tree.kinds(of: paths)
    let order = Dictionary(uniqueKeysWithValues: Rule.allCases.enumerated().map { ($1, $0) })
    let findings = look.findings.filter { rules.contains($0.rule) }.map { finding in
      var finding = finding
      finding.view = finding.node.map { paths[$0] }
      finding.kind = finding.node.map { kinds[$0] }
      finding.place = finding.place ?? tree.place(of: finding.node)
      return finding
    }.enumerated().sorted { one, other in
      let (first, second) = (one.element, other.element)
      return (order[first.rule] ?? 0, first.node ?? -1, one.offset)
        < (order[second.rule] ?? 0, second.node ?? -1, other.offset)
    }
    return Look(findings: findings.map(\.element), comparisons: look.comparisons)
  }

  /// The rules that ask where everything is painted.
  private static let ofPaint: Set<Rule> = [.overlap, .offScreen, .tapSize, .contrast]
}

/// One look over a scene, and what it has found so far.
struct RuleLook {
  let tree: LintedTree
  let painted: PaintedScene
  var findings: [Finding] = []
  var comparisons = 0
  /// The views that have no size, of which nothing else is told.
  var lost: Set<Int> = []

  init(tree: LintedTree, painted: PaintedScene) { (self.tree, self.painted) = (tree, painted) }

  /// Whether a view stands in one that has no size.
  func isLost(_ node: Int) -> Bool {
    !lost.isEmpty && tree.chain(from: node).contains(where: lost.contains)
  }

  /// Notes what the layout itself has to say.
  mutating func lookForTroubles() {
    for trouble in tree.facts.troubles {
      var finding = Finding(
        trouble.kind == .conflict ? .conflict : .ambiguity,
        node: trouble.node,
        trouble.subject,
        cause: trouble.cause,
        remedy: trouble.remedy
      )
      finding.place = trouble.line.map { Place(file: $0.file, line: $0.number) }
      findings.append(finding)
    }
  }
}
