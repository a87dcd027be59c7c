import SnaplineDiagnostics

extension FilterWord {
  /// The filter that another language calls so.
  static func foreign(_ name: String) -> String? { meant[name.lowercased()] }

  /// The filter whose name here, or in another language, is the nearest one.
  static func nearest(to name: String) -> String? {
    if let filter = foreign(name) { return filter }
    let near = nearestName(to: String(name.prefix(64)), among: all.map(\.name) + meant.keys)
    return near.map { foreign($0) ?? $0 }
  }

  private static let meant: [String: String] = [
    "uppercase": "upper", "uppercased": "upper", "touppercase": "upper", "caps": "upper",
    "lowercase": "lower", "lowercased": "lower", "tolowercase": "lower",
    "capitalize": "capitalized", "titlecase": "capitalized", "strip": "trim",
    "ellipsis": "truncate", "shorten": "truncate", "length": "count", "size": "count",
    "money": "currency", "price": "currency", "fixed": "number", "tofixed": "number",
    "decimal": "number", "format": "number", "percentage": "percent", "fallback": "default",
    "or": "default", "reverse": "reversed", "map": "pick", "pluck": "pick", "sort": "sorted",
    "add": "plus", "sum": "plus",
    "mul": "times", "multiply": "times", "if": "then", "choose": "then", "ternary": "then",
    "eq": "is", "equals": "is", "limit": "take", "slice": "take", "offset": "skip",
    "datetime": "date", "dateformat": "date", "ago": "relative", "timeago": "relative",
    "filesize": "bytes", "pluralize": "plural", "html": "markup", "markdown": "markup",
  ]
}
