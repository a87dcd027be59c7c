import Foundation
import SnaplineControls
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout
import Testing

@Suite struct `Stacks in one call` {
  private func boxes(_ count: Int) -> [SizedView] { (0..<count).map { _ in SizedView() } }

  @Test func `arrange, align and inset`() {
    let root = View(frame: CGRect(0, 0, 300, 200))
    let views = boxes(2)
    let stack = View.verticallyStacked(views, alignment: .center, spacing: 4, insets: .all(10))
    root.addSubview(stack, pinnedTo: .topLeading)
    root.layoutIfNeeded()
    #expect(stack.frame.size == CGSize(width: 100, height: 84))
    #expect(views[1].frame == CGRect(10, 44, 80, 30))
    let row = View.stacked(boxes(2), axis: .horizontal, alignment: .bottom)
    #expect(row.axis == .horizontal && row.alignment == .trailing)
    #expect(StackView(axis: .vertical, insets: .zero).isLayoutMarginsRelativeArrangement)
    stack.replaceArrangedSubviews(with: boxes(3))
    #expect(stack.arrangedSubviews.count == 3 && views[0].superview == nil)
  }

  @Test func `wrap one view, by either form`() {
    for (wrap, frame) in [
      ({ $0.horizontallyCentered() }, CGRect(110, 0, 80, 200)),
      ({ View.verticallyCentered($0) }, CGRect(0, 85, 300, 30)),
      ({ $0.centered() }, CGRect(110, 85, 80, 30)),
      ({ $0.aligned(horizontally: .trailing, vertically: .bottom) }, CGRect(220, 170, 80, 30)),
      ({ $0.horizontally(aligned: .leading) }, CGRect(0, 0, 80, 200)),
      ({ $0.vertically(aligned: .top, insets: .all(5)) }, CGRect(5, 5, 290, 30)),
      ({ $0.insetted(by: .horizontal(9)) }, CGRect(9, 0, 282, 200)),
    ] as [((View) -> StackView, CGRect)] {
      let root = View(frame: CGRect(0, 0, 300, 200))
      let view = SizedView()
      root.addSubview(wrap(view), filling: .superview)
      root.layoutIfNeeded()
      #expect(view.convert(view.bounds, to: root) == frame)
    }
  }

  @Test func `hide while nothing in them is to be seen`() {
    let views = boxes(2)
    let stack = View.horizontallyStacked(views)
    #expect(!stack.isHidden)
    for view in views { view.isHidden = true }
    #expect(stack.isHidden)
    views[0].isHidden = false
    #expect(!stack.isHidden)
    stack.removeAllArrangedSubviews()
    #expect(stack.isHidden && View.verticallyStacked([]).isHidden)
  }

  @Test func `adjust to the room and to the size of texts`() {
    let root = View(frame: CGRect(0, 0, 300, 200))
    root.environment.traits.verticalSizeClass = .regular
    let buttons = View.autoAdjustingVerticallyStacked(boxes(2), spacing: 8)
    let texts = View.autoAdjustingHorizontallyStacked(boxes(2), spacing: 8)
    let named = View.stacked(
      boxes(2),
      axis: .vertical,
      spacing: 1,
      alternativeAxis: .horizontal,
      alternativeSpacing: 2,
      insets: .all(3),
      isAlternative: .name(is: .alternative)
    )
    for stack in [buttons, texts, named] { root.addSubview(stack, pinnedTo: .topLeading) }
    root.layoutIfNeeded()
    #expect(buttons.axis == .vertical && texts.axis == .horizontal && named.axis == .vertical)
    #expect(named.frame.size == CGSize(width: 86, height: 67))
    root.environment.traits.verticalSizeClass = .compact
    root.environment.traits.preferredContentSizeCategory = .accessibilityLarge
    named.activeConditionalConstraintsConfigurationName = .alternative
    root.layoutIfNeeded()
    #expect(buttons.axis == .horizontal && buttons.distribution == .fillEqually)
    #expect(texts.axis == .vertical && named.axis == .horizontal && named.spacing == 2)
  }
}

@Suite struct `An overflow scroll view` {
  @Test func `is as large as its content where there is room, and scrolls where there isn't`() {
    let root = View(frame: CGRect(0, 0, 300, 200))
    root.environment.traits.displayScale = 1
    let content = SizedView()
    content.contentSize = CGSize(width: 100, height: 120)
    let scroll = content.verticallyScrollable()
    let footer = SizedView()
    footer.disallowVerticalGrowing().disallowVerticalShrinking()
    root.addSubview(View.verticallyStacked(scroll, footer), filling: .superview)
    root.layoutIfNeeded()
    #expect(scroll.frame.height == 170 && content.frame == CGRect(0, 0, 300, 170))
    content.contentSize.height = 400
    root.layoutIfNeeded()
    #expect(scroll.frame.height == 170 && scroll.contentSize == CGSize(width: 300, height: 400))
    #expect(footer.frame == CGRect(0, 170, 300, 30))
  }

