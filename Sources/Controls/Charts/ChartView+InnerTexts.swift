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
    /// Whether it has no room where another such text is, or a number of the axis.
    var staysApart = false
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
    var taken = TakenRoom()
    for number in tickLabels { _ = taken.takes(letters(of: number)) }
    for text in innerTexts {
      let (label, letters) = (text.label, letters(of: text.label))
      var place = text.place(letters)
      if text.staysApart, let move = place, !taken.takes(letters.offsetBy(dx: move.x, dy: move.y)) {
        place = nil
      }
      label.isHidden = place == nil
      label.transform = Transform(translationX: place?.x ?? 0, y: place?.y ?? 0)
    }
  }

  /// The box around the letters of a label that isn't moved.
  private func letters(of label: Label) -> CGRect {
    let (lines, size) = (label.lineFrames, label.bounds.size)
    return lines.dropFirst().reduce(lines.first ?? .zero) { $0.union($1) }
      .offsetBy(dx: label.center.x - size.width / 2, dy: label.center.y - size.height / 2)
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

/// Where texts of a chart stand, none over another one.
private struct TakenRoom {
  /// The texts that reach into each column of the chart.
  private var columns: [Int: [CGRect]] = [:]

  private static let width = 64.0
  /// Numbers that touch are read as one.
  private static let gap = 2.0

  /// Takes the room of a text; false where it isn't free.
  mutating func takes(_ box: CGRect) -> Bool {
    let wide = box.insetBy(dx: -Self.gap, dy: 0)
    guard wide.width.isFinite, abs(wide.minX) < 1e6, abs(wide.maxX) < 1e6 else { return true }
    let reach = Int(wide.minX / Self.width)...Int(wide.maxX / Self.width)
    let isFree = reach.allSatisfy { column in
      !(columns[column]?.contains { $0.intersects(wide) } ?? false)
    }
    guard isFree else { return false }
    for column in reach { columns[column, default: []].append(box) }
    return true
  }
}
