public import Foundation

/// Calls actions for a gesture on a view: UIKit's `UIGestureRecognizer`.
///
/// No finger makes gestures here: a test fires the recognizer by hand.
///
///     let tap = TapGestureRecognizer { _ in selected = true }
///     card.addGestureRecognizer(tap)
///     tap.fire()
///
open class GestureRecognizer: NSObject {
  /// How far a gesture has come; the raw values are UIKit's.
  public enum State: Int, Hashable, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// The end of a gesture that has no middle, such as a tap.
    public static let recognized = State.ended
  }

  public internal(set) weak var view: View?
  /// How far the gesture has come; a subclass sets it as it handles touches, which calls the actions.
  ///
  /// A state that was set stays until the next touches begin; after ``fire(_:at:)`` has ended the gesture, it
  /// is `possible` again at once.
  open var state = State.possible { didSet { if !isFiring { stateWasSet(from: oldValue) } } }
  open var isEnabled = true
  open var name: String?
  open weak var delegate: (any GestureRecognizerDelegate)?
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true

  package var associations: Associations?
  private var actions: [Call] = []
  /// Where the gesture was fired, in the view's bounds.
  private var place: CGPoint?
  /// Whether the state changes with no call of its own.
  private var isFiring = false

  public override init() {}

  /// A recognizer that calls `action` whenever it fires.
  public convenience init(action: @escaping (GestureRecognizer) -> Void) {
    self.init()
    addAction(action)
  }

  /// A recognizer that calls a method of `target`, which it doesn't keep, whenever it fires.
  public convenience init(target: Any?, action: Selector?) {
    self.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Adds a method of `target` to the actions; one that was added before isn't called twice.
  open func addTarget(_ target: Any, action: Selector) {
    let isThere = actions.contains {
      if case .target(let call) = $0 { call.matches(target, action) } else { false }
    }
    if !isThere { actions.append(.target(TargetAction(target, action))) }
  }

  /// Calls a method of whoever has it, from the recognizer's view up.
  package func addFirstResponder(action: Selector) {
    actions.append(.target(TargetAction(nil, action)))
  }

  /// Removes methods from the actions; `nil` stands for all targets, or for all methods.
  open func removeTarget(_ target: Any?, action: Selector?) {
    actions.removeAll {
      if case .target(let call) = $0 { call.matches(target, action) } else { false }
    }
  }

  public func addAction(_ action: @escaping (GestureRecognizer) -> Void) {
    actions.append(.closure(action))
  }

  /// Removes all actions, closures as well as methods.
  public func removeActions() { actions = [] }

  private enum Call {
    case closure((GestureRecognizer) -> Void)
    case target(TargetAction)
  }

  private func call() {
    for action in actions {
      switch action {
      case .closure(let closure): closure(self)
      case .target(let call): call.send(from: self, along: view)
      }
    }
  }

  /// Acts as though a finger had made the gesture at a point of the view's bounds, or at their middle.
  ///
  /// Nothing happens where a finger couldn't: with the recognizer disabled, with its view, or one
  /// above that, hidden, transparent or not interactive, or where its delegate doesn't let it begin.
  ///
  /// - Returns: Whether the actions were called.
  @discardableResult
  public func fire(_ state: State = .ended, at point: CGPoint? = nil) -> Bool {
    guard isEnabled, let view, view.isReachable else { return false }
    place = point ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    guard self.state != .possible || mayBegin(on: view) else { return false }
    isFiring = true
    defer { isFiring = false }
    self.state = state
    call()
    if state.isOver { beginAnew() }
    return true
  }

  /// Does what a new state brings about: a gesture that begins needs leave, and whoever waits is told.
  private func stateWasSet(from old: State) {
    guard isEnabled, let view, !isFiring, state != .possible, state != .failed else { return }
    isFiring = true
    defer { isFiring = false }
    if old == .possible || old.isOver, state != .cancelled, !mayBegin(on: view) {
      return state = .failed
    }
    call()
  }

  private func beginAnew() {
    state = .possible
    reset()
  }

  /// Asks the delegate and the view, and one that is both only once.
  private func mayBegin(on view: View) -> Bool {
    if let delegate, !delegate.gestureRecognizerShouldBegin(self) { return false }
    return delegate === view || view.gestureRecognizerShouldBegin(self)
  }

  open var numberOfTouches: Int { place == nil ? 0 : 1 }

  /// Where the gesture was fired last, in the bounds of `view`, or of the root.
  open func location(in view: View?) -> CGPoint {
    guard let place, let own = self.view else { return .zero }
    return own.convert(place, to: view)
  }

  /// Has no effect: which of two recognizers comes first has no meaning where each is fired by hand.
  open func require(toFail otherGestureRecognizer: GestureRecognizer) {}

  // MARK: Gestures of an app's own

  // Nobody touches anything here: a test calls these.

  /// Handles touches that begin; a gesture that is over first becomes possible again, and is reset.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    guard state.isOver else { return }
    isFiring = true
    defer { isFiring = false }
    beginAnew()
  }
  open func touchesMoved(_ touches: Set<Touch>, with event: Event) {}
  open func touchesEnded(_ touches: Set<Touch>, with event: Event) {}
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event) {}
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<Touch>) {}
  open func pressesBegan(_ presses: Set<Press>, with event: PressesEvent) {}
  open func pressesChanged(_ presses: Set<Press>, with event: PressesEvent) {}
  open func pressesEnded(_ presses: Set<Press>, with event: PressesEvent) {}
  open func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent) {}

  /// Called when a gesture is over and another one may come.
  open func reset() {}
  /// Has no effect: a touch that a test passes on still reaches the methods.
  open func ignore(_ touch: Touch, for event: Event) {}
  open func ignore(_ button: Press, for event: PressesEvent) {}

  // How two recognizers get along, which nobody asks where each is fired by hand.
  open func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: GestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: GestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: GestureRecognizer) -> Bool { false }
  open func shouldReceive(_ event: Event) -> Bool { true }
}

extension GestureRecognizer.State {
  /// Whether nothing more comes of the gesture.
  fileprivate var isOver: Bool { self == .ended || self == .cancelled || self == .failed }
}

extension View {
  /// Whether a finger could reach the view.
  fileprivate var isReachable: Bool {
    var view: View? = self
    while let current = view {
      guard current.takesTouches else { return false }
      view = current.parent
    }
    return true
  }

  func attach(_ recognizer: GestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    changeRare { $0.gestureRecognizers.append(recognizer) }
    recognizer.view = self
  }

  func detach(_ recognizer: GestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.view = nil
    changeRare { $0.gestureRecognizers.removeAll { $0 === recognizer } }
  }

  func setGestureRecognizers(_ new: [GestureRecognizer]) {
    for old in rare?.gestureRecognizers ?? [] { detach(old) }
    for recognizer in new { attach(recognizer) }
  }
}
