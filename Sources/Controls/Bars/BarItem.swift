public import Foundation
import SnaplineDrawing
public import SnaplineGeometry
import SnaplineLayout
import SnaplineText

/// An item in a bar: UIKit's `UIBarItem`.
open class BarItem: NSObject, BarEntry {
  /// The bar that shows the item.
  weak var bar: (any BarItemHolder)?

  open var isEnabled = true { didSet { changed() } }
  open var title: String? { didSet { if title != oldValue { changed() } } }
  open var image: Image? { didSet { changed() } }
  open var imageInsets = EdgeInsets.zero { didSet { changed() } }
  open var tag = 0
  private var titleAttributes: [Control.State: [NSAttributedString.Key: Any]] = [:]
  open var accessibilityLabel: String?
  open var accessibilityIdentifier: String?

  public override init() { super.init() }

  /// Archives can't be read here: an item from a coder is an empty one.
  public required init?(coder: NSCoder) { super.init() }

  /// Sets how the title is written in a state; bars use the font and the colour.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: Control.State
  ) {
    titleAttributes[state] = attributes
    changed()
  }

  open func titleTextAttributes(for state: Control.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  /// The font and the colour of the title in a state, as they were set.
  func titleLook(_ state: Control.State) -> (font: Font?, color: Color?) {
    Self.looks(titleAttributes[state] ?? [:])
  }

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
