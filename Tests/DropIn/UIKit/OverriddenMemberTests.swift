import TestSupport
import Testing
import UIKit

/// A view that overrides what a phone asks of whoever has the keyboard.
private class EditorView: UIView {
  var heard: [String] = []
  private let assistant = UITextInputAssistantItem()
  private let manager = UndoManager()
  private let bar = UIView()

  override var canBecomeFirstResponder: Bool { true }
  override var inputView: UIView? { nil }
  override var inputAccessoryView: UIView? { bar }
  override var inputAssistantItem: UITextInputAssistantItem { assistant }
  override var textInputContextIdentifier: String? { "editor" }
  override var editingInteractionConfiguration: UIEditingInteractionConfiguration { .none }
  override var undoManager: UndoManager? { manager }
  override func reloadInputViews() {
    super.reloadInputViews()
    heard.append("reload")
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let isReturn = presses.contains { $0.key?.keyCode == .keyboardReturnOrEnter }
    guard isReturn else { return super.pressesBegan(presses, with: event) }
    heard.append("return \(event?.modifierFlags == .command)")
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesChanged(presses, with: event)
    heard.append("changed")
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesEnded(presses, with: event)
    heard.append("ended")
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesCancelled(presses, with: event)
    heard.append("cancelled")
  }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionBegan(motion, with: event)
    heard.append("shaking")
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake { heard.append("shaken \(event?.type == .motion)") }
  }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionCancelled(motion, with: event)
    heard.append("not shaken")
  }
  override func remoteControlReceived(with event: UIEvent?) {
    heard.append(event?.subtype == .remoteControlPlay ? "play" : "other")
  }
  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    super.touchesEstimatedPropertiesUpdated(touches)
    heard.append("estimated \(touches.count)")
  }

  override func cut(_ sender: Any?) { heard.append("cut") }
  override func copy(_ sender: Any?) { heard.append("copy") }
  override func paste(_ sender: Any?) { heard.append("paste") }
  override func pasteAndMatchStyle(_ sender: Any?) { heard.append("match") }
  override func select(_ sender: Any?) { heard.append("select") }
  override func selectAll(_ sender: Any?) { heard.append("all") }
  override func delete(_ sender: Any?) { heard.append("delete") }
  override func toggleBoldface(_ sender: Any?) { heard.append("bold") }
  override func toggleItalics(_ sender: Any?) { heard.append("italic") }
  override func toggleUnderline(_ sender: Any?) { heard.append("underlined") }
  override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    action == Selector("share:") ? self : super.target(forAction: action, withSender: sender)
  }
}

@Suite struct `A responder of a phone` {
  private let outer = EditorView()
  private let inner = UIView()

  init() { outer.addSubview(inner) }

  private func press(_ key: UIKey) -> UIPress { UIPress(key: key, responder: inner) }

  @Test func `hears of keys that those in it don't mind`() {
    let press = press(
      UIKey(characters: "\n", modifierFlags: .command, keyCode: .keyboardReturnOrEnter)
    )
    let event = UIPressesEvent([press])
    inner.pressesBegan([press], with: event)
    inner.pressesChanged([press], with: event)
    inner.pressesEnded([press], with: event)
    inner.pressesCancelled([press], with: nil)
    outer.pressesBegan([self.press(UIKey(characters: "a", keyCode: .keyboardA))], with: nil)
    expectEqual(outer.heard, ["return true", "changed", "ended", "cancelled"])
    #expect(event.type == .presses && event.allPresses == [press] && press.responder === inner)
    #expect(UIKeyboardHIDUsage.keyboardUpArrow.rawValue == 0x52)
    #expect(UIKeyboardHIDUsage.keypadEqualSign.rawValue == 0x67)
    #expect(UIKeyboardHIDUsage.keyboardVolumeDown.rawValue == 0x81)
  }

  @Test func `hears of shakes, remote controls and touches that come late`() {
    inner.motionBegan(.motionShake, with: nil)
    inner.motionEnded(.motionShake, with: UIEvent(type: .motion, subtype: .motionShake))
    inner.motionCancelled(.motionShake, with: nil)
    inner.touchesEstimatedPropertiesUpdated([UITouch(at: .zero, in: inner)])
    outer.remoteControlReceived(
      with: UIEvent(type: .remoteControl, subtype: .remoteControlPlay)
    )
    let expected = ["shaking", "shaken true", "not shaken", "estimated 1", "play"]
    expectEqual(outer.heard, expected)
    #expect(UIEvent.EventSubtype.remoteControlEndSeekingForward.rawValue == 109)
  }

  @Test func `knows the touches of an event by their views`() {
    let (one, other) = (UITouch(at: .zero, in: inner), UITouch(at: .zero, in: outer))
    let event = UIEvent(type: .touches, touches: [one, other])
    #expect(event.allTouches == [one, other] && event.touches(for: inner) == [one])
    let window = UIWindow()
    #expect(event.touches(for: window) == [])
    window.addSubview(outer)
    #expect(event.touches(for: window) == [one, other] && UIEvent().allTouches == nil)
  }

  @Test func `does the commands that it overrides, and offers none by itself`() {
    for command in [
      Selector("cut:", UIResponder.cut), Selector("delete:", UIResponder.delete),
      Selector("toggleBoldface:", UIResponder.toggleBoldface),
      Selector("increaseSize:", UIResponder.increaseSize),
      Selector("printContent:", UIResponder.printContent),
    ] {
      #expect(command.isAnswered(by: outer), "\(command)")
      #expect(!outer.canPerformAction(command, withSender: nil), "\(command)")
    }
    #expect(inner.target(forAction: Selector("share:"), withSender: nil) as? UIView === outer)
    #expect(inner.target(forAction: Selector("copy:"), withSender: nil) == nil)
    let app = UIApplication.shared
    let paste = Selector("pasteAndMatchStyle:", UIResponder.pasteAndMatchStyle)
    #expect(app.sendAction(paste, to: outer, from: nil, for: nil))
    expectEqual(outer.heard, ["match"])
  }

  @Test func `has what stands about its keyboard`() {
    #expect(outer.inputAccessoryView != nil && outer.inputView == nil)
    #expect(outer.textInputContextIdentifier == "editor" && inner.inputAccessoryView == nil)
    #expect(inner.undoManager === outer.undoManager && outer.undoManager != nil)
    #expect(inner.editingInteractionConfiguration == .default)
    outer.reloadInputViews()
    expectEqual(outer.heard, ["reload"])
    let field = UITextField()
    field.inputAssistantItem.leadingBarButtonGroups = [
      UIBarButtonItemGroup(
        barButtonItems: [UIBarButtonItem(title: "Bold", style: .plain, target: nil, action: nil)],
        representativeItem: nil
      )
    ]
    let groups = field.inputAssistantItem.leadingBarButtonGroups
    #expect(groups.first?.barButtonItems.first?.title == "Bold")
    #expect(field.inputAssistantItem.trailingBarButtonGroups.isEmpty)
    #expect(outer.inputAssistantItem !== field.inputAssistantItem)
  }
}
