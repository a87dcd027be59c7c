public import Foundation
public import SnaplineDrawing

/// An object that adapts its content to a new size or new traits: UIKit's `UIContentContainer`.
public protocol ContentContainer: AnyObject {
  var preferredContentSize: CGSize { get }
  func preferredContentSizeDidChange(forChildContentContainer container: any ContentContainer)
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any ContentContainer)
  func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  func viewWillTransition(
    to size: CGSize,
    with coordinator: any ViewControllerTransitionCoordinator
  )
  func willTransition(
    to newCollection: TraitCollection,
    with coordinator: any ViewControllerTransitionCoordinator
  )
}

extension ViewController: ContentContainer {
  func passOn(_ size: CGSize, with coordinator: any ViewControllerTransitionCoordinator) {
    for child in contained {
      let own = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard child.loadedView?.bounds.size != own else { continue }
      child.viewWillTransition(to: own, with: coordinator)
    }
    presented?.asPresented.viewWillTransition(to: size, with: coordinator)
  }

  func passOn(
    _ traits: TraitCollection,
    with coordinator: any ViewControllerTransitionCoordinator
  ) {
    for child in contained { child.willTransition(to: traits, with: coordinator) }
    presented?.asPresented.willTransition(to: traits, with: coordinator)
  }

  /// Who hears of changes around this presented controller: the one that places its view, if any does.
  private var asPresented: any ContentContainer {
    guard let presentation = kin.presentation, presentation.container != nil else { return self }
    return presentation
  }
}
