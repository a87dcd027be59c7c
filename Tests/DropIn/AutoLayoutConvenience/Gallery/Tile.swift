import Foundation
import Snapline

/// An example in a picture of several: a view of a size of its own, placed in a box of 110 by 76.
struct Tile: Sendable {
  /// What the design of the same name says, which is its caption too.
  let words: String
  var needsOther = false
  /// Adds the view to its box; some are placed against another view in it.
  let place: @Sendable (_ box: View, _ view: View, _ other: View) -> Void

  init(
    _ words: String,
    _ place: @escaping @Sendable (_ box: View, _ view: View, _ other: View) -> Void
  ) {
    self.words = words
    self.place = place
    needsOther = words.contains("other") && !words.contains("others")
  }

  /// The picture of examples in rows of three.
  static func picture(of tiles: [Tile]) -> View {
    let canvas = View(backgroundColor: .systemBackground)
    for (number, tile) in tiles.enumerated() {
      let corner = CGPoint(x: 16 + number % 3 * 124, y: 16 + number / 3 * 124)
      tile.add(to: canvas, at: corner, numbered: number)
    }
    return canvas
  }

  private func add(to canvas: View, at corner: CGPoint, numbered number: Int) {
    let (box, other) = (View(backgroundColor: .systemGray5), View(backgroundColor: .systemGray3))
    box.accessibilityIdentifier = "tile\(number)"
    if needsOther {
      other.accessibilityIdentifier = "other\(number)"
      box.addSubview(other, pinnedAt: CGRect(x: 56, y: 30, width: 30, height: 16))
    }
    let view = Label(
      text: "Ab",
      font: .systemFont(ofSize: 13, weight: .semibold),
      color: .white,
      alignment: .center
    )
    view.backgroundColor = .systemIndigo
    place(box, view, other)
    canvas.addSubview(box, pinnedAt: CGRect(origin: corner, size: CGSize(width: 110, height: 76)))
    let caption = Label(
      text: words,
      font: .systemFont(ofSize: 9),
      color: .secondaryLabel,
      alignment: .center,
      numberOfLines: 3
    )
    let below = CGRect(x: corner.x, y: corner.y + 80, width: 110, height: 36)
    canvas.addSubview(caption, pinnedAt: below)
  }
}
