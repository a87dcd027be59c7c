import Foundation
import SnaplineLayout

extension TextView {
  /// The selection, or the letter before the place where one would type.
  var rangeToDelete: NSRange {
    let range = within(selectedRange)
    guard range.length == 0, range.location > 0 else { return range }
    return (text as NSString).rangeOfComposedCharacterSequence(at: range.location - 1)
  }

  /// A range of the text, whatever the author's was one of.
  func within(_ range: NSRange) -> NSRange {
    let count = text.utf16.count
    let start = min(max(range.location, 0), count)
    return NSRange(location: start, length: min(max(range.length, 0), count - start))
  }

  /// Lets a text take the place of a range, if the delegate doesn't mind, and tells of it.
  func replace(_ range: NSRange, by replacement: String) {
    let range = within(range)
    guard isEditable, range.length > 0 || !replacement.isEmpty,
      delegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement) ?? true
    else { return }
    if written.attributed == nil, typingAttributes.isEmpty {
      write(WrittenText((text as NSString).replacingCharacters(in: range, with: replacement)))
    } else {
      let changed = NSMutableAttributedString(attributedString: attributedText)
      let new = NSAttributedString(string: replacement, attributes: typingAttributes)
      changed.replaceCharacters(in: range, with: new)
      write(WrittenText(changed))
    }
    selectedRange = NSRange(location: range.location + replacement.utf16.count, length: 0)
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
}
