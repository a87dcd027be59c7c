import Foundation
import TestSupport
import Testing
import UIKit

/// A controller that watches a view by the names of its members.
private final class Watcher: UIViewController {
  var told: [String] = []
  var context = 0

  override func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    let parts = [NSKeyValueChangeKey.oldKey, .newKey].map { key in
      change?[key].map { $0 is NSNull ? "none" : "\($0)" } ?? "-"
    }
    told.append("\(keyPath ?? "") \(parts[0]) \(parts[1])")
  }
}

@Suite struct `Code that observes` {
  @Test func `hears of each member that it names, with what it asked for`() {
    let (view, watcher) = (UIView(), Watcher())
    unsafe view.addObserver(watcher, forKeyPath: "alpha", options: [.new, .old], context: nil)
    unsafe view.addObserver(watcher, forKeyPath: "hidden", options: .new, context: nil)
    view.alpha = 0.5
    view.alpha = 0.5
    view.isHidden = true
    expectEqual(watcher.told, ["alpha 1.0 0.5", "hidden - true"])
    view.removeObserver(watcher, forKeyPath: "alpha")
    view.alpha = 1
    view.isHidden = false
    expectEqual(watcher.told.last, "hidden - false")
    #expect(watcher.told.count == 3)
  }

  @Test func `hears of geometry, scrolling, texts and states`() throws {
    let watcher = Watcher()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let (field, label, text, button) = (UITextField(), UILabel(), UITextView(), UIButton())
    let names: [(UIView, String)] = [
      (scroll, "frame"), (scroll, "contentSize"), (scroll, "contentOffset"),
      (scroll, "contentInset"), (field, "text"), (label, "text"), (text, "text"),
      (button, "enabled"), (button, "selected"), (button, "highlighted"),
    ]
    for (view, name) in names {
      unsafe view.addObserver(watcher, forKeyPath: name, options: [.new], context: nil)
    }
    scroll.frame.size.width = 20
    scroll.contentSize = CGSize(width: 50, height: 60)
    scroll.contentOffset.y = 5
    scroll.contentInset.top = 3
    field.text = "a"
    label.text = "b"
    text.text = "c"
    button.isEnabled = false
    button.isSelected = true
    button.isHighlighted = true
    let heard = watcher.told.map { String($0.prefix { $0 != " " }) }
    expectEqual(Set(heard), Set(names.map(\.1)))
    #expect(watcher.told.contains("text - a") && watcher.told.contains("enabled - false"))
    for (view, name) in names { view.removeObserver(watcher, forKeyPath: name) }
    watcher.told = []
    (scroll.contentSize, label.text, button.isEnabled) = (.zero, nil, true)
    #expect(watcher.told.isEmpty)
  }

  @Test func `is told at once where it asks for that, and of what isn't there`() {
    let (label, watcher) = (UILabel(), Watcher())
    let options: NSKeyValueObservingOptions = [.initial, .new, .old]
    unsafe label.addObserver(watcher, forKeyPath: "text", options: options, context: nil)
    expectEqual(watcher.told, ["text - none"])
    label.text = "x"
    label.text = nil
    expectEqual(watcher.told.dropFirst().map { $0 }, ["text none x", "text x none"])
  }

  @Test func `is told apart by its context`() {
    let (view, watcher) = (UIView(), Watcher())
    let (one, two) = unsafe (
      UnsafeMutableRawPointer(bitPattern: 16), UnsafeMutableRawPointer(bitPattern: 32)
    )
    unsafe view.addObserver(watcher, forKeyPath: "tag", options: .new, context: one)
    unsafe view.addObserver(watcher, forKeyPath: "alpha", options: .new, context: one)
    unsafe view.removeObserver(watcher, forKeyPath: "alpha", context: two)
    view.alpha = 0.5
    // A tag is looked at when something else has changed.
    #expect(watcher.told.count == 1)
    unsafe view.removeObserver(watcher, forKeyPath: "alpha", context: one)
    view.alpha = 0.6
    #expect(watcher.told.count == 1)
  }

  @Test func `keeps nobody, and forgets who is gone`() {
    let view = UIView()
    weak var gone: Watcher?
    do {
      let watcher = Watcher()
      gone = watcher
      unsafe view.addObserver(watcher, forKeyPath: "alpha", options: .new, context: nil)
    }
    #expect(gone == nil)
    view.alpha = 0.5
  }

  @Test func `hears of members by their key paths`() {
    let (view, field, control, table) = (UIView(), UITextField(), UISwitch(), UITableView())
    var told: [String] = []
    let watches = [
      view.observe(\.alpha, options: .new) { _, change in told.append("\(change.newValue ?? 0)") },
      field.observe(\.text, options: .new) { field, _ in told.append(field.text ?? "") },
      control.observe(\.isSelected) { _, _ in told.append("selected") },
      control.observe(\.isOn) { _, _ in told.append("on") },
      table.observe(\.contentSize) { _, _ in told.append("size") },
    ]
    view.alpha = 0.25
    field.text = "text"
    field.insertText("s")
    control.isSelected = true
    control.setOn(true, animated: false)
    table.contentSize = CGSize(width: 1, height: 2)
    expectEqual(told, ["0.25", "text", "texts", "selected", "on", "size"])
    for watch in watches { watch.invalidate() }
    view.alpha = 1
    #expect(told.count == 6)
  }

  @Test func `hears nothing of a name that isn't known, which is recorded`() {
    let (view, watcher) = (UIView(), Watcher())
    let calls = SystemCall.recorded {
      unsafe view.addObserver(watcher, forKeyPath: "nothing", options: .new, context: nil)
    }
    expectEqual(calls.first?.arguments.first, "nothing")
    let stranger = SystemCall.recorded {
      unsafe view.addObserver(NSObject(), forKeyPath: "alpha", options: .new, context: nil)
    }
    #expect(stranger.count == 1)
  }

  @Test func `sets and reads members by their names`() {
    let (field, button, scroll) = (UITextField(), UIButton(), UIScrollView())
    let calls = SystemCall.recorded {
      field.setValue("words", forKey: "text")
      field.setValue(NSNumber(value: 0.5), forKey: "alpha")
      field.setValue(nil, forKey: "placeholder")
      button.setValue(false, forKey: "enabled")
      button.setValue(UIColor.systemRed, forKey: "backgroundColor")
      scroll.setValue(CGSize(width: 3, height: 4), forKey: "contentSize")
    }
    #expect(calls.isEmpty)
    #expect(field.text == "words" && field.alpha == 0.5 && !button.isEnabled)
    #expect(button.backgroundColor == .systemRed && scroll.contentSize.height == 4)
    #expect(field.value(forKey: "text") as? String == "words")
    #expect(field.value(forKey: "backgroundColor") == nil)
    #expect(button.value(forKey: "hidden") as? Bool == false)
  }

  @Test func `isn't silent where a member can't be set by its name`() {
    let calls = SystemCall.recorded {
      UIView().setValue(1, forKey: "nothing")
      UIView().setValue("wide", forKey: "alpha")
    }
    expectEqual(
      calls.map(\.description),
      [
        "NSObject.setValue(_:forKey:): nothing, View",
        "NSObject.setValue(_:forKey:): alpha, View",
      ]
    )
  }
}
