public import Foundation

/// Where an unwind segue begins, and what it looks for: UIKit's `UIStoryboardUnwindSegueSource`.
public final class StoryboardUnwindSegueSource: NSObject {
  public let source: ViewController
  /// The action of the controller that the segue goes back to.
  public let unwindAction: Selector
  public let sender: Any?

  package init(source: ViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
    super.init()
  }
}

/// The way back from a screen to the nearest one that has an action.
package struct UnwindRoute {
  package let destination: ViewController
  /// The containers on the way down to the destination, which is the last.
  private let path: [ViewController]
  /// Who presents what the source stands in, where that has to go.
  private let presenter: ViewController?

  /// Nothing where no screen takes the action.
  ///
  /// Each controller around the source, or below it, is asked for those inside first, and then itself.
  package init?(from source: StoryboardUnwindSegueSource) {
    var inner = source.source
    var presenter: ViewController?
    while let outer = inner.container ?? inner.presenting {
      if inner.container == nil { presenter = outer }
      if let path = outer.path(for: source), let destination = path.last {
        (self.destination, self.path, self.presenter) = (destination, path, presenter)
        return
      }
      inner = outer
    }
    return nil
  }

  /// Dismisses what lies above, and has each container show the next.
  package func follow(_ segue: StoryboardSegue) {
    presenter?.dismiss(animated: View.areAnimationsEnabled)
    for (container, next) in zip(path, path.dropFirst()) {
      container.unwind(for: segue, towards: next)
    }
  }
}

extension ViewController {
  fileprivate func path(for source: StoryboardUnwindSegueSource) -> [ViewController]? {
    for child in allowedChildrenForUnwinding(from: source) {
      if let path = child.path(for: source) { return [self] + path }
    }
    let isMeant = canPerformUnwindSegueAction(
      source.unwindAction,
      from: source.source,
      sender: source.sender
    )
    return isMeant ? [self] : nil
  }

  /// The child in which, or over which, an unwind segue begins.
  func child(around source: StoryboardUnwindSegueSource) -> ViewController? {
    var inner = source.source
    while let outer = inner.container ?? inner.presenting {
      if inner.container === self { return inner }
      inner = outer
    }
    return nil
  }
}
