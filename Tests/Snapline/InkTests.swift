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

  /// Upright letters whose outlines reach over their advance: some by design, some since the model
  /// narrows it.
  private static let reaching = Set<Character>("ïїЇћђιτΞЖјj")

  struct Face: Sendable, CustomTestStringConvertible {
    var name: String
    /// How much further than a pixel those may reach that do, in parts of the size.
    var reach: Double
    /// Nothing stands for italics.
    var weight: Font.Weight?
    var testDescription: String { name }
  }

  static let faces =
    [
      ("ultraLight", Font.Weight.ultraLight), ("regular", .regular), ("semibold", .semibold),
      ("black", .black),
    ].map { name, weight in
      Face(name: name, reach: 0.05, weight: weight)
    } + [Face(name: "italic", reach: 0.15)]

  @Test(arguments: faces) func `of every letter stays near its frame`(face: Face) throws {
    for (size, scale) in [(9.0, 1.0), (17, 1), (17, 3), (28, 2), (40, 1)] {
      var beyond: [Character: Double] = [:]
      let font =
        face.weight.map { Font.systemFont(ofSize: size, weight: $0) }
        ?? .italicSystemFont(ofSize: size)
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
        let reaches = face.weight == nil || Self.reaching.contains(letter)
        let allowed = reaches ? 1 + face.reach * size * scale : 1
        if Double(pixels) > allowed { beyond[letter] = Double(pixels) }
      }
      #expect(beyond.isEmpty, "\(size) at \(scale)")
    }
  }

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
