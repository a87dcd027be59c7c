import Foundation
import TestSupport
import Testing
import UIKit

private final class Rows: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
}

private final class Items: UICollectionViewController {
  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 3 }
}

/// A view that listens to its traits by a method.
private final class Listener: UIView {
  var told: [UIUserInterfaceStyle] = []
  func changed(_ view: Listener, previous: UITraitCollection) {
    told.append(previous.userInterfaceStyle)
  }
}

private final class Zooming: NSObject, UIScrollViewDelegate {
  let content = UIView()
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
}

/// A source that would be asked ahead.
private final class Ahead: NSObject, UITableViewDataSourcePrefetching {
  var asked: [IndexPath] = []
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    asked += indexPaths
  }
}

@Suite struct `Members that view code calls` {
  @Test func `deselect the rows of a table that is to appear, unless told not to`() {
    let rows = Rows(style: .plain)
    rows.loadViewIfNeeded()
    let path = IndexPath(row: 1, section: 0)
    rows.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
    #expect(rows.clearsSelectionOnViewWillAppear && rows.tableView.indexPathForSelectedRow == path)
    rows.viewWillAppear(false)
    #expect(rows.tableView.indexPathForSelectedRow == nil)
    rows.clearsSelectionOnViewWillAppear = false
    rows.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
    rows.viewWillAppear(false)
    #expect(rows.tableView.indexPathForSelectedRow == path)
  }

  @Test func `deselect the items of a collection alike`() {
    let items = Items(collectionViewLayout: UICollectionViewFlowLayout())
    items.loadViewIfNeeded()
    let path = IndexPath(item: 2, section: 0)
    items.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
    items.viewWillAppear(false)
    #expect(items.collectionView.indexPathsForSelectedItems == [])
    items.clearsSelectionOnViewWillAppear = false
    items.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
    items.viewWillAppear(false)
    #expect(items.collectionView.indexPathsForSelectedItems == [path])
  }

  @Test func `count with priorities, weights and levels`() {
    let constraint = UIView().widthAnchor.constraint(equalToConstant: 1)
    constraint.priority = .defaultHigh - 1
    #expect(constraint.priority == UILayoutPriority(749))
    constraint.priority += 2
    #expect(constraint.priority > .defaultHigh && UILayoutPriority.required - .defaultLow == 750)
    #expect(UIFont.Weight.light < .bold)
    let window = UIWindow()
    #expect(window.windowLevel == .normal && UIWindow.Level.normal < .statusBar)
    window.windowLevel = .alert + 1
    #expect(window.windowLevel.rawValue == 2001)
  }

  @Test func `call methods when traits change, of the view and of another object`() {
    let (view, other) = (Listener(), Listener())
    let action = Selector("changed:previous:", Listener.changed)
    view.overrideUserInterfaceStyle = .light
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self], action: action)
    let registration = view.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self],
      target: other,
      action: action
    )
    view.overrideUserInterfaceStyle = .dark
    view.layoutIfNeeded()
    #expect(view.told == [.light] && other.told == [.light])
    view.unregisterForTraitChanges(registration)
    view.overrideUserInterfaceStyle = .light
    view.layoutIfNeeded()
    #expect(view.told == [.light, .dark] && other.told == [.light])
  }

  @Test func `zoom as far as a rectangle asks, where there is a view to zoom`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    scroll.maximumZoomScale = 4
    scroll.zoom(to: CGRect(x: 0, y: 0, width: 50, height: 50), animated: false)
    #expect(scroll.zoomScale == 1)
    let zooming = Zooming()
    scroll.delegate = zooming
    scroll.zoom(to: CGRect(x: 0, y: 0, width: 50, height: 50), animated: false)
    #expect(scroll.zoomScale == 2)
    scroll.zoom(to: CGRect(x: 0, y: 0, width: 1, height: 1), animated: true)
    #expect(scroll.zoomScale == 4)
    scroll.zoom(to: .zero, animated: true)
    #expect(scroll.zoomScale == 4 && scroll.delegate === zooming)
  }

  @Test func `name the faces of each family, which are there`() {
    for family in UIFont.familyNames {
      let names = UIFont.fontNames(forFamilyName: family)
      #expect(!names.isEmpty && names == names.sorted())
    }
    #expect(UIFont.fontNames(forFamilyName: "No such family").isEmpty)
  }

  @Test func `keep who would be asked for rows ahead`() {
    let (table, ahead) = (UITableView(), Ahead())
    #expect(table.isPrefetchingEnabled && table.prefetchDataSource == nil)
    table.prefetchDataSource = ahead
    table.isPrefetchingEnabled = false
    #expect(table.prefetchDataSource === ahead && !table.isPrefetchingEnabled)
    #expect(ahead.asked.isEmpty)
  }
}
