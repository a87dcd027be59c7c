import Foundation
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineScene
import TestSupport
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
    expectEqual(heard, ["second"])
    control.sendActions(for: .allTouchEvents)
    expectEqual(heard, ["second", "first", "second"])
    expectEqual(control.allControlEvents, [.touchUpInside, .valueChanged])
    control.removeAction(first, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    expectEqual(heard, ["second", "first", "second", "second"])
  }

  @Test func `has one action of each identifier`() {
    let control = Control()
    var heard: [Int] = []
    let name = Action.Identifier("save")
    control.addAction(Action(identifier: name) { _ in heard.append(1) }, for: .touchDown)
    control.addAction(Action(identifier: name) { _ in heard.append(2) }, for: .touchUpInside)
    control.sendActions(for: [.touchDown, .touchUpInside])
    expectEqual(heard, [2])
    var events: [Control.Event] = []
    control.enumerateEventHandlers { _, event, _ in events.append(event) }
    expectEqual(events, [[.touchDown, .touchUpInside]])
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

/// A knob as an app writes one: its value follows the finger.
private final class Knob: Control {
  var value: CGFloat = 0
  var ended = 0

  override func beginTracking(_ touch: Touch, with event: SnaplineLayout.Event?) -> Bool {
    touch.location(in: self).x < 50
  }
  override func continueTracking(_ touch: Touch, with event: SnaplineLayout.Event?) -> Bool {
    value += touch.location(in: self).x - touch.previousLocation(in: self).x
    sendActions(for: .valueChanged)
    return value < 100
  }
  override func endTracking(_ touch: Touch?, with event: SnaplineLayout.Event?) {
    ended += touch?.phase == .ended ? 1 : 0
  }
}

@Suite struct `A control of an app's own` {
  private let knob = Knob(frame: CGRect(x: 10, y: 10, width: 60, height: 60))

  private func events(_ points: [CGPoint]) -> [String] {
    var heard: [String] = []
    let names: [(Control.Event, String)] = [
      (.touchDown, "down"), (.touchDragInside, "in"), (.touchDragOutside, "out"),
      (.touchDragExit, "exit"), (.touchUpInside, "up"), (.touchUpOutside, "up outside"),
      (.valueChanged, "value"),
    ]
    for (event, name) in names {
      knob.addAction(Action(identifier: .init(name)) { _ in heard.append(name) }, for: event)
    }
    knob.track(through: points)
    return heard
  }

  @Test func `is touched by hand`() {
    let points = [CGPoint(x: 5, y: 5), CGPoint(x: 25, y: 5), CGPoint(x: 90, y: 5)]
    expectEqual(events(points), ["down", "value", "in", "value", "exit", "out", "up outside"])
    #expect(knob.value == 85 && knob.ended == 1)
    #expect(!knob.isTracking && !knob.isHighlighted && !knob.isTouchInside)
    expectEqual(events([CGPoint(x: 5, y: 5)]), ["down", "up"])
    // A touch that the control doesn't want is no tap.
    expectEqual(events([CGPoint(x: 55, y: 5), CGPoint(x: 5, y: 5)]), ["down"])
    knob.isEnabled = false
    #expect(events([CGPoint(x: 5, y: 5)]).isEmpty && events([]).isEmpty)
  }

  @Test func `that is a button does what it is for where it is tapped, once`() {
    var heard: [String] = []
    let button = Button(primaryAction: Action(title: "Go") { _ in heard.append("primary") })
    button.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    let both = Action(identifier: .init("both")) { _ in heard.append("both") }
    button.addAction(both, for: [.touchUpInside, .primaryActionTriggered])
    button.track(through: [CGPoint(x: 5, y: 5)])
    expectEqual(heard, ["primary", "both"])
    button.track(through: [CGPoint(x: 5, y: 5), CGPoint(x: 90, y: 5)])
    expectEqual(heard, ["primary", "both"])
  }

  @Test func `says where a finger is in any view`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    root.addSubview(knob)
    let touch = Touch(at: CGPoint(x: 5, y: 6), in: knob)
    #expect(touch.location(in: root) == CGPoint(x: 15, y: 16) && touch.view === knob)
    #expect(touch.location(in: nil) == CGPoint(x: 15, y: 16) && touch.tapCount == 1)
  }
}

@Suite struct `A dimmed tint` {
  @Test func `is grey, below too, until a view says otherwise`() {
    let (root, inner, own) = (View(), View(), View())
    root.addSubview(inner)
    inner.addSubview(own)
    root.tintColor = .systemRed
    root.tintAdjustmentMode = .dimmed
    own.tintAdjustmentMode = .normal
    let tint = inner.tintColor.resolved(with: Traits())
    #expect(tint.red == tint.green && tint.green == tint.blue)
    #expect(own.tintColor == .systemRed && inner.tintAdjustmentMode == .dimmed)
    root.tintAdjustmentMode = .automatic
    #expect(inner.tintColor == .systemRed && root.tintAdjustmentMode == .normal)
  }
}
