public import Foundation

/// The root of a tree that counts as being on a screen: UIKit's `UIWindow`.
///
/// Nothing needs a window to be laid out or drawn. With one, views are told of it as on a phone.
open class Window: View {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.formUnion([.isWindow, .mayHaveWindow])
    if type(of: self) == Window.self { flags.insert(.isPlain) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    flags.formUnion([.isWindow, .mayHaveWindow])
    if type(of: self) == Window.self { flags.insert(.isPlain) }
  }

  /// Shows the window, which needs no showing unless it was hidden.
  open func makeKeyAndVisible() { isHidden = false }
}

extension View {
  /// The window at the top of the tree, if there is one.
  var windowOfTree: Window? {
    guard flags.contains(.mayHaveWindow) else { return nil }
    let root = root
    return root.flags.contains(.isWindow) ? root as? Window : nil
  }
}
