public import Foundation
public import SnaplineGeometry

/// Runs code with a transition, and after it: UIKit's `UIViewControllerTransitionCoordinator`.
public protocol ViewControllerTransitionCoordinator: ViewControllerTransitionCoordinatorContext {
  /// Calls `animation` when the transition has reached its end, and `completion` after the layout that
  /// follows.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls a closure when the finger that drives the transition is lifted.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any ViewControllerTransitionCoordinatorContext) -> Void
  )
}

extension ViewControllerTransitionCoordinator {
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// The same for a view outside of the transition's container; the view makes no difference here.
  @discardableResult
  public func animateAlongsideTransition(
    in view: View?,
    animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }
}

/// A transition as code that runs with it sees it.
public protocol ViewControllerTransitionCoordinatorContext: AnyObject {
  /// The view that the transition takes place in; for a change of size it is the window.
  var containerView: View { get }
  var isAnimated: Bool { get }
  var presentationStyle: ModalPresentationStyle { get }
  var initiallyInteractive: Bool { get }
  var isInteractive: Bool { get }
  var isInterruptible: Bool { get }
  var isCancelled: Bool { get }
  var transitionDuration: TimeInterval { get }
  var percentComplete: CGFloat { get }
  var completionVelocity: CGFloat { get }
  var completionCurve: View.AnimationCurve { get }
  var targetTransform: Transform { get }

  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?
  func view(forKey key: TransitionContextViewKey) -> View?
}

extension ViewControllerTransitionCoordinatorContext {
  public var isInterruptible: Bool { false }
  public var completionVelocity: CGFloat { 1 }
  public var completionCurve: View.AnimationCurve { .easeInOut }
}

/// What is to run with a transition, and after it.
struct AlongsideBlocks {
  typealias Block = (any ViewControllerTransitionCoordinatorContext) -> Void

  private var animations: [Block] = []
  private var completions: [Block] = []

  init() {}

  mutating func add(_ animation: Block?, _ completion: Block?) {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
  }

  mutating func takeAnimations() -> [Block] { Self.take(&animations) }
  mutating func takeCompletions() -> [Block] { Self.take(&completions) }

  private static func take(_ list: inout [Block]) -> [Block] {
    defer { list = [] }
    return list
  }
}

/// A change of size that happens at once.
final class SizeTransition: ViewControllerTransitionCoordinator {
  let containerView: View
  let isAnimated = false
  let presentationStyle = ModalPresentationStyle.none
  let initiallyInteractive = false
  let isInteractive = false
  let isCancelled = false
  let transitionDuration: TimeInterval = 0
  private(set) var percentComplete: CGFloat = 0
  let targetTransform = Transform.identity
  private var alongside = AlongsideBlocks()

  init(of window: View) { containerView = window }

  func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    alongside.add(animation, completion)
    return true
  }

  /// No finger drives a change of size.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any ViewControllerTransitionCoordinatorContext) -> Void
  ) {}

  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController? { nil }
  func view(forKey key: TransitionContextViewKey) -> View? { nil }

  func runAnimations() {
    percentComplete = 1
    for animation in alongside.takeAnimations() { animation(self) }
  }

  func runCompletions() { for completion in alongside.takeCompletions() { completion(self) } }
}
