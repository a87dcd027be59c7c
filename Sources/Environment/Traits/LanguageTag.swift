/// A language with its script, region and variants, such as `pt-BR` or `az-Arab-IR` (BCP 47).
public struct LanguageTag: Hashable, Sendable {
  public let name: String

  /// `nil` for a word that isn't formed like a tag; whether there is such a language isn't checked.
  public init?(_ name: String) {
    guard (2...35).contains(name.utf8.count) else { return nil }
    let parts = name.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let isBuilt = parts.enumerated().allSatisfy { place, part in
      (place == 0 ? 2...8 : 1...8).contains(part.count)
        && part.allSatisfy { $0.isLetter || place > 0 && $0.isDigit }
    }
    guard isBuilt else { return nil }
    self.name = name
  }

  /// The direction in which the script is read.
  ///
  /// A script in the tag takes precedence over the usual one of the language.
  public var direction: LayoutDirection {
    let parts = name.lowercased().split(separator: "-")
    // Behind a single letter extensions begin, which have words of four letters too.
    let script = parts.dropFirst().prefix { $0.count > 1 }
      .first { part in part.count == 4 && part.utf8.allSatisfy(\.isLetter) }
    let isRightToLeft =
      if let script {
        Self.scriptsFromTheRight.contains(script)
      } else {
        parts.first.map(Self.languagesFromTheRight.contains) ?? false
      }
    return isRightToLeft ? .rightToLeft : .leftToRight
  }

  private static let scriptsFromTheRight: Set<Substring> = [
    "adlm", "arab", "aran", "armi", "avst", "chrs", "cprt", "elym", "gara", "hatr", "hebr", "hung",
    "khar", "lydi", "mand", "mani", "mend", "merc", "mero", "narb", "nbat", "nkoo", "orkh", "ougr",
    "palm", "phli", "phlp", "phnx", "prti", "rohg", "samr", "sarb", "sogd", "sogo", "syrc", "syre",
    "syrj", "syrn", "thaa", "yezi",
  ]

  /// Languages that are usually written in one of these scripts.
  static let languagesFromTheRight: Set<Substring> = [
    "acm", "aeb", "afb", "ajp", "apc", "apd", "ar", "arb", "arc", "arq", "ars", "ary", "arz", "azb",
    "bal", "bgn", "bqi", "brh", "ckb", "dv", "fa", "glk", "haz", "he", "iw", "ji", "khw", "ks",
    "lki", "lrc", "luz", "mzn", "nqo", "pes", "pnb", "prs", "ps", "rhg", "sam", "sd", "sdh", "skr",
    "syr", "ug", "ur", "yi",
  ]
}

extension UInt8 {
  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }

  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
