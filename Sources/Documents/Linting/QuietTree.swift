import Foundation
import SnaplineControls
import SnaplineDesigns
import SnaplineDiagnostics
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout
import SnaplineLint
import SnaplineScene

/// A tree of texts and boxes, in which rules about places find nothing, or the same as at another size.
///
/// Whoever looks at a tree at hundreds of sizes needs no picture at most of them. Where each text has room in
/// its label, and labels stand beside each other on the canvas, no rule about places finds anything. Where a
/// column ends below the canvas, that is told of it, whichever of its texts it takes along. And where texts lie on
/// the same grounds as at a size that was looked at, contrasts are as they were there.
final class QuietTree {
  /// What was found at the sizes that were looked at.
  private(set) var known: KnownFindings?
  private let builder: TreeBuilder
  private let views: [View]
  private let parents: [Int?]
  /// The places of views that show texts, of those that may paint a ground, and of those that clip.
  private var labels: [Int] = []
  private var painted: [Int] = []
  private var clipping: [Int] = []
  /// The places of the clipping views around each view; none where no view clips.
  private var windows: [[Int]] = []
  /// The columns of the design that stand on the canvas itself, by their places.
  private var columns: Set<Int> = []
  /// Of each label, by its number: how opaque it is, and how its text stands, as far as that is known.
  private var opacities: [Double] = []
  private var fits: [Label.Fit?] = []
  /// Where the views stand on the canvas.
  private var boxes: [CGRect]

  /// More pairs of texts, or of a text and a ground, take as long as a picture.
  private static let mostPairs = 20_000

  /// Nothing for a tree with anything else in it, such as controls and pictures.
  init?(_ part: Design.BuiltScene) {
    (builder, views) = (part.builder, part.views)
    parents = part.scene.tree.nodes.map(\.parent)
    boxes = Array(repeating: .zero, count: views.count)
    for (place, view) in views.enumerated() {
      guard view.isOfTexts, view.paintsWholeFrame, view.gestureRecognizers?.isEmpty ?? true else {
        return nil
      }
      guard !part.scene.tree.nodes[place].isHidden else { continue }
      if let label = view as? Label, label.text?.isEmpty == false { labels.append(place) }
      if view.mayPaintGround { painted.append(place) }
      if view.clipsToBounds { clipping.append(place) }
    }
    opacities = labels.map { chain(from: $0).reduce(1) { $0 * views[$1].alpha } }
    fits = Array(repeating: nil, count: labels.count)
    guard labels.count * painted.count <= Self.mostPairs, opacities.allSatisfy({ $0 > 0 }),
      !builder.reviewed.contains(where: \.mayFillCorners)
    else { return nil }
    let places = views.places
    columns = Set(
      builder.reviewed.compactMap { node in
        guard let stack = node.view as? StackView, stack.axis == .vertical,
          stack.distribution != .fillEqually, let place = places[ObjectIdentifier(stack)],
          parents[place] == 0
        else { return nil }
        return place
      }
    )
    guard !clipping.isEmpty else { return }
    windows = views.indices.map { place in chain(from: place).filter(clipping.contains) }
  }

  private func chain(from place: Int) -> some Sequence<Int> {
    sequence(first: place) { self.parents[$0] }
  }

  // MARK: What is known

  /// How the texts stand in the tree as it was laid out, where all that rules about places find is known.
  var knownStanding: TextStanding? {
    guard let known, let standing = findStanding(), known.told[standing] != nil,
      known.contrasts.areSame(on: grounds, letters: letters)
    else { return nil }
    return standing
  }

  /// Takes what was found at the size that the tree has, by rules.
  func note(_ part: Design.BuiltScene, _ layout: Design.LintedLayout, by rules: Set<Lint.Rule>) {
    let others = layout.findings.filter { $0.rule != .ambiguity }
    let leaving = others.filter { $0.rule == .offScreen }
    let overfull = layout.messages.filter { $0.layoutFault == .overfullStack }
    guard builder.keptOrigins != nil, part.said.diagnostics.allSatisfy(\.isKnownInQuietTree),
      others.allSatisfy({ [.contrast, .noLabel, .offScreen].contains($0.rule) }),
      let standing = findStanding(), overfull.count <= 1, leaving.count <= 1,
      standing != .inside || overfull.isEmpty && leaving.isEmpty
    else { return }
    if case .leaving(let column) = standing {
      guard leaving.allSatisfy({ $0.node == column }),
        leaving.count == 1 || !rules.contains(.offScreen)
      else { return }
    }
    let known = known ?? KnownFindings(scene: part.scene, contrasts: noContrasts)
    known.told[standing] = KnownFindings.Told(findings: leaving, messages: overfull)
    known.lasting = others.filter { $0.rule != .offScreen }
    known.forgetLayouts()
    let faint = Set(known.lasting.filter { $0.rule == .contrast }.compactMap(\.node))
    let facts = builder.keptFacts?.facts(of: views)
    known.contrasts.note(
      grounds,
      faint: Set(labels.indices.filter { faint.contains(labels[$0]) })
    ) { number in
      // Nobody judges what can't be used, or has no room on purpose, nor what is faded together with its ground.
      let isJudged =
        opacities[number] >= 1
        && chain(from: labels[number]).allSatisfy { place in
          facts?.views[place]?.marks.isDisjoint(with: [.isFolded, .isInactive]) ?? true
        }
      return isJudged ? letters(of: number) : nil
    }
    self.known = known
  }