  @Test func `scrolls sideways by the same rule`() {
    let root = View(frame: CGRect(0, 0, 300, 200))
    let content = SizedView()
    content.contentSize.width = 500
    let scroll = View.horizontallyScrollable(content, showsScrollIndicator: false)
    root.addSubview(scroll, filling: .superview)
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 500, height: 200))
    #expect(!scroll.showsHorizontalScrollIndicator && root.firstScrollableView === scroll)
  }

  @Test func `keeps its content above the keyboard`() {
    let root = View(frame: CGRect(0, 0, 300, 600))
    root.environment.safeArea = EdgeInsets(bottom: 30)
    let content = SizedView()
    let scroll = content.verticallyScrollable(avoidsKeyboard: true)
    scroll.contentInset.bottom = 5
    root.addSubview(scroll, filling: .superview)
    root.layoutIfNeeded()
    #expect(content.frame.height == 565)
    root.environment.keyboardHeight = 250
    root.layoutIfNeeded()
    #expect(scroll.contentInset.bottom == 225 && content.frame.height == 345)
    scroll.isAdjustingForKeyboard = false
    root.layoutIfNeeded()
    #expect(scroll.contentInset.bottom == 5 && content.frame.height == 565)
  }
}

@Suite struct `Guides of the helpers` {
  @Test func `follow the keyboard, and lie outside of areas`() {
    let stage = Stage()
    stage.root.addSubview(stage.view, filling: .keyboardFrame)
    #expect(stage.frame() == CGRect(0, 200, 300, 0))
    stage.root.environment.keyboardHeight = 80
    #expect(stage.frame() == CGRect(0, 120, 300, 80))
    stage.view.removeFromSuperview()
    stage.root.addSubview(stage.view, filling: .keyboardSafeArea)
    #expect(stage.frame() == CGRect(6, 20, 288, 100))
    let guides = stage.root.excludedByLayoutMarginGuides
    #expect(guides.leading === stage.root.excludedByLayoutMarginsGuides.leading)
    #expect(stage.root.unreadableContentGuides.trailing.owningView === stage.root)
    _ = stage.frame()
    #expect(guides.leading.layoutFrame == .zero || guides.leading.layoutFrame.width == 16)
  }

  private static func post(_ name: Notification.Name, top: CGFloat, object: Any? = nil) {
    NotificationCenter.default.post(
      name: name,
      object: object,
      userInfo: [
        Responder.keyboardFrameEndUserInfoKey: NSValue(rect: CGRect(0, top, 300, 400 - top))
      ]
    )
  }

  @Test func `follow a keyboard that somebody posts`() {
    let window = Window(frame: CGRect(0, 0, 300, 400))
    let view = View()
    window.addSubview(view, filling: .keyboardFrame)
    Self.post(Responder.keyboardWillShowNotification, top: 250)
    #expect(view.frame == CGRect(0, 250, 300, 150) && window.isKeyboardShown)
    Self.post(Responder.keyboardWillChangeFrameNotification, top: 300, object: window)
    #expect(view.frame == CGRect(0, 300, 300, 100))
    // Other windows have keyboards of their own, and so have other threads.
    Self.post(Responder.keyboardWillShowNotification, top: 100, object: Window(frame: .zero))
    let other = Thread { Self.post(Responder.keyboardWillShowNotification, top: 100) }
    other.start()
    while !other.isFinished { Thread.sleep(forTimeInterval: 0.001) }
    #expect(view.frame == CGRect(0, 300, 300, 100))
    Self.post(Responder.keyboardWillHideNotification, top: 250)
    #expect(view.frame == CGRect(0, 400, 300, 0) && !window.isKeyboardShown)
    weak var gone: Window?
    do {
      let brief = Window(frame: .zero)
      gone = brief
    }
    #expect(gone == nil)
  }

  @Test func `with a fixed frame follow it into another view`() {
    let stage = Stage()
    let guide = FixedFrameLayoutGuide()
    guide.frame = CGRect(10, 20, 30, 40)
    stage.sibling.addLayoutGuide(guide)
    stage.root.addSubview(stage.view, filling: .guide(guide))
    #expect(stage.frame() == CGRect(50, 80, 30, 40))
    stage.root.addLayoutGuide(guide)
    guide.center = CGPoint(x: 100, y: 100)
    stage.view.constrain(filling: .guide(guide))
    #expect(stage.frame() == CGRect(85, 80, 30, 40))
  }
}

@Suite struct `Views that come with helpers` {
  private func root() -> View {
    let root = View(frame: CGRect(0, 0, 300, 400))
    root.environment.traits.displayScale = 1
    return root
  }

