import Foundation

extension FilterWord {
  static let texts: [FilterWord] = [
    FilterWord(
      "upper",
      "Capital letters, as the locale has them.",
      example: (.text("Öz"), "upper", "ÖZ")
    ) {
      input throws(DataFault) in .text(try input.text().uppercased(with: input.locale))
    },
    FilterWord(
      "lower",
      "Small letters, as the locale has them.",
      example: (.text("ÖZ"), "lower", "öz")
    ) {
      input throws(DataFault) in .text(try input.text().lowercased(with: input.locale))
    },
    FilterWord(
      "capitalized",
      "The first letter of each word as a capital.",
      example: (.text("blue moon"), "capitalized", "Blue Moon")
    ) { input throws(DataFault) in .text(try input.text().capitalized(with: input.locale)) },
    FilterWord(
      "trim",
      "The text without spaces and line breaks at its ends.",
      example: (.text("  a b "), "trim", "a b")
    ) { input throws(DataFault) in
      .text(try input.text().trimmingCharacters(in: .whitespacesAndNewlines))
    },
    FilterWord(
      "truncate",
      "At most so many characters; the last one is … if the text is longer.",
      takes: 1...1,
      form: "truncate(n)",
      example: (.text("Auto Layout"), "truncate(6)", "Auto …")
    ) { input throws(DataFault) in
      let (text, most) = (try input.text(), try input.whole(0, upTo: 65_536))
      guard text.count > most else { return .text(text) }
      return .text(most == 0 ? "" : text.prefix(most - 1) + "…")
    },
    FilterWord(
      "initials",
      "The first letters of the first and the last word.",
      example: (.text("Ada Lovelace King"), "initials", "AK")
    ) { input throws(DataFault) in
      let words = try input.text().split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }
      let ends = words.count > 1 ? [words[0], words[words.count - 1]] : Array(words.prefix(1))
      let letters = ends.compactMap(\.first).map { String($0) }.joined()
      return .text(letters.uppercased(with: input.locale))
    },
  ]
}

extension FilterInput {
  var locale: Locale { Formatters.locale(settings.locale) }
}
