public import Foundation
import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineGeometry

extension ViewController {
  /// Takes a child in; its view is for the caller to add, and `didMove(toParent:)` to call.
  func contain(_ child: ViewController) {
    guard child.container !== self else { return }
    guard !isContained(in: child) else {
      return view.report(.controllerCycle(child))
    }
    child.container?.drop(child)
    child.willMove(toParent: self)
    contained.append(child)
    child.container = self
  }

  func leaveContainer() {
    guard let container else { return }
    container.drop(self)
    didMove(toParent: nil)
  }

  private func drop(_ child: ViewController) {
    contained.removeAll { $0 === child }
    child.container = nil
    child.containerTraits = .unspecified
    child.containerInsets = .zero
  }

  /// Puts the children into an order, for containers where it says something.
  package func orderChildren(_ order: [ViewController]) {
    let ordered = order.filter { $0.container === self }
    contained = ordered + contained.filter { child in !ordered.contains { $0 === child } }
  }

  /// Whether this is the other controller, or stands below it.
  private func isContained(in other: ViewController) -> Bool {
    var controller: ViewController? = self
    while let current = controller {
      if current === other { return true }
      controller = current.container
    }
    return false
  }

  /// The nearest container of a class, this controller left out.
  package func nearestContainer<Container: ViewController>(of type: Container.Type) -> Container? {
    var controller = container
    while let current = controller {
      if let found = current as? Container { return found }
      controller = current.container
    }
    return nil
  }

  /// Replaces one child's view by that of another child, and tells both.
  public func transition(
    from fromViewController: ViewController,
    to toViewController: ViewController,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let old = fromViewController.loadedView, let superview = old.superview else {
      completion?(false)
      return
    }
    superview.insertSubview(toViewController.view, aboveSubview: old)
    View.animate(withDuration: duration, animations: animations ?? {})
    old.removeFromSuperview()
    completion?(true)
  }
}

extension ViewController {
  public typealias AnimationOptions = View.AnimationOptions
}

extension Diagnostic {
  fileprivate static func controllerCycle(_ child: ViewController) -> Diagnostic {
    Diagnostic(
      id: "controller-cycle",
      severity: .warning,
      subject: "\(type(of: child)) can't be a child of itself or of a controller inside it",
      remedy: "remove it from its parent first"
    )
  }
}
