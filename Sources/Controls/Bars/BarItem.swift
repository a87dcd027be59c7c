public import Foundation
import SnaplineDrawing
public import SnaplineGeometry
import SnaplineLayout
import SnaplineText

/// What stands in a bar: UIKit's `UIBarItem`.
open class BarItem: NSObject, BarEntry {
  /// The bar that shows the item.
  weak var bar: (any BarItemHolder)?

  open var isEnabled = true { didSet { changed() } }
  open var title: String? { didSet { if title != oldValue { changed() } } }
  open var image: Image? { didSet { changed() } }
  open var imageInsets = EdgeInsets.zero { didSet { changed() } }
  open var tag = 0
  open var accessibilityLabel: String?
  open var accessibilityIdentifier: String?

  public override init() { super.init() }

  /// Archives can't be read here: an item from a coder is an empty one.
  public required init?(coder: NSCoder) { super.init() }

  func changed() { bar?.itemChanged() }
}

extension BarItem {
  /// What bars take of a dictionary of text attributes.
  static func looks(
    _ attributes: [NSAttributedString.Key: Any]
  ) -> (font: Font?, color: Color?) {
    (attributes[.font] as? Font, attributes[.foregroundColor] as? Color)
  }
}
