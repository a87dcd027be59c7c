/// What lies outside of a scene, besides libraries and fonts, and decided how some of it looks.
///
/// It hangs on what it decided, so that it comes along wherever that is shown; see
/// ``Scene/dependencies``.
package enum SceneDependency: Hashable, Sendable {
  case decoder(PictureDecoder)
  case symbol(SymbolFile)
  case hyphenation(HyphenationFile)
  case encoder(CodeEncoder)
}

/// What makes pixels of pictures, by a library that may be another one elsewhere.
package enum PictureDecoder: String, Hashable, Sendable, CaseIterable {
  case jpeg, webp, gif
  /// Draws pictures that are made of shapes.
  case svg
  /// Brings the colours that a profile describes to sRGB.
  case icc
}

/// The file of a symbol.
package struct SymbolFile: Hashable, Sendable {
  /// The file's name without its folder and ending.
  package var name: String
  /// What the file holds; nothing where it isn't there.
  package var contents: String?

  package init(name: String, contents: String?) {
    (self.name, self.contents) = (name, contents)
  }

  package var key: String? { contents.map { ContentKey($0.utf8).description } }
}

/// The patterns by which words of a language are parted.
package struct HyphenationFile: Hashable, Sendable {
  /// The language, and the region where there is one, such as `en_US`.
  package var language: String
  /// What the file holds; nothing where it isn't there.
  package var key: String?

  package init(language: String, key: String?) {
    (self.language, self.key) = (language, key)
  }
}

/// What makes codes of texts.
package struct CodeEncoder: Hashable, Sendable {
  /// The library's name.
  package var name: String
  /// Its version; nothing where it isn't there.
  package var version: String?

  package init(name: String, version: String?) { (self.name, self.version) = (name, version) }
}

/// A fact that goes with a value and doesn't make it another one: where it came from, or what nobody sees.
@propertyWrapper package struct Uncompared<Value: Sendable>: Hashable, Sendable {
  package var wrappedValue: Value

  package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  package static func == (one: Uncompared, other: Uncompared) -> Bool { true }
  package func hash(into hasher: inout Hasher) {}
}

extension Scene {
  /// What lies outside of the scene, besides libraries and fonts, and decided how it looks.
  package var dependencies: Set<SceneDependency> {
    var found: Set<SceneDependency> = []
    for item in items {
      switch item {
      case .begin(let group):
        if let dependency = group.dependency { found.insert(dependency) }
      case .text(let line):
        if let file = line.hyphenation { found.insert(.hyphenation(file)) }
      case .picture(let picture, _):
        for decoder in picture.decoders { found.insert(.decoder(decoder)) }
      case .vector(let picture, _):
        found.insert(.decoder(.svg))
        if let file = picture.symbol { found.insert(.symbol(file)) }
      default: break
      }
    }
    return found
  }
}
