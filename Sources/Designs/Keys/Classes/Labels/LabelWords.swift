/// The keys of a label.
package enum LabelWords {
  package static let text = Key<Text>("text", "The text, without markup.")
  package static let markup = Key<Markup>(
    "markup",
    "The text, with **bold**, *italic*, ~~struck~~, `code`, [links](https://…), [words]{style}, ![](pictures)."
  )
  package static let font = Key<FontValue>("font", "The font of the text.", standard: "body")
  package static let color = Key<ColorValue>("color", "The colour of the text.", standard: "label")
  package static let paint = Key<LetterPaint>(
    "color",
    "The colour of the text, or a gradient over the label.",
    standard: "label"
  )
  package static let alignment = Key<AlignmentWord>(
    "alignment",
    "The alignment of the lines.",
    standard: "natural"
  )
  package static let lines = Key<Count>(
    "lines",
    "The largest number of lines; 0 is no limit.",
    standard: "0"
  )

  package static let lineBreak = Key<LineBreakWord>(
    "lineBreak",
    "How a line that is too long ends.",
    standard: "byTruncatingTail"
  )
  package static let lineSpacing = Key<PositiveLength>(
    "lineSpacing",
    "Additional distance between two lines.",
    standard: "0"
  )
  package static let paragraphSpacing = Key<PositiveLength>(
    "paragraphSpacing",
    "Additional distance between two paragraphs.",
    standard: "0"
  )
  package static let paragraphSpacingBefore = Key<PositiveLength>(
    "paragraphSpacingBefore",
    "Additional distance above each paragraph except the first.",
    standard: "0"
  )
  package static let firstLineHeadIndent = Key<PositiveLength>(
    "firstLineHeadIndent",
    "The distance of each paragraph's first line from the leading edge.",
    standard: "0"
  )
  package static let headIndent = Key<PositiveLength>(
    "headIndent",
    "The distance of the other lines from the leading edge.",
    standard: "0"
  )
  package static let tailIndent = Key<Length>(
    "tailIndent",
    "Where lines end, counted from the leading edge; if negative, from the trailing edge.",
    standard: "0"
  )
  package static let tightens = Key<Bool>(
    "tightens",
    "Whether letters are set closer before text is cut off.",
    standard: "false"
  )
  package static let minimumScale = Key<Fraction>(
    "minimumScale",
    "How small the text may become to fit, as a part of its size.",
    standard: "1"
  )
  package static let baselineAdjustment = Key<BaselineAdjustmentWord>(
    "baselineAdjustment",
    "The place of text that 'minimumScale' made smaller: on its line, in the middle, or at the top.",
    standard: "alignBaselines"
  )
  package static let textShadow = Key<ShadowValue>(
    "textShadow",
    "A soft copy of the letters behind them, such as '2 black/40%'."
  )
  package static let outline = Key<LetterOutlineValue>(
    "outline",
    "A line along the letters, such as '1 black'."
  )
  package static let underline = Key<StrokeValue>(
    "underline",
    "A line under the text: true, 'double', or its style, pattern and color.",
    standard: "false"
  )
  package static let strikethrough = Key<StrokeValue>(
    "strikethrough",
    "A line through the text: true, 'double', or its style, pattern and color.",
    standard: "false"
  )
  package static let baselineOffset = Key<Length>(
    "baselineOffset",
    "How far the letters stand above the baseline.",
    standard: "0"
  )
  package static let tabStops = Key<TabStopList>(
    "tabStops",
    "The tab stops, such as [80, {at: 240, alignment: right}].",
    standard: "a stop every 28 points"
  )
  package static let defaultTabInterval = Key<PositiveLength>(
    "defaultTabInterval",
    "The distance between the stops after those of 'tabStops'.",
    standard: "28"
  )
  package static let lineBreakStrategy = Key<LineBreakStrategyWord>(
    "lineBreakStrategy",
    "Whether a word may be alone on the last line: 'none' allows it.",
    standard: "standard"
  )
  package static let hyphenation = Key<Bool>(
    "hyphenation",
    "Whether words are hyphenated at the ends of lines.",
    standard: "false"
  )

  static let content: [any Word] = [text, markup]
  static let properties: [any Word] = [
    font, paint, alignment, lines, lineBreak, lineSpacing, paragraphSpacing, paragraphSpacingBefore,
    firstLineHeadIndent, headIndent, tailIndent, tabStops, defaultTabInterval, tightens,
    minimumScale, baselineAdjustment, textShadow, outline, underline, strikethrough, baselineOffset,
    hyphenation, lineBreakStrategy,
  ]
}

package enum AlignmentWord: String, Enumerator {
  case natural, left, center, right, justified
}

package enum BaselineAdjustmentWord: String, Enumerator {
  case alignBaselines, alignCenters, none
}

package enum LineBreakWord: String, Enumerator {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail,
    byTruncatingMiddle
}

package enum LineBreakStrategyWord: String, Enumerator {
  case standard, none
}

/// The keys of a style: what words look like that are of it.
package enum StyleWords {
  package static let background = Key<ColorValue>(
    "background",
    "The background colour of the words."
  )

  static let read: [any Word] = [
    LabelWords.font, LabelWords.color, background, LabelWords.underline, LabelWords.strikethrough,
    LabelWords.textShadow, LabelWords.outline, LabelWords.baselineOffset,
  ]
}
