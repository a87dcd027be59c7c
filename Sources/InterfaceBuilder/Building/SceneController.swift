import Foundation
import SnaplineGeometry
import SnaplineLayout

/// Stands around the controllers of scenes under bars, whose content begins below these.
final class SceneContainer: ViewController, BarContainer {
  func contentScrolled() {}
}

/// The controller of a scene's root, which has Interface Builder's margins: they go by the width of
/// the root, whatever the device's is.
final class SceneController: ViewController {
  private static let wideScreen = 400.0

  override var systemMinimumLayoutMargins: DirectionalEdgeInsets {
    let side = (viewIfLoaded?.bounds.width ?? 0) < Self.wideScreen ? 16.0 : 20.0
    return DirectionalEdgeInsets(leading: side, trailing: side)
  }
}
