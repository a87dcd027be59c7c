public import Foundation
public import SnaplineLayout

/// A search that stands below a screen's title: UIKit's `UISearchController`.
///
/// A ``NavigationItem`` shows its bar. ``searchResultsUpdater`` is asked for results when the text changes.
/// The controller of results is kept, but isn't shown by itself.
open class SearchController: ViewController {
  public let searchBar = SearchBar()
  open private(set) var searchResultsController: ViewController?
  open weak var searchResultsUpdater: (any SearchResultsUpdating)?
  open weak var delegate: (any SearchControllerDelegate)?

  public init(searchResultsController: ViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.searcher = self
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    searchBar.searcher = self
  }

  /// Whether somebody is searching: the bar then has the caret, and a button that ends it.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if isActive { delegate?.willPresentSearchController(self) }
      if !isActive { delegate?.willDismissSearchController(self) }
      if automaticallyShowsCancelButton { searchBar.showsCancelButton = isActive }
      if isActive {
        searchBar.becomeFirstResponder()
      } else {
        searchBar.resignFirstResponder()
        searchBar.text = nil
      }
      bar?.itemChanged()
      searchChanged()
      if isActive { delegate?.didPresentSearchController(self) }
      if !isActive { delegate?.didDismissSearchController(self) }
    }
  }

  open var obscuresBackgroundDuringPresentation = true
  /// Whether the title and the buttons of the bar are hidden while somebody searches.
  open var hidesNavigationBarDuringPresentation = true { didSet { bar?.itemChanged() } }
  open var automaticallyShowsCancelButton = true
  open var automaticallyShowsScopeBar = true
  open var showsSearchResultsController = false

  /// The bar that shows the search.
  private var bar: NavigationBar? { searchBar.superview as? NavigationBar }

  func searchChanged() { searchResultsUpdater?.updateSearchResults(for: self) }
}

/// The object that finds results: UIKit's `UISearchResultsUpdating`.
public protocol SearchResultsUpdating: AnyObject {
  func updateSearchResults(for searchController: SearchController)
}

/// The delegate that is told when a search begins and ends: UIKit's `UISearchControllerDelegate`.
public protocol SearchControllerDelegate: AnyObject {
  func willPresentSearchController(_ searchController: SearchController)
  func didPresentSearchController(_ searchController: SearchController)
  func willDismissSearchController(_ searchController: SearchController)
  func didDismissSearchController(_ searchController: SearchController)
}

extension SearchControllerDelegate {
  public func willPresentSearchController(_ searchController: SearchController) {}
  public func didPresentSearchController(_ searchController: SearchController) {}
  public func willDismissSearchController(_ searchController: SearchController) {}
  public func didDismissSearchController(_ searchController: SearchController) {}
}
