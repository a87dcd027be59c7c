/// Which family draws what the asked one lacks, in one fixed order on every machine.
enum FallbackFonts {
  static let emoji = "Noto Color Emoji"

  /// The families that draw Chinese, Japanese and Korean as each language writes them.
  static let hanFamilies: [(language: String, family: String)] = [
    ("ja", "Noto Sans CJK JP"),
    ("ko", "Noto Sans CJK KR"),
    ("zh-tw", "Noto Sans CJK TC"),
    ("zh-hk", "Noto Sans CJK HK"),
    ("zh-cn", "Noto Sans CJK SC"),
  ]

  /// Families of single scripts before wide ones, so that each script has its own drawing.
  static let families: [String] =
    scripts.map { "Noto Sans " + $0 } + [
      "Noto Serif Tibetan", "Noto Sans CJK SC", "Noto Sans CJK JP", "Noto Sans CJK KR",
      "Noto Sans", "Noto Sans Symbols", "Noto Sans Math", "DejaVu Sans", "Noto Sans Symbols2",
      emoji,
    ]

  private static let scripts = [
    "Arabic", "Hebrew", "Devanagari", "Bengali", "Gurmukhi", "Gujarati", "Oriya", "Tamil",
    "Telugu", "Kannada", "Malayalam", "Sinhala", "Thai", "Lao", "Khmer", "Myanmar", "Georgian",
    "Armenian", "Ethiopic", "Syriac", "Thaana", "NKo", "Mongolian", "Cherokee",
    "Canadian Aboriginal", "Tifinagh", "Yi",
  ]
}
