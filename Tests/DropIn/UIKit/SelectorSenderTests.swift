import Foundation
import TestSupport
import Testing
import UIKit

/// What a method that a selector names gets for whom it was sent by.
@Suite struct `A sender of a selector` {
  private final class Listener: NSObject {
    var heard: [String] = []
    func on(_ isOn: Bool) { heard.append("\(isOn)") }
    func count(_ count: Int) { heard.append("\(count)") }
    func kind(_ kind: UInt8, _ event: UIEvent?) { heard.append("\(kind) \(event != nil)") }
    func label(_ label: UILabel) { heard.append("label") }
    func fail(_ label: UILabel) throws { throw CancellationError() }
  }

  @Test func `ends editing by a recognizer, as on a phone`() {
    let (view, field) = (UIView(), UITextField())
    view.addSubview(field)
    let tap = UITapGestureRecognizer(
      target: view,
      action: Selector("endEditing:", UIView.endEditing)
    )
    view.addGestureRecognizer(tap)
    #expect(field.becomeFirstResponder())
    tap.fire()
    #expect(!field.isFirstResponder)
  }

  @Test func `is a number that isn't 0, and nobody is 0`() {
    let listener = Listener()
    let button = UIButton()
    for selector in [
      Selector("on:", Listener.on), Selector("count:", Listener.count),
    ] {
      selector.perform(on: listener, with: [button])
      selector.perform(on: listener, with: [nil])
    }
    expectEqual(listener.heard, ["true", "false", "1", "0"])
    listener.heard = []
    button.addTarget(
      listener,
      action: Selector("kind::", Listener.kind),
      for: .touchUpInside
    )
    button.sendActions(for: .touchUpInside)
    expectEqual(listener.heard, ["1 true"])
  }

  @Test func `is passed as the number that it is`() {
    let listener = Listener()
    Selector("count:", Listener.count).perform(on: listener, with: [7])
    Selector("on:", Listener.on).perform(on: listener, with: [false])
    expectEqual(listener.heard, ["7", "false"])
  }

  @Test func `of another class than the method's calls nothing, and is recorded`() {
    let listener = Listener()
    let button = UIButton()
    button.addTarget(listener, action: Selector("label:", Listener.label), for: .touchUpInside)
    let calls = SystemCall.recorded { button.sendActions(for: .touchUpInside) }
    #expect(listener.heard.isEmpty)
    expectEqual(calls.map(\.name), ["Selector.perform(on:with:)"])
    expectEqual(calls.first?.arguments.first, "label:")
    // An error of the method's own is nobody's.
    let thrown = SystemCall.recorded {
      Selector("fail:", Listener.fail).perform(on: listener, with: [UILabel()])
    }
    #expect(thrown.isEmpty)
    button.sendActions(for: .touchUpInside)
    #expect(listener.heard.isEmpty)
  }
}
