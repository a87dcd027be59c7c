/// The language that a stretch of text is shaped in, decided by its letters and the locale.
///
/// Said for every script but Latin, because Pango otherwise asks environment variables.
struct ScriptLanguages {
  /// A language tag in fontconfig's spelling.
  let base: String
  private let han: String

  init(locale: String) {
    let parts = locale.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
    let language = parts.first.map(String.init) ?? "en"
    switch language {
    case "zh":
      let isTraditional = parts.contains("hant") || parts.contains("tw")
      han = parts.contains("hk") ? "zh-hk" : isTraditional ? "zh-tw" : "zh-cn"
      base = han
    default:
      // Korean isn't among the languages that Pango takes Han letters to be written in.
      han = language == "ja" ? "ja" : "zh-cn"
      base = language
    }
  }

  /// The language of a script, or nothing where ``base`` will do.
  func language(of script: Script, besideKana: Bool) -> String? {
    switch script {
    case .latin, .common: nil
    case .han: besideKana ? "ja" : han
    case .kana: "ja"
    case .hangul: "ko"
    case .greek: "el"
    case .cyrillic: Self.cyrillic.contains(base) ? base : "ru"
    case .arabic: Self.arabic.contains(base) ? base : "ar"
    case .hebrew: "he"
    case .devanagari: ["hi", "mr", "ne", "sa"].contains(base) ? base : "hi"
    case .thai: "th"
    case .other: "xx"
    }
  }

  private static let cyrillic: Set = ["ru", "uk", "bg", "sr", "mk", "be", "kk", "ky", "mn", "tg"]
  private static let arabic: Set = ["ar", "fa", "ur", "ps", "ku", "sd", "ug"]
}

/// The writing systems between which a language must be chosen.
enum Script: Equatable {
  case latin, common, greek, cyrillic, hebrew, arabic, devanagari, thai, han, kana, hangul, other

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF: self = .latin
    case 0...0x2AF: self = .common
    case 0x2B0...0x36F, 0x2000...0x2BFF, 0x3000...0x303F, 0xFE00...0xFE0F, 0xFF00...0xFF0F,
      0x1F000...0x1FAFF, 0xE0000...0xE01EF:
      self = .common
    case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
    case 0x400...0x52F: self = .cyrillic
    case 0x590...0x5FF, 0xFB1D...0xFB4F: self = .hebrew
    case 0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF:
      self = .arabic
    case 0x900...0x97F: self = .devanagari
    case 0xE00...0xE7F: self = .thai
    case 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: self = .kana
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7FF: self = .hangul
    case 0x2E80...0x2FDF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
      self = .han
    default: self = .other
    }
  }
}
