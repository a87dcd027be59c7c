import Foundation
import TestSupport
import Testing
import UIKit

/// Paints each change, as code that highlights does.
private final class Highlighter: NSObject, NSTextStorageDelegate {
  var told: [String] = []

  func textStorage(
    _ textStorage: NSTextStorage,
    willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    guard editedMask.contains(.editedCharacters) else { return }
    told.append("\(editedRange.location) \(editedRange.length) \(delta)")
    textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: editedRange)
  }
}

/// Moves the caret of any text.
private func moveCaret(of input: any UITextInput, by offset: Int) {
  guard let start = input.selectedTextRange?.start,
    let place = input.position(from: start, offset: offset)
  else { return }
  input.selectedTextRange = input.textRange(from: place, to: place)
}

private final class CodeField: UIView, UIKeyInput {
  var digits = ""
  var hasText: Bool { !digits.isEmpty }
  var keyboardType: UIKeyboardType { .numberPad }
  func insertText(_ text: String) { digits += text }
  func deleteBackward() { digits = String(digits.dropLast()) }
}

extension NSAttributedString {
  /// What an attribute is at a place.
  fileprivate func look(_ key: NSAttributedString.Key, at place: Int) -> Any? {
    unsafe attribute(key, at: place, effectiveRange: nil)
  }
}

@Suite struct `A storage of text` {
  private func view(_ text: String) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.isScrollEnabled = false
    view.text = text
    return view
  }

  @Test func `changes what the view says, by each of its members`() {
    let view = view("hello")
    let storage = view.textStorage
    #expect(storage === view.textStorage && view.layoutManager.textStorage === storage)
    storage.append(NSAttributedString(string: "!"))
    expectEqual(view.text, "hello!")
    storage.insert(NSAttributedString(string: "Oh "), at: 0)
    expectEqual(view.text, "Oh hello!")
    storage.deleteCharacters(in: NSRange(location: 0, length: 3))
    storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "J")
    expectEqual(view.text, "Jello!")
    storage.mutableString.append("?")
    expectEqual(view.text, "Jello!?")
    storage.setAttributedString(NSAttributedString(string: "new"))
    expectEqual(view.text, "new")
    storage.addAttribute(.kern, value: 3, range: NSRange(location: 0, length: 1))
    #expect(view.attributedText.look(.kern, at: 0) as? Int == 3)
    storage.removeAttribute(.kern, range: NSRange(location: 0, length: 1))
    #expect(view.attributedText.look(.kern, at: 0) == nil)
  }

  @Test func `says what a text says that is changed in the same way`() {
    for seed in Seed.some(60) {
      var random = seed
      let view = view("some words")
      let plain = NSMutableString(string: "some words")
      for _ in 0..<8 {
        let start = random.number(in: 0...plain.length)
        let length = random.number(in: 0...plain.length - start)
        let range = NSRange(location: start, length: length)
        let letters = ["", "é", "ß", "new line\n"].randomElement(using: &random) ?? ""
        plain.replaceCharacters(in: range, with: letters)
        switch random.number(in: 0...2) {
        case 0: view.textStorage.replaceCharacters(in: range, with: letters)
        case 1: view.textStorage.mutableString.replaceCharacters(in: range, with: letters)
        default:
          view.selectedRange = range
          view.insertText(letters)
        }
        #expect(view.text == plain as String, "\(seed)")
        #expect(view.textStorage.string == plain as String, "\(seed)")
        let selected = view.selectedRange
        #expect(selected.location + selected.length <= plain.length, "\(seed)")
      }
    }
  }

  @Test func `follows what the view is given`() {
    let view = view("one")
    let storage = view.textStorage
    view.text = "two"
    expectEqual(storage.string, "two")
    view.attributedText = NSAttributedString(string: "three", attributes: [.kern: 2])
    #expect(storage.look(.kern, at: 0) as? Int == 2)
    view.insertText("!")
    expectEqual(storage.string, "three!")
  }

  @Test func `lays the view out anew, once for edits that belong together`() {
    let view = view("a")
    let one = view.sizeThatFits(CGSize(width: 100, height: 0)).height
    view.textStorage.beginEditing()
    view.textStorage.append(NSAttributedString(string: "\nb"))
    // The text is there at once.
    expectEqual(view.text, "a\nb")
    view.textStorage.endEditing()
    #expect(view.sizeThatFits(CGSize(width: 100, height: 0)).height > one)
    #expect(view.intrinsicContentSize.height > one)
  }

  @Test func `keeps the selection at its letters`() {
    let view = view("hello")
    view.selectedRange = NSRange(location: 4, length: 1)
    view.textStorage.insert(NSAttributedString(string: "Oh "), at: 0)
    expectEqual(view.selectedRange, NSRange(location: 7, length: 1))
    view.textStorage.deleteCharacters(in: NSRange(location: 4, length: 4))
    #expect(view.selectedRange.location <= 4 && view.selectedRange.length == 0)
    view.selectedRange = NSRange(location: NSNotFound, length: 0)
    view.textStorage.append(NSAttributedString(string: "!"))
    expectEqual(view.selectedRange, NSRange(location: 5, length: 0))
  }

  @Test func `tells its delegate, who paints what was typed`() {
    let (view, highlighter) = (view("ab"), Highlighter())
    view.textStorage.delegate = highlighter
    view.insertText("cd")
    view.textStorage.beginEditing()
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "xyz")
    view.textStorage.deleteCharacters(in: NSRange(location: 5, length: 1))
    view.textStorage.endEditing()
    expectEqual(highlighter.told, ["2 2 2", "0 5 1"])
    let color = view.attributedText.look(.foregroundColor, at: 2)
    #expect(view.text == "xyzbc" && color as? UIColor == .red)
    view.text = "q"
    expectEqual(highlighter.told.last, "0 1 -4")
    #expect(view.attributedText.look(.foregroundColor, at: 0) != nil)
  }

  @Test func `is of a text input, as fields are`() {
    let (text, field) = (view("ab"), UITextField())
    field.text = "ab"
    for input in [text, field] as [any UITextInput] {
      moveCaret(of: input, by: -1)
      input.insertText("-")
      input.deleteBackward()
      input.insertText("+")
    }
    #expect(text.text == "a+b" && field.text == "a+b")
    let code = CodeField()
    (code as any UIKeyInput).insertText("12")
    code.deleteBackward()
    #expect(code.digits == "1" && code.returnKeyType == .default)
    #expect((code as any UITextInputTraits).keyboardType == .numberPad)
  }
}
