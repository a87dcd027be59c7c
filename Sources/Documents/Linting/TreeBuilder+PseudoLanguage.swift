import Foundation
import SnaplineControls

extension TreeBuilder {
  /// Has all texts longer and accented, as another language may have them, and still readable.
  func speakPseudoLanguage() {
    var waiting = built
    while let node = waiting.popLast() {
      waiting += node.children
      switch node.view {
      case let label as Label:
        if let text = label.attributedText, text.length > 0, label.text?.isEmpty == false {
          if text.hasNoLooks {
            label.text = PseudoLanguage.text(text.string)
          } else {
            label.attributedText = text.inPseudoLanguage
          }
        }
      case let button as Button:
        if let title = button.title(for: .normal) {
          button.setTitle(PseudoLanguage.text(title), for: .normal)
        }
        if let title = button.configuration?.title {
          button.configuration?.title = PseudoLanguage.text(title)
        }
      case let field as TextField:
        field.placeholder = field.placeholder.map(PseudoLanguage.text)
      default: break
      }
    }
  }
}

/// A language that nobody speaks: English with accents and more words, between brackets.
///
/// Whoever writes `Save` sees `[Šàvé one]`: a text without brackets wasn't translated, one without its last
/// bracket is cut.
package enum PseudoLanguage {
  package static let name = "pseudo"

  package static func text(_ text: String) -> String {
    text.contains(where: \.isLetter) ? "[" + accented(text) + padding(for: text) + "]" : text
  }

  static func accented(_ text: String) -> String { String(text.map { accents[$0] ?? $0 }) }

  /// The words that a translation may have more: short texts grow the most.
  static func padding(for text: String) -> String {
    let count = text.count
    let share = count <= 10 ? 0.8 : count <= 30 ? 0.5 : 0.35
    let wanted = Int((Double(count) * share).rounded(.up))
    var words = ""
    var next = 0
    while words.count < wanted {
      words += " " + numbers[next % numbers.count]
      next += 1
    }
    return words
  }

  private static let numbers = ["one", "two", "three", "four", "five", "six", "seven"]

  private static let accents: [Character: Character] = {
    let plain = "aceghijklnorstuwyzACEGHIJKLNORSTUWYZ"
    let marked = "àçéğĥîĵķļñöŕšţûŵýžÀÇÉĞĤÎĴĶĻÑÖŔŠŢÛŴÝŽ"
    return Dictionary(uniqueKeysWithValues: zip(plain, marked))
  }()
}

extension NSAttributedString {
  /// Whether no part of a text that isn't empty has a look of its own.
  fileprivate var hasNoLooks: Bool {
    var range = NSRange()
    return unsafe attributes(at: 0, effectiveRange: &range).isEmpty && range.length == length
  }

  /// The same with each part accented as it stands, and the words that come after in the look of the last.
  fileprivate var inPseudoLanguage: NSAttributedString {
    guard string.contains(where: \.isLetter) else { return self }
    let result = FreedMutableString(attributedString: self)
    let whole = NSRange(location: 0, length: length)
    // Letters with accents take as many code units as plain ones.
    var places: [NSRange] = []
    unsafe enumerateAttributes(in: whole) { _, range, _ in places.append(range) }
    for range in places.reversed() {
      let part = PseudoLanguage.accented(attributedSubstring(from: range).string)
      result.replaceCharacters(in: range, with: part)
    }
    result.replaceCharacters(
      in: NSRange(location: result.length, length: 0),
      with: PseudoLanguage.padding(for: string) + "]"
    )
    result.replaceCharacters(in: NSRange(location: 0, length: 0), with: "[")
    return result
  }
}
