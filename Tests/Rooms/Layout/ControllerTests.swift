import Foundation
import SnaplineDiagnostics
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import TestSupport
import Testing

/// A controller that writes down what it is told.
class ToldController: ViewController {
  var name = ""
  /// Shared by the controllers of a test.
  var journal = Journal()

  final class Journal { var lines: [String] = [] }

  convenience init(_ name: String, _ journal: Journal) {
    self.init()
    self.name = name
    self.journal = journal
  }

  func note(_ line: String) { journal.lines.append(name.isEmpty ? line : "\(name) \(line)") }

  override func loadView() {
    note("loadView")
    super.loadView()
  }
  override func viewDidLoad() { note("didLoad") }
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  override func willMove(toParent parent: ViewController?) {
    note(parent == nil ? "willLeave" : "willMove")
  }
  override func didMove(toParent parent: ViewController?) {
    note(parent == nil ? "didLeave" : "didMove")
  }
}

/// One that writes down what its layout says too.
private final class LaidOutController: ToldController {
  override func updateViewConstraints() {
    note("updateConstraints")
    super.updateViewConstraints()
  }
  override func viewWillLayoutSubviews() { note("willLayout \(Int(view.bounds.width))") }
  override func viewDidLayoutSubviews() { note("didLayout") }
}

@Suite struct `A view controller` {
  private let journal = ToldController.Journal()
  private let window = Window(frame: CGRect(x: 0, y: 0, width: 300, height: 500))

  private func controller(_ name: String) -> ToldController { ToldController(name, journal) }

  private func told(_ step: () -> Void) -> [String] {
    journal.lines = []
    step()
    return journal.lines
  }

  private func layOut() { window.layoutIfNeeded() }

