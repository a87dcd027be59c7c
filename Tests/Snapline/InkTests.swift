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

  /// Every letter of three scripts, alone: at the edges of a label on both sides.
  private static let letters = Array(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZäëïöüßñçøåæœÄÖÜÑÇØÅÆŒ0123456789"
      + "αβγδεζηθικλμνξοπρσςτυφχψωΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ"
      + "абвгдежзийклмнопрстуфхцчшщъыьэюяАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ"
      + "ЂђЄєЇїЉљЊњЋћЏџҐґЁёЈјЅѕІі"
  )

  struct Face: Sendable, CustomTestStringConvertible {
    var name: String
    /// Nothing stands for italics.
    var weight: Font.Weight?
    var testDescription: String { name }

    func font(ofSize size: Double) -> Font {
      weight.map { .systemFont(ofSize: size, weight: $0) } ?? .italicSystemFont(ofSize: size)
    }
  }

  static let faces = [
    Face(name: "ultraLight", weight: .ultraLight), Face(name: "regular", weight: .regular),
    Face(name: "semibold", weight: .semibold), Face(name: "black", weight: .black),
    Face(name: "italic"),
  ]

  @Test(arguments: faces) func `of every letter stays near its frame`(face: Face) throws {
    for (size, scale) in [(9.0, 1.0), (17, 1), (17, 3), (28, 2), (40, 1)] {
      var beyond: [Character: Int] = [:]
      let font = face.font(ofSize: size)
      // A sheet of labels with room around each.
      let (column, row, across) = (Int(size * 3) + 12, Int(size * 2) + 6, 16)
      let rows = (Self.letters.count + across - 1) / across
      let canvas = View(frame: CGRect(x: 0, y: 0, width: column * across, height: row * rows))
      canvas.backgroundColor = .white
      var labels: [Label] = []
      for (place, letter) in Self.letters.enumerated() {
        let label = Label()
        label.font = font
        label.textColor = .black
        label.text = String(letter)
        label.environment.traits.displayScale = scale
        label.frame = CGRect(
          origin: CGPoint(x: place % across * column + column / 3, y: place / across * row + 2),
          size: label.intrinsicContentSize
        )
        canvas.addSubview(label)
        labels.append(label)
      }
      let bitmap = try canvas.scene(scale: scale).bitmap()
      for (label, letter) in zip(labels, Self.letters) {
        let left = Int(label.frame.minX * scale)
        let right = Int((label.frame.maxX * scale).rounded(.up))
        let room = Int(Double(column / 3) * scale) - 1
        let top = Int((label.frame.minY - 2) * scale)
        let rows = top..<top + Int(Double(row) * scale)
        let ink = try #require(
          bitmap.inkedColumns(left - room..<min(bitmap.width, right + room), rows: rows),
          "\(letter)"
        )
        let pixels = max(left - ink.lowerBound, ink.upperBound - right)
        if pixels > 1 { beyond[letter] = pixels }
      }
      #expect(beyond.isEmpty, "\(size) at \(scale)")
    }
  }

  /// Lines of words in any of the faces, wrapped, cut off or whole, at any place and scale.
  @Test func `stays within its frame, but for a pixel`() throws {
    for seed in Seed.some(120) {
      var seed = seed
      let label = Label()
      let face = Self.faces.randomElement(using: &seed) ?? Self.faces[1]
      label.font = face.font(ofSize: .random(in: 9...40, using: &seed))
      label.text = (0..<Int.random(in: 1...6, using: &seed)).map { _ in
        let word = Self.words.randomElement(using: &seed) ?? ""
        let letters = (0..<Int.random(in: 1...4, using: &seed)).compactMap { _ in
          Self.letters.randomElement(using: &seed)
        }
        return Bool.random(using: &seed) ? word : String(letters)
      }.joined(separator: " ")
      label.textColor = .black
      label.numberOfLines = Int.random(in: 0...2, using: &seed)
      let alignments: [TextAlignment] = [.left, .center, .right]
      label.textAlignment = alignments.randomElement(using: &seed) ?? .left
      let scale = CGFloat(Int.random(in: 1...3, using: &seed))
      label.environment.traits.displayScale = scale
      let whole = label.intrinsicContentSize
      // Now and then too narrow, so that it wraps or is cut off.
      let parts: [CGFloat] = [1, 1, 0.7, 0.5]
      let part: CGFloat = parts.randomElement(using: &seed) ?? 1
      let width = max(60, (whole.width * part).rounded())
      let size = label.sizeThatFits(CGSize(width: width, height: 10_000))
      label.frame = CGRect(x: 40, y: 20, width: width, height: size.height)
      let canvas = View(frame: CGRect(x: 0, y: 0, width: width + 80, height: size.height + 40))
      canvas.environment.traits.displayScale = scale
      canvas.backgroundColor = Color.white
      canvas.addSubview(label)
      let bitmap = try canvas.scene(scale: scale).bitmap()
      let ink = try #require(bitmap.inkedColumns)
      let edges = 40 * scale...((40 + width) * scale).rounded(.up)
      let comment = Comment(rawValue: "\(seed) \(face.name) \(label.text ?? "")")
      #expect(CGFloat(ink.lowerBound) >= edges.lowerBound - 1, comment)
      #expect(CGFloat(ink.upperBound) <= edges.upperBound + 1, comment)
    }
  }
}

extension Bitmap {
  /// The columns from the first to the last in which something isn't white.
  fileprivate var inkedColumns: Range<Int>? { inkedColumns(0..<width, rows: 0..<height) }

  fileprivate func inkedColumns(_ columns: Range<Int>, rows: Range<Int>) -> Range<Int>? {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      let rows = rows.clamped(to: 0..<height)
      let inked = columns.clamped(to: 0..<width).filter { column in
        rows.contains { unsafe bytes[($0 * width + column) * 4] < 245 }
      }
      guard let first = inked.first, let last = inked.last else { return nil }
      return first..<last + 1
    }
  }
}
