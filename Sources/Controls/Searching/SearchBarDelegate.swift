import SnaplineLayout

/// The delegate of a search bar: the methods of UIKit's `UISearchBarDelegate` that need no fingers.
public protocol SearchBarDelegate: AnyObject {
  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String)
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar)
  func searchBarTextDidEndEditing(_ searchBar: SearchBar)
  func searchBarSearchButtonClicked(_ searchBar: SearchBar)
  func searchBarCancelButtonClicked(_ searchBar: SearchBar)
}

extension SearchBarDelegate {
  public func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {}
  public func searchBarTextDidBeginEditing(_ searchBar: SearchBar) {}
  public func searchBarTextDidEndEditing(_ searchBar: SearchBar) {}
  public func searchBarSearchButtonClicked(_ searchBar: SearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: SearchBar) {}
}
