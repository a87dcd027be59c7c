/// The Debian package that has the patterns of a language.
struct HyphenationPackage: Hashable {
  let name: String
  let language: String

  /// Nothing for a language that has none, as those whose words are never parted.
  init?(for locale: String) {
    let parts = locale.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    guard let language = parts.first else { return nil }
    let region = parts.dropFirst().last { $0.count == 2 }
    self.language = language
    switch language {
    case "en": name = region == "gb" ? "hyphen-en-gb" : "hyphen-en-us"
    case "pt": name = region == "br" ? "hyphen-pt-br" : "hyphen-pt-pt"
    case "nb", "nn": name = "hyphen-no"
    case _ where Self.languages.contains(language): name = "hyphen-" + language
    default: return nil
    }
  }

  /// Those whose package is named after them.
  private static let languages: Set<String> = [
    "af", "as", "be", "bg", "bn", "ca", "cs", "da", "de", "el", "es", "fr", "gl", "gu", "hi", "hr",
    "hu", "id", "is", "it", "kn", "lt", "lv", "ml", "mn", "mr", "nl", "no", "or", "pa", "pl", "ro",
    "ru", "sk", "sl", "sr", "sv", "ta", "te", "th", "uk", "zu",
  ]
}