  @Test func `is told of its life in UIKit's order`() {
    let controller = LaidOutController("", journal)
    #expect(journal.lines.isEmpty)
    window.rootViewController = controller
    expectEqual(journal.lines, ["loadView", "didLoad", "willAppear"])
    #expect(
      told(layOut) == [
        "isAppearing", "updateConstraints", "willLayout 300", "didLayout", "didAppear",
      ]
    )
    #expect(told(layOut).isEmpty)
    expectEqual(told { window.rootViewController = nil }, ["willDisappear", "didDisappear"])
    #expect(controller.isViewLoaded)
  }

  @Test func `knows frame, safe area and traits when it is appearing`() {
    final class Asking: ViewController {
      var answers: [String] = []
      override func viewIsAppearing(_ animated: Bool) {
        answers = [
          "\(Int(view.bounds.width))", "\(Int(view.safeAreaInsets.top))",
          "\(traitCollection.userInterfaceStyle)", "\(TraitCollection.current.userInterfaceStyle)",
          "\(Int(view.layoutMargins.left))",
        ]
      }
    }
    window.environment.safeArea.top = 47
    let controller = Asking()
    controller.overrideUserInterfaceStyle = .dark
    window.rootViewController = controller
    window.layoutIfNeeded()
    expectEqual(controller.answers, ["300", "47", "dark", "dark", "16"])
  }

  /// A frame was solved before this one was set, and must not be applied after it.
  @Test func `places views by frames before its view is laid out`() {
    final class Placing: ViewController {
      let bar = View()
      override func viewDidLoad() {
        view.addSubview(bar)
        bar.frame = CGRect(x: 0, y: -49, width: 0, height: 49)
        let content = View()
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(content)
        content.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
      }
      override func viewWillLayoutSubviews() {
        bar.frame = CGRect(x: 0, y: view.bounds.height - 32, width: view.bounds.width, height: 32)
      }
    }
    let controller = Placing()
    window.rootViewController = controller
    layOut()
    #expect(controller.bar.frame == CGRect(x: 0, y: 468, width: 300, height: 32))
    window.frame.size.width = 200
    layOut()
    #expect(controller.bar.frame == CGRect(x: 0, y: 468, width: 200, height: 32))
  }

  @Test func `makes its view when it is asked for, and once`() {
    let controller = controller("")
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
    let view: View = controller.view
    #expect(controller.view === view && journal.lines == ["loadView", "didLoad"])
    #expect(view.next === controller)
  }

  @Test func `takes a view that is set from outside without loading one`() {
    let controller = controller("")
    let view = View()
    controller.view = view
    #expect(controller.view === view && journal.lines.isEmpty)
    controller.view = View()
    #expect(view.next == nil)
  }

  @Test func `has an empty view and says so where loadView sets none`() {
    final class Forgetful: ViewController {
      override func loadView() {}
    }
    let controller = Forgetful()
    expectEqual(controller.view.layoutDiagnostics.map(\.id), ["no-view"])
    let named = ViewController(nibName: "Settings", bundle: nil)
    expectEqual(named.view.layoutDiagnostics.map(\.id), ["no-nib"])
    let second = ViewController()
    second.view = controller.view
    #expect(second.view.layoutDiagnostics.map(\.id).contains("view-of-two-controllers"))
  }

  @Test func `is asked after its view in the chain of responders`() {
    let (controller, child) = (controller("a"), controller("b"))
    window.rootViewController = controller
    controller.addChild(child)
    controller.view.addSubview(child.view)
    let inner = View()
    child.view.addSubview(inner)
    var chain: [Responder] = []
    var next = inner.next
    while let responder = next {
      chain.append(responder)
      next = responder.next
    }
    expectEqual(chain, [child.view, child, controller.view, controller, window])
  }

  @Test func `tells a child of its parents, and takes it from another one`() {
    let (one, other, child) = (controller("one"), controller("other"), controller("child"))
    one.addChild(child)
    child.didMove(toParent: one)
    #expect(child.parent === one && one.children == [child])
    other.addChild(child)
    #expect(child.parent === other && one.children.isEmpty && other.children == [child])
    child.removeFromParent()
    #expect(child.parent == nil && other.children.isEmpty)
    #expect(
      journal.lines == [
        "child willMove", "child didMove", "child willMove", "child didLeave",
      ]
    )
  }

  @Test func `can't be inside of itself`() {
    let (outer, inner) = (ViewController(), ViewController())
    outer.addChild(inner)
    inner.addChild(outer)
    inner.addChild(inner)
    #expect(outer.parent == nil && inner.children.isEmpty)
    expectEqual(Set(inner.view.layoutDiagnostics.map(\.id)), ["controller-cycle"])
  }

  @Test func `has its children appear and disappear with it`() {
    let (outer, inner) = (controller("outer"), controller("inner"))
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    let shown = told {
      window.rootViewController = outer
      layOut()
    }
    #expect(
      shown == [
        "outer willAppear", "inner willAppear", "outer isAppearing", "inner isAppearing",
        "outer didAppear", "inner didAppear",
      ]
    )
    expectEqual(
      told { inner.view.removeFromSuperview() },
      ["inner willDisappear", "inner didDisappear"]
    )
    let back = told {
      outer.view.addSubview(inner.view)
      layOut()
    }
    expectEqual(back, ["inner willAppear", "inner isAppearing", "inner didAppear"])
  }

  @Test func `leaves it to a container to say when children appear, which asked for it`() {
    final class Container: ViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let (outer, inner) = (Container(), controller("inner"))
    window.rootViewController = outer
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    layOut()
    expectEqual(journal.lines.suffix(1), ["inner didLoad"])
    let shown = told {
      inner.beginAppearanceTransition(true, animated: true)
      inner.beginAppearanceTransition(true, animated: true)
      inner.endAppearanceTransition()
      inner.endAppearanceTransition()
    }
    expectEqual(shown, ["inner willAppear", "inner isAppearing", "inner didAppear"])
    let gone = told {
      inner.beginAppearanceTransition(false, animated: true)
      inner.view.removeFromSuperview()
      inner.endAppearanceTransition()
    }
    expectEqual(gone, ["inner willDisappear", "inner didDisappear"])
  }

  @Test func `covers the one that presents it, which comes back`() {
    let (below, above) = (controller("below"), controller("above"))
    window.rootViewController = below
    layOut()
    above.modalPresentationStyle = .fullScreen
    let shown = told {
      below.present(above, animated: false)
      layOut()
    }
    #expect(
      shown == [
        "above loadView", "above didLoad", "below willDisappear", "above willAppear",
        "below didDisappear", "above isAppearing", "above didAppear",
      ]
    )
    #expect(below.presentedViewController === above && above.presentingViewController === below)
    #expect(window.subviews == [above.view] && above.view.frame == window.bounds)
    let back = told {
      above.dismiss(animated: false)
      layOut()
    }
    #expect(
      back == [
        "above willDisappear", "below willAppear", "above didDisappear", "below isAppearing",
        "below didAppear",
      ]
    )
    #expect(window.subviews == [below.view] && below.presentedViewController == nil)
  }

  @Test func `stays under what is presented over it, and says what it can't present`() {
    let (below, above) = (ViewController(), ViewController())
    below.present(above, animated: false)
    expectEqual(below.view.layoutDiagnostics.map(\.id), ["not-in-window"])
    #expect(!above.isViewLoaded)
    window.rootViewController = below
    above.modalPresentationStyle = .overFullScreen
    below.present(above, animated: false)
    expectEqual(window.subviews, [below.view, above.view])
    below.present(ViewController(), animated: false)
    #expect(window.layoutDiagnostics.map(\.id).contains("already-presenting"))
    above.present(ViewController(), animated: false)
    below.dismiss(animated: false)
    #expect(window.subviews == [below.view] && above.presentedViewController == nil)
  }

  @Test func `presents no further than the first of controllers that present as they load`() {
    final class Eager: ViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        present(Eager(), animated: false)
      }
    }
    let eager = Eager()
    expectEqual(eager.view.layoutDiagnostics.map(\.id), ["not-in-window"])
    #expect(eager.presentedViewController == nil)
  }

  @Test func `dismisses what a container of it presents, and not that container`() {
    let (root, container, child, top) = (
      ViewController(), ViewController(), ViewController(), ViewController()
    )
    window.rootViewController = root
    container.addChild(child)
    container.view.addSubview(child.view)
    root.present(container, animated: false)
    child.present(top, animated: false)
    #expect(child.presentedViewController === top && container.presentedViewController === top)
    child.dismiss(animated: false)
    #expect(top.presentingViewController == nil && root.presentedViewController === container)
    child.dismiss(animated: false)
    #expect(root.presentedViewController == nil)
  }

  @Test func `calls what follows a presentation only where there is one`() {
    var called: [String] = []
    let (below, above) = (ViewController(), ViewController())
    below.present(above, animated: false) { called.append("refused") }
    window.rootViewController = below
    below.present(above, animated: false) { called.append("presented") }
    expectEqual(called, ["presented"])
  }

  @Test func `is not kept alive by its view, its children or its window`() {
    weak var controller: ViewController?
    weak var child: ViewController?
    weak var presented: ViewController?
    weak var gone: Window?
    let view = View()
    do {
      let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let (made, inner, above) = (ViewController(), ViewController(), ViewController())
      made.view = view
      made.addChild(inner)
      made.view.addSubview(inner.view)
      above.modalPresentationStyle = .overFullScreen
      window.rootViewController = made
      made.present(above, animated: false)
      _ = (made.topLayoutGuide, made.view.keyboardLayoutGuide)
      (controller, child, presented, gone) = (made, inner, above, window)
      #expect(controller != nil)
    }
    #expect(controller == nil && child == nil && presented == nil && gone == nil)
    #expect(view.next == nil)
    view.layoutIfNeeded()
  }

  @Test func `adds to the safe area of its view, whichever that is`() {
    let controller = ViewController()
    controller.additionalSafeAreaInsets = EdgeInsets(top: 10, bottom: 5)
    window.environment.safeArea = EdgeInsets(top: 20)
    window.rootViewController = controller
    layOut()
    #expect(controller.view.safeAreaInsets == EdgeInsets(top: 30, bottom: 5))
    let view = View(frame: window.bounds)
    let old: View = controller.view
    controller.view = view
    #expect(old.safeAreaInsets.bottom == 5)
    old.removeFromSuperview()
    window.addSubview(view)
    layOut()
    #expect(view.safeAreaInsets == EdgeInsets(top: 30, bottom: 5))
  }

  @Test func `has strips above and below its safe area to hang constraints on`() {
    let controller = ViewController()
    let child = View()
    child.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(child)
    LayoutConstraint(
      item: child,
      attribute: .top,
      relatedBy: .equal,
      toItem: controller.topLayoutGuide,
      attribute: .bottom,
      multiplier: 1,
      constant: 8
    ).isActive = true
    LayoutConstraint.activate([
      child.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
      child.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
    ])
    window.environment.safeArea = EdgeInsets(top: 20, bottom: 34)
    window.rootViewController = controller
    layOut()
    #expect(child.frame == CGRect(x: 0, y: 28, width: 300, height: 438))
    #expect(controller.topLayoutGuide.length == 20 && controller.bottomLayoutGuide.length == 34)
    #expect(controller.topLayoutGuide === controller.topLayoutGuide)
    controller.additionalSafeAreaInsets.top = 44
    layOut()
    #expect(child.frame.minY == 72)
  }

  @Test func `has the screen's margins, unless it doesn't want them`() {
    let controller = ViewController()
    window.rootViewController = controller
    layOut()
    #expect(controller.view.layoutMargins == EdgeInsets(left: 16, right: 16))
    #expect(controller.systemMinimumLayoutMargins.leading == 16)
    controller.view.layoutMargins = EdgeInsets(top: 1, left: 30, bottom: 1, right: 4)
    #expect(
      controller.view.layoutMargins == EdgeInsets(top: 1, left: 30, bottom: 1, right: 16)
    )
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(controller.view.layoutMargins == EdgeInsets(top: 1, left: 30, bottom: 1, right: 4))
    window.frame.size.width = 414
    controller.viewRespectsSystemMinimumLayoutMargins = true
    layOut()
    #expect(controller.view.layoutMargins.right == 20)
  }
}
