import Foundation
import SnaplineEnvironment
import SnaplineInputs

/// The words of a document in the language that is asked for: its own, or those of a strings file.
struct Wording {
  private let strings: [String: String]
  /// Where a strings file can't be read on.
  private(set) var damage: (file: String, StringsFile.Damage)?

  /// A document's own words.
  static let own = Wording()

  private init() { strings = [:] }

  /// The words that a caller wants of a document.
  init(of path: String?, in environment: Environment, _ settings: InterfaceSettings) {
    guard let path, settings.overrides.locale != nil || settings.isForProgram else {
      self = .own
      return
    }
    self.init(beside: path, locale: environment.locale, limits: environment.limits)
  }

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
    let found = places.lazy.compactMap { place in
      (try? OrdinaryFile.bytes(at: place.path, most: limits.documentBytes)).map { (place, $0) }
    }.first
    guard let (file, bytes) = found else {
      self = .own
      return
    }
    let read = StringsFile(bytes)
    strings = read.entries
    damage = read.damage.map { (file.relativePath, $0) }
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

  func text(_ property: String, of element: XMLElement) -> String? {
    if let id = element.id, let text = strings["\(id).\(property)"] { return text }
    if let text = element[property] { return text }
    return
      (element.child("string", key: property) ?? element.child("mutableString", key: property))?
      .text
  }

  /// The title of a button's state, which strings files name after the state.
  func title(of state: XMLElement, in button: XMLElement) -> String? {
    let name = state.key ?? "normal"
    if let id = button.id, let text = strings["\(id).\(name)Title"] { return text }
    return text("title", of: state)
  }
}

/// Apple's strings files: `"key" = "value";` and comments.
struct StringsFile {
  /// Why and from which line on nothing more can be read.
  struct Damage: Sendable {
    let line: Int
    let reason: String
  }

  private(set) var entries: [String: String] = [:]
  private(set) var damage: Damage?

  init(_ bytes: [UInt8]) {
    guard let text = Self.text(of: bytes) else {
      damage = Damage(line: 1, reason: "the strings are neither UTF-8 nor UTF-16")
      return
    }
    var scanner = StringsScanner(text)
    while let (key, value) = scanner.next() { entries[key] = value }
    if let line = scanner.lineOfRest {
      damage = Damage(line: line, reason: "this is no entry of strings")
    }
  }

  private static func text(of bytes: [UInt8]) -> [Character]? {
    let isMarked = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    let encoding: String.Encoding =
      if isMarked {
        .utf16
      } else if bytes.count > 1, bytes[0] == 0 || bytes[1] == 0 {
        // Without a mark the first sign, which is one of ASCII, says how bytes pair.
        bytes[0] == 0 ? .utf16BigEndian : .utf16LittleEndian
      } else {
        .utf8
      }
    return String(data: Data(bytes), encoding: encoding).map(Array.init)
  }
}

private struct StringsScanner {
  private let text: [Character]
  private var place = 0

  init(_ text: [Character]) { self.text = text }

  /// The line that what is left begins on; nothing where nothing is left.
  private(set) var lineOfRest: Int?

  private var current: Character? { place < text.count ? text[place] : nil }

  mutating func next() -> (String, String)? {
    skip()
    let start = place
    guard start < text.count else { return nil }
    guard let entry = entry() else {
      lineOfRest = text[..<start].count { $0.isNewline } + 1
      return nil
    }
    return entry
  }

  private mutating func entry() -> (String, String)? {
    guard let key = word() else { return nil }
    skip()
    // A key alone is its own value.
    guard current != ";" else {
      place += 1
      return (key, key)
    }
    guard current == "=" else { return nil }
    place += 1
    guard let value = word() else { return nil }
    skip()
    guard place >= text.count || current == ";" else { return nil }
    place += 1
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
