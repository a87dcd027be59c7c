/// What can be written where a value of another kind stands, or none.
extension Message {
  /// A value for a key, by the key itself or by what is wanted there.
  static func example(for key: String, wanted: String) -> String? {
    examples[key] ?? kinds[wanted]
  }

  /// Examples by what a value is called.
  private static let kinds: [String: String] = [
    "a text": "Hi", "true or false": "true", "a colour": "systemBlue", "a number": "8",
    "a width and a colour": "1 separator", "a radius and a colour": "8 black/20%",
    "a list of corners": "[topLeading, topTrailing]", "a list of equations": "[self.width == 40]",
    "a list of files": "[Inter.ttf]", "a list of colours": "[red, blue]",
    "the name of a device": "iPhone 16", "a list of lengths": "[8, 16]",
    "a list of features": "[tnum, smcp]", "a mapping from axes to numbers": "{wght: 450}",
    "a list of placements": "[{pinnedTo: top}, {vertically: center}]",
    "a mapping of keys": "{hidden: true}", "conditions": "[dark, landscape]",
    "a list of choices": "[{if: dark, then: {alpha: 50%}}]",
    "a list of {if, then, else}": "[{if: dark, then: {alpha: 50%}}]",
    "a list of options": "[alignAllTop]",
  ]

  /// Examples by keys.
  private static let examples: [String: String] = [
    "colors": "{brand: systemBlue}", "fonts": "{heading: 22 bold}",
    "styles": "{quiet: {font: footnote}}", "components": "{Row: {view: {label: Hi}}}",
    "parameters": "{title: text}", "guides": "{column: {width: 40}}",
    "environment": "{appearance: dark}", "bars": "{tab: true}", "safeArea": "{top: 44}",
    "id": "title", "name": "title",
    "offset": "{x: 8, y: 8}", "at": "{x: 8, y: 8}", "pinnedAt": "{x: 8, y: 8}",
    "metrics": "{gap: 8}", "items": "[One, Two]", "segments": "[One, Two]", "picker": "[One, Two]",
    "table": "[{cell: One}]", "radius": "8", "width": "1", "light": "white", "if": "dark",
    "then": "{hidden: true}", "else": "{hidden: true}", "file": "row.yaml", "type": "text",
    "ratio": "16/9", "equation": "self.width == 40", "view": "title", "edge": "bottom",
    "size' or 'style": "17", "gradient": "[red, blue]", "axis": "vertical", "to": "topLeading",
    "bottomTo": "bottom of superview", "trailingTo": "trailing of superview",
  ]

  /// Some names of many: the first ones, and where all of them are told.
  static func have(_ known: [String], of owner: String) -> String {
    if known.isEmpty { return "it has none" }
    guard known.count > most else { return "it has " + known.joined(separator: ", ") }
    return "it has " + known.prefix(3).joined(separator: ", ")
      + " and \(known.count - 3) more: 'snapline help \(owner)'"
  }

  /// More names than this aren't read.
  private static let most = 12
}
