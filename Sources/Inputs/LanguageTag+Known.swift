import Foundation
import SnaplineDiagnostics
package import SnaplineEnvironment

extension LanguageTag {
  /// What of a tag that is built like one names nothing.
  package enum Fault: Hashable, Sendable {
    case noLanguage(String)
    case noScript(String)
    case noRegion(String)
    /// One of the tags that iOS makes trial texts for.
    case pseudo(String)
    /// A code that may be some language's, of which nothing is known here.
    case littleKnown(String)

    /// Whether nothing can be meant by the tag.
    package var isCertain: Bool { if case .littleKnown = self { false } else { true } }
  }

  package var fault: Fault? {
    let parts = name.split(separator: "-").map(String.init)
    let language = parts[0].lowercased()
    let isKnown = Self.languages.contains(language) || Locale.LanguageCode(language).isISOLanguage
    guard isKnown || direction == .rightToLeft else {
      // There are thousands of codes of three letters, and none of four or more.
      return language.utf8.count == 3 ? .littleKnown(parts[0]) : .noLanguage(parts[0])
    }
    // Behind a single letter extensions begin, which have words of two letters too.
    let named = parts.dropFirst().prefix { $0.utf8.count > 1 }
    // Variants of four signs begin with a digit.
    let script = named.first { $0.utf8.count == 4 && $0.utf8.allSatisfy { $0 > UInt8(ascii: "9") } }
    if let script, !Locale.Script(script.capitalized).isISOScript { return .noScript(script) }
    let region = named.first { $0.utf8.count == 2 }
    guard let region else { return nil }
    if Self.pseudoRegions.contains(region.uppercased()) { return .pseudo(name) }
    return Self.regions.contains(region.uppercased()) ? nil : .noRegion(region)
  }

  /// The tag that was most likely meant, where this one names nothing.
  package var meant: String? {
    switch fault {
    case nil, .noScript: nil
    case .pseudo: name.split(separator: "-").first.map(String.init)
    case .noRegion(let region):
      name.split(separator: "-")
        .compactMap { $0 == region ? Self.otherRegions[region.uppercased()] : String($0) }
        .joined(separator: "-")
    case .noLanguage(let word), .littleKnown(let word):
      Self.code(meantBy: word).map { $0 + name.dropFirst(word.count) }
    }
  }

  /// The code of a language that somebody called by its English name, or wrote with a slip.
  private static func code(meantBy word: String) -> String? {
    let english = Locale(identifier: "en")
    let named = languages.compactMap { code in
      english.localizedString(forLanguageCode: code).map { ($0.lowercased(), code) }
    }
    let codes = Dictionary(named) { min($0, $1) }
    if let code = codes[word.lowercased()] { return code }
    // Of a word as short as a code any other is near.
    guard (4...64).contains(word.utf8.count) else { return nil }
    return nearestName(to: word.lowercased(), among: codes.keys).flatMap { codes[$0] }
  }

  /// Codes of languages, with those that older systems wrote.
  private static let languages = Set(
    Locale.LanguageCode.isoLanguageCodes.map(\.identifier)
      + ["bh", "in", "iw", "ji", "jw", "mo", "no", "sh", "tl"]
  )
  private static let regions = Set(Locale.Region.isoRegions.map(\.identifier))
  private static let pseudoRegions: Set = ["XA", "XB"]
  /// What people call regions, and the code.
  private static let otherRegions = ["UK": "GB", "EN": "GB"]
}
