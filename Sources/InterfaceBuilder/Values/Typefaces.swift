import Foundation
import SnaplineText

/// How often a font was asked for that isn't there.
struct MissingFont {
  var count = 0
  /// The family that is drawn in its place; nothing is the system font's.
  var standIn: String?
}

/// The fonts of a document.
struct Typefaces {
  /// Fonts that aren't there, by the names they were asked for.
  final class Missing {
    private(set) var fonts: [String: MissingFont] = [:]

    func note(_ name: String, standIn: String?) {
      fonts[name, default: MissingFont(standIn: standIn)].count += 1
    }

    func merge(_ other: Missing) {
      fonts.merge(other.fonts) { MissingFont(count: $0.count + $1.count, standIn: $0.standIn) }
    }
  }

  let missing = Missing()

  /// The font of a property; nothing where it isn't said.
  func font(_ key: String = "fontDescription", of element: Element) -> Font? {
    element.child("fontDescription", key: key).map(face)
  }

  /// The font that an element describes.
  func face(_ element: Element) -> Font {
    if let style = element["style"] { return .preferredFont(forTextStyle: .init(rawValue: style)) }
    let size = element.number("pointSize") ?? element.number("size") ?? Font.systemFontSize
    if let name = element["name"] {
      if let font = Font(name: name, size: size) { return font }
      guard !Self.isOfSystem(name) else {
        return .systemFont(ofSize: size, weight: weight(in: name))
      }
      let near = nearest(to: name, element["family"], size)
      missing.note(name, standIn: near?.family)
      return near?.font ?? .systemFont(ofSize: size, weight: weight(in: name))
    }
    switch element["type"] ?? element["metaFont"] {
    case "boldSystem", "systemBold": return .boldSystemFont(ofSize: size)
    case "italicSystem", "systemItalic": return .italicSystemFont(ofSize: size)
    default:
      return .systemFont(ofSize: size, weight: Self.weights[element["weight"] ?? ""] ?? .regular)
    }
  }

  /// What stands in for a face: another of its family, or one of a family that is near.
  private func nearest(
    to name: String,
    _ family: String?,
    _ size: Double
  ) -> (font: Font, family: String)? {
    let own = family.flatMap { family in Font(name: family, size: size).map { ($0, family) } }
    let found =
      own ?? family.flatMap { Font.nearest(to: $0, size: size) }
      ?? Font.nearest(to: name, size: size)
    return found.map { font, family in
      var specification = font.specification
      specification.weight = weight(in: name).number
      specification.isItalic = name.contains("Italic") || name.contains("Oblique")
      return (Font(specification, metrics: font.metrics), family)
    }
  }

  private static func isOfSystem(_ name: String) -> Bool {
    name.hasPrefix(".") || name.hasPrefix("SFUI") || name.hasPrefix("SFPro")
  }

  /// The weight that a PostScript name says, such as `Semibold` of `Avenir-SemiboldItalic`.
  private func weight(in name: String) -> Font.Weight {
    let words = name.lowercased().split(separator: "-").dropFirst().joined()
    return Self.words.first { words.contains($0.word) }?.weight ?? .regular
  }

  private static let weights: [String: Font.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  /// Longer words first: `semibold` holds `bold`.
  private static let words: [(word: String, weight: Font.Weight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("semibold", .semibold),
    ("demibold", .semibold), ("demi", .semibold), ("extrabold", .heavy), ("medium", .medium),
    ("black", .black), ("heavy", .heavy), ("thin", .thin), ("light", .light), ("bold", .bold),
  ]
}
