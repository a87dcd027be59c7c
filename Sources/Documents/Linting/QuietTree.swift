import Foundation
import SnaplineControls
import SnaplineDesigns
import SnaplineDiagnostics
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout
import SnaplineLint
import SnaplineScene

/// A tree in which rules about places find the same as at another size that was looked at.
///
/// Whoever looks at a tree at hundreds of sizes needs no picture at most of them. Where each text has room in
/// its label, and texts and controls stand beside each other on the canvas, no rule about places finds anything. Where a
/// column ends below the canvas, that is told of it, whichever of its texts it takes along. Where controls are
/// large enough as before, and the same views fill round corners, the same is told of them. And where the same lies
/// behind texts as at a size that was looked at, contrasts are as they were there.
final class QuietTree {
  /// What was found at the sizes that were looked at.
  private(set) var known: KnownFindings?
  private let builder: TreeBuilder
  private let places: StandingViews
  private var grounds: TextGrounds
  /// The views of the design that have round corners which something in them may fill.
  private let cornered: [ReviewedNode]
  /// Those that may be cut.
  private var rigid: [RigidView]
  /// The columns of the design that stand on the canvas itself, by their places.
  private let columns: Set<Int>
  /// Of each text, by its number: whether it is faded, and how it stands, as far as that is known.
  private let isFaded: [Bool]
  private var fits: [Label.Fit?]

  /// More pairs of texts, or of a text and a ground, take as long as a picture.
  private static let mostPairs = 20_000

  /// Nothing for a tree with views in it of which it isn't known what they paint.
  init?(_ part: Design.BuiltScene) {
    guard let places = StandingViews(part) else { return nil }
    (builder, self.places) = (part.builder, places)
    let views = part.views
    func opacity(of place: Int) -> Double {
      places.chain(from: place).reduce(1) { $0 * views[$1].alpha }
    }
    let opacities = places.texts.map(opacity)
    isFaded = opacities.map { $0 < 1 }
    fits = Array(repeating: nil, count: places.texts.count)
    var grounds = TextGrounds()
    for place in places.shown {
      guard let ground = views[place].paintedGround else { return nil }
      grounds.add(
        ground,
        of: views[place],
        at: place,
        isFaded: opacity(of: place) < 1,
        draws: views[place].ownDrawing?.frame != nil
      )
    }
    self.grounds = grounds
    let nodes = builder.reviewed.flatMap(\.withAllInside)
    cornered = nodes.filter(\.mayHaveCornersFilled)
    rigid = nodes.filter(\.isRigid).map { [builder] in
      RigidView(view: $0.view, sized: builder.axesSized($0))
    }
    columns = places.columns(of: builder.reviewed)
    guard places.texts.count * grounds.items.count <= Self.mostPairs,
      opacities.allSatisfy({ $0 > 0 })
    else { return nil }
  }

  // MARK: What is known

  /// How the views stand in the tree as it was laid out, where all that rules about places find is known.
  var knownStanding: QuietStanding? {
    guard let known, let behind = findGrounds() else { return nil }
    var standing = behind.standing
    for (text, ground) in behind.grounds.enumerated() {
      let isFaint = known.contrasts.isFaint(text, on: ground) { letters(of: text) }
      guard let isFaint else { return nil }
      if isFaint { standing.faint.append(KnownContrasts.Faint(text: text, ground: ground)) }
    }
    return known.told[standing] == nil ? nil : standing
  }

  /// Takes what was found at the size that the tree has, by rules.
  func note(_ part: Design.BuiltScene, _ layout: Design.LintedLayout, by rules: Set<Lint.Rule>) {
    let others = layout.findings.filter { $0.rule != .ambiguity }
    let leaving = others.filter { $0.rule == .offScreen }
    let overfull = layout.messages.filter { $0.layoutFault == .overfullStack }
    let corners = layout.messages.filter { $0.layoutFault == .unclippedCorner }
    guard builder.keptOrigins != nil, part.said.diagnostics.allSatisfy(\.isKnownInQuietTree),
      others.allSatisfy({ [.contrast, .noLabel, .offScreen, .tapSize].contains($0.rule) }),
      let behind = findGrounds(), overfull.count <= 1, leaving.count <= 1,
      behind.standing.column != nil || overfull.isEmpty && leaving.isEmpty
    else { return }
    if let column = behind.standing.column {
      guard leaving.allSatisfy({ $0.node == column }),
        leaving.count == 1 || !rules.contains(.offScreen)
      else { return }
    }
    let known =
      known
      ?? KnownFindings(scene: part.scene, contrasts: KnownContrasts(of: places.texts.count))
    guard let faint = noteContrasts(others, behind.grounds, in: known) else { return }
    var standing = behind.standing
    standing.faint = faint
    known.note(KnownFindings.Told(findings: others, messages: overfull + corners), of: standing)
    self.known = known
  }

