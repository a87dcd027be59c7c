public import Foundation

/// Watches a view for a gesture that no finger makes here: UIKit's `UIGestureRecognizer`, which a test
/// fires by hand.
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
  open var state = State.possible
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

  /// Calls a method of `target` as well; the same one is called once.
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

  /// Calls a method no longer; what is left out stands for all.
  open func removeTarget(_ target: Any?, action: Selector?) {
    actions.removeAll {
      if case .target(let call) = $0 { call.matches(target, action) } else { false }
    }
  }

  public func addAction(_ action: @escaping (GestureRecognizer) -> Void) {
    actions.append(.closure(action))
  }

  /// Calls nothing any longer, neither closures nor methods.
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
    self.state = state
    call()
    if state == .ended || state == .cancelled || state == .failed { self.state = .possible }
    return true
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

  /// Which of two recognizers comes first has no meaning where each is fired by hand.
  open func require(toFail otherGestureRecognizer: GestureRecognizer) {}
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
