extension Responder {
  /// Takes typing from whoever in the tree has it; not from one who won't give it up.
  func takeTyping() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder else { return false }
    let tree = (self as? View)?.root
    if let tree, let other = tree.pass.firstResponder, other !== self {
      guard other.canResignFirstResponder, other.resignFirstResponder() else { return false }
    }
    rareOrNew.isFirstResponder = true
    tree?.pass.firstResponder = self
    return true
  }

  func dropTyping() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    rareOrNew.isFirstResponder = false
    if let tree = (self as? View)?.root, tree.pass.firstResponder === self {
      tree.pass.firstResponder = nil
    }
    return true
  }
}

extension View {
  func endTyping(_ force: Bool) -> Bool {
    guard let typing = root.rare?.pass?.firstResponder,
      let view = typing as? View ?? (typing as? ViewController)?.loadedView,
      view.isDescendant(of: self)
    else { return false }
    if typing.resignFirstResponder() { return true }
    guard force else { return false }
    typing.changeRare { $0.isFirstResponder = false }
    root.pass.firstResponder = nil
    return true
  }
}
