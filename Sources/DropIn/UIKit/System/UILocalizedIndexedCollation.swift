public import Foundation
public import SnaplineLayout

/// Sections by the first letter, for long lists of names.
///
/// The sections are the letters of the English alphabet and `#`, and names are in English order, whatever
/// the locale is.
public final class UILocalizedIndexedCollation: NSObject, Sendable {
  private static let one = UILocalizedIndexedCollation()
  private static let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map {
    String(UnicodeScalar($0))
  }
  private static let english = Locale(identifier: "en")
  /// The first letter after the Latin ones.
  private static let beyond = "α"

  private override init() { super.init() }

  public static func current() -> UILocalizedIndexedCollation { one }

  /// From `A` to `Z`, and `#` for names that don't begin with a Latin letter.
  public var sectionTitles: [String] { Self.letters + ["#"] }
  public var sectionIndexTitles: [String] { sectionTitles }

  /// The section for a letter at the edge of the list, which has the same number.
  public func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

  /// The section of an object, by the text that the object's method returns.
  ///
  /// A letter with marks belongs to the letter without: `É` to `E`, `Ø` to `O`, `ß` to `S`.
  public func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    section(of: Self.text(of: object, by: selector))
  }

  /// The objects in the order of the texts that their method returns; equal ones keep their order.
  public func sortedArray(
    from array: [Any],
    collationStringSelector selector: Selector
  ) -> [Any] {
    let entries = array.enumerated().map { place, object in
      (place: place, object: object, text: Self.text(of: object, by: selector))
    }
    let sorted = entries.sorted { one, other in
      let order = one.text.compare(other.text, options: [], range: nil, locale: Self.english)
      return order == .orderedSame ? one.place < other.place : order == .orderedAscending
    }
    return sorted.map(\.object)
  }

  private func section(of text: String) -> Int {
    let letters = Self.letters
    guard Self.order(text, letters[0]) != .orderedAscending,
      Self.order(text, Self.beyond) == .orderedAscending
    else { return letters.count }
    // The last letter that the text doesn't come before.
    let later = letters.firstIndex { Self.order(text, $0) == .orderedAscending }
    return (later ?? letters.count) - 1
  }

  private static func order(_ text: String, _ letter: String) -> ComparisonResult {
    text.compare(
      letter,
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive],
      range: nil,
      locale: english
    )
  }

  /// What the method of an object answers; a string without the method stands for itself.
  private static func text(of object: Any, by selector: Selector) -> String {
    if let text = object as? String, !selector.isAnswered(by: object) { return text }
    return selector.perform(on: object) as? String ?? ""
  }
}
