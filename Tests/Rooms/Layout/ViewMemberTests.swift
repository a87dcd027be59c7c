import Foundation
import SnaplineDiagnostics
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineScene
import TestSupport
import Testing

@Suite struct `A view` {
  @Test func `shares with its layer what both have`() {
    let view = View(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    view.layer.masksToBounds = true
    #expect(view.clipsToBounds)
    view.clipsToBounds = false
    #expect(!view.layer.masksToBounds)
    #expect(view.layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.layer.frame == view.frame && view.layer.position == view.center)
    view.layer.opacity = 0.5
    view.layer.backgroundColor = RGBA.white
    #expect(view.alpha == 0.5 && view.backgroundColor == Color(.white))
  }

  @Test func `outlives its layer, and a layer its view`() {
    var view: View? = View(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    let layer = view?.layer
    view = nil
    layer?.masksToBounds = true
    #expect(layer?.bounds == .zero)
  }

  @Test func `tells pictures what it tells assistive software`() throws {
    let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.accessibilityLabel = "Buy"
    view.accessibilityValue = "2 apples"
    view.accessibilityHint = "adds to the basket"
    view.accessibilityTraits = [.button, .selected, .adjustable]
    guard case .begin(let group) = try view.scene().items.first else {
      Issue.record("no group")
      return
    }
    #expect(
      group.accessibility
        == Accessibility(
          label: "Buy",
          value: "2 apples",
          hint: "adds to the basket",
          traits: ["adjustable", "button", "selected"]
        )
    )
  }

  @Test func `is told apart in a scene whether hidden or transparent`() throws {
    let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(View(frame: view.bounds))
    func facts() throws -> [Bool] {
      try view.scene().tree.nodes.flatMap { [$0.isHidden, $0.isTransparent] }
    }
    try expectEqual(facts(), [false, false, false, false])
    view.alpha = 0
    try expectEqual(facts(), [true, true, true, false])
    view.isHidden = true
    try expectEqual(facts(), [true, false, true, false])
  }

  @Test func `shows through a mask of one shape only where that is`() throws {
    let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let mask = View(frame: CGRect(x: 2, y: 2, width: 4, height: 4))
    mask.backgroundColor = .black
    mask.alpha = 0.5
    view.mask = mask
    let groups = try view.scene().items.compactMap { item -> Group? in
      if case .begin(let group) = item { group } else { nil }
    }
    #expect(mask.superview == nil && groups.count == 2)
    #expect(groups.last?.clip == .rectangle(Edges(left: 2, top: 2, right: 6, bottom: 6)))
    #expect(groups.last?.opacity == 0.5)
  }

  @Test func `shows through any other mask as far as that is painted`() throws {
    let view = View(frame: CGRect(x: 3, y: 3, width: 10, height: 10))
    view.backgroundColor = .red
    view.addSubview(View(frame: CGRect(x: 0, y: 0, width: 1, height: 1)))
    let mask = View(frame: CGRect(x: 2, y: 2, width: 4, height: 4))
    let hole = View(frame: CGRect(x: 0, y: 0, width: 4, height: 1))
    hole.backgroundColor = .black
    mask.addSubview(hole)
    view.mask = mask
    let inset = View(frame: .zero)
    inset.translatesAutoresizingMaskIntoConstraints = false
    inset.backgroundColor = .white
    mask.addSubview(inset)
    LayoutConstraint.activate([
      inset.leftAnchor.constraint(equalTo: mask.leftAnchor, constant: 3),
      inset.topAnchor.constraint(equalTo: mask.topAnchor, constant: 3),
      inset.rightAnchor.constraint(equalTo: mask.rightAnchor),
      inset.bottomAnchor.constraint(equalTo: mask.bottomAnchor),
    ])
    let scene = try view.scene()
    let words = scene.items.map { item -> String in
      switch item {
      case .begin: "begin"
      case .end: "end"
      case .beginMask: "mask"
      case .endMask: "masked"
      case .fill(let shape, _): "\(shape.bounds.left) \(shape.bounds.top) \(shape.bounds.right)"
      default: "?"
      }
    }
    #expect(
      words == [
        "begin", "mask", "begin", "begin", "2.0 2.0 6.0", "end", "begin", "5.0 5.0 6.0", "end",
        "end", "masked", "0.0 0.0 10.0", "begin", "end", "end",
      ]
    )
    #expect(scene.tree.nodes.count == 2)
    mask.isHidden = true
    #expect(try view.scene().items.count { $0 == .beginMask } == 1)
    #expect(try view.scene().items.count == 7)
  }

