import Foundation
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout
import TestSupport
import Testing

@Suite struct `Forms of stacks` {
  private func root() -> View {
    let root = View(frame: CGRect(0, 0, 300, 200))
    root.environment.traits.displayScale = 1
    return root
  }

  /// Where a view lies that is wrapped into a whole root.
  private func frame(_ wrap: (View) -> View) -> CGRect {
    let (root, view) = (root(), SizedView())
    root.addSubview(wrap(view), filling: .superview)
    root.layoutIfNeeded()
    return view.convert(view.bounds, to: root)
  }

  @Test func `are the same by a view and by its class`() {
    let insets = DirectionalEdgeInsets.all(5)
    let twins: [((View) -> View, (View) -> View)] = [
      (
        { $0.horizontally(aligned: .trailing, insets: insets) },
        { View.horizontally($0, alignment: .trailing, insets: insets) }
      ),
      (
        { $0.vertically(aligned: .bottom, insets: insets) },
        { View.vertically($0, alignment: .bottom, insets: insets) }
      ),
      (
        { $0.aligned(horizontally: .leading, vertically: .top, insets: insets) },
        { View.aligned($0, horizontally: .leading, vertically: .top, insets: insets) }
      ),
      (
        { $0.horizontallyCentered(insets: insets) },
        { View.horizontallyCentered($0, insets: insets) }
      ),
      ({ $0.verticallyCentered(insets: insets) }, { View.verticallyCentered($0, insets: insets) }),
      ({ $0.centered(insets: insets) }, { View.centered($0, insets: insets) }),
      ({ $0.insetted(by: insets) }, { View.insetted($0, by: insets) }),
      (
        { $0.verticallyScrollable(horizontally: .layoutMargins) },
        { View.verticallyScrollable($0, horizontally: .layoutMargins) }
      ),
      (
        { $0.horizontallyScrollable(vertically: .layoutMargins) },
        { View.horizontallyScrollable($0, vertically: .layoutMargins) }
      ),
    ]
    for (number, twin) in twins.enumerated() {
      let (one, other) = (frame(twin.0), frame(twin.1))
      #expect(one == other && one != CGRect(0, 0, 300, 200), "row \(number)")
    }
    #expect(frame { $0.verticallyScrollable(horizontally: .layoutMargins) }.minX == 8)
    #expect(frame { $0.horizontallyScrollable(vertically: .layoutMargins) }.minY == 8)
  }

  @Test func `take all that a stack is told`() {
    let views = [SizedView(), SizedView()]
    let stack = StackView(
      with: views,
      axis: .horizontal,
      alignment: .center,
      distribution: .equalSpacing,
      spacing: 4,
      insets: .all(3)
    )
    #expect(stack.arrangedSubviews == views && stack.axis == .horizontal)
    #expect(stack.alignment == .center && stack.distribution == .equalSpacing)
    #expect(stack.spacing == 4 && stack.directionalLayoutMargins == .all(3))
    #expect(StackView(with: SizedView(), SizedView()).arrangedSubviews.count == 2)
    let more = [SizedView(), SizedView()]
    stack.addArrangedSubviews(more[0], more[1])
    #expect(stack.arrangedSubviews == views + more)
    stack.reallyRemoveArrangedSubview(views[0])
    #expect(stack.arrangedSubviews == [views[1]] + more && views[0].superview == nil)
    stack.replaceArrangedSubviews(with: views[0])
    #expect(stack.arrangedSubviews == [views[0]] && more[0].superview == nil)
    for made in [
      View.verticallyStacked(SizedView(), distribution: .fillEqually, spacing: 2, insets: .all(1)),
      View.horizontallyStacked(
        SizedView(),
        distribution: .fillEqually,
        spacing: 2,
        insets: .all(1)
      ),
    ] {
      #expect(made.distribution == .fillEqually && made.spacing == 2)
      #expect(made.directionalLayoutMargins == .all(1) && made is AutoHidingStackView)
    }
  }

