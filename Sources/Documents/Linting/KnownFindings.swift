import SnaplineDiagnostics
import SnaplineLayout
import SnaplineLint
import SnaplineScene

/// How the texts of a tree stand on the canvas, as far as rules about places tell it.
enum TextStanding: Hashable {
  case inside
  /// Some end below the canvas, all of them in one column, which does as well: its place in the tree.
  case leaving(Int)
}

/// What was found in a tree at the sizes that were looked at, besides open numbers.
final class KnownFindings {
  /// What is found for as long as texts stand in one way: a column that leaves the canvas is told as one, and as too full,
  /// wherever it leaves, as no text in it is cut and no constraint gave way.
  struct Told {
    let findings: [Finding]
    let messages: [Diagnostic]
  }

  /// All that decides what is found, as far as it is known.
  struct Circumstances: Hashable {
    let standing: TextStanding
    /// Nothing where nobody asks for open numbers.
    let open: OpenMark?
  }

  /// A picture of the tree, of which no more is asked than its views.
  let scene: Scene
  var told: [TextStanding: Told] = [.inside: Told(findings: [], messages: [])]
  /// What was found at the last look whatever the standing.
  var lasting: [Finding] = []
  var contrasts: KnownContrasts
  private var layouts: [Circumstances: Design.LintedLayout] = [:]

  init(scene: Scene, contrasts: KnownContrasts) {
    (self.scene, self.contrasts) = (scene, contrasts)
  }

  func layout(in circumstances: Circumstances) -> Design.LintedLayout? { layouts[circumstances] }

  func keep(_ layout: Design.LintedLayout, in circumstances: Circumstances) {
    if layouts.count == Self.mostKept { layouts = [:] }
    layouts[circumstances] = layout
  }

  /// Layouts have what was told before in them.
  func forgetLayouts() { layouts = [:] }

  private static let mostKept = 64
}
