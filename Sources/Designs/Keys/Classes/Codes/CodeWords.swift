/// The keys that codes share.
package enum CodeWords {
  package static let color = Key<ColorValue>(
    "color",
    "The colour of the dark modules; the light ones have 'background', or white.",
    standard: "black"
  )
  package static let moduleSize = Key<PositiveLength>(
    "moduleSize",
    "The width of a module; in a view of another size, as many whole pixels as fit.",
    standard: "4, for a barcode 2"
  )
  package static let quietZone = Key<Count>(
    "quietZone",
    "How many light modules are kept around the code.",
    standard: "what the code's standard asks for"
  )
  static let looks: [any Word] = [color, moduleSize, quietZone]
}

/// The keys of a QR code.
package enum QRWords {
  package static let text = Key<Text>("text", "What a scanner reads.")
  static let content: [any Word] = [text]

  package static let errorCorrection = Key<ErrorCorrectionWord>(
    "errorCorrection",
    "How much of the code may be lost: 7, 15, 25 or 30 of 100 modules.",
    standard: "medium"
  )
  static let properties: [any Word] = [errorCorrection] + CodeWords.looks
}

/// The keys of bars.
package enum BarcodeWords {
  package static let kind = Key<BarcodeKindWord>(
    "kind",
    "The kind of code: for letters and digits, or for an article's 13 digits.",
    standard: "code128"
  )
  package static let showsText = Key<Bool>(
    "showsText",
    "Whether the text stands below the bars.",
    standard: "true"
  )
  package static let font = Key<FontValue>(
    "font",
    "The font of the text below the bars; it is smaller if there is no room.",
    standard: "the system's, as large as fits"
  )
  static let content: [any Word] = [QRWords.text]
  static let properties: [any Word] = [kind, showsText, font] + CodeWords.looks
}

package enum ErrorCorrectionWord: String, Enumerator {
  case low, medium, quartile, high
}

package enum BarcodeKindWord: String, Enumerator {
  case code128, ean13
}
