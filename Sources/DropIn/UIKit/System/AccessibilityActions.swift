import Foundation
public import SnaplineControls
public import SnaplineLayout

public typealias UIAccessibilityCustomAction = AccessibilityCustomAction
public typealias UIAccessibilityScrollDirection = AccessibilityScrollDirection

private struct ActionPicture: SetAside {
  var image: UIImage?
}

extension UIAccessibilityCustomAction {
  public var image: UIImage? {
    get { self[aside: \ActionPicture.image] }
    set { self[aside: \ActionPicture.image] = newValue }
  }

  public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }

  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(name: name, target: target, selector: selector)
    self.image = image
  }
}

private struct InvertedColors: SetAside {
  var areIgnored = false
}

extension UIView {
  /// Kept without an effect, because no picture here is shown with inverted colours.
  public var accessibilityIgnoresInvertColors: Bool {
    get { self[aside: \InvertedColors.areIgnored] }
    set { self[aside: \InvertedColors.areIgnored] = newValue }
  }
}
