import Dispatch
import Foundation
import SnaplineDiagnostics
import SnaplineGeometry
import SnaplineLayout
import SnaplineScene
import TestSupport
import Testing

@Suite struct `A tree` {
  @Test func `takes no number that isn't finite, wherever it is offered`() {
    let odd: [CGFloat] = [.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1e300]
    for value in odd {
      let (root, child) = (View(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), View())
      root.addSubview(child)
      child.frame = CGRect(x: value, y: 0, width: 1, height: value)
      child.bounds = CGRect(x: 0, y: value, width: value, height: 1)
      child.center = CGPoint(x: value, y: value)
      child.transform = Transform(scaleX: value, y: 1)
      child.layoutMargins = EdgeInsets(top: value, left: 0, bottom: 0, right: 0)
      child.alpha = value
      child.layer.cornerRadius = value
      let constraint = child.leftAnchor.constraint(equalTo: root.leftAnchor, constant: value)
      constraint.isActive = true
      constraint.constant = value
      constraint.priority = LayoutPriority(Float(value))
      child.topAnchor.constraint(equalTo: child.layoutMarginsGuide.topAnchor).isActive = true
      root.layoutIfNeeded()
      _ = child.convert(CGPoint(x: value, y: value), to: nil)
      _ = root.hitTest(CGPoint(x: value, y: 1), with: nil)
      _ = child.systemLayoutSizeFitting(CGSize(width: value, height: value))
      #expect(child.frame.minX.isFinite && child.frame.height.isFinite, "\(value)")
    }
  }

  @Test func `stands edits from within its layout`() {
    final class Restless: View {
      override func layoutSubviews() {
        super.layoutSubviews()
        let view = View()
        view.translatesAutoresizingMaskIntoConstraints = false
        subviews.first?.removeFromSuperview()
        addSubview(view)
        view.widthAnchor.constraint(equalTo: widthAnchor).isActive = true
        superview?.setNeedsLayout()
      }
    }
    let (root, child) = (Restless(), Restless())
    root.addSubview(child)
    root.layoutIfNeeded()
    #expect(root.layoutDiagnostics.contains { $0.id == "never-settles" })
  }

  @Test func `knows constraints whose items are gone`() {
    let root = View()
    var child: View? = View()
    let constraint = child?.leftAnchor.constraint(equalTo: root.leftAnchor)
    child = nil
    constraint?.isActive = true
    #expect(constraint?.isActive == false && root.layoutDiagnostics.map(\.id) == ["no-item"])
  }

  @Test func `is freed, with all that hangs on it`() {
    for var seed in Seed.some(20) {
      var alive: [Weakly] = []
      do {
        let recipe = TreeRecipe.random(&seed, views: 8)
        let tree = BuiltTree(recipe)
        _ = tree.frames(recipe)
        for view in tree.views {
          let guide = LayoutGuide()
          view.addLayoutGuide(guide)
          let tied = guide.widthAnchor.constraint(equalTo: view.layoutMarginsGuide.widthAnchor)
          tied.isActive = true
          view.mask = View()
          view.layer.cornerRadius = 1
          view.addGestureRecognizer(TapGestureRecognizer())
          alive += [Weakly(view), Weakly(guide), Weakly(tied), Weakly(view.layer)]
          alive += [Weakly(view.layoutMarginsGuide), Weakly(view.mask)]
          alive += (view.gestureRecognizers ?? []).map(Weakly.init)
        }
        alive += tree.constraints.map(Weakly.init)
        _ = tree.frames(recipe)
      }
      #expect(alive.allSatisfy { $0.object == nil }, "\(seed)")
    }
  }

  @Test func `lives on in part when a part of it is held`() {
    let child = View()
    child.translatesAutoresizingMaskIntoConstraints = false
    do {
      let root = View(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      root.addSubview(child)
      child.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
      child.setNeedsLayout()
    }
    #expect(child.superview == nil)
    let root = View(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    root.addSubview(child)
    child.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(child.frame.width == 80)
  }

  @Test func `may be ten thousand deep on a small stack`() throws {
    let thread = SmallThread(stack: 512 << 10) {
      let root = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      var top = View()
      top.frame = root.bounds
      let deepest = top
      for _ in 0..<10_000 {
        let view = View(frame: root.bounds)
        view.addSubview(top)
        top = view
      }
      root.addSubview(top)
      guard let parent = deepest.superview else { return false }
      deepest.translatesAutoresizingMaskIntoConstraints = false
      deepest.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 3).isActive = true
      deepest.widthAnchor.constraint(equalToConstant: 5).isActive = true
      root.layoutIfNeeded()
      root.tintColor = .red
      let place = deepest.convert(CGPoint.zero, to: root)
      let hit = root.hitTest(CGPoint(x: 50, y: 50), with: nil)
      let scene = try? root.scene()
      return place == CGPoint(x: 3, y: 0) && hit != nil && scene?.items.isEmpty == false
        && deepest.window === root
    }
    #expect(thread.result())
  }
}

private struct Weakly {
  weak var object: AnyObject?
  init(_ object: AnyObject?) { self.object = object }
}

/// Runs a check on a thread with a stack of its own size.
private final class SmallThread: @unchecked Sendable {
  private let done = DispatchSemaphore(value: 0)
  private var isRight = false

  init(stack: Int, _ check: @escaping @Sendable () -> Bool) {
    let thread = Thread { [self] in
      isRight = check()
      done.signal()
    }
    thread.stackSize = stack
    thread.start()
  }

  func result() -> Bool {
    done.wait()
    return isRight
  }
}
