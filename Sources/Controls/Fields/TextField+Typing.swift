import Foundation
import SnaplineLayout

extension TextField {
  /// Why nobody types in a field any more; the raw values are UIKit's.
  public enum DidEndEditingReason: Int, Hashable, Sendable {
    case committed, cancelled
  }

  func write(_ text: WrittenText) {
    written = text
    contentChanged()
  }

  func typeAtEnd(_ text: String) {
    let end = (self.text ?? "").utf16.count
    replace(NSRange(location: end, length: 0), by: text)
  }

  func deleteLastLetter() {
    guard let text, !text.isEmpty else { return }
    let count = text.utf16.count
    replace((text as NSString).rangeOfComposedCharacterSequence(at: count - 1), by: "")
  }

  /// Presses the return key, which the delegate may answer.
  public func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
  }

  /// Presses the clear button, if the delegate doesn't mind.
  public func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    write(WrittenText(""))
    tellOfChange()
  }

  private func replace(_ range: NSRange, by replacement: String) {
    guard isEnabled, range.length > 0 || !replacement.isEmpty,
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement)
        ?? true
    else { return }
    if written.attributed == nil {
      let text = (self.text ?? "") as NSString
      write(WrittenText(text.replacingCharacters(in: range, with: replacement)))
    } else if let old = attributedText {
      let changed = NSMutableAttributedString(attributedString: old)
      let new = NSAttributedString(string: replacement, attributes: typingAttributes ?? [:])
      changed.replaceCharacters(in: range, with: new)
      write(WrittenText(changed))
    }
    delegate?.textFieldDidChangeSelection(self)
    tellOfChange()
  }

  private func tellOfChange() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  func beginEditing() -> Bool {
    guard !isEditing else { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, becomeFirst() else { return false }
    if clearsOnBeginEditing { clear() }
    contentChanged()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  func endEditing() -> Bool {
    guard isEditing else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, resignFirst() else { return false }
    contentChanged()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }
}
