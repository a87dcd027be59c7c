import Foundation

extension LanguageTag {
  /// A part of a tag that names nothing.
  public enum UnknownPart: Hashable, Sendable {
    case language(String)
    case script(String)
    case region(String)
  }

  /// The first part that names nothing that there is; extensions and variants aren't looked at.
  public var unknownPart: UnknownPart? {
    let parts = name.split(separator: "-").map(String.init)
    guard let language = parts.first else { return nil }
    guard Self.isLanguage(language.lowercased()) else { return .language(language) }
    // Behind a single letter extensions begin.
    for part in parts.dropFirst().prefix(while: { $0.count > 1 }) {
      guard part.utf8.allSatisfy({ $0 > UInt8(ascii: "9") }) else { continue }
      if part.count == 4, !Locale.Script(part.capitalized).isISOScript { return .script(part) }
      if part.count == 2, !Locale.Region(part.uppercased()).isISORegion { return .region(part) }
    }
    return nil
  }

  private static func isLanguage(_ code: String) -> Bool {
    Locale.LanguageCode(code).isISOLanguage || languagesFromTheRight.contains(code[...])
      || formerCodes.contains(code)
  }

  /// Codes that became others, and are still understood.
  private static let formerCodes: Set<String> = ["in", "iw", "ji", "jw", "mo", "sh"]
}
