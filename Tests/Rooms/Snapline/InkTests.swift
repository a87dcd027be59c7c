import Foundation
import Snapline
import SnaplineEnvironment
import TestSupport
import Testing

@Suite struct `The ink of a label` {
  private static let words = [
    "Hamburgefonstiv", "AVATAR", "jolly", "fjord", "quick", "Type", "Wolf", "1,024", "Ελληνικά",
    "γράμματα", "Ώρα", "Привет", "мир", "Федя", "Ћирилица", "Život", "naïve", "Ägypten", "Jäger",
    "e\u{301}", "Z\u{30C}ivot", "n\u{303}a",
  ]

  /// Every letter of three scripts, alone: at the edges of a label on both sides.
  private static let letters = Array(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZäëïöüßñçøåæœÄÖÜÑÇØÅÆŒ0123456789"
      + "αβγδεζηθικλμνξοπρσςτυφχψωΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ"
      + "абвгдежзийклмнопрстуфхцчшщъыьэюяАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ"
      + "ЂђЄєЇїЉљЊњЋћЏџҐґЁёЈјЅѕІі"
  )

  /// Words whose ink may hang over, and doesn't count here.
  private static let others = ["שלום", "עִבְרִית", "مرحبا", "العربية", "१२ हिन्दी", "สวัสดี", "日本語", "👩‍👩‍👧"]

  enum Face: Sendable, CustomTestStringConvertible {
    case weight(Font.Weight)
    case italic
    case named(String)

    var testDescription: String {
      switch self {
      case .weight(let weight): "weight \(weight.rawValue)"
      case .italic: "italic"
      case .named(let name): name
      }
    }

    func font(ofSize size: Double) throws -> Font {
      switch self {
      case .weight(let weight): .systemFont(ofSize: size, weight: weight)
      case .italic: .italicSystemFont(ofSize: size)
      case .named(let name): try #require(Font(name: name, size: size))
      }
    }
  }

  static let faces: [Face] = [
    .weight(.ultraLight), .weight(.regular), .weight(.semibold), .weight(.black), .italic,
    .named("Noto Serif"), .named("Noto Serif Bold Italic"), .named("DejaVu Serif Italic"),
    .named("DejaVu Sans Oblique"), .named("Noto Sans Display Italic"),
  ]

  @Test(arguments: faces) func `of every letter stays near its frame`(face: Face) throws {
    for (size, scale) in [(9.0, 1.0), (17, 1), (17, 3), (28, 2), (40, 1)] {
      var beyond: [Character: Int] = [:]
      let font = try face.font(ofSize: size)
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

  /// Looks of a paragraph that any line may be broken, shortened and placed by.
  private func paragraph(_ seed: inout Seed) -> ParagraphStyle {
    var paragraph = ParagraphStyle()
    let modes: [LineBreakMode] = [
      .byTruncatingTail, .byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle,
      .byWordWrapping, .byCharWrapping,
    ]
    let alignments: [TextAlignment] = [.left, .center, .right, .justified, .natural]
    let directions: [WritingDirection] = [.natural, .leftToRight, .rightToLeft]
    paragraph.lineBreakMode = modes.randomElement(using: &seed) ?? .byTruncatingTail
    paragraph.alignment = alignments.randomElement(using: &seed) ?? .natural
    paragraph.baseWritingDirection = directions.randomElement(using: &seed) ?? .natural
    paragraph.allowsDefaultTighteningForTruncation = Bool.random(using: &seed)
    paragraph.hyphenationFactor = Bool.random(using: &seed) ? 1 : 0
    return paragraph
  }

  /// Words of many scripts in up to three faces, some without a space between; those whose ink
  /// doesn't count are white.
  private func text(_ seed: inout Seed) throws -> NSAttributedString {
    let paragraph = ParagraphStyle.Reference(paragraph(&seed))
    let text = NSMutableAttributedString(string: "")
    let isSpaced = Bool.random(using: &seed)
    let isMixed = Bool.random(using: &seed)
    for _ in 0..<Int.random(in: 1...3, using: &seed) {
      let face = Self.faces.randomElement(using: &seed) ?? .italic
      let font = try face.font(ofSize: .random(in: 9...40, using: &seed))
      let kern =
        Int.random(in: 0..<4, using: &seed) == 0 ? Double.random(in: -2...4, using: &seed) : 0
      for _ in 0..<Int.random(in: 1...4, using: &seed) {
        let letters = (0..<Int.random(in: 1...4, using: &seed)).compactMap { _ in
          Self.letters.randomElement(using: &seed)
        }
        let counts = !isMixed || Bool.random(using: &seed)
        let words = counts ? Self.words + [String(letters)] : Self.others
        let word = words.randomElement(using: &seed) ?? ""
        var attributes: [NSAttributedString.Key: Any] = [
          .font: font, .paragraphStyle: paragraph, .kern: kern,
          .foregroundColor: counts ? Color.black : Color.white,
        ]
        text.append(NSAttributedString(string: word, attributes: attributes))
        attributes[.foregroundColor] = Color.white
        if isSpaced { text.append(NSAttributedString(string: " ", attributes: attributes)) }
      }
    }
    return text
  }

  /// Lines of words in any of the faces, wrapped, cut off or whole, in any direction and scale.
  @Test func `stays within its frame, but for a pixel`() throws {
    for seed in Seed.some(400) {
      var seed = seed
      let label = Label()
      label.attributedText = try text(&seed)
      label.numberOfLines = Int.random(in: 0...2, using: &seed)
      let scale = CGFloat(Int.random(in: 1...3, using: &seed))
      label.environment.traits.displayScale = scale
      label.semanticContentAttribute =
        Bool.random(using: &seed) ? .forceRightToLeft : .forceLeftToRight
      let whole = label.intrinsicContentSize
      // Now and then too narrow, so that it wraps or is cut off; never narrower than a letter.
      let parts: [CGFloat] = [1, 1, 0.7, 0.5, 0.2]
      let part: CGFloat = parts.randomElement(using: &seed) ?? 1
      let width = max(70, (whole.width * part).rounded(.up))
      let size = label.sizeThatFits(CGSize(width: width, height: 10_000))
      label.frame = CGRect(x: 40, y: 20, width: width, height: size.height)
      let canvas = View(frame: CGRect(x: 0, y: 0, width: width + 80, height: size.height + 40))
      canvas.environment.traits.displayScale = scale
      canvas.backgroundColor = Color.white
      canvas.addSubview(label)
      guard let ink = try canvas.scene(scale: scale).bitmap().inkedColumns else { continue }
      let edges = 40 * scale...((40 + width) * scale).rounded(.up)
      let comment = Comment(rawValue: "\(seed) \(width) of \(whole.width) \(label.text ?? "")")
      #expect(CGFloat(ink.lowerBound) >= edges.lowerBound - 1, comment)
      #expect(CGFloat(ink.upperBound) <= edges.upperBound + 1, comment)
    }
  }
}
