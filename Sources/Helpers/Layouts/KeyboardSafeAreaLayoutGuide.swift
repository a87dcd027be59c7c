public import SnaplineLayout

/// What neither the screen's edges nor the keyboard cover of a view.
public final class KeyboardSafeAreaLayoutGuide: LayoutGuide {
  fileprivate func join(_ view: View) {
    identifier = "AutoLayoutConvenience.KeyboardSafeAreaLayoutGuide"
    view.addLayoutGuide(self)
    let safeArea: LayoutGuide = view.safeAreaLayoutGuide
    LayoutConstraint.activate([
      topAnchor.constraint(equalTo: safeArea.topAnchor),
      leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      // Without a keyboard that guide is what the screen's edge covers.
      bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
  }
}

extension View {
  /// The safe area without the keyboard; made when it is first asked for.
  public var keyboardSafeAreaLayoutGuide: KeyboardSafeAreaLayoutGuide {
    if let guide = layoutGuides.lazy.compactMap({ $0 as? KeyboardSafeAreaLayoutGuide }).first {
      return guide
    }
    let guide = KeyboardSafeAreaLayoutGuide()
    guide.join(self)
    return guide
  }
}
