import Foundation
import SnaplineDrawing

/// The view that a transition takes place in, over the presenter's view.
final class PresentationContainer: View {
  private weak var presentation: PresentationController?

  init(of presentation: PresentationController, frame: CGRect) {
    self.presentation = presentation
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    presentation?.traitCollectionDidChange(previousTraitCollection)
  }
}
