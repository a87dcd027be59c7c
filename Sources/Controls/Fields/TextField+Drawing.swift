import Foundation
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineScene
import SnaplineText

extension TextField {
  func record(into recorder: SceneRecorder) {
    recordBorder(into: recorder)
    if isEditing { recordCaret(into: recorder) }
  }

  private func recordBorder(into recorder: SceneRecorder) {
    let bounds = CGRect(origin: .zero, size: bounds.size)
    let frame = borderRect(forBounds: bounds)
      .offsetBy(dx: recorder.origin.x, dy: recorder.origin.y)
    let edges = recorder.grid.edges(of: frame)
    let pixel = 1 / recorder.grid.scale
    switch borderStyle {
    case .none: break
    case .line:
      let ink = Color.label.resolved(with: recorder.traits)
      recorder.append(.border(.rectangle(edges), width: pixel, ink))
    case .bezel:
      let ground = Color.secondarySystemGroupedBackground.resolved(with: recorder.traits)
      recorder.append(.fill(.rectangle(edges), .color(ground)))
      let ink = Color.systemGray3.resolved(with: recorder.traits)
      recorder.append(.border(.rectangle(edges), width: 1, ink))
    case .roundedRect:
      let shape = Shape.rounded(
        edges,
        CornerRadii(5).fitting(width: edges.width, height: edges.height),
        .continuous
      )
      let color: Color = isEnabled ? .secondarySystemGroupedBackground : .tertiarySystemFill
      let ground = color.resolved(with: recorder.traits)
      if backgroundColor == nil { recorder.append(.fill(shape, .color(ground))) }
      let ink = Color.separator.resolved(with: recorder.traits)
      recorder.append(.border(shape, width: pixel, ink))
    }
  }

  /// The caret behind what is selected; a class that gives it no area hides it.
  private func recordCaret(into recorder: SceneRecorder) {
    let range = within(selection)
    let caret = caretRect(for: TextPosition(range.location + range.length))
      .offsetBy(dx: recorder.origin.x, dy: recorder.origin.y)
    guard caret.width > 0, caret.height > 0 else { return }
    let ink = tintColor.resolved(with: recorder.traits)
    recorder.append(
      .fill(.rounded(recorder.grid.edges(of: caret), CornerRadii(1), .circular), .color(ink))
    )
  }
}
