import Foundation
import SnaplineDiagnostics

/// How much of the screen a presented controller takes; the raw values are UIKit's.
///
/// In a picture, each covers the whole screen. ``fullScreen`` and ``currentContext`` remove the view below,
/// and the others leave it. With ``custom``, a ``PresentationController`` of an app places the view.
public enum ModalPresentationStyle: Int, Hashable, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen,
    overCurrentContext, popover
}

/// How a presented controller comes in, which no picture shows; the raw values are UIKit's.
public enum ModalTransitionStyle: Int, Hashable, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

extension ModalPresentationStyle {
  /// Whether the presenter's view leaves the window; below a sheet or a popover it stays.
  var removesPresenter: Bool { [.fullScreen, .currentContext].contains(self) }

  /// Whether what is presented greys the tint of what stays below.
  var greysPresenter: Bool { [.automatic, .pageSheet, .formSheet, .popover].contains(self) }

  /// The style that stands for the automatic one.
  var withoutAutomatic: ModalPresentationStyle { self == .automatic ? .pageSheet : self }

  fileprivate var isInContext: Bool { [.currentContext, .overCurrentContext].contains(self) }
}

extension ViewController {
  /// Presents a controller, and says whether it did.
  func show(_ controller: ViewController, animated: Bool) -> Bool {
    let host = presentingHost(for: controller.modalPresentationStyle)
    guard let below = host.standingView, let place = below.superview, below.window != nil else {
      // The refused view isn't made for this: it might present another one as it loads.
      (viewIfLoaded ?? controller.viewIfLoaded ?? view).report(.notInWindow(controller, by: self))
      return false
    }
    guard host.presented == nil, controller.presenting == nil, controller.container == nil,
      controller !== host
    else {
      below.report(.cannotPresent(controller, by: self))
      return false
    }
    host.presented = controller
    controller.presenting = host
    let style = controller.styleToShow(by: host, source: self)
    let animator = animated ? controller.animator(presentedBy: host, source: self) : nil
    if animator != nil || controller.placesItself(in: style) {
      let presentation = controller.presentationOrNew(by: host, source: self)
      presentation.present(over: below, by: animator, animated: animated)
      return true
    }
    let shown: View = controller.view
    shown.fillsItsPlace()
    shown.frame = below.frame
    guard style.removesPresenter else {
      place.insertSubview(shown, aboveSubview: below)
      controller.coverPresenter(in: style)
      return true
    }
    host.beginTransition(false, animated: animated)
    place.insertSubview(shown, aboveSubview: below)
    below.removeFromSuperview()
    host.endTransition()
    return true
  }

  /// Takes away what this controller presents, or else this controller.
  func endPresentation(animated: Bool) {
    guard let host = nearestPresenter ?? presentingViewController, let controller = host.presented
    else { return }
    var top = controller
    while let above = top.presented { top = above }
    guard top.kin.presentation?.transition == nil else { return }
    let delegate = animated ? top.transitioningDelegate : nil
    let animator = delegate?.animationController(forDismissed: top)
    if animator != nil || top.kin.presentation?.container != nil {
      let presentation = top.presentationOrNew(by: top.presenting, source: top)
      return presentation.dismiss(to: host, by: animator, animated: animated)
    }
    top.beginTransition(false, animated: animated)
    if let below = host.standingView, below.superview == nil, let shown = top.loadedView {
      below.frame = shown.frame
      shown.superview?.insertSubview(below, belowSubview: shown)
    }
    host.dropPresented()
    top.endTransition()
  }

  /// This controller, or the nearest around it, if it presents another one.
  private var nearestPresenter: ViewController? {
    var found: ViewController? = self
    while let current = found, current.presented == nil { found = current.container }
    return found
  }

  /// Takes away all that lies above, without showing what lies between.
  func dropPresented() {
    guard let above = presented else { return }
    above.dropPresented()
    presented = nil
    above.presenting = nil
    above.kin.presentation?.leave()
    above.kin.presentation = nil
    above.loadedView?.removeFromSuperview()
    loadedView?.coverTint(false)
  }

  private func animator(presentedBy host: ViewController, source: ViewController) -> Animator? {
    transitioningDelegate?.animationController(
      forPresented: self,
      presenting: host,
      source: source
    )
  }

  /// Whose view is covered: the controller that defines the context, else the topmost.
  private func presentingHost(for style: ModalPresentationStyle) -> ViewController {
    var host = self
    while let above = host.container, !(style.isInContext && host.definesPresentationContext) {
      host = above
    }
    return host
  }
}

extension Diagnostic {
  fileprivate static func notInWindow(
    _ controller: ViewController,
    by presenter: ViewController
  ) -> Diagnostic {
    Diagnostic(
      id: "not-in-window",
      severity: .warning,
      subject: "\(type(of: presenter)) can't present \(type(of: controller))",
      cause: "its view is in no window, so that nothing would be covered",
      remedy: "set it as a window's rootViewController first"
    )
  }

  fileprivate static func cannotPresent(
    _ controller: ViewController,
    by presenter: ViewController
  ) -> Diagnostic {
    Diagnostic(
      id: "already-presenting",
      severity: .warning,
      subject: "\(type(of: presenter)) can't present \(type(of: controller)) now",
      cause: "it presents a controller already, or that one has a place elsewhere",
      remedy: "dismiss the one before, or remove it from its parent"
    )
  }
}
