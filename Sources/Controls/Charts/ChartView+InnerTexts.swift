import Foundation
import SnaplineDiagnostics
import SnaplineDrawing
import SnaplineGeometry
import SnaplineLayout
import SnaplineScene
import SnaplineText

/// Texts in bars and sectors, and below dots: each is shown where it has room.
extension ChartView {
  struct InnerText {
    let label: Label
    /// Takes the box around the letters, and answers how far they are moved to have room; nothing where there is
    /// none.
    let place: (CGRect) -> CGPoint?
  }

  /// Black or white, as the lightness of a background asks for.
  ///
  /// What lies behind a background that is mostly clear isn't known: there texts look as elsewhere in the chart.
  func readableColor(on ground: Color) -> Color {
    let usual = chart.textColor
    return Color(dynamicProvider: {
      let color = ground.resolved(with: $0.traits)
      return color.alpha < 0.5 ? usual : color.luminance > 0.35 ? .black : .white
    })
  }

  func placeInnerTexts() {
    for text in innerTexts {
      let (label, lines) = (text.label, text.label.lineFrames)
      let size = label.bounds.size
      let letters = lines.dropFirst().reduce(lines.first ?? .zero) { $0.union($1) }
        .offsetBy(dx: label.center.x - size.width / 2, dy: label.center.y - size.height / 2)
      let place = text.place(letters)
      label.isHidden = place == nil
      label.transform = Transform(translationX: place?.x ?? 0, y: place?.y ?? 0)
    }
  }

  /// What is told of texts that are hidden.
  var faultOfInnerTexts: Diagnostic? {
    let hidden = innerTexts.filter(\.label.isHidden)
    guard !bounds.isEmpty,
      let text = hidden.first?.label.text?.replacing("\n", with: " ")
    else { return nil }
    let other = chart.kind == .sectors ? "write kind: bars" : "leave showsValues out"
    return Diagnostic(
      id: "chart-text",
      severity: .warning,
      subject: hidden.count == 1
        ? "the text '\(text)' of this chart isn't shown"
        : "\(hidden.count) texts of this chart aren't shown, the first of them '\(text)'",
      cause: "there is too little room for \(hidden.count == 1 ? "it" : "them")",
      remedy: "make the chart larger, write a smaller font, or \(other)"
    )
  }
}
