import AutoLayoutConvenience
import Testing
import UIKit

/// What the library's page has happen later, as it stands there.
///
/// Swift 6 takes views for what no queue may be handed.
@Suite struct `The page's examples that wait` {
  @Test func `switch to another configuration`() async {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let button = UIView()
    view.addSubview(button, centeredIn: .superview)
    // create two configurations
    UIView.addNamedConditionalConfiguration(.main) { button.constrain(widthAndHeight: 44) }
    UIView.addNamedConditionalConfiguration(.alternative) {
      button.constrain(widthAndHeight: 24)
    }.animateChanges()
    view.layoutIfNeeded()
    #expect(button.frame.size == CGSize(width: 44, height: 44))
    await withCheckedContinuation { isOver in
      DispatchQueue.main.asyncAfter(deadline: .now() + 10) {
        button.activeConditionalConstraintsConfigurationName = .alternative
        isOver.resume()
      }
    }
    view.layoutIfNeeded()
    #expect(button.frame.size == CGSize(width: 24, height: 24))
  }

  @Test func `change what a table's header shows`() async {
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    let myAutoLayoutHeaderView = HeaderView()
    tableView.tableHeaderView = AutoSizingTableHeaderFooterView(view: myAutoLayoutHeaderView)
    tableView.layoutIfNeeded()
    #expect(tableView.tableHeaderView?.frame.height == 30)
    await withCheckedContinuation { isOver in
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        myAutoLayoutHeaderView.somethingThatUpdatesTheContentHeightOfThisView()
        isOver.resume()
      }
    }
    tableView.layoutIfNeeded()
    #expect(tableView.tableHeaderView?.frame.height == 75)
  }

  @Test func `change a header that is laid out by hand`() async {
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    let manualLayoutView = MyManualLayoutViewImplementingSizeThatFits()
    tableView.manualLayoutAutoSizingTableHeaderView = manualLayoutView
    tableView.layoutIfNeeded()
    #expect(tableView.tableHeaderView?.frame.height == 30)
    await withCheckedContinuation { isOver in
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        manualLayoutView.somethingThatUpdatesTheContentHeightOfThisView()
        tableView.updateAutoSizingTableHeader()
        isOver.resume()
      }
    }
    tableView.layoutIfNeeded()
    #expect(tableView.tableHeaderView?.frame.height == 75)
  }
}

private final class HeaderView: UIView {
  private var height: CGFloat = 30

  override var intrinsicContentSize: CGSize { CGSize(width: 80, height: height) }

  func somethingThatUpdatesTheContentHeightOfThisView() {
    height = 75
    invalidateIntrinsicContentSize()
  }
}

private final class MyManualLayoutViewImplementingSizeThatFits: UIView {
  private var height: CGFloat = 30

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

  func somethingThatUpdatesTheContentHeightOfThisView() { height = 75 }
}
