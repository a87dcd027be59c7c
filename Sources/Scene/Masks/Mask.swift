/// Views whose content isn't compared, because it is different each time: a clock, a map, an avatar.
///
/// A masked view, with its text and all views in it, is painted over on both sides of a comparison. Its
/// frame is still compared, and so is everything else:
///
///     assertSnapshot(of: card, as: .image, masks: [.id("clock"), .type(MapView.self)])
///
/// A mask that matches no view is an error, because it would hide nothing and nobody would notice. For a
/// view that is only sometimes there, add `ifPresent`: `.id("badge").ifPresent`.
public struct Mask: Hashable, Sendable {
  package enum Selector: Hashable, Sendable {
    case id(String)
    case type(String)
    /// The whole text; a `*` stands for any characters.
    case text(String)
    case pattern(TextPattern)
  }

  package let selector: Selector
  /// Whether it is no error that no view matches.
  package private(set) var isOptional = false

  package init(_ selector: Selector, isOptional: Bool = false) {
    (self.selector, self.isOptional) = (selector, isOptional)
  }

  /// Views of this accessibility identifier, which a design calls `id`.
  public static func id(_ identifier: String) -> Mask { Mask(.id(identifier)) }

  /// Views of exactly this class; subclasses have names of their own.
  public static func type(_ type: Any.Type) -> Mask { Mask(.type("\(type)")) }

  /// Views of the class of this name, as the layout tree tells it, such as `Label`.
  public static func type(_ name: String) -> Mask { Mask(.type(name)) }

  /// Views that say this text; `*` stands for any characters: `.text("Updated *")`.
  public static func text(_ text: String) -> Mask { Mask(.text(text)) }

  /// Views in whose text the pattern is found.
  public static func text(matching pattern: some RegexComponent) -> Mask {
    Mask(.pattern(TextPattern(pattern)))
  }

  /// The masks of a note such as `id clock, text *:*`, which a kept scene has; nothing where one of them is
  /// a pattern, of which no note says what it finds.
  package static func list(from note: String) -> [Mask]? {
    var masks: [Mask] = []
    // What a text mask says may have a comma in it.
    for part in note.split(separator: /, (?=(id|type|text) )/) {
      let words = part.split(separator: " ", maxSplits: 1).map(String.init)
      guard words.count == 2, words[1] != "matching a pattern" else { return nil }
      switch words[0] {
      case "id": masks.append(Mask(.id(words[1]), isOptional: true))
      case "type": masks.append(Mask(.type(words[1]), isOptional: true))
      case "text": masks.append(Mask(.text(words[1]), isOptional: true))
      default: return nil
      }
    }
    return masks
  }

  /// The same mask, which may also match nothing.
  public var ifPresent: Mask { Mask(selector, isOptional: true) }
}

extension Mask: CustomStringConvertible {
  /// The mask as a design writes it: `id clock`.
  public var description: String {
    switch selector {
    case .id(let name): "id \(name)"
    case .type(let name): "type \(name)"
    case .text(let text): "text \(text)"
    case .pattern: "text matching a pattern"
    }
  }
}

/// A regular expression that texts are searched for.
///
/// It is never changed once it is made, though the language doesn't say so of regular expressions.
package final class TextPattern: Hashable, @unchecked Sendable {
  private let finds: (String) -> Bool

  init(_ pattern: some RegexComponent) { finds = { $0.firstMatch(of: pattern) != nil } }

  func isFound(in text: String) -> Bool { finds(text) }

  package static func == (one: TextPattern, other: TextPattern) -> Bool { one === other }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Mask {
  func matches(_ node: LayoutTree.Node) -> Bool {
    switch selector {
    case .id(let name): node.identifier == name
    case .type(let name): node.className == name
    case .text(let pattern): node.text.map { Self.matches($0, pattern) } ?? false
    case .pattern(let pattern): node.text.map(pattern.isFound) ?? false
    }
  }

  /// Whether a text is as a pattern with stars has it, in time that grows with both lengths' product at
  /// most.
  static func matches(_ text: String, _ pattern: String) -> Bool {
    let (text, pattern) = (Array(text.unicodeScalars), Array(pattern.unicodeScalars))
    var (place, step) = (0, 0)
    var retry: (place: Int, step: Int)?
    while place < text.count {
      if step < pattern.count, pattern[step] == "*" {
        retry = (place, step)
        step += 1
      } else if step < pattern.count, pattern[step] == text[place] {
        (place, step) = (place + 1, step + 1)
      } else if let last = retry {
        // The last star takes one character more.
        retry = (last.place + 1, last.step)
        (place, step) = (last.place + 1, last.step + 1)
      } else {
        return false
      }
    }
    return pattern[step...].allSatisfy { $0 == "*" }
  }
}
