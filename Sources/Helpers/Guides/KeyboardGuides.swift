public import SnaplineLayout

/// The settings of a guide that follows the keyboard.
///
/// They have no effect here, because the layout itself follows the keyboard.
open class KeyboardFollowingLayoutGuide: LayoutGuide {
  public var invalidatesLayoutInWholeHierarchy = true
  public var ignoreHierarchyTransforms = true

  /// Has no effect: here no finger can drag a keyboard away.
  public static func ensureInteractiveKeyboardDismissalTracking() {}
}

/// The part of a view that the keyboard covers; without a keyboard, an empty area at the view's bottom.
public final class KeyboardFrameLayoutGuide: KeyboardFollowingLayoutGuide {}

/// The part of a view that neither the screen's edges nor the keyboard cover.
public final class KeyboardSafeAreaLayoutGuide: KeyboardFollowingLayoutGuide {}

extension View {
  /// The part of the view that the keyboard covers; the guide is made at its first use.
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

  /// The safe area without the keyboard; the guide is made at its first use.
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
