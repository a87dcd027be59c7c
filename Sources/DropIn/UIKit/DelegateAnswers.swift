import Foundation
public import SnaplineControls
public import SnaplineLayout

// Code asks a delegate whether it has a member before it calls it. Here each has all of its protocol's.

extension ScrollViewDelegate {
  /// Whether the object has the method from which the selector was made.
  public func responds(to selector: Selector!) -> Bool { selector?.isAnswered(by: self) ?? false }
}

extension TableViewDataSource {
  public func responds(to selector: Selector!) -> Bool { selector?.isAnswered(by: self) ?? false }
}

extension CollectionViewDataSource {
  public func responds(to selector: Selector!) -> Bool { selector?.isAnswered(by: self) ?? false }
}

extension TextFieldDelegate {
  public func responds(to selector: Selector!) -> Bool { selector?.isAnswered(by: self) ?? false }
}

extension SearchBarDelegate {
  public func responds(to selector: Selector!) -> Bool { selector?.isAnswered(by: self) ?? false }
}

extension GestureRecognizerDelegate {
  public func responds(to selector: Selector!) -> Bool { selector?.isAnswered(by: self) ?? false }
}

extension NavigationControllerDelegate {
  public func responds(to selector: Selector!) -> Bool { selector?.isAnswered(by: self) ?? false }
}

extension TabBarControllerDelegate {
  public func responds(to selector: Selector!) -> Bool { selector?.isAnswered(by: self) ?? false }
}
