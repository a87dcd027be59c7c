public import Foundation
import SnaplineEnvironment
public import SnaplineLayout

/// A view that a finger acts on: UIKit's `UIControl`.
///
/// Nobody touches a screen here: code sets the state that a picture shows, and sends the events.
open class Control: View {
  var handlers: [Handler] = []

  public override init(frame: CGRect) { super.init(frame: frame) }

  public convenience init(frame: CGRect, primaryAction: Action?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: State

  open var isEnabled = true { didSet { if isEnabled != oldValue { tellState() } } }
  open var isSelected = false { didSet { if isSelected != oldValue { tellState() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { tellState() } } }
  /// Whether the control has the focus of a keyboard or remote control; on a device, the system decides.
  open var isFocused = false {
    didSet {
      guard isFocused != oldValue else { return }
      stateChanged()
      setNeedsLayout()
    }
  }
  /// Whether a finger is on the control; ``track(through:)`` sets it.
  open package(set) var isTracking = false
  open package(set) var isTouchInside = false

  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFocused { state.insert(.focused) }
    return state
  }

  private func tellState() {
    stateChanged()
    memberChanged()
  }

  /// Called when the state is another one, for classes that look different in it.
  func stateChanged() {}

  /// What a finger sends that is lifted on the control.
  var tapEvents: Event { .touchUpInside }

  /// How round the ring is that shows the focus; nothing where the control shows it otherwise.
  var focusRadius: CGFloat? { 6 }

  open override func layoutSubviews() {
    super.layoutSubviews()
    FocusHalo.show(isFocused, around: self)
  }

  open override func value(forKey key: String) -> Any? {
    if let member = KeyedMember.named(key, of: self) { return member.get() }
    return super.value(forKey: key)
  }

  open override func setValue(_ value: Any?, forKey key: String) {
    if KeyedMember.named(key, of: self)?.set(value) != true {
      super.setValue(value, forKey: key)
    }
  }

  // MARK: Content

  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// The horizontal alignment, with left or right in place of leading and trailing.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: return isRightToLeft ? .right : .left
    case .trailing: return isRightToLeft ? .left : .right
    case let fixed: return fixed
    }
  }

  // MARK: Tracking

  // What subclasses do while a finger is on them; false ends it.
  open func beginTracking(_ touch: Touch, with event: SnaplineLayout.Event?) -> Bool { true }
  open func continueTracking(_ touch: Touch, with event: SnaplineLayout.Event?) -> Bool { true }
  open func endTracking(_ touch: Touch?, with event: SnaplineLayout.Event?) {}
  open func cancelTracking(with event: SnaplineLayout.Event?) {}

  open var showsMenuAsPrimaryAction = false
  open var toolTip: String?

  // MARK: Actions

  /// Calls the action's closure when one of the events is sent.
  ///
  /// The action replaces one with the same identifier, and takes over its events.
  open func addAction(_ action: Action, for controlEvents: Event) {
    var events = controlEvents
    handlers.removeAll {
      guard $0.action?.identifier == action.identifier else { return false }
      events.formUnion($0.events)
      return true
    }
    handlers.append(Handler(call: .action(action), events: events))
  }

  open func removeAction(_ action: Action, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(identifiedBy identifier: Action.Identifier, for controlEvents: Event) {
    drop(controlEvents) { $0.action?.identifier == identifier }
  }

  // MARK: Targets

  /// Calls a method of `target` when one of the events is sent; the control doesn't keep the target.
  ///
  /// Without a target, the method is called on the first responder that has it, from the control upward.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    handlers.removeAll {
      if case .target(let call) = $0.call { call.isOver } else { false }
    }
    let place = handlers.firstIndex {
      guard let call = $0.target, call.namesTarget == (target != nil) else { return false }
      return call.matches(target, action)
    }
    if let place {
      handlers[place].events.formUnion(controlEvents)
    } else {
      let call = TargetAction(target, action)
      handlers.append(Handler(call: .target(call), events: controlEvents))
    }
  }

  /// Stops calling a method for events; `nil` stands for all targets, or for all methods.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    drop(controlEvents) { $0.target?.matches(target, action) ?? false }
  }

  /// The objects whose methods are called.
  open var allTargets: Set<AnyHashable> {
    Set(handlers.compactMap { ($0.target?.target as? any Hashable).map { AnyHashable($0) } })
  }

  /// The names of the methods of `target` that an event calls; `nil` where there are none.
  open func actions(forTarget target: Any?, forControlEvent event: Event) -> [String]? {
    let names = handlers.compactMap { handler -> String? in
      guard let call = handler.target, !handler.events.isDisjoint(with: event) else { return nil }
      guard call.namesTarget == (target != nil), call.matches(target, nil) else { return nil }
      return call.action.name
    }
    return names.isEmpty ? nil : names
  }

  // MARK: What there is

  open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

  /// Calls `iterator` with each action and its events, until it sets its last argument.
  open func enumerateEventHandlers(_ iterator: (Action, Event, inout Bool) -> Void) {
    var stops = false
    for handler in handlers where !stops {
      if let action = handler.action { iterator(action, handler.events, &stops) }
    }
  }

  // MARK: Sending

  open func sendAction(_ action: Action) { action.perform(for: self) }

  /// Calls a method on `target`, or else on the first responder that has it, from the control upward.
  open func sendAction(_ action: Selector, to target: Any?, for event: SnaplineLayout.Event?) {
    TargetAction(target, action).send(from: self, along: self, event)
  }

  /// Sends events as a finger would, to actions and targets in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    for handler in handlers where !handler.events.isDisjoint(with: controlEvents) {
      switch handler.call {
      case .action(let action): sendAction(action)
      case .target(let call) where call.isOver: continue
      case .target(let call): sendAction(call.action, to: call.target, for: nil)
      }
    }
  }
}

extension Control {
  /// The states of a control; the raw values are UIKit's.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    public static let focused = State(rawValue: 1 << 3)
    public static let application = State(rawValue: 0x00FF_0000)
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The events of a control; the raw values are UIKit's.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// Where the content stands between top and bottom; the raw values are UIKit's.
  public enum ContentVerticalAlignment: Int, Hashable, Sendable {
    case center, top, bottom, fill
  }

  /// Where the content stands between the sides; the raw values are UIKit's.
  public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
    case center, left, right, fill, leading, trailing
  }
}