  /// Takes which texts are faint; nothing where it isn't known which text of a control is.
  private func noteContrasts(
    _ findings: [Finding],
    _ grounds: [TextGround],
    in known: KnownFindings
  ) -> [KnownContrasts.Faint]? {
    let told = Set(findings.filter { $0.rule == .contrast }.compactMap(\.node))
    let owners = places.texts.map { places.owner(of: $0) }
    let facts = builder.keptFacts?.facts(of: places.views)
    var faint: [KnownContrasts.Faint] = []
    for (text, ground) in grounds.enumerated() {
      let isFaint = told.contains(owners[text])
      if isFaint, owners.count(where: { $0 == owners[text] }) > 1 { return nil }
      // Nobody judges what can't be used, or has no room on purpose, nor what is faded together with its ground.
      let isJudged = places.chain(from: places.texts[text]).allSatisfy { place in
        facts?.views[place]?.marks.isDisjoint(with: [.isFolded, .isInactive]) ?? true
      }
      known.contrasts.note(
        text,
        on: ground,
        isFaint: isFaint,
        judged: isJudged ? letters(of: text) : nil
      )
      if isFaint { faint.append(KnownContrasts.Faint(text: text, ground: ground)) }
    }
    return faint
  }

  /// How a text looks; nothing where it has several looks, or is faded.
  private func letters(of text: Int) -> Label.Letters? {
    isFaded[text] ? nil : fits[text]?.letters
  }

  // MARK: Where views stand

  /// How the views stand, and what lies behind each text; nothing where a rule about places may find something else than
  /// that texts leave the canvas.
  private func findGrounds() -> (standing: QuietStanding, grounds: [TextGround])? {
    places.find()
    guard places.haveSizes, areTextsWhole, !isControlCut else { return nil }
    let letters = places.texts.indices.map(standingLetters)
    places.note(letters.map(\.box))
    guard case .found(let column) = findColumn(), places.areApart(atMost: Self.mostPairs)
    else { return nil }
    let standing = QuietStanding(
      column: column,
      contents: places.contents.map { ContentState(of: places.views[$0]) },
      cornerFillers: cornered.map { $0.cornerFiller?.name }
    )
    grounds.place(on: places)
    let behind = zip(places.texts, letters).map { place, letters in
      grounds.ground(of: letters.box, inLines: letters.lines, at: place)
    }
    return (standing, behind)
  }

  /// Where the letters of a text stand on the canvas, with the lengths of its lines; its view where that isn't known.
  private func standingLetters(of text: Int) -> (box: CGRect, lines: [Double]) {
    let box = places.boxes[places.texts[text]]
    guard let fit = fits[text], let frame = fit.lettersFrame(at: box.size) else { return (box, []) }
    // A fifth of a point may stand beside the view, which no rule counts.
    return (frame.offsetBy(dx: box.minX, dy: box.minY).intersection(box), fit.lineWidths)
  }

  /// Whether a control is cut: which message tells of it depends on the views around it.
  private var isControlCut: Bool { rigid.indices.contains { rigid[$0].isCut } }

  /// Whether all of each text is shown, and as it was written.
  private var areTextsWhole: Bool {
    for (number, place) in places.texts.enumerated() {
      guard let label = places.views[place] as? Label else { continue }
      let size = label.bounds.size
      if let fit = fits[number],
        fit.size == size || fit.isAlike(at: size) && fit.lettersFrame(at: size) != nil
      {
        guard fit.isWhole else { return false }
        continue
      }
      let fit = builder.fit(of: label)
      fits[number] = fit
      guard fit.isWhole else { return false }
    }
    return true
  }

  private enum Search {
    /// The column that takes texts out of the canvas below; none where all stand on it.
    case found(column: Int?)
    /// Others leave the canvas, or it isn't sure that a rule tells of it.
    case unclear
  }

  private func findColumn() -> Search {
    var (column, isSure) = (Int?.none, false)
    for place in places.standing {
      guard places.seen(place) == places.boxes[place] else { return .unclear }
      let overhang = places.overhang(of: place)
      if overhang == .none { continue }
      guard let found = places.columnLeaving(with: place, among: columns), column ?? found == found
      else { return .unclear }
      column = found
      if overhang == .told { isSure = true }
    }
    return column == nil || isSure ? .found(column: column) : .unclear
  }
}

/// A control or a symbol, which is cut where it is shorter than its content.
private struct RigidView {
  let view: View
  /// The axes on which the design says how long it is.
  let sized: Set<Axis>
  /// The size at which it was found to be whole last.
  private var whole: CGSize?

  init(view: View, sized: Set<Axis>) { (self.view, self.sized) = (view, sized) }

  /// Whether it is cut now; that depends on its size alone.
  var isCut: Bool {
    mutating get {
      let size = view.bounds.size
      guard view.shows, size != whole else { return false }
      guard view.axesShorterThanContent(besides: sized).isEmpty else { return true }
      whole = size
      return false
    }
  }
}

extension ReviewedNode {
  fileprivate var withAllInside: [ReviewedNode] { [self] + children.flatMap(\.withAllInside) }
}

extension Diagnostic {
  /// Whether a quiet tree tells the same where it stands in the same way.
  fileprivate var isKnownInQuietTree: Bool {
    switch layoutFault {
    case nil, .ambiguity, .overfullStack, .unclippedCorner: true
    default: false
    }
  }
}
