import Foundation
import SnaplineDiagnostics
import SnaplineDrawing
import SnaplineLayout
import SnaplineScene
import SnaplineText

/// Texts that stand in bars and sectors: each is shown where it has room.
extension ChartView {
  struct InnerText {
    let label: Label
    /// Whether the bar or the sector has room for a text with this frame.
    let hasRoom: (CGRect) -> Bool
  }

  /// Black or white, as a background of this colour asks for.
  func readableColor(on ground: Color) -> Color {
    Color(dynamicProvider: { ground.resolved(with: $0.traits).luminance > 0.35 ? .black : .white })
  }

  func hideInnerTextsWithoutRoom() {
    for text in innerTexts { text.label.isHidden = !text.hasRoom(text.label.frame) }
  }

  /// What is told of texts that are hidden.
  var faultOfInnerTexts: Diagnostic? {
    let hidden = innerTexts.filter(\.label.isHidden)
    guard let text = hidden.first?.label.text?.replacing("\n", with: " ") else { return nil }
    let (part, remedy) =
      chart.kind == .sectors ? ("sector", "write kind: bars") : ("bar", "leave showsValues out")
    return Diagnostic(
      id: "chart-text",
      severity: .warning,
      subject: hidden.count == 1
        ? "the text '\(text)' of this chart isn't shown"
        : "\(hidden.count) texts of this chart aren't shown, the first of them '\(text)'",
      cause: "its \(part) is smaller than the text",
      remedy: "make the chart larger, write a smaller font, or \(remedy)"
    )
  }
}
