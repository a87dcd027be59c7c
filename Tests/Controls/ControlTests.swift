import Foundation
import SnaplineGeometry
import SnaplineLayout
import Testing

@testable import SnaplineControls

@Suite struct `A control` {
  @Test func `sends an event to the actions that wait for it, in their order`() {
    let control = Control()
    var heard: [String] = []
    let first = Action(title: "first") { heard.append($0.title) }
    control.addAction(first, for: .touchUpInside)
    control.addAction(
      Action(title: "second") { heard.append($0.title) },
      for: [.touchUpInside, .valueChanged]
    )
    control.sendActions(for: .valueChanged)
    #expect(heard == ["second"])
    control.sendActions(for: .allTouchEvents)
    #expect(heard == ["second", "first", "second"])
    #expect(control.allControlEvents == [.touchUpInside, .valueChanged])
    control.removeAction(first, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(heard == ["second", "first", "second", "second"])
  }

  @Test func `has one action of each identifier`() {
    let control = Control()
    var heard: [Int] = []
    let name = Action.Identifier("save")
    control.addAction(Action(identifier: name) { _ in heard.append(1) }, for: .touchDown)
    control.addAction(Action(identifier: name) { _ in heard.append(2) }, for: .touchUpInside)
    control.sendActions(for: [.touchDown, .touchUpInside])
    #expect(heard == [2])
    var events: [Control.Event] = []
    control.enumerateEventHandlers { _, event, _ in events.append(event) }
    #expect(events == [[.touchDown, .touchUpInside]])
    control.removeAction(identifiedBy: name, for: .allEvents)
    #expect(control.allControlEvents.isEmpty)
  }

  @Test func `names itself as the sender while an action is done, and not after`() {
    let control = Control()
    var sender: AnyObject?
    let action = Action { sender = $0.sender as AnyObject? }
    control.sendAction(action)
    #expect(sender === control && action.sender == nil)
    let off = Action(attributes: .disabled) { _ in Issue.record("it is off") }
    control.sendAction(off)
  }

  @Test func `leaves nothing behind`() {
    weak var control: Control?
    weak var action: Action?
    do {
      let new = Button(configuration: .filled(), primaryAction: Action(title: "Go") { _ in })
      let other = Action { [weak new] _ in new?.isEnabled = false }
      new.addAction(other, for: .touchUpInside)
      new.sizeToFit()
      new.layoutIfNeeded()
      (control, action) = (new, other)
      new.sendActions(for: .touchUpInside)
      #expect(!new.isEnabled)
    }
    #expect(control == nil && action == nil)
  }

  /// BEHAVIOUR's table of classes, as they are made in code.
  @Test func `hugs as UIKit's class does`() {
    let classes: [(View, Float, Float)] = [
      (Button(), 250, 250), (TextField(), 250, 250), (Switch(), 750, 750),
      (ActivityIndicatorView(style: .medium), 750, 750), (SegmentedControl(), 250, 250),
    ]
    for (view, horizontal, vertical) in classes {
      #expect(view.contentHuggingPriority(for: .horizontal).rawValue == horizontal, "\(view)")
      #expect(view.contentHuggingPriority(for: .vertical).rawValue == vertical, "\(view)")
      for axis in [Axis.horizontal, .vertical] {
        #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
      }
    }
  }
}
