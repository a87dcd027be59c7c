public import Foundation

extension NSAttributedString {
  /// An empty text, which Foundation on Linux makes of a string alone.
  ///
  /// The argument is never written: an initializer without any can't be added to Foundation's class.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
