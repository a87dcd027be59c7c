import Foundation
import SnaplineControls
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import TestSupport
import Testing

@Suite struct `A navigation bar` {
  private let bar = NavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
  private let item = NavigationItem(title: "Inbox")

  init() { bar.items = [item] }

  /// The visible labels with their frames in the bar.
  private func labels(in view: View? = nil) -> [(text: String, frame: CGRect)] {
    bar.layoutIfNeeded()
    return Self.texts(below: view ?? bar, in: bar)
  }

  private static func texts(below view: View, in bar: View) -> [(text: String, frame: CGRect)] {
    view.subviews.filter { !$0.isHidden }.flatMap { view -> [(text: String, frame: CGRect)] in
      guard let label = view as? Label else { return texts(below: view, in: bar) }
      return label.text.map { [($0, label.convert(label.bounds, to: bar))] } ?? []
    }
  }

  private func frame(of text: String) throws -> CGRect {
    try #require(labels().first { $0.text == text }).frame
  }

  @Test func `has its title in the middle, and its buttons at the edges`() throws {
    item.leftBarButtonItem = BarButtonItem(title: "Edit")
    item.rightBarButtonItems = [
      BarButtonItem(title: "Done", style: .done), BarButtonItem(title: "More"),
    ]
    let (edit, done, more) = (try frame(of: "Edit"), try frame(of: "Done"), try frame(of: "More"))
    #expect(abs(try frame(of: "Inbox").midX - 187.5) <= 0.5)
    #expect(edit.minX == 16 && done.maxX == 359 && more.maxX == done.minX - 16)
    bar.semanticContentAttribute = .forceRightToLeft
    bar.setNeedsLayout()
    #expect(try frame(of: "Edit").maxX == 359 && frame(of: "Done").minX == 16)
  }

  @Test(arguments: [CGFloat(32), 44, 50])
  func `has its words on one line`(height: CGFloat) throws {
    bar.frame.size.height = height
    bar.pushItem(NavigationItem(title: "Message"), animated: false)
    bar.topItem?.rightBarButtonItem = BarButtonItem(title: "Done", style: .done)
    let baselines = labels().map { label in label.frame.midY }
    #expect(baselines.count == 3 && Set(baselines).count == 1)
  }

  @Test func `leads back by a title, a plain word or an arrow alone`() {
    bar.pushItem(NavigationItem(title: "Message"), animated: false)
    item.backButtonDisplayMode = .generic
    expectEqual(labels().map(\.text).sorted(), ["Back", "Message"])
    item.backButtonDisplayMode = .minimal
    expectEqual(labels().map(\.text).filter { !$0.isEmpty }, ["Message"])
    item.backBarButtonItem = BarButtonItem(title: "All")
    expectEqual(labels().map(\.text).sorted(), ["All", "Message"])
  }

  @Test func `has buttons that do what actions say`() {
    var done = 0
    let action = Action(title: "Send", image: Image()) { _ in done += 1 }
    let plain = BarButtonItem(primaryAction: action)
    #expect(plain.title == "Send" && plain.image != nil && plain.fire() && done == 1)
    let named = BarButtonItem(title: "Post", primaryAction: action)
    #expect(named.title == "Post" && named.image == nil && named.fire() && done == 2)
    let system = BarButtonItem(systemItem: .add, primaryAction: action)
    #expect(system.accessibilityLabel != nil && system.fire() && done == 3)
    let menu = BarButtonItem(title: "More", menu: Menu(children: [action]))
    #expect(!menu.fire() && menu.menu?.children.count == 1)
  }

  @Test func `moves a title aside that buttons would cover, and cuts off what is too long`() throws
  {
    item.title = "A title of some length"
    item.rightBarButtonItem = BarButtonItem(title: "A long button here")
    let (title, button) = (try frame(of: item.title ?? ""), try frame(of: "A long button here"))
    #expect(title.maxX <= button.minX - 16 + 0.01 && title.minX >= 16)
    item.title = String(repeating: "long ", count: 20)
    #expect(try frame(of: item.title ?? "").minX >= 16)
    #expect(try frame(of: item.title ?? "").maxX <= button.minX - 16 + 0.01)
  }

