import UIKit

@IBDesignable class Field: UITextField {
  @objc dynamic var inset: CGFloat = 8

  @MainActor override func textRect(forBounds bounds: CGRect) -> CGRect {
    super.textRect(forBounds: bounds).insetBy(dx: inset, dy: 0)
  }

  static let path = #keyPath(Field.inset)
}
