import Foundation
import SnaplineControls
import SnaplineGeometry

/// On which grounds the texts of a tree lie: on the canvas, and on views that may paint something.
struct TextGrounds {
  enum Place: UInt8 { case beside, partly, within }

  /// Text after text, of each its place on each ground.
  private(set) var places: [Place] = []
  private(set) var width = 0

  /// - Parameters:
  ///   - texts: where the texts stand.
  ///   - grounds: where the grounds are seen, and how far their corners are cut off.
  init(of texts: [CGRect], on grounds: [(box: CGRect, radius: Double)]) {
    width = grounds.count
    places = Array(repeating: .beside, count: texts.count * width)
    let texts = texts.map { Edges($0) }
    for (number, ground) in grounds.enumerated() {
      let box = Edges(ground.box)
      let inset = ground.radius > 0 ? ground.radius + 0.25 : 0
      let inner = Edges(ground.box.insetBy(dx: inset, dy: inset))
      for (place, text) in texts.enumerated() where text.meets(box) {
        places[place * width + number] = text.isInside(inner) ? .within : .partly
      }
    }
  }

  /// The places of one text on all grounds.
  subscript(text: Int) -> ArraySlice<Place> { places[text * width..<(text + 1) * width] }
}

extension Edges {
  fileprivate func meets(_ other: Edges) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }

  fileprivate func isInside(_ other: Edges) -> Bool {
    left >= other.left && right <= other.right && top >= other.top && bottom <= other.bottom
  }
}

/// What looks at a tree have told of the contrasts of its texts.
struct KnownContrasts {
  /// A text of which it is known that its contrast is enough where it lies on some grounds as a whole.
  private struct Enough: Hashable {
    let letters: Label.Letters
    let opacity: Double
    let grounds: [Int]
  }

  /// The grounds of the last look.
  private var grounds: TextGrounds
  /// The texts whose letters were told to be faint then.
  private var faint: Set<Int> = []
  private var enough: Set<Enough> = []
  /// Where texts and grounds come in the order of painting.
  private let texts: [Int]
  private let order: [Int]
  /// Of each ground, whether it lies below all others, and is as large as the canvas.
  private let isLowest: [Bool]

  init(of texts: [Int], on order: [Int], isLowest: [Bool]) {
    (self.texts, self.order, self.isLowest) = (texts, order, isLowest)
    grounds = TextGrounds(of: [], on: [])
  }

  /// Takes what was told where texts lie on grounds.
  ///
  /// - Parameters:
  ///   - grounds: the grounds of all texts.
  ///   - faint: the texts that were told.
  ///   - judged: of a text that must have been judged, its letters and their opacity.
  mutating func note(
    _ grounds: TextGrounds,
    faint: Set<Int>,
    judged: (Int) -> (Label.Letters, Double)?
  ) {
    (self.grounds, self.faint) = (grounds, faint)
    for text in texts.indices where !faint.contains(text) && grounds[text].first == .within {
      guard let known = enough(text, in: grounds, judged) else { continue }
      enough.insert(known)
    }
  }

  /// Whether the same texts are faint as were told, where they lie on grounds.
  func areSame(on now: TextGrounds, letters: (Int) -> (Label.Letters, Double)?) -> Bool {
    guard now.places.count == grounds.places.count else { return false }
    return texts.indices.allSatisfy { text in
      if isSame(text, on: now) { return true }
      guard !faint.contains(text), let sought = enough(text, in: now, letters) else { return false }
      return enough.contains(sought)
    }
  }

  /// Whether a text lies on the same grounds as a whole, or leaves the lowest ones: then it is judged by a ground above
  /// them as before, or not at all.
  private func isSame(_ text: Int, on now: TextGrounds) -> Bool {
    let start = text * now.width
    for ground in 0..<now.width {
      let (new, old) = (now.places[start + ground], grounds.places[start + ground])
      if new == old, new != .partly { continue }
      guard isLowest[ground], old == .within, !faint.contains(text) else { return false }
    }
    return true
  }

  /// Nothing for a text that lies on others than the lowest grounds in part.
  private func enough(
    _ text: Int,
    in grounds: TextGrounds,
    _ letters: (Int) -> (Label.Letters, Double)?
  ) -> Enough? {
    let behind = grounds[text].enumerated().filter { ground, place in
      place != .beside && !isLowest[ground] && order[ground] <= texts[text]
    }
    guard behind.allSatisfy({ $0.element == .within }), let (letters, opacity) = letters(text)
    else { return nil }
    return Enough(letters: letters, opacity: opacity, grounds: behind.map(\.offset))
  }
}