  @Test func `leads back to the item before it`() throws {
    bar.pushItem(NavigationItem(title: "Message"), animated: false)
    expectEqual(labels().map(\.text).sorted(), ["Inbox", "Message"])
    item.backButtonTitle = "All"
    expectEqual(labels().map(\.text).sorted(), ["All", "Message"])
    item.backButtonTitle = nil
    item.title = "A name that is far too long to stand beside an arrow"
    expectEqual(labels().map(\.text).sorted(), ["Back", "Message"])
    bar.topItem?.hidesBackButton = true
    expectEqual(labels().map(\.text), ["Message"])
    #expect(bar.popItem(animated: false)?.title == "Message" && bar.backItem == nil)
  }

  @Test func `is higher by a large title, which items may refuse`() throws {
    bar.prefersLargeTitles = true
    #expect(bar.intrinsicContentSize.height == 96 && bar.showsLargeTitle)
    let second = NavigationItem(title: "Second")
    bar.items = [item, second]
    #expect(bar.showsLargeTitle)
    item.largeTitleDisplayMode = .never
    #expect(!bar.showsLargeTitle)
    second.largeTitleDisplayMode = .always
    #expect(bar.intrinsicContentSize.height == 96)
    bar.items = []
    #expect(bar.intrinsicContentSize.height == 44)
  }

  @Test func `has a line above its title where one is said`() throws {
    item.prompt = "Choose a message"
    #expect(bar.intrinsicContentSize.height == 74)
    bar.frame.size.height = 74
    #expect(try frame(of: "Choose a message").maxY <= frame(of: "Inbox").minY)
  }

  @Test func `shows what changes in its items`() throws {
    let button = BarButtonItem(title: "Edit")
    item.rightBarButtonItem = button
    expectEqual(labels().map(\.text).sorted(), ["Edit", "Inbox"])
    button.title = "Done"
    item.title = "Archive"
    expectEqual(labels().map(\.text).sorted(), ["Archive", "Done"])
    button.isHidden = true
    expectEqual(labels().map(\.text), ["Archive"])
    let own = View(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
    item.titleView = own
    #expect(labels().isEmpty && own.superview === bar && own.frame.midX == 187.5)
    item.titleView = nil
    #expect(labels().map(\.text) == ["Archive"] && own.superview == nil)
  }

  @Test func `reaches to the edge of the screen from the safe area's edge, and nowhere else`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    root.environment.safeArea.top = 20
    root.addSubview(bar)
    for (y, reach) in [(20, 20), (0, 0), (100, 0)] as [(CGFloat, CGFloat)] {
      bar.frame.origin.y = y
      bar.setNeedsLayout()
      root.layoutIfNeeded()
      #expect(bar.subviews[0].frame.minY == -reach)
    }
  }
}

@Suite struct `A tab bar` {
  private let bar = TabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))

  private func places() -> [CGRect] {
    bar.layoutIfNeeded()
    return bar.subviews.dropFirst().map(\.frame)
  }

  @Test func `shares its width among its items, from the reading side on`() {
    let items = (0..<3).map { TabBarItem(title: "\($0)", image: nil, tag: $0) }
    bar.items = items
    expectEqual(places().map(\.minX), [0, 100, 200])
    bar.semanticContentAttribute = .forceRightToLeft
    bar.setNeedsLayout()
    expectEqual(places().map(\.minX), [200, 100, 0])
    bar.items = []
    #expect(places().isEmpty)
  }

  @Test func `is as high as its row and what the screen's edge covers`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    root.environment.safeArea.bottom = 34
    bar.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(bar)
    LayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(bar.frame == CGRect(x: 0, y: 517, width: 300, height: 83))
  }
}

@Suite struct `A toolbar` {
  @Test func `spreads its buttons by its springs`() {
    let bar = Toolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let boxes = (0..<3).map { _ in View(frame: CGRect(x: 0, y: 0, width: 40, height: 20)) }
    let items = boxes.map { BarButtonItem(customView: $0) }
    bar.items = [items[0], .flexibleSpace(), items[1], .flexibleSpace(), items[2]]
    bar.layoutIfNeeded()
    expectEqual(boxes.map { $0.convert($0.bounds, to: bar).minX }, [16, 140, 264])
    bar.items = [items[0], .fixedSpace(50), items[1], items[2]]
    bar.layoutIfNeeded()
    expectEqual(boxes.map { $0.convert($0.bounds, to: bar).minX }, [16, 106, 162])
    bar.semanticContentAttribute = .forceRightToLeft
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    expectEqual(boxes.map { $0.convert($0.bounds, to: bar).maxX }, [304, 214, 158])
    #expect(bar.intrinsicContentSize.height == 44)
  }

