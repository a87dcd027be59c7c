import Foundation
import SnaplineLayout

extension TextField: TypedText {
  /// Why the editing of a field ended; the raw values are UIKit's.
  public enum DidEndEditingReason: Int, Hashable, Sendable {
    case committed, cancelled
  }

  func write(_ text: WrittenText) {
    written = text
    selection = NSRange(location: letters.utf16.count, length: 0)
    marked = nil
    contentChanged()
    memberChanged()
  }

  var letters: String { written.plain ?? "" }

  /// Presses the return key; the delegate may suppress the events of that.
  public func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
  }

  /// Presses the clear button, if the delegate allows it.
  public func pressClearButton() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    write(WrittenText(""))
    tellOfChange()
  }

  @discardableResult
  func replace(_ range: NSRange, by replacement: String, asking: Bool) -> Bool {
    let range = within(range)
    guard range.length > 0 || !replacement.isEmpty,
      !asking || isEnabled && mayReplace(range, by: replacement)
    else { return false }
    if written.attributed == nil {
      let text = letters as NSString
      write(WrittenText(text.replacingCharacters(in: range, with: replacement)))
    } else if let old = attributedText {
      let changed = NSMutableAttributedString(attributedString: old)
      let new = NSAttributedString(string: replacement, attributes: typingAttributes ?? [:])
      changed.replaceCharacters(in: range, with: new)
      write(WrittenText(changed))
    }
    selection = NSRange(location: range.location + replacement.utf16.count, length: 0)
    delegate?.textFieldDidChangeSelection(self)
    tellOfChange()
    return true
  }

  /// Whether the delegate lets a text take the place of a range.
  private func mayReplace(_ range: NSRange, by replacement: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement)
      ?? true
  }

  private func tellOfChange() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  func beginEditing() -> Bool {
    guard !isEditing else { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, becomeFirst() else { return false }
    if clearsOnBeginEditing { pressClearButton() }
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
