public import Foundation
public import SnaplineControls
import SnaplineLayout

// Members of tables that code sets and that no picture shows.

/// A source of rows that is never asked in advance: here rows are asked for when they are seen.
public protocol UITableViewDataSourcePrefetching: AnyObject {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  public func tableView(
    _ tableView: UITableView,
    cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}

private struct TablePrefetching: SetAside {
  var isEnabled = true
  weak var source: (any UITableViewDataSourcePrefetching)?
}

extension TableView {
  public var isPrefetchingEnabled: Bool {
    get { self[aside: \TablePrefetching.isEnabled] }
    set { self[aside: \TablePrefetching.isEnabled] = newValue }
  }
  public var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { self[aside: \TablePrefetching.source] }
    set { self[aside: \TablePrefetching.source] = newValue }
  }
}