  /// Where the canvas itself comes in the order of painting: before the first view, which fills it.
  private static let belowAll = -1

  /// What is known of contrasts before the first look.
  private var noContrasts: KnownContrasts {
    let order = [Self.belowAll] + painted
    let isLowest = order.map { $0 == Self.belowAll || $0 == 0 && views[0].groundRadius == 0 }
    return KnownContrasts(of: labels, on: order, isLowest: isLowest)
  }

  private func letters(of number: Int) -> (Label.Letters, Double)? {
    fits[number]?.letters.map { ($0, opacities[number]) }
  }

  // MARK: Where texts stand

  /// Finds where the views are, and how the texts stand: nothing where a rule about places may find something else than
  /// that texts leave the canvas.
  private func findStanding() -> TextStanding? {
    findBoxes()
    let canvas = boxes[0]
    var (column, isSure) = (Int?.none, false)
    for (number, place) in labels.enumerated() {
      let box = boxes[place]
      guard isWhole(number), box.width >= 0.5, box.height >= 0.5, seen(place) == box else {
        return nil
      }
      guard !canvas.contains(box) else { continue }
      guard let found = columnLeaving(with: place), column ?? found == found else { return nil }
      column = found
      // A label that is seen in part may have all its letters in that part: of one that lies below as a whole it is sure
      // that it is told.
      if box.minY > canvas.maxY + 1, fits[number]?.textFrame != nil { isSure = true }
    }
    guard areLabelsApart else { return nil }
    return column.map { isSure ? .leaving($0) : nil } ?? .inside
  }

  /// Whether all of a text is shown, and as it was written.
  private func isWhole(_ number: Int) -> Bool {
    guard let label = views[labels[number]] as? Label else { return false }
    let size = label.bounds.size
    if let fit = fits[number], fit.size == size || fit.isAlike(at: size) { return fit.isWhole }
    let fit = builder.fit(of: label)
    fits[number] = fit
    return fit.isWhole
  }

  /// The column that takes a text out of the canvas below, with all that stands around it in there.
  private func columnLeaving(with place: Int) -> Int? {
    let canvas = boxes[0]
    guard clipping.isEmpty else { return nil }
    for around in chain(from: place) {
      let box = boxes[around]
      guard box.minX >= 0, box.maxX <= canvas.maxX, box.minY >= 0, box.maxY > canvas.maxY + 1,
        box.width >= 0.5
      else { return nil }
      if parents[around] == 0 {
        return columns.contains(around) && box.minY < canvas.maxY ? around : nil
      }
    }
    return nil
  }

  private func findBoxes() {
    for (place, view) in views.enumerated() {
      let frame = view.frame
      guard let parent = parents[place] else {
        boxes[place] = CGRect(origin: .zero, size: frame.size)
        continue
      }
      let start = boxes[parent].origin
      boxes[place] = frame.offsetBy(dx: start.x, dy: start.y)
    }
  }

  /// The part of a view that clipping views let through.
  private func seen(_ place: Int) -> CGRect {
    guard !windows.isEmpty else { return boxes[place] }
    return windows[place].reduce(boxes[place]) { $0.intersection(boxes[$1]) }
  }

  /// Whether no label lies on another one; no where there are so many side by side that a picture answers sooner.
  ///
  /// Labels are taken from top to bottom, each beside those that reach as far down.
  private var areLabelsApart: Bool {
    var pairs = 0
    let sorted = labels.map { boxes[$0] }.sorted { $0.minY < $1.minY }
    for (place, box) in sorted.enumerated() {
      for other in sorted[(place + 1)...] {
        guard other.minY < box.maxY else { break }
        pairs += 1
        guard pairs <= Self.mostPairs else { return false }
        if other.minX < box.maxX, box.minX < other.maxX { return false }
      }
    }
    return true
  }

  /// On which grounds the texts lie: on the canvas, and on the views that may paint one.
  private var grounds: TextGrounds {
    TextGrounds(
      of: labels.map { boxes[$0] },
      on: [(boxes[0], 0)] + painted.map { (seen($0), views[$0].groundRadius) }
    )
  }
}

extension View {
  /// Whether the view is a text, or holds some.
  fileprivate var isOfTexts: Bool {
    let kind = type(of: self)
    return kind == View.self || kind == Label.self || kind == StackView.self
      || kind == AutoHidingStackView.self
  }
}

extension ReviewedNode {
  /// Whether it, or one in it, has round corners that something in it may fill.
  fileprivate var mayFillCorners: Bool {
    roundsCorners && !children.isEmpty && !view.clipsToBounds
      || children.contains(where: \.mayFillCorners)
  }
}

extension Diagnostic {
  /// Whether a quiet tree tells the same where it stands in the same way.
  fileprivate var isKnownInQuietTree: Bool {
    switch layoutFault {
    case nil, .ambiguity, .overfullStack: true
    default: false
    }
  }
}