  /// A screen with a toolbar at its bottom, and the constraint that holds it there.
  private func screen(
    edge: CGFloat,
    _ hold: (Toolbar, View) -> LayoutConstraint
  ) -> (root: View, bar: Toolbar, hold: LayoutConstraint) {
    let root = View(frame: CGRect(x: 0, y: 0, width: 375, height: 800))
    root.environment.safeArea = EdgeInsets(top: 44, bottom: edge)
    let bar = Toolbar()
    bar.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(bar)
    let constraint = hold(bar, root)
    LayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: root.trailingAnchor), constraint,
    ])
    root.layoutIfNeeded()
    return (root, bar, constraint)
  }

  @Test func `is higher where its bottom is held to that of a safe area over a home indicator`() {
    let safe = { (bar: Toolbar, root: View) in
      bar.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor)
    }
    let (root, bar, hold) = screen(edge: 34, safe)
    #expect(bar.frame == CGRect(x: 0, y: 717, width: 375, height: 49))
    root.environment.safeArea.bottom = 0
    root.layoutIfNeeded()
    #expect(bar.frame == CGRect(x: 0, y: 756, width: 375, height: 44))
    root.environment.safeArea.bottom = 34
    hold.isActive = false
    bar.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(bar.frame == CGRect(x: 0, y: 756, width: 375, height: 44))
    #expect(screen(edge: 0, safe).bar.frame.height == 44)
    let turned = screen(edge: 34) { bar, root in
      root.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: bar.bottomAnchor)
    }
    #expect(turned.bar.frame.height == 49)
  }

  @Test func `is as high as ever where another side or another guide holds it`() {
    let others: [(Toolbar, View) -> LayoutConstraint] = [
      { $0.topAnchor.constraint(equalTo: $1.safeAreaLayoutGuide.bottomAnchor) },
      { $0.topAnchor.constraint(equalTo: $1.safeAreaLayoutGuide.topAnchor) },
      { $0.bottomAnchor.constraint(equalTo: $1.keyboardLayoutGuide.topAnchor) },
      { $0.bottomAnchor.constraint(equalTo: $1.layoutMarginsGuide.bottomAnchor) },
    ]
    expectEqual(others.map { screen(edge: 34, $0).bar.frame.height }, [44, 44, 44, 44])
  }

  @Test func `has every button of the system`() {
    for system in BarButtonItem.SystemItem.allCases {
      let item = BarButtonItem(barButtonSystemItem: system)
      let isSpace = [.flexibleSpace, .fixedSpace].contains(system)
      #expect((item.title == nil && item.image == nil) == isSpace, "\(system)")
    }
    #expect(BarButtonItem(barButtonSystemItem: .done).style == .done)
  }
}

@Suite struct `A toolbar on the strip of bars below` {
  @Test func `is higher over a home indicator, too`() {
    let controller = ViewController()
    let view: View = controller.view
    view.frame = CGRect(x: 0, y: 0, width: 375, height: 800)
    view.environment.safeArea = EdgeInsets(top: 44, bottom: 34)
    let bar = Toolbar()
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    bar.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor).isActive = true
    view.layoutIfNeeded()
    #expect(bar.frame.minY == 717 && bar.frame.height == 49)
  }
}

@Suite struct `A bar's ground` {
  /// The edges of the ground of a bar, in the root's coordinates.
  private func ground(of bar: View, in root: View) throws -> (top: CGFloat, bottom: CGFloat) {
    root.layoutIfNeeded()
    let ground = try #require(bar.subviews.first)
    let frame = ground.convert(ground.bounds, to: root)
    return (frame.minY, frame.maxY)
  }

  @Test func `follows a view above that moves`() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 375, height: 800))
    root.environment.safeArea = EdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    let outer = View(frame: CGRect(x: 0, y: 100, width: 375, height: 600))
    let inner = View(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    let bar = NavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    let tools = Toolbar(frame: CGRect(x: 0, y: 556, width: 375, height: 44))
    bar.items = [NavigationItem(title: "Title")]
    root.addSubview(outer)
    outer.addSubview(inner)
    for view in [bar, tools] { inner.addSubview(view) }
    #expect(try ground(of: bar, in: root) == (100, 144))
    outer.frame.origin.y = 59
    #expect(try ground(of: bar, in: root) == (0, 103))
    outer.frame.origin.y = 166
    #expect(try ground(of: bar, in: root) == (166, 210))
    #expect(try ground(of: tools, in: root) == (722, 800))
    outer.frame.origin.y = 100
    #expect(try ground(of: tools, in: root) == (656, 700))
  }
}
