import AutoLayoutConvenience
import TestSupport
import Testing
import UIKit

/// What the library's page says of stacks, scroll views and tables.
@Suite struct `The page's containers` {
  private func views(_ count: Int) -> [UIView] { (0..<count).map { _ in SizedView() } }

  private func root(_ view: UIView) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    root.environment.traits.verticalSizeClass = .regular
    root.addSubview(view, filling: .superview)
    root.layoutIfNeeded()
    return root
  }

  private func frame(of view: UIView, in root: UIView) -> CGRect {
    view.convert(view.bounds, to: root)
  }

  @Test func `are stacks with all that they are told in one call`() {
    let stack = UIStackView(
      with: views(2),
      axis: .horizontal,
      alignment: .center,
      distribution: .fillEqually,
      spacing: 4,
      insets: .all(8)
    )
    let more = views(2)
    stack.addArrangedSubviews(more)
    #expect(stack.arrangedSubviews.count == 4)
    stack.reallyRemoveArrangedSubview(more[0])
    #expect(stack.arrangedSubviews.count == 3 && more[0].superview == nil)
  }

  @Test func `stack, align, center and inset`() {
    let two = views(2)
    let column = root(UIView.verticallyStacked(two, spacing: 10, insets: .all(5)))
    #expect(frame(of: two[0], in: column).origin == CGPoint(x: 5, y: 5))
    #expect(frame(of: two[1], in: column).width == 290)
    let row = views(2)
    let across = root(UIView.stacked(row, axis: .horizontal, spacing: 20))
    #expect(frame(of: row[1], in: across).minX == frame(of: row[0], in: across).maxX + 20)
    let view = SizedView()
    var root = root(view.aligned(horizontally: .trailing, vertically: .center))
    #expect(frame(of: view, in: root) == CGRect(x: 220, y: 85, width: 80, height: 30))
    root = self.root(UIView.centered(view))
    #expect(frame(of: view, in: root) == CGRect(x: 110, y: 85, width: 80, height: 30))
    root = self.root(view.insetted(by: .all(10)))
    #expect(frame(of: view, in: root) == CGRect(x: 10, y: 10, width: 280, height: 180))
  }

  @Test func `switch their axes by themselves`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    root.environment.traits.verticalSizeClass = .regular
    let stacks = [
      UIView.autoAdjustingVerticallyStacked(views(2)),
      UIView.autoAdjustingHorizontallyStacked(views(2)),
      AutoAdjustingVerticalStackView(with: views(2)),
      AutoAdjustingHorizontalStackView(with: views(2)),
    ]
    for stack in stacks { root.addSubview(stack, pinnedTo: .topLeading) }
    expectEqual(stacks.map(\.axis), [.vertical, .horizontal, .vertical, .horizontal])
    root.environment.traits.verticalSizeClass = .compact
    root.environment.traits.preferredContentSizeCategory = .accessibilityLarge
    expectEqual(stacks.map(\.axis), [.horizontal, .vertical, .horizontal, .vertical])
  }

  @Test func `scroll only when they need to`() {
    let view = SizedView()
    let scroll = view.verticallyScrollable(horizontally: .layoutMargins, avoidsKeyboard: true)
    let root = root(scroll)
    #expect(scroll.isAdjustingForKeyboard && scroll.contentSize.height == 200)
    #expect(frame(of: view, in: root).width == 284)
    view.constrain(height: 500)
    root.layoutIfNeeded()
    #expect(scroll.contentSize.height == 500)
    scroll.isAdjustingForKeyboard = false
    let wide = SizedView().constrain(width: 900)
    let across: HorizontalOverflowScrollView = UIView.horizontallyScrollable(wide)
    _ = self.root(across)
    #expect(across.contentSize.width == 900 && across.contentSize.height == 200)
  }

  @Test func `give tables headers and footers that size themselves`() {
    let tableView = UITableView(frame: .zero, style: .plain)
    let root = root(tableView)
    let myAutoLayoutHeaderView = GrowingView()
    tableView.tableHeaderView = AutoSizingTableHeaderFooterView(view: myAutoLayoutHeaderView)
    root.layoutIfNeeded()
    #expect(tableView.tableHeaderView?.frame.height == 30)
    myAutoLayoutHeaderView.height = 60
    root.layoutIfNeeded()
    #expect(tableView.tableHeaderView?.frame.height == 60)

    tableView.selfSizingTableHeaderView = myAutoLayoutHeaderView
    root.layoutIfNeeded()
    #expect(tableView.tableHeaderView?.frame.height == 60)

    let headerView = AutoSizingTableHeaderFooterView(view: myAutoLayoutHeaderView)
    headerView.automaticallyAnimateChanges = false
    tableView.tableHeaderView = headerView
    let myAutoLayoutFooterView = GrowingView()
    tableView.selfSizingTableFooterView = myAutoLayoutFooterView
    root.layoutIfNeeded()
    #expect(headerView.frame.height == 60 && tableView.tableFooterView?.frame.height == 30)

    let manualLayoutView = MyManualLayoutViewImplementingSizeThatFits()
    tableView.manualLayoutAutoSizingTableHeaderView = manualLayoutView
    manualLayoutView.height = 70
    tableView.updateAutoSizingTableHeader()
    root.layoutIfNeeded()
    #expect(tableView.tableHeaderView?.frame.height == 70)
  }
}

private final class GrowingView: UIView {
  var height: CGFloat = 30 { didSet { invalidateIntrinsicContentSize() } }
  override var intrinsicContentSize: CGSize { CGSize(width: 80, height: height) }
}

private final class MyManualLayoutViewImplementingSizeThatFits: UIView {
  var height: CGFloat = 44
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 100, height: height) }
}
