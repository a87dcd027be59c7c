import Foundation
import SnaplineControls
import SnaplineDesigns
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout
import SnaplineScene

/// The views of a tree by their places in it, and where they stand on the canvas.
final class StandingViews {
  let views: [View]
  private let parents: [Int?]
  /// Those that aren't hidden.
  private(set) var shown: [Int] = []
  /// Those with letters: labels with a text, and controls that draw one.
  private(set) var texts: [Int] = []
  /// Controls and pictures.
  private(set) var contents: [Int] = []
  /// Those that have to stand on the canvas: texts, controls and symbols, each once.
  private(set) var standing: [Int] = []
  /// Those that nothing else may lie on: texts, and controls without one, each once.
  private var apart: [Int] = []
  /// Where the views stand on the canvas.
  private(set) var boxes: [CGRect]
  /// The same, but of texts where their letters stand, as far as that is known.
  private var reaches: [CGRect] = []
  /// Those that are written with no room, or stand in a view that is.
  private let folded: Set<Int>
  /// The outermost view around each that fingers aim at, itself included.
  private let owners: [Int?]
  /// The places of the clipping views around each view; none where no view clips.
  private var windows: [[Int]] = []
  /// Where each view drew by itself at the size that it had last, as far as that was asked for.
  private var lastDrawings: [(size: CGSize, frame: CGRect?)?]

  /// Nothing for a tree with views in it of which it isn't known what they draw.
  init?(_ part: Design.BuiltScene) {
    views = part.views
    parents = part.scene.tree.nodes.map(\.parent)
    boxes = Array(repeating: .zero, count: views.count)
    lastDrawings = Array(repeating: nil, count: views.count)
    var owners: [Int?] = []
    var folded: Set<Int> = []
    var clipping: Set<Int> = []
    for (place, view) in views.enumerated() {
      let drawing = view.ownDrawing
      guard drawing != nil || type(of: view) == AutoHidingStackView.self else { return nil }
      owners.append(
        parents[place].flatMap { owners[$0] } ?? (view.fingerTarget == nil ? nil : place)
      )
      let isInFolded = parents[place].map { folded.contains($0) } ?? false
      if isInFolded || view.isWrittenAsNothing { folded.insert(place) }
      guard !part.scene.tree.nodes[place].isHidden else { continue }
      shown.append(place)
      let isText = (view as? Label)?.text?.isEmpty == false || drawing?.hasLetters ?? false
      if isText { texts.append(place) }
      if view.hasContentState { contents.append(place) }
      if isText || view.hasToStand { standing.append(place) }
      if isText || owners[place] == place { apart.append(place) }
      if view.clipsToBounds { clipping.insert(place) }
    }
    (self.owners, self.folded) = (owners, folded)
    guard !clipping.isEmpty else { return }
    windows = views.indices.map { place in chain(from: place).filter(clipping.contains) }
  }

  /// The view and those around it, from the inside.
  func chain(from place: Int) -> some Sequence<Int> {
    sequence(first: place) { self.parents[$0] }
  }

  /// The view that people know: the control of which this one is a part, or itself.
  func owner(of place: Int) -> Int { owners[place] ?? place }

  /// Finds where the views are in the tree as it was laid out.
  func find() {
    // A list of this object would be checked for exclusive access at each view.
    var boxes = boxes
    for (place, view) in views.enumerated() {
      let frame = view.frame
      guard let parent = parents[place] else {
        boxes[place] = CGRect(origin: .zero, size: frame.size)
        continue
      }
      let start = boxes[parent].origin
      boxes[place] = frame.offsetBy(dx: start.x, dy: start.y)
    }
    (self.boxes, reaches) = (boxes, boxes)
  }

  /// The part of a view that clipping views let through.
  func seen(_ place: Int) -> CGRect { clipped(boxes[place], at: place) }

  /// The part of a rectangle that the clipping views around a view, and the view itself, let through.
  func clipped(_ box: CGRect, at place: Int) -> CGRect {
    guard !windows.isEmpty else { return box }
    let seen = windows[place].reduce(box) { $0.intersection(boxes[$1]) }
    return seen.isNull ? CGRect(origin: box.origin, size: .zero) : seen
  }

  /// A view with all that it draws by itself, whatever clips it.
  func drawn(_ place: Int) -> CGRect {
    let box = boxes[place]
    guard let frame = frameOfDrawing(place) else { return box }
    return frame.offsetBy(dx: box.minX, dy: box.minY).union(box)
  }

