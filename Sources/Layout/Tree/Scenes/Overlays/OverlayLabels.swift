import Foundation
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineScene
import SnaplineText

/// Finds places for labels where none lies on another: each takes the first that is free of those it
/// would like, and one that finds none is left out.
struct OverlayLabels {
  /// Beyond these a picture shows nothing but labels.
  private static let most = 1_000
  private static let gap = 1.0
  private static let padding = (x: 2.5, y: 1.0)
  private static let fontSize = 7.5

  private let canvas: Edges
  private let typesetter: Typesetter
  private let grid: PixelGrid
  private var taken: [Edges] = []

  init(_ canvas: Edges, _ environment: Environment) {
    self.canvas = canvas
    var environment = environment
    // Numbers and signs read as they are written, whatever the picture's direction.
    environment.traits.layoutDirection = .leftToRight
    environment.traits.legibilityWeight = .regular
    typesetter = Typesetter(in: environment)
    grid = PixelGrid(scale: environment.traits.displayScale)
  }

  mutating func items(for notes: [OverlayMarks.Note]) -> [DisplayItem] {
    notes.prefix(Self.most).flatMap { note -> [DisplayItem] in
      let text = StyledText(
        note.text,
        font: .systemFont(ofSize: Self.fontSize, weight: .semibold),
        color: .white
      )
      let block = typesetter.layout(text, lineLimit: 1)
      let (width, height) = (
        grid.ceil(block.size.width + 2 * Self.padding.x),
        grid.ceil(block.size.height + 2 * Self.padding.y)
      )
      guard let chip = place(for: note, width, height) else { return [] }
      taken.append(chip)
      var color = note.overlay.color
      color.alpha = 0.94
      let ground = Shape.rounded(chip, CornerRadii(2), .circular)
      return [.fill(ground, .color(color))]
        + block.lines.map { line in
          var line = line
          line.x += chip.left + Self.padding.x
          line.baseline = grid.round(chip.top + Self.padding.y + line.baseline)
          return .text(line)
        }
    }
  }

  private func place(for note: OverlayMarks.Note, _ width: Double, _ height: Double) -> Edges? {
    for (x, y) in Self.wishes(for: note, width, height) {
      let (left, top) = (grid.round(x), grid.round(y))
      let chip = Edges(left: left, top: top, right: left + width, bottom: top + height)
      let isInside =
        chip.left >= canvas.left && chip.top >= canvas.top && chip.right <= canvas.right
        && chip.bottom <= canvas.bottom
      let room = chip.inset(by: -Self.gap / 2)
      if isInside, !taken.contains(where: { !$0.intersection(room).isEmpty }) { return chip }
    }
    return nil
  }

  /// The top left of each place, the best one first.
  private static func wishes(
    for note: OverlayMarks.Note,
    _ width: Double,
    _ height: Double
  ) -> [(Double, Double)] {
    let edges = note.edges
    let (middleX, middleY) = (
      (edges.left + edges.right - width) / 2, (edges.top + edges.bottom - height) / 2
    )
    switch note.position {
    case .corner:
      let corners = [
        // Outside first: what is in the frame shall be seen.
        (edges.left, edges.top - height), (edges.left, edges.bottom),
        (edges.right - width, edges.top - height), (edges.right - width, edges.bottom),
        (edges.left, edges.top), (edges.right - width, edges.top),
        (edges.left, edges.bottom - height), (edges.right - width, edges.bottom - height),
        (edges.right, edges.top), (edges.left - width, edges.top),
      ]
      return corners + (1...4).map { (edges.left, edges.top + Double($0) * (height + gap)) }
    case .middle:
      let beside = [
        (middleX, middleY), (middleX, edges.top - height - 1), (middleX, edges.bottom + 1),
        (edges.right + 2, middleY), (edges.left - width - 2, middleY),
      ]
      return beside
        + (1...4).flatMap { step -> [(Double, Double)] in
          let (x, y) = (Double(step) * (width + gap) / 2, Double(step) * (height + gap))
          return [
            (middleX, middleY - y), (middleX, middleY + y), (middleX + x, middleY),
            (middleX - x, middleY),
          ]
        }
    case .end:
      return [
        (edges.right + 2, middleY), (edges.left - width - 2, middleY),
        (edges.right - width, edges.top + 1), (edges.left, edges.top + 1),
      ]
    }
  }
}
