import SnaplineLayout

/// The numbers that attributes say; nothing where a text says none.
enum Numbers {
  static func plain(_ text: String) -> Double? {
    Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  static func priority(_ text: String) -> LayoutPriority? {
    plain(text).flatMap { $0 > 0 ? LayoutPriority(Float(min($0, 1000))) : nil }
  }

  /// A number, or one over another: `0.75`, `16:9`, `4/5`.
  static func ratio(_ text: String) -> Double? {
    let parts = text.split { $0 == ":" || $0 == "/" }.map { plain(String($0)) }
    guard let first = parts.first ?? nil else { return nil }
    guard parts.count == 2 else { return parts.count == 1 ? first : nil }
    guard let second = parts[1], second != 0 else { return nil }
    return first / second
  }
}

extension XMLElement {
  func number(_ attribute: String) -> Double? { attributes[attribute].flatMap(Numbers.plain) }

  func int(_ attribute: String) -> Int? { number(attribute).flatMap { Int(exactly: $0.rounded()) } }

  func ratio(_ attribute: String) -> Double? { attributes[attribute].flatMap(Numbers.ratio) }

  func priority(_ attribute: String) -> LayoutPriority? {
    attributes[attribute].flatMap(Numbers.priority)
  }
}
