import Foundation
import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineGeometry

extension ViewController {
  func makeViewIfNeeded() {
    guard loadedView == nil, !isLoadingView else { return }
    isLoadingView = true
    loadView()
    isLoadingView = false
    if loadedView == nil { adopt(emptyView(reporting: .noView(self))) }
    viewDidLoad()
  }

  /// What ``loadView()`` makes by default: a view that grows with its superview.
  var defaultView: View {
    nibName.map { emptyView(reporting: .noNib($0, of: self)) } ?? emptyView()
  }

  /// The view that a document describes, where the controller came from one.
  package var documentedView: View? {
    attachments.values.lazy.compactMap { $0 as? any ViewMaking }.first?.makeView(for: self)
  }

  private func emptyView(reporting problem: Diagnostic? = nil) -> View {
    let size = container?.loadedView?.bounds.size ?? Environment.current.device?.size ?? .zero
    let view = View(frame: CGRect(origin: .zero, size: size))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let problem { view.report(problem) }
    return view
  }

  /// Takes a view as the controller's own, in place of the one before.
  func adopt(_ view: View?) {
    guard view !== loadedView else { return }
    if let view, let other = view.controller, other !== self {
      view.report(.viewOfAnother(view, other))
      other.adopt(nil)
    }
    if let old = loadedView {
      release(old)
      appearance = .disappeared
    }
    guard let view else { return }
    loadedView = view
    view.controller = self
    passOnSafeArea()
    passOnTraits()
    guard view.window != nil else { return }
    noteAppearance(willBe: true)
    noteAppearance(is: true)
  }

  /// Ends what others know of the controller when it goes.
  func letGo() {
    for child in contained { child.container = nil }
    presented?.presenting = nil
    if let loadedView { release(loadedView) }
  }

  private func release(_ view: View) {
    loadedView = nil
    view.additionalSafeAreaInsets = .zero
    view.controllerTraits = .unspecified
    view.controller = nil
  }

  func passOnSafeArea() {
    loadedView?.additionalSafeAreaInsets = additionalSafeAreaInsets.adding(containerInsets)
  }

  /// What another room keeps for this controller, made when it is first asked for.
  package func attachment<Object: AnyObject>(make: () -> Object) -> Object {
    let key = ObjectIdentifier(Object.self)
    if let found = attachments[key] as? Object { return found }
    let made = make()
    attachments[key] = made
    (made as? any TitleFollower)?.title = title
    return made
  }

  /// The same where something is kept already.
  package func attachmentIfThere<Object: AnyObject>(_ type: Object.Type) -> Object? {
    attachments[ObjectIdentifier(type)] as? Object
  }
}

/// What a controller that came from a document has its view made by.
package protocol ViewMaking: AnyObject {
  func makeView(for controller: ViewController) -> View?
}

extension Diagnostic {
  fileprivate static func noView(_ controller: ViewController) -> Diagnostic {
    Diagnostic(
      id: "no-view",
      severity: .warning,
      subject: "loadView of \(type(of: controller)) set no view",
      cause: "an empty one stands in",
      remedy: "set view in it, or don't override it"
    )
  }

  fileprivate static func noNib(_ name: String, of controller: ViewController) -> Diagnostic {
    Diagnostic(
      id: "no-nib",
      severity: .warning,
      subject: "\(type(of: controller)) can't load its view from '\(name)'",
      cause: "a controller doesn't look for documents by itself; an empty view stands in",
      remedy: "instantiate it in loadView, with the controller as its owner"
    )
  }

  fileprivate static func viewOfAnother(_ view: View, _ owner: ViewController) -> Diagnostic {
    Diagnostic(
      id: "view-of-two-controllers",
      severity: .warning,
      subject: "\(view.displayName) is the view of \(type(of: owner)) already",
      cause: "a view belongs to one controller, from now on to the other one",
      remedy: "give each controller a view of its own"
    )
  }
}