  @Test func `collapse and expand`() {
    let (root, inner) = (root(), SizedView())
    let view = CollapsableView(view: inner, edge: .bottom)
    root.addSubview(view, pinnedTo: .top)
    root.layoutIfNeeded()
    #expect(view.frame.height == 30)
    view.isExpanded = false
    root.layoutIfNeeded()
    #expect(view.frame.height == 0)
    view.setIsExpanded(true, animated: true)
    #expect(view.frame.height == 30)
  }

  @Test func `keep spacing between what shows alone`() {
    let root = root()
    let views = (0..<3).map { _ in SizedView() }
    let view = MultiCollapsableView(views: views)
    root.addSubview(view, pinnedTo: .top)
    root.layoutIfNeeded()
    #expect(view.frame.height == 106 && view.areAllViewsExpanded)
    view.setIsExpanded(false, view: views[1], animated: false)
    root.layoutIfNeeded()
    #expect(view.frame.height == 68 && !view.isExpanded(views[1]))
    view.collapseAll(animated: false)
    root.layoutIfNeeded()
    #expect(view.frame.height == 0 && !view.hasAnExpandedView)
    view.expandAll(animated: false)
    root.layoutIfNeeded()
    #expect(view.frame.height == 106)
  }

  @Test func `put a footer under content that scrolls`() {
    let root = root()
    let view = ContentWithFooterView()
    let (content, footer) = (SizedView(), SizedView())
    content.contentSize.height = 1_000
    view.addContentView(content)
    view.addFooterView(footer.prefersExactVerticalSize() as View)
    root.addSubview(view, filling: .superview)
    root.layoutIfNeeded()
    let frame = footer.convert(footer.bounds, to: root)
    #expect(frame.maxY == 376)
    #expect(frame.height == 30)
    #expect(view.scrollView.contentSize.height == 1_000)
    // The footer with the margins of what it lies in, and the spacing below it twice.
    #expect(view.fittingSize(for: 300) == CGSize(width: 300, height: 1_000 + 46 + 32))
    view.footerContentInsets = DirectionalEdgeInsets(top: 5, bottom: 6)
    #expect(view.fittingSize(for: 300) == CGSize(width: 300, height: 1_000 + 57 + 32))
  }

  @Test func `give a table headers that are as high as what they show`() {
    let root = root()
    let table = TableView()
    let header = SizedView()
    root.addSubview(table, filling: .superview)
    root.layoutIfNeeded()
    table.selfSizingTableHeaderView = header
    root.layoutIfNeeded()
    #expect(table.tableHeaderView?.frame.height == 30 && table.selfSizingTableHeaderView === header)
    header.contentSize.height = 70
    root.layoutIfNeeded()
    #expect(table.tableHeaderView?.frame.height == 70)
    let manual = ManualView()
    table.manualLayoutAutoSizingTableFooterView = manual
    root.layoutIfNeeded()
    #expect(table.tableFooterView?.frame.height == 55)
    manual.height = 65
    table.updateAutoSizingTableFooter()
    root.layoutIfNeeded()
    #expect(table.tableFooterView?.frame.height == 65)
    table.selfSizingTableHeaderView = nil
    #expect(table.tableHeaderView == nil)
  }

  @Test func `bring constraints and layout by hand together`() {
    let box = SizedView()
    let hosted = AutoLayoutHostedInManualLayoutBridgingView(view: box)
    let endless = CGSize(width: 1_000, height: 1_000)
    #expect(hosted.sizeThatFits(endless) == CGSize(width: 80, height: 30))
    #expect(hosted.sizeThatFits(CGSize(width: 40, height: 1_000)).width == 40)
    let root = root()
    let bridge = ManualLayoutHostedInAutoLayoutBridgingView(view: ManualView())
    root.addSubview(bridge, pinnedTo: .top)
    root.layoutIfNeeded()
    #expect(bridge.frame == CGRect(0, 0, 300, 55))
    let child = View()
    let wrapper = NonAutoLayoutWrappingView(view: child)
    root.addSubview(wrapper, pinnedAt: CGRect(10, 10, 50, 60))
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(0, 0, 50, 60))
  }

  @Test func `grow with their text up to a height`() {
    let root = root()
    let view = AutoSizingTextView(placeholder: "Say something")
    root.addSubview(view, pinnedTo: .top)
    root.layoutIfNeeded()
    let empty = view.frame.height
    view.text = "one\ntwo\nthree\nfour\nfive"
    root.layoutIfNeeded()
    #expect(view.frame.height > 3 * empty / 2 && !view.isScrollEnabled)
    view.maximumHeight = empty + 5
    root.layoutIfNeeded()
    #expect(view.frame.height == empty + 5 && view.isScrollEnabled)
    view.maximumHeight = 0
    root.layoutIfNeeded()
    #expect(view.frame.height > 3 * empty / 2 && !view.isScrollEnabled)
  }
}

/// A view that says its size by hand.
private final class ManualView: View {
  var height: CGFloat = 55
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 100, height: height) }
}
