import SnaplineDiagnostics
import SnaplineLayout
import SnaplineLint
import SnaplineScene

/// How the views of a tree stand on the canvas, as far as rules about places tell it.
struct QuietStanding: Hashable {
  /// The column in which texts end below the canvas, as it does itself: its place in the tree; none where all stand on
  /// the canvas.
  var column: Int?
  var contents: [ContentState]
  /// What the view that fills a round corner is called, of each view that has some; none where all are free.
  var cornerFillers: [String?]
  var faint: [KnownContrasts.Faint] = []
}

/// What was found in a tree at the sizes that were looked at, besides open numbers.
final class KnownFindings {
  /// What is found for as long as views stand in one way: a column that leaves the canvas is told as one, and as too full,
  /// wherever it leaves, as no text in it is cut and no constraint gave way.
  struct Told {
    let findings: [Finding]
    let messages: [Diagnostic]
  }

  /// All that decides what is found, as far as it is known.
  struct Circumstances: Hashable {
    let standing: QuietStanding
    /// Nothing where nobody asks for open numbers.
    let open: OpenMark?
  }

  /// A picture of the tree, of which no more is asked than its views.
  let scene: Scene
  private(set) var told: [QuietStanding: Told] = [:]
  var contrasts: KnownContrasts
  private var layouts: [Circumstances: Design.LintedLayout] = [:]

  init(scene: Scene, contrasts: KnownContrasts) {
    (self.scene, self.contrasts) = (scene, contrasts)
  }

  func note(_ found: Told, of standing: QuietStanding) {
    if told.count == Self.mostKept { told = [:] }
    told[standing] = found
    // Layouts have what was told before in them.
    layouts = [:]
  }

  func layout(in circumstances: Circumstances) -> Design.LintedLayout? { layouts[circumstances] }

  func keep(_ layout: Design.LintedLayout, in circumstances: Circumstances) {
    if layouts.count == Self.mostKept { layouts = [:] }
    layouts[circumstances] = layout
  }

  private static let mostKept = 64
}
