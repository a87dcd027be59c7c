import Foundation
import SnaplineText

/// The fonts of a document.
struct Typefaces {
  /// Names of fonts that aren't there, as they were asked for.
  final class Missing { var names: [String: Int] = [:] }

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
      missing.names[name, default: 0] += 1
      return .systemFont(ofSize: size, weight: weight(in: name))
    }
    switch element["type"] ?? element["metaFont"] {
    case "boldSystem", "systemBold": return .boldSystemFont(ofSize: size)
    case "italicSystem", "systemItalic": return .italicSystemFont(ofSize: size)
    default:
      return .systemFont(ofSize: size, weight: Self.weights[element["weight"] ?? ""] ?? .regular)
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
