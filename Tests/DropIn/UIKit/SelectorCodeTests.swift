import Testing
import UIKit

/// Code that a selector calls, as rewritten sources hand it over.
@Suite struct `Selectors of a phone` {
  private final class Listener: NSObject {
    var heard: [String] = []
    func hear(_ note: Notification) { heard.append(note.name.rawValue) }
    func hearOld(_ note: NSNotification) { heard.append("old \(note.name.rawValue)") }
    func fire(_ timer: Timer) { heard.append("timer") }
    func double(_ number: NSNumber) -> NSNumber { NSNumber(value: number.intValue * 2) }
  }

  private let hear = Selector("hear:", Listener.hear)
  private let name = Notification.Name("snapline-\(UUID().uuidString)")

  @Test func `are called for notifications until they are removed`() {
    let (listener, center) = (Listener(), NotificationCenter())
    center.addObserver(listener, selector: hear, name: name, object: nil)
    center.addObserver(
      listener,
      selector: Selector("hearOld:", Listener.hearOld),
      name: name,
      object: listener
    )
    center.post(name: name, object: nil)
    #expect(listener.heard == [name.rawValue])
    center.post(name: name, object: listener)
    #expect(listener.heard.count == 3 && listener.heard.contains("old \(name.rawValue)"))
    center.removeObserver(listener, name: name, object: listener)
    center.post(name: name, object: listener)
    #expect(listener.heard.count == 4)
    center.removeObserver(listener)
    center.post(name: name, object: listener)
    #expect(listener.heard.count == 4)
  }

  @Test func `don't keep who listens`() {
    let center = NotificationCenter()
    weak var gone: Listener?
    do {
      let listener = Listener()
      gone = listener
      center.addObserver(listener, selector: hear, name: name, object: nil)
    }
    #expect(gone == nil)
    center.post(name: name, object: nil)
  }

  @Test func `are called by timers`() {
    let listener = Listener()
    let timer = Timer(
      timeInterval: 100,
      target: listener,
      selector: Selector("fire:", Listener.fire),
      userInfo: nil,
      repeats: false
    )
    timer.fire()
    #expect(listener.heard == ["timer"])
  }

  @Test func `are asked for and performed by name`() {
    let listener = Listener()
    let double = Selector("double:", Listener.double)
    #expect(listener.responds(to: double) && !listener.responds(to: NSSelectorFromString("no")))
    let answer = unsafe listener.perform(double, with: NSNumber(value: 4))?.takeUnretainedValue()
    #expect((answer as? NSNumber)?.intValue == 8)
    #expect(NSStringFromSelector(double) == "double:")
  }

  @Test func `set what a document connects`() {
    var (label, inset, count): (UILabel?, CGFloat, Int) = (nil, 0, 0)
    let made = UILabel()
    #expect(InterfaceValue.set(&label, to: made) && label === made)
    #expect(!InterfaceValue.set(&label, to: "text") && label === made)
    #expect(InterfaceValue.set(&inset, to: 2.5) && inset == 2.5)
    #expect(InterfaceValue.set(&count, to: 3.0) && count == 3)
    #expect(InterfaceValue.set(&label, to: nil) && label == nil)
  }
}
