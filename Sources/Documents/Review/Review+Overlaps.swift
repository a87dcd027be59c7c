import Foundation
import SnaplineControls
import SnaplineDesigns
import SnaplineDiagnostics
import SnaplineDrawing
import SnaplineGeometry
import SnaplineLayout
import SnaplineScene

/// Texts that lie over each other.
extension Review {
  /// Tells of each text that lies over an earlier one, once.
  ///
  /// The texts are taken from top to bottom, each beside those that reach as far down: the time grows
  /// as their number does.
  func judgeOverlaps() {
    let drawn = texts.enumerated().compactMap { PaintedText($1, number: $0, on: canvas) }
      .sorted { ($0.seen.minY, $0.number) < ($1.seen.minY, $1.number) }
    var comparisons = Self.mostNeighbours * drawn.count
    var pairs = Self.mostPairs
    var told: Set<Int> = []
    var near: [PaintedText] = []
    var found: [(over: PaintedText, under: PaintedText)] = []
    for text in drawn {
      near.removeAll { $0.seen.maxY <= text.seen.minY + Self.slack }
      for other in near where comparisons > 0 && pairs > 0 {
        comparisons -= 1
        guard text.meets(other) else { continue }
        let (over, under) = text.number > other.number ? (text, other) : (other, text)
        guard !told.contains(over.number) else { continue }
        pairs -= 1
        guard !Coincidence(over.text, under.text, on: canvas).isOnPurpose else { continue }
        told.insert(over.number)
        found.append((over, under))
        break
      }
      near.append(text)
    }
    for (over, under) in found.sorted(by: { $0.over.number < $1.over.number }) {
      reading.warn(.overlappingText(under.text), at: over.text.span)
    }
  }

  /// With how many others at its height a text is compared, on average.
  private static let mostNeighbours = 100
  /// How many pairs are looked at closely: each may take a look at all views around it.
  private static let mostPairs = 500
  /// How far texts may reach into each other: their letters' boxes have room at the sides.
  fileprivate static let slack = 1.0
}

/// A text that is plainly to be seen on the canvas.
private struct PaintedText {
  let text: SeenText
  /// Which one it is of all texts, in the order of the tree.
  let number: Int
  let seen: CGRect
  private let canvas: View

  init?(_ text: SeenText, number: Int, on canvas: View) {
    let shown = text.label.bounds.applying(text.mapping).intersection(canvas.bounds)
    guard let seen = text.seen?.intersection(shown), !seen.isNull, text.isPlain, text.cut == nil,
      !text.around.isFolded, text.around.stack?.lacking.isEmpty ?? true
    else { return nil }
    (self.text, self.number, self.seen, self.canvas) = (text, number, seen, canvas)
  }

  /// Whether letters of one stand where letters of the other do.
  func meets(_ other: PaintedText) -> Bool {
    guard seen.reaches(into: other.seen) else { return false }
    let (lines, others) = (lines, other.lines)
    guard lines.count * others.count <= Self.mostLines else { return true }
    return lines.contains { line in
      others.contains { other in
        line.seen.reaches(into: other.seen) && line.corners.reach(into: other.corners)
      }
    }
  }

  private static let mostLines = 10_000

  /// Where each line is seen: an upright box around it, and its corners, which may be turned.
  private var lines: [(seen: CGRect, corners: [CGPoint])] {
    text.label.lineFrames.map { frame in
      let corners = [
        CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.minY),
        CGPoint(x: frame.maxX, y: frame.maxY), CGPoint(x: frame.minX, y: frame.maxY),
      ].map { text.label.convert($0, to: canvas) }
      return (text.label.convert(frame, to: canvas).intersection(seen), corners)
    }
  }
}

extension [CGPoint] {
  /// Whether two figures of four corners have more than an edge in common: no line along one of their
  /// sides parts them.
  fileprivate func reach(into other: [CGPoint]) -> Bool {
    [self, other].allSatisfy { figure in
      figure.indices.allSatisfy { place in
        let (start, end) = (figure[place], figure[(place + 1) % figure.count])
        return !isParted(from: other, alongFrom: start, to: end)
      }
    }
  }

  private func isParted(
    from other: [CGPoint],
    alongFrom start: CGPoint,
    to end: CGPoint
  ) -> Bool {
    let (across, down) = (start.y - end.y, end.x - start.x)
    let length = (across * across + down * down).squareRoot()
    guard length > 0 else { return false }
    let own = map { ($0.x * across + $0.y * down) / length }
    let others = other.map { ($0.x * across + $0.y * down) / length }
    let common =
      Swift.min(own.max() ?? 0, others.max() ?? 0) - Swift.max(own.min() ?? 0, others.min() ?? 0)
    return common <= Review.slack
  }
}

extension SeenText {
  /// Whether it is more than a ground for others, such as a watermark.
  fileprivate var isPlain: Bool {
    let color = label.textColor ?? .label
    return around.alpha * color.resolved(with: label.traits).alpha >= 0.5
  }
}

extension CGRect {
  fileprivate func reaches(into other: CGRect) -> Bool {
    let common = intersection(other)
    return !common.isNull && common.width > Review.slack && common.height > Review.slack
  }
}

extension Message {
  fileprivate static func overlappingText(_ under: SeenText) -> Message {
    let text = (under.label.text ?? "").shortened
    let beside =
      under.element.name.map { "write below: \($0) + 8, or after: \($0) + 8" }
      ?? "give that one an id and write below: and the id, or put both in a stack"
    return Message(
      .overlappingText,
      "this text lies over another, '\(text)' (line \(under.span.line))",
      remedy: "\(beside); what is meant to lie over it is placed on it, as by 'centeredIn'"
    ).warning()
  }
}