  @Test func `hide on their own unless they are told not to`() throws {
    let view = SizedView()
    let stack = try #require(View.verticallyStacked(view) as? AutoHidingStackView)
    view.isHidden = true
    #expect(stack.isHidden)
    stack.automaticallyHidesWhenNotHavingVisibleSubviews = false
    stack.isHidden = false
    stack.setNeedsUpdateConstraints()
    #expect(!stack.isHidden)
    stack.automaticallyHidesWhenNotHavingVisibleSubviews = true
    #expect(
      stack.isHidden && AutoHidingStackView.defaultAutomaticallyHidesWhenNotHavingVisibleSubviews
    )
  }

  @Test func `take as long for each view, however many they arrange`() {
    let times = [2_000, 16_000].map { count in
      let views = (0..<count).map { _ in View() }
      let hidden = (0..<count).map { _ in View() }
      for view in hidden { view.isHidden = true }
      let stack = AutoHidingStackView()
      let time = processorTime {
        for view in hidden { stack.addArrangedSubview(view) }
        #expect(stack.isHidden)
        for view in views { stack.addArrangedSubview(view) }
      }
      #expect(!stack.isHidden)
      return time / Double(count)
    }
    #expect(times[1] < 4 * times[0], "\(times)")
  }

  @Test func `hide once the last view that shows is gone`() {
    let views = (0..<3).map { _ in SizedView() }
    let stack = AutoHidingStackView()
    #expect(stack.isHidden)
    views[0].isHidden = true
    stack.addArrangedSubview(views[0])
    #expect(stack.isHidden)
    stack.addArrangedSubview(views[1])
    stack.insertArrangedSubview(views[2], at: 0)
    #expect(!stack.isHidden)
    stack.insertArrangedSubview(views[1], at: 0)
    views[2].isHidden = true
    #expect(!stack.isHidden)
    stack.removeArrangedSubview(views[1])
    #expect(stack.isHidden)
    views[0].isHidden = false
    #expect(!stack.isHidden)
    views[0].removeFromSuperview()
    #expect(stack.isHidden)
  }

  @Test func `turn round by their own classes`() {
    let root = root()
    root.environment.traits.verticalSizeClass = .regular
    let column = AutoAdjustingVerticalStackView(with: [SizedView(), SizedView()], spacing: 3)
    let row = AutoAdjustingHorizontalStackView(with: [SizedView(), SizedView()], spacing: 3)
    root.addSubview(column, pinnedTo: .topLeading)
    root.addSubview(row, pinnedTo: .bottomLeading)
    #expect(column.axis == .vertical && row.axis == .horizontal)
    root.environment.traits.verticalSizeClass = .compact
    root.environment.traits.preferredContentSizeCategory = .accessibilityMedium
    #expect(column.axis == .horizontal && column.distribution == .fillEqually)
    #expect(row.axis == .vertical && row.spacing == 3)
  }

  @Test func `turn round before they are in anything, and keep how a column shares its length`() {
    let row = View.autoAdjustingHorizontallyStacked(SizedView(), SizedView())
    #expect(row.axis == .horizontal)
    row.axis = .vertical
    #expect(row.axis == .horizontal)
    let root = root()
    let column = View.autoAdjustingVerticallyStacked(
      SizedView(),
      SizedView(),
      distribution: .equalSpacing
    )
    root.addSubview(column, filling: .superview)
    for (sizeClass, expected) in [
      (UserInterfaceSizeClass.regular, StackView.Distribution.equalSpacing),
      (.compact, .fillEqually), (.regular, .equalSpacing),
    ] {
      root.environment.traits.verticalSizeClass = sizeClass
      #expect(column.distribution == expected)
    }
    root.environment.traits.verticalSizeClass = .compact
    column.distribution = .fill
    #expect(column.distribution == .fillEqually)
    root.environment.traits.verticalSizeClass = .regular
    #expect(column.distribution == .fill)
  }

  @Test func `are what a handler makes of them, again whenever traits change`() {
    let root = root()
    let stack = View.stacked(SizedView(), SizedView(), insets: .all(2)) { stack in
      stack.axis = stack.traits.userInterfaceStyle == .dark ? .vertical : .horizontal
    }
    root.addSubview(stack, pinnedTo: .topLeading)
    #expect(stack.axis == .horizontal && stack.directionalLayoutMargins == .all(2))
    root.environment.traits.userInterfaceStyle = .dark
    #expect(stack.axis == .vertical)
    let texts = View.accessibilityAdjustingHorizontallyStacked(
      SizedView(),
      SizedView(),
      spacing: 1,
      accessibilityAlignment: .leading,
      accessibilitySpacing: 5
    )
    root.addSubview(texts, pinnedTo: .bottomLeading)
    #expect(texts.axis == .horizontal && texts.spacing == 1 && texts.alignment == .fill)
    root.environment.traits.preferredContentSizeCategory = .accessibilityMedium
    #expect(texts.axis == .vertical && texts.spacing == 5 && texts.alignment == .leading)
  }

  /// A handler that others are added to keeps all their conditions.
  @Test func `are chained without losing what they wait for`() {
    typealias Handler = AutoAdjustingStackView.ConfigurationUpdateHandler
    let root = root()
    let axis = Handler.regularWithAlternative(
      axis: .horizontal,
      alternativeAxis: .vertical,
      isAlternative: .name(is: .alternative)
    )
    var runs = 0
    let handlers = [
      axis.chained { _ in runs += 1 }, Handler { _ in runs += 1 }.chained(with: axis),
    ]
    for handler in handlers {
      let stack = AutoAdjustingStackView(with: [SizedView()], handler: handler)
      root.addSubview(stack, pinnedTo: .topLeading)
      root.layoutIfNeeded()
      #expect(stack.axis == .horizontal)
      runs = 0
      stack.activeConditionalConstraintsConfigurationName = .alternative
      root.layoutIfNeeded()
      #expect(stack.axis == .vertical && runs > 0)
      stack.removeFromSuperview()
    }
  }
}
