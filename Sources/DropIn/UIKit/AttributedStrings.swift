public import Foundation

extension NSAttributedString {
  /// An empty text; Foundation on Linux has only the initializer with a string.
  ///
  /// Code never passes the argument: an initializer without one can't be added to Foundation's class.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
