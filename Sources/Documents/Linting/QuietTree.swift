import Foundation
import SnaplineControls
import SnaplineDesigns
import SnaplineDiagnostics
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout
import SnaplineLint
import SnaplineScene

/// A tree of texts and boxes, and whether nothing in it is in the way of anything.
///
/// Whoever looks at a tree at hundreds of sizes needs no picture at most of them. Where each text has room in
/// its label, and labels stand beside each other on the canvas, no rule about places finds anything. Where they
/// also have the same grounds as at a size that was looked at, contrasts are as they were there.
final class QuietTree {
  /// A size at which the tree was quiet: its picture, and what was found at it besides open numbers.
  struct Base {
    let scene: Scene
    let findings: [Finding]
    fileprivate let grounds: [Bool]
  }

  private(set) var base: Base?
  private let builder: TreeBuilder
  private let views: [View]
  private let parents: [Int?]
  /// The places of views that show texts, of those that may paint a ground, and of those that clip.
  private var labels: [Int] = []
  private var painted: [Int] = []
  private var clipping: [Int] = []
  /// The places of the clipping views around each view; none where no view clips.
  private var windows: [[Int]] = []
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
    guard labels.count * painted.count <= Self.mostPairs,
      !builder.reviewed.contains(where: \.mayFillCorners)
    else { return nil }
    guard !clipping.isEmpty else { return }
    windows = views.indices.map { place in
      sequence(first: place) { self.parents[$0] }.filter(clipping.contains)
    }
  }

  // MARK: Whether it is quiet

  /// Whether no rule about places can find anything in the tree as it was laid out, and all texts have the
  /// grounds that they had.
  var isQuiet: Bool {
    guard let base else { return false }
    return isWithoutFaults && grounds == base.grounds
  }

  /// Takes the size that was looked at as the one to compare with, if it is quiet.
  func note(_ part: Design.BuiltScene, _ layout: Design.LintedLayout) {
    let others = layout.findings.filter { $0.rule != .ambiguity }
    guard base == nil, builder.keptOrigins != nil,
      part.said.diagnostics.allSatisfy({ $0.layoutFault == nil || $0.layoutFault == .ambiguity }),
      others.allSatisfy({ $0.rule == .contrast || $0.rule == .noLabel }), isWithoutFaults,
      let grounds
    else { return }
    base = Base(scene: part.scene, findings: others, grounds: grounds)
  }

  private var isWithoutFaults: Bool {
    findBoxes()
    let canvas = CGRect(origin: .zero, size: builder.canvas.bounds.size)
    for place in labels {
      guard let label = views[place] as? Label else { return false }
      let (fit, box) = (builder.fit(of: label), boxes[place])
      guard fit.isOrdinary, fit.cut == nil, !fit.isCutLine, fit.brokenWord == nil, box.width >= 0.5,
        box.height >= 0.5, canvas.contains(box), seen(place) == box
      else { return false }
    }
    return areLabelsApart
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

  /// Of each text and each ground whether the one lies on the other as a whole; nothing where it does in part.
  private var grounds: [Bool]? {
    var grounds: [Bool] = []
    grounds.reserveCapacity(labels.count * painted.count)
    for ground in painted {
      let (box, radius) = (seen(ground), views[ground].groundRadius)
      let inner = radius > 0 ? box.insetBy(dx: radius + 0.25, dy: radius + 0.25) : box
      for label in labels {
        let text = boxes[label]
        if text.minX >= box.maxX || box.minX >= text.maxX || text.minY >= box.maxY
          || box.minY >= text.maxY
        {
          grounds.append(false)
        } else if inner.contains(text) {
          grounds.append(true)
        } else {
          return nil
        }
      }
    }
    return grounds
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
