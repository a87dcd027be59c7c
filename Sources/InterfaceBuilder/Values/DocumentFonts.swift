import Foundation
import SnaplineText

/// The fonts of a document.
struct DocumentFonts {
  let notes: Notebook

  /// The font of a property; nothing where it isn't said.
  func font(_ key: String = "fontDescription", of element: XMLElement) -> Font? {
    element.child("fontDescription", key: key).map(face)
  }

  /// The font that an element describes.
  func face(_ element: XMLElement) -> Font {
    if let style = element["style"] { return .preferredFont(forTextStyle: .init(rawValue: style)) }
    let size = element.number("pointSize") ?? element.number("size") ?? Font.systemFontSize
    if let name = element["name"] {
      if let font = Font(name: name, size: size) { return font }
      guard !Self.isOfSystem(name) else {
        return face(of: .systemFont(ofSize: size), as: name)
      }
      let near = nearest(to: name, element["family"], size)
      let standIn = near.map { "'\($0.family)'" } ?? "the system's font"
      // Regular and bold of a family that isn't there are one thing to install.
      let missing = element["family"].flatMap { Font(name: $0, size: size) == nil ? $0 : nil }
      notes.note(.missing(.font(missing ?? name)), at: element, example: standIn)
      return near?.font ?? face(of: .systemFont(ofSize: size), as: name)
    }
    let kinds = ["type", "metaFont"].lazy.compactMap {
      element.word($0, in: AttributeWords.fontKinds)
    }
    switch kinds.first {
    case .bold: return .boldSystemFont(ofSize: size)
    case .italic: return .italicSystemFont(ofSize: size)
    case .plain, nil:
      return .systemFont(ofSize: size, weight: element.word("weight", in: Self.weights) ?? .regular)
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
    return found.map { font, family in (face(of: font, as: name), family) }
  }

  /// The face of a family whose weight and slant a name says.
  private func face(of font: Font, as name: String) -> Font {
    var specification = font.specification
    specification.weight = weight(in: name).number
    specification.isItalic = name.contains("Italic") || name.contains("Oblique")
    return Font(specification, metrics: font.metrics)
  }

  private static func isOfSystem(_ name: String) -> Bool {
    name.hasPrefix(".") || name.hasPrefix("SFUI") || name.hasPrefix("SFPro")
  }

  /// The weight that a PostScript name says, such as `Semibold` of `Avenir-SemiboldItalic`.
  private func weight(in name: String) -> Font.Weight {
    let words = name.lowercased().split(separator: "-").dropFirst().joined()
    return Self.words.first { words.contains($0.word) }?.weight ?? .regular
  }

  static let weights: [String: Font.Weight] = [
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
