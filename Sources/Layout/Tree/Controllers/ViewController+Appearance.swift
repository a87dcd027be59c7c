import Foundation

/// How far a controller's view is on its way in or out of a window.
enum Appearance {
  case disappeared, appearing, appeared, disappearing
}

/// How a controller's view comes into a window, or leaves it.
struct Transition {
  /// Whether ``ViewController/viewIsAppearing(_:)`` is still to be called.
  var awaitsIsAppearing = false
  /// Whether a container says when the transition that runs is over.
  var isManual = false
  var isAnimated = false
}

/// A view that comes into a window, or leaves it, takes its controller along. What follows on a phone
/// once the screen is drawn, follows here at the end of the next layout pass.
extension ViewController {
  /// Whether the container, and not the window, says when this one appears.
  private var isToldByContainer: Bool {
    transition.isManual || !(container?.shouldAutomaticallyForwardAppearanceMethods ?? true)
  }

  /// The view is about to enter or leave a window.
  func noteAppearance(willBe isAppearing: Bool) {
    guard !isToldByContainer else { return }
    if isAppearing {
      guard appearance == .disappeared || appearance == .disappearing else { return }
      begin(.appearing, animated: false)
    } else if appearance == .appearing || appearance == .appeared {
      begin(.disappearing, animated: false)
    }
  }

  /// The view has entered or left a window.
  func noteAppearance(is isAppearing: Bool) {
    if isAppearing {
      // The window's own pass ends what begins here, whatever the view's tree was before.
      if appearance == .appearing { loadedView?.root.pass.awaitAppearance(of: self) }
    } else if appearance == .disappearing, !transition.isManual {
      finishTransition()
    }
  }

  private func begin(_ state: Appearance, animated: Bool) {
    appearance = state
    transition.isAnimated = animated
    transition.awaitsIsAppearing = state == .appearing
    if state == .appearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
  }

  /// Calls ``viewIsAppearing(_:)`` where it is due and hasn't been called.
  func appearIfAwaited() {
    guard transition.awaitsIsAppearing, appearance == .appearing, let view = loadedView,
      view.window != nil
    else { return }
    transition.awaitsIsAppearing = false
    view.settleInsetsFromRoot()
    view.withOwnTraitsCurrent { _ in viewIsAppearing(transition.isAnimated) }
  }

  /// Ends a transition that no container ends.
  func finishAutomaticTransition() {
    guard appearance == .appearing, !isToldByContainer, loadedView?.window != nil else { return }
    finishTransition()
  }

  private func finishTransition() {
    transition.isManual = false
    switch appearance {
    case .appearing:
      appearIfAwaited()
      transition.awaitsIsAppearing = false
      appearance = .appeared
      viewDidAppear(transition.isAnimated)
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(transition.isAnimated)
    case .appeared, .disappeared: break
    }
  }

  // MARK: Told by a container

  func beginTransition(_ isAppearing: Bool, animated: Bool) {
    let isThere = appearance == .appeared || appearance == .appearing
    guard isAppearing != isThere else { return }
    loadViewIfNeeded()
    transition.isManual = true
    begin(isAppearing ? .appearing : .disappearing, animated: animated)
    for child in childrenToTell { child.beginTransition(isAppearing, animated: animated) }
  }

  func endTransition() {
    guard transition.isManual else { return }
    finishTransition()
    for child in childrenToTell { child.endTransition() }
  }

  /// The children whose views stand in this one's, where they hear of appearing by themselves.
  private var childrenToTell: [ViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = loadedView else { return [] }
    return contained.filter { $0.loadedView?.isDescendant(of: view) ?? false }
  }
}
