/// The keys of views in lines that wrap.
package enum FlowWords {
  package static let spacing = Key<SpacingValue>(
    "spacing",
    "The distance between two neighbours in a line: 8, or 'standard'.",
    standard: "0"
  )
  package static let lineSpacing = Key<SpacingValue>(
    "lineSpacing",
    "The distance between two lines: 8, or 'standard'.",
    standard: "the spacing"
  )
  package static let alignment = Key<FlowAlignmentWord>(
    "alignment",
    "The alignment of lines shorter than the flow; 'justified' makes their distances larger.",
    standard: "leading"
  )
  package static let lineAlignment = Key<RowAlignmentWord>(
    "lineAlignment",
    "The alignment of views that are lower than their line.",
    standard: "center"
  )

  static let properties: [any Word] = [spacing, lineSpacing, alignment, lineAlignment]
}

/// Where a line stands.
package enum FlowAlignmentWord: String, Enumerator {
  case leading, center, trailing, justified

  static func home(of text: String, beside key: String) -> String? {
    RowAlignmentWord(rawValue: text).map { _ in FlowWords.lineAlignment.name }
  }
}

/// Where a view stands in the height of a line or of a row.
package enum RowAlignmentWord: String, Enumerator {
  case fill, top, center, bottom, firstBaseline, lastBaseline

  static func home(of text: String, beside key: String) -> String? {
    guard key == FlowWords.lineAlignment.name else {
      return ColumnAlignmentWord(rawValue: text).map { _ in GridWords.columnAlignment.name }
    }
    return FlowAlignmentWord(rawValue: text).map { _ in FlowWords.alignment.name }
  }
}

/// Where a view stands in the width of its columns.
package enum ColumnAlignmentWord: String, Enumerator {
  case fill, leading, center, trailing

  static func home(of text: String, beside key: String) -> String? {
    RowAlignmentWord(rawValue: text).map { _ in GridWords.rowAlignment.name }
  }
}
