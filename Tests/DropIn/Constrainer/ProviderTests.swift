import Constrainer
import TestSupport
import Testing

@Suite struct `What Constrainer compares` {
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let view = UIView()
  private let other = UIView()

  init() {
    parent.addSubview(view)
    parent.addSubview(other)
  }

  static let properties:
    [(NSLayoutConstraint.Attribute, @Sendable (any AnchorProviderType) -> NSLayoutConstraint)] = [
      (.left, { $0.left == UIView().left }), (.right, { $0.right == UIView().left }),
      (.leading, { $0.leading == UIView().leading }),
      (.trailing, { $0.trailing == UIView().leading }),
      (.centerX, { $0.centerX == UIView().left }), (.top, { $0.top == UIView().top }),
      (.bottom, { $0.bottom == UIView().top }), (.centerY, { $0.centerY == UIView().top }),
      (.width, { $0.width == 1 }), (.height, { $0.height == 1 }),
    ]

  @Test(arguments: properties.indices)
  func `is a view's, its margins', its safe area's and any guide's`(_ index: Int) {
    let (attribute, compare) = Self.properties[index]
    let guide = UILayoutGuide()
    parent.addLayoutGuide(guide)
    let providers: [(any AnchorProviderType, AnyObject)] = [
      (view, view), (view.anchors, view), (view.margins, view.layoutMarginsGuide),
      (view.safeArea, view.safeAreaLayoutGuide), (guide, guide),
    ]
    for (provider, item) in providers {
      let made = compare(provider)
      #expect(made.firstItem === item && made.firstAttribute == attribute)
    }
  }

  @Test func `may be guides on the right`() {
    let made = [view.top == other.margins.top, view.bottom == other.safeArea.bottom]
    #expect(made[0].secondItem === other.layoutMarginsGuide)
    #expect(made[1].secondItem as? UILayoutGuide == other.safeAreaLayoutGuide)
  }

  @Test func `loses its autoresizing mask on the left, by a guide too, and never on the right`() {
    view.safeArea.top == other.top
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
    #expect(other.translatesAutoresizingMaskIntoConstraints)
    other.margins.edges <= parent.edges
    #expect(!other.translatesAutoresizingMaskIntoConstraints)
    #expect(parent.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `has a point for a centre where a point or a truth is asked for`() {
    let (point, isSame): (CGPoint, Bool) = (view.center, view.center == other.center)
    #expect(point == .zero && isSame)
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    let made: [NSLayoutConstraint] = view.center == other.center
    expectEqual(made.map(\.firstAttribute), [.centerX, .centerY])
  }

  @Test func `takes numbers that are kept in variables`() {
    let (width, factor): (CGFloat, Double) = (30, 0.5)
    #expect((view.width == width).constant == 30)
    #expect((view.width == other.width * factor).multiplier == 0.5)
  }

  @Test func `is held by nothing but the views`() {
    weak var gone: NSLayoutConstraint?
    do {
      let (root, child) = (UIView(), UIView())
      root.addSubview(child)
      gone = (child.edges == root.edges).first
      #expect(gone?.isActive == true)
    }
    #expect(gone == nil)
  }

  @Test func `ends nothing where it means nothing`() {
    let stray = UIView()
    let made = stray.top == view.top
    #expect(!made.isActive && stray.layoutDiagnostics.count == 1)
    #expect(!(view.width == CGFloat.nan).isActive)
    #expect(!(view.width == other.width / 0).isActive)
    #expect((view.width == 10 ~ 5_000).priority == .required)
    #expect(parent.layoutDiagnostics.count == 3)
  }
}
