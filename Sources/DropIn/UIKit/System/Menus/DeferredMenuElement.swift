import Foundation
public import SnaplineLayout

/// An entry in whose place others come when its menu opens.
///
/// None opens here: a test asks for them.
public final class UIDeferredMenuElement: UIMenuElement {
  /// What is asked for the entries, and calls with them when it has them.
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
