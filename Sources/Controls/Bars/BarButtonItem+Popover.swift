public import Foundation
public import SnaplineLayout

extension BarButtonItem: PopoverPresentationControllerSourceItem {
  /// The frame of the item's button in the bar that shows it, in the coordinates of a view.
  public func frame(in referenceView: View) -> CGRect? {
    guard let bar, let button = BarButtonView.showing(self, in: bar) else { return nil }
    return button.frame(in: referenceView)
  }
}

extension PopoverPresentationController {
  /// The button of a bar to which the popover's arrow points.
  public var barButtonItem: BarButtonItem? {
    get { sourceItem as? BarButtonItem }
    set { sourceItem = newValue }
  }
}

extension BarButtonView {
  /// The view of an item, somewhere below another view.
  fileprivate static func showing(_ item: BarButtonItem, in view: View) -> BarButtonView? {
    for child in view.subviews {
      if let button = child as? BarButtonView, button.item === item { return button }
      if let found = showing(item, in: child) { return found }
    }
    return nil
  }
}