  /// Where a view draws by itself, in its bounds: that depends on its size alone.
  private func frameOfDrawing(_ place: Int) -> CGRect? {
    let size = views[place].bounds.size
    if let last = lastDrawings[place], last.size == size { return last.frame }
    let frame = views[place].ownDrawing?.frame
    lastDrawings[place] = (size, frame)
    return frame
  }

  /// Takes where the letters of all texts stand.
  func note(_ letters: [CGRect]) {
    for (place, box) in zip(texts, letters) { reaches[place] = box }
  }

  /// Whether each view with something to see has a size.
  var haveSizes: Bool {
    (texts + contents).allSatisfy { boxes[$0].width >= 0.5 && boxes[$0].height >= 0.5 }
  }

  // MARK: Beside each other

  /// Whether no text or control lies on another one, and each part of a control in it; no where there are so many side by
  /// side that a picture answers sooner.
  ///
  /// They are taken from top to bottom, each beside those that reach as far down. Of texts, letters stand beside others,
  /// not their views.
  func areApart(atMost mostPairs: Int) -> Bool {
    let boxes = reaches
    var pairs = 0
    let sorted = apart.sorted { boxes[$0].minY < boxes[$1].minY }
    for (number, place) in sorted.enumerated() {
      let box = boxes[place]
      if let owner = owners[place], !boxes[owner].contains(box) { return false }
      for other in sorted[(number + 1)...] {
        let near = boxes[other]
        guard near.minY < box.maxY else { break }
        pairs += 1
        guard pairs <= mostPairs else { return false }
        guard near.minX < box.maxX, box.minX < near.maxX else { continue }
        guard owners[place] == other || owners[other] == place else { return false }
      }
    }
    return true
  }

  // MARK: Beyond the canvas

  enum Overhang {
    /// No rule tells of it.
    case none
    /// A rule tells of it, as it ends below the canvas.
    case told
    /// It leaves the canvas, and it isn't known whether a rule tells of it.
    case unclear
  }

  /// How a view leaves the canvas below.
  ///
  /// A rule goes by letters and by the frames of controls, and warnings by letters and by the alignment rectangles.
  func overhang(of place: Int) -> Overhang {
    let (canvas, box, reach) = (boxes[0], boxes[place], reaches[place])
    let aligned = reach == box ? views[place].alignmentRect(forFrame: box) : reach
    let both = reach.union(aligned)
    let leavesElsewhere =
      both.minX < canvas.minX || both.maxX > canvas.maxX || both.minY < canvas.minY
    guard !leavesElsewhere else { return .unclear }
    let isControl = owners[place] == place
    // A point beyond counts for nothing, which numbers that were added in another order may just miss. Letters may reach a
    // fifth of a point beyond their view.
    let most = both.maxY - canvas.maxY
    if most < 1 - (isControl ? 1e-6 : 0.25) { return .none }
    if isControl, most == 1, both.maxY.isExact, canvas.maxY.isExact { return .none }
    let least = min(reach.maxY, aligned.maxY) - canvas.maxY
    guard least > 1 + 1e-6, !folded.contains(place) else { return .unclear }
    if isControl { return .told }
    guard (views[place] as? Label)?.text?.contains(where: { !$0.isWhitespace }) ?? false
    else { return .unclear }
    // Where its letters are in its view isn't always known: of one that lies below as a whole it is sure.
    let isKnown = reach != box || reach.minY > canvas.maxY + 1
    return isKnown ? .told : .unclear
  }

  // MARK: Columns

  /// The columns of a design that stand on the canvas itself.
  func columns(of nodes: [ReviewedNode]) -> Set<Int> {
    let places = views.places
    return Set(
      nodes.compactMap { node in
        guard let stack = node.view as? StackView, stack.axis == .vertical,
          stack.distribution != .fillEqually, let place = places[ObjectIdentifier(stack)],
          parents[place] == 0
        else { return nil }
        return place
      }
    )
  }

  /// The column that takes a view out of the canvas below, with all that stands around it in there.
  func columnLeaving(with place: Int, among columns: Set<Int>) -> Int? {
    let canvas = boxes[0]
    guard windows.isEmpty else { return nil }
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
}

extension CGFloat {
  /// Whether sums of such numbers are the same in each order.
  fileprivate var isExact: Bool { (self * 64).rounded() == self * 64 }
}
