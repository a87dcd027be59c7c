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
      guard !isWithin(new) else { return root.report(.cycle(new)) }
      new.removeFromSuperview()
      new.stopMasking()
    }
    mask?.changeRare { $0.masked = nil }
    changeRare { $0.mask = new }
    new?.changeRare { $0.masked = self }
  }

  /// Ends the view's being somebody's mask.
  func stopMasking() { rare?.masked?.setMask(nil) }

  /// Whether this is the other view, or below it, or in its mask or that of a view below it.
  func isWithin(_ other: View) -> Bool {
    var view: View? = self
    while let current = view {
      if current === other { return true }
      view = current.parent ?? current.rare?.masked
    }
    return false
  }
}
