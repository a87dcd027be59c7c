import Dispatch
import Foundation
import SnaplineDiagnostics
import SnaplineDrawing
import SnaplineEnvironment
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

  @Test func `stands edits from wherever it asks its views`() {
    final class Meddler: View {
      var isMeddling = true
      func meddle() {
        guard isMeddling else { return }
        isMeddling = false
        let view = View()
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        view.widthAnchor.constraint(equalTo: widthAnchor).isActive = true
        view.heightAnchor.constraint(equalToConstant: 3).isActive = true
        superview?.subviews.last?.removeFromSuperview()
        superview?.layoutIfNeeded()
      }
      override var intrinsicContentSize: CGSize {
        meddle()
        return CGSize(width: 20, height: 10)
      }
      override var bounds: CGRect { didSet { meddle() } }
      override var center: CGPoint { didSet { meddle() } }
      override func updateConstraints() { meddle() }
    }
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let meddlers = (0..<3).map { _ in Meddler() }
    for view in meddlers {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5).isActive = true
    }
    for _ in 0..<4 {
      root.layoutIfNeeded()
      for view in meddlers {
        view.isMeddling = true
        if view.superview == nil { root.addSubview(view) }
        view.invalidateIntrinsicContentSize()
      }
    }
    meddlers.forEach { $0.isMeddling = false }
    root.layoutIfNeeded()
    for view in root.subviews {
      #expect(view.frame.size == CGSize(width: 20, height: 10))
      #expect(view.subviews.allSatisfy { $0.frame.size == CGSize(width: 20, height: 3) })
    }
  }

  @Test func `hears of edits from within a fitting`() throws {
    final class Meddler: View {
      var onAsked: (() -> Void)?
      override var intrinsicContentSize: CGSize {
        let asked = onAsked
        onAsked = nil
        asked?()
        return CGSize(width: 20, height: 10)
      }
    }
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (meddler, gone) = (Meddler(), View())
    for view in [meddler, gone] { view.translatesAutoresizingMaskIntoConstraints = false }
    root.addSubview(meddler)
    meddler.addSubview(gone)
    let old = gone.widthAnchor.constraint(equalToConstant: 4)
    old.isActive = true
    root.layoutIfNeeded()

    let added = View()
    added.translatesAutoresizingMaskIntoConstraints = false
    let width = added.widthAnchor.constraint(equalToConstant: 5)
    let left = added.leftAnchor.constraint(equalTo: meddler.layoutMarginsGuide.leftAnchor)
    let least = meddler.heightAnchor.constraint(greaterThanOrEqualToConstant: 30)
    meddler.onAsked = {
      gone.removeFromSuperview()
      meddler.addSubview(added)
      LayoutConstraint.activate([width, left, least])
    }
    meddler.invalidateIntrinsicContentSize()
    // The engine of the fitting is the first to ask.
    _ = meddler.systemLayoutSizeFitting(.zero)
    #expect(meddler.onAsked == nil)
    old.constant = 6
    width.constant = 7
    root.layoutIfNeeded()
    #expect(added.frame.width == 7 && added.frame.minX == 8 && meddler.frame.height == 30)
    root.addSubview(gone)
    width.constant = 9
    root.layoutIfNeeded()
    #expect(gone.frame.width == 6 && added.frame.width == 9)
  }

  @Test func `keeps a constraint whose engine is gone`() {
    let child = View()
    child.translatesAutoresizingMaskIntoConstraints = false
    let width = child.widthAnchor.constraint(equalToConstant: 5)
    width.isActive = true
    do {
      let root = View(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      root.addSubview(child)
      root.layoutIfNeeded()
      child.removeFromSuperview()
    }
    width.constant = 7
    let root = View(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    root.addSubview(child)
    root.layoutIfNeeded()
    #expect(child.frame.width == 7)
  }

  @Test func `keeps a constraint that its root held`() {
    let child = View()
    var kept: [LayoutConstraint] = []
    do {
      let root = View(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      child.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(child)
      kept = [
        child.leftAnchor.constraint(equalTo: root.leftAnchor),
        child.widthAnchor.constraint(equalToConstant: 5),
      ]
      LayoutConstraint.activate(kept)
      root.layoutIfNeeded()
    }
    for constraint in kept {
      constraint.constant = 7
      constraint.priority = .defaultHigh
      constraint.isActive = true
    }
    expectEqual(kept.map(\.isActive), [false, true])
    let root = View(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    root.addSubview(child)
    root.layoutIfNeeded()
    #expect(child.frame.width == 7)
  }

  @Test func `takes numbers beyond all measure for the largest there is`() {
    let (root, child) = (View(frame: CGRect(x: 0, y: 0, width: 100, height: 90)), View())
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    let most = child.widthAnchor.constraint(lessThanOrEqualToConstant: .greatestFiniteMagnitude)
    let height = child.heightAnchor.constraint(equalTo: root.heightAnchor)
    LayoutConstraint.activate([most, height])
    root.layoutIfNeeded()
    #expect(root.layoutDiagnostics.isEmpty && child.frame.height == 90)

    root.frame.size.width = 1e300
    root.layoutIfNeeded()
    root.frame = CGRect(x: 0, y: 0, width: 50, height: 60)
    root.layoutIfNeeded()
    #expect(child.frame.height == 60)

    let fixed = child.widthAnchor.constraint(equalToConstant: 5)
    fixed.isActive = true
    root.layoutIfNeeded()
    fixed.constant = 1e300
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect(root.layoutDiagnostics.map(\.id) == ["too-large"] && child.frame.width > 1e8)
  }

  @Test func `takes a scale that is none for 1`() {
    for scale in [0, -1, CGFloat.nan, .infinity] {
      let root = View(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
      root.environment.traits.displayScale = scale
      let child = View()
      child.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(child)
      child.widthAnchor.constraint(equalToConstant: 2.6).isActive = true
      root.layoutIfNeeded()
      #expect(child.frame.width == 3, "\(scale)")
    }
  }

  @Test func `may hold tens of thousands of views`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var previous: View?
    var tall: LayoutConstraint?
    for index in 0..<30_000 {
      let view = View()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? root.topAnchor).isActive = true
      guard index == 15_000 else {
        previous = view
        continue
      }
      tall = view.heightAnchor.constraint(equalToConstant: 9)
      tall?.isActive = true
      previous = view
    }
    root.layoutIfNeeded()
    tall?.constant = 90
    root.layoutIfNeeded()
    #expect(root.subviews[15_000].frame.height == 90 && root.subviews[29_999].frame.minY == 90)
  }

  @Test func `is right on eight threads at once`() async {
    var seed = Seed(8)
    let recipes = (0..<8).map { _ in TreeRecipe.random(&seed, views: 12) }
    let alone = recipes.map { BuiltTree($0).frames($0) }
    await withTaskGroup(of: Bool.self) { group in
      for (recipe, frames) in zip(recipes, alone) {
        group.addTask {
          (0..<4).allSatisfy { _ in
            let tree = BuiltTree(recipe)
            guard tree.frames(recipe) == frames else { return false }
            let removed = tree.views.last
            removed?.removeFromSuperview()
            tree.views[0].frame.size.width += 10
            tree.views[0].layoutIfNeeded()
            _ = tree.views[0].layoutConflicts
            return (try? tree.views[0].scene()) != nil
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
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
      var masked = deepest
      for _ in 0..<10_000 {
        let mask = View()
        masked.mask = mask
        masked = mask
      }
      guard let parent = deepest.superview else { return false }
      deepest.translatesAutoresizingMaskIntoConstraints = false
      deepest.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 3).isActive = true
      deepest.widthAnchor.constraint(equalToConstant: 5).isActive = true
      // Across all levels: the origins of every view between add up.
      deepest.topAnchor.constraint(equalTo: root.topAnchor, constant: 4).isActive = true
      root.layoutIfNeeded()
      root.tintColor = .red
      let place = deepest.convert(CGPoint.zero, to: root)
      let hit = root.hitTest(CGPoint(x: 50, y: 50), with: nil)
      let scene = try? root.scene()
      return place == CGPoint(x: 3, y: 4) && hit != nil && scene?.items.isEmpty == false
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
final class SmallThread: @unchecked Sendable {
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
