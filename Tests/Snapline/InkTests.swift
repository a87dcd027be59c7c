import Foundation
import Snapline
import SnaplineEnvironment
import TestSupport
import Testing

@Suite struct `The ink of a label` {
  private static let words = [
    "Hamburgefonstiv", "AVATAR", "jolly", "fjord", "quick", "Type", "Wolf", "1,024", "Ελληνικά",
    "γράμματα", "Ώρα", "Привет", "мир", "Федя", "Ћирилица", "Život", "naïve", "Ägypten", "Jäger",
  ]

  @Test func `stays within its frame, but for a pixel`() throws {
    for seed in Seed.some(40) {
      var seed = seed
      let label = Label()
      let weight =
        [Font.Weight.light, .regular, .medium, .semibold, .bold]
        .randomElement(using: &seed) ?? .regular
      label.font = .systemFont(ofSize: .random(in: 9...40, using: &seed), weight: weight)
      label.text = (0..<Int.random(in: 1...3, using: &seed)).map { _ in
        Self.words.randomElement(using: &seed) ?? ""
      }.joined(separator: " ")
      label.textColor = .black
      let size = label.intrinsicContentSize
      // Now and then too narrow, so that it is cut off.
      let width = Bool.random(using: &seed) ? size.width : (size.width * 0.7).rounded()
      label.frame = CGRect(x: 20, y: 20, width: width, height: size.height)
      let canvas = View(frame: CGRect(x: 0, y: 0, width: width + 40, height: size.height + 40))
      canvas.backgroundColor = .white
      canvas.addSubview(label)
      let bitmap = try canvas.scene(scale: 1).bitmap()
      let ink = try #require(bitmap.inkedColumns)
      #expect(ink.lowerBound >= 20 - 1, "\(seed) \(label.text ?? "")")
      #expect(ink.upperBound <= Int((20 + width).rounded(.up)) + 1, "\(seed) \(label.text ?? "")")
    }
  }
}

extension Bitmap {
  /// The columns from the first to the last in which something isn't white.
  fileprivate var inkedColumns: Range<Int>? {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      let inked = (0..<width).filter { column in
        (0..<height).contains { unsafe bytes[($0 * width + column) * 4] < 250 }
      }
      guard let first = inked.first, let last = inked.last else { return nil }
      return first..<last + 1
    }
  }
}
