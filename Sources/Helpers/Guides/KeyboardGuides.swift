public import SnaplineLayout

/// What a guide that follows the keyboard may be told; here the layout itself follows it, so that
/// neither changes anything.
open class KeyboardFollowingLayoutGuide: LayoutGuide {
  public var invalidatesLayoutInWholeHierarchy = true
  public var ignoreHierarchyTransforms = true

  /// Keyboards that are dragged away by a finger, which there isn't here.
  public static func ensureInteractiveKeyboardDismissalTracking() {}
}

/// What the keyboard covers of a view; without one, nothing at its bottom.
public final class KeyboardFrameLayoutGuide: KeyboardFollowingLayoutGuide {}

/// What neither the screen's edges nor the keyboard cover of a view.
public final class KeyboardSafeAreaLayoutGuide: KeyboardFollowingLayoutGuide {}

extension View {
  /// What the keyboard covers of the view; made when it is first asked for.
  public var keyboardFrameLayoutGuide: KeyboardFrameLayoutGuide {
    guide(KeyboardFrameLayoutGuide.init, "AutoLayoutConvenience.keyboardFrameLayoutGuide") {
      guide in
      [
        guide.topAnchor.constraint(equalTo: keyboardOverlapGuide.topAnchor),
        guide.leadingAnchor.constraint(equalTo: leadingAnchor),
        guide.trailingAnchor.constraint(equalTo: trailingAnchor),
        guide.bottomAnchor.constraint(equalTo: bottomAnchor),
      ]
    }
  }

  /// The safe area without the keyboard; made when it is first asked for.
  public var keyboardSafeAreaLayoutGuide: KeyboardSafeAreaLayoutGuide {
    guide(KeyboardSafeAreaLayoutGuide.init, "AutoLayoutConvenience.KeyboardSafeAreaLayoutGuide") {
      guide in
      let safeArea = safeAreaLayoutGuide
      return [
        guide.topAnchor.constraint(equalTo: safeArea.topAnchor),
        guide.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
        guide.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
        // Without a keyboard that guide is what the screen's edge covers.
        guide.bottomAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor),
      ]
    }
  }

  /// The view's guide of a class, made with its constraints when there is none yet.
  private func guide<Guide: LayoutGuide>(
    _ make: () -> Guide,
    _ identifier: String,
    _ constraints: (Guide) -> [LayoutConstraint]
  ) -> Guide {
    if let guide = layoutGuides.lazy.compactMap({ $0 as? Guide }).first { return guide }
    let guide = make()
    guide.identifier = identifier
    addLayoutGuide(guide)
    LayoutConstraint.activate(constraints(guide))
    return guide
  }
}
