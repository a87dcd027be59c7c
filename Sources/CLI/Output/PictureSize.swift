internal import Foundation
internal import SnaplineEnvironment
internal import SnaplineGeometry
internal import SnaplineTerminal

/// The size of a picture, in points.
struct PictureSize: Hashable, Sendable {
  let width: Double
  let height: Double
}

extension ValueType where Value == PictureSize {
  /// Two lengths in points, such as `390x844`, or a sheet of paper.
  static let pictureSize = ValueType(
    placeholder: "WxH",
    expectation: "a width and a height in points, each at most \(most), such as 390x844, or A4",
    suggest: { size(near: $0).map { [$0] } ?? [] }
  ) { word in
    if let sheet = PaperSize.size(said: word) {
      return PictureSize(width: Double(sheet.width), height: Double(sheet.height))
    }
    let parts = word.split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "×" }
      .map { number(String($0)) }
    guard parts.count == 2, let width = parts[0], let height = parts[1] else { return nil }
    return PictureSize(width: width, height: height)
  }

  /// A size that can be drawn, of the numbers in a word: one number is both sides.
  private static func size(near word: String) -> String? {
    var sides = word.split { !$0.isASCII || !($0.isNumber || $0 == ".") }.compactMap { Double($0) }
    if sides.count == 1 { sides.append(sides[0]) }
    guard sides.count == 2 else { return nil }
    // At the usual scale a point is two pixels.
    let longest = (Double(most) / 2).rounded(.down)
    sides = sides.map { min(max($0, 1), longest) }
    let share = (Double(Limits().canvasPixels) / 4 / (sides[0] * sides[1])).squareRoot()
    if share < 1 { sides = sides.map { max(1, ($0 * share + 1e-6).rounded(.down)) } }
    return sides.map { Int(exactly: $0).map(String.init) ?? "\($0)" }.joined(separator: "x")
  }

  private static func number(_ word: String) -> Double? {
    guard word.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }) else { return nil }
    return Double(word).flatMap { $0 > 0 && $0 <= Double(most) ? $0 : nil }
  }

  private static let most = Limits().canvasSide
}
