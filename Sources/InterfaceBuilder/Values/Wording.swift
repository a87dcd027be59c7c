import Foundation
import SnaplineEnvironment

/// The words of a document in the language that is asked for: its own, or those of a strings file.
struct Wording {
  private let strings: [String: String]

  /// A document's own words.
  static let own = Wording(strings: [:])

  private init(strings: [String: String]) { self.strings = strings }

  /// The strings beside a document: `de.lproj/Main.strings` for `Base.lproj/Main.storyboard`, or a
  /// file of the same name in its own folder.
  init(beside path: String, locale: String, limits: Limits) {
    let url = URL(fileURLWithPath: path)
    let (folder, stem) = (
      url.deletingLastPathComponent(), url.deletingPathExtension().lastPathComponent
    )
    var places: [URL] = []
    let isLocalized = folder.pathExtension == "lproj"
    let root = isLocalized ? folder.deletingLastPathComponent() : folder
    for name in Self.folders(of: locale) {
      places.append(root.appending(path: "\(name).lproj/\(stem).strings"))
    }
    places.append(folder.appending(path: "\(stem).strings"))
    let bytes = places.lazy.compactMap { place in
      try? OrdinaryFile.bytes(at: place.path, most: limits.documentBytes)
    }.first
    strings = bytes.map(StringsFile.entries) ?? [:]
  }

  /// The names that the folder of a language may have, the most particular first: for `zh-Hans-CN`
  /// that itself, `zh-Hans` and `zh`, each with either stroke.
  static func folders(of locale: String) -> [String] {
    var parts = locale.split { $0 == "-" || $0 == "_" }.map(String.init)
    var names: [String] = []
    func add(_ parts: [String]) {
      for name in [parts.joined(separator: "-"), parts.joined(separator: "_")]
      where !names.contains(name) {
        names.append(name)
      }
    }
    let script = parts.first.flatMap { scripts[$0.lowercased()] }
    let isLanguageAlone = parts.count == 1
    while !parts.isEmpty {
      add(parts)
      if isLanguageAlone, let script { add([parts[0], script.usual]) }
      // A country says in which script its people write, where nobody says the script.
      if parts.count == 2, let script, parts[1].count != 4 {
        add([parts[0], script.ofCountries[parts[1].uppercased()] ?? script.usual])
      }
      parts.removeLast()
    }
    return names
  }

  private static let scripts: [String: (usual: String, ofCountries: [String: String])] = [
    "zh": ("Hans", ["TW": "Hant", "HK": "Hant", "MO": "Hant"]),
    "sr": ("Cyrl", [:]),
  ]

  func text(_ property: String, of element: Element) -> String? {
    if let id = element.id, let text = strings["\(id).\(property)"] { return text }
    if let text = element[property] { return text }
    return
      (element.child("string", key: property) ?? element.child("mutableString", key: property))?
      .text
  }

  /// The title of a button's state, which strings files name after the state.
  func title(of state: Element, in button: Element) -> String? {
    let name = state.key ?? "normal"
    if let id = button.id, let text = strings["\(id).\(name)Title"] { return text }
    return text("title", of: state)
  }
}

/// Apple's strings files: `"key" = "value";` and comments.
enum StringsFile {
  static func entries(of bytes: [UInt8]) -> [String: String] {
    var scanner = StringsScanner(text(of: bytes))
    var entries: [String: String] = [:]
    while let (key, value) = scanner.next() { entries[key] = value }
    return entries
  }

  private static func text(of bytes: [UInt8]) -> [Character] {
    let data = Data(bytes)
    let isWide = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    let text = isWide ? String(data: data, encoding: .utf16) : String(data: data, encoding: .utf8)
    return Array(text ?? "")
  }
}

private struct StringsScanner {
  private let text: [Character]
  private var place = 0

  init(_ text: [Character]) { self.text = text }

  private var current: Character? { place < text.count ? text[place] : nil }

  mutating func next() -> (String, String)? {
    guard let key = word() else { return nil }
    skip()
    guard current == "=" else { return nil }
    place += 1
    guard let value = word() else { return nil }
    skip()
    if current == ";" { place += 1 }
    return (key, value)
  }

  private mutating func skip() {
    while let character = current {
      if character.isWhitespace || character == "\u{FEFF}" {
        place += 1
      } else if character == "/", place + 1 < text.count, text[place + 1] == "*" {
        place += 2
        while place < text.count,
          !(text[place] == "*" && place + 1 < text.count && text[place + 1] == "/")
        {
          place += 1
        }
        place += 2
      } else if character == "/", place + 1 < text.count, text[place + 1] == "/" {
        while let character = current, !character.isNewline { _ = character; place += 1 }
      } else {
        return
      }
    }
  }

  private mutating func word() -> String? {
    skip()
    guard let first = current else { return nil }
    guard first == "\"" else {
      var word = ""
      while let character = current,
        character.isLetter || character.isNumber || "-_.".contains(character)
      {
        word.append(character)
        place += 1
      }
      return word.isEmpty ? nil : word
    }
    place += 1
    var word = ""
    while let character = current, character != "\"" {
      place += 1
      guard character == "\\", let next = current else {
        word.append(character)
        continue
      }
      place += 1
      switch next {
      case "n": word.append("\n")
      case "t": word.append("\t")
      case "U", "u":
        let digits = String(text[place..<min(place + 4, text.count)])
        place += digits.count
        if let number = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(number) {
          word.unicodeScalars.append(scalar)
        }
      default: word.append(next)
      }
    }
    guard current == "\"" else { return nil }
    place += 1
    return word
  }
}
