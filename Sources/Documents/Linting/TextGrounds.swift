import Foundation
import SnaplineControls
import SnaplineGeometry
import SnaplineLayout

/// What lies behind a text, from the nearest ground down to one that hides all others.
struct TextGround: Hashable {
  /// The grounds on which the text lies as a whole, and the lowest ones in any case.
  fileprivate(set) var grounds: [Int] = []
  /// Grounds that reach behind it in part, or of which it isn't known where they paint.
  fileprivate(set) var parts: [Part] = []
  /// The lengths of its lines, as far as what it lies on in part may lie behind some of them; none where its view is
  /// meant, as it isn't known where its letters stand.
  fileprivate(set) var lines: [Double] = []
  /// How it leaves the lowest grounds, which are as large as the canvas; nothing where it lies on them as a whole.
  fileprivate(set) var leaving: Leaving?

  enum Leaving: Hashable {
    /// It lies beside the canvas.
    case whole
    /// Some of it may be seen.
    case partly(Part)
  }

  /// The same of a text that doesn't leave the canvas.
  var onCanvas: TextGround {
    var ground = self
    ground.leaving = nil
    if parts.isEmpty { ground.lines = [] }
    return ground
  }

  /// How a text lies on a ground: where both keep their sizes and distances, what is seen is the same.
  struct Part: Hashable {
    let ground: Int
    let textSize: Pair
    /// Where the ground begins and ends beside the text, and where the part of it does that clipping views let through.
    let start, end, seenStart, seenEnd: Pair

    /// On an axis on which all of a plain ground's length reaches beyond the text, it doesn't matter how far.
    fileprivate init(_ ground: Int, of text: Edges, _ box: TextGrounds.Box, isPlain: Bool) {
      self.ground = ground
      textSize = Pair(text.width, text.height)
      let room = box.seen.inset(by: box.radius + 1)
      let isAcross = isPlain && text.left >= room.left && text.right <= room.right
      let isDown = isPlain && text.top >= room.top && text.bottom <= room.bottom
      func pair(_ x: Double, _ y: Double) -> Pair { Pair(isAcross ? 0 : x, isDown ? 0 : y) }
      let (outer, seen) = (box.outer, box.seen)
      start = pair(outer.left - text.left, outer.top - text.top)
      end = pair(outer.right - text.left, outer.bottom - text.top)
      seenStart = pair(seen.left - text.left, seen.top - text.top)
      seenEnd = pair(seen.right - text.left, seen.bottom - text.top)
    }
  }

  /// Two lengths in parts of a point, so that sums in another order are the same.
  struct Pair: Hashable {
    let x, y: Int

    fileprivate init(_ x: Double, _ y: Double) {
      self.x = Int(exactly: (x * 1024).rounded()) ?? .max
      self.y = Int(exactly: (y * 1024).rounded()) ?? .max
    }
  }
}

/// The views of a tree that may paint something behind texts, in the order of painting, which is that of their places.
struct TextGrounds {
  /// One thing that a view paints.
  struct Item {
    /// The place of the view in the tree; that of the canvas is before all others.
    let place: Int
    /// Whether it is all over the view, but for its round corners.
    let isPlain: Bool
    /// Whether nothing is seen through it.
    let isOpaque: Bool
    /// Whether it lies below all others, and is as large as the canvas.
    let isLowest: Bool
    /// The insets to what it reaches beyond the view: none above zero.
    let outset: EdgeInsets
  }

  private(set) var items = [
    Item(place: -1, isPlain: true, isOpaque: false, isLowest: true, outset: .zero)
  ]
  private var boxes: [Box] = []

  /// Where one of them is.
  fileprivate struct Box {
    let outer: Edges
    /// The part that clipping views let through.
    let seen: Edges
    /// How far its corners are cut off.
    var radius = 0.0

    /// Whether it covers all of a rectangle, its round corners left out.
    func covers(_ other: Edges) -> Bool {
      guard radius > 0 else { return other.isInside(outer) }
      // A square whose corner lies on the arc is inset by so much.
      let (inset, corner) = (radius * 0.293 + 0.25, radius + 0.25)
      return other.isInside(outer.inset(by: inset))
        || other.isInside(outer)
          && (other.left >= outer.left + corner && other.right <= outer.right - corner
            || other.top >= outer.top + corner && other.bottom <= outer.bottom - corner)
    }
  }

  /// Takes what a view paints behind what is in it, and by itself.
  mutating func add(
    _ ground: PaintedGround,
    of view: View,
    at place: Int,
    isFaded: Bool,
    draws: Bool
  ) {
    func add(_ isPlain: Bool, isOpaque: Bool = false, outset: EdgeInsets = .zero) {
      let isLowest = isPlain && place == 0 && view.groundRadius == 0
      items.append(
        Item(
          place: place,
          isPlain: isPlain,
          isOpaque: isOpaque && !isFaded,
          isLowest: isLowest,
          outset: outset
        )
      )
    }
    if let shadows = ground.shadows { add(false, outset: shadows) }
    switch ground.fill {
    case .nothing: break
    case .everywhere(let isOpaque): add(true, isOpaque: isOpaque)
    case .somewhere: add(false)
    }
    if draws { add(false) }
  }

  /// How many of them are painted up to a view, itself included.
  private func countUpTo(_ place: Int) -> Int {
    var (low, high) = (0, items.count)
    while low < high {
      let middle = (low + high) / 2
      if items[middle].place <= place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Finds where all of them are.
  mutating func place(on views: StandingViews) {
    boxes = items.map { item in
      let place = max(0, item.place)
      let seen = views.seen(place)
      guard !item.isPlain || item.place < 0 else {
        return Box(
          outer: Edges(seen),
          seen: Edges(seen),
          radius: views.views[place].groundRadius
        )
      }
      let box = item.place < 0 ? seen : views.drawn(place).inset(by: item.outset)
      return Box(outer: Edges(box), seen: Edges(views.clipped(box, at: place)))
    }
  }

  /// What lies behind the letters of a text, which is a view at some place of the tree.
  func ground(of text: CGRect, inLines lines: [Double], at place: Int) -> TextGround {
    let box = Edges(text)
    var found = TextGround()
    for number in (0..<countUpTo(place)).reversed() {
      let (item, ground) = (items[number], boxes[number])
      let isWithin = item.isPlain && ground.covers(box)
      func part() -> TextGround.Part {
        TextGround.Part(number, of: box, ground, isPlain: item.isPlain)
      }
      if item.isLowest, !isWithin {
        found.leaving = box.meets(ground.outer) ? .partly(part()) : .whole
      }
      guard item.isLowest || box.meets(ground.outer) else { continue }
      guard item.isLowest || isWithin else {
        found.parts.append(part())
        continue
      }
      found.grounds.append(number)
      if item.isOpaque { break }
    }
    if !found.parts.isEmpty || found.leaving != nil { found.lines = lines }
    return found
  }
}

extension Edges {
  fileprivate func meets(_ other: Edges) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }

  fileprivate func isInside(_ other: Edges) -> Bool {
    left >= other.left && right <= other.right && top >= other.top && bottom <= other.bottom
  }
}
