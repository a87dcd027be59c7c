import Foundation
import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineScene
import SnaplineText

/// Records a set text, its top left at a point of the canvas.
struct TextPainter {
  let recorder: SceneRecorder
  let block: TextBlock
  /// The pictures among the letters, by number.
  let images: [ImageAttachment]
  /// The colour of pictures that take that of the text.
  let tint: RGBA
  /// What letters of one colour are painted with in its place.
  var ink: Ink?
  let isRightToLeft: Bool

  struct Ink {
    var color: RGBA
    var paint: Paint
  }

  /// Paints the lines, what lies behind them and what over them.
  ///
  /// - Returns: what could not be painted as it should.
  func paint(left: Double, top: Double) -> [Diagnostic] {
    paint(block.decorations.filter(\.isBehindText), left, top)
    for var line in block.lines {
      line.x += left
      // Glyphs stand on whole pixels: a baseline between two would be drawn on either.
      line.baseline = recorder.grid.round(top + line.baseline)
      if let ink {
        for place in line.runs.indices where line.runs[place].color == ink.color {
          line.runs[place].paint = ink.paint
        }
      }
      recorder.append(.text(line))
    }
    let diagnostics = paint(block.attachments, left, top)
    paint(block.decorations.filter { !$0.isBehindText }, left, top)
    return diagnostics
  }

  private func paint(_ bars: [SnaplineText.TextDecoration], _ left: Double, _ top: Double) {
    let grid = recorder.grid
    for bar in bars {
      let start = grid.round(top + bar.edges.top)
      // A stroke is at least a pixel, and as thick in every line.
      let height = max(1 / grid.scale, grid.round(bar.edges.height))
      let edges = Edges(
        left: left + bar.edges.left,
        top: start,
        right: left + bar.edges.right,
        bottom: start + height
      )
      let paint = ink.flatMap { $0.color == bar.color ? $0.paint : nil } ?? .color(bar.color)
      recorder.append(.fill(.rectangle(edges), paint))
    }
  }

  private func paint(
    _ attachments: [PlacedAttachment],
    _ left: Double,
    _ top: Double
  ) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for placed in attachments where images.indices.contains(placed.attachment.id) {
      guard let image = images[placed.attachment.id].image else { continue }
      let painter = ImagePainter(
        image: image,
        recorder: recorder,
        tint: tint,
        isRightToLeft: isRightToLeft
      )
      let frame = placed.edges.offset(x: left, y: top).rect
      let (items, diagnostic) = painter.items(over: recorder.grid.edges(of: frame))
      for item in items { recorder.append(item) }
      if let diagnostic { diagnostics.append(diagnostic) }
    }
    return diagnostics
  }
}