  @Test func `is nobody's mask twice, and none of a view inside it`() {
    let (one, other, mask) = (View(), View(), View())
    one.mask = mask
    other.mask = mask
    #expect(one.mask == nil && other.mask === mask)
    mask.mask = other
    #expect(mask.mask == nil && other.layoutDiagnostics.isEmpty)
    expectEqual(mask.layoutDiagnostics.map(\.id), ["view-cycle"])
    mask.addSubview(other)
    #expect(other.superview == nil && mask.subviews.isEmpty)
    one.addSubview(mask)
    #expect(other.mask == nil && mask.superview === one)
  }

  @Test func `reads as its content says, else as its traits do`() {
    let view = View()
    view.environment.traits.layoutDirection = .rightToLeft
    let directions = (0...4).map { number -> UserInterfaceLayoutDirection in
      view.semanticContentAttribute = SemanticContentAttribute(rawValue: number) ?? .unspecified
      return view.effectiveUserInterfaceLayoutDirection
    }
    expectEqual(directions, [.rightToLeft, .leftToRight, .leftToRight, .leftToRight, .rightToLeft])
    #expect(
      View.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft)
        == .rightToLeft
    )
    #expect(View.userInterfaceLayoutDirection(for: .playback) == .leftToRight)
  }

  @Test func `leaves its subviews' sizes alone when it is told to`() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = View(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    child.autoresizingMask = .flexibleWidth
    view.addSubview(child)
    view.autoresizesSubviews = false
    view.frame.size.width = 200
    #expect(child.frame.width == 100)
    view.autoresizesSubviews = true
    view.frame.size.width = 100
    #expect(child.frame.width == 0)
  }

  @Test func `takes an animation's end at once, and says that it is over`() {
    let view = View()
    var calls: [String] = []
    View.animate(
      withDuration: 0.3,
      animations: {
        calls.append("animations \(View.inheritedAnimationDuration)")
        view.alpha = 0
        View.performWithoutAnimation {
          calls.append("\(View.areAnimationsEnabled) \(View.inheritedAnimationDuration)")
        }
      },
      completion: { calls.append("finished \($0)") }
    )
    #expect(view.alpha == 0 && View.areAnimationsEnabled && View.inheritedAnimationDuration == 0)
    expectEqual(calls, ["animations 0.3", "false 0.0", "finished true"])
  }

  @Test func `shows at once as a window`() {
    let window = Window()
    #expect(!window.isHidden)
    window.isHidden = true
    window.makeKeyAndVisible()
    #expect(!window.isHidden)
  }

  @Test func `is found by its tag, those above and before others first`() {
    let (root, child, inner, twin) = (View(), View(), View(), View())
    root.addSubview(child)
    child.addSubview(inner)
    root.addSubview(twin)
    (inner.tag, twin.tag) = (7, 7)
    #expect(root.viewWithTag(7) === inner && twin.viewWithTag(7) === twin)
    #expect(child.viewWithTag(0) === child && root.viewWithTag(8) == nil)
  }

  @Test func `is the first link of a chain of responders`() {
    let (window, view) = (Window(), View())
    window.addSubview(view)
    #expect(view.next === window && window.next == nil)
  }
}

@Suite struct `A gesture recognizer` {
  private let view = View(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
  private let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  @Test func `is fired by hand`() {
    root.addSubview(view)
    var places: [CGPoint] = []
    let tap = TapGestureRecognizer { places.append($0.location(in: nil)) }
    view.addGestureRecognizer(tap)
    #expect(tap.fire() && tap.fire(at: .zero))
    expectEqual(places, [CGPoint(x: 60, y: 45), CGPoint(x: 10, y: 20)])
    #expect(view.gestureRecognizers == [tap] && tap.state == .possible)
  }

  @Test func `does nothing where no finger could reach`() {
    root.addSubview(view)
    let tap = TapGestureRecognizer()
    #expect(!tap.fire())
    view.addGestureRecognizer(tap)
    root.isUserInteractionEnabled = false
    #expect(!tap.fire())
    root.isUserInteractionEnabled = true
    view.alpha = 0
    #expect(!tap.fire())
    view.alpha = 1
    tap.isEnabled = false
    #expect(!tap.fire())
  }

  @Test func `belongs to one view, and keeps none alive`() {
    weak var gone: View?
    let tap = TapGestureRecognizer()
    do {
      let other = View()
      gone = other
      other.addGestureRecognizer(tap)
      view.addGestureRecognizer(tap)
      #expect(other.gestureRecognizers == nil && tap.view === view)
      other.addGestureRecognizer(tap)
    }
    #expect(gone == nil && tap.view == nil && view.gestureRecognizers == nil)
  }

  @Test func `measures a drag in the points of the view asked about`() {
    root.addSubview(view)
    view.transform = Transform(scaleX: 2, y: 2)
    let pan = PanGestureRecognizer()
    view.addGestureRecognizer(pan)
    pan.setTranslation(CGPoint(x: 10, y: 4), in: root)
    #expect(pan.translation(in: view) == CGPoint(x: 5, y: 2))
    #expect(pan.translation(in: root) == CGPoint(x: 10, y: 4))
  }
}
