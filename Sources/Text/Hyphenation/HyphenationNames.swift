/// What the files of a locale's patterns may be called, and which of Debian's packages has them.
struct HyphenationNames {
  /// The nearest first.
  let all: [String]
  /// Nothing where no package has patterns of the language.
  let package: String?

  /// Nothing for what is no locale.
  init?(_ locale: String) {
    let parts = locale.split { $0 == "-" || $0 == "_" }.map(String.init)
    guard let language = parts.first?.lowercased(),
      parts.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber } })
    else { return nil }
    let region = parts.dropFirst().last { $0.count == 2 }?.uppercased()
    // Some packages name a file by the language's own country alone.
    let last = region == nil ? ["\(language)_\(language.uppercased())"] : []
    all = [region.map { "\(language)_\($0)" }, language].compactMap(\.self) + last
    package = Self.package(language, region)
  }

  private static func package(_ language: String, _ region: String?) -> String? {
    switch (language, region) {
    case ("en", "GB"): "hyphen-en-gb"
    case ("en", _): "hyphen-en-us"
    case ("pt", "BR"): "hyphen-pt-br"
    case ("pt", _): "hyphen-pt-pt"
    default: languages.contains(language) ? "hyphen-\(language)" : nil
    }
  }

  /// Those of the packages that are named by a language alone.
  private static let languages: Set<String> = [
    "af", "as", "be", "bg", "bn", "ca", "cs", "da", "de", "el", "es", "fr", "gl", "gu", "hi", "hr",
    "hu", "id", "is", "it", "kn", "lt", "lv", "ml", "mn", "mr", "nl", "no", "or", "pa", "pl", "ro",
    "ru", "sk", "sl", "sr", "sv", "ta", "te", "th", "uk", "zu",
  ]
}
