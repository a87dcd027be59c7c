import Foundation
package import SnaplineLayout

/// Makes the texts of labels so many times as long, each once, as another language may have them.
package final class TextLengthening {
  private let share: Double
  private var done: Set<ObjectIdentifier> = []

  package init(_ share: Double) { self.share = share }

  /// Changes the labels in a tree that weren't changed before; whether there were any.
  ///
  /// Labels that controls make for themselves stay. Cells are there once their table was laid out.
  package func apply(to root: View) -> Bool {
    let before = done.count
    var waiting: [View] = [root]
    while let view = waiting.popLast() {
      if let label = view as? Label, done.insert(ObjectIdentifier(label)).inserted {
        label.setTextLength(share)
      }
      if !(view is Control) { waiting += view.subviews }
    }
    return done.count > before
  }
}

extension Label {
  /// Says the text again, and cuts it, until it is so many times as long.
  package func setTextLength(_ share: Double) {
    guard let text, !text.isEmpty else { return }
    let wanted = max(1, Int((Double(text.count) * share).rounded()))
    let times = wanted / text.count + 1
    guard written != nil, let looks = attributedText else {
      self.text = String(repeatElement(text, count: times).joined(separator: " ").prefix(wanted))
      return
    }
    let longer = FreedMutableString(attributedString: looks)
    for _ in 1..<times {
      longer.append(FreedString(string: " "))
      longer.append(looks)
    }
    let length = String(longer.string.prefix(wanted)).utf16.count
    attributedText = longer.attributedSubstring(from: NSRange(location: 0, length: length))
  }
}
