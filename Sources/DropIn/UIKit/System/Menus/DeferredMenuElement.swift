import Foundation
public import SnaplineLayout

/// A placeholder in a menu, which is replaced by other entries when the menu opens.
///
/// No menu opens here: a test asks for the entries.
public final class UIDeferredMenuElement: UIMenuElement {
  /// A function that is asked for the entries, and passes them to its argument when it has them.
  public typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

  public let elementProvider: Provider

  public init(_ elementProvider: @escaping Provider) {
    self.elementProvider = elementProvider
    super.init(title: "", subtitle: nil)
  }

  /// Entries that are asked for each time the menu opens.
  public static func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider)
  }
}
