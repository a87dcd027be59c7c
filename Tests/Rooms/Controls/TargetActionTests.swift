import Foundation
import SnaplineControls
import SnaplineLayout
import Testing

@Suite struct `A target and its action` {
  /// Notes what is called.
  private class Form: View {
    var calls: [String] = []
    var title = ""

    func tap() { calls.append("tap") }
    func tap(_ sender: Any) { calls.append("tap \(type(of: sender))") }
    func change(_ control: Control, event: SnaplineLayout.Event?) { calls.append("change") }
    func pan(_ gesture: GestureRecognizer) { calls.append("pan \(gesture.state.rawValue)") }
    func note(_ note: Any?) -> Int { calls.append(note == nil ? "nothing" : "something"); return 3 }
  }

  private final class LongForm: Form {
    override func tap() { calls.append("long tap") }
  }

  private let tap = Selector("tap", Form.tap as (Form) -> () -> Void)
  private let tapFrom = Selector("tap:", Form.tap(_:))
  private let change = Selector("change:event:", Form.change)

  @Test func `are told apart by the method's name`() {
    #expect(tap == Selector("tap") && tap != tapFrom && tapFrom == "tap:")
    // What names the method alone counts its arguments.
    #expect(Selector("change", Form.change).name == "change::")
    #expect(tap.description == "tap")
  }

  @Test func `are called as the class overrides them`() {
    let (form, long) = (Form(), LongForm())
    #expect(tap.isAnswered(by: form) && tap.isAnswered(by: long))
    #expect(!tap.isAnswered(by: View()) && !Selector("tap").isAnswered(by: form))
    tap.perform(on: form)
    tap.perform(on: long)
    #expect(form.calls == ["tap"] && long.calls == ["long tap"])
    #expect(Selector("note:", Form.note).perform(on: form, with: [nil]) as? Int == 3)
    #expect(form.calls.last == "nothing")
    Selector("setTitle:", \Form.title).perform(on: form, with: ["New"])
    #expect(Selector("title", \Form.title).perform(on: form) as? String == "New")
  }

  private final class Counter {
    // One test alone counts.
    nonisolated(unsafe) static var count = 0
    class func add() { unsafe count += 1 }
  }

  @Test func `may be of a class, which is always there`() {
    let control = Control()
    let add = Selector("add", { (type: Counter.Type) in type.add })
    control.addTarget(Counter.self, action: add, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(control.actions(forTarget: Counter.self, forControlEvent: .touchUpInside) == ["add"])
    #expect(control.actions(forTarget: Form.self, forControlEvent: .touchUpInside) == nil)
    control.removeTarget(Counter.self, action: nil, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    unsafe #expect(Counter.count == 1)
  }

  @Test func `know whether all arguments fit`() {
    let (form, control, event) = (Form(), Control(), SnaplineLayout.Event())
    #expect(change.takes(all: [control], for: form))
    #expect(change.takes(all: [control, event], for: form))
    #expect(!change.takes(all: [control, "event"], for: form))
    #expect(!change.takes(all: [nil, event], for: form))
    #expect(!change.takes(all: [control, event], for: View()))
    #expect(tap.takes(all: [control], for: form))
    let title = Selector("setTitle:", \Form.title)
    #expect(title.takes(all: ["New"], for: form) && !title.takes(all: [3], for: form))
  }

  @Test func `hear of a control's events in the order in which they came`() {
    let (form, control) = (Form(), Control())
    control.addTarget(form, action: tap, for: .touchUpInside)
    control.addAction(Action { _ in form.calls.append("action") }, for: .touchUpInside)
    control.addTarget(form, action: tapFrom, for: [.touchUpInside, .touchDown])
    control.addTarget(form, action: change, for: .valueChanged)
    // The same one again is called once, for more events.
    control.addTarget(form, action: tap, for: .valueChanged)
    control.sendActions(for: .touchUpInside)
    #expect(form.calls == ["tap", "action", "tap Control"])
    form.calls = []
    control.sendActions(for: .valueChanged)
    #expect(form.calls == ["tap", "change"])
    #expect(control.actions(forTarget: form, forControlEvent: .touchDown) == ["tap:"])
    #expect(control.allTargets == [form])
    #expect(control.allControlEvents == [.touchUpInside, .touchDown, .valueChanged])
  }

  @Test func `are let go for some events, or all`() {
    let (form, control) = (Form(), Control())
    control.addTarget(form, action: tap, for: [.touchUpInside, .touchDown])
    control.addTarget(form, action: tapFrom, for: .touchUpInside)
    control.removeTarget(form, action: tap, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .touchDown)
    #expect(form.calls == ["tap Control", "tap"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allControlEvents.isEmpty && control.allTargets.isEmpty)
  }

  @Test func `don't keep the target`() {
    let control = Control()
    weak var gone: Form?
    do {
      let form = Form()
      gone = form
      control.addTarget(form, action: tap, for: .touchUpInside)
    }
    #expect(gone == nil)
    control.sendActions(for: .touchUpInside)
    #expect(control.allTargets.isEmpty)
  }

  @Test func `go up the responders where no target is named`() {
    let (form, box, control) = (Form(), View(), Control())
    form.addSubview(box)
    box.addSubview(control)
    control.addTarget(nil, action: tapFrom, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(form.calls == ["tap Control"])
  }

  @Test func `hear of gestures`() {
    let form = Form(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let pan = PanGestureRecognizer(target: form, action: Selector("pan:", Form.pan))
    pan.addTarget(form, action: Selector("pan:", Form.pan))
    pan.addTarget(form, action: tap)
    form.addGestureRecognizer(pan)
    pan.fire(.began)
    #expect(form.calls == ["pan 1", "tap"])
    pan.removeTarget(form, action: tap)
    pan.fire(.ended)
    #expect(form.calls == ["pan 1", "tap", "pan 3"])
    pan.removeTarget(nil, action: nil)
    pan.fire()
    #expect(form.calls.count == 3)
  }

  @Test func `hear of items of bars`() {
    let form = Form()
    let item = BarButtonItem(barButtonSystemItem: .done, target: form, action: tapFrom)
    #expect(item.fire() && form.calls == ["tap BarButtonItem"])
    item.isEnabled = false
    #expect(!item.fire())
    item.isEnabled = true
    item.action = nil
    #expect(!item.fire() && item.target === form)
  }
}
