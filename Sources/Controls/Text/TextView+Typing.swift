import Foundation
import SnaplineLayout

extension TextView: TypedText {
  var letters: String { written.plain ?? "" }

  var selection: NSRange {
    get { selectedRange }
    set { selectedRange = newValue }
  }

  @discardableResult
  func replace(_ range: NSRange, by replacement: String, asking: Bool) -> Bool {
    let range = within(range)
    guard range.length > 0 || !replacement.isEmpty,
      !asking || isEditable && mayReplace(range, by: replacement)
    else { return false }
    if let storageInUse {
      storageInUse.replaceCharacters(
        in: range,
        with: NSAttributedString(string: replacement, attributes: typingAttributes)
      )
      marked = nil
    } else if written.attributed == nil, typingAttributes.isEmpty {
      let text = letters as NSString
      write(WrittenText(text.replacingCharacters(in: range, with: replacement)))
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
    return true
  }

  /// Whether the delegate lets a text take the place of a range.
  private func mayReplace(_ range: NSRange, by replacement: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement) ?? true
  }

  /// Takes typing, and tells of it where the text can be edited.
  func beginEditing() -> Bool {
    guard !isFirstResponder else { return true }
    let edits = isEditable
    guard !edits || delegate?.textViewShouldBeginEditing(self) ?? true, becomeFirst() else {
      return false
    }
    guard edits else { return true }
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  func endEditing() -> Bool {
    guard isFirstResponder else { return true }
    let edits = isEditable
    guard !edits || delegate?.textViewShouldEndEditing(self) ?? true, resignFirst() else {
      return false
    }
    guard edits else { return true }
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }
}
