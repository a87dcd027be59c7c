import Foundation

extension View {
  /// The view's own tint, else that of the nearest view above which has one, else the system's blue.
  var tint: Color {
    guard flags.contains(.mayBeTinted) else { return .systemBlue }
    var view: View? = self
    while let current = view {
      if let tint = current.rare?.tint { return tint }
      view = current.parent
    }
    return .systemBlue
  }

  func setTint(_ new: Color?) {
    let old = tint
    changeRare { $0.tint = new }
    markTinted()
    if tint != old { announceTint() }
  }

  /// Notes of this view, and of all below, that a tint may come from above.
  func markTinted() {
    guard !flags.contains(.mayBeTinted) else { return }
    for view in subtree { view.flags.insert(.mayBeTinted) }
  }

  /// Tells the view, and all below that take its tint, that there is another one.
  func announceTint() {
    var waiting = [self]
    while let view = waiting.popLast() {
      view.tintColorDidChange()
      waiting.append(contentsOf: view.children.reversed().filter { $0.rare?.tint == nil })
    }
  }

  /// A mask stands in no list of subviews, and in one tree at most.
  func setMask(_ new: View?) {
    guard new !== mask else { return }
    if let new {
      guard !isDescendant(of: new) else { return root.report(.cycle(new)) }
      new.removeFromSuperview()
    }
    changeRare { $0.mask = new }
  }
}
