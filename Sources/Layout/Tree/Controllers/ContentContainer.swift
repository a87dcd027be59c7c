public import Foundation
public import SnaplineDrawing

/// Who has content in a place that may change its size and traits: UIKit's `UIContentContainer`.
public protocol ContentContainer: AnyObject {
  var preferredContentSize: CGSize { get }
  func preferredContentSizeDidChange(forChildContentContainer container: any ContentContainer)
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any ContentContainer)
  func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  func viewWillTransition(
    to size: CGSize,
    with coordinator: any ViewControllerTransitionCoordinator
  )
  func willTransition(
    to newCollection: TraitCollection,
    with coordinator: any ViewControllerTransitionCoordinator
  )
}

extension ViewController: ContentContainer {
  func passOn(_ size: CGSize, with coordinator: any ViewControllerTransitionCoordinator) {
    for child in contained {
      let own = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard child.loadedView?.bounds.size != own else { continue }
      child.viewWillTransition(to: own, with: coordinator)
    }
    presented?.viewWillTransition(to: size, with: coordinator)
  }
}

/// Runs code with a change of size, and after it: UIKit's coordinator of transitions.
public protocol ViewControllerTransitionCoordinator: AnyObject {
  var isAnimated: Bool { get }
  var transitionDuration: TimeInterval { get }

  /// Calls `animation` once the new size holds, and `completion` after the layout that follows.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension ViewControllerTransitionCoordinator {
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// What code that runs with a transition may ask of it.
public protocol ViewControllerTransitionCoordinatorContext: AnyObject {
  var isAnimated: Bool { get }
  var isCancelled: Bool { get }
  var transitionDuration: TimeInterval { get }
}

/// A change of size that happens at once.
final class SizeTransition: ViewControllerTransitionCoordinator,
  ViewControllerTransitionCoordinatorContext
{
  let isAnimated = false
  let isCancelled = false
  let transitionDuration: TimeInterval = 0

  private var animations: [(any ViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any ViewControllerTransitionCoordinatorContext) -> Void] = []

  func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func runAnimations() { take(&animations).forEach { $0(self) } }
  func runCompletions() { take(&completions).forEach { $0(self) } }

  private func take<Element>(_ list: inout [Element]) -> [Element] {
    defer { list = [] }
    return list
  }
}
